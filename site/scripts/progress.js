// @ts-check
// How far a reader is with the exercises: what was done, in the page or in the terminal, and which hints were opened.
(function () {
  "use strict";
  var KEY = "exercises";
  /** The number of the file's format, as in the terminal. */
  var FORMAT = 1;
  var words = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;

  /** @typedef {{format: number, current?: string, done: {[name: string]: {answer: string, date: string}}, hints: {[name: string]: number}}} Progress */

  /** @returns {Progress} */
  function kept() {
    try {
      return read(localStorage.getItem(KEY) || "") || nothing();
    } catch (_) {
      return nothing();
    }
  }

  /** @returns {Progress} */
  function nothing() {
    return { format: FORMAT, done: {}, hints: {} };
  }

  /** @param {Progress} progress */
  function keep(progress) {
    try {
      localStorage.setItem(KEY, JSON.stringify(progress));
    } catch (_) {
      // Without storage it lasts as long as the page.
    }
    show(progress);
  }

  /** A file's progress; nothing if it is none that can be read. @param {string} text @returns {Progress | undefined} */
  function read(text) {
    var found;
    try {
      found = JSON.parse(text);
    } catch (_) {
      return undefined;
    }
    if (!isTable(found) || !(found.format >= 1 && found.format <= FORMAT) || !isTable(found.done) || !isTable(found.hints)) return undefined;
    var isWhole = Object.values(found.done).every(function (one) { return isTable(one) && typeof one.answer === "string" && typeof one.date === "string"; })
      && Object.values(found.hints).every(function (count) { return Number.isInteger(count) && count >= 0; });
    return isWhole ? found : undefined;
  }

  /** @param {any} value */
  function isTable(value) {
    return !!value && typeof value === "object" && !Array.isArray(value);
  }

  /** Adds what somewhere else was done: what either has counts. @param {Progress} other */
  function merge(other) {
    var mine = kept();
    Object.keys(other.done).forEach(function (name) {
      var old = mine.done[name];
      if (!old || other.done[name].date < old.date) mine.done[name] = other.done[name];
    });
    Object.keys(other.hints).forEach(function (name) { mine.hints[name] = Math.max(mine.hints[name] || 0, other.hints[name]); });
    if (other.current) mine.current = other.current;
    keep(mine);
  }

  /** @param {string} name an exercise's */
  function note(name) {
    var progress = kept();
    if (progress.done[name]) return;
    progress.done[name] = { answer: "page", date: new Date().toISOString().replace(/\.\d+Z$/, "Z") };
    keep(progress);
  }

  /** @param {string} name @param {number} count how many of its hints have been opened */
  function hinted(name, count) {
    var progress = kept();
    if ((progress.hints[name] || 0) >= count) return;
    progress.hints[name] = count;
    keep(progress);
  }

  /** @param {Progress} progress */
  function show(progress) {
    document.querySelectorAll("[data-done]").forEach(function (mark) {
      var name = /** @type {HTMLElement} */ (mark).dataset.done || "";
      var done = progress.done[name];
      var hints = progress.hints[name] || 0;
      mark.textContent = done ? (words.done || "").replace("{date}", day(done.date)) : hints ? (words.hints || "").replace("{count}", String(hints)) : mark.getAttribute("data-not") || "";
      mark.classList.toggle("is-done", !!done);
    });
    document.dispatchEvent(new CustomEvent("progressshown", { detail: progress }));
  }

  /** @param {string} date */
  function day(date) {
    var found = new Date(date);
    return isNaN(found.getTime()) ? "" : found.toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "short", year: "numeric" });
  }

  // What a reader does on the page

  document.addEventListener("exercisedone", function (event) { note(/** @type {CustomEvent} */ (event).detail); });
  document.querySelectorAll(".exercise").forEach(function (exercise) {
    var hints = Array.from(exercise.querySelectorAll("details.hint"));
    hints.forEach(function (hint, place) {
      if (place < (kept().hints[exercise.id] || 0)) /** @type {HTMLDetailsElement} */ (hint).open = true;
      hint.addEventListener("toggle", function () {
        if (/** @type {HTMLDetailsElement} */ (hint).open) hinted(exercise.id, place + 1);
      });
    });
    exercise.querySelectorAll("details[data-right]").forEach(function (choice) {
      choice.addEventListener("toggle", function () {
        if (/** @type {HTMLDetailsElement} */ (choice).open) note(exercise.id);
      });
    });
  });

  /** @type {any} */ (window).touchProgress = { kept: kept, read: read, merge: merge };
  show(kept());
})();
