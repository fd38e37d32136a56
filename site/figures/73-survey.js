// @ts-check
// Under a dial: for which of its values the recognizer that the run is about is recognized, tried one after the other.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** So many values of a dial are tried. */
  var count = 37;
  /** How long a figure is left alone before it is surveyed, in milliseconds. */
  var calm = 400;

  /** @param {any} figure @param {any} dial @param {Element} label */
  function Survey(figure, dial, label) {
    this.figure = figure;
    this.dial = dial;
    this.drawing = live.make("svg", { class: "survey", width: "100%", height: 8, "aria-hidden": "true" }, label);
    this.told = live.element("span", "surveyed", label);
    this.key = "";
    this.timer = 0;
  }
  live.Survey = Survey;

  Survey.prototype = {
    /** Tries the dial's values, unless nothing has changed that they depend on. */
    renew: function () {
      var player = this.figure.player;
      var turned = Object.assign({}, player.dials, player.changes);
      delete turned[this.dial.name || this.dial.number];
      var key = JSON.stringify([player.number, turned, player.isByHand && player.steps.length]);
      if (key === this.key || player.isPlaying || (player.isByHand && player.down > 0)) return;
      this.key = key;
      clearTimeout(this.timer);
      var self = this;
      /** @type {boolean[]} */
      var found = [];
      var about = this.figure.about();
      this.timer = setTimeout(function next() {
        if (self.figure.isHidden || live.isHeld) {
          self.key = "";
          return;
        }
        try {
          found.push(player.tried(self.dial, self.value(found.length), about));
        } catch (_) {
          // The program stops there: nothing is recognized.
          found.push(false);
        }
        if (found.length < count) self.timer = setTimeout(next);
        else self.draw(found, about);
      }, calm);
    },

    /** @param {number} place @returns {number} */
    value: function (place) {
      return this.dial.from + ((this.dial.to - this.dial.from) * place) / (count - 1);
    },

    /** @param {boolean[]} found @param {string} about */
    draw: function (found, about) {
      var shapes = found.map(function (isRecognized, place) {
        var x = (place / count) * 100;
        return live.make("rect", { class: isRecognized ? "win" : "not", x: x + "%", y: isRecognized ? 0 : 3, width: 100 / count + "%", height: isRecognized ? 8 : 2 });
      });
      this.drawing.replaceChildren.apply(this.drawing, shapes);
      var title = this.figure.story.titles.of(about);
      this.told.textContent = this.figure.say("liveSurvey", { recognizer: title, ranges: this.ranges(found) });
    },

    /** Where it is recognized, in numbers. @param {boolean[]} found */
    ranges: function (found) {
      var self = this;
      /** @type {string[]} */
      var ranges = [];
      var from = -1;
      found.concat([false]).forEach(function (isRecognized, place) {
        if (isRecognized && from < 0) from = place;
        if (isRecognized || from < 0) return;
        ranges.push(short(self.value(from)) + "–" + short(self.value(place - 1)));
        from = -1;
      });
      return ranges.join(", ") || this.figure.say("liveNowhere");
    },
  };

  /** @param {number} value */
  function short(value) {
    return String(Math.round(value * 100) / 100);
  }
})();
