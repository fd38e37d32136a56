"""Answers the exercises that the page's engine checks, and carries a reader's progress from the page to a file and back.

Usage: check_exercises.py SITE
What the engine says of a number, or of the starter's touches, has to be what the native program said of it when the page was made.
"""

import json
import pathlib
import tempfile
import time

from bench import Bench, arguments
from browser import Browser
from pages import Site
from server import served

HERE = pathlib.Path(__file__).parent
HELPERS = (HERE / "exercises.js").read_text()
BOXES = "[...document.querySelectorAll('[data-exercise]')]"
LIST = "reference-exercises.html"
DOWN, MOVE, UP = 0, 1, 2


def stroke(*points):
    """Touches along points, each with the seconds since the one before; the finger moves in small steps."""
    x, y, wait = points[0]
    steps = [[DOWN, x, y, wait]]
    for to_x, to_y, wait in points[1:]:
        steps += [[MOVE, x + (to_x - x) * part / 8, y + (to_y - y) * part / 8, wait / 8] for part in range(1, 9)]
        x, y = to_x, to_y
    return steps + [[UP, x, y, 0]]


def tap(wait):
    return stroke((200, 500, wait), (200, 500, 0.05))


def back(wait):
    return stroke((4, 500, wait), (320, 500, 0.3))


# Touches that answer an exercise, touches that do not, and touches that do what a choice says, as a reader makes them.
TOUCHES = {
    "swipe-freeze": (
        # A reader may look at the phone for a while in between.
        back(0) + tap(1.6),
        stroke((60, 500, 0), (320, 500, 0.3)) + tap(0.4),
        {
            "a tap, a swipe back during the push": (tap(0) + back(0.12), tap(0) + back(0.9)),
            "a tap, a swipe back, a tap": (tap(0) + back(0.6) + tap(0.6),),
            "two swipes back": (back(0) + back(0.2),),
        },
    ),
    "swipe-turned": (
        stroke((20, 500, 0), (300, 500, 0.4), (190, 500, 0.1)),
        stroke((20, 500, 0), (300, 500, 0.4)),
        {
            "70 points out, and up": (stroke((20, 500, 0), (90, 500, 0.5)),),
            "a flick over 90 points": (stroke((20, 500, 0), (110, 500, 0.08)),),
        },
    ),
}


def run(browser, place, check, *values):
    return browser.js(f"return exerciseChecks[arguments[1]]({BOXES}[arguments[0]].touchFigure, ...arguments[2])", place, check, list(values))


def kept(browser):
    return json.loads(browser.js("return localStorage.exercises || '{}'"))


def numbers(bench, browser, where, place, values):
    """A number turned through all that it can be; those that the page has native verdicts of say the same."""
    choices = {choice["label"]: choice for choice in run(browser, place, "choices")}
    right, own = 0, run(browser, place, "own")
    bench.expect(run(browser, place, "turn", own)["reply"] == "", where, "it replies to the number that stands there already", "mend `recall` in site/figures/94-answer.js")
    for number, value in enumerate(values):
        found = run(browser, place, "turn", number)
        bench.expect(found["value"] == found["spoken"] == value, where, f"the slider shows {found['value']} and says {found['spoken']}, at {value}", "mend `show` in site/figures/94-answer.js")
        passes = all(check["holds"] for check in found["checks"])
        right += passes
        bench.expect(found["offersNext"] == passes, where, f"with {value} the book's answer is {'not ' if passes else ''}offered", "mend `judge` in site/figures/94-answer.js")
        choice = choices.pop(value, None)
        # As in the terminal, nothing is said of the number that stands there already.
        if choice and number != own:
            bench.expect(choice["reply"] == found["reply"], where, f"with {value} it replies “{found['reply']}”, and the choice “{choice['reply']}”", "mend `recall` in site/figures/94-answer.js")
        if choice:
            bench.expect(choice["checks"] == found["checks"], where, f"with {value} the engine says {found['checks']}, and the native program {choice['checks']}", "run `make parity`, and mend what differs")
            bench.expect(choice["isRight"] == passes, where, f"{value} is {'not ' if passes else ''}the page's right choice", "mend the template")
    bench.expect(not choices, where, f"no number is that of the choices {list(choices)}", "let the choices be numbers of the slider")
    bench.expect(0 < right < len(values), where, f"{right} of {len(values)} numbers pass", "let some pass, and not all")
    for said in run(browser, place, "replay"):
        bench.expect(said == ["Play", "Pause", "Play"], where, f"the button that plays a check's touches says {said}", "mend `label` in site/figures/94-check.js")


