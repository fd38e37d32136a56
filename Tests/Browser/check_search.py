"""Searches the built book in a real Chromium, by keys and by touch, and holds the answers to a table; from disk and as
`workbook serve` sends it.

Usage: check_search.py SITE [PICTURES]
`queries.json` beside this file has, for each query, the group and the page that must come first; `*` stands for any.
With PICTURES, a folder, the search is also photographed there, at three widths, light and dark.
"""

import gzip
import json
import pathlib
import re
import sys
import time
import urllib.parse

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import start
from server import served

MOST = 232_000
QUERIES = json.loads((pathlib.Path(__file__).parent / "queries.json").read_text())
# Words of one line are found by each other.
FORMS = (
    "swipe swipes swiped swiping", "tap taps tapped tapping tappable", "scroll scrolls scrolled scrolling",
    "touch touches touched touching", "drag drags dragged dragging draggable", "rotate rotates rotation rotated rotating",
    "freeze freezes frozen freezing", "hide hides hidden hiding hid", "begin begins began begun beginning",
    "page pages paged paging", "delegate delegates", "press presses pressed pressing", "simultaneous simultaneously",
)
APART = ("tap table", "page pager", "scroll view", "press pressure", "view", "less", "this", "bus")


class Check:
    """A browser on a site, and what was found wrong."""

    def __init__(self, site, base):
        self.site = site
        self.base = base
        self.browser = start()
        self.failures = []

    def expect(self, holds, sentence):
        if not holds:
            self.failures.append(sentence)
            print(f"search: error: {self.base}: {sentence}", file=sys.stderr)

    def open(self, page, width=1440, scheme="light"):
        self.browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 500},
        )
        self.browser.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
        )
        self.browser.get("about:blank")
        self.browser.get(f"{self.base}/{page}")

    def js(self, script, *arguments):
        return self.browser.execute_script(script, *arguments)

    def wait(self, condition, what):
        for _ in range(100):
            if self.js("return " + condition):
                return True
            time.sleep(0.05)
        self.expect(False, f"{what} within five seconds")
        return False

    def type(self, *keys):
        self.browser.switch_to.active_element.send_keys(*keys)

    def ask(self, query):
        """The groups that are shown for a query, each its kind and the addresses of its hits."""
        return self.js(
            """
            const field = document.getElementById("_query");
            field.focus();
            field.value = arguments[0];
            field.dispatchEvent(new Event("input"));
            return Array.from(document.querySelectorAll("#_hits [role=group]"), group => [
              group.getAttribute("aria-labelledby").replace("_kind-", ""),
              Array.from(group.querySelectorAll("a"), link => link.getAttribute("href"))]);
            """,
            query,
        )

    def first(self, query):
        groups = self.ask(query)
        return (groups[0][0], groups[0][1][0]) if groups else (None, "")

    def focused(self):
        return self.js("return document.activeElement.id || document.activeElement.tagName")

    def has_option(self):
        return self.js("return (document.getElementById('_query').getAttribute('aria-activedescendant') || '')")

    def is_open(self):
        return self.js("return !document.getElementById('_found').hidden")


def index(site):
    """What the index's file says, its words written out."""
    data = json.loads((site / "search/index.js").read_text().split(".data=", 1)[1].rstrip().rstrip(";"))
    meanings = dict(zip(data["codes"], data["words"].split("|")))
    return data, lambda text: "".join(meanings.get(character, character) for character in text)


def size(check):
    """What is loaded on first use must be small."""
    form = (check.site / "index.html").read_text()
    files = re.search(r'data-files="([^"]*)"', form).group(1).split()
    sizes = {file: len(gzip.compress((check.site / file).read_bytes(), 9)) for file in files}
    total = sum(sizes.values())
    print(f"search: {total:,} bytes gzip on first use, of these {sizes['search/index.js']:,} the index; at most {MOST:,}")
    check.expect(total <= MOST, f"the search loads {total:,} bytes on first use")


def words(check):
    for line in FORMS:
        stems = check.js("return arguments[0].split(' ').map(bookSearch.words.stem)", line)
        check.expect(len(set(stems)) == 1, f"“{line}” have the stems {stems}")
    for line in APART:
        stems = check.js("return arguments[0].split(' ').map(bookSearch.words.stem)", line)
        check.expect(len(set(stems)) == len(stems), f"“{line}” have the stems {stems}")


def answers(check):
    """Each query finds its page first; a symptom by its title, its phrases, and under its group's name."""
    data, plain = index(check.site)
    table = list(QUERIES)
    for kind, path, title, entries, *_ in data["pages"]:
        if kind == "symptom":
            table += [[plain(phrase), kind, path] for phrase in [entries[0][1]] + entries[0][3]]
    for query, kind, page in table:
        found, href = check.first(query)
        check.expect(
            found and kind in ("*", found) and (page == "*" or href.startswith(page)),
            f"“{query}” finds {href or 'nothing'} in {found}, not {page} in {kind}",
        )
    return len(table)


