"""What one decides on is in sight on a phone, and in reach."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from pelagos.catalogue import load
from tests.browser import steps
from tests.browser.clicks import Decision, places
from tests.browser.conftest import Opener
from tests.browser.situations import kept_games
from tests.browser.test_clicks import Player
from tests.browser.test_thumbs import small
from tests.browser.walking import ASKED

LIT = "[data-place].legal"
INSIDE = """areas => {
  const frame = document.querySelector('.frame').getBoundingClientRect()
  const isIn = ({ left, right, top, bottom }) =>
    right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom
  return areas.filter(area => isIn(area.getBoundingClientRect())).length
}"""


def in_sight(places: Locator) -> int:
    found: int = places.evaluate_all(INSIDE)
    return found


def lesson(visit: Opener, where: str) -> Page:
    page = visit(f"/learn/{where}", phone=True, choices="folded")
    page.locator("#question").wait_for()
    return page


def test_the_numbers_beside_a_piece_hide_no_target(visit: Opener) -> None:
    page = lesson(visit, "civilization/conflict")
    for place in ("illyricum", "moesia", "danube"):
        page.locator(f"[data-place={place}]").first.dispatch_event("click")
        expect(page.locator(".near button").first).to_be_visible()
        steps.stand_still(page)
        lit = page.locator(LIT)
        assert in_sight(lit) > 1, place
        assert len(steps.points_of(lit)) == in_sight(lit), place
        page.get_by_role("button", name="Back").click()


def test_every_nation_one_may_choose_is_in_sight_at_first(visit: Opener) -> None:
    page = visit("/no/such/page", phone=True)
    steps.open_table(page, "civilization")
    page.locator(ASKED).wait_for()
    lit = page.locator(LIT)
    expect(lit.first).to_be_visible()
    steps.stand_still(page)
    assert len(steps.points_of(lit)) == lit.count()


def test_the_last_march_of_a_turn_waits_when_nobody_said_how_many(visit: Opener) -> None:
    page = visit("/no/such/page", phone=True)
    steps.open_table(page, "civilization")
    page.locator(ASKED).wait_for()
    while "Move" not in steps.wait_for_question(page):
        steps.answer(page)
    before = steps.line(page)
    for _ in range(2):  # the source, then a target
        lit = page.locator(LIT).first
        lit.dispatch_event("click")
        steps.stand_still(page)
    expect(page.locator(".proposal")).to_contain_text("cannot be undone")
    assert steps.line(page) == before
    page.get_by_role("button", name="Confirm").tap()
    steps.wait_for_change(page, before)


def test_a_place_says_what_it_feeds_and_whether_it_is_a_city_site(visit: Opener) -> None:
    page = lesson(visit, "civilization/gather")
    knossos = page.locator("[data-place=knossos]").first
    expect(knossos).to_have_attribute("aria-label", re.compile("population limit: 3, city site"))
    knossos.focus()
    expect(page.locator(".look")).to_contain_text("population limit: 3")


# Whether the question, and what can be touched for it beside the board, can be seen as the page
# stands: on a phone the board lies over what has been scrolled away.
TOUCHABLE = """([selector]) => {
  const board = document.querySelector('.board').getBoundingClientRect()
  const over = innerWidth < 900 ? board.bottom : 0
  const found = [document.querySelector('#question'), ...document.querySelectorAll(selector)]
  return found.length > 1 && found.every(e => {
    const { top, bottom } = e.getBoundingClientRect()
    return top >= over - 1 && bottom <= innerHeight + 1
  })
}"""
BESIDE = [
    Decision("cyclades", "bid", "", "2", "lay_offering", r"(?!apollo)\w+ \d+"),
    Decision("mare_nostrum", "take", "", "1", "take_card"),
    Decision("laget_civilization", "take", "", "1", "take_card"),
    Decision("mare_nostrum_empires", "take", "", "1", "take"),
]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("decision", BESIDE, ids=lambda found: found.title)
def test_what_is_decided_beside_the_board_is_in_sight(
    visit: Opener, decision: Decision, phone: bool
) -> None:
    page = visit("/no/such/page", phone=phone, choices="folded")
    player = Player(page, page.url.removesuffix("/no/such/page"))
    player.sit_down(next(places(decision)))
    page.wait_for_function(TOUCHABLE, arg=[".strip button.lit"])
    if not phone:
        # Nor does anything hidden make the page longer than the window.
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("where", ["civilization", "civilization/bazaar", "cyclades/outbid"])
def test_lessons_are_for_thumbs_too(visit: Opener, where: str) -> None:
    page = visit(f"/learn/{where}", phone=True, choices="folded")
    page.locator("main :is(h1, #question)").first.wait_for()
    steps.stand_still(page)
    assert small(page) == []


def at_the_place(visit: Opener, decision: Decision) -> Page:
    """A phone at a table where this is decided."""
    page = visit("/no/such/page", phone=True, choices="folded")
    player = Player(page, page.url.removesuffix("/no/such/page"))
    player.sit_down(next(places(decision)))
    page.locator(ASKED).wait_for()
    return page


def test_a_card_is_read_before_it_is_had(visit: Opener) -> None:
    """Who rests a pointer on a creature reads what it does; a finger cannot."""
    page = at_the_place(visit, Decision("cyclades", "summon", "", "2", "take_turn", "summon harpy"))
    before = steps.line(page)
    page.locator(".strip button.lit[data-things='creature:harpy']").tap()
    read = page.locator("[data-reading]")
    expect(read.first).to_contain_text("army")
    assert steps.line(page) == before
    page.locator(".beside-thing .buttons button").tap()
    steps.wait_for_change(page, before)


def test_a_card_that_was_read_is_had_at_the_first_touch(visit: Opener) -> None:
    page = at_the_place(visit, Decision("cyclades", "summon", "", "2", "take_turn", "summon harpy"))
    before = steps.line(page)
    harpy = page.locator(".strip button.lit[data-things='creature:harpy']")
    harpy.tap()
    expect(page.locator("[data-reading]").first).to_contain_text("army")
    page.reload()
    harpy.tap()
    steps.wait_for_change(page, before)


def test_what_cannot_be_had_says_why_at_a_touch(visit: Opener) -> None:
    page = at_the_place(visit, Decision("civilization", "cards", "", "1", "acquire_cards"))
    page.locator(".shop .shut").last.tap()
    expect(page.locator(".card-popover .why")).to_be_visible()
    page.locator("#question").tap()
    expect(page.locator(".card-popover")).to_have_count(0)


def test_the_way_to_where_one_may_choose_leads_to_buildings_too(visit: Opener) -> None:
    occupy = Decision("mare_nostrum_empires", "occupy", "", "1", "war_conquest", r"\w+ occupy")
    page = at_the_place(visit, occupy)
    sites = page.locator("[data-site]")
    expect(sites.first).to_be_visible()
    for _ in range(6):
        page.get_by_role("button", name="Zoom in").tap()
    steps.stand_still(page)
    page.get_by_role("button", name="Where I may choose").tap()
    steps.stand_still(page)
    assert in_sight(sites) == sites.count() > 0


@pytest.mark.parametrize("where", ["civilization/bazaar", "laget_civilization/take"])
def test_a_lesson_begins_where_it_is_read(visit: Opener, where: str) -> None:
    page = lesson(visit, where)
    steps.stand_still(page)
    begins = page.locator(".lesson p").first.bounding_box()
    board = page.locator(".board").bounding_box()
    assert begins
    assert board
    assert board["y"] + board["height"] <= begins["y"] < 844


def test_the_final_standings_fit_with_all_their_columns(visit: Opener) -> None:
    page = visit("/no/such/page", phone=True)
    origin = page.url.removesuffix("/no/such/page")
    record = next(kept_games(load("cyclades"))).to_text()
    kept = page.request.post(f"{origin}/api/records", data=record).json()["table"]
    page.goto(f"{origin}/t/{kept}")
    standings = page.get_by_role("region", name="Final standings")
    expect(standings.get_by_role("columnheader", name="Metropolises")).to_be_visible()
    assert standings.evaluate("box => box.scrollWidth - box.clientWidth") == 0
