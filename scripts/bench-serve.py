#!/usr/bin/env python3
"""Measures how long an open page takes to change after its chapter was saved, while `workbook serve` runs.

It works in the checkout, after `make`: it starts the server at a port that is free, waits until the pages are built, and then
asks for news as the script of an open page does. Each round changes a word of the longest chapter, or takes that back. The time
ends when the page with the new word has been fetched; the CPU is the server's until then. The chapter as it was lies in
.build/bench-tool meanwhile; should the script be killed, its next start puts it back. With CHECK=1 the exit status is 1 if
the goal is missed.
"""

import importlib.util
import json
import os
import pathlib
import re
import select
import signal
import statistics
import subprocess
import sys
import threading
import time
import urllib.parse
import urllib.request

SCRIPTS = pathlib.Path(__file__).resolve().parent
ROOT = SCRIPTS.parent
# Seconds on the wall from saving to the new page, in the middle of the rounds.
GOAL = 2.0
ROUNDS = int(os.environ.get("ROUNDS") or 6)


def bench_tool():
    """What `make bench-tool` changes files with."""
    spec = importlib.util.spec_from_file_location("bench_tool", SCRIPTS / "bench-tool.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Server:
    """`workbook serve`, over the checkout."""

    def __init__(self):
        command = [ROOT / ".build/debug/workbook", "serve", "--port", "0"]
        self.process = subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        ready, _, _ = select.select([self.process.stdout], [], [], 60)
        line = self.process.stdout.readline() if ready else ""
        found = re.search(r"http://localhost:\d+", line)
        if not found:
            self.end()
            sys.exit(f"`workbook serve` does not start: {self.process.stderr.read()}")
        self.base = found[0]
        for line in self.process.stderr:
            print("  " + line.strip(), flush=True)
            if "all hold" in line or "mistake" in line:
                break
        threading.Thread(target=self.process.stderr.read, daemon=True).start()

    def news(self, page, seen="", told=""):
        query = urllib.parse.urlencode({"page": page, "seen": seen, "told": told})
        with urllib.request.urlopen(f"{self.base}/_serve/news?{query}") as answer:
            return json.load(answer)

    def text(self, page):
        with urllib.request.urlopen(f"{self.base}/{page}") as answer:
            return answer.read().decode()

    def cpu(self):
        """Seconds of CPU that the server has taken, its own and those of what it started."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")

    def end(self):
        self.process.terminate()
        self.process.wait()


def measure(tool, server, chapter, texts):
    """Saves the texts in turn; seconds on the wall and of CPU, a pair for each."""
    page = chapter.stem + ".html"
    news = server.news(page)
    taken = []
    for number in range(ROUNDS):
        # The book on one page is made after the pages; what is measured is one change that comes alone.
        time.sleep(2)
        before, cpu, start = server.text(page), server.cpu(), time.monotonic()
        chapter.write_text(texts[number % 2])
        while True:
            later = server.news(page, news["seen"], news["told"])
            if later["problems"]:
                sys.exit(f"the book has a mistake: {later['problems'][0]}")
            if later["seen"] != news["seen"]:
                break
            if time.monotonic() - start > 60:
                sys.exit("the page is not told of the change within a minute")
        news = later
        if server.text(page) == before:
            sys.exit("the page is told of a change, and is as it was")
        taken.append((time.monotonic() - start, server.cpu() - cpu))
        print(f"  round {number + 1}: {taken[-1][0]:.2f} s on the wall, {taken[-1][1]:.2f} s of CPU", flush=True)
    return taken


def main():
    tool = bench_tool()
    tool.put_back()
    chapter = tool.largest_chapter()
    original = chapter.read_text()
    changed = tool.a_word(original)
    for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]:
        signal.signal(number, lambda *_: sys.exit(130))
    server = Server()
    try:
        tool.change(chapter, changed)
        chapter.write_text(original)
        taken = measure(tool, server, chapter, (changed, original))
    finally:
        tool.put_back()
        server.end()
    wall, cpu = map(statistics.median, zip(*taken))
    verdict = "met" if wall <= GOAL else "MISSED"
    print(f"a word of {chapter.name}, from saving to the new page: {wall:.2f} s on the wall, {cpu:.2f} s of CPU; goal {GOAL:.0f} s: {verdict}")
    sys.exit(1 if os.environ.get("CHECK") and wall > GOAL else 0)


if __name__ == "__main__":
    main()
