"""Nothing on a Russian or Polish page is English, an id or a slug."""

import re

import pytest
from playwright.sync_api import Page, expect

from pelagos.engine.record import Record
from tests.browser import steps
from tests.browser.conftest import ROOT, Opener
from tests.browser.test_titles import TITLES
from tests.support.languages import NAMES, foreign

ANSWERS = 3
SIGNS = {"N", "P", "Enter", "PNG"}
"""Keys and file formats, which have one name in every language."""
LOCALES = {"ru": "ru-RU", "pl": "pl-PL"}
NAME = {"ru": "Анна", "pl": "Ala"}

SEEN = """() => {
    document.querySelectorAll('details').forEach(e => e.open = true)
    const marks = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')]
        .filter(e => e.checkVisibility())
        .flatMap(e => ['aria-label', 'title', 'placeholder', 'alt'].map(n => e.getAttribute(n)))
    const options = [...document.querySelectorAll('option')].map(e => e.textContent)
    return [document.title, document.body.innerText, ...options, ...marks]
        .filter(Boolean).join('\\n')
}"""
"""What can be seen with all menus open, and what a screen reader says besides."""

FORGET_NAMES = """() => document.querySelectorAll('a[href^="/t/"], a[href^="/cups/"]')
    .forEach(link => link.closest('li')?.remove())"""
"""Tables and cups bear the names that people gave them, in whatever language."""


def open_table(page: Page, title: str, lang: str) -> None:
    """A game against bots at a table that speaks this language, as the lobby opens it."""
    origin = "/".join(page.url.split("/", 3)[:3])
    asked = {"title": title, "lang": lang}
    made = page.request.post(f"{origin}/api/play", data=asked).json()
    page.goto(f"{origin}/t/{made['table']}")
    page.wait_for_selector("[data-place]")


def strange(page: Page, lang: str) -> set[str]:
    """Words of another language, and ids, on the page as it stands."""
    return foreign(page.evaluate(SEEN), lang, NAMES | SIGNS)


def settled(page: Page) -> None:
    """Waits until the page has what it asked the server for."""
    page.locator("main :is(h1, h2, p), [data-place]").first.wait_for()
    page.wait_for_load_state("networkidle")


def look(page: Page, address: str, lang: str, people: frozenset[str] = frozenset()) -> None:
    """Goes there and finds nothing strange but what people call themselves."""
    page.goto(address)
    settled(page)
    page.evaluate(FORGET_NAMES)
    assert strange(page, lang) - people == set(), address


def linked(page: Page, start: str) -> list[str]:
    """The pages under an address that this one leads to."""
    found: list[str] = page.locator(f"a[href^='{start}']").evaluate_all(
        "all => all.map(a => a.href)"
    )
    assert found, start
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("title", TITLES)
def test_no_page_of_a_title_shows_a_foreign_word(visit: Opener, title: str, lang: str) -> None:
    page = visit("/no/such/page", lang=LOCALES[lang])
    origin = page.url.removesuffix("/no/such/page")
    learn = f"{origin}/learn/{title}"
    for address in (f"{origin}/host/{title}", f"{origin}/rules/{title}", learn):
        look(page, address, lang)
    for address in linked(page, f"/learn/{title}/")[:2]:
        look(page, address, lang)
    look(page, f"{learn}/puzzles", lang)
    look(page, linked(page, f"/learn/{title}/puzzles/")[0], lang)
    look(page, f"{origin}/ratings/{title}", lang)
    record, *_ = sorted((ROOT / "records" / title).glob("*.pelagos"))
    text = record.read_text("utf-8")
    people = frozenset(Record.from_text(text).seats)
    kept = page.request.post(f"{origin}/api/records", data=text).json()
    look(page, f"{origin}/t/{kept['table']}/replay", lang, people)
    for number in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(number).click()
        page.locator("[role=tabpanel]").first.wait_for()
        assert strange(page, lang) - people == set(), f"panel {number} of a replay"


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("title", TITLES)
def test_no_table_shows_a_foreign_word(visit: Opener, title: str, lang: str) -> None:
    page = visit("/no/such/page", lang=LOCALES[lang])
    open_table(page, title, lang)
    for _ in range(ANSWERS):
        steps.wait_for_question(page)
        assert strange(page, lang) == set(), steps.question(page)
        steps.answer(page)
    steps.wait_for_question(page)
    for number in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(number).click()
        page.locator("[role=tabpanel]").first.wait_for()
        assert strange(page, lang) == set(), f"panel {number}"


@pytest.mark.parametrize("lang", LOCALES)
def test_no_page_around_the_tables_shows_a_foreign_word(visit: Opener, lang: str) -> None:
    page = visit("/", lang=LOCALES[lang])
    origin = page.url.rstrip("/")
    for path in ("", "rules/compare", "notices", "account", "no/such/page", "off/nothing"):
        look(page, f"{origin}/{path}", lang)
    who = {"name": NAME[lang], "password": "12345678"}
    assert page.request.post(f"{origin}/api/accounts", data=who).ok
    for path in ("account", "notices", f"players/{NAME[lang]}"):
        look(page, f"{origin}/{path}", lang)
    wish = {"title": "cyclades", "players": 3, "lang": lang}
    cup = {"name": NAME[lang], "kind": "cup", "table": wish, "as_name": NAME[lang]}
    made = page.request.post(f"{origin}/api/cups", data=cup)
    assert made.ok, made.text()
    look(page, f"{origin}/cups/{made.json()['cup']}", lang)


def test_an_answer_is_typed_in_the_language_of_the_player(visit: Opener) -> None:
    page = visit("/no/such/page", lang="ru-RU")
    open_table(page, "cyclades", "ru")
    steps.wait_for_question(page)
    before = steps.line(page)
    page.locator("details:has(datalist) > summary").click()
    typed = page.locator("input[list=notations]")
    typed.fill("гермес")
    typed.press("Enter")
    expect(page.locator("[role=alert] code").first).to_have_text(
        re.compile("^[А-Я][а-я]+( [0-9]+)?$")
    )
    typed.fill("аполлон")
    typed.press("Enter")
    expect(typed).to_have_value("")
    assert steps.line(page) > before
