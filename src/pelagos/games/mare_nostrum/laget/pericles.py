"""Pericles: triremes that support battles on land, and which of them have done so."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import Allot, Number, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.mare_nostrum.four_cards.battle import RollDice, sides_of
from pelagos.games.mare_nostrum.four_cards.ids import (
    ARRIVED,
    ARRIVED_SPENT,
    HELEN,
    NONE,
    PERICLES,
    SIDES,
    STAYED,
    SUPPORTED,
    Area,
    Side,
)
from pelagos.games.mare_nostrum.four_cards.losses import RemoveLosses
from pelagos.games.mare_nostrum.four_cards.units import (
    ready_arrivals,
    spent_arrivals,
    stayed,
    units_at,
)
from pelagos.games.mare_nostrum.laget.board import NO_MOVE, RANKS, LagetBoard, Move
from pelagos.games.mare_nostrum.shared.tables import add, changed, shift

SUPPORT: Final = EventKind("ships_support", "count:number", clause="lc:18.3")


def free_supporters(b: LagetBoard, owner: int) -> list[int]:
    """Per sea of the province at hand, the ships that have not supported a battle this turn."""
    n = b.box.atlas.provinces
    used = b.supported
    return [b.triremes[sea * SIDES + owner] - used[sea - n] for sea in b.box.atlas.coasts[b.field]]


class SupportBattle(Ask[LagetBoard, tuple[int, ...]]):
    """Before the dice are rolled the owner of Pericles says which ships support their legions."""

    name = "support_battle"
    clause = "lc:18.3a"  # lc:18.3

    def who(self, b: LagetBoard) -> list[int]:
        owner = b.owner[PERICLES]
        if owner < 0 or b.support >= 0 or b.field >= b.box.atlas.provinces:
            return []
        if owner not in (b.attacker, b.foe) or not any(free_supporters(b, owner)):
            return []
        if b.edition.one_support_a_turn and b.supported_one:
            return []  # lc:21.3
        legions = b.assigned[b.foe] if owner == b.attacker else units_at(b, b.field, owner)
        fortress_enough = owner == b.foe and b.edition.support_for_walls  # lc:21.3
        return [owner] if legions or fortress_enough else []

    def choices(self, b: LagetBoard, seat: int) -> Space[tuple[int, ...]]:
        ready = free_supporters(b, seat)
        return Allot("area", b.box.atlas.coasts[b.field], ready, 0, sum(ready))

    def facts(self, b: LagetBoard, seat: int) -> list[Fact]:
        return [Fact("field", "area", b.field), *sides_of(b)]

    def answer(self, b: LagetBoard, seat: int, value: tuple[int, ...]) -> None:
        for sea, count in zip(b.box.atlas.coasts[b.field], value, strict=True):
            use_support(b, sea, count)
        b.support = sum(value)
        b.supported_one = b.supported_one or b.support > 0
        b.tell(SUPPORT, seat, b.support)


def use_support(b: LagetBoard, sea: Area, count: int) -> None:
    """Ships that have moved support first: the others may still do so from another sea."""
    first = (sea - b.box.atlas.provinces) * RANKS
    if b.owner[PERICLES] == b.active:
        for rank, n in ((ARRIVED_SPENT, spent_arrivals(b, sea)), (ARRIVED, ready_arrivals(b, sea))):
            used = min(count, n - b.supporters[first + rank])
            b.supporters = add(b.supporters, first + rank, used)
            count -= used
    b.supporters = add(b.supporters, first, count)


def supporters_leave(b: LagetBoard, origin: Area, goal: Area, count: int) -> bool:
    """Ships have left a sea; whether their owner must still say how many have supported."""
    n = b.box.atlas.provinces
    if origin < n or b.owner[PERICLES] != b.active:
        return False
    used = b.supporters[(origin - n) * RANKS]
    if not used:
        return False
    sailing = Move(origin, goal, count)
    least, most = supporters_among(b, sailing)
    if least < most:
        b.sailing = sailing
        return True
    carry_support(b, sailing, least)
    return False


def supporters_among(b: LagetBoard, sailing: Move) -> tuple[int, int]:
    """The least and the greatest number of ships among those leaving that may have supported."""
    origin, _, count = sailing
    used = b.supporters[(origin - b.box.atlas.provinces) * RANKS]
    unused = stayed(b, origin) + count - used
    return max(0, count - unused), min(count, used)


def carry_support(b: LagetBoard, sailing: Move, count: int) -> None:
    """Ships that have supported and sail on have supported wherever they are."""
    n = b.box.atlas.provinces
    origin, goal, _ = sailing
    rank = ARRIVED_SPENT if b.fought >> origin & 1 else ARRIVED
    b.supporters = shift(b.supporters, (origin - n) * RANKS, (goal - n) * RANKS + rank, count)


class NameSupporters(Ask[LagetBoard, int]):
    """Ships leave a sea where some have supported a battle: how many of these go?"""

    name = "name_supporters"
    clause = "lc:18.3"

    def who(self, b: LagetBoard) -> list[int]:
        return [b.active] if b.sailing.pieces else []

    def choices(self, b: LagetBoard, seat: int) -> Space[int]:
        least, most = supporters_among(b, b.sailing)
        return Number(least, most, "trireme")

    def facts(self, b: LagetBoard, seat: int) -> list[Fact]:
        origin, _, count = b.sailing
        return [Fact("sea", "area", origin), Fact("count", "number", count)]

    def answer(self, b: LagetBoard, seat: int, value: int) -> None:
        carry_support(b, b.sailing, value)
        b.sailing = NO_MOVE


def supporters_rest(b: LagetBoard) -> None:
    """The activation is over: from now on its ships count as having stayed."""
    if any(b.supporters):
        used = b.supported
        b.supporters = tuple([n if rank == STAYED else 0 for n in used for rank in range(RANKS)])


class RollWithSupport(RollDice[LagetBoard]):
    """Supporting ships add one each and cannot be lost."""  # lc:18.3

    def modifiers(self, b: LagetBoard, side: Side, dice: int) -> list[tuple[str, int]]:
        found = super().modifiers(b, side, dice)
        support = b.support
        if support > 0 and b.owner[PERICLES] == side:
            found.append(("support", support))
        return found


class EndSupport(Do[LagetBoard]):
    """In the next battle other ships may support."""

    def do(self, b: LagetBoard) -> None:
        b.support = NONE


class RemoveRevisedLosses(RemoveLosses[LagetBoard]):
    """What fallen ships had done, and the legion that Helen turned, are struck off too."""

    # lc:12.10
    def remove(self, b: LagetBoard, side: Side, posts: tuple[int, ...]) -> int:
        fallen = super().remove(b, side, posts)
        sea = b.field - b.box.atlas.provinces
        if sea >= 0 and side != b.active and b.owner[PERICLES] == side:
            # In another's activation ships that have supported can do less: they go first.
            used = b.supporters[sea * RANKS]
            b.supporters = changed(b.supporters, sea * RANKS, max(0, used - fallen))
        elif sea < 0 and fallen and b.field == b.turned and b.owner[HELEN] == side:
            b.turned = NONE
        return fallen

    def strike_off(self, b: LagetBoard, posts: tuple[int, ...]) -> None:
        super().strike_off(b, posts)
        sea = b.field - b.box.atlas.provinces
        if sea < 0:
            return
        for mark in posts:
            if mark >= SUPPORTED:
                at = sea * RANKS + mark - SUPPORTED
                b.supporters = add(b.supporters, at, -1)


class HaveAttacked(Do[LagetBoard]):
    """Ships that moved in and attacked are spent: those of them that had supported a battle are
    noted as spent, too.
    """

    def do(self, b: LagetBoard) -> None:
        sea = b.field - b.box.atlas.provinces
        if sea >= 0 and b.attacker == b.active and b.owner[PERICLES] == b.active:
            at = sea * RANKS
            b.supporters = shift(
                b.supporters, at + ARRIVED, at + ARRIVED_SPENT, b.supporters[at + ARRIVED]
            )
