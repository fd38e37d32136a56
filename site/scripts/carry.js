// @ts-check
// The page that lists all exercises: how many are done, and the file by which progress goes to the terminal and back.
(function () {
  "use strict";
  /** @type {any} */
  var progress = /** @type {any} */ (window).touchProgress;

  /** @param {any} now */
  function count(now) {
    document.querySelectorAll("progress[data-all]").forEach(function (bar) {
      var names = Array.from(document.querySelectorAll("tr [data-done]")).map(function (mark) { return /** @type {HTMLElement} */ (mark).dataset.done || ""; });
      var count = names.filter(function (name) { return now.done[name]; }).length;
      /** @type {HTMLProgressElement} */ (bar).value = count;
      var words = /** @type {HTMLElement} */ (bar).dataset.all || "";
      var label = /** @type {HTMLElement} */ (bar.previousElementSibling);
      label.textContent = words.replace("{count}", String(count)).replace("{all}", String(names.length));
    });
  }

  document.addEventListener("progressshown", function (event) { count(/** @type {CustomEvent} */ (event).detail); });
  count(progress.kept());

  document.querySelectorAll(".carry").forEach(function (element) {
    var carry = /** @type {HTMLElement} */ (element);
    var said = /** @type {HTMLElement} */ (carry.querySelector("[role=status]"));
    var field = /** @type {HTMLInputElement} */ (carry.querySelector("input[type=file]"));
    carry.hidden = false;
    /** @type {HTMLElement} */ (carry.querySelector(".export")).addEventListener("click", function () {
      var link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([JSON.stringify(progress.kept(), null, 2) + "\n"], { type: "application/json" }));
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
        var other = progress.read(text);
        var before = Object.keys(progress.kept().done).length;
        if (other) progress.merge(other);
        said.textContent = (other ? carry.dataset.took || "" : carry.dataset.refused || "")
          .replace("{count}", String(Object.keys(progress.kept().done).length - before)).replace("{name}", file.name);
      });
    });
  });
})();
