"""What an answer would do: the same in every world the seat could believe in, and without dice."""

import pytest

from pelagos.bots import Chance
from pelagos.engine.contract import View
from pelagos.engine.errors import NotAllowed
from pelagos.engine.position import Position
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Menu, OneOf
from pelagos.engine.verbs import Verb, VerbMenu, by_id
from pelagos.table import Sitting
from pelagos.table.preview import outlooks, touched
from tests.support.haven import HavenRules

SECRET = b"0123456789abcdef"


def each(view: View, fact: str) -> list[object]:
    return [row[fact] for row in view["seats"]]


def table(players: int = 2) -> Sitting:
    return Sitting.new(HavenRules(), players, {}, SECRET)


def test_ones_own_bid_leaves_the_purse_and_the_board_is_as_it_was() -> None:
    sitting = table()
    before = sitting.board.state()
    found = outlooks(sitting.rules, sitting.board, 0, 4, Chance(1))
    assert each(found.before, "gold") == [6, 6]
    assert [each(after, "gold") for after in found.after] == [[2, 6]] * 3
    assert not found.chance
    assert sitting.board.state() == before


def test_a_bid_that_opens_the_others_is_tried_in_worlds_where_theirs_differ() -> None:
    sitting = table()
    sitting.answer(0, 6)
    found = outlooks(sitting.rules, sitting.board, 1, 3, Chance(5), worlds=12)
    assert len({str(each(after, "harbours")) for after in found.after}) > 1
    assert found.chance, "a card is drawn next"


def test_a_refused_answer_is_refused_beforehand() -> None:
    sitting = table()
    with pytest.raises(NotAllowed):
        outlooks(sitting.rules, sitting.board, 0, 99, Chance(1))


def test_a_preview_hangs_on_nothing_the_seat_cannot_see() -> None:
    rules, rng = HavenRules(), Chance(3)
    board = rules.start(rules.box(3, {}))
    tried = 0
    while rules.asked(board):
        for seat in rules.asked(board):
            if seat == FATE:
                continue
            value = rules.choices(board, seat).draw(rng)
            other = rules.redeal(board, seat, Chance(77))
            here = outlooks(rules, board, seat, value, Chance(9))
            assert outlooks(rules, other, seat, value, Chance(9)) == here
            tried += 1
        seat = rules.asked(board)[0]
        rules.answer(board, seat, rules.choices(board, seat).draw(rng))
    assert tried > 20


class Sells(Verb[Position, int]):
    """Goods that can be sold, though not now."""

    id = 3

    def now(self, b: Position, seat: int) -> None:
        return None

    def offer(self, b: Position, seat: int) -> OneOf:
        return OneOf("good", [])


def test_an_answer_touches_what_it_names_and_of_what_is_not_offered_the_head_alone() -> None:
    goods = OneOf("good", [1, 2])
    assert touched(goods, 2) == [("good", 2)]
    menu = Menu("verb", [4], [Menu("place", [7], [goods])])
    assert touched(menu, (4, (7, 2))) == [("verb", 4), ("place", 7), ("good", 2)]
    assert touched(menu, (4, (8, 2))) == [("verb", 4), ("place", 8)]
    assert touched(menu, (5, (7, 2))) == [("verb", 5)]


def test_a_verb_says_what_it_would_touch_where_it_is_not_possible_too() -> None:
    menu = VerbMenu(None, 0, by_id([Sells()]))
    assert menu.ids == []
    assert touched(menu, (3, 2)) == [("verb", 3), ("good", 2)]
