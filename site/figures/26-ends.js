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

  /** So long after the last finger has lifted another one makes a gesture of its own, in seconds: a second tap comes sooner. */
  live.pause = 0.5;

  /**
   * The last thing of each kind that is told since the first touch, or since the last gesture began.
   * `key` is the same for runs that end alike; `isOfPages` where it is about who is on top.
   * @param {any} story @param {boolean} [isOfLast] @param {boolean} [isLifted] whether to tell where the finger lifted @returns {{words: string, key: string, isOfPages: boolean}[]}
   */
  live.ended = function (story, isOfLast, isLifted) {
    /** @type {Map<string, {words: string, key: string, isOfPages: boolean}>} */
    var last = new Map();
    // How far a finger had driven the transition when it lifted, and how far it was then from where it had landed.
    var way = "";
    var landed = NaN;
    /** @type {any} */
    var lift;
    var records = touched(story, isOfLast);
    // What has frozen, or will, stays so, whatever is touched since.
    var frozen = story.records.filter(function (/** @type {any} */ record) { return /^navigation\.(wedged|freezes)$/.test(record.code); }).pop();
    if (frozen && records.indexOf(frozen) < 0) records = [frozen].concat(records);
    records.forEach(function (/** @type {any} */ record) {
      if (record.code === "touch.down") landed = record.values.x;
      if (record.code === "touch.up") lift = record;
      if (record.code !== "transition.interaction") return tell(record);
      way = record.values.interactive ? "" : story.line(record).why.split(",")[0];
      if (way && lift && isLifted) way += story.say(story.table.ui.liveLifted, lift, { way: lift.values.x - landed });
      tell(record);
    });
    /** @param {any} record */
    function tell(record) {
      var line = ends.test(record.code) && story.line(record);
      if (!line) return;
      var kind = record.code.split(".")[0];
      kind = kinds[kind] || kind;
      // Who is on top stands among the reasons; elsewhere the numbers there say more than a glance takes in.
      var isTold = kind === "navigation";
      var isScrolled = record.code === "scroll.released" || record.code === "scroll.rests";
      var words = isScrolled ? story.say(story.table.ui.liveScrolled, record) : line.what + (isTold && line.why ? ": " + line.why : "");
      var numbers = Object.values(record.values).map(function (value) { return typeof value === "number" ? Math.round(value) : typeof value === "boolean" && value; });
      last.delete(kind);
      last.set(kind, { words: words, key: isTold ? words : record.code + numbers.join(), isOfPages: isTold });
    }
    var pages = last.get("navigation");
    if (pages && way) pages.words += " (" + way + ")";
    return Array.from(last.values());
  };

  /** Whether a transition never ends, so that the navigation controller refuses all others. @param {any} story @returns {boolean} */
  live.isFrozen = function (story) {
    return story.records.some(function (/** @type {any} */ record) { return record.code === "navigation.freezes"; });
  };

  /** What was recorded from the first touch on, or from the start of the last gesture. @param {any} story @param {boolean} [isOfLast] @returns {any[]} */
  function touched(story, isOfLast) {
    var first = -1;
    var down = 0;
    var lifted = -Infinity;
    story.records.forEach(function (/** @type {any} */ record, /** @type {number} */ place) {
      if (record.code === "touch.down") {
        if (first < 0 || (isOfLast && !down && record.time - lifted > live.pause)) first = place;
        down++;
      } else if (record.code === "touch.up" || record.code === "touch.cancelled") {
        down--;
        lifted = record.time;
      }
    });
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
