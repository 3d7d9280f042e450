"""The revised edition at war, clause by clause: bounds, second times, both sides, what is told."""

from pelagos.engine.contract import Roll
from pelagos.games.mare_nostrum.laget import rules
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION, BUILDING, TRADE, WAR
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table, revised
from tests.support import clause

RULES = rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")


def table(players: int = 5, **options: object) -> Table:
    found = Table(RULES, players, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


def palestine(**options: object) -> Table:
    """Babylon's province, with a city and a caravan."""
    return table(5, **options).own(BABYLON, "palestine").built("hierosolyma", "palestine_fruit")


def marches(t: Table, seat: int, origin: str) -> set[str]:
    words = [text.split() for text in t.allowed(seat)]
    return {w[2] for w in words if w[:2] == ["march", origin]}


def told(t: Table, name: str) -> list[tuple[int, tuple[object, ...], str]]:
    """The seat, facts and clause of every event of a kind."""
    return [(e.seat, e.facts, e.kind.clause) for e in t.events(name)]


# -- order ---------------------------------------------------------------------------------------


@clause("lc:11.2")
def test_the_warlord_names_everybody_exactly_once() -> None:
    t = table().roles(military=GREECE)
    for seat, capital in enumerate(CAPITALS):
        t.legions(seat, capital)
    t.legions(GREECE, "greece").play(WAR)
    for seat in (EGYPT, GREECE, ROME, BABYLON):
        assert t.asked() == [GREECE]
        assert f"p{seat + 1}" in t.allowed(GREECE)
        t.say(GREECE, f"p{seat + 1}").say(seat, "end")
        assert f"p{seat + 1}" not in t.allowed(t.asked()[0])
    assert (t.step(), t.asked()) == ("campaign", [CARTHAGE])
    assert t.say(CARTHAGE, "end").step() == ""


@clause("lc:11.1")
def test_the_war_phase_begins_with_the_warlords_title_and_fresh_units() -> None:
    t = table().roles(military=ROME).legions(EGYPT, "lower_egypt").play(WAR)
    assert t.role("military_leader") == EGYPT
    t.say(EGYPT, "p4").say(EGYPT, "march lower_egypt > arabia 1").say(EGYPT, "end")
    while t.step():
        t.say(EGYPT, t.allowed(EGYPT)[0])
    t.play(ACTIVATION, EGYPT)
    assert "lower_egypt" in marches(t, EGYPT, "arabia")


@clause("lc:20.6")
def test_an_activation_without_movable_units_ends_at_once() -> None:
    assert table().fort("rome").play(ACTIVATION, ROME).step() == ""
    assert table().legions(ROME, "rome").play(ACTIVATION, ROME).step() == "campaign"


@clause("lc:11.4")
def test_a_legion_and_a_trireme_move_once() -> None:
    t = table().legions(EGYPT, "lower_egypt").ships(EGYPT, "mare_aegyptium")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > arabia 1")
    t.say(EGYPT, "sail mare_aegyptium > mare_libycum 1")
    assert t.verbs(EGYPT).isdisjoint({"march", "sail"})
    march = RULES.box(5, {}).find("verb", "march")
    assert t.why_not(EGYPT, (march, (t.area("arabia"), (t.area("nubia"), 1)))) == "lc:11.4"


@clause("lc:11.4", "lc:12.12")
def test_a_legion_that_has_attacked_cannot_attack_again() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(EGYPT, "palestine", 2)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine").fate("1+1+1")
    assert "fight" not in t.verbs(EGYPT)
    t.legions(EGYPT, "arabia").say(EGYPT, "march arabia > palestine 1")
    t.say(EGYPT, "fight palestine")
    # Only the fresh legion rolls, and the defender's.
    assert {len(text.split("+")) for text in t.allowed(-1)} == {2}


@clause("lc:11.5")
def test_a_battle_is_settled_before_anything_else_happens() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(EGYPT, "palestine", 3)
    t.legions(EGYPT, "arabia").play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine")
    t.fate("5+1+1+1")
    assert t.step() == "settle"
    assert t.verbs(EGYPT) == {"occupy", "pillage", "claim"}


# -- movement ------------------------------------------------------------------------------------


@clause("lc:11.7", "lc:11.8")
def test_triremes_enter_seas_where_foreign_ships_lie() -> None:
    t = table().ships(GREECE, "mare_ionium").ships(ROME, "mare_libycum", 3).play(ACTIVATION, GREECE)
    t.say(GREECE, "sail mare_ionium > mare_libycum 1")
    assert (t.ships_at("mare_libycum", GREECE), t.ships_at("mare_libycum", ROME)) == (1, 3)
    sea = t.area("mare_ionium"), t.area("mare_libycum")
    assert [facts for _, facts, _ in told(t, "triremes_sailed")] == [(*sea, 1)]


@clause("lc:11.11", "lc:11.13")
def test_a_march_is_one_step_over_a_border_into_any_land() -> None:
    t = table().own(BABYLON, "palestine").legions(EGYPT, "lower_egypt").play(ACTIVATION, EGYPT)
    assert {"palestine", "arabia"} <= marches(t, EGYPT, "lower_egypt")
    assert "syria" not in marches(t, EGYPT, "lower_egypt")
    t = table().legions(EGYPT, "syria").play(ACTIVATION, EGYPT)
    assert {"babylonia", "mesopotamia"} & marches(t, EGYPT, "syria")


@clause("lc:11.12")
def test_docked_and_foreign_ships_carry_nobody() -> None:
    t = table().legions(GREECE, "greece").ships(GREECE, "greece").ships(ROME, "mare_ionium")
    t.play(ACTIVATION, GREECE)
    assert "sicily" not in marches(t, GREECE, "greece")
    t = table().legions(GREECE, "greece", 3).ships(GREECE, "mare_ionium").play(ACTIVATION, GREECE)
    t.say(GREECE, "march greece > sicily 2")
    assert "march greece sicily 1" in t.allowed(GREECE)


@clause("lc:11.12")
def test_a_ship_that_has_moved_still_carries() -> None:
    t = table().legions(GREECE, "greece").ships(GREECE, "greece").play(ACTIVATION, GREECE)
    t.say(GREECE, "sail greece > mare_ionium 1")
    assert "sicily" in marches(t, GREECE, "greece")


# -- the duty to fight ---------------------------------------------------------------------------


@clause("lc:11.15", "lc:11.17")
def test_an_activation_cannot_end_before_every_battle_due() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(EGYPT, "palestine", 2)
    t.legions(EGYPT, "arabia").play(ACTIVATION, EGYPT)
    assert "end" not in t.verbs(EGYPT)
    t.say(EGYPT, "march arabia > lower_egypt 1")
    assert "end" not in t.verbs(EGYPT)
    end = RULES.box(5, {}).find("verb", "end")
    assert t.why_not(EGYPT, (end, None)) == "lc:11.17"
    t.say(EGYPT, "fight palestine").fate("1+1+1")
    assert "end" in t.verbs(EGYPT)


@clause("lc:11.15")
def test_a_fortress_alone_must_be_fought_as_well() -> None:
    t = palestine().fort("palestine").legions(EGYPT, "palestine").play(ACTIVATION, EGYPT)
    assert t.verbs(EGYPT) == {"fight", "march"}


@clause("lc:11.16")
def test_leaving_the_province_removes_the_duty() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(EGYPT, "palestine")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "march palestine > arabia 1")
    assert "end" in t.verbs(EGYPT)


