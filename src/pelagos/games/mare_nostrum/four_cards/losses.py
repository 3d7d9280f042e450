"""Losses in battle: which units of either side fall; how many fall is in battle.RollDice."""

from itertools import pairwise
from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import SomeOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.mare_nostrum.four_cards.board import UNANSWERED, B, Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    ARRIVED_SPENT,
    BESIDE,
    NONE,
    STAYED,
    SUPPORTED,
    THE_FORTRESS,
    Side,
)
from pelagos.games.mare_nostrum.four_cards.units import (
    ready_arrivals,
    spent_arrivals,
    stayed,
    units_at,
)
from pelagos.games.mare_nostrum.shared.tables import changed

LOST: Final = EventKind(
    "units_lost",
    "loser:civilization",
    "field:area",
    "count:number",
    "fortresses:number",
    clause="mn:7.4.9",
)
"""How many units, and how many of them fortresses; the others are legions or, at sea, triremes."""

# The two parties of a battle, and their entries in `owed` and `casualties`.
ATTACKER: Final = 0
DEFENDER: Final = 1


def side_of(b: Board, party: int) -> Side:
    """Which side is the attacker, or the defender, of the battle at hand."""
    return b.attacker if party == ATTACKER else b.foe


def party_of(b: Board, seat: int) -> int:
    """Whether a player is the attacker or the defender."""
    return ATTACKER if seat == b.attacker else DEFENDER


def defending_fortresses(b: Board) -> int:
    """The defender's fortresses: they count in every battle."""  # mn:7.4.7
    field = b.field
    if b.is_sea(field) or b.marker[field] != b.foe:
        return 0
    return b.fortresses[field]


def place_of(b: Board) -> Fact:
    """Where the battle at hand is."""
    return Fact("field", "area", b.field)


def units_to_lose(b: Board, party: int) -> list[int]:
    """The units a side may lose, by where they stand: free legions first, then fortresses, then
    legions on buildings and the marker.
    """
    field = b.field
    side = side_of(b, party)
    if b.is_sea(field):
        return ship_marks(b, party) if side == b.active else [BESIDE] * units_at(b, field, side)
    n = units_at(b, field, side)
    fortresses = b.assigned_forts[b.foe] if party == ATTACKER else defending_fortresses(b)
    posts = b.posts(field, side)
    if party == ATTACKER and side == b.active and (not posts or b.fought >> field & 1):
        # Only those assigned. mn:7.4.11 lc:12.12
        return [BESIDE] * b.assigned[b.foe] + [THE_FORTRESS] * fortresses
    # Where legions stand on posts, any that has not attacked yet may be among those assigned.
    n -= b.idle if party == ATTACKER else 0
    return [BESIDE] * (n - len(posts)) + [THE_FORTRESS] * fortresses + posts  # mn:7.4.10


def ship_marks(b: Board, party: int) -> list[int]:
    """The active player's triremes in a battle, marked by what they have done; least able first."""
    sea = b.field
    if party == ATTACKER:
        new = b.assigned_new[b.foe]
        ranks = (b.assigned[b.foe] - new, new, 0)
    else:
        ranks = (stayed(b, sea), ready_arrivals(b, sea), spent_arrivals(b, sea))
    supporters = b.supporters_at(sea)
    marks: list[int] = []
    for rank, n in enumerate(ranks):
        used = min(n, supporters[rank])
        marks += [rank + SUPPORTED] * used + [rank] * (n - used)
    return sorted(marks, key=lambda mark: (abilities(b, party, mark).bit_count(), mark))


def abilities(b: Board, party: int, mark: int) -> int:
    """What a trireme could still do in this turn if it survives: move, attack, support (a mask)."""
    # lc:11.4 lc:18.3
    rank = mark % SUPPORTED
    spent = party == ATTACKER or rank == ARRIVED_SPENT
    if rank == STAYED and b.fought >> b.field & 1:
        spent = True
    supports = b.supports(b.active) and mark < SUPPORTED
    return (rank == STAYED) + 2 * (not spent) + 4 * supports


