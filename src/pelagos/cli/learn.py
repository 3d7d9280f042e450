"""`pelagos learn`: the lessons of a title at the terminal, and then a game against easy bots."""

from typing import Annotated

import typer
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from pelagos.cli.common import Lang, console
from pelagos.cli.play import play
from pelagos.cli.speech import say
from pelagos.cli.terminal.commands import Leave, Player
from pelagos.cli.terminal.game import Game
from pelagos.engine.errors import BadData
from pelagos.lessons import Course, Lesson, course, position, tried
from pelagos.lessons.puzzles import puzzles
from pelagos.words import language


def learn(
    title: Annotated[str, typer.Argument(help="Which game; see `pelagos titles`.")] = "cyclades",
    lang: Lang = "en",
    lesson: Annotated[str | None, typer.Option(help="Begin with this lesson.")] = None,
) -> None:
    """Learn a game: short lessons in real positions, then a game against easy bots."""
    found = course(title)
    first = 0 if lesson is None else found.lessons.index(found.lesson(lesson))
    if not _taught(found, first, lang):
        return
    console.print(Text(say(lang, "term-coach-offered"), "bold"))
    play(title, lang=lang)


def puzzle(
    title: Annotated[str, typer.Argument(help="Which game; see `pelagos titles`.")] = "cyclades",
    lang: Lang = "en",
) -> None:
    """Solve puzzles: positions with one answer clearly better than all others."""
    _taught(puzzles(title), 0, lang)


def _taught(found: Course, first: int, lang: str) -> bool:
    """Goes through the lessons from the first; whether all of them were done."""
    return all(Learner(found, n, lang).learn() for n in range(first, len(found.lessons)))


class Learner(Player):
    """Somebody at a lesson: the table with all its commands; answers are tries."""

    def __init__(self, found: Course, number: int, lang: str) -> None:
        self.course = found
        self.number = number
        self.lesson: Lesson = found.lessons[number]
        self.given: list[str] = []
        self.done = False
        game = Game(position(found, self.lesson, []), language(lang), {}, 1)
        game.told = len(game.sitting.events)
        super().__init__(game, self.lesson.asked, console, lambda prompt: console.input(prompt))
        self.greeted = number > 0

    def learn(self) -> bool:
        """Asks until the lesson is done; whether it was, and there shall be another."""
        try:
            while not self.done:
                self.put()
            if console.is_terminal:
                return self.goes_on()
        except (Leave, EOFError, KeyboardInterrupt):
            return False
        return True

    def heading(self) -> list[RenderableType]:
        name = self.lesson.heading.in_language(self.lang)
        title = f"{self.number + 1}/{len(self.course.lessons)} · {name}"
        return [Panel(self.lesson.text.in_language(self.lang), title=title, title_align="left")]

    def is_sure(self, value: object) -> bool:
        return True  # nothing is lost in a lesson

    def give(self, value: object, said: str = "") -> None:
        assert self.asked is not None
        box = self.game.sitting.board.contents()
        self.give_several([self.asked.question.space.write(value, box)])

    def give_several(self, texts: list[str]) -> None:
        result = tried(self.course, self.lesson, self.given, "; ".join(texts))
        if result.reason is not None and not isinstance(result.reason, BadData):
            super().refuse(result.reason)
        if result.given != self.given:
            self.given, self.game.sitting = result.given, result.sitting
            self.show_news()
        if result.text is not None:
            style = "green" if result.accepted else "yellow"
            self.tell(Text(result.text.in_language(self.lang), style))
        self.done = result.done

    def do_undo(self, rest: str) -> bool:
        self.given = self.given[:-1]
        self.game.sitting = position(self.course, self.lesson, self.given)
        return False
