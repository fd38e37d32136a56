"""Kills the commands that write at many moments: the progress and the reader's files are whole afterwards.

Usage: check_kills.py WORKBOOK
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

workbook = sys.argv[1]
ROUNDS = 60
complaints = []
chance = random.Random(20)


def start(folder, *words):
    return subprocess.Popen(
        [workbook, "exercise", *words, "--out", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def seconds(folder, *words):
    begin = time.monotonic()
    start(folder, *words).wait()
    return time.monotonic() - begin


with tempfile.TemporaryDirectory() as place:
    folder = pathlib.Path(place) / "exercises"
    seconds(folder, "next")
    file = folder / "00-how-a-touch-finds-its-owner" / "owner-rain.swift"
    starter = file.read_text()
    progress = folder / ".progress.json"
    source = pathlib.Path(place) / "import.json"
    names = [f"exercise-{number}" for number in range(3000)]
    done = {name: {"answer": "0", "date": "2026-01-01T00:00:00Z"} for name in names}
    known = {}
    for number in range(ROUNDS):
        mine = f"// mine, {number}\n" + "// and more\n" * 5000
        file.write_text(mine)
        done[f"round-{number}"] = done[names[0]]
        source.write_text(json.dumps({"format": 1, "done": done, "hints": {}}))
        words = ["import", str(source)] if number % 2 else ["reset", "owner-rain", "--yes"]
        if number < 2:
            known[number % 2] = seconds(folder, *words)
            file.write_text(mine)
        process = start(folder, *words)
        # Near the end is where it writes.
        time.sleep(known[number % 2] * chance.uniform(0.5, 1.1))
        process.kill()
        process.wait()
        try:
            if progress.exists():
                json.loads(progress.read_text())
            json.loads((folder / ".written.json").read_text())
        except ValueError as error:
            complaints.append(f"round {number}, {words[0]}: a file is cut short: {error}")
        copies = [copy.read_text() for copy in folder.glob("kept/*.swift")]
        text = file.read_text()
        if text not in (mine, starter):
            complaints.append(f"round {number}: the reader's file is neither theirs nor the starter")
        if text == starter and mine not in copies:
            complaints.append(f"round {number}: what the reader had written is lost")
        if number % 2 and len(json.loads(progress.read_text())["done"]) == 0 and number > 2:
            complaints.append(f"round {number}: the progress is lost")
    # And the next run works as if nothing had been.
    if start(folder, "list").wait() != 0:
        complaints.append("after the kills nothing works")
    drafts = [path.name for path in folder.rglob(".*.new-*")]
    seconds(folder, "reset", "owner-rain", "--yes")
    seconds(folder, "next")
    if [path for path in folder.glob(".progress.json.new-*")]:
        complaints.append(f"drafts are left over: {drafts}")

for words in complaints:
    print(f"workshop: {words}")
sys.exit(1 if complaints else 0)
