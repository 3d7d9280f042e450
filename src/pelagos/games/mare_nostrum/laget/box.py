"""The box of the revised edition and its options."""

from typing import Final

from pelagos.engine.errors import BadData
from pelagos.engine.options import Option
from pelagos.games.mare_nostrum.four_cards.atlas import read_table
from pelagos.games.mare_nostrum.four_cards.box import MareBox, load_atlas
from pelagos.games.mare_nostrum.four_cards.ids import CIVILIZATIONS, MARKET, TEMPLE

PLAYERS: Final = (3, 4, 5)  # lc:1.1
OFF: Final = (False, True)


def options() -> list[Option]:
    """The options of this edition with their defaults."""
    return [
        Option("setup_mode", "basic", ("basic", "advanced"), clause="lc:4.1"),
        Option("civ_assignment", "random", ("random", "agreed", "roll_and_pick"), clause="lc:3.5"),
        Option("civ_set", "recommended", ("recommended", "all"), clause="lc:3.5"),
        Option("capital_marker_free", False, OFF, clause="lc:5.4"),
        Option("setup_hero_discounts", False, OFF, clause="lc:5.10"),
        Option("title_check", "own_phase", ("own_phase", "all_titles_each_phase"), clause="lc:6.5"),
        Option("title_claimants", "tied_max", ("tied_max", "any_exceeding"), clause="lc:6.8"),
        Option("bank_shortage", "navigator_first", ("navigator_first", "nobody"), clause="lc:7.14"),
        Option(
            "seizure_income", "per_structure", ("per_structure", "whole_province"), clause="lc:7.7"
        ),
        Option(
            "trade_stop",
            "taker_is_sole_holder",
            ("taker_is_sole_holder", "one_holder"),
            clause="lc:8.14",
        ),
        Option("odysseus_overrides_limit", False, OFF, clause="lc:8.21"),
        Option("temple_market_icons", "shared", ("shared", "strict"), clause="lc:10.14"),
        Option("fortress_under_occupation", False, OFF, clause="lc:10.18"),
        Option("new_triremes_must_sail", False, OFF, clause="lc:11.7"),
        Option("only_arriving_triremes_attack", False, OFF, clause="lc:11.9"),
        Option("naval_attack_after_legion_move", False, OFF, clause="lc:11.10"),
        Option("ruin_block", "province", ("province", "same_player"), clause="lc:13.13"),
        Option("neutral_capital_assimilable", False, OFF, clause="lc:13.29"),
        Option("one_more_card_rule", True, OFF, clause="lc:14.6"),
        Option("crossing_blockade", False, OFF, clause="lc:15.1"),
        Option("alps_crossing", False, OFF, clause="lc:15.9"),
        Option("pericles_support", "per_ship", ("per_ship", "one_battle"), clause="lc:18.3"),
        Option("pericles_supports_fortress_alone", False, OFF, clause="lc:18.3a"),
    ]


class LagetBox(MareBox):
    """What is in the box of the revised edition. `settled` holds every option."""

    def __init__(self, players: int, settled: dict[str, object]) -> None:
        if players not in PLAYERS:
            raise BadData(f"laget_civilization is for 3 to 5 players, not {players}")
        atlas = load_atlas()
        table = read_table("pelagos.games.mare_nostrum.laget", "edition.toml")
        super().__init__(players, settled, atlas, table)
        if settled["civ_set"] == "all":  # The recommended ones are not compulsory. lc:3.4
            self.civilizations = list(range(len(CIVILIZATIONS)))
        self.advanced: bool = settled["setup_mode"] == "advanced"
        self.assignment: str = str(settled["civ_assignment"])
        self.capital_price: int = 0 if settled["capital_marker_free"] else self.prices[0]
        self.layout_discounts: bool = settled["setup_hero_discounts"] is True
        self.all_titles: bool = settled["title_check"] == "all_titles_each_phase"
        self.any_exceeding: bool = settled["title_claimants"] == "any_exceeding"
        self.shortage_pays_nobody: bool = settled["bank_shortage"] == "nobody"
        self.seizure_stops_owner: bool = settled["seizure_income"] == "whole_province"
        self.stop_at_one_holder = settled["trade_stop"] == "one_holder"
        self.odysseus_overrides: bool = settled["odysseus_overrides_limit"] is True
        # Temples need a city icon, markets a goods icon; they share it unless agreed otherwise.
        # lc:10.11 lc:10.14 lc:21.3
        self.room[TEMPLE] = atlas.with_city
        self.room[MARKET] = atlas.with_caravan
        self.own_icons = settled["temple_market_icons"] == "strict"
        self.mixes_moves = True
        self.forts_under_occupation: bool = settled["fortress_under_occupation"] is True
        self.docks_must_empty: bool = settled["new_triremes_must_sail"] is True
        self.only_arrivals_attack: bool = settled["only_arriving_triremes_attack"] is True
        self.late_sea_battles: bool = settled["naval_attack_after_legion_move"] is True
        self.ruin_bars_player_only: bool = settled["ruin_block"] == "same_player"
        self.neutral_capitals_fall: bool = settled["neutral_capital_assimilable"] is True
        self.one_more_card: bool = settled["one_more_card_rule"] is True
        self.blockade: bool = settled["crossing_blockade"] is True
        self.alps: bool = settled["alps_crossing"] is True
        self.one_support_a_turn: bool = settled["pericles_support"] == "one_battle"
        self.support_for_walls: bool = settled["pericles_supports_fortress_alone"] is True
        self.alps_from: int = atlas.areas.index("numidia")
        self.alps_to: int = atlas.areas.index("lombardy")
        self.capitals: list[int] = [sheet.capital for sheet in self.sheets]
