"""One side left in a foreign province: ruin, seize or assimilate."""

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import NOTHING, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.engine.verbs import Actions, Verb
from pelagos.games.mare_nostrum.four_cards.aftermath import (
    SPOILS,
    alone_abroad,
    buildings_of,
    claim,
    held_abroad,
    occupy,
    pillage,
)
from pelagos.games.mare_nostrum.four_cards.ids import (
    CARAVAN,
    CITY,
    CLAIM,
    EMPTY,
    NEBUCHADNEZZAR,
    NONE,
    OCCUPY,
    PILLAGE,
    SIDES,
    TAX,
    TEMPLE,
    Province,
    Resource,
    Side,
)
from pelagos.games.mare_nostrum.laget.board import (
    ASSIMILATE,
    RUIN,
    SEIZE,
    UNDECIDED,
    LagetBoard,
)
from pelagos.games.mare_nostrum.shared.tables import changed


def may_ruin(b: LagetBoard, province: Province, side: Side) -> bool:
    """Whether a structure may be destroyed, in a capital too: not in a province ruined before,
    until something is built there. By an option that bars only the player who ruined it.
    Fortresses, markers and docked triremes are no structures.
    """  # lc:13.12 lc:13.13 lc:13.14 lc:21.3
    if not buildings_of(b, province):
        return False
    ruined_by = b.ruined[province]
    return not ruined_by >> side & 1 if b.edition.ruin_bars_player_only else ruined_by == 0


def may_assimilate(b: LagetBoard, province: Province) -> bool:
    """Whether the marker may be replaced: that of a capital never, by an option those of neutral
    capitals.
    """  # lc:13.20 lc:13.28 lc:13.29 lc:21.3
    if province not in b.edition.capitals:
        return True
    return b.edition.neutral_capitals_fall and not b.is_players_capital(province)


def has_choice(b: LagetBoard, province: Province, side: Side) -> bool:
    """Whether ruin, seizure or assimilation is possible there."""  # lc:13.9
    return may_assimilate(b, province) or len(buildings_of(b, province)) > 0


def may_choose(b: LagetBoard, province: Province, side: Side) -> bool:
    """Whether a side that holds a foreign province alone still has a choice in this turn."""
    return b.choice[province * SIDES + side] == UNDECIDED and has_choice(b, province, side)


def chooser(b: LagetBoard) -> int:
    """The player who stands alone in the foreign province at hand and has to say what they do.

    They may be the attacker, the defender or a third side looking on. One choice per player,
    province and turn: after a seizure the legions may only be put on other structures.
    """  # lc:13.7 lc:13.8
    if b.choice_made:
        return NONE
    # Several sides stay where they are, at war; if all have fallen, nobody is left to choose.
    present = [] if b.at_war(b.field) else b.sides_present(b.field)
    if not present or present[0] >= b.box.players:
        return NONE  # lc:13.1 lc:13.4 lc:13.6
    side = present[0]
    if not alone_abroad(b, b.field, side) or not has_choice(b, b.field, side):
        return NONE
    chosen = b.choice[b.field * SIDES + side]
    if chosen == UNDECIDED:
        return side
    return side if chosen == SEIZE and buildings_of(b, b.field) else NONE


def is_undecided(b: LagetBoard, seat: int) -> bool:
    """Whether a player still has to choose in the province at hand; one choice a turn."""
    return b.choice[b.field * SIDES + seat] == UNDECIDED  # lc:13.8


class Seize(Verb[LagetBoard, tuple[int, ...]]):
    """Legions lie on structures, one each, and earn their income; spare ones stand beside."""

    # lc:13.15 lc:13.16 lc:13.19

    id = OCCUPY
    clause = "lc:13.15"

    def possible(self, b: LagetBoard, seat: int) -> bool:
        return len(buildings_of(b, b.field)) > 0

    def offer(self, b: LagetBoard, seat: int) -> Space[tuple[int, ...]]:
        found = buildings_of(b, b.field)
        return SomeOf("site", found, 1, min(b.legions_in(b.field, seat), len(found)))

    def in_sight(self, b: LagetBoard, seat: int) -> list[tuple[int, ...]]:
        return [(site,) for site in buildings_of(b, b.field)]

    def carry_out(self, b: LagetBoard, seat: int, value: tuple[int, ...]) -> None:
        b.choice = changed(b.choice, b.field * SIDES + seat, SEIZE)
        occupy(b, seat, b.field, value)


class Ruin(Verb[LagetBoard, int]):
    """One structure is destroyed; the province is ruined until something is built there."""

    # lc:13.12

    id = PILLAGE
    clause = "lc:13.13"

    def possible(self, b: LagetBoard, seat: int) -> bool:
        return is_undecided(b, seat) and may_ruin(b, b.field, seat)

    def offer(self, b: LagetBoard, seat: int) -> Space[int]:
        return OneOf("site", buildings_of(b, b.field))

    def in_sight(self, b: LagetBoard, seat: int) -> list[int]:
        return buildings_of(b, b.field)

    def carry_out(self, b: LagetBoard, seat: int, value: int) -> None:
        field = b.field
        b.choice = changed(b.choice, field * SIDES + seat, RUIN)
        b.ruined = changed(b.ruined, field, b.ruined[field] | 1 << seat)
        pillage(b, seat, value)
        if b.owner[NEBUCHADNEZZAR] == seat:
            b.spoils_due = value

    def why_not(self, b: LagetBoard, seat: int, value: object) -> str:
        if not is_undecided(b, seat):
            return "lc:13.8"
        return "lc:13.12" if may_ruin(b, b.field, seat) else self.clause


