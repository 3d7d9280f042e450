"""Conflict and calamities: the referee and a second one, written apart from it, agree."""

import os
from collections import Counter
from copy import copy
from functools import cache
from typing import Any

import pytest

from pelagos.bots import Chance
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.ids import KINDS
from tests.civilization import oracle_war as oracle
from tests.civilization.build import RULES, Table
from tests.civilization.oracle import LAND, tokens
from tests.support import clause

BOARDS = 2000 if os.environ.get("PELAGOS_DEEP") else 60
CARDS = ("pottery", "metalworking", "engineering", "medicine", "law", "democracy", "philosophy")


@cache
def empty(players: int) -> Table:
    return Table(players=players)


def laid(b: Board) -> Table:
    """A table with a copy of a board."""
    t = copy(empty(b.box.players))
    t.b = b.copy()
    t.b.log = []
    return t


def peopled(rng: Chance, most: int = 3) -> Table:
    """A board on which chance has put tokens, cities, civilization cards and grain."""
    t = laid(empty(3 + rng.below(3)).b)
    b = t.b
    land = [a for a in b.box.land if b.box.limit[a]]
    for seat in b.ast:
        for _ in range(10 + rng.below(12)):
            area = land[rng.below(len(land))]
            count = 1 + rng.below(most)
            if b.city[area] < 0 and b.stock[seat] >= count:
                b.place(seat, area, count)
        for _ in range(rng.below(16)):
            area = land[rng.below(len(land))]
            if b.city[area] < 0 and not b.crowd[area] and b.city_pieces(seat):
                b.found_city(seat, area)
        t.own(seat, *[card for card in CARDS if rng.below(3) == 0])
        b.hands[seat * KINDS + b.box.find("trade_card", "grain")] = rng.below(4)
    return t


def total(b: Board) -> list[int]:
    return [oracle.strength(b, seat) for seat in range(b.box.players)]


def answered(b: Board, rng: Chance) -> tuple[str, int, object]:
    """Chance answers the question that stands."""
    step = RULES.step(b)
    assert step is not None
    seat = RULES.asked(b)[0]
    value = RULES.choices(b, seat).draw(rng)
    RULES.answer(b, seat, value)
    return step.name, seat, value


@clause("civ:11.5.3", "civ:11.6.1", "civ:11.8.1")
def test_a_second_referee_agrees_on_conflict_and_assaults_on_cities() -> None:
    seen: Counter[str] = Counter()
    rng = Chance(1)
    for _ in range(3 * BOARDS):
        t = peopled(rng)
        b = t.b
        cities = [a for a in range(LAND) if b.city[a] >= 0]
        for area in cities[:: 1 + rng.below(2)]:
            attackers = [s for s in b.ast if s != b.city[area]][: 1 + rng.below(2)]
            for seat in attackers:
                b.place(seat, area, 5 + rng.below(8))
            if rng.below(2):
                b.place(b.city[area], area, 1 + rng.below(3))
        for seat in b.ast:
            b.stock[seat] = rng.below(10)
        second = oracle.War(b.copy())
        second.open_field()
        second.before_the_walls()
        t.run("conflict")
        while second.waiting:
            seat, areas = second.choice()
            named = min(areas)
            if len(areas) > 1:
                assert (t.asked, t.who) == ("name_assault", [seat])
                assert set(RULES.choices(b, seat).values()) == areas
                named = sorted(areas)[rng.below(len(areas))]
                RULES.answer(b, seat, named)
                seen["named"] += 1
            second.assault(named)
            seen["assault"] += 1
            RULES.step(b)
        assert t.asked == ""
        for area in range(LAND):
            assert [tokens(b, s, area) for s in b.ast] == [second.at[s, area] for s in b.ast]
        assert list(b.city) == second.city
        assert list(b.stock) == second.stock
        seen["conflict"] += len(t.events("conflict"))
    assert min(seen["named"], seen["assault"], seen["conflict"]) > BOARDS // 2


def ordered(b: Board, seat: int, value: object, cap: int, most: int, barred: int) -> dict[int, int]:
    """Whom the victim had to choose from, and what each was ordered to lose."""
    assert isinstance(value, tuple)
    others = [s for s in b.ast if s not in (seat, barred) and oracle.strength(b, s)]
    assert len(value) == len(others)
    assert sum(value) <= most
    assert max(value) <= cap
    return dict(zip(others, value, strict=True))


@pytest.mark.parametrize("calamity", ["famine", "epidemic"])
@clause("civ:22.2.5.b", "civ:22.2.8.1", "civ:22.2.12.2")
def test_a_second_referee_agrees_on_losses_in_points(calamity: str) -> None:
    rng = Chance(2)
    victims = others = 0
    for _ in range(BOARDS):
        t = peopled(rng, 2 + rng.below(3))
        b = t.b
        victim, trader = b.ast[0], b.ast[1] if calamity == "epidemic" else -1
        t.struck(victim, calamity, trader).run(calamity)
        before = total(b)
        start = b.copy()
        shown: Counter[int] = Counter()
        orders: dict[int, int] = {}
        loss = 9 if calamity == "famine" else 16
        if calamity == "epidemic" and oracle.has(b, victim, "medicine"):
            loss = 11
        while t.asked:
            at_once = t.asked == f"order_{calamity}"
            board = b.copy()
            name, seat, value = answered(b, rng)
            if name == "show_grain":
                assert isinstance(value, int)
                assert oracle.has(b, seat, "pottery")
                shown[seat] = value
            if at_once:
                cap, most = (11, 20) if calamity == "famine" else (10, 25)
                orders = ordered(board, seat, value, cap, most, trader)
        after = total(b)
        figure = oracle.any_units if calamity == "famine" else oracle.epidemic
        for seat in b.ast:
            due = loss if seat == victim else orders.get(seat, 0)
            due = max(0, due - 4 * shown[seat])
            if calamity == "epidemic" and seat != victim and oracle.has(b, seat, "medicine"):
                due = min(5, due)
            assert before[seat] - after[seat] == figure(start, seat, due)
            victims += seat == victim
            others += seat != victim and due > 0
    assert min(victims, others) >= BOARDS


