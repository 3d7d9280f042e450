"""Every name, question and event has words in three languages."""

import pytest

from pelagos.bots.base import Chance
from pelagos.engine.events import EventKind
from pelagos.engine.steps import Ask
from pelagos.games.mare_nostrum.empires import events, rules
from pelagos.games.mare_nostrum.empires.ids import ENDINGS
from pelagos.words import LANGUAGES, Words
from tests.mare_nostrum_empires.build import Table

KINDS = [e for e in vars(events).values() if isinstance(e, EventKind)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_question_phase_option_and_ending_has_words(lang: str) -> None:
    t = Table()
    words = Words(t.rules.title, lang, t.box)
    wanted = [f"name-{kind}-{slug}" for kind, slugs in t.box.names.items() for slug in slugs]
    for phase in t.rules.phases.values():
        wanted.append(f"phase-{phase.name}")
        wanted += [f"ask-{step.name}" for step in phase.steps if isinstance(step, Ask)]
    wanted += [f"event-{kind.name}" for kind in KINDS]
    wanted += [f"ending-{ending}" for ending in ENDINGS[1:]]
    for option in t.rules.options():
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"value-{option.name}-{value}" for value in option.values]
    view = t.rules.view(t.b, 0)
    seats, tracks = view["seats"], view["tracks"]
    assert isinstance(seats, list)
    assert isinstance(tracks, list)
    wanted += [f"fact-{fact}" for fact in seats[0]]
    wanted += [f"track-{track['name']}" for track in tracks]
    supply, areas = view["supply"], view["areas"]
    assert isinstance(supply, dict)
    assert isinstance(areas, dict)
    wanted += [f"supply-{thing}" for thing in supply]
    for area in areas.values():
        wanted += [f"piece-{piece[0]}" for piece in area["pieces"]]
        wanted += [f"mark-{mark[0]}" for mark in area["marks"]]
    assert [id for id in wanted if not words.has(id)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang: str) -> None:
    for seed in range(2):
        box = rules().box(4, {})
        referee = rules()
        words = Words(referee.title, lang, box)
        b = referee.start(box)
        b.log = []
        rng = Chance(seed)
        while referee.asked(b):
            seat = referee.asked(b)[0]
            step = referee.step(b)
            assert step is not None
            assert words.question(step.name, seat, step.facts(b, seat))
            space = referee.choices(b, seat)
            value = space.draw(rng)
            words.choice(space, value)
            referee.apply(b, seat, value)
        told = [words.event(event) for event in b.log]
        assert len(told) > 300
        assert all("{" not in sentence for sentence in told)
