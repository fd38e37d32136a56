"""Touches every figure of the pages: by button, by key and by pointer events, and reads what its log says.

Usage: check_figures.py SITE
A figure's log has to be the transcript that stands there without script, and its trace the one that the test left.
"""

import json
import pathlib

from bench import Bench, arguments
from browser import Browser
from pages import Site
from server import served

BUDGETS = json.loads((pathlib.Path(__file__).parent / "budgets.json").read_text())
HELPERS = (pathlib.Path(__file__).parent / "figures.js").read_text()
FIGURES = "[...document.querySelectorAll('figure[data-live]')]"


def opened(browser, url):
    """Opens a page with its figures near; how many there are, and how many can be touched."""
    browser.open(url)
    return browser.bring_near(FIGURES)


def run(browser, place, check, *more):
    return browser.js(f"return figureChecks[arguments[1]]({FIGURES}[arguments[0]].touchFigure, ...arguments[2])", place, check, list(more))


def first_difference(one, other):
    for a, b in zip(one, other):
        if a != b:
            return f"“{a}” and “{b}”"
    return f"{len(one)} lines and {len(other)}"


def moved_back(steps, expected):
    """Steps of a browser whose events have whole pixels, with a place within two points of the expected one put right."""
    pairs = zip(steps, expected)
    return [one[:4] + (other[4:] if all(abs(a - b) < 2 for a, b in zip(one[4:], other[4:])) else one[4:]) for one, other in pairs] + steps[len(expected):]


def played(bench, browser, page, place):
    """One figure, untouched, by button, by key, as text, and by pointers; in how many ways of these."""
    name = browser.js(f"return {FIGURES}[arguments[0]].dataset.live", place)
    where = f"{page}: {name}"
    still = run(browser, place, "still")
    drawn, expected = run(browser, place, "size")
    bench.expect(drawn == expected, where, f"the phone is drawn as {drawn}, and its scene is {expected}", "mend `fit` in site/figures/30-phone.js")
    rest = run(browser, place, "rest")
    log = rest.pop("log")
    bench.expect(rest == {"isAtStart": True, "taken": 0, "isCursorAtStart": True, "isToCome": True, "isSame": True, "isTold": True}, where, f"as nobody has touched it yet, it has {rest}", "mend `rest` in site/figures/90-figure.js")
    bench.expect(log[: len(still)] == still, where, f"untouched, its log is another than the transcript: {first_difference(log, still)}", "mend `run` in site/figures/90-figure.js")
    button = run(browser, place, "byButton")
    log = button["log"][: len(still)]
    bench.expect(log == still, where, f"played by button, its log is another than the transcript: {first_difference(log, still)}", "mend site/figures/24-story.js")
    bench.expect(button["proof"] == button["known"], where, f"played by button, its trace is not the test's: {button['said'] or 'it says nothing'}", "run `make parity`, and mend what differs")
    key = run(browser, place, "byKey")
    bench.expect(key["log"] == button["log"], where, f"played by key, its log is another than by button: {first_difference(key['log'], button['log'])}", "mend `step` in site/figures/50-player.js")
    text = run(browser, place, "byText")
    if not bench.expect("mistake" not in text, where, f"its recording cannot be read again, from line {text.get('mistake')} on", "mend site/figures/70-tape.js"):
        return 0
    bench.expect(text["text"], where, "its recording, read and written again, is another", "mend site/figures/70-tape.js")
    ways = 0
    for kind in ("mouse", "touch"):
        # The recording is read anew: the events are made from it.
        run(browser, place, "byText")
        pointer = run(browser, place, "byPointer", kind)
        ways += 1
        shifted = [step[:3] + [round(step[3] - pointer["steps"][0][3], 4)] + step[4:] for step in pointer["steps"]]
        expected = [step[:3] + [round(step[3] - text["steps"][0][3], 4)] + step[4:] for step in text["steps"]]
        if not browser.has_fractions:
            shifted = moved_back(shifted, expected)
        bench.expect(shifted == expected, where, f"by events of a {kind} the engine takes other touches than by button: {first_difference(shifted, expected)}", "mend `touch` in site/figures/55-by-hand.js")
        if browser.has_fractions and text["steps"] and pointer["steps"] and pointer["steps"][0][3] == text["steps"][0][3]:
            bench.expect(pointer["sum"] == text["sum"], where, f"by events of a {kind} the trace is another than by button: {first_difference(pointer['log'], text['log'])}", "mend site/figures/50-player.js")
    return ways


