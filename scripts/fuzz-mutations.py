#!/usr/bin/env python3
"""Breaks the engine's rules, one at a time, in a copy, and shows that the fuzzer notices each within a minute: by a case
that it has kept, or by a new one.

usage: scripts/fuzz-mutations.py [NAME …]     all of them, or those whose name, or family, contains one of the words
"""
import os, re, subprocess, sys, time

sys.dont_write_bytecode = True
from mutations.house import ROOT, House, Mutation
from mutations.lists import mutations

# Each family with the scenes in which it is to be noticed.
FAMILIES = {"touches": "touch", "scrolling": "scroll", "navigation": "navigation", "paging": "navigation"}


def told(house, *arguments):
    """What the fuzzer says, and whether it found a broken invariant."""
    run = subprocess.run(
        [house.path(".build/release/fuzz"), *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return run.stdout, run.returncode != 0


def hunt(house, scenes):
    cases = os.path.join(ROOT, "Tests/FuzzCases")
    for case in sorted(os.listdir(cases)):
        words, broke = told(house, "replay", os.path.join(cases, case))
        if broke:
            return True, f"{case}: {words.strip().splitlines()[0]}"
    words, broke = told(house, "run", "--for", "60s", "--jobs", "2", "--scenes", scenes, "--no-shrink")
    said = re.search(r"^seed (.*)$", words, re.M)
    return broke and said is not None, said.group(1) if said else words.strip()


def main():
    words = sys.argv[1:]
    chosen = [
        (scenes, each) for family, scenes in FAMILIES.items() for each in mutations(family)
        if not words or any(word in each["name"] or word == family for word in words)]
    missed = 0
    with House("Package.swift", "Sources", "Tests", "Plugins") as house:
        for scenes, each in chosen:
            name = each["name"]
            mutation = Mutation(house.path("Sources/TouchEngine/" + each["file"]), each["old"], each["new"])
            if mutation.is_stale:
                print(f"STALE   {name}: {each['file']} has not, or has twice, {each['old']!r}", flush=True)
                missed += 1
                continue
            with mutation:
                words_said, is_built = house.build("-c", "release", "--product", "fuzz")
                start = time.time()
                verdict, words_said = "NO BUILD", words_said[-600:]
                if is_built:
                    caught, words_said = hunt(house, scenes)
                    verdict = "caught" if caught else "MISSED"
            if verdict != "caught":
                missed += 1
            print(f"{verdict}  {name}\n        {time.time() - start:.1f} s, {words_said}", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} caught")
    sys.exit(1 if missed else 0)


main()
