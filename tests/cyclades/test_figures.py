"""Minotaur, Chiron, Medusa, Polyphemus: placing, powers, leaving."""

import pytest

from tests.cyclades.build import Table
from tests.support import clause


def summoner(creature: str, **options: object) -> Table:
    t = Table(4, **options).own(0, "andros", armies=2).track(creature)
    return t.turn("athena", gold=9)


@clause("cy:18.17", "cy:18.19", "cy:9.5")
@pytest.mark.parametrize("creature", ["minotaur", "chiron", "medusa", "polyphemus"])
def test_a_figure_may_stand_on_any_island_and_its_card_with_the_summoner(creature: str) -> None:
    t = summoner(creature).own(1, "kea").say(0, f"summon {creature}")
    assert len(t.choices()) == t.box.islands
    t.say(0, "thera")
    assert t.figure_island(creature) == "thera"
    assert t.discards() == set()
    assert t.box.find("creature", creature) not in t.b.deck


@clause("cy:18.18")
def test_two_figures_on_one_island_destroy_each_other() -> None:
    t = summoner("medusa").figure("chiron", "kea", seat=1).say(0, "summon medusa", "kea")
    assert t.figure_island("medusa") == t.figure_island("chiron") == ""
    assert t.discards() == {"medusa", "chiron"}


@clause("cy:18.18", "cy:18.24")
def test_polyphemus_pushes_nobody_when_he_meets_another_figure() -> None:
    t = summoner("polyphemus").figure("chiron", "kea").fleet(1, "sea_f1")
    t.say(0, "summon polyphemus", "kea")
    assert t.question() == "take_turn"
    assert t.units("sea_f1") == 1


@clause("cy:8.7", "cy:18.20")
def test_a_figure_leaves_at_the_start_of_its_summoners_turn_in_a_later_round() -> None:
    t = Table().own(0, "andros", armies=1).own(1, "tinos").figure("medusa", "kea", seat=0, round=4)
    t.figure("chiron", "tinos", seat=1, round=4).gold(5, 5, 0, 0).offerings(0)
    t.say(0, "ares 1")
    assert t.figure_island("medusa") == ""
    assert t.figure_island("chiron") == "tinos"
    assert t.discards() == {"medusa"}


@clause("cy:18.20")
def test_a_turn_on_apollo_ends_it_too() -> None:
    t = Table().own(0, "andros").figure("medusa", "kea", seat=0, round=4).offerings(0)
    t.say(0, "apollo")
    assert t.figure_island("medusa") == ""


@clause("cy:18.20", "cy:17.6")
def test_with_two_players_the_second_turn_of_the_same_round_does_not_end_it() -> None:
    t = Table(2).own(0, "kythnos", "thera").track("medusa").gold(9, 0).offerings(0, 0)
    t.say(0, "ares 1", "poseidon 1", "summon medusa", "ios", "end")
    assert t.b.god == 1
    assert t.figure_island("medusa") == "ios"


def landing(armies: int, **options: object) -> Table:
    t = Table(4, **options).own(0, "andros", armies=4).fleet(0, "sea_c3")
    t.own(1, "tinos", armies=armies).own(1, "kea").figure("minotaur", "tinos")
    return t.turn("ares", gold=3)


@clause("cy:18.21")
def test_the_minotaur_adds_two_to_the_defence_and_goes_when_the_island_falls() -> None:
    t = landing(1).tiles(tinos_1="fortress").say(0, "move_armies andros 4 tinos")
    t.fate("0+1")  # 4 against 1 + 2 + 1 + 1
    assert t.b.battle[2] == 3
    t.say(0, "stay").fate("3+0")
    assert (t.owner("tinos"), t.units("tinos")) == (0, 3)
    assert t.figure_island("minotaur") == ""
    assert "minotaur" in t.discards()


@clause("cy:18.21")
def test_the_minotaur_alone_defends_nothing() -> None:
    t = landing(0).say(0, "move_armies andros 1 tinos")
    assert t.owner("tinos") == 0
    assert t.figure_island("minotaur") == ""


@clause("cy:18.21")
def test_claiming_a_neutral_island_leaves_the_minotaur_there() -> None:
    t = Table().own(0, "andros", armies=1).fleet(0, "sea_c3").figure("minotaur", "tinos")
    t.turn("ares", gold=1).say(0, "move_armies andros 1 tinos")
    assert t.owner("tinos") == 0
    assert t.figure_island("minotaur") == "tinos"


@clause("cy:18.21")
def test_by_option_the_minotaur_is_a_unit_and_the_last_to_fall() -> None:
    t = landing(1, minotaur_mode="unit").say(0, "move_armies andros 4 tinos")
    t.fate("3+0")  # the army falls first
    assert t.units("tinos") == 0
    assert t.figure_island("minotaur") == "tinos"
    assert t.question() == "attacker_retreat"  # it never retreats itself
    t.say(0, "stay").fate("0+2")  # 4 against 2 + 2: a tie
    assert t.figure_island("minotaur") == ""
    assert (t.owner("tinos"), t.units("tinos")) == (0, 3)
    assert "minotaur" in t.discards()


@clause("cy:18.21")
def test_by_option_the_minotaur_defends_an_owned_island_without_armies_but_no_neutral_one() -> None:
    t = landing(0, minotaur_mode="unit").say(0, "move_armies andros 1 tinos")
    assert t.question() == "roll_dice"
    t.fate("0+1")
    assert t.owner("tinos") == 1
    assert t.figure_island("minotaur") == "tinos"
    t = Table(minotaur_mode="unit").own(0, "andros", armies=1).fleet(0, "sea_c3")
    t.figure("minotaur", "tinos").turn("ares", gold=1).say(0, "move_armies andros 1 tinos")
    assert t.owner("tinos") == 0


