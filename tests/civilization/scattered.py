"""Worlds by chance: what stands where in the middle of a game, rare things not rarely."""

from pelagos.bots import Chance
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.census import TakeCensus
from pelagos.games.civilization.ids import CALAMITIES, COMMODITIES, KINDS, SHIPS
from pelagos.games.civilization.options import FARMERS, NOMADS
from tests.civilization.build import RULES, Table

CITIES_AT_MOST = 6
HANDS = 7
ROUNDS = {
    NOMADS: ("nomads_game", "nomad_round"),
    FARMERS: ("farmers_game", "farmer_round"),
}


def scattered(players: int, options: dict[str, object], rng: Chance) -> Board:
    """The beginning of some phase of a round, where all is scattered by chance."""
    table = Table(players=players, **options)
    b = table.b
    b.round = 2 + rng.below(10)
    b.marker = tuple(min(15, b.round - 1 + rng.below(3)) for _ in b.ast)
    for seat in b.ast:
        settle(b, seat, rng)
        learn(table, seat, rng)
    for seat in b.ast:
        deal(table, seat, rng)
    game, turn = ROUNDS.get(b.box.variant, ("full_game", "round"))
    last = RULES.phases[turn].length - 1
    phase = rng.below(last)
    if turn == "round" and rng.below(2):
        phase = last - 1
        strike(table, rng)
    for name, step in (("main", 1), (game, 1), (turn, phase)):
        b.call(RULES.phases[name])
        b.steps[-1] = step
    TakeCensus().do(b)
    return b


def settle(b: Board, seat: int, rng: Chance) -> None:
    """Cities, tokens with and beside those of others, ships, a treasury."""
    land = list(b.box.land)
    for _ in range(rng.below(CITIES_AT_MOST + 1)):
        area = land[rng.below(len(land))]
        if b.city[area] < 0 and not b.crowd[area]:
            b.found_city(seat, area)
    for _ in range(3 + rng.below(8)):
        area = land[rng.below(len(land))]
        count = 1 + rng.below(3)
        fits = b.crowd[area] + count <= b.box.limit[area] + rng.below(2)
        if fits and b.city[area] < 0 and b.stock[seat] >= count:
            b.place(seat, area, count)
    homes = [a for a in b.areas_of(seat) if b.box.has_water[a]]
    for ship in range(SHIPS):
        if homes and rng.below(2):
            b.ships[seat * SHIPS + ship] = homes[rng.below(len(homes))]
    saved = min(b.stock[seat], rng.below(20))
    b.treasury[seat] += saved
    b.stock[seat] -= saved


def learn(table: Table, seat: int, rng: Chance) -> None:
    """Civilization cards, as far as the supply goes."""
    for card, slug in enumerate(table.box.names["card"]):
        if table.b.supply[card] and not rng.below(3):
            table.own(seat, slug)


def deal(table: Table, seat: int, rng: Chance) -> None:
    """Trade cards; now and then a calamity that may be traded."""
    names = table.box.names["trade_card"]
    for _ in range(rng.below(HANDS + 1)):
        kind = rng.below(KINDS if rng.below(2) else COMMODITIES)
        stack = table.b.stacks[table.box.stack_of[kind]]
        if kind in stack:
            table.hand(seat, **{names[kind]: 1})


def strike(table: Table, rng: Chance) -> None:
    """Calamities lie before some of the players, had from others or not."""
    b, names = table.b, table.box.names["trade_card"]
    for at in range(CALAMITIES):
        kind = COMMODITIES + at
        if kind in b.stacks[b.box.stack_of[kind]] and not rng.below(3):
            victim = rng.below(b.box.players)
            trader = rng.below(b.box.players + 1) - 1
            table.struck(victim, names[kind], trader if trader != victim else -1)
    b.new_cities = tuple(a for a in b.box.land if b.city[a] >= 0 and not rng.below(4))
