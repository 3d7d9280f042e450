"""Both editions: a refusal names the clause that forbids the answer."""

from typing import Any

from pelagos.games.mare_nostrum.four_cards.ids import (
    ATTACK,
    CITY,
    CLAIM,
    COINS,
    CONVERT,
    DIFFERENT_GOODS,
    END,
    EXCHANGE,
    FORTRESS,
    FREE_CONVERT,
    FREE_FORTRESS,
    FREE_INFLUENCE,
    INFLUENCE,
    LEGION,
    LEGIONS,
    MARCH,
    OCCUPY,
    PILLAGE,
    SAIL,
    SIDES,
    TEMPLE,
    TRIREME,
)
from pelagos.games.mare_nostrum.four_cards.rules import MareRules
from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.laget.events import CLAUSES
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION
from pelagos.games.mare_nostrum.laget.phases import BUILDING as LAGET_BUILDING
from pelagos.games.mare_nostrum.laget.phases import LAYOUT as LAGET_LAYOUT
from pelagos.games.mare_nostrum.laget.phases import TRADE as LAGET_TRADE
from pelagos.games.mare_nostrum.original import rules as original_rules
from pelagos.games.mare_nostrum.original.phases import BUILDING, CAMPAIGN, LAYOUT
from pelagos.games.mare_nostrum.original.phases import TRADE as ORIGINAL_TRADE
from pelagos.games.mare_nostrum.shared.tables import changed
from tests.mare_nostrum.build import BABYLON, EGYPT, GREECE, ROME, Table, revised
from tests.support import clause

ORIGINAL = original_rules()
LAGET = laget_rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")


def table(rules: MareRules[Any], **options: object) -> Table:
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
    t.b.stock = changed(t.b.stock, CITY, 0)
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


# -- set-up and war --------------------------------------------------------------------------------


@clause("mn:3.3.3", "mn:3.3.4", "lc:5.5", "lc:5.7")
def test_placements_refused_in_the_free_set_up() -> None:
    for rules, phase, area, units, limit in (
        (ORIGINAL, LAYOUT, "mn:3.3.3", "mn:3.3.4", "mn:6.5.4"),
        (LAGET, LAGET_LAYOUT, "lc:5.5", "lc:5.7", "lc:10.13"),
    ):
        t = Table(rules, 5, setup_mode="advanced").play(phase, ROME)
        assert t.why_not(ROME, (INFLUENCE, t.area("illyria"))) == area
        assert t.why_not(ROME, (CITY, t.site("mediolanum"))) == area
        t.say(ROME, "influence lombardy").say(ROME, "fortress rome")
        assert t.why_not(ROME, (LEGION, t.area("lombardy"))) == units
        assert t.why_not(ROME, (FORTRESS, t.area("rome"))) == limit


@clause("mn:7.1.4", "mn:7.1.5", "mn:7.2.2", "mn:7.3.1", "mn:7.4.3")
def test_moves_refused_in_2003() -> None:
    t = table(ORIGINAL).legions(GREECE, "greece", 2).ships(GREECE, "mare_ionium")
    t.play(CAMPAIGN, GREECE)
    ionian, greece, sicily = t.area("mare_ionium"), t.area("greece"), t.area("sicily")
    assert t.why_not(GREECE, (ATTACK, ionian)) == "mn:7.4.3"
    assert t.why_not(GREECE, (SAIL, (ionian, (t.area("mare_cilicium"), 1)))) == "mn:7.2.2"
    assert t.why_not(GREECE, (MARCH, (greece, (t.area("nubia"), 1)))) == "mn:7.3.1"
    t.say(GREECE, "march greece > sicily 1")
    assert t.why_not(GREECE, (SAIL, (ionian, (t.area("mare_libycum"), 1)))) == "mn:7.1.5"
    assert t.why_not(GREECE, (MARCH, (sicily, (greece, 1)))) == "mn:7.1.4"


@clause("mn:7.6.3", "mn:7.6.5", "mn:7.7.6")
def test_choices_refused_in_2003() -> None:
    t = table(ORIGINAL, temple_pillage=False).built("babylon", "temple_babylonia")
    t.legions(EGYPT, "babylonia").play(CAMPAIGN, EGYPT).say(EGYPT, "halt")
    babylon, temple = t.site("babylon"), t.site("temple_babylonia")
    assert t.why_not(EGYPT, (CLAIM, ())) == "mn:7.7.6"
    assert t.why_not(EGYPT, (PILLAGE, temple)) == "mn:7.6.3"
    assert t.why_not(EGYPT, (OCCUPY, (babylon, temple))) == "mn:7.6.5"


