"""`pelagos odds` and `pelagos plan`: what a player may work out beforehand, exactly."""

from fractions import Fraction
from typing import Annotated

import typer
from rich.table import Table

from pelagos.catalogue import load
from pelagos.cli.common import AsJson, console, print_json
from pelagos.engine.errors import BadData
from pelagos.games.civilization.box import CivilizationBox
from pelagos.games.civilization.planner import best_purchase
from pelagos.games.cyclades.odds import battle_odds
from pelagos.games.mare_nostrum.odds import Exchange, empires_side, laget_side, original_side
from pelagos.games.mare_nostrum.purchases import Wish, best_purchases


def odds(
    title: Annotated[str, typer.Argument(help="Which game.")],
    attackers: Annotated[int, typer.Argument(help="Attacking units.", min=1, max=20)],
    defenders: Annotated[int, typer.Argument(help="Defending units.", min=0, max=20)],
    fortresses: Annotated[int, typer.Option(help="The defender's fortresses.", min=0, max=9)] = 0,
    attack_bonus: Annotated[
        int, typer.Option(help="The attacker's bonus: a die (Mare Nostrum).", min=0, max=9)
    ] = 0,
    defence_bonus: Annotated[
        int, typer.Option(help="The defender's: a die, or in all (Cyclades).", min=0, max=9)
    ] = 0,
    json: AsJson = False,
) -> None:
    """The exact odds of a battle."""
    ends = _ends(title, attackers, defenders, fortresses, attack_bonus, defence_bonus)
    if json:
        print_json({name: [str(p), float(p)] for name, p in ends.items()})
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("", "%", "exactly"):
        table.add_column(heading, justify="right" if heading else "left")
    for name, p in ends.items():
        table.add_row(name, f"{float(p) * 100:.1f}", str(p))
    console.print(table)


def _ends(
    title: str, attackers: int, defenders: int, fortresses: int, attack: int, defence: int
) -> dict[str, Fraction]:
    if title == "cyclades":
        if defenders == 0:
            raise BadData("an island without armies is taken without a battle")
        fought = battle_odds(attackers, defenders, fortresses + defence)
        return {
            "attacker wins": fought.attacker,
            "defender survives": fought.defender,
            "nobody is left": fought.nobody,
        }
    if title == "mare_nostrum":
        mine = original_side(attackers, 0, attack)
        theirs = original_side(defenders, fortresses, defence)
    elif title == "laget_civilization":
        mine = laget_side(attackers, 0, attack > 0)
        theirs = laget_side(defenders, fortresses, defence > 0)
    elif title == "mare_nostrum_empires":
        mine = empires_side(attackers, False, attack)
        theirs = empires_side(defenders, fortresses > 0, defence)
    else:
        load(title)
        raise BadData(f"{title} rolls no dice in battle")
    exchange = Exchange(mine, theirs)
    found = {
        "attacker alone": exchange.attacker_alone,
        "defender alone": exchange.defender_alone,
        "at war": exchange.goes_on,
        "nobody is left": exchange.nobody_left,
    }
    for (a, d), p in sorted(exchange.losses.items()):
        found[f"losses {a} : {d}"] = p
    return found


def plan(
    title: Annotated[str, typer.Argument(help="A Mare Nostrum edition or civilization.")],
    hand: Annotated[str, typer.Argument(help="Cards as name:count, by commas.")],
    coins: Annotated[int, typer.Option(help="Coins, or tokens in the treasury.", min=0)] = 0,
    wish: Annotated[
        list[str] | None, typer.Option(help="Mare Nostrum: name:price:worth; repeat it.")
    ] = None,
    owned: Annotated[str, typer.Option(help="Civilization: cards owned, by commas.")] = "",
    json: AsJson = False,
) -> None:
    """The best purchases for a hand, by exact search."""
    rules = load(title)
    box = rules.box(rules.players[-1], {})
    if isinstance(box, CivilizationBox):
        found = _civilization(box, hand, coins, owned)
    elif "mare_nostrum" in title or title == "laget_civilization":
        found = _mare_nostrum(hand, coins, wish or [])
    else:
        raise BadData(f"{title} has nothing to plan: everything there costs gold")
    if json:
        print_json(found)
        return
    for row in found:
        console.print(f"{row['buy']}: {row['pay']}", markup=False)


def _counts(hand: str) -> list[tuple[str, int]]:
    found = []
    for part in hand.split(",") if hand else []:
        name, _, n = part.partition(":")
        if n and (not n.isdecimal() or len(n) > 3):
            raise BadData(f"cards are written name:count, not {part[:40]!r}")
        found.append((name.strip(), int(n or 1)))
    return found


def _mare_nostrum(hand: str, coins: int, wishes: list[str]) -> list[dict[str, str]]:
    cards = _counts(hand)
    wanted = []
    for text in wishes:
        parts = text.split(":")
        if len(parts) != 3 or not (parts[1].isdecimal() and parts[2].isdecimal()):
            raise BadData(f"a wish is written name:price:worth, not {text[:40]!r}")
        wanted.append(Wish(parts[0], int(parts[1]), int(parts[2])))
    bought = best_purchases(coins, [n for _, n in cards], wanted)
    return [
        {
            "buy": b.wish.name,
            "pay": f"{b.coins} coins" if b.coins else ", ".join(cards[k][0] for k in b.goods),
        }
        for b in bought
    ]


def _civilization(
    box: CivilizationBox, hand: str, treasury: int, owned: str
) -> list[dict[str, str]]:
    cards = [0] * len(box.names["trade_card"])
    for name, n in _counts(hand):
        cards[box.find("trade_card", name)] += n
    have = 0
    for name in [w for w in owned.split(",") if w]:
        have |= 1 << box.find("card", name)
    supply = [1] * len(box.names["card"])
    best = best_purchase(box, have, supply, cards, treasury)
    spent = [box.slug("trade_card", k) for k in best.spent]
    names = ", ".join(box.slug("card", k) for k in best.cards) or "-"
    paid = f"{best.cost} = {', '.join(spent) or 'no cards'} and {best.tokens} from the treasury"
    return [{"buy": names, "pay": paid}]
