"""`pelagos words`: everything a title says, for a native reader of a translation."""

import subprocess
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import pelagos
from pelagos.catalogue import entry
from pelagos.cli.common import Lang, console
from pelagos.conformance.reading import Heard, listen, parsed, written
from pelagos.engine.errors import BadData
from pelagos.words import LANGUAGES, language


def words(
    title: Annotated[str, typer.Argument(help="Which game.")],
    lang: Lang = "en",
    changed_since: Annotated[
        str, typer.Option(help="Only messages changed since this tag or commit.")
    ] = "",
    games: Annotated[int, typer.Option(help="How many games to take examples from.", min=1)] = 3,
) -> None:
    """Print every message with examples from games, the three languages side by side."""
    language(lang)
    now = {each: written(title, each) for each in LANGUAGES}
    shown = list(now[lang])
    if changed_since:
        before = parsed(_as_of(changed_since, title, lang))
        shown = [id for id in shown if before.get(id) != now[lang][id]]
    heard = Heard()
    for seed in range(games):
        listen(title, seed, 1500, heard)
    table = Table(show_lines=True, expand=True)
    order = [lang, *(each for each in LANGUAGES if each != lang)]
    for heading in ("", *order):
        table.add_column(heading, ratio=1 if not heading else 2, overflow="fold")
    for id in shown:
        for texts in heard.said.get(id) or [{each: now[each].get(id, "") for each in LANGUAGES}]:
            table.add_row(Text(id), *(Text(texts[each]) for each in order))
    console.print(table)


def _as_of(tag: str, title: str, lang: str) -> str:
    """A file of messages as it was at a tag. Raises BadData when git does not know it."""
    folder = Path(pelagos.__file__).parent.joinpath(*entry(title).package.split(".")[1:], "words")
    asked = ["git", "show", f"{tag}:./{lang}.ftl"]
    told = subprocess.run(asked, cwd=folder, capture_output=True, check=False)
    if told.returncode:
        raise BadData(f"git does not know {tag[:40]!r} here")
    return told.stdout.decode("utf-8")
