"""The military phase of the 2003 game: ships first, then legions, then province by province."""

from typing import Final

from pelagos.engine.spaces import NOTHING, Menu, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.mare_nostrum.common.activation import FreeCampaign
from pelagos.games.mare_nostrum.common.aftermath import (
    alone_abroad,
    buildings_of,
    claim,
    held_abroad,
    occupy,
    pillage,
)
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.campaign import march, sail, turn_legion
from pelagos.games.mare_nostrum.common.movement import (
    Marches,
    Sailings,
    has_legions,
    have_moved,
    seas_to_attack,
)
from pelagos.games.mare_nostrum.common.names import (
    ATTACK,
    CARAVAN,
    CITY,
    CLAIM,
    HALT,
    HELEN,
    LEGIONS,
    MARCH,
    NEBUCHADNEZZAR,
    NOBODYS,
    NOTHING_DONE,
    OCCUPY,
    PASS,
    PILLAGE,
    SAIL,
    SETTLE,
    SIDES,
    TAX,
    TEMPLE,
    USE,
)
from pelagos.games.mare_nostrum.common.tables import bits
from pelagos.games.mare_nostrum.original.box import box_of

SAILING: Final = 0
SEA_BATTLES: Final = 1
MARCHING: Final = 2
HALTED: Final = 3
HELEN_ASKED: Final = 4

MOVE_CLAUSES: Final = {SAIL: "mn:7.2.2", ATTACK: "mn:7.4.3", MARCH: "mn:7.3.1"}
CHOICE_CLAUSES: Final = {PILLAGE: "mn:7.6.3", OCCUPY: "mn:7.6.5", CLAIM: "mn:7.7.6"}


class Campaign(Ask[Board, tuple[int, object]]):
    """Triremes move, then fight at sea if wanted, then legions move; each stage ends the last."""

    name = "campaign"
    clause = "mn:7.1.2"

    def __init__(self, sea_battle: Phase, leave_posts: Phase) -> None:
        self.sea_battle = sea_battle
        self.leave_posts = leave_posts
        self.calls = [sea_battle, leave_posts]

    def who(self, b: Board) -> list[int]:
        if b.stage >= HALTED:
            return []
        side = b.active  # With nothing to move he is passed over. mn:4.1.3
        return [side] if b.sailed[side] or has_legions(b, side) else []

    def choices(self, b: Board, seat: int) -> Space:
        # Once legions have moved, triremes neither move nor attack. mn:7.1.2 mn:7.1.3 mn:7.1.5
        verbs = [HALT]
        spaces: list[Space] = [NOTHING]
        if b.stage <= SEA_BATTLES and b.sailed[seat]:
            if b.stage == SAILING:
                moves = Sailings(b, seat)
                if moves.ids:
                    verbs.append(SAIL)
                    spaces.append(moves)
            seas = seas_to_attack(b, seat)  # mn:7.2.3 mn:7.4.3
            if seas:
                verbs.append(ATTACK)
                spaces.append(OneOf("area", seas))
        if has_legions(b, seat):
            marches = Marches(b, seat)  # mn:7.3.2 mn:7.3.4 mn:7.3.6
            if marches.ids:
                verbs.append(MARCH)
                spaces.append(marches)
        return Menu("verb", verbs, spaces)

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
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

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Ships that come too late are out of sequence; units that have moved stay."""
        if not isinstance(value, tuple) or len(value) != 2 or type(value[0]) is not int:
            return self.clause
        verb, how = value
        if (b.stage > SEA_BATTLES and verb in (SAIL, ATTACK)) or (b.stage and verb == SAIL):
            return "mn:7.1.5"
        if verb in (SAIL, MARCH) and have_moved(b, seat, how, verb == SAIL):
            return "mn:7.1.4"
        return MOVE_CLAUSES.get(verb, self.clause)


def provinces_entered(b: Board, owner: int) -> list[int]:
    """Provinces of Helen's owner into which legions of the active player have just come."""
    # mn:7.8.1 mn:7.8.3
    active = b.active
    return [
        p
        for p, side in enumerate(b.marker)
        if side == owner and b.moved[p] and b.legions[p * SIDES + active]
    ]


class TurnLegion(Ask[Board, tuple[int, object]]):
    """After all moves and before any battle, Helen may turn one legion that has entered."""

    name = "turn_legion"
    clause = "mn:7.8.2"  # mn:7.8.1 mn:9.2.4

    def who(self, b: Board) -> list[int]:
        owner = b.owner[HELEN]
        if owner < 0 or owner == b.active or b.helen_used or b.stage == HELEN_ASKED:
            return []
        if not b.supply[LEGIONS * SIDES + owner] or not provinces_entered(b, owner):
            return []
        return [owner]

    def choices(self, b: Board, seat: int) -> Space:
        return Menu("verb", [PASS, USE], [NOTHING, OneOf("area", provinces_entered(b, seat))])

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        verb, province = value
        b.stage = HELEN_ASKED
        if verb == USE:
            assert isinstance(province, int)
            turn_legion(b, seat, province)


# -- province by province -------------------------------------------------------------------------


def may_claim(b: Board, province: int) -> bool:
    """A player's capital can never be converted; a neutral one can."""  # mn:7.7.6 mn:3.4.6
    return not b.is_players_capital(province)


