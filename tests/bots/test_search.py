"""The tree of a search: which branch it follows, and how far a playout beyond it looks."""

from typing import Any

import pytest

from pelagos.bots import Chance, Search, Seen
from pelagos.bots.mind import Mind
from pelagos.bots.search import Node, promising
from pelagos.engine.seats import FATE
from tests.support.bots import HAVEN


def visited(*rewards: float) -> Node:
    node = Node()
    for reward in rewards:
        node.visits += 1
        node.reward += reward
        node.squares += reward**2
    return node


@pytest.mark.parametrize(
    ("spread", "chosen"),
    [(1.0, "good"), (200.0, "new")],
    ids=["rewards that hardly vary settle it", "rewards that vary leave it open"],
)
def test_a_branch_has_the_benefit_of_the_doubt_by_how_much_rewards_vary(
    spread: float, chosen: str
) -> None:
    good = visited(*[500 + spread, 500 - spread] * 20)
    new = visited(490 + spread, 490 - spread)
    assert promising([("good", good), ("new", new)])[0] == chosen


@pytest.mark.parametrize("horizon", [1, 3])
def test_a_playout_looks_as_far_as_the_title_says(
    monkeypatch: pytest.MonkeyPatch, horizon: int
) -> None:
    looked: list[int] = []
    play_on = Mind.play_on

    def watched(self: Mind, b: Any, rng: Chance, rounds: int, most: int, tried: int) -> None:
        if tried == 3 and most == 80 * horizon:
            looked.append(rounds)
        play_on(self, b, rng, rounds, most, tried)

    monkeypatch.setattr(Mind, "play_on", watched)
    judgement = HAVEN.judgement()
    monkeypatch.setattr(judgement, "horizon", horizon)
    rules = HAVEN.rules()
    b = rules.start(rules.box(3, {}))
    rules.answer(b, FATE, (2,))
    Search(judgement, 20).choose(Seen(rules, b, 0), Chance(1))
    assert looked
    assert set(looked) == {horizon}
