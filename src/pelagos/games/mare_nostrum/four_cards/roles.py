"""Who leads a phase: the counts, the check at its beginning, the first holders."""

from collections.abc import Callable
from typing import Any, Final

from pelagos.engine.events import EventKind
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Step
from pelagos.games.mare_nostrum.four_cards.board import B, Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    DIRECTOR,
    EMPTY,
    FORTRESSES,
    LEGIONS,
    NONE,
    POLITICAL_LEADER,
    SIDES,
    TRIREMES,
    UNOCCUPIED,
    Role,
)
from pelagos.games.mare_nostrum.shared.tables import changed

ROLE_PASSED: Final = EventKind("role_passed", "role:role", clause="mn:4.2.7")
ROLE_PRINTED: Final = EventKind("role_dealt", "role:role", clause="mn:3.2.1")
ROLE_DEALT: Final = EventKind("role_dealt", "role:role", clause="mn:4.2.4")


def buildings(b: Board, sites: list[int]) -> list[int]:
    """How many buildings on these sites each seat controls, whether or not they yield anything."""
    on_sites, marker, province = b.sites, b.marker, b.box.atlas.site_province
    found = [0] * (SIDES + 1)  # the last entry counts what nobody controls
    for site in sites:
        building = on_sites[site]
        if building != EMPTY:
            owner = marker[province[site]]
            found[owner if building == UNOCCUPIED else b.controller(site)] += 1
    return found[: b.box.players]  # Neutral sides hold no role. mn:3.4.4 lc:3.8


def counts(b: Board, role: Role) -> list[int]:
    """Per seat, the count that decides a role: caravans and markets, cities and temples, or units
    on the board; and two more for the owner of a hero.
    """  # mn:4.2.2 lc:6.3
    box = b.box
    if role == DIRECTOR:
        found = buildings(b, box.atlas.trading_sites)
    elif role == POLITICAL_LEADER:
        found = buildings(b, box.atlas.city_sites)
    else:
        found = [0] * box.players
        for piece in (LEGIONS, FORTRESSES, TRIREMES):
            for seat in box.seats:
                # All that are not in the supply, docked triremes included. mn:4.2.12
                found[seat] += box.pieces[piece] - b.supply[piece * SIDES + seat]
    # Agamemnon for the first role, Solomon for the second, Archimedes for the third.
    # mn:9.2.1 mn:9.2.2 mn:9.2.3 lc:17.1 lc:17.2 lc:17.6
    hero, bonus = box.role_bonus[role]
    if b.owner[hero] >= 0:
        # To this count and no other: heroes are neither buildings nor units. mn:4.2.9 lc:6.10
        found[b.owner[hero]] += bonus
    return found


def most_above_holder(b: Board, role: Role) -> list[int]:
    """The players tied for the greatest count, if it exceeds the holder's."""
    found = counts(b, role)
    top = max(found)
    holder = b.role[role]
    if top <= found[holder]:
        return []  # A tie favours the holder. mn:4.2.6 lc:6.6
    return [seat for seat in b.box.seats if found[seat] == top]


class NameHeir(Ask[B, int]):
    """The holder decides which of several challengers receives the role; they cannot keep it."""

    # mn:4.2.8 lc:6.8

    def __init__(
        self, role: Role, name: str, clause: str, challengers: Callable[[B, int], list[int]]
    ) -> None:
        self.role = role
        self.name = name
        self.clause = clause
        self.challengers = challengers

    def who(self, b: B) -> list[int]:
        waits = b.named < 0 and len(self.challengers(b, self.role)) > 1
        return [b.role[self.role]] if waits else []

    def choices(self, b: B, seat: int) -> Space[int]:
        return OneOf("seat", self.challengers(b, self.role))

    def answer(self, b: B, seat: int, value: int) -> None:
        b.named = value


class PassRole(Do[B]):
    """The heir named, or the only challenger, takes the card at once."""  # mn:4.2.7 lc:6.7

    def __init__(self, role: Role, clause: str, challengers: Callable[[B, int], list[int]]) -> None:
        self.role = role
        self.clause = clause
        self.challengers = challengers

    def do(self, b: B) -> None:
        found = [b.named] if b.named >= 0 else self.challengers(b, self.role)
        if len(found) == 1:
            b.role = changed(b.role, self.role, found[0])
            b.tell(ROLE_PASSED, found[0], self.role)
        b.named = NONE


def check_of_role(
    role: Role,
    name: str,
    challengers: Callable[[B, int], list[int]],
    passes: str,
    ties: str,
) -> list[Step[Any]]:
    """The check of a role at the beginning of its phase; `passes` and `ties` are its clauses."""
    return [NameHeir(role, name, ties, challengers), PassRole(role, passes, challengers)]


# -- before the first turn ----------------------------------------------------------------------


def next_unheld_role(b: Board) -> int:
    """The first role nobody holds yet, in the order of the phases."""
    return b.role.index(NONE)


def some_role_unheld(b: Board) -> bool:
    """Whether a role is still to be dealt."""
    return NONE in b.role


class HandOutPrintedRoles(Do[Board]):
    """Each start sheet that grants a role gives it to its player."""  # mn:3.2.1 lc:4.3

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def do(self, b: Board) -> None:
        for seat in b.box.seats:
            role = b.box.sheets[b.civ[seat]].role
            if role >= 0:
                b.role = changed(b.role, role, seat)
                b.tell(ROLE_PRINTED, seat, role)


class DrawFirstHolder(Ask[B, int]):
    """A tie for a role that nobody holds yet is drawn by lot."""  # mn:4.2.4 lc:4.5

    name = "draw_first_holder"

    def __init__(self, clause: str, candidates: Callable[[B, int], list[int]]) -> None:
        self.clause = clause
        self.candidates = candidates

    def _tied(self, b: B) -> list[int]:
        """The players with the highest count, until one is drawn."""
        return self.candidates(b, next_unheld_role(b)) if b.named == NONE else []

    def who(self, b: B) -> list[int]:
        return [FATE] if len(self._tied(b)) > 1 else []

    def choices(self, b: B, seat: int) -> Space[int]:
        return OneOf("seat", self._tied(b))

    def answer(self, b: B, seat: int, value: int) -> None:
        b.named = value


class GiveFirstRole(Do[B]):
    """The player with the highest count, or the one drawn, receives the role."""

    def __init__(self, clause: str, candidates: Callable[[B, int], list[int]]) -> None:
        self.clause = clause
        self.candidates = candidates

    def do(self, b: B) -> None:
        role = next_unheld_role(b)
        seat = b.named if b.named != NONE else self.candidates(b, role)[0]
        b.role = changed(b.role, role, seat)
        b.named = NONE
        b.tell(ROLE_DEALT, seat, role)
