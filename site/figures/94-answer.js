// @ts-check
// An exercise answered in the page, with a number or with a finger: the engine runs the exercise's checks and says what they find.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  var make = live.element;

  /** So often a check's program may go on after the reader's touches. */
  var mostPauses = 20;

  /** So long nothing moves before the checks run on the reader's touches, in seconds: time to think of the next one. */
  var patience = 2;

  /** @param {HTMLElement} box the exercise in the page @param {string} name its own */
  function Answer(box, name) {
    var self = this;
    this.box = box;
    this.name = name;
    this.words = /** @type {any} */ (window).touchWords.ui;
    this.exercise = /** @type {any} */ (window).touchExercises[name];
    this.group = box.querySelector(":scope > .answer");
    this.group.hidden = false;
    // What others answered is for a page without an engine.
    var choices = box.querySelector(":scope > .choices");
    if (choices) choices.hidden = true;
    var names = box.querySelectorAll(":scope > .checks > li > span");
    this.exercise.checks.forEach(function (/** @type {any} */ check, /** @type {number} */ place) {
      var first = names[place] && names[place].firstChild;
      check.name = first ? (first.textContent || "").trim() : "";
    });
    this.offer = live.button(this, make("p", "offer", this.group), this.exercise.values ? "liveAnswerNumber" : "liveAnswerTouch", "try", function () { self.open(); });
    this.offer.setAttribute("aria-expanded", "false");
  }
  live.Answer = Answer;

  Answer.prototype = {
    say: live.Figure.prototype.say,
    tell: live.Trial.prototype.tell,
    open: live.Trial.prototype.open,
    isPlaying: live.Trial.prototype.isPlaying,

    build: function () {
      var self = this;
      this.place = this.exercise.own;
      this.root = make("div", "live trial", this.group);
      this.phone = new live.Phone();
      make("div", "glass", this.root).append(this.phone.svg);
      var side = make("div", "side", this.root);
      make("p", "how", side).textContent = this.say(this.exercise.values ? "liveAnswerNumberHow" : "liveAnswerTouchHow", { seconds: patience });
      if (this.exercise.values) this.slider(side);
      var bar = make("div", "bar controls", side);
      // With a number, each check has its own.
      if (!this.exercise.values) this.play = live.button(this, bar, "liveAnswerPlayStarter", "play", function () { self.toggle(); });
      live.button(this, bar, "liveReset", "reset", function () { self.reset(); });
      this.said = make("p", "said", side);
      this.said.setAttribute("aria-live", "polite");
      this.list = make("ul", "checks", side);
      this.checks = this.exercise.checks.map(function (/** @type {any} */ check) { return new live.Check(self, check); });
      this.reply = make("div", "reply", side);
      this.next = live.button(this, side, "liveAnswerNext", "next", function () { self.reveal(); });
      this.hands = new live.Hands(this.phone, this, {
        " ": function () { self.toggle(); },
        Home: function () { self.reset(); },
      });
      this.reset();
    },

    /** @param {Element} side */
    slider: function (side) {
      var self = this;
      var label = make("label", "number", side);
      make("code", "", label).textContent = this.exercise.constant;
      this.range = make("input", "", label);
      this.range.type = "range";
      this.range.max = String(this.exercise.values.length - 1);
      this.output = make("output", "", label);
      this.range.addEventListener("input", function () {
        live.guard(self, function () { self.turn(Number(self.range.value)); });
      });
    },

    /** @param {number} place of the number that the reader has turned to */
    turn: function (place) {
      this.place = place;
      this.choose(this.shown, true);
      this.judge();
    },

    /** Shows the phone of one of the checks, as it begins, or as its touches leave it. @param {number} place @param {boolean} [isOver] */
    choose: function (place, isOver) {
      this.shown = place;
      this.player = new live.Player(this.exercise.checks[place].scene);
      this.player.patience = patience;
      if (this.exercise.values) this.player.pick([this.place]);
      if (isOver) this.player.finish();
      else this.player.begin([]);
      this.show();
    },

    /** The starter's answer again, touched by nobody. */
    reset: function () {
      this.place = this.exercise.own;
      this.choose(0);
      this.isJudged = false;
      this.clear();
      this.tell(this.exercise.values ? "liveAnswerTurn" : "liveTryFirst");
      this.show();
    },

    clear: function () {
      this.checks.forEach(function (/** @type {any} */ check) { check.clear(); });
      this.next.hidden = true;
      this.reply.replaceChildren();
    },

    /** Plays the touches of the check that is shown: its own, or the starter's in the reader's place. */
    toggle: function () {
      if (this.player.isPlaying) return this.pause();
      if (!this.player.source.length || this.player.isByHand || this.player.isOver()) {
        this.player.begin(this.player.recording);
        this.isJudged = false;
      }
      this.tell("liveTryWatch");
      this.player.isPlaying = true;
      live.wake(this);
      if (live.isStepping()) {
        this.player.finish();
        this.pass(0);
      }
      this.show();
    },

    pause: function () {
      if (!this.player) return;
      this.player.isPlaying = false;
      this.show();
    },

    // The reader's touches

    halt: function () {
      this.player.isPlaying = false;
    },

    /** @param {number} what @param {number} type @param {number} finger @param {number} x @param {number} y */
    touch: function (what, type, finger, x, y) {
      // With a number the touches are the check's own.
      if (this.exercise.values) return;
      if (what === 0 && this.isJudged) this.choose(0);
      this.player.touch(what, type, finger, x, y);
      this.isJudged = false;
      this.tell("liveAnswerWait", { count: landings(this.player.steps), seconds: patience });
    },

    /** @param {number} seconds */
    pass: function (seconds) {
      var player = this.player;
      player.pass(seconds);
      if (this.isJudged || this.isBusy() || !player.steps.length) return;
      this.steps = player.steps;
      this.judge();
    },

    isBusy: function () {
      return this.player.isPlaying || (this.player.isByHand && this.player.isAwake());
    },

    /** The program has stopped, as an app crashes. */
    stop: function () {
      this.reset();
      this.tell("liveStopped");
    },

    // What the checks say

    /** Runs every check with the reader's answer. */
    judge: function () {
      this.isJudged = true;
      var self = this;
      var isDone = this.checks.map(function (/** @type {any} */ check) { return check.judge(self.answered(check.of.scene, check.of.expectations.length)); })
        .every(Boolean);
      this.tell(isDone ? "liveAnswerDone" : "liveAnswerNot");
      if (!this.exercise.values) this.said.append(" " + this.say("liveAnswerTouched", { count: landings(this.steps) }));
      this.next.hidden = !isDone;
      this.recall();
      if (isDone) document.dispatchEvent(new CustomEvent("exercisedone", { detail: this.name }));
      this.show();
    },

    /** Tells what is told of a wrong answer that fails in the same way, as the terminal does; of the starter's nothing is. */
    recall: function () {
      var told = live.notes(this.list);
      var isStarters = this.exercise.values ? this.place === this.exercise.own : !this.player.isByHand;
      var same = !isStarters && Array.from(this.box.querySelectorAll(":scope > .choices > details")).find(function (choice) {
        return choice.querySelector(".reply") && live.notes(/** @type {Element} */ (choice.querySelector(".checks"))) === told;
      });
      this.reply.replaceChildren.apply(this.reply, same ? Array.from(/** @type {Element} */ (same.querySelector(".reply")).cloneNode(true).childNodes) : []);
    },

    /** A check's scene after the reader's answer. @param {number} number @param {number} count of its expectations @returns {any} */
    answered: function (number, count) {
      var player = new live.Player(number);
      if (this.exercise.values) player.pick([this.place]);
      else player.begin(player.carried(this.steps, this.player.start).slice());
      player.finish();
      for (var pause = 0; pause < mostPauses && live.found(player.scene).length < count; pause++) {
        player.goOn();
        player.finish();
      }
      return player.scene;
    },

    /** Opens the book's own answer, with what to notice. */
    reveal: function () {
      var solution = this.box.querySelector(":scope > details.solution");
      solution.open = true;
      solution.querySelector("summary").focus();
    },

    show: function () {
      var self = this;
      this.phone.draw(this.player.scene);
      this.phone.point(this.player.steps.slice(0, this.player.taken));
      var isPlaying = this.player.isPlaying;
      if (this.play) this.play.textContent = this.say(isPlaying ? "livePause" : "liveAnswerPlayStarter");
      if (!this.range) return;
      this.checks.forEach(function (/** @type {any} */ check, /** @type {number} */ place) { check.label(isPlaying && place === self.shown); });
      var text = this.exercise.values[this.place];
      this.range.value = String(this.place);
      this.range.setAttribute("aria-valuetext", text);
      this.output.textContent = text;
    },
  };

  /** How often a finger lands. @param {number[][]} steps */
  function landings(steps) {
    return steps.filter(function (step) { return step[0] === 0; }).length;
  }
})();
