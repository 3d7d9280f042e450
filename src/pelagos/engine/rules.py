"""The referee: runs a title's table of contents, asks its questions, takes the answers."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pelagos.engine.box import Box, seat_slug
from pelagos.engine.contract import Battle, Card, Route, Seat, Standings, Thing, View
from pelagos.engine.errors import BadData, BadNotation, NotAllowed, NotAsked, NotNow
from pelagos.engine.options import Option
from pelagos.engine.position import Position
from pelagos.engine.seats import NOBODY, Rng
from pelagos.engine.spaces import Space, freeze
from pelagos.engine.steps import Ask, Call, ForEachSeat, Phase, Step, While

B = TypeVar("B", bound=Position)

LONGEST: Final = 4000
"""Characters of an answer's text at most."""

SHOWN: Final = 2000
"""A refusal names some of the choices if there are at most this many, else their form."""


class Result:
    """How a game ended: the winners, the final standings, and which ending it was."""

    def __init__(
        self, winners: tuple[int, ...], standings: Standings, ending: str, clause: str = ""
    ) -> None:
        self.winners: Final = winners
        self.standings: Final = standings
        self.ending: Final = ending
        self.clause: Final = clause

    def places(self) -> list[int]:
        """The place of each seat, 1 for the winners; equals share one."""
        standing = enumerate(self.standings["rows"])
        rows = [(seat in self.winners, _plain(row)) for seat, row in standing]
        return [1 + sum([1 for other in rows if other > row]) for row in rows]


def _plain(row: list[int | None]) -> list[int]:
    """A row to be compared with others; what is hidden counts nothing."""
    return [n or 0 for n in row]


