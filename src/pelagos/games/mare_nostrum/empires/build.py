"""3. Build: who builds, what may be built, and what it costs."""

from typing import Any, ClassVar, Final

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.engine.verbs import Actions
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.control import Claim, ClaimFree
from pelagos.games.mare_nostrum.empires.events import KEPT, MAY_BUILD, PERSEUS_FIRST
from pelagos.games.mare_nostrum.empires.heroes import COPY, BuildPyramids, Recruit
from pelagos.games.mare_nostrum.empires.ids import (
    CHEAP_FORTRESS,
    CHEAP_LEGION,
    CHEAP_TRIREME,
    CULTURE,
    DONE,
    HANGING_GARDENS,
    LEGENDARY,
    NO,
    NONE,
    PERSEUS,
    RAISE_FORTRESS,
    RAISE_LEGION,
    RAISE_TRIREME,
    RESOURCES,
    YES,
)
from pelagos.games.mare_nostrum.empires.payment import (
    Builder,
    BuildMenu,
    BuildVerb,
    Pay,
    Purchase,
    hand_of,
    purse_of,
)
from pelagos.games.mare_nostrum.empires.sets import KEPT_COINS, KEPT_GOODS, Kept
from pelagos.games.mare_nostrum.empires.units_and_buildings import (
    BY_GILGAMESH,
    BY_LIGHTHOUSE,
    BY_SPARTACUS,
    Build,
    Muster,
    RaiseFortress,
    RaiseLegion,
    RaiseTrireme,
)

UNSAID: Final = (NONE,)
"""Stands for a seat that has not said what it keeps."""


class NameBuilder(Ask[Board, int]):
    """The Culture Leader names the next builder."""  # mne:3.a

    name = "build_pick"
    clause = "mne:3.a"

    def who(self, b: Board) -> list[int]:
        return [b.leaders[CULTURE]] if b.named < 0 else []

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return list(range(b.box.players))

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("seat", [s for s in range(b.box.players) if not b.had_turn >> s & 1])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.named = value
        b.tell(MAY_BUILD, seat, value)


class ClaimFirstPlace(Ask[Board, int]):
    """Perseus' owner may go before the first builder named, and only the first."""

    # mne:10.perseus mne:6.5 mne:9.a mne:R.4 mne:R.13

    name = "build_perseus"
    clause = "mne:10.perseus"

    def who(self, b: Board) -> list[int]:
        owner = b.owner[PERSEUS]
        # Whoever has had a turn was first.
        if owner < 0 or b.had_turn or b.claimed or owner == b.named:
            return []
        return [owner]

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("player", "seat", b.named)]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("answer", [NO, YES])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.claimed = True
        if value == YES:
            b.named = seat
            b.tell(PERSEUS_FIRST, seat)


class BeginBuildTurn(Do[Board]):
    """New control must be next to what the builder controls when the turn begins: a province
    claimed in this turn does not count, Triremes bought in it do.
    """

    # mne:3.1.1.a mne:3.1.1.b mne:R.9

    clause = "mne:3.1.1.b"

    def do(self, b: Board) -> None:
        b.player = b.named
        b.sources = b.domain[b.player]
        b.finished = False


class EndBuildTurn(Do[Board]):
    """The builder has had their turn, and the Culture Leader names the next."""

    clause = "mne:3.a"

    def do(self, b: Board) -> None:
        b.had_turn |= 1 << b.player
        b.player = NONE
        b.named = NONE
        b.sources = 0
        b.finished = False


def everyone(b: Board) -> int:
    """The set of all seats."""
    return (1 << b.box.players) - 1


def somebody_waits(b: Board) -> bool:
    """Whether somebody has yet to take a turn in this phase."""
    return b.had_turn != everyone(b)


class Done(BuildVerb[tuple[()]]):
    """Ends the turn."""  # mne:X.c

    id = DONE
    clause = "mne:3.b"

    def places(self, who: Builder) -> int:
        return 1

    def carry_out(self, b: Board, seat: int, value: tuple[()]) -> None:
        b.finished = True


PURCHASES: Final[list[Purchase[Any]]] = [
    Claim(),
    RaiseLegion(RAISE_LEGION),
    RaiseFortress(RAISE_FORTRESS),
    RaiseTrireme(RAISE_TRIREME),
    Build(),
    Recruit(),
    BuildPyramids(),
]
CHEAP: Final[list[Purchase[Any]]] = [
    RaiseLegion(CHEAP_LEGION, BY_SPARTACUS),
    RaiseFortress(CHEAP_FORTRESS, BY_GILGAMESH),
    RaiseTrireme(CHEAP_TRIREME, BY_LIGHTHOUSE),
]
VERBS: Final[list[BuildVerb[Any]]] = [Done(), *PURCHASES, ClaimFree(), *CHEAP, Muster()]
PAY: Final = Pay([*PURCHASES, *CHEAP], [COPY])
PAYMENT: Final = Phase("payment", [PAY])


class ChooseBuild(Actions[Board]):
    """Any number of builds in any order, each paid with a set of its own; or the turn ends."""

    # mne:3.b mne:X.c

    name = "build"
    clause = "mne:3.b"
    pays_later = True
    calls: ClassVar[list[Phase]] = [PAYMENT]

    def __init__(self) -> None:
        super().__init__(list(VERBS))

    def who(self, b: Board) -> list[int]:
        return [] if b.finished else [b.player]

    def facts(self, b: Board, seat: int) -> list[Fact]:
        purse = purse_of(b, seat, hand_of(b, seat))
        return [Fact("coins", "number", purse.coins), Fact("goods", "number", purse.kinds)]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, object]]:
        return BuildMenu(b, seat, VERBS)

    def betrays(self, b: Board, seat: int) -> bool:
        return b.hides(seat)  # mne:H.1

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        super().answer(b, seat, value)
        if b.price:
            b.call(PAYMENT)


class Keep(Ask[Board, tuple[int, ...]]):
    """Everyone may keep two coins; the owner of the Hanging Gardens also two different goods."""

    # mne:3.f mne:11.hanging_gardens

    name = "keep"
    clause = "mne:3.f"
    secret = True

    def who(self, b: Board) -> list[int]:
        return [s for s in range(b.box.players) if b.kept[s] == UNSAID and b.resources(s)]

    def facts(self, b: Board, seat: int) -> list[Fact]:
        purse = purse_of(b, seat, hand_of(b, seat))
        goods = min(KEPT_GOODS, purse.kinds) if b.owner[HANGING_GARDENS] == seat else 0
        coins = min(KEPT_COINS, purse.coins)
        return [Fact("coins", "number", coins), Fact("goods", "number", goods)]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        return Kept(hand_of(b, seat), b.owner[HANGING_GARDENS] == seat)

    def betrays(self, b: Board, seat: int) -> bool:
        return b.hides(seat)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.kept = (*b.kept[:seat], value, *b.kept[seat + 1 :])


class ShowKept(Do[Board]):
    """What is kept is shown; everything else goes back to the reserve, legendary goods to their own
    discard.
    """  # mne:H.6 mne:R.19 mne:1.2.b

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
