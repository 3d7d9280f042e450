"""Measures in a real browser whether a board can be read.

    python -m tests.browser.legibility [TITLE ...]

prints what each title shows late in its kept games, on a desk and on a phone.
"""

import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from pelagos import catalogue
from pelagos.catalogue import load
from tests.browser.conftest import PATIENCE, serving
from tests.browser.situations import Found, Situation, kept_games
from tests.support.browser import FLAGS, find_browser

Device = Literal["desk", "phone"]

SIZES: dict[Device, tuple[int, int]] = {"desk": (1440, 900), "phone": (390, 844)}
SMALLEST: dict[Device, float] = {"desk": 10, "phone": 11}
"""Pixels of the smallest text."""
COVERED = 0.25
OVERLAP = 0.30
CONTRAST = 4.5

MEASURE = """() => {
  const frame = document.querySelector('.frame').getBoundingClientRect()
  const inside = b => b.right > frame.left && b.left < frame.right
    && b.bottom > frame.top && b.top < frame.bottom
  const pieces = [...document.querySelectorAll('[data-piece]')].map(g => {
    const paths = [...g.querySelectorAll('.token, .badge')].map(p => p.getBoundingClientRect())
    return {
      name: g.dataset.piece,
      left: Math.min(...paths.map(b => b.left)), right: Math.max(...paths.map(b => b.right)),
      top: Math.min(...paths.map(b => b.top)), bottom: Math.max(...paths.map(b => b.bottom)),
    }
  }).filter(inside)
  const overlaps = []
  for (const [n, a] of pieces.entries()) for (const b of pieces.slice(n + 1)) {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    if (wide <= 0 || high <= 0) continue
    const area = p => (p.right - p.left) * (p.bottom - p.top)
    overlaps.push([`${a.name} + ${b.name}`, wide * high / Math.min(area(a), area(b))])
  }
  const STEPS = 24
  const shown = e => e.checkVisibility() && inside(e.getBoundingClientRect())
  const names = [...document.querySelectorAll('.labels text')].filter(shown)
  const covered = names.map(text => {
    const box = text.getBBox(), at = text.getScreenCTM()
    let hit = 0
    for (let i = 0; i < STEPS; i++) for (let j = 0; j < STEPS; j++) {
      const p = new DOMPoint(box.x + box.width * (i + .5) / STEPS,
        box.y + box.height * (j + .5) / STEPS).matrixTransform(at)
      if (pieces.some(b => p.x > b.left && p.x < b.right && p.y > b.top && p.y < b.bottom)) hit++
    }
    return [text.textContent.trim(), hit / STEPS ** 2]
  })
  const sizes = []
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const said = node.textContent.trim(), parent = node.parentElement
    if (!said || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    if (parent.closest('.hidden, option, style')) continue
    const svg = parent.closest('svg text')
    if (svg && !inside(svg.getBoundingClientRect())) continue
    const at = svg?.getScreenCTM()
    sizes.push([said.slice(0, 30), parseFloat(getComputedStyle(parent).fontSize)
      * (at ? Math.hypot(at.a, at.b) : 1)])
  }
  const light = colour => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map(Number)
      .map(c => c / 255).map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrasts = [...document.querySelectorAll('[data-piece]')].flatMap(g => {
    const pair = (below, above) => {
      const [x, y] = [below, above].map(c => light(getComputedStyle(g.querySelector(c)).fill))
      return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
    }
    const found = [[g.dataset.piece, pair('.token', '.glyph')]]
    if (g.querySelector('.badge')) found.push([g.dataset.piece, pair('.badge', '.count')])
    return found
  })
  return { names: names.length, pieces: pieces.length, covered, overlaps, sizes, contrasts }
}"""


@dataclass(frozen=True)
class Legible:
    """What was measured on one page: how many names and pieces are in sight, and the faults."""

    names: int
    pieces: int
    covered: list[tuple[str, float]]
    overlapping: list[tuple[str, float]]
    small: list[tuple[str, float]]
    faint: list[tuple[str, float]]

    def faults(self) -> list[str]:
        groups = {
            "name covered": self.covered,
            "pieces overlap": self.overlapping,
            "text too small": self.small,
            "faint glyph": self.faint,
        }
        return [f"{what}: {name} {x:.2f}" for what, rows in groups.items() for name, x in rows]


def late(title: str) -> Situation:
    """A late position of the kept game with the most players."""
    rules = load(title)
    found = Found(rules)
    for record in kept_games(rules):
        found.look(record)
    return found.boards[max(found.boards)]


def measure(page: Page, device: Device) -> Legible:
    """Measures the page as it is, once the drawing lies below the pieces."""
    page.wait_for_selector(".art svg", state="attached")
    page.wait_for_load_state("networkidle")
    told: dict[str, Any] = page.evaluate(MEASURE)

    def rows(name: str, least: float, most: float) -> list[tuple[str, float]]:
        return sorted({(said, x) for said, x in told[name] if not least <= x <= most})

    endless = float("inf")
    return Legible(
        told["names"],
        told["pieces"],
        rows("covered", 0, COVERED),
        rows("overlaps", 0, OVERLAP),
        rows("sizes", SMALLEST[device] - 0.05, endless),
        rows("contrasts", CONTRAST, endless),
    )


class Visitor:
    """Somebody who looks at kept games, on a desk or a phone."""

    def __init__(self, browser: Browser, address: str, device: Device) -> None:
        self.address = address
        width, height = SIZES[device]
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            is_mobile=device == "phone",
            has_touch=device == "phone",
            reduced_motion="reduce",
            locale="en",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()

    def replay(self, situation: Situation) -> None:
        """The page that replays a game, at this line."""
        self._show(f"/t/{self._kept(situation)}/replay?line={situation.line}")

    def table(self, situation: Situation) -> None:
        """A table that goes on from there, on the seat that is asked."""
        # Whoever has opened a table is known by a cookie from then on.
        self.context.request.post(f"{self.address}/api/play", data={"title": "cyclades"})
        wish = {"line": situation.line, "seat": situation.seat, "bot": "random"}
        kept = self._kept(situation)
        asked = f"{self.address}/api/tables/{kept}/what-if"
        made = self.context.request.post(asked, data=wish).json()
        self._show(f"/t/{made['table']}")

    def _kept(self, situation: Situation) -> str:
        sent = self.context.request.post(f"{self.address}/api/records", data=situation.text())
        return str(sent.json()["table"])

    def _show(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("[data-place]")


def tell(browser: Browser, address: str, title: str, pictures: Path | None) -> None:
    situation = late(title)
    for device in SIZES:
        visitor = Visitor(browser, address, device)
        for name in ("replay", "table"):
            getattr(visitor, name)(situation)
            found = measure(visitor.page, device)
            told = f"{title}, {device}, {name}: {found.names} names, {found.pieces} pieces"
            sys.stdout.write("\n    ".join([told, *found.faults()]) + "\n")
            if pictures:
                visitor.page.screenshot(path=pictures / f"{title}-{device}-{name}.png")
        visitor.context.close()


def main() -> None:
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        for title in sys.argv[1:] or catalogue.titles():
            tell(browser, address, title, None)
        browser.close()


if __name__ == "__main__":
    main()
