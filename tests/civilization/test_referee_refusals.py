"""Every refusal names the clause that forbids the answer."""

import pytest

from pelagos.engine.errors import NotAllowed
from pelagos.games.civilization.ids import (
    ACCEPT,
    ACQUIRE,
    BUILD,
    BUILD_HALF_LEVY,
    BUILD_LEVY,
    CITY,
    COUNTER,
    DONE,
    EMBARK,
    FERRY,
    GIVE_UP,
    GRAIN,
    MAINTAIN,
    MARCH,
    POST,
    SAIL,
    SALT,
    SEAL,
    TOKENS,
    WITHDRAW,
)
from tests.civilization.build import RULES, Table
from tests.support import clause


def why_not(t: Table, seat: int, value: object) -> str:
    """The clause of the refusal; the board stays as it was."""
    before = t.b.state()
    with pytest.raises(NotAllowed) as refusal:
        RULES.answer(t.b, seat, value)
    assert t.b.state() == before
    return refusal.value.clause


@clause("civ:4.4", "civ:2.2.k", "civ:28.3")
def test_a_nation_is_refused_when_left_out_or_taken_or_in_the_wrong_area() -> None:
    t = Table.started(3)
    RULES.answer(t.b, -1, (0, 1, 2))
    italy, africa, egypt = [t.box.find("nation", n) for n in ("italy", "africa", "egypt")]
    assert why_not(t, 0, (egypt, t.at("roma"))) == "civ:28.3"
    assert why_not(t, 0, (italy, t.at("sahara"))) == "civ:2.2.k"
    RULES.answer(t.b, 0, (africa, t.at("sahara")))
    assert why_not(t, 1, (africa, t.at("sahara"))) == "civ:4.4"


@clause("civ:7.1", "civ:7.4", "civ:R.6")
def test_growth_is_refused_beyond_an_area_or_short_of_the_stock() -> None:
    t = Table("italy", "africa").tokens(0, roma=1, etruria=2).stock(0, 2)
    t.run("population_expansion")
    shape = RULES.choices(t.b, 0).shape()
    assert shape["shape"] == "allot"
    areas = shape["places"]
    assert areas == sorted([t.at("roma"), t.at("etruria")])
    most = 2 if areas == [t.at("roma"), t.at("etruria")] else 0
    assert why_not(t, 0, (2, 0) if most else (0, 2)) == "civ:7.1"
    assert why_not(t, 0, (1, 0)) == "civ:R.6"


@clause("civ:9.1", "civ:9.2", "civ:9.4", "civ:9.5", "civ:R.7", "civ:R.8")
def test_a_ship_is_refused_for_piece_place_or_payment() -> None:
    t = Table("italy", "africa").tokens(1, libya=3, sahara=2).ship(1, "libya")
    t.run("ship_turn", 1)
    libya, sahara, roma = t.at("libya"), t.at("sahara"), t.at("roma")
    assert why_not(t, 1, (BUILD, libya)) == "civ:9.1"
    assert why_not(t, 1, (MAINTAIN, libya)) == "civ:9.3"
    assert why_not(t, 1, (BUILD_LEVY, roma)) == "civ:9.2"
    assert why_not(t, 1, (BUILD_LEVY, sahara)) == "civ:R.7"
    t.answer(1, "build_levy libya")
    assert why_not(t, 1, (DONE, ())) == "civ:R.8"
    assert why_not(t, 1, (GIVE_UP, libya)) == "civ:R.8"
    t = Table("italy", "africa").tokens(1, libya=9).ship(1, "libya", "libya", "libya", "libya")
    t.run("ship_turn", 1)
    assert why_not(t, 1, (BUILD_LEVY, libya)) == "civ:9.5"
    t.answer(1, "give_up libya")
    assert why_not(t, 1, (BUILD_LEVY, libya)) == "civ:9.4"


@clause("civ:31.5.2", "civ:32.5.1")
def test_the_simple_games_refuse_to_pay_ships_with_money() -> None:
    for variant, clause_id in (
        ("nomads_and_seafarers", "civ:31.5.2"),
        ("farmers_and_citizens", "civ:32.5.1"),
    ):
        t = Table("italy", "africa", variant=variant).tokens(0, roma=3).run("levied_ship_turn", 0)
        assert why_not(t, 0, (BUILD_HALF_LEVY, t.at("roma"))) == clause_id


