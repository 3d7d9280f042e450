"""After the moves, province by province: a battle, then what a player alone abroad may do."""

from itertools import combinations

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import NOTHING, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.engine.verbs import Actions, Verb
from pelagos.games.mare_nostrum.four_cards.aftermath import (
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
    MARKET,
    NEBUCHADNEZZAR,
    NOBODYS,
    NOTHING_DONE,
    OCCUPY,
    PILLAGE,
    SIDES,
    TAX,
    TEMPLE,
    Province,
    Site,
)
from pelagos.games.mare_nostrum.four_cards.spaces import OneSetOf
from pelagos.games.mare_nostrum.original.board import OriginalBoard
from pelagos.games.mare_nostrum.shared.tables import bits


def may_claim(b: OriginalBoard, province: Province) -> bool:
    """A player's capital can never be converted; a neutral one can."""  # mn:7.7.6 mn:3.4.6
    return not b.is_players_capital(province)


def pillageable(b: OriginalBoard, province: Province) -> list[int]:
    """The buildings that may be destroyed."""  # mn:7.6.3
    found = buildings_of(b, province)
    if not b.edition.temples_can_be_pillaged:
        items = b.box.atlas.site_item
        found = [site for site in found if items[site] != TEMPLE]
    return found


def has_aftermath(b: OriginalBoard, province: Province) -> bool:
    """Whether the active player, alone there, has anything to choose."""  # mn:7.6.11
    if not alone_abroad(b, province, b.active):
        return False
    return may_claim(b, province) or len(buildings_of(b, province)) > 0


def open_provinces(b: OriginalBoard) -> list[int]:
    """Provinces where the active player still has to fight or may choose."""
    # mn:7.1.7 mn:7.4.4 mn:7.4.5 mn:7.5.2 mn:7.6.2 mn:3.4.9
    side = b.active
    fights = b.armed[side] & b.enemies_of(side) & ~b.settled
    found = [p for p in bits(fights) if b.legions[p * SIDES + side]]
    for p in held_abroad(b, side):
        if not b.settled >> p & 1 and has_aftermath(b, p):
            found.append(p)
    return sorted(found)


def some_province_open(b: OriginalBoard) -> bool:
    """Whether a province is still to be dealt with."""
    return len(open_provinces(b)) > 0


class EnterOnlyProvince(Do[OriginalBoard]):
    """A single province left needs no choosing."""

    def do(self, b: OriginalBoard) -> None:
        found = open_provinces(b)
        if len(found) == 1:
            b.field = found[0]
            b.attacker = b.active


class ChooseProvince(Ask[OriginalBoard, int]):
    """Provinces are settled one by one, in an order of the active player's choice."""

    name = "choose_province"
    clause = "mn:7.1.7"

    def who(self, b: OriginalBoard) -> list[int]:
        return [b.active] if b.field < 0 else []

    def choices(self, b: OriginalBoard, seat: int) -> Space:
        return OneOf("area", open_provinces(b))

    def answer(self, b: OriginalBoard, seat: int, value: int) -> None:
        b.field = value
        b.attacker = seat


def occupations(b: OriginalBoard, sites: list[int], legions: int) -> Space | None:
    """The buildings that may be occupied; a temple or market alone only if it is agreed on."""
    # mn:7.6.5
    most = min(legions, len(sites))
    if b.edition.temple_or_market_alone:
        return SomeOf("site", sites, 1, most)
    items = b.box.atlas.site_item
    found: list[tuple[int, ...]] = []
    for size in range(1, most + 1):
        for chosen in combinations(sorted(sites), size):
            kinds = {items[site] for site in chosen}
            if (TEMPLE not in kinds or CITY in kinds) and (MARKET not in kinds or CARAVAN in kinds):
                found.append(chosen)
    return OneSetOf("site", found) if found else None


class LeaveAlone(Verb[OriginalBoard, tuple[()]]):
    """Nothing is done in the province."""

    id = NOTHING_DONE
    clause = "mn:7.6.1"

    def possible(self, b: OriginalBoard, seat: int) -> bool:
        return True

    def offer(self, b: OriginalBoard, seat: int) -> Space:
        return NOTHING

    def carry_out(self, b: OriginalBoard, seat: int, value: tuple[()]) -> None:
        """The legions stand there."""


