// @ts-check
// The phone: what the engine's screen shows, in SVG, and the fingers on it.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;
  var space = "http://www.w3.org/2000/svg";

  /** @param {string} name @param {{[name: string]: string | number}} [values] @param {Element} [parent] */
  function make(name, values, parent) {
    var element = document.createElementNS(space, name);
    for (var key in values || {}) element.setAttribute(key, String((values || {})[key]));
    if (parent) parent.append(element);
    return element;
  }
  live.make = make;

  var count = 0;
  /** How far beside the phone a finger may land, which is then at the edge of its screen, in points. */
  var reach = 30;

  /** A phone that shows scenes, as large as their screens. @param {boolean} [isPicture] whether it is looked at alone, beside words that say the same */
  function Phone(isPicture) {
    var id = "_live-" + count++;
    this.id = id;
    var said = isPicture ? { "aria-hidden": "true" } : { role: "group", tabindex: 0, "aria-label": /** @type {any} */ (window).touchWords.ui.livePhone };
    this.svg = /** @type {SVGSVGElement} */ (make("svg", Object.assign({ class: "phone" }, said)));
    this.clips = make("defs", {}, this.svg);
    this.edge = make("rect", { rx: 47 }, make("clipPath", { id: id }, this.clips));
    /** What takes a finger beside the phone. */
    this.reach = make("rect", { class: "reach", fill: "none" }, this.svg);
    this.body = make("rect", { class: "body", x: -6, y: -6, rx: 53 }, this.svg);
    var glass = make("g", { "clip-path": "url(#" + id + ")" }, this.svg);
    this.views = make("g", { class: "shown" }, glass);
    this.fingers = make("g", { class: "fingers" }, glass);
    this.width = 0;
    this.height = 0;
    /** @type {Item[]} */
    this.items = [];
    this.drawn = 0;
  }
  live.Phone = Phone;

  /** A view's shapes, which are used again. @typedef {{box: Element, text: Element, clip: Element | null, was: Float32Array}} Item */

  /** A colour by UIKit's name, or as digits, with its opacity. @param {string} color @param {number} alpha */
  function paint(color, alpha) {
    var opacity = alpha;
    var fill = color;
    if (color[0] === "#") {
      if (color.length === 9) opacity *= parseInt(color.slice(7), 16) / 255;
      fill = color.slice(0, 7);
    } else {
      var parts = color.split("/");
      if (parts[1]) opacity *= parseInt(parts[1], 16) / 255;
      fill = "var(--ui-" + parts[0] + ")";
    }
    return { fill: fill, opacity: Math.round(opacity * 100) / 100 };
  }

  Phone.prototype = {
    /** Takes the size of a screen, in points. @param {number} width @param {number} height */
    fit: function (width, height) {
      if (width === this.width && height === this.height) return;
      this.width = width;
      this.height = height;
      set(this.svg, { viewBox: "-10 -10 " + (width + 20) + " " + (height + 20) });
      set(this.edge, { width: width, height: height });
      set(this.body, { width: width + 12, height: height + 12 });
      set(this.reach, { x: -reach, y: 0, width: width + 2 * reach, height: height });
    },

    /** Shows rows of the engine's screen; what is as it was is left alone. @param {any} scene */
    draw: function (scene) {
      // Another scene has other words under the same numbers.
      if (scene !== this.scene) this.items.forEach(function (/** @type {Item} */ item) { item.was.fill(NaN); });
      this.scene = scene;
      var rows = scene.draw();
      // The window comes first, and fills the screen.
      this.fit(rows[2], rows[3]);
      var length = live.rowLength;
      var total = rows.length / length;
      for (var place = 0; place < total; place++) {
        var row = rows.subarray(place * length, place * length + length);
        var item = this.items[place] || this.item(place);
        if (!isSame(item.was, row)) this.show(item, row, scene, place);
      }
      for (; place < this.drawn; place++) {
        var gone = this.items[place];
        gone.box.setAttribute("display", "none");
        gone.text.setAttribute("display", "none");
        gone.was.fill(NaN);
      }
      this.drawn = total;
    },

    /** @param {number} place @returns {Item} */
    item: function (place) {
      var item = {
        box: make("rect", {}, this.views),
        text: make("text", {}, this.views),
        clip: null,
        was: new Float32Array(live.rowLength).fill(NaN),
      };
      this.items[place] = item;
      return item;
    },

    /** @param {Item} item @param {Float32Array} row @param {any} scene @param {number} place */
    show: function (item, row, scene, place) {
      item.was.set(row);
      var box = { x: row[0], y: row[1], width: row[2], height: row[3] };
      var isSquare = row[5] === 0 && row[12] === 0;
      var isCut = row[7] === 1 && !contains(row, box);
      if (isCut && isSquare && isFinite(row[8])) box = cut(row, box);
      // What two views that do not touch have in common is nowhere.
      var isNowhere = row[7] === 1 && !isFinite(row[8]);
      var isSeen = box.width > 0 && box.height > 0 && !isNowhere;
      var color = row[6] ? paint(scene.word(row[6]), row[4]) : null;
      if (color && isSeen) {
        set(item.box, {
          x: tenth(box.x), y: tenth(box.y), width: tenth(box.width), height: tenth(box.height),
          rx: Math.round(Math.min(row[5], box.width / 2, box.height / 2)),
          fill: color.fill, "fill-opacity": color.opacity,
        });
        item.box.removeAttribute("display");
      } else item.box.setAttribute("display", "none");
      if (row[12] && !isNowhere) this.write(item.text, row, scene);
      else item.text.setAttribute("display", "none");
      this.clip(item, row, isCut && !isSquare && !isNowhere, place);
    },

    /** A label's text in the middle of its view. @param {Element} text @param {Float32Array} row @param {any} scene */
    write: function (text, row, scene) {
      var words = scene.word(row[12]);
      // What the model has measured for its box stands in the fixed face, so that what it lays over a word lies over it.
      var pitch = row[2] / (Math.max(words.length, 1) * row[13]);
      var isMeasured = words.length > 1 && Math.abs(pitch - 0.5) < 0.003;
      var color = paint(scene.word(row[16]), row[4]);
      set(text, {
        class: isMeasured ? "measured" : "",
        x: tenth(row[15] === 1 ? row[0] + row[2] / 2 : row[15] === 2 ? row[0] + row[2] : row[0]),
        y: tenth(row[1] + row[3] / 2 + row[13] * 0.35),
        "font-size": isMeasured ? (row[13] * 0.5) / 0.6 : row[13],
        "font-weight": row[14] >= 0.26 ? 600 : 400,
        "text-anchor": row[15] === 1 ? "middle" : row[15] === 2 ? "end" : "start",
        fill: color.fill, "fill-opacity": color.opacity,
      });
      if (text.textContent !== words) text.textContent = words;
      text.removeAttribute("display");
    },

    /** @param {Item} item @param {Float32Array} row @param {boolean} isCut @param {number} place */
    clip: function (item, row, isCut, place) {
      var id = this.id + "-" + place;
      if (!isCut) {
        item.box.removeAttribute("clip-path");
        item.text.removeAttribute("clip-path");
        return;
      }
      if (!item.clip) item.clip = make("rect", {}, make("clipPath", { id: id }, this.clips));
      set(item.clip, { x: row[8], y: row[9], width: Math.max(row[10], 0), height: Math.max(row[11], 0) });
      item.box.setAttribute("clip-path", "url(#" + id + ")");
      item.text.setAttribute("clip-path", "url(#" + id + ")");
    },

    /** The fingers and the ways that they came. @param {number[][]} steps those up to now @param {boolean} [isToCome] whether nobody has made them yet */
    point: function (steps, isToCome) {
      this.fingers.setAttribute("class", isToCome ? "fingers to-come" : "fingers");
      /** @type {{[finger: string]: {way: number[][], isDown: boolean}}} */
      var contacts = {};
      steps.forEach(function (step) {
        if (step[0] > 3) return;
        // Of what has been, a finger's last way is enough.
        if (step[0] === 0 && isToCome && contacts[step[2]]) contacts[step[2] + " " + step[3]] = contacts[step[2]];
        if (step[0] === 0) contacts[step[2]] = { way: [], isDown: true };
        var contact = contacts[step[2]];
        if (!contact) return;
        contact.way.push([step[4], step[5]]);
        if (step[0] > 1) contact.isDown = false;
      });
      var shapes = [];
      for (var finger in contacts) {
        var way = contacts[finger].way;
        var end = way[way.length - 1];
        if (way.length > 1) {
          var points = way.map(function (point) { return tenth(point[0]) + "," + tenth(point[1]); }).join(" ");
          shapes.push(make("polyline", { class: "case", points: points }));
          shapes.push(make("polyline", { class: "path", points: points }));
        }
        // What the finger will land on is not covered.
        if (isToCome) shapes.push(make("circle", { class: "start", r: 14, cx: way[0][0], cy: way[0][1] }));
        if (!isToCome || way.length > 1) shapes.push(make("use", { href: contacts[finger].isDown && !isToCome ? "#_p-down" : "#_p-lifted", x: end[0], y: end[1] }));
      }
      this.fingers.replaceChildren.apply(this.fingers, shapes);
    },

    /** Where an event is, in points of the screen; or at the edge of the glass, if it is beside it. @param {{clientX: number, clientY: number}} event @param {boolean} isKept whether to keep to the glass @returns {number[]} */
    place: function (event, isKept) {
      var matrix = /** @type {DOMMatrix} */ (this.svg.getScreenCTM()).inverse();
      var x = event.clientX * matrix.a + matrix.e;
      var y = event.clientY * matrix.d + matrix.f;
      return isKept ? [Math.min(Math.max(x, 0), this.width - 0.01), Math.min(Math.max(y, 0), this.height - 0.01)] : [x, y];
    },
  };

  /** @param {Element} element @param {{[name: string]: string | number}} values */
  function set(element, values) {
    for (var name in values) element.setAttribute(name, String(values[name]));
  }

  /** @param {number} number */
  function tenth(number) {
    return Math.round(number * 10) / 10;
  }

  /** @param {Float32Array} was @param {Float32Array} row */
  function isSame(was, row) {
    for (var place = 0; place < row.length; place++) if (was[place] !== row[place]) return false;
    return true;
  }

  /** @param {Float32Array} row @param {{x: number, y: number, width: number, height: number}} box */
  function contains(row, box) {
    return row[8] <= box.x && row[9] <= box.y && row[8] + row[10] >= box.x + box.width && row[9] + row[11] >= box.y + box.height;
  }

  /** @param {Float32Array} row @param {{x: number, y: number, width: number, height: number}} box */
  function cut(row, box) {
    var x = Math.max(box.x, row[8]);
    var y = Math.max(box.y, row[9]);
    return {
      x: x, y: y,
      width: Math.min(box.x + box.width, row[8] + row[10]) - x,
      height: Math.min(box.y + box.height, row[9] + row[11]) - y,
    };
  }
})();
