"""Friends in browsers of their own: invited, joined, told, held by a bot and back, over, again."""

import json

from playwright.sync_api import Page, expect

from tests.browser.axe import expect_no_violations
from tests.browser.conftest import Opener


def found(page: Page) -> str:
    """Hosts a table for two on the host's page; the link of the second seat."""
    page.get_by_label("Name of the table").fill("Friday")
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Seat 2").locator("select").first.select_option("human")
    page.get_by_label("Time for each player").fill("30")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Invite your friends")).to_be_visible()
    page.get_by_role("button", name="QR code").click()
    expect(page.locator(".code svg")).to_be_visible()
    return page.locator("input[readonly]").first.input_value()


def seconds(page: Page, seat: int) -> int:
    shown = page.locator("[role=timer]").nth(seat).inner_text()
    minutes, rest = shown.split(":")
    return 60 * int(minutes) + int(rest)


def test_friends_from_the_invitation_to_the_rematch(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    link = found(anna)
    expect_no_violations(anna)
    boris = visit("/" + link.split("/", 3)[3])
    boris.get_by_label("Your name").fill("Boris")
    boris.get_by_role("button", name="Sit down").click()
    expect(boris.get_by_role("timer").first).to_be_visible()
    expect(anna.get_by_text("Boris").first).to_be_visible()
    expect(anna.get_by_role("timer").first).to_be_visible()
    for seat in (0, 1):
        assert abs(seconds(anna, seat) - seconds(boris, seat)) <= 1

    anna.get_by_role("button", name="Let a bot stand in").click()
    expect(boris.get_by_text("A bot is standing in for you.", exact=False)).to_be_visible()
    boris.locator("h1").first.click()  # whatever one does first
    expect(boris.get_by_text("A bot is standing in for you.", exact=False)).to_have_count(0)
    expect(anna.get_by_text("stand-in", exact=True)).to_have_count(0)

    boris.get_by_role("button", name="Pause").click()
    expect(anna.get_by_role("heading", name="The table is paused")).to_be_visible()
    anna.get_by_role("button", name="Resume").click()

    boris.get_by_label("Ask the table…").select_option("draw")
    anna.get_by_role("button", name="Agree", exact=True).click()
    anna.get_by_role("button", name="Rematch").click()
    expect(anna).not_to_have_url(link.split("#")[0])
    boris.get_by_role("link", name="To the rematch").click()
    expect(boris.get_by_role("timer").first).to_be_visible()
    assert anna.url == boris.url


def test_three_talk_and_one_hands_over_the_seat(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    link = found(anna)
    boris = visit("/" + link.split("/", 3)[3], lang="pl-PL")
    boris.get_by_label("Imię lub pseudonim").fill("Boris")
    boris.get_by_role("button", name="Usiądź").click()
    expect(anna.get_by_role("timer").first).to_be_visible()

    boris.get_by_role("tab", name="Czat").click()
    boris.get_by_label("Gotowe zwroty").select_option("good_luck")
    expect(boris.locator("li", has_text="Powodzenia i dobrej zabawy!")).to_be_visible()
    chat = anna.get_by_role("tab", name="Chat")
    expect(chat).to_contain_text("1")
    chat.click()
    expect(anna.locator("li", has_text="Good luck and have fun!")).to_be_visible()
    expect(chat).not_to_contain_text("1")

    anna.get_by_role("button", name="Hand over my seat").click()
    offered = anna.get_by_label("Whoever opens this link first", exact=False).input_value()
    vera = visit("/" + offered.split("/", 3)[3])
    vera.get_by_label("Your name").fill("Vera")
    vera.get_by_role("button", name="Sit down").click()
    expect(vera.get_by_role("tab", name="Notes")).to_be_visible()
    expect(anna.get_by_role("tab", name="Notes")).to_have_count(0)
    expect(boris.locator("li", has_text="Vera").first).to_be_visible()
    spent = visit("/" + offered.split("/", 3)[3])
    spent.get_by_role("button", name="Sit down").click()
    expect(spent.get_by_text("This link does not belong to this table.").first).to_be_visible()


def test_an_account_is_told_by_the_worker_of_its_browser_and_leaves_no_name(visit: Opener) -> None:
    page = visit("/account")
    page.get_by_label("Name", exact=True).fill("Zenobia")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("heading", name="Your name")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Zoe")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text("Zoe", exact=True)).to_be_visible()
    expect_no_violations(page)

    page.goto(page.url.replace("/account", "/notices"))
    expect(page.get_by_role("button", name="Tell me in this browser")).to_be_visible()
    expect_no_violations(page)
    page.get_by_label("Address").fill("http://10.0.0.1/topic")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("A webhook must point to the public internet.")).to_be_visible()
    told = {"title": "Your turn", "text": "What do you bid?", "link": "/t/abc", "tag": "abc"}
    assert shown_by_worker(page, told) == ["Your turn", "What do you bid?", "/t/abc"]

    page.goto(page.url.replace("/notices", "/account"))
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_role("button", name="Create an account")).to_be_visible()


SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready
    for (let tries = 0; tries < 40; tries++) {
        const [shown] = await worker.getNotifications()
        if (shown) return [shown.title, shown.body, shown.data.link]
        await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return []
}"""
"""What is shown within two seconds."""


def shown_by_worker(page: Page, told: dict[str, str]) -> list[str]:
    """What the service worker shows of a message that a push service would deliver."""
    page.context.grant_permissions(["notifications"])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = page.context.new_cdp_session(page)
    registered: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(x["registrationId"] for x in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    address = page.url.split("/notices")[0]
    # A worker that is only just allowed to show something may drop the first message.
    for _ in range(20):
        for id in dict.fromkeys(registered):
            message = {"origin": address, "registrationId": id, "data": json.dumps(told)}
            session.send("ServiceWorker.deliverPushMessage", message)
        found: list[str] = page.evaluate(SHOWN)
        if found:
            return found
    raise AssertionError("the worker shows nothing")
