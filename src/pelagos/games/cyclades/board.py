"""The board: everything that changes in a game of Cyclades."""

from typing import ClassVar, Final

from pelagos.engine.box import Box
from pelagos.engine.position import Position
from pelagos.engine.seats import NOBODY
from pelagos.games.cyclades.box import CycladesBox
from pelagos.games.cyclades.ids import (
    BUILDING_TYPES,
    CREATURES,
    METROPOLISES,
    MINOTAUR,
    NO_CARD,
    NO_TILE,
    PHILOSOPHERS,
    POLYPHEMUS,
    PRIESTS,
    PROSPERITY_MARKERS,
    TEMPLE,
    TILES_EACH,
    UNITS_EACH,
)

POLYPHEMUS_FIGURE: Final = POLYPHEMUS - MINOTAUR
NOWHERE: Final[list[int]] = []


class Board(Position):
    """`holder[region]` owns an island or has the fleets of a sea space; `units` counts its armies
    or fleets there. An island with a holder and no units carries a territory marker; these and
    coins never run out. cy:12.11 cy:20.4

    `figures` holds, for Minotaur, Chiron, Medusa and Polyphemus, the island (or -1), then their
    summoners, then the rounds they came in. What is short-lived or seldom changes is a tuple: a
    copy shares it.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "round", "holder", "units", "tiles", "metropolis", "prosperity", "temples_used",
        "gold", "priests", "philosophers", "fleets_left", "armies_left", "alive",
        "deck", "discards", "track", "drawing", "figures", "kraken",
        "row", "row_round", "gods", "god_pool",
        "order", "standing", "offers", "apollo", "displaced", "banned", "incomes",
        "queue", "acted", "god", "marker", "field", "seat", "acting", "recruited",
        "card", "copied", "stage", "picked", "at", "steps_left", "fought",
        "battle", "founding", "placed", "ending",
    )  # fmt: skip
    __slots__ = ("box", *fields)  # more than thirty attributes are slow to copy without

    def __init__(self, box: CycladesBox, like: "Board | None" = None) -> None:
        super().__init__(like)
        self.box = box
        if like is None:
            seats = box.players
            self.round = 0
            self.holder: list[int] = [-1] * box.regions
            self.units: list[int] = [0] * box.regions
            self.tiles: list[int] = [NO_TILE] * box.slots
            self.metropolis: tuple[int, ...] = (0,) * box.islands
            self.prosperity: tuple[int, ...] = (0,) * box.islands
            self.temples_used = 0
            self.gold: list[int] = [box.gold] * seats  # cy:2.2
            self.priests: list[int] = [0] * seats  # cy:2.7
            self.philosophers: list[int] = [0] * seats
            self.fleets_left: list[int] = [UNITS_EACH] * seats  # cy:2.1
            self.armies_left: list[int] = [UNITS_EACH] * seats
            self.alive: tuple[int, ...] = tuple(range(seats))
            self.deck: tuple[int, ...] = tuple(range(CREATURES))  # cy:2.6
            self.discards: tuple[int, ...] = ()
            self.track: tuple[int, ...] = (NO_CARD, NO_CARD, NO_CARD)
            self.drawing = -1
            self.figures: tuple[int, ...] = (-1,) * 12
            self.kraken = -1
            self.row = 0
            self.row_round = 0
            self.gods: tuple[int, ...] = ()
            self.god_pool: tuple[int, ...] = ()
            self.order: tuple[int, ...] = ()
            self.standing: tuple[int, ...] = (-1,) * BUILDING_TYPES
            self.offers: tuple[int, ...] = (0,) * BUILDING_TYPES
            self.apollo: tuple[int, ...] = ()
            self.displaced = -1
            self.banned = -1
            self.incomes: tuple[int, ...] = ()
            self.queue: tuple[tuple[int, int, int], ...] = ()
            self.acted: tuple[int, ...] = ()
            self.god = -1
            self.marker = -1
            self.field = 0
            self.seat = NOBODY
            self.acting = False
            self.recruited = 0
            self.card = NO_CARD
            self.copied = NO_CARD
            self.stage = 0
            self.picked = -1
            self.at = -1
            self.steps_left = 0
            self.fought: tuple[tuple[int, int], ...] = ()
            self.battle: tuple[int, ...] = ()
            self.founding: tuple[int, ...] = ()
            self.placed = False
            self.ending = 0
        else:
            self.round = like.round
            self.holder = like.holder[:]
            self.units = like.units[:]
            self.tiles = like.tiles[:]
            self.metropolis = like.metropolis
            self.prosperity = like.prosperity
            self.temples_used = like.temples_used
            self.gold = like.gold[:]
            self.priests = like.priests[:]
            self.philosophers = like.philosophers[:]
            self.fleets_left = like.fleets_left[:]
            self.armies_left = like.armies_left[:]
            self.alive = like.alive
            self.deck = like.deck
            self.discards = like.discards
            self.track = like.track
            self.drawing = like.drawing
            self.figures = like.figures
            self.kraken = like.kraken
            self.row = like.row
            self.row_round = like.row_round
            self.gods = like.gods
            self.god_pool = like.god_pool
            self.order = like.order
            self.standing = like.standing
            self.offers = like.offers
            self.apollo = like.apollo
            self.displaced = like.displaced
            self.banned = like.banned
            self.incomes = like.incomes
            self.queue = like.queue
            self.acted = like.acted
            self.god = like.god
            self.marker = like.marker
            self.field = like.field
            self.seat = like.seat
            self.acting = like.acting
            self.recruited = like.recruited
            self.card = like.card
            self.copied = like.copied
            self.stage = like.stage
            self.picked = like.picked
            self.at = like.at
            self.steps_left = like.steps_left
            self.fought = like.fought
            self.battle = like.battle
            self.founding = like.founding
            self.placed = like.placed
            self.ending = like.ending

    def contents(self) -> Box:
        return self.box

    def copy(self) -> "Board":
        return Board(self.box, self)

    # -- islands and seas ---------------------------------------------------------------------

    def islands_of(self, seat: int) -> list[int]:
        """The islands a player owns, with or without armies."""
        holder = self.holder
        return [i for i in self.box.all_islands if holder[i] == seat]

    def island_count(self, seat: int) -> int:
        return self.holder[: self.box.islands].count(seat)

    def fleet_seas(self, seat: int) -> list[int]:
        """The sea spaces that hold a player's fleets."""
        holder = self.holder
        return [s for s in self.box.all_seas if holder[s] == seat]

    def place_units(self, region: int, seat: int, count: int) -> None:
        """Pieces arrive in a region that is free or the player's own."""
        self.holder[region] = seat
        self.units[region] += count

    def take_units(self, region: int, count: int) -> None:
        """Pieces leave a region; an emptied island keeps a territory marker. cy:12.11"""
        left = self.units[region] - count
        self.units[region] = left
        if not left and region >= self.box.islands:
            self.holder[region] = -1

    def reserve(self, region: int, seat: int, count: int) -> None:
        """`count` pieces of the kind that stands in `region` go back to the reserve. cy:20.1"""
        if region < self.box.islands:
            self.armies_left[seat] += count
        else:
            self.fleets_left[seat] += count

    def lose_units(self, region: int, count: int) -> None:
        """Pieces leave a region for their owner's reserve. cy:13.3"""
        self.reserve(region, self.holder[region], count)
        self.take_units(region, count)

    def closed_seas(self) -> list[int]:
        """Where no fleet may come: to the Kraken, around Polyphemus. cy:18.14 cy:18.27"""
        island = self.figures[POLYPHEMUS_FIGURE]
        around = self.box.neighbours[island] if island >= 0 else NOWHERE
        return around if self.kraken < 0 else [*around, self.kraken]

    def open_neighbours(self, sea: int) -> list[int]:
        """The sea spaces next to `sea` that fleets may enter. cy:12.6"""
        near = self.box.neighbours[sea]
        closed = self.closed_seas()
        return [s for s in near if s not in closed] if closed else near

    def links(self, seat: int) -> list[int]:
        """For each unbroken chain of a player's fleets the islands it touches, as bits. cy:12.7"""
        box = self.box
        left = self.fleet_seas(seat)
        found: list[int] = []
        while left:
            chain = [left.pop()]
            coast = 0
            while chain:
                sea = chain.pop()
                coast |= box.coast_bits[sea]
                for near in box.neighbours[sea]:
                    if near in left:
                        left.remove(near)
                        chain.append(near)
            found.append(coast)
        return found

    # -- figures ------------------------------------------------------------------------------

    def figure_island(self, creature: int) -> int:
        """Where an island figure stands, or -1."""
        return self.figures[creature - MINOTAUR]

    def figure_on(self, island: int) -> int:
        """The creature whose figure stands on an island, or NO_CARD. cy:18.18"""
        figures = self.figures
        for n in range(4):
            if figures[n] == island:
                return MINOTAUR + n
        return NO_CARD

    def set_figure(self, creature: int, island: int, seat: int) -> None:
        self._note_figure(creature, island, seat, self.round)

    def clear_figure(self, creature: int) -> None:
        """The figure leaves and its card is discarded. cy:18.19"""
        self._note_figure(creature, -1, -1, -1)
        self.discards = (*self.discards, creature)

    def _note_figure(self, creature: int, island: int, summoner: int, since: int) -> None:
        n = creature - MINOTAUR
        figures = list(self.figures)
        figures[n] = island
        figures[4 + n] = summoner
        figures[8 + n] = since
        self.figures = tuple(figures)

    def power(self) -> int:
        """The creature whose power is being used, or NO_CARD."""
        return self.copied if self.copied >= 0 else self.card

    # -- buildings ----------------------------------------------------------------------------

    def remove_tile(self, slot: int) -> None:
        """A tile leaves the board, and its mark with it. cy:9.8"""
        self.tiles[slot] = NO_TILE
        self.temples_used &= ~(1 << slot)

    def tiles_of(self, seat: int, building: int) -> list[int]:
        """The slots that hold a player's tiles of one type."""
        holder, where = self.holder, self.box.slot_island
        return [s for s, t in enumerate(self.tiles) if t == building and holder[where[s]] == seat]

    def free_slots(self, island: int) -> list[int]:
        """The slots of an island that can take a tile. cy:11.3"""
        tiles = self.tiles
        if self.metropolis[island]:
            under = self.box.under_site
            return [s for s in self.box.slots_of[island] if tiles[s] < 0 and not under[s]]
        return [s for s in self.box.slots_of[island] if tiles[s] < 0]

    def metropolises_of(self, seat: int) -> int:
        holder = self.holder
        return sum([1 for i, m in enumerate(self.metropolis) if m and holder[i] == seat])

    def unused_temples(self, seat: int) -> list[int]:
        """Marks of temples, then of metropolises, that still lower a price this round. cy:9.8"""
        found: list[int] = []
        holder, used, box = self.holder, self.temples_used, self.box
        slot = -1
        for _ in range(self.tiles.count(TEMPLE)):
            slot = self.tiles.index(TEMPLE, slot + 1)
            if holder[box.slot_island[slot]] == seat and not used >> slot & 1:
                found.append(slot)
        if 1 in self.metropolis:
            for island, there in enumerate(self.metropolis):  # cy:9.3 cy:16.9
                mark = box.slots + island
                if there and holder[island] == seat and not used >> mark & 1:
                    found.append(mark)
        return found

    # -- supplies -----------------------------------------------------------------------------

    def tiles_left(self, building: int) -> int:
        return TILES_EACH - self.tiles.count(building)

    def metropolises_left(self) -> int:
        return METROPOLISES - sum(self.metropolis)

    def priests_left(self) -> int:
        return PRIESTS - sum(self.priests)

    def philosophers_left(self) -> int:
        return PHILOSOPHERS - sum(self.philosophers)

    def prosperity_left(self) -> int:
        return PROSPERITY_MARKERS - sum(self.prosperity)

    # -- income -------------------------------------------------------------------------------

    def earnings(self) -> list[int]:
        """Everyone's income: one gold piece for each prosperity symbol, marker and trade space
        held. What nobody holds is counted last. cy:6.1 cy:6.3
        """
        holder, box = self.holder, self.box
        printed, placed = box.prosperity, self.prosperity
        found = [0] * (box.players + 1)
        for i in box.all_islands:  # cy:6.2: with or without armies
            found[holder[i]] += printed[i] + placed[i]
        for s in box.trade_seas:
            found[holder[s]] += 1
        return found

    def income(self, seat: int) -> int:
        """What a player would be paid now."""
        return self.earnings()[seat]


def put(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The row with one entry changed."""
    return (*row[:at], value, *row[at + 1 :])
