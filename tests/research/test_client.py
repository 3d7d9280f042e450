"""A program takes a seat at a running table, over HTTP alone."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pelagos.bots import Chance
from pelagos.research.client import Client, Question, Refusal, Seat


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "pelagos.server", "--port", str(port)]
    command += ["--database", str(tmp_path / "tables.db")]
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        where = f"http://127.0.0.1:{port}"
        try:
            _wait_for(where)
            yield where
        finally:
            server.terminate()
            server.wait(20)


def _wait_for(where: str) -> None:
    until = time.monotonic() + 60
    while True:
        try:
            Client(where).call("GET", "health")
            return
        except Refusal:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def test_a_program_plays_over_http(address: str) -> None:
    """Twenty answers of one seat: by value and by notation, waiting for the bots between."""
    client = Client(address)
    assert "cyclades" in [t["title"] for t in client.titles()]
    made = client.play("cyclades", players=2, bot="random")
    (mine,) = [link for link in made["links"] if link["secret"]]
    seat = Seat(client, made["table"], mine["seat"], mine["secret"])
    rng = Chance(1)
    given = 0

    def decide(asked: Question) -> object:
        nonlocal given
        given += 1
        if given > 20:
            raise KeyboardInterrupt
        assert asked.listed
        one = asked.listed[rng.below(len(asked.listed))]
        return one["text"] if given % 2 else one["value"]

    with pytest.raises(KeyboardInterrupt):
        seat.play(decide)
    assert seat.state()["line"] >= 20
    assert seat.events()
    asked = seat.question()
    assert asked is not None
    with pytest.raises(Refusal) as refused:
        seat.answer(asked.line, "no_such_thing")
    assert refused.value.status == 422
    with pytest.raises(Refusal) as stale:
        seat.answer(0, asked.listed[0]["value"] if asked.listed else 0)
    assert stale.value.error == "stale"
    with pytest.raises(Refusal):
        Seat(client, made["table"], mine["seat"], "f" * 43).answer(asked.line, 0)


def test_a_server_that_is_not_there_is_named() -> None:
    with pytest.raises(Refusal, match="no answer from http"):
        Client("http://127.0.0.1:9", patience=2).titles()
