"""A person at the terminal: shows the table, puts the question, does what is typed."""

from collections.abc import Callable

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from pelagos import clauses
from pelagos.cli.screen import (
    banner,
    board,
    hand,
    height,
    screen,
)
from pelagos.cli.speech import say
from pelagos.cli.terminal.ask import Asked, example_of
from pelagos.cli.terminal.bazaar import TooFew
from pelagos.cli.terminal.called import called, seat_mark
from pelagos.cli.terminal.choices import FINISHING, Row
from pelagos.cli.terminal.game import Game
from pelagos.cli.terminal.map import owner_shown
from pelagos.cli.terminal.names import Unknown
from pelagos.engine.contract import View
from pelagos.engine.errors import BadData, BadNotation, NotAllowed, PelagosError
from pelagos.engine.spaces import Menu
from pelagos.table.preview import outlooks
from pelagos.words import LANGUAGES
from pelagos.words.refusals import refusal, remedy

NEWS = 5
"""Lines of news on a terminal; the rest is in the log."""
LEAST_NEWS = 2
UNSEEN = ("", -1, -1)
ROOMY = 20
"""Rows beside the question with which there is room for all the news."""
SMALL = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
COMMANDS = (
    "map", "look", "card", "offers", "score", "show", "more", "back", "hint", "coach", "ok", "why",
    "log", "undo", "save", "help", "quit", "do",
)  # fmt: skip
YES = {"y", "yes", "да", "д", "t", "tak", "0", "ok"}


