"""Clauses that could be broken where the code cites them and no test of theirs noticed."""

from pelagos.engine.seats import FATE
from pelagos.games.cyclades.income import income
from tests.cyclades.build import RULES, Table
from tests.support import clause


def full_round(players: int) -> dict[str, set[int]]:
    """Who is asked what in round one, when all bid for Apollo."""
    t = Table.started(players)
    asked: dict[str, set[int]] = {}
    while t.b.round < 2 and (who := t.asked()):
        assert len(who) == 1
        asked.setdefault(t.question(), set()).add(who[0])
        wanted = [c for c in t.choices() if c == "apollo"] or t.choices()
        t.say(who[0], wanted[0])
    return asked


@clause("cy:3.2", "cy:0.4")
def test_players_only_bid_and_act_and_chance_does_the_rest() -> None:
    assert full_round(4) == {
        "shuffle_markers": {FATE},
        "turn_up_creature": {FATE},
        "turn_up_god": {FATE},
        "lay_offering": {0, 1, 2, 3},
        "place_prosperity": {0},
    }


@clause("cy:22.4")
def test_chance_orders_the_markers_and_draws_cards_and_gods() -> None:
    asked = full_round(3)
    by_chance = [question for question, seats in asked.items() if seats == {FATE}]
    assert by_chance == ["shuffle_markers", "turn_up_creature", "turn_up_god"]


@clause("cy:1.3")
def test_both_dice_of_a_battle_show_nought_to_three() -> None:
    t = Table().own(0, "andros", armies=3).own(1, "tinos", armies=1).own(1, "kea")
    t.fleet(0, "sea_c3").turn("ares", gold=5).say(0, "move_armies andros 3 tinos")
    assert t.question() == "roll_dice"
    shape = RULES.choices(t.b, FATE).shape()
    assert shape == {"shape": "dice", "faces": [0, 1, 1, 2, 2, 3], "number": 2}
    t.fate("0+3")  # 3 + 0 against 1 + 3
    assert (t.b.battle.units, t.units("tinos")) == (2, 1)
    assert t.refuses(FATE, "4+0")


@clause("cy:4.7")
def test_the_track_is_not_refilled_in_a_turn_but_for_the_card_that_zeus_exchanges() -> None:
    t = Table().own(0, "andros").track("moirae", "sphinx", "satyr").turn("zeus", gold=9)
    t.say(0, "summon moirae")
    assert t.asked() == [0]
    t.say(0, "exchange satyr").fate("harpy")
    assert t.asked() == [0]
    assert t.on_track() == ["-", "sphinx", "harpy"]


@clause("cy:6.4")
def test_everyone_is_paid_for_his_own_islands_and_nobody_for_neutral_ones() -> None:
    t = Table().own(0, "gyaros").gold(1, 1, 1, 1).end_of_round()
    t.b.order = (0, 1, 2, 3)
    for _ in range(6):
        if t.question() != "lay_offering":
            t.fate(t.choices()[0])
    assert t.b.gold == [3, 1, 1, 1]
    assert t.b.incomes == (2, 0, 0, 0)


@clause("cy:9.7")
def test_the_gap_stays_and_the_other_creatures_keep_their_prices() -> None:
    t = Table().own(0, "andros").track("moirae", "sphinx", "satyr").turn("athena", gold=9)
    t.tiles(andros_1="temple")
    t.say(0, "summon moirae")
    assert t.b.gold[0] == 6
    t.say(0, "summon sphinx", "stop")
    assert t.b.gold[0] == 3
    assert t.on_track() == ["-", "-", "satyr"]


@clause("cy:10.6")
def test_a_priest_is_taken_from_the_supply_and_lies_open_before_the_screen() -> None:
    t = Table().own(0, "andros").turn("zeus", gold=9)
    left = t.b.priests_left()
    t.say(0, "recruit")
    assert t.b.priests == [1, 0, 0, 0]
    assert t.b.priests_left() == left - 1
    assert RULES.view(t.b, 1)["seats"][0]["priests"] == 1


@clause("cy:19.2")
def test_what_lies_open_is_told_seat_by_seat_and_so_is_what_is_under_way() -> None:
    t = Table().own(0, "andros", armies=2).fleet(1, "sea_a1").turn("zeus", gold=9)
    t.b.priests[0], t.b.philosophers[1] = 2, 3
    t.say(0, "recruit")
    facts = RULES.view(t.b, 3)["seats"]
    names = ("income", "islands", "priests", "philosophers", "fleets_left", "armies_left")
    assert [facts[0][n] for n in names] == [income(t.b, 0), 1, 3, 0, 8, 6]
    assert [facts[1][n] for n in names] == [income(t.b, 1), 0, 0, 3, 7, 8]
    under_way = t.more()
    assert (under_way["god"], under_way["acting"], under_way["recruited"]) == ("zeus", 0, 1)
    assert (under_way["at"], under_way["battle"], under_way["power"]) == (None, [], None)
