// @ts-check
// What a reader picks for constants of a claim: the scene is made anew with it, and the claim's program makes its touches for it.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  var make = live.element;

  /** @param {any} figure @param {Element} side */
  function Picks(figure, side) {
    var self = this;
    /** @type {HTMLSelectElement[]} */
    this.lists = [];
    var picks = figure.claims[figure.name].picks || [];
    if (!picks.length) return;
    var bar = make("div", "bar picks", side);
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", figure.say("livePicks"));
    this.lists = picks.map(function (/** @type {any} */ pick) {
      var label = make("label", "", bar);
      make("span", "", label).textContent = pick.label;
      var list = make("select", "", label);
      pick.cases.forEach(function (/** @type {string} */ one) { make("option", "", list).textContent = one; });
      list.addEventListener("change", function () {
        live.guard(figure, function () { self.take(figure); });
      });
      return list;
    });
  }
  live.Picks = Picks;

  Picks.prototype = {
    /** Shows the scene that is picked, and what the test's touches come to on it. @param {any} figure */
    take: function (figure) {
      var places = this.lists.map(function (list) { return list.selectedIndex; });
      // The claim's own cases come first.
      figure.player.pick(places.some(Boolean) ? places : []);
      figure.rest();
    },

    /** Puts the claim's own cases back. @param {any} player */
    reset: function (player) {
      if (!player.picks.length) return;
      this.lists.forEach(function (list) { list.selectedIndex = 0; });
      player.pick([]);
    },
  };
})();
