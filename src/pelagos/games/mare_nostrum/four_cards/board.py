"""The board: everything that changes in the 2003 game and, with additions, in the revised one."""

from typing import ClassVar, TypeVar

from pelagos.engine.box import Box
from pelagos.engine.position import Position
from pelagos.games.mare_nostrum.four_cards.box import MareBox
from pelagos.games.mare_nostrum.four_cards.fields import FIELDS, FORMER
from pelagos.games.mare_nostrum.four_cards.ids import (
    CARDS,
    EMPTY,
    FIRST_OCCUPIER,
    FIRST_POST,
    FORTRESSES,
    KINDS,
    LEGIONS,
    MARKERS,
    NONE,
    ON_MARKER,
    SIDES,
    TRIREMES,
    UNOCCUPIED,
    UNSOLD,
    Area,
    Post,
    Province,
    Resource,
    Side,
    Site,
)
from pelagos.games.mare_nostrum.shared.tables import add, changed, shift

UNANSWERED: tuple[int, ...] = (-1,)
"""Stands for a sealed answer not given yet."""


class Board(Position):
    """Tables over areas and sides are flat: index = area * SIDES + side. A mask is a set of areas.
    The supply is a side's own pieces off the board, the stock the building tokens left for all,
    the bank the resource cards in nobody's hand.

    Per side, `land` is the mask of provinces with its marker, `armed` of those with its legions or
    fortresses, `sailed` of the areas with its triremes; the methods that move pieces keep them.
    """

    fields: ClassVar[tuple[str, ...]] = FIELDS
    former: ClassVar[dict[str, str]] = FORMER
    __slots__ = ("box", "war", *fields)  # More than thirty attributes are slow to copy without.

    def __init__(self, box: MareBox, like: "Board | None" = None) -> None:
        super().__init__(like)
        self.box = box
        if like is None:
            self._fresh(box)
        else:
            self._like(like)

    def _fresh(self, box: MareBox) -> None:
        atlas = box.atlas
        self.round = 0  # from 1; 0 before the first
        self.winner = NONE  # the seat that has won
        self._fresh_peace(box)
        self._fresh_war(box)
        # -- on the table, from turn to turn ---------------------------------------------------
        self.civ: tuple[int, ...] = (NONE,) * SIDES  # the civilization of each side
        self.role: tuple[int, ...] = (NONE,) * 3  # the seat that holds each role
        self.owner: tuple[int, ...] = (UNSOLD,) * len(CARDS)
        """Who owns each hero and wonder, of which there is one each; the unsold lie open for sale
        from the first turn on."""  # mn:3.1.4 lc:3.11
        self.marker: tuple[int, ...] = (NONE,) * atlas.provinces
        """Whose influence marker lies in a province: a seat or a neutral side. A sea has none, nor
        any place for buildings, legions and fortresses."""  # mn:1.6
        self.land: list[int] = [0] * SIDES
        """The same per side: the provinces with its marker (a mask)."""
        self.claim: tuple[int, ...] = (NONE,) * atlas.provinces
        """Whose legion stands on the marker of a province, to convert it."""
        self.fortresses: tuple[int, ...] = (0,) * atlas.provinces
        """How many; they always belong to the side whose marker lies there."""
        self.legions: tuple[int, ...] = (0,) * (atlas.provinces * SIDES)  # province * SIDES + side
        self.armed: list[int] = [0] * SIDES  # per side where its legions or fortresses are (a mask)
        self.war = 0
        """Where land units of several sides stand (a mask); not saved, since `armed` tells it."""
        self.triremes: tuple[int, ...] = (0,) * (len(atlas.areas) * SIDES)
        """In seas, and docked in provinces: index = area * SIDES + side."""
        self.sailed: list[int] = [0] * SIDES  # per side the areas with its triremes (a mask)
        self.sites: tuple[int, ...] = (EMPTY,) * len(atlas.sites)
        """EMPTY, UNOCCUPIED, or a building with a legion of side s on it: FIRST_OCCUPIER + s."""
        # -- supplies, stock, bank and hands ----------------------------------------------------
        # Each side begins with all pieces of one colour. mn:3.1.1 lc:2.4 lc:3.1
        self.supply: list[int] = [n for n in box.pieces for _ in range(SIDES)]
        """Pieces of each side that are not on the board: index = piece * SIDES + side."""
        self.stock: tuple[int, ...] = tuple(box.tokens)  # mn:3.1.3 lc:3.3
        """City, caravan, temple and market tokens left for everybody, by item."""
        self.bank: list[int] = atlas.copies[:]  # all resource cards, by kind. mn:3.1.2 lc:3.2
        # None at the start. mn:3.2.3 lc:3.12
        self.hands: list[int] = [0] * (box.players * KINDS)
        """Resource cards held: index = seat * KINDS + kind."""

    def _fresh_peace(self, box: MareBox) -> None:
        """What set-up, trade and construction remember, before they begin."""
        # -- set-up ----------------------------------------------------------------------------
        self.points = 0  # what the player who sets up freely may still spend
        self.picking: tuple[int, ...] = ()
        """The order drawn for choosing civilizations or for the free set-up."""
        # -- trade -----------------------------------------------------------------------------
        self.artemis_served = False  # whether the Temple of Artemis has brought its good
        self.called = NONE  # how many cards everybody offers
        self.traders = 0  # who takes part (a mask of seats)
        self.offers: list[int] = [0] * (box.players * KINDS)
        """Cards laid out: index = seat * KINDS + kind."""
        self.offered = 0  # who has laid their offer (a mask of seats)
        self.taker = NONE
        """Who takes next: the player who lost the last card. In the end it is the last victim."""
        self.last_taker = NONE  # who took the last card
        self.barred_source = NONE
        """From whom the taker may not take: it would be the third take in a row between the two."""
        # mn:5.4.4 lc:8.12
        self.wanted = NONE
        """The card named by the taker, while Ulysses may still redirect; whose in `wanted_from`."""
        self.wanted_from = NONE  # a seat
        self.redirected_to = NONE
        """The owner of Ulysses, if the taker must take from them; DECLINED, if they let it pass."""
        self.redirected = False  # whether Ulysses has been used in this trade
        # -- the order of construction and war -------------------------------------------------
        self.turn_order: tuple[int, ...] = ()
        """The order announced, or those who have had their turn."""
        self.named = NONE
        """The player named: next in turn, heir of a role, or drawn for one."""
        # -- construction ----------------------------------------------------------------------
        self.fresh = 0  # provinces that got their marker in this turn (a mask)
        self.item = NONE
        """The purchase that is not paid yet, and its place or card in `target`."""
        self.target = NONE  # a site, an area or a card, as the item has it
        self.free_marker_used = False  # whether Hammurabi's marker of this turn has been placed
        self.exchanged = False  # whether Cleopatra has exchanged a card in this turn
        self.kept: tuple[tuple[int, ...], ...] = (UNANSWERED,) * box.players
        """The cards each player keeps at the end, sealed until all have chosen."""
        # -- a player's turn in construction or war ----------------------------------------------
        self.turn_stage = 0  # how far it has come; each edition has its own stages

    def _fresh_war(self, box: MareBox) -> None:
        """What the war phase and its battles remember, before they begin."""
        # -- war: what the active player's units have done ----------------------------------------
        self.moved: list[int] = [0] * len(box.atlas.areas)
        """Per area, how many of their units there have come in this turn."""
        self.spent: list[int] = [0] * len(box.atlas.areas)
        """Per area, how many of their units there have attacked."""
        self.fought = 0  # the areas where they have attacked (a mask)
        self.forts_spent = 0  # the provinces where their fortresses have attacked (a mask)
        self.provinces_done = 0  # the provinces that have been dealt with (a mask)
        self.crossed = False  # whether legions have crossed water in this turn
        self.entered = NONE  # the province just entered, while Helen may still turn a legion
        self.entered_spent = False  # whether the last legions to enter one had attacked before
        self.leaving = NONE
        """The province from which `leavers` legions have gone, until it is said which ones."""
        self.leavers = 0  # how many of them stood on posts
        self.new_holders = 0
        """Posts held by legions that have moved in this turn (a mask: sites, then the markers of
        provinces)."""
        self.laying: tuple[int, ...] = ()
        """Posts just taken, until it is said which of them newcomers hold."""
        self.laid_by_new = 0  # how many of those newcomers hold
        self.helen_used = False  # whether Helen has turned a legion in this phase
        # -- a battle --------------------------------------------------------------------------
        self.field = NONE
        """The area of the battle, or of the province being dealt with."""
        self.attacker = NONE  # the side that opened it
        self.foe = NONE  # the opponent in the exchange of dice at hand
        self.assigned: tuple[int, ...] = (0,) * SIDES
        """Per opponent, the attacker's units that fight them."""
        self.assigned_new: tuple[int, ...] = (0,) * SIDES
        """Per opponent, how many of those have moved in this turn."""
        self.idle = 0
        """The attacker's units there that have attacked before and take no part."""
        self.assigned_forts: tuple[int, ...] = (0,) * SIDES
        """Per opponent, the attacker's fortresses that count against them."""
        self.owed: tuple[int, ...] = (NONE, NONE)  # how many units attacker and defender lose
        self.casualties: tuple[tuple[int, ...], ...] = (UNANSWERED, UNANSWERED)
        """Which of their units attacker and defender lose, sealed until both have chosen."""
        self.spoils_due = NONE
        """What Nebuchadnezzar may take for a pillage: a card or, in the revision, its site."""

    def _like(self, like: "Board") -> None:  # a line for each field: nothing copies quicker
        self.round = like.round
        self.winner = like.winner
        self.civ = like.civ
        self.role = like.role
        self.owner = like.owner
        self.marker = like.marker
        self.land = like.land.copy()
        self.claim = like.claim
        self.fortresses = like.fortresses
        self.legions = like.legions
        self.armed = like.armed.copy()
        self.war = like.war
        self.triremes = like.triremes
        self.sailed = like.sailed.copy()
        self.sites = like.sites
        self.supply = like.supply.copy()
        self.stock = like.stock
        self.bank = like.bank.copy()
        self.hands = like.hands.copy()
        self.points = like.points
        self.picking = like.picking
        self.artemis_served = like.artemis_served
        self.called = like.called
        self.traders = like.traders
        self.offers = like.offers.copy()
        self.offered = like.offered
        self.taker = like.taker
        self.last_taker = like.last_taker
        self.barred_source = like.barred_source
        self.wanted = like.wanted
        self.wanted_from = like.wanted_from
        self.redirected_to = like.redirected_to
        self.redirected = like.redirected
        self.turn_order = like.turn_order
        self.named = like.named
        self.fresh = like.fresh
        self.item = like.item
        self.target = like.target
        self.free_marker_used = like.free_marker_used
        self.exchanged = like.exchanged
        self.kept = like.kept
        self.turn_stage = like.turn_stage
        self.moved = like.moved.copy()
        self.spent = like.spent.copy()
        self.fought = like.fought
        self.forts_spent = like.forts_spent
        self.provinces_done = like.provinces_done
        self.crossed = like.crossed
        self.entered = like.entered
        self.entered_spent = like.entered_spent
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
        self.spoils_due = like.spoils_due

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
        """How many resource cards a player holds; everybody may know."""  # mn:5.2.2
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

    def enemies_present(self, province: Province, side: Side) -> bool:
        """Whether land units of another side stand in a province."""
        for other, where in enumerate(self.armed):
            if where >> province & 1 and other != side:
                return True
        return False

    def at_war(self, province: Province) -> bool:
        """Whether land units of two or more sides, neutral ones included, stand in a province."""
        # mn:7.5.1 lc:13.1
        return self.war >> province & 1 == 1

    def is_sea(self, area: Area) -> bool:
        """Whether an area is a sea: the seas follow the provinces."""
        return area >= self.box.atlas.provinces

    def legions_in(self, province: Province, side: Side) -> int:
        """How many legions of a side stand in a province."""
        return self.legions[province * SIDES + side]

    def triremes_in(self, area: Area, side: Side) -> int:
        """How many triremes of a side lie in a sea, or are docked in a province."""
        return self.triremes[area * SIDES + side]

    def controller(self, site: Site) -> int:
        """For whom a building pays income and counts for roles: its occupier, else the owner."""
        province = self.box.atlas.site_province[site]
        occupier = self.sites[site] - FIRST_OCCUPIER
        # An occupying legion earns and counts nothing while there is war. mn:4.2.10 mn:7.5.4 lc:6.4
        if occupier >= 0 and not self.at_war(province):
            return occupier
        # At war the owner, and so with a legion on their marker. mn:4.2.11 lc:13.2
        return self.marker[province]

    # -- legions on buildings and markers --------------------------------------------------------

    def posts(self, province: Province, side: Side) -> list[int]:
        """The posts (buildings, the marker) on which legions of a side stand."""
        found = [ON_MARKER] if self.claim[province] == side else []
        sites, occupied = self.sites, FIRST_OCCUPIER + side
        for site in self.box.atlas.province_sites[province]:
            if sites[site] == occupied:
                found.append(FIRST_POST + site)
        return found

    def leave_post(self, province: Province, post: Post) -> None:
        """A legion stands on a building or marker no longer: its occupation or claim is over."""
        # mn:7.7.3 lc:13.24
        if self.new_holders and post >= ON_MARKER:
            self.new_holders &= ~self._post_bit(province, post)
        if post == ON_MARKER:
            self.claim = changed(self.claim, province, NONE)
        elif post >= FIRST_POST:
            self.sites = changed(self.sites, post - FIRST_POST, UNOCCUPIED)

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

    # -- pieces ---------------------------------------------------------------------------------

    def in_supply(self, piece: int, side: Side) -> int:
        """How many MARKERS, LEGIONS, FORTRESSES or TRIREMES of a side are not on the board."""
        return self.supply[piece * SIDES + side]

    def place_marker(self, province: Province, side: Side) -> None:
        """A marker from the supply; the one that lay there returns to its owner's."""
        old = self.marker[province]
        if old != NONE:
            self.supply[MARKERS * SIDES + old] += 1
            self.land[old] ^= 1 << province
        self.supply[MARKERS * SIDES + side] -= 1
        self.land[side] |= 1 << province
        self.marker = changed(self.marker, province, side)

    def place_legion(self, province: Province, side: Side) -> None:
        """A legion from the supply."""
        self.supply[LEGIONS * SIDES + side] -= 1
        self.legions = add(self.legions, province * SIDES + side, 1)
        self._look_for_units(province, side)

    def remove_legions(self, province: Province, side: Side, count: int) -> None:
        """Legions return to the supply."""
        self.supply[LEGIONS * SIDES + side] += count
        self.legions = add(self.legions, province * SIDES + side, -count)
        self._look_for_units(province, side)

    def march(self, origin: Area, goal: Area, side: Side, count: int) -> None:
        """Legions go from one province to another."""
        self.legions = shift(self.legions, origin * SIDES + side, goal * SIDES + side, count)
        self._look_for_units(origin, side)
        self._look_for_units(goal, side)

    def place_fortress(self, province: Province, side: Side) -> None:
        """A fortress from the supply."""
        self.supply[FORTRESSES * SIDES + side] -= 1
        self.fortresses = add(self.fortresses, province, 1)
        self._look_for_units(province, side)

    def remove_fortresses(self, province: Province, side: Side, count: int) -> None:
        """Fortresses return to the supply."""
        self.supply[FORTRESSES * SIDES + side] += count
        self.fortresses = add(self.fortresses, province, -count)
        self._look_for_units(province, side)

    def _look_for_units(self, province: Province, side: Side) -> None:
        """After units have come or gone: does the side stand there?"""
        walls = self.fortresses[province] > 0 and self.marker[province] == side
        stands = walls or self.legions[province * SIDES + side] > 0
        if stands != (self.armed[side] >> province & 1 == 1):
            self.armed[side] ^= 1 << province
            self._look_for_war(province)

    def _look_for_war(self, province: Province) -> None:
        """After a side has come or gone: do several stand there?"""
        several = len(self.sides_present(province)) > 1
        self.war = self.war & ~(1 << province) | several << province

    def derive(self) -> None:
        for province in range(self.box.atlas.provinces):
            self._look_for_war(province)

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
        self.sites = changed(self.sites, site, UNOCCUPIED)

    def destroy(self, site: Site) -> None:
        """A building token returns to the stock."""
        self.stock = add(self.stock, self.box.atlas.site_item[site], 1)
        self.sites = changed(self.sites, site, EMPTY)


B = TypeVar("B", bound=Board)
"""The board of the edition a step belongs to."""
