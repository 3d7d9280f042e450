"""Chance that can be proved: a committed secret, and every answer of FATE derived from it."""

import hashlib
import hmac
from typing import Any

from pelagos.engine.errors import BadData
from pelagos.engine.record import Record, Replay
from pelagos.engine.rules import Rules
from pelagos.engine.seats import FATE


def commitment(secret: bytes) -> str:
    """What a table publishes before the first answer."""
    return hashlib.sha256(secret).hexdigest()


class LineChance:
    """The chance of one line of a record: HMAC(secret, line, counter), by rejection sampling.

    >>> LineChance(b"x", 7).below(6) == LineChance(b"x", 7).below(6)
    True
    """

    def __init__(self, secret: bytes, line: int) -> None:
        self._secret = secret
        self._line = line
        self._counter = 0

    def below(self, n: int) -> int:
        """An integer in range(n), each exactly alike."""
        top = (1 << 64) - (1 << 64) % n
        while True:
            message = f"{self._line}:{self._counter}".encode()
            self._counter += 1
            digest = hmac.digest(self._secret, message, "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < top:
                return number % n


def verify(rules: Rules[Any], record: Record) -> int:
    """Checks every answer of FATE against the revealed secret; returns how many there were.

    Answers that a what-if took over from another game are that game's to prove. Raises BadData
    naming the first that is wrong.
    """
    if not record.secret:
        said = "the record does not reveal its secret yet; the game is still running"
        raise BadData(said, about="still_secret")
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise BadData("the record's secret is not hexadecimal") from None
    if commitment(secret) != record.chance:
        said = "the revealed secret does not match the hash the table committed to"
        raise BadData(said, about="other_secret")
    play = Replay(rules, record)
    found = 0
    for number, line in enumerate(record.lines):
        if line.seat == FATE and number >= record.branch:
            space = rules.choices(play.board, FATE)
            expected = space.write(space.draw(LineChance(secret, number)), play.board.contents())
            if expected != line.text:
                said = (
                    f"answer {number + 1}: fate says {line.text!r}; the secret gives {expected!r}"
                )
                raise BadData(said, about="other_draw", number=number + 1)
            found += 1
        play.forward()
    return found
