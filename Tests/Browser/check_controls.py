"""Works the drawer, the switch between light and dark, and the keyboard.

Usage: check_controls.py SITE
From disk and as `workbook serve` sends the pages.
"""

from bench import Bench, arguments, place
from browser import THEMES, Browser, Keys
from pages import Site
from server import served

OPEN = "document.getElementById('_book').matches(':popover-open')"
FOCUSED = "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent.trim()"


def drawer(bench, browser, url, width):
    """The list of pages comes and goes: by its button, by keys, by Esc, by a link; and the focus goes back to the button."""
    where = place(url, width)
    browser.open(url, width=width)
    button = browser.driver.find_element("css selector", "button.menu")
    bench.expect(not browser.js("return " + OPEN), where, "the drawer is open at first", "leave it closed")
    button.click()
    bench.expect(browser.wait(OPEN, 1), where, "its button does not open the drawer", "mend the button's popovertarget")
    links = "[...document.querySelectorAll('#_book a')].filter(link => link.checkVisibility()).length"
    bench.expect(browser.js("return " + links) > 6, where, "the open drawer shows no list of pages", "show .book:popover-open")
    box = browser.js("const box = document.getElementById('_book').getBoundingClientRect(); return [box.left, box.right, box.bottom]")
    height = browser.js("return innerHeight")
    bench.expect(box[0] >= 0 and box[1] <= width and box[2] <= height + 1, where, f"the drawer reaches to {box[1]:.0f}, {box[2]:.0f} px in a window of {width} × {height}", "let it scroll inside the window")
    browser.keys(Keys.ESCAPE)
    bench.expect(browser.wait("!" + OPEN, 1), where, "Esc does not close the drawer", "leave the popover its own behaviour")
    bench.expect("menu" in browser.js("return document.activeElement.className"), where, f"after Esc the focus is on “{browser.js('return ' + FOCUSED)}”, and the drawer's button is expected", "give the focus back")
    browser.keys(Keys.ENTER)
    bench.expect(browser.wait(OPEN, 1), where, "Enter on its button does not open the drawer", "make it a button")
    browser.tab()
    inside = browser.js("return document.getElementById('_book').contains(document.activeElement)")
    bench.expect(inside, where, f"Tab leads from the button to “{browser.js('return ' + FOCUSED)}”, and the drawer's first link is expected", "place the drawer after its button, or keep the popover's order")
    browser.js("[...document.querySelectorAll('#_book a')].find(link => link.pathname !== location.pathname).focus()")
    before = browser.driver.current_url
    browser.keys(Keys.ENTER)
    browser.wait(f"location.href !== {before!r}", 2)
    bench.expect(browser.driver.current_url != before and browser.wait("document.readyState === 'complete' && !" + OPEN, 2), where, "a link of the drawer does not lead to a page with the drawer closed", "leave links to the browser")
    # A link to a place on the page itself.
    browser.open(url)
    browser.driver.find_element("css selector", "button.menu").click()
    inner = browser.js(
        "const link = [...document.querySelectorAll('#_book a')].find(link => link.hash && link.pathname === location.pathname);"
        "link?.click(); return link?.getAttribute('href')"
    )
    if inner:
        bench.expect(browser.wait("!" + OPEN, 1), where, f"the drawer stays open over the place to which its link {inner} leads", "close it in site/scripts/places.js when one of its links is followed")


def paper(browser):
    """Whether the page is dark, as it is seen."""
    red = browser.js("return getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/)[0]")
    return "dark" if float(red) < 128 else "light"


def theme(bench, browser, site, base):
    """The switch goes from the system's to light to dark and round; what is chosen holds on the next page, and says so."""
    one, other = f"{base}/{site.pages[0]}", f"{base}/index.html"
    for system in THEMES:
        where = place(one, theme=f"the system's being {system}")
        browser.open(one, width=1440, theme=system)
        browser.js("localStorage.removeItem('theme')")
        browser.open(one)
        names = []
        for expected in (system, "light", "dark", system):
            bench.expect(paper(browser) == expected, where, f"the page is {paper(browser)} after {len(names)} presses, and {expected} is expected", "mend the order in site/scripts/page.js")
            names.append(browser.js("return document.getElementById('_theme').getAttribute('aria-label')"))
            browser.open(other)
            bench.expect(paper(browser) == expected, where, f"the next page is {paper(browser)} after {len(names) - 1} presses, and {expected} is expected", "keep the choice in site/scripts/theme.js")
            browser.open(one)
            browser.driver.find_element("id", "_theme").click()
        browser.js("localStorage.removeItem('theme')")
        bench.expect(len(set(names)) == 3 and names[0] == names[3], where, f"the switch calls its three states {names}", "give each a name of its own")
    refused = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });"
    script = browser.cdp("Page.addScriptToEvaluateOnNewDocument", source=refused)["identifier"]
    browser.said()
    browser.open(one, theme="light")
    for expected in ("light", "dark"):
        browser.driver.find_element("id", "_theme").click()
        bench.expect(paper(browser) == expected, place(one), f"without storage the switch makes the page {paper(browser)}, and {expected} is expected", "let the choice hold for the page")
    for message in browser.said():
        bench.complain(place(one), f"without storage the console says: {message}", "catch what storage throws")
    browser.cdp("Page.removeScriptToEvaluateOnNewDocument", identifier=script)


