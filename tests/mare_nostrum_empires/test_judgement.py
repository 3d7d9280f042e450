"""The greedy bot understands the game."""

from pelagos.bots import Chance, Greedy, Seen
from pelagos.games.mare_nostrum.empires import rules
from pelagos.games.mare_nostrum.empires.victory import win
from pelagos.games.mare_nostrum.empires.wits.judgement import judgement
from tests.mare_nostrum_empires.build import CARTHAGE, GREECE, ROME, Table


def winners_with_one_greedy(seed: int, place: int) -> tuple[int, ...]:
    """Plays a game of one greedy player against four random ones."""
    referee, rng = rules(), Chance(seed)
    b = referee.start(referee.box(5, {}))
    bot = Greedy(judgement())
    while referee.asked(b):
        seat = referee.asked(b)[0]
        if seat == place:
            value = bot.choose(Seen(referee, b, seat), rng)
        else:
            value = referee.choices(b, seat).draw(rng)
        referee.apply(b, seat, value)
    result = referee.result(b)
    assert result is not None
    return result.winners


def test_a_greedy_player_beats_four_random_ones() -> None:
    won = [winners_with_one_greedy(seed, seed % 5) == (seed % 5,) for seed in range(10)]
    assert sum(won) >= 6


def test_a_greedy_player_builds_the_pyramids_when_it_can() -> None:
    t = Table()
    t.strip()
    t.give(ROME, coin=12)
    t.build_turn(ROME)
    choice = Greedy(judgement()).choose(Seen(t.rules, t.b, ROME), Chance(1))
    assert t.rules.choices(t.b, ROME).write(choice, t.box) == "pyramids"


def test_a_greedy_player_walks_into_an_undefended_capital() -> None:
    t = Table()
    t.quiet()
    t.legions("macedonia", ROME, 1)
    t.war_turn(ROME, "war_march")
    bot = Greedy(judgement())
    choice = bot.choose(Seen(t.rules, t.b, ROME), Chance(1))
    assert t.rules.choices(t.b, ROME).write(choice, t.box) == "march macedonia athens"
    t.say(ROME, "march macedonia athens")
    t.skip_to("war_conquest")
    choice = bot.choose(Seen(t.rules, t.b, ROME), Chance(1))
    assert t.rules.choices(t.b, ROME).write(choice, t.box) == "athens occupy athens_city"


def test_winning_is_worth_more_than_anything_and_losing_less() -> None:
    t = Table()
    mind = judgement()
    before = mind.value(t.b, ROME)
    win(t.b, 1 << ROME, 1)
    assert mind.value(t.b, ROME) > before > mind.value(t.b, GREECE)
    assert mind.value(t.b, CARTHAGE) == 0
