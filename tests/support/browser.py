"""Finding a browser, and what to do when there is none."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Chromium's own address bar is a page too, loaded twice with every window
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
)
MISSING = (
    "no Chromium found: install it (Debian: apt-get install chromium) "
    "or name one in PELAGOS_CHROMIUM"
)


def find_browser() -> str | None:
    """The browser's path: the one named in the environment, else the machine's Chromium."""
    candidates = (os.environ.get("PELAGOS_CHROMIUM", ""), *NAMES)
    return next((path for name in candidates if name and (path := shutil.which(name))), None)


def is_required() -> bool:
    """Whether a browser test that does not run is a failure."""
    return os.environ.get("PELAGOS_REQUIRE_BROWSER") == "1"
