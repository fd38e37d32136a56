"""Edits a little book while `workbook serve` shows it, and looks at what an open page makes of it.

Usage: check_live.py SITE [PICTURES]
The book is made up here, with the theme of this checkout; of SITE nothing is read. With PICTURES, a folder, the note of mistakes is
photographed there.
"""

import json
import pathlib
import sys
import tempfile
import time

from bench import Bench, arguments, place, tools
from browser import SIZES, THEMES, Browser, Keys
from check_accessibility import look
from gates import judge
from server import ROOT, Server, end_in_order

# Seconds that a reader may wait for what he has saved.
SOON = 8
WORD, OTHER = "the harbour in the morning", "the harbour at night, with all its lamps"
# How far a passage may move in the window while the page is built anew, in pixels.
STILL = 2
NOTE = "document.querySelector('.serve-note')"
BODY = "document.querySelector('.serve-body')"
LONG = "averylongwordwithoutaspace" * 12


def chapter():
    """A chapter of some windows' height, with the word in its middle."""
    parts = ["# The harbour", "What a book says while it is written."]
    for number in range(1, 41):
        if number % 10 == 1:
            parts.append(f"## Part {number // 10 + 1}")
        words = WORD if number == 20 else "the sea"
        parts.append(f"Paragraph {number} speaks of {words}. " + "It goes on for a while, so that the page is long. " * 4)
    return "\n\n".join(parts) + "\n"