@clause("lc:13.5")
def test_legions_that_fought_leave_in_the_same_activation_unless_they_moved() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(EGYPT, "palestine", 2)
    t.legions(EGYPT, "arabia").play(ACTIVATION, EGYPT).say(EGYPT, "march arabia > palestine 1")
    t.say(EGYPT, "fight palestine").fate("1+1+1+1")
    t.say(EGYPT, "march palestine > arabia 2")
    assert not marches(t, EGYPT, "palestine")


@clause("lc:13.4")
def test_attackers_who_do_not_win_stay_where_they_are() -> None:
    t = palestine().legions(BABYLON, "palestine", 2).legions(EGYPT, "palestine", 2)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine").fate("1+1+5+1")
    assert t.legions_at("palestine", EGYPT) == 1
    assert t.legions_at("palestine", BABYLON) == 2


def war_in_syria() -> Table:
    """Egypt has fought in Palestine; in Syria a Babylonian legion stands."""
    t = palestine().own(BABYLON, "syria").legions(BABYLON, "syria").legions(BABYLON, "palestine")
    return t.legions(EGYPT, "palestine", 2)


@clause("lc:11.18")
def test_a_fresh_legion_on_whom_spent_ones_rely_must_stay() -> None:
    t = war_in_syria().legions(EGYPT, "syria").play(ACTIVATION, EGYPT)
    assert marches(t, EGYPT, "syria")
    t.say(EGYPT, "fight palestine").fate("1+1+1").say(EGYPT, "march palestine > syria 2")
    assert not marches(t, EGYPT, "syria")
    t.say(EGYPT, "fight syria").fate("1+1")
    assert marches(t, EGYPT, "syria")


