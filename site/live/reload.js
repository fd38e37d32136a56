// @ts-check
// While `workbook serve` shows the pages: reloads this one when it was built anew, at the place where it was read, and shows
// what is wrong in the book. Only the server adds it.
(function () {
  "use strict";
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const page = script.dataset.page || "";
  const seen = script.dataset.seen || "";
  const memory = "serve:" + page;
  /** @type {number} How often the mistakes had changed when this page was last told of them. */
  let told = -1;
  /** @type {Record<string, string>} */
  let words = {};
  /** @type {HTMLElement | null} */
  let note = null;
  // What is folded stays so until the mistakes are mended.
  let isFolded = false;

  // The elements that hold what one reads, in the order of the page.
  function passages() {
    const all = document.querySelectorAll("main :is(p, li, pre, figure, table, h1, h2, h3, blockquote, details)");
    return [...all].filter((element) => element.getClientRects().length > 0);
  }

  /** @param {Element} element */
  function wording(element) {
    return element.tagName + " " + (element.textContent || "").trim().slice(0, 60);
  }

  // Where the page is read: the first passage that is not above the window, and how far below its top it begins.
  function keepPlace() {
    const all = passages();
    const index = all.findIndex((element) => element.getBoundingClientRect().bottom > 0);
    const open = [...document.querySelectorAll("details")].map((fold) => fold.open);
    const place = {
      open, index, scroll: scrollY,
      wording: index < 0 ? "" : wording(all[index]),
      top: index < 0 ? 0 : all[index].getBoundingClientRect().top,
    };
    sessionStorage.setItem(memory, JSON.stringify(place));
  }

  // The passage with the same words that is nearest to where it was; or the one that stands there now.
  function goBack() {
    const kept = sessionStorage.getItem(memory);
    if (!kept) return;
    const place = JSON.parse(kept);
    const folds = [...document.querySelectorAll("details")];
    if (folds.length === place.open.length) folds.forEach((fold, at) => { fold.open = place.open[at]; });
    const all = passages();
    let best = all[place.index];
    let nearest = Infinity;
    all.forEach((element, at) => {
      const distance = Math.abs(at - place.index);
      if (distance >= nearest || wording(element) !== place.wording) return;
      [best, nearest] = [element, distance];
    });
    const y = best ? best.getBoundingClientRect().top + scrollY - place.top : place.scroll;
    scrollTo({ top: y, behavior: "instant" });
  }

  /** @param {string} name @param {string} text @param {string} [kind] */
  function element(name, text, kind) {
    const made = document.createElement(name);
    made.textContent = text;
    if (kind) made.className = kind;
    return made;
  }

  // At the foot of the page: what has happened, and under it what can be folded away.
  /** @param {string} title @param {(Node | string)[]} parts */
  function openNote(title, ...parts) {
    closeNote();
    note = element("aside", "", "serve-note");
    note.setAttribute("aria-labelledby", "_serve-title");
    const head = element("div", "", "serve-head");
    const heading = element("h2", "");
    heading.id = "_serve-title";
    const told = element("span", title);
    told.setAttribute("role", "alert");
    heading.append(told);
    head.append(heading);
    note.append(head);
    if (parts.length) {
      const body = element("div", "", "serve-body");
      body.id = "_serve-body";
      // It can be scrolled by keys.
      body.tabIndex = 0;
      body.setAttribute("role", "group");
      body.setAttribute("aria-labelledby", "_serve-title");
      body.append(...parts);
      const button = element("button", "");
      button.setAttribute("type", "button");
      button.setAttribute("aria-controls", body.id);
      button.addEventListener("click", () => fold(!isFolded));
      head.append(button);
      note.append(body);
    }
    document.body.append(note);
    fold(isFolded);
  }

  function closeNote() {
    if (note) note.remove();
    note = null;
  }

  /** @param {boolean} folded */
  function fold(folded) {
    const body = note && note.querySelector(".serve-body");
    const button = note && note.querySelector("button");
    if (!(body instanceof HTMLElement) || !button) return;
    isFolded = folded;
    // What is hidden cannot keep the focus.
    if (folded && body.contains(document.activeElement)) button.focus();
    body.hidden = folded;
    button.textContent = (folded ? words.show : words.hide) || "";
    button.setAttribute("aria-expanded", String(!folded));
  }

  // Esc folds the note, unless it closes something else: the drawer, the search.
  document.addEventListener("keydown", (event) => {
    const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (event.key !== "Escape" || event.defaultPrevented || inField || document.querySelector(":popover-open, dialog[open]")) return;
    fold(true);
  });

  /** @param {{place: string, message: string, remedy?: string, line?: string}[]} problems */
  function show(problems) {
    if (problems.length === 0) {
      isFolded = false;
      return closeNote();
    }
    const title = (words.mistakes || "{count}").replace("{count}", String(problems.length));
    const list = document.createElement("ol");
    for (const problem of problems) {
      const item = document.createElement("li");
      if (problem.place) item.append(element("code", problem.place, "place"));
      item.append(element("p", problem.message, "message"));
      if (problem.line) item.append(element("pre", problem.line));
      if (problem.remedy) item.append(element("p", problem.remedy, "remedy"));
      list.append(item);
    }
    openNote(title, element("p", words.kept || ""), list);
  }

  /** @param {number} milliseconds */
  function pause(milliseconds) {
    return new Promise((later) => setTimeout(later, milliseconds));
  }

  // The server answers when there is news, or after a while; a hidden page does not ask, since a browser has few
  // connections to a server. While no server answers, it is asked less and less often, and at least every eight seconds.
  async function listen() {
    let misses = 0;
    for (;;) {
      if (document.hidden) {
        await new Promise((shown) => document.addEventListener("visibilitychange", shown, { once: true }));
        continue;
      }
      try {
        const query = new URLSearchParams({ page, seen, told: String(told) });
        // A server reads %20 and not + as a space.
        const answer = await fetch("/_serve/news?" + String(query).replace(/\+/g, "%20"));
        const news = await answer.json();
        misses = 0;
        words = news.words;
        if (news.seen !== seen) {
          keepPlace();
          return location.reload();
        }
        if (news.told !== told) show(news.problems);
        told = news.told;
      } catch {
        misses += 1;
        // Once is no end: the server may be starting anew.
        if (misses === 2 && words.ended) openNote(words.ended);
        told = -1;
        await pause(Math.min(8000, 500 * 2 ** (misses - 1)));
      }
    }
  }

  if (sessionStorage.getItem(memory)) {
    // The browser would go to the same height, which is another place when something above has changed.
    history.scrollRestoration = "manual";
    goBack();
    // Pictures and faces may move what stands above.
    addEventListener("load", () => {
      goBack();
      sessionStorage.removeItem(memory);
    });
  }
  // Whoever leaves the page and comes back is brought to his place by the browser; a page that is built anew, by its script.
  addEventListener("pagehide", () => {
    history.scrollRestoration = sessionStorage.getItem(memory) ? "manual" : "auto";
  });
  listen();
})();
