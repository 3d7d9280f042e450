"""Both editions: the referee and a second one, written apart from it, agree over random games."""

import os
from collections import Counter
from typing import Any

import pytest

from pelagos.bots import Chance
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Menu, Space
from pelagos.games.mare_nostrum.four_cards.battle import RollDice
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.box import MareBox
from pelagos.games.mare_nostrum.four_cards.income import CollectIncome
from pelagos.games.mare_nostrum.four_cards.rules import MareRules
from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.laget.board import LagetBoard
from pelagos.games.mare_nostrum.laget.income import CollectRevisedIncome
from pelagos.games.mare_nostrum.original import rules as original_rules
from tests.mare_nostrum import oracle
from tests.support import clause

ORIGINAL, LAGET = original_rules(), laget_rules()
DEEP = bool(os.environ.get("PELAGOS_DEEP"))
DECISIONS = 40_000 if DEEP else 2_500
FREE = ("end", "free_influence", "free_convert", "free_fortress", "exchange")
FIRST_QUESTIONS = ("call_number", "order_builders", "order_generals")
REVISED_QUESTIONS = ("call_number", "name_next_builder", "name_next_general")
MENUS = 200
"""Offers of more ways than these are not listed one by one."""


class Referees:
    """Both referees over the same random games."""

    def __init__(self, rules: MareRules[Any], laget: bool) -> None:
        self.rules = rules
        self.laget = laget
        self.compared: Counter[str] = Counter()
        self.takes: list[tuple[int, int]] = []
        self.redirected = False
        self.hands: list[int] = []
        self.builder = -1
        self.ready: set[str] = set()
        self.roles: tuple[int, ...] = ()

    def play(self, seed: int, players: int, decisions: int) -> None:
        b = self.rules.start(self.rules.box(players, {}))
        b.log = []
        self.builder, self.roles = -1, ()
        rng = Chance(seed)
        for _ in range(decisions):
            step = self.rules.step(b)
            if step is None:
                break
            seat = self.rules.asked(b)[0]
            space = self.rules.choices(b, seat)
            self.compare(b, step.name, seat, space)
            self.compare_role(b, step.name)
            value = space.draw(rng)
            if step.name == "roll_dice":
                self.compare_losses(b, value)
            if step.name == "build":
                self.use_gift(b, seat, space.write(value, b.box).split())
            self.rules.answer(b, seat, value)
            self.listen(b)
        self.end(b)

    def compare(self, b: Board, name: str, seat: int, space: Space[object]) -> None:
        """What may be answered, by both."""
        if name == "call_number":
            self.takes, self.redirected = [], False
            self.hands = [b.hand_size(s) for s in range(b.box.players)]
            assert space.values() == list(range(b.hand_size(seat) + 1))
        elif name == "offer_cards" and space.count() < MENUS:
            assert set(space.values()) == oracle.offers(b, seat)
            self.compared["offers"] += 1
        elif name == "take_card" and not self.redirected:
            assert set(space.values()) == oracle.takings(b, seat, self.takes)
            self.compared["take"] += 1
        elif name == "build":
            self.compare_building(b, seat, space)
        elif name in ("aftermath", "settle"):
            assert isinstance(space, Menu)
            offered = {(b.box.slug("verb", v), told(how)) for v, how in space.values()}
            assert offered == oracle.aftermath(b, seat, self.laget)
            self.compared["aftermath"] += 1
        elif name == "campaign":
            assert isinstance(space, Menu)
            self.compare_campaign(b, seat, space)

    def compare_building(self, b: Board, seat: int, space: Space[object]) -> None:
        """Purchases, and what heroes and wonders give for nothing."""
        if seat != self.builder:
            self.builder, self.ready = seat, {"hammurabi", "cleopatra"}
        offered = [space.write(v, b.box).split() for v in space.values()]
        bought = {(w[0], w[1]) for w in offered if w[0] not in FREE}
        assert bought == oracle.builds(b, seat, self.laget)
        given = {(w[0], w[1]) for w in offered if w[0].startswith("free")}
        assert given == oracle.gifts(b, seat, self.laget, self.ready)
        assert isinstance(space, Menu)
        exchange = b.box.find("verb", "exchange")
        swaps = set(space.then(exchange).values()) if exchange in space.ids else set()
        assert swaps == (oracle.exchanges(b, seat) if "cleopatra" in self.ready else set())
        self.compared["build"] += 1
        self.compared["gift"] += len(given) > 0
        self.compared["exchange"] += len(swaps) > 0

    def use_gift(self, b: Board, seat: int, words: list[str]) -> None:
        """Each gift once; those of wonders only where they have just been bought."""
        if words[0] == "exchange":
            self.ready.discard("cleopatra")
        elif words[0] == "free_fortress":
            self.ready.discard("statue_of_zeus")
        elif words[0].startswith("free"):
            near = oracle.near_markers(b, seat, self.laget)
            tied = not self.laget or b.box.find("area", words[1]) in near
            hammurabi = oracle.owner_of(b, "hammurabi") == seat and "hammurabi" in self.ready
            self.ready.discard("hammurabi" if tied and hammurabi else "lighthouse")
        elif words[0] == "card":
            self.ready.add(words[1])
        elif words[0] == "end":
            self.builder = -1

    def compare_role(self, b: Board, name: str) -> None:
        """Who leads, once a role has been checked; a role passes at no other time."""
        questions = REVISED_QUESTIONS if self.laget else FIRST_QUESTIONS
        if name in questions and min(self.roles, default=-1) >= 0 and not b.turn_order:
            role = questions.index(name)
            before = b.copy()
            before.role = self.roles
            assert b.role[role] in oracle.heirs(before, role)
            self.compared["role"] += 1
            self.compared["role_passed"] += b.role != self.roles
        if not name.startswith("name_") or name in questions:
            self.roles = b.role

    def compare_campaign(self, b: Board, seat: int, space: Menu[object]) -> None:
        verbs = b.box.names["verb"]
        offered = {verbs[id]: space.then(id) for id in space.ids}
        moves = {verb: routes(offered.get(verb)) for verb in ("sail", "march")}
        pinned = b.pinned if isinstance(b, LagetBoard) else 0
        assert moves["march"] == oracle.marches(b, seat, self.laget, pinned)
        begun = bool(offered.keys() & {"sail"}) or self.laget
        if begun:
            assert moves["sail"] == oracle.sailings(b, seat)
            self.compared["sail"] += len(moves["sail"]) > 0
        attacks = set(offered["attack"].values()) if "attack" in offered else set()
        assert attacks <= oracle.sea_battles(b, seat)
        if "sail" in offered and not (isinstance(b, LagetBoard) and b.marched):
            assert attacks == oracle.sea_battles(b, seat)
        if self.laget:
            fields = set(offered["fight"].values()) if "fight" in offered else set()
            assert fields == oracle.battlefields(b, seat)
            assert ("end" in offered) is not oracle.must_fight(b, seat)
        self.compared["march"] += len(moves["march"]) > 0

    def compare_losses(self, b: Board, dice: object) -> None:
        assert isinstance(dice, tuple)
        support = max(0, b.support) if isinstance(b, LagetBoard) else 0
        trial = b.copy()
        trial.log = None
        step = self.rules.step(trial)
        assert isinstance(step, RollDice)
        step.answer(trial, FATE, dice)
        assert trial.owed == oracle.losses(b, dice, self.laget, support)
        self.compared["battle"] += 1

    def listen(self, b: Board) -> None:
        """Follows the chain of takes, and what was paid at income."""
        assert b.log is not None
        for event in b.log:
            if event.kind.name == "card_taken":
                self.takes.append((event.seat, int(str(event.facts[0]))))
                self.redirected = False
            elif event.kind.name == "take_redirected":
                self.redirected = True
            elif event.kind.name in ("order_announced", "player_named") and self.hands:
                assert [b.hand_size(s) for s in range(b.box.players)] == self.hands
                self.compared["sizes"] += 1
                self.hands = []
        b.log.clear()

    def end(self, b: Board) -> None:
        if self.rules.over(b):
            winner = oracle.winner_laget(b) if self.laget else oracle.winner_2003(b)
            assert b.winner == winner
            self.compared["won"] += 1

    def income(self, b: Board) -> None:
        """What the bank would pay on this board."""
        expected = oracle.income(b, self.laget)
        trial = b.copy()
        if isinstance(trial, LagetBoard):
            CollectRevisedIncome().do(trial)
        else:
            CollectIncome[Board]().do(trial)
        for seat in range(b.box.players):
            first = seat * oracle.KINDS
            got = {k: trial.hands[first + k] - b.hands[first + k] for k in range(oracle.KINDS)}
            assert Counter({k: n for k, n in got.items() if n}) == expected[seat]


