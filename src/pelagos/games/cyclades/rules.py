"""The referee of Cyclades."""

from typing import Final

from pelagos.engine.contract import Battle, Card, Route, Standings, Thing, View
from pelagos.engine.options import Option
from pelagos.engine.rules import Result, Rules
from pelagos.engine.seats import Rng
from pelagos.games.cyclades.battles import battle_ahead
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.box import PLAYERS, CycladesBox, known_options
from pelagos.games.cyclades.cards import cards
from pelagos.games.cyclades.ending import ENDINGS, result_of
from pelagos.games.cyclades.ids import ISLAND_FIGURES, MINOTAUR
from pelagos.games.cyclades.phases import GAME
from pelagos.games.cyclades.redeal import redeal
from pelagos.games.cyclades.routes import voyages
from pelagos.games.cyclades.standings import standings
from pelagos.games.cyclades.view import view

TRIED_ROUNDS: Final = 4


class CycladesRules(Rules[Board]):
    title = "cyclades"
    version = 1
    players: tuple[int, ...] = PLAYERS
    places: tuple[str, ...] = ("region",)
    people = "city"
    endings: tuple[str, ...] = tuple(ENDINGS[1:])

    def __init__(self) -> None:
        super().__init__(GAME)

    def box(self, players: int, options: dict[str, object]) -> CycladesBox:
        return CycladesBox(players, options)

    def options(self) -> list[Option]:
        return known_options()

    def option_sets(self, players: int) -> list[dict[str, object]]:
        """Each option alone, at its other value."""
        sets: list[dict[str, object]] = [{}]
        for option in known_options():
            others = [v for v in option.values if v != option.default]
            sets.extend([{option.name: v} for v in others])
        sets.append({"round_limit": TRIED_ROUNDS})
        return sets

    def new(self, box: CycladesBox) -> Board:
        return Board(box)

    def view(self, b: Board, seat: int) -> View:
        return view(b, seat)

    def standings(self, b: Board, seat: int) -> Standings:
        return standings(b, seat)

    def cards(self, box: CycladesBox) -> list[Card]:
        return cards(box)

    def routes(self, b: Board, seat: int) -> list[Route]:
        return voyages(b, seat)

    def battle(self, b: Board) -> Battle | None:
        self.step(b)  # goes on to the dice, if they are next
        return battle_ahead(b)

    def redeal(self, b: Board, seat: int, rng: Rng) -> Board:
        return redeal(b, seat, rng)

    def result(self, b: Board) -> Result | None:
        return result_of(b) if self.over(b) else None

    def board(self, box: CycladesBox) -> str:
        return box.board_name

    def neighbours(self, box: CycladesBox, kind: str, id: int) -> list[Thing]:
        return [(kind, r) for r in [*box.coasts[id], *box.neighbours[id]]]

    def conserved(self, b: Board) -> dict[str, int]:
        """Fleets and armies of each colour, and the creature cards."""  # cy:20.1 cy:20.5
        totals: dict[str, int] = {}
        for seat in range(b.box.players):
            armies, fleets = b.armies_left[seat], b.fleets_left[seat]
            armies += sum([b.units[i] for i in b.islands_of(seat)])
            fleets += sum([b.units[s] for s in b.fleet_seas(seat)])
            if b.battle.attacker == seat:
                if b.battle.region < b.box.islands:
                    armies += b.battle.units
                else:
                    fleets += b.battle.units
            totals[f"armies_{seat}"] = armies
            totals[f"fleets_{seat}"] = fleets
        cards = len(b.deck) + len(b.discards) + sum([1 for c in b.track if c >= 0])
        cards += sum([1 for island in b.figures[:ISLAND_FIGURES] if island >= 0])
        # a card in use counts once: as a figure as soon as that stands
        for card in (b.card, b.copied):
            cards += 1 if card >= 0 and not (card >= MINOTAUR and b.figure_island(card) >= 0) else 0
        totals["creatures"] = cards
        return totals

    def scratch(self) -> dict[str, tuple[str, ...]]:
        return {
            "battle": ("battle",),
            "metropolis": ("founding",),
            "summoning": ("card", "copied", "picked_target", "fought"),
            "actions": (
                "queue", "turns_over", "god", "marker", "apollo_place", "seat", "acting",
                "recruited", "open_decision", "fleets_at", "steps_left",
            ),
            "offerings": ("displaced", "banned"),
            "gods": ("god_pool",),
        }  # fmt: skip

    def step_limit(self, box: CycladesBox) -> int:
        return 200_000
