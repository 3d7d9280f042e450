"""3. Build: who builds, what may be built, and what it costs."""

from typing import ClassVar

from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import (
    KEPT,
    MAY_BUILD,
    MUSTERED,
    PERSEUS_FIRST,
    WON,
)
from pelagos.games.mare_nostrum.empires.purchase import (
    PAYMENT,
    complete,
    discount,
    hand_of,
    price_of,
)
from pelagos.games.mare_nostrum.empires.sets import Kept, payment_ways
from pelagos.games.mare_nostrum.empires.terms import (
    BUILD,
    BUILD_PYRAMIDS,
    CHEAP_FORTRESS,
    CHEAP_LEGION,
    CHEAP_TRIREME,
    CLAIM,
    CLAIM_FREE,
    CLEOPATRA,
    COIN,
    CULTURE,
    DONE,
    FIRST_FURTHER_HERO,
    FORTRESS,
    GILGAMESH,
    GLORY,
    HAMMURABI,
    HANGING_GARDENS,
    HANNIBAL,
    LEGENDARY,
    LEGION,
    LIGHTHOUSE,
    MARKER,
    MUSTER,
    NO,
    NONE,
    PENTHESILEA,
    PERSEUS,
    PIECES,
    PYRAMIDS,
    RAISE_FORTRESS,
    RAISE_LEGION,
    RAISE_TRIREME,
    RECRUIT,
    RESOURCES,
    SPARTACUS,
    TILES_TO_WIN,
    TRIREME,
    YES,
    bits,
)


class NameBuilder(Ask[Board, int]):
    """The Culture Leader names the next builder."""  # mne:3.a

    name = "build_pick"
    clause = "mne:3.a"

    def who(self, b: Board) -> list[int]:
        return [b.leaders[CULTURE]] if b.named < 0 else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("seat", [s for s in range(b.box.players) if not b.acted >> s & 1])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.named = value
        b.tell(MAY_BUILD, seat, value)


class ClaimFirstPlace(Ask[Board, int]):
    """Perseus' owner may step before the first builder named, and only the first."""
    # mne:6.5, mne:9.a, mne:R.4, mne:R.13

    name = "build_perseus"
    clause = "mne:10.perseus"

    def who(self, b: Board) -> list[int]:
        owner = b.owner[PERSEUS]
        if owner < 0 or b.acted or b.claimed or owner == b.named:
            return []
        return [owner]

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("answer", [NO, YES])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.claimed = True
        if value == YES:
            b.named = seat
            b.tell(PERSEUS_FIRST, seat)


class BeginBuildTurn(Do[Board]):
    """What the builder controls now is what new control may spread from."""
    # mne:3.1.1.a, mne:3.1.1.b, mne:R.9

    clause = "mne:3.1.1.b"

    def do(self, b: Board) -> None:
        b.player = b.named
        b.sources = b.domain[b.player]
        b.finished = False


class EndBuildTurn(Do[Board]):
    clause = "mne:3.a"

    def do(self, b: Board) -> None:
        b.acted |= 1 << b.player
        b.player = NONE
        b.named = NONE
        b.sources = 0
        b.finished = False


def everyone(b: Board) -> int:
    """The set of all seats."""
    return (1 << b.box.players) - 1


def somebody_waits(b: Board) -> bool:
    """Whether somebody has not had a turn in this phase."""
    return b.acted != everyone(b)


def builders_ground(b: Board, seat: int) -> int:
    """mne:3.1.1.c, mne:3.1.1.d, mne:4.2.1.c, mne:4.3.5.a, mne:R.29: where one may build: own
    provinces without enemy Units, and always the own Capital Province."""
    return b.domain[seat] & ~b.enemies(seat) | 1 << b.capital(seat)


def unclaimed(b: Board, seat: int) -> int:
    """mne:3.1.1.a, mne:3.1.1.f: provinces without control and without enemy Units."""
    taken = b.enemies(seat)
    for mask in b.domain:
        taken |= mask
    return b.box.in_play & ~taken


def claims(b: Board, seat: int) -> int:
    """mne:3.1.1.a: where control can be bought: next to an old province or connected to one."""
    near, land, fleet = 0, b.box.land, b.fleet(seat)
    for province in bits(b.sources):
        near |= land[province]
        if fleet:
            near |= b.connected(province, fleet)
    return near & unclaimed(b, seat)


def free_claims(b: Board, seat: int) -> int:
    """mne:10.hammurabi: where the free control marker can go: next to an old province by land."""
    near = 0
    for province in bits(b.sources):
        near |= b.box.land[province]
    return near & unclaimed(b, seat)