def touched(bench, browser, page, place):
    """One figure, in every way that there is."""
    ways = played(bench, browser, page, place)
    where = f"{page}: " + browser.js(f"return {FIGURES}[arguments[0]].dataset.live", place)
    beside(bench, browser, where, place)
    for label, heard, expected, is_marked in run(browser, place, "lent"):
        bench.expect(heard == expected != [], where, f"“{label}” plays other touches than its claim makes: {first_difference(heard, expected)}", "mend `borrow` in site/figures/50-player.js")
        bench.expect(is_marked, where, f"while “{label}” is played, not its button alone is marked", "mend `mark` in site/figures/75-choices.js")
    on = run(browser, place, "onwards")
    expected = {"isHeldDown": True} if "isHeldDown" in on else {"isSame": True, "records": on["records"], "steps": 2, "isHidden": True, "isFocused": True, "isWhole": True}
    bench.expect(on == expected and on.get("records", 1) > 0, where, f"played to its end and touched on from there, it has {on}", "mend `handOver` in site/figures/55-by-hand.js")
    found = run(browser, place, "offGlass")
    bench.expect(found == {"isTaken": True, "landed": 0, "isKept": True, "isOn": True}, where, f"a finger that lands beside it and comes onto it has {found}", "mend `put` in site/figures/65-hands.js")
    found = run(browser, place, "versioned")
    if found:
        touches = [2, 2, 2, 2, 4] if found["compares"] else [2, 2, 2, 4, 6]
        bench.expect(found["taps"] == touches and found["isOwn"], where, f"touched, shown in another version, touched three times and put back, it has {found['taps']} touches, and its own test {'is' if found['isOwn'] else 'is not'} played then", "mend `choose` in site/figures/75-choices.js, or `isAnother` in 55-by-hand.js")
    for told, amiss in run(browser, place, "angles"):
        bench.expect(amiss == 0, where, f"its dial reads {told}°, and the stroke goes {amiss}° beside that", "mend `words` in site/figures/74-dial.js")
    for pick in run(browser, place, "picks"):
        cases = pick["logs"]
        bench.expect(all(cases) and len(set(cases)) > 1, where, f"of the {len(cases)} cases of “{pick['label']}” {len(set(cases))} leave a log of their own", "mend site/figures/74-picks.js, or pick another constant")
        bench.expect(pick["isBack"], where, f"after a case of “{pick['label']}”, Reset does not lead back to the test's run", "mend `reset` in site/figures/74-picks.js")
    for told in run(browser, place, "turns"):
        bench.expect(told[1], where, f"“{told[0]}” leaves no log", "open the page, and read the console")
        bench.expect(told[2] not in ("turns nothing", "is another run than before"), where, f"“{told[0]}” {told[2]}", "give a dial another range, or take it away; mend `choose` in site/figures/75-choices.js")
    return ways


def beside(bench, browser, where, place):
    """All versions beside each other, with the touches that a finger has just made: each as it ends on the phone, those that end otherwise marked."""
    found = run(browser, place, "endings")
    if found is None:
        return
    mend = "mend site/figures/76-endings.js"
    for label, one, other in found["pairs"]:
        bench.expect(one == other, where, f"“{label}” leaves another trace beside the others ({one}) than on the phone ({other})", "mend `twin` in site/figures/50-player.js")
    for row in found["rows"]:
        bench.expect(row["isMarked"] != row["isSame"], where, f"“{row['label']}” ends {'as' if row['isSame'] else 'otherwise than'} the version on the phone, and is {'' if row['isMarked'] else 'not '}marked", mend)
        bench.expect((row["label"] in found["told"].split(": ", 1)[-1]) == row["isMarked"] or row is found["rows"][0], where, f"“{found['told']}” does not tell of “{row['label']}”", mend)
        bench.expect(row["isMarked"] == row["isMarkedAbove"], where, f"the button of “{row['label']}” is marked otherwise than its picture", mend)
        bench.expect(row["views"] > 1 and row["words"] != row["label"], where, f"“{row['label']}” has no picture or no words: {row}", mend)


