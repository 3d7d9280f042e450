"""A course in the browser, played with the keyboard alone; wrong tries; access."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from pelagos.catalogue import titles
from pelagos.lessons import Lesson, course, solution
from pelagos.lessons.puzzles import puzzles
from tests.browser import steps
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import IS_DEEP, Opener

DONE = "#done"


TITLES = titles() if IS_DEEP else ["laget_civilization"]


def answer_field(page: Page) -> tuple[Locator, Locator]:
    """The field for typed answers, and what unfolds it."""
    folded = page.locator("details", has=page.locator("input[list=notations]"))
    return folded.locator("input[list=notations]"), folded.locator("summary").first


def type_answer(page: Page, text: str) -> None:
    """Finds the field for typed answers with the keyboard, and answers."""
    field, summary = answer_field(page)
    if not field.is_visible():
        summary.focus()
        page.keyboard.press("Enter")
    field.focus()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def play_course(page: Page, title: str, lang: str, answer: Callable[[Lesson, str], None]) -> None:
    """Every lesson one after the other, from the first page to the last."""
    found = course(title)
    for lesson in found.lessons:
        expect(page.get_by_role("heading", level=1)).to_have_text(lesson.heading.in_language(lang))
        texts = solution(found, lesson)
        for number, text in enumerate(texts, 1):
            before = steps.line(page)
            answer(lesson, text)
            if number < len(texts):
                steps.wait_for_change(page, before)
        expect_done(page, lesson, lang)
        if lesson is not found.lessons[-1]:
            page.locator("section.done a.button.primary").focus()
            page.keyboard.press("Enter")


def first_lesson(title: str) -> str:
    return f"/learn/{title}/{course(title).lessons[0].name}"


@pytest.mark.parametrize("title", TITLES)
def test_a_course_is_played_with_the_keyboard(visit: Opener, title: str) -> None:
    page = visit(first_lesson(title), lang="ru-RU")
    play_course(page, title, "ru", lambda _, text: type_answer(page, text))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    # the game that follows has the coach at hand
    expect(page.locator("details", has=page.locator("a[href^='/learn/']")).first).to_be_visible()


def test_a_touched_province_offers_its_sites(visit: Opener) -> None:
    page = visit("/learn/laget_civilization/city", phone=True)
    page.locator("#question").wait_for()
    page.locator("[data-place=tripolitania]").first.tap()
    beside = page.locator(".near .beside")
    expect(beside.locator("[data-answer*='leptis_magna']").first).to_be_visible()
    box = beside.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


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
    # Who one is, and what is open about everybody.
    expect(page.locator("section.lesson")).to_contain_text("you:")
    expect(page.get_by_role("region", name="Standings")).to_be_visible()
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
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Try it from here: ")).first.click()
    expect(page).to_have_url(re.compile("/t/(?!" + table + ")"))
    expect(page.locator("#question")).to_be_visible()


@pytest.mark.parametrize("path", ["/learn/cyclades", "/learn/cyclades/offering"])
def test_learning_is_accessible(visit: Opener, path: str) -> None:
    page = visit(path)
    expect(page.locator("[data-place]").first).to_be_visible()
    expect_no_violations(page)


def test_a_thing_named_on_a_page_is_told_further_down(visit: Opener) -> None:
    page = visit("/learn/cyclades")
    page.get_by_role("link", name="Pegasus", exact=True).focus()
    page.keyboard.press("Enter")
    named = page.locator("dt", has_text="Pegasus")
    expect(named).to_be_in_viewport()
    expect(named.locator("xpath=following-sibling::dd[1]")).to_contain_text("cy:")
    page.keyboard.press("Tab")  # goes on from there, not from the top
    expect(page.locator("dd a:focus").first).to_be_focused()
    expect_no_violations(page)


def test_links_within_a_page_lead_there(visit: Opener) -> None:
    page = visit("/rules/cyclades")
    page.get_by_role("navigation").get_by_role("link").nth(8).click()
    expect(page.locator("section[id^=chapter-]").nth(8)).to_be_in_viewport()
    page.evaluate("scrollTo(0, 0)")
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("Tab")  # the first link of every page leads past its header
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("main :focus")).to_be_focused()


def test_two_cards_are_bought_by_a_click_on_each(visit: Opener) -> None:
    """A click buys one card and ends buying; the lesson keeps the first and waits for more."""
    found = course("civilization")
    page = visit("/learn/civilization/seven_cards", choices="folded")
    page.locator("#question").wait_for()
    face = page.locator(".shop .card-button")
    expect(face.locator("xpath=..").filter(has_text="Choose more").first).to_be_visible()
    before = steps.line(page)
    face.and_(page.locator("[data-things='card:music']")).click()
    steps.wait_for_change(page, before)
    status = page.get_by_role("status")
    expect(status.filter(has_text="Not yet. One card is chosen")).to_be_visible()
    face.and_(page.locator("[data-things='card:astronomy']")).click()
    expect_done(page, found.lesson("seven_cards"), "en")


def test_a_ship_takes_tokens_across_step_by_step(visit: Opener) -> None:
    found = course("civilization")
    page = visit("/learn/civilization/ship", choices="folded")
    page.locator("#question").wait_for()
    for text in ("build_levy knossos", "done", "embark ship1 2", "sail ship1 thera"):
        before = steps.line(page)
        type_answer(page, text)
        steps.wait_for_change(page, before)
    expect(page.get_by_role("status").filter(has_text="Right.")).to_be_visible()
    type_answer(page, "sail ship1 phaestos")
    expect(page.get_by_role("status").filter(has_text="aboard")).to_be_visible()
    type_answer(page, "sail ship1 athens; land ship1 2")
    expect_done(page, found.lesson("ship"), "en")


LEARNERS = [("en-GB", "en"), ("ru-RU", "ru"), ("pl-PL", "pl")]


def expect_done(page: Page, lesson: Lesson, lang: str) -> None:
    """What was right is told, and is where a screen reader reads on."""
    expect(page.locator(DONE)).to_be_focused()
    expect(page.locator("section.done")).to_contain_text(lesson.right.in_language(lang))


@pytest.mark.parametrize(("locale", "lang"), LEARNERS)
def test_lessons_are_finished_by_touch(visit: Opener, locale: str, lang: str) -> None:
    found = course("laget_civilization")
    page = visit("/learn/laget_civilization/goal", phone=True, lang=locale)
    page.locator("#question").wait_for()
    page.get_by_role("button", name="3", exact=True).first.tap()
    expect_done(page, found.lesson("goal"), lang)
    page.locator("a.button.primary").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        found.lesson("take").heading.in_language(lang)
    )
    page.goto(page.url.replace("/take", "/market"))
    page.locator("[data-place=carthage]").first.tap()
    page.locator("[data-ready][data-answer*='market carthage']:not([tabindex='-1'])").tap()
    expect_done(page, found.lesson("market"), lang)


@pytest.mark.parametrize(("locale", "lang"), LEARNERS)
def test_lessons_are_finished_on_the_map_with_the_keyboard(
    visit: Opener, locale: str, lang: str
) -> None:
    found = course("civilization")
    page = visit("/learn/civilization/city", lang=locale)
    page.locator("#question").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.locator("[data-place=knossos]").first.focus()
    page.keyboard.press("Enter")
    expect_done(page, found.lesson("city"), lang)
    expect_no_violations(page)


def test_what_lies_beside_the_board_is_touched_in_a_lesson_too(visit: Opener) -> None:
    """Two things can be done with the Pegasus: the tile offers both by name."""
    page = visit("/learn/cyclades/creature", choices="folded")
    page.locator("#question").wait_for()
    before = steps.line(page)
    page.locator(".strip button[data-things='creature:pegasus']").click()
    buttons = page.locator(".beside-thing .buttons button")
    expect(buttons).to_have_count(2)
    buttons.filter(has_text="Summon").click()
    steps.wait_for_change(page, before)
