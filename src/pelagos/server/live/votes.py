"""Votes of a table: one at a time, by the people who sit there."""

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from pelagos.engine.contract import Standings
from pelagos.engine.rules import Result, Rules, best
from pelagos.server.storage.rows import HUMAN, RESIGNED, SeatRow

PAUSE, STAND_IN, DRAW, MORE_TIME = "pause", "stand_in", "draw", "more_time"
TAKE_BACK = "take_back"
UNANIMOUS = (DRAW, TAKE_BACK)
AGREED = "agreed"
"""How a game ended that the table ended."""


@dataclass(frozen=True)
class Vote:
    """A motion: what is proposed, by whom, about which seat or line, and who has voted how."""

    what: str
    by: int
    seat: int | None = None
    yes: list[int] = field(default_factory=list)
    no: list[int] = field(default_factory=list)
    line: int | None = None

    def text(self) -> str:
        """As it is stored."""
        return json.dumps(asdict(self))

    @staticmethod
    def read(text: str) -> "Vote | None":
        """The stored vote; an empty text is none."""
        return Vote(**json.loads(text)) if text else None

    def with_answer(self, seat: int, agrees: bool) -> "Vote":
        """The vote after one seat has answered; who answers again changes their mind."""
        yes = [x for x in self.yes if x != seat] + ([seat] if agrees else [])
        no = [x for x in self.no if x != seat] + ([] if agrees else [seat])
        return Vote(self.what, self.by, self.seat, yes, no, self.line)

    def voters(self, seats: list[SeatRow]) -> list[int]:
        """Who has a vote: people who are in the game, except the one it is about."""
        return [
            x.seat
            for x in seats
            if x.kind == HUMAN and x.came and x.why != RESIGNED and x.seat != self.seat
        ]

    def missing(self, seats: list[SeatRow]) -> list[int]:
        """Who has not voted yet."""
        return [x for x in self.voters(seats) if x not in self.yes and x not in self.no]

    def outcome(self, seats: list[SeatRow]) -> bool | None:
        """Whether it is carried; None while that is open.

        To end the game, or to unsay what others have seen, takes everybody.
        """
        voters = self.voters(seats)
        yes = len([x for x in voters if x in self.yes])
        no = len([x for x in voters if x in self.no])
        needed = len(voters) if self.what in UNANIMOUS else len(voters) // 2 + 1
        if yes >= needed:
            return True
        return False if no > len(voters) - needed else None


def by_agreement(rules: Rules[Any], board: Any, players: int) -> Result:
    """The end by the standings. Nothing is hidden any more: a row is as its own seat knows it."""
    own = [rules.standings(board, seat) for seat in range(players)]
    rows = [standings["rows"][seat] for seat, standings in enumerate(own)]
    standings: Standings = {"columns": own[0]["columns"], "rows": rows}
    return Result(best(standings), standings, AGREED)
