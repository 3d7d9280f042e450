"""Flood (5, red)."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import Allot, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.civilization.board import Board, Ints
from pelagos.games.civilization.box import BLACK_SITE
from pelagos.games.civilization.calamities.common import (
    LOSSES_ORDERED,
    EndCalamity,
    Exposure,
    LoseUnits,
    SettleLosses,
    Strike,
    owed_by,
)
from pelagos.games.civilization.ids import CITY_POINTS, ENGINEERING, FLOOD

PLAIN_FLOODED: Final = EventKind("plain_flooded", "plain:plain", clause="civ:22.2.7.3")

OWN_LOSS: Final = 17
OTHERS_LOSS: Final = 10
ENGINEERING_LOSS: Final = 7


class OnThePlain(Exposure):
    """Units in the flooded plain; cities on black sites are safe."""  # civ:22.2.7.1 civ:R.35

    clause: str = "civ:22.2.7.1"

    def tokens(self, b: Board, seat: int) -> list[tuple[int, int]]:
        if not b.struck:
            return []
        areas = b.box.plain_areas[b.struck[0]]
        return [(a, b.tokens_at(seat, a)) for a in areas if b.tokens_at(seat, a)]

    def cities(self, b: Board, seat: int) -> list[int]:
        if not b.struck:
            return []
        areas = b.box.plain_areas[b.struck[0]]
        return [a for a in areas if b.city[a] == seat and b.box.site[a] != BLACK_SITE]

    def facts(self, b: Board) -> list[Fact]:
        return [Fact("plain", "plain", b.struck[0])] if b.struck else []

    def points(self, b: Board, seat: int) -> int:
        """The most a seat can be made to lose: all it has exposed, or 7 with Engineering."""
        # civ:22.2.7.4
        if b.spared(seat):
            return 0
        there = sum([n for _, n in self.tokens(b, seat)])
        there += CITY_POINTS * len(self.cities(b, seat))
        return min(there, ENGINEERING_LOSS) if b.holds(seat, ENGINEERING) else there


ON_THE_PLAIN = OnThePlain()


def worst_plains(b: Board) -> list[int]:
    """The plains where the victim has most unit points, safe cities included."""
    # civ:22.2.7.3 civ:R.35
    victim = b.victims[FLOOD]
    points: list[int] = []
    for areas in b.box.plain_areas:
        tokens = sum([b.tokens_at(victim, a) for a in areas])
        points.append(tokens + CITY_POINTS * len([a for a in areas if b.city[a] == victim]))
    most = max(points)
    return [p for p, n in enumerate(points) if n == most] if most else []


class ChoosePlain(Ask[Board, int]):
    """A tie between plains is the victim's choice."""  # civ:22.2.7.3

    name = "choose_plain"
    clause = "civ:22.2.7.3"

    def who(self, b: Board) -> list[int]:
        return [b.victims[FLOOD]] if not b.struck and len(worst_plains(b)) > 1 else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("plain", worst_plains(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.struck = (value,)


class FloodPlain(Do[Board]):
    """The victim loses 17 points there, 7 with Engineering."""

    # civ:22.2.7.1 civ:22.2.7.4 civ:22.3.13

    clause = "civ:22.2.7.1"

    def do(self, b: Board) -> None:
        victim = b.victims[FLOOD]
        if not b.struck:
            b.struck = tuple(worst_plains(b))
        if b.struck:
            b.tell(PLAIN_FLOODED, NOBODY, b.struck[0])
        loss = ENGINEERING_LOSS if b.holds(victim, ENGINEERING) else OWN_LOSS
        b.to_lose = owed_by(b, victim, loss)


class DivideFlood(Ask[Board, Ints]):
    """The victim divides 10 points among the others on the plain."""  # civ:22.2.7.2 civ:R.35

    name = "divide_flood"
    clause = "civ:22.2.7.2"

    def _others(self, b: Board) -> tuple[list[int], list[int]]:
        """The players with units exposed on the plain, and how many points each."""
        victim = b.victims[FLOOD]
        there = [(s, ON_THE_PLAIN.points(b, s)) for s in b.ast if s != victim]
        return [s for s, n in there if n], [n for _, n in there if n]

    def who(self, b: Board) -> list[int]:
        if b.decided or not b.struck:
            return []
        _, caps = self._others(b)
        return [b.victims[FLOOD]] if sum(caps) > OTHERS_LOSS else []

    def choices(self, b: Board, seat: int) -> Allot:
        seats, caps = self._others(b)
        return Allot("seat", seats, caps, OTHERS_LOSS, OTHERS_LOSS)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("points", "number", OTHERS_LOSS), *ON_THE_PLAIN.facts(b)]

    def answer(self, b: Board, seat: int, value: Ints) -> None:
        b.decided = True
        seats, _ = self._others(b)
        due = [0] * b.box.players
        for other, points in zip(seats, value, strict=True):
            due[other] = points
        b.to_lose = tuple(due)
        b.tell(LOSSES_ORDERED, seat, tuple(seats), value)


class FloodAll(Do[Board]):
    """Others with 10 points or fewer in all lose everything exposed there."""  # civ:22.2.7.2

    clause = "civ:22.2.7.2"

    def do(self, b: Board) -> None:
        if b.struck and not b.decided:
            victim = b.victims[FLOOD]
            seats = range(b.box.players)
            b.to_lose = tuple([0 if s == victim else ON_THE_PLAIN.points(b, s) for s in seats])


FLOOD_STRIKES = Phase(
    "flood",
    [
        Strike(FLOOD),
        ChoosePlain(),
        FloodPlain(),
        SettleLosses(ON_THE_PLAIN),
        LoseUnits("lose_to_flood", ON_THE_PLAIN),
        DivideFlood(),
        FloodAll(),
        SettleLosses(ON_THE_PLAIN),
        LoseUnits("lose_to_flood", ON_THE_PLAIN),
        EndCalamity(FLOOD),
    ],
)
