"""What friends need beside the game: talk, seats handed over, notices, a good invitation."""

import json
import time

from playwright.sync_api import Page, expect

from tests.browser import steps
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import PATIENCE, Opener
from tests.browser.test_thumbs import LEAST


def seconds(page: Page, seat: int) -> int:
    shown = page.locator("[role=timer]").nth(seat).inner_text()
    minutes, rest = shown.split(":")
    return 60 * int(minutes) + int(rest)


def expect_same_clocks(pages: list[Page], seats: tuple[int, ...] = (0, 1)) -> None:
    """All show the same time for each seat. They are read one after another, while clocks run."""
    for seat in seats:
        end = time.monotonic() + PATIENCE / 1000
        while max(shown := [seconds(page, seat) for page in pages]) - min(shown) > 1:
            assert time.monotonic() < end, f"seat {seat}: {shown}"


def test_three_talk_and_one_hands_over_the_seat(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    link = steps.host_for_two(anna)
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
    expect(spent.get_by_text("This link has been used", exact=False).first).to_be_visible()


def test_a_seat_is_opened_on_another_device_and_closed_to_all_others(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    link = steps.host_for_two(anna)
    boris = visit("/" + link.split("/", 3)[3])
    boris.get_by_label("Your name").fill("Boris")
    boris.get_by_role("button", name="Sit down").click()
    boris.get_by_role("button", name="Open my seat on another device").click()
    offered = boris.get_by_label("it works once", exact=False).input_value()
    phone = visit("/" + offered.split("/", 3)[3], phone=True)
    phone.get_by_role("button", name="Sit down").click()
    for page in (boris, phone):
        expect(page.get_by_role("tab", name="Notes")).to_be_visible()
    phone.on("dialog", lambda dialog: dialog.accept())
    phone.get_by_role("button", name="Shut everyone else out of my seat").click()
    expect(phone.get_by_text("Nobody else can use your seat now.")).to_be_visible()
    expect(boris.get_by_role("tab", name="Notes")).to_have_count(0)
    expect(phone.get_by_role("tab", name="Notes")).to_be_visible()
    expect_no_violations(phone)


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
    expect(page.get_by_role("button", name="Notify me in this browser")).to_be_visible()
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


def test_the_link_of_a_message_ends_it_in_one_click(visit: Opener) -> None:
    page = visit("/notices", lang="ru-RU")
    page.goto(page.url.replace("/notices", "/off/whatever"))
    expect(page.get_by_text("Готово", exact=False)).to_be_visible()
    expect_no_violations(page)
    page.goto(page.url.replace("/off/whatever", "/notices"))
    expect(page.get_by_role("heading", name="Этот браузер")).to_be_visible()
    # opened where the page is open already
    page.evaluate("location.hash = 'confirm=spent'")
    expect(page.get_by_text("уже использована", exact=False)).to_be_visible()
    expect(page.get_by_role("heading", name="Этот браузер")).to_be_visible()


def test_the_invited_see_where_to_and_a_free_seat_stands_first(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    anna.get_by_label("Name of the table").fill("Harbour night")
    anna.get_by_label("Players").select_option("3")
    anna.get_by_label("Seat 1").locator("input").fill("Anna")
    anna.get_by_label("Seat 2").locator("select").first.select_option("human")
    anna.get_by_label("Seat 3").locator("select").first.select_option("open")
    anna.get_by_label("Time for each player").fill("90")
    anna.get_by_label("When a player’s time is up").select_option("forfeit")
    anna.get_by_role("button", name="Open the table").click()
    agreed = anna.get_by_role("region", name="What this table has agreed on")
    expect(agreed).to_contain_text("Listed in the lobby")
    links = [field.input_value() for field in anna.locator("input[readonly]").all()]
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.get_by_role("button", name="Copy all links at once").click()
    expect(anna.get_by_role("button", name="Copied")).to_be_visible()
    copied = anna.evaluate("navigator.clipboard.readText()").split("\n")
    assert [line.partition(": ")[2] for line in copied] == links
    anna.reload()
    link = links[0]
    anna.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    anna.get_by_role("button", name="Copy", exact=True).first.click()
    expect(anna.get_by_role("button", name="Copied")).to_be_visible()
    boris = visit("/" + link.split("/", 3)[3], phone=True)
    expect(boris.get_by_text("Harbour night", exact=False)).to_be_visible()
    expect(boris.get_by_text("Already at the table: Anna")).to_be_visible()
    for page in (anna, boris):
        agreed = page.get_by_role("region", name="What this table has agreed on")
        expect(agreed).to_contain_text("Each player has 90 minutes.")
        expect(agreed).to_contain_text("the player forfeits and a bot plays on")
    expect_no_violations(boris)
    lobby = visit("/", phone=True)
    free = lobby.locator("section.card", has=lobby.get_by_role("heading", name="free seat"))
    join = free.locator("li", has_text="Harbour night").get_by_role("link", name="Join")
    expect(join).to_be_visible()
    box, first_title = join.bounding_box(), lobby.locator(".boxes li").first.bounding_box()
    assert box is not None
    assert first_title is not None
    assert box["y"] < first_title["y"]
    assert box["height"] >= LEAST
    expect_no_violations(lobby)


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