@clause("civ:22.2.7.1", "civ:22.2.7.2", "civ:22.2.7.3")
def test_a_second_referee_agrees_on_floods() -> None:
    rng = Chance(3)
    flooded = divided = dry = 0
    for _ in range(BOARDS):
        t = peopled(rng)
        b = t.b
        plains = [a for areas in b.box.plain_areas for a in areas]
        for seat in b.ast:
            for _ in range(rng.below(4)):
                area = plains[rng.below(len(plains))]
                if b.city[area] < 0:
                    b.place(seat, area, 1 + rng.below(6))
        victim = b.ast[rng.below(len(b.ast))]
        worst = oracle.worst_plains(b, victim)
        start = b.copy()
        before = total(b)
        t.struck(victim, "flood").run("flood")
        plain = min(worst) if worst else -1
        orders: dict[int, int] = {}
        while t.asked:
            name, seat, value = answered(b, rng)
            if name == "choose_plain":
                assert isinstance(value, int)
                assert value in worst
                assert len(worst) > 1
                plain = value
            if name == "divide_flood":
                assert isinstance(value, tuple)
                here = [s for s in b.ast if s != victim and any(exposed(start, s, plain))]
                assert sum(value) == 10
                orders = dict(zip(here, value, strict=True))
                divided += 1
        after = total(b)
        dry += not worst
        for seat in b.ast:
            loss = 17 if seat == victim else orders.get(seat, 0 if orders else 10)
            expected = oracle.flood(start, seat, plain, loss) if worst else 0
            assert before[seat] - after[seat] == expected
            flooded += expected > 0
    assert flooded > BOARDS
    assert divided > BOARDS // 10
    assert dry


def exposed(b: Board, seat: int, plain: int) -> tuple[int, int]:
    return oracle.plain_units(b, seat, plain)


@clause("civ:22.2.9.1", "civ:22.2.10.1", "civ:22.2.10.4")
def test_a_second_referee_agrees_on_disorder_iconoclasm_and_heresy() -> None:
    rng = Chance(4)
    reduced = spread = 0
    for _ in range(BOARDS):
        t = peopled(rng)
        b = t.b
        victim = b.ast[rng.below(len(b.ast))]
        twin = laid(b)
        due = oracle.disorder(b, victim)
        have = b.city.count(victim)
        twin.struck(victim, "civil_disorder").run("civil_disorder")
        while twin.asked:
            assert answered(twin.b, rng)[:2] == ("reduce_by_disorder", victim)
        assert have - twin.b.city.count(victim) == due
        start = b.copy()
        t.struck(victim, "iconoclasm_heresy").run("iconoclasm_heresy")
        named = 0
        while t.asked:
            if t.asked == "spread_heresy":
                values: list[Any] = RULES.choices(b, victim).values()
                offered = {b.city[v[1]] for v in values if v[1] != ()}
                free = {
                    s
                    for s in b.ast
                    if s != victim
                    and start.city.count(s) - b.city.count(s) < oracle.heresy(start, s)
                }
                assert offered == free
            name, _, value = answered(b, rng)
            named += name == "spread_heresy" and isinstance(value, tuple) and value[1] != ()
        assert have - b.city.count(victim) == oracle.iconoclasm(start, victim)
        lost = sum(start.city.count(s) - b.city.count(s) for s in b.ast if s != victim)
        assert lost == named <= 2
        reduced += due
        spread += named
    assert min(reduced, spread) > BOARDS // 4


@clause("civ:22.2.4.1", "civ:22.2.4.2")
def test_a_second_referee_agrees_on_eruptions() -> None:
    rng = Chance(5)
    erupted = 0
    for _ in range(BOARDS):
        t = peopled(rng)
        b = t.b
        for areas in b.box.volcano_areas:
            for area in areas:
                if b.city[area] < 0 and rng.below(2):
                    b.place(b.ast[rng.below(len(b.ast))], area, 1 + rng.below(3))
        victim = b.ast[rng.below(len(b.ast))]
        near = {
            v
            for v, areas in enumerate(b.box.volcano_areas)
            if any(tokens(b, victim, a) or b.city[a] == victim for a in areas)
        }
        if not near:
            continue
        volcano = min(near)
        start = b.copy()
        before = total(b)
        t.struck(victim, "volcano_earthquake").run("volcano_earthquake")
        while t.asked:
            name, _, value = answered(b, rng)
            assert name == "choose_volcano"
            assert len(near) > 1
            assert isinstance(value, int)
            volcano = value
        areas = b.box.volcano_areas[volcano]
        for seat in b.ast:
            buried = sum(tokens(start, seat, a) + 5 * (start.city[a] == seat) for a in areas)
            assert before[seat] - total(b)[seat] == buried
        erupted += 1
    assert erupted > BOARDS // 3
