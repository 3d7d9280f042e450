"""What every face may ask of Cyclades: cards, prices, reasons, voyages."""

import pytest

from pelagos.bots import Chance
from pelagos.catalogue import load
from pelagos.engine.contract import Roll
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Space
from pelagos.engine.steps import Ask
from pelagos.games.cyclades.battles import RollDice, defence_bonus, defence_modifiers
from pelagos.games.cyclades.board import Battle, Board
from pelagos.games.cyclades.events import ASSAULT
from pelagos.games.cyclades.ids import MINOTAUR, POSEIDON
from pelagos.table import Sitting
from pelagos.words import LANGUAGES, Words
from tests.cyclades.build import RULES, Table
from tests.support import clause

CARDED = ("god", "building", "creature")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_with_a_name_has_a_card_with_a_text(lang: str) -> None:
    box = RULES.box(4, {})
    words = Words("cyclades", lang, box)
    cards = {(card.kind, card.slug): card for card in RULES.cards(box)}
    for kind in CARDED:
        for slug in box.names[kind]:
            assert (kind, slug) in cards
    for card in cards.values():
        assert len(words.text(f"card-{card.kind}-{card.slug}")) > 20
        assert all(clause.startswith("cy:") for clause in card.clauses)
        assert card.clauses


def decisions(seed: int, most: int) -> list[tuple[Board, Ask[Board, object], int, Space[object]]]:
    """Some positions of a random game at which a player is asked."""
    found: list[tuple[Board, Ask[Board, object], int, Space[object]]] = []
    rng = Chance(seed)
    b = RULES.start(RULES.box(3, {}))
    while len(found) < most and (step := RULES.step(b)) is not None:
        seat = b.waiting[0]
        space = step.choices(b, seat)
        if seat != FATE:
            found.append((b.copy(), step, seat, space))
        RULES.apply(b, seat, space.draw(rng))
    return found


def test_the_price_told_is_what_is_paid() -> None:
    told = 0
    for b, step, seat, space in decisions(3, 250):
        if step.name != "take_turn":
            continue
        for value in space.values():
            price = dict(step.price(b, seat, value)).get("gold", 0)
            trial = b.copy()
            RULES.apply(trial, seat, value)
            assert b.gold[seat] - trial.gold[seat] == price, (value, price)
            told += price > 0
    assert told > 50


def test_what_is_in_sight_and_not_legal_has_a_reason() -> None:
    reasons = set()
    for b, step, seat, space in decisions(4, 250):
        for value in step.in_sight(b, seat):
            if not space.holds(value):
                reasons.add(step.why_not(b, seat, value))
    assert all(reason.startswith("cy:") for reason in reasons)
    assert {"cy:8.3", "cy:11.3", "cy:7.11"} <= reasons


def board(sitting: Sitting) -> Board:
    assert isinstance(sitting.board, Board)
    return sitting.board


def test_a_voyage_goes_where_it_says_for_what_it_says() -> None:
    tried = 0
    rng = Chance(5)
    sitting = Sitting.new(load("cyclades"), 3, {}, bytes(32))
    while tried < 40 and not sitting.over():
        seat = sitting.asked()[0]
        for route in RULES.routes(board(sitting), seat)[:: 1 + rng.below(5)]:
            twin = Sitting(sitting.rules, sitting.record.like(sitting.record.lines[:]), bytes(32))
            before = board(twin).gold[seat]
            end, count = route.things[3][1], route.things[2][1]
            there = board(twin).units[end] if board(twin).holder[end] in (-1, seat) else -1
            twin.answer_all(seat, list(route.answers))
            assert before - board(twin).gold[seat] == sum(n for _, n in route.price)
            if there >= 0:
                assert board(twin).units[end] == there + count
                tried += 1
        space = sitting.question(seat).space
        sitting.answer(seat, space.draw(rng))
    assert tried >= 40


def test_a_voyage_is_told_only_where_it_can_begin() -> None:
    told = {step.name for b, step, seat, _ in decisions(4, 1500) if RULES.routes(b, seat)}
    assert told == {"take_turn", "sail_on"}


def test_a_voyage_never_enters_the_krakens_space() -> None:
    b = RULES.start(RULES.box(3, {}))
    rng = Chance(1)
    while (step := RULES.step(b)) is not None and not (b.acting and b.god == POSEIDON):
        RULES.apply(b, b.waiting[0], step.choices(b, b.waiting[0]).draw(rng))
    b.gold[b.seat] = 5
    reached = {route.things[3][1] for route in RULES.routes(b, b.seat)}
    b.kraken = min(sea for sea in reached if b.holder[sea] == -1)
    assert b.kraken not in {route.things[3][1] for route in RULES.routes(b, b.seat)}


@clause("cy:13.5", "cy:13.7", "cy:18.21")
def test_a_battle_tells_each_die_and_where_each_bonus_comes_from() -> None:
    t = Table().own(0, "syros", armies=3).own(1, "tinos", armies=2).fleet(0, "sea_h3")
    t.tiles(tinos_1="fortress", tinos_2="fortress").metropolis("tinos")
    t.b.set_figure(MINOTAUR, t.at("tinos"), 1)
    t.b.battle = Battle(t.at("tinos"), 0, 3, 0)
    RollDice().answer(t.b, FATE, (2, 1))
    assert t.b.log is not None
    (told,) = [e for e in t.b.log if e.kind is ASSAULT]
    attack, defence = told.facts[2:]
    assert attack == Roll((2,), (("army", 3),), 5)
    bonus = (("army", 2), ("fortress", 2), ("metropolis", 1), ("minotaur", 2))
    assert defence == Roll((1,), bonus, 8)
    words = Words("cyclades", "en", t.box)
    assert "[1] + 2 (armies) + 2 (fortresses) + 1 (metropolis) + 2 (Minotaur) = 8" in words.event(
        told
    )


@clause("cy:13.6", "cy:13.7")
def test_the_sources_told_add_up_to_the_bonus_at_sea_and_on_land() -> None:
    t = Table().fleet(1, "sea_h3", count=2).own(1, "syros", "kea").own(2, "milos")
    t.tiles(syros_1="port", kea_3="port", milos_1="port", syros_2="fortress").metropolis("kea")
    for place in ("sea_h3", "syros", "kea"):
        region = t.at(place)
        told = sum(n for _, n in defence_modifiers(t.b, region))
        assert told == t.b.units[region] + defence_bonus(t.b, region)
