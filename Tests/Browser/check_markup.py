"""Holds every built page to HTML, with the Nu validator (vnu), in one call.

Usage: check_markup.py SITE
The validator that Python's registry carries is of June 2020. What HTML has learnt since is listed here, and nothing else.
"""

import json
import re
import subprocess
import urllib.parse

from bench import Bench, arguments, tools
from pages import Site

# What a validator of 2020 cannot know, each with where it stands today.
LEARNT_SINCE = (
    (r"Attribute “popover(target)?” not allowed", "popover, HTML since 2023"),
    (r"Attribute “enterkeyhint” not allowed", "HTML since 2020"),
    (r"Attribute “name” not allowed on element “details”", "a group of which one is open, HTML since 2023"),
    (r"Attribute “media” not allowed on element “meta”", "theme-color by medium, HTML since 2021"),
    (r"Bad value “combobox” for attribute “role” on element “input”", "ARIA 1.2: the field itself is the combobox"),
    (r"Attribute “aria-(expanded|controls|autocomplete)” not allowed on element “input”", "ARIA 1.2, of the combobox"),
    (r"found \"'wasm-unsafe-eval'\"", "a policy that lets the engine of the figures run, CSP since 2021"),
    (r"^Possible misuse of “aria-label”", "a warning: ARIA in HTML lets sections, lists and fields have one"),
)


def main():
    folder, _ = arguments(__doc__)
    site, bench = Site(folder), Bench("markup")
    jar = tools() / "vnu.jar"
    command = ["java", "-Xss8m", "-jar", str(jar), "--format", "json", "--exit-zero-always"]
    files = [str(site.folder / page) for page in site.pages]
    ran = subprocess.run(command + files, capture_output=True, text=True)
    try:
        messages = json.loads(ran.stderr)["messages"]
    except ValueError:
        bench.complain(str(jar), f"vnu said {ran.stderr.strip()[:300] or 'nothing'}", "run scripts/setup-browser.sh; it needs Java")
        messages = []
    told = {}
    excused = set()
    for message in messages:
        known = next((pattern for pattern, _ in LEARNT_SINCE if re.search(pattern, message["message"])), None)
        if known:
            excused.add(known)
            continue
        page = urllib.parse.unquote(message["url"]).removeprefix("file:" + str(site.folder) + "/")
        key = (page, message["message"])
        told.setdefault(key, [0, f"{page}:{message.get('lastLine', 1)}:{message.get('firstColumn', 1)}"])[0] += 1
    for (_, what), (times, place) in told.items():
        more = f" (and {times - 1} times more)" if times > 1 else ""
        bench.complain(place, what.rstrip(".") + more, "mend the template, or what writes this element")
    bench.end(f"{len(files)} pages, {len(excused)} things that HTML has learnt since 2020")


main()
