"""Pieces and cards run out: what is spent once cannot be spent again."""

from pelagos.games.civilization.civilization_cards import Payment
from tests.civilization.build import Table
from tests.civilization.test_rulings_of_calamities import FOUR, torn
from tests.support import clause

ITALIAN = ("roma", "neapolis", "campania", "etruria", "samnium", "rubicon", "cisalpina", "tarentum")


@clause("civ:22.2.6.3")
def test_a_nominee_with_one_city_piece_left_takes_one_city_and_the_next_takes_the_others() -> None:
    t = torn().city(1, *ITALIAN).stock(0, 0).stock(1, 40).stock(2, 1).run("civil_war")
    t.answer(0, "p2", "tokens libya 10", "tokens sahara 5")
    t.answer(1, "tokens sahara 5", "city carthage", "city thapsus", "city cyrene")
    t.answer(0, "second")
    assert (t.asked, t.who) == ("take_over", [1])
    t.answer(1, next(c for c in t.choices(1) if "thapsus" in c))
    assert [t.owner(a) for a in FOUR].count(1) == 1
    assert sorted(t.owner(a) for a in FOUR) == [0, 1, 2, 2]
    assert t.b.cities == [1, 9, 2]


@clause("civ:17.8")
def test_nobody_pays_with_trade_cards_he_does_not_hold() -> None:
    t = Table("africa", "italy").hand(0, grain=2, salt=1)
    grain, salt, gold = (t.box.find("trade_card", k) for k in ("grain", "salt", "gold"))
    payment = Payment(t.b, 0, 3)
    assert payment.holds((salt,))
    assert payment.holds(tuple(sorted((salt, grain, grain))))
    assert not payment.holds((gold,))
    assert not payment.holds((grain, grain, grain))
    assert not payment.holds(())
