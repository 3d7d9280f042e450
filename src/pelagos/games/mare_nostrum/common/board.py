"""The board: everything that changes in the 2003 game and, with additions, in the revised one."""

from typing import ClassVar

from pelagos.engine.box import Box
from pelagos.engine.position import Position
from pelagos.games.mare_nostrum.common.box import MareBox
from pelagos.games.mare_nostrum.common.names import (
    CARDS,
    CIVILIZATION_HEROES,
    FIRST_POST,
    FORTRESSES,
    KINDS,
    LEGIONS,
    MARKERS,
    NOBODYS,
    ON_MARKER,
    OUT_OF_THE_GAME,
    SIDES,
    TRIREMES,
    UNSOLD,
)
from pelagos.games.mare_nostrum.common.tables import add, put, shift

UNANSWERED: tuple[int, ...] = (-1,)
"""Stands for a sealed answer not given yet."""


class Board(Position):
    """Tables over areas and sides are flat: index = area * SIDES + side.

    A site is 0 when empty, 1 when built, 2 + side when a legion of that side stands on it. Per
    side, `land` is the mask of provinces with its marker, `armed` of those with its legions or
    fortresses, `sailed` of the areas with its triremes; the methods that move pieces keep them.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "round", "winner", "civ", "role", "owner", "marker", "land", "claim", "fortresses",
        "legions", "armed", "triremes", "sailed", "sites", "supply", "stock", "bank", "hands",
        "points", "picking",
        "artemis_served", "called", "traders", "offers", "offered", "taker", "last_taker",
        "barred", "wanted", "wanted_from", "forced", "redirected",
        "line", "named", "fresh", "item", "target", "free_marker_used", "exchanged", "kept",
        "stage", "moved", "spent", "fought", "forts_spent", "settled", "crossed",
        "entered", "leaving",
        "leavers", "field", "attacker", "foe", "assigned", "assigned_forts", "owed", "casualties",
        "helen_used", "spoils",
    )  # fmt: skip
    __slots__ = ("box", *fields)  # More than thirty attributes are slow to copy without.

    def __init__(self, box: MareBox, like: "Board | None" = None) -> None:
        super().__init__(like)
        self.box = box
        if like is None:
            self._fresh(box)
        else:
            self._like(like)

    def _fresh(self, box: MareBox) -> None:
        atlas = box.atlas
        self.round = 0
        self.winner = NOBODYS
        # civ[side] is the civilization of a side; role[r] the seat that holds a role.
        self.civ: tuple[int, ...] = (NOBODYS,) * SIDES
        self.role: tuple[int, ...] = (NOBODYS,) * 3
        self.owner: tuple[int, ...] = (UNSOLD,) * len(CARDS)  # All lie open. mn:3.1.4 lc:3.11
        # Only provinces hold markers, buildings, legions and fortresses. mn:1.6
        self.marker: tuple[int, ...] = (NOBODYS,) * atlas.provinces
        self.land: list[int] = [0] * SIDES
        self.claim: tuple[int, ...] = (NOBODYS,) * atlas.provinces
        # Fortresses always belong to the side whose marker lies in the province.
        self.fortresses: tuple[int, ...] = (0,) * atlas.provinces
        self.legions: tuple[int, ...] = (0,) * (atlas.provinces * SIDES)
        self.armed: list[int] = [0] * SIDES
        self.triremes: tuple[int, ...] = (0,) * (len(atlas.areas) * SIDES)
        self.sailed: list[int] = [0] * SIDES
        self.sites: tuple[int, ...] = (0,) * len(atlas.sites)
        # Supplies, stock and bank are open; hands are empty. mn:3.1.1 mn:3.1.2 mn:3.1.3 mn:3.2.3
        # lc:2.4 lc:3.1 lc:3.2 lc:3.3 lc:3.12
        self.supply: list[int] = [n for n in box.pieces for _ in range(SIDES)]
        self.stock: tuple[int, ...] = tuple(box.tokens)
        self.bank: list[int] = atlas.copies[:]
        self.hands: list[int] = [0] * (box.players * KINDS)
        # Set-up.
        self.points = 0
        self.picking: tuple[int, ...] = ()
        # Trade: the number called, who takes part and who has laid his offer (masks), the present
        # taker, who took last, whom the pair rule bars, the card chosen and from whom.
        self.artemis_served = False
        self.called = NOBODYS
        self.traders = 0
        self.offers: list[int] = [0] * (box.players * KINDS)
        self.offered = 0
        self.taker = NOBODYS
        self.last_taker = NOBODYS
        self.barred = NOBODYS
        self.wanted = NOBODYS
        self.wanted_from = NOBODYS
        self.forced = NOBODYS
        self.redirected = False
        # Order of the phase; provinces marked this turn (a mask); the purchase not paid yet.
        self.line: tuple[int, ...] = ()
        self.named = NOBODYS
        self.fresh = 0
        self.item = NOBODYS
        self.target = NOBODYS
        self.free_marker_used = False
        self.exchanged = False
        self.kept: tuple[tuple[int, ...], ...] = (UNANSWERED,) * box.players
        # War: units of the active player that have moved or attacked, per area; masks of areas
        # where he has attacked, of fortresses used in it, of provinces dealt with.
        self.stage = 0
        self.moved: list[int] = [0] * len(atlas.areas)
        self.spent: list[int] = [0] * len(atlas.areas)
        self.fought = 0
        self.forts_spent = 0
        self.settled = 0
        self.crossed = False
        self.entered = NOBODYS
        self.leaving = NOBODYS
        self.leavers = 0
        self.field = NOBODYS
        self.attacker = NOBODYS
        self.foe = NOBODYS
        self.assigned: tuple[int, ...] = (0,) * SIDES
        self.assigned_forts: tuple[int, ...] = (0,) * SIDES
        self.owed: tuple[int, ...] = (NOBODYS, NOBODYS)
        self.casualties: tuple[tuple[int, ...], ...] = (UNANSWERED, UNANSWERED)
        self.helen_used = False
        self.spoils = NOBODYS

    def _like(self, like: "Board") -> None:
        self.round = like.round
        self.winner = like.winner
        self.civ = like.civ
        self.role = like.role
        self.owner = like.owner
        self.marker = like.marker
        self.land = like.land[:]
        self.claim = like.claim
        self.fortresses = like.fortresses
        self.legions = like.legions
        self.armed = like.armed[:]
        self.triremes = like.triremes
        self.sailed = like.sailed[:]
        self.sites = like.sites
        self.supply = like.supply[:]
        self.stock = like.stock
        self.bank = like.bank[:]
        self.hands = like.hands[:]
        self.points = like.points
        self.picking = like.picking
        self.artemis_served = like.artemis_served
        self.called = like.called
        self.traders = like.traders
        self.offers = like.offers[:]
        self.offered = like.offered
        self.taker = like.taker
        self.last_taker = like.last_taker
        self.barred = like.barred
        self.wanted = like.wanted
        self.wanted_from = like.wanted_from
        self.forced = like.forced
        self.redirected = like.redirected
        self.line = like.line
        self.named = like.named
        self.fresh = like.fresh
        self.item = like.item
        self.target = like.target
        self.free_marker_used = like.free_marker_used
        self.exchanged = like.exchanged
        self.kept = like.kept
        self.stage = like.stage
        self.moved = like.moved[:]
        self.spent = like.spent[:]
        self.fought = like.fought
        self.forts_spent = like.forts_spent
        self.settled = like.settled
        self.crossed = like.crossed
        self.entered = like.entered
        self.leaving = like.leaving
        self.leavers = like.leavers
        self.field = like.field
        self.attacker = like.attacker
        self.foe = like.foe
        self.assigned = like.assigned
        self.assigned_forts = like.assigned_forts
        self.owed = like.owed
        self.casualties = like.casualties
        self.helen_used = like.helen_used
        self.spoils = like.spoils

    def contents(self) -> Box:
        return self.box

    def copy(self) -> "Board":
        return Board(self.box, self)

    # -- who is who ---------------------------------------------------------------------------

    def capital(self, side: int) -> int:
        """The home province of a side."""
        return self.box.sheets[self.civ[side]].capital

    def is_players_capital(self, province: int) -> bool:
        """Whether the marker there can never be replaced."""
        side = self.marker[province]
        return 0 <= side < self.box.players and self.capital(side) == province

    def cards_of(self, seat: int) -> int:
        """How many heroes and wonders a player owns."""
        return self.owner.count(seat)

    # -- resource cards -----------------------------------------------------------------------

    def hand_size(self, seat: int) -> int:
        """How many resource cards a player holds."""
        return sum(self.hands[seat * KINDS : seat * KINDS + KINDS])

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand, sorted by kind."""
        held = self.hands
        first = seat * KINDS
        return [k for k in range(KINDS) for _ in range(held[first + k])]

    def offer_size(self, seat: int) -> int:
        """How many cards lie face up before a player."""
        return sum(self.offers[seat * KINDS : seat * KINDS + KINDS])

    def draw_from_bank(self, seat: int, kind: int, count: int) -> None:
        """Cards go from the bank to a hand."""
        self.bank[kind] -= count
        self.hands[seat * KINDS + kind] += count

    def pay_to_bank(self, seat: int, kind: int, count: int) -> None:
        """Cards go from a hand to the bank."""
        self.hands[seat * KINDS + kind] -= count
        self.bank[kind] += count

    # -- land units ---------------------------------------------------------------------------

    def sides_present(self, province: int) -> list[int]:
        """The sides with a legion or fortress in a province."""
        return [side for side, where in enumerate(self.armed) if where >> province & 1]

    def enemies_of(self, side: int) -> int:
        """The provinces where land units of other sides stand (a mask)."""
        found = 0
        for other, where in enumerate(self.armed):
            if other != side:
                found |= where
        return found

    def enemies_present(self, province: int, side: int) -> bool:
        """Whether land units of another side stand in a province."""
        for other, where in enumerate(self.armed):
            if where >> province & 1 and other != side:
                return True
        return False

    def at_war(self, province: int) -> bool:
        """Whether land units of two or more sides stand in a province."""
        return len(self.sides_present(province)) > 1

    def foes(self, area: int, side: int) -> list[int]:
        """The other sides that could be fought in an area: land units there, or ships at sea."""
        # mn:7.4.2 lc:12.1 lc:12.2
        if area >= self.box.atlas.provinces:
            return [s for s in range(SIDES) if s != side and self.sailed[s] >> area & 1]
        return [s for s in self.sides_present(area) if s != side]

    def controller(self, site: int) -> int:
        """Whose building it is for income and counts.

        A legion standing on it makes it the occupier's, unless the province is at war.
        """  # mn:4.2.10 mn:4.2.11 mn:7.5.4 lc:6.4
        province = self.box.atlas.site_province[site]
        on_it = self.sites[site] - 2
        if on_it >= 0 and not self.at_war(province):
            return on_it
        return self.marker[province]

    # -- legions on buildings and markers --------------------------------------------------------

    def posts(self, province: int, side: int) -> list[int]:
        """The posts (buildings, the marker) on which legions of a side stand."""
        found = [ON_MARKER] if self.claim[province] == side else []
        sites = self.sites
        for site in self.box.atlas.province_sites[province]:
            if sites[site] == 2 + side:
                found.append(FIRST_POST + site)
        return found

    def leave_post(self, province: int, post: int) -> None:
        """The legion on a post stands there no longer."""
        if post == ON_MARKER:
            self.claim = put(self.claim, province, NOBODYS)
        elif post >= FIRST_POST:
            self.sites = put(self.sites, post - FIRST_POST, 1)

    def leave_all_posts(self, province: int, side: int) -> None:
        """All legions of a side stand beside."""
        for post in self.posts(province, side):
            self.leave_post(province, post)

    # -- pieces ---------------------------------------------------------------------------------

    def place_marker(self, province: int, side: int) -> None:
        """A marker from the supply; the one that lay there returns to its owner's."""
        old = self.marker[province]
        if old != NOBODYS:
            self.supply[MARKERS * SIDES + old] += 1
            self.land[old] ^= 1 << province
        self.supply[MARKERS * SIDES + side] -= 1
        self.land[side] |= 1 << province
        self.marker = put(self.marker, province, side)

    def place_legion(self, province: int, side: int) -> None:
        """A legion from the supply."""
        self.supply[LEGIONS * SIDES + side] -= 1
        self.legions = add(self.legions, province * SIDES + side, 1)
        self.armed[side] |= 1 << province

    def remove_legions(self, province: int, side: int, count: int) -> None:
        """Legions return to the supply."""
        self.supply[LEGIONS * SIDES + side] += count
        self.legions = add(self.legions, province * SIDES + side, -count)
        self._look_for_units(province, side)

    def march(self, origin: int, goal: int, side: int, count: int) -> None:
        """Legions go from one province to another."""
        self.legions = shift(self.legions, origin * SIDES + side, goal * SIDES + side, count)
        self._look_for_units(origin, side)
        self.armed[side] |= 1 << goal

    def place_fortress(self, province: int, side: int) -> None:
        """A fortress from the supply."""
        self.supply[FORTRESSES * SIDES + side] -= 1
        self.fortresses = add(self.fortresses, province, 1)
        self.armed[side] |= 1 << province

    def remove_fortresses(self, province: int, side: int, count: int) -> None:
        """Fortresses return to the supply."""
        self.supply[FORTRESSES * SIDES + side] += count
        self.fortresses = add(self.fortresses, province, -count)
        self._look_for_units(province, side)

    def _look_for_units(self, province: int, side: int) -> None:
        """After a loss or a departure: does the side still stand there?"""
        walls = self.fortresses[province] and self.marker[province] == side
        if not walls and not self.legions[province * SIDES + side]:
            self.armed[side] &= ~(1 << province)

    # -- triremes -------------------------------------------------------------------------------

    def place_trireme(self, province: int, side: int) -> None:
        """A trireme from the supply, docked."""
        self.supply[TRIREMES * SIDES + side] -= 1
        self.triremes = add(self.triremes, province * SIDES + side, 1)
        self.sailed[side] |= 1 << province

    def remove_triremes(self, area: int, side: int, count: int) -> None:
        """Triremes return to the supply."""
        self.supply[TRIREMES * SIDES + side] += count
        self.triremes = add(self.triremes, area * SIDES + side, -count)
        self._look_for_ships(area, side)

    def sail(self, origin: int, goal: int, side: int, count: int) -> None:
        """Triremes go from one area to another."""
        self.triremes = shift(self.triremes, origin * SIDES + side, goal * SIDES + side, count)
        self._look_for_ships(origin, side)
        self.sailed[side] |= 1 << goal

    def _look_for_ships(self, area: int, side: int) -> None:
        """After a loss or a departure: are any left?"""
        if not self.triremes[area * SIDES + side]:
            self.sailed[side] &= ~(1 << area)

    # -- buildings ------------------------------------------------------------------------------

    def build_on(self, site: int) -> None:
        """A building token from the stock."""
        self.stock = add(self.stock, self.box.atlas.site_item[site], -1)
        self.sites = put(self.sites, site, 1)

    def destroy(self, site: int) -> None:
        """A building token returns to the stock."""
        self.stock = add(self.stock, self.box.atlas.site_item[site], 1)
        self.sites = put(self.sites, site, 0)

    def heroes_of_absent_civilizations_leave(self) -> None:
        """Only the player of a civilization could buy its hero."""
        for hero in CIVILIZATION_HEROES:
            if hero not in self.civ[: self.box.players]:
                self.owner = put(self.owner, hero, OUT_OF_THE_GAME)
