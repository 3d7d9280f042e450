"""Phase 5: turns, summoning prices, recruiting, building."""

import pytest

from pelagos.bots import Chance
from pelagos.games.cyclades.board import changed
from pelagos.games.cyclades.income import income
from tests.cyclades.build import RULES, Table
from tests.support import clause


@clause("cy:E5", "cy:8.5", "cy:8.1", "cy:15.1", "cy:14.6")
def test_who_acts_first_bids_last_in_the_next_round() -> None:
    t = Table(5).gold(9, 9, 9, 9, 9).offerings(0, 1, 2, 3, 4)
    for seat, island in enumerate(("andros", "tinos", "kea", "milos", "naxos")):
        t.own(seat, island, armies=1)
    t.say(0, "zeus 1").say(1, "poseidon 1").say(2, "athena 1").say(3, "ares 1").say(4, "apollo")
    # gods in this row: Poseidon, Ares, Zeus, Athena, then Apollo
    for seat in (1, 3, 0, 2):
        assert t.asked() == [seat]
        t.say(seat, "end")
    assert t.question() == "turn_up_creature"
    assert t.b.order == (4, 2, 0, 3, 1)


@clause("cy:8.2", "cy:10.9")
def test_actions_may_be_mixed_in_any_order() -> None:
    t = Table().own(0, "andros", armies=1).turn("ares", gold=9)
    t.say(0, "recruit andros", "build andros andros_1", "recruit andros")
    assert t.units("andros") == 3
    assert t.b.gold[0] == 9 - 0 - 2 - 2


@clause("cy:8.3")
def test_nobody_spends_what_he_has_not() -> None:
    t = Table().own(0, "andros", armies=1).turn("ares", gold=1)
    t.say(0, "recruit andros")
    assert t.verbs() == {"end"}
    assert t.b.gold[0] == 1


@clause("cy:8.4")
def test_a_player_may_do_nothing_and_lose_his_free_recruit() -> None:
    t = Table().own(0, "andros", armies=1).own(1, "tinos", armies=1).turn("ares", gold=1)
    assert "end" in t.choices()
    t.say(0, "end")
    assert t.units("andros") == 1


@clause("cy:8.6")
def test_a_forced_metropolis_comes_before_the_next_action() -> None:
    t = Table().own(0, "andros", "thera", armies=1).turn("athena", gold=9)
    t.b.philosophers[0] = 3
    t.say(0, "recruit")
    assert t.question() == "choose_site"
    t.say(0, "thera")
    assert t.question() == "take_turn"


@clause("cy:9.1", "cy:9.7", "cy:4.7")
def test_creatures_cost_four_three_and_two_and_leave_a_gap() -> None:
    t = Table().own(0, "andros").track("moirae", "sphinx", "satyr").turn("zeus", gold=9)
    t.say(0, "summon moirae")
    assert t.b.gold[0] == 5
    t.say(0, "summon sphinx", "stop")
    assert t.b.gold[0] == 2
    t.say(0, "summon satyr")
    assert t.b.gold[0] == 0
    assert t.on_track() == ["-", "-", "-"]


@clause("cy:E12", "cy:9.2", "cy:9.4")
@pytest.mark.parametrize(
    ("temples", "space", "paid", "unused"), [(2, 0, 2, 0), (3, 1, 1, 1), (0, 0, 4, 0), (5, 2, 1, 4)]
)
def test_each_temple_saves_one_gold_once_and_one_is_always_paid(
    temples: int, space: int, paid: int, unused: int
) -> None:
    t = Table().own(0, "andros", "thera").turn("athena", gold=9)
    slots = ("andros_1", "andros_2", "andros_3", "andros_4", "thera_1")[:temples]
    t.tiles(**dict.fromkeys(slots, "temple"))
    cards = ["-", "-", "-"]
    cards[space] = "moirae"
    t.track(*cards).say(0, "summon moirae")
    assert t.b.gold[0] == 9 - paid
    assert len(t.b.unused_temples(0)) == unused


@clause("cy:9.3", "cy:9.8", "cy:16.9")
def test_temples_are_used_before_metropolises_in_the_order_of_the_map() -> None:
    t = Table().own(0, "andros", "thera").metropolis("andros").turn("athena", gold=9)
    t.tiles(thera_3="temple", andros_3="temple").track("-", "-", "moirae")
    t.say(0, "summon moirae")
    marks = t.b.unused_temples(0)
    assert marks == [t.box.find("slot", "thera_3"), t.box.slots + t.at("andros")]