def keyboard(bench, browser, site, base):
    """Tab goes to what is seen, in the order of the page, and stops at nothing that does nothing."""
    for page in site.samples():
        for width in (1440, 390):
            where = place(page, width)
            browser.open(f"{base}/{page}", width=width)
            stops = browser.js("return document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]').length")
            browser.tab()
            first = browser.js("return document.activeElement.className")
            bench.expect(first == "skip", where, f"the first stop of Tab is “{browser.js('return ' + FOCUSED)}”, and the link to the text is expected", "place it first")
            bench.expect(browser.js("return document.activeElement.getBoundingClientRect().left >= 0"), where, "the link to the text is not seen when it has the focus", "bring it into the window")
            browser.keys(Keys.ENTER)
            browser.tab()
            bench.expect(browser.js("return document.querySelector('main').contains(document.activeElement)"), where, f"after the link to the text, Tab leads to “{browser.js('return ' + FOCUSED)}”, and a stop in the text is expected", "let the link lead to the text")
            # A page sees to its tables when it is first drawn, which takes a moment on a busy machine.
            browser.wait("[...document.querySelectorAll('.scroller')].every((each) => each.scrollWidth > each.clientWidth === each.tabIndex >= 0)")
            for found in browser.js(STOPS):
                bench.complain(f"{where}: {found['where']}", found["what"], found["instead"])
            bench.expect(stops > 5, where, f"there are {stops} stops", "leave links in the page")


STOPS = """
const name = (element) => element.localName + [...element.classList].map((word) => "." + word).join("");
const result = [];
for (const element of document.querySelectorAll("[tabindex]")) {
  if (element.tabIndex > 0) result.push({ where: name(element), what: `its tabindex is ${element.tabIndex}`, instead: "take it away; the order is the page's" });
  const style = getComputedStyle(element);
  const scrolls = [style.overflowX, style.overflowY].some((way) => way === "auto" || way === "scroll")
    && (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
  // The phone of a figure is worked by keys, and its log scrolls as soon as it is long enough.
  const acts = element.matches("a[href], button, input, summary, [role=option], .live .phone, .stage .phone, .live .log");
  if (element.tabIndex === 0 && !scrolls && !acts && element.checkVisibility()) {
    result.push({ where: name(element), what: "Tab stops at it, and it does not scroll", instead: "give it a tabindex only where it scrolls" });
  }
}
for (const element of document.querySelectorAll("a[href], button, summary, input")) {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(".skip, input[type=radio]")) continue;
  if (element.tabIndex < 0) result.push({ where: name(element), what: "it is seen, and Tab does not reach it", instead: "take its tabindex away" });
  const box = element.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) result.push({ where: name(element), what: `Tab stops at it, and it is ${box.width} × ${box.height} px`, instead: "show it, or take it out" });
}
return result;
"""


# What is seen and can have the focus, in the order of the page.
FOCUSABLE = """
return [...document.querySelectorAll("a[href], button, input, summary, [tabindex='0']")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled).length;
"""


def round_trip(bench, browser, url):
    """Tab, pressed again and again, comes to everything that is seen, once each, and leaves the page at its end."""
    browser.open(url, width=1440)
    # Figures come to life when they come near, and have stops of their own then.
    for number in range(browser.js("return document.querySelectorAll('[data-live]').length")):
        browser.js("document.querySelectorAll('[data-live]')[arguments[0]].scrollIntoView({ behavior: 'instant' })", number)
        browser.wait(f"document.querySelectorAll('[data-live]')[{number}].touchFigure", 10)
    browser.js("scrollTo({ top: 0, behavior: 'instant' })")
    expected = browser.js(FOCUSABLE)
    browser.js("window.visited = new Set(); document.addEventListener('focusin', (event) => visited.add(event.target))")
    for _ in range(expected + 5):
        browser.tab()
        if browser.js("return document.activeElement === document.body"):
            break
    reached = browser.js("return visited.size")
    missed = browser.js(FOCUSABLE.replace(".length", ".filter((each) => !visited.has(each)).slice(0, 3).map((each) => each.textContent.trim() || each.id)"))
    bench.expect(not missed, place(url, 1440), f"Tab reaches {reached} of {expected} stops, and not {', '.join(missed)}", "leave the order to the page")


def slash(bench, browser, pages, base):
    """`/` leads to the search on every kind of page; the letter itself stays out of the field; bare arrows turn no page."""
    for page in pages:
        browser.open(f"{base}/{page}", width=1440)
        browser.keys(Keys.ARROW_RIGHT, Keys.ARROW_LEFT)
        bench.expect(browser.driver.current_url == f"{base}/{page}", page, "a bare arrow key leaves the page", "leave arrows to the browser")
        browser.keys("/")
        bench.expect(browser.js("return document.activeElement.id === '_query' && document.activeElement.value === ''"), page, f"/ leads to “{browser.js('return ' + FOCUSED)}”, and the empty search field is expected", "mend site/scripts/search.js")


def main():
    folder, _ = arguments(__doc__)
    site, bench = Site(folder), Bench("controls")
    chapter = next(page for page in site.pages if site.kind(page) == "chapter")
    with served(folder) as base, Browser() as browser:
        for place in (site.base, base):
            for width in (1024, 390):
                for page in (chapter, "index.html"):
                    drawer(bench, browser, f"{place}/{page}", width)
            theme(bench, browser, site, place)
            slash(bench, browser, site.samples(), place)
            keyboard(bench, browser, site, place)
            for page in ("index.html", next(page for page in site.pages if site.kind(page) == "symptom")):
                round_trip(bench, browser, f"{place}/{page}")
    bench.end("drawer, theme and keys, from disk and as `workbook serve` sends them")


main()
