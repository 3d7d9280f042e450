"""The referee of Mare Nostrum: Empires."""

from typing import Final

from pelagos.engine.contract import Battle, Card, Route, Standings, Thing, View
from pelagos.engine.options import Option, settle_options
from pelagos.engine.rules import Result, Rules
from pelagos.engine.seats import Rng
from pelagos.games.mare_nostrum.empires.battle import RollDice
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.box import EmpiresBox
from pelagos.games.mare_nostrum.empires.cards import cards
from pelagos.games.mare_nostrum.empires.collect import income
from pelagos.games.mare_nostrum.empires.ids import (
    CONQUEST,
    ENDINGS,
    GLORY,
    LEADERSHIP,
    LEGENDARY,
    PIECES,
    PRESTIGE,
    RESOURCES,
    UNDECIDED,
)
from pelagos.games.mare_nostrum.empires.phases import GAME
from pelagos.games.mare_nostrum.empires.redeal import redeal
from pelagos.games.mare_nostrum.empires.routes import routes
from pelagos.games.mare_nostrum.empires.standings import standings
from pelagos.games.mare_nostrum.empires.view import view
from pelagos.games.mare_nostrum.shared.tables import ids_in

CLAUSES: Final = {
    PRESTIGE: "mne:6.1",
    GLORY: "mne:6.2",
    CONQUEST: "mne:6.3",
    LEADERSHIP: "mne:6.4",
}
LONGEST_LIMIT: Final = 1000
TRIED_ROUNDS: Final = 4


class EmpiresRules(Rules[Board]):
    """Mare Nostrum: Empires (2016)."""

    title = "mare_nostrum_empires"
    version = 3
    players: tuple[int, ...] = (3, 4, 5)
    places: tuple[str, ...] = ("province", "sea")
    people = "empire"
    endings: tuple[str, ...] = ("prestige", "glory", "conquest", "leadership", "round_limit")

    def __init__(self) -> None:
        super().__init__(GAME)

    def options(self) -> list[Option]:
        return [
            Option("hero_display", "five_open", ("five_open", "all_open"), clause="mne:V.1"),
            Option("empire_assignment", "random", ("random", "choose"), clause="mne:V.2"),
            Option("reduced_board", "compact", ("compact", "literal"), clause="mne:V.3"),
            Option("short_offer", "offer_all", ("offer_all", "sit_out"), clause="mne:V.4"),
            Option("resource_visibility", "screened", ("screened", "open"), clause="mne:V.5"),
            Option("round_limit", None, low=1, high=LONGEST_LIMIT, clause="mne:V.6"),
        ]

    def option_sets(self, players: int) -> list[dict[str, object]]:
        found: list[dict[str, object]] = [
            {},
            {"hero_display": "all_open"},
            {"empire_assignment": "choose"},
            {"short_offer": "sit_out"},
            {"resource_visibility": "open"},
            {"round_limit": TRIED_ROUNDS},
        ]
        if players < 5:
            found.append({"reduced_board": "literal"})
        return found

    def box(self, players: int, options: dict[str, object]) -> EmpiresBox:
        return EmpiresBox(players, settle_options(self.title, self.options(), options))

    def board(self, box: EmpiresBox) -> str:
        return "mare_nostrum_empires"

    def neighbours(self, box: EmpiresBox, kind: str, id: int) -> list[Thing]:
        if kind == "province" and not box.in_play >> id & 1:
            return []
        land, seas = (box.land, box.coast) if kind == "province" else (box.shore, box.sea_next)
        found: list[Thing] = [("province", p) for p in ids_in(land[id])]
        return [*found, *[("sea", s) for s in seas[id]]]

    def new(self, box: EmpiresBox) -> Board:
        return Board(box)

    def view(self, b: Board, seat: int) -> View:
        return view(b, seat)

    def standings(self, b: Board, seat: int) -> Standings:
        return standings(b)

    def cards(self, box: EmpiresBox) -> list[Card]:
        return cards(box)

    def routes(self, b: Board, seat: int) -> list[Route]:
        return routes(b, seat, self.step(b))

    def income(self, b: Board, seat: int) -> int | None:
        return income(b, seat)

    def battle(self, b: Board) -> Battle | None:
        step = self.step(b)
        return step.battle(b) if isinstance(step, RollDice) else None

    def redeal(self, b: Board, seat: int, rng: Rng) -> Board:
        return redeal(b, seat, rng)

    def result(self, b: Board) -> Result | None:
        if b.ending == UNDECIDED:
            return None
        seats = range(b.box.players)
        winners = tuple([s for s in seats if b.winners >> s & 1])
        clause = CLAUSES.get(b.ending, "mne:V.6")
        return Result(winners, standings(b), ENDINGS[b.ending], clause)

    def conserved(self, b: Board) -> dict[str, int]:
        """Every tile and every piece of a colour."""  # mne:C.2 mne:C.3 mne:C.4 mne:C.7
        box, seats = b.box, b.box.players
        held = b.hand + b.offer
        found: dict[str, int] = {}
        for r in range(RESOURCES):
            total = sum(held[r::RESOURCES])
            if r < LEGENDARY:
                total += b.reserve[r]
            else:
                total += (b.pile >> r - LEGENDARY & 1) + (b.discard >> r - LEGENDARY & 1)
            found[box.slug("resource", r)] = total
        for s in range(seats):
            legions, triremes, forts, markers = b.stock[s * PIECES : s * PIECES + PIECES]
            printed = int(b.empire[s] >= 0 and b.control[b.capital(s)] == s)
            found[f"legions of {s}"] = legions + sum(b.legions[s::seats])
            found[f"triremes of {s}"] = triremes + sum(b.triremes[s::seats])
            found[f"fortresses of {s}"] = forts + b.fort.count(s)
            found[f"markers of {s}"] = markers + b.control.count(s) - printed
        return found

    def scratch(self) -> dict[str, tuple[str, ...]]:
        return {
            "collect": ("temple_choice", "legendary_due"),
            "trade": ("number", "offer", "size", "offered", "taker", "taken"),
            "build": ("kept", "claimed"),
            "payment": ("buying", "object", "price"),
            "build_turn": ("sources",),
            "war": ("zeus_foe",),
            "war_turn": ("rested", "fleets", "fought", "conquests"),
            "leaving": ("leaving", "heading"),
            "battle": ("place", "foe", "hits", "own_hits"),
            "spoils": ("spoils_due",),
            "leadership": ("titles_given",),
        }
