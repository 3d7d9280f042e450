"""The referee and a second one, written apart from it, agree over random games."""

import os

from pelagos.bots import Chance
from pelagos.engine.spaces import Menu
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.ids import ARES, POSEIDON, RECRUIT
from tests.cyclades import oracle
from tests.cyclades.build import RULES
from tests.support import clause

GAMES = 400 if os.environ.get("PELAGOS_DEEP") else 30


@clause("cy:6.1", "cy:7.11", "cy:10.2")
def test_a_second_referee_agrees_on_income_offerings_and_recruiting() -> None:
    compared = {"income": 0, "offering": 0, "recruit": 0}
    for game in range(GAMES):
        b = RULES.start(RULES.box(3 + game % 3, {"round_limit": 12}))
        rng = Chance(game)
        while not RULES.over(b):
            step = RULES.step(b)
            assert step is not None
            seat = RULES.asked(b)[0]
            space = RULES.choices(b, seat)
            if step.name == "lay_offering":
                assert set(space.values()) == oracle.offerings(b, seat)
                compared["offering"] += 1
                for other in b.alive:
                    assert collected(b.copy(), other) == oracle.income(b, other)
                    compared["income"] += 1
            if step.name == "take_turn" and b.god in (POSEIDON, ARES):
                assert isinstance(space, Menu)
                offered = space.then(RECRUIT).values() if RECRUIT in space.ids else []
                assert set(offered) == oracle.recruiting_places(b, seat)
                compared["recruit"] += 1
            RULES.answer(b, seat, space.draw(rng))
    assert min(compared.values()) > 20 * GAMES


def collected(b: Board, seat: int) -> int:
    """What the referee pays on this board."""
    before = b.gold[seat]
    b.stop()
    b.call(RULES.phases["income"])
    RULES.step(b)
    return b.gold[seat] - before
