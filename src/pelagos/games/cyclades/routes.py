"""Voyages: every sea space a group of fleets can reach for one payment, as one batch of answers."""

from pelagos.engine.contract import FREE, Cost, Route, Thing
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.ids import (
    MOVE_FLEETS,
    SAIL,
    Region,
)
from pelagos.games.cyclades.special_actions.fleets import STEPS, MoveFleets

Path = tuple[int, ...]


def voyages(b: Board, seat: int) -> list[Route]:
    """The shortest way from each sea space to every other, for each number of fleets."""
    # cy:12.1 cy:12.2 cy:12.3
    phase = b.phase_name()
    if phase == "sailing" and b.steps_left and b.seat == seat:
        return _from(b, seat, b.fleets_at, b.steps_left, FREE)
    move = MoveFleets()
    # a creature's power may be in between: the turn goes on after it
    if phase != "turn" or not b.acting or b.seat != seat or not move.possible(b, seat):
        return []
    price: Cost = (("gold", b.box.special_price),)
    return [r for sea in b.fleet_seas(seat) for r in _from(b, seat, sea, STEPS, price)]


def _from(b: Board, seat: int, origin: Region, steps: int, price: Cost) -> list[Route]:
    begun = "sail" if price == FREE else f"move_fleets {b.box.slug('region', origin)}"
    verb = SAIL if price == FREE else MOVE_FLEETS
    found: list[Route] = []
    for path in _paths(b, seat, origin, steps):
        end = path[-1]
        for count in range(1, b.units[origin] + 1):
            answers = [f"{begun} {count} {b.box.slug('region', path[0])}"]
            answers += [f"sail {count} {b.box.slug('region', sea)}" for sea in path[1:]]
            if _is_asked_on(b, seat, end, steps - len(path)):
                answers.append("stop")
            things: tuple[Thing, ...] = (
                ("verb", verb), ("region", origin), ("number", count), ("region", end)
            )  # fmt: skip
            found.append(Route(tuple(answers), things, price))
    return found


def _paths(b: Board, seat: int, origin: Region, steps: int) -> list[Path]:
    """The shortest way to each sea space within reach; a way ends where somebody else is."""
    found: dict[int, Path] = {origin: ()}
    front: list[Path] = [()]
    for _ in range(steps):
        longer: list[Path] = []
        for path in front:
            for sea in b.open_neighbours(path[-1] if path else origin):
                if sea not in found:
                    found[sea] = (*path, sea)
                    if b.holder[sea] in (-1, seat):
                        longer.append((*path, sea))
        front = longer
    return [path for path in found.values() if path]


def _is_asked_on(b: Board, seat: int, end: int, left: int) -> bool:
    """Whether the fleets would be asked to sail on from where they stop."""
    friendly = b.holder[end] in (-1, seat)
    return friendly and left > 0 and bool(b.open_neighbours(end))
