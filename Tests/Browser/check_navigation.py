"""Walks through the book by “next” and back by “before”, and looks where its links and folded parts lead.

Usage: check_navigation.py SITE
From disk and over HTTP.
"""

import html
import re
import urllib.parse

from bench import Bench, arguments
from browser import Browser
from pages import Site
from server import served


def turns(site):
    """Of each page the one before it and the next."""
    result = {}
    for page in site.pages:
        text = site.text(page)
        found = {rel: href for rel, href in re.findall(r'<a class="(?:previous|next)" rel="(prev|next)" href="([^"]+)"', text)}
        result[page] = (found.get("prev"), found.get("next"))
    return result


def order(bench, site):
    """From the cover on, each page's next has that page before it; nothing comes round, and nothing in the list is passed by."""
    links = turns(site)
    walked, page = [], "index.html"
    while page and page not in walked:
        walked.append(page)
        following = links.get(page, (None, None))[1]
        if following in links:
            before = links[following][0]
            bench.expect(before == page, following, f"the page before it is {before}, and {page} is expected, whose next it is", "mend the order in site/contents.json")
        elif following:
            bench.complain(page, f"its next page is {following}, which is not there", "mend the order in site/contents.json")
        page = following
    bench.expect(page is None, walked[-1], f"its next page is {page}, where the way has been before", "let the last page have none")
    listed = re.findall(r'<li[^>]*><a href="([^"#]+)"', re.search(r'<nav class="book".*?</nav>', site.text("index.html"), re.S)[0])
    for page in listed:
        bench.expect(page in walked, page, "it is in the list of pages, and no “next” leads there from the cover", "give it its place in the order")
    for page in site.pages:
        bench.expect(any(links[page]) or site.kind(page) == "missing", page, "it has neither a page before it nor a next one", "give it its place in the order")
    return len(walked)


def targets(bench, site):
    """Every link to a page of the book arrives, at the very place."""
    ids = {page: set(re.findall(r'\bid="([^"]*)"', site.text(page))) for page in site.pages}
    count = 0
    for page in site.pages:
        for href in set(re.findall(r'<a\b[^>]*?\bhref="([^"]+)"', site.text(page))):
            href = html.unescape(href)
            if re.match(r"[a-z]+:", href):
                continue
            count += 1
            path, _, anchor = href.partition("#")
            file = urllib.parse.unquote(path) or page
            if file not in ids:
                bench.expect((site.folder / file).is_file(), page, f"its link {href} leads to no file", "mend the link, or build what is missing")
            elif anchor:
                bench.expect(urllib.parse.unquote(anchor) in ids[file], page, f"its link {href} leads to no place", "mend the link")
    return count


# The id of what is folded: of a part inside, or of the folded part itself. What has moved leads on to another page by itself.
FOLDED = """
const parts = arguments[0]
  ? [...document.querySelectorAll("details:not([open]) [id]:not(svg *, .moved *)")].filter((each) => !each.checkVisibility())
  : [...document.querySelectorAll("details[id]:not([open])")].filter((each) => each.checkVisibility());
return parts[0]?.id;
"""


def folded(bench, browser, site, base):
    """A link to what is folded unfolds it: a part inside, and the folded part itself."""
    for page in site.samples():
        browser.open(f"{base}/{page}")
        for inside in (False, True):
            name = browser.js(FOLDED, inside)
            if not name:
                continue
            browser.open(f"{base}/{page}#{urllib.parse.quote(name)}")
            shown = f"(() => {{ const at = document.getElementById({name!r}); return at.checkVisibility() && (at.localName !== 'details' || at.open); }})()"
            bench.expect(browser.wait(shown, 2), f"{page}#{name}", "the part stays folded when an address leads to it", "open it in site/scripts/places.js")
            browser.open(f"{base}/{page}")
            browser.js("location.hash = arguments[0]", name)
            bench.expect(browser.wait(shown, 2), f"{page}#{name}", "the part stays folded when a link on the page leads to it", "open it in site/scripts/places.js")


def walk(bench, browser, site, base):
    """By keys: Tab to “next”, Enter, and the next page is there; “back” comes back."""
    first = next(page for page in site.pages if site.kind(page) == "chapter")
    following = turns(site)[first][1]
    browser.open(f"{base}/{first}")
    browser.js("document.querySelector('.turn a[rel=next]').focus()")
    browser.keys("\ue007")
    bench.expect(browser.wait(f"location.pathname.endsWith({'/' + following!r})"), f"{base}/{first}", f"Enter on “next” leads to {browser.driver.current_url}, and {following} is expected", "mend the link")
    browser.driver.back()
    bench.expect(browser.wait(f"location.pathname.endsWith({'/' + first!r})"), f"{base}/{following}", "“back” does not come back", "leave the history alone")
    here = browser.js("return [...document.querySelectorAll('.book [aria-current=page]')].map(link => link.getAttribute('href'))")
    bench.expect(here == [first], first, f"the list of pages says “you are here” of {here}, and {first} is expected", "mend the navigation")


def main():
    folder, _ = arguments(__doc__)
    site, bench = Site(folder), Bench("navigation")
    walked = order(bench, site)
    links = targets(bench, site)
    with served(folder) as base, Browser() as browser:
        for place in (site.base, base):
            browser.set(width=1440)
            folded(bench, browser, site, place)
            walk(bench, browser, site, place)
    bench.end(f"{walked} pages in a row, {links} links")


main()
