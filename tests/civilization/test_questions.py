"""What questions say: facts, prices that are paid, and reasons for all that lies in sight."""

import pytest

from pelagos.bots.base import Chance
from pelagos.clauses import table
from pelagos.engine.contract import Cost
from pelagos.engine.steps import Ask
from pelagos.engine.verbs import Actions, VerbMenu
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.civilization_cards import basket_price
from pelagos.games.civilization.ids import ACQUIRE, CARDS
from pelagos.words import LANGUAGES, Words
from tests.civilization.build import RULES, Table
from tests.support import clause

KNOWN = {found.id for found in table("civilization").clauses}
GAMES: list[tuple[int, dict[str, object]]] = [
    (4, {}),
    (3, {"calamity_floor_16": True}),
    (3, {"trade_form": "live", "trade_rounds": 2}),
    (3, {"simultaneous_phases": True}),
    (3, {"variant": "nomads_and_seafarers"}),
    (4, {"variant": "farmers_and_citizens", "simultaneous_phases": True}),
]


def question(t: Table, lang: str = "en") -> str:
    """The question that stands, as the player who is asked reads it."""
    step = RULES.step(t.b)
    assert step is not None
    seat = t.who[0]
    return Words("civilization", lang, t.box).question(step.name, seat, step.facts(t.b, seat))


def at_hand(b: Board, seat: int) -> dict[str, int]:
    return {
        "treasury": b.treasury[seat],
        "tokens": b.people[seat],
        "card_value": b.hand_value(seat),
        "points": -basket_price(b, seat) if seat == b.active else 0,
    }


def look(b: Board, step: Ask[Board, object], seat: int) -> None:
    """Every fact is told, every verb leads on, and whatever is refused is refused with a clause."""
    space = step.choices(b, seat)
    for lang in LANGUAGES:
        assert Words("civilization", lang, b.box).question(step.name, seat, step.facts(b, seat))
    if isinstance(step, Actions) and isinstance(space, VerbMenu):
        for verb in step.verbs:
            assert verb.possible(b, seat) == (verb.id in space.ids)
            space.then(verb.id)
    for value in step.in_sight(b, seat):
        if not space.holds(value):
            assert step.why_not(b, seat, value) in KNOWN, (step.name, value)


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_question_of_a_game_tells_its_facts_prices_and_reasons(
    players: int, options: dict[str, object]
) -> None:
    rng = Chance(7)
    b = RULES.start(RULES.box(players, options))
    priced: set[str] = set()
    for line in range(1500):
        step = RULES.step(b)
        if step is None:
            break
        seat = b.waiting[0]
        space = step.choices(b, seat)
        if seat >= 0 and line % 5 == 0:
            look(b, step, seat)
        value = space.draw(rng)
        price: Cost = step.price(b, seat, value) if seat >= 0 else ()
        before = at_hand(b, seat) if price else {}
        RULES.apply(b, seat, value)
        for stock, amount in price:
            if stock in before and (stock != "card_value" or step.name != "pay_for_cards"):
                assert before[stock] - at_hand(b, seat)[stock] == amount
                priced.add(step.name)
    assert priced or options


@clause("civ:17.15n", "civ:17.11")
def test_the_price_of_a_card_is_what_it_costs_this_seat_now() -> None:
    t = Table("asia", "egypt").own(0, "mysticism", "medicine").treasury(0, 40)
    t.run("purchase", 0)
    step = RULES.step(t.b)
    assert step is not None
    card = {name: (ACQUIRE, t.box.find("card", name)) for name in ("astronomy", "music", "law")}
    assert step.price(t.b, 0, card["astronomy"]) == (("points", 40),)
    assert step.price(t.b, 0, card["music"]) == (("points", 55),)
    assert step.in_sight(t.b, 0) == [(ACQUIRE, k) for k in range(CARDS)]
    assert "You can spend 40." in question(t)
    t.answer(0, "acquire astronomy")
    assert "You can spend 0 on top of 40 for Astronomy." in question(t)
    assert step.why_not(t.b, 0, card["music"]) == "civ:17.2"
    t.answer(0, "done")
    assert step is not RULES.step(t.b)
    paying = RULES.step(t.b)
    assert paying is not None
    assert paying.price(t.b, 0, ()) == (("card_value", 0), ("treasury", 40))
    t.answer(0, "-")
    assert t.b.treasury[0] == 0


