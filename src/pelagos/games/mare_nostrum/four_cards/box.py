"""The box shared by the 2003 game and the revised edition: map, cards, prices, start sheets."""

from functools import cache
from typing import Any, Final

from pelagos.engine.box import Box
from pelagos.games.mare_nostrum.four_cards.atlas import Atlas, read_table
from pelagos.games.mare_nostrum.four_cards.ids import (
    CARAVAN,
    CARDS,
    CITY,
    CIVILIZATIONS,
    ITEMS,
    MARKET,
    PYRAMIDS,
    RESOURCES,
    ROLES,
    SHIPS,
    TEMPLE,
    TRIREME,
    VERBS,
    WONDERS,
)


class Sheet:
    """The start sheet of one civilization."""

    def __init__(self, row: dict[str, Any], areas: dict[str, int], sites: dict[str, int]) -> None:
        self.capital: Final = areas[row["capital"]]
        self.influence: Final = [areas[a] for a in row["influence"]]
        self.sites: Final = [sites[s] for s in row["cities"] + row["caravans"]]
        self.fortresses: Final = [areas[a] for a in row["fortresses"]]
        self.legions: Final = [areas[a] for a in row["legions"]]
        self.triremes: Final = [areas[a] for a in row["triremes"]]
        self.gift_legions: Final = int(row["gift_legions"])
        self.gift_triremes: Final = int(row["gift_triremes"])
        self.role: Final = ROLES.index(row["role"]) if row["role"] else -1
        # Every sheet is worth as much as the free set-up may spend. mn:3.2.2 lc:4.4
        self.points: Final = int(row["points"])
        self.free_area: Final = [areas[a] for a in row["free_area"]]
        """Where the free set-up may place things."""


class MareBox(Box):
    """Numbers and tables; nothing in it ever changes. `table` is the edition's data file."""

    def __init__(
        self, players: int, options: dict[str, object], atlas: Atlas, table: dict[str, Any]
    ) -> None:
        # 3 roles, 18 heroes and wonders and 123 resource cards are all the 144 cards; how many of
        # each resource is in the [cards] of board.toml. mn:2.1 mn:2.6 lc:2.1 lc:2.2
        names = {
            "area": atlas.areas,
            "site": atlas.sites,
            "resource": list(RESOURCES),
            "card": list(CARDS),
            "civilization": list(CIVILIZATIONS),
            "role": list(ROLES),
            "verb": list(VERBS),
            "post": ["beside", "fortress", "marker", *atlas.sites],
            "ship": list(SHIPS),
        }
        super().__init__(players, options, names)
        self.atlas = atlas
        self.mixes_moves = False
        """Whether units may still move after a battle."""
        self._read_prices(table)
        self._read_cards(table)
        self._read_pieces(table)
        self.most_tax_kept: int = table["kept"]["tax"]
        self.most_goods_kept: int = table["kept"]["goods_with_hanging_gardens"]
        self.fortress_value: int = table["combat"]["fortress"]
        self.points_per_loss: int = table["combat"]["points_per_loss"]
        self.faces: list[int] = list(range(1, table["combat"]["faces"] + 1))
        self.cards_to_win: int = table["victory"]["cards"]
        areas = {slug: id for id, slug in enumerate(atlas.areas)}
        sites = {slug: id for id, slug in enumerate(atlas.sites)}
        self.sheets: list[Sheet] = [Sheet(table["start"][c], areas, sites) for c in CIVILIZATIONS]
        self.seats: list[int] = list(range(players))
        self.civilizations: list[int] = self._read_recommended_civilizations(table)
        """The civilizations the seats draw or choose from; the rest are neutral."""
        self.neutral_areas: list[list[int]] = [atlas.neighbours[s.capital] for s in self.sheets]
        """Per civilization, the provinces around its capital that it holds when neutral."""
        self.room: list[list[bool]] = [[True] * atlas.provinces] * len(ITEMS)
        """Per item and province, whether it can stand there at all."""
        # Triremes are docked in provinces on a coast, and islands. mn:6.5.5 lc:10.15 lc:10.16
        self.room[TRIREME] = atlas.with_coast
        self.stop_at_one_holder: bool = False
        """Whether a trade is over as soon as one participant alone has cards left."""
        self.own_icons: bool = False
        """Whether temples and markets take an icon of a city or caravan for themselves."""
        self.stepwise: bool = True
        """Whether leaders name one player after another, or the whole order at once."""

    def _read_prices(self, table: dict[str, Any]) -> None:
        prices: dict[str, int] = table["prices"]
        self.prices: list[int] = [prices[item] for item in ITEMS[:-1]]
        self.card_prices: list[int] = [
            prices["wonder"] if card in WONDERS else prices["hero"] for card in range(len(CARDS))
        ]
        self.card_prices[PYRAMIDS] = prices["pyramids"]
        self.cheapest_card: int = min(self.card_prices)
        self.discounts: list[tuple[int, int, int]] = []
        """Cards that lower the price of an item, with the item and the lowered price; [[discount]]
        of the data."""
        # mn:9.1.1 mn:9.1.4 mn:9.3.6 lc:16.4 lc:18.5
        for row in table["discount"]:
            card = CARDS.index(row["card"])
            for slug in row["items"]:
                item = ITEMS.index(slug)
                price = row["price"] if "price" in row else self.prices[item] - row["less"]
                self.discounts.append((card, item, price))

    def _read_cards(self, table: dict[str, Any]) -> None:
        self.role_bonus: list[tuple[int, int]] = [(-1, 0)] * len(ROLES)
        """Per role, the hero that adds to its count and how much: [[role_bonus]] of the data."""
        # mn:9.2.1 mn:9.2.2 mn:9.2.3 lc:17.1 lc:17.2 lc:17.6
        for row in table["role_bonus"]:
            bonus = (CARDS.index(row["card"]), int(row["bonus"]))
            self.role_bonus[ROLES.index(row["role"])] = bonus
        self.land_bonus: tuple[int, int] = _die_bonus(table, "land")
        self.sea_bonus: tuple[int, int] = _die_bonus(table, "sea")

    def _read_pieces(self, table: dict[str, Any]) -> None:
        players = str(self.players)
        # Building tokens, fewer with fewer players: [tokens] of the data. mn:2.7 mn:3.1.3
        # lc:2.3 lc:3.3
        tokens: dict[str, int] = table["tokens"][players]
        self.tokens: list[int] = [0] * len(ITEMS)
        for item in (CITY, CARAVAN, TEMPLE, MARKET):
            self.tokens[item] = tokens[ITEMS[item]]
        # Pieces of a colour: [pieces] of the data. mn:2.8 lc:2.4
        pieces: dict[str, int] = table["pieces"]
        self.pieces: list[int] = [
            pieces[name] for name in ("influence", "legion", "fortress", "trireme")
        ]

    def _read_recommended_civilizations(self, table: dict[str, Any]) -> list[int]:
        """Who plays with this number of players, unless the table agrees otherwise."""
        # mn:3.1.6 lc:3.4
        return [CIVILIZATIONS.index(slug) for slug in table["recommended"][str(self.players)]]


def _die_bonus(table: dict[str, Any], battle: str) -> tuple[int, int]:
    for row in table["die_bonus"]:
        if row["battle"] == battle:
            return (CARDS.index(row["card"]), int(row["bonus"]))
    return (-1, 0)


@cache
def load_atlas() -> Atlas:
    """The board both editions are played on."""
    return Atlas(read_table("pelagos.games.mare_nostrum.four_cards", "board.toml"))
