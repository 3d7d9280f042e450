"""What the referees of the 2003 game and of the revised edition share."""

from pelagos.engine.box import Box
from pelagos.engine.rules import Result, Rules, View
from pelagos.engine.seats import Rng
from pelagos.engine.steps import Phase
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.names import (
    CARDS,
    ITEMS,
    KINDS,
    NOBODYS,
    RESOURCES,
    SIDES,
)
from pelagos.games.mare_nostrum.common.shop import Shop
from pelagos.games.mare_nostrum.common.view import PIECES, deal_anew, table_view

PIECES_OF_SIDES = [[f"{piece}_side_{side}" for side in range(SIDES)] for piece in PIECES]


class MareRules(Rules[Board]):
    """One board, one set of cards, hidden hands."""

    places: tuple[str, ...] = ("area",)
    people = "civilization"

    def __init__(self, main: Phase, shop: Shop) -> None:
        super().__init__(main)
        self.shop = shop

    def board(self, box: Box) -> str:
        return "mare_nostrum"

    def view(self, b: Board, seat: int) -> View:
        return table_view(b, seat)

    def redeal(self, b: Board, seat: int, rng: Rng) -> Board:
        price = self.shop.cost(b, b.active, b.item, b.target) if b.item >= 0 else 0
        return deal_anew(b, seat, price, rng)

    def result(self, b: Board) -> Result | None:
        raise NotImplementedError

    def conserved(self, b: Board) -> dict[str, int]:
        # mn:2.1 mn:2.6 mn:2.7 mn:2.8 lc:20.7
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
                "last_taker", "barred", "wanted", "wanted_from", "forced", "redirected",
            ),
            "construction": ("item", "target", "free_marker_used", "exchanged", "kept"),
            "payment": ("item", "target"),
            "military": (
                "moved", "spent", "fought", "forts_spent", "settled", "crossed",
                "entered", "leaving", "leavers",
                "field", "attacker", "foe", "assigned", "assigned_forts", "owed", "casualties",
                "helen_used", "spoils",
            ),
            "engagement": ("foe", "assigned", "assigned_forts", "owed", "casualties"),
            "leave_posts": ("leaving", "leavers"),
        }  # fmt: skip


def standing(b: Board) -> tuple[int, ...]:
    """A score per seat for a game that somebody has won: cards owned, the winner on top."""
    return tuple([b.cards_of(s) + (len(CARDS) if s == b.winner else 0) for s in b.box.seats])


def undecided(b: Board) -> bool:
    """Whether nobody has won."""
    return b.winner == NOBODYS
