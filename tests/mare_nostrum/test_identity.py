"""Legions and triremes look alike and differ by what they have done in this turn."""

import pytest

from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION
from pelagos.games.mare_nostrum.original import rules as original_rules
from pelagos.games.mare_nostrum.original.phases import CAMPAIGN
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table, revised
from tests.support import clause

ORIGINAL = original_rules()
LAGET = laget_rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")


def laget(**options: object) -> Table:
    found = Table(LAGET, 5, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


def mixed() -> Table:
    """The 2003 game with moves and battles mixed."""
    found = Table(ORIGINAL, 5, interleaved_military_actions=True)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


def palestine(old: int, new: int) -> Table:
    """Babylon's province, where Egypt has legions; others are about to come."""
    t = laget().own(BABYLON, "palestine").built("hierosolyma", "palestine_fruit")
    return t.legions(EGYPT, "palestine", old).legions(EGYPT, "lower_egypt", new)


def holder(t: Table, site: str) -> int:
    return t.b.sites[t.site(site)] - 2


# -- who holds a post ------------------------------------------------------------------------------


@clause("lc:13.17")
def test_a_seizure_stays_when_an_older_legion_leaves() -> None:
    t = palestine(1, 1).play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > palestine 1")
    t.say(EGYPT, "settle palestine").say(EGYPT, "occupy hierosolyma")
    t.say(EGYPT, "march palestine > arabia 1")
    assert t.step() == "campaign"
    assert holder(t, "hierosolyma") == EGYPT


@clause("lc:13.17", "lc:13.20")
def test_an_assimilation_stays_when_an_older_legion_leaves() -> None:
    t = palestine(1, 1).play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > palestine 1")
    t.say(EGYPT, "settle palestine").say(EGYPT, "claim").say(EGYPT, "march palestine > arabia 1")
    assert t.b.claim[t.area("palestine")] == EGYPT


@clause("lc:13.17", "lc:13.5")
def test_after_a_battle_won_the_veteran_may_leave_what_the_newcomer_seized() -> None:
    t = palestine(1, 1).legions(BABYLON, "palestine").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "fight palestine").fate("4+1+1")
    t.say(EGYPT, "occupy hierosolyma").say(EGYPT, "march palestine > arabia 1")
    assert holder(t, "hierosolyma") == EGYPT


@clause("lc:13.17")
def test_a_seizure_ends_with_its_own_legion_although_another_has_come() -> None:
    t = palestine(1, 1).occupied(EGYPT, "hierosolyma").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "march palestine > arabia 1")
    assert t.b.sites[t.site("hierosolyma")] == 1


@clause("lc:13.17", "lc:13.18")
def test_a_spare_older_legion_may_go_where_a_newcomer_was_laid() -> None:
    t = palestine(2, 1).occupied(EGYPT, "hierosolyma").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "lay palestine palestine_fruit")
    t.say(EGYPT, "march palestine > arabia 1")
    assert sorted(t.allowed(EGYPT)) == ["beside", "hierosolyma"]
    t.say(EGYPT, "beside")
    assert holder(t, "hierosolyma") == holder(t, "palestine_fruit") == EGYPT


@clause("lc:13.15", "lc:13.17")
@pytest.mark.parametrize("newly", ["hierosolyma", "palestine_fruit"])
def test_with_too_few_newcomers_the_owner_says_on_which_posts_they_stand(newly: str) -> None:
    t = palestine(1, 1).play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > palestine 1")
    t.say(EGYPT, "settle palestine").say(EGYPT, "occupy hierosolyma+palestine_fruit")
    assert t.step() == "name_new_holders"
    t.say(EGYPT, newly).say(EGYPT, "march palestine > arabia 1")
    held = {s for s in ("hierosolyma", "palestine_fruit") if holder(t, s) == EGYPT}
    assert held == {newly}


@clause("lc:13.18", "lc:13.17")
def test_of_legions_laid_later_it_is_asked_too() -> None:
    t = palestine(2, 1).built("market_palestine").occupied(EGYPT, "hierosolyma")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > palestine 1")
    t.say(EGYPT, "lay palestine palestine_fruit+market_palestine")
    assert t.step() == "name_new_holders"
    t.say(EGYPT, "market_palestine").say(EGYPT, "march palestine > arabia 2")
    assert holder(t, "market_palestine") == EGYPT
    assert t.b.sites[t.site("palestine_fruit")] == t.b.sites[t.site("hierosolyma")] == 1


