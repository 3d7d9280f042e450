"""Calamities, clause by clause: orders are not bounded by what the ordered have."""

from tests.civilization.build import Table
from tests.support import clause


@clause("civ:22.2.5.b", "civ:22.2.12.2")
def test_eleven_points_may_be_ordered_from_a_nation_with_three() -> None:
    t = Table("italy", "africa", "illyria", players=3).struck(0, "famine")
    t.tokens(0, roma=9).tokens(1, tunisia=3).tokens(2, germania=20).run("calamities")
    t.answer(0, "tokens roma 9")
    assert t.asked == "order_famine"
    t.answer(0, "p2:11+p3:9")
    while t.asked == "lose_to_famine":
        t.answer(t.who[0], t.choices(t.who[0])[-1])
    assert (t.there(1, "tunisia"), t.there(2, "germania")) == (0, 11)


@clause("civ:22.2.5.c", "civ:R.31")
def test_pottery_lowers_what_was_ordered_and_not_what_is_there() -> None:
    t = Table("italy", "africa", "illyria", players=3).struck(0, "famine")
    t.tokens(0, roma=9).tokens(1, tunisia=8).own(1, "pottery").hand(1, grain=1).run("calamities")
    t.answer(0, "tokens roma 9", "p2:11")
    t.answer(1, "1")
    while t.asked == "lose_to_famine":
        t.answer(1, t.choices(1)[-1])
    assert t.there(1, "tunisia") == 1


@clause("civ:22.2.8.1", "civ:22.2.8.2")
def test_an_epidemic_may_be_ordered_where_it_can_take_less() -> None:
    t = Table("italy", "africa", "illyria", players=3).struck(0, "epidemic", trader=2)
    t.tokens(0, roma=20).tokens(1, tunisia=2, sahara=1).tokens(2, germania=9).run("calamities")
    t.answer(0, "tokens roma 16")
    assert not t.refuses(0, "p2:10")
    assert (t.asked, t.who) == ("lose_to_epidemic", [1])
    t.answer(1, t.choices(1)[-1])
    assert (t.there(1, "tunisia"), t.there(1, "sahara")) == (1, 1)


@clause("civ:22.2.8.1", "civ:22.2.8.3")
def test_an_epidemic_is_never_ordered_from_the_trader_nor_more_than_the_caps() -> None:
    t = Table("italy", "africa", "illyria", players=3).struck(0, "epidemic", trader=2)
    t.own(1, "medicine").tokens(0, roma=20).tokens(1, tunisia=9).tokens(2, germania=9)
    t.run("calamities").answer(0, "tokens roma 16")
    assert t.refuses(0, "p3:1")
    assert t.refuses(0, "p2:11")
    assert t.allows(0, "p2:10")
