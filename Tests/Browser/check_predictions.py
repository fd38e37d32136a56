"""Answers every prediction that can be tried with a finger, and reads what its box says.

Usage: check_predictions.py SITE
The test's touches have to bring about the choice that the page marks as right, by button, by key and by hand; other touches are told as such.
"""

import json
import pathlib

from bench import Bench, arguments
from browser import Browser
from pages import Site

HERE = pathlib.Path(__file__).parent
HELPERS = (HERE / "predictions.js").read_text()
BOXES = "[...document.querySelectorAll('.predict[data-question]')]"


def words(language):
    return json.loads((HERE.parents[1] / f"site/locales/{language}.json").read_text())["ui"]


def opened(browser, url):
    """Opens a page with its predictions near; how many there are, and how many offer a phone."""
    browser.open(url)
    return browser.bring_near(BOXES)


def run(browser, place, check):
    return browser.js(f"return predictionChecks[arguments[1]]({BOXES}[arguments[0]].touchFigure)", place, check)


def still(bench, where, found):
    bench.expect(found["shift"] < 0.5, where, f"the phone moves {found['shift']:.0f} px while a finger is on it, or when it has lifted", "let nothing above the phone change, in site/figures/93-trial.js and trial.css")


def moving(browser, moves):
    browser.cdp("Emulation.setEmulatedMedia", media="", features=[{"name": "prefers-reduced-motion", "value": "no-preference" if moves else "reduce"}])


def tried(bench, browser, page, place, ui):
    """One prediction, in every way; how many of the other touches came to another choice."""
    where = f"{page}: {browser.js(f'return {BOXES}[arguments[0]].dataset.live', place)}"
    first = run(browser, place, "untouched")
    bench.expect(not first["isJudged"] and not first["outcome"] and not first["byHand"] + first["byTest"], where, f"before anybody has touched it the box says “{first['outcome']}”", "mend `reset` in site/figures/93-trial.js")
    bench.expect(first["others"] == 0, where, "the phone shows lanes, a log or a verdict beside it", "mend `build` in site/figures/93-trial.js")
    right = [number for number, word in enumerate(run(browser, place, "words")) if word == ui["choiceRight"]]
    for way, moves in (("byButton", False), ("byButton", True), ("byKey", True)):
        moving(browser, moves)
        found = run(browser, place, way)
        bench.expect(found["byTest"] == right and found["bits"] == 1 << right[0], where, f"{way}, the test's touches bring about {found['byTest']}, and the page marks {right}", "run `make parity`, and mend what differs")
    found = run(browser, place, "byHand")
    bench.expect(found["byHand"] == right, where, f"by hand, the test's touches bring about {found['byHand']} ({found['said']}), and the page marks {right}", "mend site/figures/91-cues.js")
    bench.expect(ui["liveTrySame"] in found["outcome"] and not found["ways"], where, f"of the test's own touches by hand the box says “{found['outcome']}”", "mend site/figures/92-outcome.js")
    still(bench, where, found)
    others = 0
    for found in run(browser, place, "otherwise"):
        still(bench, where, found)
        marked = [number for number in range(5) if found["bits"] >> number & 1] if found["isJudged"] else []
        bench.expect(found["isJudged"] and found["byHand"] == marked, where, f"of other touches the engine says {marked}, and the box {found['byHand']} ({found['said']})", "mend site/figures/92-outcome.js")
        if marked == right:
            continue
        others += 1
        bench.expect(ui["liveTryElse"] in found["outcome"] and found["ways"] == 2, where, f"of other touches, which come to {marked}, the box says “{found['outcome']}”", "mend site/figures/92-outcome.js")
        bench.expect(bool(marked) or ui["liveTryNone"] in found["outcome"], where, "where no choice is true the box does not say so", "mend site/figures/92-outcome.js")
    moving(browser, False)
    bench.expect(run(browser, place, "untouched")["byHand"] == [], where, "begun anew, the box still marks a choice", "mend `clear` in site/figures/92-outcome.js")
    return others


def stopping(bench, browser, page, ui):
    """A program that stops, as an app crashes, is told as such, and begins anew."""
    opened(browser, page)
    browser.js(HELPERS)
    run(browser, 0, "untouched")
    found = run(browser, 0, "crash")
    bench.expect(found["stopped"] == ui["liveStopped"] and found["isJudged"], page, f"of a program that stops the box says “{found['stopped']}”", "mend `stop` in site/figures/93-trial.js")
    browser.said()


def failing(bench, browser, page):
    """Without the engine the choices are there all the same, and nothing is offered."""
    browser.cdp("Network.enable")
    browser.cdp("Network.setBlockedURLs", urls=["*/live/engine.js"])
    browser.open(page)
    browser.js(f"{BOXES}[0].scrollIntoView({{ block: 'center', behavior: 'instant' }})")
    browser.wait("globalThis.touchFigures && globalThis.touchWords", 20)
    bench.expect(browser.js(f"return {BOXES}[0].querySelectorAll('summary').length > 1 && !{BOXES}[0].querySelector('button, .unloaded')"), page, "without the engine the prediction offers a phone", "mend `begin` in site/figures/95-begin.js")
    browser.cdp("Network.setBlockedURLs", urls=[])
    browser.said()


def main():
    folder, _ = arguments(__doc__)
    site, bench = Site(folder), Bench("predictions")
    pages = [page for page in site.pages if "data-question=" in site.text(page)]
    bench.expect(len(pages) > 0, str(folder), "no page has a prediction that can be tried", "build the pages with `make site`")
    total = others = 0
    with Browser() as browser:
        for number, (width, page) in enumerate([(width, page) for width in (1440, 390) for page in pages], 1):
            browser.set(width, "light")
            count, loaded = opened(browser, site.url(page))
            if not bench.expect(count == loaded > 0, page, f"{loaded} of {count} predictions can be tried", "open the page, and read the console"):
                continue
            browser.js(HELPERS)
            ui = words(browser.js("return document.documentElement.lang"))
            for place in range(count):
                total += 1
                others += tried(bench, browser, page, place, ui) > 0
            for message in browser.said():
                bench.complain(page, f"the console says: {message}", "open the page and mend what it complains of")
            bench.progress(number, 2 * len(pages), "pages")
        bench.expect(others * 2 > total, str(folder), f"other touches come to another choice in {others} of {total} predictions", "let the check touch otherwise")
        stopping(bench, browser, site.url(pages[0]), words("en"))
        failing(bench, browser, site.url(pages[0]))
    bench.end(f"{total // 2} predictions on {len(pages)} pages, at two widths, by button, by key, by hand; other touches came to something else in {others // 2}")


main()
