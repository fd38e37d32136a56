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
    /** What puts dials back. @type {{isOfTouches: boolean, put: () => void}[]} */
    this.turned = [];
    /** What shows for which values of a dial the run comes out how. @type {any[]} */
    this.surveys = [];
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
          bar.querySelectorAll("button").forEach(function (/** @type {Element} */ one) {
            one.setAttribute("aria-pressed", String(one === button));
          });
          live.guard(figure, function () { self.choose(version.scene); });
        });
      });
    },

    /** Touches of other claims, which a reader can play as well. @param {Element} side */
    touches: function (side) {
      var self = this;
      var figure = this.figure;
      var touches = figure.claims[figure.name].touches || [];
      if (!touches.length) return;
      var bar = make("div", "bar lent", side);
      bar.setAttribute("role", "group");
      bar.setAttribute("aria-label", figure.say("liveTouches"));
      make("span", "", bar).textContent = figure.say("liveTouches");
      touches.forEach(function (/** @type {any} */ one) {
        live.button(figure, bar, one.label, "", function () {
          figure.player.changes = { turn: 0, pace: 1 };
          self.untouched();
          figure.player.borrow(figure.claims[one.scene].number);
          figure.start();
        });
      });
    },

    /** @param {string} name the scene's */
    choose: function (name) {
      var figure = this.figure;
      var player = figure.player;
      if (name === figure.name) return;
      var start = player.start;
      var time = player.time - start;
      // Who has seen the end sees the other version's end, which may be later.
      var isOver = player.isOver();
      var isByHand = player.isByHand;
      var steps = player.source;
      figure.rows.compare();
      figure.name = name;
      player.choose(figure.claims[name].number);
      player.begin([]);
      player.begin(player.carried(steps, start));
      player.isByHand = isByHand;
      if (isOver) player.finish();
      else player.seek(player.start + time);
      figure.show();
    },

    /** Numbers of the model, and of the touches, that a reader can turn; each time the touches are played anew. @param {Element} side */
    dials: function (side) {
      var self = this;
      var figure = this.figure;
      var player = figure.player;
      (figure.claims[figure.name].dials || []).forEach(function (/** @type {any} */ dial) {
        var label = make("label", "dial", side);
        make("span", "", label).textContent = dial.label;
        var input = make("input", "", label);
        input.type = "range";
        input.min = dial.from;
        input.max = dial.to;
        input.step = dial.to - dial.from > 20 ? 1 : (dial.to - dial.from) / 40;
        var value = dial.name ? player.changes[dial.name] : player.scene.engine.value(dial.number);
        input.value = value;
        var output = make("output", "", label);
        output.textContent = short(value);
        input.addEventListener("input", function () {
          var chosen = Number(input.value);
          output.textContent = short(chosen);
          if (dial.name) player.changes[dial.name] = chosen;
          else if (chosen === value) delete player.dials[dial.number];
          else player.dials[dial.number] = chosen;
          live.guard(figure, function () {
            player.again();
            figure.show();
          });
        });
        self.surveys.push(new live.Survey(figure, dial, label));
        self.turned.push({ isOfTouches: !!dial.name, put: function () {
          input.value = value;
          output.textContent = short(value);
        } });
      });
    },

    /** Tries the dials' values anew, where something has changed. */
    survey: function () {
      this.surveys.forEach(function (survey) { survey.renew(); });
    },

    /** Puts the dials back, and takes away what was marked as different. */
    reset: function () {
      this.turned.forEach(function (dial) { dial.put(); });
      this.picks.reset(this.figure.player);
      this.figure.rows.forget();
    },

    /** Puts those dials back that turn touches: a reader's own are as they are. */
    untouched: function () {
      this.turned.forEach(function (dial) {
        if (dial.isOfTouches) dial.put();
      });
    },
  };

  /** A number as a dial shows it. @param {number} value */
  function short(value) {
    return String(Math.round(value * 100) / 100);
  }
})();
