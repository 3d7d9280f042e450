"""What purchases bring: more income, none, or the game."""

from typing import Any

from pelagos.bots import Chance
from pelagos.engine.contract import Route
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.server.present.phrases import phrase
from pelagos.table import Sitting
from pelagos.words import Words


class Gains:
    """Tries purchases of one seat on a board it could believe in, made when it is needed."""

    def __init__(self, sitting: Sitting, seat: int, words: Words) -> None:
        self.sitting = sitting
        self.rules: Rules[Any] = sitting.rules
        self.seat = seat
        self.words = words
        self._board: Position | None = None

    def told(self, route: Route) -> str:
        """That it wins, or by how much the income grows; nothing of what costs nothing."""
        if not route.price or self.rules.income(self.sitting.board, self.seat) is None:
            return ""
        if self._board is None:
            chance = Chance(self.sitting.line)
            self._board = self.rules.redeal(self.sitting.board, self.seat, chance)
        trial = self._board.copy()
        trial.log = []
        for text in route.answers:
            self.rules.answer(trial, self.seat, self.rules.read(trial, self.seat, text))
        result = None if self.rules.asked(trial) else self.rules.result(trial)
        if result is not None and self.seat in result.winners:
            return phrase(self.words.lang, "gain-wins")
        more = self._income(trial) - self._income(self._board)
        return phrase(self.words.lang, "gain-income", more=f"{more:+d}")

    def _income(self, b: Position) -> int:
        return self.rules.income(b, self.seat) or 0
