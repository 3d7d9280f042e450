"""The arena on Ray gives the games of the arena at home."""

import importlib.util
import sys

import pytest

from pelagos.engine.errors import BadData
from pelagos.research.arena import Match, run
from tests.support.bots import HAVEN

has_ray = importlib.util.find_spec("ray") is not None


@pytest.mark.skipif(not has_ray, reason="Ray is not installed: pelagos[cluster]")
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games() -> None:
    match = Match(HAVEN, ("greedy", "planner"), 8, 2)
    far, near = run(match, address="local"), run(match, workers=0)
    assert [g.record for g in far] == [g.record for g in near]
    assert [g.winners for g in far] == [g.winners for g in near]


def test_without_ray_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadData, match=r"pelagos\[cluster\]"):
        run(Match(HAVEN, ("random",), 1, 2), address="auto")
