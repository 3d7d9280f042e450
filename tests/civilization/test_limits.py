"""Limits, exhaustion and what always holds, watched through whole games."""

import pytest

from pelagos.bots import Chance, Seen, bot
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.ids import CITIES, KINDS, LAND, SHIPS
from tests.civilization.build import RULES, Table
from tests.support import clause

AFTER_SURPLUS = {"trade_cards", "trade", "civilization_cards"}


def check_pieces(b: Board) -> None:
    """Every piece is on the board, in stock or in the treasury."""
    for seat in range(b.box.players):
        aboard = sum(b.aboard) if seat == b.active else 0
        here = sum(b.row(seat)) + aboard
        assert here + b.treasury[seat] + b.stock[seat] == b.box.tokens
        assert min(here, b.treasury[seat], b.stock[seat]) >= 0
        assert 0 <= b.city.count(seat) <= CITIES
        assert len([n for n in b.ships[seat * SHIPS : seat * SHIPS + SHIPS] if n >= 0]) <= SHIPS
        assert list(b.homes[seat]) == [area for area, n in enumerate(b.row(seat)) if n]


def check_trade_cards(b: Board) -> None:
    stacks = sum(b.stack_size(s) for s in range(len(b.stacks)))
    face_up = len([v for v in b.victims if v >= 0])
    assert stacks + sum(b.hands) + face_up == 74
    assert min(b.hands) >= 0


def check_cities(b: Board) -> None:
    """No token beside a city, and two tokens for every city."""
    for seat in range(b.box.players):
        assert b.people[seat] >= 2 * b.cities[seat]
        for area in b.box.land:
            assert b.city[area] < 0 or not b.tokens[seat * LAND + area]


def check_crowding(b: Board) -> None:
    for area in b.box.land:
        there = [s for s in range(b.box.players) if b.tokens_at(s, area)]
        total = sum(b.tokens_at(s, area) for s in there)
        limit = b.capacity(there[0], area) if len(there) == 1 else b.box.limit[area]
        assert total <= limit


def check_after_calamities(b: Board, rng: Chance) -> None:
    """Cities stand alone and are supported again when the calamities of the round are over."""
    b.stop()
    b.call(RULES.phases["calamities"])
    while asked := RULES.asked(b):
        RULES.answer(b, asked[0], RULES.choices(b, asked[0]).draw(rng))
    check_pieces(b)
    check_trade_cards(b)
    check_cities(b)


@clause("civ:L.1", "civ:L.2", "civ:L.3")
@pytest.mark.parametrize("players", [3, 5])
def test_pieces_cards_and_limits_are_kept_through_a_game(players: int) -> None:
    b = RULES.start(RULES.box(players, {"round_limit": 14, "calamity_floor_16": players == 5}))
    player, rng = bot("greedy", "civilization"), Chance(players)
    struck: set[int] = set()
    while asked := RULES.asked(b):
        check_pieces(b)
        check_trade_cards(b)
        names = {p.name for p in b.phases}
        if names & AFTER_SURPLUS:
            check_cities(b)
            check_crowding(b)
        if "civilization_cards" in names and b.round not in struck:
            struck.add(b.round)
            check_after_calamities(b.copy(), rng)
        seat = asked[0]
        if seat < 0:
            RULES.answer(b, seat, RULES.choices(b, seat).draw(rng))
        else:
            RULES.answer(b, seat, player.choose(Seen(RULES, b, seat), rng))
    assert struck
    assert max(b.cities) > 1


@clause("civ:L.4")
def test_who_has_nothing_to_move_is_passed_over() -> None:
    t = Table("africa", "italy").tokens(0, libya=1)
    t.b.movers = (1, 0)
    assert t.run("movement").who == [0]


@clause("civ:L.4")
def test_no_copies_no_card() -> None:
    t = Table("africa", "italy").hand(0, salt=9)
    t.b.supply[t.box.find("card", "music")] = 0
    t.run("purchase", 0)
    assert "acquire music" not in t.choices(0)
    assert "acquire drama_poetry" in t.choices(0)


@clause("civ:L.5")
def test_a_player_without_units_still_trades_and_buys() -> None:
    t = Table("africa", "italy").hand(0, salt=4).hand(1, iron=3).tokens(1, roma=1)
    t.run("trade")
    assert t.who == [0]
    assert t.allows(0, "post salt+salt+salt 3 27 salt all 0 -")
    t.run("purchase", 0)
    assert "acquire pottery" in t.choices(0)


@clause("civ:L.6")
def test_a_ship_where_its_owner_has_no_unit_is_kept_from_the_treasury_only() -> None:
    t = Table("africa", "italy").tokens(0, libya=3).ship(0, "roma").treasury(0, 1)
    t.run("ship_turn", 0)
    assert "maintain roma" in t.choices(0)
    assert "maintain_by_levy roma" not in t.choices(0)
    t.answer(0, "maintain roma", "done")
    assert t.b.ships[0] == t.at("roma")


@clause("civ:L.2")
def test_a_purchase_moves_cards_between_supply_and_owner() -> None:
    t = Table("africa", "italy").hand(0, salt=4)
    before = RULES.conserved(t.b)
    t.run("purchase", 0).answer(0, "acquire pottery", "done", "salt+salt+salt+salt")
    assert t.b.holds(0, t.box.find("card", "pottery"))
    assert sum(t.b.hands[:KINDS]) == 0
    assert RULES.conserved(t.b) == before


def test_a_position_read_back_knows_where_everybody_lives() -> None:
    rng = Chance(3)
    b = RULES.start(RULES.box(3, {}))
    for _ in range(400):
        seat = RULES.asked(b)[0]
        RULES.answer(b, seat, RULES.choices(b, seat).draw(rng))
    loaded = RULES.load(b.box, b.state())
    assert all(b.homes)
    assert loaded.homes == b.homes
