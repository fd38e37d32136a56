// @ts-check
// Under a dial: for which of its values the recognizer that the run is about is recognized, tried one after the other.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** So many values of a dial are tried, and so many more to find where it changes between two of them. */
  var count = 37;
  var closer = 6;
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
      /** @param {number} value */
      function isRecognized(value) {
        try {
          return player.tried(self.dial, value, about);
        } catch (_) {
          // The program stops there: nothing is recognized.
          return false;
        }
      }
      /** Between which values it changes. @type {{yes: number, no: number, left: number}[]} */
      var edges = [];
      this.timer = setTimeout(function next() {
        if (self.figure.isHidden || live.isHeld) {
          self.key = "";
          return;
        }
        var edge = edges.find(function (one) { return one.left > 0; });
        if (edge) {
          var middle = (edge.yes + edge.no) / 2;
          edge.left--;
          if (isRecognized(middle)) edge.yes = middle;
          else edge.no = middle;
        } else {
          found.push(isRecognized(self.value(found.length)));
          var place = found.length - 1;
          if (place > 0 && found[place] !== found[place - 1]) {
            var ends = [self.value(place - 1), self.value(place)];
            edges.push({ yes: ends[found[place] ? 1 : 0], no: ends[found[place] ? 0 : 1], left: closer });
          }
        }
        if (found.length < count || edges.some(function (one) { return one.left > 0; })) self.timer = setTimeout(next);
        else self.draw(found, edges, about);
      }, calm);
    },

    /** @param {number} place @returns {number} */
    value: function (place) {
      return this.dial.from + ((this.dial.to - this.dial.from) * place) / (count - 1);
    },

    /** @param {boolean[]} found @param {{yes: number}[]} edges @param {string} about */
    draw: function (found, edges, about) {
      var shapes = found.map(function (isRecognized, place) {
        var x = (place / count) * 100;
        return live.make("rect", { class: isRecognized ? "win" : "not", x: x + "%", y: isRecognized ? 0 : 3, width: 100 / count + "%", height: isRecognized ? 8 : 2 });
      });
      this.drawing.replaceChildren.apply(this.drawing, shapes);
      var title = this.figure.story.titles.of(about);
      this.told.textContent = this.figure.say("liveSurvey", { recognizer: title, ranges: this.ranges(found, edges) });
    },

    /** Where it is recognized, in numbers. @param {boolean[]} found @param {{yes: number}[]} edges */
    ranges: function (found, edges) {
      var limits = edges.map(function (edge) { return edge.yes; });
      if (found[0]) limits.unshift(this.value(0));
      if (found[count - 1]) limits.push(this.value(count - 1));
      /** @type {string[]} */
      var ranges = [];
      for (var place = 0; place < limits.length; place += 2) {
        ranges.push(this.figure.say("liveRange", { from: short(limits[place]), to: short(limits[place + 1]) }));
      }
      return ranges.join(", ") || this.figure.say("liveNowhere");
    },
  };

  /** @param {number} value */
  function short(value) {
    return String(Math.round(value * (Math.abs(value) < 10 ? 100 : 10)) / (Math.abs(value) < 10 ? 100 : 10)).replace("-", "−");
  }
})();
