"""After the moves, province by province: a battle, then the choice of a player alone there."""

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
    NONE,
    NOTHING_DONE,
    OCCUPY,
    PILLAGE,
    TAX,
    TEMPLE,
    Province,
    Site,
)
from pelagos.games.mare_nostrum.four_cards.spaces import OneSetOf
from pelagos.games.mare_nostrum.original.board import OriginalBoard
from pelagos.games.mare_nostrum.shared.tables import ids_in


def may_claim(b: OriginalBoard, province: Province) -> bool:
    """Whether the marker of a province can be converted: never that of a player's capital, so
    nobody is eliminated; that of a neutral capital can.
    """  # mn:7.7.6 mn:3.4.6
    return not b.is_players_capital(province)


def pillageable(b: OriginalBoard, province: Province) -> list[int]:
    """The buildings that may be destroyed: city, caravan, market and, unless an option forbids it,
    temple.
    """
    # mn:7.6.3
    found = buildings_of(b, province)
    if not b.edition.temples_can_be_pillaged:
        items = b.box.atlas.site_item
        found = [site for site in found if items[site] != TEMPLE]
    return found


def has_aftermath(b: OriginalBoard, province: Province) -> bool:
    """Whether the active player is alone there and has a choice: pillage and occupation need a
    building, conversion a marker that may be replaced.
    """  # mn:7.6.11
    if not alone_abroad(b, province, b.active):
        return False
    return may_claim(b, province) or len(buildings_of(b, province)) > 0


def provinces_to_settle(b: OriginalBoard) -> list[int]:
    """Provinces that the active player still has to settle: by a battle, or by the choice of a
    player who stands alone in another's province.
    """  # mn:7.1.7
    side = b.active
    # Legions must fight wherever enemies stand, even neutral ones, and even if they stayed from
    # earlier turns. mn:7.4.4 mn:7.5.2 mn:3.4.9
    contested = b.armed[side] & b.war & ~b.provinces_done
    # A fortress alone starts no battle. mn:7.4.5
    found = [p for p in ids_in(contested) if b.legions_in(p, side)]
    # One choice per province and turn, whether entered now or held from earlier. mn:7.6.2
    for p in held_abroad(b, side):
        if not b.provinces_done >> p & 1 and has_aftermath(b, p):
            found.append(p)
    return sorted(found)


def some_province_open(b: OriginalBoard) -> bool:
    """Whether a province is still to be dealt with."""
    return len(provinces_to_settle(b)) > 0


class EnterOnlyProvince(Do[OriginalBoard]):
    """There is no choice when one province is left."""

    def do(self, b: OriginalBoard) -> None:
        found = provinces_to_settle(b)
        if len(found) == 1:
            b.field = found[0]
            b.attacker = b.active


class ChooseProvince(Ask[OriginalBoard, int]):
    """The active player settles provinces one by one, in any order."""

    name = "choose_province"
    clause = "mn:7.1.7"

    def who(self, b: OriginalBoard) -> list[int]:
        return [b.active] if b.field < 0 else []

    def choices(self, b: OriginalBoard, seat: int) -> Space[int]:
        return OneOf("area", provinces_to_settle(b))

    def answer(self, b: OriginalBoard, seat: int, value: int) -> None:
        b.field = value
        b.attacker = seat


def occupations(b: OriginalBoard, sites: list[int], legions: int) -> SomeOf | None:
    """The buildings that may be occupied together, a legion each. By an option a temple needs a
    city beside it, and a market a caravan.
    """  # mn:7.6.5
    most = min(legions, len(sites))
    if b.edition.temple_or_market_alone:
        return SomeOf("site", sites, 1, most)
    items = b.box.atlas.site_item
    found: list[tuple[int, ...]] = []
    for size in range(1, most + 1):
        for chosen in combinations(sorted(sites), size):
            kinds = {items[site] for site in chosen}
            temple_alone = TEMPLE in kinds and CITY not in kinds
            market_alone = MARKET in kinds and CARAVAN not in kinds
            if not temple_alone and not market_alone:
                found.append(chosen)
    return OneSetOf("site", found) if found else None


