"""What bots may know about value in a title. A title that offers it subclasses Judgement."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from pelagos.engine.contract import Seat
from pelagos.engine.position import Position
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Space

B = TypeVar("B", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[B]):
    """All methods get a board that `seat` could believe in, never the true one."""

    scale: float = 150.0
    """The lead in value that makes a win e times as likely."""

    horizon: int = 2
    """How many new ages a playout should reach before the board is judged."""

    routine: frozenset[str] = frozenset()
    """Questions for which the rule of thumb is good enough."""

    def age(self, b: B) -> int:
        """How far the game has come, in rounds or parts of rounds: bots compare boards at the start
        of the same age.
        """
        return 0

    def value(self, b: B, seat: Seat) -> float:
        """How good the board is for `seat`: higher is better, about 0 to 1000."""
        raise NotImplementedError

    def hint(self, b: B, seat: Seat, step: str, space: Space[object], rng: Rng) -> object | None:
        """A quick sensible answer by rule of thumb; None = look one step ahead with `value`."""
        return None
