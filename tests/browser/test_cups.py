"""Series and cups in the page: founded, joined, played round by round, read on every screen."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import expect_no_violations
from tests.browser.conftest import Opener
from tests.browser.steps import OVER
from tests.browser.test_clubs import local


def founded(page: Page, name: str) -> str:
    """Founds what was chosen in the form; the link to join it."""
    page.get_by_label("Name of the table").fill(name)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Time for each player").fill("30")
    expect_no_violations(page)
    page.get_by_role("button", name="Open for joining").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    link = page.get_by_label("Whoever opens this link can join").input_value()
    assert "#key=" not in page.url, "the key has left the address bar"
    expect_no_violations(page)
    return link


def join(page: Page, label: str, name: str) -> None:
    """By keyboard alone."""
    page.get_by_label(label).focus()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.get_by_text(name)).to_be_visible()


def press(button: Locator) -> None:
    """By keyboard alone."""
    expect(button).to_be_enabled()
    button.focus()
    button.press("Enter")


def end_by_vote(asking: Page, agreeing: Page) -> None:
    """Two end their game as they stand. Both have come, so nobody is invited any more."""
    for page in (asking, agreeing):
        expect(page.get_by_role("timer").first).to_be_visible()
    asking.locator("select:has(option[value=draw])").select_option("draw")
    press(agreeing.locator(".vote button").first)
    for page in (asking, agreeing):
        expect(page.locator(OVER)).to_be_visible()


def round_of(page: Page, number: int) -> Locator:
    return page.get_by_role("heading", name=f"Round {number}").locator("xpath=..")


def test_a_series_is_held_in_the_page_and_waits_for_who_is_not_there(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    anna.get_by_label("How many games").select_option("series")
    anna.get_by_label("Number of games").fill("2")
    anna.get_by_label("Players").select_option("2")
    link = founded(anna, "Autumn")
    boris = visit(local(link), lang="pl-PL", phone=True)
    join(boris, "Imię lub pseudonim", "Boris")
    expect(anna.get_by_text("Boris")).to_be_visible()
    press(anna.get_by_role("button", name="Begin"))
    press(anna.get_by_role("link", name="To the table"))
    expect(anna.get_by_role("heading", name="Invite your friends")).to_be_visible()
    expect(anna.get_by_text("not here yet")).to_be_visible()
    press(boris.get_by_role("link", name="Do stołu"))
    end_by_vote(anna, boris)

    cup = link.split("#")[0]
    anna.goto(cup)
    expect(round_of(anna, 2).get_by_role("link", name="To the table")).to_be_visible()
    standings = anna.get_by_role("region", name="Standings")
    expect(standings.get_by_role("columnheader", name="Opposition")).to_be_visible()
    anna.get_by_text("What the columns mean").click()
    expect(
        anna.get_by_text("One point for every opponent placed behind you", exact=False)
    ).to_be_visible()
    expect_no_violations(anna)
    boris.goto(cup)
    expect(boris.get_by_role("columnheader", name="Bezpośrednie")).to_be_visible()
    expect_no_violations(boris)
    lobby = visit("/", lang="ru-RU")
    expect(lobby.get_by_role("link", name="Autumn").first).to_be_visible()


def test_a_cup_of_three_is_played_round_by_round(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    anna.get_by_label("How many games").select_option("cup")
    anna.get_by_label("How often everyone meets").fill("1")
    anna.get_by_label("Players").select_option("2")
    anna.get_by_label("Start the next round as soon", exact=False).uncheck()
    link = founded(anna, "The harbour cup")
    boris = visit(local(link), lang="pl-PL")
    join(boris, "Imię lub pseudonim", "Boris")
    vera = visit(local(link), lang="ru-RU", phone=True)
    expect_no_violations(vera)
    join(vera, "Ваше имя", "Vera")
    people = {"Anna": anna, "Boris": boris, "Vera": vera}
    expect(anna.get_by_text("Vera")).to_be_visible()
    press(anna.get_by_role("button", name="Begin"))

    cup = link.split("#")[0]
    for number in (1, 2, 3):
        game = round_of(anna, number)
        table = game.get_by_role("link")
        expect(table).to_be_visible()
        address = link.split("/cups/")[0] + (table.get_attribute("href") or "")
        told = game.inner_text()
        first, second = [page for name, page in people.items() if name in told]
        first.goto(address)
        second.goto(address)
        end_by_vote(first, second)
        for page in people.values():
            page.goto(cup)
        expect(game.get_by_role("link", name="Replay")).to_be_visible()
        if number < 3:
            press(anna.get_by_role("button", name="Start the next round"))
    rows = anna.get_by_role("region", name="Standings").locator("tbody tr")
    expect(rows).to_have_count(3)
    assert [row.locator("td").nth(1).inner_text() for row in rows.all()] == ["2", "2", "2"]
    for page in people.values():
        expect(page.locator("table")).to_be_visible()
        expect_no_violations(page)
        width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, "nothing is wider than the screen"
