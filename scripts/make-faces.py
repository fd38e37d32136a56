#!/usr/bin/env python3
"""Makes the typefaces of the site, in site/faces: seven files with only the characters that the book uses.

Usage: make-faces.py          fetches the upstream faces and writes site/faces anew
       make-faces.py --check  fails if the book uses a character that a face there does not have

The faces come from two Python packages and one Debian package, with fixed versions and fixed checksums, so every run writes
the same bytes. They are cut down to the characters below and those in the book's sources, lose their hinting, and get
families of their own: "Source" is a reserved name, which a changed version must not bear. Beside them are written their
licence and `widths.json`, from which the site generator knows how long a label is. What is fetched lies in a temporary folder.

After a change of the book run it with --check; if a character is missing, run it without, and commit what it has written.
"""

import argparse
import hashlib
import html
import importlib
import importlib.util
import io
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
import zipfile
from collections.abc import Iterable
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
FACES = ROOT / "site" / "faces"

# What the seven files may weigh together, in bytes.
BUDGET = 80_000

TOOLS = ("fonttools==4.60.2", "brotli==1.2.0")
DEBIAN_PACKAGE, DEBIAN_VERSION = "fonts-jetbrains-mono", "2.242+ds-3"


class Family(NamedTuple):
    """A family of faces: where it comes from, what it is called there and here, and which OpenType features it keeps."""

    upstream: str
    name: str
    package: str
    features: tuple[str, ...]


TEXT_FEATURES = ("kern", "liga", "lnum", "onum", "tnum", "pnum")
SERIF = Family("Source Serif Pro", "Touch Serif", "font-source-serif-pro==0.0.1", TEXT_FEATURES)
SANS = Family("Source Sans Pro", "Touch Sans", "font-source-sans-pro==0.0.1", TEXT_FEATURES)
# No ligatures: in a listing each character stands for itself.
MONO = Family("JetBrains Mono", "Touch Mono", f"{DEBIAN_PACKAGE}={DEBIAN_VERSION}", ())


class Face(NamedTuple):
    """A file of a family, and the checksum of the file that it is made of."""

    family: Family
    upstream: str
    sha256: str


FILES = {
    "serif-regular": Face(
        SERIF, "SourceSerifPro-Regular.ttf", "b4e0771f06d8f6573a535312762b0b2f4fb9a03372239e39b0e7cf203da8ea9a"),
    "serif-italic": Face(
        SERIF, "SourceSerifPro-It.ttf", "13e315bc49bd04ef89228db5fbc793e407d76f9ffadda4e5e08894fb474736eb"),
    "serif-semibold": Face(
        SERIF, "SourceSerifPro-Semibold.ttf", "83cc8531f284efb749bbb54f9fb4a0e0450cba918a41df76fabb3a42f2f95899"),
    "sans-regular": Face(
        SANS, "SourceSansPro-Regular.ttf", "b77f3a700edd0fc0dec73258f882d5c3926c77f5caf6800a201d2166568d2309"),
    "sans-semibold": Face(
        SANS, "SourceSansPro-Semibold.ttf", "b440fd42fd5a54e1b252731deca9cc86604bee6ffa99281f5874c3476eb17eae"),
    "mono-regular": Face(
        MONO, "JetBrainsMono-Regular.ttf", "a3014fb90ae8ddfbdfc778de75f95b49a857947fde5335ab3f50b6d56eb517be"),
    "mono-semibold": Face(
        MONO, "JetBrainsMono-SemiBold.ttf", "f0ceadf382a6c8c2277aae0f02782ee827a1570795ec21a0b21a4f09a51daf86"),
}

# The italic has no arrows and no ticks; it takes them from here, upright.
LENDERS = {"serif-italic": "serif-regular"}

# In every face, whether the book uses them or not.
BASE = (
    "".join(map(chr, range(0x20, 0x7F))) + "\u00a0§©«°±·»×é–—‘’“”…‹›←↑→↓−≤≥✓"
    # Thin spaces, between a number and its unit.
    + "\u2009\u202f"
)
# The faces lack some of these; they get one of this width, in em, unless the face has a single width.
THIN_SPACES = {0x2009: 0.2, 0x202F: 0.2}

# What becomes text on a page.
SOURCES = (
    "chapters/**/*.md",
    "rules/*.json",
    "site/locales/*.json",
    "site/templates/*",
    "site/styles/*.css",
    "Sources/SiteGenerator/**/*.swift",
    "Sources/Notebook/**/*.swift",
)

