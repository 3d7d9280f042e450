"""A sealed plan for ships at Civilization, in the area that lies between two waters."""

from itertools import pairwise

from playwright.sync_api import Page, expect

from pelagos.catalogue import load
from pelagos.engine.box import find_seat
from pelagos.engine.record import Line, Record
from tests.browser import steps
from tests.browser.conftest import Opener

WAY = ("germania", "illyricum", "apollonia", "epirus", "delphi")


def on_the_way_to_delphi() -> Record:
    """The Illyrians have come to Delphi and may build a ship there."""
    told = ["fate deal_place_cards p1,p2"]
    told += ["p1 choose_nation illyria germania", "p2 choose_nation egypt jalo"]
    for here, there in pairwise(WAY):
        told += ["p1 seal_ships seal -", "p2 seal_ships seal -"]
        told += [f"p1 move march {here} {there} 2", "p1 move done", "p2 move done"]
    lines = [Line(find_seat(seat), step, text) for seat, step, text in map(_split, told)]
    rules = load("civilization")
    options = {"variant": "nomads_and_seafarers", "simultaneous_phases": True}
    settled = dict(rules.box(2, options).options)
    return Record(rules.title, rules.version, 2, settled, ["Anna", "Boris"], lines=lines)


def _split(line: str) -> list[str]:
    return line.split(" ", 2)


def open_plan(page: Page) -> str:
    """A table at which both seats are this visitor's; its address at the API."""
    api = page.url.replace("/no/such/page", "/api")
    record = on_the_way_to_delphi()
    kept = page.request.post(f"{api}/records", data=record.to_text()).json()["table"]
    wish = {"line": len(record.lines), "seat": 0}
    made = page.request.post(f"{api}/tables/{kept}/what-if", data=wish).json()["table"]
    page.goto(page.url.replace("/no/such/page", f"/t/{made}"))
    page.wait_for_selector("[data-place]")
    return f"{api}/tables/{made}"


def test_a_ship_is_planned_on_either_coast(visit: Opener) -> None:
    page = visit("/no/such/page")
    api = open_plan(page)
    steps.wait_for_question(page)
    before = steps.line(page)
    widget = page.locator(".widget")
    widget.get_by_role("button", name="Decide in secret", exact=True).click()
    widget.get_by_role("button", name="Build by levy").click()
    widget.get_by_role("button", name="Delphi").click()
    plan = widget.get_by_role("list", name="The plan").get_by_role("listitem")
    west = plan.get_by_role("button", name="Gulf of Corinth")
    east = plan.get_by_role("button", name="Euboean Gulf")
    expect(west).to_have_attribute("aria-pressed", "true")
    east.click()
    expect(east).to_have_attribute("aria-pressed", "true")
    expect(west).to_have_attribute("aria-pressed", "false")
    widget.get_by_role("button", name="Done", exact=True).click()
    steps.wait_for_change(page, before)
    told = page.request.get(f"{api}/record").text()
    assert "p1 seal_ships seal build_levy:delphi:2" in told