@clause("lc:11.18")
def test_legions_that_came_to_syria_before_the_spent_ones_stay_there_too() -> None:
    t = war_in_syria().legions(EGYPT, "arabia", 2).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march arabia > syria 2").say(EGYPT, "fight palestine").fate("1+1+1")
    t.say(EGYPT, "march palestine > syria 1")
    assert not marches(t, EGYPT, "syria")


@clause("lc:11.18")
def test_nobody_is_held_back_in_the_next_activation() -> None:
    t = war_in_syria().legions(EGYPT, "syria").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "fight palestine").fate("1+1+1").say(EGYPT, "march palestine > syria 2")
    t.say(EGYPT, "fight syria").fate("1+1").say(EGYPT, "end").play(ACTIVATION, EGYPT)
    assert "march syria arabia 3" in t.allowed(EGYPT)


# -- battles -------------------------------------------------------------------------------------


@clause("lc:12.4", "lc:12.8")
def test_the_acting_player_attacks_and_rolls_first() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(EGYPT, "palestine", 2)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine").fate("5+1+2")
    ((seat, facts, cited),) = told(t, "battle_rolled")
    assert (seat, cited) == (EGYPT, "lc:12.7")
    assert facts == (t.area("palestine"), BABYLON, Roll((5, 1), (), 6), Roll((2,), (), 2))


@clause("lc:12.5", "lc:12.3")
def test_the_attacker_fights_with_all_his_units_and_the_defender_with_his() -> None:
    t = (
        palestine()
        .fort("palestine")
        .legions(BABYLON, "palestine", 2)
        .legions(EGYPT, "palestine", 3)
    )
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine")
    assert {len(text.split("+")) for text in t.allowed(-1)[:9]} == {5}
    fight = RULES.box(5, {}).find("verb", "fight")
    lone = palestine().legions(EGYPT, "palestine").play(ACTIVATION, EGYPT)
    assert lone.why_not(EGYPT, (fight, lone.area("palestine"))) == "lc:12.3"
    assert lone.why_not(EGYPT, (fight, lone.area("babylonia"))) == "lc:12.5"


@clause("lc:12.11", "lc:E11")
def test_a_battle_is_one_exchange_of_dice() -> None:
    t = palestine().fort("palestine").legions(EGYPT, "palestine", 2).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "fight palestine").fate("1+3")
    assert t.step() == "campaign"
    assert (t.legions_at("palestine", EGYPT), t.b.fortresses[t.area("palestine")]) == (1, 1)


@clause("lc:12.9", "lc:E9")
def test_five_pips_cost_a_unit_and_nine_no_second() -> None:
    t = palestine().legions(BABYLON, "palestine", 2).legions(EGYPT, "palestine", 2)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine").fate("5+4+2+2")
    assert (t.legions_at("palestine", BABYLON), t.legions_at("palestine", EGYPT)) == (1, 2)
    t = palestine().legions(BABYLON, "palestine", 2).legions(EGYPT, "palestine", 2)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine").fate("5+5+5+5")
    assert (t.legions_at("palestine", BABYLON), t.legions_at("palestine", EGYPT)) == (0, 0)
    assert sorted(told(t, "units_lost"))[0][2] == "lc:12.9"


@clause("lc:19.7", "lc:12.17")
def test_dice_are_rolled_in_the_open_by_chance_for_neutrals_too() -> None:
    t = table(4).legions(4, "babylonia").legions(EGYPT, "babylonia")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight babylonia")
    assert t.asked() == [-1]
    t.fate("1+5")
    (event,) = t.events("battle_rolled")
    assert all(event.heard_by(seat) for seat in range(4))


