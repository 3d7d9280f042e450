"""Late boards can be read, and the board stays where it is."""

import pytest
from playwright.sync_api import Browser, Page, expect

from pelagos import catalogue
from tests.browser import steps
from tests.browser.conftest import Opener
from tests.browser.legibility import SIZES, Device, Visitor, late, measure
from tests.support.shelf import enough

ANSWERS = 20
OPENING = 8
"""Answers until a question of places stands, at most."""
EDGE = 40
"""Pixels from the frame's edge."""
LEAST_NAMES = 10
WHERE = """() => {
  const box = document.querySelector('.frame').getBoundingClientRect()
  return [box.x, box.y, box.width, box.height]
}"""
SCALE = "() => new DOMMatrix(document.querySelector('.world').style.transform).a"
MOVED = "() => document.querySelector('.world').style.transform"


@pytest.mark.parametrize("title", catalogue.titles())
def test_a_late_board_can_be_read_on_a_desk_and_on_a_phone(
    browser: Browser, address: str, title: str
) -> None:
    situation = late(title)
    for device in SIZES:
        visitor = Visitor(browser, address, device)
        for show in (visitor.replay, visitor.table):
            show(situation)
            found = measure(visitor.page, device)
            assert found.faults() == []
            assert found.pieces > 0
            if device == "desk":
                assert found.names >= enough(title, LEAST_NAMES)
        visitor.context.close()


def see_where_to_begin(page: Page) -> None:
    """The board is fitted once, at the first question of places; others may come before it."""
    for _ in range(OPENING):
        if page.locator("[data-place].legal").count() or steps.is_over(page):
            return
        steps.answer(page)


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("title", catalogue.titles())
def test_the_board_keeps_its_box_and_scale_over_many_answers(
    visit: Opener, title: str, device: Device
) -> None:
    page = visit("/no/such/page", phone=device == "phone")
    steps.open_table(page, title)
    page.wait_for_selector("[data-place]")
    steps.wait_for_question(page)
    see_where_to_begin(page)
    page.evaluate("scrollTo(0, 0)")
    before = page.evaluate(WHERE)[2:], page.evaluate(SCALE)
    for _ in range(ANSWERS):
        steps.answer(page)
        if steps.is_over(page):
            break
        assert (page.evaluate(WHERE)[2:], page.evaluate(SCALE)) == before


def at_the_edge(page: Page) -> list[tuple[float, float]]:
    """Points inside areas, close to the frame's edge."""
    x, y, wide, high = page.evaluate(WHERE)
    along = [0.1, 0.3, 0.5, 0.7, 0.85]
    near = EDGE / 2
    points = [(x + wide * part, y + high - near) for part in along]
    points += [(x + wide * part, y + near) for part in along]
    points += [(x + near, y + high * part) for part in along]
    seen = "([x, y]) => !!document.elementFromPoint(x, y)?.dataset.place"
    return [point for point in points if page.evaluate(seen, list(point))]


def test_pointing_at_the_edge_of_the_frame_does_not_move_the_map(visit: Opener) -> None:
    page = visit("/no/such/page")
    steps.open_table(page, "civilization")
    page.get_by_role("button", name="Zoom in").click()
    steps.stand_still(page)
    points = at_the_edge(page)
    assert len(points) >= 3
    before = page.evaluate(MOVED)
    for point in points:
        page.mouse.move(*point)
        expect(page.locator(".place")).to_be_visible()
        page.mouse.down()
        page.mouse.up()
        assert page.evaluate(MOVED) == before


def test_the_card_never_covers_the_place_it_tells_of(visit: Opener) -> None:
    page = visit("/no/such/page")
    steps.open_table(page, "civilization")
    steps.stand_still(page)
    points = steps.points_of(page.locator("[data-place]"))
    assert len(points) > 100
    for point in points:
        page.mouse.move(*point)
        covered = page.evaluate(
            """([x, y]) => {
              const card = document.querySelector('.place')?.getBoundingClientRect()
              return card && x > card.left && x < card.right && y > card.top && y < card.bottom
            }""",
            point,
        )
        assert not covered, point


def test_land_nobody_holds_has_no_colour_of_a_seat(visit: Opener) -> None:
    """Its tints are all but grey: the strongest and the weakest part of the colour lie close."""
    page = visit("/no/such/page")
    steps.open_table(page, "mare_nostrum")
    tints: list[list[int]] = page.locator(".art").evaluate(
        """art => ['t0', 't1', 't2', 't3', 't4'].map(name => {
          const probe = document.createElement('i')
          probe.style.color = `var(--map-${name})`
          art.append(probe)
          const found = getComputedStyle(probe).color.match(/\\d+/g).map(Number)
          probe.remove()
          return found
        })"""
    )
    assert len(tints) == 5
    assert all(max(tint) - min(tint) < 48 for tint in tints)


def test_the_seas_of_cyclades_are_named_on_request(visit: Opener) -> None:
    page = visit("/no/such/page")
    steps.open_table(page, "cyclades")
    expect(page.locator(".labels text").first).to_be_attached()
    assert page.locator(".labels .water").count() == 0
    page.get_by_role("button", name="Names of all places").click()
    named = page.locator(".labels text")
    expect(named).to_have_count(page.locator("[data-place]").count())
