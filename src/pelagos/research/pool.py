"""Many games at once: on local processes with a watchdog, or on a Ray cluster."""

import multiprocessing
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import Synchronized
from time import monotonic
from typing import Any

from pelagos.engine.errors import BadData
from pelagos.research.game import CRASHED, STALLED, Fault, Job, Played, forfeited, play

GRACE = 3.0
"""Seconds beyond its limit after which a bot that cannot be interrupted loses its process."""


def here(jobs: list[Job]) -> Iterator[Played]:
    """One game after the other, in this process; a bot that cannot be interrupted can hang it."""
    for job in jobs:
        yield play(job)


def processes(jobs: list[Job], workers: int) -> Iterator[Played]:
    """Games on a number of local processes, in the order in which they end."""
    waiting = list(reversed(jobs))
    team = [_Worker() for _ in range(min(workers, len(jobs)))]
    try:
        for worker in team:
            worker.give(waiting.pop())
        while any(w.job is not None for w in team):
            busy = {w.pipe: w for w in team if w.job is not None}
            ready = wait(list(busy), timeout=0.5)
            for pipe in ready:
                assert isinstance(pipe, Connection)
                yield from busy[pipe].take(waiting)
            for worker in busy.values():
                if worker.job is not None and worker.overdue():
                    yield from worker.give_up(STALLED, "its process had to be ended", waiting)
    finally:
        for worker in team:
            worker.end()


class _Worker:
    """A process that plays games, with the seat that is thinking and since when."""

    def __init__(self) -> None:
        self.job: Job | None = None
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.seat: Synchronized[int] = context.Value("i", -1)
        self.since: Synchronized[float] = context.Value("d", 0.0)
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=_work, args=(theirs, self.seat, self.since), daemon=True
        )
        self.process.start()
        theirs.close()

    def give(self, job: Job) -> None:
        self.job = job
        self.seat.value, self.since.value = -1, 0.0
        self.pipe.send(job)

    def overdue(self) -> bool:
        assert self.job is not None
        since = float(self.since.value)
        return since > 0 and monotonic() - since > self.job.limit + GRACE

    def take(self, waiting: list[Job]) -> Iterator[Played]:
        """The game that has ended, and the next one for this worker."""
        try:
            played = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(GRACE)
            detail = f"its process ended with code {self.process.exitcode}"
            yield from self.give_up(CRASHED, detail, waiting)
            return
        self.job = None
        if isinstance(played, str):
            raise BadData(played)
        yield played
        if waiting:
            self.give(waiting.pop())

    def give_up(self, kind: str, detail: str, waiting: list[Job]) -> Iterator[Played]:
        """Ends the process; the game is forfeit, or played again with the fallback seated."""
        job, seat = self.job, int(self.seat.value)
        assert job is not None
        self.end()
        if seat < 0:
            raise BadData(f"game {job.number}: {detail} while no bot was thinking")
        self._start()
        self.job = None
        fault = Fault(seat, job.lineup[seat], kind, detail, -1)
        if job.fallback:
            lineup = list(job.lineup)
            lineup[seat] = job.fallback
            played = play(_with_lineup(job, tuple(lineup)))
            played.lineup = list(job.lineup)
        else:
            played = Played(job.number, job.group, job.seed, list(job.lineup))
            played.roles = [f"p{s + 1}" for s in range(job.players)]
            played.thought = [0] * job.players
            played.seconds, played.longest = [0.0] * job.players, [0.0] * job.players
            forfeited(played, {seat}, job.players)
        played.faults.insert(0, fault)
        yield played
        if waiting:
            self.give(waiting.pop())

    def end(self) -> None:
        self.pipe.close()
        if self.process.is_alive():
            self.process.kill()
        self.process.join()


def _with_lineup(job: Job, lineup: tuple[str, ...]) -> Job:
    return Job(**{**vars(job), "lineup": lineup})


def _work(pipe: Connection, seat: "Synchronized[int]", since: "Synchronized[float]") -> None:
    def thinks(who: int, when: float) -> None:
        seat.value, since.value = who, when

    while True:
        try:
            job = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            answer: Played | str = play(job, thinks)
        except BadData as error:
            answer = str(error)
        try:
            pipe.send(answer)
        except (BrokenPipeError, KeyboardInterrupt):
            return


def cluster(jobs: list[Job], address: str) -> Iterator[Played]:
    """Games on a Ray cluster: `auto` = the one this machine belongs to, else a new local one."""
    try:
        import ray
    except ImportError:
        raise BadData("a cluster needs Ray: pip install 'pelagos[cluster]'") from None
    options: dict[str, Any] = {"log_to_driver": False, "include_dashboard": False}
    if address != "auto":  # without an address Ray looks for a cluster, then starts one
        options["address"] = address
    try:
        ray.init(**options)
    except Exception as error:  # Ray raises plain Exceptions when it cannot start
        raise BadData(f"cannot reach the cluster {address[:80]!r}: {error}") from None
    try:
        far = ray.remote(play)
        pending = [far.remote(job) for job in jobs]
        while pending:
            done, pending = ray.wait(pending, num_returns=1)
            yield from ray.get(done)
    finally:
        ray.shutdown()
