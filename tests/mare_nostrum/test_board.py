"""The board remembers nothing that its pieces do not say."""

from typing import Any

import pytest

from pelagos.bots.base import Chance
from pelagos.games.mare_nostrum import laget, original
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.ids import SIDES
from pelagos.games.mare_nostrum.four_cards.rules import MareRules


def land(b: Board, side: int) -> int:
    return sum(1 << p for p, owner in enumerate(b.marker) if owner == side)


def armed(b: Board, side: int) -> int:
    mask = 0
    for p, owner in enumerate(b.marker):
        if b.legions[p * SIDES + side] or (owner == side and b.fortresses[p]):
            mask |= 1 << p
    return mask


def war(b: Board) -> int:
    sides = [armed(b, side) for side in range(SIDES)]
    return sum(1 << p for p in range(len(b.marker)) if sum(mask >> p & 1 for mask in sides) > 1)


def sailed(b: Board, side: int) -> int:
    return sum(1 << area for area, ships in enumerate(b.triremes[side::SIDES]) if ships)


@pytest.mark.parametrize("rules", [original.rules(), laget.rules()])
@pytest.mark.parametrize("players", [3, 5])
def test_where_pieces_are_is_known_through_a_whole_game(
    rules: MareRules[Any], players: int
) -> None:
    rng = Chance(players)
    b = rules.start(rules.box(players, {}))
    while (step := rules.step(b)) is not None:
        assert b.land == [land(b, side) for side in range(SIDES)]
        assert b.armed == [armed(b, side) for side in range(SIDES)]
        assert b.sailed == [sailed(b, side) for side in range(SIDES)]
        assert b.war == war(b)
        assert rules.load(b.box, b.state()).war == b.copy().war == b.war
        seat = b.waiting[0]
        rules.apply(b, seat, step.choices(b, seat).draw(rng))
