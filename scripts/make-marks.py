#!/usr/bin/env python3
"""Makes the mark of the site, in site/marks: for a browser's tab, for a phone's home screen, the card of a shared link, and the cover of the EPUB.

Usage: make-marks.py
The mark is a ring with a disc on its edge: a finger that is down, at the border of whatever is to get it. `mark.svg` is
written as it stands here; `touch-icon.png`, `card.png` and `cover.png` are pages of this script, photographed in headless Chromium with the
faces in site/faces. scripts/setup-browser.sh installs what it takes. `make` does not run this: run it after a change of the
title, the faces or the mark, look at the pictures, and commit them.
"""

import base64
import pathlib
import struct
import sys
import tempfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
FACES = ROOT / "site" / "faces"
MARKS = ROOT / "site" / "marks"

PAPER, INK, QUIET, RUST, RUST_IN_THE_DARK = "#fcfbf8", "#211f1c", "#625d55", "#ab3617", "#ff9770"

TITLE = "Whose Touch Is It?"
LINE = "Which recognizer took the touch, why the other lost, and the lines of UIKit that settle it."

# How many shades there are between the paper and an ink.
STEPS = 32

# What the card may weigh, in bytes.
BUDGET = 40_000

SHAPES = '<circle cx="9" cy="12" r="7.5" fill="none" stroke="{0}" stroke-width="2.5"/><circle cx="16" cy="12" r="5" fill="{0}"/>'

# The mark is 20.75 wide and stands in the left of its box of 24; these begin further left, so that it stands in the middle.
MARK = f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1.375 0 24 24">
<style>
:root {{ color: {RUST} }}
@media (prefers-color-scheme: dark) {{ :root {{ color: {RUST_IN_THE_DARK} }} }}
</style>
{SHAPES.format("currentColor")}
</svg>
"""

ICON = f"""\
<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; background: {PAPER} }}
svg {{ position: absolute; left: 24px; top: 24px; width: 132px; height: 132px }}
</style>
<svg viewBox="-0.125 1.25 21.5 21.5">{SHAPES.format(RUST)}</svg>
"""


def face(family: str, weight: int, name: str) -> str:
    """A rule for a face, with the face in it: a page from a file may not fetch others."""
    data = base64.b64encode((FACES / f"{name}.woff2").read_bytes()).decode()
    source = f'url("data:font/woff2;base64,{data}")'
    return f'@font-face {{ font-family: "{family}"; font-weight: {weight}; src: {source} }}'


def card() -> str:
    """The page of the card: the title over its line at the left, the mark beside them, as high as they are."""
    return f"""\
<!doctype html><meta charset="utf-8"><style>
{face("Touch Serif", 600, "serif-semibold")}
{face("Touch Sans", 400, "sans-regular")}
body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: {PAPER}; color: {INK} }}
h1, p {{ position: absolute; left: 80px; margin: 0; text-rendering: geometricPrecision }}
h1 {{ top: 132px; width: 640px; font: 600 112px/1.08 "Touch Serif"; letter-spacing: -0.012em; text-indent: -0.02em }}
p {{ top: 408px; width: 590px; font: 30px/1.4 "Touch Sans"; color: {QUIET}; text-wrap: balance }}
svg {{ position: absolute; left: 729px; top: 149px; width: 391px; height: 332px }}
</style>
<svg viewBox="0.25 3.25 20.75 17.5">{SHAPES.format(RUST)}</svg>
<h1>{TITLE}</h1>
<p>{LINE}</p>
"""


def cover() -> str:
    """The page of the cover: the title over its line, and the mark below, as wide as they are."""
    return f"""\
