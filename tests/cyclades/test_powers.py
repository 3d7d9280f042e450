"""The twelve creatures without a figure, and the Kraken."""

import pytest

from pelagos.games.cyclades.income import income
from tests.cyclades.build import Table
from tests.support import clause


def summoner(creature: str, **options: object) -> Table:
    """Player 1 owns Andros and has the creature for 4 gold, with Athena and 14 gold."""
    t = Table(4, **options).own(0, "andros", armies=2).track(creature)
    return t.turn("athena", gold=14)


def call(t: Table, creature: str) -> Table:
    return t.say(0, f"summon {creature}")


@clause("cy:18.1", "cy:18.29")
def test_the_siren_replaces_a_lone_enemy_fleet() -> None:
    t = summoner("siren").fleet(1, "sea_f1").fleet(2, "sea_k1", count=2).fleet(0, "sea_a1")
    call(t, "siren")
    assert t.choices() == ["sea_f1"]
    t.say(0, "sea_f1")
    assert (t.owner("sea_f1"), t.units("sea_f1")) == (0, 1)
    assert (t.b.fleets_left[0], t.b.fleets_left[1]) == (6, 8)


@clause("cy:18.1")
def test_with_eight_fleets_at_sea_one_of_them_comes_over() -> None:
    t = summoner("siren").fleet(1, "sea_f1").fleet(0, "sea_a1", count=7).fleet(0, "sea_a2")
    call(t, "siren").say(0, "sea_f1")
    assert t.question() == "siren_source"
    t.say(0, "sea_a2")
    assert (t.units("sea_a1"), t.owner("sea_a2"), t.owner("sea_f1")) == (7, -1, 0)


@clause("cy:18.1", "cy:9.6")
def test_the_siren_finds_no_target_among_larger_stacks() -> None:
    t = call(summoner("siren").fleet(1, "sea_f1", count=2), "siren")
    assert t.question() == "take_turn"


@clause("cy:18.2")
def test_pegasus_carries_armies_to_any_island_without_fleets() -> None:
    t = call(summoner("pegasus").own(1, "milos", "kea"), "pegasus")
    t.say(0, "andros 1 milos")
    assert (t.owner("milos"), t.units("andros")) == (0, 1)
    assert t.discards() == {"pegasus"}


@clause("cy:18.2", "cy:18.22", "cy:18.23")
def test_pegasus_minds_medusa_and_chiron() -> None:
    t = summoner("pegasus").own(0, "kea", armies=1).own(1, "milos", "thera")
    t.figure("medusa", "andros").figure("chiron", "milos")
    call(t, "pegasus")
    assert {c.split()[0] for c in t.choices()} == {"kea"}
    ends = {c.split()[2] for c in t.choices()}
    assert "milos" not in ends
    assert {"andros", "thera"} <= ends


@clause("cy:18.22")
def test_pegasus_may_land_on_ones_own_island_under_chiron() -> None:
    t = summoner("pegasus").own(0, "kea").figure("chiron", "kea")
    call(t, "pegasus").say(0, "andros 2 kea")
    assert t.units("kea") == 2


@clause("cy:18.3", "cy:18.22")
def test_the_giant_destroys_any_building_but_not_under_chiron() -> None:
    t = summoner("giant").own(1, "tinos", "milos").figure("chiron", "milos")
    t.tiles(andros_1="port", tinos_2="temple", milos_1="temple")
    call(t, "giant")
    assert set(t.choices()) == {"andros andros_1", "tinos tinos_2"}
    t.say(0, "tinos tinos_2")
    assert t.tile("tinos_2") == ""


@clause("cy:18.4", "cy:18.28")
def test_the_chimera_uses_a_discarded_power_and_all_is_shuffled() -> None:
    t = summoner("chimera").discarded("harpy", "griffon").own(1, "kea", armies=2)
    t.b.gold[1] = 7
    call(t, "chimera")
    assert set(t.choices()) == {"harpy", "griffon"}
    t.say(0, "griffon")
    assert t.b.gold[0] == 10
    t.say(0, "p2")
    assert t.b.gold[:2] == [13, 4]
    assert t.discards() == set()
    assert len(t.b.deck) == 17


@clause("cy:18.4")
def test_with_an_empty_discard_pile_the_chimera_only_shuffles() -> None:
    t = call(summoner("chimera"), "chimera")
    assert t.question() == "take_turn"
    assert len(t.b.deck) == 17


@clause("cy:18.4", "cy:18.19")
def test_a_figure_copied_by_the_chimera_keeps_its_card_out_of_the_shuffle() -> None:
    t = summoner("chimera").discarded("medusa", "harpy")
    call(t, "chimera").say(0, "medusa", "kea")
    assert t.figure_island("medusa") == "kea"
    assert t.box.find("creature", "medusa") not in t.b.deck
    assert len(t.b.deck) == 16


