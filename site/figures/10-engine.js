// @ts-check
// The engine: fetched once for all figures of a page, opened once for each scene.
(function () {
  "use strict";
  /** What the figure's files share. @type {any} */
  var live = (/** @type {any} */ (window).touchFigures = {});
  var here = /** @type {HTMLScriptElement} */ (document.currentScript).src;

  /** What time it is, in milliseconds; a test hands the phone another clock. */
  live.clock = function () {
    return performance.now();
  };

  /** An element of the page. @param {string} name @param {string} kind its class @param {Element | null} parent @returns {any} */
  live.element = function (name, kind, parent) {
    var element = document.createElement(name);
    if (kind) element.className = kind;
    if (parent) parent.append(element);
    return element;
  };

  /** @param {string} name @returns {Promise<void>} */
  function script(name) {
    return new Promise(function (resolve, reject) {
      var element = document.createElement("script");
      element.src = new URL(name, here).href;
      element.onload = function () {
        resolve();
      };
      element.onerror = function () {
        reject(new Error(name));
      };
      document.head.append(element);
    });
  }

  /** @returns {Promise<void>} */
  function sheet() {
    return new Promise(function (resolve, reject) {
      var link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = new URL("figure.css", here).href;
      link.onload = function () {
        resolve();
      };
      link.onerror = function () {
        reject(new Error("figure.css"));
      };
      document.head.append(link);
    });
  }

  /** Bytes that stand in a script as text. @param {string} text */
  function read(text) {
    var letters = atob(text);
    var bytes = new Uint8Array(letters.length);
    for (var place = 0; place < letters.length; place++) bytes[place] = letters.charCodeAt(place);
    return bytes;
  }

  /** The engine's module, made large again by another. @param {WebAssembly.Exports} exports */
  function unpacked(exports) {
    var unpacker = /** @type {any} */ (exports);
    var small = read(/** @type {any} */ (window).touchEngine);
    var start = unpacker.__heap_base.value;
    unpacker.memory.grow(Math.ceil(small.length / 65536));
    new Uint8Array(unpacker.memory.buffer).set(small, start);
    var packed = unpacker.expand(small.length);
    var count = packed && unpacker.unpack(small.length, packed);
    if (!count) throw new Error("engine.js is broken");
    return new Uint8Array(unpacker.memory.buffer, start + small.length + packed, count);
  }

  /** @type {Promise<void> | undefined} */
  var loading;
  /** @type {WebAssembly.Module} */
  var module;

  /** Fetches everything, once. @returns {Promise<void>} */
  live.load = function () {
    loading =
      loading ||
      Promise.all([
        script("engine.js"),
        script("scenes.js"),
        script("code.js"),
        script("words." + document.documentElement.lang + ".js"),
        sheet(),
      ]).then(function () {
        var start = performance.now();
        return WebAssembly.instantiate(read(/** @type {any} */ (window).touchUnpacker))
          .then(function (unpacker) {
            return WebAssembly.compile(unpacked(unpacker.instance.exports));
          })
          .then(function (compiled) {
            module = compiled;
            live.opened = performance.now() - start;
          });
      });
    return loading;
  };

  var decoder = new TextDecoder();

  /** An engine of its own, in which cases of constants are picked by the places of both. @param {number[]} [picks] @returns {any} */
  function instance(picks) {
    var engine = /** @type {any} */ (new WebAssembly.Instance(module, {}).exports);
    (picks || []).forEach(function (place, constant) { engine.pick(constant, place); });
    return engine;
  }

  /** A scene in an engine of its own: nothing of one can leak into another. @param {number} number @param {number[]} [picks] */
  function Scene(number, picks) {
    var engine = instance(picks);
    this.engine = engine;
    /** The words that rows name. @type {string[]} */
    this.words = [];
    engine.scene(number);
  }

  Scene.prototype = {
    /** @param {number[]} step */
    take: function (step) {
      this.engine.take(step[0], step[1], step[2], step[3], step[4], step[5]);
    },
    /** Lets time pass until a second. @param {number} time */
    advance: function (time) {
      this.engine.advance(time);
    },
    now: function () {
      return this.engine.now();
    },
    isStill: function () {
      return this.engine.is_still() === 1;
    },
    /** What the screen shows: rows of numbers, copied, since the engine's memory may move when it is asked for a word. */
    draw: function () {
      var count = this.engine.draw();
      return new Float32Array(this.engine.memory.buffer, this.engine.rows(), count * live.rowLength).slice();
    },
    /** A text or colour that a row names. @param {number} number */
    word: function (number) {
      if (this.words[number] === undefined) this.words[number] = this.text(this.engine.word(number));
      return this.words[number];
    },
    count: function () {
      return this.engine.count();
    },
    /** The records from one on. @param {number} from @returns {any[]} */
    records: function (from) {
      return JSON.parse(this.text(this.engine.records(from)));
    },
    /** The recognizers and what became of them. */
    lanes: function () {
      return JSON.parse(this.text(this.engine.lanes()));
    },
    /** @param {number} count */
    bytes: function (count) {
      return new Uint8Array(this.engine.memory.buffer, this.engine.text(), count);
    },
    /** @param {number} count */
    text: function (count) {
      return decoder.decode(this.bytes(count));
    },
  };

  /** Numbers in a row of the screen. */
  live.rowLength = 17;

  /** @param {number} number @param {number[]} [picks] */
  live.open = function (number, picks) {
    return new Scene(number, picks);
  };

  /** The touches of a scene's claim, as its own program makes them. @param {number} number @param {number[]} [picks] @returns {number[][]} */
  live.recording = function (number, picks) {
    var engine = instance(picks);
    var count = engine.recorded(number);
    var numbers = new Float64Array(engine.memory.buffer, engine.steps(), count * 6);
    var steps = [];
    for (var step = 0; step < count; step++) steps.push(Array.from(numbers.subarray(step * 6, step * 6 + 6)));
    return steps;
  };

  /** A short sum over a scene's first records, as the book works it out of its own run (CRC-32). @param {any} scene @param {number} count */
  live.sumOf = function (scene, count) {
    var all = scene.bytes(scene.engine.records(0)).slice();
    if (scene.count() === count) return sum(all);
    // Without the records that came later: their text stands at the end.
    var later = scene.bytes(scene.engine.records(count)).length;
    var end = count ? all.length - later + 1 : 2;
    all[end - 1] = 93;
    return sum(all.subarray(0, end));
  };

  /** @param {Uint8Array} bytes */
  function sum(bytes) {
    var rest = -1;
    for (var place = 0; place < bytes.length; place++) {
      rest ^= bytes[place];
      for (var bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
    }
    return ((rest ^ -1) >>> 0).toString(16).padStart(8, "0");
  }
})();
