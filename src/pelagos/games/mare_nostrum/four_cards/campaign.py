"""A player's turn in the war phase, where sailing, marching and fighting may be mixed freely."""

from typing import Any, Final

from pelagos.engine.spaces import NOTHING, OneOf, Space
from pelagos.engine.steps import Do, Phase
from pelagos.engine.verbs import Actions, Verb
from pelagos.games.mare_nostrum.four_cards.board import B, Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    ATTACK,
    END,
    FIGHT,
    MARCH,
    SAIL,
    SIDES,
    Side,
)
from pelagos.games.mare_nostrum.four_cards.movement import (
    Going,
    Marches,
    Moves,
    Sailings,
    has_legions,
    have_attacked,
    have_moved,
    march,
    sail,
    seas_to_attack,
    to_a_dock,
)
from pelagos.games.mare_nostrum.shared.tables import ids_in

ENDED: Final = 1
"""In `turn_stage`: the player has finished."""


def fields_of_battle(b: Board, side: Side) -> list[int]:
    """Where the player must fight: provinces where their legions, entered or stayed, stand beside
    land units of another side and have not attacked yet, in every war phase as long as both remain.
    A fortress alone opens no battle.
    """  # mn:7.4.4 mn:7.4.5 lc:11.15 lc:11.19 lc:13.1
    shared = b.armed[side] & b.war
    if not shared:
        return []
    spent, legions = b.spent, b.legions
    return [p for p in ids_in(shared) if legions[p * SIDES + side] > spent[p]]


class Sail(Verb[B, Going]):
    """Triremes go to a sea next to theirs."""

    id = SAIL

    def __init__(self, clause: str, moved: str, at_sea: str) -> None:
        self.clause = clause  # mn:7.2.2 lc:11.6
        self.moved = moved  # Each ship moves once in a turn. mn:7.1.4 lc:11.4
        self.at_sea = at_sea  # It never returns to a dock. mn:7.2.4 lc:11.7

    def now(self, b: B, seat: int) -> Space[Going] | None:
        if not b.sailed[seat]:
            return None
        moves = Sailings(b, seat)
        return moves if moves.ids else None

    def offer(self, b: B, seat: int) -> Space[Going]:
        return Sailings(b, seat)

    def carry_out(self, b: B, seat: int, value: Going) -> None:
        origin, (goal, count) = value
        sail(b, seat, origin, goal, count)

    def why_not(self, b: B, seat: int, value: object) -> str:
        if to_a_dock(b, seat, value):
            return self.at_sea
        return self.moved if have_moved(b, seat, value, at_sea=True) else self.clause


class March(Verb[B, Going]):
    """Legions go to a province next to theirs, over land or by ship."""

    id = MARCH

    def __init__(self, leave_posts: Phase, clause: str, moved: str) -> None:
        self.leave_posts = leave_posts
        self.clause = clause  # mn:7.3.1 lc:11.11
        self.moved = moved  # Each legion moves once in a turn. mn:7.1.4 lc:11.4

    def now(self, b: B, seat: int) -> Space[Going] | None:
        if not b.armed[seat]:
            return None
        moves = self.marches(b, seat)
        return moves if moves.ids else None

    def offer(self, b: B, seat: int) -> Space[Going]:
        return self.marches(b, seat)

    def marches(self, b: B, seat: int) -> Moves[B]:
        """Where legions may go."""
        return Marches(b, seat)

    def carry_out(self, b: B, seat: int, value: Going) -> None:
        origin, (goal, count) = value
        if march(b, seat, origin, goal, count):
            b.call(self.leave_posts)

    def why_not(self, b: B, seat: int, value: object) -> str:
        return self.moved if have_moved(b, seat, value, at_sea=False) else self.clause


class OpenField(Verb[B, int]):
    """Something begins in an area: a battle, or the choice of a player alone in a province."""

    def __init__(self, phase: Phase, clause: str) -> None:
        self.phase = phase
        self.clause = clause

    def fields(self, b: B, seat: int) -> list[int]:
        """Where it may begin."""
        raise NotImplementedError

    def now(self, b: B, seat: int) -> Space[int] | None:
        fields = self.fields(b, seat)
        return OneOf("area", fields) if fields else None

    def offer(self, b: B, seat: int) -> Space[int]:
        return OneOf("area", self.fields(b, seat))

    def carry_out(self, b: B, seat: int, value: int) -> None:
        b.field = value
        b.attacker = seat  # Only the active player opens battles. lc:12.4
        b.call(self.phase)


class Attack(OpenField[B]):
    """Ships open a battle at sea."""

    id = ATTACK
    attacked: str = ""  # Each unit attacks once in a turn. mn:7.1.4 lc:11.4

    def fields(self, b: B, seat: int) -> list[int]:
        return seas_to_attack(b, seat)

    def why_not(self, b: B, seat: int, value: object) -> str:
        return self.attacked if have_attacked(b, seat, value, at_sea=True) else self.clause


class Fight(OpenField[B]):
    """Legions attack in a province."""

    id = FIGHT
    attacked: str = ""  # Each unit attacks once in a turn. mn:7.1.4 lc:11.4
    walls: str = ""  # A fortress alone attacks nobody. mn:7.4.5 lc:11.19
    nobody: str = ""  # There is nobody to fight. mn:7.4.12 lc:12.3

    def fields(self, b: B, seat: int) -> list[int]:
        return fields_of_battle(b, seat)

    def why_not(self, b: B, seat: int, value: object) -> str:
        if have_attacked(b, seat, value, at_sea=False):
            return self.attacked
        if not isinstance(value, int) or not 0 <= value < b.box.atlas.provinces:
            return self.clause
        if not b.legions_in(value, seat):
            return self.walls if b.at_war(value) and b.marker[value] == seat else self.clause
        return self.clause if b.at_war(value) else self.nobody


class End(Verb[B, tuple[()]]):
    """The player has finished."""

    id = END

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def now(self, b: B, seat: int) -> Space[tuple[()]] | None:
        # Not before all land battles have been fought. mn:7.4.4
        return None if fields_of_battle(b, seat) else NOTHING

    def offer(self, b: B, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def carry_out(self, b: B, seat: int, value: tuple[()]) -> None:
        b.turn_stage = ENDED


class FreeCampaign(Actions[B]):
    """Moves and battles in any order; each unit moves at most once and attacks at most once.

    `calls` are the phases that its verbs begin.
    """

    name = "campaign"

    def __init__(self, verbs: list[Verb[B, Any]], calls: list[Phase], clause: str) -> None:
        super().__init__(verbs)
        self.calls = calls
        self.clause = clause  # mn:7.1.5 lc:11.3 lc:11.4 lc:11.5

    def who(self, b: B) -> list[int]:
        if b.turn_stage == ENDED:
            return []
        side = b.active  # A player with nothing to move is passed over. lc:20.6
        return [side] if b.sailed[side] or has_legions(b, side) else []


class EndCampaign(Do[B]):
    """Clears what the turn has noted: in the next, nobody has moved or attacked yet."""

    def do(self, b: B) -> None:
        areas = len(b.moved)
        b.turn_stage = 0
        b.provinces_done = 0
        b.fought = 0
        b.forts_spent = 0
        b.crossed = False
        b.entered_spent = False
        b.new_holders = 0
        b.moved = [0] * areas
        b.spent = [0] * areas
