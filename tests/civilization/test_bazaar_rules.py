"""The bazaar, clause by clause: what a deal may be and who sees what."""

from pelagos.engine.seats import NOBODY, only
from tests.civilization.build import RULES, Table
from tests.support import clause

SALT = "post salt+salt+grain 3 16 salt all 3 bronze"


def market(**options: object) -> Table:
    """Italy, Africa and Illyria trade all at once."""
    t = Table("italy", "africa", "illyria", players=3, trade_form="live", **options)
    t.hand(0, salt=2, grain=1, hides=3).hand(1, bronze=4, iron=1, epidemic=1, piracy=1)
    return t.hand(2, cloth=5, ochre=2).run("trade")


@clause("civ:T.1")
def test_a_calamity_turned_up_is_no_card_to_trade_with() -> None:
    t = Table("italy", "africa").hand(0, salt=3).hand(1, iron=2).struck(1, "epidemic", trader=0)
    assert t.run("trade").asked == ""
    t = Table("italy", "africa").hand(0, salt=3).hand(1, iron=2, epidemic=1)
    assert t.run("trade").asked == "trade_in_turn"


@clause("civ:T.2")
def test_a_package_has_three_cards_and_at_least_one_commodity() -> None:
    t = Table("italy", "africa", trade_form="live").hand(0, salt=3)
    t.hand(1, epidemic=1, piracy=1, civil_disorder=1, iron=1).run("trade")
    assert t.refuses(1, "post epidemic+civil_disorder+piracy 3 0 epidemic all 0 -")
    assert t.refuses(1, "post iron+epidemic 2 2 iron all 0 -")
    assert t.allows(1, "post iron+epidemic+piracy 3 2 iron all 0 -")
    assert t.refuses(1, "post iron+epidemic+piracy 3 2 piracy all 0 -")


@clause("civ:T.3")
def test_the_player_names_any_commodity_of_the_package() -> None:
    t = market()
    for named in ("salt", "grain", "hides"):
        assert t.allows(0, f"post hides+hides+salt+salt+grain 5 20 {named} all 0 -")


@clause("civ:T.4")
def test_a_wish_binds_nobody() -> None:
    t = market().answer(0, SALT)
    t.answer(2, "counter offer1 ochre+cloth+cloth 3 21 ochre").answer(0, "accept offer2")
    assert (t.holding(0, "cloth"), t.holding(0, "ochre"), t.holding(2, "salt")) == (2, 1, 2)


@clause("civ:T.5")
def test_several_counters_stand_at_once_and_all_see_their_claims() -> None:
    t = market().answer(0, SALT)
    t.answer(1, "counter offer1 bronze+bronze+epidemic 3 24 bronze")
    t.answer(2, "counter offer1 cloth+cloth+cloth 3 45 cloth")
    for viewer in (0, 2, NOBODY):
        claims = [(o["seat"], o["count"], o["total"], o["named"]) for o in t.offers(viewer)[1:]]
        assert claims == [(1, 3, 24, "bronze"), (2, 3, 45, "cloth")]
    assert t.allows(0, "accept offer2")
    assert t.allows(0, "accept offer3")


@clause("civ:T.6", "civ:16.4")
def test_only_the_poster_accepts_and_the_numbers_need_not_be_equal() -> None:
    t = market().answer(0, SALT)
    t.answer(1, "counter offer1 iron+bronze+bronze+bronze+bronze 5 98 iron")
    assert t.refuses(1, "accept offer2")
    assert t.refuses(2, "accept offer2")
    assert t.refuses(1, "accept offer1")
    t.answer(0, "accept offer2")
    assert [t.b.hand_size(s) for s in (0, 1, 2)] == [8, 5, 7]
    assert t.refuses(0, "withdraw offer2")


