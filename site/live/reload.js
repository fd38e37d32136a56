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
    const open = [...document.querySelectorAll("details")].map((element) => element.open);
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

  /** @param {string} title @param {string} text */
  function openNote(title, text) {
    closeNote();
    note = element("aside", "", "serve-note");
    note.setAttribute("role", "alert");
    const hide = element("button", words.hide || "×");
    hide.addEventListener("click", closeNote);
    note.append(hide, element("h2", title));
    if (text) note.append(element("p", text));
    document.body.append(note);
    return note;
  }

  function closeNote() {
    if (note) note.remove();
    note = null;
  }

  /** @param {{place: string, message: string, remedy?: string, line?: string}[]} problems */
  function show(problems) {
    if (problems.length === 0) return closeNote();
    const title = (words.mistakes || "{count}").replace("{count}", String(problems.length));
    const list = document.createElement("ol");
    for (const problem of problems) {
      const item = document.createElement("li");
      item.append(element("code", problem.place, "place"), element("p", problem.message));
      if (problem.line) item.append(element("pre", problem.line));
      if (problem.remedy) item.append(element("p", problem.remedy, "remedy"));
      list.append(item);
    }
    openNote(title, words.kept || "").append(list);
  }

  // The server answers when there is news, or after a while; a hidden page does not ask, since a browser has few
  // connections to a server.
  async function listen() {
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
        words = news.words;
        if (news.seen !== seen) {
          keepPlace();
          return location.reload();
        }
        if (news.told !== told) show(news.problems);
        told = news.told;
      } catch {
        if (words.ended && told !== -1) openNote(words.ended, "");
        told = -1;
        await new Promise((later) => setTimeout(later, 1000));
      }
    }
  }

  history.scrollRestoration = "manual";
  goBack();
  // Pictures and faces may move what stands above.
  addEventListener("load", () => {
    goBack();
    sessionStorage.removeItem(memory);
    history.scrollRestoration = "auto";
  });
  listen();
})();
