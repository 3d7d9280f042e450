"""A seat with one answer only is asked all the same where the answer would tell of its hand."""

from pelagos.games.civilization.calamities.famine import ShowGrain
from pelagos.games.civilization.civilization_cards import PayForCards
from pelagos.games.mare_nostrum.empires import trade as empires_trade
from pelagos.games.mare_nostrum.four_cards.trade import Compensate, OfferCards
from pelagos.games.mare_nostrum.original import rules
from tests.civilization.build import Table as CivilizationTable
from tests.mare_nostrum import build as four_cards
from tests.mare_nostrum_empires import build as empires
from tests.support import clause


@clause("mn:10.2", "lc:19.5")
def test_equal_cards_are_offered_and_given_by_their_owner() -> None:
    t = four_cards.Table(rules(), 3).hand(0, wine=3).hand(1, wine=2).hand(2, wine=1)
    t.b.called = 2
    offer, compensate = OfferCards("mn:5.3.1"), Compensate("mn:5.5.4")
    # A player who lays down everything, or gives their only card, has nothing to hide.
    assert [offer.betrays(t.b, seat) for seat in (0, 1)] == [True, False]
    assert [compensate.betrays(t.b, seat) for seat in (1, 2)] == [True, False]


@clause("mne:H.3")
def test_so_it_is_in_empires() -> None:
    t = empires.Table(5, {"resource_visibility": "screened"})
    t.strip()
    for seat, coins in ((0, 3), (1, 2), (2, 1)):
        t.give(seat, coin=coins)
    t.b.size = (2, 2, 1, 0, 0)
    offer, compensate = empires_trade.Offer(), empires_trade.Compensate()
    assert [offer.betrays(t.b, seat) for seat in (0, 1)] == [True, False]
    assert [compensate.betrays(t.b, seat) for seat in (1, 2)] == [True, False]


@clause("civ:H.1")
def test_so_it_is_with_grain_and_with_payments() -> None:
    t = CivilizationTable("africa", "italy").hand(0, salt=2)
    for step in (ShowGrain(), PayForCards()):
        assert [step.betrays(t.b, seat) for seat in (0, 1)] == [True, False]
