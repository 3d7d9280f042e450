"""What is printed on the spaces: goods, cities, markets and temples (24 by 24 units each)."""

GOODS: dict[str, str] = {
    "grain": (
        "M12 22V9M12 9c-3-1-4-4-3-7 2 1 4 3 3 7zm0 0c3-1 4-4 3-7-2 1-4 3-3 7zM12 14c-3 0-5-2-5-5 "
        "3 0 5 2 5 5zm0 0c3 0 5-2 5-5-3 0-5 2-5 5zM12 19c-3 0-5-2-5-5 3 0 5 2 5 5zm0 0c3 0 5-2 "
        "5-5-3 0-5 2-5 5z"
    ),
    "wine": (
        "M10 2h4l-.4 3.2c3 1.2 4.4 3.8 4 7-.4 3.8-2.6 6.3-4.4 7.8l.6 2h-3.6l.6-2"
        "C9 18.5 6.8 16 6.4 12.2c-.4-3.2 1-5.8 4-7zM9.8 6C7 5 5.5 6.5 5.8 9.5"
        "M14.2 6c2.8-1 4.3.5 4 3.5"
    ),
    "oil": (
        "M4 20C8 16 14 10 20 4M9 15c-3 .5-5-1-5.5-3.5 3-.5 5 1 5.5 3.5zm4-4c-3 .5-5-1-5.5"
        "-3.5 3-.5 5 1 5.5 3.5zm-3 5c.5 3 3 4.5 5.5 4-.5-3-2.5-5-5.5-4zm5-5c.5 3 3 4.5 "
        "5.5 4-.5-3-2.5-5-5.5-4z"
    ),
    "metal": "M3 8h12l6 2c-2 3-5 3.5-7 3.5l1 4h2.5V21H6v-3.5h2.5l1-4C6 13.5 4 11.5 3 8z",
    "marble": "M5 3h14v3H5zM7 6h10v12H7zM4 18h16v3H4zM10 7v10M14 7v10",
    "gold": "M8 6h8l3 6H5zM3 13h8l3 6H0zM13 13h8l3 6h-7.5",
    "gems": "M7 4h10l5 6-10 11L2 10zM2 10h20M7 4l2 6 3 11 3-11 2-6M12 4l-3 6M12 4l3 6",
    "wood": "M12 2l5 7h-3l4 6h-4.5v6h-3v-6H6l4-6H7z",
    "fish": "M2 12c4-6 10-6 15-1l4-4v10l-4-4c-5 5-11 5-15-1zM7 11.5a.8 .8 0 1 0 .01 0z",
    "papyrus": "M6 4h11c2 0 2 3 0 3v13H8c-3 0-3-3-1-3V7C5 7 4 4 6 4zM9.5 10H15M9.5 13H15M9.5 16H15",
    "livestock": (
        "M2 5c0 4 2 5 5 5l1 4 2.5 6h3L16 14l1-4c3 0 5-1 5-5-1.5 2-3 2.5-5.5 2.5h-9"
        "C5 7.5 3.5 7 2 5zM10 12v1M14 12v1"
    ),
    "sheep": (
        "M5 8c-2 1-2 4 0 5 0 3 3 4 5 3 2 1 5 1 6-1 3 0 4-3 2-5 0-3-3-4-5-3-2-2-6-2-8 1zM7 16v4"
        "M10 16v4M14 16v4M16 15.5V20M18 8.5c2-2 4-1 4.5 1-1 1-2.5 1.5-4 1"
    ),
    "perfume": (
        "M9 9h6l3 5c1 3-1 6-4 6h-4c-3 0-5-3-4-6zM10 9V6h4v3M9 6h6M12 4c-1.5-1-1.5-2 0-3M8 14h8"
    ),
    "spices": (
        "M9 9h6l3 5c1 3-1 6-4 6h-4c-3 0-5-3-4-6zM10 9V6h4v3M9 6h6M12 4c-1.5-1-1.5-2 0-3M8 14h8"
    ),
    "fruit": (
        "M12 8c-4-3-9 0-8 6 1 5 5 8 8 6 3 2 7-1 8-6 1-6-4-9-8-6zM12 8c0-3 1-5 3-6M12.5 5"
        "c2-2 4-2 6-1-1 2-3 3-6 1z"
    ),
    "slaves": (
        "M9 8a3.5 3.5 0 1 0-5 5 3.5 3.5 0 0 0 5-5zm11 3a3.5 3.5 0 1 0-5 5 3.5 3.5 0 "
        "0 0 5-5zM9 11c2-1 3 0 3 1s1 2 3 1.5M6.5 4V2.5M17.5 20v1.5"
    ),
    "ceramics": (
        "M8 3h8l-1.5 3c4 1.5 5 6 3 10-1 2.5-2 4-2.5 5H9c-.5-1-1.5-2.5-2.5-5-2-4-1-8.5 3"
        "-10zM6.5 10.5h11M6 13.5h12M7.5 6c-3 0-4 2-3 5M16.5 6c3 0 4 2 3 5"
    ),
    "gladiators": (
        "M5 13c0-6 3-9 7-9s7 3 7 9v6l-4 2v-6l-3-1-3 1v6l-4-2zM8 11h8M12 4V1M7 3c3-2.5 7-2.5 10 0"
    ),
}


