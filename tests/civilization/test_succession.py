"""Phase 13: the markers; and how games end."""

import pytest

from pelagos.games.civilization.phases import time_left
from tests.civilization.build import RULES, Table
from tests.support import clause

SEVEN_CARDS = (
    "mysticism", "cloth_making", "pottery", "drama_poetry", "music", "architecture", "astronomy",
)  # fmt: skip
THOUSAND = ("philosophy", "democracy", "law", "medicine", "engineering", "literacy")


def one(nation: str, space: int) -> Table:
    """A table of six at which the first seat plays `nation` and stands on `space`."""
    others = [n for n in ("africa", "italy", "illyria", "thrace", "crete", "egypt") if n != nation]
    return Table(nation, *others[-5:]).marker(space, 0, 0, 0, 0, 0)


@clause("civ:20.1", "civ:20.2", "civ:20.6", "civ:S.13")
def test_the_early_bronze_age_needs_two_cities() -> None:
    t = one("africa", 4).city(0, "carthage").run("succession")
    assert t.b.marker[0] == 4
    t = one("africa", 4).city(0, "carthage", "thapsus").run("succession")
    assert t.b.marker[0] == 5
    assert t.b.marker[1] == 1


@clause("civ:20.2")
def test_the_late_bronze_age_needs_three_groups() -> None:
    t = one("africa", 7).city(0, "carthage").own(0, "mysticism").run("succession")
    assert t.b.marker[0] == 7
    t = one("africa", 7).city(0, "carthage").own(0, "mysticism", "pottery").run("succession")
    assert t.b.marker[0] == 8


@clause("civ:20.2")
def test_the_early_iron_age_needs_seven_cards() -> None:
    t = one("africa", 9).city(0, "carthage").own(0, *SEVEN_CARDS[:6]).run("succession")
    assert t.b.marker[0] == 9
    t = one("africa", 9).city(0, "carthage").own(0, *SEVEN_CARDS).run("succession")
    assert t.b.marker[0] == 10


@clause("civ:20.2", "civ:20.3", "civ:X.21", "civ:H.6", "civ:R.41")
def test_the_late_iron_age_needs_a_thousand_in_cards_and_the_printed_total() -> None:
    t = one("asia", 12).city(0, "troy").own(0, *THOUSAND).treasury(0, 40)
    assert t.b.card_points(0) == 1000
    t.hand(0, bronze=3, iron=1)
    assert t.b.worth(0) == 1096
    t.run("succession")
    assert t.b.marker[0] == 12
    t.b.treasury[0] = 44
    t.run("succession")
    assert t.b.marker[0] == 13
    poor = one("asia", 12).city(0, "troy").own(0, *THOUSAND[1:]).hand(0, salt=9, bronze=6)
    assert poor.run("succession").b.marker[0] == 12


@clause("civ:20.4", "civ:R.43")
def test_a_total_below_the_own_space_slides_back() -> None:
    t = one("asia", 14).city(0, "troy").own(0, *THOUSAND).treasury(0, 40)
    assert t.run("succession").b.marker[0] == 13


@clause("civ:20.5", "civ:L.5", "civ:R.2", "civ:R.40", "civ:R.42")
def test_without_a_city_a_marker_slides_back_unless_it_is_neolithic() -> None:
    assert one("africa", 6).run("succession").b.marker[0] == 5
    assert one("africa", 3).run("succession").b.marker[0] == 4
    assert one("africa", 15).run("succession").b.marker[0] == 14


@clause("civ:21.1", "civ:20.6", "civ:S.14", "civ:3.0")
def test_the_first_on_the_finish_square_wins() -> None:
    t = one("africa", 15).city(0, "carthage").own(0, *THOUSAND, "coinage", "agriculture")
    t.run("succession")
    assert (t.b.marker[0], t.b.finished) == (16, (0,))
    result = t.result()
    assert (result.winners, result.ending, result.clause) == ((0,), "finish", "civ:21.1")


@clause("civ:21.2", "civ:R.44")
def test_of_several_at_the_finish_the_highest_total_wins_or_they_share() -> None:
    t = one("africa", 16)
    t.b.marker = (16, 16, 0, 0, 0, 0)
    t.b.finished = (0, 1)
    t.treasury(1, 3)
    assert t.result().winners == (1,)
    t.treasury(0, 3)
    assert t.result().winners == (0, 1)


@clause("civ:30.2", "civ:2.4.4", "civ:R.45")
def test_a_short_game_is_won_by_crossing_its_line() -> None:
    t = Table("africa", "italy", "illyria", variant="short").marker(6, 5, 0)
    t.city(0, "carthage").city(1, "roma", "neapolis").run("succession")
    assert t.b.finished == (0,)
    assert (t.result().ending, t.result().winners) == ("finish_line", (0,))
    t = Table("africa", "italy", "illyria", variant="short").marker(6, 5, 0).run("succession")
    assert t.b.marker[0] == 5


def test_a_table_that_nobody_wins_closes_and_the_furthest_wins() -> None:
    t = Table("africa", "italy", "illyria", round_limit=5).marker(4, 6, 6)
    t.treasury(1, 2)
    assert (t.result().ending, t.result().winners) == ("table_closed", (1,))


