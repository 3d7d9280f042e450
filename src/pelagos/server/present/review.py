"""A review in words."""

from pelagos.review import Costly, Review
from pelagos.server.present.timeline import Timeline
from pelagos.server.types.learning import (
    ChancesInfo,
    CostlyInfo,
    FortuneInfo,
    ReviewInfo,
    StandInfo,
    StrokeInfo,
    TurningInfo,
)
from pelagos.words import Words

DECIDES = "victory"
"""The column that says who has won; the count of wins tells it better."""


def review_info(review: Review, failed: bool, timeline: Timeline, words: Words) -> ReviewInfo:
    """What has been found so far, for a reader of a language."""
    return ReviewInfo(
        done=review.done,
        failed=failed,
        progress=round(review.progress, 3),
        stage=review.stage,
        seconds=round(review.spent, 1),
        budget=review.budget,
        lines=review.lines,
        recorded=review.recorded,
        decisions=review.decisions,
        glanced=review.glanced,
        throws=review.throws,
        moments=[ChancesInfo(m.line, m.chances) for m in review.moments],
        turning=[
            TurningInfo(t.line, t.until, t.seat, t.before, t.after) for t in review.turning_points()
        ],
        costly=[
            _costly(c, timeline, words) for seat in review.seats for c in review.costliest(seat)
        ],
        fortunes=[_fortune(review, seat, timeline, words) for seat in range(review.players)],
    )


def _costly(costly: Costly, timeline: Timeline, words: Words) -> CostlyInfo:
    board, rules = timeline.at(costly.line), timeline.rules
    space = rules.choices(board, costly.seat)
    given, better = (
        words.choice(space, rules.read(board, costly.seat, text)) or text
        for text in (costly.answer, costly.better)
    )
    stands = [
        StandInfo(words.text(f"standing-{column}"), ours, theirs)
        for column, (ours, theirs) in costly.columns.items()
        if column != DECIDES
    ]
    return CostlyInfo(
        costly.line,
        costly.seat,
        words.any_question(costly.step),
        given,
        better,
        costly.cost,
        costly.error,
        costly.redeals,
        costly.better_wins,
        costly.wins,
        stands,
    )


def _fortune(review: Review, seat: int, timeline: Timeline, words: Words) -> FortuneInfo:
    luck, play = review.luck[seat], review.play[seat]
    n = max(1, play.count)
    strokes = [
        StrokeInfo(stroke.line, _told(stroke.line, timeline, words), stroke.luck[seat])
        for stroke in review.luckiest(seat)
    ]
    played = round(play.total / n, 4) if play.count else None
    errors = round(luck.error, 4), round(play.error / n, 4)
    return FortuneInfo(seat, round(luck.total, 4), errors[0], played, errors[1], strokes)


def _told(line: int, timeline: Timeline, words: Words) -> str:
    """What everybody was told of a throw or a draw."""
    events = [event for number, event in timeline.events if number == line]
    return words.event(events[0]) if events else ""