def symbols(board: str, goods: set[str]) -> str:
    """The goods a board shows, each drawn once."""
    return "".join(f'<path id="{board}-g-{g}" class="icon" d="{GOODS[g]}"/>' for g in sorted(goods))


def good(board: str, name: str, x: float, y: float, r: float) -> str:
    """A medallion with a good."""
    s = r * 1.32 / 24
    return (
        f'<circle class="token" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'
        f'<use href="#{board}-g-{name}" '
        f'transform="translate({x - 12 * s:.1f},{y - 12 * s:.1f})scale({s:.2f})"/>'
    )


def city(x: float, y: float, kind: str) -> str:
    """A city site: a small colonnade, pale because nothing stands there yet.

    Capitals have a golden roof, legendary cities two golden towers.
    """
    roof = "gold" if kind == "capital" else "wall"
    body = (
        '<path class="wall" d="M-9,5V-4H9V5zM-11,5H11V8.5H-11z"/>'
        '<path class="wall" d="M-5.5,-4V5M-1.8,-4V5M1.8,-4V5M5.5,-4V5"/>'
        f'<path class="{roof}" d="M-11.5,-4L0,-12L11.5,-4z"/>'
    )
    if kind == "legendary":
        body += '<path class="gold" d="M-15,8.5V-8H-10V8.5zM10,8.5V-8H15V8.5z"/>'
    if kind == "capital":
        body += '<circle class="gold" cy="-14" r="2.6"/>'
    return f'<g transform="translate({x:g},{y:g})">{body}</g>'


def market(x: float, y: float) -> str:
    """A market stall on its place."""
    return (
        f'<g transform="translate({x:g},{y:g})">'
        '<rect class="place" x="-14" y="-14" width="28" height="28" rx="4"/>'
        '<path class="icon" d="M-9,-3V9M9,-3V9M-10,4H10M-4,4V9M4,4V9"/>'
        '<path class="icon" d="M-11,-9H11L12,-4C10,-1 8,-1 6,-4C4,-1 2,-1 0,-4C-2,-1-4,-1-6,-4'
        'C-8,-1-10,-1-12,-4z"/></g>'
    )


def temple(x: float, y: float) -> str:
    """A temple on its place."""
    return (
        f'<g transform="translate({x:g},{y:g})">'
        '<rect class="place" x="-14" y="-14" width="28" height="28" rx="4"/>'
        '<path class="icon" d="M-10,9H10M-8,6H8M-7,6V-3M-2.5,6V-3M2.5,6V-3M7,6V-3'
        'M-10,-3L0,-10L10,-3z"/></g>'
    )
