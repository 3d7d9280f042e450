"""Everything with a name has a card that says what it is, in both editions."""

from re import findall
from typing import Any

import pytest

from pelagos.clauses import table
from pelagos.engine.contract import Card
from pelagos.games.mare_nostrum.four_cards.cards import PLAIN
from pelagos.games.mare_nostrum.four_cards.ids import CARDS, ITEMS, RESOURCES, ROLES
from pelagos.games.mare_nostrum.four_cards.rules import MareRules
from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.original import rules as original_rules
from pelagos.words import LANGUAGES, Words
from tests.mare_nostrum.build import ROME, Table

EDITIONS: list[MareRules[Any]] = [original_rules(), laget_rules()]
both = pytest.mark.parametrize("rules", [pytest.param(r, id=r.title) for r in EDITIONS])
in_all_languages = pytest.mark.parametrize("lang", LANGUAGES)


def cards(t: Table) -> dict[tuple[str, str], Card]:
    return {(card.kind, card.slug): card for card in t.rules.cards(t.box)}


@both
def test_every_thing_of_the_box_has_a_card_or_is_plain(rules: MareRules[Any]) -> None:
    t = Table(rules)
    known = cards(t)
    assert len(known) == len(rules.cards(t.box))
    wanted = {(k, s) for k, slugs in t.box.names.items() if k not in PLAIN for s in slugs}
    assert wanted == {thing for thing in known if thing[0] != "piece"}
    assert [kind for kind in PLAIN if kind not in t.box.names] == []


@both
def test_everything_a_view_shows_has_a_card(rules: MareRules[Any]) -> None:
    t = Table(rules).own(ROME, "rome").legions(ROME, "rome").fort("rome").ships(ROME, "rome")
    t.built("roma", "rome_metal", "temple_rome", "market_rome").hand(ROME, tax=1, wine=2)
    view = rules.view(t.b, ROME)
    known = cards(t)
    shown = {piece.kind for area in view["areas"].values() for piece in area["pieces"]}
    assert shown == {slug for kind, slug in known if kind == "piece"}
    held = [(holding.kind, holding.slug) for holding in view["hand"]]
    lying = [
        (i.kind, i.what) for track in view["tracks"] for s in track["spaces"] for i in s["items"]
    ]
    assert len(held) == 2
    assert len(lying) == len(CARDS)
    assert [thing for thing in [*held, *lying] if thing not in known] == []


@both
def test_every_card_rests_on_clauses_of_its_edition(rules: MareRules[Any]) -> None:
    known = {clause.id for clause in table(rules.title).clauses}
    for card in rules.cards(Table(rules).box):
        assert card.clauses
        assert [clause for clause in card.clauses if clause not in known] == []


@both
def test_printed_prices_are_those_of_the_edition(rules: MareRules[Any]) -> None:
    known = cards(Table(rules))
    for slug in ("influence", "city", "caravan", "legion", "fortress", "trireme"):
        assert known["piece", slug].price == (("cards", 3),)
    assert known["piece", "temple"].price == known["site", "market_rome"].price == (("cards", 6),)
    assert known["card", "helen"].price == known["card", "colossus"].price == (("cards", 9),)
    assert known["card", "pyramids"].price == (("cards", 12),)
    assert known["role", "military_leader"].price == ()


@both
@in_all_languages
def test_every_card_has_a_name_and_a_text(rules: MareRules[Any], lang: str) -> None:
    t = Table(rules)
    words = Words(rules.title, lang, t.box)
    assert words.stock("cards", 3)
    for kind, slug in cards(t):
        assert words.text(f"piece-{slug}" if kind == "piece" else f"name-{kind}-{slug}")
        text = words.text(f"card-{kind}-{slug}")
        assert text.endswith(".")
        assert "{" not in text


@both
@in_all_languages
def test_the_figures_of_a_text_are_those_of_the_box(rules: MareRules[Any], lang: str) -> None:
    t = Table(rules)
    box, words = t.box, Words(rules.title, lang, t.box)
    for kind, slug in enumerate(RESOURCES):
        assert f" {box.atlas.copies[kind]}" in words.text(f"card-resource-{slug}")
    for piece, slug in enumerate(["influence", "legion", "fortress", "trireme"]):
        *_, last = findall(r"\d+", words.text(f"card-piece-{slug}"))
        assert last == str(box.pieces[piece])
    for role, (card, bonus) in enumerate(box.role_bonus):
        text = words.text(f"card-card-{CARDS[card]}")
        assert text.startswith(f"+{bonus} "), ROLES[role]
    for card, item, price in box.discounts:
        assert f" {price} " in words.text(f"card-card-{CARDS[card]}").replace(".", " "), ITEMS[item]
    assert f" {box.most_goods_kept} " in words.text("card-card-hanging_gardens").replace(".", " ")
    assert f" {box.fortress_value}" in words.text("card-piece-fortress")
    assert f" {box.most_tax_kept} " in words.text("card-resource-tax").replace(".", " ")


@both
@in_all_languages
def test_the_text_of_a_civilization_is_its_sheet(rules: MareRules[Any], lang: str) -> None:
    t = Table(rules)
    words = Words(rules.title, lang, t.box)
    roles = [words.name("role", r) for r in range(len(ROLES))]
    for civ, sheet in enumerate(t.box.sheets):
        text = words.text(f"card-civilization-{t.box.slug('civilization', civ)}")
        assert words.name("area", sheet.capital) in text
        assert words.name("card", civ) in text
        assert [r for r in roles if r in text] == ([roles[sheet.role]] if sheet.role >= 0 else [])
