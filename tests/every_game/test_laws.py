"""The laws of the conformance room on the toy title and on every title of the shelf."""

import os
import pickle
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from pelagos.catalogue import SHELF, load, titles
from pelagos.conformance import Broken, check, check_game, check_twins, laws
from pelagos.conformance.laws import check_errors_are_ours, check_fields
from pelagos.engine.contract import View
from pelagos.engine.rules import Rules
from pelagos.engine.steps import Ask
from tests.support.haven import HavenRules
from tests.support.haven.board import Board

DEEP = os.environ.get("PELAGOS_DEEP") == "1"
"""A deep run tries every set of options with every number of players, and looks more often."""

EVERY = 7 if DEEP else 53
ADDRESS = re.compile(" at 0x[0-9a-f]+")


def tables() -> list[Any]:
    """Each number of players as the box comes, and each set of options with one of them."""
    found = []
    for e in SHELF:
        rules = e.rules()
        for at, players in enumerate(rules.players):
            sets = rules.option_sets(players)
            for n, options in enumerate(sets):
                if DEEP or not options or n % len(rules.players) == at:
                    name = "-".join(str(v) for pair in options.items() for v in pair)
                    found.append(
                        pytest.param(e.title, players, options, id=f"{e.title}-{players}-{name}")
                    )
    return found


def test_the_toy_title_keeps_every_law() -> None:
    assert check(HavenRules(), games=20, every=1) > 1000


class Leaky(HavenRules):
    """Shows everybody's hands."""

    def view(self, b: Board, seat: int) -> View:
        found = super().view(b, seat)
        found["more"]["hands"] = list(b.hands)
        return found


class Wasteful(HavenRules):
    """Loses count of the cards that were sold."""

    def conserved(self, b: Board) -> dict[str, int]:
        return {"cards": sum(b.deck) + sum(b.hands)}


def test_a_view_that_leaks_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """First where the card is dealt; and where that is not looked at, by what a redeal shows."""
    with pytest.raises(Broken, match="stays sealed"):
        check(Leaky(), games=5, every=1)
    monkeypatch.setattr(laws, "sealing_laws", lambda *_: None)
    with pytest.raises(Broken, match="looks the same"):
        check(Leaky(), games=5, every=1)


def test_a_lost_card_is_caught() -> None:
    with pytest.raises(Broken, match="somewhere"):
        check(Wasteful(), games=20, every=1)


class Sloppy(HavenRules):
    """Puts a word where the contract wants a number."""

    def view(self, b: Board, seat: int) -> View:
        found = super().view(b, seat)
        rows: Any = found["standings"]["rows"]
        rows[0][0] = "many"
        return found


class Inventive(HavenRules):
    """Tells something where nobody looks for it."""

    def view(self, b: Board, seat: int) -> View:
        found: Any = super().view(b, seat)
        found["weather"] = "fair"
        shown: View = found
        return shown


def test_what_breaks_the_contract_is_told_by_title_step_and_field() -> None:
    with pytest.raises(Broken) as told:
        check(Sloppy(), games=1, every=1)
    assert told.value.law == "a view has the form of the contract"
    assert re.search(r"haven, \d players.*\(\w+\); .*\$\.standings\.rows", str(told.value))
    with pytest.raises(Broken, match="weather"):
        check(Inventive(), games=1, every=1)


def test_a_broken_law_can_be_reported_from_another_process() -> None:
    broken = Broken("no dead end", "haven, seed 3", "no choice")
    again = pickle.loads(pickle.dumps(broken))
    assert (again.law, str(again)) == (broken.law, str(broken))


@pytest.mark.parametrize(("title", "players", "options"), tables())
def test_a_title_keeps_every_law(title: str, players: int, options: dict[str, object]) -> None:
    assert check_game(load(title), players, options, seed=1, every=EVERY) > 0


@pytest.mark.parametrize("title", titles())
def test_a_title_refuses_bad_players_and_options(title: str) -> None:
    check_errors_are_ours(load(title))


@pytest.mark.parametrize("title", titles())
def test_no_field_of_a_board_hides_what_every_position_can_do(title: str) -> None:
    check_fields(load(title))


def test_a_field_that_hides_a_method_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Board, "fields", (*Board.fields, "inside"))
    with pytest.raises(Broken, match=r"fields hide no method; haven, board\.py; inside is what"):
        check_fields(HavenRules())


@pytest.mark.parametrize("title", titles())
def test_boxes_that_several_threads_open_at_once_hold_the_same(title: str) -> None:
    """A server sets up tables side by side: nothing half made may be shared."""
    rules = load(title)
    wanted = [(n, options) for n in rules.players for options in rules.option_sets(n)[:3]]

    def made(which: tuple[int, dict[str, object]]) -> tuple[object, ...]:
        box = rules.box(*which)
        held = {name: ADDRESS.sub("", repr(it)) for name, it in vars(box).items()}
        return rules.start(box).state(), held

    alone = [made(each) for each in wanted]
    calm = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            assert list(threads.map(made, wanted * 4)) == alone * 4
    finally:
        sys.setswitchinterval(calm)


@pytest.mark.parametrize("title", titles())
def test_twin_boards_go_on_alike_for_the_seat_that_cannot_tell_them_apart(title: str) -> None:
    positions = 10_000 if DEEP else 120
    assert check_twins(load(title), positions, seed=7) > positions


def hasty(rules: Rules[Any], patch: pytest.MonkeyPatch) -> Rules[Any]:
    """The same title at a table that gives every forced answer at once."""
    for phase in rules.phases.values():
        for step in phase.steps:
            if isinstance(step, Ask):
                patch.setattr(step, "betrays", lambda b, seat: False)
    return rules


@pytest.mark.parametrize(
    "title",
    ["cyclades", "mare_nostrum", "laget_civilization", "mare_nostrum_empires", "civilization"],
)
def test_a_forced_answer_given_at_once_that_betrays_a_hand_is_caught(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Broken, match="twins go on alike"):
        check_twins(hasty(load(title), monkeypatch), 500, seed=7)
