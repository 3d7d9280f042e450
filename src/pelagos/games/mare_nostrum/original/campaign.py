"""The military phase of the 2003 game: ships first, then legions, then province by province."""

from typing import Final

from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.mare_nostrum.four_cards.campaign import FreeCampaign
from pelagos.games.mare_nostrum.four_cards.ids import (
    ATTACK,
    HALT,
    MARCH,
    SAIL,
    SETTLE,
)
from pelagos.games.mare_nostrum.four_cards.movement import (
    Marches,
    Sailings,
    has_legions,
    have_moved,
    march,
    sail,
    seas_to_attack,
)
from pelagos.games.mare_nostrum.original.aftermath import open_provinces
from pelagos.games.mare_nostrum.original.board import OriginalBoard

SAILING: Final = 0
SEA_BATTLES: Final = 1
MARCHING: Final = 2
HALTED: Final = 3
HELEN_ASKED: Final = 4

MOVE_CLAUSES: Final = {SAIL: "mn:7.2.2", ATTACK: "mn:7.4.3", MARCH: "mn:7.3.1"}


class Campaign(Ask[OriginalBoard, tuple[int, object]]):
    """Triremes move, then fight at sea if wanted, then legions move; each stage ends the last."""

    name = "campaign"
    clause = "mn:7.1.2"

    def __init__(self, sea_battle: Phase, leave_posts: Phase) -> None:
        self.sea_battle = sea_battle
        self.leave_posts = leave_posts
        self.calls = [sea_battle, leave_posts]

    def who(self, b: OriginalBoard) -> list[int]:
        if b.stage >= HALTED:
            return []
        side = b.active  # With nothing to move he is passed over. mn:4.1.3
        return [side] if b.sailed[side] or has_legions(b, side) else []

    def choices(self, b: OriginalBoard, seat: int) -> Space:
        # Once legions have moved, triremes neither move nor attack. mn:7.1.2 mn:7.1.3 mn:7.1.5
        verbs = [HALT]
        spaces: list[Space] = [NOTHING]
        if b.stage <= SEA_BATTLES and b.sailed[seat]:
            if b.stage == SAILING:
                moves = Sailings(b, seat)
                if moves.ids:
                    verbs.append(SAIL)
                    spaces.append(moves)
            seas = seas_to_attack(b, seat)  # mn:7.4.3
            if seas:
                verbs.append(ATTACK)
                spaces.append(OneOf("area", seas))
        if has_legions(b, seat):
            marches = Marches(b, seat)
            if marches.ids:
                verbs.append(MARCH)
                spaces.append(marches)
        return Menu("verb", verbs, spaces)

    def answer(self, b: OriginalBoard, seat: int, value: tuple[int, object]) -> None:
        verb, how = value
        if verb == HALT:
            b.stage = HALTED
        elif verb == ATTACK:
            assert isinstance(how, int)
            b.stage = SEA_BATTLES
            b.field = how
            b.attacker = seat
            b.call(self.sea_battle)
        else:
            assert isinstance(how, tuple)
            origin, (goal, count) = how
            if verb == SAIL:
                sail(b, seat, origin, goal, count)
            else:
                b.stage = MARCHING
                if march(b, seat, origin, goal, count):
                    b.call(self.leave_posts)

    def why_not(self, b: OriginalBoard, seat: int, value: object) -> str:
        """Ships that come too late are out of sequence; units that have moved stay."""
        if not isinstance(value, tuple) or len(value) != 2 or type(value[0]) is not int:
            return self.clause
        verb, how = value
        if (b.stage > SEA_BATTLES and verb in (SAIL, ATTACK)) or (b.stage and verb == SAIL):
            return "mn:7.1.5"
        if verb in (SAIL, MARCH) and have_moved(b, seat, how, verb == SAIL):
            return "mn:7.1.4"
        return MOVE_CLAUSES.get(verb, self.clause)


class EndMilitaryPhase(Do[OriginalBoard]):
    """Helen may be used again in the next phase."""

    def do(self, b: OriginalBoard) -> None:
        b.helen_used = False
        b.line = ()


# -- moves and battles mixed -----------------------------------------------------------------------


class InterleavedCampaign(FreeCampaign[OriginalBoard]):
    """Any mixture of moves and battles, as an option."""  # mn:7.1.5 mn:7.1.4

    name = "campaign_freely"

    def may_attack_at_sea(self, b: OriginalBoard) -> bool:
        """Sea battles come before the legions that rely on them."""  # mn:7.1.5
        return not b.crossed

    def add_choices_abroad(
        self, b: OriginalBoard, seat: int, verbs: list[int], spaces: list[Space]
    ) -> None:
        """Each is dealt with once."""  # mn:7.6.2
        alone = [p for p in open_provinces(b) if not b.enemies_present(p, seat)]
        if alone:
            verbs.append(SETTLE)
            spaces.append(OneOf("area", alone))