# Characters that the upstream faces do not have, and that the reader's own fonts may draw.
ELSEWHERE = {
    "↩": "the way back from a note",
    "✕": "the mark of a listing that fails; only Touch Mono has it",
}

# Written by the reader's own fonts.
EAST_ASIAN = ((0x1100, 0x11FF), (0x2E80, 0xA4CF), (0xAC00, 0xD7FF), (0xF900, 0xFAFF), (0xFE30, 0xFE4F), (0xFF00, 0xFFEF),
              (0x20000, 0x3FFFF))

# \u{2192} and \u2192 in Swift and JSON, \2192 in CSS, &rarr; in a template.
ESCAPE = re.compile(r"\\u\{?([0-9A-Fa-f]{4,6})\}?")
CSS_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{4,6})")
ENTITY = re.compile(r"&(?:#\d+|#[xX][0-9A-Fa-f]+|[A-Za-z][A-Za-z0-9]*);")

CHANGES = """\
What was changed, by scripts/make-faces.py: each face was cut down to the characters and the
OpenType features that the book uses; hinting was removed; the family was renamed in the name
table; the files were written as WOFF2. Thin spaces were added where there were none, and the
italic of the serif was given the arrows, the tick and other signs that it lacks, upright, from
the regular face.
"""


class Trouble(Exception):
    """What went wrong, as a sentence for whoever runs this."""


# What the book uses


def needs_glyph(character: str) -> bool:
    """Whether a face has to have it: it is visible or a space, and not Chinese."""
    code = ord(character)
    if any(first <= code <= last for first, last in EAST_ASIAN) or 0xFE00 <= code <= 0xFE0F or code == 0xFFFD:
        return False
    return unicodedata.category(character) not in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")


def characters(path: pathlib.Path) -> set[str]:
    """The characters in a file, those that it writes as escapes or entities too."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Trouble(f"{path.relative_to(ROOT)} is not UTF-8.") from None
    found = set(text)
    found.update(chr(int(code, 16)) for code in ESCAPE.findall(text) if int(code, 16) <= sys.maxunicode)
    if path.suffix == ".css":
        found.update(chr(int(code, 16)) for code in CSS_ESCAPE.findall(text) if int(code, 16) <= sys.maxunicode)
    for entity in ENTITY.findall(text):
        found.update(html.unescape(entity))
    return set(filter(needs_glyph, found))


def used_characters() -> dict[str, list[str]]:
    """Every character that the book uses, with the files that it stands in."""
    used: dict[str, list[str]] = {}
    for pattern in SOURCES:
        for path in sorted(filter(pathlib.Path.is_file, ROOT.glob(pattern))):
            for character in characters(path):
                used.setdefault(character, []).append(path.relative_to(ROOT).as_posix())
    return used


# What is fetched


def run(command: list[str], trouble: str) -> str:
    """Runs a command without a word and gives back what it printed; if it fails, that is the trouble."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        raise Trouble(f"{trouble}: {command[0]} is not there.") from None
    if done.returncode != 0:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise Trouble(f"{trouble}: {said[-1] if said else 'no reason was given'}")
    return done.stdout


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    run(command, f"pip could not get {arguments[-1]}")


def install_tools(folder: pathlib.Path) -> None:
    """Makes fontTools importable, in the versions that the bytes of the faces depend on."""
    for tool in TOOLS:
        pip("install", "--no-deps", "--target", str(folder / "tools"), tool)
    sys.path.insert(0, str(folder / "tools"))
    importlib.invalidate_caches()


