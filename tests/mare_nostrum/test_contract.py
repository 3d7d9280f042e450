"""What every face may ask of both editions: prices, reasons, facts, dice, purchases in one go."""

from collections.abc import Iterator
from typing import Any

import pytest

from pelagos.bots import Chance
from pelagos.engine.contract import Fact, Roll
from pelagos.engine.spaces import Space
from pelagos.engine.steps import Ask
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.ids import CARAVAN, END, KINDS
from pelagos.games.mare_nostrum.four_cards.rules import MareRules
from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION
from pelagos.games.mare_nostrum.laget.phases import BUILDING as LAGET_BUILDING
from pelagos.games.mare_nostrum.original import rules as original_rules
from pelagos.games.mare_nostrum.original.phases import BUILDING, CAMPAIGN
from pelagos.games.mare_nostrum.shared.tables import changed
from pelagos.table import Sitting
from pelagos.words import LANGUAGES, Words
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table, revised
from tests.support import clause

ORIGINAL = original_rules()
LAGET = laget_rules()
EDITIONS = [pytest.param(rules, id=rules.title) for rules in (ORIGINAL, LAGET)]
BUILDINGS = {ORIGINAL.title: BUILDING, LAGET.title: LAGET_BUILDING}
PREFIX = {ORIGINAL.title: "mn:", LAGET.title: "lc:"}
both = pytest.mark.parametrize("rules", EDITIONS)


def decisions(
    rules: MareRules[Any], seed: int, most: int, **options: object
) -> Iterator[tuple[Board, Ask[Board, object], int, Space[object]]]:
    """The positions of a random game at which a player is asked."""
    rng = Chance(seed)
    b = rules.start(rules.box(3, options))
    while most and (step := rules.step(b)) is not None:
        seat = b.waiting[0]
        space = step.choices(b, seat)
        if seat >= 0:
            most -= 1
            yield b, step, seat, space
        rules.apply(b, seat, space.draw(rng))


def hand_sizes(b: Board) -> list[int]:
    return [b.hand_size(seat) for seat in b.box.seats]


# -- prices --------------------------------------------------------------------------------------


@both
def test_the_price_told_is_what_is_paid(rules: MareRules[Any]) -> None:
    told = 0
    for b, step, seat, space in decisions(rules, 3, 500):
        if step.name != "build":
            continue
        for value in space.values():
            price = dict(step.price(b, seat, value)).get("cards", 0)
            trial = b.copy()
            rules.apply(trial, seat, value)
            pay = rules.step(trial)
            if price:
                assert pay is not None
                assert pay.name == "pay"
                paid = pay.choices(trial, seat).values()[0]
                assert dict(pay.price(trial, seat, paid)) == {"cards": price}
                rules.apply(trial, seat, paid)
            assert hand_sizes(b)[seat] - hand_sizes(trial)[seat] == price, value
            told += price > 0
    assert told > 50


@pytest.mark.parametrize(
    ("rules", "options"),
    [(ORIGINAL, {}), (LAGET, {}), (LAGET, {"setup_hero_discounts": True})],
    ids=["mare_nostrum", "laget_civilization", "with_discounts"],
)
def test_the_points_told_are_spent(rules: MareRules[Any], options: dict[str, object]) -> None:
    told = 0
    for b, step, seat, space in decisions(rules, 5, 60, setup_mode="advanced", **options):
        if step.name != "place_freely":
            continue
        assert step.facts(b, seat) == [Fact("points", "number", b.points)]
        for value in space.values():
            assert isinstance(value, tuple)
            price = dict(step.price(b, seat, value)).get("points", 0)
            trial = b.copy()
            rules.apply(trial, seat, value)
            assert value[0] == END or b.points - trial.points == price, value
            told += price > 0
    assert told > 50


@clause("mn:9.1.1", "mn:9.3.6")
def test_discounts_are_in_the_price() -> None:
    t = Table(ORIGINAL).own(ROME, "rome", "lombardy").cards(ROME, "julius_caesar", "mausoleum")
    t.hand(ROME, tax=6).play(BUILDING, ROME)
    step = t.rules.step(t.b)
    assert step is not None
    prices = {
        slug: dict(step.price(t.b, ROME, t.rules.read(t.b, ROME, slug))).get("cards", 0)
        for slug in ("legion rome", "trireme rome", "temple rome", "city roma", "end")
    }
    assert list(prices.values()) == [2, 3, 5, 2, 0]


