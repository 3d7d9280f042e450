"""Every refusal names the clause that forbids the answer."""

import pytest

from pelagos.engine.errors import NotAllowed
from pelagos.games.cyclades.ids import (
    BUILD,
    EXCHANGE,
    MOVE_ARMIES,
    MOVE_FLEETS,
    PORT,
    RECRUIT,
    RETREAT,
    SAIL,
    SUMMON,
)
from tests.cyclades.build import RULES, Table
from tests.support import clause


@clause("cy:8.2", "cy:8.3", "cy:9.1", "cy:12.19")
def test_what_another_god_gives_and_what_cannot_be_paid_is_refused() -> None:
    t = Table().own(0, "andros", armies=1).fleet(0, "sea_b3").track("giant").turn("zeus", gold=0)
    andros, sea = t.at("andros"), t.at("sea_b3")
    giant, harpy = t.box.find("creature", "giant"), t.box.find("creature", "harpy")
    assert t.why_not(0, (SUMMON, giant)) == "cy:8.3"
    assert t.why_not(0, (SUMMON, harpy)) == "cy:9.1"
    assert t.why_not(0, (EXCHANGE, giant)) == "cy:8.3"
    assert t.why_not(0, (EXCHANGE, harpy)) == "cy:12.19"
    assert t.why_not(0, (MOVE_ARMIES, (andros, (1, t.at("tinos"))))) == "cy:8.2"
    assert t.why_not(0, (MOVE_FLEETS, (sea, (1, t.at("sea_a2"))))) == "cy:8.2"
    assert t.why_not(0, (BUILD, (andros, t.box.slots_of[andros][0]))) == "cy:8.3"


@clause("cy:8.2")
def test_a_typed_answer_that_is_not_on_offer_is_refused_with_the_clause_and_quoted() -> None:
    t = Table().own(0, "andros", armies=1).turn("zeus", gold=0)
    typed = "move_armies andros 1 tinos"
    value = RULES.read(t.b, 0, typed)
    with pytest.raises(NotAllowed, match=typed) as refused:
        RULES.answer(t.b, 0, value, typed)
    assert refused.value.clause == "cy:8.2"


@clause("cy:9.1", "cy:8.3", "cy:12.13")
def test_a_typed_refusal_looks_at_all_the_words() -> None:
    t = Table().track("giant").turn("zeus", gold=0)
    assert typed(t, "summon giant") == "cy:8.3"
    assert typed(t, "summon harpy") == "cy:9.1"
    assert typed(t, "summon nonsense") == "cy:9.1"
    t = Table().own(0, "andros", armies=1).own(1, "tinos").turn("ares", gold=0)
    andros, tinos = t.at("andros"), t.at("tinos")
    assert typed(t, "move_armies andros > 1 tinos") == t.why_not(
        0, (MOVE_ARMIES, (andros, (1, tinos)))
    )
    assert typed(t, "move_armies andros 1 tinos") == "cy:12.13"


def typed(t: Table, text: str) -> str:
    """The clause with which a typed answer is refused."""
    return t.why_not(0, RULES.read(t.b, 0, text))


@clause("cy:10.1", "cy:10.2", "cy:10.4", "cy:8.3")
def test_a_fleet_is_refused_for_cap_piece_price_or_place() -> None:
    t = Table().own(0, "andros").turn("poseidon", gold=0)
    near = t.box.neighbours[t.at("andros")][0]
    far = next(s for s in t.box.all_seas if s not in t.box.neighbours[t.at("andros")])
    assert t.why_not(0, (RECRUIT, far)) == "cy:10.2"
    t.b.recruited = 1
    assert t.why_not(0, (RECRUIT, near)) == "cy:8.3"
    t.b.fleets_left[0] = 0
    assert t.why_not(0, (RECRUIT, near)) == "cy:10.4"
    t.b.recruited = 4
    assert t.why_not(0, (RECRUIT, near)) == "cy:10.1"


