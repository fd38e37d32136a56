// @ts-check
// The buttons of a figure, and its time.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** A button in a figure. @param {any} figure @param {Element} parent @param {string} key its word's @param {string} kind its class @param {() => void} act */
  live.button = function (figure, parent, key, kind, act) {
    var button = live.element("button", kind, parent);
    button.type = "button";
    button.textContent = figure.say(key);
    button.addEventListener("click", function () { live.guard(figure, act); });
    return button;
  };

  /** @param {any} figure @param {Element} side */
  function Controls(figure, side) {
    var self = this;
    this.figure = figure;
    var bar = live.element("div", "bar controls", side);
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", figure.say("liveControls"));
    this.play = live.button(figure, bar, "livePlay", "play", function () { figure.toggle(); });
    live.button(figure, bar, "liveBack", "back", function () { figure.walk(-1); });
    live.button(figure, bar, "liveStep", "step", function () { figure.walk(1); });
    this.slow = live.button(figure, bar, "liveSlow", "slow", function () { self.slower(); });
    this.slow.setAttribute("aria-pressed", "false");
    live.button(figure, bar, "liveReset", "reset", function () { figure.reset(); });
    // What the claim's program does between its touches, for a reader who touches by hand; it stands with what the touches come to.
    this.next = live.button(figure, bar, "liveGoOn", "on", function () { figure.goOn(); });
    var scrub = live.element("label", "time", bar);
    this.range = live.element("input", "", scrub);
    this.range.type = "range";
    this.range.step = "0.001";
    this.range.setAttribute("aria-label", figure.say("liveTime"));
    this.range.addEventListener("input", function () {
      live.guard(figure, function () { figure.scrub(Number(self.range.value)); });
    });
    this.output = live.element("output", "", scrub);
    // The slider says it to those who ask; said at every frame, it would drown everything else.
    this.output.setAttribute("aria-live", "off");
  }
  live.Controls = Controls;

  Controls.prototype = {
    slower: function () {
      var player = this.figure.player;
      player.speed = player.speed === 1 ? 0.2 : 1;
      this.slow.setAttribute("aria-pressed", String(player.speed !== 1));
    },

    show: function () {
      var player = this.figure.player;
      this.next.hidden = !player.isByHand || player.pauses() < 2 || this.figure.isFrozen;
      this.next.disabled = player.isDone();
      this.play.textContent = this.figure.say(player.isPlaying ? "livePause" : "livePlay");
      this.range.min = String(player.start);
      this.range.max = String(Math.max(player.end(), player.time));
      this.range.value = String(player.time);
      this.output.textContent = live.fixed(player.time, 3) + " s";
      this.range.setAttribute("aria-valuetext", this.output.textContent);
    },
  };
})();
