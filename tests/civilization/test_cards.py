"""Everything in the box says what it is, and says what the data and the rules say."""

import re

import pytest

from pelagos.clauses import table
from pelagos.engine.contract import Card
from pelagos.games.civilization.cards import PLAIN
from pelagos.games.civilization.ids import CARDS, COMMODITIES, FINISH
from pelagos.words import LANGUAGES, Words
from tests.civilization.build import RULES, Table
from tests.support import clause

BOX = Table(players=6).box
ALL = {(card.kind, card.slug): card for card in RULES.cards(BOX)}


def text(words: Words, card: Card) -> str:
    return words.text(f"card-{card.kind}-{card.slug}")


def numbers(said: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", said)]


def test_every_kind_of_the_box_has_cards_or_is_plain() -> None:
    assert len(ALL) == len(RULES.cards(BOX))
    for kind, slugs in BOX.names.items():
        wanted = [] if kind in PLAIN else slugs
        assert [slug for k, slug in ALL if k == kind] == wanted


def test_every_piece_of_a_view_has_a_card() -> None:
    t = Table("italy", "africa").tokens(0, roma=3).city(1, "carthage").ship(1, "carthage")
    pieces = {p.kind for area in RULES.view(t.b, 0)["areas"].values() for p in area["pieces"]}
    assert pieces == {"token", "city", "ship"}
    assert all(("piece", kind) in ALL for kind in pieces)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    words = Words("civilization", lang, BOX)
    for card in ALL.values():
        name = f"piece-{card.slug}" if card.kind == "piece" else f"name-{card.kind}-{card.slug}"
        assert words.text(name)
        assert text(words, card).endswith(".")
        assert all(words.has(f"stock-{stock}") for stock, _ in card.price)


def test_every_clause_named_by_a_card_exists() -> None:
    known = {found.id for found in table("civilization").clauses}
    named = {id for card in ALL.values() for id in card.clauses}
    assert named - known == set()
    assert all(card.clauses for card in ALL.values())


@clause("civ:22.1.2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_commodity_tells_its_stack_its_copies_and_its_set_values(lang: str) -> None:
    words = Words("civilization", lang, BOX)
    for kind in range(COMMODITIES):
        copies, value = BOX.copies[kind], BOX.value[kind]
        worth = [n * n * value for n in range(1, copies + 1)]
        said = numbers(text(words, ALL["trade_card", BOX.slug("trade_card", kind)]))
        assert said == [BOX.stack_of[kind] + 1, copies, *worth]


@clause("civ:17.5.2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_civilization_card_tells_its_price_and_every_credit_it_gives(lang: str) -> None:
    words = Words("civilization", lang, BOX)
    for owned in range(CARDS):
        card = ALL["card", BOX.slug("card", owned)]
        assert card.price == (("points", BOX.price[owned]),)
        label = {"en": "Credit: ", "ru": "Скидка: ", "pl": "Zniżka: "}[lang]
        _, _, credits = text(words, card).partition(label)
        assert sorted(numbers(credits)) == sorted(set(BOX.credit[owned]) - {0})


@clause("civ:2.4.3", "civ:2.2.k")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_nation_tells_its_start_areas_and_its_row_of_the_table(lang: str) -> None:
    words = Words("civilization", lang, BOX)
    for nation in BOX.nations:
        said = text(words, ALL["nation", BOX.slug("nation", nation)])
        assert all(words.name("area", a) in said for a in BOX.starts[nation])
        row = BOX.epoch[nation]
        firsts = [s for s in range(1, FINISH) if row[s] != row[s - 1]]
        values = [v for v in BOX.space_value[nation] if v]
        wanted = [*firsts, *values]
        assert [n for n in numbers(said) if n in wanted] == wanted
