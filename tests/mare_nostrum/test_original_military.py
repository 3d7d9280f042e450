"""The 2003 game: movement, battles, aftermath, Helen, Nebuchadnezzar."""

import pytest

from pelagos.engine.seats import FATE
from pelagos.games.mare_nostrum.four_cards.ids import LEGIONS, SIDES
from pelagos.games.mare_nostrum.original import rules
from pelagos.games.mare_nostrum.original.phases import CAMPAIGN, MILITARY, TURN
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table
from tests.support import clause

RULES = rules()


def table(players: int = 5, **options: object) -> Table:
    found = Table(RULES, players, **options)
    for side, capital in enumerate(("rome", "carthage", "greece", "lower_egypt", "babylonia")):
        found.own(side, capital)
    return found


def goals(t: Table, seat: int, verb: str, origin: str) -> set[str]:
    words = [text.split() for text in t.allowed(seat)]
    return {w[2] for w in words if w[0] == verb and w[1] == origin}


# -- frame ----------------------------------------------------------------------------------------


@clause("mn:7.1.1", "mn:4.2.1")
def test_the_military_leader_sets_the_order_and_each_turn_is_completed() -> None:
    t = table().legions(ROME, "rome").legions(EGYPT, "lower_egypt").roles().play(MILITARY)
    assert t.step() == "order_generals"
    t.say(ROME, "p4,p1,p2,p3,p5")
    assert t.asked() == [EGYPT]
    t.say(EGYPT, "march lower_egypt > arabia 1").say(EGYPT, "halt")
    assert t.asked() == [ROME]


@clause("mn:4.1.1", "mn:4.1.3", "mn:11.5")
def test_a_turn_is_trade_construction_military_and_an_idle_player_is_passed_over() -> None:
    t = table().play(TURN)
    assert t.step() == "order_builders"
    t.say(ROME, "p1,p2,p3,p4,p5")
    for seat in range(5):
        t.say(seat, "end")
    assert t.step() == "order_generals"
    t.say(ROME, "p1,p2,p3,p4,p5")
    assert t.step() == ""


@clause("mn:7.1.2", "mn:7.1.3", "mn:7.1.5")
def test_triremes_neither_move_nor_attack_once_legions_have_moved() -> None:
    t = table().ships(ROME, "mare_tyrrhenum", 2).ships(GREECE, "mare_tyrrhenum")
    t.legions(ROME, "rome", 2).play(CAMPAIGN, ROME)
    assert t.verbs(ROME) == {"halt", "sail", "attack", "march"}
    t.say(ROME, "march rome > lombardy 1")
    assert t.verbs(ROME) == {"halt", "march"}


@clause("mn:7.1.2")
def test_after_a_sea_battle_no_trireme_sails() -> None:
    t = table().ships(ROME, "mare_tyrrhenum", 2).ships(ROME, "mare_ionium")
    t.ships(GREECE, "mare_tyrrhenum").play(CAMPAIGN, ROME)
    t.say(ROME, "attack mare_tyrrhenum").fate("1+1+1")
    assert "sail" not in t.verbs(ROME)


@clause("mn:7.1.4")
def test_each_unit_moves_once() -> None:
    t = table().legions(ROME, "rome", 2).ships(ROME, "rome").play(CAMPAIGN, ROME)
    t.say(ROME, "sail rome > mare_tyrrhenum 1")
    assert "sail" not in t.verbs(ROME)
    t.say(ROME, "march rome > lombardy 2")
    assert t.verbs(ROME) == {"halt"}


@clause("mn:7.1.6")
def test_a_fortress_never_moves() -> None:
    t = table().fort("rome").play(CAMPAIGN, ROME)
    assert t.step() == ""


