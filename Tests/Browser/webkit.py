"""A real WebKit, which is Safari's engine as Debian builds it: shown pages at a width, and asked what they became."""

import os
import pathlib
import shutil
import subprocess
import sys

from selenium.common.exceptions import WebDriverException
from urllib3.exceptions import HTTPError

from browser import SIZES, Browser

# Where Debian keeps the browser that its driver drives.
BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"

# What is heard of a browser that has fallen, or whose driver has.
FALLEN = (WebDriverException, HTTPError, OSError)


def start():
    """A WebKit in a window of the screen that DISPLAY names."""
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options

    found = sorted(pathlib.Path("/").glob(BROWSERS.lstrip("/")))
    if not found:
        sys.exit(f"{BROWSERS}: error: there is no WebKit; scripts/setup-browser.sh installs it")
    options = Options()
    options.binary_location = str(found[-1])
    options.add_argument("--automation")
    return webdriver.WebKitGTK(options=options)


class WebKit(Browser):
    """One window, reused for page after page; a new one after a page that brought it down."""

    has_fractions = False

    def __init__(self):
        # As root WebKit's own sandbox does not start.
        os.environ.setdefault("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
        self.screen = None
        if "DISPLAY" not in os.environ:
            self.show_itself()
        self.driver = start()
        self.look = {}

    def __exit__(self, *_):
        self.driver.quit()
        if self.screen:
            self.screen.terminate()
            self.screen.wait()

    def show_itself(self):
        """A screen without glass, which WebKit needs and Chromium does not."""
        if not shutil.which("Xvfb"):
            sys.exit("Xvfb: error: it is not there; scripts/setup-browser.sh installs it")
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        self.screen = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            os.environ["DISPLAY"] = ":" + pipe.readline().strip()

    def set(self, width=1440, height=None):
        self.look = {"width": width}
        self.driver.set_window_size(width, (height or SIZES.get(width, 900)))

    def restart(self):
        """A new window, for what an old one has fallen with."""
        try:
            self.driver.quit()
        except FALLEN:
            pass
        self.driver = start()
        self.set(**self.look)

    def open(self, url):
        """Shows a page from its top."""
        self.driver.get("about:blank")
        self.driver.get(url)