def pillageable(b: Board, province: int) -> list[int]:
    """The buildings that may be destroyed."""  # mn:7.6.3
    found = buildings_of(b, province)
    if not box_of(b.box).temples_can_be_pillaged:
        items = b.box.atlas.site_item
        found = [site for site in found if items[site] != TEMPLE]
    return found


def has_aftermath(b: Board, province: int) -> bool:
    """Whether the active player, alone there, has anything to choose."""  # mn:7.6.11
    if not alone_abroad(b, province, b.active):
        return False
    return may_claim(b, province) or len(buildings_of(b, province)) > 0


def open_provinces(b: Board) -> list[int]:
    """Provinces where the active player still has to fight or may choose."""
    # mn:7.1.7 mn:7.4.4 mn:7.4.5 mn:7.5.2 mn:7.6.2 mn:3.4.9
    side = b.active
    fights = b.armed[side] & b.enemies_of(side) & ~b.settled
    found = [p for p in bits(fights) if b.legions[p * SIDES + side]]
    for p in held_abroad(b, side):
        if not b.settled >> p & 1 and has_aftermath(b, p):
            found.append(p)
    return sorted(found)


def some_province_open(b: Board) -> bool:
    """Whether a province is still to be dealt with."""
    return len(open_provinces(b)) > 0


class EnterOnlyProvince(Do[Board]):
    """A single province left needs no choosing."""

    def do(self, b: Board) -> None:
        found = open_provinces(b)
        if len(found) == 1:
            b.field = found[0]
            b.attacker = b.active


class ChooseProvince(Ask[Board, int]):
    """Provinces are settled one by one, in an order of the active player's choice."""

    name = "choose_province"
    clause = "mn:7.1.7"

    def who(self, b: Board) -> list[int]:
        return [b.active] if b.field < 0 else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("area", open_provinces(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.field = value
        b.attacker = seat


class Aftermath(Ask[Board, tuple[int, object]]):
    """Alone in a foreign province: pillage, occupy, convert, or nothing."""

    name = "aftermath"
    clause = "mn:7.6.1"  # mn:7.6.7 mn:7.6.9 mn:7.4.12

    def who(self, b: Board) -> list[int]:
        if b.settled >> b.field & 1 or not has_aftermath(b, b.field):
            return []
        return [b.active]

    def choices(self, b: Board, seat: int) -> Space:
        field = b.field
        verbs = [NOTHING_DONE]
        spaces: list[Space] = [NOTHING]
        targets = pillageable(b, field)
        if targets:
            verbs.append(PILLAGE)
            spaces.append(OneOf("site", targets))
        found = buildings_of(b, field)
        if found:
            legions = b.legions[field * SIDES + seat]
            verbs.append(OCCUPY)
            spaces.append(SomeOf("site", found, 1, min(legions, len(found))))
        if may_claim(b, field):
            verbs.append(CLAIM)
            spaces.append(NOTHING)
        return Menu("verb", verbs, spaces)

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        verb, what = value
        field = b.field
        b.settled |= 1 << field
        if verb == PILLAGE:
            assert isinstance(what, int)
            pillage(b, seat, what)
            b.spoils = spoils(b, seat, what)
        elif verb == OCCUPY:
            assert isinstance(what, tuple)
            occupy(b, seat, field, what)
        elif verb == CLAIM:
            claim(b, seat, field)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """The clause of what was to be done."""
        if isinstance(value, tuple) and value and type(value[0]) is int:
            return CHOICE_CLAUSES.get(value[0], self.clause)
        return self.clause


def spoils(b: Board, seat: int, site: int) -> int:
    """The card Nebuchadnezzar brings for a caravan or city, if the bank has it."""
    # mn:7.6.4 mn:9.2.5 mn:11.4
    if b.owner[NEBUCHADNEZZAR] != seat:
        return NOBODYS
    item = b.box.atlas.site_item[site]
    if item not in (CITY, CARAVAN):
        return NOBODYS
    kind = TAX if item == CITY else b.box.atlas.site_good[site]
    return kind if b.bank[kind] else NOBODYS


class ProvinceSettled(Do[Board]):
    """One choice per province and player turn; survivors of both sides are at war."""

    # mn:7.5.1 mn:7.6.2
    def do(self, b: Board) -> None:
        b.settled |= 1 << b.field
        b.field = NOBODYS
        b.attacker = NOBODYS


class EndMilitaryPhase(Do[Board]):
    """Helen may be used again in the next phase."""

    def do(self, b: Board) -> None:
        b.helen_used = False
        b.line = ()


# -- moves and battles mixed -----------------------------------------------------------------------


class InterleavedCampaign(FreeCampaign):
    """Any mixture of moves and battles, as an option."""  # mn:7.1.5 mn:7.1.4

    name = "campaign_freely"

    def may_attack_at_sea(self, b: Board) -> bool:
        """Sea battles come before the legions that rely on them."""  # mn:7.1.5
        return not b.crossed

    def add_choices_abroad(
        self, b: Board, seat: int, verbs: list[int], spaces: list[Space]
    ) -> None:
        """Each is dealt with once."""  # mn:7.6.2
        alone = [p for p in open_provinces(b) if not b.enemies_present(p, seat)]
        if alone:
            verbs.append(SETTLE)
            spaces.append(OneOf("area", alone))