@clause("mn:7.1.5", "mn:7.1.4")
def test_moves_and_battles_may_be_mixed_as_an_option() -> None:
    t = table(interleaved_military_actions=True).own(GREECE, "macedonia").legions(GREECE, "illyria")
    t.legions(ROME, "lombardy", 2).ships(ROME, "rome").play(CAMPAIGN, ROME)
    t.say(ROME, "march lombardy > illyria 1")
    assert "end" not in t.verbs(ROME)
    t.say(ROME, "fight illyria").fate("5+1")
    t.say(ROME, "sail rome > mare_adriaticum 1")
    assert goals(t, ROME, "march", "lombardy") >= {"macedonia", "magna_graecia"}
    t.say(ROME, "march lombardy > macedonia 1")
    # The legion in Macedonia has moved; it holds the province alone and may settle there.
    assert t.verbs(ROME) == {"settle", "end"}


# -- triremes --------------------------------------------------------------------------------------


@clause("mn:7.2.1", "mn:7.2.2", "mn:7.2.4")
def test_a_docked_trireme_is_launched_and_one_at_sea_moves_one_sea_on() -> None:
    t = table().ships(GREECE, "greece").ships(GREECE, "mare_ionium").play(CAMPAIGN, GREECE)
    assert goals(t, GREECE, "sail", "greece") == {"mare_aegaeum", "mare_ionium"}
    assert goals(t, GREECE, "sail", "mare_ionium") == {
        "mare_adriaticum", "mare_aegaeum", "mare_libycum", "mare_syrticum", "mare_tyrrhenum",
    }  # fmt: skip


@clause("mn:7.2.3", "mn:7.4.3", "mn:7.4.2")
def test_sharing_a_sea_never_forces_a_battle_but_allows_one() -> None:
    t = table().ships(GREECE, "mare_ionium").ships(ROME, "mare_ionium").play(CAMPAIGN, GREECE)
    assert "attack mare_ionium" in t.allowed(GREECE)
    t.say(GREECE, "halt")
    assert t.step() == ""


@clause("mn:7.2.5", "mn:14.7")
def test_a_docked_trireme_fights_nobody_and_survives_the_province() -> None:
    t = table().own(EGYPT, "cyrenaica").built("cyrene").legions(EGYPT, "cyrenaica")
    t.ships(EGYPT, "cyrenaica").legions(CARTHAGE, "tripolitania", 2).play(CAMPAIGN, CARTHAGE)
    t.say(CARTHAGE, "march tripolitania > cyrenaica 2").say(CARTHAGE, "halt").fate("5+5+1")
    assert t.step() == "aftermath"
    assert not t.b.at_war(t.area("cyrenaica"))
    t.say(CARTHAGE, "claim")
    assert t.ships_at("cyrenaica", EGYPT) == 1
    t.play(CAMPAIGN, EGYPT)
    assert goals(t, EGYPT, "sail", "cyrenaica") == {"mare_libycum"}


# -- legions ---------------------------------------------------------------------------------------


@clause("mn:14.5", "mn:7.3.3", "mn:7.3.1", "mn:7.3.2")
@pytest.mark.parametrize(
    ("seas", "crosses"),
    [
        (("mare_aegaeum", "mare_aegyptium"), True),
        (("mare_ionium", "mare_libycum"), True),
        (("mare_aegaeum",), False),
        (("mare_ionium", "mare_aegyptium"), False),
    ],
)
def test_a_chain_of_two_seas_leads_from_greece_to_lower_egypt(
    seas: tuple[str, ...], crosses: bool
) -> None:
    t = table().legions(GREECE, "greece", 3)
    for sea in seas:
        t.ships(GREECE, sea)
    t.play(CAMPAIGN, GREECE)
    assert ("march greece lower_egypt 3" in t.allowed(GREECE)) is crosses


@clause("mn:14.6", "mn:7.3.4")
def test_a_trireme_launched_this_turn_carries_legions_to_sicily() -> None:
    t = table().legions(GREECE, "greece").ships(GREECE, "greece").play(CAMPAIGN, GREECE)
    assert "sicily" not in goals(t, GREECE, "march", "greece")
    t.say(GREECE, "sail greece > mare_ionium 1")
    assert "sicily" in goals(t, GREECE, "march", "greece")
    assert "rome" not in goals(t, GREECE, "march", "greece")
    further = table().legions(GREECE, "greece").ships(GREECE, "greece")
    further.ships(GREECE, "mare_adriaticum").play(CAMPAIGN, GREECE)
    further.say(GREECE, "sail greece > mare_ionium 1")
    assert "rome" in goals(further, GREECE, "march", "greece")


