"""A scripted person in a pseudo-terminal who knows nothing but what the screen shows."""

import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

COLUMNS, ROWS = 100, 30
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
LISTED = re.compile(r" {1,3}\d+  \S")
NUMBERED = re.compile(r"(?:^| )(\d+)  (?=\S)")
RANGE = re.compile(r"(?:number from|Число от|Liczba od) (\d+) (?:to|до|do) (\d+)")
PROMPTS = ("> ", "? ")
RUN = """
import signal
from pelagos.cli import command

# a shell that runs the tests in the background has its children ignore Ctrl-C
signal.signal(signal.SIGINT, signal.default_int_handler)
command()
"""
PATIENCE = 60


class Terminal:
    """`pelagos ARGS` in a terminal of 100 x 30 characters."""

    def __init__(self, *args: str) -> None:
        own, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        env = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, *args],
            stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True,
        )  # fmt: skip
        os.close(theirs)
        self.own = own
        self.screen = ""
        self.everything = ""

    def read(self) -> bool:
        """Reads until something is asked; False when the program has ended."""
        raw, until = b"", time.monotonic() + PATIENCE
        while time.monotonic() < until:
            ready, _, _ = select.select([self.own], [], [], 0.05)
            if ready:
                try:
                    more = os.read(self.own, 65536)
                except OSError:  # how Linux says that the other side is closed
                    more = b""
                if not more:
                    self._shown(raw)
                    return False
                raw += more
            elif CODES.sub("", raw.decode("utf-8", "replace")).split("\n")[-1] in PROMPTS:
                self._shown(raw)
                return True
        raise AssertionError(f"nothing is asked: {raw.decode('utf-8', 'replace')[-2000:]}")

    def _shown(self, raw: bytes) -> None:
        self.screen = CODES.sub("", raw.decode("utf-8", "replace"))
        self.everything += self.screen

    def type(self, text: str) -> bool:
        """Types a line; False when the program has ended."""
        os.write(self.own, f"{text}\n".encode())
        return self.read()

    def interrupt(self) -> bool:
        """Presses Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        return self.read()

    def close(self) -> int:
        """Its exit code."""
        os.close(self.own)
        return self.process.wait(PATIENCE)


class Person:
    """Answers by the numbers on the screen, by `ok` where an answer is proposed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def answer(self, screen: str) -> str:
        lines = screen.rstrip("> ").split("\n")
        if screen.split("\n")[-1] == "? ":
            return "yes"
        shown = [n for line in lines if LISTED.match(line) for n in NUMBERED.findall(line)]
        if shown:
            return "0" if "0" in shown and self.chance.random() < 0.5 else self.chance.choice(shown)
        if "(ok)" in screen or "(ок)" in screen:
            return "ok"
        if found := RANGE.findall(screen):
            low, high = found[-1]
            return str(self.chance.randint(int(low), int(high)))
        raise AssertionError(f"the screen does not say what to do:\n{screen}")
