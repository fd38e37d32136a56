// @ts-check
// A figure that can be touched: the phone, its buttons, the lanes and the log, all of one moment.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  var make = live.element;

  /** @param {HTMLElement} figure in the page @param {string} name its scene's */
  function Figure(figure, name) {
    this.figure = figure;
    this.words = /** @type {any} */ (window).touchWords.ui;
    this.claims = /** @type {any} */ (window).touchScenes;
    this.name = name;
    this.player = new live.Player(this.claims[name].number);
    this.player.comparesGestures = comparesGestures(this.claims[name]);
    this.records = /** @type {any[]} */ ([]);
    this.shownCount = -1;
    this.shownTime = -1;
    this.asked = /** @type {string | null} */ (null);
    this.build();
    // What somebody's link holds is played.
    if (!this.tape.isSent()) this.rest();
    /** Whether somebody has played or touched it. */
    this.isUsed = true;
  }

  Figure.prototype = {
    /** @param {string} key @param {{[place: string]: any}} [values] */
    say: function (key, values) {
      return live.filled(this.words[key] || key, function (/** @type {string} */ place) {
        return values && values[place];
      });
    },

    build: function () {
      var self = this;
      var root = (this.root = make("div", "live", null));
      this.phone = new live.Phone();
      make("div", "glass", root).append(this.phone.svg);
      var side = make("div", "side", root);
      this.controls = new live.Controls(this, side);
      this.choices = new live.Choices(this, side);
      this.came = make("p", "came", side);
      this.came.setAttribute("aria-live", "polite");
      this.said = make("p", "said", side);
      this.said.setAttribute("aria-live", "polite");
      var end = make("div", "end", side);
      this.next = make("p", "", end);
      this.next.setAttribute("aria-live", "polite");
      this.on = live.button(this, end, "liveOn", "on", function () { self.handOver(); });
      // Where it says that it takes a reset, it is at hand.
      this.again = live.button(this, end, "liveReset", "on", function () { self.reset(); });
      end.append(this.controls.next);
      var lanes = make("div", "rows", side);
      var names = make("ol", "names", lanes);
      names.setAttribute("aria-label", this.say("liveNames"));
      var drawing = live.make("svg", { class: "lanes", width: "100%", role: "img", "aria-label": this.say("liveLanes") }, lanes);
      this.lanes = new live.Lanes(names, drawing);
      this.why = make("p", "answer", side);
      this.why.setAttribute("role", "status");
      this.why.hidden = true;
      this.code = new live.Code(this, side);
      this.proof = make("p", "proof fine", side);
      this.rows = new live.Log(root, this.say("liveLog"));
      this.log = this.rows.list;
      this.tape = new live.Tape(this, side);
      this.endings = new live.Endings(this, root);
      this.hands = new live.Hands(this.phone, this, {
        " ": function () { self.toggle(); },
        ArrowRight: function () { self.walk(1); },
        ArrowLeft: function () { self.walk(-1); },
        Home: function () { self.reset(); },
        End: function () {
          self.player.finish();
          self.show();
        },
      });
      this.place();
    },

    /** Takes the place of the still run, which comes back if this one goes. */
    place: function () {
      this.still = Array.from(this.figure.children).filter(function (child) {
        return child.matches(".film, .transcript");
      });
      this.still.forEach(function (child) { /** @type {HTMLElement} */ (child).hidden = true; });
      var caption = this.figure.querySelector("figcaption");
      var verdict = caption && caption.querySelector(".verdict");
      // The sentence above is about the test's own run.
      var label = this.choices.label(this.name);
      if (verdict) verdict.setAttribute("data-test", label ? this.say("liveTestOf", { label: label }) : this.say("liveTest"));
      if (caption) {
        // The same words stand below for those who have them read out.
        this.now = make("p", "now", caption);
        this.now.setAttribute("aria-hidden", "true");
        this.sign = caption.querySelector(".g");
        caption.after(this.root);
      } else this.figure.prepend(this.root);
      this.figure.classList.add("is-live");
    },

    /** @param {number} what @param {number} type @param {number} finger @param {number} x @param {number} y */
    touch: function (what, type, finger, x, y) {
      if (!this.player.touch(what, type, finger, x, y)) return;
      this.choices.untouched();
      // Other touches leave other lines anyway.
      this.rows.forget();
    },

    halt: function () {
      this.pause();
    },

    // What is shown

    show: function () {
      var player = this.player;
      var run = this.run();
      this.phone.draw(player.scene);
      var steps = run.steps.slice(0, run.taken);
      this.phone.point(steps, run !== player);
      var count = run.scene.count();
      if (count === this.shownCount && run.time === this.shownTime && run.scene === this.shownScene) return this.controls.show();
      var isOther = run.scene !== this.shownScene;
      if (isOther) this.records = [];
      if (isOther || count !== this.shownCount) {
        this.records = this.records.concat(run.scene.records(this.records.length));
        this.story = new live.Story(this.records, run.scene.lanes());
        this.rows.write(this.story.lines(), run !== player);
        this.code.show(this.records);
      }
      this.shownScene = run.scene;
      this.shownCount = count;
      this.shownTime = run.time;
      var self = this;
      this.lanes.cursor = player.time;
      this.lanes.show(this.story, steps, run.time, run.isByHand ? run.time : run.end(), [this.about(), this.aboutFirst()], function (/** @type {string} */ name) {
        self.asked = self.asked === name ? null : name;
        self.answer();
      });
      this.answer();
      this.prove();
      this.choices.mark();
      this.controls.show();
      this.catchUp();
    },

    /** What takes a while is tried anew where something has changed: which values of a dial matter, and how the touches end in other versions. */
    catchUp: function () {
      this.choices.survey();
      this.endings.renew();
    },
  };
  live.Figure = Figure;

  /** Whether a figure sets gestures beside each other: in several versions, turned, or made by recognizers that are picked. @param {any} claim */
  function comparesGestures(claim) {
    var dials = claim.dials || [];
    return (claim.versions || []).length > 2 || (claim.picks || []).length > 0 || dials.some(function (/** @type {any} */ dial) { return dial.name; });
  }
})();
