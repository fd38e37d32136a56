// @ts-check
// A figure's time: played, stepped through, put back, and at rest before anybody has touched it.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  Object.assign(live.Figure.prototype, {
    toggle: function () {
      if (this.player.isPlaying) return this.pause();
      if (this.player.isOver()) this.player.begin(this.player.source.length ? this.player.source : this.player.recording);
      this.start();
    },

    start: function () {
      if (live.isStepping()) {
        this.player.finish();
        return this.show();
      }
      this.player.isPlaying = true;
      live.wake(this);
    },

    pause: function () {
      this.player.isPlaying = false;
      this.show();
    },

    /** @param {number} direction */
    walk: function (direction) {
      this.player.isPlaying = false;
      if (direction > 0) {
        if (this.player.isOver()) this.player.begin(this.player.source);
        this.player.step();
      } else this.player.back();
      this.show();
    },

    goOn: function () {
      live.tick(this);
      this.player.goOn();
      live.wake(this);
      this.show();
    },

    handOver: function () {
      this.player.handOver();
      this.show();
      this.answer();
      this.phone.svg.focus({ preventScroll: true });
      this.said.textContent = this.say("liveHanded");
    },

    reset: function () {
      this.player.dials = {};
      this.player.changes = { turn: 0, pace: 1 };
      this.choices.reset();
      this.choices.own();
      this.rest();
    },

    /** Shows the phone as it begins, ready for a finger, and beside it all that the run that the text tells comes to. */
    rest: function () {
      this.told = this.player.twin(this.player.number);
      this.told.seek(this.told.end());
      this.untouched = this.player.scene;
      this.show();
    },

    /** Whether nothing has been played on the phone since. */
    isAtRest: function () {
      var player = this.player;
      return player.scene === this.untouched && player.time === player.start && !player.taken && !player.isPlaying;
    },

    /** The run that is told of: what has been played, or on a phone at rest all that is to come. */
    run: function () {
      return this.isAtRest() ? this.told : this.player;
    },

    /** @param {number} time */
    scrub: function (time) {
      this.player.isPlaying = false;
      this.player.seek(time);
      this.show();
    },

    /** The program has stopped, as an app crashes: it begins anew. */
    stop: function () {
      this.player.begin(this.player.recording);
      this.show();
      this.said.textContent = this.say("liveStopped");
    },

    /** @param {number} seconds */
    pass: function (seconds) {
      this.player.pass(seconds);
    },

    /** Whether something goes on, or may go on. */
    isBusy: function () {
      return this.player.isPlaying || (this.player.isByHand && this.player.isAwake());
    },

    isPlaying: function () {
      return this.player.isPlaying;
    },
  });
})();
