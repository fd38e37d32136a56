// @ts-check
// All versions of a program beside each other: how the same touches end in each, in a small picture and in words.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  var make = live.element;

  /** With so many versions they are shown beside each other; of two, marks on the buttons are enough. */
  var least = 3;
  /** How long a figure is left alone before its touches are played on all versions, in milliseconds. */
  var calm = 120;

  /** @param {any} figure @param {Element} parent */
  function Endings(figure, parent) {
    var self = this;
    this.figure = figure;
    this.versions = figure.claims[figure.name].versions || [];
    this.key = "";
    this.timer = 0;
    if (this.versions.length < 2) return;
    var box = make("section", "endings", this.versions.length < least ? null : parent);
    box.setAttribute("aria-label", figure.say("liveEndings"));
    // Beside the phone, where it is touched.
    this.told = make("p", "told", null);
    figure.next.before(this.told);
    this.words = make("span", "", this.told);
    if (box.parentNode) {
      this.told.append(" ");
      live.button(figure, this.told, "liveCompare", "compare", function () { box.scrollIntoView({ block: "start" }); });
    }
    this.told.hidden = true;
    // Rows that are filled, as far as it goes.
    var list = make("ol", [3, 5, 6, 9].indexOf(this.versions.length) < 0 ? "by-four" : "by-three", box);
    this.rows = this.versions.map(function (/** @type {any} */ version) { return new Row(self, version, make("li", "", list)); });
  }
  live.Endings = Endings;

  Endings.prototype = {
    /** Plays the touches on all versions, one after the other, unless nothing has changed that their ends depend on. */
    renew: function () {
      if (!this.rows) return;
      var player = this.figure.player;
      if (player.isPlaying || (player.isByHand && player.down > 0)) return this.mark();
      var key = JSON.stringify([player.dials, player.changes, player.source.length && player.source]);
      if (key === this.key) return this.mark();
      this.key = key;
      clearTimeout(this.timer);
      var self = this;
      var place = 0;
      this.timer = setTimeout(function next() {
        // What is not seen is left for later.
        if (self.figure.isHidden || live.isHeld) {
          self.key = "";
          return;
        }
        self.rows[place++].play();
        if (place < self.rows.length) self.timer = setTimeout(next);
        else self.mark();
      }, calm);
    },

    /** Plays them all at once. */
    play: function () {
      this.rows.forEach(function (/** @type {any} */ row) { row.play(); });
      this.mark();
    },

    /** Marks those that end otherwise than the version on the phone, and says which they are. */
    mark: function () {
      var figure = this.figure;
      var shown = this.rows.find(function (/** @type {any} */ row) { return row.version.scene === figure.name; });
      if (!shown || !this.rows.every(function (/** @type {any} */ row) { return row.ending; })) return;
      var others = this.rows.filter(function (/** @type {any} */ row) { return row.mark(shown); });
      figure.choices.buttons.forEach(function (/** @type {any} */ one) {
        one.button.classList.toggle("differs", others.some(function (/** @type {any} */ row) { return row.version.scene === one.scene; }));
      });
      var labels = others.map(function (/** @type {any} */ row) { return row.version.label; }).join("; ");
      var words = figure.say(labels ? "liveUnlike" : "liveAlike", { labels: labels, count: this.rows.length });
      if (this.words.textContent === words) return;
      this.words.textContent = words;
      // The first sentence is there to be read, those that follow to be announced.
      if (!this.told.hidden) this.words.setAttribute("role", "status");
      this.told.hidden = false;
    },
  };

  /** A version, and how the touches end in it. @param {any} endings @param {any} version @param {Element} item */
  function Row(endings, version, item) {
    this.endings = endings;
    this.version = version;
    this.item = item;
    this.phone = new live.Phone(true);
    make("div", "seen", item).append(this.phone.svg);
    var words = make("div", "", item);
    var which = make("p", "which", words);
    live.button(endings.figure, which, version.label, "", function () { endings.figure.choices.choose(version.scene); });
    this.won = make("p", "", words);
    this.sign = live.make("svg", { class: "g", "aria-hidden": "true" }, this.won);
    this.use = live.make("use", {}, this.sign);
    this.names = make("span", "", this.won);
    this.came = make("div", "", words);
    this.note = make("p", "note", words);
    /** How it ends, without what versions call the same thing: who was recognized, and what came of it. */
    this.ending = "";
    this.outcome = "";
  }

  Row.prototype = {
    /** Plays the figure's touches on this version. */
    play: function () {
      var figure = this.endings.figure;
      var claim = figure.claims[this.version.scene];
      var player = figure.player.twin(claim.number);
      var before = player.scene.draw();
      try {
        player.finish();
      } catch (_) {
        this.ending = this.outcome = "liveHalted";
        return this.tell("refused", figure.say("liveHalted"), []);
      }
      this.phone.draw(player.scene);
      this.phone.point(player.steps);
      var story = new live.Story(player.scene.records(0), player.scene.lanes());
      var winners = story.explanations.filter(function (/** @type {any} */ one) { return live.hasWon(story, one); });
      var came = live.ended(story);
      if (!came.length) {
        var key = isSame(before, player.scene.draw()) ? "liveScreenSame" : "liveScreenOther";
        came.push({ words: figure.say(key), key: key, isOfPages: false });
      }
      var names = winners.map(function (/** @type {any} */ one) { return story.titles.of(one.recognizer); });
      this.ending = JSON.stringify([winners.map(function (/** @type {any} */ one) { return called(story.known[one.recognizer]); }), came.map(function (one) { return one.key; })]);
      this.outcome = JSON.stringify(came.map(function (one) { return one.key; }));
      // Where there is a pop, whether it was finished is what tells the versions apart.
      var pop = live.popEnded(story.records);
      var won = figure.say(names.length ? "liveWon" : "liveNobodyWon", { recognizers: names.join(", ") });
      var end = pop !== undefined && came.find(function (one) { return one.isOfPages; });
      // The sign stands beside what it is the sign of.
      if (end) {
        came = [{ words: won, key: "", isOfPages: false }].concat(came.filter(function (one) { return one !== end; }));
        won = end.words;
      }
      this.tell(pop === false ? "refused" : winners.length ? "winner" : live.part(story.explanations.find(function (/** @type {any} */ one) { return one.recognizer === claim.about; })), won, came);
    },

    /** @param {string} part @param {string} won @param {{words: string}[]} came */
    tell: function (part, won, came) {
      this.sign.setAttribute("class", "g " + part);
      this.use.setAttribute("href", "#r-" + part);
      this.names.textContent = won;
      this.came.replaceChildren.apply(this.came, came.map(function (one) {
        var line = make("p", "", null);
        line.textContent = one.words;
        return line;
      }));
    },

    /** @param {any} shown the version on the phone @returns {boolean} whether this one ends otherwise */
    mark: function (shown) {
      var isOther = this.ending !== shown.ending;
      this.item.classList.toggle("differs", isOther);
      this.item.classList.toggle("current", this === shown);
      var key = this === shown ? "liveOnPhone" : this.outcome !== shown.outcome ? "liveDiffers" : isOther ? "liveOtherWinner" : "";
      this.note.textContent = key && this.endings.figure.say(key);
      return isOther;
    },
  };

  /** What a recognizer is, whatever the version calls its view. @param {any} recognizer */
  function called(recognizer) {
    return recognizer.stock ? recognizer.kind : recognizer.name;
  }

  /** @param {Float32Array} one @param {Float32Array} other */
  function isSame(one, other) {
    return one.length === other.length && one.every(function (number, place) { return number === other[place]; });
  }
})();
