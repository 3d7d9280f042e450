"""One side left in a foreign province: ruin, seize or assimilate."""

from typing import Final

from pelagos.engine.spaces import NOTHING, Menu, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.mare_nostrum.common.aftermath import (
    SPOILS,
    alone_abroad,
    buildings_of,
    claim,
    occupy,
    pillage,
)
from pelagos.games.mare_nostrum.common.names import (
    CARAVAN,
    CITY,
    CLAIM,
    NEBUCHADNEZZAR,
    NOBODYS,
    OCCUPY,
    PILLAGE,
    SIDES,
    TAX,
    TEMPLE,
)
from pelagos.games.mare_nostrum.common.tables import put
from pelagos.games.mare_nostrum.laget.board import (
    ASSIMILATE,
    RUIN,
    SEIZE,
    UNDECIDED,
    LagetBoard,
)
from pelagos.games.mare_nostrum.laget.box import box_of

CHOICE_CLAUSES: Final = {PILLAGE: "lc:13.13", OCCUPY: "lc:13.15", CLAIM: "lc:13.20"}


def may_ruin(b: LagetBoard, province: int, side: int) -> bool:
    """A ruined province must be restored before it can be ruined again."""
    # lc:13.12 lc:13.13 lc:13.14 lc:21.3
    if not buildings_of(b, province):
        return False
    by = b.ruined[province]
    return not by >> side & 1 if box_of(b.box).ruin_bars_player_only else by == 0


def may_assimilate(b: LagetBoard, province: int) -> bool:
    """A capital's marker can under no circumstances be replaced."""
    # lc:13.20 lc:13.28 lc:13.29 lc:21.3
    if province not in box_of(b.box).capitals:
        return True
    return box_of(b.box).neutral_capitals_fall and not b.is_players_capital(province)


def has_choice(b: LagetBoard, province: int, side: int) -> bool:
    """Whether any of the three is legal."""  # lc:13.9
    return may_assimilate(b, province) or len(buildings_of(b, province)) > 0


def may_choose(b: LagetBoard, province: int, side: int) -> bool:
    """Whether a side that holds a foreign province alone has still a choice in this turn."""
    return b.choice[province * SIDES + side] == UNDECIDED and has_choice(b, province, side)


def chooser(b: LagetBoard) -> int:
    """The player who stands alone in the foreign province at hand and has to say what he does.

    He may be the attacker, the defender or a third side looking on. One choice per player,
    province and turn: afterwards seizing legions are only laid anew.
    """  # lc:13.7 lc:13.8
    if b.laid or b.field < 0 or b.field >= b.box.atlas.provinces:
        return NOBODYS
    present = b.sides_present(b.field)
    if len(present) != 1 or present[0] >= b.box.players:
        return NOBODYS
    side = present[0]
    if not alone_abroad(b, b.field, side) or not has_choice(b, b.field, side):
        return NOBODYS
    chosen = b.choice[b.field * SIDES + side]
    if chosen == UNDECIDED:
        return side
    return side if chosen == SEIZE and buildings_of(b, b.field) else NOBODYS


