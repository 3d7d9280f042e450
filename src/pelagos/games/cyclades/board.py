"""The board: everything that changes in a game of Cyclades."""

from typing import Any, ClassVar, Final, NamedTuple

from pelagos.engine.box import Box
from pelagos.engine.position import Position
from pelagos.engine.seats import NOBODY
from pelagos.games.cyclades.box import CycladesBox
from pelagos.games.cyclades.ids import (
    BUILDING_TYPES,
    CREATURES,
    ISLAND_FIGURES,
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
    Building,
    Creature,
    Island,
    Region,
    Sea,
    Slot,
)

POLYPHEMUS_FIGURE: Final = POLYPHEMUS - MINOTAUR
NOWHERE: Final[list[int]] = []

PEACE: Final = -1
ROLL: Final = 0
DEFENDER_MAY_RETREAT: Final = 1
ATTACKER_MAY_RETREAT: Final = 2


class Battle(NamedTuple):
    """A battle under way; the defender is who holds the region."""  # cy:13.1

    region: int
    attacker: int
    units: int
    """The attacker's; they stand nowhere while they fight."""
    next: int
    """PEACE, ROLL, DEFENDER_MAY_RETREAT or ATTACKER_MAY_RETREAT."""


NO_BATTLE: Final = Battle(-1, NOBODY, 0, PEACE)

TO_BE_CHOSEN: Final = -1
NO_SITE: Final = -2


class Founding(NamedTuple):
    """A metropolis that is due."""  # cy:16.1

    seat: int
    building: int
    """The type of which a tile is discarded next."""  # cy:16.4
    site: int
    """The island; TO_BE_CHOSEN while it is to be chosen, NO_SITE if there is none."""


NO_FOUNDING: Final = Founding(NOBODY, 0, TO_BE_CHOSEN)

Turn = tuple[int, int, int]
"""A turn to come: the god, the offering marker there, and on Apollo its place, from 1."""
# cy:8.1 cy:14.3


