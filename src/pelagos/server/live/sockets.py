"""How many live channels a worker keeps open, in all and for one address."""

from collections import Counter

from pelagos.server.errors import Refused

RETRY_SECONDS = 30
"""When to try again: nobody knows when others close theirs."""


class Sockets:
    """Counts those that are open."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._open: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> None:
        """Takes a place. Refused when there is none."""
        if self.count >= self._most or self._open[address] >= self._most_of_one:
            raise Refused(429, "too_many", "too_many_sockets", seconds=RETRY_SECONDS)
        self.count += 1
        self._open[address] += 1

    def leave(self, address: str) -> None:
        """Gives the place back."""
        self.count -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
