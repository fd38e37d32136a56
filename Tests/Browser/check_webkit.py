"""Opens every page in WebKit, Safari's engine, and touches every figure there as check_figures.py does in Chromium.

Usage: check_webkit.py SITE
"""

from bench import Bench, arguments
from check_figures import HELPERS, opened, touched
from pages import Site
from webkit import WebKit


def main():
    folder, _ = arguments(__doc__)
    site, bench = Site(folder), Bench("webkit")
    total = 0
    with WebKit() as browser:
        browser.set(1440)
        for number, page in enumerate(site.pages, 1):
            bench.progress(number, len(site.pages), "pages")
            if not bench.expect(browser.open(site.url(page)), page, "WebKit is brought down by it", "take away half of the page's CSS, then half of the rest, until what does it is found"):
                continue
            wide = browser.js("return document.documentElement.scrollWidth - innerWidth")
            bench.expect(wide <= 0, page, f"in WebKit it is {wide} px wider than the window", "open it in Safari at 1440 px, and mend what sticks out")
            if '<figure class="run wide"' not in site.text(page) or "data-live=" not in site.text(page):
                continue
            count, loaded = opened(browser, site.url(page))
            bench.expect(count == loaded, page, f"in WebKit {loaded} of {count} figures can be touched", "open it in Safari, and read the console")
            browser.js(HELPERS)
            for place in range(count if count == loaded else 0):
                touched(bench, browser, page, place)
                total += 1
    bench.end(f"{len(site.pages)} pages stand in Safari's engine, and {total} figures are touched there")


if __name__ == "__main__":
    main()
