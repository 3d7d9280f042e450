"""The box: map, tiles, pieces and set-ups, for a number of players and their options."""

from importlib.resources import files
from tomllib import loads
from typing import Any, Final

from pelagos.engine.box import Box
from pelagos.engine.errors import BadData
from pelagos.games.mare_nostrum.empires.ids import (
    ANSWERS,
    CAPITAL,
    CARAVAN,
    CITY,
    LEGENDARY_CITY,
    MARKET,
    NONE,
    TEMPLE,
    VERBS,
    WAYS,
    YIELDS,
)
from pelagos.games.mare_nostrum.shared.tables import ids_in

CITY_SORTS: Final = {"city": CITY, "capital": CAPITAL, "legendary": LEGENDARY_CITY}
PRICED_SORTS: Final = ["caravan", "market", "city", "capital", "legendary_city", "temple"]


def read(name: str) -> dict[str, Any]:
    """One of the data files of this package."""
    return loads(
        files("pelagos.games.mare_nostrum.empires").joinpath("data", name).read_text("utf-8")
    )


class EmpiresBox(Box):
    """Everything that stays as it is during a game."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        if players not in (3, 4, 5):  # mne:O.1
            raise BadData(f"mare_nostrum_empires is for 3 to 5 players, not {players}")
        chart, pieces = read("map.toml"), read("pieces.toml")
        empires, tiles = read("empires.toml"), read("tiles.toml")
        provinces = [p["id"] for p in chart["province"]]
        seas = [s["id"] for s in chart["sea"]]
        goods = list(pieces["goods"])
        icons = [slug for p in chart["province"] for slug, _, _ in icons_of(p)]
        names = {
            "province": provinces,
            "sea": seas,
            "icon": icons,
            "post": ["free", "fortress", "marker", *icons],
            "resource": [*goods, "coin", *[f"legendary_{g}" for g in goods]],
            "tile": [t["id"] for t in tiles["tile"]],
            "empire": [e["id"] for e in empires["empire"]],
            "track": ["trade", "culture", "military"],
            "unit": ["legion", "trireme", "fortress"],
            "call": ["0", "1", "2", "3", "4", "5"],
            "verb": list(VERBS),
            "answer": list(ANSWERS),
            "yield": list(YIELDS),
            "way": list(WAYS),
        }
        super().__init__(players, options, names)
        setup = empires["setup"][str(players)]
        covered = setup[str(options["reduced_board"])]
        limit = options["round_limit"]
        self.round_limit: int = limit if isinstance(limit, int) else 0
        self.all_open: bool = options["hero_display"] == "all_open"  # mne:V.1
        self.chosen: bool = options["empire_assignment"] == "choose"  # mne:V.2
        self.sit_out: bool = options["short_offer"] == "sit_out"  # mne:V.4
        self.screened: bool = options["resource_visibility"] == "screened"  # mne:V.5

        # What lies under a sub-board does not exist. mne:S.8 mne:V.3 mne:R.3
        self.in_play: int = mask_of([i for i, p in enumerate(provinces) if p not in covered])
        self._lay_out_map(chart["province"], chart["sea"])
        self._count_pieces(pieces)
        self._read_empires(empires["empire"], setup)
        # The starting Heroes have no bonus. mne:C.1 mne:10.hercules mne:R.39
        self.bonus: list[tuple[int, int, int]] = [
            (trade, culture, military)
            for trade, culture, military in [t["bonus"] for t in tiles["tile"]]
        ]

    def _lay_out_map(self, provinces: list[dict[str, Any]], seas: list[dict[str, Any]]) -> None:
        province_id, sea_id = self.ids["province"], self.ids["sea"]
        good_id = self.ids["resource"]
        self.provinces: int = len(provinces)
        self.seas: int = len(seas)
        self.land: list[int] = []  # The neighbours by land, as a mask. mne:B.4
        self.coast: list[tuple[int, ...]] = []
        # The icons of each province. mne:B.1 mne:B.2 mne:B.3 mne:B.8
        self.icons_at: list[tuple[int, ...]] = []
        self.icon_mask: list[int] = []
        self.market_at: list[int] = []
        self.temple_at: list[int] = []
        self.icon_province: list[int] = []
        self.icon_sort: list[int] = []
        self.icon_good: list[int] = []
        self.sort_mask: list[int] = [0] * len(PRICED_SORTS)
        for at, p in enumerate(provinces):
            here = bool(self.in_play >> at & 1)
            self.land.append(mask_of([province_id[n] for n in p["land"]]) & self.in_play)
            self.coast.append(tuple([sea_id[s] for s in p["seas"]]))
            own: list[int] = []
            market, temple = NONE, NONE
            for _, sort, good in icons_of(p):
                icon = len(self.icon_sort)
                self.icon_province.append(at)
                self.icon_sort.append(sort)
                self.icon_good.append(good_id[good] if good else NONE)
                if here:
                    own.append(icon)
                    self.sort_mask[sort] |= 1 << icon
                    market = icon if sort == MARKET else market
                    temple = icon if sort == TEMPLE else temple
            self.icons_at.append(tuple(own))
            self.icon_mask.append(mask_of(own))
            self.market_at.append(market)
            self.temple_at.append(temple)
        self.icons: int = len(self.icon_sort)
        self.sea_next: list[tuple[int, ...]] = [tuple([sea_id[n] for n in s["seas"]]) for s in seas]
        self.shore: list[int] = [
            mask_of([at for at in range(self.provinces) if sea in self.coast[at]]) & self.in_play
            for sea in range(self.seas)
        ]
        self.prizes: int = self.sort_mask[CAPITAL] | self.sort_mask[LEGENDARY_CITY]
        self.legendary_cities: list[int] = [
            i for i in range(self.icons) if self.sort_mask[LEGENDARY_CITY] >> i & 1
        ]
        self.voyages: list[int] = self._voyages()

    def _voyages(self) -> list[int]:
        """For every set of seas that hold a player's Triremes, and every sea in it, the shores of
        all seas connected to it; index = set of seas * seas + sea.
        """  # mne:B.5
        n = self.seas
        nearby = [mask_of(list(around)) for around in self.sea_next]
        found = [0] * (n << n)
        for fleet in range(1 << n):
            left = fleet
            while left:
                joined, edge, shores = 0, left & -left, 0
                while edge:
                    joined |= edge
                    wider = 0
                    for s in ids_in(edge):
                        wider |= nearby[s]
                        shores |= self.shore[s]
                    edge = wider & fleet & ~joined
                for s in ids_in(joined):
                    found[fleet * n + s] = shores
                left &= ~joined
        return found

    def around(self, provinces: int) -> int:
        """The provinces adjacent by land to any of a set."""  # mne:B.4
        found, land = 0, self.land
        while provinces:
            low = provinces & -provinces
            found |= land[low.bit_length() - 1]
            provinces ^= low
        return found

    def _count_pieces(self, pieces: dict[str, Any]) -> None:
        # Ordinary goods and coins; of legendary goods there is one each, see ids. mne:C.2 mne:C.3
        self.tiles: tuple[int, ...] = (*pieces["goods"].values(), pieces["coin"])
        units = pieces["units"]
        self.pieces: tuple[int, ...] = (  # mne:C.7 mne:L.5
            units["legion"], units["trireme"], units["fortress"], units["control_marker"],
        )  # fmt: skip
        # What each object costs: [price] of data/pieces.toml. mne:3.c
        price = pieces["price"]
        # There is one Building tile for every icon, so they are not counted. mne:C.5 mne:L.3
        self.icon_price: tuple[int, ...] = tuple([price[s] for s in PRICED_SORTS])
        self.control_price: int = price["control"]
        self.unit_price: tuple[int, ...] = (price["legion"], price["trireme"], price["fortress"])
        self.tile_price: tuple[int, ...] = (0, *price["tile"])
        self.pyramids_price: int = price["pyramids"]
        # mne:C.8 mne:C.6
        self.marker_sides: list[tuple[int, int]] = [(a, b) for a, b in pieces["markers"]["sides"]]
        self.marker_of: list[int] = [
            next(i for i, sides in enumerate(self.marker_sides) if call in sides)
            for call in range(6)
        ]
        self.die: list[int] = list(pieces["dice"]["faces"])
        # Markets and Temples cost more than any other Building.
        self.dear_price: int = max(self.icon_price)
        self.cheapest_icon: int = min(self.icon_price)
        self.smallest_set: int = min(
            self.control_price,
            *self.unit_price,
            *self.icon_price,
            *price["tile"],
            self.pyramids_price,
        )
        """The lowest price of anything: a smaller set buys nothing."""
        cheap = [s for s, cost in enumerate(self.icon_price) if cost < self.dear_price]
        self.cheap_icons: int = sum([self.sort_mask[s] for s in cheap])

    def _read_empires(self, empires: list[dict[str, Any]], setup: dict[str, Any]) -> None:
        ids = self.ids
        self.empires: list[int] = [ids["empire"][e] for e in setup["empires"]]
        self.first_leaders: list[int] = [ids["empire"][e] for e in setup["leaders"]]
        self.hero: list[int] = [ids["tile"][e["hero"]] for e in empires]
        self.capital: list[int] = []
        self.home: list[tuple[int, ...]] = []
        self.start_icons: list[tuple[int, ...]] = []
        self.start_legions: list[tuple[int, ...]] = []
        self.start_forts: list[tuple[int, ...]] = []
        self.start_resources: list[tuple[tuple[int, int], ...]] = []
        self.start_tracks: list[tuple[int, ...]] = []
        for e in empires:
            start = e["start"]
            # The start provinces, that of the capital first. mne:B.6
            home = tuple([ids["province"][s["province"]] for s in start])
            self.home.append(home)
            self.capital.append(home[0])
            built: list[int] = []
            for s in start:
                built += [ids["icon"][f"{s['province']}_{good}"] for good in s["caravans"]]
                built += [ids["icon"][city] for city in s["cities"]]
                built += [ids["icon"][f"{s['province']}_market"]] if s["market"] else []
                built += [ids["icon"][f"{s['province']}_temple"]] if s["temple"] else []
            self.start_icons.append(tuple(built))
            self.start_legions.append(tuple([s["legions"] for s in start]))
            self.start_forts.append(tuple([int(s["fortress"]) for s in start]))
            self.start_resources.append(
                tuple([(ids["resource"][r], n) for r, n in e["resources"].items()])
            )
            self.start_tracks.append(tuple(e["tracks"]))
        self.capital_provinces: int = mask_of([self.capital[e] for e in self.empires])


def icons_of(province: dict[str, Any]) -> list[tuple[str, int, str]]:
    """The icons of a province in the data: (slug, sort, good)."""
    slug = province["id"]
    found = [(f"{slug}_{good}", CARAVAN, good) for good in province["caravans"]]
    if province["market"]:
        found.append((f"{slug}_market", MARKET, ""))
    found += [(city["id"], CITY_SORTS[city["sort"]], "") for city in province["cities"]]
    if province["temple"]:
        found.append((f"{slug}_temple", TEMPLE, ""))
    return found


def mask_of(ids: list[int]) -> int:
    """A bit for each id."""
    mask = 0
    for id in ids:
        mask |= 1 << id
    return mask