@clause("cy:20.2", "cy:20.3", "cy:11.3")
def test_an_empty_supply_is_the_reason_when_there_is_a_place() -> None:
    t = Table(5).own(0, "andros").turn("poseidon", gold=9)
    andros = t.at("andros")
    elsewhere = [s for s in range(t.box.slots) if t.box.slot_island[s] != andros]
    for slot in elsewhere[:10]:
        t.b.tiles[slot] = PORT
    assert t.why_not(0, (BUILD, (andros, t.box.slots_of[andros][0]))) == "cy:20.2"
    assert t.why_not(0, (BUILD, (t.box.slot_island[elsewhere[0]], elsewhere[0]))) == "cy:11.3"
    t = Table().own(0, "andros").turn("athena", gold=9)
    t.b.philosophers = [3, 5, 5, 4]
    assert t.why_not(0, (RECRUIT, ())) == "cy:20.3"


@clause("cy:12.6", "cy:13.14", "cy:13.12")
def test_closed_water_is_named() -> None:
    t = Table().fleet(0, "sea_b4", count=3).fleet(1, "sea_b3", count=3).kraken("sea_a3")
    t.turn("poseidon", gold=5)
    closed = t.at("sea_a3")
    assert t.why_not(0, (MOVE_FLEETS, (t.at("sea_b4"), (1, closed)))) == "cy:12.6"
    t.say(0, "move_fleets sea_b4 3 sea_b3").fate("0+0")
    assert t.question() == "defender_retreat"
    assert t.why_not(1, (RETREAT, closed)) == "cy:13.14"
    assert t.why_not(1, (RETREAT, t.at("sea_k1"))) == "cy:13.12"


@clause("cy:12.6", "cy:12.2", "cy:19.2")
def test_a_group_under_way_is_open_to_all_and_kept_from_the_kraken() -> None:
    t = Table().fleet(0, "sea_b4").kraken("sea_a3").turn("poseidon", gold=5)
    t.say(0, "move_fleets sea_b4 1 sea_b3")
    assert t.question() == "sail_on"
    assert t.more()["at"] == "sea_b3"
    assert t.why_not(0, (SAIL, (1, t.at("sea_a3")))) == "cy:12.6"
    assert t.why_not(0, (SAIL, (2, t.at("sea_b4")))) == "cy:12.2"


@clause("cy:18.2", "cy:18.22", "cy:18.23", "cy:12.15")
def test_a_flight_is_refused_by_medusa_chiron_or_the_last_island() -> None:
    t = Table().own(0, "andros", "kea", armies=1).own(1, "tinos").own(2, "syros", "milos")
    t.figure("medusa", "andros").figure("chiron", "syros")
    t.track("pegasus").turn("ares", gold=9).say(0, "summon pegasus")
    andros, kea, tinos, syros = t.at("andros"), t.at("kea"), t.at("tinos"), t.at("syros")
    assert t.why_not(0, (andros, (1, kea))) == "cy:18.23"
    assert t.why_not(0, (kea, (1, syros))) == "cy:18.22"
    assert t.why_not(0, (kea, (1, tinos))) == "cy:12.13"
    assert t.why_not(0, (kea, (2, andros))) == "cy:18.2"


@clause("cy:18.3", "cy:18.8", "cy:18.22")
def test_chiron_is_named_when_he_shields() -> None:
    t = Table().own(1, "tinos", "kea", armies=1).tiles(tinos_1="port", kea_1="port")
    t.own(0, "andros").figure("chiron", "tinos").track("giant", "harpy").turn("ares", gold=9)
    t.say(0, "summon giant")
    tinos = t.at("tinos")
    assert t.why_not(0, (tinos, t.box.slots_of[tinos][0])) == "cy:18.22"
    t.say(0, "kea kea_1", "summon harpy")
    assert t.why_not(0, tinos) == "cy:18.22"
    assert t.why_not(0, t.at("andros")) == "cy:18.8"


@clause("cy:16.8", "cy:16.5", "cy:14.4")
def test_a_second_metropolis_and_a_foreign_island_are_refused() -> None:
    t = Table().own(0, "andros", "kea", "tinos").own(1, "syros").metropolis("tinos")
    t.b.philosophers[0] = 3
    t.turn("athena").say(0, "recruit")
    assert t.question() == "choose_site"
    assert t.why_not(0, t.at("tinos")) == "cy:16.8"
    assert t.why_not(0, t.at("syros")) == "cy:16.5"
    t = Table().own(0, "andros", "kea").own(1, "syros")
    t.offerings(0).say(0, "apollo")
    assert t.question() == "place_prosperity"
    assert t.why_not(0, t.at("syros")) == "cy:14.4"
