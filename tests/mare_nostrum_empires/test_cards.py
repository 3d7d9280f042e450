"""Everything with a name has a card that says what it is."""

from re import findall

import pytest

from pelagos.clauses import table
from pelagos.engine.contract import Card
from pelagos.games.mare_nostrum.empires import rules
from pelagos.games.mare_nostrum.empires.box import PRICED_SORTS
from pelagos.games.mare_nostrum.empires.cards import PLAIN
from pelagos.games.mare_nostrum.empires.ids import COIN
from pelagos.words import LANGUAGES, Words
from tests.mare_nostrum_empires.build import Table


def cards(t: Table) -> dict[tuple[str, str], Card]:
    return {(card.kind, card.slug): card for card in t.rules.cards(t.box)}


def test_every_thing_of_the_box_has_a_card_or_is_plain() -> None:
    t = Table()
    known = cards(t)
    assert len(known) == len(t.rules.cards(t.box))
    wanted = [
        (kind, slug) for kind, slugs in t.box.names.items() if kind not in PLAIN for slug in slugs
    ]
    assert [thing for thing in wanted if thing not in known] == []
    assert [kind for kind in PLAIN if kind not in t.box.names] == []


def test_every_piece_a_view_shows_has_a_card() -> None:
    t = Table()
    t.triremes("aegean_sea", 0, 1)
    t.raised("italia_temple", "troy")
    view = t.rules.view(t.b, 0)
    shown = {piece.kind for area in view["areas"].values() for piece in area["pieces"]}
    shown |= {i.kind for track in view["tracks"] for s in track["spaces"] for i in s["items"]}
    assert shown == {*PRICED_SORTS, "legion", "trireme", "fortress", "token", "title", "tile"}
    known = cards(t)
    assert [kind for kind in shown if ("piece", kind) not in known] == []


def test_every_card_rests_on_clauses_of_this_title() -> None:
    known = {clause.id for clause in table("mare_nostrum_empires").clauses}
    for card in rules().cards(Table().box):
        assert card.clauses
        assert [clause for clause in card.clauses if clause not in known] == []


def test_printed_prices_are_those_of_the_box() -> None:
    known = cards(Table())
    for slug, price in {"legion": 3, "trireme": 3, "fortress": 3, "market": 6, "temple": 6}.items():
        assert known["piece", slug].price == (("resources", price),)
    assert known["icon", "italia_temple"].price == (("resources", 6),)
    assert known["icon", "troy"].price == (("resources", 3),)
    assert known["piece", "control_marker"].price == (("resources", 3),)
    assert known["tile", "pyramids"].price == (("resources", 12),)
    assert known["tile", "circe"].price == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    t = Table()
    words = Words(t.rules.title, lang, t.box)
    for kind, slug in cards(t):
        assert words.text(f"piece-{slug}" if kind == "piece" else f"name-{kind}-{slug}")
        text = words.text(f"card-{kind}-{slug}")
        assert text.endswith(".")
        assert "{" not in text
        assert words.stock("resources", 3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_of_a_text_are_those_of_the_box(lang: str) -> None:
    t = Table()
    words = Words(t.rules.title, lang, t.box)
    for resource, number in enumerate(t.box.tiles[: COIN + 1]):
        assert f" {number}" in words.text(f"card-resource-{t.box.slug('resource', resource)}")
    for piece, slug in enumerate(["legion", "trireme", "fortress", "control_marker"]):
        *_, last = findall(r"\d+", words.text(f"card-piece-{slug}"))
        assert last == str(t.box.pieces[piece])
    for empire, slug in enumerate(t.box.names["empire"]):
        text = words.text(f"card-empire-{slug}")
        levels = [word.rstrip(".,") for word in text.split() if word.rstrip(".,").isdigit()]
        assert tuple(int(n) for n in levels) == t.box.start_tracks[empire]
        home = [words.name("province", p) for p in t.box.home[empire]]
        assert [name for name in home if name not in text] == []
    prices = [str(n) for n in t.box.tile_price[1:]]
    assert [n for n in prices if n not in words.text("card-piece-tile")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_bonuses_of_a_text_are_those_of_the_tile(lang: str) -> None:
    t = Table()
    words = Words(t.rules.title, lang, t.box)
    tracks = [words.text(f"name-track-{slug}").casefold() for slug in t.box.names["track"]]
    for tile, slug in enumerate(t.box.names["tile"]):
        text = words.text(f"card-tile-{slug}").casefold()
        bonus = t.box.bonus[tile]
        if len(set(bonus)) == 1 and bonus[0]:
            assert text.startswith(f"+{bonus[0]} ")
        else:
            told = [f"{name} +{by}" for name, by in zip(tracks, bonus, strict=True) if by]
            assert text.startswith(", ".join(told))
            assert sum(f"{name} +" in text for name in tracks) == len(told)
