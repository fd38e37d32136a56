// @ts-check
// How far a reader is with the exercises: what was done in the page, or in the terminal, whose file is taken in and handed out.
(function () {
  "use strict";
  var KEY = "exercises";
  /** The number of the file's format, as in the terminal. */
  var FORMAT = 1;

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
      var words = /** @type {HTMLElement} */ (mark.closest("[data-word-done]")).dataset;
      mark.textContent = done ? (words.wordDone || "").replace("{date}", day(done.date)) : hints ? (words.wordHints || "").replace("{count}", String(hints)) : mark.getAttribute("data-not") || "";
      mark.classList.toggle("is-done", !!done);
    });
    document.querySelectorAll("progress[data-all]").forEach(function (bar) {
      var names = Array.from(document.querySelectorAll("tr [data-done]")).map(function (mark) { return /** @type {HTMLElement} */ (mark).dataset.done || ""; });
      var count = names.filter(function (name) { return progress.done[name]; }).length;
      /** @type {HTMLProgressElement} */ (bar).value = count;
      var words = /** @type {HTMLElement} */ (bar).dataset.all || "";
      var label = /** @type {HTMLElement} */ (bar.previousElementSibling);
      label.textContent = words.replace("{count}", String(count)).replace("{all}", String(names.length));
    });
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

  // The file

  document.querySelectorAll(".carry").forEach(function (element) {
    var carry = /** @type {HTMLElement} */ (element);
    var said = /** @type {HTMLElement} */ (carry.querySelector("[role=status]"));
    var field = /** @type {HTMLInputElement} */ (carry.querySelector("input[type=file]"));
    carry.hidden = false;
    /** @type {HTMLElement} */ (carry.querySelector(".export")).addEventListener("click", function () {
      var link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([JSON.stringify(kept(), null, 2) + "\n"], { type: "application/json" }));
      link.download = "progress.json";
      link.click();
      URL.revokeObjectURL(link.href);
    });
    /** @type {HTMLElement} */ (carry.querySelector(".import")).addEventListener("click", function () { field.click(); });
    field.addEventListener("change", function () {
      var file = field.files && field.files[0];
      field.value = "";
      if (!file) return;
      file.text().then(function (text) {
        var other = read(text);
        var before = Object.keys(kept().done).length;
        if (other) merge(other);
        said.textContent = (other ? carry.dataset.took || "" : carry.dataset.refused || "")
          .replace("{count}", String(Object.keys(kept().done).length - before)).replace("{name}", file.name);
      });
    });
  });
  show(kept());
})();
