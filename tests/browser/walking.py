"""A player who has nothing but the table: what is lit and what has a button, by keys or by taps.

The folded list of choices and the typed answer are left alone. Whoever walks does not know the
rules either: one of the things that can be done is done, until the table has the answer.
"""

import random
import time
from collections import Counter
from typing import Any

from playwright.sync_api import ElementHandle, Page, TimeoutError

from tests.browser import steps
from tests.browser.situations import Situation

SHORT = 40
"""Milliseconds between two looks."""
STUCK = 120
"""Seconds after which nothing leads on."""
ACTS = 60
"""So many touches a question may take."""
TABS = 250
BOARD = ("place", "site", "thing", "offer")
"""What lies on the table."""
FEW = 12
"""So many touches of the board before a button is tried after all."""
FINISH = 0.75
"""How often an answer that is whole is given as it is."""

# Everything that leads on, in one look: the kind of each thing and the thing itself.
FORWARD = """() => {
  const open = e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const found = []
  const add = (kind, selector, fits = () => true) => {
    for (const e of document.querySelectorAll(selector))
      if (open(e) && !e.closest('[inert], details') && fits(e)) found.push([kind, e])
  }
  const forward = e => !e.matches('.quiet, .primary, [aria-label$="−1"], .proposal *')
    && !(e.ariaPressed === 'true')
  add('confirm', '.proposal .primary:not(:disabled)')
  if (!found.length) {
    add('done', '.widget .primary:not(:disabled)')
    add('button', '.widget button:not(:disabled)', forward)
    add('thing', 'button[data-things].lit', e => e.ariaPressed !== 'true' && !e.closest('.widget'))
    add('offer', '.bazaar button')
    add('site', 'svg [data-site], svg circle[data-things]')
    add('place', '[data-place].legal')
  }
  return found
}"""
# A tap that came too late may have unfolded the list of choices, which is not for this player.
FOLD = "() => document.querySelector('[data-choices] > details[open] > summary')?.click()"
# A point of an area that lies in sight, and is not covered by anything.
POINT = """e => {
  if (!(e instanceof SVGElement)) {
    e.scrollIntoView({ block: 'nearest' })
    const b = e.getBoundingClientRect()
    const top = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)
    return e === top || e.contains(top) ? [b.x + b.width / 2, b.y + b.height / 2] : null
  }
  const box = e.getBBox(), m = e.getScreenCTM()
  for (let n = 1; n < 400; n++) {
    const p = new DOMPoint(box.x + box.width * ((n * 0.618) % 1), box.y + box.height * (n / 400))
    const q = p.matrixTransform(m)
    if (document.elementFromPoint(q.x, q.y) === e) return [q.x, q.y]
  }
  return null
}"""
ASKED = ".widget:not([inert])"
IS_ACTIVE = "e => e === document.activeElement"
# Which key leads from what has the focus to a thing.
TOWARDS = """e => {
  const active = document.activeElement
  if (!e.isConnected) return ''
  if (e === active) return 'Enter'
  const before = e.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING
  return before && active !== document.body ? 'Shift+Tab' : 'Tab'
}"""


def sit_down(page: Page, origin: str, here: Situation, bot: str = "random") -> str:
    """A table that goes on from there, with bots on the other seats: its name."""
    kept = _uploaded(page, origin, here.record.to_text())
    wish = {"line": here.line, "seat": here.seat, "bot": bot}
    made = page.request.post(f"{origin}/api/tables/{kept}/what-if", data=wish)
    assert made.ok, made.text()
    return str(made.json()["table"])


def _uploaded(page: Page, origin: str, record: str) -> str:
    """The table a record is kept at; each is sent once."""
    sent = (origin, record)
    if sent not in _tables:
        made = page.request.post(f"{origin}/api/records", data=record)
        assert made.ok, made.text()
        _tables[sent] = str(made.json()["table"])
    return _tables[sent]


_tables: dict[tuple[str, str], str] = {}


