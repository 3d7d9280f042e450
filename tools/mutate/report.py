"""What a campaign found, for people: on the terminal and in docs/rules/proof.md."""

import re
import tomllib
from pathlib import Path

from .campaign import ENDLESS, SURVIVED, Verdict
from .mutants import KINDS

PAGE = Path("docs/rules/proof.md")
EXPLAINED = Path(__file__).with_name("equivalent.toml")
HEAD = """# Proof: what a broken rule could slip through

`scripts/mutate TITLE` breaks the code one small step at a time (a comparison, a sign, a constant, a
statement left out) and runs the tests that reach the broken function, those of the clauses it
cites first. A mutant that no test notices has survived. An equivalent mutant breaks nothing a
player or a program could see; each is listed with its reason in `tools/mutate/equivalent.toml`.
The score is killed / (mutants - equivalent). `--write` renews a title's section.

Clause by clause, `tools/mutate/proved` names a broken line that the clause's own tests notice; what
cannot be broken is explained in `tools/mutate/unbroken.toml`.
"""


def explanations() -> dict[tuple[str, str, str, str], str]:
    """Why some mutants change nothing, by what they are."""
    if not EXPLAINED.exists():
        return {}
    rows = tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get("mutant", [])
    return {(r["file"], r["function"], r["before"], r["after"]): r["why"] for r in rows}


def section(title: str, verdicts: list[Verdict], how: str) -> str:
    """A title's section of the page."""
    known = explanations()
    out = [f"## {title}", "", how, ""]
    out += [
        "| | mutants | killed | endless | by the clause's tests | equivalent | survived | score |",
        "|---" * 8 + "|",
    ]
    for kind in KINDS:
        rows = [v for v in verdicts if v.mutant.kind == kind]
        if rows:
            out.append(_row(kind, rows, known))
    alive = [v for v in verdicts if v.outcome == SURVIVED]
    for heading, explained in (("Survivors", False), ("Equivalent", True)):
        listed = [v for v in alive if (v.mutant.key in known) is explained]
        if listed:
            out += ["", f"### {heading}: {title}", ""]
            out += [_line(v, known) for v in listed]
    return "\n".join(out) + "\n"


def _row(kind: str, rows: list[Verdict], known: dict[tuple[str, str, str, str], str]) -> str:
    alive = [v for v in rows if v.outcome == SURVIVED]
    same = sum(v.mutant.key in known for v in alive)
    killed = len(rows) - len(alive)
    endless = sum(v.outcome == ENDLESS for v in rows)
    own = sum(v.by_clause for v in rows)
    left = len(rows) - same
    score = f"{100 * killed / left:.0f} %" if left else "-"
    cells = (kind, len(rows), killed, endless, own, same, len(alive) - same, score)
    return "| " + " | ".join(map(str, cells)) + " |"


def _line(v: Verdict, known: dict[tuple[str, str, str, str], str]) -> str:
    m = v.mutant
    ids = " ".join(sorted(m.clauses)[:4])
    why = known.get(m.key, "")
    where = f"`{m.file}:{m.line}` {m.kind}, {m.operator} in `{m.function}`"
    head = f"- {where}" + (f" ({ids})" if ids else "") + (f": {why}" if why else "")
    before, after = _around(m.before, m.after)
    return f"{head}\n  ```diff\n  - {before}\n  + {after}\n  ```"


def _around(before: str, after: str, width: int = 90) -> tuple[str, str]:
    """Both texts, cut to the part in which they differ."""
    pairs = zip(before, after, strict=False)
    same = next((at for at, (x, y) in enumerate(pairs) if x != y), min(len(before), len(after)))
    start = max(0, same - width)
    cut = [text[start : same + width] for text in (before, after)]
    head = "... " if start else ""
    tails = [" ..." if len(text) > same + width else "" for text in (before, after)]
    return f"{head}{cut[0]}{tails[0]}", f"{head}{cut[1]}{tails[1]}"


def score(verdicts: list[Verdict]) -> float:
    """Killed among those that are not known to be equivalent, in percent."""
    known = explanations()
    left = [v for v in verdicts if v.outcome != SURVIVED or v.mutant.key not in known]
    if not left:
        return 100.0
    return 100 * sum(v.outcome != SURVIVED for v in left) / len(left)


def write(title: str, text: str) -> None:
    """Puts a title's section into the page, in place of the one before."""
    page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    parts = re.split(r"(?m)^(?=## )", page)
    sections = {p.split("\n", 1)[0][3:]: p for p in parts if p.startswith("## ")}
    sections[title] = text
    body = "\n".join(sections[name].rstrip() + "\n" for name in sorted(sections))
    PAGE.write_text(f"{HEAD}\n{body}", encoding="utf-8")
