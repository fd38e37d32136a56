// @ts-check
// The method that answers: named under the lanes, and lit in its listing on the page.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** The questions by the records of their answers. @type {{[code: string]: string[]}} */
  var questions = {
    "delegate.shouldBegin": ["gestureRecognizerShouldBegin(_:)"],
    "delegate.simultaneous": ["gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"],
    "delegate.requiresFailure": ["gestureRecognizer(_:shouldRequireFailureOf:)", "gestureRecognizer(_:shouldBeRequiredToFailBy:)"],
  };

  /** The lines that are lit now. @type {Element[]} */
  var lit = [];

  /** @param {any} figure @param {Element} parent */
  function Code(figure, parent) {
    this.figure = figure;
    this.line = live.element("p", "at fine", parent);
  }
  live.Code = Code;

  Code.prototype = {
    /** Shows the method that a run's last answer came from. @param {any[]} records */
    show: function (records) {
      var known = /** @type {any} */ (window).touchCode;
      var places = known.programs[known.scenes[this.figure.name]] || {};
      var found = null;
      for (var place = records.length - 1; place >= 0 && !found; place--) found = answer(records[place], places);
      // A figure that nobody has touched yet lights nothing up: somebody may be reading there.
      var key = found ? [this.figure.isUsed, found.anchor, found.name].join() : "";
      if (key === this.shown) return;
      this.shown = key;
      this.line.replaceChildren();
      if (this.figure.isUsed) unlight();
      var lines = found && linesOf(found);
      if (!found || !lines) return;
      if (this.figure.isUsed) light(lines);
      this.line.append(this.figure.say("liveCode") + " ");
      var link = live.element("a", "", this.line);
      link.href = "#" + found.anchor;
      live.element("code", "", link).textContent = found.name;
    },
  };

  /** Where the method is that a record tells of; nothing if it tells of none, or of one that is not on the page. @param {any} record @param {any} places */
  function answer(record, places) {
    var values = record.values;
    var names = values.action ? [values.action] : values.question ? [values.question] : questions[record.code] || [];
    for (var name of names) {
      var place = places[values.by + "." + name] || places[name];
      if (place) return { name: name, anchor: place.anchor, line: place.line };
    }
    return null;
  }

  function unlight() {
    lit.forEach(function (line) { line.classList.remove("alight"); });
    lit = [];
  }

  /** @param {Element[]} lines */
  function light(lines) {
    lit = lines;
    lit.forEach(function (line) { line.classList.add("alight"); });
  }

  /** The lines of a method, as far as its brace, if the page has them. @param {{anchor: string, line: number}} place */
  function linesOf(place) {
    var listing = document.getElementById(place.anchor);
    var lines = listing ? Array.from(listing.querySelectorAll("pre code > span")) : [];
    var first = lines[place.line];
    if (!first) return null;
    var indent = indentation(first);
    for (var end = place.line + 1; end < lines.length; end++) {
      if (/^\s*}/.test(lines[end].textContent || "") && indentation(lines[end]) <= indent) break;
    }
    return lines.slice(place.line, end + 1);
  }

  /** @param {Element} line */
  function indentation(line) {
    return (line.textContent || "").search(/\S/);
  }
})();
