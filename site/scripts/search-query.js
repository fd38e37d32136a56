// @ts-check
// Reads what was typed: each word with the terms that may stand for it.
(function () {
  "use strict";
  var search = /** @type {any} */ (window).bookSearch;
  var words = search.words;

  /** The words of Chinese text that the aliases know, and what is left, in order. @param {any} engine @param {string} run */
  function segments(engine, run) {
    /** @type {{text: string, meaning: string | undefined}[]} */
    var result = [];
    var rest = "";
    function close() {
      if (rest) result.push({ text: rest, meaning: undefined });
      rest = "";
    }
    for (var place = 0; place < run.length; ) {
      var end = Math.min(run.length, place + 12);
      while (end > place && !engine.aliases.has(run.slice(place, end))) end -= 1;
      if (end === place) {
        rest += run[place];
        place += 1;
        continue;
      }
      close();
      result.push({ text: run.slice(place, end), meaning: engine.aliases.get(run.slice(place, end)) });
      place = end;
    }
    close();
    return result;
  }

  /** Terms that a word may mean, with how surely. @param {any} engine @param {string} word @param {string} term @param {boolean} isOpen */
  function alternatives(engine, word, term, isOpen) {
    /** @type {Map<string, number>} */
    var result = new Map();
    if (engine.found.has(term)) result.set(term, 1);
    if (result.size && !isOpen) return result;
    /** @param {(known: string) => boolean} fits @param {number} quality */
    function take(fits, quality) {
      engine.vocabulary.forEach(function (/** @type {string} */ other, /** @type {string} */ known) {
        if (fits(known) && !result.has(other)) result.set(other, quality);
      });
    }
    if (word.length > 1) {
      var begun = result.size ? 0.4 : 0.9;
      take(function (known) { return known.startsWith(word); }, begun);
    }
    if (!result.size && word.length > 3) take(function (known) { return known.includes(word); }, 0.8);
    var errors = word.length > 8 ? 2 : word.length > 3 ? 1 : 0;
    if (!result.size && errors) take(function (known) { return known[0] === word[0] && isNear(known, word, errors); }, 0.7);
    return result;
  }

  /** Whether so many letters changed, left out or put in lead from one word to the other. @param {string} a @param {string} b @param {number} errors */
  function isNear(a, b, errors) {
    if (Math.abs(a.length - b.length) > errors) return false;
    var row = Array.from({ length: b.length + 1 }, function (_, j) { return j; });
    for (var i = 1; i <= a.length; i += 1) {
      var last = row[0];
      row[0] = i;
      var least = i;
      for (var j = 1; j <= b.length; j += 1) {
        var value = Math.min(row[j] + 1, row[j - 1] + 1, last + (a[i - 1] === b[j - 1] ? 0 : 1));
        last = row[j];
        row[j] = value;
        least = Math.min(least, value);
      }
      if (least > errors) return false;
    }
    return row[b.length] <= errors;
  }

  /** What a query asks for: a clause for each word. @param {any} engine @param {string} query */
  function clauses(engine, query) {
    /** @type {any[]} */
    var result = [];
    /** @param {Map<string, number>} terms @param {boolean} isBonus @param {number} factor */
    function add(terms, isBonus, factor) {
      if (!terms.size) return;
      var weight = Infinity;
      terms.forEach(function (quality, term) { if (quality === 1) weight = Math.min(weight, engine.worth(term)); });
      if (weight === Infinity) terms.forEach(function (_, term) { weight = Math.min(weight, engine.worth(term)); });
      result.push({ alternatives: terms, weight: Math.max(weight, 0.05) * factor, isBonus: isBonus });
    }
    words.each(query, function (/** @type {any[]} */ pieces, /** @type {number} */ start, /** @type {string} */ word) {
      if (word.charCodeAt(0) >= 0x3400) return chinese(word);
      var isOpen = start + word.length === query.length;
      var hasParts = pieces.some(function (piece) { return piece.isWhole; });
      pieces.forEach(function (piece, index) {
        var isLast = isOpen && (piece.isWhole || index === pieces.length - (hasParts ? 2 : 1));
        var terms = alternatives(engine, piece.word, piece.term, isLast && !(piece.isWhole && !isOpen));
        if (piece.isWhole && !engine.found.has(piece.term) && !isOpen) return;
        add(terms, false, piece.isWhole ? 0.7 : words.isCommon(piece.word) ? 0.08 : 1);
      });
    });

    /** @param {string} run */
    function chinese(run) {
      for (var segment of segments(engine, run)) {
        /** @type {Map<string, number>} */
        var pairs = new Map();
        words.each(segment.text, function (/** @type {any[]} */ pieces) {
          for (var piece of pieces) if (engine.found.has(piece.term)) pairs.set(piece.term, 1);
        });
        if (!segment.meaning) {
          // Words that nobody knows, such as the particles of a sentence, ask for little beside others.
          pairs.forEach(function (_, pair) { add(new Map([[pair, 1]]), true, 1); });
          continue;
        }
        var said = segment.text;
        words.each(segment.meaning, function (/** @type {any[]} */ pieces) {
          for (var piece of pieces) {
            if (piece.isWhole) continue;
            var terms = new Map(pairs);
            if (engine.found.has(piece.term)) terms.set(piece.term, 1);
            add(terms, false, words.isCommon(piece.word) && said.length ? 0.2 : 1);
          }
        });
      }
    }

    // Where nothing else is asked for, they do ask.
    if (result.every(function (clause) { return clause.isBonus; })) result.forEach(function (clause) { clause.isBonus = false; });
    // A query of common words alone is about these.
    if (result.length && result.every(function (clause) { return clause.weight < 0.5; })) {
      result.forEach(function (clause) { clause.weight *= 10; });
    }
    return result;
  }

  search.clauses = clauses;
})();