class Pillage(Verb[OriginalBoard, int]):
    """One building is destroyed."""

    id = PILLAGE
    clause = "mn:7.6.3"

    def possible(self, b: OriginalBoard, seat: int) -> bool:
        return len(pillageable(b, b.field)) > 0

    def offer(self, b: OriginalBoard, seat: int) -> Space:
        return OneOf("site", pillageable(b, b.field))

    def in_sight(self, b: OriginalBoard, seat: int) -> list[int]:
        return buildings_of(b, b.field)

    def carry_out(self, b: OriginalBoard, seat: int, value: int) -> None:
        pillage(b, seat, value)
        b.spoils = spoils(b, seat, value)


class Occupy(Verb[OriginalBoard, tuple[int, ...]]):
    """Legions stand on buildings and earn their income."""

    id = OCCUPY
    clause = "mn:7.6.5"

    def possible(self, b: OriginalBoard, seat: int) -> bool:
        return self.sets(b, seat) is not None

    def offer(self, b: OriginalBoard, seat: int) -> Space:
        found = self.sets(b, seat)
        assert found is not None
        return found

    def sets(self, b: OriginalBoard, seat: int) -> Space | None:
        """The buildings that may be occupied together, if there are any."""
        found = buildings_of(b, b.field)
        return occupations(b, found, b.legions[b.field * SIDES + seat]) if found else None

    def in_sight(self, b: OriginalBoard, seat: int) -> list[tuple[int, ...]]:
        return [(site,) for site in buildings_of(b, b.field)]

    def carry_out(self, b: OriginalBoard, seat: int, value: tuple[int, ...]) -> None:
        occupy(b, seat, b.field, value)


class Claim(Verb[OriginalBoard, tuple[()]]):
    """A legion stands on the marker, which may be replaced in the next construction."""

    id = CLAIM
    clause = "mn:7.7.6"

    def possible(self, b: OriginalBoard, seat: int) -> bool:
        return may_claim(b, b.field)

    def offer(self, b: OriginalBoard, seat: int) -> Space:
        return NOTHING

    def in_sight(self, b: OriginalBoard, seat: int) -> list[tuple[()]]:
        return [()]

    def carry_out(self, b: OriginalBoard, seat: int, value: tuple[()]) -> None:
        claim(b, seat, b.field)


class Aftermath(Actions[OriginalBoard]):
    """Alone in a foreign province: pillage, occupy, convert, or nothing."""

    name = "aftermath"
    clause = "mn:7.6.1"  # mn:7.6.7 mn:7.6.9 mn:7.4.12

    def __init__(self) -> None:
        super().__init__([LeaveAlone(), Pillage(), Occupy(), Claim()])

    def who(self, b: OriginalBoard) -> list[int]:
        if b.settled >> b.field & 1 or not has_aftermath(b, b.field):
            return []
        return [b.active]

    def facts(self, b: OriginalBoard, seat: int) -> list[Fact]:
        return [Fact("province", "area", b.field)]

    def answer(self, b: OriginalBoard, seat: int, value: tuple[int, object]) -> None:
        b.settled |= 1 << b.field
        super().answer(b, seat, value)


def spoils(b: OriginalBoard, seat: int, site: Site) -> int:
    """The card Nebuchadnezzar brings for a caravan or city, if the bank has it."""
    # mn:7.6.4 mn:9.2.5 mn:11.4
    if b.owner[NEBUCHADNEZZAR] != seat:
        return NOBODYS
    item = b.box.atlas.site_item[site]
    if item not in (CITY, CARAVAN):
        return NOBODYS
    kind = TAX if item == CITY else b.box.atlas.site_good[site]
    return kind if b.bank[kind] else NOBODYS


class ProvinceSettled(Do[OriginalBoard]):
    """One choice per province and player turn; survivors of both sides are at war."""

    # mn:7.5.1 mn:7.6.2
    def do(self, b: OriginalBoard) -> None:
        b.settled |= 1 << b.field
        b.field = NOBODYS
        b.attacker = NOBODYS
