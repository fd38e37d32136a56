"""The gates: what every page must pass, each a script of its own in `gates/`, run inside the page."""

import functools
import pathlib

from bench import place

FOLDER = pathlib.Path(__file__).parent / "gates"
GATES = ("structure", "ids", "turn", "lanes", "sizes", "overflow", "text", "figures")

# Of these nothing else is asked: colours are not the page's, and the rest is as without.
UNDER_FORCED_COLOURS = ("forced",)


@functools.cache
def program(forced):
    """The gates as one program, whose value is the list of complaints; under forced colours those alone that are about them."""
    parts = [(FOLDER / "shared.js").read_text()]
    for gate in UNDER_FORCED_COLOURS if forced else GATES:
        text = (FOLDER / f"{gate}.js").read_text()
        parts.append(f'(() => {{ const complain = complainer("{gate}");\n{text}\n}})();')
    return "\n".join(parts) + "\nreturn complaints;"


def foreign(browser, base):
    """What was asked of anybody but the page's own place."""
    own = (base.rsplit("/", 1)[0] if base.startswith("file:") else base, "data:", "about:", "blob:", "chrome")
    return [url for url in browser.asked() if not url.startswith(own)]


def judge(bench, browser, page, base, known=None):
    """Lets the open page pass the gates, and complains of what they find; returns the names of those that do."""
    where = place(page, **browser.look)
    names = []
    for found in browser.js(program(browser.look["forced"])):
        if known and known.holds(page, found["gate"], found["what"]):
            continue
        times = f" (and {found['times'] - 1} times more)" if found["times"] > 1 else ""
        bench.complain(f"{where}: {found['where']}", found["what"] + times, found["instead"])
        names.append(found["gate"])
    for message in browser.said():
        bench.complain(where, f"the console says: {message}", "open the page and mend what it complains of")
        names.append("console")
    for url in foreign(browser, base):
        bench.complain(where, f"it asked for {url}", "ship what is needed with the pages")
        names.append("requests")
    return names
