"""The table by keyboard alone, on a phone, and for a screen reader."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import steps
from tests.browser.axe import BOTH, expect_no_violations
from tests.browser.conftest import Opener
from tests.browser.test_playing import host

PLAYED = ("Cyclades", "Mare Nostrum: Empires")


def tab_to(page: Page, target: Locator) -> bool:
    """Goes on by Tab until the wanted button has the focus; not when it has gone meanwhile."""
    target.wait_for()
    for _ in range(80):
        # Without waiting for it: the table may have moved on.
        if target.evaluate_all("things => things.includes(document.activeElement)"):
            return True
        page.keyboard.press("Tab")
    return False


def by_keyboard(page: Page) -> None:
    """Answers one question with Tab and Enter."""
    before = steps.line(page)
    for _ in range(30):
        steps.wait_for_question(page)
        if steps.is_over(page) or steps.line(page) != before:
            return
        done = page.locator(".widget:not([inert]) .primary:not([disabled])")
        forward = page.locator(steps.READY + steps.BACKWARD)
        target = done if done.count() else forward
        if tab_to(page, target.first):
            page.keyboard.press("Enter")
    raise AssertionError(f"no way to answer by keys: {steps.question(page)}")


@pytest.mark.parametrize("title", PLAYED)
def test_a_turn_is_played_by_keyboard_alone(visit: Opener, title: str) -> None:
    page = visit("/")
    assert tab_to(page, page.get_by_role("button", name=f"Play now: {title}", exact=True))
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-place]")
    for _ in range(3):
        by_keyboard(page)


def test_a_whole_game_is_played_by_keyboard_alone(visit: Opener) -> None:
    page = visit("/")
    host(page, "Cyclades", ["human", "bot"], rounds=1)
    for _ in range(60):
        steps.wait_for_question(page)
        if steps.is_over(page):
            break
        by_keyboard(page)
    expect(page.locator("#question")).to_have_text("The game is over")


def test_a_final_choice_is_confirmed_by_one_more_enter(visit: Opener) -> None:
    page = visit("/no/such/page", asking="final")
    steps.open_table(page, "mare_nostrum_empires")
    for _ in range(8):
        steps.wait_for_question(page)
        before = steps.line(page)
        assert tab_to(page, page.locator(steps.READY + steps.BACKWARD).first)
        page.keyboard.press("Enter")
        if steps.wait_for_proposal(page):
            expect(page.locator(steps.CONFIRM)).to_be_focused()
            page.keyboard.press("Enter")
            steps.wait_for_change(page, before)
            return
    pytest.fail("nothing was to be confirmed")


def test_arrow_keys_walk_over_the_map(visit: Opener) -> None:
    page = visit("/")
    steps.play_now(page, "Cyclades")
    steps.wait_for_question(page)
    page.locator("[data-place][tabindex='0']").focus()
    visited = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        visited.add(page.evaluate("document.activeElement.dataset.place"))
    assert None not in visited
    assert len(visited) > 1
    assert page.evaluate("document.activeElement.getAttribute('aria-label')")


@pytest.mark.parametrize("title", PLAYED)
def test_a_phone_shows_the_board_and_can_answer_by_touch(visit: Opener, title: str) -> None:
    page = visit("/", phone=True)
    page.get_by_role("button", name=f"Play now: {title}", exact=True).tap()
    page.wait_for_selector("[data-place]")
    steps.wait_for_question(page)
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
    for _ in range(3):
        steps.wait_for_question(page)
        steps.answer(page, steps.first)


IN_SIGHT = """() => {
    const top = document.querySelector('#question').getBoundingClientRect().top
    const covered = document.querySelector('.board').getBoundingClientRect().bottom
    return top > covered - 1 && top < innerHeight
}"""


def test_on_a_phone_a_new_question_is_seen_from_its_beginning(visit: Opener) -> None:
    page = visit("/no/such/page", phone=True)
    steps.open_table(page, "cyclades")
    steps.wait_for_question(page)
    before = steps.line(page)
    page.locator("summary", has_text="Type the answer").click()
    typed = page.get_by_label("Type the answer")
    typed.fill(typed.get_attribute("placeholder") or "")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert not page.evaluate(IN_SIGHT)
    typed.evaluate("input => input.form.requestSubmit()")
    page.locator(steps.ANSWERED.format(line=before)).wait_for(state="attached")
    steps.wait_for_question(page)
    page.wait_for_function(IN_SIGHT)


def test_two_fingers_zoom_the_map(visit: Opener) -> None:
    page = visit("/", phone=True)
    page.get_by_role("button", name="Play now: Cyclades").tap()
    page.wait_for_selector("[data-place]")
    steps.wait_for_question(page)  # on a small screen the map moves to what may be chosen
    scale = "new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).a"
    before = page.evaluate(scale)
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, gap: int) -> None:
        points = [{"x": 195 - gap, "y": 300, "id": 0}, {"x": 195 + gap, "y": 300, "id": 1}]
        touch.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [] if kind == "touchEnd" else points},
        )

    fingers("touchStart", 40)
    for gap in range(50, 150, 20):
        fingers("touchMove", gap)
    fingers("touchEnd", 0)
    page.wait_for_function(f"{scale} > {before * 1.5}")


INK = """deep => {
    const fresh = document.createElement('i')
    fresh.style.color = 'var(--ink)'
    document.body.append(fresh)
    const [wanted, found] = [fresh, deep].map(thing => getComputedStyle(thing).color)
    fresh.remove()
    return [found, wanted, document.getAnimations().length]
}"""


def test_a_change_of_colours_shows_at_once_everywhere(visit: Opener) -> None:
    """A colour is inherited through many levels: none of them may come later than the others."""
    page = visit("/no/such/page")
    steps.open_table(page, "cyclades")
    steps.wait_for_question(page)
    deep = page.locator("#question")
    seen: list[str] = []
    for theme in reversed(BOTH):
        page.emulate_media(color_scheme=theme)
        found, wanted, moving = deep.evaluate(INK)
        assert (found, moving) == (wanted, 0)
        seen.append(found)
    assert seen[0] != seen[1]


def stay(page: Page) -> None:
    page.get_by_role("button", name="Play now: Cyclades").wait_for()


def open_lens(page: Page) -> None:
    page.get_by_role("link", name="Compare editions").click()
    page.get_by_role("heading", level=1).wait_for()


Way = Callable[[Page], None]
PAGES: list[Way] = [stay, open_lens]


@pytest.mark.parametrize("way", PAGES, ids=lambda way: way.__name__)
def test_axe_finds_nothing_wrong_in_light_and_dark(visit: Opener, way: Way) -> None:
    page = visit("/")
    way(page)
    expect_no_violations(page)
