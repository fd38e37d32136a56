// @ts-check
// An old address goes on to the new one by itself: that of a place, or else that of the page, with the place kept.
(function () {
  "use strict";

  var asked = location.hash;
  var place = document.getElementById(decodeURIComponent(asked.slice(1)));
  var line = place && place.closest(".moved li");
  var way = line ? line.querySelector("a") : document.querySelector("a[data-moved]");
  if (!way) return;
  var address = /** @type {HTMLAnchorElement} */ (way).href;
  location.replace(!line && address.indexOf("#") < 0 ? address + asked : address);
})();