def places(check):
    """Every place of the index is there."""
    hrefs = check.js("return new bookSearch.Engine(bookSearch.data).places.map(place => place.href)")
    ids = {}
    for href in sorted(set(hrefs)):
        path, _, anchor = href.partition("#")
        if path not in ids:
            file = check.site / path
            text = file.read_text() if file.exists() else ""
            ids[path] = set(re.findall(r'\bid="([^"]*)"', text)) if text else None
        check.expect(ids[path] is not None, f"{href}: there is no such page")
        if anchor and ids[path] is not None:
            check.expect(urllib.parse.unquote(anchor) in ids[path], f"{href}: there is no such place")
    return len(hrefs)


def languages(check):
    """Who asks in Chinese is led to the page in Chinese alone, and the hit says its language."""
    check.open("rules.html")
    check.type("/")
    check.type("UIImageView 点击没反应")
    if not check.wait("document.querySelectorAll('#_hits a').length > 0", "results are shown"):
        return
    hits = check.js("return Array.from(document.querySelectorAll('#_hits a'), hit => [hit.getAttribute('href').split('#')[0], hit.lang])")
    check.expect(hits[0] == ["symptom-image-view-tap.zh-Hans.html", "zh-Hans"], f"the first hit is {hits[0]}")
    check.expect("symptom-image-view-tap.html" not in [href for href, _ in hits], "of a page and its sibling one answers")


def keys(check):
    check.open("rules.html")
    link = "document.querySelector('.turn a, main a')"
    check.js(f"{link}.id = 'before'; {link}.focus()")
    check.expect(check.js("return !window.bookSearch"), "the index is not loaded before it is used")
    check.type("/")
    check.expect(check.focused() == "_query", "/ leads to the field")
    check.type("and/or")
    check.expect(check.js("return document.getElementById('_query').value") == "and/or", "/ in the field is a letter")
    check.type(Keys.CONTROL + "a")
    check.type("gesture delegate")
    if not check.wait("document.querySelectorAll('#_hits a').length > 0", "results are shown"):
        return
    said = check.js("return document.getElementById('_said').textContent")
    check.expect(re.fullmatch(r"[\d,]+ results", said), f"the number of results is said, not “{said}”")
    check.expect(check.js("return document.querySelectorAll('#_hits mark').length > 3"), "matches are marked")
    check.expect(check.js("return document.getElementById('_query').getAttribute('aria-expanded')") == "true", "the field is expanded")
    check.expect(check.has_option() == "", "no option is chosen at first")
    check.type(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    check.expect(check.has_option() == "_hit1", "arrows choose")
    check.expect(check.js("return document.querySelectorAll('[aria-selected=true]').length") == 1, "one option is selected")
    check.type(Keys.ARROW_UP, Keys.ARROW_UP)
    check.expect(check.has_option() == "", "above the first option is the field")
    check.type(Keys.ARROW_UP)
    last = check.js("return [...document.querySelectorAll('#_hits [role=option]')].pop().id")
    check.expect(check.has_option() == last, "above the field is the last option")
    seen = "const [list, last] = [document.getElementById('_hits'), document.getElementById(arguments[0])].map(e => e.getBoundingClientRect());"
    check.expect(check.js(seen + "return last.top >= list.top && last.bottom <= list.bottom + 1", last), "a chosen option is in sight")
    check.type(Keys.ESCAPE)
    check.expect(not check.is_open(), "Esc closes")
    check.expect(check.focused() == "before", "Esc gives the focus back")
    check.type("/")
    check.wait("!document.getElementById('_found').hidden", "the field opens again with what it had")
    more = check.js("return [...document.querySelectorAll('#_hits [role=option]')].findIndex(option => !option.href)")
    count = check.js("return document.querySelectorAll('#_hits a').length")
    check.type(*[Keys.ARROW_DOWN] * (more + 1), Keys.ENTER)
    check.expect(check.js("return document.querySelectorAll('#_hits a').length") > count, "more are shown when asked for")
    check.expect(check.has_option() == f"_hit{more}", "the first of them is chosen")
    check.js("document.querySelector('h1').click(); document.getElementById('_query').blur()")
    check.expect(not check.is_open(), "the panel closes when the field is left")
    check.ask("double tap single tap")
    check.type(Keys.ENTER)
    check.wait("location.href.endsWith('symptom-double-tap.html')", "Enter opens the first result")
    check.type("/")
    check.type("zzzz qqqq")
    check.wait("document.getElementById('_said').textContent.includes('qqqq')", "an answer is given")
    said = check.js("return document.getElementById('_said').textContent")
    check.expect("zzzz" in said, f"that nothing is found is said, not “{said}”")


def phone(check):
    check.open("symptom-double-tap.html", width=390)
    check.expect(not check.browser.find_element(By.ID, "_query").is_displayed(), "a phone's bar has no field at first")
    check.browser.find_element(By.ID, "_find").click()
    check.expect(check.focused() == "_query", "the button leads to the field")
    check.type("swipe back hidden bar")
    if not check.wait("document.querySelectorAll('#_hits a').length > 0", "results are shown on a phone"):
        return
    box = check.js("const box = document.getElementById('_found').getBoundingClientRect(); return [box.left, box.right, box.top, box.bottom]")
    check.expect(box[0] == 0 and box[1] == 390, f"the panel is as wide as the screen, not {box}")
    check.expect(48 <= box[2] and box[3] <= 844, f"the panel is below the bar, on the screen, not {box}")
    check.expect(check.js("return document.documentElement.scrollWidth") <= 390, "nothing sticks out sideways")
    sizes = check.js("return [...document.querySelectorAll('#_hits a')].map(link => link.getBoundingClientRect().height)")
    check.expect(min(sizes) >= 44, f"results are high enough for a finger, not {min(sizes)}")
    check.type(Keys.ESCAPE)
    check.expect(check.focused() == "_find", "Esc gives the focus back to the button")
    check.browser.find_element(By.ID, "_find").click()
    check.wait("document.querySelectorAll('#_hits a').length > 0", "results are shown again")
    check.browser.find_element(By.CSS_SELECTOR, "#_hits a").click()
    check.wait("location.href.endsWith('symptom-hidden-navigation-bar.html')", "a touch opens a result")


def cover(check):
    check.open("index.html")
    check.expect(len(check.browser.find_elements(By.CSS_SELECTOR, "input[type=search]")) == 1, "the cover has one field")
    check.type("/")
    check.expect(check.focused() == "_query", "/ leads to the cover's field")
    check.type("cancelsTouchesInView")
    check.wait("document.querySelectorAll('#_hits a').length > 0", "results are shown on the cover")
    check.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    for page in ("index.html", "rules.html"):
        check.open(page)
        check.expect(not check.browser.find_element(By.ID, "_seek").is_displayed(), f"{page} without scripts shows no field")
    check.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def quiet(check):
    """Nothing was asked of anybody but the folder, and the console is empty."""
    for entry in check.browser.get_log("browser"):
        check.expect(False, f"the console says: {entry['message']}")
    for entry in check.browser.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] != "Network.requestWillBeSent":
            continue
        url = message["params"]["request"]["url"]
        check.expect(url.startswith((check.base + "/", "data:", "about:")), f"{url} was asked for")


