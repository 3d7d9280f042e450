"""`pelagos card`: what a thing of the box is."""

from typing import Annotated

import typer

from pelagos import clauses
from pelagos.cli.common import AsJson, Lang, console, print_json
from pelagos.words import Words, language
from pelagos.words.cards import Described, box_of, described, find


def card(
    title: Annotated[str, typer.Argument(help="The game.")],
    name: Annotated[list[str], typer.Argument(help="A name in any language, or a part of it.")],
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """Look up a card or piece: what it does, what it costs, and the clauses behind it."""
    words = Words(title, language(lang), box_of(title))
    found = [described(each, words) for each in find(title, " ".join(name))]
    if json:
        print_json([_plain(each, lang) for each in found])
        return
    if len(found) > 1:
        for each in found:
            console.print(f"[bold]{each.name}[/]  [dim]{each.card.kind} {each.card.slug}[/]")
        return
    [only] = found
    price = ", ".join(f"{amount} {stock}" for stock, amount in only.price)
    console.print(f"[bold]{only.name}[/]" + (f"  ({price})" if price else ""))
    console.print(only.text)
    for id in only.card.clauses:
        console.print(f"  [bold]{id}[/] {clauses.clause(id).text[lang]}")


def _plain(found: Described, lang: str) -> dict[str, object]:
    card = found.card
    return {
        "kind": card.kind,
        "slug": card.slug,
        "name": found.name,
        "text": found.text,
        "price": dict(card.price),
        "clauses": {id: clauses.clause(id).text[lang] for id in card.clauses},
    }