@clause("mn:7.3.5")
def test_foreign_triremes_do_not_hinder_a_crossing() -> None:
    t = table().legions(GREECE, "greece").ships(GREECE, "mare_ionium")
    t.ships(ROME, "mare_ionium", 5).play(CAMPAIGN, GREECE)
    assert "sicily" in goals(t, GREECE, "march", "greece")


@clause("mn:7.3.6")
def test_legions_may_leave_a_war_and_enter_any_province() -> None:
    t = table().own(GREECE, "lombardy").legions(ROME, "lombardy", 2).legions(GREECE, "lombardy")
    t.play(CAMPAIGN, ROME)
    assert goals(t, ROME, "march", "lombardy") == {"rome", "illyria"}
    t.say(ROME, "march lombardy > rome 2").say(ROME, "halt")
    assert t.step() == ""


@clause("mn:7.3.7")
def test_a_legion_that_leaves_its_building_gives_it_up() -> None:
    t = table().own(GREECE, "lombardy").built("mediolanum", "lombardy_livestock")
    t.legions(ROME, "lombardy", 3).occupied(ROME, "mediolanum", "lombardy_livestock")
    t.play(CAMPAIGN, ROME).say(ROME, "march lombardy > rome 2")
    assert t.step() == "leave_posts"
    t.say(ROME, "beside+lombardy_livestock")
    assert t.b.sites[t.site("mediolanum")] == 2 + ROME
    assert t.b.sites[t.site("lombardy_livestock")] == 1
    t.say(ROME, "march lombardy > rome 1")
    assert t.b.sites[t.site("mediolanum")] == 1


# -- combat ----------------------------------------------------------------------------------------


def invasion(attackers: int, defenders: int, forts: int = 1, **options: object) -> Table:
    """Egypt enters Palestine, which is Babylon's."""
    t = table(5, **options).own(BABYLON, "palestine").built("hierosolyma", "palestine_fruit")
    t.legions(EGYPT, "lower_egypt", attackers).legions(BABYLON, "palestine", defenders)
    t.fort("palestine", forts) if forts else None
    t.play(CAMPAIGN, EGYPT)
    return t.say(EGYPT, f"march lower_egypt > palestine {attackers}").say(EGYPT, "halt")


@clause("mn:14.2", "mn:7.4.1", "mn:7.4.6", "mn:7.4.7", "mn:7.4.9", "mn:2.10")
def test_three_legions_against_a_legion_and_a_fortress() -> None:
    t = invasion(3, 1)
    assert t.asked() == [FATE]
    t.fate("6+3+2+3")
    assert t.legions_at("palestine", EGYPT) == 2
    assert t.legions_at("palestine", BABYLON) == 0
    assert t.b.fortresses[t.area("palestine")] == 0
    assert t.step() == "aftermath"


@clause("mn:14.3", "mn:7.6.1", "mn:7.6.3", "mn:7.6.4", "mn:11.3")
def test_jerusalem() -> None:
    t = invasion(3, 1).fate("4+2+5+5")
    assert t.legions_at("palestine", EGYPT) == 1
    stock = t.b.stock[1]
    t.say(EGYPT, "pillage hierosolyma")
    assert t.b.stock[1] == stock + 1
    assert t.owner("palestine") == BABYLON
    assert t.holds(EGYPT) == {}
    assert t.step() == ""


@clause("mn:7.4.4", "mn:7.5.1", "mn:7.5.2", "mn:13.33")
def test_survivors_of_both_sides_are_at_war_and_fight_again_in_each_own_turn() -> None:
    t = invasion(1, 1, forts=0).fate("1+1")
    assert t.b.at_war(t.area("palestine"))
    assert t.step() == ""
    t.play(CAMPAIGN, BABYLON).say(BABYLON, "halt")
    assert t.step() == "roll_dice"


