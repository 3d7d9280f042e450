"""Nothing on a Russian or Polish page is English, an id or a slug."""

import re

from playwright.sync_api import Page

from pelagos.catalogue import SHELF
from tests.browser import steps
from tests.browser.conftest import Opener

ANSWERS = 3
CLAUSE = re.compile(r"\b(?:cy|mn|lc|mne|civ):[\w.]+")
SEA = re.compile(r"\b[A-K]\d{1,2}\b")
"""The sea spaces of Cyclades are called so in every language."""
ALLOWED = {
    "PELAGOS", "Pelagos", "Mare", "Nostrum", "Empires",  # names
    "English", "Polski", "MIT", "QR", "N", "P", "Enter", "SVG", "JSON", "I", "II",
}  # fmt: skip

ENGLISH = {"the", "and", "of", "with", "your", "you", "player", "players", "round", "turn", "cards"}

SEEN = """() => {
    const marks = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
        .filter(e => e.checkVisibility())
        .flatMap(e => ['aria-label', 'title', 'placeholder'].map(name => e.getAttribute(name)))
    return [document.title, document.body.innerText, ...marks].filter(Boolean).join('\\n')
}"""

FORGET_TABLES = (
    "() => document.querySelectorAll('a[href^=\"/t/\"]').forEach(e => e.closest('li')?.remove())"
)
"""Tables bear the names that others gave them, in whatever language."""


def open_table(page: Page, title: str, lang: str) -> None:
    """A game against bots at a table that speaks this language, as the lobby opens it."""
    origin = "/".join(page.url.split("/", 3)[:3])
    asked = {"title": title, "lang": lang}
    made = page.request.post(f"{origin}/api/play", data=asked).json()
    page.goto(f"{origin}/t/{made['table']}")
    page.wait_for_selector("[data-place]")


def read(page: Page) -> str:
    """What can be seen, and what a screen reader says besides."""
    return SEA.sub("", CLAUSE.sub("", page.evaluate(SEEN)))


def latin(page: Page) -> set[str]:
    return set(re.findall(r"[A-Za-z]{2}[\w’'-]*", read(page))) - ALLOWED


def panels(page: Page) -> list[str]:
    """What each tab beside the board shows."""
    found = []
    for number in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(number).click()
        page.locator("[role=tabpanel]").wait_for()
        found.append(read(page))
    return found


def test_russian_pages_of_every_title_have_no_latin_words(visit: Opener) -> None:
    page = visit("/", lang="ru-RU")
    page.get_by_role("button", name="Играть").first.wait_for()
    page.evaluate(FORGET_TABLES)
    assert latin(page) == set()
    origin = page.url.rstrip("/")
    for found in SHELF:
        open_table(page, found.title, "ru")
        for _ in range(ANSWERS):
            steps.wait_for_question(page)
            assert latin(page) == set(), found.title
            steps.answer(page)
        shown = " ".join(panels(page))
        strange = set(re.findall(r"[A-Za-z]{2}[\w’'-]*", shown)) - ALLOWED
        assert strange == set(), found.title
        page.goto(f"{origin}/host/{found.title}")
        page.get_by_role("button", name="Открыть стол").wait_for()
        assert latin(page) == set(), found.title


def test_polish_tables_of_every_title_show_no_slugs_and_no_english(visit: Opener) -> None:
    page = visit("/no/such/page", lang="pl-PL")
    for found in SHELF:
        open_table(page, found.title, "pl")
        steps.wait_for_question(page)
        steps.answer(page)
        words = re.findall(r"\w+", " ".join([read(page), *panels(page)]))
        assert [word for word in words if "_" in word] == [], found.title
        assert {word.lower() for word in words} & ENGLISH == set(), found.title
