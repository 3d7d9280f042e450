"""The referee and a second one agree on taxes, movement, support and purchases."""

import os
from collections import Counter
from typing import Any

from pelagos.bots import Chance
from pelagos.engine.seats import FATE
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.census import TakeCensus
from pelagos.games.civilization.ids import DISEMBARK, EMBARK, FERRY, MARCH, SAIL, SHIPS
from tests.civilization import oracle_peace as oracle
from tests.civilization.build import RULES
from tests.civilization.scattered import scattered
from tests.support import clause

WORLDS = 400 if os.environ.get("PELAGOS_DEEP") else 40
ORDERS = 8
"""So many orders of movement, and as many purchases, are given in each world."""


def worlds(phase: str, seed: int) -> list[tuple[Board, Chance]]:
    """Worlds by chance at the beginning of a phase."""
    found = []
    for number in range(WORLDS):
        rng = Chance(1000 * seed + number)
        b = scattered(2 + number % 6, {}, rng)
        b.stop()
        b.call(RULES.phases[phase])
        found.append((b, rng))
    return found


@clause("civ:6.1", "civ:6.2", "civ:6.3.3")
def test_a_second_referee_agrees_on_taxes_and_revolts() -> None:
    seen: Counter[str] = Counter()
    for b, rng in worlds("taxation", 1):
        for seat in b.ast:
            gone = rng.below(b.stock[seat] + 1) if rng.below(2) else b.stock[seat] - rng.below(6)
            b.treasury[seat] += max(0, gone)
            b.stock[seat] -= max(0, gone)
        if not rng.below(3):
            build_all(b)
        rates = [2] * b.box.players
        start = b.copy()
        while (step := RULES.step(b)) and step.name == "set_tax_rate":
            seat = RULES.asked(b)[0]
            rates[seat] = 1 + rng.below(3)
            RULES.answer(b, seat, rates[seat])
            seen["rates"] += 1
        due = oracle.taxes(start, rates)
        for seat, (paid, _) in enumerate(due):
            assert b.stock[seat] == start.stock[seat] - paid
            assert b.treasury[seat] == start.treasury[seat] + paid
        revolt = oracle.Revolt(b, [short for _, short in due])
        while (step := RULES.step(b)) and step.name in oracle.REVOLTS:
            seat = RULES.asked(b)[0]
            space: Any = RULES.choices(b, seat)
            assert (step.name, seat) == revolt.question()
            assert set(space.values()) == revolt.cities()
            area = space.draw(rng)
            RULES.answer(b, seat, area)
            revolt.settle(area)
            assert list(b.city) == revolt.city
            seen[step.name] += 1
        assert revolt.question() == ("", -1)
    assert min(seen[name] for name in (*oracle.REVOLTS, "rates")) > 3


def build_all(b: Board) -> None:
    """Nobody has a city left to place."""
    free = [a for a in b.box.land if b.city[a] < 0 and not b.crowd[a]]
    for seat in b.ast:
        while b.cities[seat] < 9 and free:
            b.found_city(seat, free.pop())


@clause("civ:10.2", "civ:10.5", "civ:10.6")
def test_a_second_referee_agrees_on_marches_and_voyages() -> None:
    seen: Counter[str] = Counter()
    for b, rng in worlds("movement", 2):
        TakeCensus().do(b)
        for _ in range(ORDERS):
            step = RULES.step(b)
            if step is None or step.name != "move":
                break
            seat = RULES.asked(b)[0]
            space: Any = RULES.choices(b, seat)
            compare_orders(b, seat, space, seen)
            RULES.answer(b, seat, space.draw(rng))
    assert min(seen[verb] for verb in VERBS) > WORLDS


VERBS = ("march", "ferry", "sail", "embark", "disembark")


