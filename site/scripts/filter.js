// @ts-check
// A field that shows only those lines of a list that have all its words; without it the list is whole.
(function () {
  "use strict";

  /** @param {HTMLInputElement} field */
  function serve(field) {
    var id = field.dataset.filter || "";
    var list = document.getElementById(id);
    var none = document.querySelector('[data-none="' + id + '"]');
    if (!list) return;
    var lines = Array.prototype.slice.call(list.children);
    field.addEventListener("input", function () {
      var words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      var found = 0;
      lines.forEach(function (line) {
        var text = (line.textContent + " " + (line.dataset.words || "")).toLowerCase();
        line.hidden = !words.every(function (word) { return text.indexOf(word) >= 0; });
        if (!line.hidden) found += 1;
      });
      if (none) /** @type {HTMLElement} */ (none).hidden = found > 0;
    });
  }

  document.querySelectorAll("input[data-filter]").forEach(function (field) {
    serve(/** @type {HTMLInputElement} */ (field));
  });
})();