class LeaveAlone(Verb[OriginalBoard, tuple[()]]):
    """The player does nothing there; everything stays as it is."""

    id = NOTHING_DONE
    clause = "mn:7.6.1"

    def possible(self, b: OriginalBoard, seat: int) -> bool:
        return True

    def offer(self, b: OriginalBoard, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def carry_out(self, b: OriginalBoard, seat: int, value: tuple[()]) -> None:
        """Nothing happens."""


class Pillage(Verb[OriginalBoard, int]):
    """One building is destroyed, and Nebuchadnezzar brings his owner a card for it."""

    id = PILLAGE
    clause = "mn:7.6.3"

    def possible(self, b: OriginalBoard, seat: int) -> bool:
        return len(pillageable(b, b.field)) > 0

    def offer(self, b: OriginalBoard, seat: int) -> Space[int]:
        return OneOf("site", pillageable(b, b.field))

    def in_sight(self, b: OriginalBoard, seat: int) -> list[int]:
        return buildings_of(b, b.field)

    def carry_out(self, b: OriginalBoard, seat: int, value: int) -> None:
        pillage(b, seat, value)
        b.spoils_due = spoils(b, seat, value)


class Occupy(Verb[OriginalBoard, tuple[int, ...]]):
    """Legions stand on buildings, one each, and earn their income."""

    id = OCCUPY
    clause = "mn:7.6.5"

    def possible(self, b: OriginalBoard, seat: int) -> bool:
        return self.sets(b, seat) is not None

    def offer(self, b: OriginalBoard, seat: int) -> Space[tuple[int, ...]]:
        found = self.sets(b, seat)
        assert found is not None
        return found

    def sets(self, b: OriginalBoard, seat: int) -> SomeOf | None:
        """The buildings that may be occupied together, if there are any."""
        found = buildings_of(b, b.field)
        return occupations(b, found, b.legions_in(b.field, seat)) if found else None

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

    def offer(self, b: OriginalBoard, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def in_sight(self, b: OriginalBoard, seat: int) -> list[tuple[()]]:
        return [()]

    def carry_out(self, b: OriginalBoard, seat: int, value: tuple[()]) -> None:
        claim(b, seat, b.field)


class Aftermath(Actions[OriginalBoard]):
    """A player alone in somebody else's province, even a capital, after a battle or without one:
    pillage, occupy, convert, or do nothing. If defenders survive, or nobody, nothing happens.
    """

    name = "aftermath"
    clause = "mn:7.6.1"  # mn:7.6.7 mn:7.6.9 mn:7.4.12

    def __init__(self) -> None:
        super().__init__([LeaveAlone(), Pillage(), Occupy(), Claim()])

    def who(self, b: OriginalBoard) -> list[int]:
        if b.provinces_done >> b.field & 1 or not has_aftermath(b, b.field):
            return []
        return [b.active]

    def facts(self, b: OriginalBoard, seat: int) -> list[Fact]:
        return [Fact("province", "area", b.field)]

    def answer(self, b: OriginalBoard, seat: int, value: tuple[int, object]) -> None:
        b.provinces_done |= 1 << b.field
        super().answer(b, seat, value)


def spoils(b: OriginalBoard, seat: int, site: Site) -> int:
    """The card Nebuchadnezzar brings for a pillage, if the bank has it: the good of a caravan's
    site, a coin for a city, nothing for a temple or market.
    """  # mn:7.6.4 mn:9.2.5 mn:11.4
    if b.owner[NEBUCHADNEZZAR] != seat:
        return NONE
    item = b.box.atlas.site_item[site]
    if item not in (CITY, CARAVAN):
        return NONE
    kind = TAX if item == CITY else b.box.atlas.site_good[site]
    return kind if b.bank[kind] else NONE


class ProvinceSettled(Do[OriginalBoard]):
    """A province is settled once in each player's turn. Where units of several sides are left,
    nothing more is done: it is at war, and the attackers stay.
    """

    # mn:7.5.1 mn:7.6.2
    def do(self, b: OriginalBoard) -> None:
        b.provinces_done |= 1 << b.field
        b.field = NONE
        b.attacker = NONE