def compare_orders(b: Board, seat: int, space: Any, seen: Counter[str]) -> None:
    """All marches; of every ship the next step, the coasts in range, what it loads and lands."""
    offered: dict[int, Any] = {id: space.then(id) for id in space.ids}
    found: set[tuple[int, int, int]] = set()
    marches: Any = offered.get(MARCH)
    for origin in marches.ids if marches else []:
        goals = marches.then(origin)
        found |= {(origin, goal, goals.then(goal).high) for goal in goals.ids}
    assert found == oracle.marches(b, seat)
    seen["march"] += len(found)
    for ship in range(SHIPS):
        at_sea = b.ships[seat * SHIPS + ship] >= 0
        told = {verb: offered[verb].then(ship) for verb in offered if is_for(offered[verb], ship)}
        steps = {oracle.slug(b, a) for a in told[SAIL].ids} if SAIL in told else set()
        assert steps == (oracle.steps(b, seat, ship) if at_sea else set())
        load = oracle.may_load(b, seat, ship) if at_sea else 0
        assert (told[EMBARK].high if EMBARK in told else 0) == load
        aboard = b.aboard[ship] if at_sea and not oracle.in_open_sea(b, seat, ship) else 0
        assert (told[DISEMBARK].high if DISEMBARK in told else 0) == aboard
        if FERRY in told:
            ports = {oracle.slug(b, a) for a in told[FERRY].ids}
            assert ports == oracle.reached(b, seat, ship)
            assert {told[FERRY].then(a).high for a in told[FERRY].ids} == {load}
        seen["ferry"] += FERRY in told
        seen["sail"] += len(steps)
        seen["embark"] += load > 0
        seen["disembark"] += aboard > 0


def is_for(space: Any, ship: int) -> bool:
    return getattr(space, "kind", "") == "ship" and ship in space.ids


@clause("civ:13.1", "civ:14.2", "civ:14.3")
def test_a_second_referee_agrees_on_surplus_and_support() -> None:
    seen: Counter[str] = Counter()
    for b, rng in worlds("surplus", 3):
        stay = oracle.without_surplus(b)
        b.new_cities = tuple(a for a in b.box.land if b.city[a] >= 0 and not rng.below(4))
        RULES.step(b)
        for (seat, area), count in stay.items():
            assert b.tokens_at(seat, area) == count
            seen["areas"] += 1
        while (step := RULES.step(b)) and step.name == "support_cities":
            seat = RULES.asked(b)[0]
            space: Any = RULES.choices(b, seat)
            assert set(space.values()) == oracle.to_reduce(b, seat)
            area = space.draw(rng)
            put = oracle.after_reducing(b, seat, area)
            RULES.answer(b, seat, area)
            assert (b.tokens_at(seat, area), b.city[area]) == (put, -1)
            seen["reduced"] += 1
        assert not any(oracle.to_reduce(b, seat) for seat in b.ast)
    assert seen["areas"] > 10 * WORLDS
    assert seen["reduced"] > WORLDS


@clause("civ:15.2", "civ:15.3", "civ:15.7")
def test_a_second_referee_agrees_on_who_draws_trade_cards_and_where() -> None:
    seen = 0
    for b, rng in worlds("trade_cards", 4):
        turns = oracle.drawing_order(b)
        stacks = list(oracle.draws(b, turns[0])) if turns else []
        while step := RULES.step(b):
            seat = RULES.asked(b)[0]
            if step.name == "buy_gold":
                assert (b.active, stacks) == (turns[0], [])
                assert b.treasury[seat] >= 18
                RULES.answer(b, seat, value := rng.below(2))
                stacks = [8] if value else []
                continue
            assert seat == FATE
            if not stacks:
                turns.pop(0)
                stacks = list(oracle.draws(b, turns[0]))
            assert (b.active, b.draws[0]) == (turns[0], stacks.pop(0))
            RULES.answer(b, seat, RULES.choices(b, seat).draw(rng))
            seen += 1
    assert seen > WORLDS


@clause("civ:17.2", "civ:17.7", "civ:17.18")
def test_a_second_referee_agrees_on_what_cards_cost_and_who_can_have_them() -> None:
    seen: Counter[str] = Counter()
    for b, rng in worlds("civilization_cards", 5):
        for seat in b.ast:
            b.treasury[seat] += rng.below(2) * rng.below(200)
        while (step := RULES.step(b)) and seen["asked"] < WORLDS * ORDERS:
            seat = RULES.asked(b)[0]
            space: Any = RULES.choices(b, seat)
            if step.name == "acquire_cards":
                basket = {card for card in range(len(b.box.price)) if b.basket >> card & 1}
                offered = {card for _, card in space.values() if card != ()}
                assert offered == oracle.purchases(b, seat, basket)
                for value in space.values():
                    if value[1] != ():
                        assert step.price(b, seat, value) == (
                            ("points", oracle.price(b, seat, value[1])),
                        )
                seen["asked"] += 1
                seen["offered"] += len(offered)
            RULES.answer(b, seat, space.draw(rng))
    assert seen["offered"] > 5 * WORLDS
