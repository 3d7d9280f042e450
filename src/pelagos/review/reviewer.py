"""Making a review piece by piece: it can be stopped after any of them and resumed."""

from collections.abc import Callable
from time import thread_time
from typing import Any

from pelagos.bots.base import Chance, Seen
from pelagos.bots.mind import WON, Mind, candidates, error
from pelagos.bots.planner import Planner
from pelagos.catalogue import Entry
from pelagos.engine.errors import BadData
from pelagos.engine.position import Position
from pelagos.engine.record import Line, Record, Replay
from pelagos.engine.rules import Rules
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import forced
from pelagos.review.data import (
    BUDGET,
    CHANCES,
    CLOSER,
    DONE,
    GLANCE,
    LUCK,
    STAGES,
    Costly,
    Moment,
    Review,
    Stroke,
    Sum,
    Suspect,
)

MOMENTS = 80
"""Moments at which everybody's chances are reported."""

MOMENT_REDEALS = 8
"""Redeals of each seat's view on which its chance at a moment is judged."""

THROWS = 6
"""How often a roll or draw is compared with another that could have come."""

STROKES = 12
"""How many rolls and draws are named."""

RIVALS = 7
"""Other answers a glance compares a decision with."""

GLANCES = 2
"""Redeals on which a glance chooses a rival; on as many fresh ones the two are compared."""

GLANCE_PART = 0.7
"""The glances end when this part of the budget is spent: the closer looks need the rest."""

SUSPECTS = 8
"""Decisions of each seat that are looked at closely."""

CLOSE_EFFORT, CLOSE_REDEALS = 6000, 48
"""Simulated answers to find the best answer to such a decision, and fresh redeals on which it is
compared with the one that was given.
"""

STRIDE = 32
"""How many lines apart boards are kept."""


def begin(
    rules: Rules[Any],
    record: Record,
    seats: list[int] | None = None,
    budget: float = BUDGET,
    seed: int = 1,
) -> Review:
    """A review with nothing found yet. A record that stops to fit is reviewed up to there."""
    fitting, stopped = readable(rules, record)
    players = record.players
    return Review(
        record.title,
        players,
        len(record.lines),
        len(fitting.lines),
        stopped,
        list(range(players)) if seats is None else seats,
        budget,
        seed=seed,
        luck=[Sum() for _ in range(players)],
        play=[Sum() for _ in range(players)],
    )


def readable(rules: Rules[Any], record: Record) -> tuple[Record, str]:
    """The part of a record that can be played by these rules, and why it ends there if it does."""
    trial = record.like(record.lines[:])
    trial.version = rules.version
    play = Replay(rules, trial)
    while play.at < len(trial.lines):
        try:
            play.forward()
        except BadData as misfit:
            return trial.like(trial.lines[: play.at]), str(misfit)
    return trial, ""


