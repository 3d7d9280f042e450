"""Told away from the page: the whole way of an e-mail and a push, to the seat and to their end."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import steps
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import PATIENCE, Opener, serving
from tests.browser.test_clubs import local
from tests.browser.test_friends import shown_by_worker
from tests.support.delivery import Browser, Letters, Place, mail_server

LOOK = 100
SENDER = "table@pelagos.example"
SUBSCRIBED = """keys => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => keys })
}"""
"""A browser whose push service is the one of the test; the keys are real."""
REFUSED = """() => {
    PushManager.prototype.subscribe = async () => { throw new DOMException('no', 'AbortError') }
}"""


@dataclass
class World:
    """A server of its own, and where its notices are delivered."""

    address: str
    box: Letters
    place: Place
    stop_mail: Callable[[], None]


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    place = Place()
    mail = mail_server()
    smtp, box = mail.__enter__()
    stopped: list[bool] = []

    def stop() -> None:
        if not stopped:
            stopped.append(True)
            mail.__exit__(None, None, None)

    settings = {"smtp": smtp, "mail_from": SENDER, "webhooks_to_private": "1"}
    try:
        with serving(tmp_path, **settings) as address:
            yield World(address, box, place, stop)
    finally:
        stop()
        place.close()


def wait_for(page: Page, is_so: Callable[[], bool], what: str) -> None:
    for _ in range(PATIENCE // LOOK):
        if is_so():
            return
        page.wait_for_timeout(LOOK)
    raise AssertionError(f"never: {what}")


def at(world: World, visit: Opener, path: str, **how: object) -> Page:
    """A page of the server whose notices are delivered."""
    page = visit("/no/such/page", **how)
    page.goto(world.address + path)
    return page


def two(world: World, visit: Opener) -> tuple[Page, Page]:
    """Anna, who is asked first or second, and Boris, who reads Polish and then goes away."""
    anna = at(world, visit, "/host/cyclades")
    link = steps.host_for_two(anna)
    boris = at(world, visit, local(link), lang="pl-PL")
    boris.get_by_label("Imię lub pseudonim").fill("Boris")
    boris.get_by_role("button", name="Usiądź").click()
    expect(anna.get_by_role("timer").first).to_be_visible()
    expect(boris.get_by_role("timer").first).to_be_visible()
    return anna, boris


def until_boris_is_asked(anna: Page, boris: Page) -> None:
    """Both answer until it is Boris's turn no more, so that Anna's next answers call him."""
    while steps.first_asked([anna, boris]) is boris:
        steps.answer(boris)


def call(anna: Page) -> None:
    """Anna answers until the table waits for Boris."""
    while "Boris" not in steps.question(anna):
        steps.answer(anna)
        anna.locator(f"{steps.READY}, #question:has-text('Boris')").first.wait_for()


def test_a_letter_leads_to_the_seat_and_one_click_ends_it(world: World, visit: Opener) -> None:
    anna, boris = two(world, visit)
    table = boris.url.split("#")[0]
    until_boris_is_asked(anna, boris)
    boris.goto(world.address + "/notices")
    boris.locator("form select").first.select_option("email")
    boris.locator("form input").fill("boris@pelagos.example")
    boris.locator("form button").click()
    wait_for(boris, lambda: len(world.box.letters) == 1, "a letter to confirm")
    boris.goto(re.findall(r"http\S+#confirm=\S+", world.box.texts()[0])[0])
    expect(boris.get_by_role("status")).to_contain_text("potwierdzon")
    expect_no_violations(boris)

    call(anna)
    wait_for(anna, lambda: len(world.box.letters) == 2, "a letter about the turn")
    letter, text = world.box.letters[1], world.box.texts()[1]
    assert letter["to"] == "boris@pelagos.example"
    assert "Sparta składa" in text, "what has happened since, in the reader's language"
    link = re.findall(r"http\S+#pass=\S+", text)[0]
    assert link.startswith(table)

    phone = at(world, visit, local(link), phone=True, lang="pl-PL")
    steps.expect_asked(phone)
    assert "#" not in phone.url, "the key has left the address bar"
    steps.answer(phone)
    again = at(world, visit, local(link), lang="pl-PL")
    expect(again.get_by_text("wykorzystan", exact=False).first).to_be_visible()
    expect(again.get_by_role("tab", name="Notatki")).to_have_count(0)

    off = re.findall(r"http\S+/off/\S+", text)[0]
    again.goto(off)
    expect(again.get_by_role("status")).not_to_contain_text("Wczytywanie")
    expect_no_violations(again)
    boris.goto(world.address + "/notices")
    expect(boris.locator("form")).to_be_visible()
    expect(boris.get_by_text("boris@pelagos.example")).to_have_count(0)


def test_a_mail_server_that_is_down_is_seen_and_the_letter_kept(
    world: World, visit: Opener
) -> None:
    page = at(world, visit, "/notices")
    world.stop_mail()
    page.locator("form select").first.select_option("email")
    page.get_by_label("Address").fill("boris@pelagos.example")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("boris@pelagos.example")).to_be_visible()
    for _ in range(10):
        page.reload()
        expect(page.locator("form")).to_be_visible()
        if page.locator(".bad").count():
            break
        page.wait_for_timeout(1000)
    expect(page.locator(".bad")).to_contain_text("The mail server did not accept the message.")
    expect(page.locator(".bad")).to_contain_text("It will be tried again.")
    expect_no_violations(page)


def test_a_push_is_sealed_for_one_browser_and_opens_the_table(world: World, visit: Opener) -> None:
    anna, boris = two(world, visit)
    table = boris.url.split("#")[0]
    until_boris_is_asked(anna, boris)
    boris.context.grant_permissions(["notifications"])
    boris.goto(world.address + "/notices")
    boris.evaluate(REFUSED)
    on = boris.get_by_role("button", name="Powiadamiaj w tej przeglądarce")
    on.click()
    expect(boris.get_by_role("status")).to_contain_text("odmówiła")
    key = Browser()
    boris.evaluate(SUBSCRIBED, {"endpoint": world.place.url, "keys": key.keys})
    on.click()
    expect(boris.locator("main li")).to_have_count(1)

    call(anna)
    wait_for(anna, lambda: bool(world.place.heard), "a push")
    headers, body = world.place.heard[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert b"Boris" not in body, "on its way nobody can read it"
    told = key.read(body)
    assert "Sparta składa" in told["text"]
    title, text, link = shown_by_worker(boris, told)
    assert (title, text) == (told["title"], told["text"])
    boris.goto(world.address + link)
    assert boris.url == table
    steps.expect_asked(boris)


def test_an_address_that_answers_nothing_is_given_up_in_sight(world: World, visit: Opener) -> None:
    world.place.status = 410
    page = at(world, visit, "/notices")
    page.locator("form select").first.select_option("webhook")
    page.get_by_label("Address").fill(world.place.url)
    page.get_by_role("button", name="Add").click()
    page.get_by_role("button", name="Send a test").click()
    wait_for(page, lambda: bool(world.place.heard), "a message")
    expect(page.get_by_role("status")).to_contain_text("on its way")
    for _ in range(10):
        page.reload()
        expect(page.locator("main li")).to_be_visible()
        if page.locator(".bad").count():
            break
        page.wait_for_timeout(500)
    expect(page.locator(".bad")).to_contain_text("This address no longer exists.")
    world.place.status = 200
    page.get_by_role("button", name="Switch on again").click()
    expect(page.locator(".bad")).to_have_count(0)
    assert json.loads(world.place.heard[0][1])["unsubscribe"].startswith(world.address)