@clause("civ:20.2")
def test_the_shop_says_what_the_next_epoch_still_needs() -> None:
    t = Table("italy", "africa").marker(7, 7).city(0, "roma").treasury(0, 1).own(0, "music")
    t.run("purchase", 0)
    assert "The next epoch needs cards of 2 more groups." in question(t)
    t = Table("italy", "africa").marker(4, 4).city(0, "roma").treasury(0, 1).run("purchase", 0)
    assert "The next epoch needs 1 more city." in question(t)
    t = Table("italy", "africa").marker(6, 6).city(0, "roma").treasury(0, 1).run("purchase", 0)
    assert "next epoch" not in question(t)


@clause("civ:13.1")
def test_movement_tells_where_tokens_would_be_surplus() -> None:
    t = Table("italy", "africa").tokens(0, corsica=4, roma=1).city(0, "etruria").run("move", 0)
    over = 4 - t.box.limit[t.at("corsica")]
    assert over > 0
    assert f"{over} token" in question(t)
    assert "Corsica" in question(t)
    assert "Rome" not in question(t)
    t.answer(0, "march roma > etruria 1")
    assert "Etruria" in question(t)


@clause("civ:13.1")
def test_the_tokens_that_are_removed_are_told_area_by_area() -> None:
    t = Table("italy", "africa").tokens(0, corsica=4, roma=1).city(0, "etruria")
    t.tokens(0, etruria=2).run("surplus")
    [told] = t.events("surplus_removed")
    over = 4 - t.box.limit[t.at("corsica")]
    assert told.facts[0] == over + 2
    words = Words("civilization", "en", t.box, ["Ann", "Bob"])
    assert words.event(told).endswith(f"surplus tokens: Etruria ×2, Corsica ×{over}.")


@clause("civ:4.4")
def test_the_last_nation_is_named() -> None:
    t = Table.started(4)
    RULES.answer(t.b, -1, (0, 1, 2, 3))
    for seat, (nation, area) in enumerate(
        [("asia", "kuban"), ("babylon", "susa"), ("egypt", "thebes")]
    ):
        t.answer(seat, f"{nation} {area}")
    assert question(t) == "You are Assyria: choose the area of your first token"


@clause("civ:20.1", "civ:20.2", "civ:20.5")
def test_a_marker_that_stays_or_slides_back_says_why() -> None:
    t = Table("italy", "africa", "illyria", players=3).marker(4, 5, 5).city(0, "roma")
    t.city(2, "dalmatia", "germania").run("succession")
    [stays] = t.events("marker_stays")
    early_bronze = t.box.find("epoch", "early_bronze")
    assert (stays.seat, stays.facts) == (0, (4, early_bronze, 1, 2))
    [slides] = t.events("marker_slides_back")
    assert (slides.seat, slides.facts) == (1, (4,))
    words = Words("civilization", "en", t.box, ["Ann", "Bob", "Cid"])
    assert words.event(stays) == "Ann stays on space 4: the Early Bronze Age needs 2 cities, not 1."


@clause("civ:20.3", "civ:20.4")
def test_a_total_that_falls_short_is_told_without_betraying_the_hand() -> None:
    rich = ("philosophy", "democracy", "law", "medicine", "engineering", "literacy")
    t = Table("italy", "africa").marker(13, 14).city(0, "roma").city(1, "carthage")
    t.own(0, *rich).own(1, *rich).run("succession")
    [stays] = t.events("marker_stays_below")
    assert (stays.seat, stays.facts) == (0, (13, 1100))
    [falls] = t.events("marker_falls_below")
    assert (falls.seat, falls.facts) == (1, (13, 1100))


@clause("civ:6.4", "civ:6.1")
def test_a_tax_rate_tells_what_it_takes_from_the_stock() -> None:
    t = Table("italy", "africa").city(0, "roma", "etruria").own(0, "coinage").stock(0, 5)
    t.run("taxation")
    step = RULES.step(t.b)
    assert step is not None
    assert [step.price(t.b, 0, rate) for rate in (1, 2, 3)] == [
        (("stock", 2),),
        (("stock", 4),),
        (("stock", 3),),
    ]
    assert "Your cities: 2, tokens in stock: 5" in question(t)
    t.answer(0, "2")
    assert t.b.treasury[0] == 4