class Assimilate(Verb[LagetBoard, tuple[()]]):
    """A legion lies on the marker, which may be replaced in the next construction."""

    id = CLAIM
    clause = "lc:13.20"

    def possible(self, b: LagetBoard, seat: int) -> bool:
        return is_undecided(b, seat) and may_assimilate(b, b.field)

    def offer(self, b: LagetBoard, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def in_sight(self, b: LagetBoard, seat: int) -> list[tuple[()]]:
        return [()]

    def carry_out(self, b: LagetBoard, seat: int, value: tuple[()]) -> None:
        b.choice = changed(b.choice, b.field * SIDES + seat, ASSIMILATE)
        claim(b, seat, b.field)

    def why_not(self, b: LagetBoard, seat: int, value: object) -> str:
        return self.clause if is_undecided(b, seat) else "lc:13.8"


class Settle(Actions[LagetBoard]):
    """A player alone in a foreign province must choose ruin, seizure or assimilation."""

    name = "settle"
    clause = "lc:13.7"

    def __init__(self) -> None:
        super().__init__([Seize(), Ruin(), Assimilate()])

    def who(self, b: LagetBoard) -> list[int]:
        side = chooser(b)
        return [side] if side >= 0 else []

    def facts(self, b: LagetBoard, seat: int) -> list[Fact]:
        return [Fact("province", "area", b.field)]

    def answer(self, b: LagetBoard, seat: int, value: tuple[int, object]) -> None:
        b.choice_made = True
        super().answer(b, seat, value)


class LayAgain(Do[LagetBoard]):
    """A player who chose to assimilate this turn and is alone again after a battle has a legion
    on the marker again.
    """

    # lc:13.8
    def do(self, b: LagetBoard) -> None:
        present = b.sides_present(b.field)
        if b.choice_made or len(present) != 1:
            return
        side = present[0]
        if b.choice[b.field * SIDES + side] == ASSIMILATE and alone_abroad(b, b.field, side):
            claim(b, side, b.field)


# -- Nebuchadnezzar --------------------------------------------------------------------------------


def spoils(b: LagetBoard) -> list[int]:
    """The cards Nebuchadnezzar may bring for a ruin, as far as the bank has them: a coin for a city
    or temple, its good for a caravan, for a market the good of a caravan beside it.
    """  # lc:17.4 lc:20.2
    atlas = b.box.atlas
    site = b.spoils_due
    if site < 0:
        return []
    item = atlas.site_item[site]
    if item in (CITY, TEMPLE):
        found = [TAX]
    elif item == CARAVAN:
        found = [atlas.site_good[site]]
    else:
        caravan_sites = atlas.caravans[atlas.site_province[site]]
        caravans = [s for s in caravan_sites if b.sites[s] != EMPTY]
        found = [atlas.site_good[s] for s in caravans or caravan_sites]
    return [kind for kind in found if b.bank[kind]]


class ChooseSpoils(Ask[LagetBoard, int]):
    """Where a market brings one of several goods, Nebuchadnezzar's owner chooses."""

    name = "choose_spoils"
    clause = "lc:17.4"

    def who(self, b: LagetBoard) -> list[int]:
        return [b.owner[NEBUCHADNEZZAR]] if len(spoils(b)) > 1 else []

    def choices(self, b: LagetBoard, seat: int) -> Space[int]:
        return OneOf("resource", spoils(b))

    def facts(self, b: LagetBoard, seat: int) -> list[Fact]:
        return [Fact("site", "site", b.spoils_due)]

    def answer(self, b: LagetBoard, seat: int, value: int) -> None:
        take_spoils(b, value)


def take_spoils(b: LagetBoard, kind: Resource) -> None:
    """The card stays in hand for the next turn."""  # lc:17.4
    owner = b.owner[NEBUCHADNEZZAR]
    b.draw_from_bank(owner, kind, 1)
    b.spoils_due = NONE
    b.tell(SPOILS, owner, kind)


class TakeOnlySpoils(Do[LagetBoard]):
    """A single card is taken without a choice."""

    def do(self, b: LagetBoard) -> None:
        found = spoils(b)
        if found:
            take_spoils(b, found[0])
        b.spoils_due = NONE


class LeaveProvince(Do[LagetBoard]):
    """The province at hand is settled."""

    def do(self, b: LagetBoard) -> None:
        b.field = NONE
        b.attacker = NONE
        b.choice_made = False


def unsettled(b: LagetBoard) -> list[int]:
    """Foreign provinces entered in this activation in which no choice has been made."""
    seat = b.active
    return [
        p
        for p in held_abroad(b, seat)
        if b.moved[p] >= b.legions_in(p, seat) and may_choose(b, p, seat)
    ]


def some_unsettled(b: LagetBoard) -> bool:
    """Whether a choice is still due."""
    return len(unsettled(b)) > 0


class MustSettle(Do[LagetBoard]):
    """Provinces entered with nobody there are settled before the activation ends."""  # lc:13.8

    def do(self, b: LagetBoard) -> None:
        b.field = unsettled(b)[0]