class Settle(Ask[LagetBoard, tuple[int, object]]):
    """Exactly one of ruin, seizure and assimilation."""

    name = "settle"
    clause = "lc:13.7"

    def who(self, b: LagetBoard) -> list[int]:
        side = chooser(b)
        return [side] if side >= 0 else []

    def choices(self, b: LagetBoard, seat: int) -> Space:
        field = b.field
        found = buildings_of(b, field)
        verbs: list[int] = []
        spaces: list[Space] = []
        if found:
            legions = b.legions[field * SIDES + seat]
            verbs.append(OCCUPY)  # lc:13.15 lc:13.16 lc:13.19
            spaces.append(SomeOf("site", found, 1, min(legions, len(found))))
        if b.choice[field * SIDES + seat] == UNDECIDED:
            if may_ruin(b, field, seat):
                verbs.append(PILLAGE)
                spaces.append(OneOf("site", found))
            if may_assimilate(b, field):
                verbs.append(CLAIM)
                spaces.append(NOTHING)
        return Menu("verb", verbs, spaces)

    def answer(self, b: LagetBoard, seat: int, value: tuple[int, object]) -> None:
        verb, what = value
        field = b.field
        b.laid = True
        if verb == OCCUPY:
            assert isinstance(what, tuple)
            b.choice = put(b.choice, field * SIDES + seat, SEIZE)
            occupy(b, seat, field, what)
        elif verb == CLAIM:
            b.choice = put(b.choice, field * SIDES + seat, ASSIMILATE)
            claim(b, seat, field)
        else:
            assert isinstance(what, int)
            b.choice = put(b.choice, field * SIDES + seat, RUIN)
            b.ruined = put(b.ruined, field, b.ruined[field] | 1 << seat)
            pillage(b, seat, what)
            if b.owner[NEBUCHADNEZZAR] == seat:
                b.spoils = what

    def why_not(self, b: LagetBoard, seat: int, value: object) -> str:
        """The clause of what was to be done; a second choice in one turn is none."""
        if not isinstance(value, tuple) or not value or type(value[0]) is not int:
            return self.clause
        if value[0] != OCCUPY and b.choice[b.field * SIDES + seat] != UNDECIDED:
            return "lc:13.8"
        return CHOICE_CLAUSES.get(value[0], self.clause)


class LayAgain(Do[LagetBoard]):
    """Whoever is assimilating and stands alone again puts a legion back on the marker."""

    # lc:13.8
    def do(self, b: LagetBoard) -> None:
        present = b.sides_present(b.field)
        if b.laid or len(present) != 1:
            return
        side = present[0]
        if b.choice[b.field * SIDES + side] == ASSIMILATE and alone_abroad(b, b.field, side):
            claim(b, side, b.field)


# -- Nebuchadnezzar --------------------------------------------------------------------------------


def spoils(b: LagetBoard) -> list[int]:
    """The cards a ruin may bring: a coin, or a good of the place, as far as the bank has it."""
    # lc:17.4 lc:20.2
    atlas = b.box.atlas
    site = b.spoils
    if site < 0:
        return []
    item = atlas.site_item[site]
    if item in (CITY, TEMPLE):
        found = [TAX]
    elif item == CARAVAN:
        found = [atlas.site_good[site]]
    else:
        icons = atlas.caravans[atlas.site_province[site]]
        worked = [s for s in icons if b.sites[s]]
        found = [atlas.site_good[s] for s in worked or icons]
    return [kind for kind in found if b.bank[kind]]


class ChooseSpoils(Ask[LagetBoard, int]):
    """For a market one of several goods may be chosen."""

    name = "choose_spoils"
    clause = "lc:17.4"

    def who(self, b: LagetBoard) -> list[int]:
        return [b.owner[NEBUCHADNEZZAR]] if len(spoils(b)) > 1 else []

    def choices(self, b: LagetBoard, seat: int) -> Space:
        return OneOf("resource", spoils(b))

    def answer(self, b: LagetBoard, seat: int, value: int) -> None:
        take_spoils(b, value)


def take_spoils(b: LagetBoard, kind: int) -> None:
    """The card stays in hand for the next turn."""  # lc:17.4
    owner = b.owner[NEBUCHADNEZZAR]
    b.draw_from_bank(owner, kind, 1)
    b.spoils = NOBODYS
    b.tell(SPOILS, owner, kind)


class TakeOnlySpoils(Do[LagetBoard]):
    """A single card needs no choosing."""

    def do(self, b: LagetBoard) -> None:
        found = spoils(b)
        if found:
            take_spoils(b, found[0])
        b.spoils = NOBODYS


class LeaveProvince(Do[LagetBoard]):
    """The province is settled."""

    def do(self, b: LagetBoard) -> None:
        b.field = NOBODYS
        b.attacker = NOBODYS
        b.laid = False
