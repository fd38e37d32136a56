"""Holds the commands about exercises to what they say: their statuses, names, plain lines, and what they import.

Usage: check_commands.py WORKBOOK
"""

import json
import pathlib
import subprocess
import sys
import tempfile

workbook = sys.argv[1]
complaints = []


def run(folder, *words, typed=""):
    return subprocess.run([workbook, "exercise", *words, "--out", str(folder)], capture_output=True, text=True, input=typed)


def expect(result, status, *parts):
    """A command ends with that status, and says these words."""
    text = result.stdout + result.stderr
    words = " ".join(result.args[2:-2])
    if result.returncode != status:
        complaints.append(f"{words}: status {result.returncode}, expected {status}\n{text}")
    for part in parts:
        if part not in text:
            complaints.append(f"{words}: says nothing of “{part}”\n{text}")
    if "\x1b" in text:
        complaints.append(f"{words}: steers a terminal that is not there")


with tempfile.TemporaryDirectory() as place:
    folder = pathlib.Path(place) / "exercises"
    file = folder / "00-how-a-touch-finds-its-owner" / "owner-rain.swift"
    progress = folder / ".progress.json"
    expect(run(folder.parent / "fresh", "next"), 0, "Rain on the map")
    expect(run(folder, "run", "owner-r"), 1, "The exercises are in", "owner-rain.swift", "expected", "found", "1 of 2 checks does not hold.")
    starter = file.read_text()
    expect(run(folder, "run", "owner"), 2, "owner-ghost-bubble", "owner-zoom-pin")
    expect(run(folder, "run", "no-such-thing"), 2, "there is no exercise `no-such-thing`")
    expect(run(folder, "run", "--nonsense"), 64)
    file.write_text(starter + "let x = nothing\n")
    expect(run(folder, "watch"), 3, "does not compile", "owner-rain.swift:")
    file.write_text(starter.replace("super.viewDidLoad()", "super.viewDidLoad()\n        while true {}"))
    expect(run(folder, "run", "--limit", "1"), 3, "it does not end: it was stopped after 1 s")
    expect(run(folder, "solution", "owner-rain"), 2, "is not done yet", "--anyway")
    solution = run(folder, "solution", "--anyway", "owner-rain").stdout
    file.write_text("import UIKit\n\n" + solution)
    expect(run(folder, "run", "owner-rain"), 0, "Done. What to notice:")
    expect(run(folder, "list"), 0, "✓ owner-rain", "1 of ")
    expect(run(folder, "next"), 0, "The bubble that is not there")
    expect(run(folder, "previous"), 0, "Rain on the map")
    expect(run(folder, "previous"), 2, "owner-rain is the first exercise")
    expect(run(folder, "hint", "owner-rain"), 0, "Hint 1 of 2")
    expect(run(folder, "hint", "owner-rain"), 0, "Hint 2 of 2")
    expect(run(folder, "hint", "owner-rain", "9"), 2, "owner-rain has no hint 9: it has 1 to 2")
    expect(run(folder, "hint", "owner-rain", "0"), 2, "owner-rain has no hint 0: it has 1 to 2")

    taken = folder.parent / "progress.json"
    expect(run(folder, "export", str(taken)), 0)
    other = folder.parent / "other"
    expect(run(other, "import", str(taken)), 0, "1 exercise more is done.")
    if json.loads((other / ".progress.json").read_text()) != json.loads(progress.read_text()):
        complaints.append("export and import do not keep the progress as it is")
    before = progress.read_bytes()
    for rubbish in (b"", b"\x00\xff\xfe", b"[" * 100_000, b'{"format": 99}', b'{"format": 1, "done": {"a": 1}, "hints": {}}', b"x" * 2_000_000):
        taken.write_bytes(rubbish)
        expect(run(folder, "import", str(taken)), 2, "cannot be imported", "Nothing was changed.")
    expect(run(folder, "import", str(folder.parent / "missing")), 2, "cannot be read")
    if progress.read_bytes() != before:
        complaints.append("rubbish that is imported changes the progress")

    expect(run(folder, "reset", "owner-rain", typed="n\n"), 2, "nothing was changed")
    if solution not in file.read_text():
        complaints.append("a reset that is not wanted is made")
    expect(run(folder, "reset", "owner-rain", typed="y\n"), 0, "kept/owner-rain-1.swift")
    if file.read_text() != starter or solution not in (folder / "kept" / "owner-rain-1.swift").read_text():
        complaints.append("a reset does not keep the reader's file, or does not write the starter")
    planned = folder.parent / "planned"
    expect(run(planned, "plan"), 64, "a plan takes --minutes")
    expect(run(planned, "plan", "--leave", "--minutes", "60"), 64, "--leave makes no plan")
    expect(run(planned, "plan", "--minutes", "60", "--for", "swipe-back"), 0, "make exercise MINUTES=60 FOR=swipe-back", "site/public/reference-workshop-swipe-back.html")
    expect(run(planned, "plan", "--minutes", "60", "--skip-done"), 0, "To follow it, add --begin")
    expect(run(planned, "plan", "--minutes", "60", "--for", "swipe-back", "--begin"), 0, "The first is swipe-freeze", f"exercise show --out {planned}")
    ids = json.loads((planned / ".progress.json").read_text())["plan"]
    expect(run(planned, "list"), 0, *(f"no. {number + 1} of the plan" for number in range(len(ids))))
    expect(run(planned, "show"), 0, "Sometimes the app freezes", "What is checked:", f"exercise run swipe-freeze --out {planned}")
    expect(run(planned, "next"), 0, f"{ids[1]}.swift")
    expect(run(planned, "previous"), 0, f"{ids[0]}.swift")
    expect(run(planned, "previous"), 2, f"{ids[0]} is the first exercise of the plan")
    expect(run(planned, "show", "paint-slope"), 0, "paint-slope.swift")
    expect(run(planned, "next"), 0, f"{ids[0]}.swift")
    table = json.loads((planned / ".progress.json").read_text())
    table["done"] = {name: {"answer": "a", "date": "2026-01-01T00:00:00Z"} for name in ids}
    (planned / ".progress.json").write_text(json.dumps(table))
    expect(run(planned, "next"), 0, "The exercises of the plan are done. This one is the next in the book.")
    expect(run(planned, "plan", "--leave"), 0, "No plan is followed")
    if "plan" in json.loads((planned / ".progress.json").read_text()):
        complaints.append("a plan that was left is still followed")

    progress.write_text("{")
    expect(run(folder, "list"), 0, "It is kept as", "0 of ")

for words in complaints:
    print(f"workshop: {words}")
sys.exit(1 if complaints else 0)
