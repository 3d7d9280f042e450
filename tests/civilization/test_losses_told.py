"""A question about losses says how much is due, and a Civil War is fought in the open."""

import pytest

from pelagos.engine.box import Box
from pelagos.engine.seats import NOBODY
from pelagos.games.civilization import box, rules
from pelagos.games.civilization.roads import Roads
from pelagos.words import LANGUAGES, Words
from tests.civilization.build import RULES, Table
from tests.support import clause

SEVEN = ("carthage", "thapsus", "cyrene", "tripoli", "libya", "sabratha", "numidia")


def told(t: Table) -> int:
    """The number in the question that stands, which every language must contain."""
    step = RULES.step(t.b)
    assert step is not None
    [seat] = t.who
    facts = step.facts(t.b, seat)
    [number] = [fact.value for fact in facts if fact.kind == "number"]
    assert isinstance(number, int)
    for lang in LANGUAGES:
        words = Words("civilization", lang, t.box)
        assert str(number) in words.question(step.name, seat, facts)
    return number


def war(**options: object) -> Table:
    """Africa has 40 points, 25 of them tokens, and Civil War before it."""
    t = Table("africa", "italy", "illyria", players=3, **options)
    t.tokens(0, libya=10, numidia=10, sahara=5).city(0, "carthage", "thapsus", "cyrene")
    return t.tokens(1, roma=1).tokens(2, germania=1).struck(0, "civil_war")


@clause("civ:22.2.6.1")
def test_the_units_of_a_faction_are_told_and_seen_by_all() -> None:
    first, second = war().run("civil_war"), war().run("civil_war")
    first.answer(0, "p2", "tokens libya 10", "city carthage")
    second.answer(0, "p2", "tokens numidia 10", "city carthage")
    for seat in (0, 1, 2, NOBODY):
        assert RULES.view(first.b, seat) != RULES.view(second.b, seat)
    picked = [(e.seat, e.facts, e.heard_by(NOBODY)) for e in first.events("units_picked")]
    assert picked == [
        (0, (10, first.at("libya")), True),
        (0, (5, first.at("carthage")), True),
    ]


@clause("civ:22.2.6.1")
def test_the_view_shows_both_factions_until_one_is_handed_over() -> None:
    t = war().run("civil_war").answer(0, "p2", "tokens libya 10", "city carthage")
    t.answer(1, "city thapsus", "city cyrene", "tokens numidia 10")
    assert t.asked == "keep_faction"
    assert factions(t) == {
        "first": {"libya": 10, "carthage": 5, "thapsus": 5, "cyrene": 5, "numidia": 10},
        "second": {"sahara": 5},
    }
    assert told(t) == 35
    t.b.stock[1] = 2
    t.answer(0, "first")
    assert (t.asked, factions(t)) == ("take_over", {"handed_over": {"sahara": 5}})
    assert told(t) == 2
    t.answer(1, "tokens sahara 2")
    assert factions(t) == {}


def factions(t: Table) -> object:
    more = RULES.view(t.b, NOBODY)["more"]
    assert isinstance(more, dict)
    return more["factions"]


@clause("civ:22.2.6.1")
def test_who_picks_a_faction_is_told_how_many_points_are_left() -> None:
    t = war().run("civil_war").answer(0, "p2")
    assert told(t) == 15
    t.answer(0, "tokens libya 4")
    assert told(t) == 11
    t.answer(0, "tokens libya 6", "city carthage")
    assert told(t) == 20


@clause("civ:22.2.12.2")
@pytest.mark.parametrize(("calamity", "due"), [("famine", 9), ("flood", 17), ("epidemic", 16)])
def test_who_loses_units_is_told_how_many_points_are_due(calamity: str, due: int) -> None:
    t = Table("egypt", "italy", "africa", players=3)
    t.tokens(0, **dict.fromkeys(plain_of(t), 9)).tokens(1, roma=1)
    t.struck(0, calamity, trader=2).run(calamity)
    assert t.asked == f"lose_to_{calamity}"
    assert told(t) == due
    t.answer(0, t.choices(0)[0])
    assert told(t) == due - 1


