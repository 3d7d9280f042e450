"""What helps a player: previews, what-if tables, one screen for two, taking back several."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import steps
from tests.browser.conftest import Opener
from tests.browser.test_playing import host, links

TURN = "what do you do?"


def reach_recruiting(page: Page) -> Locator:
    """Plays until this player may recruit. Priests and philosophers are hired by that very button;
    pieces for the map want a place, and then the first place is what is found."""
    recruit = page.locator(".widget").get_by_role("button", name="Recruit")
    for _ in range(60):
        if TURN in steps.wait_for_question(page) and recruit.count():
            break
        steps.answer(page)
    else:
        pytest.fail("there was never anything to recruit")
    state = page.request.get(page.url.replace("/t/", "/api/tables/") + "?contract=2").json()
    (verb,) = [o for o in state["question"]["shape"]["options"] if o["slug"] == "recruit"]
    if verb["then"]["shape"] == "nothing":
        return recruit
    recruit.click()
    return steps.choices(page).first


def test_what_a_choice_changes_is_told_before_it_is_chosen(visit: Opener) -> None:
    page = visit("/no/such/page")
    steps.open_table(page, "cyclades")
    choice = reach_recruiting(page)
    before = steps.line(page)
    choice.hover()
    changes = page.get_by_role("list", name="What it changes")
    expect(changes).to_be_visible()
    expect(changes.get_by_role("listitem").first).to_contain_text("Sparta")
    assert steps.line(page) == before


def test_bots_of_every_level_say_what_they_would_do_and_why(visit: Opener) -> None:
    page = visit("/no/such/page", asking="final")
    steps.open_table(page, "cyclades")
    steps.wait_for_question(page)
    page.get_by_role("button", name="Hint").click()
    opinions = page.get_by_role("group", name="A second opinion")
    expect(opinions.get_by_role("button", name="normal")).to_have_attribute("aria-pressed", "true")
    opinions.get_by_role("button", name="hard, 1 s").click()
    hard = opinions.get_by_role("button", name="hard, 1 s")
    expect(hard).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hint")).to_contain_text(": ")
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".proposal")).to_be_visible()


def test_two_answers_are_taken_back_at_once(visit: Opener) -> None:
    page = visit("/no/such/page")
    steps.open_table(page, "cyclades")
    for _ in range(40):
        asked = steps.wait_for_question(page)
        several = page.locator("summary", has_text="Several")
        if several.count():
            break
        steps.answer(page, steps.last if TURN in asked else steps.first)
    else:
        pytest.fail("two answers in a row were never to be taken back")
    before = steps.line(page)
    several.click()
    page.locator("details[open] li button").last.click()
    steps.wait_for_change(page, before)
    assert steps.line(page) <= before - 2


def test_a_what_if_table_says_where_it_comes_from_and_can_be_played(visit: Opener) -> None:
    page = visit("/no/such/page")
    steps.open_table(page, "cyclades")
    steps.wait_for_question(page)
    came_from = page.url
    page.get_by_text("What if?").click()
    page.get_by_role("button", name="Bots play the other seats").click()
    told = page.locator(".branched")
    expect(told).to_contain_text("dealt anew")
    assert page.url != came_from
    steps.wait_for_question(page)
    steps.answer(page)
    told.get_by_role("link").click()
    expect(page).to_have_url(came_from)


def test_two_people_at_one_screen_see_only_their_own(visit: Opener, address: str) -> None:
    page = visit("/")
    host(page, "Cyclades", ["human", "human"], rounds=1)
    (link,) = links(page)
    page.goto(link)
    page.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    heading = page.locator("#question")
    expect(heading).to_contain_text("’s turn")
    expect(steps.choices(page)).to_have_count(0)
    expect(page.get_by_text("Your holdings")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^I’m ")).click()
    steps.expect_asked(page)
    expect(page.get_by_text("Your holdings")).to_have_count(1)
