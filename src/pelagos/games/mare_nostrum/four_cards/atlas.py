"""The map: provinces, seas, sites, borders, coasts; immutable and shared by all games."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from pelagos.games.mare_nostrum.four_cards.ids import CARAVAN, CITY, MARKET, RESOURCES, TAX, TEMPLE
from pelagos.games.mare_nostrum.shared.tables import ids_in


class Atlas:
    """Provinces come first among the areas, then the seas. Masks have bit i for the i-th one."""

    def __init__(self, table: dict[str, Any]) -> None:
        provinces: list[dict[str, Any]] = table["province"]
        seas: list[dict[str, Any]] = table["sea"]
        self.provinces: Final = len(provinces)
        self.seas: Final = len(seas)
        self.anywhere: Final = (1 << self.provinces) - 1
        self.areas: Final = [str(a["slug"]) for a in provinces + seas]
        self.copies: Final = [int(table["cards"][slug]) for slug in RESOURCES]
        ids = {slug: id for id, slug in enumerate(self.areas)}
        n = self.provinces
        # Every island is a province of its own, without land borders. mn:1.2 lc:1.4
        self.borders: Final = [_mask(ids, p["borders"]) for p in provinces]
        self.neighbours: Final = [list(ids_in(mask)) for mask in self.borders]
        self.islands: Final = sum(1 << p for p in range(n) if not self.borders[p])
        self.coasts: Final = [[ids[sea] for sea in p["coasts"]] for p in provinces]
        """The seas (area ids) a province touches."""
        self.sea_borders: Final = [[ids[sea] for sea in s["borders"]] for s in seas]
        self.sea_masks: Final = [_mask(ids, s["borders"]) for s in seas]
        self.sea_shores: Final = [
            sum(1 << p for p in range(n) if n + sea in self.coasts[p]) for sea in range(self.seas)
        ]
        """The provinces that touch a sea, as a mask."""
        self.sites: Final[list[str]] = []
        self.site_province: Final[list[int]] = []
        self.site_item: Final[list[int]] = []
        """What may be built there: CITY, CARAVAN, TEMPLE or MARKET."""
        self.site_good: Final[list[int]] = []
        self.cities: Final[list[list[int]]] = []
        self.caravans: Final[list[list[int]]] = []
        self.temple: Final[list[int]] = []
        self.market: Final[list[int]] = []
        self.province_sites: Final[list[list[int]]] = []
        for p, province in enumerate(provinces):
            self._add_sites(p, province)
        self.with_city: Final = [bool(icons) for icons in self.cities]
        self.with_caravan: Final = [bool(icons) for icons in self.caravans]
        self.with_coast: Final = [bool(seas) for seas in self.coasts]
        """Whether a province has an icon of a city, one of a caravan, a coast."""
        self.trading_sites: Final = self._sites_for((CARAVAN, MARKET))
        self.city_sites: Final = self._sites_for((CITY, TEMPLE))
        self.yields: Final = [self._yield(s) for s in self._sites_for((CITY, CARAVAN))]
        """Per city and caravan its site, what it pays and the site that doubles it."""

    def _add_sites(self, at: int, province: dict[str, Any]) -> None:
        slug = province["slug"]
        first = len(self.sites)
        self.cities.append([self._add(at, CITY, 0, c) for c in province["cities"]])
        goods = [RESOURCES.index(g) for g in province["goods"]]
        self.caravans.append([self._add(at, CARAVAN, g, f"{slug}_{RESOURCES[g]}") for g in goods])
        self.temple.append(self._add(at, TEMPLE, 0, f"temple_{slug}"))
        self.market.append(self._add(at, MARKET, 0, f"market_{slug}"))
        self.province_sites.append(list(range(first, len(self.sites))))

    def _sites_for(self, items: tuple[int, ...]) -> list[int]:
        return [site for site, item in enumerate(self.site_item) if item in items]

    def _yield(self, site: int) -> tuple[int, int, int]:
        province = self.site_province[site]
        if self.site_item[site] == CITY:
            return (site, TAX, self.temple[province])
        return (site, self.site_good[site], self.market[province])

    def _add(self, at: int, item: int, good: int, slug: str) -> int:
        self.sites.append(slug)
        self.site_province.append(at)
        self.site_item.append(item)
        self.site_good.append(good)
        return len(self.sites) - 1


def _mask(ids: dict[str, int], slugs: list[str]) -> int:
    return sum(1 << ids[slug] for slug in slugs)


@cache
def read_table(package: str, name: str) -> dict[str, Any]:
    """A data file of an edition (or of what they share)."""
    return tomllib.loads((files(package) / "data" / name).read_text(encoding="utf-8"))
