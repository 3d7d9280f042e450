"""Questions say what they are about, and events what happened to which piece where."""

from collections import Counter

import pytest

from pelagos.bots.base import Chance
from pelagos.engine.contract import Roll
from pelagos.engine.events import Event
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import SomeOf
from pelagos.games.mare_nostrum.empires import rules
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.ids import FORTRESS, LEGION, TRIREME
from pelagos.words import LANGUAGES, Words
from tests.mare_nostrum_empires.build import (
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    TRADE,
    Table,
)
from tests.support import clause


def asks(t: Table, seat: int, lang: str = "en") -> str:
    """The question as the seat reads it."""
    step = t.rules.step(t.b)
    assert step is not None
    words = Words(t.rules.title, lang, t.box, ["Anna", "Boris", "Celina", "Dora", "Emil"])
    return words.question(step.name, seat, step.facts(t.b, seat))


@clause("mne:2.1.d", "mne:10.antigone")
def test_an_offer_says_how_many() -> None:
    t = Table()
    t.own(GREECE, "antigone")
    t.leader(TRADE, ROME)
    t.at("trade")
    assert asks(t, ROME) == "How many resources must everyone offer? You have 9."
    t.say(ROME, "4")
    assert "everyone offers 4" in asks(t, GREECE)
    t.say(GREECE, "1")
    assert asks(t, EGYPT) == "Which 4 resources do you offer?"
    assert asks(t, GREECE) == "Which resource do you offer?"


@clause("mne:2.2.1.a")
def test_making_even_names_who_receives() -> None:
    t = Table()
    t.strip()
    for seat in (ROME, GREECE, EGYPT):
        t.give(seat, coin=1)
    t.leader(TRADE, ROME)
    t.at("trade")
    t.say(ROME, "1")
    assert asks(t, ROME) == "What do you take, and from whom? Still on the table: 2."
    t.say(ROME, "p2 coin")
    t.say(GREECE, "p1 coin")
    t.say(ROME, "p4 coin")
    assert t.question() == "compensate"
    assert asks(t, ROME).endswith("Which resource do you give to Dora?")


@clause("mne:3.d")
def test_a_builder_reads_what_there_is_to_pay_with() -> None:
    t = Table()
    t.strip()
    t.give(ROME, coin=3, wood=2, oil=1)
    t.build_turn(ROME)
    assert asks(t, ROME) == "What do you build? Coins: 3, different goods: 2."
    t.say(ROME, "legion italia")
    assert "Raise a legion (Italy): it costs 3." in asks(t, ROME)


@clause("mne:10.perseus")
def test_perseus_hears_who_was_named() -> None:
    t = Table()
    t.own(EGYPT, "perseus")
    t.at("build")
    t.say(t.b.leaders[1], "p1")
    assert asks(t, EGYPT).startswith("Perseus: Anna has been named to build first.")


@clause("mne:4.2.c")
def test_losses_name_the_place_the_opponent_and_the_number() -> None:
    t = Table()
    t.quiet()
    t.legions("athens", CARTHAGE, 4)
    t.legions("athens", GREECE, 2)
    t.fortress("athens", GREECE)
    t.war_turn(CARTHAGE, "war_land_battle")
    assert asks(t, CARTHAGE).endswith("Athens: your units 4, enemy units 3.")
    t.say(CARTHAGE, "athens p2")
    assert asks(t, FATE) == "Athens: the dice are rolled. Number of dice: Emil 4, Boris 2."
    t.fate("4+4+4+4+1+1")
    assert asks(t, GREECE) == "Athens, against Emil: which 2 units of your 3 do you lose?"
    t.say(GREECE, "free+fortress")
    [lost] = [e for e in t.events("lost") if e.seat == GREECE]
    assert lost.facts == ((LEGION, FORTRESS), t.id("province", "athens"))


@clause("mne:5.c")
def test_a_tie_names_the_tied_and_their_level() -> None:
    t = Table()
    t.at("leadership")
    level = t.levels(ROME)[0]
    assert asks(t, t.asked()[0]).startswith(f"Trade is tied at {level}: Anna, Emil.")


@clause("mne:4.2.b")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "Anna rolls [5] [4] [3] + 3 (Caesar) = 15: 2 hits, after the fortress has cancelled",
        ),
        (
            "ru",
            "Anna бросает [5] [4] [3] + 3 (Цезарь) = 15: 2 попадания, ещё одно отменила крепость",
        ),
        ("pl", "Anna wyrzuca [5] [4] [3] + 3 (Cezar) = 15: 2 trafienia, jeszcze jedno anulowała"),
    ],
)
def test_a_roll_is_told_die_by_die_with_the_sources_of_what_is_added(lang: str, text: str) -> None:
    t = Table()
    t.quiet()
    t.legions("cyrenaica", ROME, 3)
    t.legions("cyrenaica", EGYPT, 1)
    t.fortress("cyrenaica", EGYPT)
    t.battle("cyrenaica", ROME, EGYPT, "5+4+3+3")
    words = Words(t.rules.title, lang, t.box, ["Anna", "Boris", "Celina", "Dora", "Emil"])
    assert words.event(t.events("rolled")[0]).startswith(text)


