"""Measures that one who lands on a symptom's page sees the fix, whole, without scrolling: on a phone and on a desk.

Usage: check_symptoms.py SITE
Prints how far down the fix ends on each page, in px, and how many px are left.
"""

import re

from bench import Bench, arguments, place
from browser import Browser
from pages import Site

SCREENS = {390: 844, 1440: 900}
MEASURE = """
// Where the engine lacks the API, the remedy is the first code of the page, and is not run.
const code = document.querySelector("main figure.code.remedy pre") ?? document.querySelector("main pre");
if (!code) return null;
const range = document.createRange();
range.selectNodeContents(code);
const lines = [...range.getClientRects()].filter((box) => box.height > 0);
return {
  bottom: Math.max(...lines.map((line) => line.bottom)),
  title: document.title, heading: document.querySelector("h1").textContent.trim(),
  description: document.querySelector("meta[name=description]")?.content.trim() ?? "",
};
"""


def words(bench, page, found):
    """What a search engine shows: the page's title, and a description."""
    bench.expect(
        found["title"].startswith(found["heading"]), page,
        f"the <title> is “{found['title']}”, and “{found['heading']}” is expected first", "let the template write the heading there",
    )
    length = len(found["description"])
    bench.expect(
        40 <= length <= 320, page, f"the meta description has {length} characters, and 40 to 320 are expected",
        "write a first paragraph that says the fix in one sentence",
    )


def main():
    folder, _ = arguments(__doc__)
    site, bench = Site(folder), Bench("symptoms")
    pages = [page for page in site.pages if re.match(r"symptom(,|$)", site.kind(page))]
    with Browser() as browser:
        for page in pages:
            ends = []
            for width, height in SCREENS.items():
                browser.open(site.url(page), width=width, height=height)
                found = browser.js(MEASURE)
                if not found:
                    bench.complain(page, "there is no fix on the page", "frame its listing as the remedy")
                    break
                bottom = round(found["bottom"])
                ends.append(f"{bottom:>4} of {height} px at {width}")
                bench.expect(
                    bottom <= height, place(page, width), f"the fix ends at {bottom} px, and at most {height} are expected",
                    "shorten the sentence before it, or the listing",
                )
            if found:
                words(bench, page, found)
            print(f"symptoms: {page}: the fix ends at {', '.join(ends)}")
    bench.expect(bool(pages), str(site.folder), "there are no symptoms", "build the pages with `make site`")
    bench.end(f"{len(pages)} pages, at {' and '.join(f'{w}×{h}' for w, h in SCREENS.items())}")


main()
