"""Opens every page in WebKit, Safari's engine, and plays every figure there by button, key, text and pointers, as check_figures.py does in Chromium.

Usage: check_webkit.py SITE
A page that brings it down, or that is complained of, is opened once more: on a busy machine an event of the window's own may come
in between, and what is found twice is found because of the page.
"""

from bench import Bench, arguments
from check_figures import HELPERS, opened, played
from pages import Site
from webkit import FALLEN, WebKit

# So often a page is tried.
TRIES = 2


def tried(bench, browser, site, page):
    """One page, with its figures; how many of these were touched."""
    browser.open(site.url(page))
    wide = browser.js("return document.documentElement.scrollWidth - innerWidth")
    bench.expect(wide <= 0, page, f"in WebKit it is {wide} px wider than the window", "open it in Safari at 1440 px, and mend what sticks out")
    if '<figure class="run wide"' not in site.text(page) or "data-live=" not in site.text(page):
        return 0
    count, loaded = opened(browser, site.url(page))
    if not bench.expect(count == loaded, page, f"in WebKit {loaded} of {count} figures can be touched", "open it in Safari, and read the console"):
        return 0
    browser.js(HELPERS)
    for place in range(count):
        played(bench, browser, page, place)
    return count


class Notes(Bench):
    """What is wrong with a page at one look, not told yet."""

    def complain(self, where, what, instead):
        self.complaints.append((where, what, instead))


def looked(browser, site, page):
    """What is wrong with a page, and how many of its figures were touched."""
    notes, figures = Notes("webkit"), 0
    try:
        figures = tried(notes, browser, site, page)
    except FALLEN:
        browser.restart()
        notes.complain(page, "it brings WebKit down", "take away half of the page's CSS, then half of the rest, until what does it is found")
    return notes.complaints, figures


def main():
    folder, _ = arguments(__doc__)
    site, bench = Site(folder), Bench("webkit")
    total, wrong = 0, 0
    with WebKit() as browser:
        browser.set(1440)
        for number, page in enumerate(site.pages, 1):
            bench.progress(number, len(site.pages), "pages")
            complaints, figures = looked(browser, site, page)
            first = complaints
            for _ in range(TRIES - 1):
                if complaints:
                    complaints, figures = looked(browser, site, page)
            if first and not complaints:
                print(f"webkit: {first[0][0]}: once, and not again: {first[0][1]}", flush=True)
            total += figures
            wrong += bool(complaints)
            for complaint in complaints:
                bench.complain(*complaint)
    bench.end(f"{len(site.pages) - wrong} of {len(site.pages)} pages stand in Safari's engine, and {total} figures are played there")


if __name__ == "__main__":
    main()
