"""Every operation is reached with real tables, people and lessons, and none breaks the server.

schemathesis makes up the requests; the names in them are made real, so that they get past the door.
"""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar.testing import TestClient
from schemathesis.core.result import Ok

from pelagos.lessons import course
from pelagos.server.app import create_app
from pelagos.server.settings import Settings
from tests.server.support import CONTRACT, Client

TITLE = "cyclades"
EXAMPLES = 4
NOT_REACHED = {401, 404, 405, 415}
SECRETS = {"password": "a good long password", "old": "a good long password"}


class World:
    """A table at which it is our turn, an account and a way to tell it, a lesson, a puzzle."""

    def __init__(self, client: Client, number: int) -> None:
        client.cookies.clear()
        name = f"Anna {number}"
        self.account = {"name": name, **SECRETS}
        made = client.post("/api/accounts", json={"name": name, "password": SECRETS["password"]})
        assert made.status_code == 200, made.text
        seats = [{"kind": "human"}, {"kind": "open"}]
        table = client.post("/api/tables", json={"title": TITLE, "players": 2, "seats": seats})
        assert table.status_code == 200, table.text
        self.table = table.json()["table"]
        where = f"/api/tables/{self.table}"
        self.state = client.get(where, params={"seat": 0}, headers=CONTRACT).json()
        client.put("/api/me/shown", json={"shown": True})
        wish = {"kind": "webhook", "address": "http://127.0.0.1:9/"}
        way = client.post("/api/notices/ways", json=wish)
        assert way.status_code < 300, way.text
        step = client.get(f"{where}/questions", params={"seat": 0}).json()[0]["step"]
        order = {"seat": 0, "step": step, "answers": ["pass"]}
        client.post(f"{where}/orders", json=order)
        client.post(f"{where}/votes", json={"what": "more_time", "by": 0})
        cup = client.post("/api/cups", json={"name": "Club", "table": {"title": TITLE}}).json()
        orders = client.get(f"{where}/orders", params={"seat": 0}).json()
        self.names = {
            "table": self.table,
            "title": TITLE,
            "seat": 0,
            "line": 0,
            "lesson": course(TITLE).lessons[0].name,
            "puzzle": client.get(f"/api/puzzles/{TITLE}").json()["puzzles"][0]["name"],
            "who": client.get("/api/me/account").json()["face"],
            "id": client.get("/api/notices").json()["ways"][0]["id"],
            "cup": cup["cup"],
            "number": 0,
            "order": orders[0]["id"] if orders else "",
        }

    def is_there(self, client: Client) -> bool:
        """Whether nothing has put an end to it."""
        told = client.get(f"/api/tables/{self.table}", headers=CONTRACT).json()
        return told.get("you") == 0 and bool(client.get("/api/notices").json().get("ways"))

    def body(self, made_up: Any) -> Any:
        """A made-up body in which seats, lines and passwords are real."""
        if not isinstance(made_up, dict):
            return made_up
        real = {"seat": 0, "shown": True, "line": self.state["line"], **self.account}
        return {key: real.get(key, value) for key, value in made_up.items()}


def test_every_operation_is_reached_and_none_fails(database: str) -> None:
    server = Settings(database, bot_processes=0, limits="off", webhooks_to_private=True)
    with TestClient(create_app(server), raise_server_exceptions=False) as client:
        client.headers.update(CONTRACT)
        schema = schemathesis.openapi.from_dict(client.get("/api/schema").json())
        found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
        assert len(found) > 60
        world = World(client, 0)
        statuses: dict[str, set[int]] = {}
        for number, operation in enumerate(found, 1):
            if not world.is_there(client):
                world = World(client, number)
            name = f"{operation.method} {operation.path}"
            statuses[name] = _tried(client, world, operation)
    faults = {name: seen for name, seen in statuses.items() if any(s >= 500 for s in seen)}
    assert faults == {}
    assert {name for name, seen in statuses.items() if seen <= NOT_REACHED} == set()


def _tried(client: Client, world: World, operation: Any) -> set[int]:
    """The statuses of several tries at an operation."""
    seen: set[int] = set()

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def attempt(case: Any) -> None:
        names = case.path_parameters or {}
        case.path_parameters = {key: world.names.get(key, value) for key, value in names.items()}
        case.query = {**(case.query or {}), **({"seat": 0} if "seat" in (case.query or {}) else {})}
        case.body = world.body(case.body)
        words = case.as_transport_kwargs(base_url="http://testserver.local")
        words.pop("cookies", None)
        words["content"] = words.pop("data", None)
        seen.add(client.request(**words).status_code)

    attempt()
    return seen


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_what_is_not_there_is_told_in_the_readers_language(client: Client, lang: str) -> None:
    told = client.get(f"/api/tables/nowhere?lang={lang}").json()["message"]
    others = {
        client.get(f"/api/tables/nowhere?lang={x}").json()["message"] for x in ("en", "ru", "pl")
    }
    assert told in others
    assert len(others) == 3
