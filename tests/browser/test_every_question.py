"""Every question is answered on the table, by keys or by taps: of kept games, and staged ones.

docs/questions.md keeps which were met and what was touched. PELAGOS_DEEP=1 answers each in both
ways, and plays games between bots for those that no kept game puts.
"""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from pelagos.catalogue import load
from tests.browser.conftest import IS_DEEP, ROOT, Opener
from tests.browser.gallery import GAMES
from tests.browser.situations import Found, Key, kept_games, search
from tests.browser.staged import situations
from tests.browser.test_titles import TITLES
from tests.browser.walking import BOARD, Keys, Taps, Walker, sit_down

KEPT = ROOT / "docs" / "questions.md"
WAYS: dict[str, tuple[type[Walker], bool]] = {"keys": (Keys, False), "taps": (Taps, True)}
answered: dict[tuple[str, str], dict[Key, str]] = {}
"""By title and way: each question with what it took."""


@cache
def found_in(title: str) -> Found:
    """What is asked of players, and where."""
    if IS_DEEP:
        return search(title, GAMES, situations(title))
    rules = load(title)
    found = Found(rules)
    for record in kept_games(rules):
        found.look(record)
    for key, here in situations(title).items():
        found.met.setdefault(key, []).append(here)
    return found


def told(used: list[str]) -> str:
    """What an answer took, in words."""
    if any(kind in BOARD for kind in used):
        return "on the board"
    return "proposal" if set(used) <= {"done", "confirm"} else "button"


def shared(title: str, way: str) -> list[Key]:
    """The questions that are answered in this way: every other one, or all."""
    keys = [key for key, places in found_in(title).met.items() if places]
    return keys if IS_DEEP else keys[list(WAYS).index(way) :: len(WAYS)]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("title", TITLES)
def test_every_question_is_answered_on_the_table(visit: Opener, title: str, way: str) -> None:
    walker, phone = WAYS[way]
    page = visit("/no/such/page", phone=phone, choices="folded")
    origin = page.url.removesuffix("/no/such/page")
    taken = answered.setdefault((title, way), {})
    for key in shared(title, way):
        for here in found_in(title).met[key]:
            rng = random.Random(f"{key}")
            player = walker(page, sit_down(page, origin, here), rng, on_board=True)
            player.wait_for_question()
            if player.asked() == key[1]:
                player.answer()
                taken[key] = told(player.used)
                break
    assert [key for key in shared(title, way) if key not in taken] == []


@pytest.fixture(scope="module", autouse=True)
def kept() -> Iterator[None]:
    """Writes down what was answered, and leaves what was not met this time as it was."""
    yield
    if answered:
        KEPT.write_text(table(), encoding="utf-8")


def table() -> str:
    """The page for readers."""
    before = KEPT.read_text("utf-8").splitlines() if KEPT.is_file() else []
    lines = [
        "# Questions",
        "",
        "Every question a player can be asked, and what answering it took without the list of",
        "choices: by keyboard alone at a desk, and by taps on a phone. *On the board*: something",
        "on the map, on a track, in an offer or in the hand was touched; *proposal*: what the page",
        "proposes was taken; *button*: nothing to be touched, the answers have buttons; –: not",
        "tried there yet. Written by `tests/browser/test_every_question.py`.",
        "",
        "| Title | Phase | Question | Keys | Taps |",
        "|---|---|---|---|---|",
    ]
    for title, name in TITLES.items():
        for key in found_in(title).questions():
            start = f"| {name} | {' | '.join(part.replace('_', ' ') for part in key)} |"
            old = next((row for row in before if row.startswith(start)), f"{start} – | – |")
            cells = [cell.strip() for cell in old.removeprefix(start).strip(" |").split("|")]
            for number, way in enumerate(WAYS):
                cells[number] = answered.get((title, way), {}).get(key, cells[number])
            lines.append(f"{start} {' | '.join(cells)} |")
    return "\n".join([*lines, ""])
