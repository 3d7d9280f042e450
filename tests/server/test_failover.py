"""A standby takes over from a PostgreSQL that is gone, under the running servers."""

import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from litestar.testing import TestClient

from pelagos.server.app import create_app
from pelagos.server.settings import Settings
from pelagos.server.storage.postgres import arguments
from tests.server.cluster import cluster_of
from tests.server.postgres import Machine, machines
from tests.server.support import CONTRACT, host
from tests.server.test_durability import judge, postgres_programs, pytestmark, trial
from tests.server.titles import HavenTitles

__all__ = ["postgres_programs", "pytestmark"]


def address(pair: list[Machine]) -> str:
    hosts = ",".join(f"127.0.0.1:{machine.port}" for machine in pair)
    return f"postgresql://pelagos@{hosts}/postgres?target_session_attrs=read-write"


@pytest.fixture
def pair(postgres_programs: Path) -> Iterator[list[Machine]]:
    """A primary that waits for its standby, and the standby."""
    with machines(postgres_programs, 2) as found:
        primary, standby = found
        primary.create()
        primary.start()
        standby.follow(primary)
        standby.start()
        set_synchronous(primary)
        yield found


def set_synchronous(primary: Machine) -> None:
    with psycopg.connect(
        host="127.0.0.1", port=primary.port, user="pelagos", dbname="postgres", autocommit=True
    ) as db:
        db.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
        db.execute("SELECT pg_reload_conf()")


def fail_over(pair: list[Machine]) -> None:
    """The primary crashes and the standby is promoted; a new standby follows it."""
    primary, standby = pair
    primary.control("-m", "immediate", "stop")
    standby.control("promote")
    primary.follow(standby)
    primary.start()
    set_synchronous(standby)
    pair.reverse()


def test_histories_stay_possible_when_standbys_take_over(pair: list[Machine]) -> None:
    database = address(pair)
    turned = 0

    def over() -> None:
        nonlocal turned
        fail_over(pair)
        turned += 1

    with cluster_of(database, 2) as cluster:
        tables = trial(cluster, [over, lambda: cluster.kill(turned % 2)])
    assert turned >= 1
    judge(database, tables)


def test_nothing_is_acknowledged_that_the_standby_does_not_have(pair: list[Machine]) -> None:
    """PostgreSQL itself would wait for ever, and call it done if somebody cancelled the wait."""
    settings = Settings(address(pair), bot_processes=0, limits="off", statement_seconds=3)
    with TestClient(create_app(settings, HavenTitles())) as client:
        client.headers.update(CONTRACT)
        anna, *_ = host(client)
        pair[1].control("-m", "immediate", "stop")
        refused = anna.answer(3, 1)
        assert (refused.status_code, refused.json()["error"]) == (503, "storage")
        pair[1].start()
        assert anna.answer(3, 1).status_code in (200, 409), "it may have been stored or not"
        assert anna.state()["line"] == 2


def test_nobody_waits_for_ever_for_a_lock(postgres_database: str) -> None:
    settings = Settings(postgres_database, bot_processes=0, limits="off", statement_seconds=3)
    with TestClient(create_app(settings, HavenTitles())) as client:
        client.headers.update(CONTRACT)
        anna, *_ = host(client)
        with psycopg.connect(postgres_database) as db:
            db.execute("LOCK TABLE answers")
            begun = time.monotonic()
            refused = anna.answer(3, 1)
            assert time.monotonic() - begun < 10
        assert (refused.status_code, refused.json()["error"]) == (503, "storage")
        anna.must_answer(3, 1)


@pytest.mark.parametrize(
    "given",
    [
        "postgresql://pelagos:word@one:5433,two/club?target_session_attrs=read-write",
        "postgresql://pelagos:word@/club?host=one:5433&host=two&target_session_attrs=read-write",
    ],
)
def test_an_address_may_name_several_hosts(given: str) -> None:
    found = arguments(Settings(given).url())
    assert found["host"] == "one,two"
    assert found["port"].rstrip(",") == "5433"
    assert found["target_session_attrs"] == "read-write"
    assert (found["user"], found["password"], found["dbname"]) == ("pelagos", "word", "club")