@clause("civ:10.1", "civ:10.2", "civ:10.5", "civ:10.6", "civ:10.7", "civ:10.9", "civ:23.3")
def test_an_order_of_movement_is_refused_with_the_paragraph_on_what_was_tried() -> None:
    t = Table("crete", "italy", "africa", players=3).tokens(0, knossos=7).tokens(1, roma=1)
    t.ship(0, "knossos").ship(0, "delphi").run("move", 0)
    knossos, thera, roma = t.at("knossos"), t.at("thera"), t.at("roma")
    sea = next(n for n in t.box.waters.borders[knossos] if n >= 123)
    assert why_not(t, 0, (MARCH, (roma, (t.at("etruria"), 1)))) == "civ:10.1"
    assert why_not(t, 0, (MARCH, (knossos, (thera, 1)))) == "civ:10.2"
    assert why_not(t, 0, (EMBARK, (0, 6))) == "civ:10.5"
    assert why_not(t, 0, (EMBARK, (3, 1))) == "civ:10.1"
    assert why_not(t, 0, (FERRY, (0, (thera, 6)))) == "civ:10.5"
    assert why_not(t, 0, (SAIL, (0, sea))) == "civ:10.7"
    assert why_not(t, 0, (SAIL, (0, roma))) == "civ:10.6"
    assert why_not(t, 0, (SAIL, (1, t.at("athens")))) == "civ:23.3"
    t.answer(0, "embark ship1 2")
    assert why_not(t, 0, (DONE, ())) == "civ:10.9"


@clause("civ:31.5.1", "civ:10.11")
def test_closed_areas_and_the_last_step_into_open_sea_are_refused() -> None:
    t = Table("italy", "africa", variant="nomads_and_seafarers").tokens(0, roma=3)
    t.tokens(1, etruria=1).ship(0, "roma").run("nomad_move", 0)
    assert why_not(t, 0, (MARCH, (t.at("roma"), (t.at("etruria"), 1)))) == "civ:31.5.1"
    assert why_not(t, 0, (FERRY, (0, (t.at("etruria"), 1)))) == "civ:31.5.1"
    t.b.range_left = (1, 0, 0, 0)
    sea = next(n for n in t.box.waters.borders[t.at("roma")] if n >= 123)
    assert why_not(t, 0, (SAIL, (0, sea))) == "civ:10.11"


@clause("civ:12.1", "civ:12.2", "civ:12.3", "civ:14.2", "civ:14.3")
def test_cities_are_refused_for_the_area_the_tokens_or_the_pieces() -> None:
    t = Table("italy", "africa").tokens(0, roma=6, etruria=5).city(1, "libya")
    t.run("city_construction")
    assert why_not(t, 0, (t.at("libya"),)) == "civ:12.1"
    assert why_not(t, 0, (t.at("etruria"),)) == "civ:12.2"
    t = Table("italy", "africa").city(0, "roma", "etruria")
    t.b.new_cities = (t.at("roma"),)
    t.run("support")
    assert why_not(t, 0, t.at("etruria")) == "civ:14.3"
    assert why_not(t, 0, t.at("libya")) == "civ:14.2"


@clause("civ:16.3", "civ:16.4", "civ:T.2", "civ:T.3", "civ:T.5", "civ:T.6", "civ:T.7", "civ:T.12")
def test_an_action_in_the_bazaar_is_refused_with_the_clause_it_breaks() -> None:
    t = Table("italy", "africa", "illyria", players=3, trade_form="live")
    t.hand(0, salt=3).hand(1, grain=3).hand(2, iron=3).run("trade")
    salt = ((SALT, SALT, SALT), 3, 27, SALT)
    assert why_not(t, 0, (POST, (((SALT, SALT), 2, 12, SALT), -1, 0, -1))) == "civ:16.3"
    assert why_not(t, 0, (POST, (((SALT, SALT, GRAIN), 3, 16, SALT), -1, 0, -1))) == "civ:T.2"
    assert why_not(t, 0, (POST, ((*salt[:2], 9, SALT), -1, 0, -1))) == "civ:T.3"
    assert why_not(t, 0, (POST, ((*salt[:3], GRAIN), -1, 0, -1))) == "civ:T.3"
    assert why_not(t, 0, (ACCEPT, 5)) == "civ:T.12"
    t.answer(0, "post salt+salt+salt 3 27 salt p2 0 -")
    t.answer(1, "counter offer1 grain+grain+grain 3 36 grain")
    iron = t.box.find("trade_card", "iron")
    assert why_not(t, 2, (COUNTER, (0, ((iron,) * 3, 3, 18, iron)))) == "civ:T.5"
    assert why_not(t, 0, (COUNTER, (0, salt))) == "civ:16.4"
    assert why_not(t, 2, (ACCEPT, 1)) == "civ:T.6"
    assert why_not(t, 1, (WITHDRAW, 0)) == "civ:T.7"


