"""A random game under observation, and the report of a law that does not hold in it."""

from collections.abc import Mapping
from typing import Any

from pelagos.bots.base import Chance
from pelagos.engine.position import Position
from pelagos.engine.record import Record
from pelagos.engine.rules import Rules
from pelagos.engine.steps import Ask, Phase


class Broken(AssertionError):
    """A law does not hold: which, in which game, where."""

    def __init__(self, law: str, where: str, detail: str) -> None:
        self.law = law
        self.where = where
        self.detail = detail
        super().__init__(f"law broken: {law}; {where}; {detail}")

    def __reduce__(self) -> tuple[type["Broken"], tuple[str, str, str]]:
        return (Broken, (self.law, self.where, self.detail))


class Game:
    """One random game under observation."""

    def __init__(
        self, rules: Rules[Any], players: int, options: dict[str, object], seed: int
    ) -> None:
        self.rules = rules
        self.rng = Chance(seed)
        self.box = rules.box(players, options)
        self.fresh = rules.new(self.box)
        self.b: Position = rules.start(self.box)
        self.b.log = []
        self.record = Record(rules.title, rules.version, players, dict(self.box.options))
        self.where = f"{rules.title}, {players} players, {options}, seed {seed}"
        self.question = ""
        self.step()
        self.totals = rules.conserved(self.b)
        self.scratch = [
            (self._known(phase), [(name, getattr(self.fresh, name)) for name in names])
            for phase, names in rules.scratch().items()
        ]

    def step(self) -> Ask[Any, object] | None:
        """The question that stands now, if any."""
        step = self.rules.step(self.b)
        self.question = step.name if step else "the end"
        return step

    def fail(self, law: str, detail: object) -> Broken:
        where = f"{self.where}, line {len(self.record.lines)} ({self.question})"
        return Broken(law, where, str(detail)[:600])

    def _known(self, phase: str) -> Phase:
        """A phase by the name it has in `scratch`."""
        if phase not in self.rules.phases:
            raise self.unknown_phase(phase)
        return self.rules.phases[phase]

    def unknown_phase(self, phase: str) -> Broken:
        said = f"no step leads to {phase!r}: list it in the `calls` of the step that calls it"
        return self.fail("every phase is in the table of contents", said)


def difference(one: Mapping[str, object], two: Mapping[str, object]) -> str:
    """The first fields in which two positions or views are not alike; nothing if they are."""
    keys = [k for k in one if one.get(k) != two.get(k)] + [k for k in two if k not in one]
    return "; ".join(f"{k}: {one.get(k)!r} against {two.get(k)!r}"[:200] for k in keys[:3])
