"""Phases 1 to 3: creatures, gods, income."""

from pelagos.games.cyclades.board import changed
from pelagos.games.cyclades.income import income
from tests.cyclades.build import Table
from tests.support import clause


def start(players: int = 4) -> Table:
    """The first card of round 1 is about to be turned up."""
    return Table.started(players).fate(",".join(f"p{s + 1}" for s in range(players)))


def all_to_apollo(t: Table) -> Table:
    """Everyone bids for Apollo; the round runs to its end."""
    while t.question() == "lay_offering":
        t.say(t.asked()[0], "apollo")
    while t.question() == "place_prosperity":
        t.say(t.asked()[0], t.choices()[0])
    return t


def gods(t: Table, *names: str) -> Table:
    return t.fate(*names)


@clause("cy:E1", "cy:4.2", "cy:4.3", "cy:4.1")
def test_the_oldest_card_goes_the_others_move_right_and_gaps_are_filled_from_the_left() -> None:
    t = Table().track("pegasus", "-", "minotaur").end_of_round()
    t.own(0, "andros").own(1, "tinos")
    assert t.question() == "turn_up_creature"
    assert t.on_track() == ["-", "-", "pegasus"]
    assert t.discards() == {"minotaur"}
    t.fate("siren", "giant")
    assert t.on_track() == ["siren", "giant", "pegasus"]


@clause("cy:4.4", "cy:3.1")
def test_round_one_shows_one_creature_for_four_gold() -> None:
    t = start().fate("sphinx")
    assert t.on_track() == ["sphinx", "-", "-"]
    assert t.question() == "turn_up_god"


@clause("cy:4.5")
def test_in_round_two_an_unused_card_moves_to_three_gold() -> None:
    t = start().fate("sphinx", "ares", "zeus", "athena")
    all_to_apollo(t)
    assert t.on_track() == ["-", "sphinx", "-"]
    t.fate("harpy")
    assert t.on_track() == ["harpy", "sphinx", "-"]
    assert t.question() == "turn_up_god"


@clause("cy:4.5")
def test_in_round_two_a_used_card_is_followed_by_two() -> None:
    t = start().fate("sphinx", "ares", "zeus", "athena")
    t.b.track = (-1, -1, -1)
    t.b.discards = (5,)
    all_to_apollo(t)
    t.fate("harpy", "dryad")
    assert t.on_track() == ["harpy", "dryad", "-"]
    assert t.question() == "turn_up_god"


@clause("cy:4.6")
def test_an_empty_deck_is_renewed_from_the_discards_with_the_card_just_discarded() -> None:
    t = Table().track("pegasus", "siren", "minotaur").end_of_round()
    t.b.deck = ()
    t.own(0, "andros").own(1, "tinos")
    assert t.choices() == ["minotaur"]
    t.fate("minotaur")
    assert t.on_track() == ["minotaur", "pegasus", "siren"]
    assert t.discards() == set()
    assert "deck_renewed" in t.told()


@clause("cy:5.2")
def test_five_players_have_all_four_gods_every_round() -> None:
    t = start(5).fate("sphinx")
    t.fate("zeus", "ares", "athena")
    assert t.b.gods == (2, 1, 3, 0)


@clause("cy:5.3", "cy:5.6")
def test_with_four_the_absent_god_comes_first_next_round() -> None:
    t = start(4).fate("sphinx", "zeus", "ares", "athena")
    assert t.b.gods == (2, 1, 3)
    assert t.refuses(0, "poseidon 1")
    assert t.why_not(0, (0, 1)) == "cy:5.6"
    all_to_apollo(t).fate("harpy")
    assert set(t.choices()) == {"zeus", "ares", "athena"}
    t.fate("athena", "zeus")
    assert t.b.gods == (0, 3, 2)


@clause("cy:5.4", "cy:5.5")
def test_with_three_the_second_round_has_the_other_pair_and_the_third_any() -> None:
    t = start(3).fate("sphinx", "zeus", "ares")
    assert t.b.gods == (2, 1)
    all_to_apollo(t).fate("harpy")
    assert set(t.choices()) == {"poseidon", "athena"}
    t.fate("athena")
    assert t.b.gods == (3, 0)
    all_to_apollo(t).fate("dryad")
    assert set(t.choices()) == {"poseidon", "ares", "zeus", "athena"}


@clause("cy:5.1")
def test_apollo_is_always_there_and_always_last() -> None:
    t = start(3).fate("sphinx", "zeus", "ares")
    assert "apollo" in t.choices()
    t.say(0, "apollo").say(1, "ares 1").say(2, "zeus 1")
    assert [turn[0] for turn in t.b.queue] == [1, 4]
    assert t.b.god == 2


@clause("cy:E2", "cy:6.1", "cy:6.3")
def test_symbols_markers_and_trade_spaces_pay() -> None:
    t = Table().own(0, "gyaros", armies=1).fleet(1, "sea_a1", count=3).fleet(1, "sea_a2")
    assert income(t.b, 0) == 2
    assert income(t.b, 1) == 1
    t.b.prosperity = changed(t.b.prosperity, t.at("gyaros"), 2)
    assert income(t.b, 0) == 4


@clause("cy:6.2", "cy:6.4")
def test_an_island_without_armies_pays_its_owner_and_a_neutral_one_nobody() -> None:
    t = Table().own(0, "gyaros")
    assert income(t.b, 0) == 2
    assert [income(t.b, s) for s in (1, 2, 3)] == [0, 0, 0]


@clause("cy:3.2", "cy:0.4")
def test_between_offerings_and_the_next_round_only_chance_is_asked() -> None:
    t = start(4)
    while t.question() != "lay_offering":
        assert t.asked() == [-1]
        t.fate(t.choices()[0])
    assert len(t.asked()) == 1
