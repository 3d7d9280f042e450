"""What people at a table settle and say between turns, each in a browser of their own."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import expect_no_violations
from tests.browser.conftest import Opener
from tests.browser.steps import answer, first_asked, line
from tests.browser.test_clubs import all_agree, local, sit
from tests.browser.test_friends import seconds

PASSWORD = "correct horse"


def three(visit: Opener) -> list[Page]:
    """Anna, Boris and Vera, who sit at a table with clocks."""
    anna = visit("/host/cyclades")
    anna.get_by_label("Players").select_option("3")
    for seat in (2, 3):
        anna.get_by_label(f"Seat {seat}").locator("select").first.select_option("human")
    anna.get_by_label("Seat 1").locator("input").fill("Anna")
    anna.get_by_label("Time for each player").fill("30")
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_role("heading", name="Invite your friends")).to_be_visible()
    links = [field.input_value() for field in anna.locator("li.card input[readonly]").all()]
    pages = [anna]
    for name, link in zip(("Boris", "Vera"), links, strict=True):
        page = visit(local(link), phone=name == "Vera")
        sit(page, name)
        pages.append(page)
    for page in pages:
        expect(page.get_by_role("timer").first).to_be_visible()
    return pages


def test_three_vote_for_a_stand_in_more_time_and_taking_back(visit: Opener) -> None:
    pages = three(visit)
    anna, boris, vera = pages
    boris.locator("li", has_text="Vera").get_by_role("button", name="Ask for a stand-in").click()
    expect(anna.get_by_text("Boris asks for a bot to stand in for Vera.")).to_be_visible()
    expect(vera.get_by_role("button", name="Agree", exact=True)).to_have_count(0)
    expect_no_violations(anna)
    anna.get_by_role("button", name="Agree", exact=True).click()
    held = vera.get_by_text("A bot is standing in for you.", exact=False)
    expect(held).to_be_visible()
    vera.keyboard.press("Shift")  # whatever one does first
    expect(held).to_have_count(0)

    boris.get_by_label("Ask the table…").select_option("more_time")
    vera.get_by_role("button", name="Disagree").click()
    expect(anna.get_by_text("1 for, 1 against, 3 may vote", exact=False)).to_be_visible()
    anna.get_by_role("button", name="Agree", exact=True).click()
    for page in pages:
        expect(page.locator(".vote")).to_have_count(0)
        assert all(seconds(page, seat) > 29 * 60 for seat in range(3))

    asked = first_asked(pages)
    assert asked is not None
    before = line(asked)
    answer(asked)
    asked.get_by_label("Ask the table…").select_option("take_back")
    all_agree(pages, asked)
    for page in pages:
        expect(page.locator(f"main [data-line='{before}']")).to_have_count(1)


def test_a_mention_is_seen_and_who_is_muted_is_not_heard(visit: Opener) -> None:
    anna, boris, vera = three(visit)
    for page in (anna, boris):
        page.get_by_role("tab", name="Chat").click()
    boris.get_by_label("Say something").fill("@Anna, your fleet!")
    boris.keyboard.press("Enter")
    said = anna.locator("li.mention", has_text="your fleet!")
    expect(said).to_be_visible()
    expect(vera.get_by_role("tab", name="Chat")).to_contain_text("1")
    vera.get_by_role("tab", name="Chat").click()
    expect(vera.locator("li", has_text="your fleet!")).to_be_visible()
    expect(vera.locator("li.mention")).to_have_count(0)
    anna.get_by_text("Mute somebody").click()
    anna.get_by_label("Boris", exact=True).check()
    expect(said).to_have_count(0)
    expect_no_violations(anna)
    anna.reload()
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_text("Mute somebody")).to_be_visible()
    expect(said).to_have_count(0)


def api(page: Page, path: str, body: dict[str, Any]) -> None:
    address = "/".join(page.url.split("/")[:3])
    assert page.request.post(f"{address}/api/{path}", data=body).ok


def test_my_games_are_searched_archived_hidden_and_put_back(visit: Opener) -> None:
    page = visit("/")
    for name in ("Monday", "Tuesday", "Wednesday"):
        seats = [{"kind": "human"}, {"kind": "open"}]
        wish = {"title": "cyclades", "players": 2, "seats": seats, "name": name, "listed": False}
        api(page, "tables", wish)
    page.reload()
    games = page.locator("section.card", has=page.get_by_role("heading", name="My tables"))
    expect(games.get_by_role("link", name="Monday")).to_be_visible()
    games.get_by_role("button", name="Archive: Monday").click()
    games.get_by_role("button", name="Hide: Tuesday").click()
    expect(games.get_by_role("link", name="Tuesday")).to_have_count(0)
    expect(games.get_by_role("link", name="Monday")).to_be_hidden()
    expect_no_violations(page)
    games.get_by_text("Archive (1)").click()
    expect(games.get_by_role("link", name="Monday")).to_be_visible()
    page.get_by_label("Search my games").fill("tues")
    expect(games.get_by_role("link")).to_have_count(2)  # and the one to the notifications
    games.get_by_role("button", name="Restore").click()
    page.get_by_label("Search my games").fill("")
    expect(games.get_by_role("button", name="Hide: Tuesday")).to_be_visible()
    stranger = visit("/")
    expect(stranger.get_by_role("heading", name="My tables")).to_have_count(0)
    expect(stranger.get_by_text("Wednesday")).to_have_count(0)


def test_who_signs_out_everywhere_is_signed_out_on_every_device(visit: Opener) -> None:
    devices = [visit("/account"), visit("/account", phone=True)]
    for page, button in zip(devices, ("Create an account", "Sign in"), strict=True):
        page.get_by_label("Name", exact=True).fill("Wanda")
        page.get_by_label("Password").fill(PASSWORD)
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.get_by_role("heading", name="Your name")).to_be_visible()
    devices[1].get_by_role("button", name="Sign out everywhere").click()
    expect(devices[1]).not_to_have_url(re.compile("/account$"))
    for page in devices:
        page.goto("/".join([*page.url.split("/")[:3], "account"]))
        expect(page.get_by_role("button", name="Create an account")).to_be_visible()
        expect(page.get_by_role("heading", name="Your name")).to_have_count(0)
