"""What the referees of the 2003 game and of the revised edition share."""

from pelagos.engine.contract import Battle, Card, Route, Standings, Thing, View
from pelagos.engine.rules import Result, Rules
from pelagos.engine.seats import Rng
from pelagos.engine.steps import Phase
from pelagos.games.mare_nostrum.four_cards.battle import RollDice
from pelagos.games.mare_nostrum.four_cards.board import B
from pelagos.games.mare_nostrum.four_cards.box import MareBox
from pelagos.games.mare_nostrum.four_cards.cards import Grounds, cards
from pelagos.games.mare_nostrum.four_cards.construction import Build
from pelagos.games.mare_nostrum.four_cards.ids import (
    ITEMS,
    KINDS,
    RESOURCES,
    SIDES,
)
from pelagos.games.mare_nostrum.four_cards.prices_and_places import Shop
from pelagos.games.mare_nostrum.four_cards.redeal import deal_hidden_anew
from pelagos.games.mare_nostrum.four_cards.routes import purchases
from pelagos.games.mare_nostrum.four_cards.standings import standings
from pelagos.games.mare_nostrum.four_cards.view import PIECES, view
from pelagos.games.mare_nostrum.shared.tables import ids_in

PIECES_OF_SIDES = [[f"{piece}_side_{side}" for side in range(SIDES)] for piece in PIECES]


class MareRules(Rules[B]):
    """One board, one set of cards, hidden hands."""

    places: tuple[str, ...] = ("area",)
    people = "civilization"

    def __init__(self, main: Phase, shop: Shop[B], grounds: Grounds) -> None:
        super().__init__(main)
        self.shop = shop
        self.grounds = grounds

    def board(self, box: MareBox) -> str:
        return "mare_nostrum"

    def neighbours(self, box: MareBox, kind: str, id: int) -> list[Thing]:
        atlas = box.atlas
        if id < atlas.provinces:
            found = atlas.neighbours[id] + atlas.coasts[id]
        else:
            sea = id - atlas.provinces
            found = [*ids_in(atlas.sea_shores[sea]), *atlas.sea_borders[sea]]
        return [(kind, a) for a in found]

    def cards(self, box: MareBox) -> list[Card]:
        return cards(box, self.grounds)

    def routes(self, b: B, seat: int) -> list[Route]:
        step = self.step(b)
        if isinstance(step, Build) and seat in b.waiting:
            return purchases(b, seat, step)
        return []

    def battle(self, b: B) -> Battle | None:
        step = self.step(b)
        return step.battle(b) if isinstance(step, RollDice) else None

    def view(self, b: B, seat: int) -> View:
        return view(b, seat, self.standings(b, seat))

    def standings(self, b: B, seat: int) -> Standings:
        return standings(b, self.incomes(b))

    def income(self, b: B, seat: int) -> int | None:
        return self.incomes(b)[seat]

    def incomes(self, b: B) -> list[int]:
        """The cards each seat would be paid now."""
        raise NotImplementedError

    def redeal(self, b: B, seat: int, rng: Rng) -> B:
        new = self.copy(b)
        price = self.shop.cost(b, b.active, b.item, b.target) if b.item >= 0 else 0
        deal_hidden_anew(new, seat, price, rng)
        return new

    def copy(self, b: B) -> B:
        """An equal board."""
        raise NotImplementedError

    def result(self, b: B) -> Result | None:
        raise NotImplementedError

    def conserved(self, b: B) -> dict[str, int]:
        """How many cards, tokens and pieces there are of each kind, wherever they are: always all
        that are in the box.
        """  # mn:2.1 mn:2.6 mn:2.7 mn:2.8 lc:20.7
        atlas = b.box.atlas
        found = {"cards": len(b.owner)}
        held = b.hands + b.offers
        for kind in range(KINDS):
            found[RESOURCES[kind]] = b.bank[kind] + sum(held[kind::KINDS])
        built = [i for i, state in zip(atlas.site_item, b.sites, strict=True) if state]
        for item, slug in enumerate(ITEMS):
            if b.box.tokens[item]:
                found[slug] = b.stock[item] + built.count(item)
        forts = [0] * SIDES
        for p, n in enumerate(b.fortresses):
            if n:
                forts[b.marker[p]] += n
        for side in range(SIDES):
            on_board = (
                b.marker.count(side),
                sum(b.legions[side::SIDES]),
                forts[side],
                sum(b.triremes[side::SIDES]),
            )
            for piece, n in enumerate(on_board):
                found[PIECES_OF_SIDES[piece][side]] = b.supply[piece * SIDES + side] + n
        return found

    def scratch(self) -> dict[str, tuple[str, ...]]:
        return {
            "setup": ("points", "picking"),
            "trade": (
                "artemis_served", "called", "traders", "offers", "offered", "taker",
                "last_taker", "barred_source", "wanted", "wanted_from", "redirected_to",
                "redirected",
            ),
            "construction": ("item", "target", "free_marker_used", "exchanged", "kept"),
            "payment": ("item", "target"),
            "military": (
                "moved", "spent", "fought", "forts_spent", "provinces_done", "crossed",
                "entered", "entered_spent", "leaving", "leavers", "new_holders", "laying",
                "laid_by_new", "field", "attacker", "foe", "assigned", "assigned_new", "idle",
                "assigned_forts", "owed", "casualties",
                "helen_used", "spoils_due",
            ),
            "engagement": (
                "foe", "assigned", "assigned_new", "idle", "assigned_forts", "owed", "casualties",
            ),
            "leave_posts": ("leaving", "leavers"),
        }  # fmt: skip
