"""Why a bot would answer so, in one sentence."""

from collections.abc import Sequence

from pelagos.engine.spaces import Space
from pelagos.words import Words

CLOSE = 3
"""Values closer together than this count as equal."""


def advice(
    words: Words,
    space: Space[object],
    weighed: Sequence[tuple[object, float]],
    how: str = "judged",
    times: int = 0,
    *,
    wins: bool = False,
) -> str:
    """The sentence for a bot's thought: what it would do, and how it knows that this is best.

    `wins`: its answer is known to win the game at once.
    """
    best, worth = weighed[0]
    said = words.choice(space, best)
    if wins:
        return words.text("advice-wins", best=said)
    if how in ("thumb", "chance"):
        return words.text(f"advice-{how}", best=said)
    if len(weighed) == 1:
        return words.text("advice-only", best=said)
    following, less = weighed[1]
    after = words.choice(space, following)
    if how == "played":
        won = {"wins": round(worth), "less": round(less)}
        key = "advice-played" if worth >= less else "advice-even"
        return words.text(key, best=said, next=after, times=times, **won)
    gain = round(worth - less)
    key = "advice-clear" if gain >= CLOSE else "advice-close"
    return words.text(key, best=said, next=after, gain=gain)
