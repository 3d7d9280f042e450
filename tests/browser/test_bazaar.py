"""The bazaar of Civilization by clicks: post, counter, accept, withdraw, pass."""

from collections.abc import Callable

import pytest
from playwright.sync_api import APIRequestContext, Page, expect

from tests.browser import steps
from tests.browser.conftest import ROOT, Opener

RECORD = ROOT / "records" / "civilization" / "finish.pelagos"
TURNS = 60


def bazaar(request: APIRequestContext, origin: str) -> str:
    """A table at which the bazaar of a kept game has just opened, all seats in one hand."""
    kept = request.post(f"{origin}/api/records", data=RECORD.read_text("utf-8")).json()["table"]
    events = request.get(f"{origin}/api/tables/{kept}/events").json()
    opened = [event["line"] for event in events if event["kind"] == "bazaar_opens"]
    # The middle of the game: everybody has cards.
    line = opened[len(opened) // 2] + 1
    made = request.post(f"{origin}/api/tables/{kept}/what-if", data={"line": line}).json()
    return f"{origin}/t/{made['table']}"


def give(page: Page, remark: str = "") -> None:
    """Puts the whole hand into the package and lays it down, perhaps with a word on it."""
    for more in page.locator(".widget [aria-label$='+1']").all():
        while more.is_enabled():
            more.click()
    expect(page.locator(".widget")).to_contain_text("without these cards")
    page.get_by_label("Anything else you say").fill(remark)
    page.locator(".widget > .primary").click()


def turn(page: Page, act: Callable[[], object]) -> None:
    """One deed, and then the next turn is there."""
    before = steps.line(page)
    act()
    page.locator(steps.ANSWERED.format(line=before)).wait_for()
    steps.wait_for_question(page)


def you(page: Page) -> str:
    """Who is asked."""
    return page.locator("li.asked strong").first.inner_text()


def press(page: Page, name: str) -> None:
    page.locator(".widget").get_by_role("button", name=name, exact=False).first.click()


@pytest.fixture
def table(visit: Opener) -> Page:
    page = visit("/no/such/page")
    origin = "/".join(page.url.split("/", 3)[:3])
    page.goto(bazaar(page.request, origin))
    page.wait_for_selector("[data-place]")
    steps.wait_for_question(page)
    return page


def post(page: Page, remark: str = "") -> None:
    press(page, "Make an offer")
    give(page, remark)


def deed(page: Page, name: str) -> Callable[[], object]:
    return page.locator(".bazaar").get_by_role("button", name=name).first.click


def wait_for_turn(page: Page, who: str) -> None:
    """Everybody else passes until this seat is asked again."""
    for _ in range(TURNS):
        if you(page) == who:
            return
        turn(page, lambda: press(page, "Pass"))
    raise AssertionError(f"{who} is never asked again")


def test_an_offer_is_countered_and_accepted(table: Page) -> None:
    seller = you(table)
    turn(table, lambda: post(table))
    buyer = you(table)
    expect(table.locator(".bazaar")).to_contain_text(seller)

    def counter() -> None:
        deed(table, "Counter")()
        give(table)

    turn(table, counter)
    wait_for_turn(table, seller)
    expect(table.locator(".bazaar")).to_contain_text(buyer)
    turn(table, deed(table, "Accept"))
    table.get_by_role("tab", name="Log").click()
    expect(table.get_by_role("tabpanel")).to_contain_text(seller)
    expect(table.locator(".bazaar")).to_have_count(0)


def test_an_offer_is_taken_back_from_the_table(table: Page) -> None:
    seller = you(table)
    turn(table, lambda: post(table))
    wait_for_turn(table, seller)
    turn(table, deed(table, "Withdraw"))
    expect(table.locator(".bazaar")).to_have_count(0)


def test_what_is_said_of_an_offer_is_shown_as_unverified(table: Page) -> None:
    said = "no <b>calamity</b>; gold > 3"
    turn(table, lambda: post(table, said))
    expect(table.locator(".bazaar")).to_contain_text("claims (unverified):")
    expect(table.locator(".bazaar q")).to_have_text(said)
    table.get_by_role("tab", name="Log").click()
    expect(table.get_by_role("tabpanel")).to_contain_text(f"unverified): “{said}”")
