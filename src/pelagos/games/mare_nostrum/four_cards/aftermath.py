"""What a player alone in a foreign province may do there."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    EMPTY,
    FIRST_OCCUPIER,
    FIRST_POST,
    NONE,
    ON_MARKER,
    PASS,
    USE,
    Province,
    Side,
    Site,
)
from pelagos.games.mare_nostrum.four_cards.units import lay_down, leave_all_posts
from pelagos.games.mare_nostrum.shared.tables import changed, ids_in

PILLAGED: Final = EventKind("pillaged", "site:site", clause="mn:7.6.3")
OCCUPIED: Final = EventKind("occupied", "sites:site*", clause="mn:7.6.5")
CLAIMED: Final = EventKind("marker_claimed", "province:area", clause="mn:7.7.1")
SPOILS: Final = EventKind("spoils_taken", "card:resource", clause="mn:9.2.5")


def alone_abroad(b: Board, province: Province, side: Side) -> bool:
    """Whether a side's legions are the only land units in a province somebody else owns."""
    # mn:7.6.1 lc:13.7
    owner = b.marker[province]
    # Their own province and a free one offer them nothing. mn:7.6.8 lc:13.10
    owned_by_another = owner not in (NONE, side)
    return (
        owned_by_another
        and b.legions_in(province, side) > 0
        and not b.enemies_present(province, side)  # Nor is a fortress left. lc:13.11
    )


def held_abroad(b: Board, side: Side) -> list[int]:
    """The provinces of others where a side is alone."""  # mn:7.6.1 lc:13.7
    where = b.armed[side] & ~(b.land[side] | b.war)
    if not where:
        return []
    return [p for p in ids_in(where) if b.marker[p] != NONE]


def buildings_of(b: Board, province: Province) -> list[int]:
    """The sites in a province that hold a city, caravan, temple or market."""
    sites = b.sites
    return [site for site in b.box.atlas.province_sites[province] if sites[site] != EMPTY]


def pillage(b: Board, side: Side, site: Site) -> None:
    """One building is destroyed. Any occupation or claim of the same side there ends."""
    # mn:7.6.3 lc:13.12
    leave_all_posts(b, b.box.atlas.site_province[site], side)  # mn:7.6.10
    b.destroy(site)  # The token is in the stock again. mn:11.3
    b.tell(PILLAGED, side, site)


def occupy(b: Board, side: Side, province: Province, sites: tuple[int, ...]) -> None:
    """Legions stand on buildings, one each, until they leave or choose again; spare ones stand
    free. The income and counts of those buildings are then theirs.
    """  # mn:7.6.5 mn:7.6.6 lc:13.15
    leave_all_posts(b, province, side)
    stand_on(b, side, province, sites)


def stand_on(b: Board, side: Side, province: Province, sites: tuple[int, ...]) -> None:
    """Legions that stood free go onto buildings."""  # lc:13.18
    lay_down(b, side, province, [FIRST_POST + site for site in sites])
    for site in sites:
        b.sites = changed(b.sites, site, FIRST_OCCUPIER + side)
    b.tell(OCCUPIED, side, sites)


def claim(b: Board, side: Side, province: Province) -> None:
    """A legion stands on the marker, to convert it in the next construction; none of that side
    stands on a building any more.
    """  # mn:7.7.1 mn:7.7.5 lc:13.20
    leave_all_posts(b, province, side)
    lay_down(b, side, province, [ON_MARKER])
    b.claim = changed(b.claim, province, side)
    b.tell(CLAIMED, side, province)


class TakeSpoils(Ask[Board, int]):
    """Nebuchadnezzar's owner may at once take from the bank the card that a pillage brings; it
    stays in their hand, since the clean-up is over.
    """

    name = "take_spoils"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:9.2.5 mn:7.6.4 mn:6.4.4

    def who(self, b: Board) -> list[int]:
        return [b.active] if b.spoils_due >= 0 else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("verb", [USE, PASS])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("card", "resource", b.spoils_due)]

    def answer(self, b: Board, seat: int, value: int) -> None:
        if value == USE:
            b.draw_from_bank(seat, b.spoils_due, 1)
            b.tell(SPOILS, seat, b.spoils_due)
        b.spoils_due = NONE
