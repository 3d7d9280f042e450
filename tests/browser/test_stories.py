"""Evenings of friends in browsers of their own: invited, held by a bot, back, over, again."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import steps
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import Opener
from tests.browser.test_clubs import all_agree, local, scanned, sit
from tests.browser.test_friends import expect_same_clocks, seconds

PASSWORD = "correct horse"


def found(page: Page, name: str, players: int, others: str) -> None:
    """Anna founds a table in a few choices; everybody else comes the same way."""
    page.get_by_label("Name of the table").fill(name)
    page.get_by_label("Everyone else").select_option(others)
    page.get_by_label(re.compile("^Players")).select_option(str(players))
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Time for each player").fill("30")
    expect_no_violations(page)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Invite your friends")).to_be_visible()


def play(pages: list[Page], answers: int) -> None:
    """The player who is asked answers; everybody sees how the table goes on."""
    for _ in range(answers):
        asked = steps.first_asked(pages)
        assert asked is not None
        steps.answer(asked)
        for page in pages:
            expect(page.locator(f"main [data-line='{steps.line(asked)}']")).to_be_attached()


def seat_of(page: Page, name: str) -> Locator:
    return page.locator(".panels li").filter(has=page.locator("strong", has_text=name))


def bot_answers(page: Page, name: str) -> None:
    """The bot that stands in for somebody plays on, where everybody can see it."""
    expect(seat_of(page, name).get_by_text("stand-in", exact=True)).to_be_visible()
    expect(page.locator("#question")).not_to_contain_text(f"Waiting for {name}")


def comes_back(page: Page) -> None:
    """One's first click takes the seat from the bot, whatever it is."""
    held = page.locator(".held")
    expect(held).to_be_visible()
    page.locator("h1").first.click()
    expect(held).to_have_count(0)
    expect(page.get_by_role("tab").nth(3)).to_be_visible()


def end_by_vote(pages: list[Page]) -> None:
    pages[0].locator("select:has(option[value=draw])").select_option("draw")
    for page in pages[1:]:
        page.locator(".vote button").first.click()
    for page in pages:
        expect(page.locator(steps.OVER)).to_be_visible()
        expect(page.locator(".card.framed table tbody tr")).to_have_count(len(pages))


MOST = 600
"""Answers after which two have finished a game of Cyclades, whoever wins."""
GOAL, ENOUGH = 1, 3
"""The column of metropolises in the standings, and how many win where two play."""
SAID = {"x-pelagos-contract": "2"}


def play_out(pages: list[Page], address: str) -> None:
    """The two play on without the page, as a bot advises each of them, until somebody has what
    wins at the end of the round; from then on they end their turns in the page."""
    for _ in range(MOST):
        states = [page.request.get(address, headers=SAID).json() for page in pages]
        if states[0]["over"]:
            return
        is_won = any(row[GOAL] >= ENOUGH for row in states[0]["standings"]["rows"])
        asked = [n for n, state in enumerate(states) if state["question"]]
        if not asked:  # the turn went from one to the other between the two looks
            continue
        page, state = pages[asked[0]], states[asked[0]]
        if is_won and state["question"]["step"] == "take_turn":
            end_turn(page)
            continue
        advice = page.request.get(f"{address}/hint", params={"bot": "easy"}).json()
        given = {"seat": state["you"], "line": state["line"], "value": advice["value"]}
        assert page.request.post(f"{address}/answers", data=given, headers=SAID).ok
    raise AssertionError(f"nobody wins in {MOST} answers")


def end_turn(page: Page) -> None:
    end = page.get_by_role("button", name="End the turn")
    expect(end).to_be_visible()
    before = steps.line(page)
    end.click()
    page.locator(f"{steps.ANSWERED.format(line=before)}, {steps.OVER}").first.wait_for()


