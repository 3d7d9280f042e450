"""What a person may look up: a place, a card, open offers."""

from rich.text import Text

from pelagos import clauses
from pelagos.cli.speech import can_say, say
from pelagos.cli.terminal.called import called, marks, pieces, price, seat_mark, seat_style, value
from pelagos.cli.terminal.choices import Choices
from pelagos.cli.terminal.game import Game
from pelagos.cli.terminal.geometry import Outline, drawing
from pelagos.engine.contract import Card, Package, View
from pelagos.lessons.coaching import Coaching, coaching

MOST_OFFERS = 12


def _outline(game: Game, slug: str) -> Outline | None:
    drawn = drawing(game.drawn)
    if drawn is None:
        return None
    return next((area for area in drawn.areas if area.slug == slug), None)


def place(game: Game, view: View, choices: Choices | None, thing: tuple[str, int]) -> list[Text]:
    """A place: whose it is, what is printed there, what stands there, what is next to it."""
    words, (kind, id) = game.words, thing
    lang, slug = words.lang, words.box.slug(kind, id)
    outline, area = _outline(game, slug), view["areas"].get(slug)
    head = Text(words.name(kind, id), "bold")
    if slug in game.codes:
        head.append(f" ({game.codes[slug]})", "not bold")
    if outline is not None:
        head.append(f" · {say(lang, f'term-ground-{outline.kind}')}", "not bold")
    if area is not None and area["owner"] >= 0:
        head.append(f" · {words.seat(area['owner'])}", f"not bold {seat_style(area['owner'])}")
    lines = [head]
    if outline is not None and outline.printed:
        lines.append(_line(lang, "term-printed", _printed(game, outline)))
    if area is not None:
        there = [f"{text}{seat_mark(owner)}" for text, owner in pieces(words, area["pieces"])]
        lines.append(_line(lang, "term-pieces", there or [words.text("none")]))
        if area["marks"]:
            lines.append(_line(lang, "term-marks", marks(words, area["marks"])))
    near = game.sitting.rules.neighbours(words.box, kind, id)
    if near:
        names = [_neighbour(game, each, view) for each in near]
        lines.append(_line(lang, "term-neighbours", names))
    return lines + _offers_at(choices, thing, slug, lang)


def _neighbour(game: Game, thing: tuple[str, int], view: View) -> str:
    slug = game.words.box.slug(*thing)
    area = view["areas"].get(slug)
    return game.words.name(*thing) + (seat_mark(area["owner"]) if area is not None else "")


def _line(lang: str, id: str, items: list[str]) -> Text:
    return Text(f"  {say(lang, id)}: ", "dim").append(", ".join(items), "not dim")


def _printed(game: Game, outline: Outline) -> list[str]:
    """What the board shows there, equal things together."""
    words, found = game.words, dict[str, int]()
    for mark in outline.printed:
        id = f"term-print-{mark.kind}"
        if not can_say(words.lang, id):
            continue
        what = mark.value.removeprefix(f"{mark.kind}_")
        if what.isdecimal() or not what:
            text = say(words.lang, id, what=what)
        elif can_say(words.lang, f"term-colour-{what}"):
            text = say(words.lang, id, what=say(words.lang, f"term-colour-{what}"))
        else:
            text = say(words.lang, id, what=called(words, what))
        found[text] = found.get(text, 0) + 1
    return [text if n == 1 else f"{text} ×{n}" for text, n in found.items()]


def _offers_at(choices: Choices | None, thing: tuple[str, int], slug: str, lang: str) -> list[Text]:
    rows = choices.touching(thing, slug) if choices is not None else []
    if not rows:
        return []
    lines = [Text(f"  {say(lang, 'term-can-do')}:", "dim")]
    for row in rows[:MOST_OFFERS]:
        lines.append(Text(f"    {row.label}").append(f"  {row.price}", "dim"))
    if len(rows) > MOST_OFFERS:
        lines.append(Text(f"    {say(lang, 'term-and-more', n=len(rows) - MOST_OFFERS)}", "dim"))
    return lines


def card(game: Game, thing: tuple[str, int]) -> list[Text]:
    """What a thing is: its price, what it does, its clauses."""
    words, (kind, id) = game.words, thing
    lang, slug = words.lang, words.box.slug(kind, id)
    known = [c for c in game.sitting.rules.cards(words.box) if (c.kind, c.slug) == (kind, slug)]
    head = Text(words.name(kind, id), "bold")
    lines = [head]
    if known and known[0].price:
        head.append(f" · {price(words, known[0].price)}", "not bold")
    message = f"card-{kind}-{slug}"
    if words.has(message):
        lines.append(Text(f"  {words.text(message)}"))
    for found in _clauses(game, known, slug):
        clause = clauses.clause(found)
        lines.append(Text(f"  [{found}] ", "dim").append(clause.text[lang], "not dim"))
    if len(lines) == 1:
        lines.append(Text(f"  {say(lang, 'term-no-card')}", "dim"))
    return lines


