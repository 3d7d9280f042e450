"""A player's turn in the war phase, where sailing, marching and fighting may be mixed freely."""

from typing import Final

from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.mare_nostrum.four_cards.board import B, Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    ATTACK,
    END,
    FIGHT,
    MARCH,
    SAIL,
    SETTLE,
    SIDES,
    Area,
    Side,
)
from pelagos.games.mare_nostrum.four_cards.movement import (
    Marches,
    Moves,
    Sailings,
    has_legions,
    march,
    sail,
    seas_to_attack,
)
from pelagos.games.mare_nostrum.shared.tables import bits

ENDED: Final = 1
"""In `stage`: the player has finished."""


def fields_of_battle(b: Board, side: Side) -> list[int]:
    """Provinces where legions that have not attacked stand beside another side's land units.

    A fortress alone opens no battle.
    """  # mn:7.4.4 mn:7.4.5 lc:11.15 lc:11.19
    shared = b.armed[side] & b.enemies_of(side)
    if not shared:
        return []
    spent, legions = b.spent, b.legions
    return [p for p in bits(shared) if legions[p * SIDES + side] > spent[p]]


class FreeCampaign(Ask[B, tuple[int, object]]):
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

    def who(self, b: B) -> list[int]:
        if b.stage == ENDED:
            return []
        side = b.active  # With nothing to move he is passed over. lc:20.6
        return [side] if b.sailed[side] or has_legions(b, side) else []

    def choices(self, b: B, seat: int) -> Space:
        verbs: list[int] = []
        spaces: list[Space] = []
        if b.sailed[seat]:
            moves = Sailings(b, seat)
            if moves.ids:
                verbs.append(SAIL)
                spaces.append(moves)
            if self.may_attack_at_sea(b):
                seas = self.seas_to_attack(b, seat)
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
        if not self.must_fight(b, fields) and not self.must_sail(b, seat):
            verbs.append(END)
            spaces.append(NOTHING)
        return Menu("verb", verbs, spaces)

    # -- what editions differ in ------------------------------------------------------------------

    def may_attack_at_sea(self, b: B) -> bool:
        """Whether it is not too late for sea battles."""
        raise NotImplementedError

    def seas_to_attack(self, b: B, seat: int) -> list[int]:
        """Where his ships may open a battle."""
        return seas_to_attack(b, seat)

    def must_sail(self, b: B, seat: int) -> bool:
        """Whether ships have to leave their docks before he ends."""
        return False

    def must_fight(self, b: B, fields: list[int]) -> bool:
        """Whether a battle is still due in one of the provinces where legions can attack."""
        return len(fields) > 0  # mn:7.4.4

    def marches(self, b: B, seat: int) -> Moves[B]:
        """Where legions may go."""
        return Marches(b, seat)

    def add_choices_abroad(self, b: B, seat: int, verbs: list[int], spaces: list[Space]) -> None:
        """What the player may do in foreign provinces that he holds alone."""
        raise NotImplementedError

    def act_abroad(self, b: B, seat: int, verb: int, how: object) -> None:
        """What an edition adds to it."""
        raise NotImplementedError

    def end(self, b: B, seat: int) -> None:
        """The player has finished."""
        b.stage = ENDED

    # -- answers ----------------------------------------------------------------------------------

    def answer(self, b: B, seat: int, value: tuple[int, object]) -> None:
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
            b.attacker = seat  # lc:12.4
            if verb == ATTACK:
                b.call(self.sea_battle)
            else:
                b.call(self.land_battle if verb == FIGHT else self.settlement)
        else:
            self.act_abroad(b, seat, verb, how)

    def sail(self, b: B, seat: int, origin: Area, goal: Area, count: int) -> None:
        """Triremes go."""
        sail(b, seat, origin, goal, count)

    def march(self, b: B, seat: int, origin: Area, goal: Area, count: int) -> None:
        """Legions go, and have arrived."""
        b.entered = goal
        b.call(self.entry)
        if march(b, seat, origin, goal, count):
            b.call(self.leave_posts)


class EndCampaign(Do[B]):
    """The turn leaves nothing behind: in the next nobody has moved or attacked yet."""

    def do(self, b: B) -> None:
        areas = len(b.moved)
        b.stage = 0
        b.settled = 0
        b.fought = 0
        b.forts_spent = 0
        b.crossed = False
        b.new_holders = 0
        b.moved = [0] * areas
        b.spent = [0] * areas
