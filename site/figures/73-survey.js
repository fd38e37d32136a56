// @ts-check
// Under a dial: for which of its values the recognizer that the run is about is recognized, and its pop finished, tried one after the other.
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
    this.isBusy = false;
  }
  live.Survey = Survey;

  Survey.prototype = {
    /** Tries the dial's values, unless nothing has changed that they depend on. */
    renew: function () {
      var figure = this.figure;
      var player = figure.player;
      var turned = Object.assign({}, player.dials, player.changes);
      delete turned[this.dial.name || this.dial.number];
      var key = JSON.stringify([player.number, turned, player.source]);
      if (key === this.key || player.isPlaying || (player.isByHand && player.down > 0)) return;
      this.key = key;
      clearTimeout(this.timer);
      this.isBusy = true;
      var self = this;
      /** The answers to both questions, for values in equal steps. @type {(boolean | undefined)[][]} */
      var found = [];
      /** Between which values an answer changes. @type {{question: number, yes: number, no: number, left: number}[]} */
      var edges = [];
      var about = figure.aboutFirst();
      var pops = figure.records.some(function (/** @type {any} */ record) { return record.code.startsWith("navigation."); });
      /** @param {number} value @returns {(boolean | undefined)[]} */
      function answers(value) {
        try {
          return player.tried(self.dial, value, about, pops);
        } catch (_) {
          // The program stops there: nothing comes of the touches.
          return [false, undefined];
        }
      }
      this.timer = setTimeout(function next() {
        // One after the other, from above: the first dial is what the figure is about.
        var turned = figure.choices.turned;
        if (turned.slice(0, turned.indexOf(self.dial)).some(function (/** @type {any} */ dial) { return dial.survey.isBusy; })) {
          self.timer = setTimeout(next, 50);
          return;
        }
        if (figure.isHidden || live.isHeld) {
          self.key = "";
          self.isBusy = false;
          return;
        }
        var edge = edges.find(function (one) { return one.left > 0; });
        if (edge) {
          var middle = (edge.yes + edge.no) / 2;
          edge.left--;
          if (answers(middle)[edge.question]) edge.yes = middle;
          else edge.no = middle;
        } else {
          var place = found.push(answers(self.value(found.length))) - 1;
          found[place].forEach(function (answer, question) {
            if (!place || !answer === !found[place - 1][question]) return;
            var ends = [self.value(place - 1), self.value(place)];
            edges.push({ question: question, yes: ends[answer ? 1 : 0], no: ends[answer ? 0 : 1], left: closer });
          });
        }
        if (found.length < count || edges.some(function (one) { return one.left > 0; })) self.timer = setTimeout(next);
        else {
          self.isBusy = false;
          self.draw(found, edges, about);
        }
      }, calm);
    },

    /** @param {number} place @returns {number} */
    value: function (place) {
      return this.dial.shift() + this.dial.from + ((this.dial.to - this.dial.from) * place) / (count - 1);
    },

    /** @param {(boolean | undefined)[][]} found @param {{question: number, yes: number}[]} edges @param {string} about */
    draw: function (found, edges, about) {
      var self = this;
      // Where a pop begins, whether it is finished is what a reader asks.
      var isOfPop = found.some(function (answers) { return answers[1] !== undefined; });
      var shapes = found.map(function (answers, place) {
        var isSo = answers[isOfPop ? 1 : 0];
        var x = (self.dial.isMirrored ? count - 1 - place : place) / count * 100;
        return live.make("rect", { class: isSo ? "win" : "not", x: x + "%", y: isSo ? 0 : 3, width: 100 / count + "%", height: isSo ? 8 : 2 });
      });
      this.drawing.replaceChildren.apply(this.drawing, shapes);
      var figure = this.figure;
      var title = figure.story.titles.of(about);
      this.told.textContent = ["liveSurvey", "liveSurveyPop"].slice(0, isOfPop ? 2 : 1).map(function (key, question) {
        var ranges = self.ranges(found, edges, question);
        return figure.say(ranges ? key : key + "None", { recognizer: title, ranges: ranges });
      }).join("; ");
    },

    /** For which values a question is answered with yes, in numbers. @param {(boolean | undefined)[][]} found @param {{question: number, yes: number}[]} edges @param {number} question */
    ranges: function (found, edges, question) {
      var limits = edges.filter(function (edge) { return edge.question === question; }).map(function (edge) { return edge.yes; });
      if (found[0][question]) limits.unshift(this.value(0));
      if (found[count - 1][question]) limits.push(this.value(count - 1));
      var dial = this.dial;
      var shown = limits.map(function (limit) { return dial.words(limit, dial.to - dial.from > 20 ? 10 : 100); });
      // The ends of the slider are no limits.
      var open = [found[0][question], found[count - 1][question]];
      if (dial.isMirrored) {
        shown.reverse();
        open.reverse();
      }
      /** @type {string[]} */
      var ranges = [];
      for (var place = 0; place < shown.length; place += 2) {
        var isFirst = !place && open[0], isLast = place + 2 === shown.length && open[1];
        var key = isFirst && isLast ? "liveRangeAll" : isFirst ? "liveRangeTo" : isLast ? "liveRangeFrom" : "liveRange";
        ranges.push(this.figure.say(key, { from: shown[place], to: shown[place + 1] }));
      }
      return ranges.join(", ");
    },
  };
})();