def fingers(bench, browser, where, place, name):
    """The starter's touches by button, then answers by hand, right and wrong."""
    choices = run(browser, place, "choices")
    found = run(browser, place, "play")
    same = [choice for choice in choices if choice["checks"] == found["checks"]]
    bench.expect(bool(same) and not any(choice["isRight"] for choice in same), where, f"of the starter's touches the engine says {found['checks']}, and the native program of no choice the same", "run `make parity`, and mend what differs")
    if not bench.expect(name in TOUCHES, where, "nobody has made touches that answer it", f"add some to TOUCHES in {pathlib.Path(__file__).name}"):
        return
    bench.expect(found["reply"] == "", where, f"to the starter's own touches it replies “{found['reply']}”", "mend `recall` in site/figures/94-answer.js")
    answer, other, known = TOUCHES[name]
    for steps, is_right in ((other, False), (answer, True), (other, False), (answer, True)):
        found = run(browser, place, "touch", steps)
        passes = all(check["holds"] for check in found["checks"])
        bench.expect(passes == is_right and found["offersNext"] == is_right, where, f"{'an answer' if is_right else 'something else'} by hand is told as {found}", "mend site/figures/94-answer.js")
        count = sum(what == DOWN for what, *_ in steps)
        bench.expect(f"Checked with {count} touch" in found["said"], where, f"of {count} touches it says “{found['said']}”", "mend `judge` in site/figures/94-answer.js")
    replies = {choice["label"]: choice["reply"] for choice in choices if choice["reply"]}
    bench.expect(replies.keys() == known.keys(), where, f"touches are known of the choices {list(known)}, and there are replies to {list(replies)}", f"mend TOUCHES in {pathlib.Path(__file__).name}")
    for label in known.keys() & replies.keys():
        for steps in known[label]:
            found = run(browser, place, "touch", steps)
            bench.expect(found["reply"] == replies[label], where, f"to “{label}” by hand it replies “{found['reply']}”", "mend `recall` in site/figures/94-answer.js")


def answered(bench, browser, page, place, name):
    """One exercise, from its first look to the book's answer; what was done is kept."""
    where = f"{page}: {name}"
    first = run(browser, place, "open")
    bench.expect(first["choicesAreHidden"] and not any(check["holds"] or check["fails"] for check in first["checks"]), where, f"before it is answered it says {first}", "mend `build` in site/figures/94-answer.js")
    bench.expect(name not in kept(browser).get("done", {}), where, "it counts as done before it is answered", "mend site/scripts/progress.js")
    if first["values"]:
        numbers(bench, browser, where, place, first["values"])
    else:
        fingers(bench, browser, where, place, name)
    bench.expect(name in kept(browser).get("done", {}) and run(browser, place, "state"), where, "it is answered, and does not count as done", "mend `note` in site/scripts/progress.js")
    if not first["values"]:
        bench.expect(run(browser, place, "reveal"), where, "its button does not open the solution", "mend `reveal` in site/figures/94-answer.js")
    cleared = run(browser, place, "reset")
    bench.expect(not any(check["holds"] or check["fails"] for check in cleared["checks"]) and not cleared["offersNext"], where, f"begun anew it says {cleared}", "mend `reset` in site/figures/94-answer.js")