def each_can_do_more(b: Board, party: int, ships: list[int]) -> bool:
    """Whether in this order each ship can still do at least as much as the one before it: then the
    first ones are lost, and their owner has nothing to choose.
    """
    if side_of(b, party) != b.active or not b.is_sea(b.field):
        return False
    masks = [abilities(b, party, mark) for mark in ships]
    return all([less & ~more == 0 for less, more in pairwise(masks)])


class ChooseLosses(Ask[Board, tuple[int, ...]]):
    """Both sides choose at the same time which of their units they lose: fortresses, or legions
    that stand on buildings, on the marker or free.
    """

    name = "choose_losses"
    secret = True  # lc:21.2

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.4.10 lc:12.10

    def who(self, b: Board) -> list[int]:
        found = []
        if b.casualties[ATTACKER] == UNANSWERED:
            found.append(b.attacker)
        if b.casualties[DEFENDER] == UNANSWERED:
            found.append(b.foe)
        return found

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        party = party_of(b, seat)
        kind = "ship" if b.is_sea(b.field) else "post"
        return SomeOf(kind, sorted(units_to_lose(b, party)), b.owed[party], b.owed[party])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        party = party_of(b, seat)
        opponent = b.foe if party == ATTACKER else b.attacker
        return [
            place_of(b),
            Fact("opponent", "civilization", b.civ[opponent]),
            Fact("count", "number", b.owed[party]),
        ]

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.casualties = changed(b.casualties, party_of(b, seat), value)


class RemoveLosses(Do[B]):
    """Both sides' losses return to their supplies; attackers that survive have attacked."""

    # mn:7.4.9 mn:7.4.10 lc:12.9 lc:12.10 lc:12.12
    def do(self, b: B) -> None:
        foe, field = b.foe, b.field
        attackers = b.assigned[foe]
        fallen = self.remove(b, b.attacker, b.casualties[ATTACKER])
        self.remove(b, foe, b.casualties[DEFENDER])
        b.assigned = changed(b.assigned, foe, 0)
        b.assigned_new = changed(b.assigned_new, foe, 0)
        if b.attacker == b.active:
            b.spent[field] += attackers - fallen
            if b.assigned_forts[foe]:
                b.forts_spent |= 1 << field
            if not any(b.assigned):
                b.fought |= 1 << field
                b.idle = 0
        b.assigned_forts = changed(b.assigned_forts, foe, 0)
        b.foe = NONE
        b.owed = (NONE, NONE)
        b.casualties = (UNANSWERED, UNANSWERED)

    def remove(self, b: B, side: Side, posts: tuple[int, ...]) -> int:
        """Takes units off the board; returns how many of them were legions or triremes."""
        if not posts:
            return 0
        field = b.field
        at_sea = b.is_sea(field)
        fortresses = 0 if at_sea else posts.count(THE_FORTRESS)
        fallen = len(posts) - fortresses
        if side == b.active:
            self.strike_off(b, posts)
        if at_sea:
            b.remove_triremes(field, side, fallen)
        else:
            for post in posts:
                b.leave_post(field, post)
            b.remove_legions(field, side, fallen)
            b.remove_fortresses(field, side, fortresses)
        teller = side if side < b.box.players else NOBODY
        b.tell(LOST, teller, b.civ[side], field, len(posts), fortresses)
        return fallen

    def strike_off(self, b: B, posts: tuple[int, ...]) -> None:
        """Strikes off what the active player's lost units had done."""  # lc:11.4 lc:12.12
        field = b.field
        if not b.is_sea(field):
            held = [p for p in b.posts(field, b.active) if b.newly_held(field, p)]
            # Legions on posts take part in the first attack only.
            on_posts = 0 if b.fought >> field & 1 else len(held)
            # Of the free attackers, those that have moved are lost first: the others keep their
            # move.
            beside = max(0, b.assigned_new[b.foe] - on_posts)
            b.moved[field] -= min(posts.count(BESIDE), beside)
            b.moved[field] -= sum([p in held for p in posts])
            return
        ranks = [mark % SUPPORTED for mark in posts]
        old = ranks.count(STAYED)
        b.moved[field] -= len(ranks) - old
        b.spent[field] -= ranks.count(ARRIVED_SPENT)
        # An attacker's units that had not moved had not attacked before.
        b.spent[field] -= old if b.fought >> field & 1 and b.foe == b.active else 0
