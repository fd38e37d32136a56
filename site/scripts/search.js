// @ts-check
// The search field: loads the index when it is first used, shows what is found, and can be worked by keys alone.
(function () {
  "use strict";
  var form = /** @type {HTMLFormElement} */ (document.getElementById("_seek"));
  if (!form) return;
  var field = /** @type {HTMLInputElement} */ (document.getElementById("_query"));
  var panel = /** @type {HTMLElement} */ (document.getElementById("_found"));
  var list = /** @type {HTMLElement} */ (document.getElementById("_hits"));
  var said = /** @type {HTMLElement} */ (document.getElementById("_said"));
  var counted = /** @type {HTMLElement} */ (document.getElementById("_counted"));
  var find = document.getElementById("_find");

  /** So many hits of a group are shown at first, and so many more each time that more are asked for. */
  var few = 4;
  var more = 20;

  /** What the files make. @type {any} */
  var search = null;
  /** @type {any} */
  var engine = null;
  var isAsked = false;
  /** What had the focus before the field was called. @type {HTMLElement | null} */
  var before = null;
  /** How many hits each kind shows. @type {{[kind: string]: number}} */
  var shown = {};
  /** @type {any[]} */
  var groups = [];

  /** A sentence of the page, its places filled. @param {string} name @param {{[place: string]: string | number}} [values] */
  function words(name, values) {
    return (form.dataset[name] || "").replace(/\{(\w+)\}/g, function (all, place) {
      return values && place in values ? String(values[place]) : all;
    });
  }

  /** @param {string} sentence */
  function say(sentence) {
    said.textContent = sentence;
    counted.textContent = sentence;
  }

  /** Loads the files one after the other, once. */
  function load() {
    if (isAsked) return;
    isAsked = true;
    var left = (form.dataset.files || "").split(" ");
    (function next() {
      var file = left.shift();
      if (!file) {
        search = /** @type {any} */ (window).bookSearch;
        engine = new search.Engine(search.data);
        return ask();
      }
      var script = document.createElement("script");
      script.src = file;
      script.onload = next;
      script.onerror = function () {
        isAsked = false;
        show(!!field.value.trim());
        say(words("failed"));
      };
      document.head.append(script);
    })();
  }

  /** @param {boolean} isOpen */
  function show(isOpen) {
    panel.hidden = !isOpen;
    field.setAttribute("aria-expanded", String(isOpen && list.childElementCount > 0));
    if (!isOpen) field.removeAttribute("aria-activedescendant");
  }

  function ask() {
    var query = field.value;
    shown = {};
    if (!query.trim()) {
      list.replaceChildren();
      say("");
      return show(false);
    }
    if (!engine) {
      say(words("loading"));
      show(true);
      return load();
    }
    groups = search.groups(engine, query, document.documentElement.lang);
    draw();
    var count = groups.reduce(function (sum, group) { return sum + group.count; }, 0);
    say(count ? words(count === 1 ? "one" : "many", { count: count }) : words("none", { query: query.trim() }));
    list.scrollTop = 0;
    show(document.activeElement === field);
  }

  /** @param {string} tag @param {string} name @param {Node[]} [children] */
  function element(tag, name, children) {
    var result = document.createElement(tag);
    if (name) result.className = name;
    result.append.apply(result, children || []);
    return result;
  }

  /** @param {{text: string, isMatch: boolean}[]} pieces */
  function marked(pieces) {
    return pieces.map(function (piece) {
      return piece.isMatch ? element("mark", "", [document.createTextNode(piece.text)]) : document.createTextNode(piece.text);
    });
  }

  /** @param {HTMLElement} option */
  function asOption(option) {
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    option.tabIndex = -1;
    option.id = "_hit" + list.querySelectorAll("[role=option]").length;
    return option;
  }

  function draw() {
    list.replaceChildren();
    field.removeAttribute("aria-activedescendant");
    groups.forEach(function (group) {
      var name = element("div", "hit-kind", [document.createTextNode(words(group.kind))]);
      name.id = "_kind-" + group.kind;
      name.setAttribute("role", "presentation");
      var box = element("div", "", [name]);
      box.setAttribute("role", "group");
      box.setAttribute("aria-labelledby", name.id);
      list.append(box);
      var limit = shown[group.kind] || few;
      // One that is left over takes no more room than the words that there is more.
      if (group.count === limit + 1) limit += 1;
      group.hits(0, limit).forEach(function (/** @type {any} */ hit) {
        var link = /** @type {HTMLAnchorElement} */ (element("a", "", [element("b", "", marked(hit.title))]));
        if (hit.where) link.append(" ", element("span", "hit-page", [document.createTextNode(hit.where)]));
        link.append(element("span", "hit-text", marked(hit.excerpt)));
        link.href = hit.href;
        if (hit.language !== document.documentElement.lang) link.lang = hit.language;
        box.append(asOption(link));
      });
      if (group.count <= limit) return;
      var text = words("more", { count: group.count - limit, group: words(group.kind) });
      var rest = asOption(element("div", "hit-more", [element("span", "", [document.createTextNode(text)])]));
      rest.addEventListener("click", function () {
        var place = options().indexOf(rest);
        shown[group.kind] = limit + more;
        draw();
        choose(options()[place]);
      });
      box.append(rest);
    });
  }

  /** @returns {HTMLElement[]} */
  function options() {
    return Array.from(list.querySelectorAll("[role=option]"));
  }

  function chosen() {
    return options().find(function (option) { return option.id === field.getAttribute("aria-activedescendant"); });
  }

  /** @param {HTMLElement | undefined} option */
  function choose(option) {
    var last = chosen();
    if (last) last.setAttribute("aria-selected", "false");
    if (!option) return field.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    field.setAttribute("aria-activedescendant", option.id);
    var isFirst = option === options()[0];
    if (isFirst) list.scrollTop = 0;
    else option.scrollIntoView({ block: "nearest" });
  }

  /** From one option to the next, from the last to none and on to the first. @param {number} step */
  function move(step) {
    var all = options();
    var now = chosen();
    var place = now ? all.indexOf(now) + step : step > 0 ? 0 : all.length - 1;
    choose(all[place]);
  }

  /** Brings the reader to the field. */
  function call() {
    var focused = document.activeElement;
    if (focused instanceof HTMLElement && focused !== field && focused !== document.body) before = focused;
    form.classList.add("open");
    field.focus();
    field.select();
  }

  function close() {
    show(false);
    form.classList.remove("open");
  }

  field.addEventListener("focus", function () {
    load();
    if (field.value.trim()) ask();
    // On a small screen the hits need the room below the field.
    if (form.classList.contains("asked") && window.innerWidth < 800) form.scrollIntoView({ block: "start" });
  });
  field.addEventListener("input", function (event) {
    if (!(/** @type {InputEvent} */ (event).isComposing)) ask();
  });
  field.addEventListener("compositionend", ask);
  form.addEventListener("focusout", function (event) {
    if (event.relatedTarget instanceof Node && form.contains(event.relatedTarget)) return;
    before = null;
    close();
  });
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  // The field keeps the focus while a hit is pressed.
  panel.addEventListener("mousedown", function (event) { event.preventDefault(); });
  list.addEventListener("click", function (event) {
    var link = event.target instanceof Element && event.target.closest("a");
    if (link && link.pathname === location.pathname && !event.ctrlKey && !event.metaKey) {
      close();
      field.blur();
    }
  });
  if (find) find.addEventListener("click", call);

  field.addEventListener("keydown", function (event) {
    if (event.isComposing) return;
    var key = event.key;
    if (key === "Escape") {
      event.preventDefault();
      var back = before;
      var wasOpen = !panel.hidden;
      close();
      before = null;
      if (back && back.isConnected) back.focus();
      else if (!wasOpen || !form.classList.contains("asked")) field.blur();
    } else if (panel.hidden) {
      if (key === "ArrowDown" && field.value.trim()) ask();
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      move(key === "ArrowDown" ? 1 : -1);
    } else if (key === "Enter") {
      event.preventDefault();
      var option = chosen() || options()[0];
      if (option instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey)) window.open(option.href);
      else if (option) option.click();
    }
  });

  document.addEventListener("keydown", function (event) {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    var target = event.target;
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))) return;
    event.preventDefault();
    call();
  });
})();
