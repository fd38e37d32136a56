// @ts-check
// What a figure says of its run: the result, why each recognizer did what it did, and whether the test's trace is the same.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  var make = live.element;

  /** A recognizer's whole answer of more letters is told at a glance, as far as that goes. */
  var most = 320;

  /** As many sentences of a text as are told at a glance, the first in any case. @param {string} text */
  function brief(text) {
    return text.split(/(?<=\.) /).reduce(function (told, sentence) {
      return (told + " " + sentence).length > most ? told : told + " " + sentence;
    });
  }

  Object.assign(live.Figure.prototype, {
    /** What the run comes to, and why the recognizer did what it did that was asked. */
    answer: function () {
      var story = this.story;
      var player = this.run();
      var isAtRest = this.isAtRest();
      var subject = story.subject(this.about());
      // The claim's own run has its sentence above.
      var isTold = player.isOwn() && this.name === this.figure.dataset.live && player.taken >= player.steps.length;
      this.said.textContent = isTold ? this.invitation() : subject ? this.verdicts(subject) : this.say("liveUntouched");
      this.said.classList.toggle("invites", isTold || !subject);
      var isEnd = player.taken >= player.steps.length;
      // By hand it goes on anyway, unless the next gesture has a scene of its own.
      var goesOn = player.isByHand && (player.goesOn || !player.comparesGestures);
      this.on.hidden = isAtRest || !isEnd || !player.steps.length || goesOn || player.isPlaying || player.down > 0;
      var came = !isEnd ? [] : live.ended(story, player.isByHand, true).map(function (/** @type {any} */ one) { return one.words; });
      var key = isAtRest ? "liveCameTest" : player.down > 0 ? "liveSoFar" : "liveCame";
      this.came.textContent = came.length ? this.say(key, { ends: came.join("; ") }) : "";
      // What a touch does next: in a frozen app nothing that helps, after a run that was played it begins anew.
      // What has only been played begins anew with the next touch.
      var hasFrozen = !isAtRest && live.isFrozen(story);
      var isFrozen = (this.isFrozen = hasFrozen && player.isByHand && !player.isReplayed);
      this.root.classList.toggle("is-frozen", isFrozen);
      this.root.classList.toggle("is-at-rest", isAtRest);
      var next = isFrozen ? "liveFrozen" : hasFrozen || (!isTold && !this.on.hidden) ? "liveAnew" : isAtRest && !isTold ? "liveReady" : "";
      // What there is to do stays there while it is being done.
      var toDo = player.isByHand && !isFrozen ? this.claims[this.name].invitation : "";
      this.next.textContent = [toDo, next && this.say(next)].filter(Boolean).join(" ");
      this.again.hidden = !isFrozen;
      this.stepBack(!isTold && player.taken > 0);
      this.signify(subject);
      var self = this;
      var asked = story.explanations.find(function (/** @type {any} */ one) { return one.recognizer === self.asked; });
      this.why.hidden = !asked;
      if (asked) this.why.textContent = story.why(asked);
    },

    /** Why the recognizer that the run is about did what it did, and the one that the first version is about; where a reader picks the recognizers, each. @param {any} subject */
    verdicts: function (subject) {
      var story = this.story;
      var first = this.aboutFirst();
      var isPicked = this.choices.picks.lists.length;
      var others = story.explanations.filter(function (/** @type {any} */ one) {
        if (one === subject || !one.chain.length) return false;
        return isPicked ? !story.known[one.recognizer].stock || story.kind(one.recognizer) === "scroll pan" : one.recognizer === first;
      });
      var freezing = this.freezing();
      if (freezing) return brief(story.titles.once(story.one(freezing, false)));
      return [subject].concat(others).map(function (one) {
        var whole = story.why(one);
        return whole.length > most ? story.verdict(one) : whole;
      }).join(" ");
    },

    /** The attempt for which the app is frozen, or will freeze; nothing if it isn't and won't. @returns {any} */
    freezing: function () {
      var records = this.records;
      var attempts = this.story.explanations.reduce(function (/** @type {any[]} */ all, /** @type {any} */ one) { return all.concat(one.earlier || [], [one]); }, []);
      return attempts.find(function (/** @type {any} */ attempt) {
        return attempt.chain.concat(attempt.notes || []).some(function (/** @type {number} */ index) { return records[index].code === "navigation.wedged"; });
      });
    },

    /** What to do with a phone whose run is told above: the author's words, if there are any. */
    invitation: function () {
      return this.claims[this.name].invitation || this.say("liveInvites");
    },

    /**
     * Puts what the run comes to in place of the test's own sentence, which would contradict another run, and in its room: nothing moves
     * under the finger. Words that need more room stand beside the phone alone.
     * @param {boolean} isElsewhere
     */
    stepBack: function (isElsewhere) {
      this.figure.classList.toggle("is-elsewhere", isElsewhere);
      if (!this.now) return;
      var words = isElsewhere ? [this.came, this.said].map(function (part) { return part.textContent; }) : [];
      if (this.now.textContent === words.join(" ")) return;
      this.now.replaceChildren();
      var self = this;
      words.forEach(function (text, place) {
        if (place) self.now.append(" ");
        make(place ? "span" : "b", "", self.now).textContent = text;
      });
      // While a finger is down, what has become too long stays so, for nothing to flicker.
      var kind = this.figure.classList;
      var isKept = kind.contains("is-tight") && this.player.down > 0;
      kind.remove("is-tight");
      kind.toggle("is-tight", isKept || this.now.scrollHeight > this.now.clientHeight + 3);
      // Under the page's bar nobody sees it.
      this.figure.classList.toggle("is-far", this.now.getBoundingClientRect().top < 48);
    },

    /** Puts what came of the run as a sign before its sentence. @param {any} subject */
    signify: function (subject) {
      if (!this.sign) return;
      var part = this.part(subject);
      this.sign.setAttribute("class", "g " + part);
      this.sign.firstElementChild.setAttribute("href", "#r-" + part);
    },

    /** What came of it, as a sign: where there is a pop, whether it was finished, and whether the app froze. @param {any} subject */
    part: function (subject) {
      return live.popEnded(this.records) === false || live.isFrozen(this.story) ? "refused" : live.part(subject);
    },

    /** The recognizer that the text tells of, in the version that is played. */
    about: function () {
      return this.claims[this.name].about || this.aboutFirst();
    },

    /** The recognizer that the text tells of in the version that the figure begins with. @returns {string} */
    aboutFirst: function () {
      return this.claims[this.figure.dataset.live || ""].about;
    },

    /** Whether what was played left the same trace as the book's own run of the claim. */
    prove: function () {
      var known = this.claims[this.name];
      var player = this.run();
      var isOwn = player.isOwn();
      var isWhole = isOwn && this.shownCount >= known.records && player.taken >= player.steps.length;
      if (!isWhole) {
        var isSameModel = !Object.keys(player.dials).length;
        var key = player.isByHand ? "liveYours" : player.picks.length ? "livePicked" : isSameModel ? "liveChanged" : "liveModel";
        this.proof.textContent = isOwn || this.isAtRest() ? "" : this.say(key);
        return;
      }
      var sum = live.sumOf(player.scene, known.records);
      this.proof.textContent = this.say(sum === known.sum ? "liveSame" : "liveOther", { sum: sum });
      this.proof.dataset.sum = sum;
    },
  });
})();
