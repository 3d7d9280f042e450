"""Every clock shows the same on every screen: sampled while the game goes on, side by side."""

from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import steps
from tests.browser.conftest import Opener
from tests.browser.test_clubs import local, sit
from tests.browser.test_friends import expect_same_clocks

SECONDS = 3
EVERY = 100
"""Milliseconds between two samples of a page."""
NEAR = 60
"""Milliseconds between samples of two pages that are compared."""
STALLED = 250
"""Milliseconds without a sample after which a page had no turn at the processor."""
CALM = 700
"""Milliseconds of regular samples before one that counts: what is drawn has caught up by then."""

SAMPLE = f"""() => {{
    const real = performance
    window.samples = []
    setInterval(() => window.samples.push([
        real.timeOrigin + real.now(),
        ...[...document.querySelectorAll('[role=timer]')].map(timer => {{
            const [rest, minutes, hours = 0] = timer.innerText.split(':').map(Number).reverse()
            return (hours * 60 + minutes) * 60 + rest
        }})
    ]), {EVERY})
}}"""
WRONG = """() => {
    const right = Date.now
    window.wrong = 0
    Date.now = () => right() + window.wrong
}"""
"""A computer whose clock somebody may set."""

Sample = list[float]


def told(page: Page) -> list[Sample]:
    """What the page has shown since it was last asked, whenever it had been drawn in time."""
    found: list[Sample] = page.evaluate("window.samples.splice(0)")
    calm, kept = 0.0, []
    for before, now in pairwise(found):
        gap = now[0] - before[0]
        calm = calm + gap if gap < STALLED else 0.0
        if calm > CALM:
            kept.append(now)
    return kept


def differences(pages: list[Page]) -> list[float]:
    """By how many seconds two pages differed, sample by sample."""
    for page in pages:
        page.evaluate("window.samples.length = 0")
    found: list[float] = []
    for _ in range(20):
        pages[0].wait_for_timeout(1000 * SECONDS)
        first, second = (told(page) for page in pages)
        for one in first:
            near = [x for x in second if abs(x[0] - one[0]) < NEAR and len(x) == len(one)]
            found += [max(abs(a - b) for a, b in zip(one[1:], x[1:], strict=True)) for x in near]
        if len(found) >= 10:
            return found
    raise AssertionError("the pages never had a turn at the same time")


def wrong_by(page: Page, milliseconds: int) -> None:
    page.evaluate("by => window.wrong = by", milliseconds)


def test_two_clocks_never_differ_by_more_than_a_second(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    link = steps.host_for_two(anna)
    boris = visit(local(link), phone=True)
    sit(boris, "Boris")
    pages = [anna, boris]
    for page in pages:
        expect(page.get_by_role("timer").first).to_be_visible()  # the seat is taken
        page.add_init_script(f"({WRONG})()")
        page.reload()
        expect(page.get_by_role("timer").first).to_be_visible()
        page.evaluate(SAMPLE)

    def expect_alike(when: str) -> None:
        expect_same_clocks(pages)  # all has been told to both
        found: Any = differences(pages)
        assert max(found) <= 1, f"{when}: {found}"

    expect_alike("at the start")
    wrong_by(boris, 3_600_000)
    expect_alike("after a computer's clock was set an hour ahead")
    for _ in range(2):
        asked = steps.first_asked(pages)
        assert asked is not None
        steps.answer(asked)
    expect_alike("after answers that were told since")
    wrong_by(boris, -20_000)
    anna.get_by_role("button", name="Pause").click()
    for page in pages:
        expect(page.get_by_role("heading", name="The table is paused")).to_be_visible()
    expect_alike("while paused")
    anna.get_by_role("button", name="Resume").click()
    for page in pages:
        expect(page.get_by_role("heading", name="The table is paused")).to_have_count(0)
    expect_alike("after the pause")
    asked = steps.first_asked(pages)
    assert asked is not None
    steps.answer(asked)
    undo = asked.get_by_role("button", name="Undo", exact=True)
    if undo.is_enabled():
        before = steps.line(asked)
        undo.click()
        steps.wait_for_change(asked, before)
    expect_alike("after taking back")