@clause("lc:11.4", "lc:11.10", "lc:11.11", "lc:11.17", "lc:11.18")
def test_moves_refused_in_the_revised_edition() -> None:
    t = table(LAGET).own(BABYLON, "palestine", "syria").legions(BABYLON, "syria")
    t.legions(BABYLON, "palestine").legions(EGYPT, "palestine", 2).legions(EGYPT, "lower_egypt")
    t.ships(EGYPT, "mare_aegyptium").ships(ROME, "mare_aegyptium").play(ACTIVATION, EGYPT)
    palestine, arabia = t.area("palestine"), t.area("arabia")
    assert t.why_not(EGYPT, (END, ())) == "lc:11.17"
    assert t.why_not(EGYPT, (MARCH, (palestine, (t.area("nubia"), 1)))) == "lc:11.11"
    t.say(EGYPT, "march lower_egypt > arabia 1").say(EGYPT, "fight palestine").fate("1+1+1")
    assert t.why_not(EGYPT, (ATTACK, t.area("mare_aegyptium"))) == "lc:11.10"
    assert t.why_not(EGYPT, (MARCH, (arabia, (palestine, 1)))) == "lc:11.4"
    assert t.why_not(EGYPT, (MARCH, (palestine, (t.area("syria"), 1)))) == "lc:11.18"


@clause("lc:13.8", "lc:13.13", "lc:13.20")
def test_choices_refused_in_the_revised_edition() -> None:
    t = table(LAGET).built("babylon", "babylonia_fruit").legions(EGYPT, "babylonia", 2)
    more = revised(t.b)
    more.ruined = changed(more.ruined, t.area("babylonia"), 1 << ROME)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "settle babylonia")
    assert t.why_not(EGYPT, (CLAIM, ())) == "lc:13.20"
    assert t.why_not(EGYPT, (PILLAGE, t.site("babylon"))) == "lc:13.13"
    t.say(EGYPT, "occupy babylon").say(EGYPT, "end")
    t.legions(BABYLON, "mesopotamia").play(ACTIVATION, BABYLON)
    t.say(BABYLON, "march mesopotamia > babylonia 1").say(BABYLON, "fight babylonia")
    t.fate("1+4+4")
    assert t.why_not(EGYPT, (PILLAGE, t.site("babylon"))) == "lc:13.8"


@clause("lc:12.7", "lc:12.9")
def test_the_revised_edition_tells_its_own_clauses() -> None:
    t = table(LAGET).own(BABYLON, "palestine").legions(BABYLON, "palestine")
    t.legions(EGYPT, "lower_egypt").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "fight palestine").fate("5+1")
    assert t.b.log is not None
    assert [e.kind.clause for e in t.b.log] == ["lc:11.11", "lc:12.7", "lc:12.9"]
    assert all(name.startswith("lc:") for name in CLAUSES.values())


NONSENSE: tuple[object, ...] = (None, "end", (), ({}, 1), ([], ()), (MARCH, {}), (MARCH, ([], 1)))


@clause("mn:7.1.2", "lc:11.3")
def test_nonsense_is_refused_like_anything_else() -> None:
    for rules, phase in ((ORIGINAL, CAMPAIGN), (LAGET, ACTIVATION)):
        t = table(rules).own(BABYLON, "palestine").built("hierosolyma")
        t.legions(EGYPT, "palestine", 2).hand(EGYPT, tax=3).play(phase, EGYPT)
        for value in NONSENSE:
            assert t.why_not(EGYPT, value)
        t.say(EGYPT, "halt" if rules is ORIGINAL else "settle palestine")
        for value in NONSENSE:
            assert t.why_not(EGYPT, value)
    for rules, phase in ((ORIGINAL, BUILDING), (LAGET, LAGET_BUILDING)):
        t = table(rules).hand(EGYPT, tax=3).play(phase, EGYPT)
        for value in NONSENSE:
            assert t.why_not(EGYPT, value)
        t.say(EGYPT, "legion lower_egypt")
        for value in NONSENSE:
            assert t.why_not(EGYPT, value)
    for rules, phase in ((ORIGINAL, LAYOUT), (LAGET, LAGET_LAYOUT)):
        t = Table(rules, 5, setup_mode="advanced").play(phase, EGYPT)
        for value in NONSENSE:
            assert t.why_not(EGYPT, value)


