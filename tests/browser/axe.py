"""axe-core in a page: what it finds wrong fails the test."""

import json
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
Theme = Literal["light", "dark"]
BOTH: tuple[Theme, ...] = ("light", "dark")

CONTRAST = "color-contrast"
STILL = "document.getAnimations().every(moving => moving.playState !== 'running')"
RUN = """([where, how]) => axe
    .run(where, {resultTypes: ['violations'], ...how})
    .then(found => found.violations)"""


def violations(page: Page, where: str, how: dict[str, object]) -> list[dict[str, object]]:
    """What axe finds wrong with the page as it is."""
    return [
        {"rule": v["id"], "impact": v["impact"], "nodes": [n["html"][:160] for n in v["nodes"][:4]]}
        for v in page.evaluate(RUN, [where, how])
    ]


def expect_no_violations(
    page: Page, themes: tuple[Theme, ...] = BOTH, where: str = ":root"
) -> None:
    """Everything but colours once, and the contrast of colours in each of these themes."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: scripts/npm ci")
    if not page.evaluate("'axe' in window"):
        # The policy of the page forbids foreign scripts, so axe comes by the debugger.
        page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
    page.wait_for_function(STILL)  # in motion colours are neither the old nor the new ones
    told = violations(page, where, {"rules": {CONTRAST: {"enabled": False}}})
    assert told == [], json.dumps(told, indent=1)
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        page.wait_for_function(STILL)
        told = violations(page, where, {"runOnly": {"type": "rule", "values": [CONTRAST]}})
        assert told == [], f"{theme}: {json.dumps(told, indent=1)}"
    page.emulate_media(color_scheme="light")
