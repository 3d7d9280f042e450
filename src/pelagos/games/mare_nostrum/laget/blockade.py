"""The ferry blockade, used by agreement."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.mare_nostrum.four_cards.ids import NONE, PASS, USE
from pelagos.games.mare_nostrum.four_cards.spaces import OneSetOf
from pelagos.games.mare_nostrum.laget.board import NO_MOVE, Blockader, LagetBoard
from pelagos.games.mare_nostrum.laget.movement import arrive
from pelagos.games.mare_nostrum.shared.tables import changed

BLOCKADE: Final = EventKind("blockade", "sea:area", clause="lc:15.1")
STOPPED: Final = EventKind("crossing_stopped", "goal:area", clause="lc:15.3")


def chains(b: LagetBoard) -> list[tuple[int, ...]]:
    """The seas of every chain without detours from the origin of the attempt to its goal: adjacent
    seas with triremes of the active player in each.
    """
    origin, goal, _ = b.attempt
    atlas = b.box.atlas
    n = atlas.provinces
    own = [sea for sea in range(n, n + atlas.seas) if b.triremes_in(sea, b.active)]
    ends = atlas.coasts[goal]
    found: list[tuple[int, ...]] = []
    paths: list[tuple[int, ...]] = [(sea,) for sea in atlas.coasts[origin] if sea in own]
    while paths:
        longer: list[tuple[int, ...]] = []
        for path in paths:
            if path[-1] in ends:
                found.append(tuple(sorted(path)))
                continue
            longer.extend(
                [
                    (*path, sea)
                    for sea in atlas.sea_borders[path[-1] - n]
                    if sea in own and sea not in path
                ]
            )
        paths = longer
    sets = [set(chain) for chain in found]
    kept = [c for c in found if not any(s < set(c) for s in sets)]
    return list(dict.fromkeys(kept))


class ChooseChain(Ask[LagetBoard, tuple[int, ...]]):
    """The active player announces the chain of their crossing. Only legions can be stopped: chains
    for placing markers are never blockaded.
    """  # lc:15.8

    name = "choose_chain"
    clause = "lc:15.7"

    def who(self, b: LagetBoard) -> list[int]:
        return [b.active] if not b.chain and len(chains(b)) > 1 else []

    def choices(self, b: LagetBoard, seat: int) -> Space[tuple[int, ...]]:
        return OneSetOf("area", chains(b))

    def facts(self, b: LagetBoard, seat: int) -> list[Fact]:
        origin, goal, count = b.attempt
        return [
            Fact("origin", "area", origin),
            Fact("goal", "area", goal),
            Fact("count", "number", count),
        ]

    def answer(self, b: LagetBoard, seat: int, value: tuple[int, ...]) -> None:
        b.chain = value


class AnnounceCrossing(Do[LagetBoard]):
    """Everybody with ships in a sea of the chain may blockade it, clockwise, sea by sea."""

    # lc:15.2 lc:15.7
    def do(self, b: LagetBoard) -> None:
        if not b.chain:
            b.chain = chains(b)[0]
        players = b.box.players
        found: list[Blockader] = []
        for i in range(1, players):
            seat = (b.active + i) % players
            for sea in b.chain:
                if b.triremes_in(sea, seat):
                    found.append(Blockader(seat, sea))
        b.blockades = tuple(found)


def chain_holds(b: LagetBoard) -> bool:
    """Whether every sea of the chain still has a ship of the ferrying player."""  # lc:15.3
    return all([b.triremes_in(sea, b.active) for sea in b.chain])


def next_blockade(b: LagetBoard) -> int:
    """The place in the list of the next player who may blockade; -1 when nobody is left. A broken
    chain ends the attempt; players who have lost their ships there are passed over.
    """
    if chain_holds(b):
        for i, blockader in enumerate(b.blockades):
            if b.triremes_in(blockader.sea, blockader.seat):
                return i
    return NONE


class DeclareBlockade(Ask[LagetBoard, int]):
    """A player whose ships lie in a sea of the chain may fight the ferrying ships there, though it
    is not their activation: one battle per player, sea and attempt.
    """

    name = "declare_blockade"
    clause = "lc:15.1"  # lc:15.2 lc:15.5

    def __init__(self, battle: Phase) -> None:
        self.battle = battle

    def who(self, b: LagetBoard) -> list[int]:
        i = next_blockade(b)
        return [b.blockades[i].seat] if i >= 0 else []

    def choices(self, b: LagetBoard, seat: int) -> Space[int]:
        return OneOf("verb", [USE, PASS])

    def facts(self, b: LagetBoard, seat: int) -> list[Fact]:
        sea = b.blockades[next_blockade(b)].sea
        return [Fact("sea", "area", sea), Fact("enemy", "seat", b.active)]

    def answer(self, b: LagetBoard, seat: int, value: int) -> None:
        i = next_blockade(b)
        sea = b.blockades[i].sea
        b.blockades = b.blockades[i + 1 :]  # One battle per player, sea and attempt. lc:15.7
        if value == USE:
            b.field = sea
            b.attacker = seat
            b.assigned = changed(b.assigned, b.active, b.triremes_in(sea, seat))
            b.tell(BLOCKADE, seat, sea)
            b.call(self.battle)


class CompleteCrossing(Do[LagetBoard]):
    """The legions cross if there is still a ferrying ship in every sea of the chain; otherwise they
    stay where they are.
    """  # lc:15.3

    def __init__(self, entry: Phase, leave_posts: Phase) -> None:
        self.entry = entry
        self.leave_posts = leave_posts

    def do(self, b: LagetBoard) -> None:
        origin, goal, count = b.attempt
        crosses = chain_holds(b)
        b.attempt = NO_MOVE
        b.chain = ()
        b.blockades = ()
        if crosses:
            arrive(b, b.active, origin, goal, count, self.entry, self.leave_posts)
        else:  # They have not moved and may try again. lc:15.4 lc:15.6
            b.tell(STOPPED, b.active, goal)