@clause("lc:13.15", "lc:13.17")
def test_of_more_newcomers_than_posts_nobody_asks_which_of_them_stand_there() -> None:
    t = palestine(1, 2).play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > palestine 2")
    t.say(EGYPT, "settle palestine").say(EGYPT, "occupy hierosolyma")
    assert t.step() == "campaign"
    t.say(EGYPT, "march palestine > arabia 1")
    assert holder(t, "hierosolyma") == EGYPT


def newcomer_fallen(settled: str) -> Table:
    """A newcomer who held a post has fallen to the legion that Helen turned, which fell too."""
    t = palestine(1, 2).cards(BABYLON, "helen").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1").say(BABYLON, "pass")
    t.say(EGYPT, "settle palestine").say(EGYPT, settled)
    t.say(EGYPT, "march lower_egypt > palestine 1").say(BABYLON, "use")
    return t.say(EGYPT, "fight palestine").fate("4+1+5")


@clause("lc:13.17", "lc:13.8")
def test_a_veteran_on_the_marker_where_a_newcomer_stood_gives_it_up_when_he_leaves() -> None:
    t = newcomer_fallen("claim")
    assert t.b.claim[t.area("palestine")] == EGYPT
    t.say(EGYPT, "march palestine > arabia 1")
    assert t.b.claim[t.area("palestine")] == -1


@clause("lc:13.17", "lc:13.18")
def test_so_does_a_veteran_in_the_city_where_a_newcomer_stood() -> None:
    t = newcomer_fallen("occupy hierosolyma").say(EGYPT, "occupy hierosolyma")
    assert holder(t, "hierosolyma") == EGYPT
    t.say(EGYPT, "march palestine > arabia 1")
    assert t.b.sites[t.site("hierosolyma")] == 1


@clause("lc:13.17", "lc:13.20")
def test_a_newcomer_on_a_marker_leaves_every_building_elsewhere_to_its_own_garrison() -> None:
    t = laget().own(BABYLON, "thrace", "gaetulia").legions(EGYPT, "macedonia")
    market = t.box.slug("site", t.area("thrace"))  # the building that has the same number
    t.built(market).legions(EGYPT, "gaetulia").occupied(EGYPT, market).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march macedonia > thrace 1").say(EGYPT, "settle thrace").say(EGYPT, "claim")
    t.say(EGYPT, "march gaetulia > numidia 1")
    assert t.b.sites[t.site(market)] == 1
    assert t.b.claim[t.area("thrace")] == EGYPT


@clause("lc:13.17")
def test_in_the_next_turn_the_newcomer_is_a_garrison_like_any_other() -> None:
    t = palestine(0, 1).play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > palestine 1")
    t.say(EGYPT, "end").say(EGYPT, "occupy hierosolyma")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "march palestine > arabia 1")
    assert t.b.sites[t.site("hierosolyma")] == 1


@clause("mn:7.3.7", "mn:7.1.5")
def test_in_2003_with_mixed_moves_an_older_legion_leaves_the_post_of_a_newcomer_alone() -> None:
    t = mixed().own(BABYLON, "palestine").built("hierosolyma").legions(EGYPT, "palestine")
    t.legions(EGYPT, "lower_egypt").play(CAMPAIGN, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "settle palestine")
    t.say(EGYPT, "occupy hierosolyma").say(EGYPT, "march palestine > arabia 1")
    assert holder(t, "hierosolyma") == EGYPT


# -- who falls -------------------------------------------------------------------------------------


def veterans_meet(t: Table) -> Table:
    """Legions of Egypt beside legions of Babylon, one in Palestine and one in Syria."""
    t.own(BABYLON, "palestine", "syria").legions(BABYLON, "palestine").legions(BABYLON, "syria")
    return t.legions(EGYPT, "palestine").legions(EGYPT, "syria")


@clause("lc:11.4", "lc:12.12")
def test_a_legion_that_took_no_part_is_not_lost_and_does_not_move_again() -> None:
    t = veterans_meet(laget()).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "fight palestine").fate("1+1").say(EGYPT, "march palestine > syria 1")
    t.say(EGYPT, "fight syria").fate("1+5")
    assert t.legions_at("syria", EGYPT) == 1
    # The one that is left has moved and has attacked.
    assert t.verbs(EGYPT) == {"end"}


@clause("mn:7.1.4", "mn:7.1.5")
def test_in_2003_with_mixed_moves_it_does_not_move_again_either() -> None:
    t = veterans_meet(mixed()).play(CAMPAIGN, EGYPT)
    t.say(EGYPT, "fight palestine").fate("1+1").say(EGYPT, "march palestine > syria 1")
    t.say(EGYPT, "fight syria").fate("1+5")
    assert t.legions_at("syria", EGYPT) == 1
    assert "march" not in t.verbs(EGYPT)


