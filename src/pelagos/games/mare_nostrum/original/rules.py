"""The referee of the 2003 game."""

from pelagos.engine.box import Box
from pelagos.engine.options import Option, settle_options
from pelagos.engine.rules import Result
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.income import CollectIncome
from pelagos.games.mare_nostrum.common.names import KINDS, PYRAMIDS, TEMPLE_OF_ARTEMIS
from pelagos.games.mare_nostrum.common.rules import MareRules, standing, undecided
from pelagos.games.mare_nostrum.original.box import (
    PLAYERS,
    SETS_OF_CIVILIZATIONS,
    OriginalBox,
    in_usual_order,
    options,
)
from pelagos.games.mare_nostrum.original.phases import GAME, SHOP


class OriginalRules(MareRules):
    """Mare Nostrum, 2003."""

    title = "mare_nostrum"
    version = 2
    players: tuple[int, ...] = PLAYERS
    endings: tuple[str, ...] = ("pyramids", "four_cards", "turn_cap")

    def __init__(self) -> None:
        super().__init__(GAME, SHOP)

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

    def box(self, players: int, options: dict[str, object]) -> Box:
        given = in_usual_order(options)
        return OriginalBox(players, settle_options(self.title, self.options(), given))

    def new(self, box: Box) -> Board:
        assert isinstance(box, OriginalBox)
        return Board(box)

    def step_limit(self, box: Box) -> int:
        return 500_000

    def result(self, b: Board) -> Result | None:
        if not self.over(b):
            return None
        if undecided(b):
            return self._ranking(b)
        ending = "pyramids" if b.owner[PYRAMIDS] == b.winner else "four_cards"
        return Result((b.winner,), standing(b), ending, "mn:8.1")

    def _ranking(self, b: Board) -> Result:
        """By heroes and wonders, then income per turn, then markers; still equal = shared."""
        # mn:8.4
        owed = CollectIncome().owed(b)
        scores = []
        for seat in b.box.seats:
            income = sum(owed[seat * KINDS : seat * KINDS + KINDS])
            income += b.owner[TEMPLE_OF_ARTEMIS] == seat
            scores.append((b.cards_of(seat) * 1000 + income) * 100 + b.marker.count(seat))
        winners = tuple([s for s in b.box.seats if scores[s] == max(scores)])
        return Result(winners, tuple(scores), "turn_cap", "mn:8.4")
