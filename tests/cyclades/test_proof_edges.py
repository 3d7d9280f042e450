"""The first seat, the first region, the first creature: rules hold for number nought, too."""

import pytest

from pelagos.engine.contract import FREE, Fact
from pelagos.games.cyclades import ids
from pelagos.games.cyclades.offerings import LayOffering
from pelagos.games.cyclades.special_actions.fleets import SailOn
from tests.cyclades.build import RULES, Table
from tests.support import clause


def conquest_of_the_first_seat() -> Table:
    """Player 2 takes the last island of player 1 and with it a second metropolis."""
    t = Table().own(1, "andros", armies=3).own(0, "tinos").own(2, "kea").own(3, "milos")
    return t.metropolis("andros", "tinos").fleet(1, "sea_c3").turn("ares", seat=1, gold=2)


@clause("cy:15.7")
def test_the_first_seat_can_be_eliminated_with_its_offering_and_its_place_on_apollo() -> None:
    t = conquest_of_the_first_seat()
    t.b.standing, t.b.offers = (0, 1, -1, 2), (5, 3, 0, 4)
    t.b.apollo = (0, 3)
    t.say(1, "move_armies andros 1 tinos")
    assert t.b.alive == (1, 2, 3)
    assert t.b.standing == (-1, 1, -1, 2)
    assert t.b.offers == (0, 3, 0, 4)
    assert t.b.apollo == (-1, 3)


@clause("cy:15.7")
def test_an_elimination_leaves_the_offerings_of_others_where_they_are() -> None:
    t = Table().own(0, "andros", armies=3).own(1, "tinos").own(2, "kea").own(3, "milos")
    t.metropolis("andros", "tinos").fleet(0, "sea_c3").turn("ares", gold=2)
    t.b.standing, t.b.offers = (0, 1, -1, 2), (5, 3, 0, 4)
    t.b.apollo = (3, 0)
    t.say(0, "move_armies andros 1 tinos")
    assert t.b.standing == (0, -1, -1, 2)
    assert t.b.offers == (5, 0, 0, 4)
    assert t.b.apollo == (3, 0)


@clause("cy:12.13")
def test_the_last_island_of_the_first_seat_is_protected() -> None:
    t = Table().own(1, "andros", armies=3).own(0, "tinos").own(2, "kea").fleet(1, "sea_c3")
    t.turn("ares", seat=1, gold=2)
    assert t.refuses(1, "move_armies andros 1 tinos")
    assert t.why_not(1, (ids.MOVE_ARMIES, (t.at("andros"), (1, t.at("tinos"))))) == "cy:12.13"


@clause("cy:12.14")
def test_who_has_metropolises_enough_may_always_take_the_last_island() -> None:
    t = Table().own(1, "andros", "syros", armies=3).own(0, "tinos").fleet(1, "sea_c3")
    t.metropolis("andros", "syros").turn("ares", seat=1, gold=2)
    assert not t.refuses(1, "move_armies andros 1 tinos")
    t = Table().own(1, "andros", "syros", armies=3).own(0, "tinos").fleet(1, "sea_c3")
    t.metropolis("andros", "syros", "tinos").turn("ares", seat=1, gold=2)
    assert not t.refuses(1, "move_armies andros 1 tinos")


@clause("cy:12.7")
def test_a_march_into_the_sea_is_refused_as_no_march_whoever_sails_there() -> None:
    t = Table().own(1, "andros", armies=3).own(0, "tinos").fleet(1, "sea_c3")
    first = t.box.islands
    t.b.place_units(first, 0, 1)
    t.turn("ares", seat=1, gold=2)
    assert t.why_not(1, (ids.MOVE_ARMIES, (t.at("andros"), (1, first)))) == "cy:12.7"