def helen_attacked(newcomers: int) -> Table:
    """In Helen's province, beside one of Egypt's legions that stayed, others have come: one of
    them occupies the city, and Helen has turned the last."""
    t = mixed().own(BABYLON, "palestine").cards(BABYLON, "helen").built("hierosolyma")
    t.legions(EGYPT, "palestine").legions(EGYPT, "lower_egypt", newcomers + 1)
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "march lower_egypt > palestine 1").say(BABYLON, "pass")
    t.say(EGYPT, "settle palestine").say(EGYPT, "occupy hierosolyma")
    t.say(EGYPT, f"march lower_egypt > palestine {newcomers}").say(BABYLON, "use")
    return t.say(EGYPT, "fight palestine")


@clause("mn:7.4.10", "mn:7.1.4")
@pytest.mark.parametrize(("lost", "marches"), [("hierosolyma", True), ("beside", False)])
def test_whether_the_newcomer_on_the_city_or_the_older_legion_falls_the_other_is_left(
    lost: str, marches: bool
) -> None:
    t = helen_attacked(1).fate("1+1+5")
    assert sorted(t.allowed(EGYPT)) == ["beside", "hierosolyma"]
    t.say(EGYPT, lost)
    assert t.legions_at("palestine", EGYPT) == 1
    assert ("march" in t.verbs(EGYPT)) is marches


@clause("mn:7.4.10", "mn:7.1.4")
@pytest.mark.parametrize("lost", ["hierosolyma", "beside"])
def test_as_long_as_a_newcomer_falls_the_older_legion_may_still_march(lost: str) -> None:
    t = helen_attacked(2).fate("1+1+1+5").say(EGYPT, lost)
    assert t.legions_at("palestine", EGYPT) == 2
    assert [x for x in t.allowed(EGYPT) if x.startswith("march palestine arabia")] == [
        "march palestine arabia 1"
    ]


@clause("mn:7.4.10", "mn:7.1.4")
def test_if_the_newcomer_has_attacked_elsewhere_one_of_those_who_stayed_falls() -> None:
    t = mixed().own(BABYLON, "palestine", "syria").cards(BABYLON, "helen").built("hierosolyma")
    t.legions(EGYPT, "palestine", 2).legions(EGYPT, "syria").legions(BABYLON, "syria")
    t.legions(EGYPT, "lower_egypt").play(CAMPAIGN, EGYPT).say(EGYPT, "fight syria").fate("1+1")
    t.say(EGYPT, "march syria > palestine 1").say(BABYLON, "pass")
    t.say(EGYPT, "settle palestine").say(EGYPT, "occupy hierosolyma")
    t.say(EGYPT, "march lower_egypt > palestine 1").say(BABYLON, "use")
    t.say(EGYPT, "fight palestine").fate("1+1+5").say(EGYPT, "beside")
    # The newcomer stays, and of the two who were there one may still march.
    assert t.legions_at("palestine", EGYPT) == 2
    assert "march palestine arabia 1" in t.allowed(EGYPT)


@clause("mn:7.4.11", "mn:7.1.4")
def test_in_the_next_attack_the_newcomer_on_a_post_takes_no_part_and_the_attacker_falls() -> None:
    t = mixed().own(BABYLON, "palestine").cards(BABYLON, "helen").built("hierosolyma")
    t.legions(EGYPT, "palestine").legions(EGYPT, "lower_egypt", 3).play(CAMPAIGN, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1").say(BABYLON, "pass")
    t.say(EGYPT, "settle palestine").say(EGYPT, "occupy hierosolyma")
    t.say(EGYPT, "march lower_egypt > palestine 1").say(BABYLON, "use")
    t.say(EGYPT, "fight palestine").fate("1+1+1")
    t.say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "fight palestine").fate("1+5")
    # Left are the older legion, who may march, and the one on the city, who has come.
    assert t.legions_at("palestine", EGYPT) == 2
    assert "march palestine arabia 1" in t.allowed(EGYPT)


@clause("mn:7.1.2", "mn:7.1.4")
def test_in_2003_in_sequence_nobody_moves_after_a_battle() -> None:
    t = Table(ORIGINAL, 5)
    for side, capital in enumerate(CAPITALS):
        t.own(side, capital)
    t.ships(GREECE, "mare_ionium").ships(ROME, "mare_ionium").ships(GREECE, "mare_aegaeum")
    veterans_meet(t).legions(GREECE, "greece").play(CAMPAIGN, GREECE)
    t.say(GREECE, "attack mare_ionium").fate("1+1")
    assert t.verbs(GREECE) == {"halt", "march"}
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "halt")
    assert t.step() == "choose_province"
    t.say(EGYPT, "palestine").fate("1+1").fate("1+1")
    assert t.asked() != [EGYPT]


