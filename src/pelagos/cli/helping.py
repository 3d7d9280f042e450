"""The command line's help and its errors in the reader's language.

Help texts are translated by a table whose keys are the English sentences; what was typed wrong is
told in messages like everything else.
"""

import os
import re
import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

from typer import Context, rich_utils
from typer.main import get_command

from pelagos.cli.speech import say
from pelagos.words import LANGUAGES

SORTS = {bool: "", str: "text", int: "whole", float: "number", Path: "file"}


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


def every(command: Any) -> Iterator[Any]:
    """A command and all that stand below it."""
    yield command
    for below in getattr(command, "commands", {}).values():
        yield from every(below)


def speaking(app: Any, lang: str) -> Any:
    """The command of an app with its help in a language."""
    root = get_command(app)
    rich_utils.OPTIONS_PANEL_TITLE = translated("Options", lang)
    rich_utils.ARGUMENTS_PANEL_TITLE = translated("Arguments", lang)
    rich_utils.COMMANDS_PANEL_TITLE = translated("Commands", lang)
    rich_utils.ERRORS_PANEL_TITLE = translated("Error", lang)
    rich_utils.DEFAULT_STRING = translated("[default: {}]", lang)
    rich_utils.ENVVAR_STRING = translated("[env var: {}]", lang)
    rich_utils.REQUIRED_LONG_STRING = translated("[required]", lang)
    rich_utils.RICH_HELP = say(lang, "usage-try", command="[blue]{command_path} {help_option}[/]")
    for command in every(root):
        command.help = translated(command.help or "", lang)
        command.options_metavar = translated(command.options_metavar, lang)
        if hasattr(command, "subcommand_metavar"):
            command.subcommand_metavar = translated(command.subcommand_metavar, lang)
        command.get_usage = partial(_usage, command, lang)
        for param in [*command.params, command.get_help_option(Context(command))]:
            _translate(param, lang)
    return root


def _usage(command: Any, lang: str, ctx: Context) -> str:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    return f"{say(lang, 'usage')} {ctx.command_path} {pieces}"


def _translate(param: Any, lang: str) -> None:
    """Puts an argument or option into a language: its help, what it takes, an argument's name."""
    if param.help:
        param.help = translated(param.help, lang)
    sort, limits = sort_of(param), limits_of(param, lang)
    param.display_type = lambda ctx: f"<{say(lang, f'sort-{sort}')}>" if sort else None
    param._get_number_range_help_str = lambda: limits
    if param.param_type_name == "argument":
        param.metavar = translated(param.name, lang)


def sort_of(param: Any) -> str:
    """What is to be written for an argument or option; nothing for a flag."""
    kind = param.type_descriptor.annotation
    return SORTS[(get_args(kind) or (kind,))[0]]


def limits_of(param: Any, lang: str) -> str | None:
    """The numbers that a number must lie between."""
    if param.max is not None:
        return say(lang, "limits-both", low=param.min, high=param.max)
    return None if param.min is None else say(lang, "limits-low", low=param.min)


def wrong(error: Any, lang: str, args: list[str]) -> None:
    """Tells what was typed wrong: the usage, where to find help, and what it was."""
    said = in_words(error, lang, args)
    error.format_message = lambda: said
    rich_utils.rich_format_error(error)


def _of_param(error: Any, lang: str) -> str:
    """What is wrong with the value of an argument or option, or that there is none."""
    param, name = error.param, error.param.get_error_hint().replace("'", "")
    if not isinstance(error.__cause__, ValueError):
        return say(lang, f"usage-missing_{param.param_type_name}", name=name)
    given = error.__cause__.errors()[0]["input"]  # type: ignore[attr-defined]
    wanted = ", ".join(
        filter(None, [say(lang, f"wanted-{sort_of(param)}"), limits_of(param, lang)])
    )
    return say(lang, "usage-value", name=name, given=given, wanted=wanted)


def in_words(error: Any, lang: str, args: list[str]) -> str:
    """What was typed wrong, in one sentence."""
    command: Any = error.ctx.command if error.ctx else None
    if getattr(error, "param", None) is not None:
        return _of_param(error, lang)
    if hasattr(error, "possibilities"):
        near = ", ".join(sorted(error.possibilities or []))
        return say(lang, "usage-no_option", option=error.option_name, near=near or "none")
    if hasattr(error, "option_name"):
        given = any(arg.startswith(f"{error.option_name}=") for arg in args)
        id = "usage-takes_nothing" if given else "usage-takes_value"
        return say(lang, id, option=error.option_name)
    if hasattr(command, "commands"):
        path = len(error.ctx.command_path.split()) - 1
        asked = [arg for arg in args if not arg.startswith("-")][path:]
        if not asked:
            return say(lang, "usage-missing_command")
        near = ", ".join(sorted(get_close_matches(asked[0], command.commands)))
        return say(lang, "usage-no_command", command=asked[0], near=near or "none")
    extra = re.search(r"\(s\) \((.*)\)$", error.message)
    return say(lang, "usage-extra", words=extra[1] if extra else error.message)
