"""Two friends without a mouse: a table is opened, joined, paused, ended and played again."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opener
from tests.browser.test_clubs import local

TABS = 200


def reach(page: Page, target: Locator) -> None:
    """Goes on by Tab until the target has the focus."""
    expect(target).to_be_visible()
    for _ in range(TABS):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {target}")


def press(page: Page, name: str, role: str = "button") -> None:
    reach(page, page.get_by_role(role, name=name, exact=True).first)  # type: ignore[arg-type] # "button" or "link"
    page.keyboard.press("Enter")


def choose(page: Page, target: Locator, option: str) -> None:
    """Chooses from a list by typing what the option begins with."""
    reach(page, target)
    page.keyboard.type(option)
    page.keyboard.press("Tab")


def write(page: Page, label: str, text: str) -> None:
    reach(page, page.get_by_label(label).first)
    page.keyboard.press("Control+A")
    page.keyboard.type(text)


def test_a_table_is_hosted_and_played_again_by_keyboard_alone(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    write(anna, "Name of the table", "No mouse")
    choose(anna, anna.get_by_label("Players"), "2")
    reach(anna, anna.get_by_label("Seat 1").locator("input"))
    anna.keyboard.type("Anna")
    choose(anna, anna.get_by_label("Seat 2").locator("select").first, "A person")
    press(anna, "Open the table")
    expect(anna.get_by_role("heading", name="Invite your friends")).to_be_visible()
    link = anna.locator("li.card input[readonly]").first
    reach(anna, link)

    boris = visit(local(link.input_value()))
    write(boris, "Your name", "Boris")
    press(boris, "Sit down")
    for page in (anna, boris):
        expect(page.get_by_role("heading", name="No mouse")).to_be_visible()

    choose(anna, anna.get_by_label("Ask the table…"), "A pause")
    press(boris, "Agree")
    for page in (anna, boris):
        expect(page.get_by_role("heading", name="The table is paused")).to_be_visible()
    press(boris, "Resume")
    expect(anna.get_by_role("heading", name="The table is paused")).to_have_count(0)

    choose(boris, boris.get_by_label("Ask the table…"), "End the game")
    press(anna, "Agree")
    for page in (anna, boris):
        expect(page.get_by_role("region", name="Final standings")).to_be_visible()
    old = anna.url
    press(anna, "Rematch")
    expect(anna).not_to_have_url(old)
    press(boris, "To the rematch", "link")
    for page in (anna, boris):
        expect(page.get_by_role("heading", name="No mouse")).to_be_visible()
