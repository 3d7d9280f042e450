"""The arena: fair schedules, equal results however it is run, and bots that misbehave."""

from pathlib import Path

import pytest

from pelagos.engine.errors import BadData
from pelagos.engine.record import Record, replay
from pelagos.research.arena import Match, run, standings, wilson
from pelagos.research.game import CRASHED, ILLEGAL, STALLED, Played
from tests.support.bots import HAVEN
from tests.support.haven import HavenRules
from tests.support.haven.board import Board

BAD = "tests.support.bots:"


def timeless(games: list[Played]) -> list[dict[str, object]]:
    return [{k: v for k, v in g.plain().items() if k not in ("seconds", "longest")} for g in games]


@pytest.mark.parametrize(
    ("bots", "players"),
    [(("a", "b"), 2), (("a", "b"), 3), (("a", "b"), 4), (("a", "b", "c"), 4), (("a",), 3)],
)
def test_every_bot_sits_in_every_seat_equally_often(bots: tuple[str, ...], players: int) -> None:
    lineups = Match(HAVEN, bots, 1, players).lineups()
    for seat in range(players):
        counts = [sum(row[seat] == bot for row in lineups) for bot in bots]
        assert len(set(counts)) == 1


def test_the_line_ups_of_a_round_meet_the_same_chance() -> None:
    jobs = Match(HAVEN, ("greedy", "random"), 7, 2).jobs()
    assert len(jobs) == 8
    for job in jobs:
        assert job.seed == jobs[job.number // 2 * 2].seed


@pytest.mark.parametrize("games", [1, 3, 33, 40, 1000])
def test_an_interval_holds_the_rate_even_of_who_never_or_always_won(games: int) -> None:
    for wins in (0, games / 2, games):
        low, high = wilson(wins, games)
        assert 0 <= low <= wins / games <= high <= 1
        assert high - low > 0


def test_greedy_beats_random_at_the_toy_title() -> None:
    table = standings(run(Match(HAVEN, ("random", "greedy"), 60, 2), workers=0))
    assert table[0].bot == "greedy"
    assert table[0].low > 0.5


def test_the_records_of_an_arena_replay_to_the_result() -> None:
    (game, *_) = run(Match(HAVEN, ("greedy", "random"), 1, 3), workers=0)
    board = replay(HavenRules(), Record.from_text(game.record))
    assert isinstance(board, Board)
    result = HavenRules().result(board)
    assert result is not None
    assert list(result.winners) == game.winners


def test_two_processes_give_the_same_games_as_one() -> None:
    match = Match(HAVEN, ("greedy", "random"), 8, 3)
    assert timeless(run(match, workers=0)) == timeless(run(match, workers=2))


def test_a_match_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    match = Match(HAVEN, ("greedy", "random"), 6, 2)
    whole = run(match, workers=0)
    run(Match(HAVEN, ("greedy", "random"), 2, 2), workers=0, folder=tmp_path)
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"number": 2, "cut o')
    fresh: list[int] = []
    again = run(match, workers=0, folder=tmp_path, progress=lambda g: fresh.append(g.number))
    assert [g.winners for g in again] == [g.winners for g in whole]
    assert sorted(fresh) == [g.number for g in whole]
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 6
    assert len(list((tmp_path / "records").iterdir())) == 6


def test_a_folder_with_another_match_is_left_alone(tmp_path: Path) -> None:
    run(Match(HAVEN, ("random",), 1, 2), workers=0, folder=tmp_path)
    with pytest.raises(BadData, match="another match"):
        run(Match(HAVEN, ("greedy",), 1, 2), workers=0, folder=tmp_path)


@pytest.mark.parametrize(
    ("name", "kind"), [("Crasher", CRASHED), ("Sleeper", STALLED), ("Cheat", ILLEGAL)]
)
def test_a_bot_that_fails_forfeits_and_is_named(name: str, kind: str) -> None:
    games = run(Match(HAVEN, (BAD + name, "random"), 2, 2, limit=0.1), workers=0)
    for game in games:
        guilty = game.lineup.index(BAD + name)
        assert game.winners == [1 - guilty]
        assert game.ending == "forfeit"
        (fault,) = game.faults
        assert (fault.seat, fault.kind, fault.bot) == (guilty, kind, BAD + name)
    assert standings(games)[-1].faults == 2


def test_a_fallback_takes_over_and_plays_to_the_end() -> None:
    match = Match(HAVEN, (BAD + "Crasher", "random"), 2, 2, fallback="greedy")
    for game in run(match, workers=0):
        assert game.ending in ("harbours", "rounds")
        assert len(game.faults) == 1


@pytest.mark.parametrize(("name", "kind"), [("Dying", CRASHED), ("DeepSleeper", STALLED)])
@pytest.mark.parametrize("fallback", ["", "random"])
def test_a_bot_that_takes_its_process_down_is_named(
    name: str, kind: str, fallback: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelagos.research.pool.GRACE", 0.5)
    match = Match(HAVEN, (BAD + name, "random"), 2, 2, limit=0.2, fallback=fallback)
    for game in run(match, workers=2):
        assert [f.kind for f in game.faults] == [kind]
        assert game.faults[0].bot == BAD + name
        assert (game.ending == "forfeit") is not bool(fallback)


@pytest.mark.parametrize(
    ("bots", "players", "says"),
    [
        (("nobody",), 2, "no bot 'nobody'"),
        (("tests.support.bots:Nobody",), 2, "cannot make"),
        (("builtins:str",), 2, "no method"),
        (("random",) * 3, 2, "cannot share"),
        (("random",) * 9, 0, "at most 4"),
        ((), 2, "needs bots"),
        (("random",), 7, "2 to 4"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    bots: tuple[str, ...], players: int, says: str
) -> None:
    with pytest.raises(BadData, match=says):
        Match(HAVEN, bots, 1, players).settled()