@clause("lc:2.6")
def test_more_than_four_dice_are_rolled() -> None:
    t = palestine().legions(BABYLON, "palestine", 2).legions(EGYPT, "palestine", 6)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine").fate("1+1+1+1+1+5+1+1")
    assert t.legions_at("palestine", BABYLON) == 0


@clause("lc:3.8")
def test_a_neutral_side_defends_with_its_fortress_and_never_acts() -> None:
    t = table(4).legions(4, "babylonia").fort("babylonia").legions(EGYPT, "babylonia", 2)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight babylonia").fate("1+1+1")
    # Seven pips, six of them from the fortress, cost one legion.
    assert t.legions_at("babylonia", EGYPT) == 1
    war = table(4).legions(4, "babylonia").legions(EGYPT, "lower_egypt").play(WAR)
    assert all(text in ("p1", "p2", "p3", "p4") for text in war.allowed(war.asked()[0]))


@clause("lc:3.9")
def test_neutral_legions_are_lost_before_the_fortress() -> None:
    t = table(4).legions(4, "babylonia").fort("babylonia").legions(EGYPT, "babylonia", 2)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight babylonia").fate("4+4+1")
    assert t.legions_at("babylonia", 4) == 0
    assert t.b.fortresses[t.area("babylonia")] == 1


@clause("lc:12.14")
def test_a_division_must_cover_every_fresh_unit() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(ROME, "palestine")
    t.legions(EGYPT, "palestine", 3).play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine")
    assert t.refused(EGYPT, "rome:1+babylon:1")
    t.say(EGYPT, "babylon:3").fate("5+1+1+1")
    # He named no Roman: there is no battle with Rome, and no question about it.
    assert t.legions_at("palestine", ROME) == 1
    assert t.step() == "campaign"


@clause("lc:12.16")
def test_fighting_one_of_two_opponents_is_enough() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(ROME, "palestine")
    t.legions(EGYPT, "palestine", 2).play(ACTIVATION, EGYPT)
    assert "end" not in t.verbs(EGYPT)
    t.say(EGYPT, "fight palestine").say(EGYPT, "rome:2").fate("1+1+1")
    assert "end" in t.verbs(EGYPT)


@clause("lc:12.10", "lc:19.1")
def test_sealed_losses_are_seen_by_their_owner_alone() -> None:
    t = palestine().fort("palestine").legions(BABYLON, "palestine", 2)
    t.legions(EGYPT, "palestine", 4).built("market_palestine").play(ACTIVATION, EGYPT)
    t.occupied(EGYPT, "hierosolyma").say(EGYPT, "fight palestine").fate("2+1+1+1+1+1")
    t.say(BABYLON, "fortress")
    losses = {seat: str(t.view(seat)["more"]).partition("'losses': ")[2][:4] for seat in range(5)}
    assert losses[BABYLON] != "[], "
    assert [losses[seat] for seat in (ROME, CARTHAGE, GREECE)] == ["[], "] * 3
    assert "[]" not in losses[BABYLON]
    # The attacker has not chosen yet, and sees nothing of the defender's choice.
    assert losses[EGYPT] != losses[BABYLON]


# -- one side left -------------------------------------------------------------------------------


@clause("lc:12.3", "lc:13.7")
def test_an_empty_foreign_province_brings_one_of_three_choices_and_no_battle() -> None:
    t = palestine().legions(EGYPT, "lower_egypt").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1")
    assert "fight" not in t.verbs(EGYPT)
    t.say(EGYPT, "settle palestine")
    assert t.verbs(EGYPT) == {"occupy", "pillage", "claim"}
    t.say(EGYPT, "pillage hierosolyma")
    assert "settle" not in t.verbs(EGYPT)


@clause("lc:13.11")
def test_no_choice_while_an_enemy_fortress_stands() -> None:
    t = palestine().fort("palestine").legions(EGYPT, "palestine", 2).play(ACTIVATION, EGYPT)
    assert "settle" not in t.verbs(EGYPT)
    t.say(EGYPT, "fight palestine").fate("6+1")
    assert t.step() == "settle"
    assert t.b.fortresses[t.area("palestine")] == 0


