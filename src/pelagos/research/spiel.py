"""OpenSpiel games: `register()` puts every title into its list as `python_pelagos_<title>`.

FATE is OpenSpiel's chance player. A throw or draw with more than `offered` outcomes is offered as
a sample of equally likely ones, fixed by the history. Seats that are asked at the same time answer
one after the other without seeing each other's answers. CLOCK and forced answers are given by the
game. Actions are numbered as in `pelagos.research.encoding`.
"""

from collections import Counter
from typing import Any

import numpy as np
import pyspiel

from pelagos.bots.base import Chance
from pelagos.catalogue import SHELF, Entry, entry
from pelagos.engine.box import seat_slug
from pelagos.engine.driver import Driver, first_of
from pelagos.engine.position import Position
from pelagos.engine.seats import FATE, hears
from pelagos.engine.spaces import UNCOUNTED, Dice, OneOf, Space
from pelagos.engine.steps import Ask
from pelagos.research.encoding import Encoding
from pelagos.research.game import referee

LONGEST = 20_000
"""OpenSpiel wants to know the length of the longest game; ours are shorter by far."""


def register(*entries: Entry) -> list[str]:
    """Registers titles (all on the shelf if none are named); their names in OpenSpiel."""
    for where in entries or SHELF:
        pyspiel.register_game(_type(where), _named(where))
    return [_name(where) for where in entries or SHELF]


def _named(where: Entry) -> type["PelagosGame"]:
    """A class of its own for a title: OpenSpiel makes games by calling what was registered."""

    class Named(PelagosGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(where, params)

    return Named


def _name(where: Entry) -> str:
    return f"python_pelagos_{where.title}"


def _type(where: Entry) -> Any:
    rules = referee(where)
    return pyspiel.GameType(
        short_name=_name(where),
        long_name=f"Pelagos: {where.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.players),
        min_num_players=min(rules.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.players[0]},
    )


class Kit:
    """What all states of a game share; OpenSpiel copies states deeply, this is never copied."""

    def __init__(self, where: Entry, players: int) -> None:
        self.rules = referee(where)
        self.players = players
        self.box = self.rules.box(players, {})
        self.encoding = Encoding()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Kit":
        return self


class Held:
    """The board, and what each seat has heard: OpenSpiel's deep copies copy it in our own way."""

    def __init__(self, board: Position, heard: list[list[str]]) -> None:
        self.board = board
        self.heard = heard

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.board.copy(), [lines[:] for lines in self.heard])


class PelagosGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel ships no types
    """A title for OpenSpiel; parameter `players`."""

    def __init__(self, where: Entry, params: dict[str, Any] | None = None) -> None:
        players = int((params or {}).get("players", referee(where).players[0]))
        self.kit = Kit(where, players)
        size = self.kit.encoding.size
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=size,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(where), info, {"players": players})

    def new_initial_state(self) -> "PelagosState":
        return PelagosState(self, self.kit)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.kit)


