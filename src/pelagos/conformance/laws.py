"""Random games of a title, with every law tried at every decision."""

import json
from collections.abc import Callable
from typing import Any

from pelagos.conformance.contract import contract_laws, event_laws
from pelagos.conformance.hidden import sealing_laws, secrecy_laws
from pelagos.conformance.watched import Broken, Game, difference
from pelagos.conformance.widgets import fill
from pelagos.engine.box import seat_slug
from pelagos.engine.contract import View
from pelagos.engine.driver import thinking
from pelagos.engine.errors import BadData, BadNotation, NotAllowed, NotAsked, PelagosError
from pelagos.engine.position import Position
from pelagos.engine.record import Line, Record, replay
from pelagos.engine.rules import Result, Rules, best
from pelagos.engine.seats import FATE, NOBODY, Rng
from pelagos.engine.spaces import UNCOUNTED, Space
from pelagos.engine.steps import Ask

LISTED = 300
"""Spaces with at most this many answers are listed and tried in full."""

SELDOM = 12
"""Seats that may speak up unasked do so about once in this many answers."""

PRICED = 3
"""How many answers are compared with the price told for them."""

FILLED = 3
"""How many answers are put together by the shape alone."""


def check(
    rules: Rules[Any],
    games: int,
    seed: int = 0,
    players: tuple[int, ...] = (),
    every: int = 7,
    progress: Callable[[int], object] | None = None,
) -> int:
    """Plays `games` random games for each number of players and set of options.

    The slow laws are tried at every `every`-th decision. Returns the number of decisions.
    """
    check_errors_are_ours(rules)
    check_fields(rules)
    decisions = 0
    for count in players or rules.players:
        for options in rules.option_sets(count):
            for game in range(games):
                decisions += check_game(rules, count, options, seed + game, every)
                if progress is not None:
                    progress(1)
    return decisions


def check_game(
    rules: Rules[Any], players: int, options: dict[str, object], seed: int, every: int = 7
) -> int:
    """Plays one random game, trying the laws; returns the number of decisions."""
    game = Game(rules, players, options, seed)
    limit = rules.step_limit(game.box)
    decisions = 0
    while True:
        step = game.step()
        event_laws(game)
        game.b.log = []
        _standing_laws(game)
        if step is None:
            break
        decisions += 1
        if decisions > limit:
            raise game.fail("no endless game", f"more than {limit} answers")
        _decide(game, step, slow=(decisions + seed) % every == 0)
    result = rules.result(game.b)
    if result is None or not result.winners:
        raise game.fail("a finished game has a result", result)
    _result_laws(game, result)
    _routes_at_the_end(game)
    again = replay(rules, Record.from_text(game.record.to_text()))
    if again.state() != game.b.state():
        raise game.fail("a record replays to the same end", "the boards differ")
    return decisions


def _result_laws(game: Game, result: Result) -> None:
    """The winners stand highest, and everybody can see it."""
    final = result.standings
    if final != game.rules.standings(game.b, NOBODY):
        raise game.fail("the result uses the standings", final)
    if any(n is None for row in final["rows"] for n in row):
        raise game.fail("nothing is hidden at the end", final)
    draw = len(result.winners) == len(final["rows"])  # nobody was ahead by the rules
    if not draw and not set(result.winners) <= set(best(final)):
        raise game.fail("standings sort the way the result does", (result.winners, final))


def _decide(game: Game, step: Ask[Any, object], slow: bool) -> None:
    rules, b, rng = game.rules, game.b, game.rng
    seats = b.waiting
    if len({*seats, *step.may(b)}) != len(seats) + len(step.may(b)):
        raise game.fail("nobody is asked twice at once", seats)
    playing = thinking(seats)
    seat = playing[rng.below(len(playing))]
    unasked = step.may(b)
    if unasked and not rng.below(SELDOM):
        seat = unasked[rng.below(len(unasked))]
    space = step.choices(b, seat)
    if slow:
        _space_laws(game, step, seat, space)
        views = _pure_laws(game, seats)
        contract_laws(game, step, seat, value=space.draw(rng), views=views)
        _saving_laws(game)
        _price_law(game, step, seat, space)
        for viewer in range(b.contents().players):
            secrecy_laws(game, viewer, views[viewer])
        sealing_laws(game, step, seat, space)
        _refusal_laws(game, seat, [*seats, *unasked], space)
        if len(playing) > 1:
            _commuting_law(game, step, playing)
    value = space.draw(rng)
    if not space.holds(value):
        raise game.fail("every drawn answer is accepted", value)
    text = space.write(value, b.contents())
    game.record.lines.append(Line(seat, step.name, text, step.seen_by(b, seat)))
    rules.apply(b, seat, value)


