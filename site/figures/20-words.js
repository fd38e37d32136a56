// @ts-check
// Records in words: the same sentences as the book's transcripts, from the same table.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** The values of records that name recognizers. */
  var naming = ["by", "for", "holder", "of", "recognizer", "with"];
  /** A longer verdict is not read at a glance. */
  var glance = 170;

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

  /** What sentences call the recognizers of a run. @param {any[]} recognizers */
  function Titles(recognizers) {
    /** @type {{[name: string]: string}} */
    var titles = {};
    /** @type {{[title: string]: number}} */
    var count = {};
    recognizers.forEach(function (recognizer) {
      var title = recognizer.title || recognizer.name;
      count[title] = (count[title] || 0) + 1;
      titles[recognizer.name] = count[title] === 1 ? title : title + " (" + count[title] + ")";
    });
    var pairs = recognizers
      .map(function (recognizer) {
        var end = " on " + recognizer.view;
        var title = recognizer.title || "";
        return title.endsWith(end) ? [title, title.slice(0, -end.length)] : ["", ""];
      })
      .filter(function (pair) {
        return pair[1].indexOf("(") >= 0;
      });
    this.titles = titles;
    this.shortened = pairs.filter(function (pair) {
      return (
        pairs.filter(function (other) {
          return other[1] === pair[1];
        }).length === 1
      );
    });
  }

  Titles.prototype = {
    /** @param {string} name */
    of: function (name) {
      return Object.prototype.hasOwnProperty.call(this.titles, name) ? this.titles[name] : name;
    },
    /** A text in which a recognizer's view is told only where the recognizer is named first. @param {string} text */
    once: function (text) {
      this.shortened.forEach(function (/** @type {string[]} */ pair) {
        var first = text.indexOf(pair[0]);
        if (first < 0) return;
        var end = first + pair[0].length;
        text = text.slice(0, end) + text.slice(end).split(pair[0]).join(pair[1]);
      });
      return text;
    },
  };

  /** The words of a run so far. @param {any[]} records @param {{recognizers: any[], explanations: any[]}} [lanes] */
  function Story(records, lanes) {
    this.table = /** @type {any} */ (window).touchWords;
    this.records = records;
    this.recognizers = lanes ? lanes.recognizers : [];
    this.explanations = lanes ? lanes.explanations : [];
    this.titles = new Titles(this.recognizers);
    /** @type {{[name: string]: any}} */
    var known = {};
    this.recognizers.forEach(function (recognizer) {
      if (!(recognizer.name in known)) known[recognizer.name] = recognizer;
    });
    this.known = known;
  }
  live.Story = Story;

  Story.prototype = {
    /** A sentence about a record. @param {string | undefined} text @param {any} record @param {any} [context] @param {boolean} [isTitled] */
    say: function (text, record, context, isTitled) {
      if (text === undefined) return undefined;
      var titles = this.titles;
      return filled(text, function (name) {
        if (name === "subject") return isTitled ? titles.of(record.subject) : record.subject;
        if (name === "time") return fixed(record.time, 3);
        if (name === "rule") return record.rule;
        if (context && name in context) return context[name];
        var value = record.values[name];
        if (!isTitled || naming.indexOf(name) < 0) return value;
        if (typeof value === "string") return titles.of(value);
        return Array.isArray(value)
          ? value.map(function (one) {
              return titles.of(one);
            })
          : value;
      });
    },
    /** What happened, and why; nothing if the record is left out of transcripts. @param {any} record */
    line: function (record) {
      var words = this.table.records[record.code] || {};
      var what = this.say(words.what, record);
      if (what === undefined) return undefined;
      return { record: record.index, time: fixed(record.time, 3), what: what, why: this.say(words.why, record) || "", rules: rules(record) };
    },
    /** The transcript: from the first touch on; without one, all. */
    lines: function () {
      var first = this.records.findIndex(function (/** @type {any} */ record) {
        return record.code.startsWith("touch.");
      });
      var story = this;
      return this.records
        .slice(Math.max(first, 0))
        .map(function (/** @type {any} */ record) {
          return story.line(record);
        })
        .filter(Boolean);
    },
    /** @param {string} name */
    kind: function (name) {
      return this.known[name] ? this.known[name].kind : "";
    },
    /** @param {string} name */
    hasNoProperty: function (name) {
      var with_ = ["scroll pan", "scroll pinch", "interactivePop", "contentPop", "barHide"];
      return !!(this.known[name] && this.known[name].stock) && with_.indexOf(this.kind(name)) < 0;
    },
    /** What a sentence can ask for besides a record's values. @param {any} record @param {any} explanation @param {boolean} isTimed */
    context: function (record, explanation, isTimed) {
      var values = record.values;
      var by = typeof values.by === "string" ? values.by : "";
      var other = this.kind(by);
      var own = this.kind(record.subject);
      var isQuiet =
        !values.control && !values.custom && (values.stock ? !values.cell || !!values.drag : !!values.cell && !!values.drag);
      return {
        opens: record.index === explanation.chain[0],
        self: record.subject === explanation.recognizer,
        timed: isTimed,
        bothScroll: own === "scroll pan" && other === "scroll pan",
        quiet: isQuiet,
        isPanBy: other.endsWith("pan") || other.endsWith("Pop"),
        hasNoProperty: this.hasNoProperty(record.subject),
        byHasNoProperty: this.hasNoProperty(by),
        waitsInVain: ["long press", "text loupe"].indexOf(other) >= 0 && ["pan", "scroll pan"].indexOf(own) >= 0,
      };
    },
    /** What the records of an attempt say. @param {string[]} keys @param {any} explanation @param {boolean} isTimed */
    texts: function (keys, explanation, isTimed) {
      /** @type {string[]} */
      var texts = [];
      for (var place = 0; place < explanation.chain.length; place++) {
        var record = this.records[explanation.chain[place]];
        var words = this.table.records[record.code];
        var key = keys.find(function (one) {
          return words[one] !== undefined;
        });
        var text = key && this.say(words[key], record, this.context(record, explanation, isTimed), true);
        if (text) texts.push(text);
        if (words.stops) break;
      }
      return texts;
    },
    /** The sentence of an attempt's last word, where it has one of its own. @param {any} explanation @param {boolean} isTimed */
    whole: function (explanation, isTimed) {
      if (!explanation.chain.length) return undefined;
      var record = this.records[explanation.chain[0]];
      return this.say(this.table.records[record.code].whole, record, this.context(record, explanation, isTimed), true);
    },
    /** @param {any} explanation */
    outcome: function (explanation) {
      var title = this.titles.of(explanation.recognizer);
      return filled(this.table.outcomes[explanation.outcome], function () {
        return title;
      });
    },
    /** @param {string} text @param {string[]} clauses @param {number} [most] */
    joined: function (text, clauses, most) {
      var joins = this.table.joins;
      for (var place = 0; place < clauses.length; place++) {
        var longer = text + joins[Math.min(place, joins.length - 1)] + clauses[place];
        if (most && place && longer.length > most) break;
        text = longer;
      }
      return text;
    },
    /** The record that decided an attempt. @param {any} explanation */
    decision: function (explanation) {
      for (var place = 0; place < explanation.chain.length; place++) {
        var record = this.records[explanation.chain[place]];
        var words = this.table.records[record.code];
        if (words.whole !== undefined) return record;
        if (this.say(words.clause, record, this.context(record, explanation, false), true)) return record;
      }
      return this.records[explanation.chain[0]];
    },
    /** What a recognizer's latest attempt comes to, at a glance. @param {any} explanation */
    verdict: function (explanation) {
      var text =
        this.whole(explanation, false) ||
        this.joined(this.outcome(explanation), this.texts(["brief", "clause"], explanation, false), glance);
      return this.titles.once(text) + ".";
    },
    /** Why a recognizer was or was not recognized. @param {any} explanation */
    why: function (explanation) {
      var story = this;
      var attempts = (explanation.earlier || []).concat([explanation]).filter(function (/** @type {any} */ one, /** @type {number} */ place, /** @type {any[]} */ all) {
        return !all[place + 1] || !story.isAlike(one, all[place + 1]);
      });
      var isTimed = attempts.length > 1;
      var sentences = attempts.map(function (/** @type {any} */ attempt) {
        var sentence = story.one(attempt, isTimed);
        var record = story.decision(attempt);
        var form = story.table.answer.attempt;
        return isTimed && record && form ? story.say(form, record, { sentence: sentence }) : sentence;
      });
      return this.titles.once(sentences.join(" "));
    },
    /** @param {any} attempt @param {boolean} isTimed */
    one: function (attempt, isTimed) {
      var story = this;
      var whole = this.whole(attempt, isTimed);
      var sentences = [];
      if (whole !== undefined) sentences.push(whole + ".");
      else {
        sentences.push(this.joined(this.outcome(attempt), this.texts(["clause"], attempt, isTimed)) + ".");
        this.texts(["after"], attempt, isTimed).forEach(function (/** @type {string} */ text) {
          sentences.push(closed(text));
        });
      }
      (attempt.notes || []).forEach(function (/** @type {number} */ index) {
        var record = story.records[index];
        var note = story.say(story.table.records[record.code].note, record, story.context(record, attempt, isTimed), true);
        if (note && sentences.indexOf(closed(note)) < 0) sentences.push(closed(note));
      });
      return sentences.join(" ");
    },
    /** @param {any} one @param {any} other */
    isAlike: function (one, other) {
      var records = this.records;
      /** @param {number[]} [indices] */
      function codes(indices) {
        return (indices || [])
          .map(function (index) {
            return records[index].code;
          })
          .join();
      }
      return one.outcome === other.outcome && codes(one.chain) === codes(other.chain) && codes(one.notes) === codes(other.notes);
    },
  };

  /** The rules that a record names. @param {any} record @returns {string[]} */
  function rules(record) {
    return record.rule
      ? record.rule.split(",").map(function (/** @type {string} */ rule) {
          return rule.trim();
        })
      : [];
  }

  /** @param {string} text */
  function closed(text) {
    text = text.replace(/ $/, "");
    return text.endsWith(".") ? text : text + ".";
  }
})();
