// @ts-check
// What came of the touches of a run: who is on top, where the content rests, which row was chosen.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** The records that say what came of the touches; the last one of each kind counts. */
  var ends = /^(navigation\.(?!decides|toolbar)|pop\.vetoed|transition\.began|presentation\.(began|ended)|scroll\.(released|rests|zoomEnded|top\.)|page\.|row\.(selected|action|swipe\.decides|closes)|item\.|web\.decides|control\.action|misuse\.)/;
  /** Records that tell of the same thing. @type {{[kind: string]: string}} */
  var kinds = { pop: "navigation", transition: "navigation" };

  /** The last thing of each kind that is told since the first touch. @param {any} story @returns {{words: string, key: string}[]} */
  live.ended = function (story) {
    /** @type {Map<string, {words: string, key: string}>} */
    var last = new Map();
    touched(story).forEach(function (/** @type {any} */ record) {
      var line = ends.test(record.code) && story.line(record);
      if (!line) return;
      var kind = record.code.split(".")[0];
      kind = kinds[kind] || kind;
      // Who is on top stands among the reasons; elsewhere the numbers there say more than a glance takes in.
      var isTold = kind === "navigation";
      var words = line.what + (isTold && line.why ? ": " + line.why : "");
      var numbers = Object.values(record.values).map(function (value) { return typeof value === "number" ? Math.round(value) : typeof value === "boolean" && value; });
      last.delete(kind);
      last.set(kind, { words: words, key: isTold ? words : record.code + numbers.join() });
    });
    return Array.from(last.values());
  };

  /** What was recorded from the first touch on. @param {any} story @returns {any[]} */
  function touched(story) {
    var first = story.records.findIndex(function (/** @type {any} */ record) { return record.code.startsWith("touch."); });
    return story.records.slice(Math.max(first, 0));
  }

  /** How the last pop of some records ended; nothing if none did. @param {any[]} records @returns {boolean | undefined} whether it was finished */
  live.popEnded = function (records) {
    var isPop = false;
    /** @type {boolean | undefined} */
    var isFinished;
    records.forEach(function (record) {
      var what = record.code.replace("navigation.", "");
      if (what === "pop" || what === "push") isPop = what === "pop";
      else if (isPop && (what === "finished" || what === "cancelled")) isFinished = what === "finished";
    });
    return isFinished;
  };
})();