def best(standings: Standings) -> tuple[int, ...]:
    """The seats whose rows stand highest."""
    rows = [_plain(row) for row in standings["rows"]]
    top = max(rows)
    return tuple([seat for seat, row in enumerate(rows) if row == top])


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[B]):
    """A title's referee. A title subclasses it and writes `new`, `view`, `redeal`, `result`.

    Every `box` argument is one that `box` made; a title declares its own type for it.
    """

    title: str = ""
    version: int = 1
    players: tuple[int, ...] = ()
    places: tuple[str, ...] = ()
    """The kinds whose ids are areas of the map: their slugs are the areas' names."""
    people: str = ""
    """The kind of name a seat bears in a view: nations, empires, cities."""
    endings: tuple[str, ...] = ()
    """Every way a game can end; each has a record among the fixtures."""

    def __init__(self, main: Phase) -> None:
        self.main: Final = main
        self.phases: Final[dict[str, Phase]] = {}
        self._collect(main)

    def _collect(self, phase: Phase) -> None:
        known = self.phases.get(phase.name)
        if known is phase:
            return
        if known is not None:
            raise BadData(f"two phases are called {phase.name!r}")
        self.phases[phase.name] = phase
        for step in phase.steps:
            for inner in self.phases_of(step):
                self._collect(inner)

    def phases_of(self, step: Step[Any]) -> list[Phase]:
        """The phases a step leads to. Override for steps that call phases of their own."""
        if isinstance(step, (Call, While, ForEachSeat)):
            return [step.phase]
        return list(getattr(step, "calls", []))

    # -- written by the title -----------------------------------------------------------------

    def box(self, players: int, options: dict[str, object]) -> Box:
        """The contents for this many players and these options. Raises BadData on a bad option."""
        raise NotImplementedError

    def options(self) -> list[Option]:
        """What may be set at a table."""
        return []

    def option_sets(self, players: int) -> list[dict[str, object]]:
        """The settings that change the flow of play; the laws are tried on each."""
        return [{}]

    def board(self, box: Any) -> str:
        """The name of the map drawing for this box."""
        return ""

    def conserved(self, b: B) -> dict[str, int]:
        """Totals that never change: every piece, card and coin that must be somewhere."""
        return {}

    def scratch(self) -> dict[str, tuple[str, ...]]:
        """For a phase, the fields that are as in a new board whenever it is not under way."""
        return {}

    def step_limit(self, box: Any) -> int:
        """More answers than any game takes; a game that needs more counts as endless."""
        return 100_000

    def new(self, box: Any) -> B:
        """A board before the first step."""
        raise NotImplementedError

    def view(self, b: B, seat: Seat) -> View:
        """What `seat` (NOBODY: a spectator) may see."""
        raise NotImplementedError

    def led(self, b: B) -> list[str]:
        """The people each seat leads, by its slug; nothing while it leads none."""
        return [str(row.get("name") or "") for row in self.view(b, NOBODY)["seats"]]

    def standings(self, b: B, seat: Seat) -> Standings:
        """How everybody stands, as far as `seat` (NOBODY: a spectator) may know it."""
        raise NotImplementedError

    def cards(self, box: Any) -> list[Card]:
        """What each thing in the box is: a card for everything that has a name."""
        return []

    def neighbours(self, box: Any, kind: str, id: int) -> list[Thing]:
        """The places next to a place of the map, by land or water. For front ends."""
        return []

    def routes(self, b: B, seat: Seat) -> list[Route]:
        """Moves that take several answers but are one to a player: a voyage across three seas.

        The cheapest of each kind first. For front ends; never asked in random play.
        """
        return []

    def income(self, b: B, seat: Seat) -> int | None:
        """How many cards or resources the seat would be paid now, where purchases can change it.
        For front ends."""
        return None

    def battle(self, b: B) -> Battle | None:
        """The battle about to be rolled, as it stands. For front ends."""
        return None

    def redeal(self, b: B, seat: Seat, rng: Rng) -> B:
        """A board consistent with what `seat` knows: its view kept, all it cannot see redealt.

        Must depend on that view and on `rng` alone.
        """
        raise NotImplementedError

    def result(self, b: B) -> Result | None:
        """The result, once the game is over."""
        raise NotImplementedError

    # -- the referee --------------------------------------------------------------------------

    def start(self, box: Box) -> B:
        """A new board with the table of contents opened at its first line."""
        b = self.new(box)
        b.call(self.main)
        return b

    def step(self, b: B) -> Ask[B, object] | None:
        """Runs everything that needs no answer; the question that then stands, if any."""
        phases, steps, turns = b.phases, b.steps, b.turns
        top = len(phases) - 1
        while top >= 0:
            line = phases[top].lines[steps[top]]
            ask = line.ask
            while ask is not None:
                asked = ask.who(b)
                if asked:
                    steps[top] = line.at
                    b.waiting = asked
                    return ask
                line = line.after
                ask = line.ask
            deed = line.deed
            if deed is not None:
                steps[top] = line.at + 1
                deed.do(b)
                top = len(phases) - 1
            elif turns[top] >> 4:  # the next seat of a ForEachSeat
                steps[top] = 0
                turns[top] >>= 4
                b.active = (turns[top] & 15) - 1
            else:
                phases.pop()
                steps.pop()
                if turns.pop():
                    b.restore_active()
                top -= 1
        return None

    def asked(self, b: B) -> list[int]:
        """Who must answer now; nobody = the game is over."""
        return [] if self.step(b) is None else b.waiting

    def choices(self, b: B, seat: Seat) -> Space[object]:
        """What `seat`, which must be asked or may speak up, may answer."""
        step = self.step(b)
        if step is None:
            raise NotNow("the game is over")
        return self.offered(b, seat, step)

    def offered(self, b: B, seat: Seat, step: Ask[B, object]) -> Space[object]:
        """`choices` for somebody who has the question that stands at hand."""
        if seat not in b.waiting and seat not in step.may(b):
            raise NotAsked(seat_slug(seat), [seat_slug(s) for s in b.waiting])
        return step.choices(b, seat)

    def answer(self, b: B, seat: Seat, value: object, said: str = "") -> None:
        """Checks and applies an answer and runs on to the next question.

        On any error the board is unchanged; it quotes the answer as it was said, if it was.
        """
        self.give(b, seat, value, self.choices(b, seat), said)

    def give(self, b: B, seat: Seat, value: object, space: Space[object], said: str = "") -> None:
        """`answer` for somebody who has the choices of the seat at hand."""
        if not space.holds(value):
            raise self._refusal(b, seat, value, space, said)
        self.apply(b, seat, value)
        self.step(b)

    def apply(self, b: B, seat: Seat, value: object) -> None:
        """The fast path: applies a value known to be legal; `asked` or `step` must come next."""
        step = b.phases[-1].lines[b.steps[-1]].ask
        assert step is not None
        step.answer(b, seat, value)

    def over(self, b: B) -> bool:
        """Whether the game has ended."""
        return self.step(b) is None

    def _refusal(
        self, b: B, seat: Seat, value: object, space: Space[object], said: str
    ) -> NotAllowed:
        step = self.step(b)
        assert step is not None
        clause = step.why_not(b, seat, value)
        given = (said or repr(value))[:80]
        return NotAllowed(seat_slug(seat), step.name, given, self.allowed(b, space), clause)

    def allowed(self, b: B, space: Space[object], most: int = 12) -> str:
        """The choices in notation, at most this many of them, for an error text."""
        box = b.contents()
        values = space.listed(SHOWN)
        if values is None:
            return f"anything of the form {space.shape()}"[:300]
        some = [space.write(v, box) or "-" for v in values[:most]]
        more = len(values) - most
        return ", ".join(some) + (f" and {more} more" if more > 0 else "")

    # -- notation -----------------------------------------------------------------------------

    def write(self, b: B, seat: Seat, value: object) -> str:
        """The notation of a legal answer to the present question."""
        return self.choices(b, seat).write(value, b.contents())

    def parts(self, text: str) -> list[str]:
        """The single answers of a text that gives several, one after another: "a; b; c"."""
        return [part.strip() for part in text.split(";")]

    def read(self, b: B, seat: Seat, text: str) -> object:
        """The value a text stands for; the arrow in "roma > etruria" is there for the eye only.

        Raises BadNotation when it cannot be read; whether it is legal is for `answer` to say.
        """
        return self.read_in(b, self.choices(b, seat), text)

    def read_in(self, b: B, space: Space[object], text: str) -> object:
        """`read` for somebody who has the choices of the seat at hand."""
        if len(text) > LONGEST:
            raise BadNotation(text, "length", most=LONGEST)
        words = [w for w in text.split() if w != ">"]
        value = space.read(words, b.contents())
        if words:
            raise BadNotation(" ".join(words), "nothing")
        return value

    # -- saving -------------------------------------------------------------------------------

    def load(self, box: Any, state: dict[str, object]) -> B:
        """The position whose `state()` this is (JSON lists and all)."""
        b = self.new(box)
        agenda = state.get("agenda")
        if not isinstance(agenda, list):
            raise BadData("a saved position needs an agenda")
        for name in type(b).fields:
            key = name if name in state else type(b).former.get(name, name)
            if key not in state:
                raise BadData(f"a saved position needs {name!r}")
            fresh, record = getattr(b, name), type(b).records.get(name)
            if record is None:
                setattr(b, name, _thawed(state[key], fresh))
            else:
                setattr(b, name, _recorded(state[key], fresh, record))
        for phase, step, turns in agenda:
            if phase not in self.phases:
                raise BadData(f"unknown phase {str(phase)[:40]!r} in a saved position")
            b.call(self.phases[phase])
            b.steps[-1] = int(step)
            b.turns[-1] = int(turns)
        b.restore_active()
        b.derive()
        return b


def _thawed(saved: object, like: object) -> object:
    """A saved value in the form the board uses: tuples inside lists, copies of lists."""
    if isinstance(like, tuple):
        return freeze(saved)
    if isinstance(saved, list):
        return [freeze(v) for v in saved]
    return saved


def _recorded(saved: object, fresh: object, record: Any) -> object:
    """Saved named tuples of a kind: one, several, or the fresh value where there is none."""
    plain = freeze(saved)
    if not isinstance(plain, tuple) or not plain:
        return fresh
    if fresh == ():
        return tuple([record._make(one) for one in plain])
    return record._make(plain)
