// @ts-check
// A field that shows only those lines of a list that have its words, or most of them, and what has a heading below the list.
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

  /** @param {HTMLInputElement} field */
  function serve(field) {
    var id = field.dataset.filter || "";
    var list = document.getElementById(id);
    /** @type {any} */
    var none = document.querySelector('[data-none="' + id + '"]');
    if (!list) return;
    /** @type {any[]} */
    var lines = Array.from(list.children);
    var own = lines.length;
    document.querySelectorAll("main h3[id]").forEach(function (head) {
      var line = lines[0].cloneNode(true);
      var link = line.querySelector("a");
      link.href = "#" + head.id;
      link.innerHTML = '<span class="q"></span>';
      link.firstChild.textContent = head.textContent;
      line.dataset.words = "";
      for (var next = head.nextElementSibling; next && !/^[HNS]/.test(next.tagName); next = next.nextElementSibling) line.dataset.words += next.textContent;
      line.hidden = true;
      list.append(line);
      lines.push(line);
    });
    field.addEventListener("input", function () {
      var words = wordsOf(field.value);
      var hits = lines.map(function (line) {
        var text = (line.textContent + " " + (line.dataset.words || "")).toLowerCase();
        return words.filter(function (word) { return text.includes(word); }).length;
      });
      var best = Math.max.apply(null, hits);
      var found = !words.length || best * 2 > words.length;
      lines.forEach(function (line, at) { line.hidden = !found || hits[at] < best || !words.length && at >= own; });
      if (none) none.hidden = found;
    });
  }

  /** @type {NodeListOf<HTMLInputElement>} */
  (document.querySelectorAll("input[data-filter]")).forEach(serve);
})();
