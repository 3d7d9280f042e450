"""The topics by which editions are compared have names in every language."""

import pytest

from pelagos import clauses
from pelagos.catalogue import titles
from pelagos.server.present.phrases import has_phrase
from pelagos.words import LANGUAGES
from tests.server.support import Client


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_topic_has_a_name(lang: str) -> None:
    topics = {clause.topic for title in titles() for clause in clauses.table(title).clauses}
    assert [topic for topic in sorted(topics) if not has_phrase(lang, f"topic-{topic}")] == []


def test_a_comparison_speaks_the_language_of_its_reader(client: Client) -> None:
    address = "/api/rules/compare?titles=cyclades,civilization&lang=pl"
    rows = {row["topic"]: row for row in client.get(address).json()["rows"]}
    assert rows["battle"]["name"] == "Bitwy"
    told = [clause for row in rows.values() for said in row["titles"].values() for clause in said]
    assert not any(clause["reason"] for clause in told)
