// @ts-check
// The answer to a query: hits in groups, each with the stretch of its text that speaks of the query.
(function () {
  "use strict";
  var search = /** @type {any} */ (window).bookSearch;
  var words = search.words;
  var order = ["symptom", "chapter", "rule", "api", "reference"];

  /** How many characters an excerpt has, and how many of them stand before the first match. */
  var long = 220;
  var before = 24;

  /**
   * Where a text has terms of the query: the widest piece of each word that matches.
   * @param {string} text @param {any[]} clauses
   * @returns {{start: number, end: number, clauses: Set<any>}[]}
   */
  function matches(text, clauses) {
    /** @type {Map<string, any[]>} */
    var wanted = new Map();
    for (var clause of clauses) {
      for (var term of clause.alternatives.keys()) wanted.set(term, (wanted.get(term) || []).concat(clause));
    }
    /** @type {{start: number, end: number, clauses: Set<any>}[]} */
    var result = [];
    words.each(text, function (/** @type {any[]} */ pieces, /** @type {number} */ start) {
      var whole = pieces.find(function (piece) { return piece.isWhole && wanted.has(piece.term); });
      for (var piece of whole ? [whole] : pieces) {
        var found = wanted.get(piece.term);
        if (!found || (words.isCommon(piece.word) && clauses.length > 1)) continue;
        var last = result[result.length - 1];
        var place = { start: start + piece.start, end: start + piece.end, clauses: new Set(found) };
        if (whole) pieces.forEach(function (part) { (wanted.get(part.term) || []).forEach(function (clause) { place.clauses.add(clause); }); });
        // Pairs of Chinese characters overlap; parts of a name touch.
        if (last && last.end >= place.start) {
          last.end = Math.max(last.end, place.end);
          place.clauses.forEach(function (clause) { last.clauses.add(clause); });
        } else result.push(place);
      }
    });
    return result;
  }

  /**
   * A text as pieces, those that match marked.
   * @param {string} text @param {{start: number, end: number}[]} places @param {number} from @param {number} to
   * @returns {{text: string, isMatch: boolean}[]}
   */
  function marked(text, places, from, to) {
    /** @type {{text: string, isMatch: boolean}[]} */
    var result = [];
    var place = from;
    for (var match of places) {
      if (match.start < from || match.end > to) continue;
      if (match.start > place) result.push({ text: text.slice(place, match.start), isMatch: false });
      result.push({ text: text.slice(match.start, match.end), isMatch: true });
      place = match.end;
    }
    if (place < to) result.push({ text: text.slice(place, to), isMatch: false });
    return result;
  }

  /** The stretch of a text that has most of the query. @param {string} text @param {any[]} clauses @param {boolean} fromStart */
  function excerpt(text, clauses, fromStart) {
    var places = matches(text, clauses);
    var best = 0;
    var start = 0;
    places.forEach(function (first, index) {
      /** @type {Set<any>} */
      var met = new Set();
      for (var i = index; i < places.length && places[i].end < first.start + long / 2; i += 1) {
        places[i].clauses.forEach(function (clause) { met.add(clause); });
      }
      var value = 0;
      met.forEach(function (clause) { value += clause.weight; });
      if (value > best + 1e-9) {
        best = value;
        start = first.start;
      }
    });
    var from = fromStart || start <= before + 8 ? 0 : text.indexOf(" ", start - before) + 1;
    if (from > start) from = start;
    var to = from + long >= text.length ? text.length : text.lastIndexOf(" ", from + long);
    if (to <= from) to = Math.min(text.length, from + long);
    var pieces = marked(text, places, from, to);
    if (from > 0) pieces.unshift({ text: "… ", isMatch: false });
    if (to < text.length) pieces.push({ text: " …", isMatch: false });
    return pieces;
  }

  /** A hit as it is shown. @param {any} hit @param {any[]} clauses */
  function shown(hit, clauses) {
    var place = hit.place;
    return {
      href: place.href, where: place.where, language: place.language,
      title: marked(place.title, matches(place.title, clauses), 0, place.title.length),
      // A symptom's page begins with its remedy.
      excerpt: excerpt(place.text, clauses, place.kind === "symptom"),
    };
  }

  /**
   * The hits without those that are also there in the language that was asked in: of a page and its siblings, one answers.
   * @param {any[]} hits @param {string} language
   */
  function inOne(hits, language) {
    /** @param {any} hit */
    function page(hit) { return hit.place.href.split("#")[0].split(".")[0]; }
    /** @param {any} hit */
    function speaks(hit) { return hit.place.language.split("-")[0] === language.split("-")[0]; }
    var there = new Set(hits.filter(speaks).map(page));
    return hits.filter(function (hit) { return speaks(hit) || !there.has(page(hit)); });
  }

  /**
   * The groups of a query's hits, best first in each: symptoms before what mentions them, unless they are but mentions themselves.
   * @param {any} engine @param {string} query @param {string} language that of the page; Chinese words ask in Chinese
   */
  function groups(engine, query, language) {
    var found = engine.find(query);
    /** @type {Map<string, any[]>} */
    var kinds = new Map();
    for (var hit of inOne(found.hits, /\p{Script=Han}/u.test(query) ? "zh" : language)) {
      var kind = hit.place.kind === "listed" ? "symptom" : hit.place.kind;
      kinds.set(kind, (kinds.get(kind) || []).concat(hit));
    }
    /** @param {any} hit */
    function isNamed(hit) { return hit.named > 0.55; }
    var symptoms = kinds.get("symptom") || [];
    // Those that are called so, then mentions. Of two that fit as well, a page says more than an entry of the list.
    /** @param {any} hit */
    function rank(hit) { return (isNamed(hit) ? 1e6 : 0) + hit.score * (hit.place.kind === "listed" ? 0.7 : 1); }
    symptoms.sort(function (a, b) { return rank(b) - rank(a); });
    /** @param {string} kind */
    function turn(kind) {
      var hits = kinds.get(kind) || [];
      var place = order.indexOf(kind);
      if (kind === "symptom") return hits.length && isNamed(hits[0]) ? -20 : 1.5;
      // What is called just so comes first, then what is called almost so.
      var close = hits.length ? hits[0].close : 0;
      // Who types a chapter's title wants the chapter; the words of a section's heading are those of its symptom.
      if (kind === "chapter" && close > 0.99 && !hits[0].place.where) return -25;
      return close > 0.99 ? place - 10 : close > 0.8 ? place - 5 : place;
    }
    return order.filter(function (kind) { return kinds.has(kind); })
      .sort(function (a, b) { return turn(a) - turn(b); })
      .map(function (kind) {
        var hits = kinds.get(kind) || [];
        return {
          kind: kind, count: hits.length,
          /** @param {number} from @param {number} to */
          hits: function (from, to) { return hits.slice(from, to).map(function (hit) { return shown(hit, found.clauses); }); },
        };
      });
  }

  search.groups = groups;
})();
