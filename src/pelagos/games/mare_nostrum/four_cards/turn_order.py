"""The order of players in construction and war, as its leader decides."""

from typing import Final

from pelagos.engine.events import EventKind
from pelagos.engine.spaces import OneOf, Order, Space
from pelagos.engine.steps import Ask, Do, ForEachSeat, Phase
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.ids import MILITARY_LEADER, NONE, Role

ORDER: Final = EventKind("order_announced", "order:seat*", clause="mn:6.1.1")
WAR_ORDER: Final = EventKind("order_announced", "order:seat*", clause="mn:7.1.1")
NAMED: Final = EventKind("player_named", "player:seat", clause="mn:6.1.2")
NAMED_FOR_WAR: Final = EventKind("player_named", "player:seat", clause="mn:7.1.1")


class AnnounceOrder(Ask[Board, tuple[int, ...]]):
    """The Political Leader, before construction, or the Military Leader, before war, announces the
    order of all players at once; each completes their turn before the next begins.
    """

    def __init__(self, role: Role, name: str, clause: str) -> None:
        self.role = role
        self.name = name
        self.clause = clause  # mn:4.2.1 mn:6.1.1 mn:6.1.2 mn:7.1.1

    def who(self, b: Board) -> list[int]:
        return [] if b.turn_order or b.box.stepwise else [b.role[self.role]]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        return Order("seat", b.box.seats)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.turn_order = value
        b.tell(WAR_ORDER if self.role == MILITARY_LEADER else ORDER, seat, value)


def announced_order(b: Board) -> list[int]:
    """The order announced at once; nobody when the leader names one player after another."""
    return [] if b.box.stepwise else list(b.turn_order)


def some_have_not_acted(b: Board) -> bool:
    """Whether the leader, naming players one by one, has to name more of them."""
    return b.box.stepwise and len(b.turn_order) < b.box.players


class NameNext(Ask[Board, int]):
    """The leader names the next player, having seen what the earlier ones did; by an option in the
    game of 2003, always in the revised edition.
    """

    def __init__(self, role: Role, name: str, clause: str) -> None:
        self.role = role
        self.name = name
        self.clause = clause  # mn:6.1.2 lc:9.2 lc:11.2

    def who(self, b: Board) -> list[int]:
        waits = b.named < 0 and len(b.turn_order) < b.box.players - 1
        return [b.role[self.role]] if waits else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("seat", [s for s in b.box.seats if s not in b.turn_order])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.named = value
        b.tell(NAMED_FOR_WAR if self.role == MILITARY_LEADER else NAMED, seat, value)


class NameLast(Do[Board]):
    """The last remaining player needs no naming."""  # lc:9.2

    def do(self, b: Board) -> None:
        if b.named < 0:
            b.named = next(s for s in b.box.seats if s not in b.turn_order)


def named_player(b: Board) -> list[int]:
    """The player whose turn it is."""
    return [b.named]


class HasActed(Do[Board]):
    """Everybody acts exactly once."""

    def do(self, b: Board) -> None:
        b.turn_order = (*b.turn_order, b.named)
        b.named = NONE


def one_named(phase: str, role: Role, name: str, turn: Phase, clause: str) -> Phase:
    """The leader names a player, who has their turn: repeated until all have had one."""
    return Phase(
        phase,
        [
            NameNext(role, name, clause),
            NameLast(),
            ForEachSeat(named_player, turn),
            HasActed(),
        ],
    )


class ForgetOrder(Do[Board]):
    """The order holds for one phase."""

    def do(self, b: Board) -> None:
        b.turn_order = ()