@clause("mne:11.statue_of_zeus", "mne:10.queen_of_sheba")
def test_legions_that_go_home_or_are_given_up_are_told() -> None:
    t = Table()
    t.quiet()
    t.own(GREECE, "statue_of_zeus")
    t.legions("dacia", ROME, 2)
    t.at("war")
    t.say(GREECE, "declare p1")
    [home] = t.events("sent_home")
    assert (home.seat, home.facts[0]) == (ROME, 2)
    assert home.facts[1:] == (t.id("province", "dacia"), t.id("province", "italia"))
    t = Table()
    t.quiet()
    t.own(ROME, "queen_of_sheba")
    t.legions("cyrenaica", ROME, 2)
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica seize_at_once")
    [given] = t.events("given_up")
    assert given.facts == (t.id("province", "cyrenaica"),)


def units(b: Board) -> Counter[tuple[int, int, str, int]]:
    """Every Unit on the map: owner, sort, and where it stands."""
    found: Counter[tuple[int, int, str, int]] = Counter()
    seats = b.box.players
    for at, n in enumerate(b.legions):
        found[at % seats, LEGION, "province", at // seats] += n
    for at, n in enumerate(b.triremes):
        found[at % seats, TRIREME, "sea", at // seats] += n
    for province, owner in enumerate(b.fort):
        if owner >= 0:
            found[owner, FORTRESS, "province", province] += 1
    return found


def changes(event: Event) -> Counter[tuple[int, int, str, int]]:
    """What an event says has come and gone."""
    found: Counter[tuple[int, int, str, int]] = Counter()
    named = [field.partition(":")[0] for field in event.kind.fields]
    facts = dict(zip(named, event.facts, strict=True))
    number, seat = facts.get("number", 1), event.seat
    assert isinstance(number, int)

    def shift(unit: int, kind: str, name: str, by: int) -> None:
        at = facts[name]
        assert isinstance(at, int)
        found[seat, unit, kind, at] += by

    match event.kind.name:
        case "sailed":
            shift(TRIREME, "sea", "origin", -1)
            shift(TRIREME, "sea", "target", 1)
        case "marched" | "sent_home":
            shift(LEGION, "province", "origin", -number)
            shift(LEGION, "province", "target", number)
        case "trireme_built":
            shift(TRIREME, "sea", "sea", 1)
        case "sunk":
            shift(TRIREME, "sea", "sea", -number)
        case "unit_raised":
            unit = facts["unit"]
            assert isinstance(unit, int)
            shift(unit, "province", "province", 1)
        case "mustered":
            shift(LEGION, "province", "province", number)
        case "given_up":
            shift(LEGION, "province", "province", -1)
        case "lost":
            lost = facts["units"]
            assert isinstance(lost, tuple)
            for unit in lost:
                shift(unit, "province", "province", -1)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_every_unit_that_comes_goes_or_moves_is_accounted_for_by_an_event(seed: int) -> None:
    referee = rules()
    b = referee.start(referee.box(5 - seed % 3, {"hero_display": "all_open"}))
    b.log = []
    rng, moved = Chance(seed), 0
    while referee.step(b) is not None and not b.round:
        referee.apply(b, b.waiting[0], referee.choices(b, b.waiting[0]).draw(rng))
    b.log.clear()
    before = units(b)
    while (step := referee.step(b)) is not None:
        referee.apply(b, b.waiting[0], step.choices(b, b.waiting[0]).draw(rng))
        referee.step(b)
        for event in b.log:
            told = changes(event)
            moved += len(told) > 0
            before.update(told)
        b.log.clear()
        assert {k: n for k, n in before.items() if n} == {k: n for k, n in units(b).items() if n}
    assert moved > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_modifier_has_a_name(lang: str) -> None:
    referee = rules()
    sources = set()
    box = referee.box(5, {"hero_display": "all_open"})
    for seed in range(6):
        b = referee.start(box)
        b.log = []
        rng = Chance(seed)
        while (step := referee.step(b)) is not None:
            referee.apply(b, b.waiting[0], step.choices(b, b.waiting[0]).draw(rng))
        for event in b.log:
            if event.kind.name == "rolled":
                roll = event.facts[0]
                assert isinstance(roll, Roll)
                assert roll.total == sum(roll.dice) + sum(n for _, n in roll.modifiers)
                sources |= {source for source, _ in roll.modifiers}
    assert sources == {"caesar", "pericles", "fortress", "nebuchadnezzar"}
    words = Words("mare_nostrum_empires", lang, box)
    assert len({words.modifier(source, 1) for source in sources}) == len(sources)


def test_questions_that_demand_other_numbers_have_other_facts() -> None:
    referee = rules()
    demanded: dict[tuple[object, ...], set[int]] = {}
    for seed in range(3):
        b = referee.start(referee.box(4, {}))
        rng = Chance(seed)
        while (step := referee.step(b)) is not None:
            seat = b.waiting[0]
            space = step.choices(b, seat)
            if isinstance(space, SomeOf) and 0 < space.low == space.high:
                facts = step.facts(b, seat)
                demanded.setdefault((step.name, *facts), set()).add(space.low)
            referee.apply(b, seat, space.draw(rng))
    assert {name for name, *_ in demanded} == {"offer", "battle_losses"}
    assert [facts for facts, numbers in demanded.items() if len(numbers) > 1] == []
    assert len({n for numbers in demanded.values() for n in numbers}) > 3
