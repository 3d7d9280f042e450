"""The rules of thumb are worth something: a greedy player beats four random ones."""

import pytest

from pelagos.bots import Chance, Seen
from pelagos.bots.greedy import Greedy
from pelagos.catalogue import entry

GAMES = 10


def winner(title: str, me: int, seed: int) -> int:
    """Who wins when one seat plays by judgement and the others by chance."""
    rules = entry(title).rules()
    player = Greedy(entry(title).judgement())
    rng = Chance(seed)
    b = rules.start(rules.box(5, {}))
    while asked := rules.asked(b):
        seat = asked[rng.below(len(asked))]
        if seat == me:
            rules.apply(b, seat, player.choose(Seen(rules, b, seat), rng))
        else:
            rules.apply(b, seat, rules.choices(b, seat).draw(rng))
    result = rules.result(b)
    assert result is not None
    return result.winners[0]


@pytest.mark.parametrize("title", ["mare_nostrum", "laget_civilization"])
def test_judgement_beats_chance_in_most_games(title: str) -> None:
    won = [winner(title, game % 5, 40 + game) == game % 5 for game in range(GAMES)]
    assert sum(won) > 0.6 * GAMES
