"""On a phone everything that can be pressed is wide enough for a thumb."""

import pytest
from playwright.sync_api import Page

from tests.browser import steps
from tests.browser.conftest import Opener
from tests.browser.test_titles import TITLES
from tests.browser.walking import ASKED

LEAST = 40
"""Pixels."""

# Places of the map are as large as they are drawn; words inside a sentence have its height.
SMALL = """least => [...document.querySelectorAll(
  'main :is(button, a, select, summary, input, [role=tab], [role=button])'
)].filter(e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(e => !e.closest('svg, .hidden, p, li > span, [aria-hidden=true]'))
  .map(e => [e, (e.closest('label') ?? e).getBoundingClientRect()])
  .filter(([, box]) => box.width && box.height && (box.height < least || box.width < least))
  .map(([e, box]) => `${e.tagName} ${e.className} ${(e.innerText || e.ariaLabel || e.type).trim()
    .slice(0, 30)}: ${Math.round(box.width)} × ${Math.round(box.height)}`)"""


def small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL, LEAST)
    return found


@pytest.mark.parametrize("title", TITLES)
def test_nothing_to_press_is_too_small_for_a_thumb(visit: Opener, title: str) -> None:
    page = visit("/no/such/page", phone=True, choices="folded")
    steps.open_table(page, title)
    page.locator(ASKED).wait_for()
    assert small(page) == []
    tabs = page.get_by_role("tab")
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        page.locator("[role=tabpanel]").wait_for()
        assert small(page) == [], tabs.nth(number).inner_text()
    page.goto(page.url + "/replay")
    page.get_by_role("slider", name="Line").wait_for()
    assert small(page) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_tabs_stay_in_one_row_in_every_language(visit: Opener, phone: bool) -> None:
    for lang in ("ru", "pl"):
        page = visit("/no/such/page", phone=phone, lang=lang)
        steps.open_table(page, "cyclades")
        tabs = page.get_by_role("tab")
        tabs.first.wait_for()
        tops = tabs.evaluate_all("found => found.map(tab => tab.getBoundingClientRect().top)")
        assert len(tops) > 3
        assert len(set(tops)) == 1
        assert page.get_by_role("tablist").evaluate("row => row.scrollWidth - row.clientWidth") <= 0
