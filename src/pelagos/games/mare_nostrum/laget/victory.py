"""The end of the game: who wins, and who could win in this phase with the cards in hand."""

from pelagos.engine.steps import Do
from pelagos.games.mare_nostrum.four_cards.ids import (
    CIVILIZATION_HEROES,
    CLEOPATRA,
    GOODS,
    KINDS,
    POLITICAL_LEADER,
    PYRAMIDS,
    TAX,
    UNSOLD,
    CardId,
)
from pelagos.games.mare_nostrum.four_cards.payment import most_sets
from pelagos.games.mare_nostrum.four_cards.victory import win
from pelagos.games.mare_nostrum.laget.board import LagetBoard


def hands_in_reach(b: LagetBoard, seat: int) -> list[list[int]]:
    """The hand as it is and, for Cleopatra's owner, each hand one exchange could make of it."""
    # lc:14.5
    hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
    found = [hand]
    if b.owner[CLEOPATRA] != seat:
        return found
    for good in GOODS:
        for given, received in ((good, TAX), (TAX, good)):
            if hand[given] and b.bank[received]:
                other = hand[:]
                other[given] -= 1
                other[received] += 1
                found.append(other)
    return found


def is_contender(b: LagetBoard, seat: int, owned: list[int]) -> bool:
    """Whether a player's hand could pay in this phase for the Pyramids, or for as many heroes and
    wonders as would make four and more than anybody else has. `owned` says how many each has.
    """  # lc:14.5 lc:14.7
    box = b.box
    most_of_others = max(owned[:seat] + owned[seat + 1 :])
    needed = max(box.cards_to_win, most_of_others + 1) - owned[seat]
    pyramids_price = box.card_prices[PYRAMIDS]
    size = b.hand_size(seat)
    by_pyramids = b.owner[PYRAMIDS] == UNSOLD and size >= pyramids_price
    by_cards = size >= needed * box.cheapest_card and needed <= cards_for_sale(b, seat)
    if by_pyramids or by_cards:
        for hand in hands_in_reach(b, seat):
            # Twelve coins, or one of each of the twelve goods.
            if by_pyramids and (hand[TAX] >= pyramids_price or min(hand[1:]) > 0):
                return True
            if by_cards and most_sets(hand, box.cheapest_card) >= needed:
                return True
    return False


def cards_for_sale(b: LagetBoard, seat: int) -> int:
    """How many heroes and wonders a player could buy, not counting the Pyramids."""
    own = b.civ[seat]
    return sum(
        [
            owner == UNSOLD and (card not in CIVILIZATION_HEROES or card == own)
            for card, owner in enumerate(b.owner)
            if card != PYRAMIDS
        ]
    )


class LookForContenders(Do[LagetBoard]):
    """Before anybody builds, the referee silently works out who could win this phase: if there are
    two or more contenders, none of them the Lawgiver, their cards are compared at its end.
    """

    # This is not announced. lc:14.9 lc:19.6
    def do(self, b: LagetBoard) -> None:
        if not b.edition.one_more_card:
            return  # lc:21.3
        seats = b.box.seats
        owned = [b.cards_of(seat) for seat in seats]
        contenders = [seat for seat in seats if is_contender(b, seat, owned)]  # lc:9.1 lc:14.5
        # The Lawgiver could name themselves first and win. lc:14.4 lc:14.6
        b.contested = len(contenders) > 1 and b.role[POLITICAL_LEADER] not in contenders


def leads(b: LagetBoard, seat: int) -> bool:
    """Whether a player has at least four cards, and strictly more than every opponent."""
    # lc:14.2 lc:14.6 lc:14.7
    own = b.cards_of(seat)
    others = [b.cards_of(s) for s in b.box.seats if s != seat]
    return own >= b.box.cards_to_win and own > max(others)


def wins_with(b: LagetBoard, seat: int, card: CardId) -> bool:
    """The Pyramids win at once, and so does a fourth card unless several could win."""
    # lc:14.1 lc:14.8 lc:16.1 lc:14.2 lc:14.6
    return card == PYRAMIDS or (leads(b, seat) and not b.contested)


class EndOfContest(Do[LagetBoard]):
    """With several contenders the cards are compared when the phase is over."""  # lc:14.6 lc:14.7

    def do(self, b: LagetBoard) -> None:
        if not b.contested:
            return
        b.contested = False
        for seat in b.box.seats:
            if leads(b, seat):
                win(b, seat)
                return
