"""The pages as `workbook serve` sends them, while a check needs them."""

import contextlib
import os
import pathlib
import re
import select
import signal
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The command that serves a folder of built pages, as it is; tests of it name another one.
WORKBOOK = os.environ.get("WORKBOOK", str(ROOT / ".build/debug/workbook"))
# Seconds within which it must say where the pages are.
PATIENCE = 60


class Server:
    """A server of this checkout's tool, with more words for its command; it ends with `end`, or with the check."""

    def __init__(self, *words, port=0, log=None):
        self.command = [WORKBOOK, "serve", "--port", str(port), *map(str, words)]
        try:
            # A process group of its own would outlive a check that is stopped at the terminal.
            self.process = subprocess.Popen(self.command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=log or subprocess.STDOUT)
        except OSError as error:
            sys.exit(f"{WORKBOOK}: error: {error.strerror}; build it with `make`")
        try:
            self.base = self.address()
        except BaseException:
            self.end()
            raise

    def address(self):
        """Where it says that the pages are."""
        said = ""
        while select.select([self.process.stdout], [], [], PATIENCE)[0]:
            line = self.process.stdout.readline()
            found = re.search(r"http://localhost:(\d+)/", line)
            if found:
                return f"http://127.0.0.1:{found[1]}"
            if not line:
                sys.exit(f"{' '.join(self.command)}: error: the server ended with {self.process.wait()}: {said.strip()}; run it by hand to see why")
            said += line
        sys.exit(f"{' '.join(self.command)}: error: the server says nothing of its address within {PATIENCE} s; run it by hand to see why")

    @property
    def port(self):
        return int(self.base.rsplit(":", 1)[1])

    def end(self):
        """Ends the server by its id, and waits until it is gone."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.wait()
        self.process.stdout.close()


def end_in_order():
    """Lets the server end with a check that is told to end."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: sys.exit(128 + number))


@contextlib.contextmanager
def served(folder):
    """The address at which a folder of built pages is served meanwhile."""
    end_in_order()
    server = Server("--without-building", "--out", folder, log=subprocess.DEVNULL)
    try:
        yield server.base
    finally:
        server.end()
