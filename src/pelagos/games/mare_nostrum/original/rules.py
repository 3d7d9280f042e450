"""The referee of the 2003 game."""

from pelagos.engine.box import Box
from pelagos.engine.options import Option, settle_options
from pelagos.engine.rules import Result, best
from pelagos.engine.seats import NOBODY
from pelagos.games.mare_nostrum.four_cards.ids import PYRAMIDS
from pelagos.games.mare_nostrum.four_cards.income import CollectIncome
from pelagos.games.mare_nostrum.four_cards.rules import MareRules
from pelagos.games.mare_nostrum.four_cards.victory import undecided
from pelagos.games.mare_nostrum.original.board import OriginalBoard
from pelagos.games.mare_nostrum.original.box import (
    PLAYERS,
    SETS_OF_CIVILIZATIONS,
    OriginalBox,
    in_usual_order,
    options,
)
from pelagos.games.mare_nostrum.original.cards import GROUNDS
from pelagos.games.mare_nostrum.original.phases import GAME, SHOP


class OriginalRules(MareRules[OriginalBoard]):
    """Mare Nostrum, 2003."""

    title = "mare_nostrum"
    version = 5
    players: tuple[int, ...] = PLAYERS
    endings: tuple[str, ...] = ("pyramids", "four_cards", "turn_cap")

    def __init__(self) -> None:
        super().__init__(GAME, SHOP, GROUNDS)

    def options(self) -> list[Option]:
        return options()

    def option_sets(self, players: int) -> list[dict[str, object]]:
        found: list[dict[str, object]] = [
            {},
            {"setup_mode": "advanced"},
            {"civ_assignment": "choose"},
            {"trade_stop": "one_holder"},
            {"order_declaration": "stepwise"},
            {"interleaved_military_actions": True},
            {"temple_pillage": False},
            {"temple_or_market_alone": False},
            {"hammurabi_marker_may_convert": False},
            {"one_role_per_player": True},
            {"turn_cap": 8},
        ]
        if players < max(PLAYERS):
            sets = [s for s in SETS_OF_CIVILIZATIONS if s.count("-") == players - 1]
            found.append({"civilizations": sets[-1]})
            lacking = next(s for s in sets if "greece" not in s)
            found.append({"civilizations": lacking, "neutral_greece_includes_aegean": True})
        return found

    def box(self, players: int, options: dict[str, object]) -> OriginalBox:
        given = in_usual_order(options)
        return OriginalBox(players, settle_options(self.title, self.options(), given))

    def new(self, box: OriginalBox) -> OriginalBoard:
        return OriginalBoard(box)

    def copy(self, b: OriginalBoard) -> OriginalBoard:
        return b.copy()

    def step_limit(self, box: Box) -> int:
        return 500_000

    def incomes(self, b: OriginalBoard) -> list[int]:
        return CollectIncome[OriginalBoard]().due(b)

    def result(self, b: OriginalBoard) -> Result | None:
        if not self.over(b):
            return None
        final = self.standings(b, NOBODY)
        if undecided(b):  # mn:8.4: by cards, income, markers; still equal = shared
            return Result(best(final), final, "turn_cap", "mn:8.4")
        ending = "pyramids" if b.owner[PYRAMIDS] == b.winner else "four_cards"
        return Result((b.winner,), final, ending, "mn:8.1")
