"""What a player does at a table, step by step."""

import random
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import PATIENCE

TRIES = 200
SHORT = 50
SOON = 5_000
"""Milliseconds after which a click is given up: what was to be clicked may be gone."""

ANSWERED = "main [data-line]:not([data-line='{line}'])"
CONFIRM = ".proposal .primary:not([disabled])"
OVER = "a[href$='/replay'].primary"
READY = ".widget:not([inert]) button:not([disabled]):visible"
# What goes back instead of forward: one piece less, another choice.
BACKWARD = ":not(.quiet):not([aria-label$='−1']):not([aria-pressed='true'])"

Pick = Callable[[Locator], Locator]


def play_now(page: Page, title: str) -> None:
    """One click in the lobby."""
    page.get_by_role("button", name=f"Play now: {title}", exact=True).click()
    page.wait_for_selector("[data-place]")


def open_table(page: Page, title: str) -> None:
    """A game against bots without the way through the lobby."""
    address = page.url.split("/", 3)
    made = page.request.post("/".join([*address[:3], "api/play"]), data={"title": title}).json()
    page.goto("/".join([*address[:3], f"t/{made['table']}"]))
    page.wait_for_selector("[data-place]")


def host_for_two(page: Page) -> str:
    """Hosts a table for two on the host's page; the link of the second seat."""
    page.get_by_label("Name of the table").fill("Friday")
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Seat 2").locator("select").first.select_option("human")
    page.get_by_label("Time for each player").fill("30")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Invite your friends")).to_be_visible()
    page.get_by_role("button", name="QR code").click()
    expect(page.locator(".code svg")).to_be_visible()
    return page.locator("input[readonly]").first.input_value()


def question(page: Page) -> str:
    """What the page asks, or says it waits for."""
    return page.locator("#question").inner_text()


def wait_for_question(page: Page) -> str:
    """Waits until this player is asked or the game is over."""
    # An answer on its way makes the widget inert until the next question is there.
    page.locator(f".widget:not([inert]) button:visible, {OVER}").first.wait_for()
    return question(page)


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def choices(page: Page) -> Locator:
    """The buttons with which the present question can be answered."""
    return page.locator(READY)


def first(found: Locator) -> Locator:
    return found.first


def last(found: Locator) -> Locator:
    return found.last


def any_of(rng: random.Random) -> Pick:
    """Any of the buttons, as the dice fall."""
    return lambda found: found.nth(rng.randrange(found.count() or 1))


def click_if_there(target: Locator) -> None:
    """Clicks, unless the table has moved on meanwhile; who calls looks again in either case."""
    try:
        target.click(timeout=SOON)
    except TimeoutError:
        return


def answer(page: Page, pick: Pick = first) -> None:
    """Takes one of the choices again and again until the table has one more answer."""
    before = line(page)
    answered = ANSWERED.format(line=before)
    for _ in range(TRIES):
        page.locator(f"{READY}, {answered}, {OVER}").first.wait_for()
        if is_over(page) or line(page) != before:
            return
        if page.locator(".proposal").count():
            # Confirms it, unless it is on its way already.
            page.locator(f"{CONFIRM}, {answered}, {OVER}").first.wait_for()
            confirm = page.locator(CONFIRM)
            if confirm.count():
                click_if_there(confirm)
            continue
        done = page.locator(".widget:not([inert]) .primary:not([disabled])")
        forward = page.locator(READY + BACKWARD)
        target = done if done.count() else forward
        if target.count():
            click_if_there(pick(target))
    raise AssertionError(f"no way to answer: {question(page)}")


def line(page: Page) -> int:
    """How many answers the table has, as far as this page knows."""
    return int(page.locator("main [data-line]").get_attribute("data-line") or 0)


def wait_for_proposal(page: Page) -> bool:
    """After a choice: whether it is to be confirmed, once the page knows that."""
    expect(page.locator(".proposal .primary[disabled]")).to_have_count(0)
    return page.locator(CONFIRM).count() > 0


def wait_for_change(page: Page, before: int) -> None:
    """Waits until the table has more answers than before, or fewer."""
    page.locator(ANSWERED.format(line=before)).wait_for()


def points_of(places: Locator) -> list[list[float]]:
    """A point of each area that a finger can reach; the middle of its box may lie outside of it.

    All are looked for in one go: the next moment others may glow.
    """
    found: list[list[float]] = places.evaluate_all(
        """areas => areas.flatMap(area => {
            const box = area.getBBox(), svg = area.ownerSVGElement, m = area.getScreenCTM()
            for (let n = 1; n < 400; n++) {
                const p = svg.createSVGPoint()
                p.x = box.x + box.width * ((n * 0.618) % 1)
                p.y = box.y + box.height * (n / 400)
                const q = p.matrixTransform(m)
                if (document.elementFromPoint(q.x, q.y) === area) return [[q.x, q.y]]
            }
            return []
        })"""
    )
    return found


def point_of(place: Locator) -> list[float]:
    """A point of one area that a finger can reach, once it lies in sight."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        found = points_of(place)
        if found:
            return found[0]
        place.page.wait_for_timeout(SHORT)
    raise AssertionError(f"{place} cannot be reached")


STILL = """() => new Promise(done => {
    const look = () => [...document.querySelectorAll(
        '.world, .contents .token, .near, .look, .proposal, #question, .beside-thing'
    )].map(e => e.getBoundingClientRect()).map(b => [b.x, b.y, b.width, b.height]).join()
    let [before, same] = ['', 0]
    const again = () => {
        const now = look()
        same = now === before ? same + 1 : 0
        before = now
        if (same < 4) setTimeout(() => requestAnimationFrame(again), 40)
        else done(true)
    }
    again()
})"""


def stand_still(page: Page) -> None:
    """Waits until nothing moves any more: neither the map nor what lies beside it."""
    page.evaluate(STILL)


def first_asked(pages: list[Page]) -> Page | None:
    """Whichever of these people is asked first; nobody when the game is over."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        if any(is_over(page) for page in pages):
            return None
        for page in pages:
            if choices(page).count():
                return page
        pages[0].wait_for_timeout(SHORT)
    raise AssertionError(f"nobody is asked: {[question(page) for page in pages]}")


def expect_asked(page: Page) -> None:
    expect(choices(page).first).to_be_visible()
