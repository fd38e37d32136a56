// @ts-check
// A figure that can be touched: the phone, its buttons, the lanes and the log, all of one moment.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** @param {string} name @param {string} kind @param {Element | null} parent @returns {any} */
  function make(name, kind, parent) {
    var element = document.createElement(name);
    if (kind) element.className = kind;
    if (parent) parent.append(element);
    return element;
  }

  /** @param {HTMLElement} figure in the page @param {string} name its scene's */
  function Figure(figure, name) {
    this.figure = figure;
    this.words = /** @type {any} */ (window).touchWords.ui;
    this.claims = /** @type {any} */ (window).touchScenes;
    this.name = name;
    this.player = new live.Player(this.claims[name].number);
    this.records = /** @type {any[]} */ ([]);
    this.shownCount = -1;
    this.shownTime = -1;
    this.asked = /** @type {string | null} */ (null);
    this.fingers = /** @type {Map<number, number[]>} */ (new Map());
    /** What puts dials back. @type {(() => void)[]} */
    this.turned = [];
    /** The log of the version before, whose rows this one has too. @type {Set<string> | null} */
    this.before = null;
    this.build();
    // The run that the text tells stands there as it ended, or what somebody's link holds is played.
    if (!this.tape.isSent()) {
      this.player.seek(this.player.end());
      this.show();
    }
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
      this.phone = new live.Phone(393, 852);
      var svg = this.phone.svg;
      svg.setAttribute("role", "group");
      svg.setAttribute("tabindex", "0");
      svg.setAttribute("aria-label", this.say("livePhone"));
      var glass = make("div", "glass", root);
      glass.append(svg);
      var side = make("div", "side", root);
      var bar = make("div", "bar controls", side);
      bar.setAttribute("role", "group");
      bar.setAttribute("aria-label", this.say("liveControls"));
      this.play = this.button(bar, "livePlay", "play", function () { self.toggle(); });
      this.button(bar, "liveBack", "back", function () { self.walk(-1); });
      this.button(bar, "liveStep", "step", function () { self.walk(1); });
      this.slow = this.button(bar, "liveSlow", "slow", function () { self.slower(); });
      this.slow.setAttribute("aria-pressed", "false");
      this.button(bar, "liveReset", "reset", function () { self.reset(); });
      // What the claim's program does between its touches, for a reader who touches by hand.
      this.next = this.button(bar, "liveGoOn", "goes-on", function () { self.goOn(); });
      var scrub = make("label", "time", bar);
      this.range = make("input", "", scrub);
      this.range.type = "range";
      this.range.step = "0.001";
      this.range.setAttribute("aria-label", this.say("liveTime"));
      this.range.addEventListener("input", function () { self.scrub(Number(self.range.value)); });
      this.output = make("output", "", scrub);
      this.versions(side);
      this.dials(side);
      this.said = make("p", "said", side);
      this.said.setAttribute("aria-live", "polite");
      var lanes = make("div", "rows", side);
      var names = make("ol", "names", lanes);
      var drawing = live.make("svg", { class: "lanes", width: "100%", role: "img", "aria-label": this.say("liveLanes") }, lanes);
      this.lanes = new live.Lanes(names, drawing);
      this.why = make("p", "answer", side);
      this.why.setAttribute("role", "status");
      this.why.hidden = true;
      this.proof = make("p", "proof fine", side);
      this.scroll = make("div", "log", root);
      this.scroll.setAttribute("role", "log");
      this.scroll.setAttribute("aria-label", this.say("liveLog"));
      this.log = make("ol", "tr", this.scroll);
      this.tape = new live.Tape(this, side);
      this.listen(svg);
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
      // The sentence above is about the test's own run, whatever a reader does.
      if (verdict) verdict.setAttribute("data-test", this.say("liveTest"));
      if (caption) caption.after(this.root);
      else this.figure.prepend(this.root);
      this.figure.classList.add("is-live");
    },

    /** @param {Element} parent @param {string} key @param {string} kind @param {() => void} act */
    button: function (parent, key, kind, act) {
      var button = make("button", kind, parent);
      button.type = "button";
      button.textContent = this.say(key);
      button.addEventListener("click", act);
      return button;
    },

    /** Other versions of the program, on which the same touches are played. @param {Element} side */
    versions: function (side) {
      var self = this;
      var versions = this.claims[this.name].versions || [];
      if (versions.length < 2) return;
      var bar = make("div", "bar versions", side);
      bar.setAttribute("role", "group");
      bar.setAttribute("aria-label", this.say("liveVersions"));
      versions.forEach(function (/** @type {any} */ version) {
        var button = make("button", "", bar);
        button.type = "button";
        button.textContent = version.label;
        button.setAttribute("aria-pressed", String(version.scene === self.name));
        button.addEventListener("click", function () {
          bar.querySelectorAll("button").forEach(function (/** @type {Element} */ one) {
            one.setAttribute("aria-pressed", String(one === button));
          });
          self.choose(version.scene);
        });
      });
    },

    /** @param {string} name the scene's */
    choose: function (name) {
      var player = this.player;
      if (name === this.name) return;
      var start = player.start;
      var time = player.time - start;
      var isByHand = player.isByHand;
      var steps = player.source;
      this.before = new Set(Array.from(this.log.children).map(function (row) { return row.dataset.key; }));
      this.name = name;
      player.choose(this.claims[name].number);
      player.begin([]);
      // What the other version's own program did is no touch.
      var shift = player.start - start;
      var touches = steps.filter(function (/** @type {number[]} */ step) { return step[0] !== 4; }).map(function (/** @type {number[]} */ step) {
        return [step[0], step[1], step[2], step[3] + shift, step[4], step[5]];
      });
      player.begin(isSame(touches, player.recording) ? player.recording : touches);
      player.isByHand = isByHand;
      player.seek(player.start + time);
      this.show();
    },

    /** Numbers of the model, and of the touches, that a reader can turn; each time the touches are played anew. @param {Element} side */
    dials: function (side) {
      var self = this;
      (this.claims[this.name].dials || []).forEach(function (/** @type {any} */ dial) {
        var label = make("label", "dial", side);
        make("span", "", label).textContent = dial.label;
        var input = make("input", "", label);
        input.type = "range";
        input.min = dial.from;
        input.max = dial.to;
        input.step = dial.to - dial.from > 20 ? 1 : (dial.to - dial.from) / 40;
        var value = dial.name ? self.player.changes[dial.name] : self.player.scene.engine.value(dial.number);
        input.value = value;
        var output = make("output", "", label);
        output.textContent = short(value);
        input.addEventListener("input", function () {
          var chosen = Number(input.value);
          output.textContent = short(chosen);
          if (dial.name) self.player.changes[dial.name] = chosen;
          else if (chosen === value) delete self.player.dials[dial.number];
          else self.player.dials[dial.number] = chosen;
          self.player.again();
          self.show();
        });
        self.turned.push(function () {
          input.value = value;
          output.textContent = short(value);
        });
      });
    },

    // Fingers

    /** @param {SVGSVGElement} svg */
    listen: function (svg) {
      var self = this;
      svg.addEventListener("pointerdown", function (event) {
        if (event.button) return;
        event.preventDefault();
        svg.focus({ preventScroll: true });
        try { svg.setPointerCapture(event.pointerId); } catch (_) { /* A test's pointer has none. */ }
        self.pause();
        var fingers = [self.free()];
        self.fingers.set(event.pointerId, fingers);
        if (event.altKey) fingers.push(self.free());
        self.pointer(event, 0);
      });
      svg.addEventListener("pointermove", function (event) { self.pointer(event, 1); });
      svg.addEventListener("pointerup", function (event) { self.pointer(event, 2); });
      svg.addEventListener("pointercancel", function (event) { self.pointer(event, 3); });
      svg.addEventListener("keydown", function (event) {
        if (event.ctrlKey || event.metaKey) return;
        var act = { " ": function () { self.toggle(); }, ArrowRight: function () { self.walk(1); }, ArrowLeft: function () { self.walk(-1); }, Home: function () { self.reset(); } }[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      });
    },

    /** The lowest number that no finger has. */
    free: function () {
      var taken = Array.from(this.fingers.values()).flat();
      var number = 1;
      while (taken.indexOf(number) >= 0) number++;
      return number;
    },

    /** @param {PointerEvent} event @param {number} what */
    pointer: function (event, what) {
      var fingers = this.fingers.get(event.pointerId);
      if (!fingers) return;
      // Fingers that move are looked at frame by frame, those that land and lift at once.
      if (what !== 1) this.tick();
      var place = this.phone.place(event, what === 0);
      var type = event.pointerType === "pen" ? 2 : 0;
      this.player.touch(what, type, fingers[0], place[0], place[1]);
      // The second finger of a mouse is the mirror of the first.
      if (fingers[1]) this.player.touch(what, type, fingers[1], this.phone.width - place[0], this.phone.height - place[1]);
      if (what > 1) this.fingers.delete(event.pointerId);
      this.wake();
    },

    // Time

    toggle: function () {
      if (this.player.isPlaying) return this.pause();
      if (this.player.isOver()) this.player.begin(this.player.source.length ? this.player.source : this.player.recording);
      this.start();
    },

    start: function () {
      if (live.isStepping()) {
        this.player.seek(this.player.end());
        while (!this.player.isOver() && this.player.step());
        return this.show();
      }
      this.player.isPlaying = true;
      this.wake();
    },

    pause: function () {
      this.player.isPlaying = false;
      this.show();
    },

    /** @param {number} direction */
    walk: function (direction) {
      this.player.isPlaying = false;
      if (direction > 0) {
        if (this.player.isOver()) this.player.begin(this.player.source);
        this.player.step();
      } else this.player.back();
      this.show();
    },

    goOn: function () {
      this.tick();
      this.player.goOn();
      this.wake();
      this.show();
    },

    slower: function () {
      this.player.speed = this.player.speed === 1 ? 0.2 : 1;
      this.slow.setAttribute("aria-pressed", String(this.player.speed !== 1));
    },

    reset: function () {
      this.player.dials = {};
      this.player.changes = { turn: 0, pace: 1 };
      this.turned.forEach(function (/** @type {() => void} */ put) { put(); });
      this.before = null;
      this.player.begin(this.player.recording);
      this.show();
    },

    /** @param {number} time */
    scrub: function (time) {
      this.player.isPlaying = false;
      this.player.seek(time);
      this.show();
    },

    wake: function () {
      live.wake(this);
    },

    tick: function () {
      live.tick(this);
    },

    /** @param {number} seconds */
    pass: function (seconds) {
      this.player.pass(seconds);
    },

    /** Whether something goes on, or may go on. */
    isBusy: function () {
      return this.player.isPlaying || (this.player.isByHand && this.player.isAwake());
    },

    isPlaying: function () {
      return this.player.isPlaying;
    },

    // What is shown

    show: function () {
      var player = this.player;
      this.phone.draw(player.scene);
      var steps = player.steps.slice(0, player.taken);
      this.phone.point(steps);
      var count = player.scene.count();
      if (count === this.shownCount && player.time === this.shownTime && player.scene === this.shownScene) return this.buttons();
      var isOther = player.scene !== this.shownScene;
      if (isOther) this.records = [];
      if (isOther || count !== this.shownCount) {
        this.records = this.records.concat(player.scene.records(this.records.length));
        this.story = new live.Story(this.records, player.scene.lanes());
        this.write();
      }
      this.shownScene = player.scene;
      this.shownCount = count;
      this.shownTime = player.time;
      var self = this;
      this.lanes.show(this.story, steps, player.time, player.isByHand ? player.time : player.end(), this.about(), function (/** @type {string} */ name) {
        self.asked = self.asked === name ? null : name;
        self.answer();
      });
      this.answer();
      this.prove();
      this.buttons();
    },

    buttons: function () {
      var player = this.player;
      this.next.hidden = !player.isByHand || player.pauses() < 2;
      this.play.textContent = this.say(player.isPlaying ? "livePause" : "livePlay");
      this.range.min = String(player.start);
      this.range.max = String(Math.max(player.end(), player.time));
      this.range.value = String(player.time);
      this.output.textContent = live.fixed(player.time, 3) + " s";
    },

    /** The log, in which rows that are there already stay. */
    write: function () {
      var lines = this.story.lines();
      var list = this.log;
      var self = this;
      lines.forEach(function (/** @type {any} */ line, /** @type {number} */ place) {
        var key = line.time + "\n" + line.what + "\n" + line.why;
        var old = list.children[place];
        if (old && old.dataset.key === key && old.classList.contains("differs") === !!(self.before && !self.before.has(key))) return;
        var row = self.row(line, key);
        if (old) old.replaceWith(row);
        else list.append(row);
      });
      while (list.children.length > lines.length) list.lastElementChild.remove();
      this.scroll.scrollTop = this.scroll.scrollHeight;
      // With keys too, where there is something to scroll.
      if (this.scroll.scrollHeight > this.scroll.clientHeight) this.scroll.setAttribute("tabindex", "0");
      else this.scroll.removeAttribute("tabindex");
    },

    /** @param {any} line @param {string} key */
    row: function (line, key) {
      var row = make("li", this.before && !this.before.has(key) ? "differs" : "", null);
      row.dataset.key = key;
      make("i", "", row).textContent = line.time;
      make("span", "", row).textContent = line.what;
      make("span", "w", row).textContent = line.why;
      make("span", "r", row).textContent = line.rules.join(" ");
      return row;
    },

    /** What the run comes to, and why the recognizer did what it did that was asked. */
    answer: function () {
      var story = this.story;
      var subject = this.subject();
      // The claim's own run has its sentence above.
      var isTold = this.player.isOwn() && this.name === this.figure.dataset.live && this.player.taken >= this.player.steps.length;
      this.said.textContent = isTold ? this.say("liveInvites") : subject ? story.verdict(subject) : this.say("liveUntouched");
      this.said.classList.toggle("invites", isTold || !subject);
      var self = this;
      var asked = story.explanations.find(function (/** @type {any} */ one) { return one.recognizer === self.asked; });
      this.why.hidden = !asked;
      if (asked) this.why.textContent = story.why(asked);
    },

    /** Whom the run is about: the recognizer that the text tells of, as long as it has one. */
    subject: function () {
      var told = this.about();
      var all = this.story.explanations.filter(function (/** @type {any} */ one) { return one.chain.length; });
      return all.find(function (/** @type {any} */ one) { return one.recognizer === told; }) || all[0];
    },

    /** The recognizer that the text tells of, in the version that is played. */
    about: function () {
      return this.claims[this.name].about || this.claims[this.figure.dataset.live || ""].about;
    },

    /** Whether what was played left the same trace as the book's own run of the claim. */
    prove: function () {
      var known = this.claims[this.name];
      var isOwn = this.player.isOwn();
      var isWhole = isOwn && this.shownCount >= known.records && this.player.taken >= this.player.steps.length;
      if (!isWhole) {
        this.proof.textContent = isOwn ? "" : this.say(this.player.isByHand ? "liveYours" : "liveChanged");
        return;
      }
      var sum = live.sumOf(this.player.scene, known.records);
      this.proof.textContent = this.say(sum === known.sum ? "liveSame" : "liveOther", { sum: sum });
      this.proof.dataset.sum = sum;
    },
  };

  /** A number as a dial shows it. @param {number} value */
  function short(value) {
    return String(Math.round(value * 100) / 100);
  }

  /** @param {number[][]} one @param {number[][]} other */
  function isSame(one, other) {
    return JSON.stringify(one) === JSON.stringify(other);
  }

  /** Lets a figure of the page be touched. @param {HTMLElement} element */
  live.begin = function (element) {
    return live
      .load()
      .then(function () {
        var names = (element.dataset.live || "").split(" ");
        /** @type {any} */ (element).touchFigure = names.length > 1 ? new live.Pair(element, names) : new Figure(element, names[0]);
        live.watch(element);
      })
      .catch(function (/** @type {Error} */ mistake) {
        console.error("a figure stays as it is:", mistake);
        element.classList.remove("is-live");
        element.querySelectorAll(".live").forEach(function (root) { root.remove(); });
        element.querySelectorAll(".film, .transcript").forEach(function (still) { /** @type {HTMLElement} */ (still).hidden = false; });
        var note = make("p", "fine unloaded", element);
        note.textContent = (/** @type {any} */ (window).touchWords || { ui: {} }).ui.liveFailed || "This figure cannot be touched here: its engine did not load.";
      });
  };

  Array.from(document.querySelectorAll("[data-live-near]")).forEach(function (element) {
    live.begin(/** @type {HTMLElement} */ (element));
  });
})();