@clause("cy:9.8")
def test_marks_go_with_the_tile_and_are_wiped_at_the_start_of_a_round() -> None:
    t = Table().own(0, "andros", armies=1).own(1, "tinos", armies=1).turn("zeus", gold=9)
    t.tiles(andros_1="temple").track("giant", "-", "-")
    t.say(0, "summon giant", "andros andros_1")
    assert t.b.temples_used == 0
    t.say(0, "build andros andros_1")
    assert len(t.b.unused_temples(0)) == 1
    t.track("moirae", "-", "-").say(0, "summon moirae")
    assert t.b.unused_temples(0) == []
    t.say(0, "end")
    assert len(t.b.unused_temples(0)) == 1


@clause("cy:9.5", "cy:18.28")
def test_a_used_card_goes_to_the_discard_pile() -> None:
    t = Table().own(0, "andros").track("moirae").turn("zeus", gold=9).say(0, "summon moirae")
    assert t.discards() == {"moirae"}
    assert t.b.card == -1


@clause("cy:9.6")
def test_a_creature_without_target_may_be_taken_away_from_others() -> None:
    t = Table().own(0, "andros").track("satyr").turn("zeus", gold=9).say(0, "summon satyr")
    assert t.question() == "take_turn"
    assert t.discards() == {"satyr"}
    assert "no_effect" in t.told()


@clause("cy:9.6")
def test_an_existing_target_cannot_be_declined() -> None:
    t = Table().own(0, "andros").track("satyr").turn("zeus", gold=9)
    t.b.philosophers[2] = 1
    t.say(0, "summon satyr")
    assert t.choices() == ["p3"]


@clause("cy:E10", "cy:10.1")
def test_four_fleets_cost_six_gold_and_there_is_no_fifth() -> None:
    t = Table().own(0, "andros").turn("poseidon", gold=9)
    t.say(0, "recruit sea_a1", "recruit sea_a1", "recruit sea_a2", "recruit sea_d1")
    assert t.b.gold[0] == 3
    assert "recruit" not in t.verbs()
    assert t.units("sea_a1") == 2


@clause("cy:E10", "cy:10.3")
def test_four_armies_cost_nine_gold() -> None:
    t = Table().own(0, "andros", "tinos").turn("ares", gold=9)
    t.say(0, "recruit andros", "recruit tinos", "recruit tinos", "recruit tinos")
    assert t.b.gold[0] == 0
    assert (t.units("andros"), t.units("tinos")) == (1, 3)


@clause("cy:E10", "cy:10.5", "cy:10.7")
@pytest.mark.parametrize("god", ["zeus", "athena"])
def test_two_priests_or_philosophers_cost_four_gold_and_there_is_no_third(god: str) -> None:
    t = Table().own(0, "andros").turn(god, gold=9).say(0, "recruit", "recruit")
    assert t.b.gold[0] == 5
    assert "recruit" not in t.verbs()
    assert (t.b.priests if god == "zeus" else t.b.philosophers)[0] == 2


@clause("cy:10.2")
def test_a_new_fleet_goes_next_to_an_own_island_and_never_to_strangers() -> None:
    t = Table().own(0, "gyaros").own(1, "andros").fleet(1, "sea_d1").fleet(0, "sea_d2")
    t.kraken("sea_e1").figure("polyphemus", "kea").turn("poseidon", gold=0)
    # sea_f2 touches Kea, where Polyphemus stands
    assert {c.split()[1] for c in t.choices() if c != "end"} == {"sea_d2", "sea_e3", "sea_f3"}


@clause("cy:10.4", "cy:20.1")
def test_nobody_has_more_than_eight_fleets_or_armies() -> None:
    t = Table().own(0, "andros", armies=8).turn("ares", gold=9)
    assert "recruit" not in t.verbs()
    t = Table().own(0, "andros").fleet(0, "sea_a1", count=8).turn("poseidon", gold=9)
    assert "recruit" not in t.verbs()
    t.b.lose_units(t.at("sea_a1"), 1)
    assert "recruit" in t.verbs()


@clause("cy:10.3", "cy:12.11")
def test_an_army_takes_a_territory_marker_back() -> None:
    t = Table().own(0, "andros").turn("ares", gold=0).say(0, "recruit andros")
    assert t.units("andros") == 1


@clause("cy:10.10")
def test_a_recruit_serves_at_once() -> None:
    t = Table().own(0, "andros").turn("poseidon", gold=2).say(0, "recruit sea_a1")
    t.say(0, "move_fleets sea_a1 1 sea_a2", "stop")
    assert t.units("sea_a2") == 1


@clause("cy:10.8", "cy:16.3")
def test_the_fourth_philosopher_founds_a_metropolis() -> None:
    t = Table().own(0, "andros").turn("athena", gold=0)
    t.b.philosophers[0] = 3
    t.say(0, "recruit")
    assert t.has_metropolis("andros")
    assert t.b.philosophers[0] == 0


