"""The small numbers of the rules are those of the data; orders with ships as they are written."""

import pytest

from pelagos.engine.errors import BadData, BadNotation
from pelagos.engine.spaces import Deal, Menu
from pelagos.games.civilization import ids
from tests.civilization.build import RULES, Table
from tests.support import clause

CALAMITIES = (
    ids.VOLCANO, ids.FAMINE, ids.CIVIL_WAR, ids.FLOOD,
    ids.EPIDEMIC, ids.CIVIL_DISORDER, ids.ICONOCLASM, ids.PIRACY,
)  # fmt: skip


@pytest.mark.parametrize("kind", ["trade_card", "card", "epoch", "verb"])
def test_what_the_rules_call_by_name_has_its_number_in_the_data(kind: str) -> None:
    slugs = Table(players=7).box.names[kind]
    called = {**vars(ids), "LAND": ids.DISEMBARK} if kind == "verb" else vars(ids)
    goods = slugs[: ids.COMMODITIES] if kind == "trade_card" else slugs
    assert [called[slug.upper()] for slug in goods] == list(range(len(goods)))


@clause("civ:19.6")
def test_calamities_are_numbered_in_their_order_after_the_goods() -> None:
    slugs = Table(players=7).box.names["trade_card"]
    assert list(CALAMITIES) == list(range(ids.CALAMITIES))
    assert len(slugs) == ids.KINDS == ids.COMMODITIES + ids.CALAMITIES
    assert slugs[ids.COMMODITIES + ids.CIVIL_WAR] == "civil_war"
    assert slugs[ids.COMMODITIES + ids.PIRACY] == "piracy"


@clause("civ:9.1", "civ:23.3")
@pytest.mark.parametrize("plan", ["build_levy:delphi", "build_levy:delphi:3", "delphi:1:2:1", ""])
def test_a_plan_for_ships_says_verb_area_and_one_of_two_coasts(plan: str) -> None:
    t = Table("crete", "thrace", simultaneous_phases=True).tokens(0, delphi=4)
    t.run("ship_construction")
    with pytest.raises(BadNotation):
        RULES.read(t.b, 0, f"seal {plan}")


RANGES = {"trade_seconds": (30, 3600), "trade_rounds": (1, 50), "round_limit": (1, 500)}


@pytest.mark.parametrize(("option", "low", "high"), [(o, *r) for o, r in RANGES.items()])
def test_a_number_may_be_set_from_its_lowest_to_its_highest(
    option: str, low: int, high: int
) -> None:
    for n in (low, high):
        assert RULES.box(4, {option: n}).options[option] == n
    for n in (low - 1, high + 1):
        with pytest.raises(BadData, match=f"from {low} to {high}"):
            RULES.box(4, {option: n})


@clause("civ:24.1", "civ:T.11")
def test_unless_a_table_says_otherwise_the_game_is_the_printed_one() -> None:
    assert [(o.name, o.default, o.values, o.clause) for o in RULES.options()] == [
        ("variant", "full",
         ("full", "short", "nomads_and_seafarers", "farmers_and_citizens"), ""),
        ("short_line", 1, (1, 2, 3), "civ:30.2"),
        ("farmers_shorten", 0, (0, 1, 2), "civ:32.5.2"),
        ("preset", "printed", ("printed", "recommended"), "civ:24.1"),
        ("calamity_floor_16", False, (False, True), "civ:24.2"),
        ("africa_early_iron_shift", False, (False, True), "civ:24.3"),
        ("simultaneous_phases", False, (False, True), "civ:S.15"),
        ("trade_form", "turns", ("turns", "live"), "civ:T.11"),
        ("trade_seconds", 300, (), "civ:16.5"),
        ("trade_rounds", 12, (), "civ:T.11"),
        ("round_limit", 60, (), ""),
    ]  # fmt: skip


@clause("civ:24.2", "civ:22.2.11.1")
def test_with_the_floor_pirates_stop_when_the_victim_falls_below_sixteen() -> None:
    def raided(tokens: int) -> int:
        t = Table("africa", "italy", "babylon", "egypt", "thrace", "crete", calamity_floor_16=True)
        t.city(0, "syracuse", "palermo", "athens").tokens(0, libya=tokens)
        t.ship(1, "sinope", "roma").struck(0, "piracy", trader=1).run("piracy")
        while t.asked:
            t.answer(1, t.choices(1)[0])
        return 3 - t.b.cities[0]

    assert [raided(tokens) for tokens in (0, 1, 5, 6)] == [0, 1, 1, 2]


@clause("civ:T.3", "civ:T.4")
def test_a_claim_names_number_total_and_a_commodity_of_the_package() -> None:
    t = Table("italy", "africa", trade_form="live").hand(0, salt=2, hides=1).hand(1, iron=3)
    t.run("trade")
    step = RULES.step(t.b)
    assert step is not None
    hides, salt = t.box.find("trade_card", "hides"), t.box.find("trade_card", "salt")
    cards = (hides, salt, salt)
    total = t.b.set_value(cards)
    for claim, reason in (
        ((3, total, salt), "civ:T.4"),
        ((3, total, hides), "civ:T.4"),
        ((3, total), "civ:T.3"),
        ((3,), "civ:T.3"),
        ((), "civ:T.3"),
        ((3, total, t.box.find("trade_card", "iron")), "civ:T.3"),
        ((2, total, salt), "civ:T.3"),
        ((3, total + 1, salt), "civ:T.3"),
    ):
        assert step.why_not(t.b, 0, (ids.POST, ((cards, *claim), -1, 0, -1))) == reason


