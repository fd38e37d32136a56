"""Weighs what a reader loads, packed as a server packs it (gzip -9), and times the first paint on a slow machine.

Usage: check_budgets.py SITE
The limits stand in `budgets.json`.
"""

import gzip
import json
import pathlib
import re

from bench import Bench, arguments
from browser import Browser
from gates import foreign
from pages import Site
from server import served

BUDGETS = json.loads((pathlib.Path(__file__).parent / "budgets.json").read_text())


def weight(*paths):
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def chapters(bench, site):
    limit = BUDGETS["chapter"]
    for page in site.pages:
        if site.kind(page).split(",")[0] != "chapter":
            continue
        now = weight(site.folder / page)
        print(f"budgets: {page}: {now:,} bytes of {limit:,}")
        bench.expect(now <= limit, page, f"it weighs {now:,} bytes gzip, and at most {limit:,} are expected", "give a part of the chapter a page of its own, or shorten what is folded")


def files(bench, site):
    """What a chapter's page names: sheets and scripts, and the faces of the sheet; the search comes when it is used."""
    page = next(page for page in site.pages if site.kind(page) == "chapter")
    text = site.text(page)
    named = re.findall(r'<link rel="stylesheet" href="([^"]+)"', text) + re.findall(r'<script[^>]* src="([^"]+)"', text)
    parts = {name: weight(site.folder / name) for name in named}
    listed = ", ".join(f"{name} {size:,}" for name, size in parts.items())
    limit, total = BUDGETS["sheets and scripts"], sum(size for name, size in parts.items() if "search" not in name)
    print(f"budgets: sheets and scripts, the search left out: {total:,} bytes of {limit:,} ({listed})")
    bench.expect(total <= limit, page, f"its sheets and scripts weigh {total:,} bytes gzip, and at most {limit:,} are expected", "take out what no page uses")
    faces = sorted((site.folder / "faces").glob("*.woff2"))
    total, limit = sum(face.stat().st_size for face in faces), BUDGETS["faces"]
    print(f"budgets: {len(faces)} faces: {total:,} bytes of {limit:,}")
    bench.expect(bool(faces) and total <= limit, "faces/", f"the faces weigh {total:,} bytes, and at most {limit:,} are expected", "leave out characters with scripts/make-faces.py")


def paint(browser, url):
    """When something is first seen, in seconds: the middle one of three visits without a cache, at a quarter of the machine's speed."""
    browser.cdp("Network.enable")
    browser.cdp("Network.setCacheDisabled", cacheDisabled=True)
    browser.cdp("Emulation.setCPUThrottlingRate", rate=4)
    times = []
    for _ in range(3):
        browser.open(url)
        browser.wait("performance.getEntriesByName('first-contentful-paint').length")
        times.append(browser.js("return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0") / 1000)
    browser.cdp("Emulation.setCPUThrottlingRate", rate=1)
    return sorted(times)[1]


def visits(bench, site, base):
    """Each kind of page is painted in time, which is told and not judged, and asks nobody else for anything, which is judged."""
    with Browser() as browser:
        browser.set(width=390)
        for page in site.samples():
            took = paint(browser, f"{base}/{page}")
            print(f"budgets: {page}: first paint after {took:.2f} s at 4 × throttle (goal {BUDGETS['paint']} s)")
            for url in foreign(browser, base):
                bench.complain(page, f"it asked for {url}", "ship what is needed with the pages")
            for message in browser.said():
                bench.complain(page, f"over HTTP the console says: {message}", "open the page and mend what it complains of")


def main():
    folder, _ = arguments(__doc__)
    site, bench = Site(folder), Bench("budgets")
    chapters(bench, site)
    files(bench, site)
    with served(folder) as base:
        visits(bench, site, base)
    bench.end(f"{len(site.pages)} pages weighed, one of each kind visited")


main()
