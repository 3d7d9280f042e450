"""The question on the screen: its text, the possible answers, the proposal."""

import re

from rich.console import Console
from rich.text import Text

from pelagos.bots import Chance, Seen, bot
from pelagos.cli.speech import say
from pelagos.cli.terminal.bazaar import bazaar_of, deal_of, in_words
from pelagos.cli.terminal.called import called, seat_mark
from pelagos.cli.terminal.choices import PAGE, Choices, Row
from pelagos.cli.terminal.game import Game
from pelagos.cli.terminal.map import owner_shown
from pelagos.cli.terminal.plans import first_orders, in_orders, is_plan
from pelagos.engine.contract import Thing, View
from pelagos.engine.spaces import (
    Allot,
    Form,
    Menu,
    Nothing,
    Number,
    OneOf,
    Order,
    SomeOf,
    Space,
)
from pelagos.table import Question

PROPOSER = "greedy"
TRIES = 20
LONGEST_FINAL = 40
"""Of longer lists it is not said which answers cannot be taken back."""


class Asked:
    """An open question of a seat: its choices, and a proposed answer where it is hard to list."""

    def __init__(self, game: Game, me: int) -> None:
        self.game = game
        self.me = me
        self.question: Question = game.sitting.question(me)
        step = game.sitting.rules.step(game.sitting.board)
        assert step is not None  # there is a question
        self.step = step
        self.choices = Choices(step, game.sitting.board, me, self.question.space, game.words)
        self._proposal: object = None
        self._thought = False
        self.proposed = False
        """Whether the proposal has been on the screen."""
        self._view: View = game.sitting.view(me)

    # -- words --------------------------------------------------------------------------------

    def text(self) -> str:
        """The question itself."""
        facts = self.step.facts(self.game.sitting.board, self.me)
        return self.game.words.question(self.question.step, self.me, facts)

    def lines(self, console: Console) -> list[Text]:
        """The question with its choices, as it stands on the screen."""
        head = Text(self.text(), "bold").append(f" ({self.question.clause})", "not bold dim")
        lines = [head]
        if self.choices.path or self.choices.found is not None:
            back = say(self.game.words.lang, "term-back")
            trail = f"{self.choices.trail()} › " if self.choices.path else ""
            lines.append(Text(f"  {trail}", "italic").append(back, "dim"))
        rows = self.choices.rows()
        if rows or self.choices.found is not None:
            lines += self._list(console)
        else:
            lines += self._in_words()
        return lines

    def _list(self, console: Console) -> list[Text]:
        lang, rows = self.game.words.lang, self.choices.numbered()
        first = self.choices.page * PAGE
        page = list(rows.items())[first : first + PAGE]
        lines: list[Text] = []
        group: list[tuple[int, Row]] = []
        for number, row in page:
            if group and row.group != group[-1][1].group:
                lines += self._group(console, group)
                group = []
            group.append((number, row))
        lines += self._group(console, group)
        if len(rows) > PAGE:
            last = min(first + PAGE, len(rows))
            more = say(lang, "term-page", first=first + 1, last=last, all=len(rows))
            lines.append(Text(f"  {more}", "dim"))
        ending = self.choices.ending()
        if ending is not None:
            lines.append(self._cell(0, ending, ending.group or ending.label))
        offer = bazaar_of(self.choices.space(), self.game.lexicon)
        if offer is not None:
            lines.append(Text(f"  {say(lang, 'term-bazaar', offer=offer)}", "dim"))
        return lines

    def _group(self, console: Console, group: list[tuple[int, Row]]) -> list[Text]:
        """Rows of one verb: side by side on a terminal, one a line elsewhere."""
        if not group:
            return []
        verb = group[0][1].group
        headed = len(group) > 1 and verb not in ("", group[0][1].label)
        cells = []
        for number, row in group:
            label = row.label if headed or row.group in ("", row.label) else f"{verb}: {row.label}"
            cells.append(self._cell(number, row, label))
        lines = [Text(f"  {verb}", "underline")] if headed else []
        widest = max(len(cell) for cell in cells) + 2
        across = max(1, console.width // widest) if console.is_terminal else 1
        down = -(-len(cells) // across)
        for at in range(down):
            line = Text()
            for cell in cells[at::down]:
                line.append(cell).append(" " * (widest - len(cell)))
            line.rstrip()
            lines.append(line)
        return lines

    def _cell(self, number: int, row: Row, label: str) -> Text:
        cell = Text(f" {number:3}  ", "cyan").append(self._noted(row, label), "default")
        if row.price and row.price not in label:
            cell.append(f" · {row.price}", "yellow")
        few = len(self.choices.rows()) <= LONGEST_FINAL
        if not row.deeper and few and self.final(row.value):
            cell.append(" !", "red")
        return cell

    def _noted(self, row: Row, label: str) -> str:
        """The label with whose its places are, if others', and what stands on its site."""
        words = self.game.words
        for kind, id in self._touched(row):
            slug = words.box.slug(kind, id) if kind in words.box.names else ""
            area = self._view["areas"].get(slug)
            if area is not None and kind in self.game.sitting.rules.places:
                owner = owner_shown(self._view, slug)
                name = re.escape(words.name(kind, id))
                if owner >= 0 and owner != self.me:
                    label = re.sub(rf"(?<!\w){name}(?!\w)", rf"\g<0>{seat_mark(owner)}", label)
            for area in self._view["areas"].values():
                there = area.get("slots", {}).get(slug)
                building = called(words, there, "building") if there is not None else ""
                if building.casefold() not in label.casefold():  # some sites bear its name
                    label = f"{label} ({building})"
        return label

    def _touched(self, row: Row) -> list[Thing]:
        """What an answer touches, or all answers of a way."""
        if not row.deeper:
            return self.question.space.things(row.value)
        things: list[Thing] = []
        at = self.choices.space()
        for id in row.deeper:
            assert isinstance(at, Menu)
            things.append((at.kind, id))
            at = at.then(id)
        return things

    def final(self, value: object) -> bool:
        """Whether an answer could not be taken back."""
        return self.game.sitting.is_final(self.me, value)

    # -- what cannot be listed ----------------------------------------------------------------

    def _in_words(self) -> list[Text]:
        """What is wanted, with an example and a proposal."""
        lines = [Text(f"  {said}") for said in self.wanted()]
        return lines if self.proposal() is None else [*lines, self.propose()]

    def wanted(self) -> list[str]:
        """What must be said, if there is no list to pick from."""
        return [] if self.choices.rows() else wanted(self.choices.space(), self.game)

    def propose(self) -> Text:
        """The proposal in words."""
        self.proposed = True
        said = self.game.words.choice(self.question.space, self.proposal())
        return Text(f"  {say(self.game.words.lang, 'term-proposal', answer=said)}", "green")

    def proposal(self) -> object:
        """An answer that will do: a bot's, who knows what the seat knows; None at a number."""
        if not self._thought:
            self._thought = True
            sitting = self.game.sitting
            seen = Seen(sitting.rules, sitting.board, self.me)
            self._proposal = bot(PROPOSER, sitting.rules.title).choose(seen, Chance(0))
        if self.choices.path and not self._on_path(self._proposal):
            return None
        return self._proposal

    def _on_path(self, value: object) -> bool:
        for id in self.choices.path:
            if not isinstance(value, tuple) or value[0] != id:
                return False
            value = value[1]
        return True


def wanted(space: Space[object], game: Game) -> list[str]:
    """What an answer looks like, in words, with an example that is legal."""
    lang, words = game.words.lang, game.words
    if isinstance(space, Number):
        return [say(lang, "term-want-number", low=space.low, high=space.high)]
    example = example_of(space, game)
    if isinstance(space, Order):
        names = ", ".join(
            f"[{n}] {words.name(space.kind, id)}" for n, id in enumerate(space.ids, 1)
        )
        return [say(lang, "term-want-order", names=names), example]
    if isinstance(space, SomeOf):
        ids = list(dict.fromkeys(space.pile))
        pile = ", ".join(
            f"[{n}] {words.name(space.kind, id)} ×{space.pile.count(id)}"
            for n, id in enumerate(ids, 1)
        )
        high = min(space.high, len(space.pile))
        exact = "term-want-exactly" if space.low == high else "term-want-some"
        return [say(lang, exact, low=space.low, high=high, pile=pile), example]
    if isinstance(space, Allot):
        zipped = zip(space.places, space.caps, strict=True)
        places = ", ".join(f"{words.name(space.kind, p)} ≤{cap}" for p, cap in zipped if cap)
        high = min(space.high, sum(space.caps))
        split = "term-want-shares" if space.low == high else "term-want-split"
        return [say(lang, split, low=space.low, high=high, places=places), example]
    if isinstance(space, Form):
        return [*[said for field in space.fields for said in wanted(field, game)], example]
    shape = deal_of(space)
    if shape is not None:
        asked = say(lang, "term-want-package", low=shape["low"])
        return [asked, say(lang, "term-example", answer=in_words(shape, game.lexicon))]
    if is_plan(space):
        kind, verbs = first_orders(space)
        orders = ", ".join(words.name(kind, id) for id in verbs)
        return [say(lang, "term-want-plan", orders=orders), example]
    return [example]


def seat_called(game: Game, seat: int) -> str:
    """A seat as it may be typed: its nation or city, else its number."""
    people = game.lexicon.people
    return (people[seat] if people else "") or game.words.name("seat", seat)


def example_of(space: Space[object], game: Game) -> str:
    """A legal answer as it may be typed."""
    chance = Chance(len(game.sitting.record.lines))
    drawn = [space.draw(chance) for _ in range(TRIES if is_plan(space) else 1)]
    value = next((value for value in drawn if value), ())  # an empty plan is no example
    return say(game.words.lang, "term-example", answer=typed(space, value, game))


def typed(space: Space[object], value: object, game: Game) -> str:
    """An answer as a person would type it, in the names that are shown; of a package any other."""
    words = game.words

    def put(kind: str, id: int) -> str:
        return seat_called(game, id) if kind == "seat" else words.name(kind, id).lower()

    if isinstance(space, SomeOf) and isinstance(value, tuple):
        counts = [(id, value.count(id)) for id in dict.fromkeys(value)]
        return ", ".join(f"{n} {put(space.kind, id)}" for id, n in counts) or "-"
    if isinstance(space, Allot) and isinstance(value, tuple):
        pairs = [(p, n) for p, n in zip(space.places, value, strict=True) if n]
        return ", ".join(f"{put(space.kind, p)} {n}" for p, n in pairs) or "-"
    if isinstance(space, Order) and isinstance(value, tuple):
        return ", ".join(put(space.kind, v) for v in value)
    if isinstance(space, Form) and isinstance(value, tuple):
        fields = zip(space.fields, value, strict=True)
        return " ".join(typed(field, part, game) for field, part in fields)
    if isinstance(space, Number):
        return str(value)
    if isinstance(space, OneOf) and isinstance(value, int):
        return put(space.kind, value)
    if isinstance(space, Menu) and isinstance(value, tuple):
        id, rest = value
        return f"{put(space.kind, id)} {typed(space.then(id), rest, game)}".rstrip()
    if isinstance(space, Nothing):
        return ""
    if is_plan(space):
        return in_orders(space, value, lambda each, order: typed(each, order, game))
    shape = deal_of(space)
    return words.choice(space, value) if shape is None else in_words(shape, game.lexicon)
