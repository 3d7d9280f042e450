"""The end of the game of 2003."""

from pelagos.games.mare_nostrum.four_cards.ids import PYRAMIDS, CardId
from pelagos.games.mare_nostrum.original.board import OriginalBoard


def wins_with(b: OriginalBoard, seat: int, card: CardId) -> bool:
    """Whether the card just bought wins: the Pyramids, or a fourth hero or wonder (`cards_to_win`,
    the civilization hero included). Nobody ever loses one: only a purchase can win.
    """  # mn:8.1 mn:8.3 mn:9.3.7
    return card == PYRAMIDS or b.cards_of(seat) >= b.box.cards_to_win


def goes_on(b: OriginalBoard) -> bool:
    """Whether there is another turn: there is no limit but the optional one."""  # mn:4.1.1 mn:8.4
    cap = b.edition.turn_cap
    return not cap or b.round < cap
