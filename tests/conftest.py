"""Settings for all tests: search depth, the browser, and which build is under test."""

import os
from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support import browser

# The machine may be busy: no deadline per example, the test run as a whole has one.
settings.register_profile(
    "default", max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True, print_blob=True)
settings.register_profile("deep", settings.get_profile("default"), max_examples=2000)

IS_DEEP = os.environ.get("PELAGOS_DEEP") == "1"
settings.load_profile("deep" if IS_DEEP else "ci" if os.environ.get("CI") else "default")

BROWSER_SECONDS = 900
DEEP_SECONDS = 4 * 60 * 60
"""Time limits of the slow kinds; all others have the one of pyproject.toml."""


def pytest_sessionstart() -> None:
    """Refuses to test the wrong build: asked for compiled modules, found plain ones."""
    if os.environ.get("PELAGOS_COMPILED") != "1":
        return
    spec = find_spec("pelagos.engine.rules")
    if spec is None or spec.origin is None or Path(spec.origin).suffix == ".py":
        raise pytest.UsageError(
            "PELAGOS_COMPILED=1, but pelagos.engine is not compiled: use scripts/test"
        )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    found = browser.find_browser()
    # Last: a browser keeps an event loop running in its process for good, and a test that starts
    # a loop of its own after it would fail. Each worker takes its tests in this order.
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
    for item in items:
        if IS_DEEP:
            item.add_marker(pytest.mark.timeout(DEEP_SECONDS))
        elif item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.timeout(BROWSER_SECONDS))
        if item.get_closest_marker("deep") and not IS_DEEP:
            item.add_marker(pytest.mark.skip(reason="a long search: set PELAGOS_DEEP=1"))
        if item.get_closest_marker("browser") and found is None:
            item.add_marker(pytest.mark.skip(reason=browser.MISSING))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where the browser is required, a browser test that was skipped has failed."""
    report = yield
    if report.skipped and browser.is_required() and item.get_closest_marker("browser"):
        report.outcome = "failed"
        report.longrepr = f"a browser test was skipped: {report.longrepr}"
    return report


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """How pytest-playwright starts the machine's own browser."""
    return {"executable_path": browser.find_browser(), "args": list(browser.FLAGS)}