def plain_of(t: Table) -> list[str]:
    """Three areas of one flood plain."""
    plain = max(t.box.plain_areas, key=len)
    return [t.box.slug("area", a) for a in plain[:3]]


@clause("civ:22.2.4.1", "civ:24.2")
def test_whom_the_floor_protects_in_an_eruption_is_told_the_points() -> None:
    t = Table("italy", "africa", calamity_floor_16=True)
    areas = [t.box.slug("area", a) for a in t.box.volcano_areas[0]]
    t.tokens(0, **{areas[0]: 10}).tokens(0, germania=10).struck(0, "volcano_earthquake")
    t.run("volcano_earthquake")
    assert (t.asked, told(t)) == ("lose_to_eruption", 10)


@clause("civ:22.2.5.b", "civ:22.2.5.c")
def test_famine_tells_the_loss_before_grain_is_shown_and_the_most_to_be_ordered() -> None:
    t = Table("italy", "africa", "illyria", players=3).own(0, "pottery").hand(0, grain=1)
    t.tokens(0, roma=9).tokens(1, libya=9).struck(0, "famine").run("famine")
    assert (t.asked, told(t)) == ("show_grain", 9)
    t.answer(0, "1").answer(0, "tokens roma 5")
    assert (t.asked, told(t)) == ("order_famine", 11)


@clause("civ:22.2.7.2")
def test_a_flood_tells_the_points_to_divide() -> None:
    t = Table("egypt", "italy", "africa", players=3)
    plain = plain_of(t)
    t.tokens(0, **{plain[0]: 20}).tokens(1, **{plain[1]: 9}).tokens(2, **{plain[2]: 9})
    t.struck(0, "flood").run("flood").answer(0, f"tokens {plain[0]} 17")
    assert (t.asked, told(t)) == ("divide_flood", 10)


@clause("civ:22.2.9.4", "civ:22.2.10.1", "civ:22.2.10.4")
def test_unrest_tells_the_cities_still_to_be_reduced() -> None:
    t = Table("africa", "italy", players=2).city(0, *SEVEN).struck(0, "civil_disorder")
    t.run("civil_disorder")
    assert told(t) == 3
    t.answer(0, "libya")
    assert told(t) == 2
    t = Table("africa", "italy", players=2).city(0, *SEVEN).city(1, "roma")
    t.struck(0, "iconoclasm_heresy").run("iconoclasm_heresy")
    assert told(t) == 4
    t.answer(0, *SEVEN[:4])
    assert (t.asked, told(t)) == ("spread_heresy", 2)


@clause("civ:14.2", "civ:6.3.2")
def test_support_and_revolt_tell_what_is_lacking() -> None:
    t = Table("italy", "africa").city(0, "roma", "etruria").tokens(0, germania=1).run("support")
    assert (t.asked, told(t)) == ("support_cities", 3)
    t = Table("italy", "africa").city(0, "roma", "etruria").stock(0, 1).run("taxation")
    assert (t.asked, told(t)) == ("take_revolting_city", 2)


@clause("civ:15.7")
def test_who_may_buy_gold_is_told_what_the_treasury_holds() -> None:
    t = Table("italy", "africa").treasury(0, 40).run("trade_cards")
    assert (t.asked, told(t)) == ("buy_gold", 40)


def test_a_box_opened_while_another_is_being_made_is_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    referee = rules()
    found: list[Box] = []

    def interrupted(borders: list[list[int]]) -> Roads:
        if not found:  # as if another thread came in just here
            monkeypatch.setattr(box, "Roads", Roads)
            found.append(referee.box(2, {}))
        return Roads(borders)

    monkeypatch.setattr(box, "Roads", interrupted)
    found.append(referee.box(2, {}))
    assert len(found) == 2
    for made in found:
        assert isinstance(made, box.CivilizationBox)
        assert isinstance(made.roads, Roads)
