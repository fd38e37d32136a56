#!/usr/bin/env python3
"""Measures what pages cost: made-up books beside Hugo and bare cmark, and the book itself, beside the goals.

The made-up books are the same in every run: 1,000 chapters of 16 KB without Swift, and the same with five listings each,
which are coloured and not run. Our tool is built for release; Hugo and cmark are used where they are installed. All of them
take turns, and the middle of ROUNDS (5) is shown. Each time everything about the chapters is worked out anew: what the tool
keeps of its other inputs, such as the list of the engine's declarations, is put back as it was before the book.

The book is built into a folder of its own with a copy of the theme, by the tool as `make` has it and by the release build.
Nothing in the checkout is changed. With CHECK=1 the exit status is 1 if a goal is missed. What the columns mean is in
Benchmarks/README.md.
"""

import os
import pathlib
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Beside the engine that the tool's other build has, so that the runs of the book are those that `make` shows.
TOOLS = ROOT / ".build/debug/bench-site"
DEBUG = ROOT / ".build/debug/workbook"
CHAPTERS = 1000
BYTES = 16 * 1024
LISTINGS = 5
ROUNDS = int(os.environ.get("ROUNDS") or 5)

WORDS = """about above action after again allow answer app arrives asks attempt before begin behind below between button calls
cancel card carry change claim close code comes content corner decide delay delegate device direction drag edge empty
end event every fails figure finger first follow frame gesture given goes grant hand happens hears hidden hold inner
instead keeps known land last later layer learn leave lift list long looks margin matter method middle moment move
name near needs never nothing notice number offset often once order outer owner page paper part pass path pause photo
piece place plain point press program proof push question quick quiet ready recognizer record release remedy reply
require rest result right room rotate rule runs same screen scroll second sends several shape shows side sight
signal simple since single slide small soon sound speed stack stands start state still stop story style swipe table
takes tap target tell text thing third through time title today together top touch trace travel tree turn under
until upper value view visit waits watch which whole wide window without word work write""".split()


