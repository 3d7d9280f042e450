"""The contents of the box: map, set-up, prices, options. Read from the data files once a game."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from pelagos.engine.box import Box
from pelagos.engine.errors import BadData
from pelagos.engine.options import Option, settle_options
from pelagos.games.cyclades.ids import BUILDING_TYPES, CITIES, VERBS

PLAYERS: Final = (2, 3, 4, 5)
MOST_ROUNDS: Final = 1000


def known_options() -> list[Option]:
    """What may be set at a table."""
    return [
        Option("start_positions", "by_seat", ("by_seat", "random"), clause="cy:2.5"),
        Option("victory_tiebreak", "gold", ("gold", "metropolises_then_gold"), clause="cy:15.4"),
        Option("hidden_gold", True, (True, False), clause="cy:19.1"),
        Option("last_island_proof", "immediate", ("immediate", "this_turn"), clause="cy:12.14"),
        Option("apollo_marker_island", "own", ("own", "any"), clause="cy:14.4"),
        Option("minotaur_mode", "bonus", ("bonus", "unit"), clause="cy:18.21"),
        Option("moirae_basis", "current", ("current", "round_start"), clause="cy:18.10"),
        Option("kraken_leaves", "on_reveal", ("on_reveal", "on_next_summon"), clause="cy:18.16"),
        Option("polyphemus_push_by", "summoner", ("summoner", "fleet_owner"), clause="cy:18.25"),
        Option("medusa_blocks_retreat", True, (True, False), clause="cy:18.23"),
        Option("round_limit", None, low=1, high=MOST_ROUNDS, clause="cy:15.2"),
    ]


def _data(name: str) -> dict[str, Any]:
    text = files("pelagos.games.cyclades").joinpath("data", f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


class CycladesBox(Box):
    """Regions are the islands 0 .. islands-1, then the sea spaces up to `regions`-1.

    Building slots are numbered through, island by island.
    """  # cy:1.6 cy:1.8

    def __init__(self, players: int, given: dict[str, object]) -> None:
        if players not in PLAYERS:
            raise BadData(f"Cyclades is for 2 to 5 players, not {players}")
        options = settle_options("Cyclades", known_options(), given)
        setup: dict[str, Any] = _data("setups")[f"players_{players}"]
        gods: dict[str, Any] = _data("gods")
        creatures: dict[str, Any] = _data("creatures")
        board: dict[str, Any] = _data(setup["board"])  # cy:1.11
        islands: list[dict[str, Any]] = board["island"]
        seas: list[dict[str, Any]] = board["sea"]
        slots = [f"{i['slug']}_{n}" for i in islands for n in range(1, len(i["slots"]) + 1)]
        names: dict[str, list[str]] = {
            "region": [r["slug"] for r in islands] + [r["slug"] for r in seas],
            "slot": slots,
            "god": [g["slug"] for g in gods["god"]],
            "building": [g["building"] for g in gods["god"][:BUILDING_TYPES]],
            "creature": [c["slug"] for c in creatures["creature"]],  # cy:1.4
            "verb": list(VERBS),
            "position": [f"start_{n}" for n in range(1, players + 1)],
            "city": list(CITIES),
        }
        super().__init__(players, options, names)
        self.board_name: str = "cyclades_" + str(setup["board"]).removeprefix("board_")
        self._take_map(islands, seas)
        self._take_slots(islands)

        self.gold: int = setup["gold"]
        self.to_win: int = setup["metropolises"]
        self.row: int = setup["row"]
        self.owners: list[int] = [s for s in range(players) for _ in range(setup["markers"])]
        """The owner of each offering marker; with two players each has two."""  # cy:17.2
        self.starts: list[tuple[list[int], list[int]]] = [
            (self._regions(p["islands"]), self._regions(p["fleets"])) for p in setup["position"]
        ]

        self.recruit_costs: list[list[int]] = [g["recruit_costs"] for g in gods["god"][:4]]
        self.building_price: int = gods["prices"]["building"]
        self.special_price: int = gods["prices"]["special"]
        self.apollo_one: int = gods["apollo"]["one_island"]
        self.apollo_several: int = gods["apollo"]["several_islands"]
        self.faces: list[int] = gods["dice"]["faces"]  # cy:1.3
        self.track: list[int] = creatures["track"]  # cy:4.1

        self.random_start: bool = options["start_positions"] == "random"
        self.metropolises_first: bool = options["victory_tiebreak"] == "metropolises_then_gold"
        self.hidden_gold: bool = options["hidden_gold"] is True
        self.proof_this_turn: bool = options["last_island_proof"] == "this_turn"
        self.marker_anywhere: bool = options["apollo_marker_island"] == "any"
        self.minotaur_fights: bool = options["minotaur_mode"] == "unit"
        self.moirae_as_paid: bool = options["moirae_basis"] == "round_start"
        self.kraken_flees: bool = options["kraken_leaves"] == "on_reveal"
        self.owner_pushes: bool = options["polyphemus_push_by"] == "fleet_owner"
        self.medusa_holds: bool = options["medusa_blocks_retreat"] is True
        limit = options["round_limit"]
        self.round_limit: int = limit if isinstance(limit, int) else 0

    def _regions(self, slugs: list[str]) -> list[int]:
        return [self.ids["region"][slug] for slug in slugs]

    def _take_map(self, islands: list[dict[str, Any]], seas: list[dict[str, Any]]) -> None:
        self.islands: int = len(islands)
        self.regions: int = len(islands) + len(seas)
        self.all_islands: list[int] = list(range(self.islands))
        self.all_seas: list[int] = list(range(self.islands, self.regions))
        self.prosperity: list[int] = [i["prosperity"] for i in islands]
        trading: list[bool] = [bool(s.get("trade", False)) for s in seas]
        self.trade_seas: list[int] = [self.islands + n for n, trade in enumerate(trading) if trade]
        """The sea spaces with an arrow, each worth one gold piece."""  # cy:1.10
        self.neighbours: list[list[int]] = [self._regions(r["seas"]) for r in islands + seas]
        """The sea spaces that touch a region, island or sea."""
        self.coasts: list[list[int]] = [[] for _ in range(self.regions)]
        """The islands that touch a sea space."""
        for island in self.all_islands:
            for sea in self.neighbours[island]:
                self.coasts[sea].append(island)
        self.coast_bits: list[int] = [sum([1 << i for i in found]) for found in self.coasts]

    def _take_slots(self, islands: list[dict[str, Any]]) -> None:
        self.slot_island: list[int] = []
        self.slots_of: list[list[int]] = []
        self.site_slots: list[list[int]] = []
        """The slots of an island that lie under its metropolis frame."""  # cy:1.8
        for n, island in enumerate(islands):
            first = len(self.slot_island)
            kinds: list[str] = island["slots"]
            self.slots_of.append(list(range(first, first + len(kinds))))
            self.site_slots.append([first + k for k, kind in enumerate(kinds) if kind == "site"])
            self.slot_island.extend([n] * len(kinds))
        self.slots: int = len(self.slot_island)
        self.under_site: list[bool] = [
            s in self.site_slots[self.slot_island[s]] for s in range(self.slots)
        ]
