"""The military phase of the 2003 game: ships first, then legions, then province by province."""

from typing import Any, Final

from pelagos.engine.spaces import NOTHING, Space
from pelagos.engine.steps import Do, Phase
from pelagos.engine.verbs import Actions, Verb
from pelagos.games.mare_nostrum.four_cards.aftermath import alone_abroad
from pelagos.games.mare_nostrum.four_cards.campaign import (
    Attack,
    End,
    Fight,
    FreeCampaign,
    March,
    OpenField,
    Sail,
)
from pelagos.games.mare_nostrum.four_cards.ids import HALT, NONE, SETTLE
from pelagos.games.mare_nostrum.four_cards.movement import Going, has_legions, seas_to_attack
from pelagos.games.mare_nostrum.original.aftermath import has_aftermath, provinces_to_settle
from pelagos.games.mare_nostrum.original.board import OriginalBoard

# How far a player's turn has come: `turn_stage`. No step comes back.
SAILING: Final = 0
SEA_BATTLES: Final = 1
MARCHING: Final = 2
HALTED: Final = 3
HELEN_ASKED: Final = 4


class Halt(Verb[OriginalBoard, tuple[()]]):
    """No more moves: now province after province is dealt with."""

    id = HALT
    clause = "mn:7.1.2"

    def now(self, b: OriginalBoard, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def offer(self, b: OriginalBoard, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def carry_out(self, b: OriginalBoard, seat: int, value: tuple[()]) -> None:
        b.turn_stage = HALTED


class SailFirst(Sail[OriginalBoard]):
    """The first step of a turn: once ships have fought or legions have moved, triremes stay."""

    # mn:7.1.2 mn:7.1.5

    def now(self, b: OriginalBoard, seat: int) -> Space[Going] | None:
        return None if b.turn_stage > SAILING else super().now(b, seat)

    def why_not(self, b: OriginalBoard, seat: int, value: object) -> str:
        return "mn:7.1.5" if b.turn_stage > SAILING else super().why_not(b, seat, value)


class AttackNext(Attack[OriginalBoard]):
    """The second step, optional: once legions have moved, triremes do not attack."""

    # mn:7.1.3 mn:7.1.5
    attacked = "mn:7.1.4"

    def fields(self, b: OriginalBoard, seat: int) -> list[int]:
        # In any sea shared with another player's ships, moved or not. mn:7.4.3
        return seas_to_attack(b, seat) if b.turn_stage <= SEA_BATTLES else []

    def carry_out(self, b: OriginalBoard, seat: int, value: int) -> None:
        b.turn_stage = SEA_BATTLES
        super().carry_out(b, seat, value)

    def why_not(self, b: OriginalBoard, seat: int, value: object) -> str:
        return "mn:7.1.5" if b.turn_stage > SEA_BATTLES else super().why_not(b, seat, value)


class MarchLast(March[OriginalBoard]):
    """The third step: once the first legion moves, ships neither move nor attack."""

    def carry_out(self, b: OriginalBoard, seat: int, value: Going) -> None:
        b.turn_stage = MARCHING
        super().carry_out(b, seat, value)


class Campaign(Actions[OriginalBoard]):
    """Triremes move, then fight at sea if wanted, then legions move: all, some or none of them."""

    name = "campaign"
    clause = "mn:7.1.2"

    def __init__(self, sea_battle: Phase, leave_posts: Phase) -> None:
        super().__init__(
            [
                Halt(),
                SailFirst("mn:7.2.2", "mn:7.1.4", "mn:7.2.4"),
                AttackNext(sea_battle, "mn:7.4.3"),
                MarchLast(leave_posts, "mn:7.3.1", "mn:7.1.4"),
            ]
        )
        self.calls = [sea_battle, leave_posts]

    def who(self, b: OriginalBoard) -> list[int]:
        if b.turn_stage >= HALTED:
            return []
        side = b.active  # A player with nothing to move is passed over. mn:4.1.3
        return [side] if b.sailed[side] or has_legions(b, side) else []


class EndMilitaryPhase(Do[OriginalBoard]):
    """Clears what the phase has noted: Helen may be used again."""

    def do(self, b: OriginalBoard) -> None:
        b.helen_used = False
        b.turn_order = ()


# -- moves and battles mixed -----------------------------------------------------------------------


class AttackBeforeCrossing(Attack[OriginalBoard]):
    """Sea battles come before the legions that rely on them."""  # mn:7.1.5

    attacked = "mn:7.1.4"

    def fields(self, b: OriginalBoard, seat: int) -> list[int]:
        return super().fields(b, seat) if not b.crossed else []

    def why_not(self, b: OriginalBoard, seat: int, value: object) -> str:
        return "mn:7.1.5" if b.crossed else super().why_not(b, seat, value)


class FightOnLand(Fight[OriginalBoard]):
    """Legions attack the land units beside them."""

    attacked = "mn:7.1.4"
    walls = "mn:7.4.5"
    nobody = "mn:7.4.12"


class MarchAndEnter(March[OriginalBoard]):
    """Every march may be answered by Helen."""  # mn:7.8.1

    def __init__(self, entry: Phase, leave_posts: Phase) -> None:
        super().__init__(leave_posts, "mn:7.3.1", "mn:7.1.4")
        self.entry = entry

    def carry_out(self, b: OriginalBoard, seat: int, value: Going) -> None:
        origin, (b.entered, _) = value
        b.entered_spent = b.fought >> origin & 1 == 1
        b.call(self.entry)
        super().carry_out(b, seat, value)


class SettleProvince(OpenField[OriginalBoard]):
    """A player alone in another's province chooses what to do there, once per turn."""

    # mn:7.6.2

    id = SETTLE

    def fields(self, b: OriginalBoard, seat: int) -> list[int]:
        if not has_legions(b, seat):
            return []
        return [p for p in provinces_to_settle(b) if not b.enemies_present(p, seat)]

    def why_not(self, b: OriginalBoard, seat: int, value: object) -> str:
        if not isinstance(value, int) or not 0 <= value < b.box.atlas.provinces:
            return self.clause
        if b.marker[value] in (NONE, seat):
            return "mn:7.6.8"
        if not alone_abroad(b, value, seat):
            return "mn:7.6.1"
        return self.clause if has_aftermath(b, value) else "mn:7.6.11"


class InterleavedCampaign(FreeCampaign[OriginalBoard]):
    """Any mixture of moves and battles, as an option."""  # mn:7.1.5 mn:7.1.4

    name = "campaign_freely"

    def __init__(
        self, sea_battle: Phase, land_battle: Phase, leave_posts: Phase, entry: Phase, clause: str
    ) -> None:
        verbs: list[Verb[OriginalBoard, Any]] = [
            Sail("mn:7.2.2", "mn:7.1.4", "mn:7.2.4"),
            AttackBeforeCrossing(sea_battle, "mn:7.4.3"),
            MarchAndEnter(entry, leave_posts),
            FightOnLand(land_battle, "mn:7.4.4"),
            SettleProvince(land_battle, "mn:7.6.2"),
            End("mn:7.4.4"),
        ]
        super().__init__(verbs, [sea_battle, land_battle, leave_posts, entry], clause)
