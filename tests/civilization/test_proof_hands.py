"""Clause by clause: what is counted, told and offered to the last token, card and ship."""

from pelagos.games.civilization.ids import COMMODITIES
from pelagos.games.civilization.waters import SECOND_COAST
from tests.civilization.build import RULES, Table
from tests.support import clause


def told(t: Table, seat: int) -> dict[str, object]:
    """The facts of the question that stands."""
    step = RULES.step(t.b)
    assert step is not None
    return {fact.name: fact.value for fact in step.facts(t.b, seat)}


@clause("civ:L.1", "civ:L.2")
def test_two_to_seven_can_play() -> None:
    assert RULES.players == (2, 3, 4, 5, 6, 7)


# -- growth, ships, movement -----------------------------------------------------------------------


@clause("civ:7.1", "civ:7.4")
def test_a_short_stock_is_told_beside_the_growth_it_falls_short_of() -> None:
    t = Table("africa", "italy").tokens(0, sahara=1, libya=2, tunisia=4).stock(0, 3)
    t.run("population_expansion")
    assert told(t, 0) == {"stock": 3, "growth": 1 + 2 + 2}


@clause("civ:23.3")
def test_the_ship_lies_on_the_coast_that_was_chosen() -> None:
    for coast, berth in (("gulf_of_corinth", Table().at("delphi")), ("euboean_gulf", SECOND_COAST)):
        t = Table("crete", "thrace", "italy").tokens(0, delphi=4).run("ship_turn", 0)
        t.answer(0, "build_levy delphi", coast)
        assert t.b.ships[0] == berth


@clause("civ:31.5.1", "civ:31.5.3")
def test_a_nomads_empty_ship_may_end_at_a_coast_where_others_live() -> None:
    t = Table("crete", "thrace", variant="nomads_and_seafarers").ship(0, "thessaly")
    t.tokens(0, knossos=1).tokens(1, athens=1).run("nomad_move", 0)
    t.answer(0, "sail ship1 delphi", "sail ship1 thessaly", "sail ship1 delphi")
    assert "sail ship1 athens" in t.choices(0)
    assert "sail ship1 chalcis" in t.choices(0)


@clause("civ:10.2", "civ:10.6")
def test_orders_too_many_to_list_are_not_listed_in_part() -> None:
    t = Table("africa", "italy").tokens(0, libya=4).ship(0, "cyrene").run("move", 0)
    orders = RULES.choices(t.b, 0)
    every = orders.values()
    assert orders.listed(len(every)) == every
    for most in (0, 1, len(every) - 1):
        assert orders.listed(most) is None
    t = Table("crete", "thrace", variant="nomads_and_seafarers").tokens(0, athens=4)
    assert RULES.choices(t.run("nomad_move", 0).b, 0).listed(1) is None


# -- conflict --------------------------------------------------------------------------------------


@clause("civ:11.6.1", "civ:11.6.4")
def test_only_he_attacks_a_city_whose_tokens_stand_before_it() -> None:
    t = Table("africa", "italy", "illyria", players=3).city(2, "roma").tokens(1, roma=7)
    t.run("conflict")
    assert t.events("attack_fails") == []
    assert t.b.cities[2] == 0


@clause("civ:11.7", "civ:11.6.3")
def test_equal_attackers_fall_together_and_nobody_has_attacked_the_city() -> None:
    t = Table("africa", "italy", "illyria", players=3).city(2, "roma")
    t.tokens(0, roma=3).tokens(1, roma=3).run("conflict")
    assert (t.there(0, "roma"), t.there(1, "roma"), t.owner("roma")) == (0, 0, 2)
    assert t.events("attack_fails") == []


# -- surplus ---------------------------------------------------------------------------------------


@clause("civ:S.15")
def test_who_insists_on_order_does_so_for_this_question_alone() -> None:
    t = Table("italy", "illyria", simultaneous_phases=True).city(1, "pannonia", "dacia")
    t.tokens(1, dalmatia=2).run("surplus").answer(0, "insist")
    assert (t.asked, t.b.insisted) == ("support_cities", True)
    t.answer(1, t.choices(1)[0])
    assert (t.asked, t.b.insisted) == ("", False)


# -- the bazaar ------------------------------------------------------------------------------------


def market() -> Table:
    t = Table("italy", "africa", "illyria", players=3)
    t.hand(0, salt=2, grain=1, hides=1).hand(1, bronze=3, iron=1).hand(2, cloth=4)
    return t.run("trade")


