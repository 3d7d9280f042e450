"""Exact odds and exact purchases, against brute force."""

from fractions import Fraction
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.engine.errors import BadData
from pelagos.engine.tools import Wish
from pelagos.games.mare_nostrum.wits.odds import (
    Exchange,
    Side,
    empires_side,
    laget_side,
    original_side,
)
from pelagos.games.mare_nostrum.wits.purchases import best_purchases, fits, lay_out
from tests.support import clause


def thrown(dice: int) -> list[int]:
    return [sum(faces) for faces in product(range(1, 7), repeat=dice)]


@clause("mn:7.4.6", "mn:7.4.9")
def test_two_legions_against_one_as_counted_by_hand() -> None:
    odds = Exchange(original_side(2), original_side(1))
    hits = [t for t in thrown(2) if t >= 5]
    assert odds.defender_alone == 0
    assert odds.attacker_alone == Fraction(len(hits), 36)
    assert sum(odds.losses.values()) == 1


@given(st.integers(1, 3), st.integers(0, 2), st.integers(1, 3), st.integers(0, 1))
def test_odds_agree_with_counting_every_throw(a: int, af: int, d: int, bonus: int) -> None:
    odds = Exchange(original_side(a, af), original_side(d, 0, bonus))
    counted: dict[tuple[int, int], int] = {}
    for attack, defence in product(thrown(a), thrown(d)):
        mine = min(a + af, (defence + bonus * d) // 5)
        theirs = min(d, (attack + 6 * af) // 5)
        counted[mine, theirs] = counted.get((mine, theirs), 0) + 1
    whole = 6 ** (a + d)
    assert {k: p for k, p in odds.losses.items() if p} == {
        k: Fraction(n, whole) for k, n in counted.items()
    }


@clause("mn:7.4.7")
def test_a_lone_fortress_of_2003_always_takes_one_unit() -> None:
    odds = Exchange(original_side(1), original_side(0, 1))
    assert odds.losses[1, 0] + odds.losses[1, 1] == 1


@clause("lc:E15", "lc:18.3", "lc:12.7")
def test_supporting_triremes_of_the_revised_edition_add_one_each() -> None:
    supported = Exchange(laget_side(1, supporting_triremes=2), laget_side(1))
    assert sum(p for (_, d), p in supported.losses.items() if d) == Fraction(4, 6)


@clause("mne:4.2.e", "mne:4.2.f")
def test_a_fortress_of_empires_adds_five_and_cancels_a_hit() -> None:
    odds = Exchange(empires_side(1), empires_side(1, fortress=True))
    assert sum(p for (_, d), p in odds.losses.items() if d) == 0
    assert sum(p for (a, _), p in odds.losses.items() if a) == 1


def test_a_side_out_of_range_is_refused() -> None:
    with pytest.raises(BadData, match="from 0 to 40"):
        Side(99, 99)


@clause("mn:6.3.1", "mn:6.3.2")
def test_a_hand_is_split_into_the_sets_worth_most() -> None:
    wishes = [Wish("legion", 3, 5), Wish("temple", 6, 12), Wish("city", 3, 6)]
    bought = best_purchases(3, [2, 2, 1, 1, 0, 0], wishes)
    assert sorted(b.wish.name for b in bought) == ["city", "legion"]
    bought = best_purchases(3, [1, 1, 1, 1, 1, 1], wishes)
    assert sorted(b.wish.name for b in bought) == ["city", "temple"]


@given(
    st.lists(st.integers(0, 3), min_size=1, max_size=4),
    st.lists(st.integers(1, 3), min_size=1, max_size=3),
)
def test_sets_fit_exactly_when_they_can_be_laid_out(goods: list[int], sizes: list[int]) -> None:
    assert fits(sizes, goods) == possible(tuple(goods), tuple(sizes))
    if fits(sizes, goods):
        sets = lay_out(sizes, goods)
        assert [len(s) for s in sets] == sizes
        assert all(len(set(s)) == len(s) for s in sets)
        used = [sum(s.count(k) for s in sets) for k in range(len(goods))]
        assert all(u <= n for u, n in zip(used, goods, strict=True))


def possible(goods: tuple[int, ...], sizes: tuple[int, ...]) -> bool:
    if not sizes:
        return True
    kinds = [k for k, n in enumerate(goods) if n]
    for picked in {tuple(sorted(p)) for p in permutations(kinds, min(sizes[0], len(kinds)))}:
        if len(picked) < sizes[0]:
            return False
        left = tuple(n - (k in picked) for k, n in enumerate(goods))
        if possible(left, sizes[1:]):
            return True
    return False


def test_too_many_wishes_are_refused() -> None:
    with pytest.raises(BadData, match="24 wishes"):
        best_purchases(3, [1], [Wish("x", 3, 1)] * 25)
