"""The table by keyboard alone, on a phone, and for a screen reader."""

import json
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser import steps
from tests.browser.conftest import ROOT, Opener

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def tab_to(page: Page, name: str) -> None:
    """Goes on by Tab until the wanted button has the focus."""
    target = page.get_by_role("button", name=name, exact=True).first
    target.wait_for(timeout=steps.PATIENCE)
    for _ in range(60):
        page.keyboard.press("Tab")
        if target.evaluate("thing => thing === document.activeElement"):
            return
    raise AssertionError(f"Tab never comes to {name!r}")


def test_a_turn_is_played_by_keyboard_alone(visit: Opener) -> None:
    page = visit("/")
    tab_to(page, "Play now: Cyclades")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-place]", timeout=steps.PATIENCE)
    steps.wait_for_question(page)
    for _ in range(3):
        before = steps.line(page)
        for _ in range(8):
            steps.wait_for_question(page)
            if steps.line(page) != before:
                break
            if not page.locator(".proposal").count():
                tab_to(page, steps.choices(page).first.inner_text())
            page.keyboard.press("Enter")
            page.wait_for_timeout(150)
        assert steps.line(page) > before


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


def test_a_phone_shows_the_board_and_can_answer_by_touch(visit: Opener) -> None:
    page = visit("/", phone=True)
    page.get_by_role("button", name="Play now: Cyclades").tap()
    page.wait_for_selector("[data-place]", timeout=steps.PATIENCE)
    steps.wait_for_question(page)
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
    steps.choices(page).first.tap()
    expect(page.locator(".trail, .proposal").first).to_be_visible()


def test_two_fingers_zoom_the_map(visit: Opener) -> None:
    page = visit("/", phone=True)
    page.get_by_role("button", name="Play now: Cyclades").tap()
    page.wait_for_selector("[data-place]", timeout=steps.PATIENCE)
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


def open_table(page: Page) -> None:
    steps.play_now(page, "Cyclades")
    steps.wait_for_question(page)


def open_replay(page: Page) -> None:
    open_table(page)
    page.goto(page.url + "/replay")
    page.get_by_role("slider", name="Line").wait_for()


def open_host(page: Page) -> None:
    page.get_by_role("link", name="Host a table: Cyclades").click()
    page.get_by_role("button", name="Open the table").wait_for()


def open_rules(page: Page) -> None:
    page.get_by_role("link", name="Rules: Cyclades").click()
    page.get_by_label("Search the rules").wait_for()


def open_lens(page: Page) -> None:
    page.get_by_role("link", name="Editions side by side").click()
    page.get_by_role("heading", level=1).wait_for()


def stay(page: Page) -> None:
    page.get_by_role("button", name="Play now: Cyclades").wait_for()


THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
Way = Callable[[Page], None]
PAGES: list[Way] = [stay, open_host, open_table, open_replay, open_rules, open_lens]


def violations(page: Page) -> list[dict[str, object]]:
    """What axe finds wrong with the page as it is."""
    found = page.evaluate("axe.run({resultTypes: ['violations']}).then(r => r.violations)")
    return [
        {"rule": v["id"], "impact": v["impact"], "nodes": [n["html"][:160] for n in v["nodes"][:4]]}
        for v in found
    ]


@pytest.mark.parametrize("way", PAGES, ids=lambda way: way.__name__)
def test_axe_finds_nothing_wrong_in_light_and_dark(visit: Opener, way: Way) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: scripts/npm ci")
    page = visit("/")
    way(page)
    # The policy of the page forbids foreign scripts, so axe comes by the debugger.
    page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        told = violations(page)
        assert told == [], f"{theme}: {json.dumps(told, indent=1)}"
