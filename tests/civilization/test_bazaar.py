"""Phase 10: the bazaar, in turns and all at once."""

import pytest

from pelagos.engine.errors import PelagosError
from pelagos.engine.seats import CLOCK, NOBODY, only
from tests.civilization.build import RULES, Table
from tests.support import clause


def market(**options: object) -> Table:
    t = Table("italy", "africa", "illyria", players=3, **options)
    t.hand(0, salt=2, grain=1, hides=1).hand(1, bronze=3, iron=1).hand(2, cloth=4)
    return t.run("trade")


POST = "post salt+salt+grain 3 16 salt all 3 bronze"
COUNTER = "counter offer1 bronze+bronze+bronze 3 54 bronze"


@clause("civ:16.3", "civ:T.1", "civ:S.10", "civ:T.11")
def test_who_holds_fewer_than_three_cards_cannot_trade() -> None:
    t = Table("italy", "africa", "illyria").hand(0, salt=3).hand(1, iron=3).hand(2, cloth=2)
    t.run("trade")
    assert t.events("bazaar_opens")[0].facts == ((1, 0),)
    t = Table("italy", "africa").hand(0, salt=3).hand(1, cloth=2)
    assert t.run("trade").asked == ""


@clause("civ:X.6", "civ:16.3", "civ:16.3a", "civ:T.2", "civ:T.3", "civ:17.4.4", "civ:R.22")
def test_the_three_statements_must_be_true() -> None:
    t = market()
    t.answer(1, "pass")
    assert t.allows(0, POST)
    assert t.allows(0, "post salt+salt+grain 3 16 grain all 0 -")
    assert t.refuses(0, "post salt+salt+grain 3 10 salt all 3 bronze")
    assert t.refuses(0, "post salt+salt+grain 4 16 salt all 3 bronze")
    assert t.refuses(0, "post salt+salt+grain 3 16 hides all 3 bronze")
    assert t.refuses(0, "post salt+salt 2 12 salt all 3 bronze")
    assert t.refuses(0, "post salt+salt+salt 3 27 salt all 3 bronze")


@clause("civ:T.4", "civ:T.5", "civ:T.6", "civ:16.1", "civ:16.4", "civ:T.9")
def test_an_accepted_counter_exchanges_both_packages_for_good() -> None:
    t = market()
    t.answer(1, "pass").answer(0, POST).answer(2, "pass").answer(1, COUNTER)
    claims = t.events("counter_offered")[0]
    assert (claims.seat, claims.facts[2:]) == (1, (3, 54, t.box.find("trade_card", "bronze")))
    t.answer(0, "accept offer2")
    assert (t.holding(0, "bronze"), t.holding(1, "salt"), t.holding(1, "grain")) == (3, 2, 1)
    assert t.b.offers == ()
    assert {e.audience for e in t.events("cards_received")} == {only(0), only(1)}
    assert t.events("deal_struck")[0].facts == (1, 3, 3)


@clause("civ:16.6", "civ:16.7", "civ:T.8", "civ:19.3", "civ:22.2.2", "civ:R.23")
def test_a_calamity_counts_nothing_and_is_turned_up_before_the_receiver() -> None:
    t = Table("italy", "africa").hand(0, salt=2, epidemic=1).hand(1, iron=3)
    t.run("trade").answer(1, "pass").answer(0, "post salt+salt+epidemic 3 12 salt all 0 -")
    t.answer(1, "counter offer1 iron+iron+iron 3 18 iron").answer(0, "accept offer2")
    assert (t.b.victims[4], t.b.traders[4], t.holding(1, "epidemic")) == (1, 0, 0)
    assert t.events("calamity_received")[0].facts[1] == 0
    assert t.asked == ""


@clause("civ:T.7", "civ:16.1")
def test_a_withdrawn_offer_takes_its_counters_along() -> None:
    t = market()
    t.answer(1, "pass").answer(0, POST).answer(2, "pass").answer(1, COUNTER)
    t.answer(0, "withdraw offer1")
    assert t.b.offers == ()


@clause("civ:T.7", "civ:T.12")
def test_a_card_may_lie_in_several_packages_which_lapse_when_it_leaves() -> None:
    t = market(trade_form="live")
    t.answer(0, POST, "post salt+salt+hides 3 13 salt all 0 -")
    t.answer(1, COUNTER).answer(2, "counter offer1 cloth+cloth+cloth 3 45 cloth")
    t.answer(0, "accept offer3")
    assert t.b.offers == ()
    assert [e.seat for e in t.events("offer_lapsed")] == [0]
    assert t.refuses(0, "accept offer4")


@clause("civ:T.4")
def test_an_offer_to_one_seat_is_for_that_seat_alone() -> None:
    t = market(trade_form="live")
    t.answer(0, "post salt+salt+grain 3 16 salt p2 3 bronze")
    assert t.allows(1, COUNTER)
    with pytest.raises(PelagosError):
        t.answer(2, "counter offer1 cloth+cloth+cloth 3 45 cloth")


@clause("civ:T.10", "civ:16.5")
def test_the_live_market_closes_when_all_are_ready_or_time_is_up() -> None:
    t = market(trade_form="live")
    assert set(t.who) == {0, 1, 2, CLOCK}
    t.answer(0, "ready").answer(1, "ready")
    t.answer(2, "post cloth+cloth+cloth 3 45 cloth all 0 -")
    assert set(t.who) == {0, 1, 2, CLOCK}
    t.answer(0, "ready").answer(1, "ready").answer(2, "ready")
    assert (t.asked, t.b.offers) == ("", ())
    t = market(trade_form="live")
    RULES.answer(t.b, CLOCK, ())
    assert t.asked == ""


@clause("civ:T.11")
def test_turns_end_when_all_pass_in_succession_or_the_cycles_are_over() -> None:
    t = market()
    t.answer(1, "pass").answer(0, POST).answer(2, "pass").answer(1, "pass")
    assert t.who == [0]
    t.answer(0, "pass")
    assert t.asked == ""
    t = market(trade_rounds=1)
    t.answer(1, "pass").answer(0, POST).answer(2, "pass")
    assert t.asked == ""


@clause("civ:16.2", "civ:T.13")
def test_only_trade_cards_of_the_own_hand_can_be_offered() -> None:
    t = market().answer(1, "pass")
    for text in ("post music+salt+salt 3 12 salt all 0 -", "post gold+salt+salt 3 21 salt all 0 -"):
        assert t.refuses(0, text)


@clause("civ:T.9", "civ:15.6", "civ:H.1")
def test_nobody_else_sees_what_lies_in_a_package() -> None:
    t = market().answer(1, "pass").answer(0, POST)
    for viewer in (1, 2, NOBODY):
        offers = t.offers(viewer)
        assert offers[0]["cards"] is None
        assert (offers[0]["count"], offers[0]["total"], offers[0]["named"]) == (3, 16, "salt")
    assert t.offers(0)[0]["cards"] == ["salt", "salt", "grain"]
    step = RULES.step(t.b)
    assert step is not None
    assert step.seen_by(t.b, 2) == only(2)
