"""The referee of the revised edition."""

from pelagos.engine.box import Box
from pelagos.engine.contract import Battle, View
from pelagos.engine.options import Option, settle_options
from pelagos.engine.rules import Result
from pelagos.engine.seats import NOBODY, Rng
from pelagos.games.mare_nostrum.four_cards.ids import POLITICAL_LEADER, PYRAMIDS
from pelagos.games.mare_nostrum.four_cards.rules import MareRules
from pelagos.games.mare_nostrum.four_cards.victory import undecided
from pelagos.games.mare_nostrum.laget.board import LagetBoard
from pelagos.games.mare_nostrum.laget.box import PLAYERS, LagetBox, options
from pelagos.games.mare_nostrum.laget.cards import GROUNDS
from pelagos.games.mare_nostrum.laget.income import CollectRevisedIncome
from pelagos.games.mare_nostrum.laget.pericles import SupportBattle
from pelagos.games.mare_nostrum.laget.phases import GAME, ROLL, SHOP


class LagetRules(MareRules[LagetBoard]):
    """Civilization, the revised Russian edition."""

    title = "laget_civilization"
    version = 4
    players: tuple[int, ...] = PLAYERS
    endings: tuple[str, ...] = ("pyramids", "four_cards", "one_more_card")

    def __init__(self) -> None:
        super().__init__(GAME, SHOP, GROUNDS)

    def options(self) -> list[Option]:
        return options()

    def option_sets(self, players: int) -> list[dict[str, object]]:
        found: list[dict[str, object]] = [
            {},
            {"setup_mode": "advanced"},
            {"setup_mode": "advanced", "setup_hero_discounts": True},
            {"setup_mode": "advanced", "capital_marker_free": True},
            {"civ_assignment": "agreed"},
            {"civ_assignment": "roll_and_pick"},
            {"title_check": "all_titles_each_phase"},
            {"title_claimants": "any_exceeding"},
            {"trade_stop": "one_holder"},
            {"odysseus_overrides_limit": True},
            {"new_triremes_must_sail": True, "only_arriving_triremes_attack": True},
            {"fortress_under_occupation": True, "pericles_support": "one_battle"},
            {"naval_attack_after_legion_move": True},
            {"one_more_card_rule": False},
            {"crossing_blockade": True},
            {"alps_crossing": True},
            {"pericles_supports_fortress_alone": True},
            # These change numbers and targets only, so one game tries them all. Strict icons are
            # left to the tests: with so little to build, a game by chance takes far too long.
            {
                "bank_shortage": "nobody",
                "seizure_income": "whole_province",
                "ruin_block": "same_player",
            },
        ]
        if players < max(PLAYERS):
            found.append({"civ_set": "all", "neutral_capital_assimilable": True})
        return found

    def box(self, players: int, options: dict[str, object]) -> LagetBox:
        return LagetBox(players, settle_options(self.title, self.options(), options))

    def battle(self, b: LagetBoard) -> Battle | None:
        """Also while Pericles may still support one side: as it would be without him."""
        if isinstance(self.step(b), SupportBattle):
            return ROLL.battle(b)
        return super().battle(b)

    def new(self, box: LagetBox) -> LagetBoard:
        return LagetBoard(box)

    def copy(self, b: LagetBoard) -> LagetBoard:
        return b.copy()

    def step_limit(self, box: Box) -> int:
        return 500_000

    def view(self, b: LagetBoard, seat: int) -> View:
        found = super().view(b, seat)
        found["more"].update(
            choices=list(b.choice),
            ruined=list(b.ruined),
            supported=list(b.supported),
            support=b.support,
            gifts=[b.lighthouse_gift, b.zeus_gift],
            crossing=[
                list(b.attempt) if b.attempt.pieces else [],
                list(b.chain),
                [number for blockader in b.blockades for number in blockader],
            ],
        )
        return found

    def redeal(self, b: LagetBoard, seat: int, rng: Rng) -> LagetBoard:
        new = super().redeal(b, seat, rng)
        # Whether cards are being compared is known to nobody until a fourth card fails to win.
        # lc:14.9 lc:19.6
        most = max([b.cards_of(s) for s in b.box.seats])
        rivals = [s for s in b.box.seats if b.cards_of(s) and s != b.role[POLITICAL_LEADER]]
        possible = b.inside(self.phases["construction"]) and len(rivals) > 1
        guess = rng.below(2) == 1
        new.contested = possible and (guess or most >= b.box.cards_to_win)
        return new

    def incomes(self, b: LagetBoard) -> list[int]:
        return CollectRevisedIncome().due(b)

    def result(self, b: LagetBoard) -> Result | None:
        if not self.over(b) or undecided(b):
            return None
        final = self.standings(b, NOBODY)
        if b.owner[PYRAMIDS] == b.winner:
            return Result((b.winner,), final, "pyramids", "lc:14.1")
        if b.cards_of(b.winner) > b.box.cards_to_win:
            return Result((b.winner,), final, "one_more_card", "lc:14.6")
        return Result((b.winner,), final, "four_cards", "lc:14.2")

    def scratch(self) -> dict[str, tuple[str, ...]]:
        found = super().scratch()
        found["setup"] += ("lots",)
        found["construction"] += ("lighthouse_gift", "zeus_gift", "contested")
        found["military"] += (
            "choice", "choice_made", "marched", "pinned", "turned", "turned_moved",
            "turned_spent", "supporters", "supported_one", "sailing", "support", "attempt", "chain",
            "blockades",
        )  # fmt: skip
        found["name_supporters"] = ("sailing",)
        found["crossing"] = ("attempt", "chain", "blockades")
        return found
