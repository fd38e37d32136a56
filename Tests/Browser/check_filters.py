"""Filters the symptoms by words and the rules by what they rest on, with scripts and without.

Usage: check_filters.py SITE
"""

from bench import Bench, arguments
from browser import Browser
from pages import Site
from server import served

LINES = "[...document.querySelectorAll('#_symptoms > li')]"
SHOWN = LINES + ".filter(line => line.checkVisibility())"


def symptoms(bench, browser, url):
    """Each symptom is found by its own words; nonsense is answered; an empty field shows all again."""
    browser.open(url, width=1440)
    total = browser.js(f"return {LINES}.length")
    bench.expect(total > 0, url, "there is no list of symptoms", "mend the template")
    field = browser.driver.find_element("css selector", "input[data-filter]")
    lines = browser.js(f"return {LINES}.map(line => line.querySelector('.q').textContent.trim())")
    below = browser.js("return [...document.querySelectorAll('main h3[id]')].map(head => head.textContent.trim())")
    bench.expect(below and lines[-len(below):] == below, url, f"the list has not each of {len(below)} headings below it", "mend site/scripts/filter.js")
    total -= len(below)
    bench.expect(browser.js(f"return {SHOWN}.length") == total, url, "the headings below the list are listed before a word is typed", "mend site/scripts/filter.js")
    for title in lines:
        field.clear()
        field.send_keys(title.upper())
        shown = browser.js(f"return {SHOWN}.map(line => line.querySelector('.q').textContent.trim())")
        bench.expect(title in shown and len(shown) < total, url, f"“{title.upper()}” shows {len(shown)} of {total} symptoms, {'with' if title in shown else 'without'} its own", "mend site/scripts/filter.js")
    for asked in ("my scroll view eats my pan", "why does the swipe back not work", "taps on an image do nothing"):
        field.clear()
        field.send_keys(asked)
        shown = browser.js(f"return {SHOWN}.length")
        bench.expect(0 < shown < total / 2, url, f"“{asked}” shows {shown} of {total} symptoms", "mend site/scripts/filter.js")
    moved = browser.js("return document.querySelector('.moved li')?.textContent.trim()")
    if moved:
        field.clear()
        field.send_keys(moved)
        shown = browser.js(f"return {SHOWN}.map(line => line.querySelector('.q').textContent.trim())")
        bench.expect(below[-1] not in shown, url, f"“{moved}”, which has moved to another page, shows “{below[-1]}”", "end what a heading stands over in site/scripts/filter.js")
    none = "document.querySelector('p[data-none]').checkVisibility()"
    field.clear()
    field.send_keys("zzzz")
    bench.expect(browser.js(f"return {SHOWN}.length") == 0 and browser.js("return " + none), url, "what nobody says shows symptoms, or no word that there are none", "mend site/scripts/filter.js")
    field.send_keys("\ue003" * 4)
    bench.expect(browser.js(f"return {SHOWN}.length") == total and not browser.js("return " + none), url, "an empty field does not show all symptoms again", "mend site/scripts/filter.js")
    browser.without_scripts()
    browser.open(url)
    bench.expect(browser.js(f"return {SHOWN}.length") == total, url, f"without scripts {browser.js(f'return {SHOWN}.length')} of {total} symptoms are shown", "hide nothing in the markup")
    bench.expect(not browser.js("return document.querySelector('input[data-filter]').checkVisibility()"), url, "without scripts a filter is offered that does nothing", "give it the class js-only")
    browser.without_scripts(False)
    return total


def rules(bench, browser, url):
    """Each choice shows the rules of that kind and no others; this needs no script."""
    total = None
    for off in (False, True):
        browser.without_scripts(off)
        browser.open(url, width=1440)
        how = "without scripts " if off else ""
        rows = "[...document.querySelectorAll('.rulebook > li')]"
        total = browser.js(f"return {rows}.filter(line => line.checkVisibility()).length")
        bench.expect(total == browser.js(f"return {rows}.length"), url, f"{how}{total} rules are shown at first, and all are expected", "let the first choice be all")
        kinds = browser.js("return [...document.querySelectorAll('.kinds input')].map(input => input.id)")
        for name in kinds[1:]:
            browser.driver.find_element("id", name).click()
            kind = name.removeprefix("_kind-")
            shown = browser.js(f"return {rows}.filter(line => line.checkVisibility()).map(line => line.classList.contains(arguments[0]))", kind)
            count = browser.js("return Number(document.getElementById(arguments[0]).closest('div').querySelector('.count')?.textContent.replace(/\\D/g, '') || 0)", name)
            bench.expect(shown and all(shown), url, f"{how}the choice “{kind}” shows {len(shown)} rules, of which {shown.count(False)} are of another kind", "mend the selectors in site/styles/80-rules.css")
            bench.expect(len(shown) >= count > 0, url, f"{how}the choice “{kind}” says {count} and shows {len(shown)} rules", "count what is listed")
            empty = browser.js("return [...document.querySelectorAll('main section')].filter(part => part.checkVisibility() && part.querySelector('.rulebook') && ![...part.querySelectorAll('.rulebook > li')].some(line => line.checkVisibility())).length")
            bench.expect(empty == 0, url, f"{how}the choice “{kind}” leaves {empty} headings with nothing under them", "hide their sections")
        browser.driver.find_element("id", kinds[0]).click()
        bench.expect(browser.js(f"return {rows}.filter(line => line.checkVisibility()).length") == total, url, f"{how}“all” does not show all rules again", "mend the selectors")
    browser.without_scripts(False)
    return total


def main():
    folder, _ = arguments(__doc__)
    site, bench = Site(folder), Bench("filters")
    with served(folder) as base, Browser() as browser:
        for place in (site.base, base):
            count = symptoms(bench, browser, f"{place}/reference-symptoms.html")
            ruled = rules(bench, browser, f"{place}/rules.html")
    bench.end(f"{count} symptoms, {ruled} rules, from disk and as `workbook serve` sends them")


main()
