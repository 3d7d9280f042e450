"""Small engraved pictures, drawn around the origin unless a symbol says otherwise."""

import math

MOUNTAINS = [  # outline, shading
    (
        "M-11,5C-8,1-5,-5-3,-9C-2,-6 0,-5 1,-3C2,-5 4,-7 5,-7C7,-3 9,1 12,5",
        "M-3,-9C-2,-4-1,0-2,4M-1,-5C0,-2 1,1 0,4M5,-7C5,-3 6,1 5,4M7,-3C8,0 8,2 8,4",
    ),
    (
        "M-9,5C-6,0-3,-6-1,-11C1,-7 3,-3 4,-1C6,1 8,3 9,5",
        "M-1,-11C0,-6 1,-1 0,4M1,-6C2,-2 3,1 2,4M4,-1C5,1 5,3 5,4",
    ),
    (
        "M-8,4C-5,1-3,-4-1,-7C1,-4 4,1 7,4",
        "M-1,-7C0,-3 1,0 0,3M1,-3C2,-1 3,1 3,3",
    ),
]
TREE = "M0,5V1M-4,1C-5,-3-2,-7 0,-8C2,-7 5,-3 4,1C2,2-2,2-4,1Z"
CYPRESS = "M0,6V3M-2.5,3C-3.5,-2-1,-8 0,-10C1,-8 3.5,-2 2.5,3C1,4-1,4-2.5,3Z"
DUNE = "M-8,2C-5,-2-2,-2 0,1C2,-1 5,-2 8,2"
WAVE = "M-9,0C-7,-3-4,-3-3,0C-1,-3 2,-3 3,0C5,-3 8,-3 9,0"

TRIREME = (
    '<path class="hull" d="M-34,2C-38,-2-40,-8-37,-13C-33,-9-33,-5-29,-3L24,-3C31,-4 34,-9 33,-16'
    'C39,-12 39,-3 33,3L40,5L31,8C27,13-24,13-30,8Z"/>'
    '<path class="sail" d="M-15,-35C-7,-31 9,-31 17,-35C14,-25 14,-18 17,-9C9,-12-7,-12-15,-9'
    'C-12,-18-12,-25-15,-35Z"/>'
    '<path class="mast" d="M1,-3V-40M-17,-35H19M-22,2L-27,16M-15,2L-20,16M-8,2L-13,16M-1,2L-6,16'
    'M6,2L1,16M13,2L8,16M20,2L15,16"/>'
)
DOLPHIN = (
    "M-30,6C-22,-12-2,-20 14,-12C20,-9 25,-5 31,-5C27,-1 22,1 17,1C7,-2-4,0-12,7"
    "C-17,11-22,16-23,22C-27,18-29,15-34,15C-38,13-42,15-46,11C-40,11-34,10-30,6Z"
    "M-4,-14C0,-21 6,-24 11,-24C8,-20 7,-16 7,-14M2,0C1,5-3,8-7,9C-6,6-6,3-5,2"
)
HORN = (  # a horn of plenty, about 24 units wide
    '<path class="gold" d="M-12,-3C-9,-8-3,-8 1,-6L8,-4C11,-1 11,5 7,8C3,10-2,8-4,4'
    'C-6,1-9,1-11,3C-13,2-13,-1-12,-3Z"/>'
    '<path class="icon" d="M1,-6C-2,-2-2,2-1,6M8,-4C4,-1 4,4 7,8"/>'
    '<circle class="roof" cx="8" cy="-1" r="2.6"/><circle class="wall" cx="10" cy="3" r="2.6"/>'
    '<circle class="roof" cx="7" cy="6" r="2.4"/>'
)


def compass(r: float) -> str:
    """A wind rose of sixteen points with a fleur at the north."""
    rings = "".join(f'<circle r="{r * k:.1f}" class="line"/>' for k in (0.62, 0.58))
    rays = []
    for k in range(16):
        a = math.radians(k * 22.5)
        order = 2 if k % 4 == 0 else 1 if k % 2 == 0 else 0
        length, base = r * (0.5, 0.74, 1.0)[order], r * (0.06, 0.10, 0.13)[order]
        tip = f"{length * math.sin(a):.1f},{-length * math.cos(a):.1f}"
        left = f"{base * math.sin(a - 0.785):.1f},{-base * math.cos(a - 0.785):.1f}"
        right = f"{base * math.sin(a + 0.785):.1f},{-base * math.cos(a + 0.785):.1f}"
        ray = f'<path class="pale" d="M0,0L{left}L{tip}z"/>'
        ray += f'<path class="dark" d="M0,0L{right}L{tip}z"/>'
        rays.append((order, ray))
    rays.sort(key=lambda t: t[0])
    s = r / 70
    fleur = (
        f'<path class="dark" transform="translate(0,{-r * 1.04:.1f})scale({s:.2f})" '
        'd="M0,0C-3,-3-3,-8 0,-14C3,-8 3,-3 0,0M-2,-2C-6,-2-9,-5-8,-9C-5,-9-3,-6-2,-2'
        'M2,-2C6,-2 9,-5 8,-9C5,-9 3,-6 2,-2M-4,0H4"/>'
    )
    hub = f'<circle r="{r * 0.07:.1f}" class="dark"/>'
    return rings + "".join(ray for _, ray in rays) + hub + fleur
