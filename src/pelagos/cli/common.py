"""What the commands share: the console, options typed as name=value, files, languages."""

import json
import re
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from pelagos.engine.errors import BadData
from pelagos.engine.record import LARGEST, Record

LINE = re.compile(r"line (\d+): ")

console = Console(highlight=False)

Lang = Annotated[str, typer.Option(help="Language: en, ru or pl.", envvar="PELAGOS_LANG")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Seed = Annotated[int, typer.Option(help="Random seed.", min=0)]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A rule option, name=value.")
]


def print_json(data: object) -> None:
    """Plain JSON on standard output."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def parse_options(texts: list[str] | None) -> dict[str, object]:
    """Options typed as name=value; a value is JSON or else a plain word."""
    found: dict[str, object] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            said = f"an option is written name=value, not {text[:40]!r}"
            raise BadData(said, about="option_form", text=text[:40])
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    return found


def read_record(path: Path) -> Record:
    """The record in a file, in either form. Raises BadData with one clear sentence."""
    try:
        size = path.stat().st_size
        if size > 4 * LARGEST:
            raise BadData(f"{path}: too large for a record ({size} bytes)")
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text"
        why = "missing" if isinstance(error, FileNotFoundError) else "other"
        why = "binary" if isinstance(error, UnicodeDecodeError) else why
        said = f"cannot read {path}: {reason}"
        raise BadData(said, about="cannot_read", path=str(path), why=why) from None
    try:
        if text.lstrip().startswith("{"):
            return Record.from_json(json.loads(text))
        return Record.from_text(text)
    except ValueError as error:
        said = f"{path}: damaged JSON ({error})"
        raise BadData(said, about="no_record", path=str(path), line=0) from None
    except BadData as error:
        found = LINE.match(str(error))
        line = int(found[1]) if found is not None else 0
        raise BadData(f"{path}: {error}", about="no_record", path=str(path), line=line) from None


def write_text(path: Path, text: str) -> None:
    """Writes a file whole or not at all."""
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        said = f"cannot write {path}: {error.strerror}"
        raise BadData(said, about="cannot_write", path=str(path)) from None
