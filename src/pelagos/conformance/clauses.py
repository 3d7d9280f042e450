"""Which clauses are enforced where, and by which tests: the checker and the clause report.

The report names functions and no lines, so that it changes only when a clause moves.

`python -m pelagos.conformance.clauses --check` fails when a rule of a title past the draft stage
has no code or no test of its own; a draft's gaps are listed. `--write` renders
docs/rules/<title>.md. What counts as a test is in `pelagos.conformance.proofs`.
"""

import argparse
import re
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path

from pelagos import clauses
from pelagos.catalogue import DRAFT, SHELF, Entry
from pelagos.conformance.citing import NAMED_ONLY, owner, rank
from pelagos.conformance.proofs import MOST_CLAUSES, idle, proofs, proving

CITED = re.compile(rf"\b(?:{'|'.join(e.prefix for e in SHELF)}):\w+(?:\.\w+)*")


def cited(text: str) -> list[str]:
    """The clause ids in a text, in its order."""
    found: list[str] = CITED.findall(text)
    return found


@cache
def citations(root: Path) -> dict[str, list[str]]:
    """For each clause id, the places ("file:line") below `root` that cite it."""
    found: dict[str, list[str]] = {}
    for path in sorted(root.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for id in cited(line):
                place = f"{path.relative_to(root).as_posix()}:{number}"
                found.setdefault(id, []).append(place)
    return found


def games_folder() -> Path:
    """Where the titles' code lies."""
    return Path(str(files("pelagos.games")))


@cache
def enforced() -> dict[str, list[str]]:
    """For each clause id, the places in the titles' code that cite it, the enforcing ones first.

    What bots know (`wits`) enforces nothing.
    """
    root = games_folder()
    found = {}
    for id, places in citations(root).items():
        acting = [p for p in places if "/wits/" not in p]
        if acting:
            found[id] = sorted(acting, key=lambda p: rank(root, p))
    return found


def where_enforced(id: str) -> list[str]:
    """The places that enforce a clause, as "file:line function"; else those that name it."""
    root = games_folder()
    places = enforced().get(id, [])
    acting = [p for p in places if rank(root, p)[0] < NAMED_ONLY] or places
    return [f"{p} {owner(root, p)}".rstrip() for p in acting]


def is_proved(id: str, tests: Path) -> bool:
    """Whether a test that names few clauses carries this one."""
    return bool(proving(id, tests))


def gaps(entry: Entry, tests: Path) -> list[str]:
    """What is missing for a title, one sentence a clause."""
    code, tested, proved = enforced(), citations(tests), proofs(tests)
    missing = []
    for clause in clauses.table(entry.title).clauses:
        if clause.kind == clauses.DEFINITION:
            continue
        if clause.kind == clauses.RULE and clause.id not in code:
            missing.append(f"{clause.id}: no code cites it")
        if clause.id not in proved:
            missing.append(f"{clause.id}: no test names it")
        elif not is_proved(clause.id, tests):
            missing.append(f"{clause.id}: only tests of more than {MOST_CLAUSES} clauses name it")
    known = {c.id for c in clauses.table(entry.title).clauses}
    coded = citations(games_folder())
    for id in sorted(set(coded) | set(tested)):
        if id.partition(":")[0] == entry.prefix and id not in known:
            where = ", ".join([*coded.get(id, []), *tested.get(id, [])])
            missing.append(f"{id}: cited, but no such clause: {where}")
    return missing + [
        f"{test}: has no assertion that can fail"
        for test, ids in idle(tests).items()
        if any(id.partition(":")[0] == entry.prefix for id in ids)
    ]


def report(entry: Entry, tests: Path) -> str:
    """The clause report of a title as Markdown."""
    tested = citations(tests)
    table = clauses.table(entry.title)
    out = [f"# {entry.title}: the clauses", ""]
    for chapter in table.chapters:
        out += [f"## {chapter.heading['en']}", ""]
        out += ["| clause | our sentence | code | tests | ruling |", "|---|---|---|---|---|"]
        for c in table.clauses:
            if c.chapter != chapter.id:
                continue
            where = _functions(where_enforced(c.id)) or f"*{c.kind}* {c.reason}".strip()
            proof = _places(tested.get(c.id, []))
            ruling = c.ruling.get("en", "")
            out.append(f"| {c.id} | {_cell(c.text['en'])} | {where} | {proof} | {_cell(ruling)} |")
        out.append("")
    return "\n".join(out)


def lens_page(titles: list[str]) -> str:
    """The edition lens as Markdown: topic by topic, what each edition says."""
    out = ["# The editions of Mare Nostrum, clause against clause", ""]
    out += [
        "What each rulebook says on a topic, side by side; generated from the clause tables.",
        "",
    ]
    for topic, row in clauses.lens(titles).items():
        out += [f"## {topic.replace('_', ' ')}", ""]
        out += ["| " + " | ".join(titles) + " |", "|---" * len(titles) + "|"]
        cells = ["<br>".join(f"**{c.id}** {_cell(c.text['en'])}" for c in row[t]) for t in titles]
        out += ["| " + " | ".join(cells) + " |", ""]
    return "\n".join(out)


def _functions(places: list[str]) -> str:
    """The first three functions; a whole file where no function is meant."""
    found = []
    for place in places:
        at, _, function = place.partition(" ")
        file = f"`{at.rpartition(':')[0]}`"
        found.append(f"{file} {function}".rstrip())
    return ", ".join(list(dict.fromkeys(found))[:3])


def _places(places: list[str]) -> str:
    names = dict.fromkeys(p.rpartition(":")[0] for p in places)
    return ", ".join(f"`{n}`" for n in list(names)[:3])


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def main() -> int:
    """Runs the checker from the top of the project."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when something is missing")
    parser.add_argument("--write", action="store_true", help="write docs/rules")
    parser.add_argument("--tests", type=Path, default=Path("tests"))
    parser.add_argument("--docs", type=Path, default=Path("docs/rules"))
    parser.add_argument("titles", nargs="*", help="only these titles")
    given = parser.parse_args()
    failed = False
    for entry in SHELF:
        if given.titles and entry.title not in given.titles:
            continue
        missing = gaps(entry, given.tests)
        total = len(clauses.table(entry.title).clauses)
        sys.stdout.write(f"{entry.title}: {total} clauses, {len(missing)} gaps\n")
        for line in missing:
            sys.stdout.write(f"  {line}\n")
        failed = failed or (bool(missing) and entry.stage != DRAFT)
        if given.write:
            given.docs.mkdir(parents=True, exist_ok=True)
            (given.docs / f"{entry.title}.md").write_text(report(entry, given.tests), "utf-8")
    if given.write:
        editions = [e.title for e in SHELF if ".mare_nostrum." in e.package]
        (given.docs / "editions.md").write_text(lens_page(editions), "utf-8")
    return 1 if failed and given.check else 0


if __name__ == "__main__":
    sys.exit(main())
