// @ts-check
// What a figure says of its run: the result, why each recognizer did what it did, and whether the test's trace is the same.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  Object.assign(live.Figure.prototype, {
    /** What the run comes to, and why the recognizer did what it did that was asked. */
    answer: function () {
      var story = this.story;
      var subject = story.subject(this.about());
      // The claim's own run has its sentence above.
      var isTold = this.player.isOwn() && this.name === this.figure.dataset.live && this.player.taken >= this.player.steps.length;
      this.said.textContent = isTold ? this.say("liveInvites") : subject ? this.verdicts(subject) : this.say("liveUntouched");
      this.said.classList.toggle("invites", isTold || !subject);
      // The test's own sentence above would contradict another run on the phone.
      this.stepBack(!isTold && this.player.taken > 0);
      var player = this.player;
      var isEnd = player.taken >= player.steps.length;
      // By hand it goes on anyway, unless the next gesture has a scene of its own.
      var goesOn = player.isByHand && (player.goesOn || !player.comparesGestures);
      this.on.hidden = !isEnd || !player.steps.length || goesOn || player.isPlaying || player.down > 0;
      var came = !isEnd ? [] : live.ended(story, player.isByHand).map(function (/** @type {any} */ one) { return one.words; });
      var result = came.length ? this.say(player.down > 0 ? "liveSoFar" : "liveCame", { ends: came.join("; ") }) : "";
      // What a touch does next: in a frozen app nothing, after a run that was played it begins anew.
      var isFrozen = live.isFrozen(story);
      this.root.classList.toggle("is-frozen", isFrozen);
      var next = isFrozen ? "liveFrozen" : !isTold && !this.on.hidden ? "liveAnew" : "";
      this.came.textContent = [result, next && this.say(next)].filter(Boolean).join(" ");
      if (this.now) this.now.textContent = [this.came.textContent, this.said.textContent].join(" ");
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
      return [subject].concat(others).map(function (one) { return story.verdict(one); }).join(" ");
    },

    /** Hides the test's sentence, whose room stays: nothing moves under the finger. @param {boolean} isElsewhere */
    stepBack: function (isElsewhere) {
      this.figure.classList.toggle("is-elsewhere", isElsewhere);
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
      var isOwn = this.player.isOwn();
      var isWhole = isOwn && this.shownCount >= known.records && this.player.taken >= this.player.steps.length;
      if (!isWhole) {
        var isSameModel = !Object.keys(this.player.dials).length;
        var key = this.player.isByHand ? "liveYours" : this.player.picks.length ? "livePicked" : isSameModel ? "liveChanged" : "liveModel";
        this.proof.textContent = isOwn ? "" : this.say(key);
        return;
      }
      var sum = live.sumOf(this.player.scene, known.records);
      this.proof.textContent = this.say(sum === known.sum ? "liveSame" : "liveOther", { sum: sum });
      this.proof.dataset.sum = sum;
    },
  });
})();
