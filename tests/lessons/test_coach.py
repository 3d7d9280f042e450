"""The coach: something to say in every phase, in the words of the edition; real threats."""

from pathlib import Path
from typing import Any

import pytest

from pelagos.catalogue import load
from pelagos.engine.errors import BadData
from pelagos.engine.rules import Rules
from pelagos.engine.steps import Ask
from pelagos.lessons.coach import coach, read_coach
from pelagos.words import LANGUAGES
from pelagos.words.terms import offences
from tests.support.shelf import PAST_DRAFT

CHANCE = {
    "battle_roll",
    "deal_empires",
    "deal_place_cards",
    "deal_positions",
    "draw_choosing_order",
    "draw_civilizations",
    "draw_first_holder",
    "draw_layout_order",
    "draw_legendary",
    "draw_trade_card",
    "roll_dice",
    "roll_for_order",
    "shuffle_markers",
    "turn_up_creature",
    "turn_up_god",
    "turn_up_tile",
    "war_draw_spoils",
}
"""Questions that no player is ever asked."""

MOST_WORDS = 40
MOST_WORDS_OF_GOAL = 60


def asking(rules: Rules[Any]) -> set[str]:
    """The phases in which a player can be asked something."""
    return {
        phase.name
        for phase in rules.phases.values()
        for step in phase.steps
        if isinstance(step, Ask) and step.name not in CHANCE
    }


@pytest.mark.parametrize("title", PAST_DRAFT)
def test_there_is_a_tip_for_every_phase_in_which_a_player_is_asked_and_for_no_other(
    title: str,
) -> None:
    assert {phase for tip in coach(title).tips for phase in tip.phases} == asking(load(title))


@pytest.mark.parametrize("title", PAST_DRAFT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_is_short_and_in_the_words_of_the_edition(title: str, lang: str) -> None:
    tips = [(tip.phases[0], tip.text.in_language(lang)) for tip in coach(title).tips]
    assert all(0 < len(text.split()) <= MOST_WORDS for _, text in tips)
    threats = [(t.column, t.text.in_language(lang)) for t in coach(title).threats]
    assert all("{name}" in text for _, text in threats)
    goal = coach(title).goal
    assert goal is not None
    assert len(goal.in_language(lang).split()) <= MOST_WORDS_OF_GOAL
    assert offences(title, lang, [("goal", goal.in_language(lang)), *tips, *threats]) == []


@pytest.mark.parametrize("title", PAST_DRAFT)
def test_threats_are_read_from_columns_of_the_standings(title: str) -> None:
    rules = load(title)
    board = rules.new(rules.box(max(rules.players), {}))
    view = rules.view(board, 0)
    columns = view["standings"]["columns"]
    assert coach(title).threats
    assert {threat.column for threat in coach(title).threats} <= set(columns)
    assert {tip.column for tip in coach(title).tips} <= {*columns, *view["seats"][0], ""}


def test_one_metropolis_less_than_needed_is_a_threat_whatever_the_number_of_players() -> None:
    for players, close in ((2, 2), (3, 1), (5, 1)):
        rows: list[list[int | None]] = [[1, 0, None, 0] for _ in range(players)]
        columns = ["alive", "goal", "gold", "metropolises"]
        rows[1][3] = close - 1
        assert coach("cyclades").close_to_winning({"columns": columns, "rows": rows}) == []
        rows[1][3] = close
        found = coach("cyclades").close_to_winning({"columns": columns, "rows": rows})
        assert [seat for seat, _ in found] == [1]


def test_the_innermost_phase_with_a_tip_speaks() -> None:
    known = coach("cyclades")
    assert known.tip(["game", "round", "offerings"]) == known.tip(["offerings"])
    assert known.tip(["turn", "nowhere"]) == known.tip(["turn"])
    assert known.tip(["nowhere"]) is None


def test_a_phase_told_twice_is_named_with_its_line(tmp_path: Path) -> None:
    text = '[[tip]]\nphases = ["a"]\ntext = { en = "x", ru = "x", pl = "x" }\n'
    (tmp_path / "coach.toml").write_text(f'title = "t"\n{text}{text}', encoding="utf-8")
    with pytest.raises(BadData, match=r"line 5: there are two tips for a"):
        read_coach(tmp_path)