@clause("mn:7.4.5")
def test_a_lone_fortress_starts_no_battle() -> None:
    t = invasion(2, 0).fate("1+1")
    assert t.b.at_war(t.area("palestine"))
    t.play(CAMPAIGN, BABYLON)
    assert t.step() == ""


@clause("mn:7.4.7")
def test_a_fortress_counts_when_its_owner_attacks_invaders() -> None:
    t = table().own(BABYLON, "palestine").fort("palestine").legions(BABYLON, "palestine")
    t.legions(EGYPT, "palestine", 2).play(CAMPAIGN, BABYLON).say(BABYLON, "halt").fate("4+1+1")
    assert t.legions_at("palestine", EGYPT) == 0


@clause("mn:7.4.8", "mn:9.1.2")
def test_hannibal_adds_one_to_every_legion_die_on_land() -> None:
    t = table().cards(CARTHAGE, "hannibal").own(ROME, "numidia").legions(ROME, "numidia")
    t.legions(CARTHAGE, "carthage", 2).play(CAMPAIGN, CARTHAGE)
    t.say(CARTHAGE, "march carthage > numidia 2").say(CARTHAGE, "halt").fate("1+2+1")
    assert t.legions_at("numidia", ROME) == 0


@clause("mn:7.4.8", "mn:9.1.4")
def test_pericles_adds_one_to_every_trireme_die_at_sea() -> None:
    t = table().cards(GREECE, "pericles").ships(GREECE, "mare_ionium", 2)
    t.ships(ROME, "mare_ionium", 2).play(CAMPAIGN, ROME)
    t.say(ROME, "attack mare_ionium").fate("1+1+1+2")
    assert t.ships_at("mare_ionium", ROME) == 1
    assert t.ships_at("mare_ionium", GREECE) == 2


@clause("mn:7.4.10")
def test_the_owner_chooses_between_legion_and_fortress_and_both_choose_in_secret() -> None:
    t = invasion(2, 2).fate("2+3+1+3")
    # Egypt rolled 5 and lost two of two; Babylon must give up one of three.
    assert t.step() == "choose_losses"
    assert t.asked() == [BABYLON]
    assert sorted(t.allowed(BABYLON)) == ["beside", "fortress"]
    before = t.forts_left(BABYLON)
    t.say(BABYLON, "fortress")
    assert t.forts_left(BABYLON) == before + 1
    assert t.legions_at("palestine", BABYLON) == 2


@clause("mn:7.4.10")
def test_losses_may_spare_the_legions_that_stand_on_buildings() -> None:
    t = table().own(GREECE, "lombardy").built("mediolanum").legions(ROME, "lombardy", 2)
    t.occupied(ROME, "mediolanum").legions(GREECE, "illyria", 2).play(CAMPAIGN, GREECE)
    t.say(GREECE, "march illyria > lombardy 2").say(GREECE, "halt").fate("2+3+1+1")
    assert sorted(t.allowed(ROME)) == ["beside", "mediolanum"]
    t.say(ROME, "mediolanum")
    assert t.b.sites[t.site("mediolanum")] == 1


