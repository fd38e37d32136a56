// @ts-check
// Questions that are unsettled about UIKit: a reader takes a side, and the same touches are played in a model that answers so.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  var make = live.element;

  /** @param {any} figure @param {{label: string, sides: string[], numbers: number[]}} question @param {Element} side */
  function Question(figure, question, side) {
    var self = this;
    this.figure = figure;
    this.numbers = question.numbers;
    var label = make("label", "question", side);
    make("span", "", label).textContent = question.label;
    this.list = make("select", "", label);
    question.sides.forEach(function (one) { make("option", "", self.list).textContent = one; });
    this.list.addEventListener("change", function () {
      live.guard(figure, function () { self.take(self.list.selectedIndex); });
    });
  }
  live.Question = Question;

  Question.prototype = {
    /** @param {number} place */
    take: function (place) {
      var player = this.figure.player;
      this.numbers.forEach(function (/** @type {number} */ number) { delete player.dials[number]; });
      // The first side is the model's own.
      if (place > 0) player.dials[this.numbers[place]] = 1;
      player.again();
      this.figure.show();
    },

    /** Takes the model's own side again. */
    put: function () {
      this.list.selectedIndex = 0;
    },
  };
})();
