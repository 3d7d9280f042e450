"""Exact battle odds of the titles that roll dice in battle."""

from collections.abc import Callable
from fractions import Fraction

from pelagos.games.cyclades.odds import battle_odds
from pelagos.games.mare_nostrum.odds import (
    Exchange,
    Side,
    empires_side,
    laget_side,
    original_side,
)
from pelagos.server.errors import Refused
from pelagos.server.types import Chance, Losses, OddsInfo

Losts = dict[tuple[int, int], Fraction]


class Battle:
    """What the two sides bring. Bonuses are by die in Mare Nostrum, in all in Cyclades."""

    def __init__(
        self, attackers: int, defenders: int, fortresses: int, attack: int, defence: int
    ) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.fortresses = fortresses
        self.attack = attack
        self.defence = defence


def _cyclades(battle: Battle) -> tuple[dict[str, Fraction], Losts]:
    if battle.defenders == 0:
        raise Refused(400, "bad_data", "undefended")
    bonus = battle.fortresses + battle.defence
    odds = battle_odds(battle.attackers, battle.defenders, bonus)
    ends = {"attacker": odds.attacker, "defender": odds.defender, "nobody": odds.nobody}
    return ends, odds.losses(battle.attackers, battle.defenders)


def _exchange(mine: Side, theirs: Side) -> tuple[dict[str, Fraction], Losts]:
    odds = Exchange(mine, theirs)
    ends = {
        "attacker": odds.attacker_alone,
        "defender": odds.defender_alone,
        "goes_on": odds.goes_on,
        "nobody": odds.nobody_left,
    }
    return ends, dict(sorted(odds.losses.items()))


def _original(b: Battle) -> tuple[dict[str, Fraction], Losts]:
    return _exchange(
        original_side(b.attackers, 0, b.attack),
        original_side(b.defenders, b.fortresses, b.defence),
    )


def _laget(b: Battle) -> tuple[dict[str, Fraction], Losts]:
    return _exchange(
        laget_side(b.attackers, 0, b.attack > 0),
        laget_side(b.defenders, b.fortresses, b.defence > 0),
    )


def _empires(b: Battle) -> tuple[dict[str, Fraction], Losts]:
    return _exchange(
        empires_side(b.attackers, False, b.attack),
        empires_side(b.defenders, b.fortresses > 0, b.defence),
    )


KNOWN: dict[str, Callable[[Battle], tuple[dict[str, Fraction], Losts]]] = {
    "cyclades": _cyclades,
    "mare_nostrum": _original,
    "laget_civilization": _laget,
    "mare_nostrum_empires": _empires,
}


def odds_of(title: str, battle: Battle) -> OddsInfo:
    """The odds. Refuses, naming the titles that have any."""
    if title not in KNOWN:
        raise Refused(400, "bad_data", "no_odds", title=title, titles=", ".join(KNOWN))
    ends, losses = KNOWN[title](battle)
    return OddsInfo(
        title,
        [Chance(name, float(p), str(p)) for name, p in ends.items()],
        [Losses(a, d, float(p)) for (a, d), p in losses.items() if p],
    )