class Reviewer:
    """Goes on with a review.

    A seat's decisions and its chances are judged on redeals of its own view: what it could not know
    is dealt anew each time. Throws and draws are judged on the true board, since they are nobody's
    decision.
    """

    def __init__(
        self,
        entry: Entry,
        rules: Rules[Any],
        record: Record,
        review: Review,
        clock: Callable[[], float] = thread_time,
    ) -> None:
        self.rules = rules
        self.review = review
        self.judgement = entry.judgement()
        self.planner = Planner(self.judgement)
        self.mind = Mind(rules, self.judgement)
        self._clock = clock
        self._record = record.like(record.lines[: review.lines])
        self._record.version = rules.version
        self._frames: list[Position] = []
        self._decisions: list[int] = []
        self._throws: list[int] = []
        self._read()
        review.decisions, review.throws = len(self._decisions), len(self._throws)
        self._work: dict[str, Callable[[int], None]] = {
            CHANCES: self._chances,
            LUCK: self._throw,
            GLANCE: self._glance,
            CLOSER: self._closer,
        }

    def go_on(self, seconds: float) -> None:
        """Works for about this many seconds, or until the review is done."""
        begun, before = self._clock(), self.review.spent
        review = self.review
        while not review.done and self._clock() - begun < seconds:
            review.spent = before + self._clock() - begun
            review.pieces = self._pieces()
            if review.at >= review.pieces or self._spent():
                self._next_stage()
                continue
            self._work[review.stage](review.at)
            review.at += 1
        review.spent = before + self._clock() - begun

    def _spent(self) -> bool:
        review = self.review
        part = {GLANCE: GLANCE_PART, CLOSER: 1.0}.get(review.stage, GLANCE_PART / 2)
        return review.spent >= part * review.budget

    def _next_stage(self) -> None:
        review = self.review
        if review.stage == GLANCE:
            review.suspects = _worst(review)
        after = STAGES.index(review.stage) + 1
        review.stage = STAGES[after] if after < len(STAGES) else DONE
        review.at = review.pieces = 0

    def _pieces(self) -> int:
        found = {
            CHANCES: len(self._moments),
            LUCK: len(self._throws),
            GLANCE: len(self._decisions),
            CLOSER: len(self.review.suspects),
        }
        return found[self.review.stage]

    # -- the game -----------------------------------------------------------------------------

    def _read(self) -> None:
        """Plays the record once: boards to begin from, decisions, throws."""
        rules, play = self.rules, Replay(self.rules, self._record)
        self._frames.append(play.board.copy())
        for number, line in enumerate(self._record.lines):
            if line.seat == FATE:
                self._throws.append(number)
            elif line.seat in self.review.seats and not forced(
                rules.choices(play.board, line.seat)
            ):
                self._decisions.append(number)
            play.forward()
            if (number + 1) % STRIDE == 0:
                self._frames.append(play.board.copy())
        self._moments = _between_turns(self._record.lines, rules.over(play.board))
        # in an order that is spread over the game, should the budget end before
        Chance(self.review.seed).shuffle(self._decisions)
        Chance(self.review.seed).shuffle(self._throws)

    def at(self, line: int) -> Position:
        """The board after this many lines; the caller's own copy."""
        board = self._frames[line // STRIDE].copy()
        for given in self._record.lines[line - line % STRIDE : line]:
            self.rules.answer(board, given.seat, self.rules.read(board, given.seat, given.text))
        return board

    def _rng(self, line: int) -> Chance:
        return Chance(self.review.seed * 1_000_003 + line * 8 + STAGES.index(self.review.stage))

    # -- chances ------------------------------------------------------------------------------

    def _chances(self, number: int) -> None:
        line = self._moments[number]
        board, rng, mind = self.at(line), self._rng(line), self.mind
        players = range(self.review.players)
        if self.rules.over(board):
            chances = [mind.worth(board, seat) for seat in players]
        else:
            chances = [self._chance(board, seat, rng) for seat in players]
        whole = sum(chances) or 1.0
        self.review.moments.append(Moment(line, [round(c / whole, 4) for c in chances]))

    def _chance(self, board: Position, seat: int, rng: Chance) -> float:
        found = 0.0
        for _ in range(MOMENT_REDEALS):
            found += self._ahead(self.rules.redeal(board, seat, rng), rng.below(1 << 30))[seat]
        return found

    def _ahead(self, b: Position, seed: int) -> list[float]:
        """Everybody's chances when the next round begins."""
        planner, mind = self.planner, self.mind
        mind.play_on(b, Chance(seed), planner.rounds, planner.beyond, planner.custom)
        return [mind.worth(b, seat) / WON for seat in range(self.review.players)]

    # -- luck ---------------------------------------------------------------------------------

    def _throw(self, number: int) -> None:
        """Compares what came with what could have come, on the true board."""
        line = self._throws[number]
        board, rng, review = self.at(line), self._rng(line), self.review
        space = self.rules.choices(board, FATE)
        fell = self.rules.read(board, FATE, self._record.lines[line].text)
        real: list[list[float]] = [[] for _ in range(review.players)]
        other: list[list[float]] = [[] for _ in range(review.players)]
        for _ in range(THROWS):
            seed = rng.below(1 << 30)
            for value, found in ((fell, real), (space.draw(rng), other)):
                trial = board.copy()
                self.mind.apply(trial, FATE, value)
                for seat, chance in enumerate(self._ahead(trial, seed)):
                    found[seat].append(chance)
        luck = []
        for seat in range(review.players):
            mean = (sum(real[seat]) - sum(other[seat])) / THROWS
            review.luck[seat].add(mean, error(real[seat], other[seat]))
            luck.append(round(mean, 4))
        review.strokes.append(Stroke(line, self._record.lines[line].step, luck))
        review.strokes.sort(key=lambda s: -max(abs(x) for x in s.luck))
        del review.strokes[STROKES:]

    # -- decisions ----------------------------------------------------------------------------

    def _glance(self, number: int) -> None:
        """Chooses a rival on a few redeals and compares the two on fresh ones."""
        line, review = self._decisions[number], self.review
        given, board, rng = self._record.lines[line], self.at(line), self._rng(line)
        seen = Seen(self.rules, board, given.seat)
        answer = self.rules.read(board, given.seat, given.text)
        review.glanced += 1
        field = [answer, *self._rivals(seen, answer, rng)]
        if len(field) == 1:
            review.play[given.seat].add(0.0, 0.0)
            return
        tried = self._outcomes(seen, field, GLANCES, rng)
        rival = max(field, key=lambda a: sum(tried[a]))
        if rival == answer:
            review.play[given.seat].add(0.0, 0.0)
            return
        fresh = self._outcomes(seen, [rival, answer], GLANCES, rng)
        costs = [a - b for a, b in zip(fresh[rival], fresh[answer], strict=True)]
        cost = sum(costs) / GLANCES
        review.play[given.seat].add(cost, error(fresh[rival], fresh[answer]))
        all_in_all = (cost + (sum(tried[rival]) - sum(tried[answer])) / GLANCES) / 2
        review.suspects.append(Suspect(line, given.seat, all_in_all))

    def _rivals(self, seen: Seen, answer: object, rng: Chance) -> list[object]:
        """The rule of thumb, and some others."""
        thumb = self.judgement.hint(seen.redeal(rng), seen.seat, seen.step, seen.space, rng)
        found = candidates(seen.space, rng, 40)
        rng.shuffle(found)
        if thumb is not None and seen.space.holds(thumb):
            found.insert(0, thumb)
        return list(dict.fromkeys([a for a in found if a != answer]))[:RIVALS]

    def _outcomes(
        self, seen: Seen, field: list[object], redeals: int, rng: Chance
    ) -> dict[object, list[float]]:
        """What each answer brings, on the same redeals and meeting the same chance."""
        found: dict[object, list[float]] = {a: [] for a in field}
        for _ in range(redeals):
            world, seed = seen.redeal(rng), rng.below(1 << 30)
            for answer in field:
                trial = world.copy()
                self.planner.play_ahead(self.mind, trial, seen.seat, answer, seed)
                found[answer].append(self.mind.worth(trial, seen.seat) / WON)
        return found

    def _closer(self, number: int) -> None:
        """Gives the planner extra time to find its answer, then compares on fresh redeals."""
        suspect = self.review.suspects[number]
        line, seat = suspect.line, suspect.seat
        given, board, rng = self._record.lines[line], self.at(line), self._rng(line)
        seen = Seen(self.rules, board, seat)
        answer = self.rules.read(board, seat, given.text)
        patient = Planner(self.judgement, CLOSE_EFFORT, CLOSE_REDEALS, patient=True)
        better = patient.think(seen, rng).weighed[0][0]
        if better == answer:
            return
        text = seen.space.write(better, board.contents())
        ours, theirs = Ends(self.rules, seat), Ends(self.rules, seat)
        for _ in range(CLOSE_REDEALS):
            world, seed = seen.redeal(rng), rng.below(1 << 30)
            for value, ends in ((better, ours), (answer, theirs)):
                trial = world.copy()
                self.planner.play_ahead(self.mind, trial, seat, value, seed)
                ends.add(trial, self.mind.worth(trial, seat) / WON)
        cost = (sum(ours.worths) - sum(theirs.worths)) / CLOSE_REDEALS
        self.review.costly.append(
            Costly(
                line,
                seat,
                given.step,
                given.text,
                text,
                round(cost, 4),
                round(error(ours.worths, theirs.worths), 4),
                CLOSE_REDEALS,
                ours.wins,
                theirs.wins,
                ours.against(theirs),
            )
        )


class Ends:
    """How a seat stood at the end of several continuations."""

    def __init__(self, rules: Rules[Any], seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.worths: list[float] = []
        self.wins = 0
        self._columns: dict[str, float] = {}

    def add(self, b: Position, worth: float) -> None:
        """Adds one more."""
        self.worths.append(worth)
        result = self.rules.result(b) if self.rules.over(b) else None
        self.wins += result is not None and self.seat in result.winners
        standings = self.rules.standings(b, self.seat)
        for column, figure in zip(standings["columns"], standings["rows"][self.seat], strict=True):
            self._columns[column] = self._columns.get(column, 0.0) + (figure or 0)

    def against(self, other: "Ends") -> dict[str, tuple[float, float]]:
        """The average of each column here and there, where they differ."""
        n = len(self.worths)
        found = {
            column: (round(figure / n, 1), round(other._columns.get(column, 0.0) / n, 1))
            for column, figure in self._columns.items()
        }
        return {column: (a, b) for column, (a, b) in found.items() if a != b}


def _between_turns(lines: list[Line], over: bool) -> list[int]:
    """Moments spread over the game, its beginning and its end among them, each where somebody else
    is asked than answered last: in the midst of a purchase a redealt hand may not pay for it."""
    step = max(1, -(-len(lines) // MOMENTS))
    found, wanted = [0], step
    for number in range(1, len(lines)):
        if number >= wanted and lines[number].seat != lines[number - 1].seat:
            found.append(number)
            wanted = number + step
    return [*found, len(lines)] if over else found


def _worst(review: Review) -> list[Suspect]:
    """Of each seat, the decisions that seem to have cost it most."""
    found: list[Suspect] = []
    for seat in review.seats:
        own = [s for s in review.suspects if s.seat == seat and s.cost > 0]
        found += sorted(own, key=lambda s: -s.cost)[:SUSPECTS]
    return found
