// @ts-check
// Pointers on a phone, as fingers: of a mouse, of a pen, of a hand; a mouse has a second finger with the option key.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /**
   * Fingers on a phone.
   * @param {any} phone
   * @param {any} figure is told what they do (`touch`), and when the first one lands (`halt`)
   * @param {{[key: string]: () => void}} keys what keys do
   */
  function Hands(phone, figure, keys) {
    var self = this;
    this.phone = phone;
    this.figure = figure;
    /** The fingers of each pointer. */
    this.fingers = /** @type {Map<number, number[]>} */ (new Map());
    /** The pointers that have landed beside the glass, and have not come onto it yet. @type {Set<number>} */
    this.beside = new Set();
    var svg = phone.svg;
    svg.addEventListener("pointerdown", function (/** @type {PointerEvent} */ event) {
      if (event.button) return;
      event.preventDefault();
      svg.focus({ preventScroll: true });
      try { svg.setPointerCapture(event.pointerId); } catch (_) { /* A test's pointer has none. */ }
      figure.halt();
      var fingers = [self.free()];
      self.fingers.set(event.pointerId, fingers);
      if (event.altKey) fingers.push(self.free());
      self.tell(event, 0);
    });
    ["pointermove", "pointerup", "pointercancel"].forEach(function (name, place) {
      svg.addEventListener(name, function (/** @type {PointerEvent} */ event) { self.tell(event, place + 1); });
    });
    svg.addEventListener("keydown", function (/** @type {KeyboardEvent} */ event) {
      if (event.ctrlKey || event.metaKey || !keys[event.key]) return;
      event.preventDefault();
      live.guard(figure, keys[event.key]);
    });
  }
  live.Hands = Hands;

  Hands.prototype = {
    /** The lowest number that no finger has. */
    free: function () {
      var taken = Array.from(this.fingers.values()).flat();
      var number = 1;
      while (taken.indexOf(number) >= 0) number++;
      return number;
    },

    /** @param {PointerEvent} event @param {number} what */
    tell: function (event, what) {
      var fingers = this.fingers.get(event.pointerId);
      if (!fingers) return;
      var self = this;
      live.guard(this.figure, function () { self.put(event, what, fingers || []); });
    },

    /** @param {PointerEvent} event @param {number} what @param {number[]} fingers */
    put: function (event, what, fingers) {
      // Fingers that move are looked at frame by frame, those that land and lift at once.
      if (what !== 1) live.tick(this.figure);
      var place = this.phone.place(event, false);
      if (what === 0 || this.beside.has(event.pointerId)) {
        // Until it comes onto the glass, its finger is at the edge.
        var edge = this.phone.place(event, true);
        if (edge[0] === place[0] && edge[1] === place[1]) this.beside.delete(event.pointerId);
        else this.beside.add(event.pointerId);
        place = edge;
      }
      var type = event.pointerType === "pen" ? 2 : 0;
      this.figure.touch(what, type, fingers[0], place[0], place[1]);
      // The second finger of a mouse is the mirror of the first.
      if (fingers[1]) this.figure.touch(what, type, fingers[1], this.phone.width - place[0], this.phone.height - place[1]);
      if (what > 1) {
        this.fingers.delete(event.pointerId);
        this.beside.delete(event.pointerId);
      }
      live.wake(this.figure);
    },
  };
})();
