"""An HTML page about a match: one file, plots drawn into it as SVG, nothing loaded from outside."""

import io
from collections.abc import Sequence
from html import escape

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from pelagos.research.arena import Match, Standing, role_wins, standings, wilson
from pelagos.research.game import Played
from pelagos.research.ratings import Rating, ratings

STYLE = """
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fbfaf6; --line: #d8d3c4; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4d8; --paper: #171c22; --line: #3a4250; } }
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 2rem 0; background: #fff; border-radius: .5rem; padding: .5rem; }
figure svg { width: 100%; height: auto; }
figcaption { color: #444; font-size: .9rem; padding: 0 .5rem; }
"""

BLUE, RED, GREY = "#1f5f8b", "#b5482a", "#8a8a8a"


def report(match: Match, games: list[Played]) -> str:
    """The whole page."""
    table = standings(games)
    several = len({b for g in games for b in g.lineup}) > 1
    ladder = ratings(games) if several else []
    plots = [
        _ladder(ladder) if ladder else "",
        _by_role(games),
        _by_seat(games, match.players),
        _lengths(games),
        _times(games),
        _endings(games),
    ]
    title = f"{match.entry.title}: {', '.join(match.bots)}"
    seeds = f"{match.seed} to {match.seed + games[-1].group}"
    faults = [f"<li>game {g.number}: {escape(str(f))}</li>" for g in games for f in g.faults]
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{len(games)} games of {match.players} players, seeds {seeds}, seats rotated.</p>",
        _standings(table, ladder),
        *[p for p in plots if p],
        f"<h2>Faults</h2><ul>{''.join(faults)}</ul>" if faults else "",
    ]
    return (
        "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'>"
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        + "\n".join(body)
        + "</body></html>\n"
    )


def _standings(table: list[Standing], ladder: list[Rating]) -> str:
    elo = {r.bot: r for r in ladder}
    rows = []
    for s in table:
        r = elo.get(s.bot)
        rating = f"{r.elo:+.0f} ({r.low:+.0f} to {r.high:+.0f})" if r else ""
        cells = [
            escape(s.bot),
            str(s.games),
            f"{s.rate:.1%}",
            f"{s.low:.1%} to {s.high:.1%}",
            f"{s.fair:.1%}",
            rating,
            f"{s.ms:.1f}",
            str(s.faults),
        ]
        rows.append("<tr>" + "".join(f"<td>{c}</td>" for c in cells) + "</tr>")
    names = ("bot", "games", "won", "95 %", "fair share", "Elo", "ms a move", "faults")
    head = "".join(f"<th>{n}</th>" for n in names)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _figure(rows: int) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(8, 1.2 + 0.38 * rows), layout="constrained")
    axes = figure.add_subplot()
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def _drawn(figure: Figure, caption: str) -> str:
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    svg = text[text.index("<svg") :]
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"


def _ladder(ladder: list[Rating]) -> str:
    figure, axes = _figure(len(ladder))
    names = [r.bot for r in reversed(ladder)]
    middle = [r.elo for r in reversed(ladder)]
    below = [r.elo - r.low for r in reversed(ladder)]
    above = [r.high - r.elo for r in reversed(ladder)]
    axes.errorbar(middle, names, xerr=[below, above], fmt="o", color=BLUE, capsize=4)
    axes.axvline(0, color=GREY, linewidth=0.8)
    axes.set_xlabel("Elo (Bradley-Terry, mean 0)")
    return _drawn(figure, "Rating ladder")


def _rates(labels: Sequence[str], counts: list[tuple[float, int]], fair: float) -> Figure:
    figure, axes = _figure(len(labels))
    rates = [w / n if n else 0.0 for w, n in counts]
    spans = [wilson(w, n) for w, n in counts]
    errors = [
        [r - low for r, (low, _) in zip(rates, spans, strict=True)],
        [high - r for r, (_, high) in zip(rates, spans, strict=True)],
    ]
    axes.barh(list(labels), rates, xerr=errors, color=BLUE, ecolor=GREY, capsize=3)
    axes.axvline(fair, color=RED, linestyle="--", linewidth=1)
    axes.invert_yaxis()
    axes.set_xlabel("share of wins (dashed: a fair share)")
    return figure


def _by_role(games: list[Played]) -> str:
    roles = sorted({r for g in games for r in g.roles})
    if all(r.startswith("p") and r[1:].isdecimal() for r in roles):
        return ""
    counts = [role_wins(games, role) for role in roles]
    fair = 1 / len(games[0].lineup)
    return _drawn(_rates(roles, counts, fair), "Wins by civilization or colour")


def _by_seat(games: list[Played], players: int) -> str:
    labels = [f"seat {s + 1}" for s in range(players)]
    counts = [
        (sum(1 / len(g.winners) for g in games if s in g.winners), len(games))
        for s in range(players)
    ]
    return _drawn(_rates(labels, counts, 1 / players), "Wins by seat")


def _lengths(games: list[Played]) -> str:
    figure, axes = _figure(5)
    axes.hist([g.lines for g in games], bins=24, color=BLUE)
    axes.set_xlabel("answers a game")
    axes.set_ylabel("games")
    return _drawn(figure, "Length of the games")


def _times(games: list[Played]) -> str:
    names = sorted({b for g in games for b in g.lineup})
    figure, axes = _figure(len(names))
    spent = [
        [
            1000 * g.seconds[s] / g.thought[s]
            for g in games
            for s, b in enumerate(g.lineup)
            if b == name and g.thought[s]
        ]
        or [0.0]
        for name in names
    ]
    axes.boxplot(spent, orientation="horizontal", tick_labels=names, showfliers=False)
    axes.set_xscale("symlog", linthresh=0.1)
    axes.set_xlabel("milliseconds a decision (mean of each game)")
    return _drawn(figure, "Thinking time")


def _endings(games: list[Played]) -> str:
    names = sorted({g.ending for g in games})
    figure, axes = _figure(len(names))
    axes.barh(names, [sum(g.ending == n for g in games) for n in names], color=BLUE)
    axes.set_xlabel("games")
    return _drawn(figure, "How the games end")
