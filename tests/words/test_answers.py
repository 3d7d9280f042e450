"""An answer reads as a person would say it, in every language."""

import pytest

from pelagos.catalogue import load
from pelagos.engine.spaces import Number, OneOf, SomeOf, both
from pelagos.games.civilization.ids import BUILD, HIDES, OCHRE, SALT
from pelagos.games.civilization.phases import TEND_SHIPS
from pelagos.games.civilization.simultaneous import ShipPlan
from pelagos.games.civilization.trade_offers import EVERYBODY, NO_WISH, Package, Posting
from pelagos.words import LANGUAGES, Words
from tests.civilization.build import Table as Bazaar
from tests.cyclades.build import Table as Isles


def bazaar() -> Bazaar:
    table = Bazaar("africa", "italy", "crete")
    return table.hand(0, hides=2, ochre=1)


GIVEN = ((HIDES, HIDES, OCHRE), 3, 5, HIDES, "")


OFFERED = {
    "en": "Hides ×2, Ochre (3 cards worth 5, including Hides)",
    "ru": "Кожа ×2, Охра (3 карты стоимостью 5, среди них Кожа)",
    "pl": "Skóry ×2, Ochra (3 karty o wartości 5, wśród nich Skóry)",
}
TO_ALL = {
    "en": " to everyone for 3 cards including Salt",
    "ru": ", для всех, за 3 карты, среди них Соль",
    "pl": ", dla wszystkich, za 3 karty, wśród nich Sól",
}
TO_ONE = {
    "en": " to Player 3 for any 4 cards, saying “gold is no salt”",
    "ru": ", только для: Игрок 3, за любые 4 карты, со словами «gold is no salt»",
    "pl": ", tylko dla: Gracz 3, za 4 dowolne karty, ze słowami „gold is no salt”",
}
FOR_NOTHING = {"en": " to everyone", "ru": ", для всех", "pl": ", dla wszystkich"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_offer_is_a_sentence_and_its_remark_is_left_as_it_was_said(lang: str) -> None:
    table = bazaar()
    words = Words("civilization", lang, table.b.contents())
    space = Posting(table.b, 0)
    assert words.choice(space, (GIVEN, EVERYBODY, 3, SALT)) == OFFERED[lang] + TO_ALL[lang]
    said = (*GIVEN[:-1], "gold is no salt")
    assert words.choice(space, (said, 2, 4, NO_WISH)) == OFFERED[lang] + TO_ONE[lang]
    assert words.choice(space, (GIVEN, EVERYBODY, 0, NO_WISH)) == OFFERED[lang] + FOR_NOTHING[lang]


def test_a_counter_offer_says_what_is_given() -> None:
    table = bazaar()
    words = Words("civilization", "en", table.b.contents())
    told = words.choice(Package(table.b, 0), GIVEN)
    assert told == "with Hides ×2, Ochre (3 cards worth 5, including Hides)"


def test_a_plan_for_ships_tells_each_order_and_the_coast_where_it_matters() -> None:
    table = Bazaar("crete", "africa")
    words = Words("civilization", "en", table.b.contents())
    plan = ShipPlan(table.b, 0, TEND_SHIPS)
    delphi, rhodes = (table.box.find("area", slug) for slug in ("delphi", "rhodes"))
    told = words.choice(plan, ((BUILD, rhodes, 0), (BUILD, delphi, 1)))
    assert told == (
        "Build from the treasury: Rhodes; Build from the treasury: Delphi, Euboean Gulf"
    )
    assert words.choice(plan, ()) == "Do nothing"


def test_what_is_built_or_recruited_is_named_by_the_god() -> None:
    words = Words("cyclades", "ru", Isles(3).b.contents())
    build = words.box.find("verb", "build")
    gods = ["poseidon", "ares", "zeus", "athena"]
    assert [words.form("verb", build, god) for god in gods] == [
        "Построить порт",
        "Построить крепость",
        "Построить храм",
        "Построить университет",
    ]


def test_a_field_left_empty_is_told_only_when_all_are_empty() -> None:
    words = Words("cyclades", "en", Isles(3).b.contents())
    space = both(("count", "to"), Number(0, 3, "fleet"), SomeOf("god", [0, 1], 0, 2))
    assert words.choice(space, (2, ())) == "2 fleets"
    assert words.choice(space, (2, (0,))) == "2 fleets, Poseidon"
    nothing = both(("count", "to"), SomeOf("god", [0], 0, 1), SomeOf("god", [1], 0, 1))
    assert words.choice(nothing, ((), ())) == "none"
    assert words.choice(OneOf("god", [1]), 1) == "Ares"


SITES = {
    "en": "Corsica, temple; Corsica, market",
    "ru": "Корсика, храм; Корсика, рынок",
    "pl": "Korsyka, świątynia; Korsyka, targ",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_with_commas_are_told_apart_by_semicolons(lang: str) -> None:
    box = load("laget_civilization").box(5, {})
    words = Words("laget_civilization", lang, box)
    sites = [box.find("site", slug) for slug in ("temple_corsica", "market_corsica")]
    assert words.several("site", sites) == SITES[lang]
    assert words.several("area", [0, 1]).count(", ") == 1
