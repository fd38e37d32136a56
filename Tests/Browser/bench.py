"""What the checks have in common: their arguments, what they say while they work, and how they end."""

import os
import pathlib
import sys
import time


class Bench:
    """A check at work: collects what is wrong, and says how far it is."""

    def __init__(self, name):
        self.name = name
        self.complaints = []
        self.started = time.monotonic()
        self.told = self.started

    def complain(self, where, what, instead):
        """Tells what is wrong: the page and how it was shown; what was found and expected; what to do."""
        sentence = f"{where}: error: {what}; {instead}"
        if sentence not in self.complaints:
            self.complaints.append(sentence)
            print(sentence, file=sys.stderr, flush=True)

    def expect(self, holds, where, what, instead):
        if not holds:
            self.complain(where, what, instead)
        return holds

    def progress(self, done, total, what):
        """A line for a person, rewritten in place, or one every half minute where there is no terminal."""
        now = time.monotonic()
        line = f"{self.name}: {done} of {total} {what}, {now - self.started:.0f} s"
        if sys.stderr.isatty():
            print(f"\r\033[K{line}", end="\r" if done < total else "\r\033[K", file=sys.stderr, flush=True)
        elif now - self.told > 30:
            self.told = now
            print(line, flush=True)

    def end(self, summary):
        count = len(self.complaints)
        word = "complaint" if count == 1 else "complaints"
        print(f"{self.name}: {summary}; {count or 'no'} {word}, in {time.monotonic() - self.started:.0f} s", flush=True)
        sys.exit(1 if count else 0)


def place(page, width=None, theme=None, media="", forced=False):
    """A page and how it was shown, for a message."""
    parts = [f"{width} px" if width else "", theme or "", "in print" if media == "print" else "", "forced colours" if forced else ""]
    shown = ", ".join(part for part in parts if part)
    return f"{page} ({shown})" if shown else page


def arguments(usage):
    """The site's folder, and the folder for pictures if one was given."""
    if len(sys.argv) not in (2, 3) or not pathlib.Path(sys.argv[1]).is_dir():
        sys.exit(f"usage: {pathlib.Path(sys.argv[0]).name} SITE [PICTURES]\n{usage}")
    return pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]) if len(sys.argv) == 3 else None


def tools():
    """The folder into which scripts/setup-browser.sh puts axe and vnu."""
    default = pathlib.Path(__file__).resolve().parents[2] / ".build/browser"
    return pathlib.Path(os.environ.get("BROWSER_TOOLS", default))
