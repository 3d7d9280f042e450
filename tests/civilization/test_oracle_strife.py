"""Civil war, piracy and earthquakes: the referee and a second one, written apart from it, agree."""

import os
from collections import Counter
from typing import Any

from pelagos.bots import Chance
from pelagos.games.civilization.board import Board
from tests.civilization import oracle_strife as oracle
from tests.civilization.build import RULES
from tests.civilization.oracle import LAND, tokens
from tests.civilization.oracle_war import CITY, strength
from tests.civilization.test_oracle_war import answered, peopled
from tests.support import clause

BOARDS = 2000 if os.environ.get("PELAGOS_DEEP") else 80


@clause("civ:22.2.6.1", "civ:22.2.6.2", "civ:22.2.6.3")
def test_a_second_referee_agrees_on_civil_wars() -> None:
    rng = Chance(6)
    seen: Counter[str] = Counter()
    for _ in range(BOARDS):
        t = peopled(rng, 2 + rng.below(3))
        b = t.b
        victim = b.ast[rng.below(len(b.ast))]
        if rng.below(4) == 0:
            wiped = next(s for s in b.ast if s != victim)
            for area in range(LAND):
                b.remove(wiped, area, tokens(b, wiped, area))
                if b.city[area] == wiped:
                    b.lose_city(area)
        for seat in b.ast:
            b.stock[seat] = rng.below(20)
        second = oracle.CivilWar(b.copy(), victim)
        nominee = next(iter(second.nominees()))
        t.struck(victim, "civil_war").run("civil_war")
        seen["calm"] += not second.breaks_out()
        assert bool(t.asked) is second.breaks_out()
        if not t.asked:
            assert b.city == second.b.city
            continue
        if t.asked == "name_nominee":
            assert set(RULES.choices(b, victim).values()) == second.nominees()
            _, _, named = answered(b, rng)
            assert isinstance(named, int)
            nominee = named
            seen["named"] += 1
        for picker, question in ((victim, "pick_own_faction"), (nominee, "pick_faction")):
            due = second.share(picker == nominee)
            while t.asked == question:
                name, seat, value = answered(b, rng)
                assert (name, seat) == (question, picker)
                assert isinstance(value, tuple)
                _, what = value
                area, count = what if isinstance(what, tuple) else (what, 0)
                due -= second.pick(area, count)
            assert due == 0
        name, seat, kept = answered(b, rng)
        assert (name, seat) == ("keep_faction", victim)
        second.hand_over(first=kept == 1)
        while t.asked:
            assert t.asked == "take_over"
            answered(b, rng)
            seen["chosen"] += 1
        seen["wars"] += 1
        replaced(second, t.b, nominee, seen)
    assert min(seen["wars"], seen["named"]) > BOARDS // 3
    assert min(seen["chosen"], seen["calm"], seen["vanished"]) > BOARDS // 20


def replaced(war: oracle.CivilWar, after: Board, nominee: int, seen: Counter[str]) -> None:
    """Who has how many pieces, and where nothing may have changed."""
    before, victim = war.b, war.victim
    takings = war.takings(nominee)
    for seat, (count, cities) in takings.items():
        lost, lost_cities = (count, cities)
        if seat == victim:
            lost, lost_cities = count - war.lost.total(), cities - len(war.lost_cities)
        assert after.people[seat] - before.people[seat] == lost
        assert after.city.count(seat) - before.city.count(seat) == lost_cities
    for area in range(LAND):
        there = [tokens(after, s, area) - tokens(before, s, area) for s in after.ast]
        assert -war.lost[area] <= sum(there) <= 0
        if not war.lost[area]:
            assert not any(there)
        if area not in war.lost_cities:
            assert after.city[area] == before.city[area]
    vanished = war.lost.total() - sum(n for n, _ in takings.values())
    all_before = sum(strength(before, s) for s in before.ast)
    all_after = sum(strength(after, s) for s in after.ast)
    gone = len(war.lost_cities) - sum(n for _, n in takings.values())
    assert all_before - all_after == vanished + CITY * gone
    seen["vanished"] += vanished + gone > 0


@clause("civ:22.2.11.1", "civ:22.2.11.2")
def test_a_second_referee_agrees_on_piracy() -> None:
    rng = Chance(7)
    sacked = short = 0
    for _ in range(BOARDS):
        t = peopled(rng)
        b = t.b
        victim, trader = b.ast[0], b.ast[1]
        if rng.below(2):
            t.own(trader, "astronomy")
        waters = b.box.waters
        berths = [n for n, area in enumerate(waters.area_of) if area != waters.split]
        for ship in range(rng.below(5)):
            b.ships[trader * oracle.SHIPS + ship] = berths[rng.below(len(berths))]
        cities = {a for a in range(LAND) if b.city[a] == victim}
        possible = oracle.piracy(b, victim, trader)
        t.struck(victim, "piracy", trader).run("piracy")
        while t.asked:
            name, seat, _ = answered(b, rng)
            assert (name, seat) == ("sack_city", trader)
        lost = frozenset(a for a in cities if b.city[a] < 0)
        assert lost in possible
        sacked += len(lost)
        short += len(lost) < len(cities)
    assert min(sacked, short) > BOARDS // 2


@clause("civ:22.2.4.3", "civ:R.39")
def test_a_second_referee_agrees_on_earthquakes() -> None:
    rng = Chance(8)
    shaken = neighbours = 0
    for _ in range(3 * BOARDS):
        t = peopled(rng)
        b = t.b
        victim = b.ast[rng.below(len(b.ast))]
        volcanoes = [a for areas in b.box.volcano_areas for a in areas]
        if any(tokens(b, victim, a) or b.city[a] == victim for a in volcanoes):
            continue
        cities = {s: {a for a in range(LAND) if b.city[a] == s} for s in b.ast}
        t.struck(victim, "volcano_earthquake").run("volcano_earthquake")
        fallen: set[int] = set()
        if len(cities[victim]) == 1:
            fallen = set(cities[victim])
        while t.asked:
            own = t.asked == "choose_shaken_city"
            near = {
                a
                for s in b.ast
                if s != victim
                for a in cities[s]
                if fallen and min(fallen) in b.box.neighbours[a]
            }
            offered: list[Any] = RULES.choices(b, victim).values()
            name, seat, value = answered(b, rng)
            assert seat == victim
            if own:
                assert set(offered) == cities[victim]
                assert isinstance(value, int)
                fallen = {value}
            else:
                assert name == "shake_neighbour"
                assert near
                targets = {what for _, what in offered if what != ()}
                assert targets == near
                assert isinstance(value, tuple)
                if value[1] != ():
                    fallen.add(value[1])
                    neighbours += 1
        standing = {s: {a for a in range(LAND) if b.city[a] == s} for s in b.ast}
        assert {s: cities[s] - fallen for s in b.ast} == standing
        shaken += len(fallen) > 0
    assert shaken > BOARDS // 4
    assert neighbours