def told(how: object) -> tuple[int, ...]:
    """The buildings an answer names."""
    return (how,) if isinstance(how, int) else tuple(sorted(how)) if isinstance(how, tuple) else ()


def routes(space: Space[object] | None) -> set[tuple[int, int, int]]:
    """The moves on offer: from where, to where, how many."""
    found: set[tuple[int, int, int]] = set()
    for value in space.values() if space is not None else []:
        assert isinstance(value, tuple)
        origin, (goal, count) = value
        found.add((origin, goal, count))
    return found


def crowded(rules: MareRules[Any], seed: int) -> Board:
    """A board of chance: markers, buildings, legions on them, wonders and an almost empty bank."""
    box = rules.box(3 + seed % 3, {})
    assert isinstance(box, MareBox)
    b: Board = rules.start(box)
    while (step := rules.step(b)) is not None and step.name != "call_number":
        seat = rules.asked(b)[0]
        rules.answer(b, seat, rules.choices(b, seat).draw(Chance(seed)))
    rng = Chance(seed)
    atlas = box.atlas
    for province in range(atlas.provinces):
        side = rng.below(oracle.SIDES)
        if b.marker[province] < 0 and rng.below(3) and b.supply[side]:
            b.place_marker(province, side)
        for site in atlas.province_sites[province]:
            if not b.sites[site] and rng.below(2) and b.stock[atlas.site_item[site]]:
                b.build_on(site)
        for _ in range(rng.below(3)):
            legion = rng.below(oracle.SIDES)
            if b.supply[oracle.SIDES + legion]:
                b.place_legion(province, legion)
                for site in atlas.province_sites[province]:
                    if b.sites[site] == 1 and not rng.below(3) and legion != b.marker[province]:
                        b.sites = (*b.sites[:site], 2 + legion, *b.sites[site + 1 :])
    cards = list(b.owner)
    for card in range(oracle.SIDES, len(cards)):
        if not rng.below(2):
            cards[card] = rng.below(box.players)
    b.owner = tuple(cards)
    b.bank = [min(n, rng.below(12)) for n in b.bank]
    for at in range(len(b.hands)):
        b.hands[at] = rng.below(4) * rng.below(2)
    return b