class Board(Position):
    """`holder[region]` owns an island or has the fleets of a sea space; `units` counts its armies
    or fleets there. An island with a holder and no units carries a territory marker; these and
    coins never run out. The reserve is a player's own fleets and armies off the board; the supply
    is what is left for all, counted from what is on the board.

    `figures` holds, for Minotaur, Chiron, Medusa and Polyphemus, the island (or -1), then their
    summoners, then the rounds they came in. What is short-lived or seldom changes is a tuple: a
    copy shares it.
    """  # cy:12.11 cy:20.4

    fields: ClassVar[tuple[str, ...]] = (
        "round", "holder", "units", "tiles", "metropolis", "prosperity", "temples_used",
        "gold", "priests", "philosophers", "fleets_left", "armies_left", "alive",
        "deck", "discards", "track", "drawing", "figures", "kraken",
        "row", "row_round", "gods", "god_pool",
        "order", "standing", "offers", "apollo", "displaced", "banned", "incomes",
        "queue", "turns_over", "god", "marker", "apollo_place", "seat", "acting", "recruited",
        "card", "copied", "open_decision", "picked_target", "fleets_at", "steps_left", "fought",
        "battle", "founding", "placed", "ending",
    )  # fmt: skip
    records: ClassVar[dict[str, Any]] = {"battle": Battle, "founding": Founding}
    former: ClassVar[dict[str, str]] = {
        "open_decision": "stage", "picked_target": "picked", "fleets_at": "at",
        "apollo_place": "field", "turns_over": "acted",
    }  # fmt: skip
    __slots__ = ("box", *fields)  # more than thirty attributes are slow to copy without

    def __init__(  # two lines for each field, fresh and copied: nothing copies quicker
        self, box: CycladesBox, like: "Board | None" = None
    ) -> None:
        super().__init__(like)
        self.box = box
        if like is None:
            seats = box.players
            self.round = 0  # from 1; 0 before the first
            # who owns an island or has fleets in a sea space; -1 nobody
            self.holder: list[int] = [-1] * box.regions
            self.units: list[int] = [0] * box.regions  # armies or fleets, by region
            self.tiles: list[int] = [NO_TILE] * box.slots  # the building in each slot, or NO_TILE
            self.metropolis: tuple[int, ...] = (0,) * box.islands  # 1 on islands with a metropolis
            # markers placed on each island, beside the printed symbols
            self.prosperity: tuple[int, ...] = (0,) * box.islands
            # marks of temples and metropolises used this round, as bits. cy:9.8
            self.temples_used = 0
            self.gold: list[int] = [box.gold] * seats  # by seat. cy:2.2
            self.priests: list[int] = [0] * seats  # by seat. cy:2.7
            self.philosophers: list[int] = [0] * seats  # by seat
            self.fleets_left: list[int] = [UNITS_EACH] * seats  # in the reserve, by seat. cy:2.1
            self.armies_left: list[int] = [UNITS_EACH] * seats  # in the reserve, by seat
            # the seats still in the game. cy:15.7
            self.alive: tuple[int, ...] = tuple(range(seats))
            # face-down creatures, in no order. cy:2.6
            self.deck: tuple[int, ...] = tuple(range(CREATURES))
            self.discards: tuple[int, ...] = ()  # creatures face up on the pile
            # creatures face up, most expensive space first. cy:4.1
            self.track: tuple[int, ...] = (NO_CARD, NO_CARD, NO_CARD)
            self.drawing = -1  # the space of the track that is filled next, or -1
            # islands, then summoners, then rounds of arrival. cy:18.17
            self.figures: tuple[int, ...] = (-1,) * (3 * ISLAND_FIGURES)
            self.kraken = -1  # its sea space, or -1. cy:18.14
            self.row = 0  # the size of the row of gods. cy:5.2
            self.row_round = 0  # rounds played with that row
            self.gods: tuple[int, ...] = ()  # face up, in the order of their turns. cy:5.1
            self.god_pool: tuple[int, ...] = ()  # tiles still to be turned up
            self.order: tuple[int, ...] = ()  # markers that have not yet made an offering. cy:7.1
            # the one offering marker that lies on each main god, or -1. cy:7.4
            self.standing: tuple[int, ...] = (-1,) * BUILDING_TYPES
            self.offers: tuple[int, ...] = (0,) * BUILDING_TYPES  # the amount offered to each
            # the markers there, in the order of their arrival. cy:7.8
            self.apollo: tuple[int, ...] = ()
            self.displaced = -1  # the marker that was outbid and must go elsewhere, or -1. cy:7.6
            self.banned = -1  # the god it may not return to at once, or -1. cy:7.7
            self.incomes: tuple[int, ...] = ()  # what each seat was paid this round. cy:6.1
            self.queue: tuple[Turn, ...] = ()  # turns to come. cy:8.1
            self.turns_over: tuple[int, ...] = ()  # markers, in that order. cy:8.5
            self.god = -1  # whose turn it is: the god
            self.marker = -1  # the marker
            self.apollo_place = 0  # its place on Apollo
            self.seat = NOBODY  # the player
            self.acting = False  # whether actions may still be taken. cy:8.4
            self.recruited = 0  # units recruited this turn. cy:10.9
            self.card = NO_CARD  # the creature summoned. cy:9.5
            self.copied = NO_CARD  # the one the Chimera copies. cy:18.4
            self.open_decision = 0  # which decision of a power, or of Apollo, is open; 0 none
            self.picked_target = -1  # the target chosen in an earlier decision of a power, or -1
            self.fleets_at = -1  # where the fleets under way are, or -1
            self.steps_left = 0  # how far they may still go. cy:12.1
            # sea spaces and fleets that fought under the Sylph. cy:18.7
            self.fought: tuple[tuple[int, int], ...] = ()
            self.battle: Battle = NO_BATTLE  # under way. cy:13.1
            self.founding: Founding = NO_FOUNDING  # a metropolis under way. cy:16.1
            self.placed = False  # whether chance has dealt the start positions. cy:2.5
            self.ending = 0  # how the game ended; 0 while it goes on
        else:
            self.round = like.round
            self.holder = like.holder.copy()
            self.units = like.units.copy()
            self.tiles = like.tiles.copy()
            self.metropolis = like.metropolis
            self.prosperity = like.prosperity
            self.temples_used = like.temples_used
            self.gold = like.gold.copy()
            self.priests = like.priests.copy()
            self.philosophers = like.philosophers.copy()
            self.fleets_left = like.fleets_left.copy()
            self.armies_left = like.armies_left.copy()
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
            self.turns_over = like.turns_over
            self.god = like.god
            self.marker = like.marker
            self.apollo_place = like.apollo_place
            self.seat = like.seat
            self.acting = like.acting
            self.recruited = like.recruited
            self.card = like.card
            self.copied = like.copied
            self.open_decision = like.open_decision
            self.picked_target = like.picked_target
            self.fleets_at = like.fleets_at
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
        """How many islands a player owns."""
        return self.holder[: self.box.islands].count(seat)

    def fleet_seas(self, seat: int) -> list[int]:
        """The sea spaces that hold a player's fleets."""
        holder = self.holder
        return [s for s in self.box.all_seas if holder[s] == seat]

    def place_units(self, region: Region, seat: int, count: int) -> None:
        """Pieces arrive in a region that is free or the player's own."""
        self.holder[region] = seat
        self.units[region] += count

    def take_units(self, region: Region, count: int) -> None:
        """Pieces leave a region; an emptied island keeps a territory marker."""  # cy:12.11
        left = self.units[region] - count
        self.units[region] = left
        if not left and region >= self.box.islands:
            self.holder[region] = -1

    def reserve(self, region: Region, seat: int, count: int) -> None:
        """`count` pieces of the kind that stands in `region` go back to the reserve."""  # cy:20.1
        if region < self.box.islands:
            self.armies_left[seat] += count
        else:
            self.fleets_left[seat] += count

    def lose_units(self, region: Region, count: int) -> None:
        """Pieces leave a region for their owner's reserve."""  # cy:13.3
        self.reserve(region, self.holder[region], count)
        self.take_units(region, count)

    def closed_seas(self) -> list[int]:
        """Where no fleet may come: to the Kraken, around Polyphemus."""  # cy:18.14 cy:18.27
        island = self.figures[POLYPHEMUS_FIGURE]
        around = self.box.neighbours[island] if island >= 0 else NOWHERE
        return around if self.kraken < 0 else [*around, self.kraken]

    def open_neighbours(self, sea: Sea) -> list[int]:
        """The sea spaces next to `sea` that fleets may enter."""  # cy:12.6
        near = self.box.neighbours[sea]
        closed = self.closed_seas()
        return [s for s in near if s not in closed] if closed else near

    def islands_by_chain(self, seat: int) -> list[int]:
        """The islands touched by each unbroken chain of a player's fleets, one bit each."""
        # cy:12.7
        box = self.box
        left = self.fleet_seas(seat)
        if len(left) == 1:
            return [box.coast_bits[left[0]]]
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

    def figure_island(self, creature: Creature) -> int:
        """Where an island figure stands, or -1."""
        return self.figures[creature - MINOTAUR]

    def figures_of(self, seat: int) -> list[Creature]:
        """The creatures a player has summoned whose figures still stand."""
        summoners = self.figures[ISLAND_FIGURES : 2 * ISLAND_FIGURES]
        if seat not in summoners:
            return []
        return [MINOTAUR + n for n, by in enumerate(summoners) if by == seat]

    def figure_since(self, creature: Creature) -> int:
        """The round in which it came, or -1."""  # cy:18.20
        return self.figures[2 * ISLAND_FIGURES + creature - MINOTAUR]

    def figure_on(self, island: Island) -> int:
        """The creature whose figure stands on an island, or NO_CARD."""  # cy:18.18
        figures = self.figures
        for n in range(ISLAND_FIGURES):
            if figures[n] == island:
                return MINOTAUR + n
        return NO_CARD

    def set_figure(self, creature: Creature, island: Island, seat: int) -> None:
        """The figure of a creature stands on an island, for its summoner."""
        self._note_figure(creature, island, seat, self.round)

    def clear_figure(self, creature: Creature) -> None:
        """The figure leaves and its card is discarded."""  # cy:18.19
        self._note_figure(creature, -1, -1, -1)
        self.discards = (*self.discards, creature)

    def _note_figure(self, creature: Creature, island: Island, summoner: int, since: int) -> None:
        n = creature - MINOTAUR
        figures = list(self.figures)
        figures[n] = island
        figures[ISLAND_FIGURES + n] = summoner
        figures[2 * ISLAND_FIGURES + n] = since
        self.figures = tuple(figures)

    def power(self) -> int:
        """The creature whose power is being used, or NO_CARD."""
        return self.copied if self.copied >= 0 else self.card

    # -- buildings ----------------------------------------------------------------------------

    def remove_tile(self, slot: Slot) -> None:
        """A tile leaves the board, and its mark with it."""  # cy:9.8
        self.tiles[slot] = NO_TILE
        self.temples_used &= ~(1 << slot)

    def tiles_of(self, seat: int, building: Building) -> list[int]:
        """The slots that hold a player's tiles of one type."""
        holder, where = self.holder, self.box.slot_island
        return [s for s, t in enumerate(self.tiles) if t == building and holder[where[s]] == seat]

    def free_slots(self, island: Island) -> list[int]:
        """The slots of an island that can take a tile."""  # cy:11.3
        tiles = self.tiles
        if self.metropolis[island]:
            under = self.box.under_site
            return [s for s in self.box.slots_of[island] if tiles[s] < 0 and not under[s]]
        return [s for s in self.box.slots_of[island] if tiles[s] < 0]

    def metropolises_of(self, seat: int) -> int:
        """How many metropolises stand on a player's islands."""
        holder = self.holder
        return sum([1 for i, m in enumerate(self.metropolis) if m and holder[i] == seat])

    def unused_temples(self, seat: int) -> list[int]:
        """Temples and metropolises of a player that still lower a price in this round, each once:
        the slots of the temples, then box.slots + island for the metropolises.
        """  # cy:9.8
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

    def tiles_left(self, building: Building) -> int:
        """How many tiles of a type are in the supply."""
        return TILES_EACH - self.tiles.count(building)

    def metropolises_left(self) -> int:
        return METROPOLISES - sum(self.metropolis)

    def priests_left(self) -> int:
        return PRIESTS - sum(self.priests)

    def philosophers_left(self) -> int:
        return PHILOSOPHERS - sum(self.philosophers)

    def prosperity_left(self) -> int:
        return PROSPERITY_MARKERS - sum(self.prosperity)


def changed(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The row with one entry changed."""
    return (*row[:at], value, *row[at + 1 :])
