"""Measures how long a reader waits for a verdict: from the save to what the checks say, in the watch mode and from a single run.

Usage: bench-exercise.py WORKBOOK
Nothing is judged: the goal stands beside the numbers. Benchmarks/README.md explains the table.
"""

import os
import pathlib
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Tests" / "Workshop"))
from terminal import Terminal  # noqa: E402

ROUNDS = 5
GOAL = 2.5
# Of short chapters and of long ones.
EXERCISES = ("owner-rain", "owner-zoom-pin", "swipe-slider", "paint-straight-up")
workbook = sys.argv[1]


def computed(process):
    """The seconds that a program and all that it has waited for have computed."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def watched(name, file, folder):
    terminal = Terminal([workbook, "exercise", "watch", name, "--out", str(folder)], columns=100, rows=60)
    wait = lambda mark: terminal.wait(mark, lambda lines: any(re.search(mark, line) for line in lines))
    verdict = r"not hold\. \(|All checks hold|does not compile\. \("
    wait(verdict)
    text = file.read_text()
    rounds = []
    for number in range(ROUNDS):
        before, started = computed(terminal.process), time.monotonic()
        file.write_text(f"{text}\n// round {number}\n")
        wait(r"^[⠀-⣿] ")
        wait(verdict)
        rounds.append((time.monotonic() - started, computed(terminal.process) - before))
    terminal.press("q")
    terminal.end()
    file.write_text(text)
    return rounds


def single(name, folder):
    rounds = []
    for _ in range(ROUNDS):
        before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        subprocess.run([workbook, "exercise", "run", name, "--out", str(folder)], stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        rounds.append((time.monotonic() - started, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))
    return rounds


def main():
    print(f"{'exercise':<20}{'watch: wall':>14}{'CPU':>8}{'run: wall':>14}{'CPU':>8}   seconds, medians of {ROUNDS}; goal {GOAL} wall")
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place) / "exercises"
        subprocess.run([workbook, "exercise", "run", EXERCISES[0], "--out", str(folder)], capture_output=True)
        for name in EXERCISES:
            file = next(path for path in folder.glob(f"*/{name}.swift"))
            numbers = [statistics.median(column) for rounds in (watched(name, file, folder), single(name, folder)) for column in zip(*rounds)]
            print(f"{name:<20}{numbers[0]:>14.2f}{numbers[1]:>8.2f}{numbers[2]:>14.2f}{numbers[3]:>8.2f}", flush=True)
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


main()
