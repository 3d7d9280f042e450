"""What goes amiss between friends: a sentence in the page, and nothing is lost."""

from playwright.sync_api import Page, expect

from tests.browser import steps
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import Opener
from tests.browser.test_clubs import local, sit
from tests.browser.test_faults import two_friends


def open_table(anna: Page, name: str) -> str:
    """A table for three at which two seats are open; its address."""
    anna.get_by_label("Name of the table").fill(name)
    anna.get_by_label("Players").select_option("3")
    anna.get_by_label("Everyone else").select_option("open")
    anna.get_by_label("Time for each player").fill("30")
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_role("heading", name="Invite your friends")).to_be_visible()
    return anna.url


def test_of_two_who_want_one_seat_one_gets_it_and_the_other_the_next(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    address = local(open_table(anna, "One chair"))
    boris, vera = visit(address), visit(address, phone=True)
    for page in (boris, vera):
        page.get_by_role("button", name="Take this seat").first.click()
        expect_no_violations(page)
    sit(boris, "Boris")
    expect(boris.get_by_role("tab", name="Notes")).to_be_visible()
    sit(vera, "Vera")
    expect(vera.get_by_role("alert")).to_contain_text("This seat is taken.")
    expect(vera.get_by_text("Boris").first).to_be_visible()
    expect(vera.get_by_text("reconnecting")).to_have_count(0)
    vera.get_by_role("button", name="Take this seat").click()
    expect(vera.get_by_label("Your name")).to_have_value("Vera")
    vera.get_by_role("button", name="Sit down").click()
    for page in (anna, boris, vera):
        expect(page.get_by_role("timer").first).to_be_visible()
    assert steps.first_asked([anna, boris, vera]) is not None


def test_who_is_asked_to_leave_is_told_so_and_goes_on_watching(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    boris = visit(local(open_table(anna, "Not you")))
    boris.get_by_role("button", name="Take this seat").first.click()
    sit(boris, "Boris")
    expect(boris.get_by_role("tab", name="Notes")).to_be_visible()
    anna.locator("li.card").nth(1).get_by_role("button", name="Ask them to leave").click()
    expect(boris.get_by_role("alert")).to_contain_text("You no longer have a seat here")
    expect(boris.get_by_role("tab", name="Notes")).to_have_count(0)
    expect(boris.get_by_role("button", name="Take this seat").first).to_be_visible()
    expect(boris.get_by_text("reconnecting")).to_have_count(0)
    expect_no_violations(boris)


def test_a_vote_after_the_answer_is_a_sentence(visit: Opener) -> None:
    anna, boris = two_friends(visit)
    boris.get_by_label("Ask the table…").select_option("draw")
    agree = anna.get_by_role("button", name="Agree", exact=True)
    expect(agree).to_be_visible()
    expect(anna).to_have_title(
        f"● A vote is waiting for you · {anna.locator('h1').inner_text()} · Pelagos"
    )
    address = "/".join(
        [*anna.url.split("/")[:3], "api/tables", anna.url.rsplit("/", 1)[1], "votes"]
    )

    def meanwhile(route: object) -> None:
        gone = boris.request.delete(address)
        assert gone.ok, gone.text()
        route.continue_()  # type: ignore[attr-defined] # a Route

    anna.route("**/votes/answer*", meanwhile)
    agree.click()
    expect(anna.get_by_role("alert")).to_be_visible()
    expect(anna.locator(".vote")).to_have_count(0)
    assert steps.first_asked([anna, boris]) is not None


def test_a_vote_stays_in_sight_however_far_down_one_reads(visit: Opener) -> None:
    anna, boris = two_friends(visit)
    anna.locator("footer").scroll_into_view_if_needed()
    boris.get_by_label("Ask the table…").select_option("pause")
    expect(anna.get_by_role("button", name="Agree", exact=True)).to_be_in_viewport()
