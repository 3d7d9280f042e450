"""`pelagos rules`: which paragraph says so."""

from typing import Annotated

import typer
from rich.table import Table

from pelagos import catalogue, clauses
from pelagos.cli.common import AsJson, Lang, console, print_json
from pelagos.conformance.clauses import where_enforced
from pelagos.engine.errors import BadData
from pelagos.words import bundle_of, formatted, language


def rules(
    words: Annotated[list[str], typer.Argument(help="TITLE [CLAUSE or WORD], or titles [TOPIC].")],
    compare: Annotated[
        bool, typer.Option("--compare", help="Compare editions: TITLE TITLE… [TOPIC].")
    ] = False,
    code: Annotated[
        bool, typer.Option("--code", help="Also show where the code enforces the clause.")
    ] = False,
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """Look up a clause, a whole rulebook, or what differs between editions."""
    language(lang)
    if compare:
        _compare(words, lang, json)
        return
    if len(words) > 2:
        raise BadData("give a title and at most one clause", about="rules_form")
    table = clauses.table(words[0])
    found = table.clauses if len(words) == 1 else _found(table, words[1], lang)
    if json:
        print_json([_plain(c, lang) for c in found])
        return
    heading = ""
    for clause in found:
        if clause.chapter != heading:
            heading = clause.chapter
            chapter = next(c for c in table.chapters if c.id == heading)
            console.print(f"\n[bold underline]{chapter.heading[lang]}[/]")
        console.print(f"[bold]{clause.id}[/]  {clause.text[lang]}")
        if clause.ruling:
            console.print(f"      [italic]{clause.ruling[lang]}[/]")
        if code:
            places = where_enforced(clause.id)
            shown = ", ".join(places) if places else clause.reason or "nowhere yet"
            console.print(f"      [dim]{clause.kind}: {shown}[/]")


def _found(table: clauses.ClauseTable, asked: str, lang: str) -> tuple[clauses.Clause, ...]:
    """The clause of that number, else those in which the word stands."""
    word = asked.casefold()
    if any(asked == clause.id for clause in table.clauses):
        return (table.find(asked),)
    told = tuple(c for c in table.clauses if word in c.text[lang].casefold())
    return told or (table.find(asked),)


def _plain(clause: clauses.Clause, lang: str) -> dict[str, object]:
    return {
        "id": clause.id,
        "kind": clause.kind,
        "topic": clause.topic,
        "text": clause.text[lang],
        "ruling": clause.ruling.get(lang, ""),
        "enforced": where_enforced(clause.id),
    }


def _compare(words: list[str], lang: str, json: bool) -> None:
    known = catalogue.titles()
    titles = [w for w in words if w in known]
    topics = [w for w in words if w not in known]
    if len(titles) < 2 or len(topics) > 1:
        raise BadData(
            "compare needs at least two titles and at most one topic", about="compare_form"
        )
    lens = clauses.lens(titles, topics[0] if topics else "")
    if json:
        print_json(
            {t: {e: [_plain(c, lang) for c in row[e]] for e in titles} for t, row in lens.items()}
        )
        return
    for topic, row in lens.items():
        table = Table(title=_heading(topic, lang), show_lines=True, expand=True)
        for title in titles:
            table.add_column(_name(title, lang), ratio=1)
        cells = ["\n".join(f"[bold]{c.id}[/] {c.text[lang]}" for c in row[t]) for t in titles]
        table.add_row(*cells)
        console.print(table)


def _heading(topic: str, lang: str) -> str:
    return formatted(bundle_of("pelagos.server.present", lang), lang, f"topic-{topic}", {})


def _name(title: str, lang: str) -> str:
    return formatted(bundle_of(catalogue.entry(title).package, lang), lang, "title", {})
