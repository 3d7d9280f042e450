"""What a player does at a table, step by step."""

from playwright.sync_api import Locator, Page, expect

PATIENCE = 30_000


def play_now(page: Page, title: str) -> None:
    """One click in the lobby."""
    page.get_by_role("button", name=f"Play now: {title}").click()
    page.wait_for_selector("[data-place]", timeout=PATIENCE)


def question(page: Page) -> str:
    """What the page asks, or says it waits for."""
    return page.locator("#question").inner_text()


def wait_for_question(page: Page) -> str:
    """Waits until this player is asked or the game is over."""
    # An answer on its way makes the widget inert until the next question is there.
    ready = page.locator(".widget:not([inert]) button, a[href$='/replay'].primary")
    ready.first.wait_for(timeout=PATIENCE)
    return question(page)


def is_over(page: Page) -> bool:
    return page.locator("a[href$='/replay'].primary").count() > 0


def choices(page: Page) -> Locator:
    """The buttons with which the present question can be answered."""
    return page.locator(".widget:not([inert]) button:not([disabled])")


def answer(page: Page, pick: int = 0) -> None:
    """Takes one of the choices again and again until the table has one more answer."""
    before = line(page)
    for _ in range(200):
        if is_over(page) or line(page) != before:
            return
        if not choices(page).count():
            page.wait_for_timeout(50)
            continue
        confirm = page.locator(".proposal .primary:not([disabled])")
        done = page.locator(".widget > button.primary:not([disabled])")
        target = confirm if confirm.count() else done if done.count() else choices(page)
        target.nth(pick if target.count() > 1 else 0).click(timeout=PATIENCE)
        page.wait_for_timeout(40)
    raise AssertionError(f"no way to answer: {question(page)}")


def line(page: Page) -> int:
    """How many answers the table has, as far as this page knows."""
    return int(page.locator("main [data-line]").get_attribute("data-line") or 0)


def press_place(page: Page, place: Locator) -> None:
    """Clicks into an area; the middle of its box may lie outside of it."""
    point = place.evaluate(
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
    assert point is not None, "this place cannot be reached"
    page.mouse.click(point[0], point[1])


def expect_asked(page: Page) -> None:
    expect(choices(page).first).to_be_visible(timeout=PATIENCE)
