"""Every title, as a newcomer meets it: against bots, by clicks in the list and on the map."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Request, Response, expect

from tests.browser import steps
from tests.browser.axe import BOTH, Theme, expect_no_violations
from tests.browser.conftest import Opener

TITLES = {
    "cyclades": "Cyclades",
    "mare_nostrum": "Mare Nostrum",
    "laget_civilization": "Laget’s Civilization",
    "mare_nostrum_empires": "Mare Nostrum: Empires",
    "civilization": "Civilization",
}
ANSWERS = 12
MOST_ANSWERS = 40
"""So many at the most, until something was chosen on the map."""
PANEL = "[role=tabpanel]"


@contextmanager
def no_failed_request(page: Page) -> Iterator[None]:
    """Nothing the page asks for fails or is lost, and nothing it offers is refused.

    A look at what a choice would change may be overtaken by that very choice: then it is not
    asked any more, which is no fault.
    """
    failed: list[str] = []

    def refused(response: Response) -> None:
        overtaken = response.status == 409 and "/preview?" in response.url
        if response.status >= 400 and not overtaken:
            failed.append(f"{response.status} {response.url} {response.request.post_data}")

    def lost(request: Request) -> None:
        failed.append(f"{request.failure} {request.url}")

    page.on("response", refused)
    page.on("requestfailed", lost)
    yield
    page.remove_listener("response", refused)
    page.remove_listener("requestfailed", lost)
    assert failed == []


def press_the_map(page: Page, rng: random.Random) -> bool:
    """Presses one of the places that glow, when there are any to be seen."""
    if page.locator(".proposal").count():
        return False
    points = steps.points_of(page.locator("[data-place].legal"))
    if not points:
        return False
    page.mouse.click(*rng.choice(points))
    return True


@pytest.mark.parametrize(("title", "name"), TITLES.items())
def test_a_newcomer_plays_it_against_bots(visit: Opener, title: str, name: str) -> None:
    rng = random.Random(title)
    page = visit("/")
    with no_failed_request(page):
        steps.play_now(page, name)
        pressed = 0
        for given in range(MOST_ANSWERS):
            steps.wait_for_question(page)
            if steps.is_over(page) or (pressed and given >= ANSWERS):
                break
            pressed += rng.random() < 0.8 and press_the_map(page, rng)
            steps.answer(page, steps.any_of(rng))
        assert pressed, "nothing was ever chosen on the map"
    assert steps.line(page) >= ANSWERS
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("title", TITLES)
def test_axe_finds_nothing_wrong_on_its_pages(visit: Opener, title: str) -> None:
    """In both themes with the first title; the others share its colours."""
    themes: tuple[Theme, ...] = BOTH if title == "cyclades" else ("light",)
    page = visit("/no/such/page")
    steps.open_table(page, title)
    steps.wait_for_question(page)
    expect_no_violations(page)
    names = page.get_by_role("tab").all_inner_texts()
    assert len(names) > 3
    for number in range(len(names)):
        page.get_by_role("tab").nth(number).click()
        expect(page.get_by_role("tab").nth(number)).to_have_attribute("aria-selected", "true")
        page.locator(PANEL).wait_for()
        expect_no_violations(page, themes if title == "cyclades" else (), PANEL)
    page.goto(page.url + "/replay")
    page.get_by_role("slider", name="Line").wait_for()
    expect_no_violations(page, themes)
    origin = "/".join(page.url.split("/", 3)[:3])
    page.goto(f"{origin}/rules/{title}")
    page.get_by_label("Search the rules").wait_for()
    expect_no_violations(page, themes)
    page.goto(f"{origin}/host/{title}")
    page.get_by_role("button", name="Open the table").wait_for()
    expect_no_violations(page, themes)
