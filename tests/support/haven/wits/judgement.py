from pelagos.engine.judgement import Judgement
from tests.support.haven.board import HARBOURS_TO_WIN, Board


class HavenJudgement(Judgement[Board]):
    """Harbours above all, then what is stored, then coins and cards to come."""

    def age(self, b: Board) -> int:
        return b.round

    def value(self, b: Board, seat: int) -> float:
        worth = 200 * b.harbours[seat] + 8 * b.stored[seat] + 6 * len(b.hand(seat))
        bid = b.bids[seat]
        worth += 4 * b.gold[seat]
        if bid >= 0:
            worth += 30 * min(bid, 4)
        return float(worth + 200 * (b.harbours[seat] >= HARBOURS_TO_WIN))


def judgement() -> HavenJudgement:
    return HavenJudgement()
