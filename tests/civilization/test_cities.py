"""Phases 7 and 8: building, surplus and support."""

from tests.civilization.build import Table
from tests.support import clause


@clause("civ:12.1", "civ:12.2", "civ:S.7")
def test_six_tokens_on_a_site_or_twelve_elsewhere_become_a_city() -> None:
    t = Table("italy", "africa").tokens(0, roma=6, etruria=11, samnium=12, cisalpina=5)
    stock = t.b.stock[0]
    t.run("city_construction")
    assert set(t.choices(0)) == {"-", "roma", "samnium", "roma+samnium"}
    t.answer(0, "roma+samnium")
    assert (t.owner("roma"), t.owner("samnium")) == (0, 0)
    assert t.b.stock[0] == stock + 18


@clause("civ:12.1")
def test_there_is_one_city_in_an_area_at_most() -> None:
    t = Table("italy", "africa").tokens(0, roma=6).city(0, "roma")
    assert t.run("city_construction").asked == ""


@clause("civ:12.3", "civ:L.1")
def test_nobody_has_more_than_nine_cities() -> None:
    t = Table("italy", "africa").tokens(0, roma=6, tarentum=6)
    others = [a for a in t.box.land if a not in (t.at("roma"), t.at("tarentum"))]
    for area in others[:8]:
        t.b.found_city(0, area)
    t.run("city_construction")
    assert set(t.choices(0)) == {"-", "roma", "tarentum"}


@clause("civ:12.4", "civ:13.1", "civ:S.8a", "civ:L.3")
def test_surplus_goes_and_nobody_stays_beside_a_city() -> None:
    t = Table("italy", "africa").tokens(0, roma=8, etruria=6, cisalpina=2)
    t.run("city_construction").answer(0, "roma")
    assert t.there(0, "roma") == 2
    t.run("surplus")
    assert [t.there(0, a) for a in ("roma", "etruria", "cisalpina")] == [0, 2, 1]


@clause("civ:13.2", "civ:X.4")
def test_ships_do_not_count_as_population() -> None:
    t = Table("italy", "africa").tokens(0, roma=3).ship(0, "roma", "roma", "roma")
    t.run("surplus")
    assert t.there(0, "roma") == 2
    assert t.b.ships[:3] == [t.at("roma")] * 3


@clause("civ:13.3", "civ:22.3.10", "civ:X.15")
def test_agriculture_lets_one_more_live_in_an_area_of_ones_own() -> None:
    t = Table("italy", "africa").tokens(0, roma=4).own(0, "agriculture")
    t.run("surplus")
    assert t.there(0, "roma") == 3


@clause("civ:14.1", "civ:14.2", "civ:14.3", "civ:S.8b")
def test_unsupported_cities_are_reduced_to_tokens_that_support_the_rest() -> None:
    t = Table("italy", "africa").city(0, "roma", "tarentum").tokens(0, etruria=2)
    t.run("surplus")
    assert (t.asked, set(t.choices(0))) == ("support_cities", {"roma", "tarentum"})
    t.answer(0, "roma")
    assert (t.there(0, "roma"), t.b.cities[0], t.asked) == (2, 1, "")


@clause("civ:14.3", "civ:S.8b", "civ:R.18")
def test_cities_built_this_round_are_reduced_first() -> None:
    t = Table("italy", "africa").city(0, "roma").tokens(0, tarentum=6, etruria=2)
    t.run("city_construction").answer(0, "tarentum")
    t.run("surplus")
    assert t.choices(0) == ["tarentum"]


@clause("civ:14.3a", "civ:22.3.10", "civ:R.19")
def test_with_agriculture_a_reduced_city_leaves_one_more() -> None:
    t = Table("italy", "africa").city(0, "roma").own(0, "agriculture")
    t.run("surplus").answer(0, "roma")
    assert t.there(0, "roma") == 3


@clause("civ:14.4", "civ:L.4")
def test_an_empty_stock_replaces_a_city_by_nothing() -> None:
    t = Table("italy", "africa").city(0, "roma", "tarentum").stock(0, 1)
    t.run("surplus").answer(0, "roma").answer(0, "tarentum")
    assert (t.there(0, "roma"), t.there(0, "tarentum"), t.b.cities[0]) == (1, 0, 0)


@clause("civ:14.5", "civ:19.8", "civ:S.12c")
def test_support_is_checked_after_surplus_and_after_calamities_only() -> None:
    t = Table("italy", "africa").city(0, "roma").tokens(0, etruria=1)
    for phase in ("taxation", "conflict", "city_construction", "succession"):
        assert t.run(phase).asked == ""
    assert t.run("calamities").asked == "support_cities"
