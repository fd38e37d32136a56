"""Opens every built page in a real Chromium, at three widths, light and dark, and looks for what no reader should meet.

Usage: check_pages.py SITE [PICTURES]
Of pages made by the dozen from one template it takes the largest.
With PICTURES, a folder, each page is also written there as a PNG.
"""

import base64
import pathlib
import sys
import time

from selenium import webdriver

WIDTHS = (1440, 1024, 390)
SCHEMES = ("light", "dark")
INSPECTION = (pathlib.Path(__file__).parent / "inspect_page.js").read_text()


def open_browser():
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    browser = webdriver.Chrome(options=options)
    # The book on one page is long.
    browser.set_script_timeout(120)
    return browser


def visit(browser, page, width, scheme):
    """Shows the page at that width and scheme and returns what is wrong with it, a sentence each."""
    browser.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500},
    )
    browser.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"features": [{"name": "prefers-color-scheme", "value": scheme}]},
    )
    browser.get(page.as_uri())
    complaints = [f"the console says: {entry['message']}" for entry in browser.get_log("browser")]
    return complaints + browser.execute_script(INSPECTION)


def photograph(browser, path):
    # Of the book on one page there is only room for what is seen first.
    whole = browser.execute_script("return document.documentElement.scrollHeight < 50000")
    shot = browser.execute_cdp_cmd("Page.captureScreenshot", {"captureBeyondViewport": whole})
    path.write_bytes(base64.b64decode(shot["data"]))


def family(page):
    """What a page has in common with those made from the same template, by the dozen; None for a page of its own."""
    if page.stem.startswith("api-"):
        return "api-"
    return page.stem.split(".")[0] if "." in page.stem else None


def worth_a_look(pages):
    """Every page of its own, and of each family the largest: what its template does wrong shows there first."""
    largest = {}
    for page in pages:
        kin = family(page)
        if kin and page.stat().st_size > largest.get(kin, (0, None))[0]:
            largest[kin] = (page.stat().st_size, page)
    chosen = {page for _, page in largest.values()}
    return [page for page in pages if not family(page) or page in chosen]


def main():
    site = pathlib.Path(sys.argv[1]).resolve()
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    pages = worth_a_look(sorted(site.rglob("*.html")))
    if not pages:
        sys.exit(f"{site}: no pages to look at; build them with `make site`")
    started = time.time()
    failures = 0
    looks = 0
    browser = open_browser()
    try:
        for page in pages:
            # All that is on the book on one page is looked at on pages of its own, too.
            once = page.stem == "book"
            for width in WIDTHS[:1] if once else WIDTHS:
                for scheme in SCHEMES[:1] if once else SCHEMES:
                    looks += 1
                    for complaint in visit(browser, page, width, scheme):
                        failures += 1
                        print(f"{page.name} at {width} px, {scheme}: error: {complaint}", file=sys.stderr)
                    if pictures:
                        pictures.mkdir(parents=True, exist_ok=True)
                        photograph(browser, pictures / f"{page.stem}-{width}-{scheme}.png")
    finally:
        browser.quit()
    print(f"browser: {len(pages)} pages, {looks} looks, {failures} complaints, in {time.time() - started:.1f} s")
    sys.exit(1 if failures else 0)


main()
