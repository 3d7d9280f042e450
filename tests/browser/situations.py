"""Where each question of a title is put: kept games first, then games between bots.

A title's table of contents says which questions there are. Games are played, a bounded number
of them and always the same ones, until each question was met or the games are used up.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from pelagos.bots import Chance, Seen, bot
from pelagos.catalogue import load
from pelagos.engine.position import Position
from pelagos.engine.record import Line, Record, Replay
from pelagos.engine.rules import Rules
from pelagos.engine.steps import Ask
from pelagos.table import Sitting
from pelagos.table.sitting import needs_no_asking
from tests.browser.conftest import ROOT

RECORDS = ROOT / "records"
LEVELS = ("greedy", "random")
ENOUGH = 3
"""So many games are noted for a question: at some tables it passes before anybody sees it."""
NAMES = ("Anna", "Boris", "Celina", "Daria", "Emil", "Flora", "Gleb")
LONGEST = 2500
"""Answers of one game: bots that know nothing may go on and on."""

Key = tuple[str, str]
"""A phase and a question put in it."""


@dataclass(frozen=True)
class Situation:
    """A game at one of its lines, where `seat` is asked."""

    record: Record
    line: int
    seat: int

    def text(self) -> str:
        """The record of the game up to there."""
        lines = [Line(x.seat, x.step, x.text) for x in self.record.lines[: self.line]]
        return self.record.like(lines).to_text()


@dataclass
class Found:
    """What was met of a title's questions, and a late position for each number of players."""

    rules: Rules[Any]
    met: dict[Key, list[Situation]] = field(default_factory=dict)
    boards: dict[int, Situation] = field(default_factory=dict)
    by_fate: set[str] = field(default_factory=set)
    games: int = 0

    def questions(self) -> list[Key]:
        """Every question put to players, in the order of the table of contents."""
        return [
            (phase.name, step.name)
            for phase in self.rules.phases.values()
            for step in phase.steps
            if isinstance(step, Ask) and step.name not in self.by_fate
        ]

    def missing(self) -> list[Key]:
        return [key for key in self.questions() if not self.met.get(key)]

    def look(self, record: Record) -> None:
        """Notes each question of a game that was not met before."""
        replay = Replay(self.rules, record)
        late = len(record.lines) * 3 // 4
        for number, line in enumerate(record.lines):
            if line.seat < 0:
                self.by_fate.add(line.step)
            else:
                key = (replay.board.phases[-1].name, line.step)
                met = self.met.setdefault(key, [])
                wanted = len(met) < ENOUGH and record not in [other.record for other in met]
                new_board = number >= late and record.players not in self.boards
                if (wanted or new_board) and self.is_asked(replay.board, line.seat):
                    here = Situation(record, number, line.seat)
                    if wanted:
                        met.append(here)
                    if new_board:
                        self.boards[record.players] = here
            replay.forward()

    def is_asked(self, board: Position, seat: int) -> bool:
        """Whether the table leaves the answer to the player."""
        return not needs_no_asking(self.rules, board, seat, self.rules.choices(board, seat))


def kept_games(rules: Rules[Any]) -> Iterator[Record]:
    for path in sorted((RECORDS / rules.title).glob("*.pelagos")):
        yield Record.from_text(path.read_text("utf-8"))


def played(
    rules: Rules[Any], players: int, options: dict[str, object], seed: int, level: str
) -> Record:
    """A game between equal bots, to its end or to its longest."""
    names = list(NAMES[:players])
    sitting = Sitting.new(rules, players, options, seed.to_bytes(32, "big"), seats=names)
    player = bot(level, rules.title)
    rng = Chance(seed)
    for _ in range(LONGEST):
        if sitting.over():
            break
        seats = [seat for seat in sitting.asked() if seat >= 0]
        if seats:
            seat = seats[rng.below(len(seats))]
            sitting.answer(seat, player.choose(Seen(rules, sitting.board, seat), rng))
        else:
            sitting.time_is_up()
    return sitting.record


def search(title: str, games: int, staged: dict[Key, Situation] | None = None) -> Found:
    """Looks at the kept games, one for each number of players, and more where it is needed.

    What is staged need not be met.
    """
    rules = load(title)
    found = Found(rules)
    for record in kept_games(rules):
        found.look(record)
    for key, here in (staged or {}).items():
        found.met.setdefault(key, []).append(here)
    plain = [(players, dict[str, object]()) for players in rules.players]
    special = [(n, o) for n in reversed(rules.players) for o in rules.option_sets(n) if o]
    for number in range(games):
        level = LEVELS[number // (len(plain) + len(special)) % len(LEVELS)]
        players, options = [*plain, *special][number % (len(plain) + len(special))]
        if number >= len(plain) and not found.missing():
            break
        found.look(played(rules, players, options, number, level))
        found.games += 1
    return found
