"""A real server on a file of its own, and pages that fail the test when they report an error.

Its chance repeats, so that a test plays the same game every time; PELAGOS_DEEP=1 plays others.
"""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "pelagos" / "static" / "index.html"
START_SECONDS = 180
"""How long the server may take to be there, and to be gone."""
PATIENCE = 120_000
"""How long a page may take, in milliseconds, on a machine that has much else to do."""
IS_DEEP = os.environ.get("PELAGOS_DEEP") == "1"

Opener = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)
            if not STATIC.is_file():
                item.add_marker(pytest.mark.skip(reason="the web client is not built: install"))


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
        assert isinstance(port, int)
        return port


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        assert process.poll() is None, "the server ended at once"
        try:
            with urlopen(f"{address}/api/health", timeout=5) as answer:
                assert answer.status == 200
                return
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise AssertionError(f"no server at {address} after {START_SECONDS} s")


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[str]:
    """A server started as anybody would start it, with these settings; its address."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    if "smtp" in settings:  # letters lead to where the host says the server is
        settings["address"] = address
    module = "pelagos.server" if IS_DEEP else "tests.support.repeating_server"
    command = [sys.executable, "-m", module, "--port", str(port)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--database", str(folder / "tables.db")],
            cwd=folder,
            env={
                **os.environ,
                "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
                "PELAGOS_LIMITS": "off",  # all tests are one address to it
                **{f"PELAGOS_{name.upper()}": value for name, value in settings.items()},
            },
            stdout=log,
            stderr=log,
        )
        try:
            wait_for(address, process)
            yield address
        finally:
            process.terminate()
            process.wait(START_SECONDS)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


class Watched:
    """Keeps what a page complains of."""

    def __init__(self) -> None:
        self.complaints: list[str] = []

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        # Refusals and outages the tests provoke are answers, not faults.
        provoked = "status of 4" in message.text or "net::ERR_FAILED" in message.text
        if message.type == "error" and not provoked:
            self.complaints.append(message.text)


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Opener]:
    """Opens pages, each in a browser of its own, as different people have."""
    watched = Watched()
    contexts: list[BrowserContext] = []

    def opened(
        path: str = "/",
        *,
        phone: bool = False,
        lang: str = "en-GB",
        choices: str = "open",
        asking: str = "never",
    ) -> Page:
        """A page of its own. `choices`: how the list of them stands; `asking`: what to confirm."""
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=lang,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        kept = {"pelagos.list": choices, "pelagos.asking": asking}
        context.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
        page = context.new_page()
        watched.watch(page)
        page.goto(address + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert watched.complaints == []
