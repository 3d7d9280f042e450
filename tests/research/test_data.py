"""Reports, data sets and playouts."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from pelagos.engine.record import Record
from pelagos.research.arena import Match, run
from pelagos.research.dataset import export
from pelagos.research.playouts import playouts
from pelagos.research.report import report
from tests.support.bots import HAVEN


def test_a_report_is_one_file_that_loads_nothing_from_outside() -> None:
    match = Match(HAVEN, ("greedy", "random", "tests.support.bots:Cheat"), 6, 3).settled()
    page = report(match, run(match, workers=0))
    assert page.count("<svg") >= 5
    for part in ("greedy", "Rating ladder", "Wins by seat", "How the games end", "illegally"):
        assert part in page
    for outside in ("<script", "<link", "src=", "@import", "url(http"):
        assert outside not in page


def test_a_data_set_has_one_row_for_each_decision(tmp_path: Path) -> None:
    games = run(Match(HAVEN, ("greedy", "random"), 4, 2), workers=0)
    records = [(f"game {g.number}", Record.from_text(g.record)) for g in games]
    path = tmp_path / "games.parquet"
    assert export(records, path, views=True, where=HAVEN) == sum(g.lines for g in games)
    table = pq.read_table(path)
    assert table.num_rows == sum(g.lines for g in games)
    rows = table.to_pylist()
    assert {r["player"] for r in rows if r["seat"] != "fate"} == {"greedy", "random"}
    assert all(r["won"] is None and r["view"] is None for r in rows if r["seat"] == "fate")
    assert all(r["secret"] for r in rows if r["question"] == "bid")
    assert all(r["answers"] == -1 for r in rows if r["question"] == "gift")
    for game in games:
        mine = [r for r in rows if r["game"] == f"game {game.number}" and r["seat"] != "fate"]
        won = {int(r["seat"][1]) - 1 for r in mine if r["won"]}
        assert won <= set(game.winners)


@pytest.mark.parametrize("workers", [1, 2])
def test_playouts_are_the_same_on_any_number_of_processes(workers: int) -> None:
    found = playouts(HAVEN, games=30, players=3, workers=workers, seed=4)
    again = playouts(HAVEN, games=30, players=3, workers=1, seed=4)
    assert np.array_equal(found.answers, again.answers)
    assert np.array_equal(found.won, again.won)
    assert np.allclose(found.won.sum(axis=1), 1)