def _standing_laws(game: Game) -> None:
    """What holds whenever a question stands: the totals, and that scratch is put away."""
    now = game.rules.conserved(game.b)
    if now != game.totals:
        wrong = {k: (v, now.get(k)) for k, v in game.totals.items() if now.get(k) != v}
        raise game.fail("every piece is somewhere", f"{game.record.lines[-1:]} changed {wrong}")
    under_way = game.b.phases
    for phase in under_way:
        if game.rules.phases.get(phase.name) is not phase:
            raise game.unknown_phase(phase.name)
    for phase, fields in game.scratch:
        if phase not in under_way:
            for name, fresh in fields:
                if getattr(game.b, name) != fresh:
                    raise game.fail("scratch is fresh outside its phase", (phase.name, name))


def _space_laws(game: Game, step: Ask[Any, object], seat: int, space: Space[object]) -> None:
    box = game.b.contents()
    n = space.count()
    if n == 0:
        raise game.fail("no dead end", f"{step.name} gives {seat_slug(seat)} no choice")
    if not step.name:
        raise game.fail("every question has a name", step)
    shape = space.shape()
    if json.loads(json.dumps(shape)) != shape:
        raise game.fail("a shape is plain data", shape)
    for _ in range(FILLED):
        filled = fill(shape, game.rng)
        if filled is not None and not space.holds(filled):
            raise game.fail("what a shape lets one fill in is accepted", filled)
    answers = [space.draw(game.rng) for _ in range(3)]
    if n != UNCOUNTED and n <= LISTED:
        listed = space.values()
        if len(listed) != n or len(set(listed)) != n:
            raise game.fail("a space lists as many answers as it counts", (n, len(listed)))
        missing = [a for a in answers if a not in listed]
        if missing:
            raise game.fail("a drawn answer is listed", missing[0])
        answers = listed
    for value in answers:
        if not space.holds(value):
            raise game.fail("every listed or drawn answer is accepted", value)
        text = space.write(value, box)
        if game.rules.read(game.b, seat, text) != value:
            raise game.fail("notation is read back as written", (text, value))


def _pure_laws(game: Game, seats: list[int]) -> list[View]:
    rules, b = game.rules, game.b
    before = b.state()
    for seat in rules.asked(b):
        rules.choices(b, seat)
    views = [rules.view(b, viewer) for viewer in [*range(b.contents().players), NOBODY]]
    json.dumps(views)
    if b.state() != before or rules.asked(b) != seats:
        raise game.fail("who, choices and view are pure", "the board changed")
    return views


def _price_law(game: Game, step: Ask[Any, object], seat: int, space: Space[object]) -> None:
    """If a price is told in a stock that is a fact of the seat, that fact falls by as much."""
    rules, b = game.rules, game.b
    for _ in range(PRICED):
        value = space.draw(game.rng)
        price = step.price(b, seat, value)
        if not price:
            continue
        after = b.copy()
        rules.apply(after, seat, value)
        had, has = [rules.view(each, seat)["seats"][seat] for each in (b, after)]
        for stock, told in price:
            before, left = had.get(stock), has.get(stock)
            if not isinstance(before, int) or not isinstance(left, int):
                continue
            paid = before - left
            if paid != (0 if step.pays_later else told):
                said = f"{space.write(value, b.contents())}: {told} {stock} told, {paid} paid"
                raise game.fail("the price told is the one paid", said)


def _routes_at_the_end(game: Game) -> None:
    for seat in range(game.b.contents().players):
        if routes := game.rules.routes(game.b, seat):
            raise game.fail("nothing moves after the end", routes)


