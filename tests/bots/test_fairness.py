"""Bots are fair: what a seat cannot see does not sway its choice."""

import pytest

from pelagos.bots import Bot, Chance, Seen, bot
from pelagos.catalogue import SHELF, Entry
from pelagos.engine.seats import CLOCK
from pelagos.engine.spaces import forced
from tests.support.bots import HAVEN

ENTRIES = [HAVEN, *SHELF]
BOTS = ["random", "greedy", "planner", "search@8"]


def compare(entry: Entry, player: Bot, times: int, every: int) -> list[str]:
    """Plays by chance; now and then deals the hidden part anew and asks the bot both times."""
    rules = entry.rules()
    rng = Chance(entry.title)
    swayed: list[str] = []
    compared, asked = 0, 0
    while compared < times:
        b = rules.start(rules.box(rules.players[-1], {}))
        while compared < times and (step := rules.step(b)) is not None:
            seats = [s for s in step.who(b) if s != CLOCK] or [CLOCK]
            seat = seats[rng.below(len(seats))]
            space = step.choices(b, seat)
            if seat >= 0 and not forced(space):
                asked += 1
                if asked % every == 0:
                    other = rules.redeal(b, seat, Chance(rng.below(1 << 30)))
                    seed = rng.below(1 << 30)
                    ours = player.choose(Seen(rules, b, seat), Chance(seed))
                    theirs = player.choose(Seen(rules, other, seat), Chance(seed))
                    assert space.holds(ours)
                    compared += 1
                    if ours != theirs:
                        swayed.append(f"{step.name}: {ours} became {theirs}")
            rules.apply(b, seat, space.draw(rng))
    return swayed


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda e: e.title)
def test_a_bot_chooses_the_same_whatever_is_hidden(entry: Entry, name: str) -> None:
    assert compare(entry, bot(name, entry), times=6, every=9) == []


class Peeping:
    """Lets the hands it was never shown decide."""

    name = "peeping"

    def choose(self, seen: Seen, rng: Chance) -> object:
        board = getattr(seen, "_Seen__board")  # noqa: B009 - the very thing a bot must not do
        return seen.space.draw(Chance(str(board.hands)))


def test_a_bot_that_peeps_is_caught() -> None:
    assert compare(HAVEN, Peeping(), times=60, every=1) != []
