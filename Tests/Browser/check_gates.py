"""Lets little pages pass the gates, each with one thing wrong: every gate must refuse its own and nothing else.

Usage: check_gates.py FIXTURES
"""

import contextlib
import io

from bench import Bench, arguments
from browser import Browser
from gates import GATES, UNDER_FORCED_COLOURS, judge
from pages import Site

# Each page, how it is shown, the gate that must refuse it, and what that must speak of.
REFUSED = (
    ("text", {}, "text", "contrast of 2.85"),
    ("text-dark", {"theme": "dark"}, "text", "contrast of 1.1"),
    ("sign", {}, "text", "the sign has a contrast of 1.36"),
    ("figure-word", {}, "figures", "“began 0.033” has a contrast of 2.0"),
    ("screen-word", {}, "figures", "“Low tide” has a contrast of 1.09"),
    ("finger", {}, "figures", "circle.ring"),
    ("stroke", {}, "figures", "line.none"),
    ("arrows", {}, "figures", "line.arrow"),
    ("lane", {}, "lanes", "the lane of pop has no word"),
    ("sizes", {}, "sizes", "there are 11 sizes"),
    ("overflow", {"width": 390}, "overflow", "a line of the listing ends at"),
    ("wide", {}, "overflow", "in a window of 1440"),
    ("next", {}, "turn", "no link leads to the next page"),
    ("line-id", {}, "ids", "the id L42 is a line's number"),
    ("same-id", {}, "ids", "the id remedy stands twice"),
    ("forced", {"forced": True}, "forced", "no mark under forced colours"),
    ("request", {}, "requests", "http://127.0.0.1:9/picture.png"),
    ("heading", {}, "structure", "an h3 follows an h1"),
    ("nameless", {}, "structure", "has no name"),
    ("script", {}, "structure", "script within"),
)
# A page is passed without a word in each of these.
CLEAN = ({}, {"width": 390}, {"width": 1024}, {"forced": True}, {"width": 390, "forced": True})


def refusals(browser, site, page, look):
    """Which gates refuse a page, and what they say."""
    bench = Bench("fixture")
    browser.open(site.url(page), **{"width": 1440, **look})
    with contextlib.redirect_stderr(io.StringIO()):
        gates = judge(bench, browser, page, site.url(page))
    return set(gates), "\n".join(bench.complaints)


def main():
    folder, _ = arguments(__doc__)
    site, bench = Site(folder), Bench("gates")
    mend = "mend the gate, or the fixture if the gate is right"
    with Browser() as browser:
        for name, look, gate, words in REFUSED:
            gates, said = refusals(browser, site, f"{name}.html", look)
            # A request that fails is heard of on the console as well.
            bench.expect(gates - {"console"} == {gate}, f"{name}.html", f"refused by {sorted(gates) or 'no gate'}, not by {gate} alone", mend)
            bench.expect(words in said, f"{name}.html", f"the gate says “{said}”, and nothing of “{words}”", mend)
        for look in CLEAN:
            _, said = refusals(browser, site, "clean.html", look)
            bench.expect(not said, "clean.html", f"a page without a fault is refused: {said}", mend)
    tried = {gate for _, _, gate, _ in REFUSED}
    bench.expect(set(GATES + UNDER_FORCED_COLOURS) <= tried, "check_gates.py", f"no fixture tries {', '.join(sorted(set(GATES + UNDER_FORCED_COLOURS) - tried))}", "write one")
    there = {page.removesuffix(".html") for page in site.pages} - {"clean"}
    bench.expect(there == {name for name, *_ in REFUSED}, "fixtures/", f"these stand on one side only: {there ^ {name for name, *_ in REFUSED}}", "add the missing one")
    bench.end(f"{len(REFUSED)} pages refused for their fault, one passed in {len(CLEAN)} ways")


main()
