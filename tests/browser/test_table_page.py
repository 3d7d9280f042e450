"""What the table page weighs, what it knows of the API, and that words are only words."""

import json
import re
from urllib.request import urlopen

from playwright.sync_api import Request, expect

from tests.browser import steps
from tests.browser.conftest import ROOT, Opener

HEAVIEST = 300_000


def test_the_first_table_page_is_light(visit: Opener) -> None:
    """All that is fetched on the way from nothing to a table, compressed, without the board."""
    page = visit("/no/such/page")
    seen: list[Request] = []
    page.on("requestfinished", lambda request: seen.append(request))
    page.goto(page.url.replace("/no/such/page", "/"))
    steps.play_now(page, "Cyclades")
    page.reload()
    page.wait_for_selector("[data-place]")
    fetched = [request for request in seen if "/boards/" not in request.url]
    assert len(fetched) > 10
    assert sum(request.sizes()["responseBodySize"] for request in fetched) <= HEAVIEST


def test_what_is_said_at_the_table_is_shown_as_it_was_written(visit: Opener) -> None:
    page = visit("/")
    steps.play_now(page, "Cyclades")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("<b onclick='x()'>hail</b> & well met")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("<b onclick='x()'>hail</b> & well met")
    assert page.get_by_role("tabpanel").locator("b").count() == 0


def test_notes_are_kept_for_their_seat(visit: Opener) -> None:
    page = visit("/")
    steps.play_now(page, "Cyclades")
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("Only you can read these notes.").fill("take Naxos")
    page.get_by_label("Only you can read these notes.").blur()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_label("Only you can read these notes.")).to_have_value("take Naxos")


def test_an_order_is_sealed_for_a_question_in_words(visit: Opener) -> None:
    page = visit("/no/such/page")
    steps.open_table(page, "cyclades")
    asked = steps.wait_for_question(page)
    page.get_by_role("tab", name="Notes").click()
    page.locator("summary", has_text="Secret orders").click()
    expect(page.get_by_label("Question").locator("option:checked")).to_have_text(asked)
    page.get_by_label("Answers, one per line").fill("ask the oracle")
    page.get_by_label("Every time, not just once").check()
    page.get_by_role("button", name="Give the order").click()
    expect(page.get_by_text("I don’t understand “ask the oracle”.")).to_be_visible()
    page.get_by_label("Answers, one per line").fill("poseidon 1")
    page.get_by_role("button", name="Give the order").click()
    sealed = page.get_by_role("listitem").filter(has_text="poseidon 1")
    expect(sealed).to_contain_text(asked)


def test_the_client_knows_every_field_the_server_sends(address: str) -> None:
    """Otherwise the types are old: scripts/npm run types."""
    with urlopen(f"{address}/api/schema/openapi.json") as answer:
        schemas = json.load(answer)["components"]["schemas"]
    text = (ROOT / "web" / "src" / "lib" / "schema.ts").read_text(encoding="utf-8")
    missing: list[str] = []
    for name, schema in schemas.items():
        block = re.search(
            rf"^        {name}: {{\n(.*?)^        }};", text, re.MULTILINE | re.DOTALL
        )
        for field in schema.get("properties", {}):
            if block is None or not re.search(rf"^ +{field}\??:", block[1], re.MULTILINE):
                missing.append(f"{name}.{field}")
    assert missing == []
