"""Servers to try: the application on a file of its own, and on a private PostgreSQL."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import psycopg
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from pelagos.server.app import create_app
from pelagos.server.settings import Settings
from tests.server import postgres
from tests.server.support import CONTRACT, Client
from tests.server.titles import HavenTitles

Opener = Callable[..., Client]


@pytest.fixture(scope="session")
def postgres_folder() -> Iterator[str]:
    programs = postgres.find()
    if programs is None:
        if postgres.is_required():
            pytest.fail(postgres.MISSING)
        pytest.skip(postgres.MISSING)  # a failure where it is required, as in CI
    with postgres.running(programs) as folder:
        yield folder


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server with every title, for all tests of a file."""
    database = str(tmp_path_factory.mktemp("served") / "tables.db")
    with TestClient(create_app(Settings(database, bot_processes=0, limits="off"))) as client:
        client.headers.update(CONTRACT)
        yield client


NUMBERS = count(1)


@pytest.fixture
def postgres_database(postgres_folder: str) -> str:
    """The address of a new database."""
    name = f"pelagos_{next(NUMBERS)}"
    with psycopg.connect(
        host=postgres_folder, user="pelagos", dbname="postgres", autocommit=True
    ) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"postgresql://pelagos@/{name}?host={postgres_folder}"


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """The name of a new file."""
    return str(tmp_path / "tables.db")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Either sort of database, in turn."""
    found = request.getfixturevalue(f"{request.param}_database")
    assert isinstance(found, str)
    return found


@pytest.fixture
def open_server() -> Iterator[Opener]:
    """Opens servers on a database; all are closed when the test is over."""
    with ExitStack() as stack:

        def opened(database: str, workers: int = 1) -> Client:
            settings = Settings(database, workers, bot_processes=0, limits="off")
            app: Litestar = create_app(settings, HavenTitles())
            client = stack.enter_context(TestClient(app, raise_server_exceptions=False))
            client.headers.update(CONTRACT)
            return client

        yield opened


@pytest.fixture
def client(open_server: Opener, sqlite_database: str) -> Client:
    """A server on a new SQLite file."""
    return open_server(sqlite_database)
