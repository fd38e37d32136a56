// @ts-check
// The lanes: a row for each finger and for each recognizer that has a part in it, growing as it happens.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  var height = 34;
  /** The shortest time that the axis shows, in seconds. */
  var least = 0.4;
  /** How wide a letter of a label is, and the drawing that is being made, in pixels. */
  var letter = 6.6;
  var room = 0;

  /** @param {HTMLElement} names @param {Element} svg */
  function Lanes(names, svg) {
    this.names = names;
    this.svg = svg;
    this.room = 580;
    this.asked = 0;
    /** Where the figure's one cursor stands, in seconds. */
    this.cursor = 0;
  }
  live.Lanes = Lanes;

  Lanes.prototype = {
    /**
     * Shows a run so far.
     * @param {any} story its words
     * @param {number[][]} steps the touches so far
     * @param {number} now in seconds
     * @param {number} until where the axis ends, if that is known
     * @param {(string | undefined)[]} subjects the recognizers that the run is about
     * @param {(recognizer: any) => void} ask what asking a recognizer why does
     */
    show: function (story, steps, now, until, subjects, ask) {
      var touches = steps.filter(function (step) { return step[0] < 4; });
      var start = touches.length ? touches[0][3] : now;
      var end = Math.max(until, now, start + least);
      /** @param {number} time */
      function at(time) {
        return ((Math.min(Math.max(time, start), end) - start) / (end - start)) * 92 + 3;
      }
      var rows = live.cast(story, subjects);
      var fingers = Array.from(new Set(touches.map(function (step) { return step[2]; }))).sort();
      var names = [];
      var shapes = /** @type {Element[]} */ ([]);
      var words = story.table.ui;
      // Asked for once in a while: to know it, the browser has to lay out the page.
      if (!(this.asked++ % 60)) this.room = this.svg.clientWidth || this.room;
      room = this.room;
      var place = 0;
      fingers.forEach(function (finger) {
        names.push(named(live.filled(words.liveFinger, function () { return finger; })));
        drawFinger(shapes, touches.filter(function (step) { return step[2] === finger; }), at, now, middle(place++), words);
      });
      /** @type {{[name: string]: number}} */
      var places = {};
      rows.forEach(function (recognizer) {
        places[recognizer.name] = middle(place);
        names.push(named(story.titles.of(recognizer.name).replace(/\s*\((?!\d+\))[^)]*\)/, ""), recognizer, ask, words));
        drawStates(shapes, recognizer, story, at, now, start, middle(place++));
      });
      rows.forEach(function (recognizer) {
        drawArrows(shapes, recognizer, story, at, places);
      });
      var bottom = place * height;
      drawAxis(shapes, at, start, end, bottom, this.cursor);
      this.svg.setAttribute("height", String(bottom + 26));
      this.svg.replaceChildren.apply(this.svg, shapes);
      keep(this.names, names);
    },
  };

  /** @param {number} place */
  function middle(place) {
    return (place + 0.5) * height;
  }

  /** @param {number} value */
  function percent(value) {
    return Math.round(value * 100) / 100 + "%";
  }

  /** A row's name; a recognizer's asks it why. @param {string} name @param {any} [recognizer] @param {(recognizer: any) => void} [ask] @param {any} [words] */
  function named(name, recognizer, ask, words) {
    var row = document.createElement("li");
    if (!recognizer || !ask) {
      row.textContent = name;
      return row;
    }
    var button = document.createElement("button");
    button.type = "button";
    button.textContent = name;
    button.dataset.recognizer = recognizer.name;
    button.setAttribute("aria-label", live.filled(words.liveWhy, function () { return name; }));
    button.title = words.liveWhyShort;
    button.addEventListener("click", function () { ask(recognizer.name); });
    row.append(button);
    return row;
  }

  /** Puts rows in place of those that are other ones, so that one with the focus keeps it. @param {HTMLElement} list @param {HTMLElement[]} rows */
  function keep(list, rows) {
    rows.forEach(function (row, place) {
      var old = list.children[place];
      if (!old) list.append(row);
      else if (old.textContent !== row.textContent || !old.firstElementChild !== !row.firstElementChild) old.replaceWith(row);
    });
    while (list.children.length > rows.length) /** @type {Element} */ (list.lastElementChild).remove();
  }

  /** @param {Element[]} shapes @param {number[][]} steps @param {(time: number) => number} at @param {number} now @param {number} y @param {any} words */
  function drawFinger(shapes, steps, at, now, y, words) {
    shapes.push(live.make("line", { class: "base", x2: "100%", y1: y, y2: y }));
    var begins = /** @type {number[] | null} */ (null);
    /** @param {number} from @param {number} to */
    function bar(from, to) {
      shapes.push(live.make("line", { class: "finger", x1: percent(at(from)), x2: percent(at(to)), y1: y, y2: y }));
      shapes.push(mark("#_l-down", at(from), y));
    }
    steps.forEach(function (step) {
      if (step[0] === 0) begins = step;
      if (step[0] > 1 && begins) {
        bar(begins[3], step[3]);
        shapes.push(mark("#_l-lifted", at(step[3]), y));
        begins = null;
      }
    });
    if (begins) bar(begins[3], now);
    var last = steps[steps.length - 1];
    var end = at(begins ? now : last[3]);
    var text = live.make("text", { class: "touched " + (end > 78 ? "end" : "start"), x: percent(end), y: y + (end > 78 ? -6 : 4.5), dx: end > 78 ? -12 : 12 });
    text.textContent = words[begins ? "laneStays" : last[0] === 3 ? "laneTaken" : "laneLifted"];
    shapes.push(text);
  }

  /** A shape of the page's sprite at a place in time. @param {string} shape @param {number} x @param {number} y */
  function mark(shape, x, y) {
    var spot = live.make("svg", { class: "spot", x: percent(x), y: y });
    live.make("use", { href: shape }, spot);
    return spot;
  }

  /** @param {Element[]} shapes @param {any} recognizer @param {any} story @param {(time: number) => number} at @param {number} now @param {number} start @param {number} y */
  function drawStates(shapes, recognizer, story, at, now, start, y) {
    var words = story.table.ui;
    shapes.push(live.make("line", { class: "base", x2: "100%", y1: y, y2: y }));
    var isSeen = false;
    var texts = /** @type {{x: number, to?: number, text: string, kind: string}[]} */ ([]);
    recognizer.states.forEach(function (/** @type {any} */ span, /** @type {number} */ place, /** @type {any[]} */ all) {
      var next = all[place + 1];
      var to = next ? next.time : now;
      if (span.state === "idle" || to < start) return;
      isSeen = true;
      var x = at(span.time);
      var time = live.fixed(span.time, 3);
      /** @param {string} key */
      function said(key) {
        return live.filled(words[key], function () { return time; });
      }
      if (span.state === "possible" || span.state === "waiting") {
        if (next && next.state !== "idle" && next.time === span.time) return;
        bar(span.state, x, at(to));
        if (span.state === "waiting") texts.push({ x: x, text: said("laneWaits"), kind: "waits" });
      } else if (span.state === "began" || span.state === "changed") {
        bar("win", x, at(to));
        if (span.state === "changed" && place && all[place - 1].state === "began" && texts.length) texts[texts.length - 1].to = at(to);
        else texts.push({ x: x, text: said("laneBegan"), kind: "won" });
      } else if (span.state === "ended") {
        if (place && ["began", "changed"].indexOf(all[place - 1].state) >= 0) return;
        shapes.push(mark("#_l-win", x, y));
        texts.push({ x: x, text: said("laneRecognized"), kind: "won" });
      } else {
        shapes.push(mark("#_l-no", x, y));
        var record = span.record === undefined ? null : story.records[span.record];
        var code = record ? record.code : "";
        var key = span.state === "cancelled" ? "laneCancelled"
          : code === "recognizer.failed.excluded" ? "laneExcluded"
          : code === "recognizer.failed.requirement" ? "laneWaitedInVain"
          : code === "recognizer.failed.shouldBegin" ? "laneRefused" : "laneFailed";
        texts.push({ x: x, text: said(key), kind: "refused" });
      }
    });
    /** @param {string} kind @param {number} from @param {number} to */
    function bar(kind, from, to) {
      shapes.push(live.make("rect", { class: kind, x: percent(from), width: percent(Math.max(to - from, 0.4)), y: y - 10, height: 20, rx: 3 }));
    }
    if (!isSeen) {
      shapes.push(live.make("line", { class: "none", x1: "3%", x2: "95%", y1: y, y2: y }));
      label("3%", words.laneUnseen, "nonetext start");
    }
    // The last word alone: those before it are in the log.
    var last = texts[texts.length - 1];
    if (last && last.to !== undefined && ((last.to - last.x) * room) / 100 > last.text.length * letter + 20) label(percent(last.x), last.text, "onwin start", 10);
    else if (last) {
      var place = last.to === undefined ? last.x : last.to;
      // Where there is room behind it, for before it there may be a bar.
      var hasRoom = ((99 - place) * room) / 100 > last.text.length * letter + 14;
      if (hasRoom) label(percent(place), last.text, last.kind + " start", 14);
      else label(percent(last.x), last.text, last.kind + " end", -14);
    }
    /** @param {string} x @param {string} text @param {string} kind @param {number} [aside] */
    function label(x, text, kind, aside) {
      var words = live.make("text", { class: kind, x: x, y: y + 4.5, dx: aside || 0 });
      words.textContent = text;
      shapes.push(words);
    }
  }

  /** From the one that kept another out to that one. @param {Element[]} shapes @param {any} recognizer @param {any} story @param {(time: number) => number} at @param {{[name: string]: number}} places */
  function drawArrows(shapes, recognizer, story, at, places) {
    recognizer.states.forEach(function (/** @type {any} */ span) {
      var record = span.record === undefined ? null : story.records[span.record];
      if (!record || ["recognizer.failed.excluded", "recognizer.failed.requirement"].indexOf(record.code) < 0) return;
      var from = places[record.values.by];
      var to = places[recognizer.name];
      if (from === undefined || from === to) return;
      var x = percent(at(span.time));
      var down = to > from;
      shapes.push(live.make("line", { class: "arrow", x1: x, x2: x, y1: from + (down ? 10 : -10), y2: to + (down ? -14 : 14) }));
      shapes.push(mark(down ? "#_l-to" : "#_l-up", at(span.time), to + (down ? -13 : 13)));
    });
  }

  /** @param {Element[]} shapes @param {(time: number) => number} at @param {number} start @param {number} end @param {number} y @param {number} cursor */
  function drawAxis(shapes, at, start, end, y, cursor) {
    shapes.push(live.make("line", { class: "axis", x1: "3%", x2: "95%", y1: y, y2: y }));
    var step = [0.1, 0.2, 0.5, 1, 2, 5, 10, 30].find(function (one) { return (end - start) / one <= 6; }) || 60;
    for (var time = Math.ceil(start / step - 1e-6) * step; time <= end + 1e-6; time += step) {
      shapes.push(mark("#_l-tick", at(time), y));
      var text = live.make("text", { class: "t", x: percent(at(time)), y: y + 20 });
      text.textContent = live.fixed(time, step < 1 ? 1 : 0);
      shapes.push(text);
    }
    shapes.push(live.make("line", { class: "cursor", x1: percent(at(cursor)), x2: percent(at(cursor)), y1: 0, y2: y + 4 }));
  }
})();