@clause("mn:6.5.5", "mn:6.5.7", "lc:10.15", "lc:10.11")
def test_a_typed_refusal_looks_at_all_the_words() -> None:
    t = table(ORIGINAL).legions(ROME, "syria").play(BUILDING, BABYLON)
    assert typed(t, BABYLON, "trireme babylonia") == "mn:6.5.5"
    assert typed(t, BABYLON, "influence syria") == "mn:6.5.7"
    t = table(LAGET).own(EGYPT, "arabia").play(LAGET_BUILDING, EGYPT)
    assert typed(t, EGYPT, "trireme arabia") == "lc:10.15"
    assert typed(t, EGYPT, "temple arabia") == "lc:10.11"


@clause("lc:11.4", "lc:11.7", "lc:11.19", "lc:12.3")
def test_battles_and_moves_are_refused_for_what_hinders_just_them() -> None:
    t = table(LAGET).own(ROME, "syria", "sicily").own(BABYLON, "palestine").fort("palestine")
    t.legions(EGYPT, "palestine", 3).legions(EGYPT, "syria").legions(EGYPT, "lower_egypt", 2)
    t.ships(EGYPT, "mare_aegyptium", 2).ships(ROME, "mare_aegyptium").play(ACTIVATION, EGYPT)
    assert typed(t, EGYPT, "sail mare_aegyptium lower_egypt 1") == "lc:11.7"
    assert typed(t, EGYPT, "fight syria") == "lc:12.3"
    assert typed(t, EGYPT, "fight sicily") == "lc:12.5"
    t.say(EGYPT, "attack mare_aegyptium").fate("1+1+1")
    assert typed(t, EGYPT, "attack mare_aegyptium") == "lc:11.4"
    t.say(EGYPT, "fight palestine").fate("1+1+1")
    assert typed(t, EGYPT, "fight palestine") == "lc:11.4"
    t.say(EGYPT, "march lower_egypt > arabia 1").say(EGYPT, "march syria > arabia 1")
    assert typed(t, EGYPT, "march arabia > lower_egypt 1") == "lc:11.4"
    assert typed(t, EGYPT, "march lower_egypt > arabia 2") == "lc:11.11"
    t.say(EGYPT, "march palestine > lower_egypt 1")
    assert typed(t, EGYPT, "march lower_egypt > arabia 2") == "lc:11.4"
    t.say(EGYPT, "end").legions(BABYLON, "babylonia").play(ACTIVATION, BABYLON)
    assert typed(t, BABYLON, "fight palestine") == "lc:11.19"


@clause("lc:13.7", "lc:13.8", "lc:13.9", "lc:13.10", "lc:13.12")
def test_a_choice_abroad_is_refused_for_what_hinders_just_it() -> None:
    t = table(LAGET).own(BABYLON, "palestine").built("hierosolyma", "babylon")
    t.legions(EGYPT, "palestine").legions(EGYPT, "lower_egypt").legions(EGYPT, "arabia")
    t.legions(EGYPT, "greece").play(ACTIVATION, EGYPT)
    for province in ("lower_egypt", "arabia"):
        assert typed(t, EGYPT, f"settle {province}") == "lc:13.10"
    assert typed(t, EGYPT, "settle rome") == "lc:13.7"
    assert typed(t, EGYPT, "settle greece") == "lc:13.9"
    t.say(EGYPT, "settle palestine")
    assert typed(t, EGYPT, "pillage babylon") == "lc:13.12"
    t.say(EGYPT, "occupy hierosolyma")
    assert typed(t, EGYPT, "settle palestine") == "lc:13.8"


