#!/usr/bin/env python3
"""Measures what the tools cost after a change, in seconds of CPU, beside the goals.

Everything happens in a copy of the checkout, .build/bench-tool, with a build of its own, since a build folder cannot be
moved: the first run takes as long as a fresh clone's `make verify`. A case makes one change, measures the command that
one would run then, and takes the change back. What is counted is the time of all processes that the command starts, user
and system; the time on the wall stands beside it. Nothing depends on the outcome but the exit status: 1 if a goal is
missed.
"""

import pathlib
import re
import resource
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / ".build" / "bench-tool"


def run(command, must_hold=True):
    """Runs a command in the copy; seconds of CPU and on the wall."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    done = subprocess.run(
        command, shell=True, cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if must_hold and done.returncode != 0:
        sys.exit(f"`{command}` fails in {COPY}:\n{done.stdout[-3000:]}")
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return cpu, wall


def copy_checkout():
    """Brings the copy's files up to date, and leaves its builds alone."""
    COPY.mkdir(parents=True, exist_ok=True)
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
        check=True, stdout=subprocess.PIPE).stdout.decode().split("\0")
    names = {name for name in listed if name and (ROOT / name).exists()}
    for old in COPY.rglob("*"):
        name = str(old.relative_to(COPY))
        built = name.startswith((".build", "site/public", "Benchmarks/.build"))
        if not built and not old.is_dir() and name not in names:
            old.unlink()
    for name in names:
        source, target = ROOT / name, COPY / name
        if source.is_symlink():
            target.parent.mkdir(parents=True, exist_ok=True)
            if target.is_symlink():
                target.unlink()
            target.symlink_to(source.readlink())
        elif not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def largest_chapter():
    return max((COPY / "chapters").glob("[0-9]*.md"), key=lambda file: file.stat().st_size)


def a_word(text):
    """Another word in a paragraph."""
    return re.sub(r"(?m)^([A-Z][a-z]+ [^\n`\[{|]*) is ", r"\1 was ", text, count=1)


def a_claim(text):
    """A comment in a claim, which one program holds."""
    return re.sub(r"(?m)^(```swift \{[^\n]*\.test [^\n]*\}\n[^\n]{0,50})$", r"\1  // bench", text, count=1)


def a_part(text):
    """A comment in a part of the chapter's program, which every variant and every attempt at an exercise holds."""
    return re.sub(r"(?m)^(```swift \{#[^\n.=]*\}\n[^\n]{0,50})$", r"\1  // bench", text, count=1)


def a_body(text):
    """A statement in a function of the engine."""
    return re.sub(r"(?m)^(    open override func touchesBegan\([^{]*\{)$", r"\1 do {}", text, count=1)


def cases():
    chapter = largest_chapter()
    template = COPY / "site/templates/listing.mustache"
    engine = next((COPY / "Sources/TouchEngine").rglob("UIPanGestureRecognizer.swift"))
    verify, site = "make verify", "make"
    return [
        ("nothing changed", verify, 2, None, None),
        ("the pages removed", site, 4, None, lambda: shutil.rmtree(COPY / "site/public")),
        ("one word of a chapter", verify, 4, chapter, a_word),
        ("one listing, a claim", verify, 8, chapter, a_claim),
        ("one listing, a part of every program", verify, 8, chapter, a_part),
        ("one template", site, 4, template, lambda text: text + "\n"),
        ("one engine file", "make build && .build/debug/workbook verify", 45, engine, a_body),
    ]


def measure(name, command, goal, file, change):
    original = file.read_text() if file else None
    try:
        if file:
            changed = change(original)
            assert changed != original, f"there is nothing to change for “{name}” in {file}"
            file.write_text(changed)
        elif change:
            change()
        cpu, wall = run(command)
    finally:
        if file:
            file.write_text(original)
    print(f"{name:38} {command:44} {cpu:7.1f} {goal:5} {wall:7.1f}   {'met' if cpu <= goal else 'MISSED'}",
          flush=True)
    if file:
        # What comes next begins from what was green before.
        run("make && .build/debug/workbook verify")
    return cpu <= goal


def main():
    copy_checkout()
    for command in ["make", "make verify"]:
        print(f"{command} in {COPY.relative_to(ROOT)}, so that all is built and green …", flush=True)
        cpu, wall = run(command)
        print(f"  {cpu:.1f} s of CPU, {wall:.1f} s on the wall", flush=True)
    print(f"{'what has changed':38} {'then':44} {'CPU s':>7} {'goal':>5} {'wall s':>7}")
    met = [measure(*case) for case in cases()]
    sys.exit(0 if all(met) else 1)


if __name__ == "__main__":
    main()
