"""The referee and a second one, written apart from it, agree over random games."""

import os

from pelagos.bots import Chance, Seen, bot
from pelagos.engine.spaces import Allot, SomeOf
from pelagos.games.civilization.board import Board
from tests.civilization import oracle
from tests.civilization.build import RULES
from tests.support import clause

GAMES = 60 if os.environ.get("PELAGOS_DEEP") else 4
TRIALS = 20
"""Other markers, cards and treasuries on each board, so that late epochs are met too."""


@clause("civ:7.1", "civ:12.2", "civ:20.6")
def test_a_second_referee_agrees_on_growth_cities_and_succession() -> None:
    compared = {"growth": 0, "cities": 0, "succession": 0}
    for game in range(GAMES):
        b = RULES.start(RULES.box(3 + game % 3, {"round_limit": 16}))
        rng = Chance(game)
        player = bot("greedy" if game % 2 else "random", "civilization")
        last = 0
        while not RULES.over(b):
            step = RULES.step(b)
            assert step is not None
            seat = RULES.asked(b)[0]
            space = RULES.choices(b, seat)
            if step.name == "expand":
                assert isinstance(space, Allot)
                caps = {a: n for a, n in zip(space.places, space.caps, strict=True) if n}
                assert caps == oracle.growth(b, seat)
            if step.name == "build_cities":
                assert isinstance(space, SomeOf)
                assert set(space.pile) == oracle.city_areas(b, seat)
                compared["cities"] += 1
            if b.round > last:
                last = b.round
                compared["growth"] += grown(b)
                compared["succession"] += succeeded(b, rng)
            value = space.draw(rng) if seat < 0 else player.choose(Seen(RULES, b, seat), rng)
            RULES.answer(b, seat, value)
    assert compared["growth"] > 10 * GAMES
    assert compared["cities"] > 5 * GAMES
    assert compared["succession"] > 10 * TRIALS * GAMES


def played(b: Board, phase: str) -> Board:
    """The board after a phase that the referee plays on it alone."""
    after = b.copy()
    after.stop()
    after.call(RULES.phases[phase])
    RULES.step(after)
    return after


def grown(b: Board) -> int:
    """Compares the growth of those whose stock suffices."""
    after = played(b, "population_expansion")
    found = 0
    for seat in b.ast:
        growth = oracle.growth(b, seat)
        if sum(growth.values()) <= b.stock[seat]:
            for area in range(oracle.LAND):
                gain = oracle.tokens(after, seat, area) - oracle.tokens(b, seat, area)
                assert gain == growth.get(area, 0)
            found += 1
    return found


def succeeded(b: Board, rng: Chance) -> int:
    """Compares where the markers would go now, and from many other places with other cards."""
    compared = 0
    for _ in range(TRIALS):
        spaces = [oracle.next_space(b, seat) for seat in range(b.box.players)]
        assert list(played(b, "succession").marker) == spaces
        compared += len(spaces)
        b = b.copy()
        b.marker = tuple([rng.below(b.box.last_space + 1) for _ in spaces])
        b.cards = [rng.below(1 << len(b.box.price)) for _ in spaces]
        b.treasury = [rng.below(48) for _ in spaces]
    return compared