@clause("mn:7.4.11", "mn:7.4.13")
def test_legions_are_divided_among_several_opponents() -> None:
    t = table().own(BABYLON, "palestine").legions(BABYLON, "palestine").legions(ROME, "palestine")
    t.legions(EGYPT, "lower_egypt", 3).play(CAMPAIGN, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 3").say(EGYPT, "halt")
    assert t.step() == "divide_forces"
    assert t.refused(EGYPT, "rome:1+babylon:1")
    t.say(EGYPT, "rome:1+babylon:2")
    assert t.step() == "choose_foe"
    t.say(EGYPT, "babylon").fate("2+3+1")
    assert t.legions_at("palestine", BABYLON) == 0
    t.fate("1+5")
    # The legion against Rome fell; those who fought Babylon could not be lost in that battle.
    assert t.legions_at("palestine", EGYPT) == 2
    assert t.b.at_war(t.area("palestine"))


@clause("mn:7.4.11")
def test_all_legions_may_go_for_one_of_several_opponents() -> None:
    t = table().own(BABYLON, "palestine").legions(BABYLON, "palestine").legions(ROME, "palestine")
    t.legions(EGYPT, "palestine", 2).play(CAMPAIGN, EGYPT).say(EGYPT, "halt")
    t.say(EGYPT, "rome:2").fate("5+1+1")
    assert (t.legions_at("palestine", ROME), t.legions_at("palestine", BABYLON)) == (0, 1)
    assert t.step() == ""


@clause("mn:7.4.11")
def test_an_attackers_fortress_counts_in_the_battle_of_his_choice() -> None:
    t = table().own(BABYLON, "palestine").legions(BABYLON, "palestine", 2).fort("palestine")
    t.legions(ROME, "palestine").legions(EGYPT, "palestine").play(CAMPAIGN, BABYLON)
    t.say(BABYLON, "halt").say(BABYLON, "rome:1+egypt:1")
    assert t.step() == "divide_fortresses"
    t.say(BABYLON, "egypt:1").say(BABYLON, "egypt").fate("4+1")
    assert t.legions_at("palestine", EGYPT) == 0
    t.fate("4+1")
    assert t.legions_at("palestine", ROME) == 1


@clause("mn:7.4.13", "mn:7.4.3")
def test_at_sea_too_nobody_holds_back() -> None:
    t = table().ships(GREECE, "mare_ionium", 2).ships(ROME, "mare_ionium")
    t.ships(CARTHAGE, "mare_ionium").play(CAMPAIGN, GREECE)
    t.say(GREECE, "attack mare_ionium")
    assert t.refused(GREECE, "rome:1")
    t.say(GREECE, "rome:2").fate("2+3+4")
    assert t.ships_at("mare_ionium", ROME) == 0
    assert "attack" not in t.verbs(GREECE)


@clause("mn:3.4.3", "mn:3.4.5", "mn:3.4.9", "mn:7.5.1")
def test_neutral_units_defend_themselves_and_lose_legions_first() -> None:
    t = table(4)
    t.legions(4, "babylonia").fort("babylonia").legions(EGYPT, "syria", 2).play(CAMPAIGN, EGYPT)
    t.say(EGYPT, "march syria > babylonia 2").say(EGYPT, "halt").fate("3+3+3")
    assert t.legions_at("babylonia", 4) == 0
    assert t.b.fortresses[t.area("babylonia")] == 1
    assert t.b.at_war(t.area("babylonia"))
    assert t.legions_at("babylonia", EGYPT) == 1


# -- aftermath -------------------------------------------------------------------------------------


@clause("mn:7.4.12", "mn:7.6.1", "mn:7.6.2", "mn:7.6.11")
def test_entering_an_undefended_foreign_province_leads_straight_to_the_choice() -> None:
    t = invasion(2, 0, forts=0)
    assert t.step() == "aftermath"
    assert t.verbs(EGYPT) == {"nothing", "pillage", "occupy", "claim"}


@clause("mn:7.6.2", "mn:13.31")
def test_a_garrison_chooses_again_in_its_next_turn() -> None:
    t = invasion(1, 0, forts=0).say(EGYPT, "pillage hierosolyma")
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "halt")
    assert t.step() == "aftermath"
    t.say(EGYPT, "pillage palestine_fruit")
    assert t.step() == ""


@clause("mn:7.6.3")
@pytest.mark.parametrize("temples", [True, False])
def test_temples_can_be_pillaged_unless_the_table_says_no(temples: bool) -> None:
    t = table(temple_pillage=temples).own(BABYLON, "palestine").built("temple_palestine")
    t.legions(EGYPT, "palestine").play(CAMPAIGN, EGYPT).say(EGYPT, "halt")
    assert ("pillage temple_palestine" in t.allowed(EGYPT)) is temples
    assert "occupy temple_palestine" in t.allowed(EGYPT)


@clause("mn:7.6.5", "mn:7.6.6")
def test_an_occupation_lasts_until_the_legion_leaves() -> None:
    t = invasion(2, 0, forts=0)
    assert t.refused(EGYPT, "occupy hierosolyma+hierosolyma")
    t.say(EGYPT, "occupy hierosolyma+palestine_fruit")
    assert t.b.posts(t.area("palestine"), EGYPT) == [
        3 + t.site("hierosolyma"),
        3 + t.site("palestine_fruit"),
    ]
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "march palestine > lower_egypt 2").say(EGYPT, "halt")
    assert t.b.posts(t.area("palestine"), EGYPT) == []