@clause("civ:T.4")
def test_a_wish_is_a_whole_number_of_at_most_six_digits() -> None:
    t = Table("italy", "africa", trade_form="live").hand(0, salt=3).hand(1, iron=3).run("trade")
    assert t.refuses(0, "post salt+salt+salt 3 27 salt all 999999 iron")
    for number in ("1000000", "-1", "many"):
        with pytest.raises(BadNotation, match="whole number"):
            RULES.read(t.b, 0, f"post salt+salt+salt 3 27 salt all {number} iron")
    RULES.read(t.b, 0, "post salt+salt+salt 3 27 salt all 999999 iron")


@clause("civ:H.6")
def test_of_a_hand_that_is_shown_calamities_stay_secret() -> None:
    t = Table("asia", "crete", "africa", "italy", "illyria", "egypt").city(0, "troy")
    t.own(0, "philosophy", "democracy", "law", "medicine", "engineering", "literacy")
    t.marker(12, 0, 0, 0, 0, 0).treasury(0, 46).hand(0, bronze=3, piracy=1).run("succession")
    shown = t.events("hand_shown")[0]
    assert shown.facts == ((t.box.find("trade_card", "bronze"),) * 3,)


def said_of(t: Table, seat: int, text: str) -> dict[str, object]:
    """What there is to say of an answer."""
    value = RULES.read(t.b, seat, text)
    assert isinstance(value, tuple)
    menu = RULES.choices(t.b, seat)
    assert isinstance(menu, Menu)
    deal = menu.then(value[0])
    assert isinstance(deal, Deal)
    return {fact.name: fact.value for fact in deal.facts(value[1])}


@clause("civ:T.3", "civ:T.4")
def test_all_of_a_package_and_its_wish_is_said_to_who_lays_it_down() -> None:
    t = Table("italy", "africa", trade_form="live").hand(0, salt=2, hides=1).hand(1, iron=3)
    t.run("trade")
    hides, salt, iron = (t.box.find("trade_card", k) for k in ("hides", "salt", "iron"))
    claim = {"cards": (hides, salt, salt), "number": 3, "total": 13, "named": salt}
    assert said_of(t, 0, "post hides+salt+salt 3 13 salt p2 2 iron says for you") == {
        **claim, "spoken": 1, "remark": "for you",
        "to": (1,), "public": 0, "wished": 2, "wanted": (iron,), "any": 0,
    }  # fmt: skip
    assert said_of(t, 0, "post hides+salt+salt 3 13 salt all 0 -") == {
        **claim, "spoken": 0, "remark": "",
        "to": (), "public": 1, "wished": 0, "wanted": (), "any": 1,
    }  # fmt: skip


@clause("civ:9.1", "civ:23.3")
def test_a_plan_says_its_orders_and_where_there_are_two_the_coast() -> None:
    t = Table("crete", "thrace", simultaneous_phases=True).tokens(0, delphi=4, knossos=4)
    t.run("ship_construction")
    delphi, knossos = ("area", t.at("delphi")), ("area", t.at("knossos"))
    said = said_of(t, 0, "seal build_levy:delphi:2+build_levy:knossos:1")
    verb = ("verb", ids.BUILD_LEVY)
    assert said == {"number": 2, "orders": ((verb, delphi, ("coast", 1)), (verb, knossos))}


@clause("civ:H.6", "civ:20.4")
def test_trade_cards_that_keep_a_marker_where_it_is_are_shown() -> None:
    t = Table("asia", "crete", "africa", "italy", "illyria", "egypt").city(0, "troy")
    t.own(0, "philosophy", "democracy", "law", "medicine", "engineering", "literacy")
    t.marker(13, 0, 0, 0, 0, 0).treasury(0, 44).hand(0, bronze=3, iron=1).run("succession")
    assert t.b.marker[0] == 13
    assert [e.seat for e in t.events("hand_shown")] == [0]


@pytest.mark.parametrize(
    ("variant", "finished", "ending", "reason"),
    [
        ("full", (0,), "finish", "civ:21.1"),
        ("full", (), "table_closed", "civ:21.2"),
        ("short", (0,), "finish_line", "civ:21.1"),
        ("short", (), "table_closed", "civ:21.2"),
        ("farmers_and_citizens", (0,), "finish_line", "civ:32.3.1"),
        ("farmers_and_citizens", (), "table_closed", "civ:21.2"),
        ("nomads_and_seafarers", (), "most_areas", "civ:31.3"),
    ],
)
def test_a_result_names_its_ending_and_the_clause(
    variant: str, finished: tuple[int, ...], ending: str, reason: str
) -> None:
    t = Table("africa", "italy", "illyria", "thrace", variant=variant)
    t.b.finished = finished
    found = t.result()
    assert (found.ending, found.clause) == (ending, reason)
