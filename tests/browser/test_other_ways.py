"""The best way is offered first; another one is taken on request, by mouse, by keys and by taps."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Page, TimeoutError

from pelagos.catalogue import load
from pelagos.engine.contract import Route
from pelagos.engine.record import Replay
from tests.browser import steps
from tests.browser.conftest import Opener
from tests.browser.situations import Found, Situation, kept_games
from tests.browser.walking import Keys, Taps, Walker, sit_down

MOVES = {"cyclades": ("take_turn", "move_fleets"), "civilization": ("move", "sail")}
BUYS = {
    "mare_nostrum": "build",
    "laget_civilization": "build",
    "mare_nostrum_empires": "build",
}
STEPS = 3
"""So many answers are one to a player who takes the best way."""


class Clicks(Walker):
    """A mouse at a desk."""

    def act(self, kind: str, target: ElementHandle) -> bool:
        if kind == "place":
            place = target.get_attribute("data-place")
            area = self.page.locator(f"[data-place='{place}']")
            self.page.mouse.click(*steps.point_of(area))
        else:
            target.click()
        return True


HANDS: dict[str, tuple[type[Walker], bool]] = {
    "mouse": (Clicks, False),
    "keys": (Keys, False),
    "taps": (Taps, True),
}


def asked_in(title: str, step: str) -> Iterator[tuple[Situation, list[Route], set[str]]]:
    """Where players were asked this in the kept games, with the routes and the single answers."""
    rules = load(title)
    found = Found(rules)
    for record in kept_games(rules):
        replay = Replay(rules, record)
        for number, line in enumerate(record.lines):
            if line.seat >= 0 and line.step == step and found.is_asked(replay.board, line.seat):
                routes = rules.routes(replay.board, line.seat)
                told = _written(replay, line.seat) if routes else set()
                yield Situation(record, number, line.seat), routes, told
            replay.forward()


def _written(replay: Replay, seat: int) -> set[str]:
    rules, board = replay.rules, replay.board
    return {rules.write(board, seat, value) for value in rules.choices(board, seat).values()}


@cache
def with_a_way(title: str) -> tuple[Situation, list[str]]:
    """Where a fleet or ship may go far; where to touch for one step of another way."""
    step, verb = MOVES[title]
    for here, routes, texts in asked_in(title, step):
        if not any(len(route.answers) >= STEPS for route in routes):
            continue
        singles = [text.split() for text in sorted(texts) if text.startswith(verb)]
        if title == "cyclades":
            return here, [singles[0][1], singles[0][3]]
        starts = {text.split()[1] for text in texts if not text.startswith("sail")}
        targets = {text.split()[2] for text in texts if not text.startswith("sail") and " " in text}
        for _, _, goal in singles:
            if goal not in starts | targets:
                return here, [goal]
    raise AssertionError(f"no kept game of {title} shows a way of {STEPS} steps")


def seated(visit: Opener, here: Situation, hand: str) -> Walker:
    walker, phone = HANDS[hand]
    page = visit("/no/such/page", phone=phone, choices="folded")
    origin = page.url.removesuffix("/no/such/page")
    player = walker(page, sit_down(page, origin, here), random.Random(hand))
    player.wait_for_question()
    return player


def state(player: Walker) -> dict[str, Any]:
    found: dict[str, Any] = player.page.request.get(f"{player.api}?contract=2").json()
    return found


def use(player: Walker, kind: str, selector: str) -> None:
    page = player.page
    page.locator(selector).first.wait_for(state="attached")
    target = page.locator(selector).first.element_handle()
    assert target is not None
    assert player.act(kind, target), selector


def is_soon_there(page: Page, selector: str) -> bool:
    try:
        page.locator(selector).first.wait_for(timeout=steps.SOON)
    except TimeoutError:
        return False
    return True


def last_answer(page: Page, api: str) -> str:
    told: str = page.request.get(f"{api}/record").text()
    # The last line of all is the count of lines.
    return told.strip().splitlines()[-2]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("title", MOVES)
def test_a_way_is_gone_step_by_step_on_request(visit: Opener, title: str, hand: str) -> None:
    here, places = with_a_way(title)
    player = seated(visit, here, hand)
    page = player.page
    before = steps.line(page)
    use(player, "button", ".stepwise")
    page.locator(".stepwise[aria-pressed=true]").wait_for()
    for place in places:
        use(player, "place", f"[data-place='{place}'].legal")
    steps.wait_for_change(page, before)
    assert steps.line(page) == before + 1, "one step only: the way goes on"
    step, verb = MOVES[title]
    given = last_answer(page, player.api)
    assert f" {step} {verb}" in given
    assert given.endswith(places[-1])
    # It goes on in the same way until it is somebody else's turn.
    player.wait_for_question()
    assert page.locator(".stepwise[aria-pressed=true]").count() == (
        len(state(player)["question"]["routes"]) > 0
    )


@cache
def with_a_purchase(title: str) -> Situation:
    """Where what is bought can be paid for in more than one way."""
    rules = load(title)
    for here, routes, _ in asked_in(title, BUYS[title]):
        board = Replay(rules, here.record)
        for _ in range(here.line):
            board.forward()
        if any(_has_a_choice(title, board.board, here.seat, route) for route in routes):
            return here
    raise AssertionError(f"no kept game of {title} shows a purchase with a choice")


def _has_a_choice(title: str, board: Any, seat: int, route: Route) -> bool:
    """Whether there is another payment than the proposed one."""
    rules, trial = load(title), board.copy()
    for answer in route.answers[:-1]:
        rules.answer(trial, seat, rules.read(trial, seat, answer))
    return len(list(islice(rules.choices(trial, seat).values(), 2))) > 1


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("title", BUYS)
def test_a_purchase_is_paid_otherwise_on_request(visit: Opener, title: str, hand: str) -> None:
    """A player who will not pay as proposed is asked how; nothing was paid yet."""
    player = seated(visit, with_a_purchase(title), hand)
    page = player.page
    before = steps.line(page)
    otherwise = ".choose button:visible:has-text('Pay another way')"
    for kind, selector in (("place", "[data-place].legal"), ("site", "svg [data-site]")):
        if not is_soon_there(page, otherwise) and page.locator(selector).count():
            use(player, kind, selector)
    page.locator(otherwise).first.wait_for()
    use(player, "button", otherwise)
    steps.wait_for_change(page, before)
    player.wait_for_question()
    assert state(player)["question"]["step"] == "pay", "it was paid as proposed"
