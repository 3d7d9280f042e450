"""Whole games by keyboard alone and by taps on a phone, in every title, to the last question.

The games are short, the others are bots. Where no option ends a game soon, the last part of a kept
one is played to its end. PELAGOS_DEEP=1 plays longer ones, and all from the beginning.
"""

import random
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect

from pelagos.catalogue import load
from pelagos.engine.record import Replay
from tests.browser.conftest import IS_DEEP, Opener
from tests.browser.situations import Found, Situation, kept_games
from tests.browser.walking import Keys, Taps, Walker, sit_down

LONGER = 3
"""How many times as many rounds the longer games have."""
MOST = 2000
PLAYED = 0.75
"""How much of a kept game is over when its last part begins."""


@dataclass(frozen=True)
class Short:
    """A game that ends soon: after this many rounds by the option of this name."""

    players: int
    limit: str = ""
    rounds: int = 1
    options: dict[str, object] = field(default_factory=dict)
    bot: str = "random"

    def set_options(self) -> dict[str, object]:
        rounds = self.rounds * (LONGER if IS_DEEP else 1)
        return {**self.options, **({self.limit: rounds} if self.limit else {})}


GAMES = {
    "cyclades": Short(2, "round_limit", 4),
    "mare_nostrum": Short(3, "turn_cap", 3),
    "laget_civilization": Short(3, bot="normal"),
    "mare_nostrum_empires": Short(3, "round_limit", 2),
    "civilization": Short(2, "round_limit", 8, {"trade_rounds": 2}),
}


def opened(page: Page, title: str) -> str:
    """A short game against bots: its table."""
    short = GAMES[title]
    others = [{"kind": "bot", "bot": short.bot}] * (short.players - 1)
    wish = {
        "title": title,
        "players": short.players,
        "options": short.set_options(),
        "seats": [{"kind": "human"}, *others],
    }
    origin = page.url.removesuffix("/no/such/page")
    if not short.limit and not IS_DEEP:
        return sit_down(page, origin, last_part(title), short.bot)
    made = page.request.post(f"{origin}/api/tables", data=wish)
    assert made.ok, made.text()
    return str(made.json()["table"])


def last_part(title: str) -> Situation:
    """Where the last part of the shortest kept game begins."""
    rules = load(title)
    record = min(kept_games(rules), key=lambda game: len(game.lines))
    replay, asked = Replay(rules, record), Found(rules)
    for number, line in enumerate(record.lines):
        late = number > len(record.lines) * PLAYED
        if late and line.seat >= 0 and asked.is_asked(replay.board, line.seat):
            return Situation(record, number, line.seat)
        replay.forward()
    raise AssertionError(f"nobody is asked late in the games of {title}")


WAYS: dict[str, tuple[type[Walker], bool]] = {"keys": (Keys, False), "taps": (Taps, True)}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_is_played_on_the_table(visit: Opener, title: str, way: str) -> None:
    walker, phone = WAYS[way]
    page = visit("/no/such/page", phone=phone, choices="folded")
    player = walker(page, opened(page, title), random.Random(f"{title} {way}"))
    player.play(MOST)
    expect(page.locator("#question")).to_have_text("The game is over")