def fetch_wheel(package: str, folder: pathlib.Path) -> None:
    pip("download", "--no-deps", "--only-binary=:all:", "--dest", str(folder), package)
    for wheel in folder.glob(f"{package.split('=')[0].replace('-', '_')}-*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)


def fetch_debian(folder: pathlib.Path) -> None:
    """Takes the installed files of the Debian package, if there are any, and else downloads it."""
    status = ["dpkg-query", "--show", "--showformat=${Version}", DEBIAN_PACKAGE]
    try:
        if run(status, "dpkg") == DEBIAN_VERSION:
            for line in run(["dpkg-query", "--listfiles", DEBIAN_PACKAGE], "dpkg").splitlines():
                if line.endswith(".ttf"):
                    shutil.copy(line, folder)
            return
    except Trouble:
        pass
    trouble = f"apt-get could not download {MONO.package} (`apt-get update` may help)"
    run(["sh", "-c", 'cd "$0" && apt-get download "$1"', str(folder), MONO.package], trouble)
    for package in folder.glob("*.deb"):
        run(["dpkg-deb", "--extract", str(package), str(folder)], "dpkg-deb could not unpack the package")


def fetch_upstream(folder: pathlib.Path) -> dict[str, pathlib.Path]:
    """The upstream file of every face; each is exactly the one that was meant."""
    for family in (SERIF, SANS):
        fetch_wheel(family.package, folder)
    fetch_debian(folder)
    originals = {}
    for name, face in FILES.items():
        path = next(folder.rglob(face.upstream), None)
        if path is None:
            raise Trouble(f"{face.upstream} is not in {face.family.package}.")
        if hashlib.sha256(path.read_bytes()).hexdigest() != face.sha256:
            raise Trouble(f"{face.upstream} of {face.family.package} is not the file that it was.")
        originals[name] = path
    return originals


# What is made of it


def add_character(font, code: int, glyph, advance: int) -> None:
    """Puts a glyph of its own into a font, for a character that it does not have."""
    name = f"uni{code:04X}"
    font["glyf"][name] = glyph
    font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def copy_glyph(lender, code: int):
    """An outline of the lender's, in one piece, and how wide it is."""
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    glyphs = lender.getGlyphSet()
    name = lender.getBestCmap()[code]
    outline, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
    glyphs[name].draw(outline)
    outline.replay(pen)
    glyph = pen.glyph()
    glyph.recalcBounds(None)
    return glyph, glyphs[name].width


def complete(font, lender, wanted: set[int]) -> None:
    """Adds what the font itself lacks: thin spaces, and what the lender has."""
    from fontTools.ttLib.tables._g_l_y_f import Glyph

    covered = set(font.getBestCmap())
    for code, width in THIN_SPACES.items():
        if code not in covered:
            fixed = font["post"].isFixedPitch
            advance = font["hmtx"]["space"][0] if fixed else round(width * font["head"].unitsPerEm)
            add_character(font, code, Glyph(), advance)
    if lender is not None:
        for code in sorted(wanted & set(lender.getBestCmap()) - set(font.getBestCmap())):
            add_character(font, code, *copy_glyph(lender, code))


def rename(font, family: Family) -> None:
    """Gives the family its name in every record that shows it; copyright, trademark and licence stay as they are."""
    old, new = family.upstream, family.name
    for record in font["name"].names:
        if record.nameID in (0, 7, 13, 14):
            continue
        text = record.toUnicode().replace(old, new).replace(old.replace(" ", ""), new.replace(" ", ""))
        if record.nameID == 3:
            version, *_, postscript = [part for part in text.split(";") if part != "ADOBE"]
            text = f"{version};{postscript}"
        record.string = text


def cut_down(font, features: Iterable[str], wanted: set[int]) -> None:
    from fontTools import subset

    options = subset.Options()
    options.hinting = False
    options.layout_features = list(features)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 16, 17]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)


def make_face(name: str, originals: dict[str, pathlib.Path], wanted: set[int]) -> bytes:
    from fontTools.ttLib import TTFont

    family = FILES[name].family
    lender = TTFont(originals[LENDERS[name]]) if name in LENDERS else None
    # The time of the last change stays upstream's, so that a second run gives the same bytes.
    font = TTFont(originals[name], recalcTimestamp=False)
    complete(font, lender, wanted)
    cut_down(font, family.features, wanted)
    rename(font, family)
    font.flavor = "woff2"
    written = io.BytesIO()
    font.save(written)
    return written.getvalue()


def opened(data: bytes):
    from fontTools.ttLib import TTFont

    return TTFont(io.BytesIO(data))


def widths(font) -> dict[str, int]:
    """How far each character moves the next one on, in thousandths of an em; kerning is left out."""
    em = font["head"].unitsPerEm
    return {chr(code): round(font["hmtx"][name][0] * 1000 / em) for code, name in sorted(font.getBestCmap().items())}


