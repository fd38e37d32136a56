// @ts-check
// Puts the reader's choice of light or dark in place before anything is drawn.
(function () {
  "use strict";
  var root = document.documentElement;
  root.classList.add("js");
  try {
    var kept = localStorage.getItem("theme");
    if (kept === "light" || kept === "dark") root.dataset.theme = kept;
  } catch (_) {
    // Without storage the page looks as the system does.
  }
})();