@clause("civ:T.7")
def test_a_counter_may_be_withdrawn_and_replaced_by_another() -> None:
    t = market().answer(0, SALT)
    t.answer(1, "counter offer1 bronze+bronze+epidemic 3 24 bronze", "withdraw offer2")
    assert [o["seat"] for o in t.offers(NOBODY)] == [0]
    t.answer(1, "counter offer1 iron+bronze+bronze 3 26 bronze")
    assert [o["total"] for o in t.offers(NOBODY)] == [16, 26]


@clause("civ:T.8", "civ:R.23")
def test_who_passed_a_calamity_on_is_noted_and_it_leaves_the_hand() -> None:
    t = market().answer(0, SALT)
    t.answer(1, "counter offer1 bronze+epidemic+piracy 3 6 bronze").answer(0, "accept offer2")
    assert (t.b.victims[4], t.b.victims[7], t.b.traders[4], t.b.traders[7]) == (0, 0, 1, 1)
    assert t.b.hand_size(0) == 4
    assert (t.holding(0, "epidemic"), t.holding(0, "bronze")) == (0, 1)


@clause("civ:T.9")
def test_only_the_two_parties_learn_what_changed_hands() -> None:
    t = market().answer(0, SALT)
    t.answer(1, "counter offer1 iron+bronze+bronze 3 26 bronze").answer(0, "accept offer2")
    told = [(e.kind.name, e.audience) for e in t.b.log or [] if e.kind.reveals]
    assert told == [("cards_received", only(1)), ("cards_received", only(0))]
    for viewer in (2, NOBODY):
        seats = RULES.view(t.b, viewer)["seats"]
        assert isinstance(seats, list)
        assert [s["trade_cards"] for s in seats] == [6, 7, 7]
        assert "'iron'" not in str(RULES.view(t.b, viewer))


@clause("civ:T.10")
def test_a_deal_clears_all_ready_flags_but_a_withdrawal_does_not() -> None:
    t = market().answer(0, SALT).answer(1, "counter offer1 iron+bronze+bronze 3 26 bronze")
    t.answer(2, "ready").answer(1, "ready").answer(0, "withdraw offer1")
    assert t.b.ready == 0b110
    t = market().answer(0, SALT).answer(1, "counter offer1 iron+bronze+bronze 3 26 bronze")
    t.answer(2, "ready").answer(0, "accept offer2")
    assert t.b.ready == 0


@clause("civ:T.11", "civ:5.2")
def test_in_turns_each_seat_takes_one_action_in_the_order_of_the_table() -> None:
    t = Table("italy", "africa", "illyria").hand(0, salt=3).hand(1, iron=3).hand(2, cloth=3)
    t.run("trade")
    order = []
    for _ in range(3):
        order.append(t.who[0])
        t.answer(t.who[0], "pass")
    assert (order, t.asked) == ([1, 0, 2], "")


@clause("civ:T.12")
def test_of_two_acceptances_of_one_card_the_second_fails_without_penalty() -> None:
    t = market().answer(0, SALT, "post hides+salt+salt 3 13 salt all 0 -")
    t.answer(1, "counter offer1 iron+bronze+bronze 3 26 bronze")
    t.answer(2, "counter offer2 cloth+cloth+cloth 3 45 cloth")
    t.answer(0, "accept offer3")
    assert t.refuses(0, "accept offer4")
    assert t.b.offers == ()
    assert t.asked == "trade_freely"


@clause("civ:T.13", "civ:16.2")
def test_a_deal_moves_cards_and_nothing_else() -> None:
    t = market().treasury(0, 9)
    before = (t.b.treasury[:], t.b.stock[:], t.b.cards[:])
    hands = [t.b.hand_size(seat) for seat in range(3)]
    t.answer(0, SALT).answer(1, "counter offer1 iron+bronze+bronze+bronze 4 56 bronze")
    t.answer(0, "accept offer2")
    assert (t.b.treasury, t.b.stock, t.b.cards) == before
    assert [t.b.hand_size(seat) for seat in range(3)] == [hands[0] + 1, hands[1] - 1, hands[2]]