@clause("lc:13.8", "lc:13.12")
def test_a_second_choice_in_one_turn_is_refused_and_the_first_is_told() -> None:
    t = palestine().legions(EGYPT, "palestine", 2).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "settle palestine").say(EGYPT, "pillage hierosolyma")
    assert told(t, "pillaged") == [(EGYPT, (t.site("hierosolyma"),), "lc:13.12")]
    settle = RULES.box(5, {}).find("verb", "settle")
    assert t.why_not(EGYPT, (settle, t.area("palestine"))) == "lc:13.8"


@clause("lc:13.8", "lc:13.17")
def test_whoever_assimilates_and_stands_alone_again_is_not_asked_once_more() -> None:
    t = palestine().legions(EGYPT, "palestine", 2).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "settle palestine").say(EGYPT, "claim").say(EGYPT, "end")
    province = t.area("palestine")
    t.legions(ROME, "syria").play(ACTIVATION, ROME).say(ROME, "march syria > palestine 1")
    assert t.b.claim[province] != EGYPT
    t.say(ROME, "fight palestine").fate("1+4+4")
    assert t.step() != "settle"
    assert t.b.claim[province] == EGYPT
    assert told(t, "marker_claimed") == [(EGYPT, (province,), "lc:13.20")] * 2


@clause("lc:13.13", "lc:21.3")
def test_with_the_option_only_he_who_ruined_a_province_is_barred() -> None:
    def pillaging(t: Table, seat: int) -> bool:
        revised(t.b).choice = (0,) * len(revised(t.b).choice)
        t.play(ACTIVATION, seat).say(seat, "settle palestine")
        found = "pillage" in t.verbs(seat)
        t.say(seat, t.allowed(seat)[0]).say(seat, "end")
        return found

    t = palestine(ruin_block="same_player").built("market_palestine").legions(EGYPT, "palestine")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "settle palestine").say(EGYPT, "pillage hierosolyma")
    t.say(EGYPT, "end")
    assert not pillaging(t, EGYPT)
    t.b.remove_legions(t.area("palestine"), EGYPT, 1)
    for seat in (CARTHAGE, ROME):
        t.legions(seat, "palestine")
        assert pillaging(t, seat)
        t.b.remove_legions(t.area("palestine"), seat, 1)


@clause("lc:13.15", "lc:13.18")
def test_seizing_is_told_with_the_structures() -> None:
    t = palestine().legions(EGYPT, "palestine").legions(EGYPT, "arabia").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "settle palestine").say(EGYPT, "occupy hierosolyma")
    t.say(EGYPT, "march arabia > palestine 1").say(EGYPT, "lay palestine palestine_fruit")
    sites = [(t.site("hierosolyma"),), (t.site("palestine_fruit"),)]
    assert told(t, "occupied") == [(EGYPT, (s,), "lc:13.15") for s in sites]
    lay = RULES.box(5, {}).find("verb", "lay")
    assert t.why_not(EGYPT, (lay, (t.area("palestine"), sites[1]))) == "lc:13.18"


@clause("lc:13.15")
def test_one_legion_seizes_one_structure_only() -> None:
    t = palestine().legions(EGYPT, "palestine").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "settle palestine")
    assert t.refused(EGYPT, "occupy hierosolyma+palestine_fruit")
    assert not t.refused(EGYPT, "occupy palestine_fruit")


@clause("lc:13.1")
def test_a_province_with_two_sides_left_is_at_war_until_one_leaves() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(EGYPT, "palestine", 2)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine").fate("1+1+1").say(EGYPT, "end")
    assert t.b.at_war(t.area("palestine"))
    t.play(ACTIVATION, BABYLON)
    assert "end" not in t.verbs(BABYLON)
    t.say(BABYLON, "march palestine > syria 1")
    assert not t.b.at_war(t.area("palestine"))


@clause("lc:13.2", "lc:7.10")
def test_a_province_at_war_pays_and_counts_for_its_owner() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(EGYPT, "palestine")
    assert t.fact(BABYLON, BABYLON, "counts") == [1, 1, 1]
    assert t.play(TRADE).holds(BABYLON) == {"tax": 1, "fruit": 1}
    assert t.holds(EGYPT) == {}


