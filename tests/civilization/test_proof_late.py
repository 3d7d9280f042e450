"""Clause by clause: purchases, calamities, succession, the shorter games."""

import pytest

from pelagos.engine.seats import NOBODY
from pelagos.engine.steps import Call
from pelagos.games.civilization.phases import time_left
from pelagos.games.civilization.succession import AnnounceRound
from tests.civilization.build import RULES, Table
from tests.support import clause

SEVEN = ("carthage", "thapsus", "numidia", "tunisia", "libya", "sahara", "roma")
THOUSAND = ("philosophy", "democracy", "law", "medicine", "engineering", "literacy")


def table() -> Table:
    """Africa, Italy and Illyria."""
    return Table("africa", "italy", "illyria", players=3)


def six(nation: str, space: int) -> Table:
    """A table of six at which the first seat plays `nation` and stands on `space`."""
    others = [n for n in ("africa", "italy", "illyria", "thrace", "crete", "egypt") if n != nation]
    return Table(nation, *others[-5:]).marker(space, 0, 0, 0, 0, 0)


def to_the_end(t: Table) -> Table:
    while t.asked:
        t.answer(t.who[0], t.choices(t.who[0])[0])
    return t


# -- purchase --------------------------------------------------------------------------------------


@clause("civ:X.8")
def test_music_is_paid_by_credit_cards_and_the_whole_treasury() -> None:
    t = Table("asia", "egypt").own(0, "mysticism").treasury(0, 10)
    t.hand(0, grain=3, papyrus=2, hides=1).run("purchase", 0)
    t.answer(0, "acquire music", "done", "hides+papyrus+papyrus+grain+grain+grain")
    assert t.b.holds(0, t.box.find("card", "music"))
    assert (t.b.treasury[0], t.b.hand_size(0)) == (0, 0)


@clause("civ:X.8")
def test_with_a_token_less_music_cannot_be_had() -> None:
    t = Table("asia", "egypt").own(0, "mysticism").treasury(0, 9)
    t.hand(0, grain=3, papyrus=2, hides=1).run("purchase", 0)
    assert t.refuses(0, "acquire music")


@clause("civ:17.6")
def test_cards_spent_go_under_their_stacks_and_tokens_to_stock() -> None:
    t = Table("asia", "egypt").treasury(0, 20).hand(0, grain=3)
    grain = t.box.find("trade_card", "grain")
    stack, stock = t.box.stack_of[grain], t.b.stock[0]
    t.run("purchase", 0).answer(0, "acquire pottery", "done", "grain+grain+grain")
    assert t.b.stacks[stack][-3:] == (grain,) * 3
    # 45 for Pottery, of which three Grain pay 36.
    assert (t.b.treasury[0], t.b.stock[0]) == (20 - 9, stock + 9)
    assert not any(e.heard_by(1) and grain in e.facts for e in t.b.log or [])


@clause("civ:17.7")
def test_nobody_owns_two_of_a_kind_or_a_twelfth_card() -> None:
    t = Table("asia", "egypt").own(0, "music").treasury(0, 50).hand(0, salt=8).run("purchase", 0)
    assert t.refuses(0, "acquire music")
    names = [t.box.slug("card", k) for k in range(16)]
    for owned, more in ((10, True), (11, False)):
        t = Table("asia", "egypt").own(0, *names[:owned]).treasury(0, 50).hand(0, salt=8)
        assert ("acquire" in t.run("purchase", 0).verbs(0)) is more


@clause("civ:17.17")
@pytest.mark.parametrize("left", [1, 0])
def test_a_kind_that_has_run_out_cannot_be_bought(left: int) -> None:
    t = Table("asia", "egypt").treasury(0, 50)
    t.b.supply[t.box.find("card", "pottery")] = left
    t.run("purchase", 0)
    assert ("acquire pottery" in t.choices(0)) is (left == 1)


@clause("civ:S.11b")
def test_after_buying_one_comes_down_to_six_cards_and_may_return_more() -> None:
    t = Table("asia", "egypt").hand(0, salt=7, iron=1).run("purchase", 0).answer(0, "done")
    assert (t.asked, t.who) == ("return_trade_cards", [0])
    assert t.refuses(0, "iron")
    assert t.refuses(0, "-")
    t.answer(0, "iron+salt+salt")
    assert t.b.hand_size(0) == 5
    (told,) = t.events("cards_returned")
    assert told.facts == (3,)


