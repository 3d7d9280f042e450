"""Many quick games at once, as arrays: for statistics and for learning from outcomes."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import numpy as np
from numpy.typing import NDArray

from pelagos.bots.base import Chance
from pelagos.catalogue import Entry, entry
from pelagos.engine.playout import play_by_chance
from pelagos.research.game import referee

CHUNK = 25
"""Games a process plays before it reports."""


@dataclass(frozen=True)
class Outcomes:
    """One row a game: each seat's share of the win, each seat's score, how many answers it took."""

    won: NDArray[np.float32]
    places: NDArray[np.int32]
    answers: NDArray[np.int32]


def playouts(
    title: str | Entry, games: int, players: int | None = None, workers: int = 1, seed: int = 0
) -> Outcomes:
    """Random games on several processes; the same whatever their number."""
    where = title if isinstance(title, Entry) else entry(title)
    count = referee(where).players[0] if players is None else players
    chunks = [(where, count, seed, at, min(at + CHUNK, games)) for at in range(0, games, CHUNK)]
    if workers <= 1:
        parts = [_chunk(*c) for c in chunks]
    else:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            parts = list(pool.map(_chunk, *zip(*chunks, strict=True)))
    return Outcomes(*[np.concatenate(rows) for rows in zip(*parts, strict=True)])


def _chunk(
    where: Entry, players: int, seed: int, first: int, last: int
) -> tuple[NDArray[np.float32], NDArray[np.int32], NDArray[np.int32]]:
    rules = referee(where)
    box = rules.box(players, {})
    size = last - first
    won = np.zeros((size, players), dtype=np.float32)
    places = np.zeros((size, players), dtype=np.int32)
    answers = np.zeros(size, dtype=np.int32)
    for game in range(size):
        b = rules.start(box)
        answers[game] = play_by_chance(rules, b, Chance(f"{seed} {first + game}"))
        result = rules.result(b)
        assert result is not None
        won[game, list(result.winners)] = 1 / len(result.winners)
        places[game] = result.places()
    return won, places, answers
