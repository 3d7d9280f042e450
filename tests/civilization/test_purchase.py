"""Phase 11: civilization cards and the hand limit; the planner."""

from pelagos.games.civilization.civilization_cards import prices
from pelagos.games.civilization.ids import CARDS, KINDS
from pelagos.games.civilization.wits.purchases import best_purchase
from tests.civilization.build import Table
from tests.support import clause


def cost(t: Table, seat: int, slug: str) -> int:
    return prices(t.box, t.b.cards[seat])[t.box.find("card", slug)]


@clause("civ:17.1", "civ:S.11a")
def test_egypt_buys_first_and_africa_last() -> None:
    t = Table("africa", "egypt", "asia").treasury(0, 5).treasury(1, 5).treasury(2, 5)
    t.run("civilization_cards")
    assert t.who == [1]
    t.answer(1, "done")
    assert t.who == [2]


@clause("civ:X.8", "civ:17.2", "civ:17.6", "civ:17.8", "civ:17.18", "civ:H.4", "civ:R.27")
def test_credits_cards_and_treasury_pay_together() -> None:
    t = Table("asia", "egypt").own(0, "mysticism").treasury(0, 10)
    t.hand(0, grain=3, papyrus=2, hides=1)
    t.run("purchase", 0)
    assert cost(t, 0, "music") == 55
    t.answer(0, "acquire music", "done", "hides+papyrus+papyrus+grain+grain+grain")
    assert (t.b.treasury[0], t.b.holds(0, 4), t.b.hand_size(0)) == (0, True, 0)
    assert t.b.stacks[3][-4:] == (-1, 5, 5, 5)
    assert t.events("paid")[0].facts[1] == 10


@clause("civ:17.9", "civ:17.8", "civ:R.28")
def test_more_cards_than_needed_may_be_handed_in_and_the_rest_is_lost() -> None:
    t = Table("asia", "egypt").hand(0, grain=3, bronze=3).treasury(0, 4)
    t.run("purchase", 0).answer(0, "acquire mysticism", "done")
    assert t.refuses(0, "bronze")
    assert t.allows(0, "grain+grain+grain")
    t.answer(0, "grain+grain+grain+bronze+bronze+bronze")
    assert (t.b.treasury[0], t.b.hand_size(0)) == (4, 0)


@clause("civ:X.9", "civ:17.10", "civ:17.11")
def test_a_credit_counts_for_every_card_bought_but_none_for_cards_bought_now() -> None:
    t = Table("asia", "egypt").own(0, "mysticism").hand(0, salt=8)
    t.run("purchase", 0)
    assert (cost(t, 0, "astronomy"), cost(t, 0, "coinage")) == (60, 90)
    t.answer(0, "acquire astronomy", "acquire coinage", "done")
    assert t.refuses(0, "salt+salt+salt+salt+salt+salt+salt")
    t.answer(0, "salt+salt+salt+salt+salt+salt+salt+salt")
    assert t.b.cards[0].bit_count() == 3


@clause("civ:X.10", "civ:17.12")
def test_architecture_gives_law_its_special_credit_only() -> None:
    t = Table("asia", "egypt").own(0, "architecture")
    assert cost(t, 0, "law") == 155


@clause("civ:X.11", "civ:17.14")
def test_engineering_receives_the_credits_of_both_groups() -> None:
    t = Table("asia", "egypt").own(0, "astronomy", "coinage", "pottery", "cloth_making")
    assert cost(t, 0, "engineering") == 80


@clause("civ:X.12", "civ:17.15", "civ:17.15n")
def test_a_card_covered_by_credits_is_free() -> None:
    t = Table("asia", "egypt").own(0, "mysticism", "coinage", "engineering", "medicine")
    t.treasury(0, 1)
    t.run("purchase", 0)
    assert cost(t, 0, "astronomy") == 0
    t.answer(0, "acquire astronomy", "done", "-")
    assert t.b.treasury[0] == 1


@clause("civ:17.15n")
def test_without_treasury_and_trade_cards_a_free_card_may_still_be_taken() -> None:
    t = Table("asia", "egypt").own(0, "mysticism", "coinage", "engineering", "medicine")
    t.run("purchase", 0)
    t.answer(0, "acquire astronomy", "done", "-")
    assert t.b.holds(0, t.box.find("card", "astronomy"))


