// @ts-check
// What a reader chooses in a figure: a version of its program, numbers of the model, how the touches are turned.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  var make = live.element;

  /** @param {any} figure @param {Element} side */
  function Choices(figure, side) {
    this.figure = figure;
    /** The buttons of versions. @type {{scene: string, label: string, button: Element}[]} */
    this.buttons = [];
    /** The dials. @type {any[]} */
    this.turned = [];
    /** The questions of which sides can be taken. @type {any[]} */
    this.questions = [];
    /** The buttons of touches. @type {{scene: string, button: Element}[]} */
    this.lent = [];
    this.picks = new live.Picks(figure, side);
    this.versions(side);
    this.touches(side);
    this.dials(side);
  }
  live.Choices = Choices;

  Choices.prototype = {
    /** Other versions of the program, on which the same touches are played. @param {Element} side */
    versions: function (side) {
      var self = this;
      var figure = this.figure;
      var versions = figure.claims[figure.name].versions || [];
      if (versions.length < 2) return;
      var bar = make("div", "bar versions", side);
      bar.setAttribute("role", "group");
      bar.setAttribute("aria-label", figure.say("liveVersions"));
      versions.forEach(function (/** @type {any} */ version) {
        var button = make("button", "", bar);
        button.type = "button";
        button.textContent = version.label;
        button.setAttribute("aria-pressed", String(version.scene === figure.name));
        button.addEventListener("click", function () {
          live.guard(figure, function () { self.choose(version.scene); });
        });
        self.buttons.push({ scene: version.scene, label: version.label, button: button });
      });
    },

    /** What the version on the phone is called; nothing if there is only one. @param {string} name its scene's @returns {string | undefined} */
    label: function (name) {
      var version = this.buttons.find(function (one) { return one.scene === name; });
      return version && version.label;
    },

    /** The claim's own touches and those of other claims, each played by a button. @param {Element} side */
    touches: function (side) {
      var self = this;
      var figure = this.figure;
      var touches = figure.claims[figure.name].touches || [];
      if (!touches.length) return;
      var bar = make("div", "bar lent", side);
      bar.setAttribute("role", "group");
      bar.setAttribute("aria-label", figure.say("liveTouches"));
      make("span", "", bar).textContent = figure.say("liveTouches");
      this.lent = [{ label: "liveTouchesOwn", scene: "" }].concat(touches).map(function (one) {
        var button = live.button(figure, bar, one.label, "", function () {
          var player = figure.player;
          player.changes = { turn: 0, pace: 1 };
          self.untouched();
          if (one.scene) player.borrow(figure.claims[one.scene].number);
          else player.begin(player.recording);
          self.lender = one.scene;
          self.borrowed = player.source;
          figure.start();
        });
        return { scene: one.scene, button: button };
      });
    },

    /** Marks the button whose touches are played. */
    mark: function () {
      var player = this.figure.player;
      var isOwn = player.source === player.recording;
      var self = this;
      this.lent.forEach(function (one) {
        var isPlayed = one.scene ? player.source === self.borrowed && one.scene === self.lender : isOwn;
        one.button.setAttribute("aria-pressed", String(isPlayed));
      });
    },

    /** @param {string} name the scene's */
    choose: function (name) {
      var figure = this.figure;
      var player = figure.player;
      if (name === figure.name) return;
      var isAtRest = figure.isAtRest();
      var start = player.start;
      var time = player.time - start;
      // Who has seen the end sees the other version's end, which may be later.
      var isOver = player.isOver();
      var isByHand = player.isByHand;
      var isPlaying = player.isPlaying;
      var steps = player.source;
      var isLent = steps === this.borrowed;
      figure.rows.compare();
      figure.name = name;
      this.buttons.forEach(function (one) { one.button.setAttribute("aria-pressed", String(one.scene === name)); });
      player.choose(figure.claims[name].number);
      player.begin([]);
      if (isAtRest) {
        this.own();
        return figure.rest();
      }
      player.begin(player.carried(steps, start));
      if (isLent) this.borrowed = player.source;
      player.isByHand = player.isReplayed = isByHand;
      if (isOver) player.finish();
      else player.seek(player.start + time);
      if (isPlaying) {
        player.isPlaying = true;
        live.wake(figure);
      }
      figure.show();
    },

    /** Gets ready to play the touches of the figure's own claim, on whichever version there is. */
    own: function () {
      var figure = this.figure;
      figure.player.borrow(figure.claims[figure.figure.dataset.live || ""].number);
    },

    /** Numbers of the model and of the touches, and its choices, that a reader can turn; each time the touches are played anew. @param {Element} side */
    dials: function (side) {
      var self = this;
      (this.figure.claims[this.figure.name].dials || []).forEach(function (/** @type {any} */ dial) {
        self.turned.push(new live.Dial(self.figure, dial, side));
      });
      (this.figure.claims[this.figure.name].questions || []).forEach(function (/** @type {any} */ question) {
        self.questions.push(new live.Question(self.figure, question, side));
      });
    },

    /** Tries the dials' values anew, where something has changed. */
    survey: function () {
      this.turned.forEach(function (dial) { dial.renew(); });
    },

    /** Puts the dials back, and takes away what was marked as different. */
    reset: function () {
      this.turned.concat(this.questions).forEach(function (one) { one.put(); });
      this.picks.reset(this.figure.player);
      this.figure.rows.forget();
    },

    /** Puts those dials back that turn touches: a reader's own are as they are. */
    untouched: function () {
      this.turned.forEach(function (dial) {
        if (dial.name) dial.put();
      });
    },
  };
})();
