"""What the command line itself says to people, in their language."""

from pelagos.words import bundle_of, formatted

HERE = "pelagos.cli.terminal"


def say(lang: str, id: str, **facts: object) -> str:
    """The message `id` with its variables filled in."""
    return formatted(bundle_of(HERE, lang), lang, id, facts)


def can_say(lang: str, id: str) -> bool:
    """Whether there is such a message."""
    return bool(bundle_of(HERE, lang).has_message(id))