@clause("lc:13.3", "lc:10.17")
def test_nothing_is_built_in_a_province_at_war() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(EGYPT, "palestine").hand(BABYLON, tax=6)
    t.play(BUILDING, BABYLON)
    assert not [text for text in t.allowed(BABYLON) if text.endswith("palestine")]
    peace = palestine().legions(BABYLON, "palestine").hand(BABYLON, tax=6).play(BUILDING, BABYLON)
    assert "legion palestine" in peace.allowed(BABYLON)
    assert "market palestine" in peace.allowed(BABYLON)


# -- heroes --------------------------------------------------------------------------------------


@clause("lc:17.3")
def test_helen_turns_one_legion_in_a_war_phase_and_another_in_the_next() -> None:
    t = (
        palestine()
        .cards(BABYLON, "helen")
        .legions(EGYPT, "lower_egypt", 2)
        .legions(EGYPT, "arabia")
    )
    t.roles(military=EGYPT).play(WAR).say(EGYPT, "p4")
    t.say(EGYPT, "march lower_egypt > palestine 2").say(BABYLON, "use")
    assert told(t, "legion_turned") == [(BABYLON, (t.area("palestine"),), "lc:17.3")]
    t.say(EGYPT, "fight palestine").fate("1+1")
    t.say(EGYPT, "march arabia > palestine 1")
    assert t.step() == "campaign"
    t.say(EGYPT, "fight palestine").fate("1+1").say(EGYPT, "end")
    while t.step():
        seat = t.asked()[0]
        if "fight palestine" in t.allowed(seat):
            t.say(seat, "fight palestine").fate("1+1+1")
        else:
            t.say(seat, t.allowed(seat)[0] if t.step() != "campaign" else "end")
    t.legions(EGYPT, "arabia").play(ACTIVATION, EGYPT).say(EGYPT, "march arabia > palestine 1")
    assert t.step() == "turn_legion_on_entry"


@clause("lc:17.4", "lc:20.2")
def test_nebuchadnezzar_takes_one_good_and_nothing_later() -> None:
    t = table().own(ROME, "tripolitania").cards(EGYPT, "nebuchadnezzar")
    t.built("market_tripolitania").legions(EGYPT, "tripolitania").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "settle tripolitania").say(EGYPT, "pillage market_tripolitania")
    t.say(EGYPT, "fish")
    assert t.step() == "campaign"
    assert t.holds(EGYPT) == {"fish": 1}
    fish = t.box.find("resource", "fish")
    assert told(t, "spoils_taken") == [(EGYPT, (fish,), "lc:17.4")]


@clause("lc:17.4", "lc:20.2")
def test_spoils_the_bank_lacked_are_never_paid() -> None:
    t = palestine().cards(EGYPT, "nebuchadnezzar").legions(EGYPT, "palestine").hand(GREECE, tax=35)
    t.legions(EGYPT, "lower_egypt").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "settle palestine").say(EGYPT, "pillage hierosolyma")
    assert t.holds(EGYPT) == {}
    t.b.bank[0] += 1
    t.b.hands[GREECE * 13] -= 1
    t.say(EGYPT, "end")
    assert t.holds(EGYPT) == {}
    assert t.b.spoils_due == -1


@clause("lc:18.3", "lc:18.3a")
def test_support_is_told_and_adds_a_pip_for_each_ship() -> None:
    t = table().cards(GREECE, "pericles").own(ROME, "sicily").legions(ROME, "sicily")
    t.legions(GREECE, "sicily").ships(GREECE, "mare_ionium", 2).play(ACTIVATION, GREECE)
    t.say(GREECE, "fight sicily")
    assert t.refused(GREECE, "mare_ionium:3")
    t.say(GREECE, "mare_ionium:1")
    assert told(t, "ships_support") == [(GREECE, (1,), "lc:18.3")]
    t.fate("3+1")
    assert t.legions_at("sicily", ROME) == 1
    # One ship is left that has not supported anybody.
    t.legions(GREECE, "sicily").say(GREECE, "fight sicily")
    assert t.refused(GREECE, "mare_ionium:2")


# -- the ferry blockade --------------------------------------------------------------------------


