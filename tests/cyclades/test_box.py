"""Components, map and setup."""

import pytest

from pelagos.engine.errors import BadData
from pelagos.games.cyclades.box import CycladesBox
from pelagos.games.cyclades.ids import CREATURES
from pelagos.games.cyclades.income import income
from tests.cyclades.build import RULES, Table
from tests.support import clause

SIZES = [(2, 8, 30, 4), (3, 8, 30, 4), (4, 10, 46, 6), (5, 13, 61, 6)]


def box(players: int) -> CycladesBox:
    found = RULES.box(players, {})
    assert isinstance(found, CycladesBox)
    return found


@clause("cy:1.11", "cy:1.10")
@pytest.mark.parametrize(("players", "islands", "seas", "trade"), SIZES)
def test_each_number_of_players_has_its_board(
    players: int, islands: int, seas: int, trade: int
) -> None:
    found = box(players)
    assert found.islands == islands
    assert found.regions - found.islands == seas
    assert len(found.trade_seas) == trade


@clause("cy:1.11")
def test_each_board_has_its_drawing() -> None:
    names = [RULES.board(box(n)) for n in (2, 3, 4, 5)]
    assert names == ["cyclades_23", "cyclades_23", "cyclades_4", "cyclades_5"]


@clause("cy:1.6")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_neighbours_are_mutual_and_the_sea_is_one(players: int) -> None:
    found = box(players)
    for sea in found.all_seas:
        assert all(sea in found.neighbours[n] for n in found.neighbours[sea])
        assert all(n >= found.islands for n in found.neighbours[sea])
    reached = {found.all_seas[0]}
    edge = [found.all_seas[0]]
    while edge:
        for near in found.neighbours[edge.pop()]:
            if near not in reached:
                reached.add(near)
                edge.append(near)
    assert reached == set(found.all_seas)


@clause("cy:1.8")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_a_metropolis_covers_one_slot_of_a_single_and_two_of_all_others(players: int) -> None:
    found = box(players)
    for island in found.all_islands:
        slots = len(found.slots_of[island])
        assert 1 <= slots <= 4
        assert len(found.site_slots[island]) == min(slots, 2)
        assert 0 <= found.prosperity[island] <= 2


@clause("cy:E8", "cy:1.7", "cy:13.6")
def test_five_islands_touch_eight_sea_spaces_and_a_port_serves_them_all() -> None:
    eight = set()
    for players in (2, 4, 5):
        found = box(players)
        eight |= {
            found.slug("region", i) for i in found.all_islands if len(found.neighbours[i]) == 8
        }
    assert eight == {"syros", "tinos", "rhenea", "paros", "serifos"}


@clause("cy:1.4", "cy:2.6")
def test_seventeen_different_creatures_wait_in_the_deck() -> None:
    b = Table().b
    assert sorted(b.deck) == list(range(CREATURES))
    assert len(set(box(4).names["creature"])) == 17
    assert b.discards == ()
    assert max(b.figures) == -1
    assert b.kraken == -1


@clause("cy:1.3")
def test_a_die_shows_nought_one_one_two_two_three() -> None:
    assert box(4).faces == [0, 1, 1, 2, 2, 3]


@clause("cy:2.1", "cy:2.2", "cy:2.3", "cy:2.4", "cy:2.7", "cy:2.8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_starts_with_two_islands_two_armies_two_fleets_and_five_gold(
    players: int,
) -> None:
    t = Table.started(players)
    assert t.question() == "shuffle_markers"
    b = t.b
    for seat in range(players):
        assert [b.units[i] for i in b.islands_of(seat)] == [1, 1]
        assert [b.units[s] for s in b.fleet_seas(seat)] == [1, 1]
        assert (b.armies_left[seat], b.fleets_left[seat]) == (6, 6)
        assert b.gold[seat] == 5
        assert b.priests[seat] == b.philosophers[seat] == 0
        assert income(b, seat) == 2
    neutral = b.islands_of(-1)
    assert len(neutral) == t.box.islands - 2 * players
    assert all(b.units[i] == 0 for i in neutral)
    assert set(b.tiles) == {-1}


@clause("cy:E14", "cy:2.2", "cy:6.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_income_makes_five_gold_seven(players: int) -> None:
    t = Table.started(players)
    while t.question() != "lay_offering":
        t.fate(t.choices()[0])
    assert t.b.gold == [7] * players


@clause("cy:2.5", "cy:22.4")
def test_positions_go_to_seats_in_order_or_by_chance() -> None:
    plain = Table.started(3)
    assert plain.question() == "shuffle_markers"
    assert plain.owner("kythnos") == 0
    drawn = Table.started(3, start_positions="random")
    assert drawn.question() == "deal_positions"
    drawn.fate("start_2,start_3,start_1")
    assert drawn.owner("amorgos") == 0
    assert drawn.owner("serifos") == 1
    assert drawn.owner("kythnos") == 2


@clause("cy:2.8")
def test_markers_lie_on_the_turn_track_in_random_order() -> None:
    t = Table.started(4).fate("p3,p1,p4,p2")
    assert t.b.order == (2, 0, 3, 1)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (6, {}),
        (4, {"colour": "blue"}),
        (4, {"minotaur_mode": "bull"}),
        (4, {"round_limit": 0}),
        (4, {"hidden_gold": 1}),
    ],
)
def test_bad_tables_are_refused(players: int, options: dict[str, object]) -> None:
    with pytest.raises(BadData):
        RULES.box(players, options)