<!doctype html><meta charset="utf-8"><style>
{face("Touch Serif", 600, "serif-semibold")}
{face("Touch Sans", 400, "sans-regular")}
body {{ margin: 0; width: 1200px; height: 1800px; overflow: hidden; position: relative; background: {PAPER}; color: {INK} }}
h1, p {{ position: absolute; left: 120px; margin: 0; text-rendering: geometricPrecision }}
h1 {{ top: 130px; width: 620px; font: 600 232px/1.04 "Touch Serif"; letter-spacing: -0.015em; text-indent: -0.02em }}
p {{ top: 920px; width: 820px; font: 50px/1.4 "Touch Sans"; color: {QUIET}; text-wrap: balance }}
svg {{ position: absolute; left: 120px; top: 1240px; width: 500px; height: 422px }}
</style>
<svg viewBox="0.25 3.25 20.75 17.5">{SHAPES.format(RUST)}</svg>
<h1>{TITLE}</h1>
<p>{LINE}</p>
"""


def open_browser():
    try:
        from selenium import webdriver
        from selenium.common.exceptions import WebDriverException
    except ImportError:
        sys.exit(f"make-marks: {sys.executable} has no Selenium; scripts/setup-browser.sh installs it for Debian's Python.")
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars", "--disable-lcd-text"):
        options.add_argument(argument)
    try:
        return webdriver.Chrome(options=options)
    except WebDriverException:
        sys.exit("make-marks: Chromium or its driver does not start; scripts/setup-browser.sh installs them.")


def photograph(browser, page: str, width: int, height: int) -> bytes:
    """A picture of the page, as PNG, when its faces are there."""
    size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "page.html"
        file.write_text(page, encoding="utf-8")
        browser.get(file.as_uri())
        loaded = browser.execute_async_script(
            "const done = arguments[0];"
            "document.fonts.ready.then(() => done([...document.fonts].every((face) => face.status === 'loaded')))")
    if not loaded:
        sys.exit("make-marks: Chromium could not read a face of site/faces; scripts/make-faces.py makes them.")
    return base64.b64decode(browser.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"])


def pixels(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height and rows of a picture as Chromium writes it: eight bits a channel, RGB or RGBA, not interlaced."""
    data, place = b"", 8
    while place < len(png):
        length, kind = struct.unpack_from(">I4s", png, place)
        body = png[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, height, _, colour = struct.unpack_from(">IIBB", body)
        elif kind == b"IDAT":
            data += body
        place += length + 12
    step = 4 if colour == 6 else 3
    raw, size = zlib.decompress(data), width * step + 1
    rows, above = [], bytes(width * step)
    for y in range(height):
        above = unfiltered(raw[y * size], bytearray(raw[y * size + 1 : (y + 1) * size]), above, step)
        rows.append(above)
    return width, height, [b"".join(row[x : x + 3] for x in range(0, len(row), step)) for row in rows]


def unfiltered(kind: int, row: bytearray, above: bytes, step: int) -> bytes:
    """A row of a PNG without the filter that it was written with."""
    for i in range(len(row)):
        left = row[i - step] if i >= step else 0
        corner = above[i - step] if i >= step else 0
        row[i] = (row[i] + predicted(kind, left, above[i], corner)) & 255
    return bytes(row)


def predicted(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda value: abs(guess - value))
    return (0, left, up, (left + up) // 2)[kind]


def palette() -> list[tuple[int, ...]]:
    """Paper, and the ways from there to each ink: the edges of shapes and letters have no other colours."""
    paper, *inks = (tuple(bytes.fromhex(colour[1:])) for colour in (PAPER, INK, QUIET, RUST))
    ways = [
        tuple(round(p + (i - p) * part / STEPS) for p, i in zip(paper, ink, strict=True))
        for ink in inks
        for part in range(1, STEPS + 1)
    ]
    return [paper, *ways]


def small(png: bytes) -> bytes:
    """The same picture in the colours of the palette, at a third of its weight."""
    width, height, rows = pixels(png)
    colours = palette()

    def nearest(pixel: bytes) -> int:
        return min(range(len(colours)), key=lambda i: sum((a - b) ** 2 for a, b in zip(colours[i], pixel, strict=True)))

    index = {pixel: nearest(pixel) for pixel in {row[x : x + 3] for row in rows for x in range(0, len(row), 3)}}
    lines = b"".join(b"\0" + bytes(index[row[x : x + 3]] for x in range(0, len(row), 3)) for row in rows)

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", b"".join(map(bytes, colours)))
        + chunk(b"IDAT", zlib.compress(lines, 9))
        + chunk(b"IEND", b"")
    )


def main() -> None:
    absent = [name for name in ("serif-semibold", "sans-regular") if not (FACES / f"{name}.woff2").is_file()]
    if absent:
        sys.exit(f"make-marks: site/faces has no {absent[0]}.woff2; scripts/make-faces.py makes it.")
    browser = open_browser()
    try:
        pictures = {
            "touch-icon.png": small(photograph(browser, ICON, 180, 180)),
            "card.png": small(photograph(browser, card(), 1200, 630)),
            "cover.png": small(photograph(browser, cover(), 1200, 1800)),
        }
    finally:
        browser.quit()
    if len(pictures["card.png"]) > BUDGET:
        sys.exit(f"make-marks: the card weighs {len(pictures['card.png'])} bytes, more than {BUDGET}; nothing was written.")
    MARKS.mkdir(parents=True, exist_ok=True)
    for name, data in {"mark.svg": MARK.encode(), **pictures}.items():
        (MARKS / name).write_bytes(data)
        print(f"{name:15} {len(data):6}")


if __name__ == "__main__":
    main()