@clause("mn:7.1.4", "mn:7.1.5", "mn:7.2.4", "mn:7.4.5", "mn:7.4.12", "mn:7.6.1", "mn:7.6.2")
@clause("mn:7.6.8", "mn:7.6.11", "mn:7.3.1", "mn:7.4.4")
def test_mixed_moves_are_refused_for_what_hinders_just_them_in_2003() -> None:
    t = table(ORIGINAL, interleaved_military_actions=True).own(BABYLON, "palestine", "phoenicia")
    t.fort("palestine", 1).legions(EGYPT, "palestine", 2).legions(EGYPT, "lower_egypt")
    t.legions(EGYPT, "phoenicia").legions(EGYPT, "greece").built("hierosolyma")
    t.ships(EGYPT, "mare_aegyptium", 2).ships(ROME, "mare_aegyptium").play(CAMPAIGN, EGYPT)
    assert typed(t, EGYPT, "sail mare_aegyptium lower_egypt 1") == "mn:7.2.4"
    assert typed(t, EGYPT, "march lower_egypt > rome 1") == "mn:7.3.1"
    assert typed(t, EGYPT, "settle palestine") == "mn:7.6.1"
    assert typed(t, EGYPT, "settle lower_egypt") == "mn:7.6.8"
    assert typed(t, EGYPT, "settle greece") == "mn:7.6.11"
    assert typed(t, EGYPT, "fight phoenicia") == "mn:7.4.12"
    assert typed(t, EGYPT, "end") == "mn:7.4.4"
    t.say(EGYPT, "settle phoenicia").say(EGYPT, "nothing")
    assert typed(t, EGYPT, "settle phoenicia") == "mn:7.6.2"
    t.say(EGYPT, "attack mare_aegyptium").fate("1+1+1")
    assert typed(t, EGYPT, "attack mare_aegyptium") == "mn:7.1.4"
    t.say(EGYPT, "fight palestine").fate("1+1")
    assert typed(t, EGYPT, "fight palestine") == "mn:7.1.4"
    t.say(EGYPT, "march phoenicia > lower_egypt 1")
    assert typed(t, EGYPT, "attack mare_aegyptium") == "mn:7.1.5"
    t.say(EGYPT, "end").legions(BABYLON, "babylonia").play(CAMPAIGN, BABYLON)
    assert typed(t, BABYLON, "fight palestine") == "mn:7.4.5"


@clause("lc:3.10", "lc:10.6", "lc:10.24", "mn:3.4.8", "mn:6.5.10", "mn:6.7.3")
def test_purchases_are_refused_for_what_hinders_just_them() -> None:
    for rules, phase, fresh, out, not_for_sale in (
        (ORIGINAL, BUILDING, "mn:6.5.10", "mn:3.4.8", "mn:6.7.3"),
        (LAGET, LAGET_BUILDING, "lc:10.6", "lc:3.10", "lc:10.24"),
    ):
        t = table(rules).hand(BABYLON, tax=12).cards(ROME, "helen")
        t.b.owner = changed(t.b.owner, t.box.find("card", "hannibal"), -2)
        t.play(phase, BABYLON).say(BABYLON, "influence syria").say(BABYLON, "coins")
        assert typed(t, BABYLON, "influence palestine") == fresh
        assert typed(t, BABYLON, "influence sicily") == ("mn:6.5.2", "lc:10.4")[rules is LAGET]
        assert typed(t, BABYLON, "card helen") == not_for_sale
        assert typed(t, BABYLON, "card hannibal") == out
        assert typed(t, BABYLON, "card cleopatra") == not_for_sale


@clause("lc:8.20", "mn:5.6.1")
def test_whom_ulysses_forces_takes_from_nobody_else() -> None:
    for rules, phase, ask, forced in (
        (ORIGINAL, ORIGINAL_TRADE, "redirect_take", "mn:5.6.1"),
        (LAGET, LAGET_TRADE, "compel_take", "lc:8.20"),
    ):
        t = table(rules).cards(ROME, "ulysses").roles(director=GREECE)
        for seat in (ROME, GREECE, EGYPT):
            t.hand(seat, tax=1, grain=1)
        t.play(phase).say(GREECE, "1")
        for seat in (ROME, GREECE, EGYPT):
            t.say(seat, "tax")
        if rules is ORIGINAL:
            t.say(GREECE, "p4 tax")
        assert t.step() == ask
        t.say(ROME, "use")
        assert typed(t, GREECE, "p4 tax") == forced


def typed(t: Table, seat: int, text: str) -> str:
    """The clause with which a typed answer is refused."""
    return t.why_not(seat, t.rules.read(t.b, seat, text))
