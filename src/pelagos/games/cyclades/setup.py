"""Setup: start positions and the first turn order."""

from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Order, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import ORDER_SET, STARTED


def take_start(b: Board, seat: int, position: int) -> None:
    """Two islands with an army each, and two fleets in two sea spaces, as in data/setups.toml."""
    # cy:2.3
    islands, seas = b.box.starts[position]
    for region in islands:
        b.place_units(region, seat, 1)
        b.armies_left[seat] -= 1
    for region in seas:
        b.place_units(region, seat, 1)
        b.fleets_left[seat] -= 1
    b.tell(STARTED, seat, tuple(islands), tuple(seas))


class DealPositions(Ask[Board, tuple[int, ...]]):
    """With the option `random`, FATE deals the start positions."""  # cy:2.5

    name = "deal_positions"
    clause = "cy:2.5"

    def who(self, b: Board) -> list[int]:
        return [FATE] if b.box.random_start and not b.placed else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        return Order("position", list(range(b.box.players)))

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        for s, position in enumerate(value):
            take_start(b, s, position)
        b.placed = True


class PlaceBySeat(Do[Board]):
    """Otherwise they go to the players in seat order. Everything else is neutral."""

    # cy:2.4 cy:2.5

    clause = "cy:2.3"

    def do(self, b: Board) -> None:
        if not b.placed:
            for s in range(b.box.players):
                take_start(b, s, s)
        b.placed = False


class ShuffleMarkers(Ask[Board, tuple[int, ...]]):
    """The markers lie on the turn track in random order; with two players all four do."""

    name = "shuffle_markers"
    clause = "cy:2.8"  # cy:17.2

    def who(self, b: Board) -> list[int]:
        return [] if b.order else [FATE]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        return Order("seat", b.box.owners)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        owners = b.box.owners
        left = list(range(len(owners)))
        order: list[int] = []
        for s in value:
            marker = next(m for m in left if owners[m] == s)
            left.remove(marker)
            order.append(marker)
        b.order = tuple(order)
        b.tell(ORDER_SET, seat, value)