def photograph(check, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for page, query in (("index", "swipe back not working"), ("rules", "gesture delegate"), ("api", "zzzz")):
        for width in (1440, 1024, 390):
            for scheme in ("light", "dark"):
                check.open(f"{page}.html", width, scheme)
                check.type("/")
                check.type(query)
                check.wait("!document.getElementById('_found').hidden && window.bookSearch?.data", "results are shown")
                time.sleep(0.3)
                check.type(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
                check.browser.save_screenshot(str(folder / f"search-{page}-{width}-{scheme}.png"))


def main():
    site = pathlib.Path(sys.argv[1]).resolve()
    if not (site / "search/index.js").exists():
        sys.exit(f"{site}: no index to search; build the pages with `make site`")
    started = time.time()
    complaints = 0
    with served(site) as address:
        for base in (site.as_uri(), address):
            check = Check(site, base)
            try:
                queries, found, began = judge(check)
                if len(sys.argv) > 2 and base != address:
                    photograph(check, pathlib.Path(sys.argv[2]))
            finally:
                check.browser.quit()
            complaints += len(check.failures)
    print(
        f"search: {queries} queries, {found} places, read in {began:.0f} ms, from disk and as `workbook serve` sends them, "
        f"{complaints} complaints, in {time.time() - started:.1f} s"
    )
    sys.exit(1 if complaints else 0)


def judge(check):
    """How many queries were answered and places found, and how long the index took to read, in milliseconds."""
    size(check)
    check.open("index.html")
    check.type("/")
    check.ask("swipe")
    check.wait("window.bookSearch && window.bookSearch.data && document.querySelectorAll('#_hits a').length", "the index is loaded")
    began = check.js("const start = performance.now(); new bookSearch.Engine(bookSearch.data); return performance.now() - start")
    words(check)
    queries = answers(check)
    found = places(check)
    for part in (keys, languages, phone, cover, quiet):
        part(check)
    return queries, found, began


main()