@clause("civ:17.2", "civ:17.7", "civ:17.16", "civ:17.17", "civ:17.18")
def test_a_purchase_is_refused_for_kind_copies_law_or_price() -> None:
    t = Table("italy", "africa").treasury(0, 50).own(0, "music")
    t.b.supply[t.box.find("card", "pottery")] = 0
    t.run("purchase", 0)
    names = ("music", "pottery", "philosophy", "medicine")
    tried = [why_not(t, 0, (ACQUIRE, t.box.find("card", n))) for n in names]
    assert tried == ["civ:17.7", "civ:17.17", "civ:17.16", "civ:17.2"]


@clause("civ:22.2.7.1", "civ:22.2.8.2", "civ:22.2.11.2", "civ:22.2.12.2", "civ:R.39")
def test_units_a_calamity_cannot_take_are_refused_with_its_clause() -> None:
    t = Table("italy", "africa", "illyria", players=3).struck(0, "epidemic", trader=1)
    t.tokens(0, roma=20, etruria=1).run("calamities")
    assert why_not(t, 0, (TOKENS, (t.at("etruria"), 1))) == "civ:22.2.8.2"
    assert why_not(t, 0, (TOKENS, (t.at("roma"), 17))) == "civ:22.2.12.2"
    t = Table("italy", "africa", "illyria", players=3).struck(0, "flood")
    t.tokens(0, etruria=20, roma=4).run("calamities")
    assert why_not(t, 0, (TOKENS, (t.at("roma"), 1))) == "civ:22.2.7.1"
    t = Table("italy", "africa", "illyria", players=3).struck(0, "volcano_earthquake")
    t.city(0, "roma").city(1, "etruria", "libya").tokens(0, rubicon=4).tokens(1, sahara=9)
    t.run("calamities").answer(0, "roma")
    assert why_not(t, 0, (CITY, t.at("libya"))) == "civ:R.39"


@clause("civ:S.15", "civ:12.2", "civ:9.1")
def test_a_sealed_decision_is_refused_for_the_same_reasons_as_an_open_one() -> None:
    t = Table("italy", "africa", simultaneous_phases=True).tokens(0, roma=6, etruria=5)
    t.run("city_construction")
    assert why_not(t, 0, (SEAL, (t.at("etruria"),))) == "civ:12.2"
    t.run("ship_construction")
    assert why_not(t, 0, (SEAL, ((BUILD, t.at("roma"), 0),))) == "civ:9.1"


@clause("civ:9.2", "civ:R.7", "civ:10.1", "civ:10.2")
def test_a_typed_refusal_looks_at_all_the_words() -> None:
    t = Table("italy", "africa").tokens(1, sahara=2).run("ship_turn", 1)
    assert why_not(t, 1, RULES.read(t.b, 1, "build_levy roma")) == "civ:9.2"
    assert why_not(t, 1, RULES.read(t.b, 1, "build_levy sahara")) == "civ:R.7"
    t = Table("italy", "africa").tokens(0, roma=2).tokens(1, libya=1).run("move", 0)
    assert why_not(t, 0, RULES.read(t.b, 0, "march libya etruria 1")) == "civ:10.1"
    assert why_not(t, 0, RULES.read(t.b, 0, "march sahara etruria 1")) == "civ:10.2"


@clause("civ:9.2", "civ:R.7", "civ:12.1")
def test_the_first_area_of_the_board_is_refused_for_reasons_of_its_own() -> None:
    t = Table("italy", "africa").tokens(0, germania=4).tokens(1, etruria=1).city(1, "roma")
    germania = t.at("germania")
    t.run("ship_turn", 0)
    assert why_not(t, 0, (BUILD_LEVY, germania)) == "civ:R.7"
    assert why_not(t, 0, (BUILD_LEVY, t.at("etruria"))) == "civ:9.2"
    t = Table("italy", "africa").city(0, "germania").tokens(0, roma=6).run("city_construction")
    assert why_not(t, 0, (germania,)) == "civ:12.1"


@clause("civ:14.3", "civ:22.2.4.3", "civ:10.1")
def test_the_first_area_of_the_board_is_known_for_what_stands_there() -> None:
    t = Table("italy", "africa").city(0, "germania", "roma", "etruria").tokens(0, rubicon=4)
    t.b.new_cities = (t.at("roma"),)
    t.run("support")
    assert why_not(t, 0, t.at("germania")) == "civ:14.3"
    assert why_not(t, 0, t.at("rubicon")) == "civ:14.2"
    t = Table("italy", "africa").city(0, "etruria").city(1, "roma", "germania")
    t.struck(0, "volcano_earthquake").run("volcano_earthquake").answer(0, "etruria")
    assert why_not(t, 0, (CITY, t.at("germania"))) == "civ:R.39"
    t = Table("italy", "africa").tokens(0, roma=1).tokens(1, germania=2).run("move", 0)
    assert why_not(t, 0, (MARCH, (t.at("germania"), (t.at("roma"), 1)))) == "civ:10.1"
