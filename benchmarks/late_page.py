"""How soon the page of a late game can be played on.

    python benchmarks/late_page.py [--times 5]

Starts a server of its own, loads the longest kept record of each title, opens a what-if table near
its end, and loads that table's page in a new browser, nothing cached. Prints the milliseconds from
the address being asked for until the board stands and the question can be answered: the middle of
all loads, the worst, how many requests there were and how many kB came over the wire.
"""

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Request, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import serving  # noqa: E402 (the tests are no package)
from tests.support.browser import FLAGS, find_browser  # noqa: E402 (nor these)

NEAR_THE_END = 12
PLAYABLE = "[data-place]"
ASKED = ".widget button, #question"


def late_table(client: httpx.Client, title: str) -> tuple[str, int, list[dict[str, Any]]]:
    """A what-if table close to the end of the title's longest record."""
    records = sorted((ROOT / "records" / title).glob("*.pelagos"), key=lambda p: p.stat().st_size)
    kept = client.post("/api/records", content=records[-1].read_bytes()).json()["table"]
    length = client.get(f"/api/tables/{kept}").json()["length"]
    for line in range(length - NEAR_THE_END, 0, -1):
        made = client.post(f"/api/tables/{kept}/what-if", json={"line": line})
        if made.status_code < 300:
            cookies = [
                {"name": c.name, "value": c.value, "url": str(client.base_url)}
                for c in client.cookies.jar
            ]
            return made.json()["table"], line, cookies
    raise SystemExit(f"{title}: no what-if table could be made")


def load(browser: Browser, address: str, cookies: list[Any]) -> tuple[float, int, int]:
    """Milliseconds until the page can be played on, requests until then, and bytes."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    context.add_cookies(cookies)
    page = context.new_page()
    fetched: list[Request] = []
    page.on("requestfinished", lambda request: fetched.append(request))
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(PLAYABLE)
    page.wait_for_selector(ASKED)
    took = (time.perf_counter() - begun) * 1000
    requests = list(fetched)
    size = sum(request.sizes()["responseBodySize"] for request in requests)
    context.close()
    return took, len(requests), size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    times = parser.parse_args().times
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        for title in sorted(path.name for path in (ROOT / "records").iterdir()):
            with httpx.Client(base_url=address, timeout=60) as client:
                table, line, cookies = late_table(client, title)
            loads = [load(browser, f"{address}/t/{table}", cookies) for _ in range(times)]
            took = [t for t, _, _ in loads]
            print(
                f"{title:22} line {line:5}  middle {statistics.median(took):5.0f} ms  "
                f"worst {max(took):5.0f} ms  {loads[-1][1]:3} requests  "
                f"{loads[-1][2] / 1000:6.0f} kB"
            )
        browser.close()


if __name__ == "__main__":
    main()
