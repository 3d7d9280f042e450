"""Compare the borders as drawn with the adjacency the rules declare.

Run `python -m tools.boards.audit board`.
"""

import sys

import shapely
from shapely.geometry.base import BaseGeometry

from .areas import realm, survey
from .board import Facts, facts
from .cells import shared_borders
from .provinces import country

BORDER = 14.0  # board units: a border a player can see


def drawn(data: Facts) -> dict[str, BaseGeometry]:
    """The shapes of a board of real geography."""
    return realm(data).shapes if data["style"] == "areas" else country(data).shapes


def report(data: Facts) -> list[str]:
    """Every disagreement, as a sentence."""
    shapes = drawn(data)
    lengths = shared_borders(shapes)
    declared = {tuple(sorted((a["id"], b))) for a in data["areas"] for b in a["adjacent"]}
    agreed = {tuple(sorted(s["pair"])) for s in data.get("exceptions", [])}
    out = []
    for pair in sorted(declared - agreed):
        length = lengths.get(pair, 0.0)
        if length < BORDER:
            out.append(f"too short {length:5.1f}: {pair[0]} - {pair[1]}")
    for pair, length in sorted(lengths.items()):
        if pair not in declared:
            out.append(f"undeclared {length:5.1f}: {pair[0]} - {pair[1]}")
    for name, shape in shapes.items():
        parts = [round(p.area) for p in shapely.get_parts(shape)]
        if len(parts) > 1:
            out.append(f"pieces of {name}: {sorted(parts, reverse=True)}")
    return out


def by_type(data: Facts) -> list[str]:
    """Declared land borders must run over land and water borders over water."""
    lengths, out = survey(data).borders(), []
    beyond = {r["id"] for r in data["beyond"]}
    lakes = {frozenset(lake["areas"]) for lake in data["lakes"]}
    for kind, found in lengths.items():
        declared = {tuple(sorted((a["id"], b))) for a in data["areas"] for b in a[kind]}
        for pair in sorted(declared):
            across_a_lake = kind == "water" and frozenset(pair) in lakes
            if found.get(pair, 0.0) < BORDER and not across_a_lake:
                out.append(f"no {kind} border: {pair[0]} - {pair[1]}")
        for pair, length in sorted(found.items()):
            if pair not in declared and length >= BORDER and not beyond & set(pair):
                out.append(f"a {kind} border of {length:.0f} too many: {pair[0]} - {pair[1]}")
    return out


def main(name: str) -> None:
    data = facts(name)
    found = report(data) + (by_type(data) if data["style"] == "areas" else [])
    print("\n".join(found) or "all borders agree")


if __name__ == "__main__":
    main(sys.argv[1])
