"""The referee of Civilization (1982)."""

from pelagos.engine.contract import Card, Route, Standings, Thing, View
from pelagos.engine.options import Option
from pelagos.engine.rules import Result, Rules
from pelagos.engine.seats import Rng
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.box import CivilizationBox
from pelagos.games.civilization.cards import cards
from pelagos.games.civilization.contents import Contents
from pelagos.games.civilization.ids import COMMODITIES, KINDS, LAND, SHIPS
from pelagos.games.civilization.notation import legs, spelled_out
from pelagos.games.civilization.options import FARMERS, LIVE, NOMADS, OPTIONS, SHORT
from pelagos.games.civilization.phases import MAIN
from pelagos.games.civilization.redeal import redeal
from pelagos.games.civilization.routes import routes
from pelagos.games.civilization.standings import standings
from pelagos.games.civilization.trade_remarks import guarded, parted
from pelagos.games.civilization.victory import ENDINGS, result_of
from pelagos.games.civilization.view import view


class CivilizationRules(Rules[Board]):
    title = "civilization"
    version = 4
    players: tuple[int, ...] = (2, 3, 4, 5, 6, 7)
    places: tuple[str, ...] = ("area",)
    people = "nation"
    endings: tuple[str, ...] = ENDINGS

    def __init__(self) -> None:
        super().__init__(MAIN)
        self.contents = Contents()

    def options(self) -> list[Option]:
        return OPTIONS

    def option_sets(self, players: int) -> list[dict[str, object]]:
        found: list[dict[str, object]] = [
            {},
            {"variant": SHORT},
            {"variant": SHORT, "short_line": 2},
            {"variant": SHORT, "short_line": 3},
            {"variant": FARMERS},
            {"variant": FARMERS, "farmers_shorten": 2},
            {"calamity_floor_16": True},
            {"trade_form": LIVE},
            {"simultaneous_phases": True},
            {"variant": FARMERS, "simultaneous_phases": True},
            {"round_limit": 3},
        ]
        if players <= 4:
            found.append({"variant": NOMADS})
            found.append({"variant": NOMADS, "simultaneous_phases": True})
        if players >= 6:
            found.append({"africa_early_iron_shift": True})
        return found

    def neighbours(self, box: CivilizationBox, kind: str, id: int) -> list[Thing]:
        return [(kind, a) for a in box.touching[id]]

    def box(self, players: int, options: dict[str, object]) -> CivilizationBox:
        return CivilizationBox(self.contents, players, options)

    def board(self, box: CivilizationBox) -> str:
        return "civilization"

    def new(self, box: CivilizationBox) -> Board:
        return Board(box)

    def view(self, b: Board, seat: int) -> View:
        return view(b, seat)

    def load(self, box: CivilizationBox, state: dict[str, object]) -> Board:
        b = super().load(box, state)
        b.find_homes()
        return b

    def standings(self, b: Board, seat: int) -> Standings:
        return standings(b, seat)

    def cards(self, box: CivilizationBox) -> list[Card]:
        return cards(box)

    def routes(self, b: Board, seat: int) -> list[Route]:
        return routes(b, seat)

    def redeal(self, b: Board, seat: int, rng: Rng) -> Board:
        return redeal(b, seat, rng)

    def parts(self, text: str) -> list[str]:
        head, says, said = parted(text)  # of which not even a semicolon is notation
        found = [leg for part in super().parts(head) for leg in legs(part)]
        return [*found[:-1], found[-1] + says + said]

    def read(self, b: Board, seat: int, text: str) -> object:
        text = spelled_out(b, seat, text) if b.range_left else guarded(text)
        return super().read(b, seat, text)

    def result(self, b: Board) -> Result | None:
        return result_of(b) if self.over(b) else None

    def conserved(self, b: Board) -> dict[str, int]:
        """Every token, ship and card is somewhere."""  # civ:L.1 civ:L.2
        found: dict[str, int] = {}
        for seat in range(b.box.players):
            here = sum(b.row(seat)) + (sum(b.aboard) if seat == b.active else 0)
            found[f"tokens {seat}"] = here + b.stock[seat] + b.treasury[seat]
            found[f"people {seat}"] = here - b.people[seat]
            homes = [a for a, n in enumerate(b.row(seat)) if n]
            found[f"homes {seat}"] = len({*homes} ^ {*b.homes[seat]})
            found[f"cities {seat}"] = b.city.count(seat) - b.cities[seat]
            found[f"ships {seat}"] = len(b.ships[seat * SHIPS : seat * SHIPS + SHIPS])
        crowd = [sum(b.tokens[a::LAND]) for a in range(LAND)]
        found["crowd"] = sum([abs(b.crowd[a] - crowd[a]) for a in range(LAND)])
        for k in range(KINDS):
            copies = sum(b.hands[k::KINDS]) + sum([s.count(k) for s in b.stacks])
            if k >= COMMODITIES and b.victims[k - COMMODITIES] >= 0:
                copies += 1
            found[f"trade card {k}"] = copies
        owned = sum([c.bit_count() for c in b.cards])
        found["civilization cards"] = owned + sum(b.supply)
        return found

    def scratch(self) -> dict[str, tuple[str, ...]]:
        return {
            "taxation": ("rates", "shortfall", "pieces"),
            "main": ("sealed", "insisted"),
            "trade": ("offers", "ready", "passes", "cycle", "packages"),
            "trade_cards": ("draws",),
            "civilization_cards": ("basket",),
            "conflict": ("assaults",),
            "calamities": (
                "to_lose",
                "shown",
                "struck",
                "nominee",
                "faction",
                "spare",
                "losses_left",
            ),
        }

    def step_limit(self, box: CivilizationBox) -> int:
        return 400_000
