"""Answers on their way: one request each, kept when they do not arrive, never given twice."""

from urllib.parse import urlsplit

from playwright.sync_api import Page, Request, Route, expect

from tests.browser import steps
from tests.browser.conftest import Opener

ANSWERS = "**/api/tables/*/answers*"
ANSWERED = 5


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


def test_an_answer_costs_one_request(visit: Opener) -> None:
    """The table, what happened and the next question come with its receipt."""
    page = visit("/no/such/page")
    steps.open_table(page, "mare_nostrum")
    steps.wait_for_question(page)
    page.wait_for_load_state("networkidle")
    asked: list[str] = []

    def note(request: Request) -> None:
        path = urlsplit(request.url).path
        # What only looks ahead answers nothing.
        if path.startswith("/api/tables/") and not path.endswith(("/preview", "/withheld")):
            asked.append(f"{request.method} {path.rsplit('/', 1)[-1]}")

    page.on("request", note)
    for _ in range(ANSWERED):
        steps.wait_for_question(page)
        steps.answer(page)
    assert asked == ["POST answers"] * ANSWERED
