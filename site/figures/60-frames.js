// @ts-check
// Frames: figures in which something happens go on, as long as they are seen.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** Figures in which something happens. @type {Set<any>} */
  live.awake = new Set();
  var isRunning = false;

  /** Whether whoever reads wants nothing to move by itself. */
  live.isStepping = function () {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  };

  /** Goes on with a figure, frame by frame, until nothing happens any more. @param {any} figure */
  live.wake = function (figure) {
    if (live.awake.has(figure)) return;
    figure.clock = live.clock();
    live.awake.add(figure);
    run();
  };

  /** Lets as much time pass in a figure as has passed since it was last looked at. @param {any} figure */
  live.tick = function (figure) {
    var now = live.clock();
    if (live.awake.has(figure)) figure.pass(Math.max(now - figure.clock, 0) / 1000);
    figure.clock = now;
  };

  /** Does something that a figure's program may stop at, as an app crashes; then the figure says so, and begins anew. @param {any} figure @param {() => void} act */
  live.guard = function (figure, act) {
    try {
      act();
    } catch (mistake) {
      console.error("the program of a figure stopped:", mistake);
      live.awake.delete(figure);
      figure.stop();
    }
  };

  /** One frame of all figures in which something happens and that are seen. */
  live.frame = function () {
    Array.from(live.awake).forEach(function (figure) {
      if (figure.isHidden && !live.isHeld) return;
      live.guard(figure, function () {
        live.tick(figure);
        figure.show();
        if (!figure.isBusy()) live.awake.delete(figure);
      });
    });
  };

  function run() {
    if (isRunning || live.isHeld) return;
    isRunning = true;
    requestAnimationFrame(function next() {
      live.frame();
      isRunning = !live.isHeld && live.awake.size > 0;
      if (isRunning) requestAnimationFrame(next);
    });
  }

  var sight = new IntersectionObserver(function (entries) {
    entries.forEach(function (entry) {
      var figure = /** @type {any} */ (entry.target).touchFigure;
      figure.isHidden = !entry.isIntersecting;
      if (figure.isHidden && figure.isPlaying()) figure.pause();
      if (!figure.isHidden && figure.catchUp) figure.catchUp();
    });
  });

  /** A figure that is not seen sleeps. @param {Element} element */
  live.watch = function (element) {
    sight.observe(element);
  };
})();
