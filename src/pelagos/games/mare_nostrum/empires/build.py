"""3. Build: who builds, what may be built, and what it costs."""

from typing import ClassVar, Final

from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.mare_nostrum.common.tables import bits
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import (
    KEPT,
    MAY_BUILD,
    MUSTERED,
    PERSEUS_FIRST,
    WON,
)
from pelagos.games.mare_nostrum.empires.ground import (
    builders_ground,
    claims,
    empty_icons,
    free_claims,
    harbours,
    open_ground,
    recruits,
    reinforcements,
)
from pelagos.games.mare_nostrum.empires.purchase import (
    PAYMENT,
    PLACE_KINDS,
    complete,
    discount,
    hand_of,
    price_of,
)
from pelagos.games.mare_nostrum.empires.refusals import build_refusal
from pelagos.games.mare_nostrum.empires.sets import Kept, Purse
from pelagos.games.mare_nostrum.empires.terms import (
    BUILD,
    BUILD_PYRAMIDS,
    CHEAP_FORTRESS,
    CHEAP_LEGION,
    CHEAP_TRIREME,
    CLAIM,
    CLAIM_FREE,
    CLEOPATRA,
    CULTURE,
    DONE,
    GILGAMESH,
    GLORY,
    HAMMURABI,
    HANGING_GARDENS,
    HANNIBAL,
    LEGENDARY,
    LIGHTHOUSE,
    MUSTER,
    NO,
    NONE,
    PENTHESILEA,
    PERSEUS,
    PIECES,
    RAISE_FORTRESS,
    RAISE_LEGION,
    RAISE_TRIREME,
    RECRUIT,
    RESOURCES,
    SPARTACUS,
    TILES_TO_WIN,
    YES,
)

UNSAID: Final = (NONE,)
"""Stands for a seat that has not said what it keeps."""


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


class BuildMenu(Menu):
    """What to build, then where. `places` has the bits of each verb's places; 0 = it needs none."""

    def __init__(self) -> None:
        super().__init__("verb", [DONE], [])
        self.places: list[int] = [0]

    def offer(self, verb: int, places: int) -> None:
        """Adds a verb if there is a place for it."""
        if places:
            self.ids.append(verb)
            self.places.append(places)

    def offer_plain(self, verb: int) -> None:
        """Adds a verb that needs no place."""
        self.ids.append(verb)
        self.places.append(0)

    def then(self, id: int) -> Space:
        places = self.places[self.ids.index(id)]
        return OneOf(PLACE_KINDS[id], list(bits(places))) if places else NOTHING


def fresh(b: Board, seat: int, tile: int) -> bool:
    """Whether the seat has a once-per-round power and has not used it."""
    return b.has(seat, tile) and not b.used[seat] >> tile & 1


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
        purse = Purse(tiles, b.owner[CLEOPATRA] == seat, b.owner[HANNIBAL] == seat)
        ground = builders_ground(b, seat)
        legions, triremes, forts, markers = b.stock[seat * PIECES : seat * PIECES + PIECES]
        walls = open_ground(b, ground) if forts else 0
        seas = harbours(b, ground) if triremes else 0
        menu = BuildMenu()
        if purse.affords(box.control_price):
            if markers:
                menu.offer(CLAIM, claims(b, seat))
            if legions:
                menu.offer(RAISE_LEGION, ground)
            menu.offer(RAISE_FORTRESS, walls)
            menu.offer(RAISE_TRIREME, seas)
            icons = empty_icons(b, ground)
            menu.offer(BUILD, icons if purse.affords(box.dear_price) else icons & box.cheap_icons)
            owned = b.tiles(seat)
            # mne:3.1.3.a, mne:R.12: the fifth tile is the last.
            if owned < TILES_TO_WIN and purse.affords(box.tile_price[owned]):
                menu.offer(RECRUIT, recruits(b))
            if purse.affords(box.pyramids_price):
                menu.offer_plain(BUILD_PYRAMIDS)
        # Once-per-round powers (mne:G.4); a copied one is used apart from the original.
        if markers and fresh(b, seat, HAMMURABI):
            menu.offer(CLAIM_FREE, free_claims(b, seat))
        if legions and fresh(b, seat, SPARTACUS) and discount(CHEAP_LEGION, tiles):
            menu.offer(CHEAP_LEGION, ground)
        if walls and fresh(b, seat, GILGAMESH) and discount(CHEAP_FORTRESS, tiles):
            menu.offer(CHEAP_FORTRESS, walls)
        if seas and fresh(b, seat, LIGHTHOUSE) and discount(CHEAP_TRIREME, tiles):
            menu.offer(CHEAP_TRIREME, seas)
        if fresh(b, seat, PENTHESILEA) and reinforcements(b, seat):
            menu.offer_plain(MUSTER)
        return menu

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        verb, what = value
        if verb == DONE:
            b.finished = True
        elif verb == MUSTER:
            b.use(seat, PENTHESILEA)
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
        if not isinstance(value, tuple) or len(value) != 2 or not isinstance(value[0], int):
            return self.clause
        return build_refusal(b, seat, value[0], value[1] if isinstance(value[1], int) else NONE)


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
        b.kept = (*b.kept[:seat], value, *b.kept[seat + 1 :])


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
        b.kept = (UNSAID,) * b.box.players