def crossing(own: int = 1) -> Table:
    t = table(5, crossing_blockade=True).legions(GREECE, "greece", 2).ships(ROME, "mare_ionium")
    t.ships(GREECE, "mare_ionium", own).play(ACTIVATION, GREECE)
    return t.say(GREECE, "march greece > sicily 2")


@clause("lc:15.1")
def test_a_blockade_is_declared_by_a_player_whose_ships_lie_in_the_chain() -> None:
    t = crossing()
    assert (t.step(), t.asked(), t.allowed(ROME)) == ("declare_blockade", [ROME], ["use", "pass"])
    t.say(ROME, "use")
    assert told(t, "blockade") == [(ROME, (t.area("mare_ionium"),), "lc:15.1")]
    assert not palestine().legions(GREECE, "greece").events("blockade")


@clause("lc:15.4", "lc:15.3")
def test_legions_that_are_stopped_have_not_moved() -> None:
    t = crossing().say(ROME, "use").fate("5+1")
    assert told(t, "crossing_stopped") == [(GREECE, (t.area("sicily"),), "lc:15.3")]
    assert "march greece macedonia 2" in t.allowed(GREECE)
    assert not t.events("legions_marched")


@clause("lc:15.6")
def test_a_chain_may_be_rebuilt_and_is_blockaded_again() -> None:
    t = table(5, crossing_blockade=True).legions(GREECE, "greece", 2).ships(ROME, "mare_ionium")
    t.ships(GREECE, "mare_ionium").ships(GREECE, "greece").play(ACTIVATION, GREECE)
    t.say(GREECE, "march greece > sicily 2").say(ROME, "use").fate("5+1")
    t.say(GREECE, "sail greece > mare_ionium 1").say(GREECE, "march greece > sicily 1")
    assert (t.step(), t.asked()) == ("declare_blockade", [ROME])


# -- the Alps ------------------------------------------------------------------------------------


def alps(count: int) -> Table:
    t = table(5, alps_crossing=True).own(CARTHAGE, "numidia").cards(CARTHAGE, "hannibal")
    return t.legions(CARTHAGE, "numidia", count)


@clause("lc:15.9")
def test_no_more_legions_cross_the_alps_than_there_are() -> None:
    t = alps(3).play(ACTIVATION, CARTHAGE)
    assert [text for text in t.allowed(CARTHAGE) if text.startswith("alps")] == [
        "alps 1", "alps 2", "alps 3",
    ]  # fmt: skip
    for count in (0, 4):
        assert t.refused(CARTHAGE, f"alps {count}")
    verb = RULES.box(5, {}).find("verb", "alps")
    assert t.why_not(CARTHAGE, (verb, 4)) == "lc:15.9"


@clause("lc:15.9", "lc:11.18")
def test_spent_legions_do_not_cross_the_alps_to_enemies() -> None:
    def fought(*, romans: int) -> Table:
        t = alps(2).legions(ROME, "numidia").legions(ROME, "lombardy", romans)
        return t.play(ACTIVATION, CARTHAGE).say(CARTHAGE, "fight numidia").fate("1+1+1")

    assert "alps" in fought(romans=0).verbs(CARTHAGE)
    assert "alps" not in fought(romans=1).verbs(CARTHAGE)


@clause("lc:15.10", "lc:15.11")
def test_the_alps_are_crossed_one_way_and_cost_a_legion() -> None:
    t = alps(2).play(ACTIVATION, CARTHAGE).say(CARTHAGE, "alps 2")
    assert told(t, "legion_lost_in_alps") == [(CARTHAGE, (), "lc:15.11")]
    assert t.legions_at("lombardy", CARTHAGE) == 1
    back = alps(1).legions(CARTHAGE, "lombardy").play(ACTIVATION, CARTHAGE)
    assert "numidia" not in marches(back, CARTHAGE, "lombardy")


@clause("lc:13.24")
def test_an_assimilation_not_paid_for_stays_open() -> None:
    t = palestine().legions(EGYPT, "palestine").claimed(EGYPT, "palestine").play(BUILDING, EGYPT)
    t.say(EGYPT, "end")
    assert t.b.claim[t.area("palestine")] == EGYPT
    t.hand(EGYPT, tax=3).play(BUILDING, EGYPT)
    assert "convert palestine" in t.allowed(EGYPT)
