"""The board: everything that changes."""

from typing import Any, ClassVar, NamedTuple

from pelagos.engine.box import Box
from pelagos.engine.position import Position
from pelagos.games.mare_nostrum.empires.box import EmpiresBox
from pelagos.games.mare_nostrum.empires.ids import (
    ALL_LEGENDARY,
    CASTOR_POLLUX,
    CULTURE,
    FORTRESS,
    LEGENDARY,
    LEGION,
    MARKER,
    MARKET,
    MILITARY,
    NONE,
    PIECES,
    RESOURCES,
    TILES,
    TRADE,
    TRIREME,
    UNDECIDED,
    Icon,
    Province,
    Resource,
    Sea,
    Tile,
    Track,
)
from pelagos.games.mare_nostrum.shared.tables import changed


class Taking(NamedTuple):
    """Who took a Resource in the exchange, and from whom."""

    taker: int
    victim: int


class Board(Position):
    """Sets of provinces, seas, icons, tiles, seats and legendary goods are ints, a bit for each.

    The stock is a player's own pieces off the map; the reserve is what all draw on, Buildings and
    ordinary Resources.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "round", "empire", "leaders", "winners", "ending",
        "control", "domain", "built", "stand", "siege", "legions", "fort", "presence", "triremes",
        "stock", "hand", "reserve", "pile", "discard", "shown", "owner", "face_up", "copied",
        "used", "track", "trade_since", "trade_arrivals",
        "temple_choice", "legendary_due",
        "played", "number", "offer", "size", "offered", "taker", "taken",
        "had_turn", "player", "named", "claimed", "sources", "buying", "object", "price",
        "kept", "zeus_foe", "zeus_last", "finished", "rested", "fleets", "fought", "heading",
        "leaving", "foe", "place", "hits", "own_hits", "conquests", "spoils_due", "titles_given",
    )  # fmt: skip
    records: ClassVar[dict[str, Any]] = {"taken": Taking}
    former: ClassVar[dict[str, str]] = {"had_turn": "acted", "legendary_due": "due",
        "spoils_due": "spoil", "titles_given": "settled", "trade_since": "since",
        "trade_arrivals": "stamp"}  # fmt: skip
    __slots__ = ("box", *fields)  # more than thirty attributes are slow to copy without

    def __init__(self, box: EmpiresBox, like: "Board | None" = None) -> None:
        super().__init__(like)
        self.box = box
        if like is None:
            self._fresh(box)
        else:
            self._like(like)

    def _fresh(self, box: EmpiresBox) -> None:
        seats = box.players
        self._fresh_peace(seats, box)
        self._fresh_war()
        self.round = 0  # from 1; 0 before the first
        self.winners = 0
        """Who has won (a mask of seats), and how in `ending`."""
        self.ending = UNDECIDED  # which ending it was
        self.empire: tuple[int, ...] = (NONE,) * seats  # of each seat
        self.leaders: tuple[int, ...] = (NONE,) * 3  # the Trade, Culture and Military Leader
        # -- the map ---------------------------------------------------------------------------
        self.control: tuple[int, ...] = (NONE,) * box.provinces
        """Who controls a province."""
        self.domain: tuple[int, ...] = (0,) * seats
        """The same per seat: the provinces it controls."""
        self.built = 0  # the icons with a Building on them
        self.stand: tuple[int, ...] = (NONE,) * box.icons
        """Whose Legion stands on an icon: it occupies the Building there."""
        self.siege: tuple[int, ...] = (NONE,) * box.provinces
        """Whose Legion stands on the control marker of a province: it occupies the marker."""
        self.legions: list[int] = [0] * (box.provinces * seats)
        """Index = province * seats + seat."""
        self.fort: tuple[int, ...] = (NONE,) * box.provinces
        """Whose Fortress stands in a province."""
        self.presence: list[int] = [0] * seats
        """Per seat the provinces with its Legions or Fortress."""
        self.triremes: list[int] = [0] * (box.seas * seats)  # index = sea * seats + seat
        self.stock: list[int] = list(box.pieces) * seats  # mne:S.3
        """Pieces that are not on the map: index = seat * PIECES + piece."""
        # -- Resources. A pile is a set: its order is made when FATE draws. mne:S.2 mne:X.b ------
        self.hand: list[int] = [0] * (seats * RESOURCES)
        """Behind the screens: index = seat * RESOURCES + resource."""
        self.reserve: list[int] = list(box.tiles)  # ordinary goods and coins nobody has
        self.pile = ALL_LEGENDARY
        """Legendary goods to be drawn, and those used in `discard`."""
        self.discard = 0  # a mask of legendary goods, as `pile`
        self.shown = 0  # legendary goods whose holders everybody knows
        # -- Heroes, Wonders and tracks ----------------------------------------------------------
        self.owner: tuple[int, ...] = (NONE,) * TILES  # who owns a tile
        self.face_up = 0  # the tiles on offer
        self.copied = NONE  # the Hero that Castor and Pollux copy
        self.used: tuple[int, ...] = (0,) * seats
        """Per seat the once-per-round powers used in this round."""
        self.track: list[int] = [0] * (3 * seats)  # index = track * seats + seat
        self.trade_since: tuple[int, ...] = tuple(range(seats))
        """When each seat reached its level on the Trade track, counted by `stamp`."""
        self.trade_arrivals = seats  # how often anybody has reached a level

    def _fresh_peace(self, seats: int, box: EmpiresBox) -> None:
        """What collecting, trade and building remember, before they begin."""
        # -- 1. collecting -----------------------------------------------------------------------
        self.temple_choice: tuple[int, ...] = (NONE,) * len(box.legendary_cities)
        """What a Legendary City with a Temple yields in addition."""
        self.legendary_due: tuple[int, ...] = (0,) * seats
        """How many legendary goods each seat still has to draw."""
        # -- 2. trade ------------------------------------------------------------------------------
        self.played = 0
        """The exchange markers played so far; they stay so from round to round."""
        self.number = NONE  # the number called
        self.offer: list[int] = []
        """Resources laid out, indexed as `hand`; empty outside of a trade."""
        self.size: tuple[int, ...] = (0,) * seats
        """How many each seat offers, later how many of them are left."""
        self.offered = 0  # who has laid an offer, or need not
        self.taker = NONE  # who takes next
        self.taken: tuple[Taking, ...] = ()
        """The last two takes, the newest first."""
        # -- turns of phases 3 and 4 ---------------------------------------------------------------
        self.had_turn = 0  # who has had a turn in this phase
        self.player = NONE  # whose turn it is: the builder, or the Active Player
        self.named = NONE  # whom the Leader has named
        self.finished = False  # whether this part of the turn is over
        # -- 3. building ---------------------------------------------------------------------------
        self.claimed = False  # whether Perseus' owner has said whether to be first
        self.sources = 0
        """The provinces that the builder controlled when the turn began."""
        self.buying = NONE
        """The verb of a purchase not paid yet, with its object and price."""
        self.object = NONE  # an icon, province, sea or tile, as the verb has it
        self.price = 0  # in Resources; 0 when nothing is being paid
        self.kept: tuple[tuple[int, ...], ...] = ((NONE,),) * seats
        """What each seat keeps, sealed until all have chosen."""

    def _fresh_war(self) -> None:
        """What movement, battles and leadership remember, before they begin."""
        # -- 4. movement and battles ---------------------------------------------------------------
        self.zeus_foe = NONE
        """With whom the owner of the Statue of Zeus is at peace, and was in the last round."""
        self.zeus_last = NONE  # a seat
        self.rested: list[int] = []  # per sea or province, how many Units may still move
        self.fleets = 0  # the seas by which Legions may cross in this turn
        self.fought = 0  # the seas, later the provinces, that have seen their battle
        self.heading = NONE
        """Where a Legion from `leaving` is going, while its owner has yet to say which post it
        leaves.
        """
        self.leaving = NONE  # a province
        self.foe = NONE
        """The opponent of the battle at hand, and its place."""
        self.place = NONE  # a sea or a province
        self.hits = NONE
        """How many Units the opponent still has to lose, and in `own_hits` the Active Player."""
        self.own_hits = NONE  # as `hits`
        # the provinces of which the Active Player is Conqueror and has not chosen
        self.conquests = 0
        self.spoils_due = NONE  # what a pillaged Legendary City still has to yield
        # -- 5. leadership -------------------------------------------------------------------------
        self.titles_given = 0  # how many titles have been given

    def _like(self, like: "Board") -> None:  # a line for each field: nothing copies quicker
        self.round = like.round
        self.winners = like.winners
        self.ending = like.ending
        self.empire = like.empire
        self.leaders = like.leaders
        self.control = like.control
        self.domain = like.domain
        self.built = like.built
        self.stand = like.stand
        self.siege = like.siege
        self.legions = like.legions.copy()
        self.fort = like.fort
        self.presence = like.presence.copy()
        self.triremes = like.triremes.copy()
        self.stock = like.stock.copy()
        self.hand = like.hand.copy()
        self.reserve = like.reserve.copy()
        self.pile = like.pile
        self.discard = like.discard
        self.shown = like.shown
        self.owner = like.owner
        self.face_up = like.face_up
        self.copied = like.copied
        self.used = like.used
        self.track = like.track.copy()
        self.trade_since = like.trade_since
        self.trade_arrivals = like.trade_arrivals
        self.temple_choice = like.temple_choice
        self.legendary_due = like.legendary_due
        self.played = like.played
        self.number = like.number
        self.offer = like.offer.copy()
        self.size = like.size
        self.offered = like.offered
        self.taker = like.taker
        self.taken = like.taken
        self.had_turn = like.had_turn
        self.player = like.player
        self.named = like.named
        self.claimed = like.claimed
        self.sources = like.sources
        self.buying = like.buying
        self.object = like.object
        self.price = like.price
        self.kept = like.kept
        self.zeus_foe = like.zeus_foe
        self.zeus_last = like.zeus_last
        self.finished = like.finished
        self.rested = like.rested.copy()
        self.fleets = like.fleets
        self.fought = like.fought
        self.heading = like.heading
        self.leaving = like.leaving
        self.foe = like.foe
        self.place = like.place
        self.hits = like.hits
        self.own_hits = like.own_hits
        self.conquests = like.conquests
        self.spoils_due = like.spoils_due
        self.titles_given = like.titles_given

    def contents(self) -> Box:
        return self.box

    def copy(self) -> "Board":
        return Board(self.box, self)

    # -- who has what -------------------------------------------------------------------------

    def capital(self, seat: int) -> int:
        """The seat's Capital Province, whether or not the Capital stands."""  # mne:G.2
        return self.box.capital[self.empire[seat]]

    def has(self, seat: int, tile: Tile) -> bool:
        """Whether `seat` has the ability of a tile, by owning it or through Castor and Pollux."""
        if self.owner[tile] == seat:
            return True
        return self.copied == tile and self.owner[CASTOR_POLLUX] == seat

    def use(self, seat: int, tile: Tile) -> None:
        """A once-per-round power is used."""  # mne:G.4
        self.used = changed(self.used, seat, self.used[seat] | 1 << tile)

    def tiles(self, seat: int) -> int:
        """How many Heroes and Wonders `seat` owns; the Pyramids are none."""  # mne:S.10
        return self.owner[:-1].count(seat)

    def resources(self, seat: int) -> int:
        """How many Resources lie behind the seat's screen."""
        return sum(self.hand[seat * RESOURCES : seat * RESOURCES + RESOURCES])

    def known(self, resource: Resource) -> bool:
        """Whether everybody sees a tile, with open Resources."""
        return resource < LEGENDARY or bool(self.shown >> resource - LEGENDARY & 1)

    def hides(self, seat: int) -> bool:
        """Whether the others cannot tell all that the seat holds."""
        at = seat * RESOURCES
        held = [r for r in range(RESOURCES) if self.hand[at + r]]
        return len(held) > 0 and (self.box.screened or not all([self.known(r) for r in held]))

    def pile_of(self, seat: int) -> list[int]:
        """The seat's Resources one by one."""
        found: list[int] = []
        at = seat * RESOURCES
        for r in range(RESOURCES):
            n = self.hand[at + r]
            if n:
                found += [r] * n
        return found

    def trade_order(self) -> list[int]:
        """Highest on the Trade track first; of equals, the one who reached the level first."""
        # mne:1.2.d
        order = [(-self.track[s], self.trade_since[s], s) for s in range(self.box.players)]
        order.sort()
        return [s for _, _, s in order]

    def enemies(self, seat: int) -> int:
        """The provinces that hold an enemy Legion or Fortress."""
        found = 0
        for s, mask in enumerate(self.presence):
            if s != seat:
                found |= mask
        return found

    def at_war(self, province: Province) -> bool:
        """Whether Units of two or more players are there."""  # mne:4.2.1.a
        n = 0
        for mask in self.presence:
            n += mask >> province & 1
        return n > 1

    def controller(self, icon: Icon) -> int:
        """Who controls the Building on an icon: its occupant, else the controller of the province,
        if there is one."""  # mne:X.f mne:1.1.f
        occupant = self.stand[icon]
        return occupant if occupant >= 0 else self.control[self.box.icon_province[icon]]

    def is_built(self, icon: Icon) -> bool:
        """Whether a Building stands on an icon."""
        return self.built >> icon & 1 == 1

    def legions_in(self, province: Province, seat: int) -> int:
        """How many Legions of a seat stand in a province."""
        return self.legions[province * self.box.players + seat]

    def triremes_in(self, sea: Sea, seat: int) -> int:
        """How many Triremes of a seat lie in a sea."""
        return self.triremes[sea * self.box.players + seat]

    def fleet(self, seat: int) -> int:
        """The seas where `seat` has Triremes."""
        found, seats = 0, self.box.players
        for sea in range(self.box.seas):
            if self.triremes[sea * seats + seat]:
                found |= 1 << sea
        return found

    def connected(self, province: Province, fleet: int) -> int:
        """The provinces connected to this one by the Triremes in `fleet`."""  # mne:B.5
        box, found = self.box, 0
        voyages, n = box.voyages, fleet * box.seas
        for sea in box.coast[province]:
            found |= voyages[n + sea]
        return found & ~(1 << province)

    def linked(self, province: Province, seat: int) -> bool:
        """Adjacent or connected to another province of the seat."""  # mne:4.3.3.b
        near = self.box.land[province] | self.connected(province, self.fleet(seat))
        return bool(near & self.domain[seat])

    def posts(self, province: Province, seat: int) -> int:
        """How many Legions of the seat stand on icons or on the control marker there."""
        n = 1 if self.siege[province] == seat else 0
        for icon in self.box.icons_at[province]:
            if self.stand[icon] == seat:
                n += 1
        return n

    # -- changing it: the tracks follow every change --------------------------------------------

    def shift(self, track: Track, seat: int, by: int) -> None:
        """Moves a token with what it counts; on the Trade track its arrival is remembered."""
        # mne:3.2.a mne:4.3.4.a mne:5.a
        if seat >= 0 and by:
            self.track[track * self.box.players + seat] += by
            if track == TRADE:
                self.trade_since = changed(self.trade_since, seat, self.trade_arrivals)
                self.trade_arrivals += 1

    def _count(self, icon: Icon, seat: int, by: int) -> None:
        # Markets and Caravans for Trade, Temples and cities for Culture. mne:S.7 mne:R.11 mne:R.22
        self.shift(TRADE if self.box.icon_sort[icon] <= MARKET else CULTURE, seat, by)

    def raise_building(self, icon: Icon) -> None:
        """Puts the Building on its icon; a Legion that marked the icon steps aside."""  # mne:R.41
        if self.stand[icon] >= 0:
            self.stand = changed(self.stand, icon, NONE)
        self.built |= 1 << icon
        self._count(icon, self.controller(icon), 1)

    def raze_building(self, icon: Icon) -> None:
        """Takes a Building on which nobody stands back to the reserve."""
        self._count(icon, self.controller(icon), -1)
        self.built &= ~(1 << icon)

    def stand_on(self, icon: Icon, seat: int) -> None:
        """Puts a Legion of `seat` on the icon; NONE = takes it away."""
        if self.stand[icon] == seat:
            return
        if self.built >> icon & 1:
            self._count(icon, self.controller(icon), -1)
            self.stand = changed(self.stand, icon, seat)
            self._count(icon, self.controller(icon), 1)
        else:
            self.stand = changed(self.stand, icon, seat)

    def stand_on_marker(self, province: Province, seat: int) -> None:
        """Puts a Legion of `seat` on the control marker; NONE = takes it away."""
        if self.siege[province] != seat:
            self.siege = changed(self.siege, province, seat)

    def stand_down(self, province: Province) -> None:
        """Ends every occupation in a province."""
        self.stand_on_marker(province, NONE)
        for icon in self.box.icons_at[province]:
            if self.stand[icon] >= 0:
                self.stand_on(icon, NONE)

    def set_control(self, province: Province, seat: int) -> None:
        """Gives the province to `seat` or to nobody, and moves the markers. Only claims and
        conversions do this: control is never given up, sold or handed over.
        """  # mne:3.1.1.e mne:8.b
        old, bit = self.control[province], 1 << province
        for icon in self.box.icons_at[province]:
            if self.built >> icon & 1 and self.stand[icon] < 0:
                self._count(icon, old, -1)
                self._count(icon, seat, 1)
        if old >= 0:
            self.domain = changed(self.domain, old, self.domain[old] & ~bit)
            self.stock[old * PIECES + MARKER] += 1
        self.control = changed(self.control, province, seat)
        if seat >= 0:
            self.domain = changed(self.domain, seat, self.domain[seat] | bit)
            self.stock[seat * PIECES + MARKER] -= 1

    def add_legions(self, province: Province, seat: int, by: int) -> None:
        """Legions come from the seat's stock, or go back to it."""
        self.stock[seat * PIECES + LEGION] -= by
        self.shift(MILITARY, seat, by)
        self.change_legions(province, seat, by)

    def change_legions(self, province: Province, seat: int, by: int) -> None:
        """Legions come into or leave a province."""
        at = province * self.box.players + seat
        self.legions[at] += by
        if self.legions[at] or self.fort[province] == seat:
            self.presence[seat] |= 1 << province
        else:
            self.presence[seat] &= ~(1 << province)

    def add_fortress(self, province: Province, seat: int) -> None:
        """A Fortress comes from the seat's stock."""
        self.stock[seat * PIECES + FORTRESS] -= 1
        self.fort = changed(self.fort, province, seat)
        self.shift(MILITARY, seat, 1)
        self.change_legions(province, seat, 0)

    def remove_fortress(self, province: Province) -> None:
        seat = self.fort[province]
        self.stock[seat * PIECES + FORTRESS] += 1
        self.fort = changed(self.fort, province, NONE)
        self.shift(MILITARY, seat, -1)
        self.change_legions(province, seat, 0)

    def add_triremes(self, sea: Sea, seat: int, by: int) -> None:
        self.stock[seat * PIECES + TRIREME] -= by
        self.triremes[sea * self.box.players + seat] += by
        self.shift(MILITARY, seat, by)

    def settle(self, province: Province) -> None:
        """If a province is At War, all occupations there end."""  # mne:4.3.d
        if self.at_war(province):
            self.stand_down(province)

    # -- resources ----------------------------------------------------------------------------

    def gain(self, seat: int, resource: Resource, number: int) -> int:
        """Takes ordinary tiles from the reserve, as far as they go; returns how many."""
        got = min(number, self.reserve[resource])  # mne:9.c mne:L.1
        self.reserve[resource] -= got
        self.hand[seat * RESOURCES + resource] += got
        return got

    def give_back(self, seat: int, resource: Resource) -> None:
        """A tile goes to the reserve; a legendary one to its own discard."""  # mne:1.2.b mne:3.e
        self.hand[seat * RESOURCES + resource] -= 1
        if resource < LEGENDARY:
            self.reserve[resource] += 1
        else:
            bit = 1 << (resource - LEGENDARY)
            self.discard |= bit
            self.shown &= ~bit

    def draw_pile(self) -> int:
        """The legendary goods a draw can bring; an empty pile is made of the discard."""
        # mne:1.2.c
        return self.pile or self.discard

    def draw_legendary(self, seat: int, resource: Resource) -> None:
        """`seat` draws the tile from the pile FATE has shuffled."""
        if not self.pile:
            self.pile, self.discard = self.discard, 0
        self.pile &= ~(1 << (resource - LEGENDARY))
        self.hand[seat * RESOURCES + resource] += 1