def harbours(b: Board, seat: int) -> int:
    """mne:3.1.2.b, mne:R.34: the seas where Triremes can be built."""
    found = 0
    for province in bits(builders_ground(b, seat)):
        for sea in b.box.coast[province]:
            found |= 1 << sea
    return found


def open_ground(b: Board, seat: int) -> int:
    """mne:3.1.2.a: where a Fortress can be built: at most one in a province."""
    ground = builders_ground(b, seat)
    for province in bits(ground):
        if b.fort[province] >= 0:
            ground &= ~(1 << province)
    return ground


def empty_icons(b: Board, seat: int) -> int:
    """mne:3.1.2.d, mne:3.1.2.e, mne:B.2, mne:L.3: the empty icons one may build on."""
    found = 0
    for province in bits(builders_ground(b, seat)):
        found |= b.box.icon_mask[province]
    return found & ~b.built


def recruits(b: Board) -> int:
    """mne:3.1.3.b: the tiles that can be bought."""
    return b.face_up & ~(1 << PYRAMIDS)


def reinforcements(b: Board, seat: int) -> int:
    """mne:10.penthesilea, mne:R.27, mne:L.2: a Legion for each own province with an enemy Legion,
    as far as they go."""
    n, seats = 0, b.box.players
    for province in bits(b.domain[seat] & b.enemies(seat)):
        for s in range(seats):
            if s != seat and b.legions[province * seats + s]:
                n += 1
                break
    return min(n, b.stock[seat * PIECES + LEGION])


class BuildMenu(Menu):
    """What to build; the places are looked up only for the verb chosen."""

    def __init__(self, b: Board, seat: int, ids: list[int], afford: int) -> None:
        super().__init__("verb", ids, [])
        self.b = b
        self.seat = seat
        self.afford = afford

    def then(self, id: int) -> Space:
        b, seat = self.b, self.seat
        if id == CLAIM:
            return OneOf("province", bits(claims(b, seat)))
        if id in (RAISE_LEGION, CHEAP_LEGION):
            return OneOf("province", bits(builders_ground(b, seat)))
        if id == BUILD:
            icons = empty_icons(b, seat)
            return OneOf("icon", bits(icons if self.afford & 2 else icons & b.box.cheap_icons))
        if id in (RAISE_TRIREME, CHEAP_TRIREME):
            return OneOf("sea", bits(harbours(b, seat)))
        if id in (RAISE_FORTRESS, CHEAP_FORTRESS):
            return OneOf("province", bits(open_ground(b, seat)))
        if id == RECRUIT:
            return OneOf("tile", bits(recruits(b)))
        if id == CLAIM_FREE:
            return OneOf("province", bits(free_claims(b, seat)))
        return NOTHING


