"""From positions of kept games, and of games by chance, every way leads where it led."""

import pytest

from tests.mare_nostrum.ways import KEPT, games
from tests.support.ways_on import kept

GAMES = games()


@pytest.mark.parametrize("name", GAMES)
def test_every_way_leads_where_it_led(name: str) -> None:
    before = kept(KEPT)[name]
    number = 0
    for number, found in enumerate(games()[name]):
        assert found == before[number], f"something has changed at look {number + 1}"
    assert number + 1 == len(before)
