"""What a player does at a table, step by step."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

TRIES = 200

ANSWERED = "main [data-line]:not([data-line='{line}'])"
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


def do_not_ask_again(page: Page) -> None:
    """Every choice is given at once, also one that is final."""
    page.evaluate("localStorage.setItem('pelagos.asking', 'never')")


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
    return lambda found: found.nth(rng.randrange(found.count()))


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
            page.locator(f".proposal .primary:not([disabled]), {answered}, {OVER}").first.wait_for()
            confirm = page.locator(".proposal .primary:not([disabled])")
            if confirm.count():
                confirm.click()
            continue
        done = page.locator(".widget:not([inert]) .primary:not([disabled])")
        forward = page.locator(READY + BACKWARD)
        target = done if done.count() else forward
        if target.count():
            pick(target).click()
    raise AssertionError(f"no way to answer: {question(page)}")


def line(page: Page) -> int:
    """How many answers the table has, as far as this page knows."""
    return int(page.locator("main [data-line]").get_attribute("data-line") or 0)


def point_of(place: Locator) -> list[float] | None:
    """A point of an area that a finger can reach; the middle of its box may lie outside of it."""
    found: list[float] | None = place.evaluate(
        """area => {
            const box = area.getBBox(), svg = area.ownerSVGElement, m = area.getScreenCTM()
            for (let n = 1; n < 400; n++) {
                const p = svg.createSVGPoint()
                p.x = box.x + box.width * ((n * 0.618) % 1)
                p.y = box.y + box.height * (n / 400)
                const q = p.matrixTransform(m)
                if (document.elementFromPoint(q.x, q.y) === area) return [q.x, q.y]
            }
            return null
        }"""
    )
    return found


def press_place(page: Page, place: Locator) -> None:
    """Clicks into an area."""
    point = point_of(place)
    assert point is not None, "this place cannot be reached"
    page.mouse.click(point[0], point[1])


def expect_asked(page: Page) -> None:
    expect(choices(page).first).to_be_visible()
