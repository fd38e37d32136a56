// @ts-check
// What sentences call the recognizers of a run.
(function () {
  "use strict";
  /** @type {any} */
  var live = /** @type {any} */ (window).touchFigures;

  /** What sentences call the recognizers of a run. @param {any[]} recognizers */
  function Titles(recognizers) {
    /** @type {{[name: string]: string}} */
    var titles = {};
    /** @type {{[title: string]: number}} */
    var count = {};
    recognizers.forEach(function (recognizer) {
      var title = recognizer.title || recognizer.name;
      count[title] = (count[title] || 0) + 1;
      titles[recognizer.name] = count[title] === 1 ? title : title + " (" + count[title] + ")";
    });
    var pairs = recognizers
      .map(function (recognizer) {
        var end = " on " + recognizer.view;
        var title = recognizer.title || "";
        return title.endsWith(end) ? [title, title.slice(0, -end.length)] : ["", ""];
      })
      .filter(function (pair) {
        return pair[1].indexOf("(") >= 0;
      });
    this.titles = titles;
    this.shortened = pairs.filter(function (pair) {
      return (
        pairs.filter(function (other) {
          return other[1] === pair[1];
        }).length === 1
      );
    });
  }

  Titles.prototype = {
    /** @param {string} name */
    of: function (name) {
      return Object.prototype.hasOwnProperty.call(this.titles, name) ? this.titles[name] : name;
    },
    /** A text in which a recognizer's view is told only where the recognizer is named first. @param {string} text */
    once: function (text) {
      this.shortened.forEach(function (/** @type {string[]} */ pair) {
        var first = text.indexOf(pair[0]);
        if (first < 0) return;
        var end = first + pair[0].length;
        text = text.slice(0, end) + text.slice(end).split(pair[0]).join(pair[1]);
      });
      return text;
    },
  };
  live.Titles = Titles;
})();