@clause("cy:18.21")
def test_by_option_the_minotaur_goes_when_the_armies_retreat() -> None:
    t = landing(2, minotaur_mode="unit").own(1, "gyaros").fleet(1, "sea_d3", "sea_d2")
    t.say(0, "move_armies andros 4 tinos").fate("3+0").say(1, "retreat gyaros")
    assert t.owner("tinos") == 0
    assert t.figure_island("minotaur") == ""


@clause("cy:18.22")
def test_chiron_does_not_stop_ares() -> None:
    t = Table().own(0, "andros", armies=1).own(1, "tinos", "kea").fleet(0, "sea_c3")
    t.figure("chiron", "tinos").turn("ares", gold=1).say(0, "move_armies andros 1 tinos")
    assert t.owner("tinos") == 0
    assert t.figure_island("chiron") == "tinos"


@clause("cy:18.23")
def test_armies_cannot_leave_medusas_island_but_may_enter() -> None:
    t = Table().own(0, "andros", "tinos", armies=1).fleet(0, "sea_c3").figure("medusa", "andros")
    t.turn("ares", gold=1)
    moves = [c for c in t.choices() if c.startswith("move_armies")]
    assert moves == ["move_armies tinos 1 andros"]
    assert t.why_not(0, (5, (t.at("andros"), (1, t.at("tinos"))))) == "cy:18.23"


@clause("cy:18.23")
@pytest.mark.parametrize(
    ("blocks", "asked"), [(True, "attacker_retreat"), (False, "defender_retreat")]
)
def test_medusa_holds_the_defender_but_not_the_attacker(blocks: bool, asked: str) -> None:
    t = Table(medusa_blocks_retreat=blocks).own(0, "andros", armies=3).fleet(0, "sea_c3")
    t.own(1, "tinos", armies=2).own(1, "gyaros").fleet(1, "sea_d3", "sea_d2")
    t.figure("medusa", "tinos").turn("ares", gold=1)
    t.say(0, "move_armies andros 3 tinos").fate("3+0")
    assert t.question() == asked


@clause("cy:18.24", "cy:18.25", "cy:18.27")
def test_polyphemus_drives_every_stack_around_away_in_the_summoners_order() -> None:
    t = summoner("polyphemus").fleet(1, "sea_f1", count=2).fleet(2, "sea_g2").fleet(0, "sea_k4")
    t.say(0, "summon polyphemus", "kea")
    assert set(t.choices()) == {"sea_f1", "sea_g2"}
    t.say(0, "sea_f1")
    assert (t.question(), t.asked()) == ("push_to", [0])
    assert t.choices() == ["sea_e1"]  # f2 touches Kea as well
    t.say(0, "sea_e1")
    assert (t.owner("sea_e1"), t.units("sea_e1"), t.owner("sea_f1")) == (1, 2, -1)
    t.say(0, "sea_g2")
    assert t.choices() == ["sea_f3"]
    t.say(0, "sea_f3")
    assert t.question() == "take_turn"
    assert t.at("sea_f1") in t.b.closed_seas()


@clause("cy:18.25", "cy:22.1")
def test_by_option_the_owner_says_where_his_fleets_go() -> None:
    t = summoner("polyphemus", polyphemus_push_by="fleet_owner").fleet(1, "sea_f1")
    t.say(0, "summon polyphemus", "kea", "sea_f1")
    assert (t.question(), t.asked()) == ("push_to", [1])


@clause("cy:18.26", "cy:18.24")
def test_a_stack_with_nowhere_to_go_is_destroyed_and_own_fleets_may_be_joined() -> None:
    t = summoner("polyphemus").fleet(1, "sea_f1").fleet(2, "sea_e1").fleet(1, "sea_g2")
    t.fleet(1, "sea_f3")
    t.say(0, "summon polyphemus", "kea", "sea_f1")
    assert t.owner("sea_f1") == -1
    assert "fleets_destroyed" in t.told()
    t.say(0, "sea_g2", "sea_f3")
    assert t.units("sea_f3") == 2


@clause("cy:18.24")
def test_the_krakens_space_is_no_refuge_from_polyphemus() -> None:
    t = summoner("polyphemus").fleet(1, "sea_f1").kraken("sea_e1")
    t.say(0, "summon polyphemus", "kea", "sea_f1")
    assert t.b.fleets_left[1] == 8


@clause("cy:18.27")
def test_no_bridge_reaches_polyphemus_island() -> None:
    def bridged() -> Table:
        return Table().own(0, "gyaros", armies=1).fleet(0, "sea_f2")

    assert "move_armies" in bridged().turn("ares", gold=9).verbs()
    t = bridged().track("polyphemus").turn("ares", gold=9)
    t.say(0, "summon polyphemus", "kea", "sea_f2", "sea_e1")
    assert "move_armies" not in t.verbs()
    t.turn("poseidon")
    assert not any(c.endswith(("sea_f2", "sea_f1")) for c in t.choices())


@clause("cy:18.29", "cy:9.6")
def test_placing_a_figure_cannot_be_declined() -> None:
    t = summoner("minotaur").say(0, "summon minotaur")
    assert t.refuses(0, "stop")
    assert t.question() == "place_figure"
