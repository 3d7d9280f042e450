"""A course in the browser, played with the keyboard alone; wrong tries; access."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pelagos.lessons import course, solution
from pelagos.lessons.puzzles import puzzles
from tests.browser import steps
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import Opener

DONE = "#done"


def type_answer(page: Page, text: str) -> None:
    """Finds the field for typed answers with the keyboard, and answers."""
    field = page.locator("input[list=notations]")
    if not field.is_visible():
        page.locator("summary", has_text="Type").first.focus()
        page.keyboard.press("Enter")
    field.focus()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_a_course_is_played_with_the_keyboard(visit: Opener) -> None:
    title = "laget_civilization"
    found = course(title)
    page = visit(f"/learn/{title}/{found.lessons[0].name}")
    for lesson in found.lessons:
        expect(page.get_by_role("heading", level=1)).to_have_text(lesson.heading.en)
        texts = solution(found, lesson)
        for number, text in enumerate(texts, 1):
            before = steps.line(page)
            type_answer(page, text)
            if number < len(texts):
                steps.wait_for_change(page, before)
        expect(page.locator(DONE)).to_be_focused()
        if lesson is not found.lessons[-1]:
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
    page.get_by_role("button", name="Play now").click()
    # the game that follows has the coach at hand
    expect(page.get_by_role("heading", name="What matters now")).to_be_visible()


def test_a_wrong_try_is_answered_and_nothing_moves(visit: Opener) -> None:
    page = visit("/learn/laget_civilization/city")
    expect(page.locator("#question")).to_be_visible()
    before = steps.line(page)
    type_answer(page, "end")
    status = page.get_by_role("status").filter(has_text="Not yet.")
    expect(status).to_contain_text("Tripolitania")
    assert steps.line(page) == before
    expect(page.locator("#question")).to_be_visible()


def test_a_puzzle_is_missed_shown_and_solved_and_remembered(visit: Opener) -> None:
    page = visit("/learn/mare_nostrum/puzzles")
    page.get_by_role("link", name="No. 1", exact=True).click()
    expect(page.locator("#question")).to_be_visible()
    found = puzzles("mare_nostrum")
    type_answer(page, "end")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_role("status").filter(has_text="The best answer:")).to_be_visible()
    page.reload()
    expect(page.locator("#question")).to_be_visible()
    type_answer(page, solution(found, found.lessons[0])[0])
    expect(page.locator(DONE)).to_be_focused()
    page.get_by_role("link", name="Puzzles: Mare Nostrum").click()
    expect(page.get_by_text("1 of ")).to_be_visible()
    expect_no_violations(page)


def test_a_review_is_asked_for_and_shows_its_progress(visit: Opener) -> None:
    page = visit("/")
    origin = page.url.rstrip("/")
    record = Path("records/laget_civilization/pyramids.pelagos").read_text("utf-8")
    table = page.request.post(f"{origin}/api/records", data=record).json()["table"]
    page.goto(f"{origin}/t/{table}/replay?review")
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("heading", name="Costliest decisions")).to_be_visible()
    expect(page.get_by_role("progressbar", name="Review")).to_be_visible()
    expect_no_violations(page)


@pytest.mark.parametrize("path", ["/learn/cyclades", "/learn/cyclades/offering"])
def test_learning_is_accessible(visit: Opener, path: str) -> None:
    page = visit(path)
    expect(page.locator("[data-place]").first).to_be_visible()
    expect_no_violations(page)
