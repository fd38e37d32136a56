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

  /** The words of a run so far. @param {any[]} records @param {{recognizers: any[], explanations: any[]}} [lanes] */
  function Story(records, lanes) {
    this.table = /** @type {any} */ (window).touchWords;
    this.records = records;
    this.recognizers = lanes ? lanes.recognizers : [];
    this.explanations = lanes ? lanes.explanations : [];
    this.titles = new live.Titles(this.recognizers);
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
      return live.filled(text, function (name) {
        if (name === "subject") return isTitled ? titles.of(record.subject) : record.subject;
        if (name === "time") return live.fixed(record.time, 3);
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
      return { record: record.index, time: live.fixed(record.time, 3), what: what, why: this.say(words.why, record) || "", rules: rules(record) };
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
      return live.filled(this.table.outcomes[explanation.outcome], function () {
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
    /** Whom the run is about: the recognizer that the text tells of, as long as it has one, or else who won. @param {string | undefined} told */
    subject: function (told) {
      var all = this.explanations.filter(function (/** @type {any} */ one) { return one.chain.length; });
      var story = this;
      return all.find(function (/** @type {any} */ one) { return one.recognizer === told; })
        || all.find(function (/** @type {any} */ one) { return live.hasWon(story, one); }) || all[0];
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