@clause("lc:11.4", "lc:12.12", "lc:11.6")
def test_a_trireme_that_took_no_part_is_not_sunk_and_does_not_sail_again() -> None:
    t = laget().ships(GREECE, "mare_ionium").ships(ROME, "mare_ionium")
    t.ships(GREECE, "mare_aegaeum").ships(CARTHAGE, "mare_aegaeum").play(ACTIVATION, GREECE)
    t.say(GREECE, "attack mare_ionium").fate("1+1")
    t.say(GREECE, "sail mare_ionium > mare_aegaeum 1").say(GREECE, "attack mare_aegaeum")
    t.fate("1+5")
    assert t.ships_at("mare_aegaeum", GREECE) == 1
    assert t.verbs(GREECE) == {"end"}


@clause("lc:12.10", "lc:11.4")
def test_of_attackers_in_one_battle_those_that_have_moved_fall_first() -> None:
    t = palestine(1, 1).legions(BABYLON, "palestine", 2).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "fight palestine").fate("1+1+4+1")
    assert t.legions_at("palestine", EGYPT) == 1
    assert "march palestine arabia 1" in t.allowed(EGYPT)


@clause("lc:12.14", "lc:11.4")
@pytest.mark.parametrize(("newcomer", "marches"), [("rome", True), ("babylon", False)])
def test_who_has_moved_is_told_apart_before_the_dice(newcomer: str, marches: bool) -> None:
    t = palestine(1, 1).legions(BABYLON, "palestine").legions(ROME, "palestine")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > palestine 1")
    t.say(EGYPT, "fight palestine").say(EGYPT, "rome:1+babylon:1")
    assert t.step() == "divide_arrivals"
    assert sorted(t.allowed(EGYPT)) == ["babylon:1", "rome:1"]
    t.say(EGYPT, f"{newcomer}:1").say(EGYPT, "rome").fate("1+5").fate("1+1")
    assert t.legions_at("palestine", EGYPT) == 1
    assert ("march" in t.verbs(EGYPT)) is marches


@clause("lc:12.15", "lc:12.14")
@pytest.mark.parametrize(("newcomer", "sails"), [("rome", True), ("carthage", False)])
def test_so_it_is_at_sea(newcomer: str, sails: bool) -> None:
    t = laget().ships(GREECE, "mare_ionium").ships(ROME, "mare_ionium")
    t.ships(CARTHAGE, "mare_ionium").ships(GREECE, "greece").play(ACTIVATION, GREECE)
    t.say(GREECE, "sail greece > mare_ionium 1").say(GREECE, "attack mare_ionium")
    t.say(GREECE, "rome:1+carthage:1").say(GREECE, f"{newcomer}:1").say(GREECE, "rome")
    t.fate("1+5").fate("1+1")
    assert t.ships_at("mare_ionium", GREECE) == 1
    assert ("sail" in t.verbs(GREECE)) is sails


@clause("lc:15.7", "lc:12.10", "lc:11.4")
@pytest.mark.parametrize(("sunk", "left"), [("stayed", "attack"), ("arrived", "sail")])
def test_blockaded_the_owner_says_which_of_his_ships_is_sunk(sunk: str, left: str) -> None:
    t = laget(crossing_blockade=True).ships(GREECE, "mare_ionium").ships(ROME, "mare_ionium")
    t.ships(GREECE, "greece").legions(GREECE, "greece").play(ACTIVATION, GREECE)
    t.say(GREECE, "attack mare_ionium").fate("1+1").say(GREECE, "sail greece > mare_ionium 1")
    t.say(GREECE, "march greece > sicily 1").say(ROME, "use").fate("5+1+1")
    assert t.asked() == [GREECE]
    assert sorted(t.allowed(GREECE)) == ["arrived", "stayed"]
    t.say(GREECE, sunk)
    area = t.area("mare_ionium")
    assert (t.b.moved[area], t.b.spent[area]) == ((1, 0) if left == "attack" else (0, 1))


@clause("lc:12.10", "lc:15.7")
def test_blockaded_a_ship_that_came_from_another_battle_is_sunk_with_what_it_has_done() -> None:
    t = laget(crossing_blockade=True).ships(GREECE, "mare_aegaeum").ships(ROME, "mare_aegaeum")
    t.ships(GREECE, "mare_ionium").ships(ROME, "mare_ionium").legions(GREECE, "greece")
    t.play(ACTIVATION, GREECE).say(GREECE, "attack mare_aegaeum").fate("1+1")
    t.say(GREECE, "sail mare_aegaeum > mare_ionium 1").say(GREECE, "march greece > sicily 1")
    t.say(ROME, "use").fate("5+1+1")
    # It could do nothing more; the one that stayed may still sail and attack.
    assert t.step() == "campaign"
    area = t.area("mare_ionium")
    assert t.ships_at("mare_ionium", GREECE) == 1
    assert (t.b.moved[area], t.b.spent[area]) == (0, 0)


