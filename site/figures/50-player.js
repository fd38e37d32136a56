// @ts-check
// What is played on a scene. One time for all that a figure shows.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** So long after its last touch a phone may go on moving before it is stopped, in seconds. */
  var longest = 4;

  /** The touches of claims, by the numbers of their scenes and what is picked: they are the same each time. @type {{[key: string]: number[][]}} */
  var recordings = {};

  /** @param {number} number the scene's */
  function Player(number) {
    /** The values of the model's parameters that a reader has turned, by their numbers. @type {{[number: string]: number}} */
    this.dials = {};
    /** By how many degrees the touches are turned, and by how much they are quicker. @type {{[name: string]: number}} */
    this.changes = { turn: 0, pace: 1 };
    /** The cases of its constants that a reader has picked, by their places. @type {number[]} */
    this.picks = [];
    this.speed = 1;
    this.choose(number);
    this.begin(this.recording);
  }
  live.Player = Player;

  Player.prototype = {
    /** Takes the scene of another claim from now on. @param {number} number */
    choose: function (number) {
      this.number = number;
      var key = [number].concat(this.picks).join();
      /** The claim's own touches. */
      this.recording = /** @type {number[][]} */ (recordings[key] = recordings[key] || live.recording(number, this.picks));
    },

    /**
     * Touches that were made on another scene, for this one.
     * @param {number[][]} steps @param {number} start when the other scene started @returns {number[][]}
     */
    carried: function (steps, start) {
      var shift = this.start - start;
      // What the other version's own program did is no touch.
      var touches = steps.filter(isTouch).map(function (step) {
        return [step[0], step[1], step[2], step[3] + shift, step[4], step[5]];
      });
      // Its own touches come with what its own program does between them.
      var isOwn = JSON.stringify(touches) === JSON.stringify(this.recording.filter(isTouch));
      return isOwn ? this.recording : touches;
    },

    /** Takes the scene with other cases of its constants, before the touches that its claim then makes. @param {number[]} picks */
    pick: function (picks) {
      this.picks = picks;
      this.choose(this.number);
      this.begin(this.recording);
    },

    /** Makes the scene anew, before the touches of another claim. @param {number} number its scene's */
    borrow: function (number) {
      var other = new Player(number);
      this.begin([]);
      this.begin(this.carried(other.recording, other.start));
    },

    /**
     * A player beside this one, which has another scene, or the same, before the same touches, and what is turned here, or something else, turned.
     * @param {number} number the scene's @param {{[number: string]: number}} [dials] @param {{[name: string]: number}} [changes]
     */
    twin: function (number, dials, changes) {
      var twin = Object.create(Player.prototype);
      twin.picks = this.picks;
      twin.dials = Object.assign({}, dials || this.dials);
      twin.changes = Object.assign({}, changes || this.changes);
      twin.choose(number);
      twin.begin(number === this.number ? this.source : []);
      if (number !== this.number) twin.begin(twin.carried(this.source, this.start));
      return twin;
    },

    /** Makes the scene anew, with touches to be played on it. @param {number[][]} steps */
    begin: function (steps) {
      this.scene = live.open(this.number, this.picks);
      for (var dial in this.dials) this.scene.engine.turn(Number(dial), this.dials[dial]);
      this.start = this.scene.now();
      /** The touches as they were recorded, and as they are played. */
      this.source = steps;
      this.steps = this.changed(steps);
      /** How many of them the engine has taken. */
      this.taken = 0;
      this.time = this.start;
      this.exact = this.start;
      this.isPlaying = false;
      /** Whether the touches are the reader's, who may go on. */
      this.isByHand = false;
      /** Whether the reader's touches are played again, to be looked at: the next one begins anew. */
      this.isReplayed = false;
      /** Where fingers that move are by now. @type {{[finger: number]: number[]}} */
      this.moved = {};
      /** How many fingers are on the glass. */
      this.down = 0;
      this.restless = 0;
      /** Whether the reader has asked for the next gesture to go on where the last one ended. */
      this.goesOn = false;
    },

    /** Makes the scene anew, and plays the same touches on it, until nothing moves any more. */
    again: function () {
      this.begin(this.source);
      this.finish();
    },

    /**
     * What would become of a recognizer, and of a pop, if a dial stood elsewhere, once the same touches are played.
     * @param {{name?: string, number?: number}} dial @param {number} value @param {string} recognizer @param {boolean} pops whether to wait for a pop
     * @returns {(boolean | undefined)[]} whether the recognizer is recognized; whether the pop is finished, if one began
     */
    tried: function (dial, value, recognizer, pops) {
      var dials = Object.assign({}, this.dials);
      var changes = Object.assign({}, this.changes);
      if (dial.name) changes[dial.name] = value;
      else dials[/** @type {number} */ (dial.number)] = value;
      var trial = this.twin(this.number, dials, changes);
      if (pops) trial.finish();
      else trial.seek(trial.end());
      var isRecognized = trial.scene.lanes().explanations.some(function (/** @type {any} */ one) {
        return one.recognizer === recognizer && (one.earlier || []).concat([one]).some(function (/** @type {any} */ attempt) { return attempt.outcome === "fired"; });
      });
      return [isRecognized, pops ? live.popEnded(trial.scene.records(0)) : undefined];
    },

    /** Touches turned about where their finger landed, and quicker. @param {number[][]} steps */
    changed: function (steps) {
      var angle = (this.changes.turn * Math.PI) / 180;
      var pace = this.changes.pace;
      if (!angle && pace === 1) return steps;
      var start = this.start;
      /** @type {{[finger: number]: number[]}} */
      var landed = {};
      return steps.map(function (step) {
        if (step[0] === 0) landed[step[2]] = step;
        var home = landed[step[2]] || step;
        var x = step[4] - home[4];
        var y = step[5] - home[5];
        return [
          step[0], step[1], step[2], start + (step[3] - start) / pace,
          home[4] + x * Math.cos(angle) - y * Math.sin(angle), home[5] + x * Math.sin(angle) + y * Math.cos(angle),
        ];
      });
    },

    /** At which angle the first stroke goes, in degrees: 0 is to the right, 90 up; nothing if it goes nowhere. @returns {number | undefined} */
    angle: function () {
      var touches = this.source.filter(isTouch);
      var first = touches[0];
      if (!first) return undefined;
      var stroke = touches.filter(function (step) { return step[2] === first[2]; });
      var lift = stroke.findIndex(function (step) { return step[0] > 1; });
      var last = stroke[lift < 0 ? stroke.length - 1 : lift];
      var x = last[4] - first[4];
      var y = first[5] - last[5];
      return Math.hypot(x, y) < 1 ? undefined : (Math.atan2(y, x) * 180) / Math.PI;
    },

    /** Whether what is played are the claim's own touches, as they are. */
    isOwn: function () {
      return this.source === this.recording && this.steps === this.recording && !Object.keys(this.dials).length && !this.picks.length;
    },

    /** When the touches end, in seconds. */
    end: function () {
      return this.steps.length ? this.steps[this.steps.length - 1][3] : this.start;
    },

    /** Plays as far as a time; what lies behind it is played anew from the start. @param {number} time */
    seek: function (time) {
      if (time < this.time) {
        var isByHand = this.isByHand;
        var isReplayed = this.isReplayed;
        this.begin(this.source);
        this.isByHand = isByHand;
        this.isReplayed = isReplayed;
      }
      while (this.taken < this.steps.length && this.steps[this.taken][3] <= time + 1e-9) {
        this.give(this.steps[this.taken]);
        this.taken++;
      }
      this.scene.advance(time);
      this.time = Math.max(time, this.scene.now());
    },

    /** As far as the next moment at which something is recorded, or the end; whether there was one. */
    step: function () {
      var before = this.scene.count();
      var limit = this.end() + longest;
      while (this.scene.count() === before && this.time < limit) {
        if (this.taken < this.steps.length) {
          var step = this.steps[this.taken];
          if (step[3] - this.time > 1 / 60) this.seek(this.time + 1 / 60);
          else this.seek(Math.max(step[3], this.time));
        } else if (this.scene.isStill()) return false;
        else this.seek(this.time + 1 / 60);
      }
      return this.scene.count() > before;
    },

    /** As far as the moment before the last one at which something was recorded. */
    back: function () {
      var records = this.scene.records(0);
      for (var place = records.length - 1; place >= 0; place--) {
        if (records[place].time < this.time - 1e-6) return this.seek(Math.max(records[place].time, this.start));
      }
      this.seek(this.start);
    },

    /** Whether all has been played, and nothing moves any more. */
    isOver: function () {
      return this.taken >= this.steps.length && (this.scene.isStill() || this.time > this.end() + longest);
    },

    /** Plays all that there is, until nothing moves any more. */
    finish: function () {
      this.seek(this.end());
      while (!this.isOver() && this.step());
    },

    /** Lets real time pass, in seconds. @param {number} seconds */
    pass: function (seconds) {
      if (this.isPlaying) {
        this.seek(this.time + seconds * this.speed);
        if (this.isOver()) this.isPlaying = false;
        this.exact = this.time;
      } else if (this.isByHand && this.isAwake()) this.passByHand(seconds);
    },

    /** Hands a step to the engine. @param {number[]} step */
    give: function (step) {
      this.scene.take(step);
      if (step[0] === 0) this.down++;
      if (step[0] === 2 || step[0] === 3) this.down--;
    },
  };

  /** Whether a step is a finger's, and not the program's. @param {number[]} step */
  function isTouch(step) {
    return step[0] < 4;
  }
})();
