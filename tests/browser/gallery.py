"""Keeps pictures of every board and of every question in docs/gallery, and those of the README.

    python -m tests.browser.gallery [TITLE ...]

Each question is found by tests.browser.situations, or set up by tests.browser.staged, and put at
a table of its own, on a server of its own; bots have the other seats. A title takes some minutes.
On a phone each phase is shown once; by night, in Russian and in Polish, a title is shown late in a
game.
"""

import base64
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from pelagos import catalogue
from tests.browser.axe import Theme
from tests.browser.conftest import PATIENCE, ROOT, serving
from tests.browser.situations import Found, Key, Situation, search
from tests.browser.staged import situations
from tests.browser.take_pictures import for_readme
from tests.support.browser import FLAGS, find_browser

PAGES = ROOT / "docs" / "gallery"
PICTURES = ROOT / "docs" / "pictures" / "phases"
GAMES = 240
"""So many games a title is given to show all its questions."""
SETTLE = 250
MOST_LOOKS = 12

INTRODUCTION = """\
Every board and every question a player can be asked, kept for looking at: on a desk (1440 × 900),
each phase also on a phone (390 × 844), and late in a game by night in Russian and in Polish. The
tables were opened at lines of kept games and of games between bots, so they are called what-ifs;
pictures are kept at half their size. `python -m tests.browser.gallery` takes them anew."""

Device = Literal["desk", "phone"]
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
SCALES = {"desk": 0.5, "phone": 0.6}
QUALITY = 42
WIDTHS: dict[Device, int] = {"desk": 600, "phone": 180}
NIGHTS = {"ru": "in Russian", "pl": "in Polish"}


@dataclass(frozen=True)
class Shown:
    """A table at which something is asked, and its names in words."""

    api: str
    page: str
    step: str
    phase: str
    question: str


class Photographer:
    """One visitor with a desk and a phone."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.desk = _context(browser, "desk", None)
        # Whoever has opened a table is known by a cookie from then on, on the phone as well.
        self.desk.request.post(f"{address}/api/play", data={"title": "cyclades"})
        self.phone = _context(browser, "phone", self.desk.storage_state())
        self.pages: dict[Device, Page] = {
            "desk": self.desk.new_page(),
            "phone": self.phone.new_page(),
        }

    def open(self, situation: Situation) -> Shown:
        """A table that goes on from there, with this visitor on the seat that is asked."""
        ask = self.desk.request
        kept = ask.post(f"{self.address}/api/records", data=situation.text()).json()["table"]
        wish = {"line": situation.line, "seat": situation.seat, "bot": "random"}
        made = ask.post(f"{self.address}/api/tables/{kept}/what-if", data=wish).json()["table"]
        api = f"{self.address}/api/tables/{made}"
        state = ask.get(api).json()
        asked = state["question"] or {"step": "", "text": ""}
        phase = state["texts"].get(f"phase-{state['view'].get('phase')}", "")
        return Shown(api, f"{self.address}/t/{made}", asked["step"], phase, asked["text"])

    def is_asked(self, shown: Shown, step: str) -> bool:
        """Whether it is still this that the visitor is asked."""
        asked = self.desk.request.get(shown.api).json()["question"]
        return asked is not None and asked["step"] == step == shown.step

    def take(self, shown: Shown, device: Device, path: Path) -> None:
        """Keeps the page as a small WebP once it looks the same twice: boards appear by and by."""
        page = self.pages[device]
        page.goto(shown.page)
        page.wait_for_selector("[data-place]")
        page.wait_for_load_state("networkidle")
        clip = {"x": 0, "y": 0, **SIZES[device], "scale": SCALES[device]}
        wanted = {"format": "webp", "quality": QUALITY, "clip": clip}
        session = page.context.new_cdp_session(page)
        shot = ""
        for _ in range(MOST_LOOKS):  # a clock that runs never looks the same twice
            page.wait_for_timeout(SETTLE)
            before = shot
            shot = session.send("Page.captureScreenshot", wanted)["data"]
            if shot == before:
                break
        session.detach()
        path.write_bytes(base64.b64decode(shot))

    @contextmanager
    def by_night(self, lang: str) -> Iterator[None]:
        """Everything dark and in another language for a while."""
        self._turn("dark", lang)
        yield
        self._turn("light", "en")

    def _turn(self, theme: Theme, lang: str) -> None:
        for page in self.pages.values():
            page.context.add_cookies([{"name": "lang", "value": lang, "url": self.address}])
            page.emulate_media(color_scheme=theme)


def _context(browser: Browser, device: Device, state: Any) -> BrowserContext:
    """A browser of its own; `state` is another one's cookies."""
    size, small = SIZES[device], device == "phone"
    made = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        is_mobile=small,
        has_touch=small,
        reduced_motion="reduce",
        locale="en",
        storage_state=state,
        extra_http_headers={"X-Pelagos-Contract": "2"},
    )
    made.set_default_timeout(PATIENCE)
    return made