def played(rules: MareRules[Any], laget: bool) -> Counter[str]:
    """How often both were compared, by subject."""
    referees = Referees(rules, laget)
    for seed in range(6):
        referees.play(seed, 3 + seed % 3, DECISIONS)
    return referees.compared


@pytest.fixture(scope="module")
def of_2003() -> Counter[str]:
    return played(ORIGINAL, laget=False)


@pytest.fixture(scope="module")
def revised() -> Counter[str]:
    return played(LAGET, laget=True)


@clause("mn:6.5.1", "mn:6.5.2", "mn:6.2.1")
def test_a_second_referee_agrees_on_building_in_2003(of_2003: Counter[str]) -> None:
    assert of_2003["build"] > 500


@clause("mn:7.3.1", "mn:7.2.2", "mn:7.4.9")
def test_a_second_referee_agrees_on_war_in_2003(of_2003: Counter[str]) -> None:
    assert of_2003["march"] > 200
    assert of_2003["sail"] > 50
    assert of_2003["battle"] > 50


@clause("mn:5.4.1", "mn:5.4.4", "mn:5.5.7")
def test_a_second_referee_agrees_on_trade_in_2003(of_2003: Counter[str]) -> None:
    assert of_2003["take"] > 50
    assert of_2003["offers"] > 20
    assert of_2003["sizes"] > 10


