// @ts-check
// The log: what happened, line by line, as it happens.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  var make = live.element;

  /** @param {Element} parent @param {string} name what the log is called */
  function Log(parent, name) {
    this.scroll = make("div", "log", parent);
    this.scroll.setAttribute("role", "log");
    this.scroll.setAttribute("aria-label", name);
    // By keys too.
    this.scroll.setAttribute("tabindex", "0");
    this.list = make("ol", "tr", this.scroll);
    /** The lines of the version before; what is not among them is marked. @type {Set<string> | null} */
    this.before = null;
  }
  live.Log = Log;

  Log.prototype = {
    /** Marks from now on what the lines that are there now have not. */
    compare: function () {
      this.before = new Set(Array.from(this.list.children, function (row) { return /** @type {HTMLElement} */ (row).dataset.key || ""; }));
    },

    forget: function () {
      this.before = null;
    },

    /** Shows lines; rows that are there already stay. @param {any[]} lines @param {boolean} [isToCome] whether nothing of it has happened yet */
    write: function (lines, isToCome) {
      var list = this.list;
      var self = this;
      lines.forEach(function (line, place) {
        var key = [line.time, line.what, line.why].join("\n");
        var differs = !!self.before && !self.before.has(key);
        var old = list.children[place];
        if (old && old.dataset.key === key && old.classList.contains("differs") === differs) return;
        var row = made(line, key, differs);
        if (old) old.replaceWith(row);
        else list.append(row);
      });
      while (list.children.length > lines.length) list.lastElementChild.remove();
      this.scroll.scrollTop = isToCome ? 0 : this.scroll.scrollHeight;
    },
  };

  /** @param {any} line @param {string} key @param {boolean} differs */
  function made(line, key, differs) {
    var row = make("li", differs ? "differs" : "", null);
    row.dataset.key = key;
    make("i", "", row).textContent = line.time;
    make("span", "", row).textContent = line.what;
    make("span", "w", row).textContent = line.why;
    make("span", "r", row).textContent = line.rules.join(" ");
    return row;
  }
})();
