"""Random play: whole games, as fast as the referee goes."""

from typing import TypeVar

from pelagos.engine.driver import anybody
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.engine.seats import Rng

B = TypeVar("B", bound=Position)


def play_by_chance(rules: Rules[B], b: B, rng: Rng, listing: int = 0) -> int:
    """Plays on to the end with random answers; returns how many it took. Spaces of at most
    `listing` answers are listed and one is picked; from larger ones an answer is drawn.
    """
    given = 0
    while True:
        step = rules.step(b)
        if step is None:
            return given
        asked = b.waiting
        seat = asked[0] if len(asked) == 1 else anybody(asked, rng)
        space = step.choices(b, seat)
        answers = space.listed(listing) if listing else None
        if answers is None:
            step.answer(b, seat, space.draw(rng))
        else:
            step.answer(b, seat, answers[rng.below(len(answers))])
        given += 1
