"""Seven friends in seven browsers, presets and vacations: what a club does in the page."""

import re

import segno
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_no_violations
from tests.browser.conftest import Opener
from tests.browser.steps import answer, first_asked
from tests.browser.test_friends import expect_same_clocks

SEVEN = 7
NAMES = ["Anna", "Boris", "Celina", "Dmitri", "Ewa", "Fyodor", "Galina"]


def local(link: str) -> str:
    return "/" + link.split("/", 3)[3]


def sit(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def scanned(page: Page, seat: int) -> str:
    """What a telephone reads off the picture of a link: it is the picture of that address."""
    card = page.locator("li.card").nth(seat)
    link = card.locator("input[readonly]").input_value()
    card.get_by_role("button", name="QR code").click()
    drawn = card.locator(".code svg")
    expect(drawn).to_be_visible()
    path = segno.make(link, error="m", micro=False).svg_inline(border=2)
    dark = re.findall(r' d="([^"]+)"', path)[-1]
    assert dark in drawn.inner_html(), "another address is drawn"
    return link


def found_for_seven(page: Page) -> str:
    """A table for seven: three by link, three open to whoever comes; its name."""
    page.get_by_label("Name of the table").fill("The seven")
    page.get_by_label("Players").select_option(str(SEVEN))
    for seat in range(2, SEVEN + 1):
        kind = "human" if seat <= 4 else "open"
        page.get_by_label(f"Seat {seat}").locator("select").first.select_option(kind)
    page.get_by_label("Seat 1").locator("input").fill(NAMES[0])
    page.get_by_label("Time for each player").fill("50")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Invite your friends")).to_be_visible()
    return page.url


def joined_from_the_lobby(visit: Opener, name: str) -> Page:
    page = visit("/")
    page.locator("li", has_text="The seven").get_by_role("link", name="Join").first.click()
    page.get_by_role("button", name="Take this seat").first.click()
    sit(page, name)
    expect(page.get_by_role("tab", name="Notes")).to_be_visible()
    expect(page.locator("li", has_text=name).first).to_be_visible()
    return page


def with_account(visit: Opener, name: str, path: str) -> Page:
    """Somebody who has an account, and so comes back on any device."""
    page = visit("/account")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("heading", name="Your name")).to_be_visible()
    page.goto(page.url.replace("/account", path))
    page.get_by_role("button", name="Sit down").click()
    return page


def all_agree(pages: list[Page], but: Page) -> None:
    for page in pages:
        if page is not but:
            page.get_by_role("button", name="Agree", exact=True).click()


def test_seven_friends_from_the_invitation_to_the_rematch(visit: Opener) -> None:
    anna = visit("/host/civilization")
    table = found_for_seven(anna)
    links = anna.locator("li.card input[readonly]")
    boris = with_account(visit, NAMES[1], local(links.nth(0).input_value()))
    celina = visit(local(scanned(anna, 2)))
    sit(celina, NAMES[2])
    expect(anna.locator("li.card").nth(2)).to_contain_text("Celina")
    dmitri = visit(local(anna.locator("li.card").nth(3).locator("input[readonly]").input_value()))
    sit(dmitri, NAMES[3])
    pages = [anna, boris, celina, dmitri]
    pages += [joined_from_the_lobby(visit, name) for name in NAMES[4:]]
    for page in pages:
        expect(page.get_by_role("timer").first).to_be_visible()
    expect_same_clocks(pages)

    for _ in range(4):
        asked = first_asked(pages)
        assert asked is not None
        answer(asked)

    boris.context.close()
    celina_sees = celina.get_by_text("stand-in", exact=True)
    anna.locator("li", has_text="Boris").get_by_role("button", name="Let a bot stand in").click()
    expect(celina_sees.first).to_be_visible()
    boris = visit("/account")
    boris.get_by_label("Name", exact=True).fill(NAMES[1])
    boris.get_by_label("Password").fill("correct horse")
    boris.get_by_role("button", name="Sign in").click()
    expect(boris.get_by_role("heading", name="Your name")).to_be_visible()
    boris.goto(table)
    expect(boris.get_by_text("A bot is standing in for you.", exact=False)).to_be_visible()
    boris.locator("h1").first.click()
    expect(boris.get_by_text("A bot is standing in for you.", exact=False)).to_have_count(0)
    expect(celina_sees).to_have_count(0)
    pages[1] = boris

    dmitri.get_by_label("Ask the table…").select_option("pause")
    all_agree(pages[:4], dmitri)  # four of seven are enough
    for page in pages:
        expect(page.get_by_role("heading", name="The table is paused")).to_be_visible()
    dmitri.get_by_role("button", name="Resume").click()
    expect(anna.get_by_role("heading", name="The table is paused")).to_have_count(0)

    boris.get_by_label("Ask the table…").select_option("draw")
    all_agree(pages, boris)
    for page in pages:
        expect(page.get_by_role("region", name="Final standings")).to_be_visible()
    dmitri.get_by_role("button", name="Rematch").click()
    expect(dmitri).not_to_have_url(table)
    for page in pages:
        if page is not dmitri:
            page.get_by_role("link", name="To the rematch").click()
            expect(page.get_by_role("timer").first).to_be_visible()
    assert len({page.url for page in pages}) == 1
    expect(dmitri.locator("li.asked, li").filter(has_text="Dmitri").first).to_be_visible()


def test_a_preset_sets_everything_and_a_vacation_is_seen_by_all(visit: Opener) -> None:
    anna = visit("/host/civilization")
    anna.get_by_label("How long?").select_option("weeks")
    expect(anna.get_by_label("Players")).to_have_value("7")
    expect(anna.get_by_label("Vacation days", exact=False)).to_have_value("4")
    expect_no_violations(anna)
    anna.get_by_label("Players").select_option("2")
    anna.get_by_label("Seat 2").locator("select").first.select_option("human")
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_role("heading", name="Invite your friends")).to_be_visible()
    link = anna.locator("input[readonly]").first.input_value()
    boris = visit(local(link))
    sit(boris, "Boris")
    expect(boris.get_by_role("timer").first).to_be_visible()
    boris.get_by_label("Go on vacation…").select_option("2")
    expect(boris.get_by_text("You are on vacation until", exact=False)).to_be_visible()
    expect(anna.get_by_text("on vacation until", exact=False).first).to_be_visible()
    expect_no_violations(anna)
    boris.get_by_role("button", name="I’m back").click()
    expect(anna.get_by_text("on vacation until", exact=False)).to_have_count(0)