def _clauses(game: Game, known: list[Card], slug: str) -> list[str]:
    """The clauses of a card; where the box has none, those that name the thing."""
    if known:
        return (
            [] if game.words.has(f"card-{known[0].kind}-{known[0].slug}") else [*known[0].clauses]
        )
    words = game.words
    name = called(words, slug).casefold()
    table = clauses.table(game.sitting.rules.title).clauses
    return [c.id for c in table if name in c.text[words.lang].casefold()][:3]


def coach(game: Game, seat: int) -> list[Text]:
    """What matters now, who is ahead or about to win, what the answers cost."""
    words, lang, said = game.words, game.words.lang, coaching(game.sitting, seat)
    lines: list[Text] = []
    if said.matters is not None:
        told = say(lang, "term-coach-matters", what=said.matters.in_language(lang))
        lines.append(Text(told, "bold"))
    if said.goal is not None:
        lines.append(Text(said.goal.in_language(lang)))
    if said.others:
        told = ", ".join(f"{words.seat(who)} — {n}" for who, n in said.others)
        lines.append(Text(f"{called(words, said.column)}: {told}"))
    if said.ahead:
        names = words.listed([words.seat(who) for who in said.ahead])
        lead = ", ".join(f"{called(words, column)}: {n}" for column, n in said.lead)
        lines.append(Text(say(lang, "term-coach-ahead", names=names, what=lead)))
    else:
        lines.append(Text(say(lang, "term-coach-level")))
    for who, text in said.threats:
        lines.append(Text(text.in_language(lang).replace("{name}", words.seat(who)), "yellow"))
    return lines + _costs(game, seat, said)


def _costs(game: Game, seat: int, said: Coaching) -> list[Text]:
    """How many answers are free where others are not; of those the cheapest and the dearest."""
    if said.cheapest is None:
        return []
    words, lang, board = game.words, game.words.lang, game.sitting.board
    space = game.sitting.question(seat).space
    step = game.sitting.rules.step(board)
    assert step is not None  # there is a question
    lines = [Text(say(lang, "term-coach-free", count=said.free))] if said.free else []
    if said.dearest is None:
        cost = price(words, step.price(board, seat, said.cheapest))
        return [*lines, Text(say(lang, "term-coach-same", free=said.free, price=cost))]
    for id, answer in (("cheapest", said.cheapest), ("dearest", said.dearest)):
        what = words.choice(space, answer) or space.write(answer, words.box)
        cost = price(words, step.price(board, seat, answer))
        what = what.removesuffix(f": {cost}")  # an answer may be its own price
        lines.append(Text(say(lang, f"term-coach-{id}", what=what, price=cost)))
    return lines


def offers(game: Game, view: View) -> list[Text]:
    """What lies on the table to be taken or answered."""
    words, lang = game.words, game.words.lang
    lines: list[Text] = []
    lines += [_package(game, each) for each in view.get("packages", [])]
    for row, seat in zip(view["seats"], range(len(view["seats"])), strict=True):
        shown = row.get("offer")
        if shown:
            lines.append(Text(f"  {words.seat(seat)}: {value(words, 'resource', shown)}"))
    for track in view["tracks"]:
        if track["name"] == "offers":
            for space in track["spaces"]:
                items = [_track_item(game, kind, what) for kind, what, _ in space["items"]]
                owners = {o for _, _, o in space["items"] if o >= 0}
                who = words.seat(owners.pop()) if len(owners) == 1 else str(space["label"])
                if items:
                    lines.append(Text(f"  {who}: {', '.join(items)}"))
    return lines or [Text(f"  {say(lang, 'term-no-offers')}", "dim")]


def _track_item(game: Game, kind: str, what: str | int) -> str:
    if isinstance(what, int):
        return f"{called(game.words, kind)} {what}"
    return called(game.words, what, kind)


def _package(game: Game, offer: Package) -> Text:
    words, lang = game.words, game.words.lang
    seat, to = offer["seat"], offer["to"]
    line = Text(f"  {called(words, offer['offer'], 'offer')} · ", seat_style(seat))
    whom = say(lang, "term-everybody") if to < 0 else words.seat(to)
    line.append(f"{words.seat(seat)} → {whom}: ")
    named = called(words, offer["named"], "trade_card")
    line.append(say(lang, "term-package", n=offer["count"], total=offer["total"], named=named))
    wish = offer["wish"]
    if wish or offer["wish_count"]:
        wished = called(words, wish, "trade_card") if wish else say(lang, "term-any-cards")
        line.append(f"; {say(lang, 'term-wish', n=offer['wish_count'], what=wished)}")
    if offer["answers"]:
        answered = called(words, offer["answers"], "offer")
        line.append(f"; {say(lang, 'term-answers', offer=answered)}")
    if offer["remark"]:
        line.append(f" {say(lang, 'term-remark', remark=offer['remark'])}")
    return line
