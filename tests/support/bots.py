"""Bots that misbehave, each in its own way, and the toy title as an entry of the shelf."""

import os
import signal
import time

from pelagos.bots import Chance, Seen
from pelagos.catalogue import DRAFT, Entry

HAVEN = Entry("haven", "tests.support.haven", "hv", DRAFT)


class Crasher:
    name = "crasher"

    def __init__(self, judgement: object) -> None:
        pass

    def choose(self, seen: Seen, rng: Chance) -> object:
        raise RuntimeError("out of olives")


class Sleeper(Crasher):
    name = "sleeper"

    def choose(self, seen: Seen, rng: Chance) -> object:
        time.sleep(60)
        return None


class DeepSleeper(Crasher):
    """Cannot be woken by a signal."""

    name = "deep sleeper"

    def choose(self, seen: Seen, rng: Chance) -> object:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        time.sleep(60)
        return None


class Cheat(Crasher):
    name = "cheat"

    def choose(self, seen: Seen, rng: Chance) -> object:
        return 10**9


class Dying(Crasher):
    name = "dying"

    def choose(self, seen: Seen, rng: Chance) -> object:
        os._exit(3)