def test_two_from_the_lobby_to_a_victory_and_the_rematch(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    found(anna, "Saturday", 2, "open")
    boris = visit("/", phone=True)
    boris.locator("li", has_text="Saturday").get_by_role("link", name="Join").first.click()
    boris.get_by_role("button", name="Take this seat").first.click()
    sit(boris, "Boris")
    pages = [anna, boris]
    for page in pages:
        expect(page.get_by_role("timer").first).to_be_visible()
    play(pages, 2)
    address = anna.url.split("#")[0].replace("/t/", "/api/tables/")
    play_out(pages, address)
    over = anna.request.get(address, headers=SAID).json()
    assert over["result"]["ending"] != "agreed"
    (winner,) = [over["seats"][seat]["name"] for seat in over["result"]["winners"]]

    for page in pages:
        expect(page.locator(steps.OVER)).to_be_visible()
        expect(page.locator(".winners")).to_have_text(f"Victory: {winner}")
        rows = page.locator(".card.framed table tbody tr")
        expect(rows).to_have_count(2)
        expect(rows.first).to_contain_text(winner)
        expect_no_violations(page)
    boris.get_by_role("button", name="Rematch").click()
    anna.get_by_role("link", name="To the rematch").click()
    for page in pages:
        expect(page.get_by_role("timer").first).to_be_visible()
    assert anna.url == boris.url
    expect(anna.locator(".panels li strong").first).to_have_text("Boris")
    play(pages, 2)


def test_two_from_a_scanned_link_to_the_rematch(visit: Opener) -> None:
    anna = visit("/host/cyclades")
    found(anna, "Friday", 2, "human")
    expect_no_violations(anna)
    boris = visit(local(scanned(anna, 1)), phone=True)
    expect(boris.get_by_text("Already at the table: Anna")).to_be_visible()
    sit(boris, "Boris")
    pages = [anna, boris]
    for page in pages:
        expect(page.get_by_role("timer").first).to_be_visible()
    play(pages, 4)
    expect_same_clocks(pages)

    boris.get_by_role("button", name="Open my seat on another device").click()
    elsewhere = boris.get_by_label("it works once", exact=False).input_value()
    boris.context.close()
    card = seat_of(anna, "Boris")
    expect(card).to_contain_text("seen")
    card.get_by_role("button", name="Let a bot stand in").click()
    bot_answers(anna, "Boris")
    play([anna], 1)

    boris = visit(local(elsewhere))
    boris.get_by_role("button", name="Sit down").click()  # which takes the seat from the bot
    expect(boris.get_by_role("tab", name="Notes")).to_be_visible()
    expect(boris.locator(".held")).to_have_count(0)
    expect(card.get_by_text("stand-in", exact=True)).to_have_count(0)
    pages = [anna, boris]
    play(pages, 2)

    boris.get_by_label("Ask the table…").select_option("more_time")
    all_agree(pages, boris)
    for page in pages:
        expect(page.locator(".vote")).to_have_count(0)
        assert min(seconds(page, seat) for seat in (0, 1)) > 29 * 60

    end_by_vote([boris, anna])
    expect_no_violations(anna)
    anna.get_by_role("button", name="Rematch").click()
    boris.get_by_role("link", name="To the rematch").click()
    for page in pages:
        expect(page.get_by_role("timer").first).to_be_visible()
    assert anna.url == boris.url
    seats = anna.locator(".panels li strong")
    expect(seats.nth(0)).to_have_text("Boris")
    expect(seats.nth(1)).to_have_text("Anna")
    play(pages, 2)


def test_three_from_the_lobby_to_the_rematch(visit: Opener) -> None:
    anna = visit("/host/mare_nostrum")
    found(anna, "Three ports", 3, "open")
    link = anna.locator("li.card input[readonly]").first.input_value()
    boris = visit(local(link), lang="pl-PL")
    boris.get_by_label("Imię lub pseudonim").fill("Boris")
    boris.get_by_role("button", name="Usiądź").click()
    expect(anna.locator("li.card").nth(1)).to_contain_text("Boris")
    vera = visit("/", lang="ru-RU", phone=True)
    vera.locator("li", has_text="Three ports").get_by_role(
        "link", name="Присоединиться"
    ).first.click()
    vera.get_by_role("button", name="Занять место").click()
    vera.get_by_label("Ваше имя").fill("Вера")
    vera.locator("form .primary").click()
    pages = [anna, boris, vera]
    for page in pages:
        expect(page.get_by_role("timer").first).to_be_visible()
    play(pages, 6)
    expect_same_clocks(pages, (0, 1, 2))

    # A guest's seat goes into her new account, and so to every device of hers.
    table = vera.url
    account(vera, table, "Создать учётную запись")
    vera.context.close()
    expect(seat_of(anna, "Вера")).to_contain_text("seen")
    seat_of(boris, "Вера").get_by_role("button").click()
    anna.get_by_role("button", name="Agree", exact=True).click()
    bot_answers(anna, "Вера")

    vera = visit("/account", lang="ru-RU")
    account(vera, table, "Войти")
    vera.goto("/".join(table.split("/")[:3]))
    mine = vera.locator("section.card").first.locator("li", has_text="Three ports")
    mine.get_by_role("link").click()
    comes_back(vera)
    pages = [anna, boris, vera]
    for page in pages[:2]:
        expect(page.locator("aside li .chip", has_text="stand-in")).to_have_count(0)
    play(pages, 3)

    vera.locator("select:has(option[value=pause])").select_option("pause")
    anna.get_by_role("button", name="Agree", exact=True).click()  # two of three are enough
    expect(boris.locator("#question")).to_contain_text("wstrzyman")
    boris.locator(".card.framed .primary").click()

    end_by_vote([vera, anna, boris])
    boris.get_by_role("button", name="Rewanż").click()
    anna.get_by_role("link", name="To the rematch").click()
    vera.get_by_role("link", name="К новой партии").click()
    for page in pages:
        expect(page.get_by_role("timer").first).to_be_visible()
    assert len({page.url for page in pages}) == 1
    play(pages, 2)


def account(page: Page, table: str, button: str) -> None:
    """Vera's account, made or signed in to, in Russian."""
    page.goto("/".join([*table.split("/")[:3], "account"]))
    page.get_by_label("Имя", exact=True).fill("Вера")
    page.get_by_label("Пароль").fill(PASSWORD)
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.locator("form")).to_have_count(3)
