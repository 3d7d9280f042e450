"""Why a bot would answer so, in one sentence."""

from collections.abc import Sequence

from pelagos.engine.spaces import Space
from pelagos.words import Words

CLOSE = 3
"""Judged values nearer to each other than this are as good as equal."""


def advice(words: Words, space: Space, weighed: Sequence[tuple[object, float]]) -> str:
    """The sentence for answers weighed by a bot, best first: what it would do, and why."""
    best, worth = weighed[0]
    said = words.choice(space, best)
    if len(weighed) == 1:
        return words.text("advice-only", best=said)
    following, less = weighed[1]
    gain = round(worth - less)
    key = "advice-clear" if gain >= CLOSE else "advice-close"
    return words.text(key, best=said, next=words.choice(space, following), gain=gain)
