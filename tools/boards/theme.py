"""Colours and styles. One file serves both themes: every colour is a variable whose default
follows the page's `color-scheme`, and a page may set any `--map-*` variable itself."""

COLOURS: dict[str, tuple[str, str]] = {  # variable: (light, dark)
    "land": ("#f3e8cb", "#2c251c"),
    "sea": ("#c6d5cf", "#11202c"),
    "deep": ("#aac6c8", "#0a141d"),
    "water": ("#5d7f86", "#4f7b8f"),
    "ink": ("#4a3521", "#e2cf9f"),
    "ink2": ("#7a5c3a", "#a58a5a"),
    "t0": ("#d98f73", "#b0563c"),
    "t1": ("#d9b04f", "#b08a2c"),
    "t2": ("#9db06a", "#6d8547"),
    "t3": ("#b58fae", "#80587f"),
    "t4": ("#e0cb96", "#6a5a36"),
    "token": ("#fbf3dc", "#3a3023"),
    "frame": ("#5b3f25", "#c3a467"),
    "gold": ("#b8862f", "#d8ab52"),
    "red": ("#a33b28", "#d7694f"),
    "green": ("#6f8a45", "#7f9a55"),
    "edge": ("rgb(91 63 37 / .30)", "rgb(0 0 0 / .55)"),
    "stain": ("rgb(120 84 40 / .10)", "rgb(0 0 0 / .20)"),
    "bleach": ("rgb(255 250 232 / .22)", "rgb(255 226 160 / .05)"),
    "grain": ("rgb(80 54 24 / .16)", "rgb(255 232 180 / .06)"),
}

HEX_COLOURS: dict[str, tuple[str, str]] = {
    "sea": ("#6fb0bd", "#16394b"),
    "deep": ("#3f889f", "#0a1e2b"),
    "water": ("#e9f6f4", "#8fbcc8"),
    "sand": ("#f0deb0", "#96804f"),
    "grass": ("#bfc47f", "#606f3e"),
    "rock": ("#cbab78", "#6e5835"),
    "land": ("#cbab78", "#7d683f"),
    "green": ("#708c46", "#8fa860"),
    "ink": ("#3b2c1c", "#1d1710"),
    "ink2": ("#6d5334", "#31281b"),
    "token": ("#fbf3dc", "#cdbb8c"),
    "gold": ("#c08d2f", "#d8ab52"),
    "frame": ("#5b3f25", "#c3a467"),
    "shade": ("rgb(6 50 68 / .45)", "rgb(0 0 0 / .6)"),
    "stain": ("rgb(16 84 108 / .22)", "rgb(0 0 0 / .30)"),
    "bleach": ("rgb(236 252 250 / .20)", "rgb(150 210 226 / .06)"),
    "edge": ("rgb(10 52 70 / .38)", "rgb(0 0 0 / .55)"),
}

RULES: dict[str, str] = {
    "sea": "fill:var(--sea)",
    "land": "fill:var(--land)",
    "f0": "fill:var(--t0)",
    "f1": "fill:var(--t1)",
    "f2": "fill:var(--t2)",
    "f3": "fill:var(--t3)",
    "f4": "fill:var(--t4)",
    "b0": "stroke:var(--t0)",
    "b1": "stroke:var(--t1)",
    "b2": "stroke:var(--t2)",
    "b3": "stroke:var(--t3)",
    "b4": "stroke:var(--t4)",
    "fill": "opacity:.24",
    "band": "fill:none;opacity:.6;stroke-linejoin:round",
    "coast": "fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round",
    "border": (
        "fill:none;stroke:var(--ink2);stroke-width:1.4;stroke-dasharray:5 2.4;"
        "stroke-linejoin:round;stroke-linecap:round"
    ),
    "seaborder": (
        "fill:none;stroke:var(--water);stroke-width:2.4;stroke-dasharray:.1 5.6;"
        "stroke-linecap:round"
    ),
    "wl": "fill:none;stroke:var(--water);stroke-linejoin:round",
    "hatch": "stroke:var(--water);stroke-width:.5;opacity:.28",
    "river": (
        "fill:none;stroke:var(--water);stroke-linecap:round;stroke-linejoin:round;opacity:.85"
    ),
    "rhumb": "fill:none;stroke:var(--water);stroke-width:.7;opacity:.35",
    "grid": "fill:none;stroke:var(--ink2);stroke-width:.5;opacity:.22",
    "mount": (
        "fill:var(--land);stroke:var(--ink2);stroke-width:1;stroke-linejoin:round;"
        "stroke-linecap:round"
    ),
    "shade": "fill:none;stroke:var(--ink2);stroke-width:.6;stroke-linecap:round",
    "tree": "fill:var(--green);fill-opacity:.6;stroke:var(--ink2);stroke-width:.8",
    "dune": "fill:none;stroke:var(--ink2);stroke-width:.8;opacity:.6;stroke-linecap:round",
    "wave": "fill:none;stroke:var(--water);stroke-width:1;opacity:.5;stroke-linecap:round",
    "token": "fill:var(--token);stroke:var(--ink);stroke-width:1.1",
    "icon": (
        "fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round"
    ),
    "solid": "fill:var(--ink)",
    "wall": "fill:var(--token);stroke:var(--ink);stroke-width:1.1;stroke-linejoin:round",
    "roof": "fill:var(--red);stroke:var(--ink);stroke-width:1.1;stroke-linejoin:round",
    "gold": "fill:var(--gold);stroke:var(--ink);stroke-width:1.1;stroke-linejoin:round",
    "line": "fill:none;stroke:var(--ink2);stroke-width:1",
    "pale": "fill:var(--token);stroke:var(--ink);stroke-width:.8",
    "dark": "fill:var(--ink2);stroke:var(--ink);stroke-width:.8",
    "hull": "fill:var(--ink2);stroke:var(--ink)",
    "sail": "fill:var(--token);stroke:var(--ink)",
    "mast": "fill:none;stroke:var(--ink);stroke-width:1.2",
    "frame": "fill:none;stroke:var(--frame)",
    "speck": "fill:var(--grain)",
    "s-stain": "stop-color:var(--stain)",
    "s-bleach": "stop-color:var(--bleach)",
    "s-edge": "stop-color:var(--edge)",
    "s-sea": "stop-color:var(--sea)",
    "s-deep": "stop-color:var(--deep)",
    "num": (
        "fill:var(--ink);text-anchor:middle;font-weight:600;"
        "font-family:'EB Garamond','Iowan Old Style','Palatino Linotype',Palatino,"
        "'Liberation Serif','Times New Roman',serif"
    ),
}


def style(
    family: str,
    colours: dict[str, tuple[str, str]] | None = None,
    rules: dict[str, str] | None = None,
) -> str:
    """The style sheet of a family of boards.

    No rule looks at ancestors: those would not reach into `<use>`.
    """
    palette = {**COLOURS, **(colours or {})}
    names = ";".join(
        f"--{k}:var(--map-{k},light-dark({light},{dark}))" for k, (light, dark) in palette.items()
    )
    body = "\n".join(f".{family}-{k}{{{v}}}" for k, v in {**RULES, **(rules or {})}.items())
    return f"<style>.{family}-map{{{names}}}\n{body}</style>"
