"""Purchases with their payment and Units that go together, each in one go."""

from collections import Counter

from pelagos.bots.base import Chance
from pelagos.catalogue import load
from pelagos.engine.contract import Route
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.table import Sitting
from tests.mare_nostrum_empires.build import GREECE, ROME, Table
from tests.support import clause


def routes(t: Table, seat: int) -> list[Route]:
    return t.rules.routes(t.b, seat)


def route_to(t: Table, seat: int, first: str) -> Route:
    """The route that begins with these words."""
    [found] = [route for route in routes(t, seat) if route.answers[0] == first]
    return found


@clause("mne:3.d")
def test_a_purchase_comes_with_the_only_set_that_pays() -> None:
    t = Table()
    t.strip()
    t.give(ROME, wood=1, oil=1, gold=1, coin=2)
    t.build_turn(ROME)
    route = route_to(t, ROME, "legion italia")
    assert route.answers == ("legion italia", "goods wood+gold+oil")
    assert route.sole
    assert route.price == (("resources", 3),)
    assert [kind for kind, _ in route.things] == ["verb", "province", "way", *["resource"] * 3]
    t.say(ROME, *route.answers)
    assert t.troops("italia", ROME) == 3
    assert t.b.resources(ROME) == 2
    assert routes(t, ROME) == []
    assert routes(t, GREECE) == []


def test_of_several_sets_the_one_is_proposed_that_leaves_most_to_buy_with() -> None:
    t = Table()
    t.strip()
    t.give(ROME, wood=2, oil=2, gold=1, grain=1, coin=3)
    t.build_turn(ROME)
    assert not any(route.sole for route in routes(t, ROME))
    for _ in range(3):  # coins, and twice three goods
        t.say(ROME, *route_to(t, ROME, "legion italia").answers)
    assert t.b.resources(ROME) == 0


def test_everything_that_can_be_bought_has_one_route_the_cheapest_first() -> None:
    t = Table()
    t.own(ROME, "spartacus")
    t.give(ROME, coin=12)
    t.build_turn(ROME)
    found = routes(t, ROME)
    bought = Counter(route.answers[0] for route in found)
    free = ("done", "claim_free", "muster")
    assert bought == Counter(a for a in t.listed(ROME) if not a.startswith(free))
    prices = [route.price[0][1] for route in found]
    assert prices == sorted(prices)
    assert prices[0] == 1
    assert prices[-1] == 12


@clause("mne:4.1.2.a", "mne:R.45")
def test_legions_march_together_without_those_on_posts() -> None:
    t = Table()
    t.quiet()
    t.legions("gallia", ROME, 3)
    t.legions("cyrenaica", ROME, 3)
    t.occupied("cyrenaica_papyrus", ROME)
    t.war_turn(ROME, "war_march")
    found = [route.answers for route in routes(t, ROME)]
    assert ("march gallia germania",) * 3 in found
    assert ("march gallia germania",) * 2 in found
    most = Counter(len(answers) for answers in found if answers[0].startswith("march cyrenaica"))
    assert set(most) == {2}
    t.say(ROME, *("march gallia germania",) * 3)
    assert t.troops("germania", ROME) == 3


@clause("mne:4.1.1.a")
def test_triremes_sail_together() -> None:
    t = Table()
    t.quiet()
    t.triremes("aegean_sea", GREECE, 2)
    t.triremes("black_sea", GREECE, 1)
    t.war_turn(GREECE, "war_sail")
    found = {route.answers for route in routes(t, GREECE)}
    near = t.box.sea_next[t.id("sea", "aegean_sea")]
    assert found == {(f"sail aegean_sea {t.box.slug('sea', sea)}",) * 2 for sea in near}


def board(sitting: Sitting) -> Board:
    assert isinstance(sitting.board, Board)
    return sitting.board


def test_every_route_is_taken_in_one_go_for_what_it_says() -> None:
    rng = Chance(7)
    referee = load("mare_nostrum_empires")
    sitting = Sitting.new(referee, 3, {}, bytes(32))
    tried: Counter[str] = Counter()
    while len(tried) < 4 or sum(tried.values()) < 60:
        assert not sitting.over()
        seat = sitting.asked()[0]
        found = [r for r in referee.routes(sitting.board, seat) if not r.proposed]
        for route in found[:: 1 + len(found) // 3]:
            twin = Sitting(referee, sitting.record.like(sitting.record.lines[:]), bytes(32))
            before = board(twin).resources(seat)
            twin.answer_all(seat, list(route.answers))
            assert before - board(twin).resources(seat) == sum(n for _, n in route.price)
            tried[route.answers[0].partition(" ")[0]] += 1
        sitting.answer(seat, sitting.question(seat).space.draw(rng))
    assert {"march", "legion", "claim"} <= set(tried)


def test_nobody_has_routes_in_the_turn_of_another() -> None:
    building, marching = Table(), Table()
    building.give(ROME, coin=3)
    building.build_turn(ROME)
    marching.war_turn(ROME, "war_march")
    for t in (building, marching):
        assert [seat for seat in range(5) if routes(t, seat)] == [ROME]


@clause("mne:3.f")
def test_all_that_may_be_kept_is_proposed() -> None:
    t = Table()
    t.strip()
    t.own(ROME, "hanging_gardens")
    t.give(ROME, coin=3, oil=2, wine=1)
    t.skip_to("keep")
    [route] = routes(t, ROME)
    assert route.proposed
    assert route.answers == ("oil+wine+coin+coin",)
    t.say(ROME, *route.answers)