class Text:
    """Markdown and Swift made up from a seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def words(self, least, most):
        words = []
        while len(words) < self.random.randint(least, most):
            word = self.random.choice(WORDS)
            # Neither twice in a row.
            if not words or words[-1] != word:
                words.append(word)
        return words

    def sentence(self):
        words = self.words(6, 14)
        kind = self.random.random()
        place = self.random.randrange(1, len(words) - 1)
        if kind < 0.15:
            words[place] = f"`{words[place]}.{words[place - 1]}`"
        elif kind < 0.25:
            words[place] = f"*{words[place]}*"
        elif kind < 0.30:
            words[place] = f"**{words[place]}**"
        elif kind < 0.35:
            words[place] = f"[{words[place]}](https://example.org/{words[place]})"
        return " ".join(words).capitalize() + "."

    def paragraph(self):
        text = " ".join(self.sentence() for _ in range(self.random.randint(3, 6))).split(" ")
        lines, line = [], ""
        for word in text:
            if line and len(line) + len(word) > 100:
                lines.append(line)
                line = ""
            line += (" " if line else "") + word
        return "\n".join(lines + [line])

    def items(self):
        return "\n".join("- " + self.sentence() for _ in range(self.random.randint(3, 6)))

    def listing(self, number):
        name = "".join(word.capitalize() for word in self.words(2, 3))
        lines = [f"final class {name}{number}: UIViewController {{"]
        for _ in range(4):
            one, two = self.words(2, 2)
            amount = self.random.randint(2, 400)
            lines += [
                f"    // {' '.join(self.words(3, 5)).capitalize()}.",
                f"    func {one}{two.capitalize()}(_ {two}: CGFloat) -> Bool {{",
                f"        guard {two} > {amount} else {{ return false }}",
                f"        title = \"{one} \\({two})\"",
                f"        return view.bounds.contains(CGPoint(x: {amount}, y: {two}))",
                "    }",
            ]
        return "```swift\n" + "\n".join(lines + ["}"]) + "\n```"

    def chapter(self, number, listings):
        parts = [f"# {' '.join(self.words(3, 5)).capitalize()} {number}", self.paragraph()]
        codes = [self.listing(n) for n in range(listings)]
        size = sum(map(len, parts + codes))
        sections = 0
        while size < BYTES:
            kind = self.random.random()
            if kind < 0.12:
                part = f"## {' '.join(self.words(3, 6)).capitalize()} {sections}"
                sections += 1
            else:
                part = self.items() if kind < 0.22 else self.paragraph()
            parts.append(part)
            size += len(part) + 2
        for index, code in enumerate(codes):
            parts.insert((index + 1) * len(parts) // (listings + 1), code)
        return "\n\n".join(parts) + "\n"


def write_book(folder, chapters, listings, seed):
    folder.mkdir(parents=True)
    for number in range(1, chapters + 1):
        text = Text(f"{seed} {listings} {number}")
        (folder / f"{number:04}-chapter.md").write_text(text.chapter(number, listings))
    return folder


def hugo_site(folder, book):
    """A site for Hugo with the chapters as they are, one template, and listings coloured by classes."""
    (folder / "layouts/_default").mkdir(parents=True)
    (folder / "content").symlink_to(book)
    (folder / "config.toml").write_text(
        'baseURL = "https://example.org/"\ntitle = "Bench"\n'
        'disableKinds = ["taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404", "home", "section"]\n'
        "[markup.highlight]\ncodeFences = true\nnoClasses = false\n")
    (folder / "layouts/_default/single.html").write_text(
        '<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8"><title>{{ .File.BaseFileName }}</title></head>\n'
        "<body>\n<main>\n{{ .Content }}\n</main>\n</body>\n</html>\n")
    return folder


def run(command, status=0):
    """Runs a command in the checkout; seconds of CPU and on the wall."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    done = subprocess.run(
        [str(part) for part in command], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != status:
        sys.exit(f"`{' '.join(map(str, command))}` fails:\n{done.stdout[-3000:]}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


def middle(measured):
    return tuple(statistics.median(column) for column in zip(*measured))


def release_build():
    """The tool built for release, copied beside the engine; copied only if it is another, so that what it keeps stays."""
    print("building the tool for release (minutes, the first time) …", flush=True)
    run(["swift", "build", "-c", "release", "--quiet", "--product", "workbook"])
    built = ROOT / ".build/release/workbook"
    for name in ["book", "books"]:
        tool = TOOLS / name / "workbook"
        tool.parent.mkdir(parents=True, exist_ok=True)
        if not tool.exists() or tool.read_bytes() != built.read_bytes():
            shutil.copy2(built, tool)
    return TOOLS / "book/workbook", TOOLS / "books/workbook"


class Made:
    """A made-up book, and what renders it."""

    def __init__(self, tool, folder, listings):
        self.tool = tool
        self.kept = tool.parent / "workbook-cache"
        self.known = tool.parent / "known"
        self.folder = folder
        self.outs = 0
        self.book = write_book(folder / "book", CHAPTERS, listings, "book")
        self.one = write_book(folder / "one", 1, listings, "one")
        self.hugo_site = hugo_site(folder / "hugo", self.book)
        # What is kept after a book of another chapter is all that has to do with none.
        shutil.rmtree(self.kept, ignore_errors=True)
        self.site(write_book(folder / "other", 1, listings, "other"))
        shutil.rmtree(self.known, ignore_errors=True)
        shutil.copytree(self.kept, self.known)

    def out(self):
        """A folder for pages that has never been there: where a thousand files were just removed, new ones cost more."""
        self.outs += 1
        return self.folder / f"out-{self.outs}"

    def site(self, book, *flags):
        return run([
            self.tool, "site", "--quiet", "--without-running", *flags, "--book", book, "--out", self.out()])

    def ours(self, book, *flags):
        shutil.rmtree(self.kept, ignore_errors=True)
        shutil.copytree(self.known, self.kept)
        return self.site(book, *flags)

    def hugo(self):
        return run(["hugo", "--quiet", "--source", self.hugo_site, "--destination", self.out()])

    def cmark(self):
        out = self.out()
        out.mkdir()
        loop = 'cd "$0" && for file in *.md; do cmark "$file" > "$1/${file%.md}.html"; done'
        return run(["sh", "-c", loop, self.book, out])

    def measure(self):
        """What each renderer takes, in turns: seconds of CPU and on the wall, by its name."""
        ways = {
            "workbook": lambda: self.ours(self.book),
            "workbook, pages": lambda: self.ours(self.book, "--pages-only"),
            "workbook, one chapter": lambda: self.ours(self.one, "--pages-only"),
        }
        if shutil.which("hugo"):
            ways["hugo"] = self.hugo
        if shutil.which("cmark"):
            ways["cmark"] = self.cmark
        measured = {name: [] for name in ways}
        for _ in range(ROUNDS):
            for name, way in ways.items():
                measured[name].append(way())
        return {name: middle(times) for name, times in measured.items()}


def show(name, measured, chapters=None, goal=None, is_met=None, note=""):
    cpu, wall = measured
    each = f"{1000 * cpu / chapters:8.2f}" if chapters else " " * 8
    said = f"{goal:26} {'met' if is_met else 'MISSED'}" if goal else note
    print(f"{name:46} {cpu:8.2f} {wall:8.2f} {each}   {said}".rstrip(), flush=True)
    return goal is None or is_met


def made_up_book(title, tool, folder, listings, times):
    """A book's part of the table; whether the goal is met: so many times as fast as Hugo, which makes pages and no more."""
    measured = Made(tool, folder, listings).measure()
    ours, hugo = measured["workbook, pages"], measured.get("hugo")
    goal, is_met = None, None
    if hugo:
        ratio = hugo[0] / ours[0]
        goal, is_met = f"{ratio:.2f} x Hugo, goal {times}", ratio >= times
    met = show(f"{title}: workbook, pages alone", ours, CHAPTERS, goal, is_met)
    show("  of it before the first chapter", measured["workbook, one chapter"])
    whole = measured["workbook"]
    ratio = f"{hugo[0] / whole[0]:.2f} x Hugo" if hugo else ""
    show("  with the book on one page and the EPUB", whole, CHAPTERS, note=ratio)
    for other in ["hugo", "cmark"]:
        if other in measured:
            show(f"  {other}" + (", a process a chapter" if other == "cmark" else ""), measured[other], CHAPTERS)
        else:
            print(f"  {other} is not installed (Debian: apt-get install {other})")
    return met


def real_book(title, tool, folder):
    """The book's part of the table: nothing changed, the pages removed, a template changed; whether the goals are met."""
    theme, out = folder / "theme", folder / "out"
    shutil.copytree(ROOT / "site", theme, ignore=shutil.ignore_patterns("public"))
    site = [tool, "site", "--quiet", "--theme", theme, "--out", out]
    print(f"{title}, so that everything is known …", file=sys.stderr, flush=True)
    run(site)
    template = theme / "templates/listing.mustache"

    def unchanged():
        return run(site)

    def removed():
        shutil.rmtree(out)
        return run(site)

    def changed():
        template.write_text(template.read_text() + "\n")
        return run(site)

    rows = [
        ("nothing changed", unchanged, 1), ("the pages removed", removed, 4), ("a template changed", changed, 4)]
    met = True
    for name, way, goal in rows:
        measured = middle([way() for _ in range(ROUNDS)])
        met &= show(f"{title}: {name}", measured, None, f"goal {goal} s of CPU", measured[0] <= goal)
    return met


def main():
    book_tool, books_tool = release_build()
    print(f"{'':46} {'CPU s':>8} {'wall s':>8} {'ms each':>8}")
    met = []
    with tempfile.TemporaryDirectory(prefix="bench-site-") as temporary:
        folder = pathlib.Path(temporary).resolve()
        met.append(made_up_book("1,000 chapters", books_tool, folder / "plain", 0, 1))
        met.append(made_up_book("with five listings each", books_tool, folder / "listings", LISTINGS, 5))
    # Always the same folder: what the tool keeps of a site is kept by the folder's name.
    shutil.rmtree(ROOT / ".build/bench-site", ignore_errors=True)
    met.append(real_book("the book, as make builds it", DEBUG, ROOT / ".build/bench-site/debug"))
    met.append(real_book("the book, release", book_tool, ROOT / ".build/bench-site/release"))
    sys.exit(1 if os.environ.get("CHECK") and not all(met) else 0)


if __name__ == "__main__":
    main()
