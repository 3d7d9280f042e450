"""Exact odds of battles, for the titles that have such a tool."""

from fractions import Fraction

from pelagos.catalogue import SHELF, entry
from pelagos.engine import contract
from pelagos.engine.tools import Muster
from pelagos.server.errors import Refused
from pelagos.server.types.answers import BattleInfo, StrengthInfo
from pelagos.server.types.library import Chance, Losses, OddsInfo
from pelagos.words import Words


def battle_info(ahead: contract.Battle, words: Words) -> BattleInfo:
    """A battle that is about to be fought, with its odds."""
    sides = (ahead.attacker, ahead.defender)
    attack, defence = [StrengthInfo(words.name(*s.side), s.dice, s.bonus, s.units) for s in sides]
    ends = entry(words.title).tools().odds_ahead(ahead).ends
    return BattleInfo(words.name(*ahead.place), attack, defence, _chances(ends))


def _chances(ends: dict[str, Fraction]) -> list[Chance]:
    return [Chance(name, float(p), str(p)) for name, p in ends.items()]


def odds_of(title: str, muster: Muster) -> OddsInfo:
    """The odds. Refuses, naming the titles that have any."""
    have = [found.title for found in SHELF if found.tools().has_odds]
    if title not in have:
        raise Refused(400, "bad_data", "no_odds", title=title, titles=", ".join(have))
    tools = entry(title).tools()
    if tools.needs_defenders and not muster.defenders:
        raise Refused(400, "bad_data", "undefended")
    forecast = tools.odds(muster)
    return OddsInfo(
        title,
        _chances(forecast.ends),
        [Losses(a, d, float(p)) for (a, d), p in forecast.losses.items() if p],
    )