# -- what is in sight ------------------------------------------------------------------------------


@both
def test_what_is_in_sight_and_not_legal_has_a_reason_of_the_edition(rules: MareRules[Any]) -> None:
    reasons: set[str] = set()
    legal = 0
    for b, step, seat, space in decisions(rules, 4, 500):
        for value in step.in_sight(b, seat):
            if space.holds(value):
                legal += 1
            else:
                reasons.add(step.why_not(b, seat, value))
    assert legal > 100
    assert len(reasons) > 4
    assert [r for r in reasons if not r.startswith(PREFIX[rules.title])] == []


@both
def test_every_hero_and_wonder_of_others_or_nobody_is_in_sight(rules: MareRules[Any]) -> None:
    t = Table(rules).own(ROME, "rome").cards(ROME, "julius_caesar").cards(GREECE, "helen")
    t.play(BUILDINGS[rules.title], ROME)
    step = t.rules.step(t.b)
    assert step is not None
    verb = t.box.find("verb", "card")
    seen = [v for v in step.in_sight(t.b, ROME) if isinstance(v, tuple) and v[0] == verb]
    assert len(seen) == 17
    sold, foreign = t.box.find("card", "helen"), t.box.find("card", "hannibal")
    dear = t.box.find("card", "colossus")
    own = {"mn:": ("mn:6.7.3", "mn:6.7.3", "mn:6.3.2"), "lc:": ("lc:10.24", "lc:10.24", "lc:9.5")}
    found = tuple(t.why_not(ROME, (verb, card)) for card in (sold, foreign, dear))
    assert found == own[PREFIX[rules.title]]


def reasons(t: Table, seat: int) -> dict[str, str]:
    """What is in sight and not legal, in notation, and why not."""
    step = t.rules.step(t.b)
    assert step is not None
    space = step.choices(t.b, seat)
    return {
        t.box.slug("verb", value[0]): step.why_not(t.b, seat, value)
        for value in step.in_sight(t.b, seat)
        if isinstance(value, tuple) and not space.holds(value)
    }


@clause("mn:7.7.6", "mn:7.6.3")
def test_a_capital_cannot_be_converted_nor_a_temple_pillaged_where_that_is_agreed() -> None:
    t = Table(ORIGINAL, temple_pillage=False).own(BABYLON, "babylonia").built("temple_babylonia")
    t.legions(EGYPT, "babylonia").play(CAMPAIGN, EGYPT).say(EGYPT, "halt")
    assert t.step() == "aftermath"
    assert reasons(t, EGYPT) == {"claim": "mn:7.7.6", "pillage": "mn:7.6.3"}


@clause("lc:13.20", "lc:13.13")
def test_a_capital_is_not_assimilated_nor_a_ruined_province_ruined_again() -> None:
    t = Table(LAGET).own(BABYLON, "babylonia").built("babylon").legions(EGYPT, "babylonia")
    revised(t.b).ruined = changed(revised(t.b).ruined, t.area("babylonia"), 1 << ROME)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "settle babylonia")
    assert t.step() == "settle"
    assert reasons(t, EGYPT) == {"claim": "lc:13.20", "pillage": "lc:13.13"}


# -- facts -----------------------------------------------------------------------------------------


@both
def test_questions_about_a_place_or_a_number_name_it(rules: MareRules[Any]) -> None:
    """The same question in other circumstances has another text."""
    words = {lang: Words(rules.title, lang, rules.box(3, {})) for lang in LANGUAGES}
    heard: dict[str, set[str]] = {}
    for seed in (1, 2):
        for b, step, seat, _ in decisions(rules, seed, 1500):
            facts = step.facts(b, seat)
            for told in words.values():
                assert told.question(step.name, 0, facts)
            heard.setdefault(step.name, set()).add(words["en"].question(step.name, 0, facts))
    settle = "aftermath" if rules is ORIGINAL else "settle"
    for name in ("call_number", "offer_cards", "take_card", "compensate", "pay", settle):
        assert len(heard[name]) > 1, name