class Walker:
    """Somebody at one table; `met` counts the questions answered, by step.

    `on_board`: whoever would rather touch what lies on the table than a button. `used` are the
    kinds of things the last answer took.
    """

    def __init__(
        self, page: Page, table: str, rng: random.Random, *, on_board: bool = False
    ) -> None:
        self.page = page
        self.on_board = on_board
        self.used: list[str] = []
        origin = "/".join(page.url.split("/", 3)[:3])
        self.api = f"{origin}/api/tables/{table}"
        self.rng = rng
        self.met: Counter[str] = Counter()
        self.home = f"{origin}/t/{table}"
        page.goto(self.home)
        page.wait_for_selector("[data-place]")

    def wait_for_question(self) -> None:
        """Waits until this player is asked or the game is over."""
        self.page.locator(f"{ASKED}, {steps.OVER}").first.wait_for()

    def act(self, kind: str, target: ElementHandle) -> bool:
        """Uses one thing that leads on; false when it could not be reached."""
        raise NotImplementedError

    def asked(self) -> str:
        """The name of the question, for the count only."""
        found: dict[str, Any] | None = self.page.request.get(f"{self.api}?contract=2").json()[
            "question"
        ]
        return found["step"] if found else ""

    def forward(self) -> list[tuple[str, ElementHandle]]:
        """What leads on from here."""
        seen = self.page.evaluate_handle(FORWARD)
        pairs = [pair for _, pair in sorted(seen.get_properties().items(), key=_number)]
        parts = [pair.get_properties() for pair in pairs]
        return [
            (str(part["0"].json_value()), element)
            for part in parts
            if (element := part["1"].as_element()) is not None
        ]

    def choose(
        self, found: list[tuple[str, ElementHandle]], gone: set[str]
    ) -> tuple[str, ElementHandle]:
        """The whole answer more often than not, else anything of any kind."""
        kinds = sorted({kind for kind, _ in found} - gone)
        if kinds in (["confirm"], ["done"]) or ("done" in kinds and self.rng.random() < FINISH):
            kinds = ["confirm" if "confirm" in kinds else "done"]
        touchable = [kind for kind in kinds if kind in BOARD]
        if self.on_board and touchable and len(self.used) < FEW:
            kinds = touchable
        kind = self.rng.choice(kinds)
        return kind, self.rng.choice([element for name, element in found if name == kind])

    def answer(self) -> str:
        """Answers the question that is asked; its name."""
        step, before, acts = self.asked(), steps.line(self.page), 0
        gone: set[str] = set()
        self.used = []
        end = time.monotonic() + STUCK
        while time.monotonic() < end:
            if steps.is_over(self.page) or steps.line(self.page) != before:
                break
            found = [pair for pair in self.forward() if pair[0] not in gone]
            if not found:
                gone.clear()
                self.page.evaluate(FOLD)
                self.page.wait_for_timeout(SHORT)
                continue
            kind, target = self.choose(found, gone)
            if not self.act(kind, target):
                gone.add(kind)
                continue
            gone.clear()
            acts += 1
            self.used.append(kind)
            assert self.page.url == self.home, f"{kind} of {step} led away to {self.page.url}"
            assert acts < ACTS, f"no end to it: {steps.question(self.page)}"
        else:
            raise AssertionError(f"no way to answer {step}: {steps.question(self.page)}")
        if step:
            self.met[step] += 1
        return step

    def play(self, most: int) -> None:
        """Goes on until the game is over."""
        for _ in range(most):
            self.wait_for_question()
            if steps.is_over(self.page):
                return
            self.answer()
        raise AssertionError(f"no end after {most} answers: {steps.question(self.page)}")


def _number(item: tuple[str, object]) -> int:
    return int(item[0])


class Keys(Walker):
    """Tab, arrows and Enter."""

    def act(self, kind: str, target: ElementHandle) -> bool:
        if kind == "place":
            return self._on_the_map(target)
        for _ in range(TABS):
            key = str(target.evaluate(TOWARDS))
            if not key:
                return False
            self.page.keyboard.press(key)
            if key == "Enter":
                return True
        raise AssertionError(f"no key leads to {target.inner_text()!r}")

    def _on_the_map(self, target: ElementHandle) -> bool:
        """Tab to the map, then n from one legal place to the next."""
        on_map = "document.activeElement?.dataset.place !== undefined"
        for _ in range(TABS):
            if self.page.evaluate(on_map):
                break
            self.page.keyboard.press(str(target.evaluate(TOWARDS)) or "Tab")
        for _ in range(TABS):
            if target.evaluate(IS_ACTIVE):
                self.page.keyboard.press("Enter")
                return True
            if not target.evaluate("e => e.isConnected && e.matches('.legal')"):
                return False
            self.page.keyboard.press("n")
        raise AssertionError(f"no key leads to {target.get_attribute('data-place')}")


class Taps(Walker):
    """A thumb on a phone."""

    def act(self, kind: str, target: ElementHandle) -> bool:
        try:
            point = target.evaluate(POINT)
            if point is None and kind in {"place", "site"}:
                self.page.evaluate("scrollTo(0, 0)")
                self.page.get_by_role("button", name="Where I may choose").tap(timeout=steps.SOON)
                steps.stand_still(self.page)
                point = target.evaluate(POINT)
            if point is None:
                return False
            self.page.touchscreen.tap(*point)
        except TimeoutError:
            return False
        return True