@clause("mn:9.1.3", "mn:9.1.5")
def test_a_second_referee_agrees_on_gifts_in_2003(of_2003: Counter[str]) -> None:
    assert of_2003["gift"] > 50
    assert of_2003["exchange"] > 10


@clause("mn:7.6.3", "mn:7.6.5", "mn:7.7.6")
def test_a_second_referee_agrees_on_the_aftermath_in_2003(of_2003: Counter[str]) -> None:
    assert of_2003["aftermath"] > 50


@clause("mn:4.2.6", "mn:4.2.7", "mn:4.2.9")
def test_a_second_referee_agrees_on_roles_in_2003(of_2003: Counter[str]) -> None:
    assert of_2003["role"] > 100
    assert of_2003["role_passed"] > 10


@clause("lc:10.1", "lc:10.4", "lc:9.9")
def test_a_second_referee_agrees_on_revised_building(revised: Counter[str]) -> None:
    assert revised["build"] > 500


@clause("lc:11.11", "lc:11.17", "lc:12.9")
def test_a_second_referee_agrees_on_revised_war(revised: Counter[str]) -> None:
    assert revised["march"] > 200
    assert revised["sail"] > 50
    assert revised["battle"] > 50


@clause("lc:16.5", "lc:16.6", "lc:18.4")
def test_a_second_referee_agrees_on_revised_gifts(revised: Counter[str]) -> None:
    assert revised["gift"] > 50
    assert revised["exchange"] > 10


@clause("lc:13.12", "lc:13.15", "lc:13.20")
def test_a_second_referee_agrees_on_ruin_and_seizure(revised: Counter[str]) -> None:
    assert revised["aftermath"] > 50


@clause("lc:6.6", "lc:6.7", "lc:6.10")
def test_a_second_referee_agrees_on_titles(revised: Counter[str]) -> None:
    assert revised["role"] > 100
    assert revised["role_passed"] > 10


@clause("lc:8.12", "lc:8.13", "lc:8.17")
def test_a_second_referee_agrees_on_revised_trade(revised: Counter[str]) -> None:
    assert revised["take"] > 50
    assert revised["offers"] > 20
    assert revised["sizes"] > 10


@clause("mn:5.1.1", "mn:5.1.4", "mn:5.1.10")
def test_a_second_referee_agrees_on_income_in_2003() -> None:
    for seed in range(60):
        Referees(ORIGINAL, laget=False).income(crowded(ORIGINAL, seed))


@clause("lc:7.7", "lc:7.12", "lc:7.14")
def test_a_second_referee_agrees_on_income_in_the_revised_edition() -> None:
    for seed in range(60):
        Referees(LAGET, laget=True).income(crowded(LAGET, seed))


@clause("lc:14.5", "lc:14.4", "lc:14.6")
def test_a_second_referee_agrees_on_contenders() -> None:
    contested = 0
    for seed in range(200):
        b = crowded(LAGET, seed)
        assert isinstance(b, LagetBoard)
        rich = Chance(seed)
        for at in range(len(b.hands)):
            b.hands[at] += rich.below(3 + 6 * (at % oracle.KINDS == 0))
        able = oracle.contenders(b)
        b.stop()
        b.call(LAGET.phases["construction"])
        while (step := LAGET.step(b)) is not None and step.name == "name_lawgiver":
            seat = LAGET.asked(b)[0]
            LAGET.answer(b, seat, LAGET.choices(b, seat).draw(rich))
        lawgiver = b.role[1]
        assert b.contested == (len(able) > 1 and lawgiver not in able)
        contested += b.contested
    assert 10 < contested < 190
