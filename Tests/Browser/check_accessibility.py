"""Runs axe in every built page once, and in each kind of page at three widths, in both themes and in print.

Usage: check_accessibility.py SITE
WCAG 2.2, levels A and AA, and axe's best practice. What costs most of the time and is known otherwise is left out: contrast
where the page is one of many of its kind (the gate `text` measures it on every page), and the insides of drawings.
"""

from bench import Bench, arguments, place, tools
from browser import SIZES, THEMES, Browser
from pages import Site

RUN = """
const [only, isOneOfMany, done] = arguments;
for (const part of document.querySelectorAll("svg > :not(title, desc)")) part.remove();
axe.run(document, {
  runOnly: only ?? ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
  // On paper nothing is pressed.
  rules: {
    "target-size": { enabled: !only && !matchMedia("print").matches },
    "color-contrast": { enabled: !isOneOfMany },
  },
  resultTypes: ["violations"], preload: false, elementRef: false,
}).then(({ violations }) => done(violations.map(({ id, help, helpUrl, nodes }) => ({
  id, help, helpUrl, count: nodes.length,
  where: String(nodes[0].target),
  what: (nodes[0].any.concat(nodes[0].all, nodes[0].none)[0] || {}).message || help,
}))), (error) => done([{ id: "axe", help: String(error), helpUrl: "", count: 1, where: "the page", what: String(error) }]));
"""


# What the other theme can change: colours, and nothing else.
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}


def look(bench, browser, axe, page, shown, is_one_of_many, rules=None):
    if not browser.js("return !!window.axe"):
        browser.js(axe)
    for found in browser.driver.execute_async_script(RUN, rules, is_one_of_many):
        more = f" (and {found['count'] - 1} times more)" if found["count"] > 1 else ""
        bench.complain(
            f"{place(page, **shown)}: {found['where']}", f"{found['id']}: {found['what']}{more}",
            f"{found['help'][0].lower()}{found['help'][1:]}: {found['helpUrl'].split('?')[0]}",
        )


def main():
    folder, _ = arguments(__doc__)
    site, bench = Site(folder), Bench("accessibility")
    axe = (tools() / "axe.min.js").read_text()
    samples = set(site.samples())
    looks = 0
    with Browser() as browser:
        browser.driver.set_script_timeout(120)
        for number, page in enumerate(site.pages):
            bench.progress(number, len(site.pages), "pages")
            if page not in samples:
                shown = [{"width": 1440, "theme": "dark" if number % 2 else "light"}]
            else:
                shown = [{"width": width, "theme": theme} for width in SIZES for theme in THEMES]
                shown.append({"width": 1024, "theme": "light", "media": "print"})
            browser.open(site.url(page), **shown[0])
            for each in shown:
                browser.set(**each)
                is_one_of_many = page not in samples
                rules = COLOURS if page in samples and each["theme"] == "dark" else None
                look(bench, browser, axe, page, each, is_one_of_many, rules)
                looks += 1
    bench.end(f"{len(site.pages)} pages, {looks} looks")


if __name__ == "__main__":
    main()
