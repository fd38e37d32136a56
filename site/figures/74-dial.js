// @ts-check
// A slider in a figure: a number of the model, or how the touches are turned or quicker.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  var make = live.element;

  /** How many dials there are, for their names in the page. */
  var count = 0;

  /** @param {any} figure @param {{name?: string, number?: number, from: number, to: number, label: string}} dial @param {Element} side */
  function Dial(figure, dial, side) {
    var self = this;
    this.figure = figure;
    /** What it turns of the touches; nothing if it is a parameter of the model, which has a number. */
    this.name = dial.name;
    this.number = dial.number;
    this.from = dial.from;
    this.to = dial.to;
    // Turned further to the right on the screen, a stroke points lower: its slider runs the other way.
    this.isMirrored = dial.name === "turn";
    // The angle of the claim's own stroke, at which its slider stands as it begins.
    this.home = figure.player.angle() || 0;
    this.value = dial.name ? figure.player.changes[dial.name] : figure.player.scene.engine.value(dial.number);
    var label = make("label", "dial", side);
    make("span", "", label).textContent = dial.label;
    this.input = make("input", "", label);
    this.input.type = "range";
    this.input.min = this.isMirrored ? -dial.to : dial.from;
    this.input.max = this.isMirrored ? -dial.from : dial.to;
    this.input.step = dial.to - dial.from > 20 ? 1 : (dial.to - dial.from) / 40;
    // Its name is what it turns, and nothing of what comes of it.
    this.input.setAttribute("aria-label", dial.label);
    this.output = make("output", "", label);
    this.output.setAttribute("aria-live", "off");
    this.input.addEventListener("input", function () { self.turn(self.isMirrored ? self.shift() - Number(self.input.value) : Number(self.input.value)); });
    this.survey = new live.Survey(figure, this, label);
    this.survey.told.id = "surveyed-" + ++count;
    this.input.setAttribute("aria-describedby", this.survey.told.id);
    this.put();
  }
  live.Dial = Dial;

  Dial.prototype = {
    /** By how many degrees the stroke that is played lies beside the claim's own: so much further it has to be turned to the same angle. */
    shift: function () {
      if (!this.isMirrored) return 0;
      var angle = this.figure.player.angle();
      return angle === undefined ? 0 : ((angle - this.home + 540) % 360) - 180;
    },

    /** A value in words: of a turn, the angle at which the stroke then goes. @param {number} value @param {number} scale how finely */
    words: function (value, scale) {
      var shown = this.isMirrored ? (this.figure.player.angle() || 0) - value : value;
      return String(Math.round(shown * scale) / scale).replace("-", "−") + (this.isMirrored ? "°" : "");
    },

    /** @param {number} value */
    turn: function (value) {
      var figure = this.figure;
      var player = figure.player;
      if (this.name) player.changes[this.name] = value;
      else if (value === this.value) delete player.dials[this.number];
      else player.dials[this.number] = value;
      this.tell(value);
      live.guard(figure, function () {
        player.again();
        figure.show();
      });
    },

    /** Puts it back. */
    put: function () {
      this.stand(this.value);
    },

    /** Shows a value. @param {number} value */
    stand: function (value) {
      this.input.value = String(this.isMirrored ? this.shift() - value : value);
      this.tell(value);
    },

    /** @param {number} value */
    tell: function (value) {
      var text = this.words(value, 100);
      this.output.textContent = text;
      this.input.setAttribute("aria-valuetext", text);
    },

    /** Tries its values anew, where something has changed. */
    renew: function () {
      // A stroke of the reader's has an angle of its own.
      if (this.isMirrored) this.stand(this.figure.player.changes.turn);
      this.survey.renew();
    },
  };
})();
