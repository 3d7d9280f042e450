"""Phase 5: the turns, in the gods' order; what a player may do in one."""

from typing import Final

from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.apollo import PlaceProsperity, receive_gifts
from pelagos.games.cyclades.armies import march, march_space
from pelagos.games.cyclades.battle import FIGHT
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.building import build, build_space, can_build
from pelagos.games.cyclades.events import TURN_BEGAN, TURN_ENDED
from pelagos.games.cyclades.fleets import SAILING, can_sail, sail, sail_space
from pelagos.games.cyclades.ids import (
    APOLLO,
    ARES,
    BUILD,
    END,
    EXCHANGE,
    MOVE_ARMIES,
    MOVE_FLEETS,
    POSEIDON,
    RECRUIT,
    SUMMON,
    ZEUS,
)
from pelagos.games.cyclades.journeys import NO_JOURNEY
from pelagos.games.cyclades.metropolis import METROPOLIS
from pelagos.games.cyclades.powers.figures import remove_due_figures
from pelagos.games.cyclades.powers.summon import SUMMONING, summon
from pelagos.games.cyclades.recruiting import can_recruit, recruit, recruit_space
from pelagos.games.cyclades.refusals import turn_refusal
from pelagos.games.cyclades.summoning import (
    REPLACEMENT,
    affordable,
    can_exchange,
    exchange,
    exchange_space,
)


class BeginTurn(Do[Board]):
    """The next marker's owner acts. On Apollo he only receives. cy:8.1 cy:8.7 cy:14.1"""

    clause = "cy:8.1"

    def do(self, b: Board) -> None:
        b.god, b.marker, b.field = b.queue[0]
        b.queue = b.queue[1:]
        b.seat = b.box.owners[b.marker]
        b.recruited = 0  # cy:10.9 cy:17.6: each turn has its own prices and caps
        b.tell(TURN_BEGAN, b.seat, b.god)
        remove_due_figures(b, b.seat)
        if b.god == APOLLO:
            receive_gifts(b, b.seat)
        else:
            b.acting = True


class TurnMenu(Menu):
    """What a player may do now; the details only when somebody looks. cy:8.2"""

    kind = "verb"

    def __init__(self, b: Board, seat: int) -> None:
        self._b = b
        self._seat = seat
        self._creatures = affordable(b, seat)
        self._marches = march_space(b, seat) if b.god == ARES else NO_JOURNEY
        self.ids = self._possible_verbs()

    def _possible_verbs(self) -> list[int]:
        """Each verb that has at least one legal use, and the end of the turn. cy:8.3 cy:8.4"""
        b, seat = self._b, self._seat
        found = [END]
        if self._creatures:
            found.append(SUMMON)
        if can_recruit(b, seat):
            found.append(RECRUIT)
        if can_build(b, seat):
            found.append(BUILD)
        god = b.god
        if god == POSEIDON:
            if can_sail(b, seat):
                found.append(MOVE_FLEETS)
        elif self._marches.ids:
            found.append(MOVE_ARMIES)
        elif god == ZEUS and can_exchange(b, seat):
            found.append(EXCHANGE)
        return found

    def then(self, id: int) -> Space:
        b, seat = self._b, self._seat
        if id == END:
            return NOTHING
        if id == RECRUIT:
            return recruit_space(b, seat)
        if id == BUILD:
            return build_space(b, seat)
        if id == MOVE_FLEETS:
            return sail_space(b, seat)
        if id == MOVE_ARMIES:
            return self._marches
        if id == SUMMON:
            return OneOf("creature", self._creatures)
        return exchange_space(b)


class TakeTurn(Ask[Board, tuple[int, object]]):
    """Any number of actions in any order, each carried out completely before the next.

    cy:8.2 cy:8.4 cy:8.6 cy:22.3
    """

    name = "take_turn"
    clause = "cy:8.2"

    def __init__(self) -> None:
        self.calls = [FIGHT, METROPOLIS, SAILING, SUMMONING, REPLACEMENT]

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.acting else []

    def choices(self, b: Board, seat: int) -> Space:
        return TurnMenu(b, seat)

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        verb, what = value
        if verb == END:
            b.acting = False
        elif verb == RECRUIT:
            recruit(b, seat, what)
        elif isinstance(what, int):
            if verb == SUMMON:
                summon(b, seat, what)
            else:
                exchange(b, seat, what)
        else:
            assert isinstance(what, tuple)
            if verb == BUILD:
                build(b, seat, what[1])
                return
            origin, (count, to) = what
            b.gold[seat] -= b.box.special_price
            if verb == MOVE_FLEETS:
                sail(b, seat, origin, count, to)
            else:
                march(b, seat, origin, count, to)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if not isinstance(value, tuple) or len(value) != 2 or not isinstance(value[0], int):
            return self.clause
        return turn_refusal(b, seat, value[0], value[1])


class EndTurn(Do[Board]):
    """The marker goes to the last free place of the turn track. cy:8.5 cy:14.6"""

    clause = "cy:8.5"

    def do(self, b: Board) -> None:
        b.tell(TURN_ENDED, b.seat, b.god)
        b.acted = (*b.acted, b.marker)
        b.god = b.marker = -1
        b.field = b.recruited = 0
        b.seat = NOBODY


def turns_left(b: Board) -> bool:
    return len(b.queue) > 0


TURN: Final = Phase("turn", [BeginTurn(), PlaceProsperity(), TakeTurn(), EndTurn()])