# -- Pericles --------------------------------------------------------------------------------------


def supported_at(t: Table, sea: str) -> int:
    return revised(t.b).supported[t.area(sea) - t.box.atlas.provinces]


def sicily(ships: int, support: int) -> Table:
    """Greece has attacked Sicily with the support of some of its ships in the Ionian Sea."""
    t = laget().cards(GREECE, "pericles").own(ROME, "sicily").legions(ROME, "sicily")
    t.legions(GREECE, "sicily").ships(GREECE, "mare_ionium", ships).ships(GREECE, "greece")
    t.play(ACTIVATION, GREECE).say(GREECE, "fight sicily")
    return t.say(GREECE, f"mare_ionium:{support}").fate("1+1")


@clause("lc:18.3", "lc:11.6")
@pytest.mark.parametrize("gone", [0, 1])
def test_the_owner_says_whether_a_ship_that_has_supported_sails(gone: int) -> None:
    t = sicily(2, 1).say(GREECE, "sail mare_ionium > mare_aegaeum 1")
    assert t.step() == "name_supporters"
    assert sorted(t.allowed(GREECE)) == ["0", "1"]
    t.say(GREECE, str(gone))
    assert supported_at(t, "mare_aegaeum") == gone
    assert supported_at(t, "mare_ionium") == 1 - gone


@clause("lc:18.3", "lc:12.10")
def test_a_ship_that_supported_and_attacked_before_it_came_is_not_the_one_that_sinks() -> None:
    t = sicily(1, 1).ships(ROME, "mare_ionium").ships(ROME, "mare_aegaeum")
    t.say(GREECE, "attack mare_ionium").fate("1+1")
    t.say(GREECE, "sail mare_ionium > mare_aegaeum 1").say(GREECE, "sail greece > mare_aegaeum 1")
    t.say(GREECE, "attack mare_aegaeum").fate("1+5")
    assert t.ships_at("mare_aegaeum", GREECE) == 1
    assert supported_at(t, "mare_aegaeum") == 1


@clause("lc:18.3")
def test_a_ship_that_comes_does_not_take_over_what_another_has_done() -> None:
    t = sicily(2, 2).say(GREECE, "sail greece > mare_ionium 1")
    t.say(GREECE, "sail mare_ionium > mare_aegaeum 2")
    assert t.step() == "campaign"
    assert supported_at(t, "mare_aegaeum") == 2
    assert supported_at(t, "mare_ionium") == 0


@clause("lc:18.3", "lc:12.10")
@pytest.mark.parametrize(("sunk", "left"), [("arrived", 1), ("stayed_supported", 0)])
def test_of_ships_none_of_which_can_do_less_the_owner_says_which_is_sunk(
    sunk: str, left: int
) -> None:
    t = sicily(1, 1).ships(ROME, "mare_ionium").say(GREECE, "sail greece > mare_ionium 1")
    t.say(GREECE, "attack mare_ionium").fate("1+1+5")
    assert sorted(t.allowed(GREECE)) == ["arrived", "stayed_supported"]
    t.say(GREECE, sunk)
    assert supported_at(t, "mare_ionium") == left
    assert ("sail" in t.verbs(GREECE)) is (left == 1)


# -- Helen -----------------------------------------------------------------------------------------


@clause("lc:17.3", "lc:17.3c", "lc:11.17")
@pytest.mark.parametrize("attacked", [False, True])
def test_of_legions_that_had_attacked_the_one_helen_turns_is_forgotten(attacked: bool) -> None:
    t = laget().own(BABYLON, "palestine", "syria").cards(BABYLON, "helen")
    t.legions(BABYLON, "syria").legions(EGYPT, "syria", 2).legions(EGYPT, "lower_egypt")
    t.play(ACTIVATION, EGYPT)
    if attacked:
        t.say(EGYPT, "fight syria").say(BABYLON, "pass").fate("1+1+1")
    t.say(EGYPT, "march syria > palestine 2").say(BABYLON, "use")
    assert ("fight palestine" in t.allowed(EGYPT)) is not attacked
    t.say(EGYPT, "march lower_egypt > palestine 1")
    assert "fight palestine" in t.allowed(EGYPT)
    assert "end" not in t.verbs(EGYPT)