class ChooseBuild(Ask[Board, tuple[int, object]]):
    """Any number of builds in any order, each paid with a set of its own; or the turn ends."""
    # mne:3.b, mne:3.c, mne:3.1.2.c, mne:9.b, mne:L.2, mne:L.5, mne:X.c

    name = "build"
    clause = "mne:3.b"
    calls: ClassVar[list[Phase]] = [PAYMENT]

    def who(self, b: Board) -> list[int]:
        return [] if b.finished else [b.player]

    def choices(self, b: Board, seat: int) -> Space:
        box, tiles = b.box, hand_of(b, seat)
        queen, general = b.owner[CLEOPATRA] == seat, b.owner[HANNIBAL] == seat
        verbs = [DONE]
        stock = seat * PIECES
        legions, triremes, forts, markers = b.stock[stock : stock + PIECES]
        afford = 0
        if payment_ways(tiles, box.control_price, queen, general):
            afford = 1
            if markers and claims(b, seat):
                verbs.append(CLAIM)
            if legions:
                verbs.append(RAISE_LEGION)
            if forts and open_ground(b, seat):
                verbs.append(RAISE_FORTRESS)
            if triremes and harbours(b, seat):
                verbs.append(RAISE_TRIREME)
            if payment_ways(tiles, 2 * box.control_price, queen, general):
                afford = 3
            icons = empty_icons(b, seat)
            if icons if afford & 2 else icons & box.cheap_icons:
                verbs.append(BUILD)
            self._tiles(b, seat, tiles, queen, general, verbs)
        self._powers(b, seat, tiles, verbs, legions, triremes, forts, markers)
        return BuildMenu(b, seat, verbs, afford)

    def _tiles(
        self, b: Board, seat: int, tiles: list[int], queen: bool, general: bool, verbs: list[int]
    ) -> None:
        owned = b.tiles(seat)
        if owned < TILES_TO_WIN and recruits(b):  # mne:3.1.3.a, mne:R.12
            if payment_ways(tiles, b.box.tile_price[owned], queen, general):
                verbs.append(RECRUIT)
        if payment_ways(tiles, b.box.pyramids_price, queen, general):
            verbs.append(BUILD_PYRAMIDS)

    def _powers(
        self,
        b: Board,
        seat: int,
        tiles: list[int],
        verbs: list[int],
        legions: int,
        triremes: int,
        forts: int,
        markers: int,
    ) -> None:
        """Once-per-round powers (mne:G.4): a copied one is used apart from the original."""
        used = b.used[seat]
        if b.owner[HAMMURABI] == seat and markers and not used >> HAMMURABI & 1:
            if free_claims(b, seat):
                verbs.append(CLAIM_FREE)
        if legions and b.has(seat, SPARTACUS) and not used >> SPARTACUS & 1:
            if discount(CHEAP_LEGION, tiles):
                verbs.append(CHEAP_LEGION)
        if forts and b.has(seat, GILGAMESH) and not used >> GILGAMESH & 1:
            if discount(CHEAP_FORTRESS, tiles) and open_ground(b, seat):
                verbs.append(CHEAP_FORTRESS)
        if triremes and b.owner[LIGHTHOUSE] == seat and not used >> LIGHTHOUSE & 1:
            if discount(CHEAP_TRIREME, tiles) and harbours(b, seat):
                verbs.append(CHEAP_TRIREME)
        if b.has(seat, PENTHESILEA) and not used >> PENTHESILEA & 1:
            if reinforcements(b, seat):
                verbs.append(MUSTER)

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        verb, what = value
        if verb == DONE:
            b.finished = True
        elif verb == MUSTER:
            b.used[seat] |= 1 << PENTHESILEA
            n = reinforcements(b, seat)
            b.add_legions(b.capital(seat), seat, n)
            b.settle(b.capital(seat))
            b.tell(MUSTERED, seat, n)
        else:
            b.buying = verb
            b.object = what if isinstance(what, int) else NONE
            b.price = price_of(b, seat, verb, b.object)
            if b.price:
                b.call(PAYMENT)
            else:
                complete(b, seat)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if not isinstance(value, tuple) or len(value) != 2 or not isinstance(value[1], int):
            return self.clause
        verb, at = value
        box = b.box
        if verb == CLAIM and 0 <= at < box.provinces:
            return "mne:3.1.1.a"
        if verb in (RAISE_LEGION, RAISE_FORTRESS) and 0 <= at < box.provinces:
            enemy = b.domain[seat] & b.enemies(seat) >> at & 1
            return "mne:3.1.1.d" if enemy else "mne:3.1.1.c"
        if verb == RAISE_TRIREME:
            return "mne:3.1.2.b"
        if verb == BUILD:
            return "mne:3.1.2.d"
        if verb == RECRUIT:
            return "mne:3.1.3.b"
        return self.clause


class CheckGlory(Do[Board]):
    """Five Heroes and Wonders win at the end of the phase."""  # mne:6.2, mne:R.42

    clause = "mne:6.2"

    def do(self, b: Board) -> None:
        b.acted = 0
        b.claimed = False
        five = [s for s in range(b.box.players) if b.tiles(s) >= TILES_TO_WIN]
        if not five:
            return
        leader = b.leaders[CULTURE]
        winners = [leader] if leader in five else five
        mask = 0
        for s in winners:
            mask |= 1 << s
            b.tell(WON, s)
        b.win(mask, GLORY)


class Keep(Ask[Board, tuple[int, ...]]):
    """Everyone may keep two coins; the Hanging Gardens two different goods besides."""
    # mne:3.f, mne:11.hanging_gardens

    name = "keep"
    clause = "mne:3.f"
    secret = True

    def who(self, b: Board) -> list[int]:
        return [s for s in range(b.box.players) if b.kept[s] == UNSAID and b.resources(s)]

    def choices(self, b: Board, seat: int) -> Space:
        return Kept(hand_of(b, seat), b.owner[HANGING_GARDENS] == seat)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.kept[seat] = value


UNSAID = (NONE,)
"""Stands for a seat that has not said what it keeps."""


class ShowKept(Do[Board]):
    """What is kept is shown; the rest goes back."""  # mne:H.6, mne:R.19, mne:1.2.b

    clause = "mne:3.f"

    def do(self, b: Board) -> None:
        for seat, kept in enumerate(b.kept):
            if kept == UNSAID:
                continue
            left = hand_of(b, seat)
            for r in kept:
                left[r] -= 1
                if r >= LEGENDARY:
                    b.shown |= 1 << (r - LEGENDARY)
            for r in range(RESOURCES):
                for _ in range(left[r]):
                    b.give_back(seat, r)
            b.tell(KEPT, seat, kept)
            b.kept[seat] = UNSAID


