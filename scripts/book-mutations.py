#!/usr/bin/env python3
"""Breaks a copy of the book, once at a time, and shows that `workbook verify` goes red where it was broken: a listing's
part is deleted, a number in a transcript is changed, or the engine forgets a rule that a chapter stands on.

usage: scripts/book-mutations.py parts|numbers|rules [HOW MANY [SEED]]     10 of them, drawn with seed 1
"""
import os, random, re, subprocess, sys, time

sys.dont_write_bytecode = True
from mutations.house import House, Mutation
from mutations.lists import mutations

# The lists that have rules of the engine with a chapter that stands on each.
FAMILIES = ["touches", "recognizers", "scrolling", "navigation"]
# Blocks that an exercise or a mistake needs are no parts of a chapter's program.
APART = re.compile(r"\.(test|fails|warns|traps|bearing|starter|check|wrong|solution)\b")


class Break:
    """What is put instead of a stretch of a chapter, and the line where it stood."""

    def __init__(self, path, start, end, new):
        self.path, self.start, self.end, self.new = path, start, end, new
        text = open(path).read()
        self.line = text[:start].count("\n") + 1
        self.was = text[start:end]

    @property
    def chapter(self):
        return os.path.basename(self.path)

    def mutation(self):
        text = open(self.path).read()
        return Mutation(self.path, text, text[:self.start] + self.new + text[self.end:])


def chapters(house):
    folder = house.path("chapters")
    return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if re.match(r"\d", name)]


def parts(house):
    for path in chapters(house):
        for block in re.finditer(r"^```swift( \{([^}\n]*)\})?\n.*?^```\n", open(path).read(), re.S | re.M):
            if not APART.search(block.group(2) or ""):
                yield Break(path, block.start(), block.end(), "")


def numbers(house):
    for path in chapters(house):
        for block in re.finditer(r"^```trace [^\n]*\n(.*?)^```\n", open(path).read(), re.S | re.M):
            for number in re.finditer(r"\d+", block.group(1)):
                start = block.start(1)
                yield Break(path, start + number.start(), start + number.end(), str(int(number.group()) + 1))


def verify(house):
    """Where the book is wrong, each place as (chapter, line, what is said of it)."""
    run = subprocess.run(
        [house.path(".build/debug/workbook"), "verify"], cwd=house.folder, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    said = re.findall(r"^chapters/([^:\n]+):(\d+):\d+: error: (.*)$", run.stdout, re.M)
    return [(chapter, int(line), words) for chapter, line, words in said]


def broken_chapters(house, kind, count, seed):
    for broken in random.Random(seed).sample(list(kind(house)), count):
        with broken.mutation():
            said = verify(house)
        there = [(line, words) for chapter, line, words in said if chapter == broken.chapter]
        if kind is numbers:
            there = [(line, words) for line, words in there if line == broken.line]
        yield f"{broken.chapter}:{broken.line} {broken.was.splitlines()[0]}", there, said


def broken_rules(house, count, seed):
    known = [each for family in FAMILIES for each in mutations(family) if "chapter" in each]
    for each in random.Random(seed).sample(known, count):
        name = each["name"]
        mutation = Mutation(house.path("Sources/TouchEngine/" + each["file"]), each["old"], each["new"])
        if mutation.is_stale:
            yield name, [], [("", 0, f"{each['file']} has not, or has twice, {each['old']!r}")]
            continue
        with mutation:
            words, is_built = house.build("--product", "TouchEngine")
            said = verify(house) if is_built else [("", 0, words[-600:])]
        there = [(line, words) for chapter, line, words in said if chapter.startswith(each["chapter"])]
        yield f"{name} (chapter {each['chapter']})", there, said


def main():
    kinds = {"parts": parts, "numbers": numbers, "rules": None}
    if len(sys.argv) < 2 or sys.argv[1] not in kinds:
        sys.exit(__doc__)
    count, seed = [int(word) for word in sys.argv[2:]] + [10, 1][len(sys.argv) - 2:]
    missed = 0
    with House("Package.swift", "Sources", "Tests", "Plugins", "chapters", "rules", "site") as house:
        for product in ["workbook", "TouchEngine"]:
            words, is_built = house.build("--product", product)
            if not is_built:
                sys.exit(words)
        if wrong := verify(house):
            sys.exit(f"the book is wrong before it is broken: {wrong[0]}")
        kind = kinds[sys.argv[1]]
        breaks = broken_chapters(house, kind, count, seed) if kind else broken_rules(house, count, seed)
        start = time.time()
        for name, there, said in breaks:
            missed += not there
            chosen = there[0] if there else said[0] if said else "nothing"
            places = ", ".join(sorted({chapter[:2] for chapter, _, _ in said}))
            print(
                f"{'red   ' if there else 'MISSED'}  {name}\n        {time.time() - start:.0f} s, {len(said)} mistakes in "
                f"chapters {places}: {chosen}", flush=True)
            start = time.time()
    print(f"{count - missed} of {count} noticed where they were made")
    sys.exit(1 if missed else 0)


main()
