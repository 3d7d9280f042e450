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
    """The hand as it is, and as Cleopatra could exchange one card of it."""  # lc:14.5
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
    """Whether his hand would let him meet a victory condition in this phase.

    `owned` says how many cards each player owns.
    """  # lc:14.5 lc:14.7
    box = b.box
    others = max(owned[:seat] + owned[seat + 1 :])
    needed = max(box.cards_to_win, others + 1) - owned[seat]
    price = box.card_prices[PYRAMIDS]
    size = b.hand_size(seat)
    pyramids = b.owner[PYRAMIDS] == UNSOLD and size >= price
    cards = size >= needed * box.cheapest_card and needed <= cards_for_sale(b, seat)
    if pyramids or cards:
        for hand in hands_in_reach(b, seat):
            if pyramids and (hand[TAX] >= price or min(hand[1:]) > 0):
                return True
            if cards and most_sets(hand, box.cheapest_card) >= needed:
                return True
    return False


def cards_for_sale(b: LagetBoard, seat: int) -> int:
    """How many heroes and wonders a player could buy, the Pyramids left aside."""
    own = b.civ[seat]
    return sum(
        [
            owner == UNSOLD and (card not in CIVILIZATION_HEROES or card == own)
            for card, owner in enumerate(b.owner)
            if card != PYRAMIDS
        ]
    )


class LookForContenders(Do[LagetBoard]):
    """A silent test: two or more contenders, none of them the Lawgiver, must outdo each other."""

    # lc:9.1 lc:14.4 lc:14.5 lc:14.6 lc:14.9 lc:19.6
    def do(self, b: LagetBoard) -> None:
        if not b.edition.one_more_card:
            return  # lc:21.3
        seats = b.box.seats
        owned = [b.cards_of(seat) for seat in seats]
        contenders = [seat for seat in seats if is_contender(b, seat, owned)]
        b.contested = len(contenders) > 1 and b.role[POLITICAL_LEADER] not in contenders


def leads(b: LagetBoard, seat: int) -> bool:
    """At least four cards, and strictly more than every opponent."""  # lc:14.2 lc:14.6 lc:14.7
    own = b.cards_of(seat)
    others = [b.cards_of(s) for s in b.box.seats if s != seat]
    return own >= b.box.cards_to_win and own > max(others)


def wins_with(b: LagetBoard, seat: int, card: CardId) -> bool:
    """The Pyramids win at once, and so does a fourth card unless several could win."""
    # lc:14.1 lc:14.2 lc:14.6 lc:14.8 lc:16.1
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
