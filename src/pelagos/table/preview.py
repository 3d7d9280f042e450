"""What an answer would do, told before it is given, from what the seat itself can see.

The answer is given in several worlds that the seat could believe in. What comes out the same in
all of them does not hang on a secret, and dice are never thrown: a preview ends where anybody,
FATE included, has something to decide.
"""

from dataclasses import dataclass
from typing import Any

from pelagos.engine.contract import Battle, View
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.engine.seats import FATE, Rng
from pelagos.table.sitting import asked_after_the_obvious

WORLDS = 3
WORLDS_TO_WIN = 12
"""Nobody should be promised a victory that a secret could spoil."""
FURTHER = 2
"""Questions that may follow a winning answer before the game is over, as how to pay for it."""
WAYS = 6
"""Answers to such a question, all of which must win."""


@dataclass(frozen=True)
class Outlooks:
    """What the seat sees now, what it would see in each world, and if chance has the next word."""

    before: View
    after: list[View]
    chance: bool
    battle: Battle | None
    """The battle it leads to, when that hangs on no secret."""


def outlooks(
    rules: Rules[Any],
    board: Position,
    seat: int,
    value: object,
    rng: Rng,
    worlds: int = WORLDS,
) -> Outlooks:
    """What an answer leads to in this many worlds. Raises NotAllowed when it is refused."""
    after: list[View] = []
    chance = False
    battles: list[Battle | None] = []
    for _ in range(worlds):
        world = rules.redeal(board, seat, rng)
        rules.answer(world, seat, value)
        asked = asked_after_the_obvious(rules, world, seat)
        after.append(rules.view(world, seat))
        chance = chance or FATE in asked
        battles.append(rules.battle(world))
    battle = battles[0] if len(set(battles)) == 1 else None
    return Outlooks(rules.view(board, seat), after, chance, battle)


def wins_now(rules: Rules[Any], board: Position, seat: int, value: object, rng: Rng) -> bool:
    """Whether an answer wins the game, however its seat goes on, in every world it is tried in."""
    for _ in range(WORLDS_TO_WIN):
        world = rules.redeal(board, seat, rng)
        rules.answer(world, seat, value)
        if not _is_won(rules, world, seat, FURTHER):
            return False
    return True


def _is_won(rules: Rules[Any], board: Position, seat: int, further: int) -> bool:
    asked = rules.asked(board)
    if not asked:
        result = rules.result(board)
        return result is not None and seat in result.winners
    if asked != [seat] or not further:
        return False
    ways = rules.choices(board, seat).listed(WAYS)
    if ways is None:
        return False
    for value in ways:
        after = board.copy()
        rules.answer(after, seat, value)
        if not _is_won(rules, after, seat, further - 1):
            return False
    return True
