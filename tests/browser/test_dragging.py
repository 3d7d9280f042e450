"""A piece is dragged to its target with the mouse; elsewhere the same gesture pushes the map."""

from playwright.sync_api import expect

from tests.browser import steps
from tests.browser.clicks import Decision, places
from tests.browser.conftest import Opener
from tests.browser.test_clicks import Player

SAIL = Decision("cyclades", "sail", "", "2", "take_turn", "move_fleets")
PIECES = """place => {
  const area = document.querySelector(`[data-place='${place}']`)
  return [...document.querySelectorAll('.contents .token')]
    .map(token => token.getBoundingClientRect())
    .map(box => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([x, y]) => document.elementFromPoint(x, y) === area)
}"""
WORLD = "() => document.querySelector('.world').style.transform"


def test_a_fleet_is_dragged_to_another_sea_and_the_map_stays(visit: Opener) -> None:
    page = visit("/no/such/page", choices="folded")
    player = Player(page, page.url.replace("/no/such/page", ""))
    here = next(places(SAIL))
    player.sit_down(here)
    _, origin, _, target = here.record.lines[here.line].text.split()
    before, world = steps.line(page), page.evaluate(WORLD)
    steps.stand_still(page)
    [piece, *_] = page.evaluate(PIECES, origin)
    page.mouse.move(*piece)
    page.mouse.down()
    page.mouse.move(piece[0] + 12, piece[1] + 12, steps=2)
    expect(page.locator(".held")).to_have_count(1)
    goal = steps.point_of(page.locator(f"[data-place='{target}'].legal"))
    page.mouse.move(*goal, steps=3)
    page.mouse.up()
    steps.wait_for_change(page, before)
    expect(page.locator(".held")).to_have_count(0)
    assert page.evaluate(WORLD) == world