class PelagosState(pyspiel.State):  # type: ignore[misc] # OpenSpiel ships no types
    """A position of a title."""

    def __init__(self, game: PelagosGame, kit: Kit) -> None:
        super().__init__(game)
        self.kit = kit
        self.held = Held(kit.rules.start(kit.box), [[] for _ in range(kit.players)])
        self.answers = 0
        self._talk = 0
        self._offers: dict[int, object] = {}
        self._texts: dict[int, str] = {}
        self._run()

    @property
    def board(self) -> Position:
        """Where the game stands."""
        return self.held.board

    def _run(self) -> None:
        """Gives forced answers, and the clock's, until somebody must decide."""
        driver = self._driver()
        driver.run()
        self._keep(driver)

    def _give(self, seat: int, value: object) -> None:
        driver = self._driver()
        driver.give(seat, value)
        self._keep(driver)

    def _driver(self) -> Driver[Position]:
        """One for the moment: OpenSpiel copies states deeply."""
        driver = Driver(self.kit.rules, self.board, None, self._note)
        driver.talk = self._talk
        return driver

    def _keep(self, driver: Driver[Position]) -> None:
        self.answers += driver.answers
        self._talk = driver.talk
        self._offers, self._texts = {}, {}

    def _note(self, step: Ask[Any, object], seat: int, space: Space[object], value: object) -> None:
        text = space.write(value, self.kit.box)
        audience = step.seen_by(self.board, seat)
        for viewer in range(self.kit.players):
            shown = text if hears(audience, viewer) else "?"
            self.held.heard[viewer].append(f"{seat_slug(seat)} {step.name} {shown}")

    def _asked(self) -> int:
        seats = self.kit.rules.asked(self.board)
        return FATE if FATE in seats else first_of(seats)

    def _actions(self) -> dict[int, object]:
        if not self._offers:
            rules = self.kit.rules
            step = rules.step(self.board)
            assert step is not None
            space = step.choices(self.board, self._asked())
            rng = Chance(f"{self.answers} {self.held.heard[0][-1:]}")
            encoding = self.kit.encoding
            self._offers = encoding.actions(step.name, space, self.kit.box, rng)
        return self._offers

    # -- what OpenSpiel asks for --------------------------------------------------------------

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self._asked()
        return int(pyspiel.PlayerId.CHANCE) if seat == FATE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        offers = self._actions()
        weights = _weights(self.kit.rules.choices(self.board, FATE), list(offers.values()))
        total = sum(weights)
        return [(a, w / total) for a, w in zip(offers, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self._give(self._asked(), self._actions()[action])
        self._run()

    def _action_to_string(self, player: int, action: int) -> str:
        if not self._texts:
            space = self.kit.rules.choices(self.board, self._asked())
            box = self.kit.box
            self._texts = {a: space.write(v, box) or "-" for a, v in self._actions().items()}
        return self._texts[action]

    def is_terminal(self) -> bool:
        return self.kit.rules.over(self.board)

    def returns(self) -> list[float]:
        players = self.kit.players
        result = self.kit.rules.result(self.board) if self.is_terminal() else None
        if result is None or len(result.winners) == players:
            return [0.0] * players
        won, lost = 1 / len(result.winners), -1 / (players - len(result.winners))
        return [won if s in result.winners else lost for s in range(players)]

    def information_state_string(self, player: int | None = None) -> str:
        """All that the seat has heard, in order."""
        return "\n".join(self.held.heard[self.current_player() if player is None else player])

    def __str__(self) -> str:
        return "\n".join(f"{at}: {text}" for at, text in enumerate(self.held.heard[0]))


class Observer:
    """What a seat sees, for OpenSpiel's algorithms."""

    def __init__(self, kit: Kit) -> None:
        self.tensor = np.zeros(kit.encoding.cells, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: PelagosState, player: int) -> None:
        kit = state.kit
        step = kit.rules.step(state.board)
        asked = step.name if step is not None and player == state.current_player() else ""
        view = kit.rules.view(state.board, player)
        self.tensor[:] = kit.encoding.vector(view, player, kit.players, asked)

    def string_from(self, state: PelagosState, player: int) -> str:
        return str(state.kit.rules.view(state.board, player))


def _weights(space: Space[object], answers: list[object]) -> list[float]:
    """How likely FATE's answers are beside each other."""
    if space.count() == UNCOUNTED:
        return [1.0] * len(answers)
    if isinstance(space, OneOf):
        stock = Counter(space.ids)
        return [float(stock[a]) for a in answers if isinstance(a, int)]
    if isinstance(space, Dice):
        faces = Counter(space.faces)
        return [
            float(np.prod([faces[f] for f in thrown]))
            for thrown in answers
            if isinstance(thrown, tuple)
        ]
    return [1.0] * len(answers)


def game(title: str, players: int | None = None) -> Any:
    """The OpenSpiel game of a title."""
    where = entry(title)
    register(where)
    settings = {} if players is None else {"players": players}
    return pyspiel.load_game(_name(where), settings)