@clause("mn:7.6.5")
def test_one_legion_stands_on_one_building() -> None:
    t = invasion(1, 0, forts=0)
    assert t.refused(EGYPT, "occupy hierosolyma+palestine_fruit")


@clause("mn:7.6.7", "mn:7.7.6")
def test_a_capital_may_be_pillaged_and_occupied_but_never_converted() -> None:
    t = table().built("babylon").legions(EGYPT, "babylonia").play(CAMPAIGN, EGYPT)
    t.say(EGYPT, "halt")
    assert t.verbs(EGYPT) == {"nothing", "pillage", "occupy"}


@clause("mn:3.4.6", "mn:7.7.6")
def test_a_neutral_capital_may_be_converted() -> None:
    t = table(4).legions(EGYPT, "babylonia").play(CAMPAIGN, EGYPT).say(EGYPT, "halt")
    assert t.verbs(EGYPT) == {"nothing", "claim"}


@clause("mn:7.6.8")
def test_in_an_own_or_free_province_there_is_nothing_to_choose() -> None:
    t = table().built("roma").legions(ROME, "rome").legions(ROME, "illyria")
    t.play(CAMPAIGN, ROME).say(ROME, "halt")
    assert t.step() == ""


@clause("mn:7.6.9")
def test_if_nobody_survives_nothing_further_happens() -> None:
    t = invasion(1, 1, forts=0).fate("5+5")
    assert t.b.sides_present(t.area("palestine")) == []
    assert t.owner("palestine") == BABYLON
    assert t.step() == ""


@clause("mn:7.6.10", "mn:13.48", "mn:7.7.5")
def test_a_new_choice_replaces_the_earlier_one_and_nothing_leaves_it() -> None:
    t = table().own(BABYLON, "palestine").built("hierosolyma").legions(EGYPT, "palestine", 2)
    t.occupied(EGYPT, "hierosolyma")
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "halt").say(EGYPT, "nothing")
    assert t.b.sites[t.site("hierosolyma")] == 2 + EGYPT
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "halt").say(EGYPT, "claim")
    assert t.b.sites[t.site("hierosolyma")] == 1
    assert t.b.claim[t.area("palestine")] == EGYPT
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "halt").say(EGYPT, "occupy hierosolyma")
    assert t.b.claim[t.area("palestine")] == -1


@clause("mn:7.5.4", "mn:7.6.6")
def test_war_suspends_an_occupation_without_ending_it() -> None:
    t = table().own(BABYLON, "palestine").built("hierosolyma").legions(EGYPT, "palestine")
    t.occupied(EGYPT, "hierosolyma").legions(ROME, "syria").play(CAMPAIGN, ROME)
    t.say(ROME, "march syria > palestine 1").say(ROME, "halt").fate("1+1")
    assert t.b.sites[t.site("hierosolyma")] == 2 + EGYPT
    assert t.b.at_war(t.area("palestine"))


@clause("mn:7.1.7", "mn:13.49")
def test_provinces_are_settled_one_by_one_in_the_order_chosen() -> None:
    t = table().own(BABYLON, "palestine", "syria").built("hierosolyma").legions(BABYLON, "syria")
    t.legions(EGYPT, "palestine").legions(EGYPT, "syria").play(CAMPAIGN, EGYPT)
    t.say(EGYPT, "halt")
    assert t.step() == "choose_province"
    assert sorted(t.allowed(EGYPT)) == ["palestine", "syria"]
    t.say(EGYPT, "palestine").say(EGYPT, "pillage hierosolyma")
    assert t.step() == "roll_dice"