@clause("civ:16.1", "civ:16.4")
def test_only_answers_to_oneself_are_counted_as_answers() -> None:
    t = market()
    t.answer(1, "pass").answer(0, "post salt+salt+grain 3 16 salt all 3 bronze").answer(2, "pass")
    t.answer(1, "counter offer1 bronze+bronze+bronze 3 54 bronze")
    bazaar = RULES.step(t.b)
    assert bazaar is not None
    answers = [{f.name: f.value for f in bazaar.facts(t.b, s)}["answers"] for s in range(3)]
    assert answers == [1, 0, 0]


@clause("civ:T.4")
def test_nobody_wishes_for_a_calamity() -> None:
    t = market().answer(1, "pass")
    package = "post salt+salt+grain 3 16 salt all 3"
    first, last = t.box.slug("trade_card", COMMODITIES), t.box.slug("trade_card", COMMODITIES - 1)
    assert t.allows(0, f"{package} {last}")
    assert t.refuses(0, f"{package} {first}")


# -- cards -----------------------------------------------------------------------------------------


@clause("civ:17.8", "civ:17.9")
def test_every_payment_that_reaches_the_price_is_counted_once() -> None:
    t = Table("asia", "egypt").hand(0, grain=3, bronze=3).treasury(0, 4)
    t.run("purchase", 0).answer(0, "acquire mysticism", "done")
    payments = RULES.choices(t.b, 0)
    assert payments.count() == len(payments.values()) == len(set(t.choices(0))) > 0


@clause("civ:17.2")
def test_a_card_one_does_not_hold_pays_for_nothing() -> None:
    t = Table("asia", "egypt").hand(0, grain=3).hand(1, bronze=3).treasury(0, 40)
    t.run("purchase", 0).answer(0, "acquire mysticism", "done")
    step = RULES.step(t.b)
    assert step is not None
    bronze, grain = (t.box.find("trade_card", k) for k in ("bronze", "grain"))
    assert step.why_not(t.b, 0, (bronze,)) == "civ:17.2"
    assert step.why_not(t.b, 0, (grain,)) == step.clause != "civ:17.2"


@clause("civ:20.2", "civ:20.3")
def test_a_purchase_tells_what_the_next_space_still_needs() -> None:
    t = Table("italy", "africa").marker(13, 0).city(0, "roma").hand(0, salt=3)
    t.own(0, "philosophy", "democracy").run("purchase", 0)
    have = sum(t.box.price[t.box.find("card", c)] for c in ("philosophy", "democracy"))
    facts = told(t, 0)
    assert facts["short_worth"] == 1000 - have
    assert facts["short_total"] == 1100 - t.b.worth(0)
    assert (facts["short_cities"], facts["short_groups"], facts["short_kinds"]) == (0, 0, 0)


@clause("civ:H.6", "civ:20.5")
def test_who_slides_back_for_want_of_cities_shows_no_cards() -> None:
    t = Table("italy", "africa").marker(6, 0).hand(0, salt=2, grain=1).run("succession")
    assert t.b.marker[0] == 5
    assert t.events("hand_shown") == []


# -- calamities ------------------------------------------------------------------------------------


@clause("civ:22.2.6.3")
def test_cities_that_nobody_can_replace_leave_the_board() -> None:
    t = Table("africa", "italy", "illyria", players=3)
    for at, area in enumerate(t.box.land[:27]):
        t.b.found_city(at // 9, area)
    *kept, eighth, ninth = t.box.land[:9]
    orders = [f"city {t.box.slug('area', area)}" for area in kept]
    t.struck(0, "civil_war").run("civil_war").answer(0, "p2", *orders[:3])
    t.answer(1, *orders[3:]).answer(0, "first")
    assert (t.asked, t.b.cities) == ("", [7, 9, 9])
    assert [e.facts for e in t.events("units_vanish")] == [(5, eighth), (5, ninth)]


@clause("civ:22.2.10.4")
def test_heresy_reaches_the_cities_of_the_first_seat_as_well() -> None:
    t = Table("africa", "italy").city(0, "carthage").city(1, "roma", "etruria")
    t.struck(1, "iconoclasm_heresy").run("iconoclasm_heresy")
    while t.asked != "spread_heresy":
        t.answer(t.who[0], t.choices(t.who[0])[0])
    assert t.choices(1) == ["city carthage", "none"]


@clause("civ:22.2.12.2")
def test_a_proposed_loss_says_what_all_of_it_is_worth() -> None:
    t = Table("italy", "africa", "illyria", players=3).tokens(0, etruria=2)
    t.city(0, "roma", "corsica").struck(0, "epidemic").run("epidemic")
    [route] = [r for r in RULES.routes(t.b, 0) if r.proposed]
    lost = [answer.split() for answer in route.answers]
    cities = [a for a in lost if a[0] == "city"]
    tokens = sum(int(a[2]) for a in lost if a[0] == "tokens")
    assert cities
    assert route.price == (("points", tokens + 4 * len(cities)),)
