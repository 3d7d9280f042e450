"""The bazaar, clause by clause: how many packages may stand, and when one lapses."""

from pelagos.games.civilization.ids import OFFERS
from pelagos.games.civilization.trade import MOST_LIVE
from tests.civilization.build import RULES, Table
from tests.support import clause

SALT = "post salt+salt+salt 3 27 salt all 0 -"


def market(**options: object) -> Table:
    """Italy, Africa and Illyria trade all at once."""
    t = Table("italy", "africa", "illyria", players=3, trade_form="live", **options)
    t.hand(0, salt=3, hides=3).hand(1, salt=4, iron=2)
    return t.hand(2, cloth=5, ochre=2).run("trade")


@clause("civ:T.5")
def test_a_seat_may_answer_one_post_with_several_counters() -> None:
    t = market().answer(0, SALT)
    t.answer(2, "counter offer1 cloth+cloth+cloth 3 45 cloth")
    t.answer(2, "counter offer1 ochre+ochre+cloth 3 9 ochre")
    assert t.allows(0, "accept offer2")
    assert t.allows(0, "accept offer3")


@clause("civ:T.4", "civ:T.7")
def test_nobody_need_withdraw_a_package_to_lay_down_a_twelfth() -> None:
    t = market()
    for _ in range(12):
        t.answer(2, "post cloth+cloth+ochre 3 21 cloth all 0 -")
    assert len(t.offers(0)) == 12
    assert t.allows(2, "withdraw offer12")


def test_all_live_packages_of_a_full_table_have_numbers_of_their_own() -> None:
    assert max(RULES.players) * MOST_LIVE < OFFERS


@clause("civ:T.7")
def test_a_package_whose_cards_have_left_lapses_even_if_equal_ones_came_in() -> None:
    t = market().answer(0, SALT, SALT)
    t.answer(1, "counter offer1 salt+salt+salt 3 27 salt").answer(0, "accept offer3")
    assert t.holding(0, "salt") == 3
    assert t.offers(0) == []


@clause("civ:T.7")
def test_a_package_that_needs_none_of_the_cards_that_left_stays() -> None:
    t = market().answer(
        1, "post salt+salt+iron 3 14 iron all 0 -", "post salt+iron+iron 3 11 iron all 0 -"
    )
    t.answer(0, SALT).answer(2, "counter offer3 cloth+cloth+cloth 3 45 cloth")
    t.answer(2, "counter offer1 cloth+ochre+ochre 3 9 ochre").answer(0, "accept offer4")
    assert [o["offer"] for o in t.offers(0)] == ["offer1", "offer2", "offer5"]
    t.answer(1, "accept offer5")
    assert t.offers(0) == []  # one iron left of the two the second package needs
