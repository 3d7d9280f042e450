"""What an answer would do, told before it is given, from what the seat itself can see.

The answer is given in several worlds that the seat could believe in. What comes out the same in
all of them does not hang on a secret, and dice are never thrown: a preview ends where anybody,
FATE included, has something to decide.
"""

from dataclasses import dataclass
from typing import Any

from pelagos.engine.position import Position
from pelagos.engine.rules import Rules, View
from pelagos.engine.seats import FATE, Rng
from pelagos.table.sitting import asked_after_the_obvious

WORLDS = 3


@dataclass(frozen=True)
class Outlooks:
    """What the seat sees now, what it would see in each world, and if chance has the next word."""

    before: View
    after: list[View]
    chance: bool


def outlooks(
    rules: Rules[Any],
    board: Position,
    seat: int,
    value: object,
    rng: Rng,
    worlds: int = WORLDS,
) -> Outlooks:
    """What comes of an answer in so many worlds. Raises NotAllowed when it is refused."""
    after: list[View] = []
    chance = False
    for _ in range(worlds):
        world = rules.redeal(board, seat, rng)
        rules.answer(world, seat, value)
        asked = asked_after_the_obvious(rules, world, seat)
        after.append(rules.view(world, seat))
        chance = chance or FATE in asked
    return Outlooks(rules.view(board, seat), after, chance)
