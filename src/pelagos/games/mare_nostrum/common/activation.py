"""A war turn in which sailing, marching and fighting may be mixed freely."""

from typing import Final

from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask, Phase
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.campaign import march, sail, turn_legion
from pelagos.games.mare_nostrum.common.movement import (
    Marches,
    Moves,
    Sailings,
    has_legions,
    seas_to_attack,
)
from pelagos.games.mare_nostrum.common.names import (
    ATTACK,
    END,
    FIGHT,
    HELEN,
    LEGIONS,
    MARCH,
    NOBODYS,
    PASS,
    SAIL,
    SETTLE,
    SIDES,
    USE,
)
from pelagos.games.mare_nostrum.common.tables import bits

ENDED: Final = 1
"""In `stage`: the player has finished."""


def fields_of_battle(b: Board, side: int) -> list[int]:
    """Provinces where legions that have not attacked stand beside another side's land units."""
    shared = b.armed[side] & b.enemies_of(side)
    if not shared:
        return []
    spent, legions = b.spent, b.legions
    return [p for p in bits(shared) if legions[p * SIDES + side] > spent[p]]


class FreeCampaign(Ask[Board, tuple[int, object]]):
    """Moves and battles in any order; each unit moves at most once and attacks at most once.

    `sea_battle`, `land_battle` and `settlement` are the phases of a battle at sea, of a battle in
    a province and of the choice in a province held alone; `entry` follows every march.
    """

    name = "campaign"

    def __init__(
        self,
        sea_battle: Phase,
        land_battle: Phase,
        settlement: Phase,
        leave_posts: Phase,
        entry: Phase,
        clause: str,
    ) -> None:
        self.sea_battle = sea_battle
        self.land_battle = land_battle
        self.settlement = settlement
        self.leave_posts = leave_posts
        self.entry = entry
        self.clause = clause  # mn:7.1.5 lc:11.3 lc:11.4 lc:11.5
        self.calls = [sea_battle, land_battle, settlement, leave_posts, entry]

    def who(self, b: Board) -> list[int]:
        if b.stage == ENDED:
            return []
        side = b.active
        return [side] if b.sailed[side] or has_legions(b, side) else []

    def choices(self, b: Board, seat: int) -> Space:
        verbs: list[int] = []
        spaces: list[Space] = []
        if b.sailed[seat]:
            moves = Sailings(b, seat)
            if moves.ids:
                verbs.append(SAIL)
                spaces.append(moves)
            if self.may_attack_at_sea(b):
                seas = seas_to_attack(b, seat)
                if seas:
                    verbs.append(ATTACK)
                    spaces.append(OneOf("area", seas))
        fields: list[int] = []
        if has_legions(b, seat):
            fields = fields_of_battle(b, seat)
            marches = self.marches(b, seat)
            if marches.ids:
                verbs.append(MARCH)
                spaces.append(marches)
            if fields:
                verbs.append(FIGHT)
                spaces.append(OneOf("area", fields))
            self.add_choices_abroad(b, seat, verbs, spaces)
        if not fields or all([b.fought >> p & 1 for p in fields]):
            verbs.append(END)
            spaces.append(NOTHING)
        return Menu("verb", verbs, spaces)

    # -- what editions differ in ------------------------------------------------------------------

    def may_attack_at_sea(self, b: Board) -> bool:
        """Whether it is not too late for sea battles."""
        raise NotImplementedError

    def marches(self, b: Board, seat: int) -> Moves:
        """Where legions may go."""
        return Marches(b, seat)

    def add_choices_abroad(
        self, b: Board, seat: int, verbs: list[int], spaces: list[Space]
    ) -> None:
        """What the player may do in foreign provinces that he holds alone."""
        raise NotImplementedError

    def act_abroad(self, b: Board, seat: int, verb: int, how: object) -> None:
        """What an edition adds to it."""
        raise NotImplementedError

    def end(self, b: Board, seat: int) -> None:
        """The player has finished."""
        b.stage = ENDED

    # -- answers ----------------------------------------------------------------------------------

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        verb, how = value
        if verb == END:
            self.end(b, seat)
        elif verb in (SAIL, MARCH):
            assert isinstance(how, tuple)
            origin, (goal, count) = how
            if verb == SAIL:
                self.sail(b, seat, origin, goal, count)
            else:
                self.march(b, seat, origin, goal, count)
        elif verb in (ATTACK, FIGHT, SETTLE):
            assert isinstance(how, int)
            b.field = how
            b.attacker = seat
            if verb == ATTACK:
                b.call(self.sea_battle)
            else:
                b.call(self.land_battle if verb == FIGHT else self.settlement)
        else:
            self.act_abroad(b, seat, verb, how)

    def sail(self, b: Board, seat: int, origin: int, goal: int, count: int) -> None:
        """Triremes go."""
        sail(b, seat, origin, goal, count)

    def march(self, b: Board, seat: int, origin: int, goal: int, count: int) -> None:
        """Legions go, and have arrived."""
        b.entered = goal
        b.call(self.entry)
        if march(b, seat, origin, goal, count):
            b.call(self.leave_posts)


class TurnOnEntry(Ask[Board, int]):
    """Helen may turn one legion of those that enter, or attack, her owner's province."""

    name = "turn_legion_on_entry"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.8.1 lc:17.3 lc:17.3a lc:17.3b lc:17.3d

    def who(self, b: Board) -> list[int]:
        owner, province = b.owner[HELEN], b.entered
        if province < 0 or owner < 0 or owner == b.active or b.helen_used:
            return []
        if b.marker[province] != owner or not b.supply[LEGIONS * SIDES + owner]:
            return []
        return [owner] if b.legions[province * SIDES + b.active] else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("verb", [PASS, USE])

    def answer(self, b: Board, seat: int, value: int) -> None:
        province = b.entered
        b.entered = NOBODYS
        if value == USE:
            self.turn(b, seat, province)

    def turn(self, b: Board, owner: int, province: int) -> None:
        """The legion changes sides."""
        turn_legion(b, owner, province)
