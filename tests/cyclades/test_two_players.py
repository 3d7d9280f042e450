"""The two-player game: four markers, three metropolises."""

from tests.cyclades.build import RULES, Table
from tests.support import clause


def auction(*order: int, gold: tuple[int, int] = (9, 9)) -> Table:
    t = Table(2).gold(*gold).offerings(*order)
    return t.own(0, "kythnos", "thera").own(1, "amorgos", "ios")


@clause("cy:17.1", "cy:5.3")
def test_two_players_have_the_gods_of_four() -> None:
    t = Table.started(2).fate("p1,p2,p2,p1").fate("siren", "ares", "zeus", "athena")
    assert t.b.gods == (1, 2, 3)


@clause("cy:17.2")
def test_four_markers_lie_on_the_turn_track() -> None:
    t = Table.started(2).fate("p1,p2,p2,p1")
    assert [t.box.owners[m] for m in t.b.order] == [0, 1, 1, 0]
    assert sorted(t.b.order) == [0, 1, 2, 3]


@clause("cy:17.3")
def test_a_player_may_outbid_his_own_marker() -> None:
    t = auction(0, 0, 1, 1).say(0, "ares 2", "ares 3")
    assert t.asked() == [0]
    assert not any(c.startswith("ares") for c in t.choices())
    t.say(0, "zeus 1")
    assert t.asked() == [1]


@clause("cy:17.4", "cy:17.5")
def test_priests_save_on_each_offering_apart() -> None:
    t = auction(0, 0, gold=(4, 9))
    t.b.priests[0] = 2
    t.say(0, "ares 4")  # 2 to pay
    assert t.refuses(0, "zeus 5")
    assert t.why_not(0, (2, 5)) == "cy:17.5"
    t.say(0, "zeus 4")
    assert t.b.gold[0] == 0


@clause("cy:17.5")
def test_both_offerings_together_must_be_payable_but_a_displaced_one_does_not_count() -> None:
    t = auction(0, 0, 1, 1, gold=(5, 9)).say(0, "ares 3")
    assert "zeus 2" in t.choices()
    assert "zeus 3" not in t.choices()
    assert "ares 5" in t.choices()  # the other marker would leave Ares
    assert "ares 6" not in t.choices()


@clause("cy:17.6", "cy:10.9")
def test_each_marker_brings_a_turn_with_prices_of_its_own() -> None:
    t = auction(0, 0, gold=(9, 0)).say(0, "ares 1", "poseidon 1")
    assert t.b.god == 0
    t.say(0, "recruit sea_a1", "recruit sea_a1", "end")
    assert t.b.god == 1
    before = t.b.gold[0]
    t.say(0, "recruit thera")
    assert t.b.gold[0] == before


@clause("cy:17.6", "cy:9.2")
def test_a_temple_serves_once_over_both_turns() -> None:
    t = auction(0, 0, gold=(9, 0)).tiles(thera_1="temple").track("moirae", "sphinx")
    t.say(0, "ares 1", "poseidon 1", "summon moirae")
    assert t.b.unused_temples(0) == []
    t.say(0, "end")
    assert t.b.unused_temples(0) == []


@clause("cy:17.7", "cy:14.2")
def test_both_markers_may_stand_on_apollo_and_one_prosperity_marker_is_given() -> None:
    t = auction(0, 0, gold=(0, 0)).say(0, "apollo", "apollo")
    assert t.question() == "place_prosperity"
    t.say(0, "thera")
    assert t.question() == "turn_up_creature"
    assert sum(t.b.prosperity) == 1
    gifts = [e.facts for e in t.b.log or [] if e.kind.name == "apollo_gift"]
    assert gifts == [(1,), (1,)]


@clause("cy:17.8")
def test_three_metropolises_are_needed() -> None:
    t = Table(2).own(0, "kythnos", "thera", "ios").own(1, "amorgos")
    t.metropolis("kythnos", "thera")
    t.end_of_round()
    assert RULES.result(t.b) is None
    t.metropolis("ios").end_of_round()
    result = RULES.result(t.b)
    assert result is not None
    assert result.winners == (0,)
