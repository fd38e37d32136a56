"""Makes all checks of the built pages, the two longest beside the others, and says at the end which failed.

Usage: check_all.py SITE [PICTURES]
ONLY in the environment names the checks to make: ONLY="symptoms budgets".
"""

import os
import pathlib
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

HERE = pathlib.Path(__file__).parent
# The gates come first: a gate that lets its fixture pass says nothing of the pages.
CHECKS = (
    "gates", "symptoms", "budgets", "navigation", "controls", "listings", "filters", "search", "live", "figures", "webkit", "predictions", "exercises", "changes", "plain", "print",
    "markup", "pages", "accessibility",
)
# These two take as long as all the others, and mostly wait for their browser.
BESIDE = ("webkit", "accessibility")
WITH_PICTURES = ("search", "live", "plain", "print", "pages")


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(f"usage: check_all.py SITE [PICTURES]\n{__doc__}")
    site, pictures = sys.argv[1], sys.argv[2:]
    chosen = os.environ.get("ONLY", "").split() or CHECKS
    unknown = [name for name in chosen if name not in CHECKS]
    if unknown:
        sys.exit(f"ONLY: error: there is no check {', '.join(unknown)}; there are {', '.join(CHECKS)}")
    started = time.monotonic()

    def passed(name):
        print(f"[{chosen.index(name) + 1}/{len(chosen)}] {name}", flush=True)
        folder = str(HERE / "fixtures") if name == "gates" else site
        command = [sys.executable, "-B", str(HERE / f"check_{name}.py"), folder] + (pictures if name in WITH_PICTURES else [])
        return subprocess.run(command).returncode == 0

    with ThreadPoolExecutor(max_workers=1) as lane:
        beside = {name: lane.submit(passed, name) for name in chosen if name in BESIDE}
        try:
            alone = {name: passed(name) for name in chosen if name not in BESIDE}
            failed = [name for name in chosen if not (alone[name] if name in alone else beside[name].result())]
        except KeyboardInterrupt:
            # What runs beside was interrupted at the terminal as well; what waits behind it must not begin.
            lane.shutdown(wait=False, cancel_futures=True)
            sys.exit(130)
    took = time.monotonic() - started
    if failed:
        sys.exit(f"browser: {', '.join(failed)} failed, {len(chosen) - len(failed)} passed, in {took:.0f} s; one alone: make browser ONLY={failed[0]}")
    print(f"browser: all {len(chosen)} checks passed, in {took:.0f} s")


main()
