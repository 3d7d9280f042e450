"""No battle comes as a surprise to whoever begins it: in the kept games each was foreseen."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from pelagos.bots import Chance
from pelagos.catalogue import load
from pelagos.engine.contract import Battle
from pelagos.engine.record import Line, Record, Replay
from pelagos.table.preview import outlooks

ROOT = Path(__file__).parents[2]
ROLLS = {"roll_dice", "battle_roll"}
FOUGHT = {
    "cyclades": 20,
    "mare_nostrum": 40,
    "laget_civilization": 40,
    "mare_nostrum_empires": 40,
}
"""How many answers after which the dice fell are looked at, in each title that has dice."""


def kept(title: str) -> Iterator[Replay]:
    rules = load(title)
    for path in sorted((ROOT / "records" / title).glob("*.pelagos")):
        yield Replay(rules, Record.from_text(path.read_text("utf-8")))


def lines(replay: Replay) -> Iterator[tuple[Line, Line]]:
    """Each answer with the next, while the replay stands before it."""
    for line, following in zip(replay.record.lines, replay.record.lines[1:], strict=False):
        yield line, following
        replay.forward()


def begun(title: str) -> Iterator[Battle | None]:
    """What was foreseen of each answer after which dice were rolled."""
    for replay in kept(title):
        for line, following in lines(replay):
            if line.seat >= 0 and following.seat < 0 and following.step in ROLLS:
                rules, board = replay.rules, replay.board
                value = rules.read(board, line.seat, line.text)
                yield outlooks(rules, board, line.seat, value, Chance(7)).battle


@pytest.mark.parametrize("title", FOUGHT)
def test_whoever_begins_a_battle_could_foresee_it(title: str) -> None:
    found = list(islice(begun(title), FOUGHT[title]))
    assert len(found) == FOUGHT[title]
    assert None not in found


def test_the_battle_at_the_end_of_a_way_over_several_seas_is_foreseen() -> None:
    """Cyclades: a fleet that is sent far in one go tells beforehand whom it will meet."""
    met = 0
    for replay in islice(kept("cyclades"), 2):
        for line, _ in lines(replay):
            rules, board, seat = replay.rules, replay.board, line.seat
            if line.step != "take_turn" or seat < 0:
                continue
            for route in rules.routes(board, seat):
                after = board.copy()
                for text in route.answers:
                    rules.answer(after, seat, rules.read(after, seat, text))
                first, *then = route.answers
                value = rules.read(board, seat, first)
                found = outlooks(rules, board, seat, value, Chance(1), then=then).battle
                assert found == rules.battle(after)
                met += found is not None
    assert met > 10