@clause("mn:9.2.5", "mn:7.6.4", "mn:6.4.4", "mn:11.4")
def test_nebuchadnezzar_brings_a_card_for_a_city_or_caravan() -> None:
    def plunder(site: str) -> Table:
        t = table().own(BABYLON, "palestine").cards(EGYPT, "nebuchadnezzar")
        t.built("hierosolyma", "palestine_fruit", "market_palestine").legions(EGYPT, "palestine")
        return t.play(CAMPAIGN, EGYPT).say(EGYPT, "halt").say(EGYPT, f"pillage {site}")

    t = plunder("palestine_fruit").say(EGYPT, "use")
    assert t.holds(EGYPT) == {"fruit": 1}
    t = plunder("hierosolyma").say(EGYPT, "use")
    assert t.holds(EGYPT) == {"tax": 1}
    t = plunder("hierosolyma").say(EGYPT, "pass")
    assert t.holds(EGYPT) == {}
    assert plunder("market_palestine").step() == ""


# -- Helen -----------------------------------------------------------------------------------------


def helen(entering: int, **options: object) -> Table:
    t = table(5, **options).own(BABYLON, "palestine", "arabia").cards(BABYLON, "helen")
    t.legions(EGYPT, "lower_egypt", entering).play(CAMPAIGN, EGYPT)
    return t.say(EGYPT, f"march lower_egypt > palestine {entering}")


@clause("mn:7.8.1", "mn:7.8.2", "mn:9.2.4", "mn:13.39")
def test_helen_turns_one_entering_legion_before_the_battle() -> None:
    t = helen(2).say(EGYPT, "halt")
    assert t.step() == "turn_legion"
    assert t.allowed(BABYLON) == ["pass", "use palestine"]
    t.say(BABYLON, "use palestine")
    assert t.legions_at("palestine", EGYPT) == 1
    assert t.legions_at("palestine", BABYLON) == 1
    t.fate("1+1")
    assert t.step() == ""


@clause("mn:7.8.2")
def test_helen_needs_a_legion_in_supply_and_works_once_a_phase() -> None:
    t = helen(2)
    t.b.supply[LEGIONS * SIDES + BABYLON] = 0
    t.say(EGYPT, "halt")
    assert t.step() == "aftermath"
    t = helen(2)
    t.b.helen_used = True
    t.say(EGYPT, "halt")
    assert t.step() == "aftermath"


@clause("mn:7.8.3")
def test_helen_cannot_turn_legions_that_were_there_before() -> None:
    t = table().own(BABYLON, "palestine").cards(BABYLON, "helen").legions(EGYPT, "palestine", 2)
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "halt")
    assert t.step() == "aftermath"


@clause("mn:7.8.1", "mn:7.1.5")
def test_with_mixed_moves_helen_turns_a_legion_as_it_enters() -> None:
    t = helen(1, interleaved_military_actions=True)
    assert t.step() == "turn_legion_on_entry"
    t.say(BABYLON, "use")
    assert t.legions_at("palestine", BABYLON) == 1
    assert t.legions_at("palestine", EGYPT) == 0


@clause("mn:7.4.4", "mn:7.8.1", "mn:7.1.4")
@pytest.mark.parametrize("attacked", [False, True])
def test_legions_that_come_after_helen_has_turned_another_must_fight(attacked: bool) -> None:
    t = table(interleaved_military_actions=True).own(BABYLON, "palestine", "syria")
    t.cards(BABYLON, "helen").legions(BABYLON, "syria").legions(EGYPT, "syria", 2)
    t.legions(EGYPT, "lower_egypt").play(CAMPAIGN, EGYPT)
    if attacked:
        t.say(EGYPT, "fight syria").fate("1+1+1")
    t.say(EGYPT, "march syria > palestine 2").say(BABYLON, "use")
    # The legion left over may fight if it has not attacked, and must then.
    assert ("fight palestine" in t.allowed(EGYPT)) is not attacked
    t.say(EGYPT, "march lower_egypt > palestine 1")
    assert "fight palestine" in t.allowed(EGYPT)
    assert "end" not in t.verbs(EGYPT)
    ready = 1 if attacked else 2
    t.say(EGYPT, "fight palestine").fate("+".join("1" * (ready + 1)))
    assert "end" in t.verbs(EGYPT)