@clause("cy:11.1")
@pytest.mark.parametrize(
    ("god", "building"),
    [("poseidon", "port"), ("ares", "fortress"), ("zeus", "temple"), ("athena", "university")],
)
def test_each_god_builds_his_own_for_two_gold(god: str, building: str) -> None:
    t = Table().own(0, "andros").turn(god, gold=2).say(0, "build andros andros_3")
    assert t.tile("andros_3") == building
    assert t.b.gold[0] == 0
    assert "build" not in t.verbs()


@clause("cy:11.2")
def test_several_tiles_of_a_type_may_stand_on_one_island() -> None:
    t = Table().own(0, "kea").turn("ares", gold=6)
    t.say(0, "build kea kea_1", "build kea kea_2", "build kea kea_3")
    assert [t.tile(f"kea_{n}") for n in (1, 2, 3)] == ["fortress"] * 3


@clause("cy:11.3")
def test_tiles_need_a_free_slot_and_a_metropolis_covers_its_own() -> None:
    t = Table().own(0, "andros", "gyaros").own(1, "tinos").metropolis("andros", "gyaros")
    t.tiles(andros_3="port").turn("ares", gold=9)
    assert [c for c in t.choices() if c.startswith("build")] == ["build andros andros_4"]
    assert t.why_not(0, (3, (2, 4))) == "cy:11.3"


@clause("cy:11.5")
def test_the_fourth_type_makes_a_metropolis_wherever_the_four_stand() -> None:
    t = Table().own(0, "andros", "kea").turn("ares", gold=2)
    t.tiles(andros_1="port", andros_3="temple", kea_3="university")
    t.say(0, "build kea kea_1", "andros")
    assert t.has_metropolis("andros")
    assert set(t.b.tiles) == {-1}


@clause("cy:11.6", "cy:12.12")
def test_buildings_follow_the_island_and_nobody_can_tear_them_down() -> None:
    t = Table().own(0, "andros", armies=1).own(1, "tinos", "kea").fleet(0, "sea_c3")
    t.tiles(tinos_1="port", andros_1="temple").turn("ares", gold=1)
    t.b.prosperity = changed(t.b.prosperity, t.at("tinos"), 1)
    assert t.verbs() <= {"end", "recruit", "build", "move_armies"}
    t.say(0, "move_armies andros 1 tinos")
    assert t.b.tiles_of(0, 0) == [t.box.find("slot", "tinos_1")]
    assert t.b.tiles_of(0, 2) == [t.box.find("slot", "andros_1")]
    assert income(t.b, 0) == 2


@clause("cy:12.18", "cy:12.19")
def test_zeus_exchanges_a_creature_for_one_gold_as_often_as_one_can_pay() -> None:
    t = Table().own(0, "andros").track("siren", "-", "harpy").turn("zeus", gold=6)
    assert {c for c in t.choices() if c.startswith("exchange")} == {
        "exchange siren",
        "exchange harpy",
    }
    t.say(0, "exchange harpy").fate("moirae")
    assert t.on_track() == ["siren", "-", "moirae"]
    t.say(0, "exchange moirae").fate("sphinx")
    assert t.discards() == {"harpy", "moirae"}
    t.say(0, "summon sphinx", "stop")
    assert t.b.gold[0] == 6 - 1 - 1 - 2


@clause("cy:12.19", "cy:4.6")
def test_the_old_card_may_come_back_when_the_deck_is_empty() -> None:
    t = Table().own(0, "andros").track("siren", "-", "harpy").turn("zeus", gold=6)
    t.b.deck = ()
    t.say(0, "exchange harpy")
    assert t.choices() == ["harpy"]
    t.fate("harpy")
    assert t.on_track() == ["siren", "-", "harpy"]


@clause("cy:8.2")
def test_athena_has_no_special_action_and_others_not_each_others() -> None:
    t = Table().own(0, "andros", "tinos", armies=1).fleet(0, "sea_c3").track("siren")
    t.turn("athena", gold=9)
    assert t.verbs() == {"end", "summon", "recruit", "build"}
    assert RULES.result(t.b) is None


@clause("cy:8.5", "cy:2.8")
def test_the_log_cites_the_set_up_for_the_first_order_and_the_turns_for_later_ones() -> None:
    b = RULES.start(RULES.box(3, {"round_limit": 2}))
    b.log = []
    rng = Chance(1)
    while not RULES.over(b):
        seat = RULES.asked(b)[0]
        RULES.answer(b, seat, RULES.choices(b, seat).draw(rng))
    told = [e.kind.clause for e in b.log if "order" in e.kind.name]
    assert told[0] == "cy:2.8"
    assert set(told[1:]) == {"cy:8.5"}
