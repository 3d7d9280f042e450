"""The laws of secrecy: no view, question, redeal, line or event gives away what is hidden."""

from typing import Any

from pelagos.bots.base import Chance
from pelagos.conformance.watched import Game, difference
from pelagos.engine.box import seat_slug
from pelagos.engine.contract import View
from pelagos.engine.driver import thinking
from pelagos.engine.position import Position
from pelagos.engine.seats import FATE, hears
from pelagos.engine.spaces import Space
from pelagos.engine.steps import Ask


def secrecy_laws(game: Game, viewer: int, seen: View) -> None:
    rules, b = game.rules, game.b
    other = rules.redeal(b, viewer, Chance(game.rng.below(1 << 30)))
    shown = rules.view(other, viewer)
    if shown != seen:
        detail = difference(seen, shown)
        raise game.fail("a redeal looks the same to its seat", (seat_slug(viewer), detail))
    if rules.asked(other) != rules.asked(b):
        raise game.fail("a redeal asks the same seats", seat_slug(viewer))
    step = rules.step(b)
    assert step is not None
    if step.may(other) != step.may(b):
        raise game.fail("a redeal lets the same seats speak up", seat_slug(viewer))
    if viewer in rules.asked(b) or viewer in step.may(b):
        ours, theirs = rules.choices(b, viewer).shape(), rules.choices(other, viewer).shape()
        if ours != theirs:
            raise game.fail("a redeal offers its seat the same choices", (ours, theirs))
    seed = game.rng.below(1 << 30)
    first = rules.redeal(b, viewer, Chance(seed)).state()
    second = rules.redeal(other, viewer, Chance(seed)).state()
    if first != second:
        raise game.fail("a redeal depends on the view alone", difference(first, second))
    if rules.conserved(other) != game.totals:
        raise game.fail("a redeal keeps every piece", rules.conserved(other))


def sealing_laws(game: Game, step: Ask[Any, object], seat: int, space: Space[object]) -> None:
    """Of two answers a seat that cannot tell them apart on the board has heard nothing either.

    What is sealed while others are still asked, or dealt by chance, is not to be seen on the
    board either; the last answer may open them all.
    """
    values = space.draw(game.rng), space.draw(game.rng)
    if values[0] == values[1] or cards_in(values[0]) != cards_in(values[1]):
        return
    one, other = [_answered(game, seat, value) for value in values]
    if one.state() == other.state():
        return
    together = seat == FATE or (seat in game.b.waiting and len(thinking(game.b.waiting)) > 1)
    if not together and not step.secret:
        return  # it may be shown and hidden again: a card sold into the deck
    audience = step.seen_by(game.b, seat)
    for viewer in range(game.b.contents().players):
        if viewer == seat:
            continue
        heard = hears(audience, viewer)
        apart = _apart(game, viewer, one, other)
        if apart:
            if together and not heard and (step.secret or seat == FATE):
                raise game.fail("a sealed answer stays sealed", (seat_slug(viewer), apart))
            continue
        if heard:
            raise game.fail("an answer nobody else can see is sealed", seat_slug(viewer))
        told = [[e.key() for e in b.log or [] if e.heard_by(viewer)] for b in (one, other)]
        if told[0] != told[1]:
            raise game.fail("no event tells a sealed answer", (seat_slug(viewer), *told))


def cards_in(value: object) -> int:
    """How many are laid, which everybody can count."""
    return len(value) if isinstance(value, tuple) else 1


def _answered(game: Game, seat: int, value: object) -> Position:
    """The board just after an answer, before anything follows from it."""
    b = game.b.copy()
    b.log = []
    game.rules.apply(b, seat, value)
    return b


def _apart(game: Game, viewer: int, one: Position, other: Position) -> str:
    """How a seat can tell two boards apart, by its view or by what it guesses of the rest."""
    rules, seed = game.rules, game.rng.below(1 << 30)
    views = [rules.view(b, viewer) for b in (one, other)]
    if views[0] != views[1]:
        return f"view: {difference(*views)}"
    guesses = [rules.redeal(b, viewer, Chance(seed)).state() for b in (one, other)]
    return f"redeal: {difference(*guesses)}" if guesses[0] != guesses[1] else ""
