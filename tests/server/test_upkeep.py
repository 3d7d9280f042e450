"""Backups, the move to PostgreSQL, the doctor, and what an admin may do; on both databases."""

import asyncio
import sqlite3
import stat
import time
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from pelagos.engine.errors import BadData
from pelagos.server.app import create_app
from pelagos.server.bots.service import serve
from pelagos.server.settings import Settings
from pelagos.server.upkeep.admin import Admin, admin_of
from pelagos.server.upkeep.copying import at_rest, copy
from pelagos.server.upkeep.doctor import Doctor, examined
from tests.server.support import Client, Player, host, play_out, wait_until
from tests.server.test_bot_lanes import WithPonderer, seats
from tests.server.titles import HavenTitles

ANNA = {"name": "Anna", "password": "correct horse"}


def serving(database: str) -> TestClient[Litestar]:
    settings = Settings(database, bot_processes=0, limits="off")
    return TestClient(create_app(settings, HavenTitles()))


def played(client: Client) -> list[Player]:
    client.post("/api/accounts", json=ANNA)
    players = host(client)
    players[0].must_answer(3)
    players[0].post("/chat", {"text": "hello"})
    players[0].undo()
    players[0].must_answer(2)
    return players


def examine(database: str, mend: bool = False) -> Doctor:
    return asyncio.run(examined(Settings(database), mend, HavenTitles()))


def test_a_backup_of_a_running_server_can_be_restored_elsewhere(
    database: str, tmp_path: Path
) -> None:
    backup, elsewhere = str(tmp_path / "copy.db"), str(tmp_path / "new.db")
    with serving(database) as client:
        anna, boris, _ = played(client)
        before = anna.get("/record").text
        counts = copy(database, backup)
    assert counts["answers"] == 4, "the storm, an answer, its taking back, another"
    copy(backup, elsewhere)
    with serving(elsewhere) as client:
        again = Player(client, anna.table, 0, anna.headers["x-seat-secret"])
        assert again.get("/record").text == before
        assert again.state()["chat_count"] == 1
        Player(client, boris.table, 1, boris.headers["x-seat-secret"]).must_answer(1)
        assert client.post("/api/session", json=ANNA).status_code == 200


def test_a_server_moves_from_sqlite_to_postgresql_without_losing_a_line(
    sqlite_database: str, postgres_database: str
) -> None:
    with serving(sqlite_database) as client:
        anna, boris, _ = played(client)
        before = anna.get("/record").text
    copy(sqlite_database, postgres_database)
    with serving(postgres_database) as client:
        anna.client = boris.client = client
        assert anna.get("/record").text == before
        play_out([anna, boris])
    assert examine(postgres_database).findings == []