@clause("civ:17.7", "civ:17.13", "civ:17.17", "civ:L.4")
def test_one_of_a_kind_eleven_in_all_and_none_when_they_have_run_out() -> None:
    t = Table("asia", "egypt").own(0, "music").treasury(0, 50).hand(0, salt=8)
    t.b.supply[t.box.find("card", "pottery")] = 0
    t.run("purchase", 0)
    assert t.refuses(0, "acquire music")
    assert t.refuses(0, "acquire pottery")
    t.answer(0, "acquire cloth_making")
    assert t.refuses(0, "acquire cloth_making")
    eleven = [t.box.slug("card", k) for k in range(11)]
    t = Table("asia", "egypt").own(0, *eleven).treasury(0, 40).hand(0, salt=8)
    assert t.run("purchase", 0).choices(0) == ["done"]


@clause("civ:17.16", "civ:22.3.15", "civ:R.25")
def test_law_must_be_owned_before_democracy_and_philosophy() -> None:
    t = Table("asia", "egypt").hand(0, salt=9, grain=8)
    t.run("purchase", 0).answer(0, "acquire law")
    assert t.refuses(0, "acquire democracy")
    t = Table("asia", "egypt").hand(0, salt=9, grain=8).own(0, "law")
    assert t.run("purchase", 0).allows(0, "acquire democracy")


@clause("civ:18", "civ:S.11b", "civ:19.4", "civ:H.4", "civ:R.24", "civ:R.29")
def test_six_cards_may_stay_in_hand_and_a_brown_calamity_may_go_back() -> None:
    t = Table("asia", "egypt").hand(0, salt=6, epidemic=1, iron=1)
    t.run("purchase", 0).answer(0, "done")
    assert t.asked == "return_trade_cards"
    assert t.refuses(0, "iron")
    t.answer(0, "iron+epidemic")
    assert (t.b.hand_size(0), t.b.stacks[5][-1]) == (6, t.box.find("trade_card", "epidemic"))
    assert t.events("cards_returned")[0].facts == (2,)


@clause("civ:18")
def test_with_six_cards_or_fewer_nothing_need_go_back() -> None:
    t = Table("asia", "egypt").hand(0, salt=2, piracy=1)
    t.run("purchase", 0).answer(0, "done", "-")
    assert (t.b.hand_size(0), t.holding(0, "piracy")) == (3, 1)


@clause("civ:17.18", "civ:17.2")
def test_the_planner_finds_the_best_of_all_purchases() -> None:
    t = Table("asia", "egypt").own(0, "mysticism", "pottery")
    t.hand(0, grain=4, salt=3, iron=2, hides=1)
    hand = t.b.hands[:KINDS]
    plan = best_purchase(t.box, t.b.cards[0], t.b.supply, hand, 12)
    budget = t.b.hand_value(0) + 12
    price = prices(t.box, t.b.cards[0])
    best = 0
    for chosen in range(1 << CARDS):
        if chosen & t.b.cards[0]:
            continue
        kinds = [k for k in range(CARDS) if chosen >> k & 1]
        if any(t.box.requires[k] for k in kinds) or len(kinds) > 9:
            continue
        if sum(price[k] for k in kinds) <= budget:
            best = max(best, sum(t.box.price[k] for k in kinds))
    assert plan.points == best
    paid = t.b.set_value(plan.spent)
    assert paid + plan.tokens >= plan.cost
    assert plan.tokens <= 12


@clause("civ:17.13")
def test_the_planner_keeps_a_goal_within_reach_of_eleven_cards() -> None:
    t = Table("asia", "egypt")
    cheap = ["mysticism", "cloth_making", "pottery", "drama_poetry", "music", "architecture"]
    t.own(0, *cheap, "astronomy", "metalworking")
    hand = [0] * KINDS
    hand[t.box.find("trade_card", "salt")] = 7
    plan = best_purchase(t.box, t.b.cards[0], t.b.supply, hand, 0, goal=1090)
    assert [t.box.slug("card", k) for k in plan.cards] == ["law"]
