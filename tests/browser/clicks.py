"""Decisions measured in clicks: where each is met, what it took before, what it may take."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from pelagos.catalogue import load
from pelagos.engine.record import Record, Replay
from tests.browser.situations import Found, Situation, kept_games, played

GAMES = 4
"""Games between bots that are looked through after the kept ones."""
MOST = 6
"""Places of one game that are tried."""


@dataclass(frozen=True)
class Decision:
    """Something a player decides; `answer` is a pattern of what is answered in `step`.

    `budget` may speak of n, the number of things touched. `then` are questions that follow and
    belong to it; `way` says which of the ways a player has is taken: the recorded answer, the
    longest route, the recorded purchase with the proposed payment, or what the page proposes.
    """

    title: str
    name: str
    before: str
    budget: str
    step: str
    answer: str = ""
    then: tuple[str, ...] = ()
    way: str = "recorded"

    def allowed(self, things: int) -> int:
        """The most clicks it may take with this number of things."""
        more = re.fullmatch(r"n \+ (\d+)", self.budget)
        return things + int(more[1]) if more else int(self.budget)


C, E = "cyclades", "mare_nostrum_empires"
M, L = "mare_nostrum", "laget_civilization"
V = "civilization"


def purchases(title: str, **rows: tuple[str, str]) -> Iterator[Decision]:
    """What is bought, with what each took before: named, placed, and paid with one set."""
    for name, (before, answer) in rows.items():
        yield Decision(title, name.replace("_", " "), before, "2", "build", answer, way="bought")


BID = r"(?!apollo)\w+ \d+"
DECISIONS = [
    Decision(C, "bid on a god", "3", "2", "lay_offering", BID),
    Decision(C, "take Apollo", "2", "1", "lay_offering", "apollo"),
    Decision(C, "recruit", "1", "2", "take_turn", r"recruit \w+"),
    Decision(
        C, "move a fleet as far as it goes", "10", "2", "take_turn", "move_fleets", way="route"
    ),
    Decision(C, "move armies", "5", "2", "take_turn", "move_armies", way="most"),
    Decision(
        C, "move some of the armies", "5–6", "3", "take_turn", r"move_armies \w+ 1 ", way="fewer"
    ),
    Decision(C, "build", "2", "2", "take_turn", "build"),
    Decision(
        C, "summon a creature, target", "4", "2", "take_turn", "summon harpy", ("harpy_target",)
    ),
    Decision(C, "retreat", "1", "1", "attacker_retreat", "retreat"),
    Decision(C, "fight on", "2", "1", "attacker_retreat", "stay"),
    Decision(C, "place prosperity", "2", "1", "place_prosperity"),
    Decision(C, "end the turn", "2", "1", "take_turn", "end"),
    Decision(M, "offer goods", "n + 2", "n + 1", "offer_cards", r"\w+\+\w+\+"),
    Decision(M, "take a card", "3", "1", "take_card"),
    *purchases(
        M,
        caravan=("2–6", r"caravan \w"),
        city=("2–7", r"city \w"),
        legion=("–", r"legion \w"),
        influence=("1–5", r"influence \w"),
        hero_or_wonder=("2", r"card \w"),
    ),
    Decision(M, "march", "3", "2", "campaign", "march", way="most"),
    Decision(M, "march with some", "3", "3", "campaign", "march", way="fewer"),
    Decision(M, "sail", "4", "2", "campaign", "sail", way="most"),
    Decision(M, "fight", "3", "1", "campaign", "attack"),
    Decision(M, "losses", "3", "n + 1", "choose_losses"),
    Decision(M, "occupy", "4", "1", "aftermath"),
    Decision(M, "end", "2", "1", "build", "end"),
    Decision(L, "offer goods", "n + 2", "n + 1", "offer_cards", r"\w+\+\w+\+"),
    Decision(L, "take a card", "3", "1", "take_card"),
    *purchases(
        L,
        caravan=("6", r"caravan \w"),
        city=("2", r"city \w"),
        legion=("–", r"legion \w"),
        influence=("1", r"influence \w"),
        hero_or_wonder=("2", r"card \w"),
    ),
    Decision(L, "march", "3", "2", "campaign", "march", way="most"),
    Decision(L, "march with some", "3", "3", "campaign", "march", way="fewer"),
    Decision(L, "sail", "2", "2", "campaign", "sail", way="most"),
    Decision(L, "fight", "2", "1", "campaign", "fight"),
    Decision(L, "losses", "–", "n + 1", "choose_losses"),
    Decision(L, "settle or ruin", "3", "1", "settle"),
    Decision(L, "name the next builder", "2", "1", "name_next_builder"),
    Decision(L, "end", "2", "1", "build", "end"),
    Decision(E, "offer goods", "n + 2", "n + 1", "offer", r"\w+\+\w+"),
    Decision(E, "take a card", "3", "1", "take"),
    *purchases(
        E,
        building=("8", r"build \w"),
        legion=("–", r"legion \w"),
        trireme=("–", r"trireme \w"),
        influence=("2", r"claim \w"),
        hero_or_wonder=("11", r"recruit \w"),
    ),
    Decision(E, "march", "2", "2", "war_march", "march"),
    Decision(E, "march together", "4", "2", "war_march", "march", way="route"),
    Decision(E, "sail", "2", "2", "war_sail", "sail"),
    Decision(E, "fight on land", "3", "1", "war_land_battle"),
    Decision(E, "fight at sea", "3", "1", "war_sea_battle", "fight"),
    Decision(E, "losses", "–", "n + 1", "battle_losses"),
    Decision(E, "occupy", "2", "1", "war_conquest"),
    Decision(E, "end", "2", "1", "build", "done"),
    Decision(V, "tax rate", "2", "1", "set_tax_rate"),
    Decision(V, "expansion with a choice", "17", "3", "expand", way="proposed"),
    Decision(V, "ship", "2", "2", "tend_ships", "build"),
    Decision(V, "tokens to a neighbour", "3", "2", "move", "march", way="most"),
    Decision(V, "some of the tokens", "3–4", "3", "move", "march", way="fewer"),
    Decision(V, "sail with tokens", "3–6", "3", "move", "ferry", way="most"),
    Decision(V, "city", "3", "1", "build_cities", r"\w+$"),
    Decision(V, "post an offer of three cards", "6", "5", "trade_in_turn", "post", way="posted"),
    Decision(V, "accept an offer", "2", "2", "trade_in_turn", "accept", way="offer"),
    Decision(V, "civilization card", "8", "2", "acquire_cards", "acquire", way="bought"),
    Decision(V, "losses", "2", "n + 1", "lose_to_famine", way="proposed"),
    Decision(V, "shares of a disaster", "22", "n + 1", "order_famine", way="proposed"),
    Decision(V, "end", "2", "1", "move", "done"),
]


@cache
def _played(title: str, seed: int) -> Record:
    rules = load(title)
    return played(rules, rules.players[-1], {}, seed, "greedy")


def _games(title: str) -> Iterator[Record]:
    """The kept games; when they do not show something, some between bots."""
    yield from kept_games(load(title))
    for seed in range(GAMES):
        yield _played(title, seed)


def places(decision: Decision) -> Iterator[Situation]:
    """Where the decision was made, late in each game first: then there is more to choose."""
    rules = load(decision.title)
    for record in _games(decision.title):
        replay, asked = Replay(rules, record), Found(rules)
        found: list[int] = []
        for number, line in enumerate(record.lines):
            fits = line.step == decision.step and re.match(decision.answer, line.text)
            if fits and line.seat >= 0 and asked.is_asked(replay.board, line.seat):
                found.append(number)
            replay.forward()
        for number in found[: -MOST - 1 : -1]:
            yield Situation(record, number, record.lines[number].seat)
