"""Look at a board: art, names in a language and sample pieces, as an HTML page or a picture.

Run `python -m tools.boards.preview board [--theme dark] [--lang ru] [--png file] [--bare]`.
"""

import argparse
import json
import shutil
import subprocess
import tempfile
from html import escape
from pathlib import Path
from typing import Any

from .board import HERE, OUT, facts
from .places import broken

PLAYERS = ("#b23a2e", "#2f5f8f", "#caa02c", "#39332c", "#4f7d4a")
FONT = "'EB Garamond','Palatino Linotype','Liberation Serif',serif"


def _name(area: dict[str, Any], text: str, dark: bool) -> str:
    label = area.get("label")
    if not label:
        return ""
    sea = area["kind"] == "sea"
    land_ink, sea_ink = ("#efdcae", "#a8ccd8") if dark else ("#3b2814", "#23474f")
    halo = ("#2a2219" if not sea else "#101b26") if dark else ("#f6ecd2" if not sea else "#cfdcd6")
    look = (
        f"font-family:{FONT};font-size:{label['size']}px;text-anchor:middle;paint-order:stroke;"
        f"fill:{sea_ink if sea else land_ink};stroke:{halo};stroke-width:3px;stroke-opacity:.75;"
        f"font-weight:{400 if sea else 600};font-style:{'italic' if sea else 'normal'}"
    )
    if label.get("curve"):
        ref = f"curve-{area['id']}"
        return (
            f'<path id="{ref}" fill="none" d="{label["curve"]}"/><text style="{look}">'
            f'<textPath href="#{ref}" startOffset="50%">{escape(text)}</textPath></text>'
        )
    rows = broken(text, label.get("lines", 1))
    out = []
    for i, row in enumerate(rows):
        dy = (i - (len(rows) - 1) / 2) * label["size"] * 1.05 + label["size"] * 0.33
        out.append(f'<text y="{dy:.1f}" style="{look}">{escape(row)}</text>')
    turn = f"translate({label['x']},{label['y']})rotate({label['angle']})"
    return f'<g transform="{turn}">{"".join(out)}</g>'


def page(board: str, theme: str, lang: str, pieces: bool, outlines: bool) -> str:
    """A page with everything the client would draw."""
    play = json.loads((OUT / f"{board}.json").read_text(encoding="utf-8"))
    names = {a["id"]: a["names"][lang] for a in facts(board)["areas"]}
    art = (OUT / f"{board}.svg").read_text(encoding="utf-8")
    over = []
    for n, area in enumerate(play["areas"]):
        if outlines:
            over.append(f'<path d="{area["path"]}" fill="#f000" stroke="#e0f" stroke-width="2"/>')
        if pieces:
            for k, (x, y) in enumerate(area["slots"]):
                colour = PLAYERS[(n + k // 3) % 5]
                over.append(
                    f'<circle cx="{x}" cy="{y}" r="9" fill="{colour}" stroke="#fff4d8" '
                    f'stroke-width="1.5"/><text x="{x}" y="{y + 4}" text-anchor="middle" '
                    f'font-size="11" fill="#fff">{k + 1}</text>'
                )
    over += [_name(a, names[a["id"]], theme == "dark") for a in play["areas"]]
    box = " ".join(str(v) for v in play["viewBox"])
    layer = f'<svg viewBox="{box}" style="position:absolute;inset:0">{"".join(over)}</svg>'
    return (
        f'<!doctype html><meta charset="utf-8"><style>:root{{color-scheme:{theme}}}'
        "body{margin:0}svg{display:block;width:100%;height:auto}</style>"
        f'<div style="position:relative">{art}{layer}</div>'
    )


def picture(html: Path, png: Path, width: int, height: int) -> None:
    """Photograph a page with Chromium."""
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        raise SystemExit("no Chromium found; open the HTML page instead")
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run(
            [
                browser,
                *("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
                *("--no-first-run", "--disable-background-networking", "--disable-sync"),
                *("--disable-component-update", "--disable-quic"),
                f"--user-data-dir={profile}",
                f"--window-size={width},{height}",
                f"--screenshot={png}",
                html.as_uri(),
            ],
            check=True,
            capture_output=True,
            timeout=120,
        )


def main() -> None:
    ask = argparse.ArgumentParser(description="Look at a board.")
    ask.add_argument("board")
    ask.add_argument("--theme", choices=("light", "dark"), default="light")
    ask.add_argument("--lang", choices=("en", "ru", "pl"), default="en")
    ask.add_argument("--png", type=Path)
    ask.add_argument("--width", type=int, default=1800)
    ask.add_argument("--bare", action="store_true", help="without pieces")
    ask.add_argument("--outlines", action="store_true", help="show the areas for play")
    got = ask.parse_args()
    folder = HERE / "preview"
    folder.mkdir(exist_ok=True)
    html = folder / f"{got.board}-{got.theme}-{got.lang}.html"
    html.write_text(
        page(got.board, got.theme, got.lang, not got.bare, got.outlines), encoding="utf-8"
    )
    print(html)
    if got.png:
        _, _, w, h = json.loads((OUT / f"{got.board}.json").read_text())["viewBox"]
        picture(html, got.png.absolute(), got.width, round(got.width * h / w))
        print(got.png)


if __name__ == "__main__":
    main()
