"""Changes a listing, a number of the model, and a rule of the engine, and sees that each changes the figure with no other edit.

Usage: check_changes.py SITE
It makes two small books of one chapter in a folder of its own, builds their pages, engine and all, changes something, builds them again, and
reads in a Chromium what their figure says. The pages of SITE are not looked at.
"""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor

from bench import Bench, arguments
from browser import Browser
from check_figures import HELPERS, opened, run
from server import ROOT, WORKBOOK, served

LISTING = "pan.minimumNumberOfTouches = 1"
NUMBER = "device.parameters.panSlop = 10"
CHAPTER = f"""# A pan on a board

The pan begins when the finger has moved as far as the slop.

```swift {{#board}}
import UIKit

final class Board: UIViewController {{
    var isTouched = false

    override func viewDidLoad() {{
        super.viewDidLoad()
        let pan = UIPanGestureRecognizer()
        pan.name = "the pan"
        {LISTING}
        view.addGestureRecognizer(pan)
    }}

    override func touchesBegan(
        _ touches: Set<UITouch>, with event: UIEvent?
    ) {{
        isTouched = true
    }}
}}
```

```swift {{.test #dragged name="a drag of 30 points"}}
let device = Device()
{NUMBER}
let board = Board()
device.window.rootViewController = board
device.drag(
    from: CGPoint(x: 100, y: 300), to: CGPoint(x: 130, y: 300),
    over: 0.3)
device.settle()
#expect(board.isTouched)
```

```trace {{of=dragged}}
```
"""


def built(book, place, text, engine="Sources/TouchEngine"):
    """The pages of a book with that chapter, made where it was made before, and the complaint if they cannot be."""
    (book / "book").mkdir(parents=True, exist_ok=True)
    (book / "book/01-board.md").write_text(text)
    common = ["--quiet", "--book", book / "book", "--engine", engine]
    for command in (["bless"], ["site", "--theme", book.parent / "theme", "--out", book / "site", "--live", book / "live", "--pages-only"]):
        done = subprocess.run([WORKBOOK, *map(str, command + common)], cwd=ROOT, text=True, capture_output=True)
        if done.returncode:
            return None, done.stdout + done.stderr
    shutil.copytree(book / "site", place)
    return place, ""


def changed_engine(bench, folder):
    """A copy of the engine in which a pan has twice the slop."""
    shutil.copytree(ROOT / "Sources/TouchEngine", folder / "engine")
    rule = folder / "engine/Core/Gestures/UIPanGestureRecognizer.swift"
    text = rule.read_text()
    broken = text.replace(".panSlop }", ".panSlop * 2 }")
    bench.expect(broken != text, rule.name, "it asks for no `panSlop`", "name another line in Tests/Browser/check_changes.py")
    rule.write_text(broken)
    return folder / "engine"


def main():
    arguments(__doc__)
    bench = Bench("changes")
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        shutil.copytree(ROOT / "site", folder / "theme", ignore=shutil.ignore_patterns("public"))
        contents = folder / "theme/contents.json"
        contents.write_text(json.dumps({"edition": json.loads(contents.read_text())["edition"], "lookUp": [], "symptoms": []}))
        # Two books, side by side, and each made twice where it stands: what is kept of the first time must not be shown the second.
        rounds = (
            {"as it is": (CHAPTER,), "a listing changed": (CHAPTER.replace(LISTING, LISTING.replace("1", "2")),)},
            {
                "a number of the model changed": (CHAPTER.replace(NUMBER, NUMBER.replace("10", "40")),),
                "a rule changed in the page's engine alone": (CHAPTER, changed_engine(bench, folder)),
            },
        )

        def made(number):
            return {name: built(folder / f"book {number}", folder / name, *how) for name, how in rounds[number].items()}

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            sites = {name: site for round in pool.map(made, range(len(rounds))) for name, site in round.items()}
        told = {}
        with Browser() as browser:
            browser.set(1440, "light")
            for name, (site, complaint) in sites.items():
                if not bench.expect(site, name, f"the pages could not be made: {complaint[-600:]}", "run `make site`"):
                    continue
                with served(site) as base:
                    opened(browser, f"{base}/01-board.html")
                    browser.js(HELPERS)
                    told[name] = run(browser, 0, "byButton")
        first = told.get("as it is", {"log": [], "proof": "", "known": "none"})
        bench.expect(any("the pan" in line for line in first["log"]), "as it is", f"the figure says {first['log']}", "open the page, and read the console")
        bench.expect(first["proof"] == first["known"], "as it is", "the figure's trace is not the test's", "run `make parity`")
        for name, found in told.items():
            if name == "as it is":
                continue
            bench.expect(found["log"] != first["log"], name, "the figure says what it said before", "find what is kept although it is made from what has changed (LiveEngine.fingerprint)")
            same = found["proof"] == found["known"]
            if name.startswith("a rule"):
                bench.expect(not same, name, "the figure's trace is the test's all the same", "mend the proof in site/figures/91-said.js")
            else:
                bench.expect(same, name, "the figure's trace is not the test's", "run `make parity`")
    bench.end(f"{len(told)} books")


main()
