"""`pelagos new-title`: a small title that keeps every law, to be changed into your own."""

import json
import os
import re
import subprocess
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from pelagos.catalogue import SHELF
from pelagos.cli.common import console
from pelagos.engine.errors import BadData

PLACES = ("bay", "cape", "grove", "hill", "marsh", "plain")
COLUMNS = 3
FIELD = 300
"""The side of an area of the plain board."""


def new_title(
    name: Annotated[str, typer.Argument(help="Its id: small letters and underscores.")],
    prefix: Annotated[
        str, typer.Option(help="What its clauses begin with; by default the first letters.")
    ] = "",
    into: Annotated[Path, typer.Option(help="The top of the source tree.")] = Path(),
) -> None:
    """Write a new title into the source tree: it passes all laws and can be played at once."""
    made = Scaffold(into, name, prefix or name.replace("_", "")[:3])
    made.write()
    made.play_records()
    for step in (
        f"src/pelagos/games/{name}: begin with phases.py, then one chapter",
        f"pelagos check {name} --games 20",
        f"pelagos play {name}",
        f"scripts/test tests/{name}",
        "docs/guide/add-a-title.md",
    ):
        console.print(step, markup=False)


class Scaffold:
    """The files of a new title in a source tree. Refuses before it writes anything."""

    def __init__(self, top: Path, name: str, prefix: str) -> None:
        if not re.fullmatch("[a-z][a-z0-9_]{1,39}", name):
            said = (
                "a title is written in 2 to 40 small letters, digits and underscores and begins"
                f" with a letter, not {name[:40]!r}"
            )
            raise BadData(said, about="title_form", name=name[:40])
        if not re.fullmatch("[a-z]{2,4}", prefix):
            said = f"a prefix is two to four small letters, not {prefix[:40]!r}"
            raise BadData(said, about="prefix_form", prefix=prefix[:40])
        if not (top / "src" / "pelagos" / "catalogue.py").is_file():
            said = f"{top.resolve()} is not the top of a source tree of Pelagos; see --into"
            raise BadData(said, about="no_source_tree", path=str(top.resolve()))
        if (top / "src" / "pelagos" / "games" / name).exists():
            said = f"there is a folder of that name already: src/pelagos/games/{name}"
            raise BadData(said, about="title_taken", name=name)
        for entry in SHELF:
            if entry.title == name:
                said = f"there is a title {name} already"
                raise BadData(said, about="title_taken", name=name)
            if entry.prefix == prefix:
                said = (
                    f"the clauses of {entry.title} begin with {prefix}, too; choose other letters"
                    " with --prefix"
                )
                raise BadData(said, about="prefix_taken", title=entry.title, prefix=prefix)
        self.top = top
        self.name = name
        self.words = {
            "@title@": name,
            "@prefix@": prefix,
            "@Class@": "".join(part.capitalize() for part in name.split("_")),
            "@Name@": name.replace("_", " ").capitalize(),
        }

    def write(self) -> None:
        """Package, tests, board, and a line of the catalogue."""
        templates = files("pelagos.cli").joinpath("scaffold")
        package = self.top / "src" / "pelagos"
        self._copy(templates.joinpath("title"), package / "games" / self.name)
        self._copy(templates.joinpath("tests"), self.top / "tests" / self.name)
        self._draw(self.top / "web" / "public" / "boards")
        if (package / "static" / "boards").is_dir():  # the client is built: nothing need be again
            self._draw(package / "static" / "boards")
        self._enter(package / "catalogue.py")

    def play_records(self) -> None:
        """A finished game for every ending and verb, by a process that knows the title."""
        subprocess.run(
            [sys.executable, str(Path("scripts", "records.py")), self.name],
            cwd=self.top,
            env={**os.environ, "PYTHONPATH": str(self.top.resolve() / "src")},
            check=True,
        )

    def _copy(self, source: Traversable, target: Path) -> None:
        target.mkdir(parents=True, exist_ok=True)
        for item in source.iterdir():
            if item.is_dir():
                self._copy(item, target / item.name)
            elif item.name.endswith(".in"):
                text = item.read_text(encoding="utf-8")
                for mark, word in self.words.items():
                    text = text.replace(mark, word)
                (target / item.name.removesuffix(".in")).write_text(text, encoding="utf-8")

    def _enter(self, catalogue: Path) -> None:
        text = catalogue.read_text(encoding="utf-8")
        package, prefix = f"pelagos.games.{self.name}", self.words["@prefix@"]
        line = f'    Entry("{self.name}", "{package}", "{prefix}", DRAFT),\n'
        head, shelf, rest = text.partition("SHELF = (\n")
        rows, end, tail = rest.partition("\n)\n")
        catalogue.write_text(f"{head}{shelf}{rows}\n{line}{end.lstrip()}{tail}", encoding="utf-8")

    def _draw(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        rows = -(-len(PLACES) // COLUMNS)
        size = (COLUMNS * FIELD, rows * FIELD)
        areas = [_area(slug, *divmod(n, COLUMNS)) for n, slug in enumerate(PLACES)]
        board = {"board": self.name, "viewBox": [0, 0, *size], "areas": areas}
        (folder / f"{self.name}.json").write_text(json.dumps(board, indent=1), encoding="utf-8")
        paths = "\n".join(f'<path d="{area["path"]}"/>' for area in areas)
        (folder / f"{self.name}.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" '
            f'width="{size[0]}" height="{size[1]}" aria-hidden="true" focusable="false">\n'
            '<g fill="var(--map-land,light-dark(#e0cb96,#6a5a36))" '
            'stroke="var(--map-ink,light-dark(#3b2c1c,#1d1710))" stroke-width="6">\n'
            f"{paths}\n</g>\n</svg>\n",
            encoding="utf-8",
        )


def _area(slug: str, row: int, column: int) -> dict[str, object]:
    """A square with its name on top and room for pieces below."""
    left, top = column * FIELD, row * FIELD
    x, y = left + FIELD / 2, top + FIELD / 5
    room = [FIELD * 0.8, FIELD / 6]
    return {
        "id": slug,
        "kind": "land",
        "path": f"M{left},{top}l{FIELD},0 0,{FIELD} -{FIELD},0z",
        "anchor": [x, y],
        "label": {"x": x, "y": y, "angle": 0, "size": 30, "room": room},
        "slots": [[left + FIELD * n / 4, top + FIELD * 0.6] for n in (2, 1, 3)],
        "marks": [],
    }