@clause("civ:19.4")
@pytest.mark.parametrize(("said", "kept"), [("-", 1), ("epidemic", 0)])
def test_a_brown_calamity_may_be_kept_or_put_back(said: str, kept: int) -> None:
    t = Table("asia", "egypt").hand(0, salt=2, epidemic=1).run("purchase", 0).answer(0, "done")
    t.answer(0, said)
    assert t.holding(0, "epidemic") == kept
    calamity = t.box.find("trade_card", "epidemic")
    assert (t.b.stacks[t.box.stack_of[calamity]][-1] == calamity) is (kept == 0)


# -- calamities ------------------------------------------------------------------------------------


@clause("civ:22.2.9.1", "civ:22.2.9.2", "civ:22.2.9.3")
@pytest.mark.parametrize(
    ("owned", "left"),
    [((), 4), (("law",), 5), (("democracy",), 6), (("law", "democracy"), 6), (("philosophy",), 4)],
)
def test_civil_disorder_leaves_four_five_or_six_cities(owned: tuple[str, ...], left: int) -> None:
    t = table().city(0, *SEVEN).own(0, *owned).struck(0, "civil_disorder", trader=1)
    assert to_the_end(t.run("civil_disorder")).b.cities[0] == left


@clause("civ:22.2.10.2", "civ:22.2.10.3")
@pytest.mark.parametrize(
    ("owned", "left"),
    [((), 3), (("law",), 4), (("philosophy",), 5), (("law", "philosophy"), 5), (("democracy",), 3)],
)
def test_heresy_reduces_three_cities_with_law_and_two_with_philosophy(
    owned: tuple[str, ...], left: int
) -> None:
    t = table().city(0, *SEVEN).own(0, *owned).struck(0, "iconoclasm_heresy", trader=1)
    assert to_the_end(t.run("iconoclasm_heresy")).b.cities[0] == left


@clause("civ:22.2.11.2", "civ:X.14")
def test_from_the_black_sea_a_pirate_reaches_syracuse_and_not_susa() -> None:
    t = Table("africa", "italy", "babylon", "egypt", "thrace", "crete", players=6)
    t.city(0, "syracuse", "susa").ship(1, "sinope").struck(0, "piracy", trader=1).run("piracy")
    assert (t.who, t.choices(1)) == ([1], ["syracuse"])
    assert t.refuses(1, "susa")


@clause("civ:22.3.4")
@pytest.mark.parametrize(("grain", "lost"), [(0, 9), (1, 5), (2, 1), (3, 0)])
def test_pottery_lowers_the_loss_by_four_a_grain_card(grain: int, lost: int) -> None:
    t = table().tokens(0, libya=12).own(0, "pottery").hand(0, grain=3).struck(0, "famine")
    t.run("famine").answer(0, str(grain))
    while t.asked == "lose_to_famine":
        t.answer(0, t.choices(0)[0])
    assert t.b.people[0] == 12 - lost


@clause("civ:22.3.4")
def test_without_pottery_no_grain_is_shown() -> None:
    t = table().tokens(0, libya=12).hand(0, grain=3).struck(0, "famine").run("famine")
    assert t.asked != "show_grain"


@clause("civ:H.5")
def test_grain_shown_for_pottery_is_seen_by_all_and_stays_in_the_hand() -> None:
    t = table().tokens(0, libya=12).own(0, "pottery").hand(0, grain=2).struck(0, "famine")
    t.run("famine").answer(0, "2")
    (told,) = t.events("grain_shown")
    assert (told.facts, told.heard_by(NOBODY), t.holding(0, "grain")) == ((2,), True, 2)


@clause("civ:X.22")
def test_a_famine_of_nine_takes_both_cities_and_leaves_three_tokens() -> None:
    t = table().tokens(0, libya=1, sahara=2).city(0, "carthage", "thapsus").struck(0, "famine")
    t.run("famine")
    assert sorted(t.choices(0)) == ["city carthage", "city thapsus"]
    to_the_end(t)
    assert (t.b.people[0], t.b.cities[0]) == (3, 0)


# -- succession ------------------------------------------------------------------------------------


@clause("civ:S.13")
def test_all_markers_move_together_and_nobody_is_asked() -> None:
    t = Table("africa", "italy", "illyria").marker(1, 0, 2).run("succession")
    assert (t.asked, t.b.marker) == ("", (2, 1, 3))


@clause("civ:X.21")
@pytest.mark.parametrize(("treasury", "space"), [(40, 12), (43, 12), (44, 13)])
def test_asia_needs_eleven_hundred_points_for_space_thirteen(treasury: int, space: int) -> None:
    t = six("asia", 12).city(0, "troy").own(0, *THOUSAND).treasury(0, treasury)
    t.hand(0, bronze=3, iron=1)
    assert (t.b.card_points(0), t.b.worth(0)) == (1000, 1056 + treasury)
    assert t.run("succession").b.marker[0] == space