@clause("cy:18.4", "cy:18.18")
def test_a_copied_figure_that_clashes_is_shuffled_in_with_the_other() -> None:
    t = summoner("chimera").discarded("medusa").figure("chiron", "kea")
    call(t, "chimera").say(0, "medusa", "kea")
    assert t.figure_island("medusa") == t.figure_island("chiron") == ""
    assert len(t.b.deck) == 17


@clause("cy:18.4", "cy:18.13")
def test_the_chimera_moves_the_kraken_from_where_it_is() -> None:
    t = summoner("chimera").discarded("kraken").kraken("sea_k1")
    call(t, "chimera").say(0, "kraken", "sea_a1", "stop")
    assert t.b.kraken == t.at("sea_a1")


@clause("cy:18.5", "cy:20.2")
def test_the_cyclops_replaces_an_own_tile_by_another_type_in_supply() -> None:
    t = summoner("cyclops").own(1, "tinos").tiles(andros_1="port", tinos_1="port")
    call(t, "cyclops")
    assert t.choices() == ["andros andros_1"]
    t.say(0, "andros andros_1")
    assert set(t.choices()) == {"fortress", "temple", "university"}
    t.say(0, "temple")
    assert t.tile("andros_1") == "temple"


@clause("cy:18.5", "cy:11.5")
def test_the_cyclops_may_complete_a_set() -> None:
    t = summoner("cyclops")
    t.tiles(andros_1="port", andros_2="port", andros_3="temple", andros_4="university")
    call(t, "cyclops").say(0, "andros andros_2", "fortress")
    assert t.has_metropolis("andros")


@clause("cy:18.6", "cy:9.6")
def test_the_sphinx_pays_two_gold_for_each_of_any_number() -> None:
    t = summoner("sphinx").fleet(0, "sea_a1", count=3)
    t.b.priests[0] = 2
    t.b.philosophers[0] = 1
    call(t, "sphinx").say(0, "sell_units andros 2", "sell_units sea_a1 1", "sell_priests 2")
    t.say(0, "sell_philosophers 1")
    assert t.b.gold[0] == 10 + 2 * 6
    assert (t.owner("andros"), t.units("andros"), t.units("sea_a1")) == (0, 0, 2)
    assert (t.b.priests[0], t.b.philosophers[0], t.b.armies_left[0]) == (0, 0, 8)
    t.say(0, "stop")
    assert t.question() == "take_turn"


@clause("cy:18.6")
def test_one_may_sell_nothing_to_the_sphinx() -> None:
    t = call(summoner("sphinx"), "sphinx").say(0, "stop")
    assert t.b.gold[0] == 10


@clause("cy:18.7")
def test_the_sylph_gives_ten_steps_to_divide_among_groups() -> None:
    t = summoner("sylph").fleet(0, "sea_a1", count=2).fleet(0, "sea_k1")
    call(t, "sylph").say(0, "sail sea_a1 2 sea_a2", "sail sea_a2 1 sea_b3", "sail sea_k1 1 sea_k2")
    for _ in range(3):
        t.say(0, "sail sea_k2 1 sea_k3", "sail sea_k3 1 sea_k2")
    assert t.b.steps_left == 1
    t.say(0, "sail sea_b3 1 sea_b4")
    assert t.question() == "take_turn"
    assert (t.units("sea_a2"), t.units("sea_b4"), t.units("sea_k2")) == (1, 1, 1)


@clause("cy:18.7")
def test_fleets_that_fought_take_no_more_sylph_steps_but_others_do() -> None:
    t = summoner("sylph").fleet(0, "sea_a2", count=3).fleet(1, "sea_b3")
    call(t, "sylph").say(0, "sail sea_a2 2 sea_b3").fate("3+0")
    assert t.question() == "sylph_step"
    assert not any(c.startswith("sail sea_b3") for c in t.choices())
    t.say(0, "sail sea_a2 1 sea_b3")
    assert t.units("sea_b3") == 3
    counts = {c.split()[2] for c in t.choices() if c.startswith("sail sea_b3")}
    assert counts == {"1"}
    t.say(0, "stop")
    assert t.b.fought == ()


@clause("cy:18.7")
def test_fleets_that_retreated_from_a_battle_are_done_too() -> None:
    t = summoner("sylph").fleet(0, "sea_a2", count=3).fleet(1, "sea_b3", count=2)
    call(t, "sylph").say(0, "sail sea_a2 2 sea_b3").fate("0+3")
    t.say(1, "stay").say(0, "retreat sea_a2")
    assert t.units("sea_a2") == 2
    assert {c.split()[2] for c in t.choices() if c.startswith("sail")} == {"1"}