@both
def test_a_caravan_to_be_paid_for_is_named_once(rules: MareRules[Any]) -> None:
    """Its site is called "Carthage, caravan (fruit)"."""
    paid = 0
    for b, step, seat, _ in decisions(rules, 3, 1500):
        if step.name == "pay" and b.item == CARAVAN:
            paid += 1
            things = Fact("things", "thing*", (("site", b.target),))
            assert step.facts(b, seat)[1] == things
    assert paid


@clause("mn:7.4.10")
def test_losses_name_the_place_the_opponent_and_the_number() -> None:
    t = Table(ORIGINAL).own(BABYLON, "palestine").legions(BABYLON, "palestine", 2).fort("palestine")
    t.legions(EGYPT, "palestine", 3).play(CAMPAIGN, EGYPT).say(EGYPT, "halt").fate("4+4+2+1+1")
    step = t.rules.step(t.b)
    assert step is not None
    assert step.facts(t.b, BABYLON) == [
        Fact("field", "area", t.area("palestine")),
        Fact("opponent", "civilization", EGYPT),
        Fact("count", "number", 2),
    ]
    words = Words("mare_nostrum", "en", t.box)
    asked = words.question(step.name, BABYLON, step.facts(t.b, BABYLON))
    assert asked == "Palestine: against Egypt you lose 2 units. Which?"


@both
@pytest.mark.parametrize("gardens", [False, True])
def test_how_many_cards_may_be_kept_is_said(rules: MareRules[Any], gardens: bool) -> None:
    t = Table.set_up(rules)
    if gardens:
        t.cards(ROME, "hanging_gardens")
    step = next(s for p in rules.phases.values() for s in p.steps if s.name == "keep_cards")
    assert isinstance(step, Ask)
    most = t.box.most_goods_kept if gardens else 0
    assert step.facts(t.b, ROME)[1] == Fact("goods", "number", most)


# -- dice ------------------------------------------------------------------------------------------


@clause("mn:7.4.6", "mn:7.4.8", "mn:9.1.2")
def test_a_battle_tells_each_die_and_where_each_bonus_comes_from() -> None:
    t = Table(ORIGINAL).own(CARTHAGE, "sicily").fort("sicily").legions(CARTHAGE, "sicily", 2)
    t.cards(CARTHAGE, "hannibal").legions(ROME, "sicily", 2).play(CAMPAIGN, ROME)
    t.say(ROME, "halt").fate("3+4+1+6")
    (told,) = t.events("battle_rolled")
    assert told.facts[2] == Roll((3, 4), (), 7)
    assert told.facts[3] == Roll((1, 6), (("fortress", 6), ("hannibal", 2)), 15)
    text = Words("mare_nostrum", "en", t.box).event(told)
    assert "[3] [4] = 7" in text
    assert "[1] [6] + 6 (fortress) + 2 (Hannibal) = 15" in text


@clause("mn:9.1.4")
def test_pericles_is_told_at_sea() -> None:
    t = Table(ORIGINAL).cards(GREECE, "pericles").ships(GREECE, "mare_ionium", 2)
    t.ships(ROME, "mare_ionium").own(GREECE, "greece").own(ROME, "rome").play(CAMPAIGN, GREECE)
    t.say(GREECE, "attack mare_ionium").fate("1+2+3")
    (told,) = t.events("battle_rolled")
    assert told.facts[2:] == (Roll((1, 2), (("pericles", 2),), 5), Roll((3,), (), 3))


