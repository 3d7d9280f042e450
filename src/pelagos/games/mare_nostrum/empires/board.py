"""The board: everything that changes."""

from typing import ClassVar

from pelagos.engine.box import Box
from pelagos.engine.position import Position
from pelagos.games.mare_nostrum.common.tables import put
from pelagos.games.mare_nostrum.empires.box import EmpiresBox
from pelagos.games.mare_nostrum.empires.terms import (
    ALL_LEGENDARY,
    CASTOR_POLLUX,
    CULTURE,
    FORTRESS,
    GOODS,
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
)


class Board(Position):
    """Sets of provinces, seas, icons, seats and legendary goods are ints, a bit for each."""

    fields: ClassVar[tuple[str, ...]] = (
        "round", "empire", "leaders", "winners", "ending",
        "control", "domain", "built", "stand", "siege", "legions", "fort", "presence", "triremes",
        "stock", "hand", "reserve", "pile", "discard", "shown", "owner", "face_up", "copied",
        "used", "track", "since", "stamp",
        "temple_choice", "due",
        "played", "number", "offer", "size", "offered", "taker", "taken",
        "acted", "player", "named", "claimed", "sources", "buying", "object", "price",
        "kept", "zeus_foe", "zeus_last", "finished", "rested", "fleets", "fought", "heading",
        "leaving", "foe", "place", "hits", "own_hits", "conquests", "spoil", "settled",
    )  # fmt: skip
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
        self.round = 0
        self.winners = 0
        self.ending = UNDECIDED
        self.empire: tuple[int, ...] = (NONE,) * seats
        self.leaders: tuple[int, ...] = (NONE,) * 3
        # The map: who controls a province, and the same per seat; what is built; whose Legion
        # stands on an icon or on a control marker; units, and where each seat has any on land.
        self.control: tuple[int, ...] = (NONE,) * box.provinces
        self.domain: tuple[int, ...] = (0,) * seats
        self.built = 0
        self.stand: tuple[int, ...] = (NONE,) * box.icons
        self.siege: tuple[int, ...] = (NONE,) * box.provinces
        self.legions: list[int] = [0] * (box.provinces * seats)
        self.fort: tuple[int, ...] = (NONE,) * box.provinces
        self.presence: list[int] = [0] * seats
        self.triremes: list[int] = [0] * (box.seas * seats)
        self.stock: list[int] = list(box.pieces) * seats  # mne:S.3
        # Resources: behind the screens, in the reserve, the legendary pile and its discard
        # (mne:S.2). A pile is a set: its order is made when FATE draws (mne:X.b).
        self.hand: list[int] = [0] * (seats * RESOURCES)
        self.reserve: list[int] = list(box.tiles)
        self.pile = ALL_LEGENDARY
        self.discard = 0
        self.shown = 0
        # Tiles and tracks.
        self.owner: tuple[int, ...] = (NONE,) * TILES
        self.face_up = 0
        self.copied = NONE
        self.used: tuple[int, ...] = (0,) * seats
        self.track: list[int] = [0] * (3 * seats)
        self.since: tuple[int, ...] = tuple(range(seats))
        self.stamp = seats
        # Collecting.
        self.temple_choice: tuple[int, ...] = (NONE,) * len(box.legendary_cities)
        self.due: tuple[int, ...] = (0,) * seats
        # Trade.
        self.played = 0
        self.number = NONE
        self.offer: list[int] = []  # laid out during a trade only
        self.size: tuple[int, ...] = (0,) * seats
        self.offered = 0
        self.taker = NONE
        self.taken: tuple[int, ...] = ()
        # Turns of phases 3 and 4.
        self.acted = 0
        self.player = NONE
        self.named = NONE
        self.claimed = False
        self.sources = 0
        self.buying = NONE
        self.object = NONE
        self.price = 0
        self.kept: tuple[tuple[int, ...], ...] = ((NONE,),) * seats
        self.zeus_foe = NONE
        self.zeus_last = NONE
        self.finished = False
        self.rested: list[int] = []
        self.fleets = 0
        self.fought = 0
        self.heading = NONE
        self.leaving = NONE
        self.foe = NONE
        self.place = NONE
        self.hits = NONE
        self.own_hits = NONE
        self.conquests = 0
        self.spoil = NONE
        self.settled = 0

    def _like(self, like: "Board") -> None:
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
        self.legions = like.legions[:]
        self.fort = like.fort
        self.presence = like.presence[:]
        self.triremes = like.triremes[:]
        self.stock = like.stock[:]
        self.hand = like.hand[:]
        self.reserve = like.reserve[:]
        self.pile = like.pile
        self.discard = like.discard
        self.shown = like.shown
        self.owner = like.owner
        self.face_up = like.face_up
        self.copied = like.copied
        self.used = like.used
        self.track = like.track[:]
        self.since = like.since
        self.stamp = like.stamp
        self.temple_choice = like.temple_choice
        self.due = like.due
        self.played = like.played
        self.number = like.number
        self.offer = like.offer[:]
        self.size = like.size
        self.offered = like.offered
        self.taker = like.taker
        self.taken = like.taken
        self.acted = like.acted
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
        self.rested = like.rested[:]
        self.fleets = like.fleets
        self.fought = like.fought
        self.heading = like.heading
        self.leaving = like.leaving
        self.foe = like.foe
        self.place = like.place
        self.hits = like.hits
        self.own_hits = like.own_hits
        self.conquests = like.conquests
        self.spoil = like.spoil
        self.settled = like.settled

    def contents(self) -> Box:
        return self.box

    def copy(self) -> "Board":
        return Board(self.box, self)

    # -- who has what -------------------------------------------------------------------------

    def capital(self, seat: int) -> int:
        """mne:G.2: the seat's Capital Province."""
        return self.box.capital[self.empire[seat]]

    def has(self, seat: int, tile: int) -> bool:
        """Whether `seat` has the ability of a tile, by owning it or through Castor and Pollux."""
        if self.owner[tile] == seat:
            return True
        return self.copied == tile and self.owner[CASTOR_POLLUX] == seat

    def use(self, seat: int, tile: int) -> None:
        """A once-per-round power is used (mne:G.4)."""
        self.used = put(self.used, seat, self.used[seat] | 1 << tile)

    def tiles(self, seat: int) -> int:
        """mne:S.10: how many Heroes and Wonders `seat` owns; the Pyramids are none."""
        return self.owner[:-1].count(seat)

    def resources(self, seat: int) -> int:
        """How many Resources lie behind the seat's screen."""
        return sum(self.hand[seat * RESOURCES : seat * RESOURCES + RESOURCES])

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
        """mne:1.2.d: highest on the Trade track first, then who reached the level first."""
        order = [(-self.track[s], self.since[s], s) for s in range(self.box.players)]
        order.sort()
        return [s for _, _, s in order]

    def enemies(self, seat: int) -> int:
        """The provinces that hold an enemy Legion or Fortress."""
        found = 0
        for s, mask in enumerate(self.presence):
            if s != seat:
                found |= mask
        return found

    def at_war(self, province: int) -> bool:
        """mne:4.2.1.a: whether Units of two or more players are there."""
        n = 0
        for mask in self.presence:
            n += mask >> province & 1
        return n > 1

    def war_zones(self) -> int:
        """The provinces At War."""
        once, twice = 0, 0
        for mask in self.presence:
            twice |= once & mask
            once |= mask
        return twice

    def controller(self, icon: int) -> int:
        """mne:X.f, mne:1.1.f: who controls the Building on an icon, if there is one."""
        on_it = self.stand[icon]
        return on_it if on_it >= 0 else self.control[self.box.icon_province[icon]]

    def fleet(self, seat: int) -> int:
        """The seas where `seat` has Triremes."""
        found, seats = 0, self.box.players
        for sea in range(self.box.seas):
            if self.triremes[sea * seats + seat]:
                found |= 1 << sea
        return found

    def connected(self, province: int, fleet: int) -> int:
        """mne:B.5: the provinces connected to this one by the Triremes in `fleet`."""
        box, found = self.box, 0
        voyages, n = box.voyages, fleet * box.seas
        for sea in box.coast[province]:
            found |= voyages[n + sea]
        return found & ~(1 << province)

    def linked(self, province: int, seat: int) -> bool:
        """mne:4.3.3.b: adjacent or connected to another province of the seat."""
        near = self.box.land[province] | self.connected(province, self.fleet(seat))
        return bool(near & self.domain[seat] & ~(1 << province))

    def posts(self, province: int, seat: int) -> int:
        """How many Legions of the seat stand on icons or on the control marker there."""
        n = 1 if self.siege[province] == seat else 0
        for icon in self.box.icons_at[province]:
            if self.stand[icon] == seat:
                n += 1
        return n

    # -- changing it: the tracks follow every change (mne:3.2.a, mne:4.3.4.a, mne:5.a) --------

    def shift(self, track: int, seat: int, by: int) -> None:
        """Moves a token; on the Trade track its arrival is remembered."""
        if seat >= 0 and by:
            self.track[track * self.box.players + seat] += by
            if track == TRADE:
                self.since = put(self.since, seat, self.stamp)
                self.stamp += 1

    def _count(self, icon: int, seat: int, by: int) -> None:
        # mne:R.11, mne:R.22: Markets and Temples count, also without Caravans and cities.
        self.shift(TRADE if self.box.icon_sort[icon] <= MARKET else CULTURE, seat, by)

    def raise_building(self, icon: int) -> None:
        """Puts the Building on its icon; a Legion that marked the icon steps aside (mne:R.41)."""
        if self.stand[icon] >= 0:
            self.stand = put(self.stand, icon, NONE)
        self.built |= 1 << icon
        self._count(icon, self.controller(icon), 1)

    def raze_building(self, icon: int) -> None:
        """Takes a Building back to the reserve."""
        self._count(icon, self.controller(icon), -1)
        if self.stand[icon] >= 0:
            self.stand = put(self.stand, icon, NONE)
        self.built &= ~(1 << icon)

    def stand_on(self, icon: int, seat: int) -> None:
        """A Legion of `seat` stands on the icon from now on, or nobody's (NONE)."""
        if self.stand[icon] == seat:
            return
        if self.built >> icon & 1:
            self._count(icon, self.controller(icon), -1)
            self.stand = put(self.stand, icon, seat)
            self._count(icon, self.controller(icon), 1)
        else:
            self.stand = put(self.stand, icon, seat)

    def besiege(self, province: int, seat: int) -> None:
        """A Legion of `seat` stands on the control marker from now on, or nobody's (NONE)."""
        if self.siege[province] != seat:
            self.siege = put(self.siege, province, seat)

    def stand_down(self, province: int) -> None:
        """Ends every occupation in a province."""
        self.besiege(province, NONE)
        for icon in self.box.icons_at[province]:
            if self.stand[icon] >= 0:
                self.stand_on(icon, NONE)

    def set_control(self, province: int, seat: int) -> None:
        """Gives the province to `seat`, or to nobody; markers move, printed control has none.

        Only claims and conversions do that: control is never given up or handed over.
        """  # mne:3.1.1.e, mne:8.b
        old, bit = self.control[province], 1 << province
        for icon in self.box.icons_at[province]:
            if self.built >> icon & 1 and self.stand[icon] < 0:
                self._count(icon, old, -1)
                self._count(icon, seat, 1)
        if old >= 0:
            self.domain = put(self.domain, old, self.domain[old] & ~bit)
            self.stock[old * PIECES + MARKER] += 1
        self.control = put(self.control, province, seat)
        if seat >= 0:
            self.domain = put(self.domain, seat, self.domain[seat] | bit)
            self.stock[seat * PIECES + MARKER] -= 1

    def add_legions(self, province: int, seat: int, by: int) -> None:
        """Legions come from or go back to the seat's stock."""
        self.stock[seat * PIECES + LEGION] -= by
        self.shift(MILITARY, seat, by)
        self.change_legions(province, seat, by)

    def change_legions(self, province: int, seat: int, by: int) -> None:
        """Legions come into or leave a province."""
        at = province * self.box.players + seat
        self.legions[at] += by
        if self.legions[at] or self.fort[province] == seat:
            self.presence[seat] |= 1 << province
        else:
            self.presence[seat] &= ~(1 << province)

    def add_fortress(self, province: int, seat: int) -> None:
        self.stock[seat * PIECES + FORTRESS] -= 1
        self.fort = put(self.fort, province, seat)
        self.shift(MILITARY, seat, 1)
        self.change_legions(province, seat, 0)

    def remove_fortress(self, province: int) -> None:
        seat = self.fort[province]
        self.stock[seat * PIECES + FORTRESS] += 1
        self.fort = put(self.fort, province, NONE)
        self.shift(MILITARY, seat, -1)
        self.change_legions(province, seat, 0)

    def add_triremes(self, sea: int, seat: int, by: int) -> None:
        self.stock[seat * PIECES + TRIREME] -= by
        self.triremes[sea * self.box.players + seat] += by
        self.shift(MILITARY, seat, by)

    def settle(self, province: int) -> None:
        """mne:4.3.d: in a province At War all occupations end."""
        if self.at_war(province):
            self.stand_down(province)

    # -- resources ----------------------------------------------------------------------------

    def gain(self, seat: int, resource: int, number: int) -> int:
        """Takes ordinary tiles from the reserve, as far as they go; returns how many."""
        got = min(number, self.reserve[resource])  # mne:9.c, mne:L.1
        self.reserve[resource] -= got
        self.hand[seat * RESOURCES + resource] += got
        return got

    def give_back(self, seat: int, resource: int) -> None:
        """A tile goes to the reserve; a legendary one to its own discard (mne:1.2.b, mne:3.e)."""
        self.hand[seat * RESOURCES + resource] -= 1
        if resource < LEGENDARY:
            self.reserve[resource] += 1
        else:
            bit = 1 << (resource - LEGENDARY)
            self.discard |= bit
            self.shown &= ~bit

    def draw_pile(self) -> int:
        """mne:1.2.c: the legendary goods a draw can bring; an empty pile is made of the discard."""
        return self.pile or self.discard

    def draw_legendary(self, seat: int, resource: int) -> None:
        """`seat` draws the tile from the pile FATE has shuffled."""
        if not self.pile:
            self.pile, self.discard = self.discard, 0
        self.pile &= ~(1 << (resource - LEGENDARY))
        self.hand[seat * RESOURCES + resource] += 1

    def legendary_options(self) -> list[int]:
        """The resource ids a draw can bring."""
        mask = self.draw_pile()
        return [LEGENDARY + g for g in range(GOODS) if mask >> g & 1]

    def win(self, winners: int, ending: int) -> None:
        """mne:6.6: the first victory established ends the game."""
        self.winners = winners
        self.ending = ending
        self.claimed = False
        self.sources = 0
        self.stop()
