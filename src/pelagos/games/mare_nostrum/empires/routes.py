"""Moves that are one to a player: a purchase with its payment, Units that go together, all that may
be kept."""

from typing import Any

from pelagos.engine.contract import FREE, Route
from pelagos.engine.steps import Ask
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.build import CHEAP, PURCHASES, VERBS, ChooseBuild, Keep
from pelagos.games.mare_nostrum.empires.ids import MARCH, SAIL
from pelagos.games.mare_nostrum.empires.movement import March, Sail, destinations
from pelagos.games.mare_nostrum.empires.payment import BuildMenu, hand_of
from pelagos.games.mare_nostrum.empires.sets import resources
from pelagos.games.mare_nostrum.empires.wits.payments import proposed
from pelagos.games.mare_nostrum.shared.tables import ids_in


def routes(b: Board, seat: int, step: Ask[Any, Any] | None) -> list[Route]:
    """The routes of the question that stands."""
    if isinstance(step, Keep):
        return [everything_kept(b, seat, step)]
    if seat != b.player:
        return []
    if isinstance(step, ChooseBuild):
        return purchases(b, seat)
    if isinstance(step, Sail):
        return voyages(b, seat)
    return marches(b, seat) if isinstance(step, March) else []


def purchases(b: Board, seat: int) -> list[Route]:
    """Each object that can be bought, with the set that pays: the only one, or one that leaves most
    to buy with."""  # mne:3.d
    menu, tiles, box = BuildMenu(b, seat, VERBS), hand_of(b, seat), b.box
    found: list[tuple[int, int, Route]] = []
    for verb in [*PURCHASES, *CHEAP]:
        if verb.id not in menu.ids:
            continue
        for what in menu.then(verb.id).values():
            number = verb.size(b, seat, what)
            sets = verb.payments(b, seat, tiles, number)
            paid = proposed(b, seat, sets)
            answers = (menu.write((verb.id, what), box), sets.write(paid, box))
            things = (*menu.things((verb.id, what)), *sets.things(paid))
            route = Route(answers, things, resources(number), sole=sets.count() == 1)
            found.append((number, len(found), route))
    return [route for _, _, route in sorted(found)]


def everything_kept(b: Board, seat: int, step: Keep) -> Route:
    """As much as may stay: what is not kept is lost."""  # mne:3.f
    space = step.choices(b, seat)
    most = max(space.values(), key=len)
    return Route((space.write(most, b.box),), tuple(space.things(most)), FREE, proposed=True)


def together(b: Board, verb: int, kind: str, origin: int, target: int, most: int) -> list[Route]:
    """Two or more Units that go the same way, up to all that can."""
    box = b.box
    way = f"{box.slug(kind, origin)} {box.slug(kind, target)}"
    answer = f"{box.slug('verb', verb)} {way}"
    return [
        Route(
            (answer,) * number,
            (("verb", verb), (kind, origin), (kind, target), ("number", number)),
            FREE,
        )
        for number in range(2, most + 1)
    ]


def voyages(b: Board, seat: int) -> list[Route]:
    """Triremes of one sea that sail to the same sea."""  # mne:4.1.1.a
    return [
        route
        for origin, n in enumerate(b.rested)
        for target in b.box.sea_next[origin]
        for route in together(b, SAIL, "sea", origin, target, n)
    ]


def marches(b: Board, seat: int) -> list[Route]:
    """Legions of one province that march to the same province; those on posts are asked about
    separately.
    """
    # mne:4.1.2.a mne:R.45
    found: list[Route] = []
    for origin, n in enumerate(b.rested):
        free = n - b.posts(origin, seat)
        if free > 1:
            for target in ids_in(destinations(b, seat, origin)):
                found += together(b, MARCH, "province", origin, target, free)
    return found
