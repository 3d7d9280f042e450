"""What is true of every position of every game."""

import pytest

from pelagos.bots.base import Chance
from pelagos.games.mare_nostrum.empires.ids import NONE
from pelagos.games.mare_nostrum.shared.tables import ids_in
from tests.mare_nostrum_empires.build import Table
from tests.support import clause


def check(t: Table) -> None:
    """Everything kept twice agrees, and every Legion on duty exists."""
    b, box, seats = t.b, t.box, t.box.players
    assert [t.levels(s) for s in range(seats)] == [t.recount(s) for s in range(seats)]
    for province in range(box.provinces):
        here = [s for s in range(seats) if b.legions[province * seats + s]]
        walls = b.fort[province]
        if walls >= 0:
            assert b.control[province] == walls
        for s in range(seats):
            assert bool(b.presence[s] >> province & 1) == (s in here or walls == s)
            assert bool(b.domain[s] >> province & 1) == (b.control[province] == s)
            assert b.posts(province, s) <= b.legions[province * seats + s]
        if b.at_war(province):
            assert b.siege[province] == NONE
            assert all(b.stand[icon] == NONE for icon in box.icons_at[province])
        if b.siege[province] >= 0:
            assert b.control[province] not in (NONE, b.siege[province])
            assert not box.capital_provinces >> province & 1
        if not box.in_play >> province & 1:
            assert not here
            assert b.control[province] == NONE
    for icon in ids_in(b.built):
        if b.stand[icon] >= 0:
            assert b.stand[icon] != b.control[box.icon_province[icon]]
    for s in range(seats):
        assert min(b.stock[s * 4 : s * 4 + 4]) >= 0
        assert b.control[b.capital(s)] == s
        assert b.tiles(s) <= 5
    assert min(b.hand) >= 0
    assert min(b.reserve) >= 0


@clause("mne:4.3.4.a", "mne:5.a", "mne:4.3.d", "mne:4.3.3.d", "mne:L.2", "mne:L.5", "mne:L.7")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_map_agrees_with_itself_throughout_a_game(players: int, seed: int) -> None:
    t = Table(players, {"round_limit": 12})
    rng = Chance(seed)
    while t.question():
        seat = t.asked()[0]
        t.rules.apply(t.b, seat, t.rules.choices(t.b, seat).draw(rng))
        if t.question() in ("war_pick", "build_pick", "build", "trade_marker", "war_conquest"):
            check(t)
