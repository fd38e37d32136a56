"""Looks at each kind of page without scripts, and as it is printed; from disk and as `workbook serve` sends it.

Usage: check_plain.py SITE [PICTURES]
With PICTURES, a folder, each kind of page is written there as a PDF.
"""

import base64

from bench import Bench, arguments, place
from browser import SIZES, Browser
from pages import Site
from server import served

# What is offered and does nothing without a script: anything to press but links, folds, the drawer and what a sheet answers.
IDLE = """
return [...document.querySelectorAll("button, input, select, form")]
  .filter((each) => each.checkVisibility() && !each.matches("[popovertarget], .kinds input"))
  .map((each) => each.localName + "." + each.className);
"""
# On a phone the cards of rules are left out: the tags beside the text lead to the rules.
HIDDEN = """
return [...document.querySelectorAll("main h2, main p, main pre, main table, main svg")]
  .filter((each) => !each.checkVisibility() && !each.closest("details:not([open]), .js-only, [hidden], [aria-hidden=true], .unseen-text, [popover], .card"))
  .map((each) => each.localName + "." + (each.className.baseVal ?? each.className));
"""
PRINTED = """
const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ contentVisibilityAuto: true }) && each.getClientRects().length);
const name = (each) => each.localName + "." + (each.className.baseVal ?? each.className);
const text = document.querySelector("main.text")?.getBoundingClientRect();
const folded = (selector) => seen(selector).filter((each) => !each.open);
return {
  paper: getComputedStyle(document.body).backgroundColor,
  screens: seen("header.top, nav.book, nav.turn, button, .search, input, .skip").map(name),
  width: text ? text.width / 96 * 25.4 : null,
  setups: [...document.querySelectorAll("details.setup pre")].filter((each) => !each.getClientRects().length).map((each) => each.closest("details").id || name(each.closest("details"))),
  answers: [...document.querySelectorAll("details.hint > :not(summary), details.solution > :not(summary), details.transcript > :not(summary), .predict details > :not(summary)")]
    .filter((each) => each.checkVisibility()).map((each) => name(each.parentElement)),
  cut: [...document.querySelectorAll("pre, .code, .run, .lanes, .phone, .scroller, table")]
    .filter((each) => each.getClientRects().length && !each.closest(".unseen-text"))
    .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1 || (each.matches("pre, .scroller") && each.scrollWidth > each.clientWidth + 1))
    .map((each) => `${name(each)}, ${Math.round(Math.max(each.scrollWidth ?? 0, each.getBoundingClientRect().width))} px of ${Math.round(each.clientWidth)}`),
};
"""


def plain(bench, browser, site, page, base):
    """Without scripts the whole page is there, and nothing is offered that does nothing."""
    browser.without_scripts()
    for width in SIZES:
        where = place(page, width) + ", without scripts"
        browser.open(f"{base}/{page}", width=width)
        for name in browser.js(IDLE):
            bench.complain(where, f"{name} is offered, and does nothing", "give it the class js-only")
        for name in browser.js(HIDDEN)[:3]:
            bench.complain(where, f"{name} is not shown", "hide nothing that only a script shows again")
        words = browser.js("return document.querySelector('main').innerText.length")
        bench.expect(words > 200, where, f"the page has {words} characters to read, and more than 200 are expected", "write the page out in its markup")
    button = browser.driver.find_element("css selector", "button.menu")
    button.click()
    bench.expect(browser.wait("document.getElementById('_book').matches(':popover-open')", 1), where, "the drawer does not open", "leave it to popovertarget")
    browser.without_scripts(False)


def printed(bench, browser, site, page, base, pictures=None):
    """On paper: white, one column, set-ups unfolded, answers and transcripts folded, nothing to press, nothing cut."""
    where = place(page, media="print")
    # A4 without the sheet's margins of 20 mm is 170 mm wide: 643 px.
    browser.open(f"{base}/{page}", width=643, theme="dark", media="print", height=980)
    found = browser.js(PRINTED)
    bench.expect(found["paper"] in ("rgb(255, 255, 255)", "#fff"), where, f"the paper is {found['paper']}, and white is expected", "set --paper in print")
    bench.expect(not found["screens"], where, f"on paper stand {', '.join(found['screens'][:5])}", "hide them in site/styles/95-print.css")
    if found["width"]:
        bench.expect(found["width"] <= 141, where, f"the column is {found['width']:.0f} mm wide, and at most 140 are expected", "set the width of .text in print")
    bench.expect(not found["setups"], where, f"{len(found['setups'])} set-ups stay folded: {', '.join(found['setups'][:3])}", "unfold .setup in print")
    bench.expect(not found["answers"], where, f"{len(found['answers'])} answers stand open: {', '.join(found['answers'][:3])}", "leave them folded")
    bench.expect(not found["cut"], where, f"the paper cuts off {'; '.join(found['cut'][:3])}", "let it wrap, or shrink")
    pdf = base64.b64decode(browser.cdp("Page.printToPDF", preferCSSPageSize=True)["data"])
    sheets = pdf.count(b"/Type /Page\n") or pdf.count(b"/Type /Page")
    bench.expect(pdf.startswith(b"%PDF") and sheets > 0, where, "it cannot be printed", "print it by hand to see why")
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
        (pictures / f"print-{site.kind(page)}.pdf".replace(" ", "-")).write_bytes(pdf)


def main():
    folder, pictures = arguments(__doc__)
    site, bench = Site(folder), Bench("plain")
    with served(folder) as base, Browser() as browser:
        pages = site.samples()
        for number, page in enumerate(pages):
            bench.progress(number, len(pages), "pages")
            plain(bench, browser, site, page, site.base)
            printed(bench, browser, site, page, site.base, pictures)
            plain(bench, browser, site, page, base)
            printed(bench, browser, site, page, base)
    bench.end(f"{len(pages)} pages without scripts and on paper, from disk and as `workbook serve` sends them")


main()
