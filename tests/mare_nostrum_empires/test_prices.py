"""What a build costs is what is paid; what lies in sight and cannot be had says why."""

import pytest

from pelagos.bots.base import Chance
from pelagos.clauses import table
from pelagos.engine.contract import Cost
from pelagos.engine.spaces import Space
from pelagos.engine.steps import Ask
from pelagos.games.mare_nostrum.empires import rules
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.build import VERBS
from pelagos.games.mare_nostrum.empires.ids import (
    BUILD,
    CHEAP_FORTRESS,
    CHEAP_LEGION,
    CHEAP_TRIREME,
    CLAIM_FREE,
    COIN,
    COINS_AND_GOOD,
    COINS_ONLY,
    GOODS_ONE_TWICE,
    GOODS_ONLY,
    LEGENDARY,
    MUSTER,
    RECRUIT,
    RESOURCES,
    SPARTACUS,
)
from pelagos.games.mare_nostrum.empires.payment import BuildMenu
from pelagos.games.mare_nostrum.empires.sets import Purse
from tests.mare_nostrum_empires.build import BABYLON, GREECE, ROME, Table
from tests.support import clause

CLAUSES = {found.id for found in table("mare_nostrum_empires").clauses}


def asked(t: Table, seat: int) -> tuple[Ask[Board, object], Space[object]]:
    step = t.rules.step(t.b)
    assert step is not None
    return step, step.choices(t.b, seat)


def price(t: Table, seat: int, text: str) -> Cost:
    step, _ = asked(t, seat)
    return step.price(t.b, seat, t.rules.read(t.b, seat, text))


def reasons(t: Table, seat: int) -> dict[object, str]:
    """What is in sight and not legal, and the clause that forbids it."""
    step, space = asked(t, seat)
    seen = step.in_sight(t.b, seat)
    assert len(seen) == len(set(seen))
    return {v: step.why_not(t.b, seat, v) for v in seen if not space.holds(v)}


@clause("mne:3.c", "mne:3.1.3.a")
def test_every_object_tells_its_price() -> None:
    t = Table()
    t.give(ROME, coin=30)
    t.build_turn(ROME)
    for text, number in (
        ("claim germania", 3),
        ("legion italia", 3),
        ("trireme ionian_sea", 3),
        ("build salonae", 3),
        ("build italia_temple", 6),
        ("recruit circe", 7),
        ("pyramids", 12),
    ):
        assert price(t, ROME, text) == (("resources", number),)
    t.own(ROME, "hercules", "spartacus")
    assert price(t, ROME, "recruit circe") == (("resources", 9),)
    assert price(t, ROME, "cheap_legion italia") == (("resources", 1),)


@clause("mne:10.hammurabi", "mne:10.penthesilea")
def test_what_a_hero_gives_for_nothing_has_no_price() -> None:
    t = Table()
    t.own(BABYLON, "penthesilea")
    t.legions("syria", ROME, 1)
    t.build_turn(BABYLON)
    assert price(t, BABYLON, "claim_free arabia") == ()
    assert price(t, BABYLON, "muster") == ()


@pytest.mark.parametrize("seed", range(4))
def test_the_price_told_is_what_is_paid(seed: int) -> None:
    referee = rules()
    b = referee.start(referee.box(5, {"hero_display": "all_open"}))
    rng, paid, promised = Chance(seed), 0, 0
    while (step := referee.step(b)) is not None:
        seat = b.waiting[0]
        value = step.choices(b, seat).draw(rng)
        told = dict(step.price(b, seat, value)).get("resources", 0)
        before = b.resources(seat) if seat >= 0 else 0
        referee.apply(b, seat, value)
        if step.name == "build":
            assert b.price == told
            promised = told
        elif step.name == "pay":
            assert told == promised == before - b.resources(seat)
            paid += 1
        else:
            assert not told
    assert paid > 20


@clause("mne:3.1.2.d", "mne:3.1.1.c", "mne:3.1.3.b")
def test_every_tile_on_display_and_every_empty_icon_is_in_sight() -> None:
    t = Table()
    t.strip()
    t.build_turn(ROME)
    step, space = asked(t, ROME)
    seen = step.in_sight(t.b, ROME)
    empty = {(BUILD, i) for i in range(t.box.icons) if not t.b.built >> i & 1}
    assert {v for v in seen if isinstance(v, tuple) and v[0] == BUILD} == empty
    assert len([v for v in seen if isinstance(v, tuple) and v[0] == RECRUIT]) == 17
    why = reasons(t, ROME)
    assert why[BUILD, t.id("icon", "italia_temple")] == "mne:3.d"
    assert why[BUILD, t.id("icon", "troy")] == "mne:3.1.1.c"
    assert why[RECRUIT, t.id("tile", "circe")] == "mne:3.d"
    t.legions("dalmatia", GREECE, 1)
    assert reasons(t, ROME)[BUILD, t.id("icon", "salonae")] == "mne:3.1.1.d"
    t.give(ROME, coin=3)
    assert (BUILD, t.id("icon", "rome_city")) not in seen
    assert space.holds((0, ()))


