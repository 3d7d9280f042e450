"""The table by keyboard alone, on a phone, and for a screen reader."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import steps
from tests.browser.axe import BOTH, expect_no_violations
from tests.browser.conftest import Opener
from tests.browser.test_playing import host

PLAYED = ("Cyclades", "Mare Nostrum: Empires")


def tab_to(page: Page, target: Locator) -> None:
    """Goes on by Tab until the wanted button has the focus."""
    target.wait_for()
    for _ in range(80):
        if target.evaluate("thing => thing === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {target!r}")


def by_keyboard(page: Page) -> None:
    """Answers one question with Tab and Enter."""
    before = steps.line(page)
    answered = steps.ANSWERED.format(line=before)
    for _ in range(30):
        steps.wait_for_question(page)
        if steps.line(page) != before:
            return
        done = page.locator(".widget .primary:not([disabled])")
        forward = page.locator(steps.READY + steps.BACKWARD)
        target = done if done.count() else forward
        tab_to(page, target.first)
        page.keyboard.press("Enter")
        page.locator(f"{answered}, .widget:not([inert])").first.wait_for()
    raise AssertionError(f"no way to answer by keys: {steps.question(page)}")


@pytest.mark.parametrize("title", PLAYED)
def test_a_turn_is_played_by_keyboard_alone(visit: Opener, title: str) -> None:
    page = visit("/")
    steps.do_not_ask_again(page)
    page.reload()
    tab_to(page, page.get_by_role("button", name=f"Play now: {title}", exact=True))
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-place]")
    for _ in range(3):
        by_keyboard(page)


def test_a_whole_game_is_played_by_keyboard_alone(visit: Opener) -> None:
    page = visit("/")
    steps.do_not_ask_again(page)
    page.reload()
    host(page, "Cyclades", ["human", "bot"], rounds=1)
    for _ in range(60):
        steps.wait_for_question(page)
        if steps.is_over(page):
            break
        by_keyboard(page)
    expect(page.locator("#question")).to_have_text("The game is over")


def test_a_final_choice_is_confirmed_by_one_more_enter(visit: Opener) -> None:
    page = visit("/no/such/page")
    steps.open_table(page, "mare_nostrum_empires")
    steps.wait_for_question(page)
    before = steps.line(page)
    for _ in range(8):
        tab_to(page, page.locator(steps.READY + steps.BACKWARD).first)
        page.keyboard.press("Enter")
        confirm = page.locator(".proposal .primary:not([disabled])")
        changed = page.locator(steps.ANSWERED.format(line=before))
        confirm.or_(changed).or_(page.locator(".widget:not([inert])")).first.wait_for()
        if confirm.count():
            expect(confirm).to_be_focused()
            page.keyboard.press("Enter")
            changed.wait_for(state="attached")
            return
    pytest.fail("nothing was to be confirmed")


def test_arrow_keys_walk_over_the_map(visit: Opener) -> None:
    page = visit("/")
    steps.play_now(page, "Cyclades")
    page.locator("[data-place][tabindex='0']").focus()
    first = page.evaluate("document.activeElement.dataset.place")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    last = page.evaluate("document.activeElement.dataset.place")
    assert last
    assert last != first
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


def test_two_fingers_zoom_the_map(visit: Opener) -> None:
    page = visit("/", phone=True)
    page.get_by_role("button", name="Play now: Cyclades").tap()
    page.wait_for_selector("[data-place]")
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
    assert page.evaluate(scale) > before * 1.5


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
    page.get_by_role("link", name="Editions side by side").click()
    page.get_by_role("heading", level=1).wait_for()


Way = Callable[[Page], None]
PAGES: list[Way] = [stay, open_lens]


@pytest.mark.parametrize("way", PAGES, ids=lambda way: way.__name__)
def test_axe_finds_nothing_wrong_in_light_and_dark(visit: Opener, way: Way) -> None:
    page = visit("/")
    way(page)
    expect_no_violations(page)
