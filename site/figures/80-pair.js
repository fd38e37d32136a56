// @ts-check
// Two phones under one thumb: what is done on one is done on the other, which runs another version of the program.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** @param {HTMLElement} stage in the page, with a half for each phone @param {string[]} names the scenes' */
  function Pair(stage, names) {
    var self = this;
    this.words = /** @type {any} */ (window).touchWords.ui;
    var claims = /** @type {any} */ (window).touchScenes;
    this.halves = Array.from(stage.querySelectorAll(".half")).map(function (half, place) {
      var still = /** @type {SVGSVGElement} */ (half.querySelector("svg.phone"));
      var claim = claims[names[place]];
      var player = new live.Player(claim.number);
      var phone = new live.Phone();
      phone.draw(player.scene);
      // As much of the screen as the still picture shows.
      phone.svg.setAttribute("viewBox", still.getAttribute("viewBox"));
      // Two phones stand beside each other: which is which, first.
      phone.svg.setAttribute("aria-label", /** @type {Element} */ (half.querySelector("b")).textContent + ". " + phone.svg.getAttribute("aria-label"));
      var cut = still.querySelector(".cut");
      if (cut) phone.svg.append(cut.cloneNode());
      phone.svg.append(Array.from(still.querySelectorAll(".status")).map(function (bar) { return bar.cloneNode(true); })[0] || "");
      still.replaceWith(phone.svg);
      return { phone: phone, player: player, about: claim.about, out: /** @type {HTMLElement} */ (half.querySelector(".out")), shown: -1 };
    });
    // The touches are the same: those of the last one, whose story it is.
    var told = this.halves[this.halves.length - 1].player.recording;
    this.recording = told.filter(function (/** @type {number[]} */ step) { return step[0] !== 4; });
    this.halves.forEach(function (half) { half.player.begin(self.recording); });
    var bar = document.createElement("div");
    bar.className = "scrub";
    this.button = document.createElement("button");
    this.button.type = "button";
    this.button.className = "play";
    this.button.addEventListener("click", function () { live.guard(self, function () { self.toggle(); }); });
    this.range = document.createElement("input");
    this.range.type = "range";
    this.range.step = "0.001";
    this.range.setAttribute("aria-label", this.words.liveTime);
    this.range.addEventListener("input", function () {
      live.guard(self, function () { self.scrub(Number(self.range.value)); });
    });
    this.output = document.createElement("output");
    this.output.setAttribute("aria-live", "off");
    bar.append(this.button, this.range, this.output);
    var hint = live.element("p", "fine hint", null);
    hint.textContent = this.words.livePair;
    stage.append(bar, hint);
    stage.classList.add("is-live");
    this.halves.forEach(function (half) {
      return new live.Hands(half.phone, self, { " ": function () { self.toggle(); } });
    });
    this.scrub(this.end() * 0.45);
  }
  live.Pair = Pair;

  Pair.prototype = {
    /** @param {(half: any) => void} act */
    each: function (act) {
      this.halves.forEach(act);
    },

    end: function () {
      return Math.max.apply(null, this.halves.map(function (/** @type {any} */ half) { return half.player.end(); }));
    },

    /** What a finger does on one phone, it does on both. @param {number} what @param {number} type @param {number} finger @param {number} x @param {number} y */
    touch: function (what, type, finger, x, y) {
      this.each(function (half) { half.player.touch(what, type, finger, x, y); });
    },

    halt: function () {
      this.each(function (half) { half.player.isPlaying = false; });
    },

    toggle: function () {
      var isPlaying = this.halves.some(function (/** @type {any} */ half) { return half.player.isPlaying; });
      if (isPlaying) return this.pause();
      var self = this;
      var isOver = this.halves.every(function (/** @type {any} */ half) { return half.player.isOver(); });
      this.each(function (half) {
        if (isOver) half.player.begin(half.player.source.length ? half.player.source : self.recording);
      });
      if (live.isStepping()) return this.scrub(this.end() + 1);
      this.each(function (half) { half.player.isPlaying = true; });
      live.wake(this);
    },

    pause: function () {
      this.halt();
      this.show();
    },

    isPlaying: function () {
      return this.halves.some(function (/** @type {any} */ half) { return half.player.isPlaying; });
    },

    /** Whether something goes on, or may go on. */
    isBusy: function () {
      return this.halves.some(function (/** @type {any} */ half) {
        return half.player.isPlaying || (half.player.isByHand && half.player.isAwake());
      });
    },

    /** @param {number} seconds */
    pass: function (seconds) {
      this.each(function (half) { half.player.pass(seconds); });
    },

    /** A program has stopped: both begin anew. */
    stop: function () {
      var self = this;
      this.each(function (half) { half.player.begin(self.recording); });
      this.show();
    },

    /** @param {number} time */
    scrub: function (time) {
      this.each(function (half) {
        half.player.isPlaying = false;
        half.player.seek(time);
      });
      this.show();
    },

    show: function () {
      var self = this;
      var now = 0;
      this.each(function (half) {
        var player = half.player;
        half.phone.draw(player.scene);
        half.phone.point(player.steps.slice(0, player.taken));
        now = Math.max(now, player.time);
        self.tell(half);
      });
      this.button.textContent = this.words[this.isPlaying() ? "livePause" : "livePlay"];
      this.range.max = String(Math.max(this.end(), now));
      this.range.value = String(now);
      this.output.textContent = live.fixed(now, 3) + " s";
      this.range.setAttribute("aria-valuetext", this.output.textContent);
    },

    /** Under each phone, what became of the swipe. @param {any} half */
    tell: function (half) {
      var count = half.player.scene.count();
      if (count === half.shown) return;
      half.shown = count;
      var told = half.player.scene.lanes().explanations.find(function (/** @type {any} */ one) { return one.recognizer === half.about; });
      var role = live.part(told);
      var glyph = half.out.querySelector("svg");
      if (glyph) {
        glyph.setAttribute("class", "g " + role);
        glyph.firstElementChild.setAttribute("href", "#r-" + role);
      }
      half.out.lastChild.textContent = this.words[role === "winner" ? "coverFired" : "coverSilent"];
    },
  };
})();
