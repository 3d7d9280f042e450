"""`pelagos learn`: the lessons of a title at the terminal, and then a game against easy bots."""

from typing import Annotated

import typer
from rich.panel import Panel
from rich.text import Text

from pelagos.cli.common import Lang, console
from pelagos.cli.play import play
from pelagos.cli.screen import screen
from pelagos.cli.speech import say
from pelagos.cli.terminal.game import Game
from pelagos.engine.errors import BadData, PelagosError
from pelagos.lessons import Course, Lesson, Tried, course, position, tried
from pelagos.lessons.puzzles import puzzles
from pelagos.table import Question
from pelagos.words import language
from pelagos.words.refusals import refusal

LISTED = 40
"""Answers shown by number; of more than that the form of an answer is asked for."""

QUIT = ("quit", "q", "выход", "koniec")


def learn(
    title: Annotated[str, typer.Argument(help="Which game; see `pelagos titles`.")] = "cyclades",
    lang: Lang = "en",
    lesson: Annotated[str | None, typer.Option(help="Begin with this lesson.")] = None,
) -> None:
    """Learn a game: short lessons in real positions, then a game against easy bots."""
    found = course(title)
    first = 0 if lesson is None else found.lessons.index(found.lesson(lesson))
    for number, each in enumerate(found.lessons[first:], first + 1):
        heading = f"{number}/{len(found.lessons)} · {each.heading.in_language(language(lang))}"
        console.print(Panel(each.text.in_language(lang), title=heading, title_align="left"))
        if not _taught(found, each, lang):
            return
    play(title, lang=lang)


def puzzle(
    title: Annotated[str, typer.Argument(help="Which game; see `pelagos titles`.")] = "cyclades",
    lang: Lang = "en",
) -> None:
    """Solve puzzles: positions with one answer clearly better than all others."""
    found = puzzles(title)
    for number, each in enumerate(found.lessons, 1):
        heading = f"{number}/{len(found.lessons)} · {each.heading.in_language(language(lang))}"
        console.print(Panel(each.text.in_language(lang), title=heading, title_align="left"))
        if not _taught(found, each, lang):
            return


def _taught(found: Course, lesson: Lesson, lang: str) -> bool:
    """Asks until the lesson is done; whether it was."""
    given: list[str] = []
    while True:
        game = Game(position(found, lesson, given), lang, {}, 1)
        if not given:
            view = game.sitting.view(lesson.asked)
            console.print(screen(view, game.words, game.sitting.rules.places))
        text = _asked(game, lesson.asked)
        if text is None:
            return False
        result = tried(found, lesson, given, text)
        _tell(result, game, lang)
        if result.accepted:
            given = result.given
        if result.done:
            return True


def _asked(game: Game, seat: int) -> str | None:
    """The notation of what the learner answers; None to leave."""
    question = game.sitting.question(seat)
    step = game.sitting.rules.step(game.sitting.board)
    assert step is not None  # there is a question
    facts = step.facts(game.sitting.board, seat)
    console.print(Text(game.words.question(question.step, seat, facts), "bold"))
    listed = _listed(game, question)
    try:
        typed = console.input("> ").strip()
    except EOFError:
        return None
    if typed.casefold() in QUIT:
        return None
    if typed.isdecimal() and 0 < int(typed) <= len(listed):
        return listed[int(typed) - 1]
    try:
        return game.reader.notation(question.space, typed)
    except PelagosError:
        return typed  # the referee says what is wrong with it


def _listed(game: Game, question: Question) -> list[str]:
    box = game.words.box
    found: list[str] = []
    for number, value in enumerate(question.space.listed(LISTED) or [], 1):
        found.append(question.space.write(value, box))
        label = game.words.choice(question.space, value) or found[-1]
        console.print(Text(f"{number:4}  {label} ").append(found[-1], "dim"))
    if not found:
        console.print(Text(say(game.words.lang, "term-learn-type"), "dim"))
    return found


def _tell(result: Tried, game: Game, lang: str) -> None:
    if result.reason is not None and not isinstance(result.reason, BadData):
        console.print(Text(refusal(result.reason, lang, game.words.seats), "red"))
    for _, event in result.events:
        console.print(Text(f"  {game.words.event(event)}"))
    if result.text is not None:
        style = "green" if result.accepted else "yellow"
        console.print(Text(result.text.in_language(lang), style))
