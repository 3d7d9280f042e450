"""Phase 9: drawing and buying trade cards."""

from pelagos.engine.seats import EVERYONE, FATE, only
from tests.civilization.build import RULES, Table
from tests.support import clause


def seen(t: Table) -> int:
    step = RULES.step(t.b)
    assert step is not None
    return step.seen_by(t.b, FATE)


@clause("civ:15.1", "civ:15.3", "civ:X.5", "civ:15.5", "civ:15.6", "civ:S.9a")
def test_three_cities_draw_from_the_first_three_stacks_in_secret() -> None:
    t = Table("italy", "africa").city(0, "roma", "neapolis", "tarentum")
    t.run("trade_cards")
    assert (t.who, seen(t), set(t.choices(FATE))) == ([FATE], only(0), {"hides", "ochre"})
    t.answer(FATE, "hides", "iron", "salt")
    assert t.asked == ""
    assert [t.holding(0, k) for k in ("hides", "iron", "salt", "grain")] == [1, 1, 1, 0]
    assert all(e.audience == only(0) for e in t.events("card_drawn"))


@clause("civ:15.2")
def test_the_fewest_cities_draw_first() -> None:
    t = Table("italy", "africa", "illyria").city(0, "roma", "neapolis").city(1, "carthage")
    t.city(2, "moesia")
    t.run("trade_cards")
    assert t.b.active == 1
    t.answer(FATE, "ochre")
    assert t.b.active == 2
    t.answer(FATE, "ochre")
    assert t.b.active == 0


@clause("civ:15.4", "civ:L.4")
def test_an_empty_stack_gives_nothing() -> None:
    t = Table("italy", "africa").city(0, "roma", "neapolis")
    t.b.stacks[0] = ()
    t.run("trade_cards").answer(FATE, "iron")
    assert (t.b.hand_size(0), t.asked) == (1, "")


@clause("civ:15.5", "civ:19.2", "civ:22.2.1", "civ:H.2")
def test_a_red_calamity_is_seen_on_top_and_strikes_the_drawer() -> None:
    t = Table("italy", "africa").city(0, "roma", "neapolis", "tarentum")
    t.b.stacks[2] = (t.box.find("trade_card", "famine"),)
    assert t.b.red_on_top(2)
    t.run("trade_cards").answer(FATE, "hides", "iron")
    assert seen(t) == EVERYONE
    t.answer(FATE, "famine")
    assert t.b.victims[1] == 0
    assert t.b.hand_size(0) == 2
    assert t.events("calamity_drawn")[0].audience == EVERYONE


@clause("civ:19.3", "civ:22.2.2", "civ:15.5", "civ:R.20")
def test_a_brown_calamity_is_harmless_to_the_drawer_and_secret() -> None:
    t = Table("italy", "africa").treasury(0, 18)
    t.b.stacks[8] = (t.box.find("trade_card", "piracy"),)
    t.run("trade_cards").answer(0, "1")
    assert (seen(t), t.b.red_on_top(8)) == (only(0), False)
    t.answer(FATE, "piracy")
    assert (t.holding(0, "piracy"), t.b.victims[7]) == (1, -1)


@clause("civ:15.7", "civ:S.9b")
def test_gold_cards_cost_eighteen_treasury_tokens_each() -> None:
    t = Table("italy", "africa").city(0, "roma").treasury(0, 40)
    stock = t.b.stock[0]
    t.run("trade_cards").answer(FATE, "hides")
    t.answer(0, "1").answer(FATE, "gold").answer(0, "1").answer(FATE, "gold")
    assert (t.holding(0, "gold"), t.b.treasury[0], t.b.stock[0]) == (2, 4, stock + 36)
    assert t.asked != "buy_gold"


@clause("civ:15.7", "civ:S.9b")
def test_each_gold_card_is_looked_at_before_another_is_bought() -> None:
    t = Table("italy", "africa").treasury(0, 60).treasury(1, 18).run("trade_cards")
    t.answer(1, "0")
    assert (t.asked, t.who, t.choices(0)) == ("buy_gold", [0], ["0", "1"])
    assert t.refuses(0, "2")
    t.answer(0, "1")
    assert (t.who, t.holding(0, "gold")) == ([FATE], 0)
    t.answer(FATE, "gold")
    assert (t.asked, t.who, t.holding(0, "gold")) == ("buy_gold", [0], 1)
    t.answer(0, "0")
    assert t.b.treasury[0] == 42
    assert t.asked != "buy_gold"


@clause("civ:15.7")
def test_nobody_buys_more_than_the_ninth_stack_holds() -> None:
    t = Table("italy", "africa").treasury(0, 54)
    t.b.stacks[8] = t.b.stacks[8][-1:]
    t.run("trade_cards")
    t.answer(0, "1").answer(FATE, t.choices(FATE)[0])
    assert t.asked != "buy_gold"
    assert t.b.treasury[0] == 36
