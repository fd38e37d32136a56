// @ts-check
// Unfolds the part to which an address leads, closes the drawer over it, and lets Tab stop only at tables that scroll.
(function () {
  "use strict";

  function unfold() {
    var name = location.hash.slice(1);
    try {
      name = decodeURIComponent(name);
    } catch (_) {
      // An address that is no text names the part as it stands.
    }
    var part = name && document.getElementById(name);
    if (!part) return;
    /** @type {Element | null} */
    var at = part;
    for (; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
    part.scrollIntoView();
  }

  var list = document.getElementById("_book");
  if (list) {
    var drawer = list;
    drawer.addEventListener("click", function (event) {
      var isLink = event.target instanceof Element && event.target.closest("a");
      if (isLink && drawer.matches(":popover-open")) drawer.hidePopover();
    });
  }

  var watch = new ResizeObserver(function (entries) {
    entries.forEach(function (entry) {
      var box = /** @type {HTMLElement} */ (entry.target.closest(".scroller"));
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    });
  });
  // The table too: it grows narrower when the page's faces come, and its box does not.
  document.querySelectorAll(".scroller, .scroller > *").forEach(function (each) { watch.observe(each); });

  window.addEventListener("hashchange", unfold);
  if (location.hash) unfold();
})();
