"""Phase 5: the turns, in the gods' order; what a player may do in one."""

from typing import Any, ClassVar, Final

from pelagos.engine.contract import Fact
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import NOTHING, Space
from pelagos.engine.steps import Do, Phase
from pelagos.engine.verbs import Actions, Verb, VerbMenu, Verbs, by_id
from pelagos.games.cyclades.apollo import PlaceProsperity, receive_gifts
from pelagos.games.cyclades.battles import FIGHT
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.building import Build
from pelagos.games.cyclades.creature_powers.figures import remove_due_figures
from pelagos.games.cyclades.events import TURN_BEGAN, TURN_ENDED
from pelagos.games.cyclades.ids import APOLLO, END
from pelagos.games.cyclades.metropolises import METROPOLIS
from pelagos.games.cyclades.recruiting import Recruit
from pelagos.games.cyclades.special_actions.armies import MoveArmies
from pelagos.games.cyclades.special_actions.exchange import REPLACEMENT, Exchange
from pelagos.games.cyclades.special_actions.fleets import SAILING, MoveFleets
from pelagos.games.cyclades.summoning import SUMMONING, Summon


class BeginTurn(Do[Board]):
    """The owner of the next marker acts; on Apollo they only receive gifts."""

    # cy:8.1 cy:8.7 cy:14.1

    clause = "cy:8.1"

    def do(self, b: Board) -> None:
        b.god, b.marker, b.apollo_place = b.queue[0]
        b.queue = b.queue[1:]
        b.seat = b.box.owners[b.marker]
        b.tell(TURN_BEGAN, b.seat, b.god)
        remove_due_figures(b, b.seat)
        if b.god == APOLLO:
            receive_gifts(b, b.seat)
        else:
            b.acting = True


class End(Verb[Board, tuple[()]]):
    """Ends the turn."""  # cy:8.4

    id = END
    clause = "cy:8.4"

    def now(self, b: Board, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def offer(self, b: Board, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def carry_out(self, b: Board, seat: int, value: tuple[()]) -> None:
        b.acting = False


class TurnMenu(VerbMenu):
    """The verbs of a turn; what they recruit and build depends on the god."""

    @property
    def aspect(self) -> str:
        return str(self.board.box.slug("god", self.board.god))


class TakeTurn(Actions[Board]):
    """Any number of actions in any order, each carried out completely before the next."""

    # cy:8.2 cy:8.3 cy:8.4 cy:8.6 cy:22.3

    name = "take_turn"
    clause = "cy:8.2"
    calls: ClassVar[list[Phase]] = [FIGHT, METROPOLIS, SAILING, SUMMONING, REPLACEMENT]

    def __init__(self, verbs: list[Verb[Board, Any]], by_god: list[Verbs]) -> None:
        super().__init__(verbs)
        self.by_god: Final = by_god

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.acting else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, object]]:
        return TurnMenu(b, seat, self.by_god[b.god])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("god", "god", b.god)]

    def betrays(self, b: Board, seat: int) -> bool:
        # cy:19.1: a player with no action left may be out of gold. cy:14.1: on Apollo nobody has
        # one
        return b.box.hidden_gold and b.god != APOLLO


class EndTurn(Do[Board]):
    """The marker goes to the last free place of the turn track."""  # cy:8.5 cy:14.6

    clause = "cy:8.5"

    def do(self, b: Board) -> None:
        b.tell(TURN_ENDED, b.seat, b.god)
        b.turns_over = (*b.turns_over, b.marker)
        b.god = b.marker = -1
        b.apollo_place = 0
        b.recruited = 0  # cy:10.9 cy:17.6: each turn has its own prices and caps
        b.seat = NOBODY


def turns_left(b: Board) -> bool:
    """Whether an offering marker still has to act."""
    return len(b.queue) > 0


ANY_GOD: Final[list[Verb[Board, Any]]] = [End(), Summon(), Recruit(), Build()]
SPECIAL: Final[list[Verb[Board, Any]]] = [MoveFleets(), MoveArmies(), Exchange()]
"""What Poseidon, Ares and Zeus grant in addition; Athena grants nothing more."""  # cy:8.2

TAKE_TURN: Final = TakeTurn(
    [*ANY_GOD, *SPECIAL],
    [*[by_id([*ANY_GOD, special]) for special in SPECIAL], by_id(ANY_GOD)],
)
TURN: Final = Phase("turn", [BeginTurn(), PlaceProsperity(), TAKE_TURN, EndTurn()])
