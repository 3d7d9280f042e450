"""The board: everything that changes in the 2003 game and, with additions, in the revised one."""

from typing import ClassVar, TypeVar

from pelagos.engine.box import Box
from pelagos.engine.position import Position
from pelagos.games.mare_nostrum.four_cards.box import MareBox
from pelagos.games.mare_nostrum.four_cards.ids import (
    CARDS,
    FIRST_POST,
    FORTRESSES,
    KINDS,
    LEGIONS,
    MARKERS,
    NOBODYS,
    ON_MARKER,
    SIDES,
    TRIREMES,
    UNSOLD,
    Area,
    Post,
    Province,
    Resource,
    Side,
    Site,
)
from pelagos.games.mare_nostrum.shared.tables import add, put, shift

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
        "leavers", "new_holders", "laying", "laid_by_new", "field", "attacker", "foe", "assigned",
        "assigned_new", "idle", "assigned_forts", "owed", "casualties",
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
        self._fresh_peace(box)
        self._fresh_war(box)
        # -- on the table, from turn to turn ---------------------------------------------------
        self.civ: tuple[int, ...] = (NOBODYS,) * SIDES
        """The civilization of each side."""
        self.role: tuple[int, ...] = (NOBODYS,) * 3
        """The seat that holds each role."""
        self.owner: tuple[int, ...] = (UNSOLD,) * len(CARDS)
        """Who owns each hero and wonder; the unsold lie open."""  # mn:3.1.4 lc:3.11
        self.marker: tuple[int, ...] = (NOBODYS,) * atlas.provinces
        """Whose influence marker lies in a province. Seas hold nothing but triremes."""  # mn:1.6
        self.land: list[int] = [0] * SIDES
        """The same per side: the provinces with its marker (a mask)."""
        self.claim: tuple[int, ...] = (NOBODYS,) * atlas.provinces
        """Whose legion stands on the marker of a province."""
        self.fortresses: tuple[int, ...] = (0,) * atlas.provinces
        """How many; they always belong to the side whose marker lies there."""
        self.legions: tuple[int, ...] = (0,) * (atlas.provinces * SIDES)
        self.armed: list[int] = [0] * SIDES
        """Per side the provinces with its legions or fortresses (a mask)."""
        self.triremes: tuple[int, ...] = (0,) * (len(atlas.areas) * SIDES)
        """In seas, and docked in provinces."""
        self.sailed: list[int] = [0] * SIDES
        """Per side the areas with its triremes (a mask)."""
        self.sites: tuple[int, ...] = (0,) * len(atlas.sites)
        """0 = empty, 1 = built, 2 + side = built and a legion of that side stands on it."""
        # -- supplies, bank and hands; hands are empty at the start -----------------------------
        # mn:3.1.1 mn:3.1.2 mn:3.1.3 mn:3.2.3 lc:2.4 lc:3.1 lc:3.2 lc:3.3 lc:3.12
        self.supply: list[int] = [n for n in box.pieces for _ in range(SIDES)]
        """Pieces of each side that are not on the board: index = piece * SIDES + side."""
        self.stock: tuple[int, ...] = tuple(box.tokens)
        """Building tokens left, by item."""
        self.bank: list[int] = atlas.copies[:]
        """Resource cards in the bank, by kind."""
        self.hands: list[int] = [0] * (box.players * KINDS)
        """Resource cards held: index = seat * KINDS + kind."""

    def _fresh_peace(self, box: MareBox) -> None:
        """What set-up, trade and construction remember, before they begin."""
        # -- set-up ----------------------------------------------------------------------------
        self.points = 0
        """What the player who sets up freely may still spend."""
        self.picking: tuple[int, ...] = ()
        """The order drawn for choosing civilizations or for the free set-up."""
        # -- trade -----------------------------------------------------------------------------
        self.artemis_served = False
        """Whether the Temple of Artemis has brought its good."""
        self.called = NOBODYS
        """How many cards everybody offers."""
        self.traders = 0
        """Who takes part (a mask of seats)."""
        self.offers: list[int] = [0] * (box.players * KINDS)
        """Cards laid out: index = seat * KINDS + kind."""
        self.offered = 0
        """Who has laid his offer (a mask of seats)."""
        self.taker = NOBODYS
        """Who takes next."""
        self.last_taker = NOBODYS
        self.barred = NOBODYS
        """From whom the taker may not take now: a third take between the same two."""
        self.wanted = NOBODYS
        """The card named by the taker, while Ulysses may still redirect."""
        self.wanted_from = NOBODYS
        self.forced = NOBODYS
        """From whom Ulysses makes the taker take."""
        self.redirected = False
        """Whether Ulysses has been used in this trade."""
        # -- the order of construction and war -------------------------------------------------
        self.line: tuple[int, ...] = ()
        """The order announced, or those who have had their turn."""
        self.named = NOBODYS
        """The player named: next in turn, heir of a role, or drawn for one."""
        # -- construction ----------------------------------------------------------------------
        self.fresh = 0
        """Provinces that got their marker in this turn (a mask)."""
        self.item = NOBODYS
        """The purchase that is not paid yet, and its place or card in `target`."""
        self.target = NOBODYS
        self.free_marker_used = False
        """Whether Hammurabi's marker of this turn has been placed."""
        self.exchanged = False
        """Whether Cleopatra has exchanged a card in this turn."""
        self.kept: tuple[tuple[int, ...], ...] = (UNANSWERED,) * box.players
        """The cards each player keeps at the end, sealed until all have chosen."""
        # -- a player's turn in construction or war ----------------------------------------------
        self.stage = 0
        """How far the turn has come; each edition has its own stages."""

    def _fresh_war(self, box: MareBox) -> None:
        """What the war phase and its battles remember, before they begin."""
        # -- war: what the active player's units have done ----------------------------------------
        self.moved: list[int] = [0] * len(box.atlas.areas)
        """Per area, how many of his units there have come in this turn."""
        self.spent: list[int] = [0] * len(box.atlas.areas)
        """Per area, how many of his units there have attacked."""
        self.fought = 0
        """The areas where he has attacked (a mask)."""
        self.forts_spent = 0
        """The provinces where his fortresses have attacked (a mask)."""
        self.settled = 0
        """The provinces that have been dealt with (a mask)."""
        self.crossed = False
        """Whether legions have crossed water in this turn."""
        self.entered = NOBODYS
        """The province just entered, while Helen may still turn a legion."""
        self.leaving = NOBODYS
        """The province from which `leavers` legions have gone, until it is said which ones."""
        self.leavers = 0
        self.new_holders = 0
        """Posts held by legions that have moved in this turn (a mask: sites, then the markers of
        provinces)."""
        self.laying: tuple[int, ...] = ()
        """Posts just taken, until it is said which of them newcomers hold."""
        self.laid_by_new = 0
        """How many of those newcomers hold."""
        self.helen_used = False
        """Whether Helen has turned a legion in this phase."""
        # -- a battle --------------------------------------------------------------------------
        self.field = NOBODYS
        """The area of the battle, or of the province being dealt with."""
        self.attacker = NOBODYS
        self.foe = NOBODYS
        """The opponent in the exchange of dice at hand."""
        self.assigned: tuple[int, ...] = (0,) * SIDES
        """Per opponent, the attacker's units that fight him."""
        self.assigned_new: tuple[int, ...] = (0,) * SIDES
        """Per opponent, how many of those have moved in this turn."""
        self.idle = 0
        """The attacker's units there that have attacked before and take no part."""
        self.assigned_forts: tuple[int, ...] = (0,) * SIDES
        """Per opponent, the attacker's fortresses that count against him."""
        self.owed: tuple[int, ...] = (NOBODYS, NOBODYS)
        """How many units attacker and defender lose."""
        self.casualties: tuple[tuple[int, ...], ...] = (UNANSWERED, UNANSWERED)
        """Which of their units attacker and defender lose, sealed until both have chosen."""
        self.spoils = NOBODYS
        """What Nebuchadnezzar may take for a pillage: a card or, in the revision, its site."""

    def _like(self, like: "Board") -> None:  # a line for each field: nothing copies quicker
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
        self.new_holders = like.new_holders
        self.laying = like.laying
        self.laid_by_new = like.laid_by_new
        self.field = like.field
        self.attacker = like.attacker
        self.foe = like.foe
        self.assigned = like.assigned
        self.assigned_new = like.assigned_new
        self.idle = like.idle
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

    def capital(self, side: Side) -> int:
        """The home province of a side."""
        return self.box.sheets[self.civ[side]].capital

    def is_players_capital(self, province: Province) -> bool:
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

    def draw_from_bank(self, seat: int, kind: Resource, count: int) -> None:
        """Cards go from the bank to a hand."""
        self.bank[kind] -= count
        self.hands[seat * KINDS + kind] += count

    def pay_to_bank(self, seat: int, kind: Resource, count: int) -> None:
        """Cards go from a hand to the bank."""
        self.hands[seat * KINDS + kind] -= count
        self.bank[kind] += count

    # -- land units ---------------------------------------------------------------------------

    def sides_present(self, province: Province) -> list[int]:
        """The sides with a legion or fortress in a province; docked triremes do not count."""
        # mn:7.2.5 lc:10.21
        return [side for side, where in enumerate(self.armed) if where >> province & 1]

    def enemies_of(self, side: Side) -> int:
        """The provinces where land units of other sides stand (a mask)."""
        found = 0
        for other, where in enumerate(self.armed):
            if other != side:
                found |= where
        return found

    def enemies_present(self, province: Province, side: Side) -> bool:
        """Whether land units of another side stand in a province."""
        for other, where in enumerate(self.armed):
            if where >> province & 1 and other != side:
                return True
        return False

    def at_war(self, province: Province) -> bool:
        """Whether land units of two or more sides stand in a province."""  # mn:7.5.1 lc:13.1
        return len(self.sides_present(province)) > 1

    def foes(self, area: Area, side: Side) -> list[int]:
        """The other sides that could be fought in an area: land units there, or ships at sea."""
        # mn:7.4.2 lc:12.1 lc:12.2
        if area >= self.box.atlas.provinces:
            return [s for s in range(SIDES) if s != side and self.sailed[s] >> area & 1]
        return [s for s in self.sides_present(area) if s != side]

    def controller(self, site: Site) -> int:
        """Whose building it is for income and counts.

        A legion standing on it makes it the occupier's, unless the province is at war.
        """  # mn:4.2.10 mn:4.2.11 mn:7.5.4 lc:6.4 lc:13.2
        province = self.box.atlas.site_province[site]
        on_it = self.sites[site] - 2
        if on_it >= 0 and not self.at_war(province):
            return on_it
        return self.marker[province]

    # -- legions on buildings and markers --------------------------------------------------------

    def posts(self, province: Province, side: Side) -> list[int]:
        """The posts (buildings, the marker) on which legions of a side stand."""
        found = [ON_MARKER] if self.claim[province] == side else []
        sites = self.sites
        for site in self.box.atlas.province_sites[province]:
            if sites[site] == 2 + side:
                found.append(FIRST_POST + site)
        return found

    def leave_post(self, province: Province, post: Post) -> None:
        """The legion on a post stands there no longer."""
        if self.new_holders and post >= ON_MARKER:
            self.new_holders &= ~self._post_bit(province, post)
        if post == ON_MARKER:
            self.claim = put(self.claim, province, NOBODYS)
        elif post >= FIRST_POST:
            self.sites = put(self.sites, post - FIRST_POST, 1)

    def _post_bit(self, province: Province, post: Post) -> int:
        sites = len(self.sites)
        return 1 << (sites + province if post == ON_MARKER else post - FIRST_POST)

    def hold_newly(self, province: Province, post: Post) -> None:
        """A legion that has moved in this turn stands on a post."""
        self.new_holders |= self._post_bit(province, post)

    def newly_held(self, province: Province, post: Post) -> bool:
        """Whether the legion on a post has moved in this turn."""
        return self.new_holders & self._post_bit(province, post) != 0

    def supports(self, side: Side) -> bool:
        """Whether a side's triremes can support battles on land."""
        return False

    def supporters_at(self, sea: Area) -> tuple[int, ...]:
        """The active player's triremes that have supported a battle: of those that stayed, of
        those that came and have not attacked, of those that came and have."""
        return (0, 0, 0)

    def leave_all_posts(self, province: Province, side: Side) -> None:
        """All legions of a side stand beside."""
        for post in self.posts(province, side):
            self.leave_post(province, post)

    # -- pieces ---------------------------------------------------------------------------------

    def place_marker(self, province: Province, side: Side) -> None:
        """A marker from the supply; the one that lay there returns to its owner's."""
        old = self.marker[province]
        if old != NOBODYS:
            self.supply[MARKERS * SIDES + old] += 1
            self.land[old] ^= 1 << province
        self.supply[MARKERS * SIDES + side] -= 1
        self.land[side] |= 1 << province
        self.marker = put(self.marker, province, side)

    def place_legion(self, province: Province, side: Side) -> None:
        """A legion from the supply."""
        self.supply[LEGIONS * SIDES + side] -= 1
        self.legions = add(self.legions, province * SIDES + side, 1)
        self.armed[side] |= 1 << province

    def remove_legions(self, province: Province, side: Side, count: int) -> None:
        """Legions return to the supply."""
        self.supply[LEGIONS * SIDES + side] += count
        self.legions = add(self.legions, province * SIDES + side, -count)
        self._look_for_units(province, side)

    def march(self, origin: Area, goal: Area, side: Side, count: int) -> None:
        """Legions go from one province to another."""
        self.legions = shift(self.legions, origin * SIDES + side, goal * SIDES + side, count)
        self._look_for_units(origin, side)
        self.armed[side] |= 1 << goal

    def place_fortress(self, province: Province, side: Side) -> None:
        """A fortress from the supply."""
        self.supply[FORTRESSES * SIDES + side] -= 1
        self.fortresses = add(self.fortresses, province, 1)
        self.armed[side] |= 1 << province

    def remove_fortresses(self, province: Province, side: Side, count: int) -> None:
        """Fortresses return to the supply."""
        self.supply[FORTRESSES * SIDES + side] += count
        self.fortresses = add(self.fortresses, province, -count)
        self._look_for_units(province, side)

    def _look_for_units(self, province: Province, side: Side) -> None:
        """After a loss or a departure: does the side still stand there?"""
        walls = self.fortresses[province] and self.marker[province] == side
        if not walls and not self.legions[province * SIDES + side]:
            self.armed[side] &= ~(1 << province)

    # -- triremes -------------------------------------------------------------------------------

    def place_trireme(self, province: Province, side: Side) -> None:
        """A trireme from the supply, docked."""
        self.supply[TRIREMES * SIDES + side] -= 1
        self.triremes = add(self.triremes, province * SIDES + side, 1)
        self.sailed[side] |= 1 << province

    def remove_triremes(self, area: Area, side: Side, count: int) -> None:
        """Triremes return to the supply."""
        self.supply[TRIREMES * SIDES + side] += count
        self.triremes = add(self.triremes, area * SIDES + side, -count)
        self._look_for_ships(area, side)

    def sail(self, origin: Area, goal: Area, side: Side, count: int) -> None:
        """Triremes go from one area to another."""
        self.triremes = shift(self.triremes, origin * SIDES + side, goal * SIDES + side, count)
        self._look_for_ships(origin, side)
        self.sailed[side] |= 1 << goal

    def _look_for_ships(self, area: Area, side: Side) -> None:
        """After a loss or a departure: are any left?"""
        if not self.triremes[area * SIDES + side]:
            self.sailed[side] &= ~(1 << area)

    # -- buildings ------------------------------------------------------------------------------

    def build_on(self, site: Site) -> None:
        """A building token from the stock."""
        self.stock = add(self.stock, self.box.atlas.site_item[site], -1)
        self.sites = put(self.sites, site, 1)

    def destroy(self, site: Site) -> None:
        """A building token returns to the stock."""
        self.stock = add(self.stock, self.box.atlas.site_item[site], 1)
        self.sites = put(self.sites, site, 0)


B = TypeVar("B", bound=Board)
"""The board of the edition a step belongs to."""
