// @ts-check
// Sentences with places for values, filled as the book fills them.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** A number with so many decimals; zero has no sign. @param {number} number @param {number} places */
  function fixed(number, places) {
    var amount = Math.abs(number);
    var scale = Math.pow(10, places);
    var whole = Math.floor(amount * scale);
    // Of two decimals that are equally near, the even one, as the book has it; only sums of halves, quarters … are so exact.
    var isTie = amount * scale - whole === 0.5 && (amount * 65536) % 1 === 0;
    var text = isTie && whole % 2 === 0 ? (whole / scale).toFixed(places) : amount.toFixed(places);
    return number < 0 && /[1-9]/.test(text) ? "-" + text : text;
  }
  live.fixed = fixed;

  /** A number with at most so many decimals. @param {number} number @param {number} [places] */
  function short(number, places) {
    var text = fixed(number, places === undefined ? 1 : places);
    return text.indexOf(".") < 0 ? text : text.replace(/\.?0+$/, "");
  }

  /** @param {any} value */
  function plain(value) {
    if (typeof value === "number") return short(value);
    if (typeof value === "boolean") return value ? "true" : "false";
    return Array.isArray(value) ? value.join(" ‹ ") : value;
  }

  /** A number with as many decimals as it takes to differ from another. @param {number} number @param {number} limit */
  function unlike(number, limit) {
    for (var places = 1; places <= 4; places++) {
      if (short(number, places) !== short(limit, places)) return short(number, places);
    }
    return short(number, 1);
  }

  /** @param {string[]} names @param {string} and */
  function listed(names, and) {
    if (names.length < 2) return names.join("");
    return names.slice(0, -1).join(", ") + " " + and + " " + names[names.length - 1];
  }

  /** Where a mark stands that no inner place holds; its length if nowhere. @param {string} text @param {string} mark */
  function outer(text, mark) {
    for (var place = 0, depth = 0; place < text.length; place++) {
      if (!depth && text[place] === mark) return place;
      if (text[place] === "{") depth++;
      if (text[place] === "}") depth--;
    }
    return text.length;
  }

  /** A sentence with its places filled. @param {string} text @param {(name: string) => any} value @returns {string} */
  function filled(text, value) {
    var result = "";
    for (;;) {
      var start = text.indexOf("{");
      if (start < 0) return result + text;
      var rest = text.slice(start + 1);
      var end = outer(rest, "}");
      result += text.slice(0, start) + place(rest.slice(0, end), value);
      text = rest.slice(end + 1);
    }
  }
  live.filled = filled;

  /** @param {string} source @param {(name: string) => any} value */
  function place(source, value) {
    var parts = /** @type {RegExpMatchArray} */ (source.match(/^([\p{L}\p{N}]+)(!?)(.?)(.*)$/su));
    var found = value(parts[1]);
    if (parts[2]) found = Math.abs(found);
    var rest = parts[4];
    var bar = outer(rest, "|");
    /** @param {boolean} isFirst */
    function choice(isFirst) {
      return filled(isFirst ? rest.slice(0, bar) : rest.slice(bar + 1), value);
    }
    switch (parts[3]) {
      case ":":
        return fixed(found, Number(rest));
      case "?":
        return choice(found === true);
      case ">":
        return choice(!(found < 0));
      case "/":
        return choice(short(Math.abs(found)) !== "0");
      case "#":
        return plain(found) + " " + (found === 1 ? rest.slice(0, bar) : rest.slice(bar + 1));
      case "~":
        return unlike(found, value(rest));
      case "&":
        return listed(found, rest);
      default:
        return plain(found);
    }
  }
})();
