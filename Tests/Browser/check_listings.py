"""Copies listings, on a desk and on a phone, and holds the clipboard to the listing's own text.

Usage: check_listings.py SITE
"""

import html
import re

from bench import Bench, arguments, place
from browser import Browser
from pages import Site
from server import served

CLIPBOARD = "const done = arguments[0]; navigator.clipboard.readText().then(done, (error) => done('refused: ' + error));"


def listings(text):
    """The listings of a page that can be copied, as the page's source has them: their text, and the file that is offered."""
    for figure in re.findall(r'<figure class="code[^>]*>.*?</figure>', text, re.S):
        if 'class="js-only copy"' in figure:
            code = re.search(r"<pre><code>(.*?)</code></pre>", figure, re.S)[1]
            code = re.sub(r"<del>.*?</del>", "", code, flags=re.S)
            file = re.search(r'href="(files/[^"]+)" download', figure)
            yield html.unescape(re.sub(r"<[^>]+>", "", code)), file and file[1]


def copied(bench, browser, site, base, page, width):
    where = place(page, width)
    browser.open(f"{base}/{page}", width=width)
    expected = list(listings(site.text(page)))
    buttons = browser.driver.find_elements("css selector", "figure.code button.copy")
    if not bench.expect(len(buttons) == len(expected), where, f"there are {len(buttons)} buttons that copy, and {len(expected)} listings for them", "give each listing one"):
        return 0
    for button, (listing, file) in zip(buttons, expected):
        browser.js("for (let at = arguments[0]; at; at = at.parentElement) if (at.localName === 'details') at.open = true;", button)
        browser.js("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", button)
        word = button.text
        button.click()
        bench.expect(browser.wait("[...document.querySelectorAll('button.copy')].some(button => button.textContent === document.getElementById('_theme').dataset.copied)", 2), where, f"the button does not say that it copied; it says “{word}”", "mend site/scripts/page.js")
        text = browser.driver.execute_async_script(CLIPBOARD)
        name = listing.strip().split("\n")[0]
        faults = {
            "a sign for the line's layout": "\u2060" in text or "\u00a0" in text,
            "another text than the listing's": text.rstrip("\n") != listing.rstrip("\n"),
            "a number or a sign of the gutter": bool(re.search(r"^\s*(\d+\s|[+−]\s)", text, re.M)) and not re.search(r"^\s*(\d+\s|[+−]\s)", listing, re.M),
        }
        for fault, found in faults.items():
            bench.expect(not found, where, f"what is copied of “{name}” has {fault}: {text[:120]!r}", "copy the code's text without what is removed")
        for line in text.split("\n"):
            bench.expect("\t" not in line and (len(line) - len(line.lstrip(" "))) % 4 in (0, 2) or not line.strip(), where, f"the indentation of {line!r} is not the listing's", "keep the spaces in the text, and narrow them by the sheet")
        if file:
            whole = (site.folder / file).read_text()
            missing = [line for line in listing.split("\n") if line.strip() and line.strip() not in whole]
            bench.expect(len(missing) <= 2, where, f"the whole file {file} lacks lines of its listing: {missing[:3]}", "write the file from the listing")
    return len(buttons)


def main():
    folder, _ = arguments(__doc__)
    site, bench = Site(folder), Bench("listings")
    pages = [page for page in site.pages if 'class="js-only copy"' in site.text(page)]
    chosen = [page for page in pages if site.kind(page) in ("symptom", "cover")] + [page for page in pages if site.kind(page) == "chapter"]
    count = 0
    with served(folder) as base, Browser() as browser:
        browser.cdp("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        for number, page in enumerate(chosen):
            bench.progress(number, len(chosen), "pages")
            count += copied(bench, browser, site, site.base, page, (390, 1440)[number % 2])
        for page in (chosen[0], chosen[-1]):
            for width in (390, 1440):
                count += copied(bench, browser, site, base, page, width)
    bench.end(f"{count} listings copied")


main()
