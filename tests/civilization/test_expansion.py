"""Phases 2 and 3: growth and census."""

import pytest

from pelagos.engine.errors import NotAsked
from pelagos.engine.spaces import Allot
from pelagos.games.civilization.population_expansion import Growth
from tests.civilization.build import Table
from tests.support import clause


@clause("civ:7.1", "civ:7.2", "civ:7.3", "civ:X.20")
def test_one_token_grows_by_one_and_more_by_two_but_not_beside_a_city() -> None:
    t = Table("africa", "italy").tokens(0, sahara=1, libya=2, tunisia=4, carthage=2)
    t.city(0, "carthage")
    t.run("population_expansion")
    assert [t.there(0, a) for a in ("sahara", "libya", "tunisia", "carthage")] == [2, 4, 6, 2]


@clause("civ:7.4", "civ:S.2", "civ:X.20", "civ:L.4", "civ:R.6")
def test_a_short_stock_is_placed_completely_where_growth_allows() -> None:
    t = Table("africa", "italy").tokens(0, sahara=1, libya=2, tunisia=4).stock(0, 3)
    t.run("population_expansion")
    assert t.asked == "expand"
    assert t.refuses(0, "libya:3")
    assert t.refuses(0, "libya:2")
    assert t.allows(0, "libya:1+tunisia:2")
    t.answer(0, "sahara:1+libya:2")
    assert (t.there(0, "sahara"), t.there(0, "libya"), t.b.stock[0]) == (2, 4, 0)


@clause("civ:8.1", "civ:8.2", "civ:8.3", "civ:S.3")
def test_most_tokens_move_first_and_ties_follow_the_table() -> None:
    t = Table("egypt", "asia", "babylon", "assyria")
    t.tokens(0, thebes=3).tokens(1, kuban=3).tokens(2, media=5).tokens(3, nalchik=1)
    t.city(3, "van").ship(3, "maikop")
    t.run("census")
    assert t.b.movers == (2, 1, 0, 3)
    assert t.events("census")[0].facts == ((2, 1, 0, 3), (5, 3, 3, 1))
    t.run("movement")
    assert t.who == [2]


@clause("civ:S.15", "civ:5.3n")
def test_who_has_nothing_to_decide_may_insist_until_the_last_seal() -> None:
    t = Table("italy", "illyria", "africa", simultaneous_phases=True)
    t.tokens(0, etruria=2, cisalpina=2).tokens(1, germania=2, pannonia=2)
    t.stock(0, 1).stock(1, 1).run("population_expansion")
    assert (t.who, t.choices(2)) == ([0, 1], ["insist"])
    t.answer(0, "seal etruria:1")
    before = t.b.copy()
    assert t.who == [1]  # nothing waits for Africa
    t.answer(2, "insist")
    assert (t.asked, t.who, t.b.sealed) == ("expand", [0], ())
    assert [e.seat for e in t.events("order_demanded")] == [2]
    t.b = before
    t.answer(1, "seal germania:1")
    assert t.asked == ""


@clause("civ:S.15", "civ:5.3n")
def test_who_has_sealed_may_still_insist_but_decides_no_more() -> None:
    t = Table("italy", "illyria", simultaneous_phases=True)
    t.tokens(0, etruria=2, cisalpina=2).tokens(1, germania=2, pannonia=2)
    t.stock(0, 1).stock(1, 1).run("population_expansion")
    t.answer(0, "seal etruria:1")
    assert t.refuses(0, "seal cisalpina:1")
    t.answer(0, "insist").answer(0, "cisalpina:1")
    assert (t.there(0, "cisalpina"), t.who) == (3, [1])


@clause("civ:S.15")
def test_nobody_speaks_up_where_phases_go_in_order() -> None:
    t = Table("italy", "illyria", "africa")
    t.tokens(0, etruria=2, cisalpina=2).tokens(1, germania=2, pannonia=2)
    t.stock(0, 1).stock(1, 1).run("population_expansion")
    with pytest.raises(NotAsked):
        t.answer(2, "insist")


@clause("civ:S.15", "civ:5.3n", "civ:X.1", "civ:H.7")
def test_whoever_insists_gets_the_order_of_the_table() -> None:
    t = Table("italy", "illyria", simultaneous_phases=True)
    t.tokens(0, etruria=2, cisalpina=2).tokens(1, germania=2, pannonia=2)
    t.stock(0, 1).stock(1, 1)
    t.run("population_expansion")
    assert (t.asked, t.who) == ("seal_expansion", [0, 1])
    sealed = t.b.copy()
    t.answer(1, "insist")
    assert (t.asked, t.who) == ("expand", [0])
    t.answer(0, "etruria:1")
    assert t.who == [1]
    t.b = sealed
    t.answer(0, "seal etruria:1")
    assert t.there(0, "etruria") == 2
    t.answer(1, "seal germania:1")
    assert (t.there(0, "etruria"), t.there(1, "germania"), t.asked) == (3, 3, "")


@clause("civ:S.15")
def test_ships_cities_and_reductions_can_be_decided_at_once() -> None:
    t = Table("italy", "illyria", simultaneous_phases=True)
    t.tokens(0, etruria=4).tokens(1, dalmatia=3).ship(1, "dalmatia")
    t.run("ship_construction")
    assert (t.asked, t.who) == ("seal_ships", [0, 1])
    t.answer(0, "seal build_levy:etruria:1").answer(1, "seal maintain_by_levy:dalmatia:1")
    assert (t.asked, t.b.ships[0], t.there(0, "etruria")) == ("", t.at("etruria"), 2)
    assert (t.b.ships[4], t.there(1, "dalmatia")) == (t.at("dalmatia"), 2)
    t.tokens(0, etruria=5, roma=6).tokens(1, pannonia=12)
    t.run("city_construction")
    t.answer(1, "seal pannonia").answer(0, "seal roma")
    assert (t.owner("roma"), t.owner("pannonia")) == (0, 1)
    t.city(1, "dacia")
    t.run("surplus")
    assert (t.asked, t.who) == ("seal_reductions", [1])
    t.answer(1, "seal dacia,pannonia")
    assert (t.owner("pannonia"), t.owner("dacia"), t.asked) == (-1, 1, "")


@clause("civ:7.4")
def test_every_way_to_spread_a_short_stock_is_listed_once() -> None:
    for caps in ([1], [2], [1, 2, 1], [2, 2, 2], [1, 2, 2, 1, 2]):
        for stock in range(1, sum(caps)):
            growth = Growth("area", list(range(len(caps))), caps, stock, stock)
            plain = Allot("area", list(range(len(caps))), caps, stock, stock)
            listed = growth.listed(999)
            assert listed is not None
            assert sorted(listed, key=str) == sorted(plain.values(), key=str)
            assert growth.count() == len(listed)
            assert growth.listed(len(listed) - 1) is None
