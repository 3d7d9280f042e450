"""What a seat is asked, put into words: the facts, the answers with their prices, the routes.

Prices, previews and what is withheld are worked out here, for those who look, and nowhere else.
"""

from typing import Any

from pelagos.bots import Chance
from pelagos.engine.box import Box
from pelagos.engine.contract import Cost, Fact, Route, Thing
from pelagos.engine.rules import Rules
from pelagos.engine.spaces import Space
from pelagos.engine.steps import Ask
from pelagos.server.present.gains import Gains
from pelagos.server.present.preview import preview_of
from pelagos.server.present.shapes import Dresser
from pelagos.server.titles import Titles
from pelagos.server.types.answers import OfferInfo
from pelagos.server.types.table import (
    CostInfo,
    FactInfo,
    Listed,
    QuestionInfo,
    RouteInfo,
    ThingInfo,
    Withheld,
)
from pelagos.table import Sitting
from pelagos.table.preview import outlooks, touched
from pelagos.words import Words

MOST_LISTED = 300
MOST_FORESEEN = 24
"""Up to this many answers say at once whether they can be undone."""

EXAMPLES = 3


class Asking:
    """The question that stands at a sitting for one seat, in one language."""

    def __init__(self, titles: Titles, sitting: Sitting, words: Words, seat: int) -> None:
        """Raises NotAsked when the seat is asked nothing."""
        self.titles = titles
        self.sitting = sitting
        self.words = words
        self.seat = seat
        self.rules: Rules[Any] = sitting.rules
        self.asked = sitting.question(seat)
        step = self.rules.step(sitting.board)
        assert step is not None  # there is a question
        self.step: Ask[Any, Any] = step

    def info(self) -> QuestionInfo:
        """The question for the state of a table."""
        asked, words, board = self.asked, self.words, self.sitting.board
        facts = self.step.facts(board, self.seat)
        text = words.question(asked.step, self.seat, facts)
        waits = self.seat in self.sitting.asked()
        return QuestionInfo(
            seat=self.seat,
            waits=waits,
            step=asked.step,
            text=text if waits else words.text("ask-unasked"),
            clause=asked.clause,
            clause_text=self.titles.clause_text(asked.clause, words.lang),
            line=asked.line,
            secret=asked.secret,
            shape=Dresser(words, self.rules.places).dressed(asked.space.shape()),
            listed=self.listed(),
            examples=_examples(asked.space, words.box, asked.line),
            facts=[_fact(fact, words) for fact in facts],
            routes=self._routes(),
        )

    def listed(self) -> list[Listed] | None:
        """The answers with their prices, unless there are too many."""
        values = self.asked.space.listed(MOST_LISTED)
        if values is None:
            return None
        rows = [self.row(value) for value in values]
        if len(rows) <= MOST_FORESEEN:
            for row, value in zip(rows, values, strict=True):
                row.final = self.sitting.is_final(self.seat, value)
        return rows

    def row(self, value: object) -> Listed:
        """One answer with its price."""
        space, board = self.asked.space, self.sitting.board
        text = space.write(value, self.words.box)
        price = costs(self.step.price(board, self.seat, value), self.words)
        label = self.words.choice(space, value) or text
        return Listed(value, text, label, self._things(space.things(value)), price)

    def _routes(self) -> list[RouteInfo]:
        found = self.rules.routes(self.sitting.board, self.seat)
        gains = Gains(self.sitting, self.seat, self.words)
        return [self._route(route, gains) for route in found]

    def _route(self, route: Route, gains: Gains) -> RouteInfo:
        named = [self.words.name(kind, id) for kind, id in route.things]
        text = "; ".join(route.answers)
        price = costs(route.price, self.words)
        things = self._things(route.things)
        label = counted(route.things, named) if route.proposed else " → ".join(named)
        gain = gains.told(route)
        return RouteInfo(text, label, things, named, price, route.proposed, gain, route.sole)

    def _things(self, things: list[Thing] | tuple[Thing, ...]) -> list[ThingInfo]:
        return [thing_info(thing, self.words.box, self.rules.places) for thing in things]

    # -- asked for by those who want to know more ---------------------------------------------

    def withheld(self) -> list[Withheld]:
        """What lies in sight and is no legal answer now, with the clause that forbids it."""
        space, board, words = self.asked.space, self.sitting.board, self.words
        found = []
        for value in self.step.in_sight(board, self.seat):
            if space.holds(value):
                continue
            things = touched(space, value)
            clause = self.step.why_not(board, self.seat, value)
            label = ": ".join([words.name(kind, id) for kind, id in things])
            told = self.titles.clause_text(clause, words.lang)
            price = costs(self.step.price(board, self.seat, value), words)
            found.append(Withheld(label, self._things(things), clause, told, price))
        return found

    def offers(self) -> list[OfferInfo]:
        """What each listed answer would do at once, and whether it could be taken back."""
        space, sitting, words = self.asked.space, self.sitting, self.words
        found = []
        for value in space.listed(MOST_LISTED) or []:
            worlds = outlooks(self.rules, sitting.board, self.seat, value, Chance(sitting.line))
            changes, more = preview_of(worlds, self.seat, words, self.rules.places)
            final = sitting.is_final(self.seat, value)
            found.append(OfferInfo(space.write(value, words.box), final, changes, more))
        return found


def counted(things: tuple[Thing, ...], named: list[str]) -> str:
    """Things by name, each followed by its number where there are several."""
    parts: list[str] = []
    for (kind, _), name in zip(things, named, strict=True):
        if kind != "number":
            parts.append(name)
        elif name != "1":
            parts[-1] += f" {name}"
    return ", ".join(parts)


def costs(price: Cost, words: Words) -> list[CostInfo]:
    """A price, stock by stock, with the names of the stocks."""
    return [CostInfo(stock, amount, words.stock(stock, amount)) for stock, amount in price]


def thing_info(thing: Thing, box: Box, places: tuple[str, ...]) -> ThingInfo:
    """A thing by its slug, and by its place on the map if it is one."""
    kind, id = thing
    slug = str(id) if kind == "number" else box.slug(kind, id)
    return ThingInfo(kind, slug, slug) if kind in places else ThingInfo(kind, slug)


def _fact(fact: Fact, words: Words) -> FactInfo:
    return FactInfo(fact.name, fact.kind, fact.value, str(words.fact(fact.kind, fact.value)))


def _examples(space: Space[object], box: Box, line: int) -> list[str]:
    """A few answers in notation, the same ones whenever the question is looked at."""
    rng = Chance(line)
    drawn = [space.write(space.draw(rng), box) for _ in range(EXAMPLES)]
    return [text for text in dict.fromkeys(drawn) if text]
