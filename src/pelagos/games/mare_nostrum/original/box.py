"""The box of the 2003 game and its options."""

from itertools import combinations
from typing import Final

from pelagos.engine.errors import BadData
from pelagos.engine.options import Option
from pelagos.games.mare_nostrum.four_cards.atlas import read_table
from pelagos.games.mare_nostrum.four_cards.box import MareBox, load_atlas
from pelagos.games.mare_nostrum.four_cards.ids import CIVILIZATIONS

PLAYERS: Final = (3, 4, 5)  # mn:1.1

SETS_OF_CIVILIZATIONS: Final = [
    "-".join(chosen) for n in (3, 4) for chosen in combinations(CIVILIZATIONS, n)
]
"""Every choice of civilizations for fewer than five players."""

AEGEAN: Final = ("thrace", "asia", "rhodes", "crete")


def options() -> list[Option]:
    """The options of this edition with their defaults."""
    onoff = (False, True)
    return [
        Option("setup_mode", "basic", ("basic", "advanced"), clause="mn:3.2.1"),
        Option(
            "civilizations",
            "recommended",
            ("recommended", *SETS_OF_CIVILIZATIONS),
            clause="mn:3.1.6",
        ),
        Option("civ_assignment", "random", ("random", "choose"), clause="mn:3.1.5"),
        Option(
            "trade_stop",
            "taker_is_sole_holder",
            ("taker_is_sole_holder", "one_holder"),
            clause="mn:5.5.8",
        ),
        Option("order_declaration", "upfront", ("upfront", "stepwise"), clause="mn:6.1.2"),
        Option("interleaved_military_actions", False, onoff, clause="mn:7.1.5"),
        Option("temple_pillage", True, onoff, clause="mn:7.6.3"),
        Option("temple_or_market_alone", True, onoff, clause="mn:7.6.5"),
        Option("hammurabi_marker_may_convert", True, onoff, clause="mn:9.1.3"),
        Option("one_role_per_player", False, onoff, clause="mn:4.2.13"),
        Option("neutral_greece_includes_aegean", False, onoff, clause="mn:3.4.2"),
        Option("turn_cap", None, low=1, high=500, clause="mn:8.4"),
    ]


def in_usual_order(given: dict[str, object]) -> dict[str, object]:
    """The same settings; civilizations may be named in any order, as one text or as a list."""
    chosen = given.get("civilizations")
    slugs = chosen.split("-") if isinstance(chosen, str) else chosen
    if not isinstance(slugs, (list, tuple)) or not all([s in CIVILIZATIONS for s in slugs]):
        return given
    return {**given, "civilizations": "-".join(sorted(slugs, key=CIVILIZATIONS.index))}


class OriginalBox(MareBox):
    """What is in the box of 2003. `settled` holds every option."""

    def __init__(self, players: int, settled: dict[str, object]) -> None:
        if players not in PLAYERS:
            raise BadData(f"mare_nostrum is for 3 to 5 players, not {players}")
        atlas = load_atlas()
        table = read_table("pelagos.games.mare_nostrum.original", "edition.toml")
        super().__init__(players, settled, atlas, table)
        chosen = str(settled["civilizations"])
        if chosen != "recommended":
            self.civilizations = [CIVILIZATIONS.index(slug) for slug in chosen.split("-")]
            if len(self.civilizations) != players:
                raise BadData(f"option civilizations must name {players} of them; not {chosen}")
        self.advanced: bool = settled["setup_mode"] == "advanced"
        self.drawn: bool = settled["civ_assignment"] == "random"
        self.stop_at_one_holder = settled["trade_stop"] == "one_holder"
        self.stepwise = settled["order_declaration"] == "stepwise"
        self.interleaved: bool = settled["interleaved_military_actions"] is True
        self.mixes_moves = self.interleaved
        self.temples_can_be_pillaged: bool = settled["temple_pillage"] is True
        self.temple_or_market_alone: bool = settled["temple_or_market_alone"] is True
        self.free_marker_converts: bool = settled["hammurabi_marker_may_convert"] is True
        self.one_role_each: bool = settled["one_role_per_player"] is True
        cap = settled["turn_cap"]
        self.turn_cap: int = cap if isinstance(cap, int) else 0
        """The last turn; 0 = the game has no limit."""
        if settled["neutral_greece_includes_aegean"]:
            greece = CIVILIZATIONS.index("greece")
            more = [atlas.areas.index(slug) for slug in AEGEAN]
            self.neutral_areas[greece] = self.neutral_areas[greece] + more
