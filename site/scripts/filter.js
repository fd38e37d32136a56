// @ts-check
// A field that shows only those lines of a list that have its words, or, where none has them all, those that have most of them;
// without it the list is whole. What the page tells below the list, with a heading of its own, is found as well.
(function () {
  "use strict";
  // Words that say nothing of what happens, and endings that make no other word.
  var EMPTY = /^(a|an|and|any|at|but|by|can|do|does|did|for|from|has|have|how|i|in|is|it|its|me|my|not|of|on|or|that|the|then|this|to|when|why|will|with|won't|doesn't|isn't|don't|never)$/;
  var ENDING = /(?:ing|ed|es|s)$/;

  /** @param {string} text */
  function wordsOf(text) {
    var all = text.toLowerCase().replace(/’/g, "'").split(/[^\p{L}\p{N}']+/u).filter(Boolean);
    var telling = all.filter(function (word) { return !EMPTY.test(word); });
    return (telling.length ? telling : all).map(function (word) {
      var stem = word.replace(ENDING, "");
      return stem.length > 2 ? stem : word;
    });
  }

  /**
   * Lines for the headings below a list, each with the words of what it stands over; they are seen only when they are found.
   * @param {HTMLElement} list
   */
  function below(list) {
    document.querySelectorAll("main h3[id]").forEach(function (head) {
      var line = /** @type {HTMLElement} */ (list.children[0].cloneNode(true));
      var link = /** @type {HTMLAnchorElement} */ (line.querySelector("a"));
      var words = "";
      for (var next = head.nextElementSibling; next && !/^H\d/.test(next.tagName); next = next.nextElementSibling) words += " " + next.textContent;
      link.href = "#" + head.id;
      link.innerHTML = '<span class="q"></span>';
      /** @type {Node} */ (link.firstChild).textContent = head.textContent;
      line.dataset.words = words;
      line.hidden = true;
      list.appendChild(line);
    });
  }

  /** @param {HTMLInputElement} field */
  function serve(field) {
    var id = field.dataset.filter || "";
    var list = document.getElementById(id);
    var none = document.querySelector('[data-none="' + id + '"]');
    if (!list) return;
    var own = list.children.length;
    below(list);
    var lines = /** @type {HTMLElement[]} */ (Array.from(list.children));
    field.addEventListener("input", function () {
      var words = wordsOf(field.value);
      var hits = lines.map(function (line) {
        var text = (line.textContent + " " + (line.dataset.words || "")).toLowerCase();
        return words.filter(function (word) { return text.indexOf(word) >= 0; }).length;
      });
      var best = Math.max.apply(null, hits);
      var found = best * 2 > words.length || words.length === 0;
      lines.forEach(function (line, at) { line.hidden = !found || hits[at] < best || !words.length && at >= own; });
      if (none) /** @type {HTMLElement} */ (none).hidden = found;
    });
  }

  document.querySelectorAll("input[data-filter]").forEach(function (field) {
    serve(/** @type {HTMLInputElement} */ (field));
  });
})();
