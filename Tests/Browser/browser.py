"""A real Chromium, shown pages at a width, in a theme, on screen or paper; and what it said and asked for meanwhile."""

import base64
import json
import time

from selenium import webdriver
from selenium.webdriver.common.keys import Keys

# The three widths of the design, each with the height of a usual window of that width.
SIZES = {1440: 900, 1024: 768, 390: 844}
THEMES = ("light", "dark")


def start():
    """A Chromium without a window, which keeps what pages say and ask for."""
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(options=options)


class Browser:
    """One window, reused for page after page."""

    # Whether the events of a pointer keep parts of a pixel.
    has_fractions = True

    def __init__(self):
        self.driver = start()
        self.look = {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def cdp(self, command, **parameters):
        return self.driver.execute_cdp_cmd(command, parameters)

    def js(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def set(self, width=1440, theme="light", media="", forced=False, height=None):
        """How pages are shown from now on; a page that is open is shown anew so."""
        height = height or SIZES.get(width, 900)
        self.look = {"width": width, "theme": theme, "media": media, "forced": forced}
        self.cdp(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 500
        )
        features = {"prefers-color-scheme": theme, "prefers-reduced-motion": "reduce", "forced-colors": "active" if forced else "none"}
        self.cdp(
            "Emulation.setEmulatedMedia", media=media,
            features=[{"name": name, "value": value} for name, value in features.items()],
        )

    def open(self, url, **look):
        """Shows a page from its top, as one who comes from elsewhere."""
        if look or not self.look:
            self.set(**look)
        self.driver.get("about:blank")
        self.driver.get(url)

    def bring_near(self, elements, seconds=20):
        """Brings each of some elements of the open page near until it can be touched; how many there are, and how many can be."""
        count = self.js(f"return {elements}.length")
        for place in range(count):
            self.js(f"{elements}[arguments[0]].scrollIntoView({{ block: 'center', behavior: 'instant' }})", place)
            self.wait(f"{elements}[{place}].touchFigure || {elements}[{place}].querySelector('.unloaded')", seconds)
        return count, self.js(f"return {elements}.filter(element => element.touchFigure).length")

    def without_scripts(self, off=True):
        self.cdp("Emulation.setScriptExecutionDisabled", value=off)

    def keys(self, *keys):
        self.driver.switch_to.active_element.send_keys(*keys)

    def tab(self):
        self.keys(Keys.TAB)

    def wait(self, condition, seconds=5):
        """Whether the condition, in the page's language, comes to hold."""
        until = time.monotonic() + seconds
        while True:
            if self.js("return !!(" + condition + ")"):
                return True
            if time.monotonic() > until:
                return False
            time.sleep(0.05)

    def said(self):
        """What the console was told since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def asked(self):
        """What was asked for since the last call, an address each, in order."""
        messages = (json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance"))
        return [
            message["params"]["request"]["url"] for message in messages if message["method"] == "Network.requestWillBeSent"
        ]

    def photograph(self, path):
        """The whole page, from its top to its foot."""
        path.parent.mkdir(parents=True, exist_ok=True)
        shot = self.cdp("Page.captureScreenshot", captureBeyondViewport=True)
        path.write_bytes(base64.b64decode(shot["data"]))