def widths_file(faces: dict[str, bytes]) -> str:
    mono = set(widths(opened(faces["mono-regular"])).values()) | set(widths(opened(faces["mono-semibold"])).values())
    if len(mono) != 1:
        raise Trouble("the characters of Touch Mono are not all of one width.")
    # What a face does not have is taken to be as wide as a Chinese character.
    table = {
        "mono": {"default": mono.pop()},
        "sans": {"default": 1000, "widths": widths(opened(faces["sans-regular"]))},
        "sansSemibold": {"default": 1000, "widths": widths(opened(faces["sans-semibold"]))},
    }
    return json.dumps(table, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n"


def licence_text(folder: pathlib.Path) -> str:
    """The licence itself, as it comes with the faces."""
    for path in sorted(folder.rglob("LICENSE.txt")):
        found = re.search(r"-{9,}\nSIL OPEN FONT LICENSE Version 1\.1.*", path.read_text(encoding="utf-8"), re.DOTALL)
        if found:
            lines = [line.rstrip() for line in found.group().splitlines()]
            return "\n".join(lines).rstrip() + "\n"
    raise Trouble("the licence is not among what was fetched.")


def licences_file(folder: pathlib.Path, faces: dict[str, bytes]) -> str:
    """Whose the faces are, where they come from, what was changed, and under which licence they stand."""
    parts = ["The typefaces in this folder are changed versions of others, under the SIL Open Font License 1.1.\n"]
    for family in (SERIF, SANS, MONO):
        names = [name for name in FILES if FILES[name].family is family]
        notices = {str(opened(faces[name])["name"].getName(0, 3, 1, 0x409)) for name in names}
        kind = "Debian" if family is MONO else "Python"
        parts.append(
            f"{family.name} ({', '.join(name + '.woff2' for name in names)})\n"
            + "".join(notice + "\n" for notice in sorted(notices))
            + f"Made of {family.upstream}, from the {kind} package {family.package}.\n")
    return "\n".join([*parts, CHANGES, licence_text(folder)])


# The two things to be done


def described(character: str) -> str:
    return f"U+{ord(character):04X} {character} ({unicodedata.name(character, 'without a name').lower()})"


def sentence(character: str, lacking: list[str], files: list[str]) -> str:
    places = "any face" if len(lacking) == len(FILES) else ", ".join(lacking)
    return f"{described(character)} is not in {places}, but in {', '.join(files)}"


def missing(faces: dict[str, bytes], wanted: Iterable[str]) -> dict[str, list[str]]:
    """The characters that not every face has, with the faces that lack them."""
    covered = {name: set(opened(data).getBestCmap()) for name, data in faces.items()}
    lacking = {c: [name for name in FILES if ord(c) not in covered[name]] for c in sorted(wanted)}
    return {character: names for character, names in lacking.items() if names}


def build(folder: pathlib.Path) -> None:
    """Fetches, makes and writes everything; what is missing and how much it weighs is printed."""
    install_tools(folder)
    originals = fetch_upstream(folder)
    used = used_characters()
    wanted = set(BASE) | set(used)
    faces = {name: make_face(name, originals, set(map(ord, wanted))) for name in FILES}
    texts = {"LICENSES.txt": licences_file(folder, faces), "widths.json": widths_file(faces)}

    total = sum(map(len, faces.values()))
    if total > BUDGET:
        raise Trouble(f"the faces weigh {total} bytes together, more than {BUDGET}; nothing was written.")
    FACES.mkdir(parents=True, exist_ok=True)
    for name, data in faces.items():
        (FACES / f"{name}.woff2").write_bytes(data)
        print(f"{name + '.woff2':22} {len(data):6}")
    for name, text in texts.items():
        (FACES / name).write_text(text, encoding="utf-8")
    print(f"{'together':22} {total:6}")
    for character, names in missing(faces, wanted).items():
        print(sentence(character, names, used.get(character, ["the list of this script"])) + ".")


def check() -> None:
    """Fails if the book uses a character that the faces, as they lie in site/faces, do not have."""
    absent = [name for name in FILES if not (FACES / f"{name}.woff2").is_file()]
    if absent:
        raise Trouble(f"site/faces has no {absent[0]}.woff2; scripts/make-faces.py makes it.")
    used = used_characters()
    lacking = missing({name: (FACES / f"{name}.woff2").read_bytes() for name in FILES}, used)
    complaints = []
    for character, names in lacking.items():
        said = sentence(character, names, used[character])
        if character in ELSEWHERE:
            print(f"{said}. The reader's own fonts draw it: {ELSEWHERE[character]}.")
        else:
            complaints.append(said + ".")
    if complaints:
        raise Trouble("\n".join(complaints) + "\nscripts/make-faces.py makes the faces anew, with what upstream has.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Makes the typefaces of the site, in site/faces.")
    parser.add_argument("--check", action="store_true", help="fail if the book uses a character that a face does not have")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if not arguments.check:
            build(pathlib.Path(folder))
            return
        # To read the faces, any version will do.
        if not all(map(importlib.util.find_spec, ("fontTools", "brotli"))):
            install_tools(pathlib.Path(folder))
        check()


if __name__ == "__main__":
    try:
        main()
    except Trouble as trouble:
        sys.exit(f"make-faces: {trouble}")