@clause("cy:18.8", "cy:18.22")
def test_the_harpy_removes_one_army_and_the_island_stays_its_owners() -> None:
    t = summoner("harpy").own(1, "kea", armies=1).own(1, "milos", armies=2)
    t.figure("chiron", "milos")
    call(t, "harpy")
    assert t.choices() == ["kea"]
    t.say(0, "kea")
    assert (t.owner("kea"), t.units("kea"), t.b.armies_left[1]) == (1, 0, 6)


@clause("cy:18.9", "cy:18.29")
def test_the_griffon_takes_half_rounded_down_even_of_nothing() -> None:
    t = summoner("griffon")
    t.b.gold[1] = 5
    t.b.gold[2] = 0
    call(t, "griffon")
    assert set(t.choices()) == {"p2", "p3", "p4"}
    t.say(0, "p2")
    assert t.b.gold[:2] == [12, 3]


@clause("cy:18.9", "cy:9.6")
def test_the_griffon_of_a_last_survivor_finds_nobody() -> None:
    t = summoner("griffon")
    t.b.alive = (0,)
    call(t, "griffon")
    assert t.question() == "take_turn"
    assert t.b.gold[0] == 10


@clause("cy:18.10", "cy:6.1")
def test_the_moirae_pay_the_income_of_the_present_position() -> None:
    t = summoner("moirae").own(0, "gyaros").fleet(0, "sea_a1")
    t.b.incomes = (1, 0, 0, 0)
    call(t, "moirae")
    assert t.b.gold[0] == 14 - 4 + 3


@clause("cy:18.10")
def test_by_option_the_moirae_pay_what_was_paid_this_round() -> None:
    t = summoner("moirae", moirae_basis="round_start").own(0, "gyaros")
    t.b.incomes = (1, 0, 0, 0)
    call(t, "moirae")
    assert t.b.gold[0] == 14 - 4 + 1


@clause("cy:18.11", "cy:16.3")
def test_the_satyr_lures_a_philosopher_and_a_fourth_founds_a_metropolis() -> None:
    t = summoner("satyr")
    t.b.philosophers = [3, 0, 2, 0]
    call(t, "satyr")
    assert t.choices() == ["p3"]
    t.say(0, "p3")
    assert t.b.philosophers == [0, 0, 1, 0]
    assert t.has_metropolis("andros")


@clause("cy:18.12")
def test_the_dryad_lures_a_priest() -> None:
    t = summoner("dryad")
    t.b.priests = [0, 0, 0, 1]
    call(t, "dryad").say(0, "p4")
    assert t.b.priests == [1, 0, 0, 0]


@clause("cy:18.13", "cy:18.15")
def test_the_kraken_swallows_fleets_where_it_rises_and_at_every_paid_step() -> None:
    t = summoner("kraken").fleet(0, "sea_a2").fleet(1, "sea_b3", count=2).fleet(2, "sea_c3")
    t.figure("polyphemus", "tinos")
    t.b.gold[0] = 6
    call(t, "kraken").say(0, "sea_a2")
    assert t.owner("sea_a2") == -1
    t.say(0, "sail sea_b3", "sail sea_c3")
    assert (t.b.fleets_left, t.b.gold[0]) == ([8, 8, 8, 8], 0)
    assert t.choices() == ["stop"]
    t.say(0, "stop")
    assert t.b.kraken == t.at("sea_c3")
    assert t.discards() == {"kraken"}


@clause("cy:18.16")
@pytest.mark.parametrize(("leaves", "where"), [("on_reveal", ""), ("on_next_summon", "sea_c3")])
def test_the_kraken_leaves_when_its_card_appears_again_or_stays_until_summoned(
    leaves: str, where: str
) -> None:
    t = Table(kraken_leaves=leaves).own(0, "andros").kraken("sea_c3").track("siren")
    t.turn("zeus", gold=5).say(0, "exchange siren").fate("kraken")
    assert t.b.kraken == (t.at(where) if where else -1)


@clause("cy:18.14", "cy:18.15")
def test_the_kraken_earns_nothing_and_stays_over_the_rounds() -> None:
    t = Table().own(0, "andros", armies=1).own(1, "tinos").kraken("sea_a1").turn("zeus", gold=0)
    assert income(t.b, 0) == 0
    t.say(0, "end")
    while t.question() == "turn_up_creature":
        t.fate(next(c for c in t.choices() if c != "kraken"))
    assert t.b.kraken == t.at("sea_a1")