def _saving_laws(game: Game) -> None:
    rules, b = game.rules, game.b
    state = b.state()
    twin = b.copy()
    lost = [name for name in type(b).fields if not hasattr(twin, name)]
    if lost:
        raise game.fail("a copy has every field", ", ".join(lost))
    if twin.state() != state:
        raise game.fail("a copy is equal", difference(state, twin.state()))
    for name in type(b).fields:
        value = getattr(b, name)
        if isinstance(value, list) and getattr(twin, name) is value:
            raise game.fail("a copy shares nothing", name)
    loaded = rules.load(b.contents(), json.loads(json.dumps(state)))
    if loaded.state() != state or loaded.active != b.active:
        raise game.fail("a saved position loads equal", difference(state, loaded.state()))
    for name in type(b).fields:  # a named tuple equals a plain one, but is more
        was, now = getattr(b, name), getattr(loaded, name)
        if repr(was) != repr(now):
            raise game.fail("a saved position loads in its own form", f"{name}: {now!r}")


def _refusal_laws(game: Game, seat: int, seats: list[int], space: Space[object]) -> None:
    rules, b = game.rules, game.b
    before = b.state()
    for wrong in _mutations(space.draw(game.rng), game.rng):
        if space.holds(wrong):
            continue
        try:
            rules.answer(b, seat, wrong)
        except NotAllowed as error:
            if not str(error) or b.state() != before:
                raise game.fail("a refusal changes nothing", wrong) from None
        else:
            raise game.fail("every illegal answer is refused", wrong)
    for stranger in [*range(b.contents().players), FATE]:
        if stranger not in seats:
            try:
                rules.answer(b, stranger, space.draw(game.rng))
            except NotAsked:
                continue
            raise game.fail("only who is asked may answer", seat_slug(stranger))
    names = b.contents().names
    for kind in sorted(names):
        slug = names[kind][game.rng.below(len(names[kind]))]
        _try_text(game, seat, space, f"{slug} {slug}")
    try:
        rules.read(b, seat, "no_such_word " * 3)
    except PelagosError:
        return
    raise game.fail("nonsense is not read", "no_such_word")


def _try_text(game: Game, seat: int, space: Space[object], text: str) -> None:
    """Known names that may be no answer here: they must be unreadable or properly refused."""
    try:
        value = game.rules.read(game.b, seat, text)
        if not space.holds(value):
            game.rules.answer(game.b, seat, value, text)
            raise game.fail("every illegal answer is refused", text)
    except (BadNotation, NotAllowed):
        return


def _mutations(value: object, rng: Rng) -> list[object]:
    found: list[object] = [None, "word", -99, 10**9, (), (value,), True]
    if isinstance(value, int):
        found += [value + 1, value - 1]
    if isinstance(value, tuple) and value:
        at = rng.below(len(value))
        for part in _mutations(value[at], rng)[:6]:
            found.append((*value[:at], part, *value[at + 1 :]))
        found += [value[:-1], (*value, value[-1])]
    return found


def _commuting_law(game: Game, step: Ask[Any, object], seats: list[int]) -> None:
    """Two seats asked at once may answer in either order, unless the question is a race."""
    rules, b = game.rules, game.b
    if not step.secret:
        return
    one, two = seats[0], seats[1]
    first = step.choices(b, one).draw(game.rng)
    second = step.choices(b, two).draw(game.rng)
    ways = []
    for order in ([(one, first), (two, second)], [(two, second), (one, first)]):
        trial = b.copy()
        for seat, value in order:
            rules.answer(trial, seat, value)
        ways.append(trial.state())
    if ways[0] != ways[1]:
        raise game.fail("simultaneous answers commute", difference(ways[0], ways[1]))


def check_errors_are_ours(rules: Rules[Any]) -> None:
    """Bad players and options are refused with BadData."""
    for players, options in ((0, {}), (99, {}), (rules.players[0], {"no_such_option": 1})):
        try:
            rules.box(players, dict(options))
        except BadData:
            continue
        raise Broken("bad options are refused", rules.title, f"{players} players, {options}")


def check_fields(rules: Rules[Any]) -> None:
    """No field of the board hides something that every position can do."""
    board = rules.new(rules.box(rules.players[0], {}))
    for name in type(board).fields:
        if callable(getattr(Position, name, None)):
            said = f"{name} is what every position can do; call the field something else"
            raise Broken("fields hide no method", f"{rules.title}, board.py", said)