def lifted(bench, browser, page):
    """The versions beside the phone wait for the finger to lift, and then have had what it did."""
    opened(browser, page)
    place = browser.js(f"return {FIGURES}.findIndex(figure => figure.querySelector('.endings'))")
    if place < 0:
        return False
    box = browser.js(f"{FIGURES}[arguments[0]].scrollIntoView({{ block: 'start', behavior: 'instant' }}); const box = {FIGURES}[arguments[0]].querySelector('.phone').getBoundingClientRect(); return [box.x, box.y, box.width, box.height]", place)
    told = f"{FIGURES}[{place}].querySelector('.told > span').textContent"
    ways = f"[...{FIGURES}[{place}].querySelectorAll('.endings .path')].map(path => path.getAttribute('points')).join()"
    browser.wait(told, 10)
    before = browser.js(f"return {ways}")
    mouse = lambda kind, x: browser.cdp("Input.dispatchMouseEvent", type=kind, x=box[0] + box[2] * x, y=box[1] + box[3] * 0.7, button="left", buttons=1, clickCount=1)
    mouse("mousePressed", 0.3)
    for step in range(1, 9):
        mouse("mouseMoved", 0.3 + 0.05 * step)
    browser.wait("false", 0.5)
    bench.expect(browser.js(f"return {ways}") == before != "", page, "the versions beside the phone are played before the finger lifts", "mend `renew` in site/figures/76-endings.js")
    mouse("mouseReleased", 0.7)
    bench.expect(browser.wait(f"{ways} !== {json.dumps(before)} && {told}"), page, "the versions beside the phone are not played again when the finger lifts", "mend `renew` in site/figures/76-endings.js")
    return True


def sent(bench, browser, page):
    """A link with touches plays them, wherever it is opened; a mistaken text is refused with its line."""
    opened(browser, page)
    browser.js(HELPERS)
    played = run(browser, 0, "byText")
    for text, line in (("", 1), ("0.0 1 began 1 2\n0.1 1 began 3 4", 2), ("# a\n0.5 1 began 1 2\n0.1 1 moved 1 2", 3), ("0 1 moved 1 2", 1), ("0 1 began 1", 1), ("0 1 began 1 2 thumb", 1), ("x 1 began 1 2", 1), ("1e9 1 began 1 2", 1), ("0 1 began 1e300 2", 1), ("0 1 began 1 2\n-1 1 moved 1 2", 2), ("0 1.5 began 1 2", 1)):
        found = run(browser, 0, "wrong", text)
        bench.expect(found == line, page, f"of {text!r} the figure says that line {found} is no touch, and it is {line}", "mend `read` in site/figures/70-tape.js")
    stopped = run(browser, 0, "crash")
    bench.expect("stopped" in stopped["said"], page, f"of a program that stops the figure says “{stopped['said']}”", "mend `guard` in site/figures/60-frames.js")
    bench.expect(stopped["proof"] == stopped["known"], page, "after its program has stopped the figure does not play the test", "mend `stop` in site/figures/90-figure.js")
    browser.said()
    again = run(browser, 0, "retouch")
    bench.expect(again == {"isNew": True, "taken": 2, "steps": 2, "down": 0}, page, f"touched in the middle of a recording, the phone has {again}", "mend `touch` in site/figures/55-by-hand.js")
    opened(browser, played["link"])
    bench.expect(browser.js("return new URLSearchParams(location.search).has('touches')"), page, "a link holds no touches", "mend `link` in site/figures/70-tape.js")
    browser.js(HELPERS)
    again = run(browser, 0, "state")
    bench.expect(again["sum"] == played["sum"], page, f"a link plays other touches than it was made of: {first_difference(again['log'], played['log'])}", "mend `packed` in site/figures/70-tape.js")
    opened(browser, page)
    browser.js(HELPERS)
    other = run(browser, 0, "versioned")
    if other:
        opened(browser, other["link"])
        browser.js(HELPERS)
        shown = run(browser, 0, "shown")
        bench.expect(shown[0] == other["name"] and shown[1] and shown[2] == 2, page, f"a link from another version ({other['name']}) shows {shown}", "mend `isSent` in site/figures/70-tape.js")
    opened(browser, played["link"].replace("?touches=", "?touches=x").split("#")[0] + "~~")
    bench.expect(not browser.said(), page, "a link that is cut makes the console complain", "mend `unpacked` in site/figures/70-tape.js")


