"""A person at the terminal: shows the table, puts the question, does what is typed."""

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from pelagos import clauses
from pelagos.cli.screen import (
    banner,
    below_map,
    board,
    facts_high,
    hand,
    screen,
)
from pelagos.cli.speech import say
from pelagos.cli.terminal.ask import Asked
from pelagos.cli.terminal.bazaar import TooFew
from pelagos.cli.terminal.called import called
from pelagos.cli.terminal.choices import FINISHING, Row
from pelagos.cli.terminal.game import Game
from pelagos.cli.terminal.geometry import drawing
from pelagos.cli.terminal.names import Unknown
from pelagos.engine.errors import BadData, PelagosError
from pelagos.engine.spaces import Menu
from pelagos.table.preview import outlooks
from pelagos.words import LANGUAGES
from pelagos.words.refusals import refusal, remedy

NEWS = 5
"""Lines of news on a terminal; the rest is in the log."""
LEAST_NEWS = 2
SMALL = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
COMMANDS = (
    "map", "look", "card", "offers", "score", "show", "more", "back", "hint", "ok", "why", "log",
    "undo", "save", "help", "quit", "do",
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
        self.seen_at = ("", -1, -1)
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
            typed = self.input("> ").strip()
            try:
                if not self.obey(typed):
                    break
            except PelagosError as error:
                self.refuse(error)
        self.asked = None

    def say(self, id: str, style: str = "", **facts: object) -> None:
        """Prints one of the terminal's own sentences."""
        self.console.print(Text(say(self.lang, id, **facts), style))

    def show_news(self, most: int = NEWS) -> None:
        """Prints what has happened since the last time."""
        news = self.game.news(self.me)
        if self.console.is_terminal and len(news) > most:
            self.say("term-earlier", "dim", n=len(news) - most + 1)
            news = news[len(news) - most + 1 :]
        for line in news:
            self.console.print(line)

    def show_question(self, fresh: bool = False) -> None:
        """The news, the table if it has changed, and the question: never more than a screen."""
        assert self.asked is not None
        self.game.introduce(self.me)
        view = self.game.sitting.view(self.me)
        lines = self.asked.lines(self.console)
        now = (view["phase"], view["round"], self._others())
        new_round = now[1] != self.seen_at[1]
        drawn = fresh and now != self.seen_at and (self.console.is_terminal or new_round)
        news = NEWS
        if drawn:
            news = self.show_board(self._height(lines), min(NEWS, self._news_waiting()))
        elif fresh:
            self.console.print(banner(view, self.game.words))
        self.seen_at = now
        self.show_news(news)
        held = None if drawn else hand(view, self.game.words)
        if held is not None:
            self.console.print(held)
        for line in lines:
            self.console.print(line)

    def _news_waiting(self) -> int:
        return len(self.game.sitting.events) - self.game.told

    def _others(self) -> int:
        """How many answers others had given when we were asked last."""
        lines = self.game.sitting.record.lines
        return sum(1 for line in lines if line.seat != self.me)

    def show_board(self, question: int, news: int) -> int:
        """The table; on a terminal with a map that leaves room for the question and some news.
        How many lines of news there is room for."""
        game, view = self.game, self.game.sitting.view(self.me)
        if not self.console.is_terminal or drawing(game.drawn) is None:
            self.console.print(screen(view, game.words, game.sitting.rules.places))
            return NEWS
        width = self.console.width
        lists = self._height(below_map(view, game.words))
        left = self.console.height - question - lists - 2  # the banner and the prompt
        high = max(facts_high(view), left - news)
        self.console.print(board(view, game.words, game.drawn, self.labels(), width, high))
        return max(LEAST_NEWS, min(news, left - high))

    def _height(self, lines: list[Text]) -> int:
        """The rows that some lines take, long ones broken."""
        return sum(1 + len(line.plain) // self.console.width for line in lines)

    def labels(self) -> dict[str, str]:
        """What the map says of each place: its code, and how many pieces of players are there."""
        found = dict(self.game.codes)
        for slug, area in self.game.sitting.view(self.me)["areas"].items():
            number = sum(p[2] for p in area["pieces"] if p[1] >= 0)
            if number and slug in found:
                found[slug] += str(number).translate(SMALL)
        return found

    # -- what is typed ------------------------------------------------------------------------

    def obey(self, typed: str) -> bool:
        """Does what is typed; False when the question must be put anew."""
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
        elif 1 <= number <= len(rows):
            self._pick(rows[number - 1])
        else:
            low = 0 if ending is not None else 1
            self.say("term-no-number", "red", low=low, high=len(rows))

    def _pick(self, row: Row) -> None:
        assert self.asked is not None
        if row.deeper is not None:
            self.asked.choices.go(row.deeper)
            self.show_question()
        elif not row.closes or self._sure(row.value):
            self.game.sitting.answer(self.me, row.value, self.asked.question.line)

    def _sure(self, value: object) -> bool:
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
            sitting.answer_text(self.me, "; ".join(self._spelled(parts)), asked.question.line)
            return
        text = self._spelled_here(typed)
        value = sitting.rules.read(sitting.board, self.me, text)
        if not asked.question.space.holds(value) or not self._ends(value) or self._sure(value):
            sitting.answer(self.me, value, asked.question.line, typed)

    def _ends(self, value: object) -> bool:
        assert self.asked is not None
        ending = self.asked.choices.ending()
        return ending is not None and ending.value == value

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
            self.console.print(Text(refusal(error, self.lang, self.game.words.seats), red))
            if error.clause:
                said = clauses.clause(error.clause).text[self.lang]
                self.console.print(Text(f"[{error.clause}] {said}", dim))
            elif isinstance(error, BadData) and (more := remedy(error, self.lang)):
                self.console.print(Text(more, dim))
        if self.game.reader.range is not None:
            low, high = self.game.reader.range
            self.say("term-want-number", dim, low=low, high=high)
            self.game.reader.range = None
        if self.asked is not None and error.part:
            self.asked = Asked(self.game, self.me)  # the board has been put back
            self.show_question()
