"""How many clicks a decision takes, from the question to its being acknowledged.

Each is met in a kept game or in a game between bots and answered on the table with a mouse, as a
player would: no list, no typing, default settings. docs/clicks.md keeps what was counted.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import steps
from tests.browser.clicks import DECISIONS, Decision, places
from tests.browser.conftest import ROOT, Opener
from tests.browser.situations import Situation

KEPT = ROOT / "docs" / "clicks.md"
COUNTER = "window.clicks = 0; addEventListener('click', e => (window.clicks += e.isTrusted), true)"
SETTLE = 100
PACKAGE = 3
LOOKS = 200
"""Milliseconds between two looks at the page, and how often it is looked at before giving up."""
STANDS = """() => [
  Number(document.querySelector('main [data-line]').dataset.line),
  !!document.querySelector('.widget:not([inert])'),
]"""
"""In one look: how many answers the table has, and whether the next can be given."""
BOARD = "[data-place='{place}'].legal"
THING = "[data-things~='{thing}']"
counted: dict[Decision, tuple[int, int]] = {}


@dataclass
class Wanted:
    """The answer that is to be given: what it touches, and how its button is known."""

    things: list[dict[str, str]]
    given: str

    def touched(self) -> list[dict[str, str]]:
        kinds = ["verb", "number"]
        if any(thing["kind"] == "resource" for thing in self.things):
            kinds.append("seat")  # a good is touched in somebody's offer
        return [thing for thing in self.things if thing["kind"] not in kinds]

    def number(self) -> str:
        found = [thing["slug"] for thing in self.things if thing["kind"] == "number"]
        return found[0] if found else ""


class Player:
    """Somebody with a mouse at one table."""

    def __init__(self, page: Page, origin: str) -> None:
        self.page = page
        self.origin = origin
        self.api = ""

    def sit_down(self, here: Situation) -> None:
        ask = self.page.request
        kept = ask.post(f"{self.origin}/api/records", data=here.text()).json()["table"]
        wish = {"line": here.line, "seat": here.seat, "bot": "random"}
        made = ask.post(f"{self.origin}/api/tables/{kept}/what-if", data=wish).json()["table"]
        self.api = f"{self.origin}/api/tables/{made}"
        self.page.goto(f"{self.origin}/t/{made}")
        self.page.wait_for_selector("[data-place]")
        self.page.locator(".widget:not([inert])").or_(
            self.page.locator("#question")
        ).first.wait_for()
        self.page.wait_for_load_state("networkidle")

    def question(self) -> dict[str, Any]:
        found: dict[str, Any] | None = self.page.request.get(f"{self.api}?contract=2").json()[
            "question"
        ]
        return found or {"step": "", "listed": [], "routes": []}

    def clicks(self) -> int:
        found = self.page.evaluate("window.clicks")
        assert isinstance(found, int)
        return found

    def answer(self, wanted: Wanted) -> None:
        """Clicks what is lit for this answer until the table has it."""
        before = steps.line(self.page)
        touched: list[int] = []
        done = self.page.locator(".widget .primary:not([disabled])")
        for _ in range(LOOKS):
            line, ready = self.page.evaluate(STANDS)
            if line != before:
                return
            clicked = ready and (self._button(wanted) or self._thing(wanted, touched))
            if ready and not clicked and done.count():
                done.click()
            self.page.wait_for_timeout(SETTLE)
        raise AssertionError(f"{wanted} is not taken: {steps.question(self.page)}")

    def _button(self, wanted: Wanted) -> bool:
        buttons = self.page.locator(".choose [data-answer]")
        given = buttons.evaluate_all("found => found.map(e => JSON.parse(e.dataset.answer))")
        if json.loads(wanted.given) not in given:
            return False
        buttons.nth(given.index(json.loads(wanted.given))).click()
        return True

    def _thing(self, wanted: Wanted, touched: list[int]) -> bool:
        number = self.page.locator(".choose [role=group] [aria-pressed]")
        if wanted.number() and number.count():
            pressed = number.and_(self.page.locator("[aria-pressed=true]")).inner_text()
            if pressed != wanted.number():
                number.get_by_text(wanted.number(), exact=True).click()
                return True
        names = [f"{thing['kind']}:{thing['slug']}" for thing in wanted.touched()]
        for n, thing in enumerate(wanted.touched()):
            if n in touched:
                continue
            foes = [name for name in names if name.startswith("seat:")]
            foe = self.page.locator(THING.format(thing=foes[0] if foes else "-"))
            foe = foe.and_(self.page.locator(f"circle{THING.format(thing=names[n])}"))
            if foe.count():
                touched += range(len(names))
                foe.first.click()
                return True
            place = self.page.locator(BOARD.format(place=thing.get("place", "-")))
            site = self.page.locator(f"[data-site='{thing['slug']}']")
            things = self.page.locator(THING.format(thing=names[n]))
            if thing["kind"] == "resource" and "seat" in [one["kind"] for one in wanted.things]:
                seat = next(one["slug"] for one in wanted.things if one["kind"] == "seat")
                things = things.and_(self.page.locator(THING.format(thing=f"seat:{seat}")))
            for target in (site, things):
                if target.count():
                    touched.append(n)
                    target.first.click()
                    return True
            if place.count():
                touched.append(n)
                self.page.mouse.click(*steps.point_of(place))
                return True
            if self._one_more(thing["slug"]):
                touched.append(n)
                return True
        return False

    def _one_more(self, slug: str) -> bool:
        """One more of pieces that are alike, where they are counted."""
        kinds = list(dict.fromkeys(x["slug"] for x in self.question()["shape"].get("items", [])))
        counters = self.page.locator(".widget [aria-label$='+1']")
        if slug not in kinds or counters.count() != len(kinds):
            return False
        counters.nth(kinds.index(slug)).click()
        return True

    def post(self, cards: int) -> None:
        """Offers this many cards, the first that can be given."""
        before = steps.line(self.page)
        self.page.locator(".choose [data-answer]", has_text="Make an offer").click()
        more = self.page.locator(".widget [aria-label$='+1']:not([disabled])")
        for _ in range(cards):
            more.first.click()
        self.page.locator(".widget .primary:not([disabled])").click()
        steps.wait_for_change(self.page, before)

    def take_offer(self, offer: str) -> None:
        """Accepts an offer where it lies."""
        before = steps.line(self.page)
        self.page.locator(f".bazaar [data-offer='{offer}'] [data-verb=accept]").click()
        steps.wait_for_change(self.page, before)

    def accept(self) -> None:
        """Takes what the page proposes."""
        before = steps.line(self.page)
        ready = self.page.locator(".choose [data-ready]")
        done = self.page.locator(".widget .primary:not([disabled])")
        plain = self.page.locator(".choose [data-answer]")
        for target in (ready, done, plain):
            if target.count():
                target.first.click()
                steps.wait_for_change(self.page, before)
                return
        raise AssertionError(f"nothing is proposed: {steps.question(self.page)}")


def wanted_in(question: dict[str, Any], recorded: str, way: str) -> Wanted | None:
    """The answer a player is to give here; nothing when this place does not show the decision."""
    if way == "route":
        verb = recorded.split()[0]
        routes = [route for route in question["routes"] if route["text"].startswith(verb)]
        if not routes:
            return None
        longest = max(routes, key=lambda route: route["text"].count(";"))
        return Wanted(longest["things"], json.dumps({"text": longest["text"]}))
    if way == "bought":
        ways = [way for way in question["routes"] if way["text"].startswith(f"{recorded};")]
        named = [row for row in question["listed"] or [] if row["text"] == recorded]
        if not ways or not named:
            return None
        return Wanted(named[0]["things"], json.dumps({"text": ways[0]["text"]}))
    rows = {row["text"]: row for row in question["listed"] or []}
    if recorded not in rows:
        return None
    row = rows[recorded]
    alike = [other for other in rows.values() if _plain(other) == _plain(row)]
    most = max(alike, key=_number)
    if way == "most":
        row = most
    if way == "fewer" and row is most:
        return None
    return Wanted(row["things"], json.dumps({"value": row["value"]}))


def _plain(row: dict[str, Any]) -> list[object]:
    return [thing for thing in row["things"] if thing["kind"] != "number"]


def _number(row: dict[str, Any]) -> int:
    return sum(int(thing["slug"]) for thing in row["things"] if thing["kind"] == "number")


def measured(player: Player, decision: Decision) -> tuple[int, int] | None:
    """The clicks it took and the clicks it may take, at the first place that shows it."""
    for here in places(decision):
        player.sit_down(here)
        question = player.question()
        if question["step"] != decision.step:
            continue
        touched = 1
        start = player.clicks()
        if decision.way == "posted":
            player.post(PACKAGE)
        elif decision.way == "offer":
            player.take_offer(here.record.lines[here.line].text.split()[1])
        elif decision.way == "proposed":
            [route] = [way for way in question["routes"] if way["proposed"]]
            touched = len([thing for thing in route["things"] if thing["kind"] != "number"])
            player.accept()
        else:
            wanted = wanted_in(question, here.record.lines[here.line].text, decision.way)
            if wanted is None:
                continue
            touched = len(wanted.touched())
            player.answer(wanted)
        follow_up(player, decision)
        return player.clicks() - start, decision.allowed(touched)
    return None


def follow_up(player: Player, decision: Decision) -> None:
    """Answers what belongs to the decision and is asked next."""
    for step in decision.then:
        player.page.wait_for_load_state("networkidle")
        if player.question()["step"] == step:
            if step.startswith("pay"):
                player.accept()
            else:
                row = (player.question()["listed"] or [])[0]
                player.answer(Wanted(row["things"], json.dumps({"value": row["value"]})))


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda found: f"{found.title}: {found.name}")
def test_a_decision_takes_no_more_clicks_than_it_may(visit: Opener, decision: Decision) -> None:
    page = visit("/no/such/page", choices="folded")
    page.context.add_init_script(COUNTER)
    found = measured(Player(page, page.url.replace("/no/such/page", "")), decision)
    assert found is not None, "no game shows this decision"
    counted[decision] = found
    clicks, allowed = found
    assert clicks <= allowed


@pytest.fixture(scope="module", autouse=True)
def kept() -> Iterator[None]:
    """Writes down what was counted, and leaves what was not counted this time as it was."""
    yield
    if counted:
        KEPT.write_text(table(), encoding="utf-8")


def table() -> str:
    """The page for readers."""
    before = KEPT.read_text("utf-8").splitlines() if KEPT.is_file() else []
    lines = [
        "# Clicks",
        "",
        "What a decision takes with a mouse at a desk (1440 × 900), from the question to its being",
        "acknowledged, with the settings a newcomer has. *Before* was counted when answers were",
        "given in a form beside the board (–: it was not counted then); n is the number of things",
        "one decides on. Written by `tests/browser/test_clicks.py`, which fails when a decision",
        "takes more than it may.",
        "",
        "| Title | Decision | Before | Now | At most |",
        "|---|---|--:|--:|--:|",
    ]
    for decision in DECISIONS:
        start = f"| {decision.title.replace('_', ' ')} | {decision.name} | {decision.before} |"
        if decision in counted:
            clicks, allowed = counted[decision]
            more = "" if decision.budget.isdigit() else f" = {allowed}"
            lines.append(f"{start} {clicks} | {decision.budget}{more} |")
        else:
            lines += [row for row in before if row.startswith(start)]
    return "\n".join([*lines, ""])
