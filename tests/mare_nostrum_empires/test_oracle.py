"""The referee and a second one, written apart from it, agree over random games."""

import os
from collections import Counter

import pytest

from pelagos.bots import Chance
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Menu, Space
from pelagos.games.mare_nostrum.empires import rules
from pelagos.games.mare_nostrum.empires.battle import RollDice
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.collect import incomes
from pelagos.games.mare_nostrum.empires.conquest import ConquestMenu
from tests.mare_nostrum_empires import oracle
from tests.support import clause

RULES = rules()
DECISIONS = 40_000 if os.environ.get("PELAGOS_DEEP") else 2_500
MENUS = 200
OBJECTS = ("claim", "legion", "fortress", "trireme", "build", "recruit")


class Referees:
    """Both referees over the same random games."""

    def __init__(self) -> None:
        self.compared: Counter[str] = Counter()
        self.takes: list[oracle.Move] = []
        self.left: Counter[int] = Counter()
        self.fought: set[int] = set()
        self.step = ""
        self.called: list[int] = []
        self.trader = -1
        self.round = -1
        self.sheba: set[int] = set()

    def play(self, seed: int, players: int) -> None:
        b = RULES.start(RULES.box(players, {}))
        rng = Chance(seed)
        self.called, self.trader, self.round = [], -1, -1
        for _ in range(DECISIONS):
            step = RULES.step(b)
            if step is None:
                break
            seat = RULES.asked(b)[0]
            space = RULES.choices(b, seat)
            begun = step.name != self.step
            self.compare(b, step.name, seat, space, begun)
            value = space.draw(rng)
            if isinstance(step, RollDice):
                self.compare_losses(b, value)
            self.follow(step.name, seat, value)
            self.use_sheba(b, step.name, seat, space.write(value, b.box))
            if step.name not in ("battle_roll", "battle_losses", "war_leave_post"):
                self.step = step.name
            RULES.answer(b, seat, value)
        if RULES.over(b) and b.ending:
            met = oracle.winners(b)[b.ending - 1] if b.ending <= 4 else set()
            assert {s for s in range(players) if b.winners >> s & 1} <= met
            self.compared["won"] += 1

    def compare(self, b: Board, name: str, seat: int, space: Space[object], begun: bool) -> None:
        if name == "offer" and begun:
            self.takes = []
        if name == "trade_marker":
            self.compare_leaders(b, seat, space)
        elif name == "offer" and space.count() < MENUS:
            assert set(space.values()) == oracle.offers(b, seat)
            self.compared["offers"] += 1
        if name == "take":
            assert set(space.values()) == oracle.takings(b, seat, self.takes)
            self.compared["take"] += 1
        elif name == "build":
            assert b.track == oracle.tracks(b)
            offered = [space.write(v, b.box).split() for v in space.values()]
            objects = {(w[0], w[1]) for w in offered if w[0] in OBJECTS}
            assert objects == oracle.builds(b, seat)
            self.compared["build"] += 1
            self.compare_income(b)
        elif name.startswith("war_"):
            self.compare_war(b, name, seat, space, begun)

    def compare_leaders(self, b: Board, seat: int, space: Space[object]) -> None:
        """Who leads in a new round, and which numbers the Trade Leader may call."""
        if b.round > 1:
            assert all(oracle.leads(b, track, s) for track, s in enumerate(b.leaders))
            self.compared["leaders"] += 1
        assert seat == b.leaders[0]
        if seat != self.trader:
            self.trader, self.called = seat, []
        assert set(space.values()) == oracle.numbers(self.called)

    def use_sheba(self, b: Board, name: str, seat: int, text: str) -> None:
        """The Queen of Sheba seizes at once, but once a round."""
        if b.round != self.round:
            self.round, self.sheba = b.round, set()
        if name == "war_conquest" and "seize_at_once" in text:
            self.sheba.add(seat)

    def compare_conquests(self, b: Board, seat: int, space: Space[object], begun: bool) -> None:
        assert isinstance(space, Menu)
        provinces = oracle.conquered(b, seat)
        assert set(space.ids) <= provinces
        if begun:
            assert set(space.ids) == provinces
        for province in space.ids:
            menu = space.then(province)
            offered = {(b.box.slug("verb", v), told(what)) for v, what in menu.values()}
            used = seat in self.sheba
            assert offered == oracle.conquests(b, seat, province, used)
        self.compared["conquest"] += 1

    def compare_income(self, b: Board) -> None:
        due = incomes(b)
        kinds = oracle.GOODS + 1
        for seat, expected in enumerate(oracle.income(b)):
            got = {k: due[seat * kinds + k] for k in range(kinds) if due[seat * kinds + k]}
            assert got == dict(expected)
        self.compared["income"] += 1

    def compare_war(
        self, b: Board, name: str, seat: int, space: Space[object], begun: bool
    ) -> None:
        if name in ("war_sea_battle", "war_land_battle") and begun:
            self.fought = set()
        if name == "war_sail":
            if begun:
                self.left = Counter({s: oracle.ships(b, s, seat) for s in range(b.box.seas)})
            assert pairs(space, "sail", b) == oracle.sailings(b, self.left)
            self.compared["sail"] += 1
        elif name == "war_march":
            if begun:
                men = {p: oracle.legions(b, p, seat) for p in range(b.box.provinces)}
                self.left = Counter(men)
            assert pairs(space, "march", b) == oracle.marches(b, seat, self.left)
            self.compared["march"] += 1
        elif name == "war_sea_battle":
            assert pairs(space, "fight", b) == oracle.sea_battles(b, seat, self.fought)
            self.compared["sea_battle"] += 1
        elif name == "war_conquest":
            self.compare_conquests(b, seat, space, begun)
        elif name == "war_land_battle":
            assert set(space.values()) == oracle.land_battles(b, seat, self.fought)
            self.compared["land_battle"] += 1

    def compare_losses(self, b: Board, rolled: object) -> None:
        assert isinstance(rolled, tuple)
        own = oracle.dice(b, b.player)
        assert len(rolled) == own + oracle.dice(b, b.foe)
        expected = (
            oracle.hits(b, b.foe, b.player, rolled[own:]),
            oracle.hits(b, b.player, b.foe, rolled[:own]),
        )
        trial = b.copy()
        step = RULES.step(trial)
        assert step is not None
        step.answer(trial, FATE, rolled)
        lost = [units(b, s) - units(trial, s) for s in (b.player, b.foe)]
        assert (lost[0] + trial.own_hits, lost[1] + trial.hits) == expected
        self.compared["battle"] += 1

    def follow(self, name: str, seat: int, value: object) -> None:
        """What has been taken, moved and fought so far."""
        if name == "trade_marker":
            assert isinstance(value, int)
            self.called.append(value)
        elif name == "take":
            assert isinstance(value, tuple)
            self.takes.append((seat, value[0]))
        elif name in ("war_sail", "war_march", "war_sea_battle") and isinstance(value, tuple):
            if value[1] != ():
                origin = value[1][0]
                self.left[origin] -= 1
                self.fought.add(origin)
        elif name == "war_land_battle":
            assert isinstance(value, tuple)
            self.fought.add(value[0])


