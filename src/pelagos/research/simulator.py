"""A game as an environment sees it: only the seats' real decisions, chance and the rest done."""

from typing import Any

from pelagos.bots.base import Chance, Seen
from pelagos.catalogue import Entry, entry
from pelagos.engine.box import Box, seat_slug
from pelagos.engine.driver import Driver
from pelagos.engine.errors import BadData
from pelagos.engine.position import Position
from pelagos.engine.record import Line, Record
from pelagos.engine.spaces import Space
from pelagos.engine.steps import Ask
from pelagos.research.encoding import Encoding, Mask, Vector
from pelagos.research.game import referee

Observation = dict[str, Any]


class Simulator:
    """One title at one table size, played again and again from seeds.

    FATE, CLOCK and forced answers are given here; everything else is asked for. A game that has
    taken `limit` answers is broken off without a winner.
    """

    def __init__(
        self,
        title: str | Entry,
        players: int | None = None,
        options: dict[str, object] | None = None,
        encoding: Encoding | None = None,
        limit: int | None = None,
    ) -> None:
        self.entry = title if isinstance(title, Entry) else entry(title)
        self.rules = referee(self.entry)
        count = self.rules.players[0] if players is None else players
        self.box: Box = self.rules.box(count, options or {})
        self.encoding = encoding or Encoding()
        self.limit = self.rules.step_limit(self.box) if limit is None else limit
        self.players = count
        self.seats = [seat_slug(s) for s in range(count)]
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Begins a new game whose chance comes from `seed`."""
        self.seed = seed
        self.fate = Chance(f"{seed} fate")
        self.board: Position = self.rules.start(self.box)
        rules = self.rules
        self.record = Record(rules.title, rules.version, self.players, dict(self.box.options))
        self.driver = Driver(rules, self.board, self.fate, self._note)
        self._offers: dict[int, dict[int, object]] = {}
        self._run()

    # -- reading ------------------------------------------------------------------------------

    @property
    def answers(self) -> int:
        """How many answers have been given."""
        return self.driver.answers

    @property
    def step(self) -> str:
        """The name of the question that stands, or nothing at the end."""
        found = self.rules.step(self.board)
        return found.name if found is not None else ""

    @property
    def asked(self) -> list[int]:
        """The seats that must decide something."""
        if self.broken_off:
            return []
        return [s for s in self.rules.asked(self.board) if s >= 0]

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.rules.over(self.board)

    @property
    def broken_off(self) -> bool:
        """Whether the game was too long."""
        return self.answers >= self.limit and not self.over

    def rewards(self) -> list[float]:
        """1 shared by the winners, its negative shared by the losers; 0 before the end."""
        result = self.rules.result(self.board) if self.over else None
        if result is None or len(result.winners) == self.players:
            return [0.0] * self.players
        won, lost = 1 / len(result.winners), -1 / (self.players - len(result.winners))
        return [won if s in result.winners else lost for s in range(self.players)]

    def actions(self, seat: int) -> dict[int, object]:
        """The answers `seat` has, by their numbers; none when it is not asked."""
        if seat not in self._offers:
            offers: dict[int, object] = {}
            if seat in self.asked:
                rng = Chance(f"{self.seed} {self.answers} {seat}")
                space = self.rules.choices(self.board, seat)
                offers = self.encoding.actions(self.step, space, self.box, rng)
            self._offers[seat] = offers
        return self._offers[seat]

    def legend(self, seat: int) -> dict[int, str]:
        """The answers `seat` has, in notation, by their numbers."""
        found = self.actions(seat)
        if not found:
            return {}
        space = self.rules.choices(self.board, seat)
        return {number: space.write(answer, self.box) for number, answer in found.items()}

    def mask(self, seat: int) -> Mask:
        """Which actions `seat` may take."""
        return self.encoding.mask(self.actions(seat))

    def vector(self, seat: int) -> Vector:
        """What `seat` sees, as an array."""
        view = self.rules.view(self.board, seat)
        step = self.step if seat in self.asked else ""
        return self.encoding.vector(view, seat, self.players, step)

    def observe(self, seat: int) -> Observation:
        """The array and the mask."""
        return {"observation": self.vector(seat), "action_mask": self.mask(seat)}

    def seen(self, seat: int) -> Seen:
        """The same for a bot of ours."""
        return Seen(self.rules, self.board, seat)

    # -- answering ----------------------------------------------------------------------------

    def act(self, seat: int, action: int) -> None:
        """Takes an action by its number. Raises BadData when it is not on offer."""
        offers = self.actions(seat)
        if action not in offers:
            raise BadData(f"{seat_slug(seat)} cannot take action {action}: its mask is 0 there")
        self.answer(seat, offers[action])

    def answer(self, seat: int, value: object) -> None:
        """Gives a legal answer and runs on to the next real decision."""
        self.driver.give(seat, value)
        self._run()

    def _note(self, step: Ask[Any, object], seat: int, space: Space[object], value: object) -> None:
        text = space.write(value, self.box)
        self.record.lines.append(Line(seat, step.name, text, step.seen_by(self.board, seat)))

    def _run(self) -> None:
        self.driver.run(self.limit)
        self._offers.clear()
