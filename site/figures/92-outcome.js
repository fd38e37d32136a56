// @ts-check
// Which choices came true with the touches on a prediction's phone, and how these differ from the claim's own.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  var make = live.element;

  /** So many touches are told one by one. */
  var most = 3;

  /**
   * Nothing that it writes stands above the phone, or takes room there: the phone stays where the finger is.
   * @param {any} trial @param {Element} side
   */
  function Outcome(trial, side) {
    var self = this;
    this.trial = trial;
    this.choices = Array.from(trial.box.querySelectorAll(":scope > details"));
    this.right = trial.claim.right[trial.question];
    this.root = make("div", "outcome", side);
    this.root.setAttribute("role", "status");
    this.recorded = live.button(trial, side, "liveTryRecorded", "recorded", function () { self.reveal(); });
    this.clear();
  }
  live.Outcome = Outcome;

  Outcome.prototype = {
    clear: function () {
      this.root.replaceChildren();
      this.recorded.hidden = true;
      this.unmark("by-hand");
    },

    /** @param {number} bits one for each choice that is true */
    show: function (bits) {
      var trial = this.trial;
      var player = trial.player;
      var isByHand = player.isByHand;
      var came = this.choices.filter(function (_, place) { return bits & (1 << place); });
      this.unmark(isByHand ? "by-hand" : "by-test");
      came.forEach(function (choice) {
        var summary = choice.querySelector("summary");
        var marks = summary.querySelector(".marks") || make("span", "marks", summary);
        var mark = make("em", "mark " + (isByHand ? "by-hand" : "by-test"), marks);
        mark.textContent = trial.say(isByHand ? "liveTryMark" : "liveTryMarkTest");
      });
      var self = this;
      this.tell("", trial.say(!came.length ? "liveTryNone" : isByHand ? "liveTryYours" : "liveTryTests"));
      came.forEach(function (choice) {
        make("p", "chosen", self.root).append(choice.querySelector("summary > span").cloneNode(true));
        // The words are the author's, about the touch that the question describes; without an answer in words, this is what was evaluated.
        var test = choice.querySelector("code.test");
        if (test) make("p", "fine", self.root).append(test.cloneNode(true));
      });
      var story = new live.Story(player.scene.records(0), player.scene.lanes());
      var subject = story.subject(trial.claim.about);
      if (subject) this.tell("fine", story.verdict(subject));
      if (!isByHand) return;
      var isSame = bits === 1 << this.right;
      this.tell("", trial.say(isSame ? "liveTrySame" : "liveTryElse"));
      if (!isSame) this.compare(player.steps, player.recording);
      this.recorded.hidden = false;
    },

    /** @param {string} kind @param {string} text */
    tell: function (kind, text) {
      make("p", kind, this.root).textContent = text;
    },

    /** The reader's touches beside the claim's. @param {number[][]} steps @param {number[][]} recording */
    compare: function (steps, recording) {
      var list = make("dl", "ways", this.root);
      make("dt", "", list).textContent = this.trial.say("liveTryWay");
      make("dd", "", list).textContent = ways(steps);
      make("dt", "", list).textContent = this.trial.say("liveTryWayTest");
      make("dd", "", list).textContent = ways(recording);
    },

    /** Opens the choice that came true in the claim's run. */
    reveal: function () {
      var choice = this.choices[this.right];
      choice.open = true;
      choice.querySelector("summary").focus();
    },

    /** @param {string} kind */
    unmark: function (kind) {
      this.trial.box.querySelectorAll("." + kind).forEach(function (/** @type {Element} */ mark) { mark.remove(); });
    },
  };

  /** Where touches went, and how long they took. @param {number[][]} steps */
  function ways(steps) {
    /** @type {{[finger: number]: number[][]}} */
    var open = {};
    /** @type {number[][][]} */
    var strokes = [];
    steps.forEach(function (step) {
      if (step[0] > 3) return;
      if (step[0] === 0) strokes.push((open[step[2]] = []));
      if (open[step[2]]) open[step[2]].push(step);
    });
    var texts = strokes.slice(0, most).map(function (stroke) {
      var first = stroke[0];
      var last = stroke[stroke.length - 1];
      var isMoved = Math.hypot(last[4] - first[4], last[5] - first[5]) >= 0.5;
      return place(first) + (isMoved ? " → " + place(last) : "") + ", " + live.fixed(last[3] - first[3], 2) + "\u00a0s";
    });
    return texts.join("; ") + (strokes.length > most ? "; …" : "");
  }

  /** @param {number[]} step */
  function place(step) {
    return "(" + Math.round(step[4]) + ",\u00a0" + Math.round(step[5]) + ")";
  }
})();
