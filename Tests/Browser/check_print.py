"""Prints pages of the built site in a real Chromium, on A4 and on Letter, and reads the sheets.

Usage: check_print.py SITE [PICTURES]
With PICTURES, a folder, the sheets of the shortest of the pages are also written there as PNG.
"""

import base64
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from selenium import webdriver

PAPERS = {"A4": (8.27, 11.69), "Letter": (8.5, 11)}
# The column is 140 mm wide at most; a pixel may be rounded up.
WIDEST = 140 / 25.4 * 96 + 1
INSPECTION = """
const main = document.querySelector("main");
const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
const light = (colour) => (colour.match(/[\\d.]+/g) ?? []).slice(0, 3).every((value) => Number(value) > 250);
return {
  width: main.getBoundingClientRect().width,
  clickable: shown("button, nav.book, nav.turn, header.top, .foot, form, .copy").length,
  folded: shown(".predict details > div, .transcript .tr, .exercise .solution, .exercise .hint").length,
  setUps: document.querySelectorAll("details.setup").length,
  open: shown("details.setup > pre").length,
  white: light(getComputedStyle(document.body).backgroundColor),
};
"""


def open_browser():
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    return webdriver.Chrome(options=options)


def looks(browser, page):
    """What is wrong with the page as it is laid out for paper, in the dark, a sentence each."""
    browser.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"media": "print", "features": [{"name": "prefers-color-scheme", "value": "dark"}]},
    )
    browser.get(page.as_uri())
    found = browser.execute_script(INSPECTION)
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": []})
    if found["width"] > WIDEST:
        yield f"the column is {found['width']:.0f} px wide"
    if found["clickable"]:
        yield f"{found['clickable']} things to click on are printed"
    if found["folded"]:
        yield f"{found['folded']} answers or transcripts are unfolded"
    if found["open"] < found["setUps"]:
        yield f"{found['setUps'] - found['open']} of {found['setUps']} set-ups are folded"
    if not found["white"]:
        yield "the paper is not white"


def sheets(browser, page, paper, folder):
    """The text of each sheet of the page on that paper."""
    width, height = PAPERS[paper]
    browser.get(page.as_uri())
    pdf = browser.execute_cdp_cmd("Page.printToPDF", {"paperWidth": width, "paperHeight": height})
    file = folder / f"{page.stem}-{paper}.pdf"
    file.write_bytes(base64.b64decode(pdf["data"]))
    text = subprocess.run(["pdftotext", "-layout", file, "-"], check=True, capture_output=True, text=True).stdout
    return file, text.split("\f")[:-1]


def heads(page, texts):
    """What is wrong with the heads and the numbers of a chapter's sheets, a sentence each."""
    title = re.search(r"<h1>(.*?)</h1>", page.read_text()).group(1)
    words = re.sub(r"<[^>]*>", "", title).split()
    for number, text in enumerate(texts, 1):
        lines = [line.split() for line in text.splitlines() if line.strip()]
        if not lines or lines[-1] != [str(number)]:
            yield f"sheet {number} does not end with its number"
        elif number > 1 and lines[0][-len(words):] != words:
            yield f"sheet {number} begins with “{' '.join(lines[0])}”, not with the title"


def main():
    site = pathlib.Path(sys.argv[1]).resolve()
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    chapters = sorted(site.glob("[0-9][0-9]-*.html"), key=lambda page: page.stat().st_size)
    chapters = [page for page in chapters if "." not in page.stem]
    symptoms = sorted(site.glob("symptom-*.html"), key=lambda page: page.stat().st_size)[:1]
    if not chapters:
        sys.exit(f"{site}: no chapters to print; build them with `make site`")
    started = time.time()
    failures = 0
    printed = 0
    browser = open_browser()
    try:
        with tempfile.TemporaryDirectory() as name:
            for page in [*symptoms, chapters[0], site / "book.html"]:
                complaints = list(looks(browser, page))
                for paper in PAPERS if page.name != "book.html" else ():
                    file, texts = sheets(browser, page, paper, pathlib.Path(name))
                    printed += len(texts)
                    complaints += [f"on {paper}, {complaint}" for complaint in heads(page, texts)]
                    if pictures and page in symptoms:
                        pictures.mkdir(parents=True, exist_ok=True)
                        subprocess.run(["pdftoppm", "-r", "100", "-png", file, pictures / f"print-{file.stem}"], check=True)
                for complaint in complaints:
                    failures += 1
                    print(f"{page.name} on paper: error: {complaint}", file=sys.stderr)
    finally:
        browser.quit()
    print(f"print: {printed} sheets, {failures} complaints, in {time.time() - started:.1f} s")
    sys.exit(1 if failures else 0)


main()