@clause("mne:G.4", "mne:10.spartacus")
def test_a_power_that_has_been_used_says_so() -> None:
    t = Table()
    t.own(ROME, "spartacus")
    t.give(ROME, coin=3)
    t.build_turn(ROME)
    t.say(ROME, "cheap_legion italia", "one_resource coin")
    assert t.b.used[ROME] >> SPARTACUS & 1
    why = reasons(t, ROME)
    assert why[CHEAP_LEGION, t.id("province", "italia")] == "mne:G.4"
    absent = {CHEAP_FORTRESS, CHEAP_TRIREME, CLAIM_FREE, MUSTER}
    assert [v for v in why if isinstance(v, tuple) and v[0] in absent] == []


@clause("mne:3.1.1.f")
def test_legions_of_others_bar_a_claim_and_say_so() -> None:
    t = Table()
    t.give(ROME, coin=3)
    t.legions("germania", GREECE, 1)
    t.build_turn(ROME)
    step, _ = asked(t, ROME)
    value = t.rules.read(t.b, ROME, "claim germania")
    assert step.why_not(t.b, ROME, value) == "mne:3.1.1.f"


@clause("mne:1.2.a", "mne:10.cleopatra", "mne:10.hannibal")
def test_a_set_that_does_not_pay_says_why() -> None:
    t = Table()
    t.strip()
    t.give(ROME, wood=2, oil=1, gold=1, coin=2, legendary_wood=1)
    t.build_turn(ROME)
    t.say(ROME, "legion italia")
    step, space = asked(t, ROME)
    wood, oil = t.id("resource", "wood"), t.id("resource", "oil")
    for value, why in (
        ((GOODS_ONLY, (wood, oil, LEGENDARY + wood)), "mne:1.2.a"),
        ((GOODS_ONLY, (wood, wood, oil)), "mne:3.d"),
        ((COINS_AND_GOOD, (oil,)), "mne:10.cleopatra"),
        ((GOODS_ONE_TWICE, (wood, wood, oil)), "mne:10.hannibal"),
    ):
        assert not space.holds(value)
        assert step.why_not(t.b, ROME, value) == why
    assert reasons(t, ROME) == {(COINS_ONLY, ()): "mne:3.d"}


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_in_sight_and_not_legal_names_a_clause_of_this_title(seed: int) -> None:
    referee = rules()
    b = referee.start(referee.box(3 + seed, {}))
    rng, told = Chance(seed), set()
    while (step := referee.step(b)) is not None:
        seat = b.waiting[0]
        space = step.choices(b, seat)
        for value in step.in_sight(b, seat):
            if not space.holds(value):
                told.add(step.why_not(b, seat, value))
        referee.apply(b, seat, space.draw(rng))
    assert told <= CLAUSES
    assert {"mne:3.d", "mne:3.1.1.a", "mne:3.1.1.c", "mne:3.1.2.a"} <= told


def test_the_menu_has_the_verbs_that_are_possible_with_what_each_offers() -> None:
    referee = rules()
    b = referee.start(referee.box(5, {"hero_display": "all_open"}))
    rng, offered = Chance(2), set()
    while (step := referee.step(b)) is not None:
        seat = b.waiting[0]
        space = step.choices(b, seat)
        if isinstance(space, BuildMenu):
            assert space.ids == [verb.id for verb in VERBS if verb.possible(b, seat)]
            for verb in VERBS:
                if verb.id in space.ids:
                    assert space.then(verb.id).shape() == verb.offer(b, seat).shape()
            offered |= set(space.ids)
        referee.apply(b, seat, space.draw(rng))
    assert len(offered) > 8


@pytest.mark.parametrize(("cleopatra", "hannibal"), [(False, False), (True, False), (False, True)])
def test_a_purse_reaches_as_far_as_there_is_a_way_to_pay(cleopatra: bool, hannibal: bool) -> None:
    rng = Chance(9)
    for _ in range(300):
        tiles = [rng.below(3) * rng.below(2) for _ in range(RESOURCES)]
        tiles[COIN] = rng.below(9)
        purse = Purse(tiles, cleopatra, hannibal)
        for number in range(1, 16):
            assert purse.affords(number) == bool(purse.ways(number)), (tiles, number)
