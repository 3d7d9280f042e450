"""`pelagos odds` and `pelagos plan`: what a player may work out beforehand, exactly."""

from fractions import Fraction
from typing import Annotated

import typer
from rich.table import Table

from pelagos.catalogue import entry, load
from pelagos.cli.common import AsJson, Lang, console, print_json
from pelagos.cli.speech import say
from pelagos.cli.terminal.names import Lexicon
from pelagos.engine.box import Box
from pelagos.engine.errors import BadData
from pelagos.engine.tools import (
    ATTACKER,
    DEFENDER,
    GOES_ON,
    Means,
    Muster,
    Purchase,
    Tools,
    Wish,
)
from pelagos.words import language
from pelagos.words.cards import NoCard


def odds(
    title: Annotated[str, typer.Argument(help="Which game.")],
    attackers: Annotated[int, typer.Argument(help="Attacking units.", min=1, max=20)],
    defenders: Annotated[int, typer.Argument(help="Defending units.", min=0, max=20)],
    fortresses: Annotated[int, typer.Option(help="The defender's fortresses.", min=0, max=9)] = 0,
    attack_bonus: Annotated[
        int, typer.Option(help="Attacker's bonus to each die (Mare Nostrum).", min=0, max=9)
    ] = 0,
    defence_bonus: Annotated[
        int,
        typer.Option(help="Defender's bonus to each die, or in total (Cyclades).", min=0, max=9),
    ] = 0,
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """The exact odds of a battle."""
    language(lang)
    muster = Muster(attackers, defenders, fortresses, attack_bonus, defence_bonus)
    ends = _ends(title, muster)
    if json:
        print_json({name: [str(p), float(p)] for name, p in ends.items()})
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("", "%", say(lang, "odds-exactly")):
        table.add_column(heading, justify="right" if heading else "left")
    for name, p in ends.items():
        table.add_row(_end(name, lang), f"{float(p) * 100:.1f}", str(p))
    console.print(table)


def _end(name: str, lang: str) -> str:
    """An end of a battle in the reader's language."""
    if name.startswith("losses "):
        return say(lang, "odds-losses", numbers=name.removeprefix("losses "))
    return say(lang, f"odds-{name.replace(' ', '_')}")


ALONE = {ATTACKER: "attacker alone", DEFENDER: "defender alone", GOES_ON: "at war"}
"""The ends of a battle that may go on in a later turn."""
FOUGHT_OUT = {ATTACKER: "attacker wins", DEFENDER: "defender survives"}
"""The ends of one that is fought to the end."""


def _ends(title: str, muster: Muster) -> dict[str, Fraction]:
    tools = entry(title).tools()
    if not tools.has_odds:
        raise BadData(f"{title} rolls no dice in battle", about="no_dice")
    if tools.needs_defenders and not muster.defenders:
        said = "a place without defenders is taken without a battle"
        raise BadData(said, about="no_battle")
    forecast = tools.odds(muster)
    goes_on = GOES_ON in forecast.ends
    names = ALONE if goes_on else FOUGHT_OUT
    found = {names.get(end, "nobody is left"): p for end, p in forecast.ends.items()}
    if goes_on:
        found |= {f"losses {a} : {d}": p for (a, d), p in forecast.losses.items()}
    return found


def plan(
    title: Annotated[str, typer.Argument(help="A Mare Nostrum edition or civilization.")],
    hand: Annotated[str, typer.Argument(help="Cards as name:count, comma-separated.")],
    coins: Annotated[int, typer.Option(help="Coins, or tokens in the treasury.", min=0)] = 0,
    wish: Annotated[
        list[str] | None, typer.Option(help="Mare Nostrum: name:price:worth; repeat it.")
    ] = None,
    owned: Annotated[str, typer.Option(help="Civilization: cards owned, comma-separated.")] = "",
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """The best purchases for a hand, by exact search."""
    language(lang)
    tools = entry(title).tools()
    if not tools.has_plans:
        said = f"{title} has nothing to plan: everything there costs gold"
        raise BadData(said, about="nothing_to_plan")
    rules = load(title)
    box = rules.box(rules.players[-1], {})
    asked = _Plan(tools, box, Lexicon(title, box, lang))
    found = asked.rows(_counts(hand), coins, [w for w in owned.split(",") if w], wish or [])
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
            said = f"cards are written name:count, not {part[:40]!r}"
            raise BadData(said, about="cards_form", text=part[:40])
        found.append((name.strip(), int(n or 1)))
    return found


def _wish(text: str) -> Wish:
    parts = text.split(":")
    if len(parts) != 3 or not (parts[1].isdecimal() and parts[2].isdecimal()):
        said = f"a wish is written name:price:worth, not {text[:40]!r}"
        raise BadData(said, about="wish_form", text=text[:40])
    return Wish(parts[0], int(parts[1]), int(parts[2]))


class _Plan:
    """A plan in the words of the title, or of who asks where the title has no names for it."""

    def __init__(self, tools: Tools, box: Box, names: Lexicon) -> None:
        self.tools = tools
        self.box = box
        self.names = names

    def rows(
        self, hand: list[tuple[str, int]], coins: int, owned: list[str], wishes: list[str]
    ) -> list[dict[str, str]]:
        """What to buy, and with what."""
        kind, goods = self.tools.hand_kind, self.tools.goods_kind
        cards = [(_find(self.names, kind, w) if kind else i, n) for i, (w, n) in enumerate(hand)]
        have = [_find(self.names, goods, name) for name in owned] if goods else []
        wanted = [_wish(text) for text in wishes]
        found = self.tools.plan(self.box, Means(cards, coins, have), wanted)
        return [
            self._named(p) if goods else self._wished(p, [w for w, _ in hand], wanted)
            for p in found
        ]

    def _named(self, purchase: Purchase) -> dict[str, str]:
        words, tools = self.names.own, self.tools
        cards = words.counted([words.name(tools.hand_kind, k) for k in purchase.cards])
        bought = ", ".join(words.name(tools.goods_kind, k) for k in purchase.bought) or "-"
        paid = say(words.lang, "plan-paid", cost=purchase.cost, cards=cards, tokens=purchase.coins)
        return {"buy": bought, "pay": paid}

    def _wished(self, purchase: Purchase, hand: list[str], wishes: list[Wish]) -> dict[str, str]:
        coins = purchase.coins
        by_cards = ", ".join(hand[k] for k in purchase.cards)
        paid = say(self.names.own.lang, "plan-coins", n=coins) if coins else by_cards
        return {"buy": ", ".join(wishes[w].name for w in purchase.bought), "pay": paid}


def _find(names: Lexicon, kind: str, name: str) -> int:
    """The thing of that name in any language. Raises NoCard when there is none."""
    found = names.take(name.split(), kind)
    if found is None:
        count = len(names.box.names[kind])
        raise NoCard(name, [names.own.name(kind, id) for id in range(count)])
    return found
