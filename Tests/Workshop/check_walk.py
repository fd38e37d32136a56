"""Works through all exercises in a pseudo-terminal, by putting the book's solutions into the files one by one.

Usage: check_walk.py WORKBOOK
"""

import os
import pathlib
import signal
import subprocess
import sys
import tempfile

from terminal import Terminal

workbook = sys.argv[1]
SIZES = [(80, 24), (40, 20), (120, 40)]
complaints = []


def expect(holds, words):
    if not holds:
        complaints.append(words)


def solution(name):
    return subprocess.run([workbook, "exercise", "solution", "--anyway", name], check=True, capture_output=True, text=True).stdout


def save(file, text):
    """Saves a file as editors do: another takes its place."""
    draft = file.with_suffix(".new")
    draft.write_text(text)
    draft.rename(file)


def is_settled(lines):
    return any("All checks hold." in line or "does not compile" in line for line in lines) or any("not hold." in line for line in lines)


def scrolls_to(terminal, words):
    """Whether words come in sight, on one line or on several, when the text is scrolled page by page."""
    for _ in range(240):
        if words in " ".join(line.strip() for line in terminal.screen.lines):
            return True
        terminal.press(" ")
        terminal.wait("the screen", lambda lines: terminal.read(0.5))
    return False


def walk(folder):
    terminal = Terminal([workbook, "exercise", "watch", "--out", str(folder)])
    terminal.wait("the first exercise", lambda lines: any("0/" in line for line in lines))
    files = sorted(folder.glob("*/*.swift"))
    files = {file.stem: file for file in files if file.parent.name not in ("Plugins", "Tests", "kept")}
    count = len(files)
    terminal.wait("the first verdict", is_settled)
    expect(any(line.startswith("✕") for line in terminal.screen.lines), "the first starter has no failed check")
    expect(any("found" in line for line in terminal.screen.lines), "the first starter shows no value found")
    text = files["owner-rain"].read_text()
    save(files["owner-rain"], text + "let x = nothingOfTheKind\n")
    terminal.wait("a mistake at its line", lambda lines: any("nothingOfTheKind" in line for line in lines) and is_settled(lines))
    save(files["owner-rain"], text.replace("super.viewDidLoad()", 'super.viewDidLoad()\n        print("it rains")'))
    expect(scrolls_to(terminal, "│ it rains"), "what the answer printed is not shown")
    terminal.press("s")
    terminal.wait("no solution yet", lambda lines: any("can be seen once" in line for line in lines))
    terminal.press("h")
    terminal.wait("a hint", lambda lines: any("Hint 1 of" in line for line in lines))
    terminal.press("bbbbbb")
    for number in range(1, count + 1):
        columns, rows = SIZES[number % len(SIZES)]
        terminal.resize(columns, rows)
        path = terminal.wait("a file", lambda lines: name_in(lines, files)) and name_in(terminal.screen.lines, files)
        save(files[path], "import UIKit\n\n" + solution(path))
        terminal.wait(f"{path} done", lambda lines: any("All checks hold." in line for line in lines))
        # The screen is painted in pieces: the bar may come a moment later.
        terminal.wait(f"{number}/{count} in the bar", lambda lines: any(line.endswith(f" {number}/{count}") for line in lines))
        lines = terminal.screen.lines
        bar = next((line for line in lines if line.endswith(f" {number}/{count}")), "")
        expect(bar, f"after {path} the bar does not say {number}/{count}: {lines[-3:]}")
        width = len(bar) - len(f" {number}/{count}")
        expect(bar.count("█") == width * number // count, f"after {path} the bar is not full as far as it should be: {bar}")
        if number < count:
            terminal.press("n")
            terminal.wait("the next exercise", lambda lines: name_in(lines, files) not in (None, path))
        else:
            expect(scrolls_to(terminal, f"all {count} exercises are done"), "the end is not told")
    terminal.press("l")
    terminal.wait("the list", lambda lines: any(line.startswith("✓") for line in lines) and any("go there" in line for line in lines))
    terminal.press("q")
    terminal.press("r")
    terminal.wait("the question", lambda lines: any("begin anew" in line for line in lines))
    terminal.press("y")
    terminal.wait("the copy", lambda lines: any("Your file is kept as" in line for line in lines))
    expect(list((folder / "kept").glob("*.swift")), "there is no copy")
    terminal.press("q")
    expect(terminal.end() == 0, "the watch mode does not end well")
    complaints.extend(terminal.complaints())


def ends(folder):
    """Whatever ends it gives the terminal back."""
    for name, act in {
        "Ctrl-C": lambda terminal: terminal.press("\x03"),
        "SIGTERM": lambda terminal: os.kill(terminal.process, signal.SIGTERM),
        "SIGINT": lambda terminal: os.kill(terminal.process, signal.SIGINT),
        "SIGHUP": lambda terminal: os.kill(terminal.process, signal.SIGHUP),
        "a crash": lambda terminal: os.kill(terminal.process, signal.SIGTRAP),
    }.items():
        terminal = Terminal([workbook, "exercise", "watch", "--out", str(folder)])
        terminal.wait("a screen", lambda lines: any("quit" in line for line in lines))
        act(terminal)
        expect(terminal.end() is not None, f"{name} does not end it")
        complaints.extend(f"after {name}: {words}" for words in terminal.complaints())


def pauses(folder):
    """A pause gives the terminal back until it goes on."""
    terminal = Terminal([workbook, "exercise", "watch", "--out", str(folder)])
    terminal.wait("a screen", lambda lines: any("quit" in line for line in lines))
    os.kill(terminal.process, signal.SIGTSTP)
    _, status = os.waitpid(terminal.process, os.WUNTRACED)
    while terminal.screen.is_other and terminal.read(1):
        pass
    expect(os.WIFSTOPPED(status), "SIGTSTP does not stop it")
    complaints.extend(f"while it pauses: {words}" for words in terminal.complaints())
    os.kill(terminal.process, signal.SIGCONT)
    terminal.wait("the screen again", lambda lines: terminal.screen.is_other and any("quit" in line for line in lines))
    terminal.press("q")
    expect(terminal.end() == 0, "after a pause it does not end well")
    complaints.extend(terminal.complaints())


def name_in(lines, files):
    """The exercise whose file the screen names, on however many lines."""
    text = "".join(line.strip() for line in lines)
    return next((name for name in files if f"/{name}.swift" in text), None)


with tempfile.TemporaryDirectory() as place:
    folder = pathlib.Path(place) / "exercises"
    walk(folder)
    ends(folder)
    pauses(folder)
for words in complaints:
    print(f"workshop: {words}")
sys.exit(1 if complaints else 0)
