"""Roles of the 2003 game: who challenges, who holds them first."""

from pelagos.games.mare_nostrum.four_cards.ids import Role
from pelagos.games.mare_nostrum.four_cards.roles import counts, most_above_holder
from pelagos.games.mare_nostrum.original.board import OriginalBoard


def challengers(b: OriginalBoard, role: Role) -> list[int]:
    """Those tied for the greatest count above the holder's."""  # mn:4.2.6 mn:4.2.7 mn:4.2.8
    if not b.edition.one_role_each:
        return most_above_holder(b, role)
    # By the option of one role each, holders of another role are passed over. mn:4.2.13
    found = counts(b, role)
    holder = b.role[role]
    able = [s for s in b.box.seats if s not in b.role and found[s] > found[holder]]
    top = max([found[s] for s in able], default=0)
    return [s for s in able if found[s] == top]


def first_holders(b: OriginalBoard, role: Role) -> list[int]:
    """For a role nobody holds yet: those with the highest count among players without a role."""
    # mn:4.2.4 mn:4.2.5
    found = counts(b, role)
    able = [seat for seat in b.box.seats if seat not in b.role]
    top = max([found[seat] for seat in able])
    return [seat for seat in able if found[seat] == top]