@clause("cy:18.7", "cy:13.12")
def test_fleets_that_retreat_from_the_first_sea_space_have_fought_under_the_sylph() -> None:
    t = Table().own(0, "andros").own(1, "tinos")
    first = t.box.islands
    near = t.box.neighbours[first][0]
    t.b.place_units(first, 1, 3)
    t.b.fleets_left[1] -= 3
    t.b.place_units(near, 0, 2)
    t.b.fleets_left[0] -= 2
    t.track("sylph").turn("poseidon", gold=4).say(0, "summon sylph")
    assert t.question() == "sylph_step"
    near_slug, first_slug = t.box.slug("region", near), t.box.slug("region", first)
    t.say(0, f"sail {near_slug} 2 {first_slug}").fate("0+3")
    if t.question() == "defender_retreat":
        t.say(1, "stay")
    assert t.question() == "attacker_retreat"
    t.say(0, f"retreat {near_slug}")
    assert t.b.fought == ((near, 1),)


@clause("cy:18.4")
def test_the_chimera_may_copy_the_first_creature_of_all() -> None:
    t = Table().own(0, "andros").own(1, "tinos").fleet(1, "sea_c3").track("chimera")
    t.discarded("siren").turn("zeus", gold=4).say(0, "summon chimera", "siren")
    assert t.more()["power"] == "siren"
    assert t.b.power() == ids.SIREN


@pytest.mark.parametrize("kind", ["creature", "god", "building", "verb"])
def test_the_numbers_in_the_code_are_those_of_the_data_files(kind: str) -> None:
    slugs = RULES.box(4, {}).names[kind]
    for number, slug in enumerate(slugs):
        assert getattr(ids, slug.upper()) == number


@clause("cy:7.10", "cy:7.8")
def test_the_price_told_for_an_offering_counts_the_priests_and_apollo_is_free() -> None:
    t = Table().gold(9, 9, 9, 9).offerings(0, 1, 2, 3)
    t.b.priests[0] = 2
    assert LayOffering().price(t.b, 0, (1, 5)) == (("gold", 3),)
    assert LayOffering().price(t.b, 0, (3, 2)) == (("gold", 1),)
    assert LayOffering().price(t.b, 0, (ids.APOLLO, ())) == FREE


@clause("cy:7.7")
def test_the_question_for_an_offering_names_the_barred_god_and_the_priests() -> None:
    t = Table().gold(9, 9, 9, 9).offerings(0, 1, 2, 3)
    t.b.priests[0] = 2
    assert LayOffering().facts(t.b, 0) == [
        Fact("barred", "god*", ()),
        Fact("priests", "number", 2),
    ]
    t.say(0, "poseidon 1").say(1, "poseidon 2")
    assert LayOffering().facts(t.b, 0) == [
        Fact("barred", "god*", (ids.POSEIDON,)),
        Fact("priests", "number", 2),
    ]


@clause("cy:12.2")
def test_the_question_at_sea_says_where_the_fleets_are_and_how_far_they_may_go() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_c3").turn("poseidon", gold=3)
    near = t.box.slug("region", t.box.neighbours[t.at("sea_c3")][0])
    t.say(0, f"move_fleets sea_c3 1 {near}")
    assert SailOn().facts(t.b, 0) == [
        Fact("region", "region", t.at(near)),
        Fact("steps", "number", 2),
    ]


@clause("cy:19.1")
def test_being_left_with_apollo_betrays_something_only_where_gold_is_hidden() -> None:
    assert LayOffering().betrays(Table().b, 0)
    assert not LayOffering().betrays(Table(hidden_gold=False).b, 0)


@pytest.mark.parametrize(("ending", "cited"), [(1, "cy:15.3"), (2, "cy:15.8"), (3, "cy:15.2")])
@clause("cy:15.2")
def test_each_ending_cites_its_clause(ending: int, cited: str) -> None:
    t = Table(round_limit=5).own(0, "andros", "kea").own(1, "tinos")
    if ending == 1:
        t.metropolis("andros", "kea")
    if ending == 2:
        t.b.alive = (0,)
    result = RULES.result(t.gold(1, 0, 0, 0).end_of_round().b)
    assert result is not None
    assert (result.clause, result.winners) == (cited, (0,))
