"""Phase 1: taxes and revolts."""

from tests.civilization.build import Table
from tests.support import clause


@clause("civ:6.1", "civ:S.1b", "civ:2.7.3")
def test_every_city_pays_two_tokens_from_stock_to_treasury() -> None:
    t = Table("africa", "italy").city(0, "carthage", "numidia").stock(0, 10)
    t.run("taxation")
    assert (t.b.stock[0], t.b.treasury[0]) == (6, 4)
    assert t.asked == ""


@clause("civ:6.2", "civ:6.3.1", "civ:6.3.2", "civ:6.3.4", "civ:S.1c", "civ:R.3")
def test_cities_that_cannot_be_paid_revolt_to_the_largest_stock() -> None:
    t = Table("africa", "italy", "illyria").city(0, "carthage", "numidia", "thapsus")
    t.city(1, "roma").stock(0, 3).stock(1, 20).stock(2, 30)
    t.run("taxation")
    assert (t.b.stock[0], t.b.treasury[0]) == (1, 2)
    assert (t.asked, t.who) == ("take_revolting_city", [2])
    assert t.refuses(2, "roma")
    t.answer(2, "numidia", "carthage")
    assert (t.owner("numidia"), t.owner("carthage"), t.owner("thapsus")) == (2, 2, 0)
    assert t.b.treasury[2] == 0
    assert t.asked == ""


@clause("civ:6.3.3", "civ:6.3.3n", "civ:R.4", "civ:R.5")
def test_the_next_in_rank_takes_what_is_left_even_the_owner() -> None:
    t = Table("africa", "italy").city(0, "carthage", "numidia").stock(0, 1).stock(1, 40)
    t.city(
        1, "roma", "neapolis", "tarentum", "etruria", "samnium", "campania", "syracuse", "milazzo"
    )
    t.run("taxation")
    assert t.who == [1]
    t.answer(1, "carthage")
    assert (t.owner("carthage"), t.who) == (1, [0])
    t.answer(0, "numidia")
    assert (t.owner("numidia"), t.asked) == (0, "")


@clause("civ:X.23", "civ:6.3.3", "civ:L.4")
def test_without_a_city_piece_anywhere_the_cities_are_removed() -> None:
    t = Table("africa", "crete")
    free = [a for a in t.box.land if t.box.in_play[a]]
    for seat in (0, 1):
        for area in free[seat * 9 : seat * 9 + 9]:
            t.b.found_city(seat, area)
    t.stock(0, 40).stock(1, 14)
    t.run("taxation")
    assert (t.asked, t.who) == ("remove_revolting_city", [0])
    assert len(t.choices(0)) == 9
    t.answer(0, t.choices(0)[0])
    t.answer(0, t.choices(0)[0])
    assert (t.b.cities, t.asked) == ([9, 7], "")


@clause("civ:6.4", "civ:22.3.11", "civ:S.1a")
def test_coinage_sets_one_rate_even_one_that_cannot_be_paid() -> None:
    t = Table("africa", "italy").city(0, "carthage", "numidia").own(0, "coinage").stock(0, 5)
    t.run("taxation")
    assert (t.asked, t.choices(0)) == ("set_tax_rate", ["1", "2", "3"])
    t.answer(0, "3")
    assert (t.b.stock[0], t.b.treasury[0]) == (2, 3)
    assert t.asked == "take_revolting_city"