@clause("lc:12.7", "lc:18.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_supporting_triremes_and_a_fortress_without_dice_are_told(lang: str) -> None:
    t = Table(LAGET).own(ROME, "sicily").fort("sicily").cards(GREECE, "pericles")
    t.ships(GREECE, "mare_ionium", 2).legions(GREECE, "sicily").play(ACTIVATION, GREECE)
    t.say(GREECE, "fight sicily").say(GREECE, "mare_ionium:2").fate("1")
    (told,) = t.events("battle_rolled")
    assert told.facts[2:] == (Roll((1,), (("support", 2),), 3), Roll((), (("fortress", 6),), 6))
    words = Words("laget_civilization", lang, t.box)
    assert f"[1] + 2 ({words.modifier('support', 2)}) = 3" in words.event(told)
    assert f" 6 ({words.modifier('fortress', 6)}) = 6" in words.event(told)
    assert "+ 6" not in words.event(told)


@clause("mn:7.4.9")
def test_the_log_says_which_units_were_lost_and_where() -> None:
    t = Table(ORIGINAL).own(BABYLON, "palestine").fort("palestine").legions(BABYLON, "palestine")
    t.legions(EGYPT, "palestine", 3).play(CAMPAIGN, EGYPT).say(EGYPT, "halt").fate("6+6+1+1")
    palestine = t.area("palestine")
    found = {event.facts for event in t.events("units_lost")}
    assert found == {(EGYPT, palestine, 1, 0), (BABYLON, palestine, 2, 1)}
    words = Words("mare_nostrum", "en", t.box)
    texts = sorted(words.event(event) for event in t.events("units_lost"))
    assert texts == [
        "Player 4 loses 1 unit (Palestine).",
        "Player 5 loses 2 units (Palestine), one of them a fortress.",
    ]


# -- purchases in one go ---------------------------------------------------------------------------


@both
def test_a_purchase_in_one_go_is_accepted_for_what_it_says(rules: MareRules[Any]) -> None:
    tried = 0
    rng = Chance(7)
    sitting = Sitting.new(rules, 3, {}, bytes(32))
    while tried < 30 and not sitting.over():
        seat = sitting.asked()[0]
        board = sitting.board
        assert isinstance(board, Board)
        for route in rules.routes(board, seat)[:: 1 + rng.below(5)]:
            twin = Sitting(rules, sitting.record.like(sitting.record.lines[:]), bytes(32))
            twin.answer_all(seat, list(route.answers))
            after = twin.board
            assert isinstance(after, Board)
            paid = [kind for kind in range(KINDS) for _ in range(lost(board, after, seat, kind))]
            assert (("cards", len(paid)),) == route.price
            touched = [id for kind, id in route.things if kind == "resource"]
            assert touched == ([] if route.answers[1] == "coins" else paid)
            tried += 1
        sitting.answer(seat, sitting.question(seat).space.draw(rng))
    assert tried >= 30


def lost(before: Board, after: Board, seat: int, kind: int) -> int:
    return before.hands[seat * KINDS + kind] - after.hands[seat * KINDS + kind]


@clause("mn:6.3.1")
def test_the_payment_proposed_leaves_the_largest_set() -> None:
    t = Table(ORIGINAL).own(ROME, "rome").hand(ROME, tax=5, wine=2, oil=2, grain=1, fish=1)
    t.play(BUILDING, ROME)
    paid = {route.answers[0]: route.answers[1] for route in t.rules.routes(t.b, ROME)}
    assert paid["legion rome"] == "goods oil+wine+grain"
    t = Table(ORIGINAL).own(ROME, "rome").hand(ROME, tax=3, wine=1, oil=1, grain=1, fish=1)
    t.play(BUILDING, ROME)
    paid = {route.answers[0]: route.answers[1] for route in t.rules.routes(t.b, ROME)}
    assert paid["legion rome"] == "coins"
    prices = [route.price[0][1] for route in t.rules.routes(t.b, ROME)]
    assert prices == sorted(prices)


def test_a_payment_that_is_the_only_one_says_so() -> None:
    t = Table(ORIGINAL).own(ROME, "rome").hand(ROME, wine=1, oil=1, grain=1, fish=1)
    t.play(BUILDING, ROME)
    assert not any(route.sole for route in t.rules.routes(t.b, ROME))
    t = Table(ORIGINAL).own(ROME, "rome").hand(ROME, tax=2, wine=1, oil=1, grain=1)
    t.play(BUILDING, ROME)
    assert all(route.sole for route in t.rules.routes(t.b, ROME))
