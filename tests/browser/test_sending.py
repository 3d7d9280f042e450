"""Answers on their way: one request each, kept when they do not arrive, never given twice."""

import json
import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request, Response, Route, expect

from tests.browser import steps
from tests.browser.conftest import PATIENCE, Opener

ANSWERS = "**/api/tables/*/answers*"
ANSWERED = 5
LOOK = 100
"""Milliseconds between two looks."""


def at_a_question(page: Page) -> None:
    """A table that asks for an offering; Apollo can always be had."""
    steps.open_table(page, "cyclades")
    steps.wait_for_question(page)
    page.locator("summary", has_text="Type the answer").click()


def type_answer(page: Page) -> None:
    page.get_by_label("Type the answer").fill("apollo")
    page.get_by_label("Type the answer").press("Enter")


def test_an_answer_that_does_not_arrive_is_kept_and_given_once(visit: Opener) -> None:
    page = visit("/no/such/page")
    at_a_question(page)
    before = steps.question(page), steps.line(page)
    page.route(ANSWERS, lambda route: route.abort())
    type_answer(page)
    again = page.get_by_role("button", name="Send it again")
    expect(page.get_by_role("alert").filter(has=again)).to_contain_text("apollo")
    assert (steps.question(page), steps.line(page)) == before
    page.unroute(ANSWERS)
    sent: list[str] = []

    def note(request: Request) -> None:
        if "/answers" in request.url:
            sent.append(request.url)

    page.on("request", note)
    again.click()
    steps.wait_for_change(page, before[1])
    expect(again).to_have_count(0)
    assert len(sent) == 1


def test_an_answer_whose_receipt_is_lost_is_not_offered_again(visit: Opener) -> None:
    """It reached the server; only the page did not hear so."""
    page = visit("/no/such/page")
    at_a_question(page)
    before = steps.line(page)

    def swallow(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route(ANSWERS, swallow)
    with page.expect_event("requestfailed"):
        type_answer(page)
    steps.wait_for_change(page, before)
    expect(page.locator(".widget[inert]")).to_have_count(0)
    assert page.get_by_role("button", name="Send it again").count() == 0


def wait_for(page: Page, is_so: Callable[[], bool]) -> None:
    """Waits until it is so; meanwhile the page tells what goes to and fro."""
    for _ in range(PATIENCE // LOOK):
        if is_so():
            return
        page.wait_for_timeout(LOOK)
    raise AssertionError("the channel was never opened")


def open_listening(page: Page, title: str) -> None:
    """A game against bots whose live channel stands: the page has then looked once more."""
    looks: list[str] = []

    def note(response: Response) -> None:
        path = urlsplit(response.url).path
        if re.fullmatch(r"/api/tables/\w+", path):
            looks.append(path)

    page.on("response", note)
    steps.open_table(page, title)
    steps.wait_for_question(page)
    wait_for(page, lambda: len(looks) > 1)
    page.remove_listener("response", note)
    page.wait_for_load_state("networkidle")


def test_an_answer_costs_one_request(visit: Opener) -> None:
    """The table, what happened and the next question come with its receipt; the coach of a newcomer
    is asked about once a question."""
    page = visit("/no/such/page")
    open_listening(page, "mare_nostrum")
    asked: list[str] = []
    advice: list[str] = []

    def note(request: Request) -> None:
        path = urlsplit(request.url).path
        # What only looks ahead answers nothing.
        if path.startswith("/api/tables/") and not path.endswith(("/preview", "/withheld")):
            what = f"{request.method} {path.rsplit('/', 1)[-1]}"
            (advice if what == "GET coach" else asked).append(what)

    page.on("request", note)
    while asked.count("POST answers") < ANSWERED:  # the table goes on by what bots answer, too
        steps.wait_for_question(page)
        steps.answer(page)
    assert asked == ["POST answers"] * ANSWERED
    assert len(advice) <= 2 * ANSWERED


def messages(page: Page) -> list[str]:
    """What the table's live channel tells of it from now on, once the page has opened it anew."""
    found: list[str] = []

    def hear(frame: str | bytes) -> None:
        # That somebody has come or gone may be told at any time.
        if "presence" not in json.loads(frame):
            found.append(str(frame))

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    page.reload()
    expect(page.get_by_role("timer").first).to_be_visible()
    wait_for(page, lambda: len(found) > 0)  # the first only says where the table is
    return found


def test_an_answer_is_one_message_to_the_other_seat_and_none_to_ones_own(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    link = steps.host_for_two(anna)
    boris = visit("/" + link.split("/", 3)[3])
    boris.get_by_label("Your name").fill("Boris")
    boris.get_by_role("button", name="Sit down").click()
    expect(boris.get_by_role("timer").first).to_be_visible()
    pages = [anna, boris]
    heard = [messages(page) for page in pages]
    for _ in range(ANSWERED):
        asked = steps.first_asked(pages)
        assert asked is not None
        for each in heard:
            each.clear()
        mine = pages.index(asked)
        before = steps.line(pages[1 - mine])
        steps.answer(asked)
        steps.wait_for_change(pages[1 - mine], before)
        pages[1 - mine].wait_for_timeout(300)  # for a message that should not come
        assert [len(json.loads(text)["told"]) > 0 for text in heard[1 - mine]] == [True]
        assert heard[mine] == []
