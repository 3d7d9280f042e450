"""Edges of the engine: a record without its empty line, answers of a strange form, a late start."""

import pytest

from pelagos.bots.base import Chance
from pelagos.engine.driver import Driver
from pelagos.engine.errors import BadData
from pelagos.engine.record import Record
from pelagos.engine.seats import FATE, NOBODY
from pelagos.engine.spaces import OneOf, Order
from pelagos.engine.tools import Muster, Wish
from tests.cyclades.build import RULES as CYCLADES
from tests.cyclades.build import Table
from tests.support.haven import HavenRules


def test_a_record_needs_an_empty_line_between_header_and_answers() -> None:
    text = Record("haven", 1, 2, {}).to_text()
    with pytest.raises(BadData, match="no empty line"):
        Record.from_text("\n".join(row for row in text.splitlines() if row) + "\n")


@pytest.mark.parametrize("value", [[0, 1, 2], (0, 1), (0, 1, 2, 2), 7, None, "012"])
def test_an_order_is_a_tuple_of_everything_that_is_ordered(value: object) -> None:
    space = Order("seat", [0, 1, 2])
    assert space.holds((2, 0, 1))
    assert not space.holds(value)


def test_a_driver_may_begin_where_a_seat_is_asked() -> None:
    rules = HavenRules()
    b = rules.start(rules.box(2, {}))
    rules.answer(b, FATE, (1,))
    driver = Driver(rules, b, Chance(1))
    assert driver.talk == 0
    assert 0 in driver.run()


def test_a_muster_keeps_what_each_side_brings() -> None:
    muster = Muster(3, 2, 1, attack_bonus=4, defence_bonus=5)
    assert (muster.attackers, muster.defenders, muster.fortresses) == (3, 2, 1)
    assert (muster.attack_bonus, muster.defence_bonus) == (4, 5)


def test_a_record_of_one_line_lacks_its_second() -> None:
    with pytest.raises(BadData, match="line 2: the record is cut off"):
        Record.from_text(Record("haven", 1, 2, {}).to_text().splitlines()[0])


def test_a_branch_has_at_most_seven_digits() -> None:
    record = Record("haven", 1, 2, {}, branch=9_999_999, origin="abc")
    assert Record.from_text(record.to_text()).branch == 9_999_999
    record.branch += 1
    with pytest.raises(BadData, match="branch"):
        Record.from_text(record.to_text())


def test_two_equal_things_are_one_choice() -> None:
    assert OneOf("seat", [4, 4]).listed(5) == [4]
    assert OneOf("seat", [4, 4]).listed(1) == [4]
    assert OneOf("seat", [4, 5]).listed(1) is None


def test_a_driver_counts_the_answers_to_one_question() -> None:
    table = Table().own(0, "andros").turn("ares", gold=9)
    driver = Driver(CYCLADES, table.b, None)
    counted = []
    for answer in ("recruit andros", "recruit andros", "end"):
        driver.give(0, CYCLADES.read(table.b, 0, answer))
        counted.append(driver.talk)
    assert counted == [1, 2, 0]


def test_a_game_that_is_stopped_has_nothing_on_its_agenda() -> None:
    b = Table().turn("ares").b
    b.stop()
    assert (b.phases, b.steps, b.turns, b.active) == ([], [], [], NOBODY)


def test_a_wish_costs_from_one_card_to_twenty() -> None:
    for price in (1, 20):
        assert Wish("fleet", price, 0).price == price
    for price, worth in ((0, 1), (21, 1), (1, -1)):
        with pytest.raises(BadData, match="fleet"):
            Wish("fleet", price, worth)
