// @ts-check
// Who has a row of its own among the lanes.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** As many recognizers have a row of their own. */
  var most = 7;

  /** Those of UIKit's own that never decide a conflict by winning it. */
  var quiet = ["touch delay", "row close"];

  /** Those of UIKit's own that a program's recognizers are in conflict with, and how they lose. */
  var contested = ["scroll pan", "interactivePop", "contentPop"];
  var lost = ["recognizer.failed.excluded", "recognizer.failed.requirement"];

  /** @param {any} recognizer */
  function isTouched(recognizer) {
    return recognizer.states.some(function (/** @type {any} */ span) {
      return span.state !== "idle";
    });
  }

  /** Whether a delegate kept a recognizer from beginning. @param {any} story @param {any} explanation */
  function isRefused(story, explanation) {
    return (explanation.earlier || []).concat([explanation]).some(function (/** @type {any} */ one) {
      var record = story.records[one.chain[0]];
      return record && record.code === "recognizer.failed.shouldBegin";
    });
  }

  /** Whether a recognizer was recognized in one of its attempts, where it counts. @param {any} story @param {any} explanation */
  function hasWon(story, explanation) {
    var attempts = (explanation.earlier || []).concat([explanation]);
    return attempts.some(function (/** @type {any} */ one) { return one.outcome === "fired"; }) && quiet.indexOf(story.known[explanation.recognizer].kind) < 0;
  }
  live.hasWon = hasWon;

  /** The part that a recognizer had, as the page's signs have it; without an explanation it saw no touch. @param {any} [explanation] */
  live.part = function (explanation) {
    var outcome = explanation ? explanation.outcome : "unoffered";
    return outcome === "fired" ? "winner" : outcome === "waiting" ? "waiting" : outcome === "silent" || outcome === "cancelled" ? "refused" : "unseen";
  };

  /** Who has a row: those that had a part in it, whom the run is about, and the program's own that saw no touch. @param {any} story @param {(string | undefined)[]} subjects */
  function cast(story, subjects) {
    var all = story.recognizers;
    var parts = new Set(subjects);
    story.explanations.forEach(function (/** @type {any} */ explanation) {
      var recognizer = story.known[explanation.recognizer];
      if (hasWon(story, explanation) || (!recognizer.stock && isTouched(recognizer)) || isRefused(story, explanation)) parts.add(recognizer.name);
    });
    // Who kept a contender out is one as well.
    all.forEach(function (/** @type {any} */ recognizer) {
      if (!parts.has(recognizer.name)) return;
      recognizer.states.forEach(function (/** @type {any} */ span) {
        var record = span.record === undefined ? null : story.records[span.record];
        var by = record && record.values.by;
        if (by && story.known[by]) parts.add(by);
      });
    });
    // And so is the scrolling or the swipe back that a contender kept out.
    all.forEach(function (/** @type {any} */ recognizer) {
      if (contested.indexOf(story.kind(recognizer.name)) < 0) return;
      if (recognizer.states.some(function (/** @type {any} */ span) {
        var record = span.record === undefined ? null : story.records[span.record];
        return record && lost.indexOf(record.code) >= 0 && parts.has(record.values.by);
      })) parts.add(recognizer.name);
    });
    var contenders = all.filter(function (/** @type {any} */ one) { return parts.has(one.name); });
    /** A name without the number that tells it from others of that name, such as those of a list's rows. @param {any} one */
    function kind(one) { return one.name.replace(/ \(\d+\)$/, ""); }
    var known = new Set(contenders.map(kind));
    var unseen = all.filter(function (/** @type {any} */ one) { return !parts.has(one.name) && !one.stock && !isTouched(one) && !known.has(kind(one)); });
    return contenders.concat(unseen).slice(0, most);
  }
  live.cast = cast;
})();
