#!/usr/bin/env python3
"""Breaks the engine's rules, one at a time, in a copy, and shows that the fuzzer notices each within a minute: by a case
that it has kept, or by a new one.

usage: scripts/fuzz-mutations.py [NAME …]     all of them, or those whose name, or family, contains one of the words
"""
import os, re, shutil, subprocess, sys, tempfile, time

sys.dont_write_bytecode = True
from mutations import navigation, paging, scrolling, touches

# Each family with the scenes in which it is to be noticed.
FAMILIES = [
    ("touches", "touch", touches), ("scrolling", "scroll", scrolling), ("navigation", "navigation", navigation),
    ("paging", "navigation", paging)]
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def build(house):
    return subprocess.run(
        [os.environ.get("SWIFT", "swift"), "build", "-c", "release", "--product", "fuzz"], cwd=house,
        env={**os.environ, "CHAPTER_TESTS": "off"}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def told(house, *arguments):
    """What the fuzzer says, and whether it found a broken invariant."""
    run = subprocess.run(
        [os.path.join(house, ".build/release/fuzz"), *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
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
        (scenes, *mutation) for family, scenes, module in FAMILIES for mutation in module.MUTATIONS
        if not words or any(word in mutation[0] or word == family for word in words)]
    house = tempfile.mkdtemp(prefix="fuzz-mutations-")
    for name in ("Package.swift", "Sources", "Tests", "Plugins"):
        source = os.path.join(ROOT, name)
        copy = shutil.copytree if os.path.isdir(source) else shutil.copy
        copy(source, os.path.join(house, name))
    package = os.path.join(house, "Package.swift")
    # Broken code warns, and is to be built all the same.
    manifest = open(package).read().replace(".treatAllWarnings(as: .error)", "")
    open(package, "w").write(manifest)
    missed = 0
    for scenes, name, file, old, new in chosen:
        path = os.path.join(house, "Sources/TouchEngine", file)
        text = open(path).read()
        if old not in text:
            print(f"STALE   {name}: {file} has no {old!r}", flush=True)
            missed += 1
            continue
        open(path, "w").write(text.replace(old, new))
        built = build(house)
        start = time.time()
        if built.returncode != 0:
            verdict, words_said = "NO BUILD", built.stdout[-600:]
        else:
            caught, words_said = hunt(house, scenes)
            verdict = "caught" if caught else "MISSED"
        if verdict != "caught":
            missed += 1
        print(f"{verdict}  {name}\n        {time.time() - start:.1f} s, {words_said}", flush=True)
        open(path, "w").write(text)
    shutil.rmtree(house)
    print(f"{len(chosen) - missed} of {len(chosen)} caught")
    sys.exit(1 if missed else 0)


main()