class Title:
    """The page of one title, made as its pictures are taken."""

    def __init__(self, photographer: Photographer, found: Found) -> None:
        self.photographer = photographer
        self.found = found
        self.folder = PICTURES / found.rules.title
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.glob("*.webp"):
            old.unlink()
        self.lines: list[str] = []
        self.unseen: list[Key] = []

    def picture(self, shown: Shown, device: Device, name: str, alt: str) -> str:
        path = self.folder / f"{name}-{device}.webp"
        self.photographer.take(shown, device, path)
        where = f"../pictures/phases/{self.folder.name}/{path.name}"
        return f'<img src="{where}" alt="{alt}, {device}" width="{WIDTHS[device]}">'

    def boards(self) -> None:
        """The board for each number of players, late in a game; then by night."""
        self.lines += ["## Boards", ""]
        for players, situation in sorted(self.found.boards.items()):
            shown = self.photographer.open(situation)
            name = f"{players} players"
            picture = self.picture(shown, "desk", f"board-{players}", name)
            self.lines += [f"**{name}**", "", picture, ""]
            if players != max(self.found.boards):
                continue
            for lang, told in NIGHTS.items():
                with self.photographer.by_night(lang):
                    night = f"night-{lang}"
                    pictures = [self.picture(shown, device, night, told) for device in WIDTHS]
                self.lines += [f"**By night, {told}**", "", *pictures, ""]

    def questions(self) -> None:
        """Every question once, and every phase once on a phone."""
        self.lines += ["## Questions", ""]
        phases: set[str] = set()
        told: set[tuple[str, str]] = set()
        for number, (phase, step) in enumerate(self.found.questions(), 1):
            for situation in self.found.met.get((phase, step), []):
                shown = self.photographer.open(situation)
                if (shown.phase, shown.step) in told:
                    break
                name = f"{number:02}-{step}"
                pictures = [self.picture(shown, "desk", name, shown.question)]
                if not self.photographer.is_asked(shown, step):
                    continue
                if shown.phase not in phases:
                    pictures.append(self.picture(shown, "phone", name, shown.question))
                phases.add(shown.phase)
                told.add((shown.phase, step))
                self.lines += [f"**{shown.phase}**: {shown.question}", "", *pictures, ""]
                break
            else:
                self.unseen.append((phase, step))

    def write(self, name: str) -> None:
        """The page: what could not be shown comes first."""
        self.boards()
        self.questions()
        searched = f"in the kept games, in {self.found.games} games of bots, or set up for it"
        named = ", ".join(f"`{step}` (in `{phase}`)" for phase, step in self.unseen)
        told = f"Every question was met {searched}."
        if self.unseen:
            told = f"Never asked {searched}, and so not shown: {named}."
        text = "\n".join([f"# {name}", "", told, "", *self.lines]).rstrip()
        PAGES.mkdir(exist_ok=True)
        (PAGES / f"{self.found.rules.title}.md").write_text(f"{text}\n", "utf-8")


def write_index(names: dict[str, str]) -> None:
    """The page that leads to those of the titles."""
    lines = ["# Gallery", "", INTRODUCTION, ""]
    for title, name in names.items():
        lines += [f"- [{name}](gallery/{title}.md)"]
    (PAGES.parent / "gallery.md").write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    titles = sys.argv[1:] or catalogue.titles()
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        photographer = Photographer(browser, address)
        names = {
            told["title"]: told["name"]
            for told in photographer.desk.request.get(f"{address}/api/titles").json()
        }
        for title in titles:
            Title(photographer, search(title, GAMES, situations(title))).write(names[title])
            for_readme(browser, address, title)
        write_index(names)
        browser.close()


if __name__ == "__main__":
    main()
