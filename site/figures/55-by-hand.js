// @ts-check
// What a reader's fingers do on a scene: touches that are played as they are made.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** @type {any} */
  var byHand = {
    /** So long a phone waits for another touch before it sleeps, in seconds. */
    patience: 1,

    /** Lets real time pass on a phone that a reader touches, in seconds. @param {number} seconds */
    passByHand: function (seconds) {
      this.exact = Math.max(this.exact + seconds, this.time);
      // As much of a time as a recording keeps in writing: a touch at it is then no later than the engine is.
      this.time = Math.max(Math.round(this.exact * 1e4) / 1e4, this.scene.now());
      this.flush();
      this.scene.advance(this.time);
      this.restless = (this.down && !this.isReplayed) || !this.scene.isStill() ? this.patience : this.restless - seconds;
    },

    /** Whether a reader's phone has still something to do, or waits a little for the next touch. */
    isAwake: function () {
      return (this.down > 0 && !this.isReplayed) || this.restless > 0;
    },

    /**
     * What a reader's finger does; whether the scene has been made anew for it.
     * @param {number} what @param {number} type @param {number} finger @param {number} x @param {number} y
     */
    touch: function (what, type, finger, x, y) {
      // What is played, or has been gone back in, ends where a reader takes over.
      var isNew = !this.isByHand || this.isReplayed || this.taken < this.steps.length || (what === 0 && this.isAnother());
      if (isNew) {
        if (what !== 0) return false;
        this.changes = { turn: 0, pace: 1 };
        this.begin([]);
        this.isByHand = true;
      }
      this.restless = this.patience;
      if (what === 1) {
        this.moved[finger] = [1, type, finger, 0, x, y];
        return false;
      }
      this.flush();
      this.add([what, type, finger, 0, x, y]);
      return isNew;
    },

    /** Whether a finger that lands begins another gesture, which a figure that compares gestures makes on a scene of its own: the phone has rested for a while. */
    isAnother: function () {
      return this.comparesGestures && !this.goesOn && this.down === 0 && this.restless <= this.patience - live.pause;
    },

    /** Leaves what has been played as it stands, for a reader's fingers to go on from there. */
    handOver: function () {
      this.source = this.steps = this.steps.slice();
      this.changes = { turn: 0, pace: 1 };
      this.exact = this.time;
      this.isPlaying = false;
      this.isByHand = true;
      this.isReplayed = false;
      this.goesOn = true;
    },

    /** How often the claim's program goes on between its touches. */
    pauses: function () {
      return this.recording.filter(function (/** @type {number[]} */ step) { return step[0] === 4; }).length;
    },

    /** Whether the program has nothing left to do. */
    isDone: function () {
      return this.steps.filter(function (/** @type {number[]} */ step) { return step[0] === 4; }).length >= this.pauses();
    },

    /** Goes on with the claim's program, as far as its next touch. */
    goOn: function () {
      this.restless = this.patience;
      this.flush();
      this.add([4, 0, 0, 0, 0, 0]);
    },

    /** Sends where fingers have moved since the last frame: all of them in one event, as UIKit does. */
    flush: function () {
      for (var finger in this.moved) this.add(this.moved[finger]);
      this.moved = {};
    },

    /** @param {number[]} step without its time */
    add: function (step) {
      // As much as a recording keeps of it in writing.
      step[3] = Math.max(Math.round(this.time * 1e4) / 1e4, this.scene.now());
      step[4] = Math.round(step[4] * 100) / 100;
      step[5] = Math.round(step[5] * 100) / 100;
      this.steps.push(step);
      this.give(step);
      this.taken = this.steps.length;
    },
  };
  Object.assign(live.Player.prototype, byHand);
})();
