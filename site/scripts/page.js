// @ts-check
// The switch between the system's appearance, light and dark; the buttons that copy a listing; what figures load when they come near.
(function () {
  "use strict";
  var root = document.documentElement;

  /** @type {HTMLElement | null} */
  var theme = document.getElementById("_theme");
  var order = ["", "light", "dark"];

  function chosen() {
    return root.dataset.theme || "";
  }

  /** @param {HTMLElement} button */
  function name(button) {
    var words = button.dataset[chosen() || "system"] || "";
    button.setAttribute("aria-label", words);
    button.title = words;
  }

  if (theme) {
    var button = theme;
    name(button);
    button.addEventListener("click", function () {
      var next = order[(order.indexOf(chosen()) + 1) % order.length];
      if (next) root.dataset.theme = next;
      else delete root.dataset.theme;
      try {
        if (next) localStorage.setItem("theme", next);
        else localStorage.removeItem("theme");
      } catch (_) {
        // The choice holds for this page.
      }
      name(button);
    });
  }

  /** @param {string} text */
  function copied(text) {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    // A page from disk has no clipboard in some browsers.
    var area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    var done = document.execCommand("copy");
    area.remove();
    return done ? Promise.resolve() : Promise.reject(new Error("nothing was copied"));
  }

  document.querySelectorAll("button.copy").forEach(function (copy) {
    var word = copy.textContent || "";
    copy.addEventListener("click", function () {
      var code = copy.closest("figure, .run-it");
      var text = code && code.querySelector("pre code, code");
      if (!text) return;
      copied(text.textContent || "").then(function () {
        copy.textContent = (theme && theme.dataset.copied) || word;
        setTimeout(function () {
          copy.textContent = word;
        }, 1500);
      });
    });
  });

  // Figures that can be touched: what they need is fetched when the first one comes near.
  var figures = document.querySelectorAll("[data-live]");
  var here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  if (figures.length && window.WebAssembly) {
    var near = new IntersectionObserver(
      function (entries) {
        entries.forEach(function (entry) {
          if (!entry.isIntersecting) return;
          near.unobserve(entry.target);
          var live = /** @type {any} */ (window).touchFigures;
          if (live) return live.begin(entry.target);
          entry.target.setAttribute("data-live-near", "");
          if (document.getElementById("_live")) return;
          var script = document.createElement("script");
          script.id = "_live";
          script.src = new URL("../live/figure.js", here).href;
          document.head.append(script);
        });
      },
      { rootMargin: "600px" },
    );
    figures.forEach(function (figure) {
      near.observe(figure);
    });
  }
})();
