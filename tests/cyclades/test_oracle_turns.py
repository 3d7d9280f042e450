"""The referee and a second one agree on all that a turn offers, and on every creature's targets."""

import os
from collections import Counter

import pytest

from pelagos.bots import Chance
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.ids import ARES, ATHENA, POSEIDON, ZEUS
from tests.cyclades import oracle_creatures, oracle_turns
from tests.cyclades.build import RULES
from tests.cyclades.scattered import scattered
from tests.support import clause

BOARDS = 6000 if os.environ.get("PELAGOS_DEEP") else 900
GODS = (POSEIDON, ARES, ZEUS, ATHENA)
ON = 6
"""So many answers are given on each board."""
OPTIONS: list[dict[str, object]] = [
    {},
    {"last_island_proof": "this_turn"},
    {"polyphemus_push_by": "fleet_owner"},
    {"minotaur_mode": "unit"},
]
QUESTIONS = oracle_creatures.QUESTIONS | {"take_turn": oracle_turns.menu}


@pytest.fixture(scope="module")
def compared() -> Counter[str]:
    """How often each menu was compared; the boards are not those of games, so that rare things
    meet."""
    found: Counter[str] = Counter()
    rng = Chance(11)
    for number in range(BOARDS):
        b = scattered(2 + number % 2, OPTIONS[number % len(OPTIONS)], rng)
        if b.acting and b.card < 0:
            b.god = rng.below(len(GODS))
        if rng.below(2):
            launch_all(b)
        for _ in range(ON):
            compare(b, found)
            if RULES.over(b):
                break
            seat = RULES.asked(b)[0]
            RULES.answer(b, seat, RULES.choices(b, seat).draw(rng))
    return found


def launch_all(b: Board) -> None:
    """The seat whose turn it is has all its fleets at sea."""
    seas = b.fleet_seas(b.seat)
    if b.acting and seas:
        b.units[seas[0]] += b.fleets_left[b.seat]
        b.fleets_left[b.seat] = 0


def compare(b: Board, found: Counter[str]) -> None:
    step = RULES.step(b)
    if step is None or step.name not in QUESTIONS:
        return
    seat = RULES.asked(b)[0]
    space = RULES.choices(b, seat)
    offered = {space.write(value, b.box) for value in space.values()}
    assert offered == QUESTIONS[step.name](b, seat), step.name
    found[step.name] += 1
    for text in offered if step.name == "take_turn" else ():
        found[text.split()[0]] += 1


@clause("cy:8.2", "cy:9.2", "cy:11.3")
def test_a_second_referee_agrees_on_all_that_a_turn_offers(compared: Counter[str]) -> None:
    assert compared["take_turn"] > BOARDS / 2
    for verb in ("summon", "recruit", "build", "move_fleets", "move_armies", "exchange"):
        assert compared[verb] > BOARDS / 3, verb


@clause("cy:18.29", "cy:9.6")
def test_a_second_referee_agrees_on_what_each_creature_may_be_used_on(
    compared: Counter[str],
) -> None:
    assert set(oracle_creatures.QUESTIONS) - set(compared) == set()
