"""A program in a pseudo-terminal, and the screen that it paints."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

SEQUENCE = re.compile(rb"\x1b\[(\??)([0-9;]*)([A-Za-z])")


class Screen:
    """As much of a terminal as the watch mode uses; whatever else comes is a mistake."""

    def __init__(self, columns, rows):
        self.size = (columns, rows)
        self.is_other = False
        self.has_cursor = True
        self.mistakes = []
        self.settled = 0
        self.clear()

    def complain(self, words):
        if time.monotonic() > self.settled:
            self.mistakes.append(words)

    def clear(self):
        columns, rows = self.size
        self.cells = [[" "] * columns for _ in range(rows)]
        self.row = self.column = 0

    def resize(self, columns, rows):
        self.size = (columns, rows)
        # What was painted for the other size may still be on its way.
        self.settled = time.monotonic() + 1
        self.clear()

    @property
    def lines(self):
        return ["".join(row).rstrip() for row in self.cells]

    def feed(self, data):
        """Takes bytes; the answer is what is left of a sequence that has no end yet."""
        place = 0
        while place < len(data):
            byte = data[place : place + 1]
            if byte == b"\x1b":
                found = SEQUENCE.match(data, place)
                if not found:
                    if len(data) - place < 12:
                        return data[place:]
                    self.complain(f"unknown sequence {data[place:place + 8]!r}")
                    place += 1
                    continue
                self.obey(found.group(1), found.group(2).decode(), found.group(3).decode())
                place = found.end()
            elif byte == b"\r":
                self.column, place = 0, place + 1
            elif byte == b"\n":
                self.row, place = self.row + 1, place + 1
                if self.is_other and self.row >= self.size[1]:
                    self.complain("the screen scrolls")
                self.row = min(self.row, self.size[1] - 1)
            else:
                length = 1 if data[place] < 0x80 else 2 if data[place] < 0xE0 else 3 if data[place] < 0xF0 else 4
                if place + length > len(data):
                    return data[place:]
                self.put(data[place : place + length].decode(errors="replace"))
                place += length
        return b""

    def put(self, character):
        if self.is_other and ord(character) < 32:
            self.complain(f"control character {character!r}")
        if self.column >= self.size[0]:
            if self.is_other:
                self.complain(f"line {self.row + 1} is wider than {self.size[0]} columns: {self.lines[self.row]}")
            self.row, self.column = min(self.row + 1, self.size[1] - 1), 0
        self.cells[self.row][self.column] = character
        self.column += 1

    def obey(self, private, numbers, letter):
        columns, rows = self.size
        if private:
            if numbers == "1049":
                self.is_other = letter == "h"
            elif numbers == "25":
                self.has_cursor = letter == "h"
            else:
                self.complain(f"unknown mode {numbers}")
        elif letter == "H":
            self.row = self.column = 0
        elif letter == "J":
            if numbers == "2":
                return self.clear()
            self.erase_line()
            for row in range(self.row + 1, rows):
                self.cells[row] = [" "] * columns
        elif letter == "K":
            self.erase_line()
        elif letter != "m":
            self.complain(f"unknown sequence {letter}")

    def erase_line(self):
        self.cells[self.row][self.column :] = [" "] * (self.size[0] - min(self.column, self.size[0]))


class Terminal:
    """A program that believes that somebody sits in front of it."""

    def __init__(self, command, columns=80, rows=24, environment=None):
        self.screen = Screen(columns, rows)
        self.rest = b""
        self.master, self.slave = pty.openpty()
        self.measure(columns, rows)
        self.before = termios.tcgetattr(self.slave)
        self.process = os.fork()
        if self.process == 0:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for stream in range(3):
                os.dup2(self.slave, stream)
            os.closerange(3, 256)
            os.environ.update({"TERM": "xterm-256color", **(environment or {})})
            os.execvp(command[0], command)

    def measure(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, columns, rows):
        """Gives the terminal another size; the kernel tells the program."""
        self.screen.resize(columns, rows)
        self.measure(columns, rows)

    def read(self, seconds):
        """Takes what the program paints, for so long at most."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if ready:
            try:
                self.rest = self.screen.feed(self.rest + os.read(self.master, 65536))
            except OSError:
                return False
        return True

    def wait(self, what, holds, seconds=120):
        """Waits until something holds for the lines of the screen."""
        end = time.monotonic() + seconds
        while not holds(self.screen.lines):
            if time.monotonic() > end:
                raise SystemExit(f"workshop: after {seconds} s still not: {what}\n" + "\n".join(self.screen.lines))
            self.read(0.2)
        return self.screen.lines

    def press(self, keys):
        os.write(self.master, keys.encode())

    def end(self, seconds=20):
        """How the program ends, and nothing if it does not; what it still paints is taken."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.read(0.05)
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                while select.select([self.master], [], [], 0.1)[0] and self.read(0):
                    pass
                return status
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        return None

    def complaints(self):
        """What of the terminal is not as it was."""
        found = list(self.screen.mistakes)
        if self.screen.is_other:
            found.append("the other screen is still there")
        if not self.screen.has_cursor:
            found.append("the cursor is hidden")
        if termios.tcgetattr(self.slave) != self.before:
            found.append("the terminal is still raw")
        return found
