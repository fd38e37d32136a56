// @ts-check
// Recordings: touches as text, as the book's tests take them, and as a link.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** A recording that is longer, in seconds, or goes further, in points, is none: playing it would never end. */
  var longest = 120;
  var furthest = 10000;

  var phases = ["began", "moved", "ended", "cancelled"];
  var types = ["direct", "indirect", "pencil", "indirectPointer"];

  /** Touches as the book's recordings are written: times from the start of the scene. @param {number[][]} steps @param {number} start */
  function text(steps, start) {
    return steps
      .filter(function (step) { return step[0] < 4; })
      .map(function (step) {
        return [(step[3] - start).toFixed(4), step[2], phases[step[0]], step[4].toFixed(2), step[5].toFixed(2)].join(" ") + (step[1] ? " " + types[step[1]] : "") + "\n";
      })
      .join("");
  }

  /** The touches of a text; the number of the line that is none, if there is one. @param {string} text @param {number} start @returns {number[][] | number} */
  function read(text, start) {
    var down = /** @type {{[finger: string]: boolean}} */ ({});
    var steps = /** @type {number[][]} */ ([]);
    var last = 0;
    var lines = text.split("\n");
    for (var place = 0; place < lines.length; place++) {
      var words = lines[place].split(" ").filter(Boolean);
      if (!words.length || words[0][0] === "#") continue;
      var phase = phases.indexOf(words[2]);
      var type = types.indexOf(words[5] || "direct");
      var numbers = [words[0], words[1], words[3], words[4]].map(Number);
      var isTouch =
        words.length > 4 && words.length < 7 && phase >= 0 && type >= 0 && numbers.every(isFinite) && numbers[0] >= last && numbers[0] <= longest &&
        Math.abs(numbers[2]) <= furthest && Math.abs(numbers[3]) <= furthest &&
        numbers[1] > 0 && numbers[1] % 1 === 0 && !!down[words[1]] === (phase !== 0);
      if (!isTouch) return place + 1;
      last = numbers[0];
      down[words[1]] = phase < 2;
      steps.push([phase, type, numbers[1], start + last, numbers[2], numbers[3]]);
    }
    return steps.length ? steps : 1;
  }

  /** Touches in few letters: what changes from one to the next, in tenths of milliseconds and hundredths of points. @param {number[][]} steps @param {number} start */
  function packed(steps, start) {
    /** @type {number[]} */
    var bytes = [];
    var was = [start, 0, 0];
    /** @param {number} number */
    function write(number) {
      // Small amounts take one byte, whatever their sign.
      var rest = number < 0 ? -2 * number - 1 : 2 * number;
      for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
      bytes.push(rest);
    }
    steps.forEach(function (step) {
      if (step[0] > 3) return;
      write(step[0] + 4 * step[1]);
      write(step[2]);
      [1e4, 100, 100].forEach(function (scale, place) {
        var now = Math.round(step[3 + place] * scale);
        write(now - Math.round(was[place] * scale));
        was[place] = step[3 + place];
      });
    });
    return btoa(bytes.map(function (byte) { return String.fromCharCode(byte); }).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  }

  /** What packed letters say, as text; nothing if they say nothing. @param {string} letters @returns {string | null} */
  function unpacked(letters) {
    try {
      var bytes = Array.from(atob(letters.replace(/-/g, "+").replace(/_/g, "/")), function (letter) { return letter.charCodeAt(0); });
      var place = 0;
      /** @returns {number} */
      var next = function () {
        for (var rest = 0, scale = 1; ; scale *= 128) {
          if (place >= bytes.length) throw new Error("cut short");
          rest += (bytes[place] % 128) * scale;
          if (bytes[place++] < 128) return rest % 2 ? -(rest + 1) / 2 : rest / 2;
        }
      };
      var now = [0, 0, 0];
      var steps = [];
      while (place < bytes.length) {
        var what = next();
        var finger = next();
        now = now.map(function (number) { return number + next(); });
        steps.push([what % 4, Math.floor(what / 4), finger, now[0] / 1e4, now[1] / 100, now[2] / 100]);
      }
      return text(steps, 0);
    } catch (_) {
      return null;
    }
  }

  /** What a recording is taken away with, and brought back. @param {any} figure @param {Element} parent */
  function Tape(figure, parent) {
    var self = this;
    this.figure = figure;
    var tape = document.createElement("details");
    tape.className = "tape";
    parent.append(tape);
    var summary = document.createElement("summary");
    summary.textContent = figure.say("liveTape");
    this.field = document.createElement("textarea");
    this.field.rows = 5;
    this.field.spellcheck = false;
    this.field.setAttribute("aria-label", figure.say("liveTapeText"));
    var bar = document.createElement("div");
    bar.className = "bar";
    this.told = document.createElement("p");
    this.told.className = "fine";
    this.told.setAttribute("role", "status");
    tape.append(summary, this.field, bar, this.told);
    live.button(figure, bar, "liveTapePlay", "", function () { self.play(self.field.value); });
    live.button(figure, bar, "liveTapeOwn", "", function () {
      figure.player.begin(figure.player.recording);
      self.write();
      figure.start();
    });
    live.button(figure, bar, "liveTapeCopy", "", function () { self.copy(self.field.value); });
    live.button(figure, bar, "liveTapeLink", "", function () { self.copy(self.link()); });
    tape.addEventListener("toggle", function () {
      if (tape.open) self.write();
    });
  }
  live.Tape = Tape;

  Tape.prototype = {
    /** The touches that the phone has had so far. */
    text: function () {
      return text(this.figure.player.steps, this.figure.player.start);
    },

    write: function () {
      this.field.value = this.text();
      this.told.textContent = "";
    },

    /** Plays a recording from its text; the number of the line that is no touch, if there is one. @param {string} words @returns {number | undefined} */
    play: function (words) {
      var player = this.figure.player;
      var steps = read(words, live.open(player.number, player.picks).now());
      this.told.textContent = typeof steps === "number" ? this.figure.say("liveTapeWrong", { line: steps }) : "";
      if (typeof steps === "number") return steps;
      player.begin(steps);
      player.isByHand = true;
      this.figure.start();
    },

    /** An address at which the figure plays these touches. */
    link: function () {
      var address = new URL(location.href);
      address.search = "?touches=" + this.figure.name + "." + packed(this.figure.player.steps, this.figure.player.start);
      address.hash = this.figure.figure.id;
      return address.href;
    },

    /** Whether the page's address holds touches for this figure: then they are played. */
    isSent: function () {
      var sent = new URLSearchParams(location.search).get("touches") || "";
      var end = sent.lastIndexOf(".");
      var name = sent.slice(0, Math.max(end, 0));
      var words = unpacked(sent.slice(end + 1));
      var choices = this.figure.choices;
      if (words === null || (name !== this.figure.name && choices.label(name) === undefined)) return false;
      choices.choose(name);
      return this.play(words) === undefined;
    },

    /** @param {string} words */
    copy: function (words) {
      var self = this;
      var done = navigator.clipboard ? navigator.clipboard.writeText(words) : Promise.reject(new Error("no clipboard"));
      done
        .catch(function () {
          // A page from disk has none in some browsers: then the words stand there to be taken.
          self.field.value = words;
          self.field.focus();
          self.field.select();
          if (!document.execCommand("copy")) throw new Error("nothing was copied");
        })
        .then(
          function () { self.told.textContent = self.figure.say("liveTapeCopied"); },
          function () { self.told.textContent = self.figure.say("liveTapeTake"); },
        );
    },
  };
})();