class LittleBook:
    """A book of two chapters in a folder, and its server."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.chapter = self.folder / "book/01-the-harbour.md"
        self.chapter.parent.mkdir()
        self.text = chapter()
        self.save(self.text)
        (self.chapter.parent / "02-the-sea.md").write_text("# The sea\n\nIt is wide.\n")
        self.log = self.folder / "log.txt"
        self.server = None

    def save(self, text):
        self.chapter.write_text(text)

    def start(self, port=0):
        rules = ROOT / "Tests/RulebookTests/Samples/good"
        words = (
            "--book", self.chapter.parent, "--out", self.folder / "public", "--rules", rules / "rules", "--engine", rules / "engine",
            "--engine-tests", rules / "tests",
        )
        with self.log.open("w") as log:
            self.server = Server(*words, port=port, log=log)
        until = time.monotonic() + 60
        while "all hold" not in self.log.read_text():
            if time.monotonic() > until or self.server.process.poll() is not None:
                sys.exit(f"live: error: the little book is not built: {self.log.read_text()}")
            time.sleep(0.1)


def passage(words):
    """The height in the window of the paragraph with these words; none if there is none."""
    return f"[...document.querySelectorAll('main p')].find((each) => each.textContent.includes({json.dumps(words)}))"


def height(browser, words):
    return browser.js(f"return {passage(words)}?.getBoundingClientRect().top")


def moved(bench, browser, where, before, words, what):
    """The passage stands where it stood."""
    now = height(browser, words)
    bench.expect(now is not None and abs(now - before) <= STILL, where, f"{what}, the passage “{words}” stands at {now} px, and {before} ± {STILL} px are expected", "mend keepPlace and goBack in site/live/reload.js")


def settled(browser, condition):
    """Whether the condition comes to hold on the page, once it has been loaded whole."""
    return browser.wait(f"document.readyState === 'complete' && ({condition})", SOON)


def edited(bench, browser, book, url, width):
    """A paragraph is changed on disk, one above it put in: the page shows both, and what one reads stays where it is."""
    where = place("the open page", width)
    browser.open(url, width=width)
    browser.js(f"{passage('Paragraph 18 ')}.scrollIntoView({{ block: 'start', behavior: 'instant' }}); scrollBy(0, -120)")
    before = height(browser, "Paragraph 19 ")
    start = time.monotonic()
    book.save(book.text.replace(WORD, OTHER))
    if not bench.expect(settled(browser, passage(OTHER)), where, f"{SOON} s after its paragraph was saved the page does not show it", "mend site/live/reload.js"):
        return
    took = time.monotonic() - start
    moved(bench, browser, where, before, "Paragraph 19 ", "after a paragraph below it was changed")
    book.save(book.text.replace("Paragraph 3 ", "A new paragraph, above all that one reads.\n\nParagraph 3 "))
    if bench.expect(settled(browser, passage("A new paragraph")), where, "the page does not show a new paragraph", "mend site/live/reload.js"):
        moved(bench, browser, where, before, "Paragraph 19 ", "after a paragraph above it was put in")
    book.save(book.text)
    settled(browser, f"!{passage('A new paragraph')}")
    print(f"live: {where}: the new words are seen {took:.1f} s after they were saved")


def broken(bench, browser, book, url, pictures):
    """A block that does not end: the page stays, and the note says where, what and what to do; it folds, and it goes away."""
    browser.open(url, width=1440, theme="light")
    browser.js(f"{passage('Paragraph 18 ')}.scrollIntoView({{ block: 'start', behavior: 'instant' }})")
    before = height(browser, "Paragraph 19 ")
    line = book.text[: book.text.index("Paragraph 20")].count("\n") + 1
    fence = f"```swift {{#open .unknown-{LONG}}}"
    book.save(book.text.replace("Paragraph 20", f"{fence}\n\nParagraph 20"))
    where = place("the page of a broken chapter", 1440)
    if not bench.expect(settled(browser, NOTE), where, f"no note is seen {SOON} s after the mistake was saved", "mend show in site/live/reload.js"):
        return
    found = browser.js(
        f"const note = {NOTE}; const all = (name) => [...note.querySelectorAll(name)].map((each) => each.textContent);"
        "return { title: note.querySelector('h2').textContent, places: all('.place'), messages: all('.message'), remedies: all('.remedy'), lines: all('pre') }"
    )
    named = f"{book.chapter}:{line}:1"
    bench.expect(named in found["places"], where, f"the note names {found['places']}, and {named} is expected", "show the problem's place")
    bench.expect(all(found["messages"]) and found["messages"], where, f"the note's messages are {found['messages']}", "show the problem's message")
    bench.expect(any(found["remedies"]), where, "the note says nothing of what to do", "show the problem's remedy")
    bench.expect(fence in found["lines"], where, f"the note quotes {[each[:40] for each in found['lines']]}, and the chapter's line is expected", "show the problem's line")
    moved(bench, browser, where, before, "Paragraph 19 ", "under the note")
    bench.expect(browser.js(f"return {NOTE}.contains(document.activeElement)") is False, where, "the note takes the focus", "leave the focus where it is")
    looked_at(bench, browser, pictures)
    folded(bench, browser, url)
    browser.set(width=1440, theme="light")
    book.save(book.text)
    bench.expect(settled(browser, f"!{NOTE}"), where, "the note stays when the mistake is mended", "mend show in site/live/reload.js")
    bench.expect(browser.wait(passage(WORD), SOON), where, "the page is not as it was when the mistake is mended", "leave the page to the server")


def looked_at(bench, browser, pictures):
    """The note passes axe and the gates of the site in three widths and both themes; nothing sticks out of it."""
    axe = (tools() / "axe.min.js").read_text()
    browser.driver.set_script_timeout(120)
    browser.said()
    browser.asked()
    for width in SIZES:
        for theme in THEMES:
            shown = {"width": width, "theme": theme}
            browser.set(**shown)
            where = place("the note", width, theme)
            judge(bench, browser, "the note", browser.driver.current_url.rsplit("/", 1)[0])
            look(bench, browser, axe, "the note", shown, False)
            wide = browser.js(f"return [...{NOTE}.querySelectorAll('*')].filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth).map((each) => each.localName)")
            bench.expect(not wide, where, f"{', '.join(wide)} sticks out", "let its text wrap")
            page, window = browser.js("return [document.documentElement.scrollWidth, innerWidth]")
            bench.expect(page <= window, where, f"the page is {page} px wide in a window of {window} px", "let the note's text wrap")
            low, high = browser.js(f"const box = {NOTE}.getBoundingClientRect(); return [box.top / innerHeight, box.bottom - innerHeight]")
            bench.expect(low > 0.45 and abs(high) < 1, where, f"the note begins at {low:.0%} of the window's height", "leave the upper half to the page")
            if pictures:
                pictures.mkdir(parents=True, exist_ok=True)
                browser.driver.save_screenshot(str(pictures / f"live-{width}-{theme}.png"))
    browser.set(width=1440, theme="light", forced=True)
    bench.expect(browser.js(f"return parseFloat(getComputedStyle({NOTE}).borderTopWidth)") >= 2, place("the note", 1440, forced=True), "the note has no edge", "leave its border")


def folded(bench, browser, url):
    """Esc folds the note and nothing else does; its button opens it again; what is chosen outlives a reload."""
    where = place("the note", 1440)
    browser.set(width=1440, theme="light")
    browser.keys("/", Keys.ESCAPE)
    bench.expect(browser.js(f"return !{BODY}.hidden"), where, "Esc in the search folds the note", "leave keys in a field to the field")
    browser.js("document.activeElement.blur()")
    browser.keys(Keys.ESCAPE)
    bench.expect(browser.js(f"return {BODY}.hidden"), where, "Esc does not fold it", "mend the key in site/live/reload.js")
    button = browser.driver.find_element("css selector", ".serve-note button")
    for expected in ("true", "false", "true"):
        button.click()
        is_shown = browser.js(f"return [{NOTE}.querySelector('button').getAttribute('aria-expanded'), String(!{BODY}.hidden)]")
        bench.expect(is_shown == [expected] * 2, where, f"its button says {is_shown[0]} of whether it is open, which is {is_shown[1]}; {expected} is expected", "mend fold in site/live/reload.js")
    browser.keys(Keys.TAB)
    bench.expect(browser.js(f"return document.activeElement === {BODY} && getComputedStyle({BODY}).outlineStyle !== 'none'"), where, "its text cannot be scrolled by keys", "give it a tabindex and an outline")
    browser.keys(Keys.ESCAPE)
    bench.expect(browser.js(f"return document.activeElement === {NOTE}.querySelector('button')"), where, "folded, it loses the focus", "give the focus to its button")


def ended(bench, browser, book, url):
    """The server ends: the page says so and asks quietly; it starts again: the page is there anew, at its place."""
    where = place("the page of a server that has ended", 1440)
    browser.open(url, width=1440)
    browser.js(f"{passage('Paragraph 30 ')}.scrollIntoView({{ block: 'start', behavior: 'instant' }})")
    before = height(browser, "Paragraph 31 ")
    browser.js("window.isOld = true")
    # The first question comes with the page.
    time.sleep(1)
    browser.asked()
    port = book.server.port
    book.server.end()
    bench.expect(browser.wait(f"{NOTE}?.textContent.includes('make serve')", 5), where, "it does not say that the server has ended", "mend listen in site/live/reload.js")
    time.sleep(6)
    asked = [each for each in browser.asked() if "/_serve/" in each]
    bench.expect(1 <= len(asked) <= 6, where, f"it asked {len(asked)} times in the first seconds, and at most 6 times is expected", "let it wait longer after each miss")
    moved(bench, browser, where, before, "Paragraph 31 ", "without a server")
    book.start(port)
    bench.expect(browser.wait("!window.isOld && document.readyState === 'complete'", 12), where, "it does not come back with the server", "let it ask at least every eight seconds")
    moved(bench, browser, where, before, "Paragraph 31 ", "with the new server")
    bench.expect(browser.js(f"return !{NOTE}"), where, "the note of the end stays", "close it when there is an answer")


def main():
    _, pictures = arguments(__doc__)
    bench = Bench("live")
    end_in_order()
    with tempfile.TemporaryDirectory() as folder:
        book = LittleBook(folder)
        try:
            book.start()
            url = f"{book.server.base}/01-the-harbour.html"
            with Browser() as browser:
                for width in (1440, 390):
                    edited(bench, browser, book, url, width)
                broken(bench, browser, book, url, pictures)
                ended(bench, browser, book, url)
        finally:
            if book.server:
                book.server.end()
    bench.end("a chapter edited, broken and mended, a server ended and started again")


if __name__ == "__main__":
    main()
