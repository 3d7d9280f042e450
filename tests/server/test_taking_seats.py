"""An open seat is taken by one person; its key is spent with it and can be renewed."""

from concurrent.futures import ThreadPoolExecutor

from litestar.testing import TestClient

from pelagos.server.app import create_app
from pelagos.server.settings import Settings
from tests.server.support import CONTRACT, Client, Player, host
from tests.server.titles import HavenTitles

RACERS = 6
RACES = 30
"""On either database."""


def test_of_many_who_race_for_an_open_seat_one_gets_it(database: str) -> None:
    settings = Settings(database, bot_processes=0, limits="off")
    app = create_app(settings, HavenTitles())
    with TestClient(app) as founder, ThreadPoolExecutor(RACERS) as threads:
        for _ in range(RACES):
            table = host(founder, "ho")[0].table
            strangers = [TestClient(app) for _ in range(RACERS)]
            for stranger in strangers:
                stranger.blocking_portal = founder.blocking_portal
            address = f"/api/tables/{table}"
            jobs = [threads.submit(x.post, f"{address}/sit", json={"seat": 1}) for x in strangers]
            sat = [job.result() for job in jobs]
            holders = [c.get(address, headers=CONTRACT).json()["you"] for c in strangers]
            assert sorted(x.status_code for x in sat) == [200] + [403] * (RACERS - 1)
            assert sorted(holders) == [-1] * (RACERS - 1) + [1]


def test_the_founder_cannot_look_into_a_seat_that_a_stranger_took(client: Client) -> None:
    _, founders_copy, _ = host(client, "ho")
    client.cookies.clear()
    sat = client.post(f"/api/tables/{founders_copy.table}/sit", json={"seat": 1}).json()
    assert founders_copy.get().status_code == 403
    assert Player(client, founders_copy.table, 1, sat["key"]).state()["you"] == 1


def test_the_key_of_a_link_is_spent_when_it_is_used(client: Client) -> None:
    _, boris, _ = host(client)
    address = f"/api/tables/{boris.table}/sit"
    secret = {"secret": boris.headers["x-seat-secret"]}
    client.cookies.clear()
    assert client.post(address, json=secret).json()["seat"] == 1
    client.cookies.clear()
    assert client.post(address, json=secret).json()["error"] == "wrong_secret"


def test_a_key_in_an_address_opens_nothing(client: Client) -> None:
    """Proxies log addresses; a browser never sends what follows the # of one."""
    anna, *_ = host(client)
    key = anna.headers["x-seat-secret"]
    client.cookies.clear()
    for name in ("seat_secret", "secret", "key", "x-seat-secret"):
        shown = client.get(f"/api/tables/{anna.table}", params={name: key}, headers=CONTRACT)
        assert shown.json()["you"] == -1
        assert client.post(f"/api/tables/{anna.table}/sit", params={name: key}, json={}).is_error


def test_a_seat_asked_for_again_by_its_holder_is_theirs(client: Client) -> None:
    anna, *_ = host(client, "ho")
    address = f"/api/tables/{anna.table}/sit"
    client.cookies.clear()
    assert client.post(address, json={"seat": 1}).status_code == 200
    assert client.post(address, json={"seat": 1}).json()["seat"] == 1, "the answer had been lost"


def test_the_holder_of_a_seat_can_shut_everybody_else_out(client: Client) -> None:
    anna, *_ = host(client)
    table = anna.table
    client.cookies.clear()
    secret = {"secret": anna.headers["x-seat-secret"]}
    client.post(f"/api/tables/{table}/sit", json=secret)
    thief = client.cookies["pelagos"]
    client.cookies.clear()
    renewed = client.post(f"/api/tables/{table}/seats/0/key", json={})
    assert renewed.status_code == 403, "nobody renews the key of another's seat"
    client.cookies.set("pelagos", thief)
    key = client.post(f"/api/tables/{table}/seats/0/key", json={"alone": False}).json()["secret"]
    client.cookies.clear()
    mine = client.post(f"/api/tables/{table}/sit", json={"secret": key}).json()
    renewed = client.post(f"/api/tables/{table}/seats/0/key", json={"alone": True})
    assert renewed.json()["secret"] not in (key, mine["key"])
    assert client.get(f"/api/tables/{table}").json()["you"] == 0
    client.cookies.clear()
    client.cookies.set("pelagos", thief)
    assert client.get(f"/api/tables/{table}").json()["you"] == -1
