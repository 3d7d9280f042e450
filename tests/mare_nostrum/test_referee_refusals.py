"""Both editions: a refusal names the clause that forbids the answer."""

from pelagos.games.mare_nostrum.common.board import put
from pelagos.games.mare_nostrum.common.names import (
    CITY,
    COINS,
    CONVERT,
    DIFFERENT_GOODS,
    EXCHANGE,
    FORTRESS,
    FREE_CONVERT,
    FREE_FORTRESS,
    FREE_INFLUENCE,
    INFLUENCE,
    LEGION,
    LEGIONS,
    SIDES,
    TEMPLE,
    TRIREME,
)
from pelagos.games.mare_nostrum.common.rules import MareRules
from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.laget.phases import BUILDING as LAGET_BUILDING
from pelagos.games.mare_nostrum.original import rules as original_rules
from pelagos.games.mare_nostrum.original.phases import BUILDING
from tests.mare_nostrum.build import BABYLON, EGYPT, GREECE, ROME, Table
from tests.support import clause

ORIGINAL = original_rules()
LAGET = laget_rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")


def table(rules: MareRules, **options: object) -> Table:
    found = Table(rules, 5, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


@clause("mn:6.5.5", "mn:6.5.7", "mn:6.6.1", "mn:6.6.2", "mn:9.1.3", "mn:9.1.5")
def test_purchases_refused_in_2003() -> None:
    t = table(ORIGINAL).legions(ROME, "syria").own(ROME, "cilicia").legions(BABYLON, "cilicia")
    t.claimed(BABYLON, "cilicia").legions(ROME, "cilicia").hand(BABYLON, tax=6)
    t.play(BUILDING, BABYLON)
    assert t.why_not(BABYLON, (TRIREME, t.area("babylonia"))) == "mn:6.5.5"
    assert t.why_not(BABYLON, (INFLUENCE, t.area("syria"))) == "mn:6.5.7"
    assert t.why_not(BABYLON, (INFLUENCE, t.area("cilicia"))) == "mn:6.5.2"
    assert t.why_not(BABYLON, (CONVERT, t.area("rome"))) == "mn:6.6.1"
    assert t.why_not(BABYLON, (CONVERT, t.area("cilicia"))) == "mn:6.6.2"
    assert t.why_not(BABYLON, (FREE_INFLUENCE, t.area("susiana"))) == "mn:9.1.3"
    assert t.why_not(BABYLON, (EXCHANGE, (0, 1))) == "mn:9.1.5"


@clause("mn:11.1", "mn:11.2")
def test_without_a_piece_a_purchase_is_refused_in_2003() -> None:
    t = table(ORIGINAL).hand(ROME, tax=6)
    t.b.supply[ROME] = t.b.supply[LEGIONS * SIDES + ROME] = 0
    t.b.stock = put(t.b.stock, CITY, 0)
    t.play(BUILDING, ROME)
    assert t.why_not(ROME, (INFLUENCE, t.area("lombardy"))) == "mn:11.2"
    assert t.why_not(ROME, (LEGION, t.area("rome"))) == "mn:11.1"
    assert t.why_not(ROME, (CITY, t.site("roma"))) == "mn:11.1"


@clause("mn:6.3.1", "mn:6.3.2", "lc:9.5", "lc:9.6")
def test_payments_refused() -> None:
    grain, gold = (ORIGINAL.box(5, {}).find("resource", kind) for kind in ("grain", "gold"))
    for rules, phase, size, kinds in (
        (ORIGINAL, BUILDING, "mn:6.3.2", "mn:6.3.1"),
        (LAGET, LAGET_BUILDING, "lc:9.6", "lc:9.5"),
    ):
        t = table(rules).hand(ROME, tax=3, grain=2, gold=1).play(phase, ROME)
        t.say(ROME, "city roma")
        assert t.why_not(ROME, (DIFFERENT_GOODS, (gold, grain, grain))) == kinds
        assert t.why_not(ROME, (DIFFERENT_GOODS, (gold, grain))) == size
        assert t.why_not(ROME, (COINS, (0, 0))) == size


@clause("lc:10.2", "lc:10.11", "lc:10.13", "lc:10.15", "lc:10.17", "lc:10.18")
def test_places_refused_in_the_revised_edition() -> None:
    t = table(LAGET).own(EGYPT, "arabia", "palestine", "nubia").legions(GREECE, "palestine")
    t.legions(EGYPT, "nubia").legions(ROME, "nubia").fort("lower_egypt").hand(EGYPT, tax=6)
    t.b.supply[LEGIONS * SIDES + EGYPT] = 0
    t.play(LAGET_BUILDING, EGYPT)
    assert t.why_not(EGYPT, (TEMPLE, t.area("arabia"))) == "lc:10.11"
    assert t.why_not(EGYPT, (FORTRESS, t.area("lower_egypt"))) == "lc:10.13"
    assert t.why_not(EGYPT, (TRIREME, t.area("arabia"))) == "lc:10.15"
    assert t.why_not(EGYPT, (FORTRESS, t.area("palestine"))) == "lc:10.18"
    assert t.why_not(EGYPT, (FORTRESS, t.area("nubia"))) == "lc:10.17"
    assert t.why_not(EGYPT, (LEGION, t.area("arabia"))) == "lc:10.2"


@clause("lc:13.21", "lc:13.25", "lc:16.6", "lc:9.11", "lc:18.2")
def test_gifts_and_conversions_refused_in_the_revised_edition() -> None:
    t = table(LAGET).own(ROME, "syria").legions(BABYLON, "syria").claimed(BABYLON, "syria")
    t.cards(BABYLON, "hammurabi").hand(BABYLON, tax=2).play(LAGET_BUILDING, BABYLON)
    assert t.why_not(BABYLON, (FREE_CONVERT, t.area("syria"))) == "lc:13.25"
    assert t.why_not(BABYLON, (CONVERT, t.area("rome"))) == "lc:13.21"
    assert t.why_not(BABYLON, (FREE_FORTRESS, t.area("babylonia"))) == "lc:16.6"
    assert t.why_not(BABYLON, (EXCHANGE, (0, 1))) == "lc:18.2"
    assert t.why_not(BABYLON, (FREE_INFLUENCE, t.area("syria"))) == "lc:10.4"
    t.say(BABYLON, "free_influence susiana")
    assert t.why_not(BABYLON, (FREE_INFLUENCE, t.area("mesopotamia"))) == "lc:9.11"
