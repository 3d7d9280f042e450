"""Every lesson is finished by the list of choices: by mouse, by touch, and by the keyboard alone.

What is pressed is found by its role and its name in the language of the page, as a screen reader
tells it. PELAGOS_DEEP=1 plays every course in every way and language; else each way has a title
and a language in turn.
"""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from pelagos.lessons import Lesson, course, position, solution, taught
from tests.browser.conftest import IS_DEEP, Opener
from tests.browser.test_lessons import DONE, LEARNERS, type_answer

Press = Callable[[Page, Locator], None]


def click(_: Page, target: Locator) -> None:
    target.click()


def tap(_: Page, target: Locator) -> None:
    target.tap()


def enter(page: Page, target: Locator) -> None:
    target.focus()
    page.keyboard.press("Enter")


WAYS: dict[str, Press] = {"mouse": click, "touch": tap, "keys": enter}
ALL = [(title, way, who) for title in taught() for way in WAYS for who in LEARNERS]
SOME = [
    (title, list(WAYS)[n % len(WAYS)], LEARNERS[(n + 1) % len(LEARNERS)])
    for n, title in enumerate(taught())
]

BY_HAND = ("menu", "one_of", "number", "some_of", "allot", "nothing")
"""Shapes whose parts are buttons; forms, orders and deals are typed here, and have tests of
their own."""


class Answering:
    """Somebody who reads the choices and presses them."""

    def __init__(self, page: Page, press: Press) -> None:
        self.page = page
        self.press = press
        self.widget = page.locator(".widget")

    def _button(self, label: str) -> Locator:
        """The button of that name; it may go on to tell a price."""
        name = re.compile(rf"^\s*{re.escape(label)}(\s+(≥ )?\d.*)?\s*$", re.IGNORECASE)
        return self.widget.locator("details[open]").get_by_role("button", name=name).first

    def answer(self, shape: dict[str, Any], value: Any, done: str) -> None:
        """Presses what leads to a value, from the top of the question."""
        while shape["shape"] == "menu":
            option = next(row for row in shape["options"] if row["id"] == value[0])
            shape, value = option["then"], value[1]
            if len(option["label"]) and not self._is_alone(option, shape):
                self.press(self.page, self._button(option["label"]))
        if shape["shape"] == "one_of":
            label = next(row["label"] for row in shape["items"] if row["id"] == value)
            self.press(self.page, self._button(label))
        elif shape["shape"] == "number":
            self.press(self.page, self._button(str(value)))
        elif shape["shape"] in ("some_of", "allot"):
            toggled = self._count(shape, value)
            if not (toggled and shape["high"] == 1):  # the only one that can be taken is an answer
                self.press(self.page, self.widget.get_by_role("button", name=done, exact=True))

    def _is_alone(self, option: dict[str, Any], then: dict[str, Any]) -> bool:
        """Where there is but one way that asks more, the page has gone it already."""
        return bool(option.get("alone")) and then["shape"] != "nothing"

    def _count(self, shape: dict[str, Any], value: Any) -> bool:
        """Counts out a value; whether something was taken or left with a press of its own."""
        counts = value if shape["shape"] == "allot" else [*Counter(value).values()]
        ids = shape["places"] if shape["shape"] == "allot" else [*Counter(value)]
        wanted = dict(zip(ids, counts, strict=True))
        return any([self._set(row["label"], wanted.get(row["id"], 0)) for row in shape["items"]])

    def _set(self, label: str, wanted: int) -> bool:
        """Steps to a number, or presses what is taken or left: then true."""
        group = self.widget.get_by_role("group", name=label, exact=True)
        if not group.count():
            button = self.widget.get_by_role("button", name=label, exact=True)
            if (button.get_attribute("aria-pressed") == "true") == bool(wanted):
                return False
            self.press(self.page, button)
            return True
        shown = int(group.locator("output").inner_text())
        for _ in range(abs(wanted - shown)):
            sign = "+1" if wanted > shown else "−1"
            self.press(self.page, group.get_by_role("button", name=f"{label}: {sign}", exact=True))
        return False


def alone_marked(shape: dict[str, Any]) -> dict[str, Any]:
    """The shape with each option marked that is the only one of its menu."""
    for option in shape.get("options", []):
        option["alone"] = len(shape["options"]) == 1
        alone_marked(option["then"])
    return shape


def is_by_hand(shape: dict[str, Any], value: Any) -> bool:
    """Whether the value is put together from buttons alone."""
    while shape["shape"] == "menu":
        shape = next(row for row in shape["options"] if row["id"] == value[0])["then"]
        value = value[1]
    return shape["shape"] in BY_HAND


def finish(page: Page, title: str, lesson: Lesson, lang: str, press: Press, done: str) -> int:
    """Plays a lesson; how many of its answers were pressed and not typed."""
    found, given, pressed = course(title), list[str](), 0
    someone = Answering(page, press)
    with page.expect_response(re.compile(rf"/api/lessons/{title}/{lesson.name}")) as told:
        page.goto(re.sub(r"(https?://[^/]+).*", rf"\1/learn/{title}/{lesson.name}", page.url))
    state = told.value.json()["state"]
    page.locator("#question").wait_for()
    for text in solution(found, lesson):
        sitting = position(found, lesson, given)
        space = sitting.question(lesson.asked).space
        value = sitting.rules.read_in(sitting.board, space, text)
        shape = alone_marked(state["question"]["shape"])
        with page.expect_response(lambda r: r.url.split("?")[0].endswith("/try") and r.ok) as tried:
            if is_by_hand(shape, value):
                someone.answer(shape, value, done)
                pressed += 1
            else:
                type_answer(page, text)
        state = tried.value.json()["state"]
        given.append(space.write(value, sitting.board.contents()))
    expect(page.locator(DONE)).to_be_focused()
    expect(page.locator("section.done")).to_contain_text(lesson.right.in_language(lang))
    return pressed


DONE_NAMES = {"en": "Done", "ru": "Готово", "pl": "Gotowe"}


@pytest.mark.parametrize(("title", "way", "who"), ALL if IS_DEEP else SOME)
def test_every_lesson_is_finished_by_role_and_name(
    visit: Opener, title: str, way: str, who: tuple[str, str]
) -> None:
    locale, lang = who
    page = visit(f"/learn/{title}", phone=way == "touch", lang=locale)
    lessons = course(title).lessons
    pressed = [finish(page, title, lesson, lang, WAYS[way], DONE_NAMES[lang]) for lesson in lessons]
    assert sum(map(bool, pressed)) >= len(lessons) - 3, "few lessons ask for what must be typed"
