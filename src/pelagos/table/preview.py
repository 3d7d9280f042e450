"""What an answer would do, told before it is given, from what the seat itself can see. The answer
is given in several worlds that the seat could believe in. What comes out the same in all of them
depends on no secret, and dice are never rolled: a preview ends where anybody, FATE included, has
something to decide.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pelagos.engine.contract import Battle, Thing, View
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.engine.seats import FATE, Rng
from pelagos.engine.spaces import Menu, Space
from pelagos.engine.verbs import VerbMenu
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
    """The battle it leads to, if that depends on no secret."""
    sealed: bool
    """Whether others answer unseen at the same time, so that what becomes of them is a guess."""


def outlooks(
    rules: Rules[Any],
    board: Position,
    seat: int,
    value: object,
    rng: Rng,
    worlds: int = WORLDS,
    then: Sequence[str] = (),
) -> Outlooks:
    """What an answer leads to in this many worlds. Raises NotAllowed when it is refused.

    `then` are the seat's next answers, for one that is given in several parts.
    """
    after: list[View] = []
    chance = False
    battles: list[Battle | None] = []
    for _ in range(worlds):
        world = rules.redeal(board, seat, rng)
        rules.answer(world, seat, value)
        for text in then:
            if seat not in rules.asked(world):
                break
            rules.answer(world, seat, rules.read(world, seat, text))
        asked = asked_after_the_obvious(rules, world, seat)
        after.append(rules.view(world, seat))
        chance = chance or FATE in asked
        battles.append(rules.battle(world))
    battle = battles[0] if len(set(battles)) == 1 else None
    step = rules.step(board)
    sealed = step is not None and step.secret
    return Outlooks(rules.view(board, seat), after, chance, battle, sealed)


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


def touched(space: Space[object], value: object) -> list[Thing]:
    """What an answer would touch that need not be legal; where a menu does not offer its head,
    nobody knows what should follow."""
    if not isinstance(space, Menu):
        return space.things(value)
    assert isinstance(value, tuple)
    id, rest = value
    found: list[Thing] = [(space.kind, id)]
    if id in space.ids or isinstance(space, VerbMenu):
        return found + touched(space.then(id), rest)
    return found
