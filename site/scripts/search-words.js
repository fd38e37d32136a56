// @ts-check
// Cuts text into the terms that the search compares: parts of names, stems, pairs of Chinese characters.
(function () {
  "use strict";

  // The number of a rule; a word or a name; a run of Chinese.
  var pattern = /(?<![\w-])[A-Za-z]-[A-Za-z]?\d+(?:\.\d+)*(?![\w-])|[A-Za-z\u00c0-\u024f\d]+|[\u3400-\u9fff]+/g;
  // UIScrollView has the parts UI, Scroll and View.
  var parts = /[A-Z]+(?![a-z])|[A-Z]?[a-z\u00df-\u024f]+|\d+|[\u00c0-\u024f]+/g;

  /** Forms that no ending tells. @type {{[word: string]: string}} */
  var forms = {
    began: "begin", begun: "begin", frozen: "freez", froze: "freez", hid: "hid", hidden: "hid", lost: "los", used: "us", uses: "us",
    using: "us", won: "win", stuck: "stick", drawn: "draw", ties: "tie", tied: "tie", given: "give", gave: "give", shown: "show",
    series: "series", views: "view", always: "always", during: "during", does: "does", this: "this",
  };

  /** Words that say little about what is looked for. */
  var common = new Set(
    ("a about after all also am an and any are as at be been but by can could did didn do does doesn doing don for from get gets had has have " +
      "how i if in into is isn it its like make me my no not of on one only or our out s should since so still t than that the their them then " +
      "there they this to too ui ns ca cg cf wk us use want was we were what when where which while who why will with won work works working " +
      "would you your iphone ios swift uikit conflict conflicts problem issue fix bug error").split(" "));

  /** The form in which a word is compared. @param {string} word in lower case */
  function stem(word) {
    if (Object.prototype.hasOwnProperty.call(forms, word)) return forms[word];
    if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
    var w = word.replace(/ies$/, "y").replace(/(ss|sh|ch|x)es$/, "$1").replace(/([^sui])s$/, "$1");
    if (w.length > 6) w = w.replace(/ly$/, "");
    w = w.replace(/(([bdgmnprt])\2|ck|ll|pe)able$/, "$1").replace(/([bdgmnprt])\1$/, "$1");
    var ended = w.length > 4 ? /^(.*[aeiouy].*)(?:ing|ed)$/.exec(w) : null;
    if (ended && ended[1].length > 2) w = ended[1].replace(/([bdgmnprt])\1$/, "$1");
    if (w.length > 6) w = w.replace(/([st])ion$/, "$1");
    return w.length > 3 ? w.replace(/e$/, "") : w;
  }

  /** @param {string} word */
  function isCommon(word) {
    return common.has(word);
  }

  /**
   * A term with the word it comes from, and where that begins and ends. `isWhole` is a name that has parts, which come before it.
   * @typedef {{term: string, word: string, start: number, end: number, isWhole: boolean}} Piece
   */

  /** The pieces of words that have been cut already. @type {Map<string, Piece[]>} */
  var known = new Map();

  /** The pieces of a word, places counted from its beginning. @param {string} word @returns {Piece[]} */
  function piecesOf(word) {
    var pieces = known.get(word);
    if (!pieces) {
      pieces = cut(word);
      known.set(word, pieces);
    }
    return pieces;
  }

  /** @param {string} word @returns {Piece[]} */
  function cut(word) {
    var lower = word.toLowerCase();
    if (word.charCodeAt(0) >= 0x3400) {
      if (word.length === 1) return [piece(word, word, 0, 1)];
      return Array.from({ length: word.length - 1 }, function (_, i) {
        var pair = word.slice(i, i + 2);
        return piece(pair, pair, i, i + 2);
      });
    }
    if (word.indexOf("-") > 0) return [piece(lower, lower, 0, word.length)];
    /** @type {Piece[]} */
    var pieces = [];
    for (var match of word.matchAll(parts)) {
      var part = match[0].toLowerCase();
      pieces.push(piece(stem(part), part, match.index || 0, (match.index || 0) + part.length));
    }
    if (pieces.length > 1) {
      var whole = piece(stem(lower), lower, 0, word.length);
      whole.isWhole = true;
      pieces.push(whole);
    }
    return pieces;
  }

  /** @param {string} term @param {string} word @param {number} start @param {number} end @returns {Piece} */
  function piece(term, word, start, end) {
    return { term: term, word: word, start: start, end: end, isWhole: false };
  }

  /** Calls `body` for each word of a text, with its pieces. @param {string} text @param {(pieces: Piece[], start: number, word: string) => void} body */
  function each(text, body) {
    for (var match of text.matchAll(pattern)) body(piecesOf(match[0]), match.index || 0, match[0]);
  }

  var own = /** @type {any} */ (window);
  own.bookSearch = Object.assign(own.bookSearch || {}, { words: { stem: stem, isCommon: isCommon, each: each } });
})();
