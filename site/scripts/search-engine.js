// @ts-check
// Finds the places of the book that speak of what is asked for, and puts them in order.
(function () {
  "use strict";
  var search = /** @type {any} */ (window).bookSearch;
  var words = search.words;

  /**
   * A place of the book, in its language. `lines` are what it is called and looked for by, each as its terms, with whether they are whole names.
   * @typedef {{kind: string, href: string, title: string, where: string, text: string, language: string, lines: Map<string, boolean>[], length: number}} Place
   * @typedef {{term: string, quality: number}} Alternative
   * @typedef {{alternatives: Map<string, number>, weight: number, isBonus: boolean}} Clause
   * @typedef {{place: Place, score: number, cover: number, named: number, close: number}} Hit
   */

  /** How much a term weighs by where it stands. */
  var weight = { title: 4, phrase: 2, where: 0.6, text: 1 };

  /** @param {any} data what the index's file says */
  function Engine(data) {
    /** @type {Place[]} */
    this.places = [];
    /** The places of each term, each followed by its weight there. @type {Map<string, number[]>} */
    this.found = new Map();
    /** Every word, with its term. @type {Map<string, string>} */
    this.vocabulary = new Map();
    /** @type {Map<string, string>} */
    this.aliases = new Map(data.aliases);
    /** The words that the vocabulary has. @type {Set<any>} */
    this.read = new Set();
    this.enter(data);
    this.mean = this.places.reduce(function (sum, place) { return sum + place.length; }, 0) / (this.places.length || 1);
  }

  /** @param {any} data */
  Engine.prototype.enter = function (data) {
    var frequent = data.words.split("|");
    /** @type {Map<string, string>} */
    var meanings = new Map(Array.from(data.codes, function (code, index) { return [String(code), frequent[index]]; }));
    /** @param {string} text */
    function plain(text) {
      return text.replace(/[\u00a1-\u07ff]/g, function (code) { return meanings.get(code) || code; });
    }
    for (var page of data.pages) {
      var above = "";
      var anchor = "";
      for (var entry of page[3]) {
        var title = plain(entry[1]);
        if (entry[0] === 1) anchor = title;
        else if (entry[0] === 2) anchor = hyphenated(title);
        else if (entry[0] !== 0) anchor = entry[0];
        if (entry[0] !== 0) above = title;
        var where = entry[0] === 0 ? above : page[2] === title ? "" : page[2];
        this.add(page[0], page[1] + (anchor && "#" + encodeURIComponent(anchor)), title, where, plain(entry[2]), (entry[3] || []).map(plain), page[4] || data.language);
      }
    }
  };

  /** A heading's words as its place is called. @param {string} title */
  function hyphenated(title) {
    return title.toLowerCase().replace(/['\u2019]/g, "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  }

  /** @param {string} kind @param {string} href @param {string} title @param {string} where @param {string} text @param {string[]} phrases @param {string} language */
  Engine.prototype.add = function (kind, href, title, where, text, phrases, language) {
    var self = this;
    var number = this.places.length;
    /** @type {Place} */
    var place = { kind: kind, href: href, title: title, where: where, text: text, language: language, lines: [], length: 0 };
    this.places.push(place);
    /** @param {string} words_ @param {number} value @param {Map<string, boolean>} [line] */
    function enter(words_, value, line) {
      words.each(words_, function (pieces) {
        if (!self.read.has(pieces)) {
          self.read.add(pieces);
          pieces.forEach(function (piece) { self.vocabulary.set(piece.word, piece.term); });
        }
        for (var piece of pieces) {
          var list = self.found.get(piece.term);
          if (!list) self.found.set(piece.term, (list = []));
          if (list[list.length - 2] === number) list[list.length - 1] += value;
          else list.push(number, value);
          // A name's parts say what it is about; that the whole of it is there is more, and never less.
          if (line) line.set(piece.term, piece.isWhole);
        }
        place.length += value;
      });
    }
    enter(text, weight.text);
    enter(where, weight.where);
    [title].concat(phrases).forEach(function (line, index) {
      /** @type {Map<string, boolean>} */
      var terms = new Map();
      enter(line, index ? weight.phrase : weight.title, terms);
      place.lines.push(terms);
    });
  };

  /** How much a term tells. @param {string} term */
  Engine.prototype.worth = function (term) {
    var count = (this.found.get(term) || []).length / 2;
    return Math.log(1 + (this.places.length - count + 0.5) / (count + 0.5));
  };

  /**
   * The hits, best first; each has what the query covers of it. `cover` is the share of the query that the place speaks of,
   * `named` the share that its names and phrases have, `close` how like the query one of these is.
   * @param {string} query
   * @returns {{clauses: Clause[], hits: Hit[]}}
   */
  Engine.prototype.find = function (query) {
    var clauses = search.clauses(this, query);
    var all = clauses.reduce(function (sum, clause) { return sum + (clause.isBonus ? 0 : clause.weight); }, 0);
    /** @type {Map<number, Hit>} */
    var hits = new Map();
    for (var clause of clauses) {
      /** @type {Map<number, number>} */
      var best = new Map();
      for (var [term, quality] of clause.alternatives) {
        var list = this.found.get(term) || [];
        for (var i = 0; i < list.length; i += 2) {
          var often = list[i + 1];
          var long = 0.4 + (0.6 * this.places[list[i]].length) / this.mean;
          var value = (quality * often * 2.2) / (often + 1.2 * long);
          if (value > (best.get(list[i]) || 0)) best.set(list[i], value);
        }
      }
      for (var [number, gain] of best) {
        var hit = hits.get(number);
        if (!hit) hits.set(number, (hit = { place: this.places[number], score: 0, cover: 0, named: 0, close: 0 }));
        hit.score += clause.weight * gain;
        if (!clause.isBonus) hit.cover += clause.weight / all;
      }
    }
    var widest = 0;
    hits.forEach(function (hit) { widest = Math.max(widest, hit.cover); });
    var result = Array.from(hits.values()).filter(function (hit) { return hit.cover >= Math.max(0.3, 0.62 * widest); });
    for (var found of result) this.weigh(found, clauses, all);
    result.sort(function (a, b) { return b.score - a.score; });
    return { clauses: clauses, hits: result };
  };

  /** Adds to a hit what its names and phrases have of the query. @param {Hit} hit @param {Clause[]} clauses @param {number} all */
  Engine.prototype.weigh = function (hit, clauses, all) {
    var named = new Set();
    for (var line of hit.place.lines) {
      var asked = 0;
      /** @type {Set<string>} */
      var met = new Set();
      for (var clause of clauses) {
        if (clause.isBonus) continue;
        var best = 0;
        for (var [term, quality] of clause.alternatives) {
          if (!line.has(term)) continue;
          met.add(term);
          best = Math.max(best, quality);
        }
        if (best) named.add(clause);
        asked += best * clause.weight;
      }
      var [has, whole] = [0, 0];
      for (var [word, isWhole] of line) {
        if (isWhole && !met.has(word)) continue;
        var worth = this.worth(word) * (words.isCommon(word) ? 0.1 : 1);
        whole += worth;
        if (met.has(word)) has += worth;
      }
      var recall = asked / (all || 1);
      var precision = has / (whole || 1);
      hit.close = Math.max(hit.close, recall + precision ? (2 * recall * precision) / (recall + precision) : 0);
    }
    named.forEach(function (clause) { hit.named += clause.weight / (all || 1); });
    hit.score *= Math.pow(hit.cover, 1.5) * (1 + 8 * hit.close * hit.close) * (0.3 + 0.7 * hit.named * hit.named);
  };

  search.Engine = Engine;
})();