def offered(browser, folder, name):
    """The file that the page hands out."""
    browser.cdp("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
    browser.driver.find_element("css selector", ".carry .export").click()
    file = folder / name
    for _ in range(100):
        if file.exists():
            return file
        time.sleep(0.05)
    return None


def take(browser, file):
    """Gives the page a file, as a reader who has chosen it; what the page says."""
    browser.js("document.querySelector('.carry [role=status]').textContent = ''")
    browser.driver.find_element("css selector", ".carry input[type=file]").send_keys(str(file))
    for _ in range(100):
        said = browser.js("return document.querySelector('.carry [role=status]').textContent")
        if said:
            return said
        time.sleep(0.05)
    return ""


def carried(bench, browser, url):
    """Progress handed out, forgotten and taken in again; a file that is none changes nothing."""
    browser.open(url, width=1440)
    total = browser.js("return document.querySelectorAll('tr [data-done]').length")
    done = browser.js("return document.querySelectorAll('tr .is-done').length")
    before = kept(browser)
    bench.expect(done == len(before.get("done", {})) > 0, LIST, f"{done} exercises are shown as done, and {len(before.get('done', {}))} are kept", "mend `show` in site/scripts/progress.js")
    shown = browser.js("return document.querySelector('.workshop .bar span').textContent")
    bench.expect(str(done) in shown and str(total) in shown, LIST, f"the bar says “{shown}”, of {done} done and {total} in all", "mend `show` in site/scripts/progress.js")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        file = offered(browser, folder, "progress.json")
        if not bench.expect(bool(file), LIST, "its button hands out no file", "mend site/scripts/carry.js"):
            return total
        bench.expect(json.loads(file.read_text()) == before, LIST, "the file is not what the page keeps", "mend site/scripts/carry.js")
        browser.js("localStorage.clear()")
        browser.open(url)
        bench.expect(browser.js("return document.querySelectorAll('tr .is-done').length") == 0, LIST, "what was forgotten is shown as done", "mend `show` in site/scripts/progress.js")
        said = take(browser, file)
        bench.expect(kept(browser)["done"] == before["done"] and str(done) in said, LIST, f"of its own file it says “{said}” and keeps {kept(browser)}", "mend `merge` in site/scripts/progress.js")
        # As the terminal writes it: with an exercise of a later book, hints and the current one.
        other = {"format": 1, "current": "swipe-line", "done": {"swipe-line": {"answer": "2f", "date": "2026-03-01T09:30:00Z"}, "later-one": {"answer": "1", "date": "2026-03-02T09:30:00Z"}}, "hints": {"swipe-line": 2}}
        (folder / "other.json").write_text(json.dumps(other))
        take(browser, folder / "other.json")
        both = kept(browser)
        bench.expect({**before["done"], **other["done"]} == both["done"] and both["hints"]["swipe-line"] == 2 and both["current"] == "swipe-line", LIST, f"of two files it keeps {both}", "mend `merge` in site/scripts/progress.js")
        for text in ("", "{}", "[1]", '{"format": 2, "done": {}, "hints": {}}', '{"format": 1, "done": {"a": 1}, "hints": {}}', '{"format": 1, "done": {}, "hints": {"a": -1}}'):
            (folder / "bad.json").write_text(text)
            said = take(browser, folder / "bad.json")
            bench.expect("bad.json" in said and kept(browser) == both, LIST, f"of a file with “{text}” it says “{said}”", "mend `read` in site/scripts/progress.js")
    return total


def reached(bench, browser, address):
    """A link of the list leads to an exercise's heading, below the bar."""
    browser.open(f"{address}/{LIST}", width=1440)
    links = browser.js("return [...document.querySelectorAll('.workshop tbody a')].map(link => link.getAttribute('href'))")
    for link in links:
        browser.open(f"{address}/{link}")
        top, bar = browser.js(
            "const section = document.querySelector(location.hash), heading = section.previousElementSibling;"
            "return [heading.matches('h3') ? heading.getBoundingClientRect().top : -1, document.querySelector('.top').getBoundingClientRect().bottom]"
        )
        bench.expect(bar <= top < bar + 100, link, f"its heading stands at {top:.0f}, and the bar ends at {bar:.0f}", "mend `scroll-margin-top` in site/styles/50-exercises.css")


def hints(bench, browser, url, page):
    """Hints that were opened, here or in the terminal, are open again."""
    browser.open(url, width=1440)
    opened = browser.js("return [...document.querySelectorAll('#swipe-line details.hint')].filter(hint => hint.open).length")
    bench.expect(opened == 2, page, f"{opened} hints are open of an exercise that 2 have been opened of", "mend site/scripts/progress.js")
    browser.js("document.querySelector('#swipe-history details.hint').open = true")
    time.sleep(0.2)
    bench.expect(kept(browser)["hints"].get("swipe-history") == 1, page, "a hint that is opened is not kept", "mend `hinted` in site/scripts/progress.js")


def main():
    folder, _ = arguments(__doc__)
    site, bench, total = Site(folder), Bench("exercises"), 0
    pages = [page for page in site.pages if "data-exercise=" in (folder / page).read_text() and page != "book.html"]
    with served(folder) as address, Browser() as browser:
        for number, page in enumerate(pages, 1):
            for width in (1440, 390):
                browser.set(width, "light")
                browser.open(f"{address}/{page}")
                count, loaded = browser.bring_near(BOXES)
                if not bench.expect(count == loaded > 0, page, f"{loaded} of {count} exercises can be answered", "open the page, and read the console"):
                    continue
                browser.js("localStorage.clear()" if width == 1440 else "localStorage.removeItem('exercises')")
                browser.js(HELPERS)
                names = browser.js(f"return {BOXES}.map(box => box.dataset.exercise)")
                for place, name in enumerate(names):
                    total += 1
                    answered(bench, browser, page, place, name)
                for message in browser.said():
                    bench.complain(page, f"the console says: {message}", "open the page and mend what it complains of")
            bench.progress(number, len(pages), "pages")
        bench.expect(total > 0, str(folder), "no exercise can be answered in a page", "let a `.starter` say what is `live`")
        listed = carried(bench, browser, f"{address}/{LIST}")
        reached(bench, browser, address)
        hints(bench, browser, f"{address}/01-the-swipe-that-vanished.html", "01-the-swipe-that-vanished.html")
    bench.end(f"{total // 2} exercises answered at two widths by number and by hand, {listed} listed with what was done")


main()
