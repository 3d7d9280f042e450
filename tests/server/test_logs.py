"""A server of two workers as it is run: what it logs and what it counts."""

import asyncio
import gc
import json
import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from structlog.testing import capture_logs

from pelagos.server.logs import Structured
from tests.server.support import CONTRACT
from tests.server.test_faults import free_port, wait_for

CANARY = "canary-7f3a9c"
NOTES = 20
TOKEN = f"{CANARY}-metrics"
REQUESTS = re.compile(r'^pelagos_requests_total\{method="PUT",status="\d+"\} ([0-9.e+]+)$', re.M)


@contextmanager
def running(database: str, logged: list[str]) -> Iterator[str]:
    """The address of a running server; `logged` is filled when it has ended."""
    port = free_port()
    command = [sys.executable, "-m", "pelagos.server", "--port", str(port), "--workers", "2"]
    server = subprocess.Popen([*command, "--database", database], stderr=subprocess.PIPE, text=True)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            wait_for(client)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        logged += server.communicate(timeout=30)[1].splitlines()


def play(base: str) -> set[str]:
    """Somebody with secrets plays; returns the secrets."""
    with httpx.Client(base_url=base, headers=CONTRACT, timeout=60) as client:
        account = {"name": "Anna", "password": f"{CANARY}-password"}
        assert client.post("/api/accounts", json=account).status_code == 200
        seats = [{"kind": "human"}, {"kind": "human"}]
        wish = {"title": "cyclades", "players": 2, "seats": seats}
        made = client.post("/api/tables", json=wish).json()
        table, keys = f"/api/tables/{made['table']}", [x["secret"] for x in made["links"]]
        for number in range(NOTES):  # each on a connection of its own, so that both workers serve
            kept = httpx.put(
                f"{base}{table}/notes",
                json={"seat": 0, "text": f"{CANARY} {number}"},
                headers={**CONTRACT, "x-seat-secret": keys[0]},
                timeout=60,
            )
            assert kept.status_code < 300, kept.text
        client.post(f"{table}/chat", json={"seat": 0, "text": CANARY})
        client.get(f"{table}?secret={CANARY}&lang={CANARY}")
        json_like = {"content-type": "application/json"}
        client.post(f"{table}/answers", content=f'{{"{CANARY}": ', headers=json_like)
        client.post("/api/session", json={**account, "password": f"{CANARY}-wrong"})
        client.post(f"/off/{CANARY}")
        client.get(f"/off/{CANARY}")
        return {CANARY, client.cookies["pelagos"], *keys}


def test_no_secret_is_logged_and_the_figures_are_of_all_workers(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PELAGOS_METRICS", "1")
    monkeypatch.setenv("PELAGOS_METRICS_TOKEN", TOKEN)
    logged: list[str] = []
    with running(sqlite_database, logged) as base:
        secrets = play(base)
        assert httpx.get(f"{base}/metrics", timeout=60).status_code == 403
        bearer = {"authorization": f"Bearer {TOKEN}"}
        shown = httpx.get(f"{base}/metrics", headers=bearer, timeout=60)
    assert sum(float(n) for n in REQUESTS.findall(shown.text)) == NOTES
    assert len(logged) > NOTES
    assert all(json.loads(line)["event"] for line in logged)
    assert [line for line in logged if any(secret in line for secret in secrets)] == []


def test_what_asyncio_says_of_a_lost_task_holds_nothing_of_the_task() -> None:
    async def fail() -> None:
        raise RuntimeError(CANARY)

    async def forget_a_task() -> None:
        lost = asyncio.create_task(fail())
        await asyncio.sleep(0)
        del lost
        gc.collect()

    told = Structured(logging.WARNING)
    logging.getLogger("asyncio").addHandler(told)
    try:
        with capture_logs() as logged:
            asyncio.run(forget_a_task())
    finally:
        logging.getLogger("asyncio").removeHandler(told)
    told_of = [x for x in logged if x["error"] == "RuntimeError"]
    assert [x["said"] for x in told_of] == ["Task exception was never retrieved"]
    assert CANARY not in str(logged)
