"""What is said of an offer beyond the three true statements: free words that nobody checks.

In notation a remark comes last: `says` and the words as they are. A lone > is written \\>, for
arrows in notation are there for the eye only. civ:T.4
"""

from typing import Final

MOST: Final = 80
"""The most characters in a remark."""
SAYS: Final = "says"
SILENCE: Final = ""


def is_remark(text: object) -> bool:
    """Whether a text is empty or one short line of printable characters, so that no record, log or
    terminal is upset by it.
    """
    return (
        isinstance(text, str)
        and len(text) <= MOST
        and text.isprintable()
        and text == " ".join(text.split())
    )


def written(text: str) -> str:
    """The end of an offer in notation."""
    if not text:
        return ""
    return " ".join(["", SAYS, *[_guarded(word) for word in text.split()]])


def taken(words: list[str]) -> str:
    """Takes a remark, if there is one, off an offer in notation: all that follows."""
    if not words or words[0] != SAYS:
        return SILENCE
    said = [_bare(word) for word in words[1:]]
    words.clear()
    return " ".join(said)


def guarded(text: str) -> str:
    """An offer as somebody typed it, with the arrows of its remark kept."""
    head, says, said = parted(text)
    return head + says + " ".join([r"\>" if w == ">" else w for w in said.split()])


def parted(text: str) -> tuple[str, str, str]:
    """What comes before a remark, the word between, and the remark."""
    return text.partition(f" {SAYS} ")


def _guarded(word: str) -> str:
    return f"\\{word}" if word.lstrip("\\") == ">" else word


def _bare(word: str) -> str:
    return word[1:] if word[0] == "\\" and word.lstrip("\\") == ">" else word
