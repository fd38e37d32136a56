// @ts-check
// When a claim's program goes on under a reader's own touches: where the claim's fingers had come as far, waited as long, or were about to lift.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** A phone that never comes to rest is waited for as long, in seconds. */
  var longest = 4;

  /** So much less than the claim's finger is as far, in points. */
  var near = 0.5;

  /**
   * Touches between two moments at which the program goes on: how many land, how many fingers stay down, how far the last one to land
   * has gone and how long it has been down, how long the program then waits, whether all was still, and whether a lift comes next.
   * @typedef {{landings: number, held: number, travel: number, time: number, tail: number, isStill: boolean, isLiftNext: boolean}} Cue
   */

  /** @param {number} number the scene's @param {number[][]} recording the claim's own touches */
  function Cues(number, recording) {
    /** @type {Cue[]} */
    this.list = [];
    var scene = live.open(number);
    var way = new Way(scene.now());
    var self = this;
    recording.forEach(function (step) {
      if (step[0] < 4) {
        var before = self.list[self.list.length - 1];
        if (before && way.isNew) before.isLiftNext = step[0] > 1;
        way.take(step[0], step[2], step[3], step[4], step[5]);
      } else if (step[0] === 4) {
        scene.advance(step[3]);
        self.list.push({
          landings: way.landings, held: way.held(), travel: way.travel, time: step[3] - way.since, tail: step[3] - way.last,
          isStill: scene.isStill(), isLiftNext: false,
        });
        way.begin(step[3]);
      }
      scene.take(step);
    });
    // Of a claim that ends with a finger down, the reader's lift is the end.
    var last = this.list[this.list.length - 1];
    if (last && last.held) last.isLiftNext = true;
    this.begin(0);
  }
  live.Cues = Cues;

  Cues.prototype = {
    /** Waits for the first one. @param {number} time */
    begin: function (time) {
      this.place = 0;
      this.way = new Way(time);
      /** Whether the reader touches no more. */
      this.isEnough = false;
    },

    /** How many touches the claim makes, and how many the reader has made. */
    count: function () {
      return this.list.reduce(function (/** @type {number} */ sum, /** @type {Cue} */ cue) { return sum + cue.landings; }, 0);
    },

    /** Whether a finger that lifts is the last one, and the program goes on before. @param {number} time */
    isBeforeLift: function (time) {
      var cue = this.list[this.place];
      return !!cue && cue.held > 0 && this.way.held() < 2 && this.way.landings >= cue.landings && this.next(time);
    },

    /** Whether the program goes on just now. @param {any} scene @param {number} time */
    isDue: function (scene, time) {
      var cue = this.list[this.place];
      if (!cue) return false;
      var way = this.way;
      var isDown = way.held() > 0;
      var isMissing = way.landings < cue.landings;
      if (cue.held) {
        if (!isDown) return this.isEnough && this.next(time);
        if (isMissing || cue.isLiftNext) return false;
        return (cue.travel ? way.travel >= cue.travel - near : time - way.since >= cue.time - 1e-9) && this.next(time);
      }
      if (isDown || (isMissing && !this.isEnough)) return false;
      var waited = time - way.last;
      var isOver = cue.isStill ? scene.isStill() || waited > Math.max(longest, cue.tail) : waited >= cue.tail - 1e-9;
      return isOver && this.next(time);
    },

    /** Whether only time is waited for. */
    isWaiting: function () {
      var cue = this.list[this.place];
      return !!cue && (this.way.held() > 0 || this.isEnough || this.way.landings >= cue.landings);
    },

    /** @param {number} time */
    next: function (time) {
      this.place++;
      this.way.begin(time);
      return true;
    },
  };

  /** What fingers have done since the program went on. @param {number} time */
  function Way(time) {
    /** Where the fingers are that are down. @type {{[finger: number]: number[]}} */
    this.at = {};
    this.begin(time);
  }

  Way.prototype = {
    /** @param {number} time */
    begin: function (time) {
      this.isNew = true;
      this.landings = 0;
      /** How far fingers have gone since the last one landed, and when that was. */
      this.travel = 0;
      this.since = time;
      /** When a finger did something last. */
      this.last = time;
    },

    held: function () {
      return Object.keys(this.at).length;
    },

    /** @param {number} what @param {number} finger @param {number} time @param {number} x @param {number} y */
    take: function (what, finger, time, x, y) {
      var was = this.at[finger];
      this.isNew = false;
      this.last = time;
      if (what === 0) {
        this.landings++;
        this.travel = 0;
        this.since = time;
      } else if (was) this.travel += Math.hypot(x - was[0], y - was[1]);
      if (what < 2) this.at[finger] = [x, y];
      else delete this.at[finger];
    },
  };
})();
