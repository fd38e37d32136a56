#!/usr/bin/env python3
"""Measures what the tools cost after a change, in seconds of CPU, beside the goals.

It works in the checkout, after `make` and `make verify`: a case makes one change, measures the command that one would run
then, and takes the change back. The files as they were lie in .build/bench-tool meanwhile; should the script be killed, its
next start puts them back. What is counted is the time of all processes that a command starts, user and system; the time on
the wall stands beside it. The exit status is 1 if a goal is missed; why one is, stands under the table.
"""

import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
ORIGINALS = ROOT / ".build" / "bench-tool"

# The beginning of a line of prose, up to a word that is changed.
WORD = r"(?m)^([A-Z][a-z]+ [^\n`\[{|]*) is "

PAGES = "every page is rendered again, and the runs that they show are read again."

# Why a goal is missed, if it is; said under the table.
REASONS = {
    "the pages removed": PAGES,
    "one template": PAGES,
    "one word of a chapter": "the chapter is checked again, and all transcripts are made again from their runs.",
    "one listing, a claim": "the program is compiled and linked again, and all of its claims run three times.",
    "one listing, a part of every program": "all programs of the chapter are compiled again, and their claims run three times.",
    "one engine file": "every claim of the book runs three times anew, as code of a debug build; to build an optimized engine "
    "takes longer than the goal after each change.",
}


def run(command, must_hold=True):
    """Runs a command in the checkout; seconds of CPU and on the wall."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    done = subprocess.run(
        command, shell=True, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if must_hold and done.returncode != 0:
        put_back()
        sys.exit(f"`{command}` fails:\n{done.stdout[-3000:]}")
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return cpu, wall


def change(file, text):
    """Writes a file's text anew, after keeping it as it was."""
    kept = ORIGINALS / file.relative_to(ROOT)
    kept.parent.mkdir(parents=True, exist_ok=True)
    # Renamed into place, so that no half of a file is ever put back.
    shutil.copy2(file, kept.with_suffix(".part"))
    kept.with_suffix(".part").rename(kept)
    file.write_text(text)


def put_back():
    """Gives every file that was changed its text again."""
    for kept in ORIGINALS.rglob("*"):
        if kept.is_file() and kept.suffix != ".part":
            shutil.copyfile(kept, ROOT / kept.relative_to(ORIGINALS))
    shutil.rmtree(ORIGINALS, ignore_errors=True)


def largest_chapter():
    return max((ROOT / "chapters").glob("[0-9]*.md"), key=lambda file: file.stat().st_size)


def a_word(text):
    """Another word in a paragraph."""
    blocks = re.split(r"(?ms)(^```.*?^```$)", text)
    # Every second piece is a block.
    place = next(i for i in range(0, len(blocks), 2) if re.search(WORD, blocks[i]))
    blocks[place] = re.sub(WORD, r"\1 was ", blocks[place], count=1)
    return "".join(blocks)


def a_claim(text):
    """A comment in a claim, which one program holds."""
    return re.sub(r"(?m)^(```swift \{[^\n]*\.test [^\n]*\}\n[^\n]{0,50})$", r"\1  // bench", text, count=1)


def a_part(text):
    """A comment in a part of the chapter's program, which every variant and every attempt at an exercise holds."""
    return re.sub(r"(?m)^(```swift \{#[^\n.=]*\}\n[^\n]{0,50})$", r"\1  // bench", text, count=1)


def a_body(text):
    """A statement in a function of the engine; an empty one would leave the engine's code as it was."""
    return re.sub(r"(?m)^(    open override func touchesBegan\([^{]*\{)$", r"\1 _ = touches.count", text, count=1)


def cases():
    chapter = largest_chapter()
    template = ROOT / "site/templates/listing.mustache"
    engine = next((ROOT / "Sources/TouchEngine").rglob("UIPanGestureRecognizer.swift"))
    verify, site = "make verify", "make"
    return [
        ("nothing changed", verify, 2, None, None),
        ("the pages removed", site, 4, None, lambda: shutil.rmtree(ROOT / "site/public")),
        ("one word of a chapter", verify, 4, chapter, a_word),
        ("one listing, a claim", verify, 8, chapter, a_claim),
        ("one listing, a part of every program", verify, 8, chapter, a_part),
        ("one template", site, 4, template, lambda text: text + "\n"),
        ("one engine file", "make build && .build/debug/workbook verify", 45, engine, a_body),
    ]


def measure(name, command, goal, file, edit):
    if file:
        original = file.read_text()
        changed = edit(original)
        assert changed != original, f"there is nothing to change for “{name}” in {file}"
        change(file, changed)
    elif edit:
        edit()
    cpu, wall = run(command)
    put_back()
    print(f"{name:38} {command:44} {cpu:7.1f} {goal:5} {wall:7.1f}   {'met' if cpu <= goal else 'MISSED'}",
          flush=True)
    if file:
        # What comes next begins from what was green before.
        run("make && .build/debug/workbook verify")
    return cpu <= goal


def main():
    put_back()
    for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]:
        signal.signal(number, lambda *_: (put_back(), sys.exit(130)))
    print("make verify, so that all is built and green …", flush=True)
    cpu, wall = run("make && make verify")
    print(f"  {cpu:.1f} s of CPU, {wall:.1f} s on the wall", flush=True)
    print(f"{'what has changed':38} {'then':44} {'CPU s':>7} {'goal':>5} {'wall s':>7}")
    missed = [case[0] for case in cases() if not measure(*case)]
    for name in missed:
        print(f"{name}: {REASONS.get(name, 'no reason is known')}")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
