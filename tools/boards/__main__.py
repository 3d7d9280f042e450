"""Draw the boards named on the command line, or all of them."""

import sys
import time
from collections.abc import Callable

from . import atlas, chart, hexes
from .board import HERE, Board, Facts, facts

STYLES: dict[str, Callable[[Facts], Board]] = {
    "hexes": hexes.build,
    "provinces": atlas.build,
    "areas": chart.build,
}


def main(wanted: list[str]) -> None:
    known = sorted(p.stem for p in (HERE / "data").glob("*.json") if "areas" in facts(p.stem))
    for name in wanted or known:
        if name not in known:
            raise SystemExit(f"no such board: {name} (there are {', '.join(known)})")
        start = time.perf_counter()
        board = STYLES[facts(name)["style"]](facts(name))
        art, play = board.write()
        took = time.perf_counter() - start
        print(f"{name}: {len(board.areas)} areas, art {art:,} B, play {play:,} B, {took:.1f} s")


main(sys.argv[1:])
