"""Phase 6: conflict and assaults."""

import pytest

from tests.civilization.build import RULES, Table
from tests.support import clause


@clause("civ:11.1", "civ:S.6a")
def test_within_the_limit_peoples_live_side_by_side() -> None:
    t = Table("italy", "africa").tokens(0, germania=3).tokens(1, germania=2)
    t.run("conflict")
    assert (t.there(0, "germania"), t.there(1, "germania")) == (3, 2)


@clause("civ:11.5.1", "civ:11.3", "civ:X.16")
@pytest.mark.parametrize(("area", "left"), [("germania", (3, 2)), ("roma", (2, 0))])
def test_the_weaker_removes_first_until_the_limit_is_kept(area: str, left: tuple[int, int]) -> None:
    t = Table("italy", "africa").tokens(0, **{area: 4}).tokens(1, **{area: 3})
    stock = t.b.stock[1]
    t.run("conflict")
    assert (t.there(0, area), t.there(1, area)) == left
    assert t.b.stock[1] == stock + 3 - left[1]


@clause("civ:11.5.2", "civ:X.3")
def test_equals_remove_together() -> None:
    t = Table("italy", "africa").tokens(0, libya=1).tokens(1, libya=1)
    t.run("conflict")
    assert (t.there(0, "libya"), t.there(1, "libya")) == (0, 0)


@clause("civ:11.5.3", "civ:X.17", "civ:23.2", "civ:R.12")
def test_three_fight_in_ascending_order_and_equals_act_together() -> None:
    t = Table("italy", "africa", "illyria")
    t.tokens(0, roma=5).tokens(1, roma=3).tokens(2, roma=3)
    t.run("conflict")
    assert [t.there(s, "roma") for s in range(3)] == [3, 0, 0]


@clause("civ:11.5.4", "civ:22.3.9", "civ:X.18")
def test_metalworking_removes_after_all_others() -> None:
    t = Table("italy", "africa").tokens(0, libya=2).tokens(1, libya=2).own(0, "metalworking")
    t.run("conflict")
    assert (t.there(0, "libya"), t.there(1, "libya")) == (1, 0)
    t = Table("italy", "africa").tokens(0, libya=2).tokens(1, libya=2)
    t.own(0, "metalworking").own(1, "metalworking").run("conflict")
    assert (t.there(0, "libya"), t.there(1, "libya")) == (0, 0)


@clause("civ:11.5.5", "civ:22.3.10")
def test_agriculture_raises_no_limit_in_a_conflict() -> None:
    t = Table("italy", "africa").tokens(0, roma=2).tokens(1, roma=1).own(0, "agriculture")
    t.run("conflict")
    assert (t.there(0, "roma"), t.there(1, "roma")) == (2, 0)


@clause("civ:11.2")
def test_ships_have_no_part_in_conflicts() -> None:
    t = Table("italy", "africa").tokens(0, roma=4).tokens(1, roma=3).ship(1, "roma", "roma")
    t.run("conflict")
    assert t.b.ships[4:6] == [t.at("roma")] * 2


@clause("civ:11.6.1", "civ:S.6b")
def test_six_attackers_are_simply_removed() -> None:
    t = Table("italy", "africa").city(0, "roma").tokens(1, roma=6)
    t.run("conflict")
    assert (t.owner("roma"), t.there(1, "roma")) == (0, 0)


@clause("civ:11.6.2", "civ:X.19", "civ:R.15")
@pytest.mark.parametrize(("area", "left"), [("thapsus", (1, 2)), ("tripoli", (0, 2))])
def test_seven_turn_the_city_into_six_tokens(area: str, left: tuple[int, int]) -> None:
    t = Table("italy", "africa").city(0, area).tokens(1, **{area: 7})
    t.run("conflict")
    assert t.owner(area) == -1
    assert (t.there(0, area), t.there(1, area)) == left


@clause("civ:11.6.4", "civ:22.3.13")
def test_against_engineering_eight_are_needed() -> None:
    for attackers, standing in ((7, 0), (8, -1)):
        t = Table("italy", "africa").city(0, "roma").own(0, "engineering")
        t.tokens(1, roma=attackers).run("conflict")
        assert t.owner("roma") == standing