def told(what: object) -> tuple[int, ...]:
    """The icons an answer names."""
    if isinstance(what, int):
        return (what,)
    return tuple(sorted(what)) if isinstance(what, tuple) else ()


def pairs(space: Space[object], verb: str, b: Board) -> set[oracle.Move]:
    """What may follow a verb: a place and another, or a place and an opponent."""
    assert isinstance(space, Menu)
    id = b.box.find("verb", verb)
    found: set[oracle.Move] = set()
    for value in space.then(id).values() if id in space.ids else []:
        assert isinstance(value, tuple)
        found.add((value[0], value[1]))
    return found


def units(b: Board, seat: int) -> int:
    """All Units of a seat on the map."""
    land = sum(b.legions[seat :: b.box.players]) + b.fort.count(seat)
    return land + sum(b.triremes[seat :: b.box.players])


@pytest.fixture(scope="module")
def compared() -> Counter[str]:
    referees = Referees()
    for seed in range(9):
        referees.play(seed, 3 + seed % 3)
    return referees.compared


@clause("mne:3.1.1.a", "mne:3.1.2.d", "mne:3.c")
def test_a_second_referee_agrees_on_what_may_be_built(compared: Counter[str]) -> None:
    assert compared["build"] > 300


@clause("mne:1.1.b", "mne:1.1.c", "mne:5.a")
def test_a_second_referee_agrees_on_income_and_tracks(compared: Counter[str]) -> None:
    assert compared["income"] > 300


