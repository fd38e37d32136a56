"""Measures what the figures that a reader touches cost, beside the goals.

Usage: bench_figures.py SITE
It shows the first chapter's first figure in a Chromium, at the machine's own speed and at a quarter of it, and builds the engine for the
pages once more in an empty folder. Times are of this machine, as busy as it is now; sizes and growth are the same everywhere. With CHECK=1
the exit status is 1 if a goal is missed.
"""

import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

from bench import arguments
from browser import Browser
from check_figures import FIGURES, HELPERS, opened, run
from pages import Site
from server import served

BUDGETS = json.loads((pathlib.Path(__file__).parent / "budgets.json").read_text())
# A page whose finger goes to and fro on the phone for some seconds: how many frames there were, and how long the slow ones took.
FRAMES = """
  const done = arguments[arguments.length - 1], figure = arguments[0].touchFigure, svg = figure.phone.svg;
  const box = svg.getBoundingClientRect(), gaps = [];
  const send = (name, x, y) => svg.dispatchEvent(new PointerEvent(name, { pointerId: 3, pointerType: "touch", isPrimary: true, bubbles: true, cancelable: true, clientX: x, clientY: y }));
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  send("pointerdown", ...middle);
  const start = performance.now();
  let last = start;
  const frame = (now) => {
    gaps.push(now - last); last = now;
    if (now - start > 3000) { send("pointerup", ...middle); gaps.sort((a, b) => a - b); done([gaps.length / 3, gaps[Math.floor(gaps.length * 0.95)]]); return; }
    send("pointermove", middle[0] + Math.sin((now - start) / 200) * box.width / 3, middle[1] + Math.cos((now - start) / 300) * box.height / 4);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
"""


class Table:
    """Rows of what was measured and what was aimed at."""

    def __init__(self):
        self.missed = 0

    def row(self, what, value, goal, unit):
        held = value <= goal
        self.missed += not held
        print(f"  {what:<52} {value:>10,.1f} {unit:<9} at most {goal:,g} {'' if held else ' MISSED'}", flush=True)


def measured(table, browser, page, slow):
    """A fresh page, at the machine's speed or at a quarter of it."""
    browser.cdp("Emulation.setCPUThrottlingRate", rate=4 if slow else 1)
    speed = "CPU ÷ 4" if slow else "this CPU"
    opened(browser, page)
    browser.js(HELPERS)
    cost = run(browser, 0, "cost")
    table.row(f"first answer after the fetch, {speed}", browser.js("return touchFigures.opened") + cost["first"], 250 if slow else 100, "ms")
    if slow:
        browser.driver.set_script_timeout(30)
        frames, late = browser.driver.execute_async_script(FRAMES, browser.js(f"return {FIGURES}[0]"))
        print(f"  {'frames a second while a finger moves, ' + speed:<52} {frames:>10.1f}")
        # A sixtieth of a second, and what a clock's grain adds.
        table.row(f"of 20 frames the last but one, {speed}", late, 17, "ms")
        return
    table.row("a move, in the middle", cost["move"], 10, "µs")
    table.row("a move, 99 of 100", cost["slow"], 200, "µs")
    table.row("drawing", cost["draw"], 100, "µs")
    table.row("growth in a minute's drag", cost["growth"], 0, "bytes")
    table.row("a record", cost["record"], 500, "bytes")


def cold(table):
    """The engine for the pages, from nothing: what it costs besides the pages themselves."""
    with tempfile.TemporaryDirectory() as folder:
        print("figures: the engine is built anew, which takes about a minute", flush=True)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.monotonic()
        done = subprocess.run(
            [".build/debug/workbook", "site", "--live", folder + "/live", "--out", folder + "/site", "--pages-only", "--quiet"]
        )
        waited = time.monotonic() - start
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode:
            sys.exit("the engine could not be built; run `make site` and mend what it complains of")
        table.row("the engine, built anew, with the pages", after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, 90, "s of CPU")
        print(f"  {'the same, as long as one waits':<52} {waited:>10.1f} s")


def main():
    folder, _ = arguments(__doc__)
    site = Site(folder)
    page = next(page for page in site.pages if "data-live=" in site.text(page) and page != "index.html")
    table = Table()
    print(f"figures: {page}")
    table.row("the engine and the scenes, packed", (folder / "live/engine.js").stat().st_size * 3 / 4, BUDGETS["engine"], "bytes")
    with served(folder), Browser() as browser:
        browser.set(1440, "light")
        for slow in (False, True):
            measured(table, browser, site.url(page), slow)
    cold(table)
    print(f"figures: {table.missed or 'no'} goal{'' if table.missed == 1 else 's'} missed")
    sys.exit(1 if table.missed and os.environ.get("CHECK") else 0)


if __name__ == "__main__":
    main()