# -- the simple games --


@clause("civ:32.3.1", "civ:32.3.2", "civ:32.5.2", "civ:R.47")
def test_farmers_need_two_cities_for_bronze_and_nothing_more() -> None:
    t = Table("africa", "italy", variant="farmers_and_citizens").marker(4, 7)
    t.city(0, "carthage").city(1, "roma").run("farmer_succession")
    assert t.b.marker == (4, 8)
    t = Table("africa", "italy", variant="farmers_and_citizens").marker(9, 9)
    t.city(0, "carthage", "thapsus").city(1, "roma").run("farmer_succession")
    assert (t.b.finished, t.result().winners) == ((0, 1), (0,))
    t = Table("africa", "italy", variant="farmers_and_citizens", farmers_shorten=1).marker(8, 0)
    assert t.city(0, "carthage").run("farmer_succession").b.finished == (0,)


@clause("civ:32.4", "civ:32.5.1")
def test_farmers_play_eight_phases_and_levy_their_ships() -> None:
    names = [s.phase.name for s in RULES.phases["farmer_round"].steps if hasattr(s, "phase")]
    assert names == [
        "population_expansion", "census", "levied_ships", "farmer_movement", "conflict",
        "city_construction", "surplus", "farmer_succession",
    ]  # fmt: skip
    t = Table("africa", "italy", variant="farmers_and_citizens").tokens(0, carthage=3)
    t.treasury(0, 9).run("levied_ship_turn", 0)
    assert set(t.verbs(0)) == {"done", "build_levy"}
    t.answer(0, "build_levy carthage", "done").run("farmer_move", 0)
    seas = {t.box.slug("area", a) for a in range(123, 132)}
    assert [c for c in t.choices(0) if c.startswith("sail") and c.split()[-1] in seas]


@clause("civ:31.4", "civ:31.5.5", "civ:31.5.4", "civ:31.2.3")
def test_nomads_play_four_phases_for_sixteen_rounds() -> None:
    names = [s.phase.name for s in RULES.phases["nomad_round"].steps if hasattr(s, "phase")]
    assert names == ["population_expansion", "levied_ships", "nomad_movement"]
    t = Table("egypt", "asia", variant="nomads_and_seafarers").tokens(0, thebes=5)
    t.tokens(1, kuban=1).run("nomad_movement")
    assert t.who == [1]
    t.b.round = 16
    assert not time_left(t.b)
    assert t.result().ending == "most_areas"


@clause("civ:31.5.1")
def test_nomads_may_not_enter_areas_of_others() -> None:
    t = Table("italy", "africa", variant="nomads_and_seafarers").tokens(0, etruria=3)
    t.tokens(1, roma=1).run("nomad_move", 0)
    assert t.refuses(0, "march etruria roma 1")
    assert t.allows(0, "march etruria cisalpina 1")


@clause("civ:31.5.1", "civ:31.5.3")
def test_nomads_land_only_where_nobody_else_lives_and_cross_open_sea() -> None:
    t = Table("italy", "africa", variant="nomads_and_seafarers").tokens(0, knossos=3)
    t.tokens(1, thera=1).ship(0, "knossos").run("nomad_move", 0)
    assert t.refuses(0, "ferry ship1 thera 1")
    assert t.allows(0, "ferry ship1 thera 0")
    t.answer(0, "embark ship1 1", "sail ship1 thera")
    assert "land" not in t.verbs(0)
    seas = {t.box.slug("area", a) for a in range(123, 132)}
    assert [c for c in t.choices(0) if c.startswith("sail") and c.split()[-1] in seas]


@clause("civ:31.5.2", "civ:31.5.6")
def test_nomads_levy_their_ships_and_lose_their_surplus() -> None:
    t = Table("italy", "africa", variant="nomads_and_seafarers").tokens(0, etruria=5)
    t.ship(0, "etruria").run("levied_ship_turn", 0)
    assert set(t.verbs(0)) == {"done", "maintain_by_levy", "give_up", "build_levy"}
    t.answer(0, "maintain_by_levy etruria")
    assert set(t.verbs(0)) == {"done", "build_levy"}
    t.answer(0, "done").run("nomad_movement").answer(0, "done")
    assert t.there(0, "etruria") == 2


@clause("civ:31.3", "civ:31.1", "civ:R.46")
def test_the_most_areas_win_not_the_most_tokens() -> None:
    t = Table("italy", "africa", variant="nomads_and_seafarers")
    t.tokens(0, etruria=2, roma=2, samnium=2).tokens(1, sahara=1, libya=1, tunisia=1, carthage=1)
    result = t.result()
    assert (result.winners, result.standings["rows"]) == ((1,), [[3], [4]])
    t.tokens(0, cisalpina=1)
    assert t.result().winners == (0, 1)


@pytest.mark.parametrize("variant", ["full", "short"])
def test_the_rulebook_opens_at_the_game_that_is_played(variant: str) -> None:
    t = Table.started(3, variant=variant)
    assert t.asked == "deal_place_cards"
    assert t.b.phases[1].name == "full_game"
