"""What a player alone in a foreign province may do there."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    FIRST_POST,
    NOBODYS,
    ON_MARKER,
    PASS,
    SIDES,
    USE,
    Province,
    Side,
    Site,
)
from pelagos.games.mare_nostrum.four_cards.units import lay_down
from pelagos.games.mare_nostrum.shared.tables import bits, put

PILLAGED: Final = EventKind("pillaged", "site:site", clause="mn:7.6.3")
OCCUPIED: Final = EventKind("occupied", "sites:site*", clause="mn:7.6.5")
CLAIMED: Final = EventKind("marker_claimed", "province:area", clause="mn:7.7.1")
SPOILS: Final = EventKind("spoils_taken", "card:resource", clause="mn:9.2.5")


def alone_abroad(b: Board, province: Province, side: Side) -> bool:
    """Whether a side's legions are the only land units in a province somebody else owns."""
    # mn:7.6.1 mn:7.6.8 lc:13.7 lc:13.10 lc:13.11
    owner = b.marker[province]
    return (
        owner not in (NOBODYS, side)
        and b.legions[province * SIDES + side] > 0
        and not b.enemies_present(province, side)
    )


def held_abroad(b: Board, side: Side) -> list[int]:
    """The provinces of others where a side is alone."""  # mn:7.6.1 lc:13.7
    where = b.armed[side] & ~b.land[side]
    if not where:
        return []
    return [p for p in bits(where & ~b.enemies_of(side)) if b.marker[p] != NOBODYS]


def buildings_of(b: Board, province: Province) -> list[int]:
    """The sites of a province that are built on."""
    sites = b.sites
    return [site for site in b.box.atlas.province_sites[province] if sites[site]]


def pillage(b: Board, side: Side, site: Site) -> None:
    """One building is destroyed; any earlier arrangement there ends."""
    # mn:7.6.3 mn:7.6.10 mn:11.3 lc:13.12
    b.leave_all_posts(b.box.atlas.site_province[site], side)
    b.destroy(site)
    b.tell(PILLAGED, side, site)


def occupy(b: Board, side: Side, province: Province, sites: tuple[int, ...]) -> None:
    """Legions stand on buildings, one each; the others stand beside."""
    # mn:7.6.5 mn:7.6.6 lc:13.15
    b.leave_all_posts(province, side)
    stand_on(b, side, province, sites)


def stand_on(b: Board, side: Side, province: Province, sites: tuple[int, ...]) -> None:
    """Legions that stood beside go on buildings."""  # lc:13.18
    lay_down(b, side, province, [FIRST_POST + site for site in sites])
    for site in sites:
        b.sites = put(b.sites, site, 2 + side)
    b.tell(OCCUPIED, side, sites)


def claim(b: Board, side: Side, province: Province) -> None:
    """A legion stands on the marker."""  # mn:7.7.1 mn:7.7.5 lc:13.20
    b.leave_all_posts(province, side)
    lay_down(b, side, province, [ON_MARKER])
    b.claim = put(b.claim, province, side)
    b.tell(CLAIMED, side, province)


class TakeSpoils(Ask[Board, int]):
    """Nebuchadnezzar's owner may take the card that a pillage brings."""

    name = "take_spoils"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:9.2.5 mn:7.6.4 mn:6.4.4

    def who(self, b: Board) -> list[int]:
        return [b.active] if b.spoils >= 0 else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("verb", [USE, PASS])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("card", "resource", b.spoils)]

    def answer(self, b: Board, seat: int, value: int) -> None:
        if value == USE:
            b.draw_from_bank(seat, b.spoils, 1)
            b.tell(SPOILS, seat, b.spoils)
        b.spoils = NOBODYS
