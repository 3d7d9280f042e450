"""Zeus: a creature on the track is replaced by the next of the deck."""

from typing import Any, Final

from pelagos.engine.contract import Cost
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Phase
from pelagos.engine.verbs import LATER, Verb
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creatures import TurnUpCreature
from pelagos.games.cyclades.events import EXCHANGED
from pelagos.games.cyclades.ids import EXCHANGE, NO_CARD, ZEUS
from pelagos.games.cyclades.summoning import face_up


class Exchange(Verb[Board, int]):
    """Zeus: a face-up creature is discarded for the next one of the deck."""  # cy:12.18

    id = EXCHANGE
    clause = "cy:12.18"

    def now(self, b: Board, seat: int) -> Space[Any] | None:
        if b.god != ZEUS or b.gold[seat] < b.box.special_price:
            return None
        return LATER if max(b.track) >= 0 else None

    def offer(self, b: Board, seat: int) -> Space[int]:
        return OneOf("creature", face_up(b))

    def price(self, b: Board, seat: int, value: int) -> Cost:
        return (("gold", b.box.special_price),)

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return face_up(b) if b.god == ZEUS else []

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        """The old card is discarded first, then the new one turned up on its space."""  # cy:12.19
        b.gold[seat] -= b.box.special_price
        space = b.track.index(value)
        b.track = (*b.track[:space], NO_CARD, *b.track[space + 1 :])
        b.discards = (*b.discards, value)
        b.tell(EXCHANGED, seat, value, b.box.special_price)
        b.drawing = space
        b.call(REPLACEMENT)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if b.god != ZEUS:
            return "cy:8.2"
        broke = b.gold[seat] < b.box.special_price
        return "cy:8.3" if broke and value in face_up(b) else "cy:12.19"


REPLACEMENT: Final = Phase("replacement", [TurnUpCreature()])
