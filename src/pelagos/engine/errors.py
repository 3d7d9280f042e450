"""What can go wrong, told to a person: what, where, and what would be allowed."""

from typing import ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class PelagosError(Exception):
    """The base of every error a caller may cause. `str()` is one clear English sentence."""

    code: ClassVar[str] = "bad_data"
    """Finds the sentence in other languages."""

    def __init__(self, said: str, clause: str = "") -> None:
        super().__init__(said)
        self.clause = clause
        self.part = 0
        """Of several answers given together, the one that was refused; 0 = there was only one."""

    def facts(self) -> dict[str, object]:
        """What the sentence mentions."""
        return {}


class NotNow(PelagosError):
    """The game is over or has not got that far: nobody can answer."""

    code: ClassVar[str] = "not_now"


class NotAsked(PelagosError):
    """This seat is not asked anything at the moment."""

    code: ClassVar[str] = "not_asked"

    def __init__(self, seat: str, asked: list[str]) -> None:
        self.seat = seat
        self.asked = asked
        who = " and ".join(asked) if asked else "nobody"
        super().__init__(f"{seat} is not asked now; {who} must answer")


class NotAllowed(PelagosError):
    """The answer is not among the choices. The board is as it was."""

    code: ClassVar[str] = "not_allowed"

    def __init__(self, seat: str, step: str, given: str, allowed: str, clause: str = "") -> None:
        self.seat = seat
        self.step = step
        self.given = given
        self.allowed = allowed
        because = f" ({clause})" if clause else ""
        said = f"{seat} may not answer {given!r} to {step}{because}; allowed: {allowed}"
        super().__init__(said, clause)


EXPECTED = {
    "name": "a name of kind {kind}: {some}",
    "names": "names of kind {kind} joined by +",
    "order": "names of kind {kind} joined by commas",
    "counts": "place:count of kind {kind} joined by +",
    "number": "a number from {low} to {high}",
    "whole": "a whole number",
    "dice": "{number} dice joined by +",
    "one_of": "one of: {names}",
    "seat": "a seat: p1, p2, ... fate or clock",
    "length": "at most {most} characters",
    "nothing": "nothing more",
    "words": "an answer in the words of this game",
    "pattern": "something of the form {pattern}",
}
"""What a text should have been, in English."""


class BadNotation(PelagosError):
    """A text cannot be read; `expected` and `details` say what it should have been."""

    code: ClassVar[str] = "bad_notation"

    def __init__(self, text: str, expected: str, **details: object) -> None:
        self.text = text[:80]
        self.expected = expected
        self.details = details
        wanted = EXPECTED[expected].format(**details)
        super().__init__(f"cannot read {self.text!r}; expected {wanted}")

    def facts(self) -> dict[str, object]:
        return {"text": self.text}


@mypyc_attr(allow_interpreted_subclasses=True)
class BadData(PelagosError):
    """A record, a saved position, an option or a data file is not what it should be.

    `about` and `details` are for what people type: they find the sentence in their language.
    """

    def __init__(self, said: str, clause: str = "", about: str = "", **details: object) -> None:
        super().__init__(said, clause)
        self.about = about
        self.details = details

    def facts(self) -> dict[str, object]:
        return self.details
