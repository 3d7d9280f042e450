"""Titles of the revised edition: who claims them, who holds them first."""

from pelagos.games.mare_nostrum.four_cards.ids import Role
from pelagos.games.mare_nostrum.four_cards.roles import counts, most_above_holder
from pelagos.games.mare_nostrum.laget.board import LagetBoard


def claimants(b: LagetBoard, role: Role) -> list[int]:
    """Those tied for the greatest count above the holder's; by an option all above it."""
    # The holder of another title may claim this one as well. lc:6.9
    if not b.edition.any_exceeding:
        return most_above_holder(b, role)  # lc:6.5 lc:6.6 lc:6.7
    # lc:6.8 lc:21.3
    found = counts(b, role)
    holder = b.role[role]
    return [seat for seat in b.box.seats if found[seat] > found[holder]]


def first_holders(b: LagetBoard, role: Role) -> list[int]:
    """Those with the highest count; after the printed layouts, players without a title first."""
    # lc:4.5 lc:5.13
    found = counts(b, role)
    top = max(found)
    tied = [seat for seat in b.box.seats if found[seat] == top]
    if b.edition.advanced:
        return tied
    return [seat for seat in tied if seat not in b.role] or tied
