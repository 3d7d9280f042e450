"""The published interface: what it promises is what it does."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
)

from pelagos.server.app import create_app
from pelagos.server.settings import Settings
from tests.server.support import Client
from tests.server.titles import HavenTitles


def test_every_address_is_published_with_its_types(client: Client) -> None:
    schema = client.get("/api/schema").json()
    assert schema["info"]["title"] == "Pelagos"
    assert len(schema["paths"]) > 25
    state = schema["components"]["schemas"]["TableState"]["properties"]
    assert {"view", "question", "undo", "seats"} <= set(state)
    assert schema["paths"]["/api/tables/{table}/answers"]["post"]["operationId"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """One server for all that schemathesis thinks of."""
    database = str(tmp_path_factory.mktemp("schema") / "tables.db")
    app = create_app(Settings(database, bot_processes=0, limits="off"), HavenTitles())
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def test_no_request_made_up_from_the_schema_breaks_the_server(served: Client) -> None:
    schema = schemathesis.openapi.from_dict(served.get("/api/schema").json())
    checks = [not_a_server_error, content_type_conformance, response_schema_conformance]
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 30
    for found in operations:

        @settings(
            max_examples=8,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=found.as_strategy())
        def attempt(case: Any) -> None:
            words = case.as_transport_kwargs(base_url="http://testserver.local")
            words.pop("cookies", None)
            words["content"] = words.pop("data", None)
            case.validate_response(served.request(**words), checks=checks)

        attempt()
