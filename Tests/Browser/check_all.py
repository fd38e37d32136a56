"""Makes all checks of the built pages, one after the other, and says at the end which failed.

Usage: check_all.py SITE [PICTURES]
ONLY in the environment names the checks to make: ONLY="symptoms budgets".
"""

import os
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent
# The gates come first: a gate that lets its fixture pass says nothing of the pages.
CHECKS = (
    "gates", "symptoms", "budgets", "navigation", "controls", "listings", "filters", "search", "live", "figures", "webkit", "predictions", "exercises", "changes", "plain", "print",
    "markup", "pages", "accessibility",
)
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
    failed = []
    for number, name in enumerate(chosen, 1):
        print(f"[{number}/{len(chosen)}] {name}", flush=True)
        folder = str(HERE / "fixtures") if name == "gates" else site
        command = [sys.executable, "-B", str(HERE / f"check_{name}.py"), folder] + (pictures if name in WITH_PICTURES else [])
        if subprocess.run(command).returncode:
            failed.append(name)
    took = time.monotonic() - started
    if failed:
        sys.exit(f"browser: {', '.join(failed)} failed, {len(chosen) - len(failed)} passed, in {took:.0f} s; one alone: make browser ONLY={failed[0]}")
    print(f"browser: all {len(chosen)} checks passed, in {took:.0f} s")


main()
