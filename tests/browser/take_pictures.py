"""Takes the pictures of the README, for tests.browser.gallery.

The bot's hints are played for a while.
"""

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.conftest import PATIENCE, ROOT

Scheme = Literal["light", "dark"]
State = dict[str, Any]

PICTURES = ROOT / "docs" / "pictures"
TITLES = (
    "cyclades",
    "mare_nostrum",
    "laget_civilization",
    "mare_nostrum_empires",
    "civilization",
)
IN_DARK = {"mare_nostrum_empires"}
EARLY = 14
QUALITY = 62
WAIT = 100
SETTLE = 700
MOST_LOOKS = 8


def context(browser: Browser, scheme: Scheme, state: Any = None, *, phone: bool) -> BrowserContext:
    """A browser of its own; `state` is another one's cookies."""
    made = browser.new_context(
        viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
        is_mobile=phone,
        has_touch=phone,
        color_scheme=scheme,
        reduced_motion="reduce",
        locale="en",
        storage_state=state,
        extra_http_headers={"X-Pelagos-Contract": "2"},
    )
    made.set_default_timeout(PATIENCE)
    return made


def take(page: Page, path: Path) -> None:
    """Keeps the page as a small WebP once it looks the same twice: boards appear by and by."""
    page.wait_for_load_state("networkidle")
    session = page.context.new_cdp_session(page)
    before, shot = "", "?"
    for _ in range(MOST_LOOKS):  # a clock that runs never looks the same twice
        page.wait_for_timeout(SETTLE)
        before = shot
        found = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        shot = found["data"]
        if shot == before:
            break
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(shot))


def show(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("[data-place]")


class Game:
    """A table against bots, played by hints."""

    def __init__(self, person: BrowserContext, address: str, title: str) -> None:
        self.person = person
        made = person.request.post(f"{address}/api/play", data={"title": title}).json()
        self.page = f"{address}/t/{made['table']}"
        self.api = f"{address}/api/tables/{made['table']}"

    def questions(self, most: int) -> Iterator[State]:
        """The table at each question to this seat; each is answered when the next is wanted."""
        waiter = self.person.new_page()
        for _ in range(most):
            state = self.person.request.get(self.api).json()
            while not state["question"] and not state["over"]:
                waiter.wait_for_timeout(WAIT)
                state = self.person.request.get(self.api).json()
            if state["over"]:
                break
            yield state
            self.answer(state["question"])
        waiter.close()

    def answer(self, question: State) -> None:
        told = self.person.request.get(f"{self.api}/hint?seat={question['seat']}").json()
        answer = {"seat": question["seat"], "line": question["line"], "value": told.get("value")}
        # An answer that comes too late is asked for again.
        self.person.request.post(f"{self.api}/answers", data=answer)


def for_readme(browser: Browser, address: str, title: str) -> None:
    """One picture of each title, and of the lobby, a replay and a phone."""
    person = context(browser, "dark" if title in IN_DARK else "light", phone=False)
    game = Game(person, address, title)
    for _ in game.questions(EARLY):
        pass
    page = person.new_page()
    show(page, game.page)
    take(page, PICTURES / f"{title}.webp")
    if title == "cyclades":
        show(page, f"{game.page}/replay")
        take(page, PICTURES / "replay.webp")
        page.goto(address)
        page.get_by_role("button", name="Play now").first.wait_for()
        take(page, PICTURES / "lobby.webp")
    if title == "mare_nostrum":
        other = context(browser, "light", person.storage_state(), phone=True)
        small = other.new_page()
        show(small, game.page)
        take(small, PICTURES / "phone.webp")
        other.close()
    person.close()
