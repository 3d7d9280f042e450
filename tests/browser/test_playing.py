"""A table in a real browser: host, join, play, take back, reload, replay, change the language."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import steps
from tests.browser.conftest import Opener


def host(page: Page, title: str, seats: list[str], rounds: int) -> None:
    """Hosts a short game with these seats: human, bot or open."""
    page.get_by_role("link", name=f"Host a table: {title}").click()
    page.get_by_label("Players").select_option(str(len(seats)))
    for number, kind in enumerate(seats, 1):
        page.get_by_role("group", name=f"Seat {number}").locator("select").first.select_option(kind)
        if kind == "bot":
            chosen = page.get_by_role("group", name=f"Seat {number}").locator("select").nth(1)
            chosen.select_option("random")
    page.get_by_text("Rule options").click()
    page.get_by_label(re.compile("round limit", re.IGNORECASE)).fill(str(rounds))
    page.get_by_label(re.compile("round limit", re.IGNORECASE)).blur()
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-place], input[readonly]").first.wait_for()


def links(page: Page) -> list[str]:
    """The links for the other players, as the host sees them."""
    fields = page.locator("input[readonly]")
    fields.first.wait_for()
    return [fields.nth(n).input_value() for n in range(fields.count())]


def test_two_people_and_bots_play_a_whole_game(visit: Opener, address: str) -> None:
    """Host, join by link, play to the end, reload, replay, read it in Russian."""
    hostess = visit("/")
    host(hostess, "Cyclades", ["human", "human", "bot"], rounds=1)
    (link,) = links(hostess)
    guest = visit(link.removeprefix(address))
    guest.get_by_role("button", name="Sit down").click()
    expect(guest).to_have_url(re.compile(r"/t/\w+$"))
    pages = [hostess, guest]
    while (asked := steps.first_asked(pages)) is not None:
        steps.answer(asked)
    for page in pages:
        expect(page.locator("#question")).to_have_text("The game is over")
    hostess.reload()
    expect(hostess.locator("#question")).to_have_text("The game is over")
    hostess.locator("a[href$='/replay'].primary").click()
    scrubber = hostess.get_by_role("slider", name="Line")
    expect(scrubber).to_be_visible()
    last = int(scrubber.input_value())
    assert last > 0
    hostess.get_by_role("button", name="To the start").click()
    expect(hostess).to_have_url(re.compile(r"line=0"))
    hostess.get_by_label("Language").select_option("ru")
    expect(hostess.get_by_role("heading", level=1)).to_contain_text("Просмотр")


def test_a_choice_is_taken_back_and_the_board_is_as_before(visit: Opener) -> None:
    page = visit("/")
    steps.play_now(page, "Cyclades")
    for _ in range(60):
        asked = steps.wait_for_question(page)
        undo = page.get_by_role("button", name="Undo")
        if undo.is_enabled():
            break
        # In one's turn do something: to end it is the first choice.
        steps.answer(page, steps.last if "what do you do?" in asked else steps.first)
    else:
        pytest.fail("no answer could ever be taken back")
    before = steps.line(page)
    undo.click()
    steps.wait_for_change(page, before)
    assert steps.line(page) < before
    steps.expect_asked(page)


def test_a_final_choice_says_so_before_it_is_given(visit: Opener) -> None:
    page = visit("/", asking="final")
    steps.play_now(page, "Cyclades")
    for _ in range(30):
        steps.wait_for_question(page)
        steps.click_if_there(steps.choices(page).first)
        if steps.wait_for_proposal(page):
            expect(page.locator(".proposal")).to_contain_text("This cannot be undone.")
            return
    pytest.fail("no choice was ever final")


def test_a_wrong_typed_answer_is_refused_with_a_reason(visit: Opener) -> None:
    page = visit("/")
    steps.play_now(page, "Cyclades")
    steps.wait_for_question(page)
    page.locator("summary", has_text="Type the answer").click()
    page.get_by_label("Type the answer").fill("sail to the moon")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("alert")).to_contain_text("Why not?")
    steps.expect_asked(page)


def test_a_table_that_is_not_there_says_so(visit: Opener) -> None:
    page = visit("/t/nosuchtable")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_whoever_has_no_seat_watches_and_is_asked_nothing(visit: Opener) -> None:
    player = visit("/")
    host(player, "Cyclades", ["human", "bot"], rounds=1)
    watcher = visit("/t/" + player.url.rsplit("/", 1)[1])
    expect(watcher.get_by_text("You are watching this table.")).to_be_visible()
    expect(steps.choices(watcher)).to_have_count(0)
    expect(watcher.get_by_text("Your holdings")).to_have_count(0)
