"""Records to Parquet, and a question asked of the table: which first offering wins?"""

import sys
import tempfile
from pathlib import Path

import pyarrow.compute as pc
import pyarrow.parquet as pq

from pelagos.catalogue import entry
from pelagos.engine.record import Record
from pelagos.research.arena import Match, run
from pelagos.research.dataset import export


def main() -> None:
    games = run(Match(entry("cyclades"), ("greedy",), games=20, players=4), workers=0)
    records = [(str(g.number), Record.from_text(g.record)) for g in games]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.parquet"
        total = export(records, path)
        table = pq.read_table(path)
    offers = table.filter(pc.equal(table["question"], "lay_offering"))
    first = offers.group_by(["game", "seat"], use_threads=False).aggregate(
        [("answer", "first"), ("won", "first")]
    )
    god = pc.list_element(pc.split_pattern(first["answer_first"], " "), 0)
    counted = (
        first.append_column("god", god)
        .group_by("god")
        .aggregate([("won_first", "mean"), ("won_first", "count")])
        .sort_by("god")
    )
    sys.stdout.write(f"{total} decisions\n")
    for row in counted.to_pylist():
        share, seats = row["won_first_mean"], row["won_first_count"]
        sys.stdout.write(f"{row['god']:10} {share:.0%} of {seats} seats\n")


if __name__ == "__main__":
    main()
