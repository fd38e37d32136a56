// @ts-check
// A check of an exercise, in the list of those that the engine has run: whether it holds, what it found, and why.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  var make = live.element;

  /** One check in the list. @param {any} answer @param {any} of */
  function Check(answer, of) {
    var place = answer.exercise.checks.indexOf(of);
    this.answer = answer;
    this.of = of;
    this.row = make("li", "", answer.list);
    this.said = make("div", "", this.row);
    var name = make("p", "", this.said);
    if (answer.exercise.values) {
      this.play = live.button(answer, name, "livePlay", "show", function () {
        if (answer.shown !== place) answer.choose(place);
        answer.toggle();
      });
    }
    name.prepend(of.name + " ");
    this.found = make("div", "", this.said);
  }

  live.Check = Check;

  Check.prototype = {
    /** Names the button that plays its touches. @param {boolean} isPlaying */
    label: function (isPlaying) {
      var text = (this.play.textContent = this.answer.say(isPlaying ? "livePause" : "livePlay"));
      this.play.setAttribute("aria-label", text + ": " + this.of.name);
    },

    clear: function () {
      this.row.className = "";
      this.row.querySelectorAll("svg").forEach(function (/** @type {Element} */ mark) { mark.remove(); });
      this.found.replaceChildren();
    },

    /** Says what a scene's expectations have found; whether all hold. @param {any} scene @returns {boolean} */
    judge: function (scene) {
      var answer = this.answer;
      var finds = live.found(scene);
      var told = this.found;
      this.clear();
      var failed = this.of.expectations.filter(function (/** @type {any} */ expectation, /** @type {number} */ place) {
        var line = finds[place] || "0?";
        if (line[0] === "1") return false;
        var lines = [answer.say("checkExpected") + "  " + expectation.value + " " + expectation.rest, answer.say("checkFound") + "  " + line.slice(1)];
        var note = make("code", "note", told);
        // It breaks before a dot rather than within a name.
        lines.concat(expectation.comment || []).join("\n").split(/(?=\.[a-z])/i).forEach(function (part) { note.append(part, make("wbr", "", null)); });
        return true;
      });
      this.row.className = "held";
      this.row.prepend(mark(failed.length ? "nope" : "tick", answer.say(failed.length ? "checkFails" : "checkHolds")));
      if (failed.length) this.explain(scene);
      return !failed.length;
    },

    /** Why the recognizers of the check did what they did. @param {any} scene */
    explain: function (scene) {
      var lanes = scene.lanes();
      var story = new live.Story(scene.records(0), Object.assign(lanes, { recognizers: apart(lanes.recognizers) }));
      var details = make("details", "", this.found);
      make("summary", "", details).textContent = this.answer.say("exerciseWhy");
      // An attempt in which a recognizer had no part is left out, and so is one that had a part in none.
      var told = story.explanations.reduce(function (/** @type {any[]} */ all, /** @type {any} */ one) {
        var part = (one.earlier || []).concat([one]).filter(function (/** @type {any} */ attempt) { return bystanders.indexOf(attempt.outcome) < 0; });
        var last = part.pop();
        return last ? all.concat(Object.assign({}, last, { earlier: part })) : all;
      }, []);
      // As in the terminal: those of UIKit's own that no program gets hold of, and that were not recognized, only if nobody else is told of.
      var own = told.filter(function (/** @type {any} */ one) { return one.outcome === "fired" || !story.hasNoProperty(one.recognizer); });
      (own.length ? own : told).forEach(function (/** @type {any} */ one) {
        make("p", "fine", details).textContent = story.why(one);
      });
    },
  };

  /** The recognizers, with a view in each title that another one on another view has as well. @param {any[]} all */
  function apart(all) {
    return all.map(function (one) {
      var views = all.filter(function (other) { return title(other) === title(one); }).map(function (other) { return other.view; });
      return views.length > 1 && new Set(views).size === views.length ? Object.assign({}, one, { title: title(one) + " of " + one.view }) : one;
    });
  }

  /** @param {any} recognizer @returns {string} */
  function title(recognizer) {
    return recognizer.title || recognizer.name;
  }

  /** How an attempt comes out in which its recognizer had no part. */
  var bystanders = ["detached", "unoffered", "unpressed", "untouched"];

  /** What a check has found so far, a line for each expectation. @param {any} scene @returns {string[]} */
  live.found = function (scene) {
    return scene.text(scene.engine.found()).split("\n").slice(0, -1);
  };

  /** What a list of checks says does not hold, as text to compare. @param {Element} list */
  live.notes = function (list) {
    return Array.from(list.children).map(function (row) {
      return Array.from(row.querySelectorAll("code.note")).map(function (note) { return (note.textContent || "").trim(); }).join("\n");
    }).join("\n\n");
  };

  /** @param {string} shape @param {string} name */
  function mark(shape, name) {
    var space = "http://www.w3.org/2000/svg";
    var svg = document.createElementNS(space, "svg");
    svg.setAttribute("class", "g " + (shape === "tick" ? "winner" : "refused"));
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", name);
    var use = document.createElementNS(space, "use");
    use.setAttribute("href", "#" + shape);
    svg.append(use);
    return svg;
  }
})();
