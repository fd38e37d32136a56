"""Lets every built page pass the gates, in one width and theme each; and each kind of page in all of them.

The first look at a page is at its still drawings, the others are at its figures once they can be touched.

Usage: check_pages.py SITE [PICTURES]
With PICTURES, a folder, each kind of page is photographed there, at each width and theme.
"""

from bench import Bench, arguments
from browser import SIZES, THEMES, Browser
from gates import judge
from known import Known
from pages import Site

FIGURES = "[...document.querySelectorAll('figure[data-live]')].filter(figure => figure.getClientRects().length)"


def main():
    folder, pictures = arguments(__doc__)
    site, bench = Site(folder), Bench("pages")
    samples = set(site.samples())
    looks, figures, known = 0, 0, Known()
    with Browser() as browser:
        for number, page in enumerate(site.pages):
            bench.progress(number, len(site.pages), "pages")
            if page in samples:
                shown = [(width, theme, False) for width in SIZES for theme in THEMES] + [(1440, "light", True), (390, "dark", True)]
            else:
                shown = [(390, "light", False), (1440, "dark", False)]
            width, theme, forced = shown[0]
            browser.open(site.url(page), width=width, theme=theme, forced=forced)
            for look, (width, theme, forced) in enumerate(shown):
                browser.set(width=width, theme=theme, forced=forced)
                if look == 1:
                    count, touchable = browser.bring_near(FIGURES)
                    figures += touchable
                    bench.expect(count == touchable, page, f"{touchable} of {count} figures can be touched", "open the page, and read the console")
                judge(bench, browser, page, site.url(page), known)
                looks += 1
                if pictures and page in samples and not forced:
                    browser.photograph(pictures / f"{site.kind(page)}-{width}-{theme}.png".replace(" ", "-"))
    for page, gate, words, _ in known.stale():
        bench.complain("known.py", f"nothing is refused any more for {words} on {page} ({gate})", "take it from the list")
    bench.end(f"{len(site.pages)} pages, {looks} looks, {figures} figures")


main()