def paired(bench, browser, page):
    """On the cover, what is done on one phone is done on the other."""
    browser.open(page)
    browser.wait("document.querySelector('.stage[data-live]').touchFigure", 20)
    found = browser.js("""
      const pair = document.querySelector(".stage[data-live]").touchFigure, live = touchFigures;
      let time = 0; live.clock = () => time; live.isHeld = true;
      const svg = pair.halves[0].phone.svg, matrix = svg.getScreenCTM();
      const send = (name, x) => svg.dispatchEvent(new PointerEvent(name, { pointerId: 5, pointerType: "touch", bubbles: true, cancelable: true, clientX: x * matrix.a + matrix.e, clientY: 500 * matrix.d + matrix.f }));
      send("pointerdown", 2);
      for (let x = 12; x <= 300; x += 16) { time += 1000 / 60; send("pointermove", x); live.frame(); }
      send("pointerup", 300);
      for (let frame = 0; frame < 200; frame++) { time += 1000 / 60; live.frame(); }
      return pair.halves.map((half) => [half.out.textContent, half.player.steps.length]);
    """)
    bench.expect(found[0][1] == found[1][1] > 10 and found[0][0] != found[1][0], page, f"a swipe on the first phone leaves {found}", "mend site/figures/80-pair.js")


def failing(bench, browser, base, page):
    """Without WebAssembly, and without the engine or with half of it, the still run stands there, and a note says why."""
    seen = "return [...document.querySelectorAll('figure[data-live] .film, figure[data-live] .transcript')].every(still => still.checkVisibility())"
    script = browser.cdp("Page.addScriptToEvaluateOnNewDocument", source="delete window.WebAssembly;")
    browser.open(f"{base}/{page}")
    bench.expect(browser.js(seen), page, "without WebAssembly the still runs are not seen", "mend site/scripts/page.js")
    bench.expect(not browser.said(), page, "without WebAssembly the console complains", "ask for it before it is used")
    browser.cdp("Page.removeScriptToEvaluateOnNewDocument", identifier=script["identifier"])
    browser.cdp("Network.enable")
    browser.cdp("Network.setBlockedURLs", urls=["*/live/engine.js"])
    opened(browser, f"{base}/{page}")
    bench.expect(browser.js(seen), page, "without the engine the still runs are not seen", "mend `begin` in site/figures/90-figure.js")
    bench.expect(browser.js("return !!document.querySelector('figure[data-live] .unloaded')?.textContent"), page, "without the engine nothing says why the figure cannot be touched", "mend `begin` in site/figures/90-figure.js")
    browser.cdp("Network.setBlockedURLs", urls=[])
    # The end of what is large is cut off, so that the unpacker is whole.
    cut = "const whole = window.atob; window.atob = (text) => { const all = whole.call(window, text); return all.length < 50000 ? all : all.slice(0, -1000); };"
    script = browser.cdp("Page.addScriptToEvaluateOnNewDocument", source=cut)
    opened(browser, f"{base}/{page}")
    bench.expect(browser.js(seen), page, "with a broken engine the still runs are not seen", "mend `begin` in site/figures/95-begin.js")
    bench.expect(browser.js("return !!document.querySelector('figure[data-live] .unloaded')?.textContent"), page, "with a broken engine nothing says why the figure cannot be touched", "mend `unpacked` in site/figures/10-engine.js")
    bench.expect(any("engine.js is broken" in message for message in browser.said()), page, "of a broken engine the console does not say that it is", "mend `unpacked` in site/figures/10-engine.js")
    browser.cdp("Page.removeScriptToEvaluateOnNewDocument", identifier=script["identifier"])