@clause("civ:21.1")
@pytest.mark.parametrize(("short", "space"), [(0, 16), (1, 14)])
def test_the_last_step_needs_only_the_points_of_the_space_being_left(
    short: int, space: int
) -> None:
    t = six("africa", 15).city(0, "carthage").own(0, *THOUSAND)
    needed = t.box.space_value[t.b.nation[0]][15]
    t.b.treasury[0] = needed - t.b.worth(0) - short
    t.run("succession")
    assert t.b.marker[0] == space
    assert t.b.finished == ((0,) if space == 16 else ())


@clause("civ:S.14")
@pytest.mark.parametrize("short", [0, 1])
def test_victory_is_checked_after_the_markers_and_otherwise_a_round_begins(short: int) -> None:
    t = six("africa", 15).city(0, "carthage").own(0, *THOUSAND).tokens(0, libya=3)
    t.b.treasury[0] = t.box.space_value[t.b.nation[0]][15] - t.b.worth(0) - short
    number = t.b.round
    t.b.phases[:] = [RULES.phases["full_game"], RULES.phases["round"]]
    t.b.steps[:] = [1, len(RULES.phases["round"].steps) - 1]
    t.b.turns[:] = [0, 0]
    assert (t.asked == "") is (short == 0)
    assert t.b.round == number + short


# -- the order of play -----------------------------------------------------------------------------


@clause("civ:X.1")
def test_illyria_insists_so_italy_is_asked_first_and_seen_before_illyria_decides() -> None:
    t = Table("italy", "illyria", simultaneous_phases=True)
    t.tokens(0, etruria=2, cisalpina=2).tokens(1, germania=2, pannonia=2)
    t.stock(0, 1).stock(1, 1).run("population_expansion").answer(1, "insist")
    assert (t.asked, t.who) == ("expand", [0])
    t.answer(0, "etruria:1")
    assert (t.there(0, "etruria"), t.who) == (3, [1])


# -- the shorter games -----------------------------------------------------------------------------


@clause("civ:31.4", "civ:31.5.5")
def test_a_round_of_nomads_has_growth_ships_movement_and_time_and_nothing_else() -> None:
    t = Table.started(3, variant="nomads_and_seafarers")
    seen: list[str] = []
    while t.b.round < 4:
        seen.append(t.b.phases[-1].name)
        seat = t.who[0]
        t.answer(seat, t.choices(seat)[0])
    assert set(seen) == {"main", "setup", "levied_ship_turn", "nomad_move"}
    (steps,) = [RULES.phases["nomad_round"].steps]
    assert [s.phase.name for s in steps if isinstance(s, Call)] == [
        "population_expansion",
        "levied_ships",
        "nomad_movement",
    ]
    assert isinstance(steps[-1], AnnounceRound)


@clause("civ:31.5.4")
def test_nomads_move_in_the_order_of_the_table_whatever_they_number() -> None:
    t = Table("egypt", "asia", variant="nomads_and_seafarers").tokens(0, thebes=5)
    t.tokens(1, kuban=1).run("nomad_movement")
    assert t.b.ast == (1, 0)
    assert t.who == [1]
    assert t.events("census") == []


@clause("civ:31.2.3")
@pytest.mark.parametrize(("number", "over"), [(15, False), (16, True)])
def test_nomads_play_sixteen_rounds_counted_by_one_marker(number: int, over: bool) -> None:
    t = Table("egypt", "asia", variant="nomads_and_seafarers").tokens(0, thebes=5)
    t.tokens(1, kuban=1)
    t.b.round = number
    t.run("nomad_movement")
    assert (not time_left(t.b)) is over
    assert t.b.marker == (0, 0)


@clause("civ:32.3.2")
@pytest.mark.parametrize(("cities", "space", "after"), [(1, 4, 4), (2, 4, 5), (1, 7, 8), (1, 8, 9)])
def test_farmers_need_two_cities_for_early_bronze_and_nothing_for_late(
    cities: int, space: int, after: int
) -> None:
    t = Table("africa", "italy", variant="farmers_and_citizens").marker(space, 0)
    t.city(0, *SEVEN[:cities]).run("farmer_succession")
    assert t.b.marker[0] == after


@clause("civ:32.3.1")
def test_of_farmers_who_cross_the_line_at_once_the_one_with_most_cities_wins() -> None:
    for mine, winner in ((2, 0), (1, 1)):
        t = Table("africa", "italy", variant="farmers_and_citizens").marker(9, 9)
        t.city(0, *SEVEN[:mine]).city(1, "roma", *(("etruria",) if mine == 1 else ()))
        t.run("farmer_succession")
        assert (t.b.finished, t.result().winners) == ((0, 1), (winner,))
