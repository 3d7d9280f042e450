"""The contents of the box: the board in play, the cards, the nations, the tables."""

from typing import Any, Final

from pelagos.engine.box import Box
from pelagos.engine.errors import BadData
from pelagos.games.civilization.contents import Contents
from pelagos.games.civilization.ids import (
    AREAS,
    CARDS,
    EARLY_IRON,
    FINISH,
    LAND,
    MYSTICISM,
    OFFERS,
    VERBS,
)
from pelagos.games.civilization.options import FARMERS, FULL, LIVE, NOMADS, SHORT, settle
from pelagos.games.civilization.roads import Roads
from pelagos.games.civilization.waters import Waters

NO_SITE: Final = 0
BLACK_SITE: Final = 1
WHITE_SITE: Final = 2
CITY_ON_SITE: Final = 6
CITY_OFF_SITE: Final = 12
"""How many tokens become a city, on a city site and elsewhere."""

PLAINS: Final = ["po", "danube", "nile", "tigris_euphrates"]
VOLCANOES: Final = ["vesuvius", "etna", "thera"]
EPOCHS: Final = ["neolithic", "early_bronze", "late_bronze", "early_iron", "late_iron"]


class CivilizationBox(Box):
    """The board for this number of players, the cards, the rows of the A.S.T."""

    def __init__(self, contents: Contents, players: int, given: dict[str, object]) -> None:
        if not 2 <= players <= 7:
            raise BadData(f"Civilization is for 2 to 7 players, not {players}")
        options = settle(players, given)
        land = contents.board["land"]
        nations = contents.nations["nation"]
        cards = contents.cards
        slugs = [a["slug"] for a in land] + contents.board["seas"]["slugs"]
        names = {
            "area": slugs,
            "nation": [n["slug"] for n in nations],
            "trade_card": [c["slug"] for c in cards["commodity"] + cards["calamity"]],
            "card": [c["slug"] for c in cards["card"]],
            "group": [g["slug"] for g in cards["group"]],
            "epoch": EPOCHS,
            "verb": VERBS,
            "plain": PLAINS,
            "volcano": VOLCANOES,
            "coast": ["gulf_of_corinth", "euboean_gulf"],
            "faction": ["first", "second"],
            "ship": ["ship1", "ship2", "ship3", "ship4"],
            "offer": [f"offer{n}" for n in range(1, OFFERS + 1)],
        }
        super().__init__(players, options, names)
        if len(land) != LAND or len(slugs) != AREAS:
            raise BadData("the board has another number of areas than the rules expect")
        variant = options["variant"]
        self.variant: str = str(variant)
        self.floor: bool = bool(options["calamity_floor_16"])
        self.simultaneous: bool = bool(options["simultaneous_phases"])
        self.live_trade: bool = options["trade_form"] == LIVE
        self.trade_rounds: int = _whole(options["trade_rounds"])
        self.round_limit: int = _whole(options["round_limit"])
        setup: dict[str, Any] = contents.setups["players"][str(players)]
        # The two simple games have the board, tokens and nations of six players, however many play.
        # civ:31.2.1 civ:31.2.2 civ:32.2.1 civ:32.2.2 civ:R.47
        if variant in (NOMADS, FARMERS):
            setup = contents.setups["players"]["6"]
        self._areas(contents, setup)
        self._nations(contents, setup)
        self._ast(contents)
        self._cards(contents, setup)

    def _areas(self, contents: Contents, setup: dict[str, Any]) -> None:
        """The part of the board in play, as data/setups.toml has it for each number of players."""
        # Six and seven use all of it. civ:25.0
        # Five lack the western panel, and with it some limits and city sites.
        # civ:26.1 civ:26.2.1 civ:R.48 civ:26.2.2
        # Four have what lies east of the dashed line, without that panel. civ:27.1 civ:27.2
        # Three and two have what lies west of it, without the eastern panel. civ:28.1 civ:28.2
        # civ:29.1 civ:29.2
        land = contents.board["land"]
        ids = self.ids["area"]
        gone = {ids[s] for s in setup["areas_out"] + setup["seas_out"]}
        self.in_play: list[bool] = [a not in gone for a in range(AREAS)]
        self.land: list[int] = [a for a in range(LAND) if a not in gone]
        self.limit: list[int] = [a["limit"] for a in land]
        self.island: list[bool] = [a.get("island", False) for a in land]
        self.site: list[int] = [_site(a, setup) for a in land]
        self.city_cost: list[int] = [
            CITY_OFF_SITE if site == NO_SITE else CITY_ON_SITE for site in self.site
        ]
        # Flood plains and volcanoes are marked in data/board.toml. civ:2.2.i civ:2.2.j civ:R.1
        self.plain_areas: list[list[int]] = [
            [a for a in self.land if land[a].get("plain") == p] for p in PLAINS
        ]
        self.volcano_areas: list[list[int]] = [
            [a for a in self.land if land[a].get("volcano") == v] for v in VOLCANOES
        ]
        self._borders(contents, gone)

    def _borders(self, contents: Contents, gone: set[int]) -> None:
        """Which areas border on each other, by land and by water, without those out of play."""
        land = contents.board["land"]
        ids = self.ids["area"]
        # "both": over land and, at some point, over water.
        borders = contents.board["borders"]
        pairs = {
            kind: [(ids[a], ids[b]) for a, b in borders[kind]] for kind in ("land", "water", "both")
        }
        self.land_borders: list[list[int]] = _neighbours(pairs["land"] + pairs["both"], gone)
        wet = _neighbours(pairs["water"] + pairs["both"], gone)
        self.neighbours: list[list[int]] = [
            sorted({n for n in self.land_borders[a] + wet[a] if n < LAND}) for a in range(LAND)
        ]
        self.touching: list[list[int]] = [
            sorted({*self.land_borders[a], *wet[a]}) for a in range(len(wet))
        ]
        """The areas next to an area, seas among them."""
        split = next(a for a in land if "coasts" in a)
        _, other = split["coasts"]
        second = [ids[s] for s in other["borders"]]
        self.split_area: int = ids[split["slug"]]
        part = tuple(sorted(gone))
        ways = contents.ways.get(part)
        if ways is None:
            coast = [a for a in second if a not in gone]
            ways = (Waters(wet, self.split_area, coast), Roads(self.land_borders))
            contents.ways[part] = ways  # both at once: another thread may be looking
        waters, roads = ways
        self.waters: Waters = waters
        self.roads: Roads = roads
        self.has_water: list[bool] = [bool(wet[a]) for a in range(LAND)]

    def _nations(self, contents: Contents, setup: dict[str, Any]) -> None:
        """The nations to choose from, and their start areas: data/setups.toml and nations.toml."""
        ids = self.ids["area"]
        nations = contents.nations["nation"]
        # Tokens of each player. civ:26.3 civ:27.5 civ:28.5 civ:29.5
        self.tokens: int = setup["tokens"]
        # Those that this number of players can play. civ:26.2.3 civ:27.3 civ:28.3 civ:29.3
        self.nations: list[int] = [self.ids["nation"][slug] for slug in setup["nations"]]
        # Per nation, the areas where its first token may stand. civ:2.2.k civ:4.5n
        self.starts: list[list[int]] = [
            [ids[s] for s in n["starts"] if self.in_play[ids[s]]] for n in nations
        ]
        self.colors: list[str] = [n["color"] for n in nations]

    def _ast(self, contents: Contents) -> None:
        """A row of the A.S.T. for each nation, from data/nations.toml: the epoch of each space from
        the start arrow (0) to the finish square (16), and the points a space asks for.
        """  # civ:2.4.2 civ:2.4.3 civ:R.2
        nations = contents.nations["nation"]
        self.epoch: list[list[int]] = [_epochs(n) for n in nations]
        shift = contents.nations["africa_early_iron_shift"]
        # By an option Africa enters the Early Iron Age a space later. civ:24.3
        if self.options["africa_early_iron_shift"]:
            row = self.epoch[self.ids["nation"][shift["nation"]]]
            row[shift["early_iron"] - 1] = EARLY_IRON - 1
        self.space_value: list[list[int]] = [_values(n) for n in nations]
        lines = contents.nations["ast"]["finish_lines"]
        self.last_space: int = FINISH - 1
        """To move on from here is to finish: on the square or, in short games, over a line.
        """
        # The short game ends at the finish line chosen. civ:2.4.4 civ:30.1 civ:30.2
        if self.variant == SHORT:
            self.last_space = lines[_whole(self.options["short_line"]) - 1]
        # That of the Farmers at the second one, or a little before. civ:32.3.1 civ:32.5.2
        elif self.variant == FARMERS:
            _, middle, _ = lines
            self.last_space = middle - _whole(self.options["farmers_shorten"])

    def _cards(self, contents: Contents, setup: dict[str, Any]) -> None:
        """Trade cards, civilization cards and the credits between them: data/cards.toml."""
        # Copies and values, prices and groups. civ:22.1.1 civ:22.1.2 civ:22.3.2
        commodities, calamities = contents.cards["commodity"], contents.cards["calamity"]
        self.value: list[int] = [c["value"] for c in commodities] + [0] * len(calamities)
        self.copies: list[int] = [c["copies"] for c in commodities] + [1] * len(calamities)
        self.stack_of: list[int] = [c["stack"] - 1 for c in commodities + calamities]
        cards = contents.cards["card"]
        groups = self.ids["group"]
        self.price: list[int] = [c["price"] for c in cards]
        self.groups: list[list[int]] = [[groups[g] for g in c["groups"]] for c in cards]
        # the cards of each group, one bit each
        self.members: list[int] = [
            sum([1 << k for k, own in enumerate(self.groups) if g in own]) for g in groups.values()
        ]
        self.supply: list[int] = [c["copies"] for c in cards]  # civ:22.3.1 civ:22.3.2
        # Fewer players use less of Mysticism, short games none. civ:26.4 civ:27.4 civ:28.4 civ:29.4
        # civ:30.3
        self.supply[MYSTICISM] = setup["mysticism"] if self.variant == FULL else 0
        # Per card, those one must own before, one bit each: Law for two of them.
        self.requires: list[int] = [
            sum([1 << self.ids["card"][r] for r in c.get("requires", [])]) for c in cards
        ]
        # Per card owned and card bought.
        self.credit: list[list[int]] = [
            [self._credit(contents, o, k) for k in range(CARDS)] for o in range(CARDS)
        ]

    def _credit(self, contents: Contents, owned: int, bought: int) -> int:
        """What owning one card takes off the price of another: its special credit for that card or
        the credit of a shared group, whichever is more. Only one credit applies.
        """  # civ:17.12 civ:R.26
        if owned == bought:
            return 0
        card = contents.cards["card"][owned]
        target = contents.cards["card"][bought]
        # Drama and Poetry, Music, Architecture and Literacy have special credits.
        # civ:22.3.5 civ:22.3.6 civ:22.3.7 civ:22.3.12
        best: int = card.get("special", {}).get(target["slug"], 0)
        # Each group but Civics gives one to all its cards and to one main Civics card; a card of
        # two groups gives and receives that of either. civ:17.5.1 civ:17.5.2 civ:17.5.3 civ:17.14
        for group in contents.cards["group"]:
            slug = group["slug"]
            receives = slug in target["groups"] or group.get("main_civic") == target["slug"]
            if receives and slug in card["groups"]:
                best = max(best, group["credit"])
        return best


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise BadData(f"not a whole number: {value!r}")
    return value


def _site(area: dict[str, Any], setup: dict[str, Any]) -> int:
    """The site that may be used."""  # civ:26.2.2 civ:29.1
    lost = area["slug"] in setup["sites_lost"]
    if lost or (area.get("island", False) and not setup["island_sites"]):
        return NO_SITE
    return {"black": BLACK_SITE, "white": WHITE_SITE}.get(area.get("site", ""), NO_SITE)


def _neighbours(pairs: list[tuple[int, int]], gone: set[int]) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(AREAS)]
    for a, b in pairs:
        if a not in gone and b not in gone:
            found[a].append(b)
            found[b].append(a)
    for row in found:
        row.sort()
    return found


def _epochs(nation: dict[str, Any]) -> list[int]:
    """The epoch of each space; the start arrow counts as Neolithic."""  # civ:R.2
    firsts = [nation[slug] for slug in EPOCHS[1:]]
    return [sum([1 for first in firsts if space >= first]) for space in range(FINISH + 1)]


def _values(nation: dict[str, Any]) -> list[int]:
    values: list[int] = nation["late_iron_values"]
    return [0] * (FINISH - len(values)) + values + [0]
