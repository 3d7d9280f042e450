"""What a purchase adds to the income is told before it is made."""

from pelagos.lessons import Course, course, position
from pelagos.lessons.puzzles import puzzles
from pelagos.server.present.gains import Gains
from pelagos.words import Words


def told(found: Course, name: str, lang: str = "en") -> dict[str, str]:
    """The gain of each purchase in the position of a lesson, by the first of its answers."""
    lesson = found.lesson(name)
    sitting = position(found, lesson)
    words = Words(found.title, lang, sitting.board.contents())
    gains = Gains(sitting, lesson.asked, words)
    routes = sitting.rules.routes(sitting.board, lesson.asked)
    return {route.answers[0]: gains.told(route) for route in routes}


def test_a_market_gains_a_good_for_each_caravan_and_a_temple_a_coin_for_each_city() -> None:
    gains = told(course("laget_civilization"), "market")
    assert gains["market carthage"] == "Income +2"
    assert gains["market gaetulia"] == "Income +1"
    assert gains["temple carthage"] == "Income +1"
    assert gains["legion carthage"] == "Income +0"


def test_a_temple_without_a_city_gains_nothing() -> None:
    found = puzzles("laget_civilization")
    assert told(found, "puzzle_3260-115")["temple cyrenaica"] == "Income +0"


def test_what_wins_the_game_is_called_so() -> None:
    gains = told(course("mare_nostrum"), "win")
    assert gains["card lighthouse"] == "Wins the game"
    assert gains["legion carthage"] == "Income +0"


def test_it_is_told_in_every_language_and_only_where_income_is_counted() -> None:
    assert told(course("mare_nostrum"), "city", "ru")["city leptis_magna"] == "Доход +1"
    assert told(course("mare_nostrum"), "city", "pl")["city leptis_magna"] == "Dochód +1"
    assert set(told(course("civilization"), "card").values()) == {""}


def test_in_empires_a_market_and_a_temple_double_what_stands_in_their_province() -> None:
    gains = told(course("mare_nostrum_empires"), "claim")
    assert gains["build gallia_market"] == "Income +2"
    assert gains["build italia_temple"] == "Income +1"
    assert gains["claim sicilia"] == "Income +0"
