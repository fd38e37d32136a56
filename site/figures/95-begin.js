// @ts-check
// The figures of the page begin, each when it comes near.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** Lets a figure of the page be touched. @param {HTMLElement} element */
  live.begin = function (element) {
    return live
      .load()
      .then(function () {
        var names = (element.dataset.live || "").split(" ");
        var kind = element.dataset.exercise ? live.Answer : element.dataset.question ? live.Trial : live.Figure;
        /** @type {any} */ (element).touchFigure = names.length > 1 ? new live.Pair(element, names) : new kind(element, names[0]);
        live.watch(element);
      })
      .catch(function (/** @type {Error} */ mistake) {
        console.error("a figure stays as it is:", mistake);
        // A prediction's choices are there all the same, and an exercise can be written.
        if (element.dataset.question || element.dataset.exercise) return;
        element.classList.remove("is-live");
        element.querySelectorAll(".live").forEach(function (root) { root.remove(); });
        element.querySelectorAll(".film, .transcript").forEach(function (still) { /** @type {HTMLElement} */ (still).hidden = false; });
        var note = live.element("p", "fine unloaded", element);
        note.textContent = (/** @type {any} */ (window).touchWords || { ui: {} }).ui.liveFailed || "This figure cannot be touched here: its engine did not load.";
      });
  };

  Array.from(document.querySelectorAll("[data-live-near]")).forEach(function (element) {
    live.begin(/** @type {HTMLElement} */ (element));
  });
})();
