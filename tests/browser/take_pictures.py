"""Takes the pictures of the README: python -m tests.browser.take_pictures ADDRESS

Each title against bots, a few answers into the game, on a desk and on a phone.
"""

import base64
import sys

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import steps
from tests.browser.conftest import ROOT
from tests.support.browser import FLAGS, find_browser

PICTURES = ROOT / "docs" / "pictures"
TITLES = {
    "cyclades": "Cyclades",
    "mare_nostrum": "Mare Nostrum",
    "laget_civilization": "Civilization by Serge Laget",
    "mare_nostrum_empires": "Mare Nostrum: Empires",
    "civilization": "Civilization",
}
ANSWERS = 4
QUALITY = 62


def take(page: Page, name: str) -> None:
    """Keeps the page as a small WebP."""
    page.wait_for_timeout(600)
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


def begin(page: Page, address: str, name: str) -> None:
    """A game against bots, some answers old."""
    page.goto(address)
    page.get_by_role("button", name=f"Play now: {name}", exact=True).click()
    page.wait_for_selector("[data-place]", timeout=steps.PATIENCE)
    for _ in range(ANSWERS):
        steps.wait_for_question(page)
        hint = page.get_by_role("button", name="Hint")
        hint.click()
        page.get_by_role("button", name="Take it").click(timeout=steps.PATIENCE)
        confirm = page.locator(".proposal .primary:not([disabled])")
        page.wait_for_timeout(500)
        if confirm.count():
            confirm.click()
        page.wait_for_timeout(800)
    steps.wait_for_question(page)


def desk(browser: Browser, address: str) -> None:
    for title, name in TITLES.items():
        dark = title == "mare_nostrum_empires"
        context = browser.new_context(
            viewport={"width": 1440, "height": 900},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale="en",
        )
        page = context.new_page()
        begin(page, address, name)
        take(page, title)
        if title == "cyclades":
            page.goto(f"{page.url}/replay")
            page.get_by_role("slider", name="Line").wait_for()
            take(page, "replay")
            page.goto(address)
            page.get_by_role("button", name="Play now").first.wait_for()
            take(page, "lobby")
        context.close()


def phone(browser: Browser, address: str) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        is_mobile=True,
        has_touch=True,
        reduced_motion="reduce",
        locale="en",
    )
    page = context.new_page()
    begin(page, address, TITLES["mare_nostrum"])
    take(page, "phone")
    context.close()


def main() -> None:
    address = sys.argv[1]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        desk(browser, address)
        phone(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
