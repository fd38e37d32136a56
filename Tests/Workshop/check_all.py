"""Makes all checks of the exercises' commands, one after the other, and says at the end which failed.

Usage: check_all.py WORKBOOK
ONLY in the environment names the checks to make: ONLY="walk kills".
"""

import os
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent
CHECKS = ("commands", "kills", "walk")

chosen = os.environ.get("ONLY", "").split() or CHECKS
unknown = [name for name in chosen if name not in CHECKS]
if unknown:
    sys.exit(f"ONLY: error: there is no check {', '.join(unknown)}; there are {', '.join(CHECKS)}")
started = time.monotonic()
failed = [name for name in chosen if subprocess.run([sys.executable, "-B", str(HERE / f"check_{name}.py"), sys.argv[1]]).returncode]
took = time.monotonic() - started
if failed:
    sys.exit(f"workshop: {', '.join(failed)} failed, in {took:.0f} s; one alone: make workshop ONLY={failed[0]}")
print(f"workshop: all {len(chosen)} checks passed, in {took:.0f} s")
