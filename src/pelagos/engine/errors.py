"""What can go wrong, said to a person: what, where, and what would be allowed."""


class PelagosError(Exception):
    """The base of every error a caller may cause. `str()` is one clear English sentence."""

    clause: str = ""
    part: int = 0
    """Of several answers given together, the one that was refused; 0 = there was only one."""


class NotNow(PelagosError):
    """The game is over or has not got that far: nobody can answer."""


class NotAsked(PelagosError):
    """This seat is not asked anything at the moment."""

    def __init__(self, seat: str, asked: list[str]) -> None:
        self.seat = seat
        self.asked = asked
        who = " and ".join(asked) if asked else "nobody"
        super().__init__(f"{seat} is not asked now; {who} must answer")


class NotAllowed(PelagosError):
    """The answer is not among the choices. The board is as it was."""

    def __init__(self, seat: str, step: str, given: str, allowed: str, clause: str = "") -> None:
        self.seat = seat
        self.step = step
        self.given = given
        self.allowed = allowed
        self.clause = clause
        because = f" ({clause})" if clause else ""
        super().__init__(f"{seat} may not answer {given!r} to {step}{because}; allowed: {allowed}")


class BadNotation(PelagosError):
    """The text of an answer cannot be read."""

    def __init__(self, text: str, expected: str) -> None:
        self.text = text[:80]
        self.expected = expected
        super().__init__(f"cannot read {self.text!r}; expected {expected}")


class BadData(PelagosError):
    """A record, a saved position, an option or a data file is not what it should be."""