@clause("civ:11.6.3", "civ:R.13")
def test_attackers_of_one_city_fight_each_other_first() -> None:
    t = Table("italy", "africa", "illyria").city(0, "roma")
    t.tokens(1, roma=6).tokens(2, roma=6).run("conflict")
    assert (t.owner("roma"), t.there(1, "roma"), t.there(2, "roma")) == (0, 0, 0)
    t = Table("italy", "africa", "illyria").city(0, "roma")
    t.tokens(1, roma=9).tokens(2, roma=1).run("conflict")
    assert t.owner("roma") == -1


@clause("civ:11.7")
def test_the_owners_tokens_defend_before_the_city_does() -> None:
    t = Table("italy", "africa").city(0, "roma").tokens(0, roma=3).tokens(1, roma=8)
    t.run("conflict")
    assert (t.owner("roma"), t.there(1, "roma")) == (0, 0)


@clause("civ:11.8.1", "civ:L.4", "civ:R.16")
def test_a_city_without_six_tokens_in_stock_capitulates() -> None:
    t = Table("italy", "africa").city(0, "roma").stock(0, 5).tokens(1, roma=7)
    t.run("conflict")
    assert (t.owner("roma"), t.there(1, "roma"), t.b.cities) == (1, 7, [0, 1])


@clause("civ:11.8.1")
def test_an_attacker_with_nine_cities_only_eliminates_it() -> None:
    t = Table("italy", "africa").city(0, "roma").stock(0, 5).tokens(1, roma=7)
    for area in [a for a in t.box.land if t.b.city[a] < 0 and a != t.at("roma")][:9]:
        t.b.found_city(1, area)
    t.run("conflict")
    assert t.owner("roma") == -1


@clause("civ:11.8.2", "civ:S.6c", "civ:R.14")
def test_the_owner_has_his_own_attack_settled_first_to_fill_his_stock() -> None:
    t = Table("africa", "italy").city(0, "carthage").tokens(1, carthage=7).stock(1, 20)
    t.city(1, "roma").tokens(0, roma=7).stock(0, 5)
    before = t.b.copy()
    t.run("conflict")
    assert (t.asked, t.who) == ("name_assault", [0])
    assert set(t.choices(0)) == {"roma", "carthage"}
    t.answer(0, "carthage")
    assert t.owner("carthage") == 1
    t.b = before
    t.run("conflict").answer(0, "roma")
    assert t.owner("carthage") == -1
    assert t.there(0, "carthage") + t.there(1, "carthage") <= 3


@clause("civ:11.8.2")
def test_with_six_tokens_in_stock_only_the_own_cities_are_named() -> None:
    t = Table("africa", "italy").city(0, "carthage", "thapsus").stock(1, 20)
    t.tokens(1, carthage=7, thapsus=7).city(1, "roma").tokens(0, roma=7).stock(0, 6)
    t.run("conflict")
    assert set(t.choices(0)) == {"thapsus", "carthage"}


@clause("civ:11.8.2")
def test_the_first_area_of_the_board_is_named_like_any_other() -> None:
    t = Table("africa", "italy").city(0, "carthage").tokens(1, carthage=7).stock(1, 20)
    t.city(1, "germania").tokens(0, germania=7).stock(0, 5).run("conflict")
    t.answer(0, "germania")
    assert t.owner("carthage") == -1
    assert (t.asked, [e.facts[0] for e in t.events("city_assaulted")]) == (
        "",
        [t.at("germania"), t.at("carthage")],
    )


@clause("civ:22.2.4.3")
def test_the_first_area_of_the_board_is_shaken_with_a_neighbour() -> None:
    t = Table("africa", "italy")
    near = t.box.neighbours[t.at("germania")][0]
    t.city(0, "germania").city(1, t.box.slug("area", near)).struck(0, "volcano_earthquake")
    t.run("volcano_earthquake").answer(0, "germania")
    assert (t.asked, len(t.choices(0))) == ("shake_neighbour", 2)
    step = RULES.step(t.b)
    assert step is not None
    assert [(f.name, f.value) for f in step.facts(t.b, 0)] == [("area", t.at("germania"))]