def test_no_database_is_moved_under_a_running_server(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelagos.server.background.CLOCK_SECONDS", 0.1)
    monkeypatch.setattr("pelagos.server.upkeep.copying.CLOCK_SECONDS", 0.1)
    monkeypatch.setattr("pelagos.server.upkeep.copying.LOOK_SECONDS", 0.1)
    with serving(database) as client:
        played(client)
        with pytest.raises(BadData, match="stop it first"):
            at_rest(database)
    at_rest(database)


def test_a_new_file_is_for_its_owner_alone(sqlite_database: str, tmp_path: Path) -> None:
    backup = tmp_path / "copy.db"
    with serving(sqlite_database) as client:
        played(client)
        copy(sqlite_database, str(backup))
        files = [*Path(sqlite_database).parent.glob("*.db*")]
        assert {file.name.rpartition(".")[2] for file in files} >= {"db", "db-wal"}
        assert {file.name: stat.filemode(file.stat().st_mode) for file in files} == dict.fromkeys(
            [file.name for file in files], "-rw-------"
        )


def test_nothing_is_copied_over_something(database: str, tmp_path: Path) -> None:
    other = str(tmp_path / "other.db")
    for each in (database, other):
        with serving(each) as client:
            played(client)
    with pytest.raises(BadData, match="not empty"):
        copy(database, other)
    with pytest.raises(BadData, match="no database"):
        copy(str(tmp_path / "nothing.db"), str(tmp_path / "new.db"))


def test_the_doctor_finds_a_healthy_database_healthy(database: str) -> None:
    with serving(database) as client:
        played(client)
    found = examine(database)
    assert (found.tables, found.findings) == (1, [])


def test_the_doctor_mends_what_is_derived_and_tells_what_is_damaged(sqlite_database: str) -> None:
    with serving(sqlite_database) as client:
        anna, *_ = played(client)
        torn, *_ = played(client)
    with sqlite3.connect(sqlite_database) as file:
        file.execute("UPDATE tables SET line = 77, asked = '[]' WHERE id = ?", (anna.table,))
        file.execute(
            "UPDATE answers SET text = 'nonsense' WHERE line = 3 AND \"table\" = ?", (torn.table,)
        )
        file.execute("INSERT INTO holdings VALUES ('gone', ?, 0)", (anna.table,))
    file.close()
    found = {x.where: x.what for x in examine(sqlite_database).findings}
    assert set(found) == {anna.table, torn.table, "holdings"}
    assert "cannot be replayed" in found[torn.table]
    mended = {x.where for x in examine(sqlite_database, mend=True).findings if x.mended}
    assert mended == {anna.table, "holdings"}
    assert [x.where for x in examine(sqlite_database).findings] == [torn.table]


def do(database: str, what: str, *words: object) -> object:
    async def done() -> object:
        async with admin_of(Settings(database)) as found:
            assert isinstance(found, Admin)
            return await getattr(found, what)(*words)

    return asyncio.run(done())


def test_a_mistyped_name_makes_no_new_database(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.db"
    with pytest.raises(BadData, match="there is no database"):
        examine(str(nowhere))
    with pytest.raises(BadData, match="there is no database"):
        do(str(nowhere), "tables")
    assert not nowhere.exists()


def test_a_closed_table_can_be_looked_at_but_not_played(database: str) -> None:
    with serving(database) as client:
        anna, boris, _ = played(client)
        do(database, "close", anna.table)
        assert boris.answer(1).json()["error"] == "closed"
        assert boris.state()["line"] == 2
        do(database, "close", anna.table, False)
        boris.must_answer(1)
        with pytest.raises(BadData):
            do(database, "close", "nowhere")


def test_a_seat_is_handed_over(database: str) -> None:
    with serving(database) as client:
        anna, boris, _ = played(client)
        key = do(database, "hand_over", anna.table, 1)
        assert isinstance(key, str)
        assert boris.get().status_code == 403
        assert Player(client, anna.table, 1, key).state()["you"] == 1


def test_a_barred_account_is_signed_out_and_stays_out(database: str) -> None:
    with serving(database) as client:
        client.post("/api/accounts", json=ANNA)
        do(database, "ban", "anna")
        assert client.get("/api/me").json()["signed_in"] is False
        assert client.post("/api/session", json=ANNA).json()["error"] == "banned"
        do(database, "ban", "anna", False)
        assert client.post("/api/session", json=ANNA).status_code == 200
        do(database, "delete_account", "anna")
        assert client.post("/api/session", json=ANNA).status_code == 401


def test_old_games_are_deleted_and_those_going_on_are_kept(database: str) -> None:
    with serving(database) as client:
        over, running = played(client), played(client)
        play_out(over[:2])
        assert do(database, "tidy", 30, False) == 0
        time.sleep(0.01)
        assert do(database, "tidy", 0, False) == 1
        assert over[0].get().status_code == 404
        running[0].state()
        listed = do(database, "tables")
        assert isinstance(listed, list)
        assert [(x.table, x.state) for x in listed] == [(running[0].table, "running")]


def test_bots_may_think_elsewhere(database: str, tmp_path: Path) -> None:
    folder = tmp_path / "begun"
    folder.mkdir()
    titles = WithPonderer(folder)
    here = Settings(database, bot_processes=0, limits="off", bots_elsewhere=True)
    there = Settings(database, bot_processes=0, limits="off")
    with TestClient(create_app(here, titles)) as client:
        made = client.post("/api/tables", json={"title": "haven", "seats": seats("swift")}).json()
        anna = Player(client, made["table"], 0, made["links"][0]["secret"])
        time.sleep(2.5)
        assert anna.state()["seats"][1]["asked"], "nobody thinks here"

        async def think() -> None:
            await asyncio.wait_for(serve(there, titles), 6)

        with pytest.raises(TimeoutError):
            asyncio.run(think())
        wait_until(lambda: not anna.state()["seats"][1]["asked"])
