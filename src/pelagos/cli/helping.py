"""The command line's help in the reader's language: English sentences are the keys."""

import os
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from typer import rich_utils
from typer.main import get_command

from pelagos.words import LANGUAGES


@cache
def table() -> dict[str, list[str]]:
    """Each English sentence in the other languages, in the order of LANGUAGES."""
    return tomllib.loads(files("pelagos.cli").joinpath("help.toml").read_text("utf-8"))


def asked_for(args: list[str]) -> str:
    """The language that a command line or its environment asks for; English if none we speak."""
    wanted = os.environ.get("PELAGOS_LANG", "en")
    for before, arg in zip(["", *args], args, strict=False):
        if before == "--lang":
            wanted = arg
        elif arg.startswith("--lang="):
            wanted = arg.partition("=")[2]
    return wanted if wanted in LANGUAGES else "en"


def translated(text: str, lang: str) -> str:
    """A help text, paragraph by paragraph; what nobody has translated stays English."""
    if lang == "en":
        return text
    at = LANGUAGES.index(lang) - 1
    known = table()
    parts = [" ".join(part.split()) for part in text.split("\n\n")]
    return "\n\n".join(known[part][at] if part in known else part for part in parts)


def speaking(app: Any, lang: str) -> Any:
    """The command of an app with its help in a language."""
    root = get_command(app)
    rich_utils.OPTIONS_PANEL_TITLE = translated("Options", lang)
    rich_utils.ARGUMENTS_PANEL_TITLE = translated("Arguments", lang)
    rich_utils.COMMANDS_PANEL_TITLE = translated("Commands", lang)
    for command in [root, *getattr(root, "commands", {}).values()]:
        command.help = translated(command.help or "", lang)
        for param in command.params:
            if getattr(param, "help", None):
                param.help = translated(param.help, lang)
    return root
