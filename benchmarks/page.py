"""How quick the table page answers in a real browser, and how smoothly pieces glide.

    python benchmarks/page.py [TITLE ...]

Starts a server of its own and opens late positions of the kept games. Prints the milliseconds from
a click to the first frame that shows its outcome, without motion; and the frames while moves of
others are shown on the board of Civilization. Beside both stands the processor time of the page's
own thread, an answer and a frame: that hardly depends on what else the machine does.
"""

import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from pelagos import catalogue

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser import steps  # noqa: E402 (the tests are no package)
from tests.browser.conftest import serving  # noqa: E402 (nor these)
from tests.browser.legibility import Visitor, late  # noqa: E402
from tests.support.browser import FLAGS, find_browser  # noqa: E402

ANSWERS = 12
FRAMES_FOR = 3000
"""Milliseconds in which frames are counted."""

# From the press of a button to the first frame in which the table has the answer.
DRAWN = """() => {
  window.drawn = []
  let began = 0
  addEventListener('click', event => { if (event.isTrusted) began = performance.now() }, true)
  const table = document.querySelector('main [data-line]')
  new MutationObserver(() => requestAnimationFrame(() => {
    if (began) window.drawn.push(performance.now() - began)
    began = 0
  })).observe(table, { attributes: true, attributeFilter: ['data-line'] })
}"""
FRAMES = """time => new Promise(done => {
  const gaps = []
  let last = performance.now()
  const end = last + time
  const next = now => {
    gaps.push(now - last)
    last = now
    if (now < end) requestAnimationFrame(next)
    else done(gaps.slice(1))
  }
  requestAnimationFrame(next)
})"""


class Thread:
    """The processor time that a page has used since it was last asked."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.before = self._all()

    def _all(self) -> float:
        told = self.session.send("Performance.getMetrics")["metrics"]
        return float(next(row["value"] for row in told if row["name"] == "TaskDuration"))

    def used(self) -> float:
        """Milliseconds."""
        before, self.before = self.before, self._all()
        return (self.before - before) * 1000


def opened(
    browser: Browser, address: str, title: str, motion: Literal["reduce", "no-preference"]
) -> Page:
    """A late position of a kept game, at a table that goes on."""
    visitor = Visitor(browser, address, "desk")
    visitor.page.emulate_media(reduced_motion=motion)
    visitor.table(late(title))
    return visitor.page


def clicks(page: Page) -> tuple[list[float], float]:
    """Milliseconds from click to drawn, for some answers, and the processor's for each."""
    steps.wait_for_question(page)
    page.evaluate(DRAWN)
    thread = Thread(page)
    for _ in range(ANSWERS):
        if steps.is_over(page):
            break
        steps.answer(page)
    found: list[float] = page.evaluate("window.drawn")
    return found, thread.used() / max(len(found), 1)


def gliding(page: Page) -> tuple[list[float], float]:
    """Milliseconds between two frames while moves of others are shown, and the processor's."""
    steps.wait_for_question(page)
    page.get_by_role("button", name="Show on the map").first.click()
    thread = Thread(page)
    found: list[float] = page.evaluate(FRAMES, FRAMES_FOR)
    return found, thread.used() / len(found)


def tell(browser: Browser, address: str, title: str) -> None:
    page = opened(browser, address, title, "reduce")
    page.evaluate("localStorage.setItem('pelagos.list', 'open')")
    page.reload()
    drawn, used = clicks(page)
    page.context.close()
    middle = statistics.median(drawn) if drawn else float("nan")
    most = max(drawn, default=0)
    sys.stdout.write(
        f"{title}: {middle:.0f} ms at the median of {len(drawn)}, {most:.0f} at most; "
        f"{used:.0f} ms of the processor an answer, what comes before and after it included\n"
    )


def main() -> None:
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        for title in sys.argv[1:] or catalogue.titles():
            tell(browser, address, title)
        page = opened(browser, address, "civilization", "no-preference")
        gaps, used = gliding(page)
        told = f"{len(gaps)} frames in {FRAMES_FOR} ms, the longest {max(gaps):.0f} ms"
        sys.stdout.write(f"civilization, gliding: {told}; {used:.1f} ms of the processor a frame\n")
        browser.close()


if __name__ == "__main__":
    main()