def real(bench, browser, page):
    """A finger that the browser itself makes, on the page's first figure: the page does not scroll under it."""
    opened(browser, page)
    box = browser.js(f"{FIGURES}[0].scrollIntoView({{ block: 'center', behavior: 'instant' }}); const box = {FIGURES}[0].querySelector('.phone').getBoundingClientRect(); return [box.x, box.y, box.width, box.height, scrollY]")
    x, y = box[0] + box[2] * 0.3, box[1] + box[3] * 0.6
    browser.cdp("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
    browser.cdp("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
    for step in range(1, 9):
        browser.cdp("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": x + step * 12, "y": y - step * 10}])
    browser.cdp("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    browser.wait(f"{FIGURES}[0].querySelector('.live .tr').textContent.includes('finger 1 up')")
    log = browser.js(f"return [...{FIGURES}[0].querySelectorAll('.live .tr li')].map(row => row.textContent)")
    bench.expect(any("finger 1 down" in row for row in log) and any("finger 1 up" in row for row in log), page, f"a real finger leaves no touch in the log: {log[:3]}", "mend site/figures/65-hands.js")
    bench.expect(browser.js("return scrollY") == box[4], page, "the page scrolls under a finger on the phone", "keep `touch-action: none` on it")
    browser.cdp("Emulation.setTouchEmulationEnabled", enabled=False)


def main():
    folder, _ = arguments(__doc__)
    site, bench = Site(folder), Bench("figures")
    pages = [page for page in site.pages if '<figure class="run wide"' in site.text(page) and "data-live=" in site.text(page)]
    bench.expect(len(pages) > 0, str(folder), "no page has a figure that can be touched", "build the pages with `make site`")
    engine = (folder / "live/engine.js").stat().st_size * 3 // 4
    print(f"figures: the engine and the scenes: {engine:,} bytes of {BUDGETS['engine']:,}, packed")
    bench.expect(engine <= BUDGETS["engine"], "live/engine.js", f"it has {engine:,} bytes, and at most {BUDGETS['engine']:,} are expected", "find what grew, and leave out what no figure needs")
    total = ways = 0
    with served(folder) as base, Browser() as browser:
        browser.set(1440, "light")
        for number, page in enumerate(pages, 1):
            count, loaded = opened(browser, site.url(page))
            bench.expect(count == loaded > 0, page, f"{loaded} of {count} figures can be touched", "open the page, and read the console")
            browser.js(HELPERS)
            for place in range(count if count == loaded else 0):
                ways += touched(bench, browser, page, place)
                total += 1
            for message in browser.said():
                bench.complain(page, f"the console says: {message}", "open the page and mend what it complains of")
            bench.progress(number, len(pages), "pages")
        first_page = pages[0]
        opened(browser, site.url(first_page))
        browser.js(HELPERS)
        cost = run(browser, 0, "cost")
        first = browser.js("return touchFigures.opened")
        print(f"figures: the engine opened in {first:.0f} ms; a move takes {cost['move']:.1f} µs in the middle, {cost['slow']:.0f} at most for 99 of 100; drawing {cost['draw']:.0f} µs")
        bench.expect(cost["growth"] <= 0, first_page, f"the engine grows by {cost['growth']:,} bytes in a drag of a minute", "find what is kept for each move")
        failing(bench, browser, base, first_page)
        real(bench, browser, site.url(first_page))
        sent(bench, browser, site.url(first_page))
        paired(bench, browser, site.url("index.html"))
        bench.expect(any(lifted(bench, browser, site.url(page)) for page in pages), str(folder), "no figure has its versions beside each other", "give one three versions")
    bench.end(f"{total} figures on {len(pages)} pages, each by button, by key, as text, and by pointers in {ways} ways")


if __name__ == "__main__":
    main()