@clause("mne:4.1.1.a", "mne:4.1.2.a", "mne:4.1.a")
def test_a_second_referee_agrees_on_moves(compared: Counter[str]) -> None:
    assert compared["sail"] > 50
    assert compared["march"] > 200


@clause("mne:4.2.a", "mne:4.2.b", "mne:4.2.e")
def test_a_second_referee_agrees_on_battles(compared: Counter[str]) -> None:
    assert compared["battle"] > 50
    assert compared["land_battle"] > 50
    assert compared["sea_battle"] > 10


@clause("mne:2.2.b", "mne:2.2.d")
def test_a_second_referee_agrees_on_chains_of_takes(compared: Counter[str]) -> None:
    assert compared["take"] > 300


@clause("mne:2.1.c", "mne:2.1.d", "mne:5.b")
def test_a_second_referee_agrees_on_leaders_numbers_and_offers(compared: Counter[str]) -> None:
    assert compared["leaders"] > 20
    assert compared["offers"] > 50


@clause("mne:4.3.1.a", "mne:4.3.2.a", "mne:4.3.3.d")
def test_a_second_referee_agrees_on_conquests(compared: Counter[str]) -> None:
    assert compared["conquest"] > 50


@clause("mne:4.3.3.d", "mne:10.queen_of_sheba", "mne:4.3.3.e")
@pytest.mark.parametrize("markers", [0, 1])
def test_a_second_referee_agrees_on_the_conquest_of_every_province(markers: int) -> None:
    b = RULES.start(RULES.box(5, {}))
    rng = Chance(1)
    while (step := RULES.step(b)) is not None and step.name != "war_march":
        seat = RULES.asked(b)[0]
        RULES.answer(b, seat, RULES.choices(b, seat).draw(rng))
    conqueror = b.player
    b.owner = tuple(
        conqueror if t == oracle.tile(b, "queen_of_sheba") else o for t, o in enumerate(b.owner)
    )
    b.stock[conqueror * 4 + oracle.MARKER] = markers
    homes = 0
    for province in oracle.in_play(b):
        trial = b.copy()
        for other in oracle.present(trial, province) - {conqueror}:
            trial.change_legions(province, other, -oracle.legions(trial, province, other))
        if trial.fort[province] >= 0:
            trial.remove_fortress(province)
        if trial.control[province] in (-1, conqueror):
            continue
        trial.change_legions(province, conqueror, 2)
        menu = ConquestMenu(trial, conqueror, [province]).then(province)
        offered = {(b.box.slug("verb", verb), told(what)) for verb, what in menu.values()}
        assert offered == oracle.conquests(trial, conqueror, province, sheba=False)
        homes += province == trial.capital(trial.control[province])
    assert homes > 2


@clause("mne:6.2", "mne:6.3", "mne:6.4")
def test_a_second_referee_agrees_on_who_has_won(compared: Counter[str]) -> None:
    assert compared["won"] > 0