class Session:
    """One person's place at the table."""

    def __init__(self, game: Game, me: int, console: Console, ask: Callable[[str], str]) -> None:
        self.game = game
        self.me = me
        self.console = console
        self.input = ask
        self.lang = game.words.lang
        self.asked: Asked | None = None
        self.seen_at = UNSEEN
        self.greeted = False
        self.ahead = ""
        """What was typed before the question came into sight again."""
        self.below = 0
        """Rows printed since the question was."""
        self.saved = game.sitting.line
        """As far as this line the game is on disk, or nothing is lost."""
        self.commands = self._named_commands()

    def _named_commands(self) -> dict[str, str]:
        """The words for each command, in every language."""
        found = {name: name for name in COMMANDS}
        for lang in LANGUAGES:
            for name in COMMANDS:
                for word in say(lang, f"term-cmd-{name}").split():
                    found.setdefault(word.casefold(), name)
        return {**found, "?": "help", "q": "quit", "yes": "ok"}

    # -- the table ----------------------------------------------------------------------------

    def put(self) -> None:
        """Puts the question until it is answered or taken back."""
        self.asked = Asked(self.game, self.me)
        self.show_question(fresh=True)
        line = self.game.sitting.line
        while self.game.sitting.line == line:
            typed = self._typed()
            try:
                if not self.obey(typed):
                    break
            except PelagosError as error:
                self.refuse(error)
            if self.game.sitting.line == line and not self._in_sight():
                self.show_question()
        self.asked = None

    def _typed(self) -> str:
        """What is typed next, or was while something long was shown."""
        typed, self.ahead = self.ahead, ""
        self.below += 1
        return typed or self.input("> ").strip()

    def _in_sight(self) -> bool:
        """Whether the question still stands on the screen, after all that came below it."""
        assert self.asked is not None
        if not self.console.is_terminal:
            return True
        asked = height(self.asked.lines(self.console), self.console.width)
        return self.below == 0 or asked + self.below + 1 <= self.console.height

    def say(self, id: str, style: str = "", **facts: object) -> None:
        """Prints one of the terminal's own sentences."""
        self.tell(Text(say(self.lang, id, **facts), style))

    def tell(self, *what: RenderableType) -> None:
        """Prints it, on a terminal page by page; an answer between two pages ends it."""
        if not self.console.is_terminal:
            for each in what:
                self.console.print(each)
            return
        rows = [row for each in what for row in self.console.render_lines(each, pad=False)]
        page = self.console.height - 2
        for first in range(0, len(rows), page):
            if first and not self.goes_on():
                return
            for row in rows[first : first + page]:
                self.console.print(Segments([*row, Segment.line()]), end="")
        self.below += len(rows)

    def goes_on(self) -> bool:
        """Waits; whether the person wants more. Anything else typed is obeyed next."""
        self.console.print(Text(say(self.lang, "term-go-on"), "dim"))
        self.below += 2
        typed = self.input("> ").strip()
        command = self.commands.get(typed.casefold(), "")
        if typed and command not in ("more", "quit"):
            self.ahead = typed
        return not typed or command == "more"

    def show_news(self) -> None:
        """Prints what has happened since the last time."""
        self.tell(*self._latest(self.game.news(self.me), NEWS))

    def _latest(self, news: list[Text], rows: int) -> list[Text]:
        """The end of the news, in this many rows of a terminal."""
        width = self.console.width
        if not self.console.is_terminal or height(news, width) <= rows:
            return news
        kept = len(news) - 1
        while kept and height(news[kept - 1 :], width) < rows:
            kept -= 1
        return [Text(say(self.lang, "term-earlier", n=kept), "dim"), *news[kept:]]

    def heading(self) -> list[RenderableType]:
        """What stands above the table."""
        return []

    def show_question(self, fresh: bool = False) -> None:
        """The news, the table if it has changed, and the question: never more than a screen."""
        assert self.asked is not None
        self.game.introduce()
        view = self.game.sitting.view(self.me)
        lines = self.asked.lines(self.console)
        if not self.greeted:
            lines.append(Text(f"  {say(self.lang, 'term-first')}", "dim"))
            self.greeted = True
        now = (view["phase"], view["round"], self._others())
        if self.console.is_terminal:
            self._show_screen(view, lines, fresh, drawn=fresh and now != self.seen_at)
        else:
            self._show_lines(view, lines, fresh, drawn=fresh and now[1] != self.seen_at[1])
        self.seen_at = now
        self.below = 0

    def _show_screen(self, view: View, lines: list[Text], fresh: bool, drawn: bool) -> None:
        """All in as many rows as the terminal has."""
        game, width = self.game, self.console.width
        held = [line for line in [hand(view, game.words)] if line is not None and not drawn]
        left = self.console.height - 1 - height([*lines, *held], width)
        news = self._latest(game.news(self.me), NEWS if left >= ROOMY else LEAST_NEWS)
        left -= height(news, width)
        if drawn:
            heading = self.console.render_lines(Group(*self.heading()), pad=False)
            self.console.print(Segments([s for row in heading for s in (*row, Segment.line())]))
            names, room = game.called(self.me), (width, left - len(heading))
            shown = board(view, game.words, game.drawn, self.labels(), names, room, self.colours())
            self.console.print(shown)
        elif fresh:
            head = banner(view, game.words)
            head.truncate(width, overflow="ellipsis")
            self.console.print(head)
        for line in [*news, *held, *lines]:
            self.console.print(line)

    def _show_lines(self, view: View, lines: list[Text], fresh: bool, drawn: bool) -> None:
        """All in lines, for pipes and screen readers."""
        words, held = self.game.words, hand(view, self.game.words)
        if drawn:
            for each in self.heading():
                self.console.print(each)
            self.console.print(screen(view, words, self.game.sitting.rules.places))
        elif fresh:
            self.console.print(banner(view, words))
        if held is not None and not drawn:
            lines = [held, *lines]
        for line in [*self.game.news(self.me), *lines]:
            self.console.print(line)

    def _others(self) -> int:
        """How many answers others had given when we were asked last."""
        lines = self.game.sitting.record.lines
        return sum(1 for line in lines if line.seat != self.me)

    def labels(self) -> dict[str, str]:
        """What the map says of each place: its code, and how many pieces of players are there;
        where there are no colours, whose it is."""
        found = dict(self.game.codes)
        view = self.game.sitting.view(self.me)
        for slug, area in view["areas"].items():
            number = sum(p[2] for p in area["pieces"] if p[1] >= 0)
            if slug not in found:
                continue
            if not self.colours():
                found[slug] += seat_mark(owner_shown(view, slug))
            elif number:
                found[slug] += str(number).translate(SMALL)
        return found

    def colours(self) -> bool:
        """Whether the terminal shows them."""
        return self.console.color_system is not None and not self.console.no_color

    # -- what is typed ------------------------------------------------------------------------

    def obey(self, typed: str) -> bool:
        """Does what is typed; False when the question must be asked again."""
        assert self.asked is not None
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.casefold())
        if not typed:
            self.show_question()
        elif typed.startswith("/"):
            self._search(typed[1:])
        elif command is not None:
            return bool(getattr(self, f"do_{command}")(rest.strip()) is not False)
        elif typed.isdecimal():
            self._number(int(typed[:6]))
        else:
            self._answer_text(typed)
        return True

    def _search(self, word: str) -> None:
        assert self.asked is not None
        if not self.asked.choices.search(word):
            self.asked.choices.back()
            self.say("term-not-found", "red", word=word)
            return
        self.show_question()

    def _number(self, number: int) -> None:
        assert self.asked is not None
        choices = self.asked.choices
        rows = choices.numbered()
        ending = choices.ending()
        if not rows and ending is None:
            self._answer_text(str(number))
        elif number == 0 and ending is not None:
            self._pick(ending)
        elif number in rows:
            self._pick(rows[number])
        else:
            low = 0 if ending is not None else min(rows)
            self.say("term-no-number", "red", low=low, high=max(rows, default=0))

    def _pick(self, row: Row) -> None:
        assert self.asked is not None
        if row.deeper:
            self.asked.choices.go(row.deeper)
            self.show_question()
        elif not row.closes or self.is_sure(row.value):
            self.give(row.value)

    def give(self, value: object, said: str = "") -> None:
        """Gives an answer; `said` is how it was typed."""
        assert self.asked is not None
        self.game.sitting.answer(self.me, value, self.asked.question.line, said)

    def give_several(self, texts: list[str]) -> None:
        """Gives several answers in notation, all or none."""
        assert self.asked is not None
        self.game.sitting.answer_text(self.me, "; ".join(texts), self.asked.question.line)

    def is_sure(self, value: object) -> bool:
        """Asks once more before a turn ends for good or goods are lost."""
        assert self.asked is not None
        lost = self._lost(value)
        if not lost and not (self._finishes(value) and self.asked.final(value)):
            return True
        if lost:
            self.say("term-lost", "yellow", what=lost)
        self.say("term-sure", "yellow")
        return self.input("? ").strip().casefold() in YES

    def _finishes(self, value: object) -> bool:
        assert self.asked is not None
        space, words = self.asked.question.space, self.game.words
        if not isinstance(space, Menu) or not isinstance(value, tuple) or len(space.ids) == 1:
            return False
        return words.box.slug(space.kind, value[0]) in FINISHING

    def _lost(self, value: object) -> str:
        """What the hand would lose by an ending, in every world the seat can believe in."""
        sitting = self.game.sitting
        seen = outlooks(sitting.rules, sitting.board, self.me, value, self.game.rng)
        before = {(k, s): n for k, s, n in seen.before["hand"]}
        least: dict[tuple[str, str], int] = {}
        for thing, number in before.items():
            after = max(
                sum(n for k, s, n in view["hand"] if (k, s) == thing) for view in seen.after
            )
            if after < number:
                least[thing] = number - after
        return ", ".join(f"{called(self.game.words, s, k)} ×{n}" for (k, s), n in least.items())

    def _answer_text(self, typed: str) -> None:
        """One answer in names or notation, or several with semicolons between them."""
        assert self.asked is not None
        sitting, asked = self.game.sitting, self.asked
        parts = sitting.rules.parts(typed)
        if len(parts) > 1:
            self.give_several(self._spelled(parts))
            return
        try:
            text = self._spelled_here(typed)
        except Unknown:
            if not self._picked(typed):
                raise
            return
        try:
            value = sitting.rules.read(sitting.board, self.me, text)
        except BadNotation as error:
            if error.text or not asked.choices.follow(text.split()):
                raise
            self.show_question()  # what has been said so far is a way into the menu
            return
        if not asked.question.space.holds(value) or not self._ends(value) or self.is_sure(value):
            self.give(value, typed)

    def _picked(self, typed: str) -> bool:
        """Takes the one answer whose words are those typed, or lists the several."""
        assert self.asked is not None
        found = self.asked.choices.search(typed)
        if not found:
            self.asked.choices.back()
        elif found == 1:
            self._pick(self.asked.choices.rows()[0])
        else:
            self.show_question()
        return found > 0

    def _ends(self, value: object) -> bool:
        assert self.asked is not None
        choices = self.asked.choices
        return choices.ends(choices.whole, value)

    def _spelled_here(self, typed: str) -> str:
        """The notation of an answer that continues the path picked so far, or of a whole one."""
        assert self.asked is not None
        choices, reader = self.asked.choices, self.game.reader
        if choices.path:
            at, prefix = choices.whole, []
            for id in choices.path:
                assert isinstance(at, Menu)
                prefix.append(self.game.words.box.slug(at.kind, id))
                at = at.then(id)
            try:
                return " ".join([*prefix, reader.notation(at, typed)])
            except Unknown:
                pass  # then it may be a whole answer
        return reader.notation(choices.whole, typed)

    def _spelled(self, parts: list[str]) -> list[str]:
        """Each of several answers in notation, as far as their questions can be foreseen."""
        rules, trial = self.game.sitting.rules, self.game.sitting.board.copy()
        trial.log = []
        found: list[str] = []
        for part in parts:
            try:
                space = rules.choices(trial, self.me)
                text = self.game.reader.notation(space, part)
                found.append(text)
                rules.answer(trial, self.me, rules.read_in(trial, space, text))
            except PelagosError:
                return [*found, *parts[len(found) :]]
        return found

    def refuse(self, error: PelagosError) -> None:
        """Says why something was not done, and what would do."""
        red, dim = "red", "dim"
        if isinstance(error, Unknown):
            self.say("term-unknown", red, typed=error.typed[:60])
            if error.near:
                self.say("term-near", dim, names=", ".join(error.near))
        elif isinstance(error, TooFew):
            self.say("term-too-few", red, n=error.least)
        else:
            self.tell(Text(refusal(error, self.lang, self.game.words.seats), red))
            if error.clause:
                said = clauses.clause(error.clause).text[self.lang]
                self.tell(Text(f"[{error.clause}] {said}", dim))
            elif isinstance(error, BadData) and (more := remedy(error, self.lang)):
                self.tell(Text(more, dim))
            elif isinstance(error, BadNotation) and self.asked is not None:
                self.tell(Text(example_of(self.asked.question.space, self.game), dim))
            if isinstance(error, NotAllowed) and self.asked is not None:
                self.tell(*[Text(said, dim) for said in self.asked.wanted()[:1]])
        if self.game.reader.range is not None:
            low, high = self.game.reader.range
            self.say("term-want-number", dim, low=low, high=high)
            self.game.reader.range = None
        if self.asked is not None and error.part:
            self.asked = Asked(self.game, self.me)  # the board has been put back
            self.show_question()
