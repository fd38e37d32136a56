// @ts-check
// A prediction answered with a finger: a phone of the claim's scene, on which the engine judges the choices once the touches are over.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  var make = live.element;

  /** @param {HTMLElement} box the prediction in the page @param {string} name its claim's scene */
  function Trial(box, name) {
    var self = this;
    this.box = box;
    this.words = /** @type {any} */ (window).touchWords.ui;
    this.claim = /** @type {any} */ (window).touchScenes[name];
    /** Its place among the predictions about the claim. */
    this.question = Number(box.dataset.question);
    this.offer = live.button(this, make("p", "offer", box), "liveTry", "try", function () { self.open(); });
    this.offer.setAttribute("aria-expanded", "false");
  }
  live.Trial = Trial;

  Trial.prototype = {
    say: live.Figure.prototype.say,

    /** Shows the phone as the claim begins, or takes it away. */
    open: function () {
      if (!this.root) this.build();
      else {
        this.pause();
        this.root.hidden = !this.root.hidden;
      }
      this.offer.setAttribute("aria-expanded", String(!this.root.hidden));
    },

    build: function () {
      var self = this;
      this.player = new live.Player(this.claim.number);
      this.cues = new live.Cues(this.claim.number, this.player.recording);
      this.root = make("div", "live trial", this.box);
      this.phone = new live.Phone();
      make("div", "glass", this.root).append(this.phone.svg);
      var side = make("div", "side", this.root);
      make("p", "how", side).textContent = this.say("liveTryHow");
      var bar = make("div", "bar controls", side);
      this.play = live.button(this, bar, "liveTryPlay", "play", function () { self.toggle(); });
      this.done = live.button(this, bar, "liveTryDone", "done", function () { self.finish(); });
      live.button(this, bar, "liveReset", "reset", function () { self.reset(); });
      this.said = make("p", "said", side);
      this.said.setAttribute("aria-live", "polite");
      this.outcome = new live.Outcome(this, side);
      this.hands = new live.Hands(this.phone, this, {
        " ": function () { self.toggle(); },
        Home: function () { self.reset(); },
      });
      this.reset();
    },

    /** The scene as it begins, touched by nobody. */
    reset: function () {
      this.begin([]);
      this.tell("liveTryFirst");
      this.show();
    },

    /** @param {number[][]} steps */
    begin: function (steps) {
      this.player.begin(steps);
      this.cues.begin(this.player.start);
      this.isJudged = false;
      this.outcome.clear();
    },

    /** @param {string} key @param {{[place: string]: any}} [values] */
    tell: function (key, values) {
      var text = this.say(key, values);
      if (this.said.textContent !== text) this.said.textContent = text;
    },

    // The claim's own touches

    toggle: function () {
      if (this.player.isPlaying) return this.pause();
      if (!this.player.source.length || this.player.isByHand || this.player.isOver()) this.begin(this.player.recording);
      this.tell("liveTryWatch");
      if (live.isStepping()) {
        this.player.seek(this.player.end());
        this.judge();
      } else {
        this.player.isPlaying = true;
        live.wake(this);
      }
      this.show();
    },

    pause: function () {
      if (!this.player) return;
      this.player.isPlaying = false;
      this.show();
    },

    // The reader's

    halt: function () {
      this.player.isPlaying = false;
    },

    /** @param {number} what @param {number} type @param {number} finger @param {number} x @param {number} y */
    touch: function (what, type, finger, x, y) {
      var player = this.player;
      if (what === 0 && (this.isJudged || !player.isByHand)) {
        this.begin([]);
        player.isByHand = false;
      }
      if (what !== 0 && !player.isByHand) return;
      // What the program does while a finger is down, it does before that lifts.
      if (what > 1) while (this.cues.isBeforeLift(player.time)) player.goOn();
      player.touch(what, type, finger, x, y);
      this.cues.way.take(what, finger, player.time, x, y);
      this.follow();
    },

    /** The reader touches no more: the claim goes on to its end. */
    finish: function () {
      this.cues.isEnough = true;
      this.follow();
      this.hurry();
      live.wake(this);
      this.show();
    },

    /** Whoever wants nothing to move sees at once what comes of it. */
    hurry: function () {
      for (var frame = 0; live.isStepping() && frame < 600 && !this.isJudged && this.cues.isWaiting(); frame++) this.pass(1 / 60);
    },

    /** Lets the claim's program go on as far as it has come under these touches. */
    follow: function () {
      var player = this.player;
      while (this.cues.isDue(player.scene, player.time)) player.goOn();
      // Time goes on as long as the program waits for it.
      if (!this.isJudged && this.cues.isWaiting()) player.restless = Math.max(player.restless, 0.1);
      this.judge();
      if (this.isJudged) return;
      var missing = this.cues.count() - player.steps.filter(isLanding).length;
      if (this.cues.way.held() || this.cues.isWaiting()) this.tell("liveTryWatch");
      else this.tell("liveTryMore", { count: Math.max(missing, 1) });
    },

    // Time

    /** @param {number} seconds */
    pass: function (seconds) {
      this.player.pass(seconds);
      if (this.player.isByHand) this.follow();
      else this.judge();
    },

    isBusy: function () {
      return this.player.isPlaying || (this.player.isByHand && this.player.isAwake());
    },

    isPlaying: function () {
      return !!this.player && this.player.isPlaying;
    },

    /** The program has stopped, as an app crashes. */
    stop: function () {
      this.reset();
      this.tell("liveStopped");
    },

    // What came true

    /** Asks the engine which choices are true, as soon as the claim has come to its end. */
    judge: function () {
      if (this.isJudged) return;
      var bits = this.player.scene.engine.chosen(this.question);
      if (bits < 0) return;
      this.isJudged = true;
      this.tell("liveTryOver");
      this.outcome.show(bits);
    },

    show: function () {
      this.phone.draw(this.player.scene);
      this.phone.point(this.player.steps.slice(0, this.player.taken));
      this.play.textContent = this.say(this.player.isPlaying ? "livePause" : "liveTryPlay");
      this.done.hidden = !this.player.isByHand || this.isJudged || this.cues.way.held() > 0;
    },
  };

  /** @param {number[]} step */
  function isLanding(step) {
    return step[0] === 0;
  }
})();
