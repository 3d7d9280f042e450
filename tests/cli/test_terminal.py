"""The table in the terminal: names, the map, looking things up, saving, the bazaar."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from pelagos.bots import Chance, Seen, bot
from pelagos.catalogue import SHELF, load
from pelagos.cli.speech import say
from pelagos.cli.terminal.ask import Asked, example_of, wanted
from pelagos.cli.terminal.bazaar import bazaar_of, own_form
from pelagos.cli.terminal.called import pieces, seat_mark
from pelagos.cli.terminal.choices import Choices
from pelagos.cli.terminal.game import Game
from pelagos.cli.terminal.geometry import OUTSIDE, drawing, pixels
from pelagos.cli.terminal.map import codes, owner_shown, picture
from pelagos.cli.terminal.names import Lexicon, Unknown, plain
from pelagos.cli.terminal.plans import is_plan
from pelagos.cli.terminal.reading import Reader
from pelagos.cli.terminal.session import COMMANDS
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.engine.spaces import Allot, Menu, Nothing, OneOf, Order, SomeOf
from pelagos.table import Sitting
from pelagos.words import LANGUAGES, Words, bundle_of
from tests.cli.conftest import Run
from tests.cli.screens import Terminal
from tests.support.shelf import enough

CYCLADES = ["play", "cyclades", "--players", "3", "--seed", "5"]
TITLES = [entry.title for entry in SHELF]


# -- words ---------------------------------------------------------------------------------------


def test_the_terminal_says_everything_in_three_languages() -> None:
    folder = Path(str(bundle_of.__wrapped__.__code__.co_filename)).parents[1] / "cli/terminal/words"
    ids = {
        lang: re.findall(r"^([a-z_-]+) =", (folder / f"{lang}.ftl").read_text("utf-8"), re.M)
        for lang in LANGUAGES
    }
    assert len(ids["en"]) > 90
    assert ids["en"] == ids["ru"] == ids["pl"]


def test_help_is_in_the_readers_language(run: Run) -> None:
    for lang in LANGUAGES:
        _, out = run(*CYCLADES, "--lang", lang, typed=["help", "quit"])
        assert say(lang, "term-help-look") in " ".join(out.split())
        for name in COMMANDS:
            word = say(lang, f"term-cmd-{name}").split()[0]
            first = say(lang, f"term-help-{name}").split()[0]
            assert re.search(rf"^  {re.escape(word)}  +{re.escape(first)}", out, re.M), (lang, word)


# -- names ---------------------------------------------------------------------------------------


def civilization() -> Lexicon:
    return Lexicon("civilization", load("civilization").box(5, {}), "pl")


@pytest.mark.parametrize("typed", ["Rzym", "rome", "РИМ", "roma", "rzy"])
def test_a_place_is_known_by_its_names_in_any_language_and_case(typed: str) -> None:
    names = civilization()
    assert names.take([typed], "area") == names.box.find("area", "roma")


def test_a_name_may_have_several_words_and_no_accents() -> None:
    names = civilization()
    words = ["Drama", "and", "Poetry", "2"]
    assert names.take(words, "card") == names.box.find("card", "drama_poetry")
    assert words == ["2"]
    assert plain("Żelazo Łódź") == "zelazo lodz"


def test_what_begins_two_names_is_neither() -> None:
    names = civilization()
    assert names.take(["s"], "area") is None
    assert names.take(["sar"], "area") is None  # Sardinia and Sardes


def test_answers_are_read_whatever_their_form() -> None:
    names = civilization()
    read, find = Reader(names).notation, names.box.find
    rome, susa = find("area", "roma"), find("area", "susa")
    grain, salt = find("trade_card", "grain"), find("trade_card", "salt")
    cards = SomeOf("trade_card", [grain, grain, salt], 1, 3)
    assert read(cards, "2 grain, sól") == "grain+grain+salt"
    assert read(cards, "зерно ×2 + соль") == "grain+grain+salt"
    assert read(cards, "1 2") == "salt+grain"  # by the numbers shown: salt comes first in the box
    assert read(cards, "-") == "-"
    split = Allot("area", [rome, susa], [3, 3], 1, 6)
    assert read(split, "Rome 2, 1 suza") == "roma:2+susa:1"
    assert read(Order("seat", [0, 1, 2]), "p3 p1 Gracz 2") == "p3,p1,p2"
    done, march = find("verb", "done"), find("verb", "march")
    menu = Menu("verb", [done, march], [Nothing(), OneOf("area", [rome])])
    assert read(menu, "march Rome") == "march roma"
    assert read(menu, "GOTOWE") == "done"
    with pytest.raises(Unknown) as refused:
        read(OneOf("area", [rome, susa]), "Rzzym")
    assert refused.value.near == ["Rzym"]


# -- the map -------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_every_place_of_the_map_is_drawn_and_has_a_code_of_its_own(title: str) -> None:
    rules = load(title)
    box = rules.box(rules.players[-1], {})
    board = rules.board(box)
    drawn = drawing(board)
    assert drawn is not None
    shown = {drawn.areas[n].slug for row in pixels(board, 100, 54) for n in row if n != OUTSIDE}
    for lang in LANGUAGES:
        found = codes(board, Words(title, lang, box), rules.places)
        everywhere = {slug for kind in rules.places for slug in box.names[kind]}
        assert set(found) == everywhere & {area.slug for area in drawn.areas}
        assert len({code.casefold() for code in found.values()}) == len(found)
        assert set(found) <= shown


@pytest.mark.parametrize("title", TITLES)
def test_neighbours_are_mutual_and_seas_have_shores(title: str) -> None:
    rules = load(title)
    box = rules.box(rules.players[-1], {})
    places = [(kind, id) for kind in rules.places for id in range(len(box.names[kind]))]
    near = {place: rules.neighbours(box, *place) for place in places}
    knows = type(rules).neighbours is not Rules.neighbours  # some maps have none
    assert all(bool(found) == knows for found in near.values())
    assert all(place in near[other] for place in places for other in near[place])


def test_a_place_tells_its_neighbours_its_print_and_what_can_be_done_there(run: Run) -> None:
    _, out = run(*CYCLADES, typed=["1", "look thera", "look th", "quit"])
    assert out.count("Thera (Th) · island") == 2  # by name and by the code on the map
    told = " ".join(out.split())
    assert "building slot ×4" in told
    assert re.search(r"Next to it: .*Sea H4", told)
    assert re.search(r"You can now: .*Build a temple: Thera, slot 1 2 \w+", told)


def test_the_map_in_lines_names_every_place(run: Run) -> None:
    _, out = run(*CYCLADES, "--lang", "ru", typed=["карта", "выход"])
    assert "Фера (Фе) · остров" in out
    assert out.count("Рядом:") == 38


# -- answers -------------------------------------------------------------------------------------


def test_cards_explain_themselves_by_a_name_in_any_language(run: Run) -> None:
    _, out = run(*CYCLADES, "--lang", "pl", typed=["karta pegasus", "card Пегас", "quit"])
    text = Words("cyclades", "pl", load("cyclades").box(3, {})).text("card-creature-pegasus")
    assert " ".join(out.split()).count(" ".join(text.split())) == 2


def test_a_number_that_is_not_listed_gets_the_numbers_that_are(run: Run) -> None:
    _, out = run(*CYCLADES, typed=["77", "ares 99", "quit"])
    assert "numbers 1 to 12" in out
    assert "A number from 2 to 7" in out


def test_a_turn_ends_with_zero_and_only_when_it_is_meant(run: Run) -> None:
    _, out = run(*CYCLADES, typed=["1", "0", "no", "0", "yes", "quit"])
    assert out.count("   0  End the turn") == 1
    assert out.count(say("en", "term-sure")) == 2
    assert out.count("takes a turn with Zeus") == 1
    assert "takes a turn with Ares" in out


def test_a_turn_is_not_ended_by_a_word_without_asking_from_inside_a_menu(run: Run) -> None:
    _, out = run(*CYCLADES, typed=["1", "build", "end the turn", "no", "quit"])
    assert out.count(say("en", "term-sure")) == 1
    assert "takes a turn with Ares" not in out


def test_a_search_lists_the_answers_with_a_word(run: Run) -> None:
    _, out = run(*CYCLADES, typed=["1", "/slot 2", "1", "quit"])
    assert "1  Build a temple: Thera, slot 2" in out
    assert "builds a temple on Thera" in out


def test_after_a_refused_batch_the_list_is_that_of_the_present_position(run: Run) -> None:
    typed = ["1", "build thera thera_2; nonsense", "3", "log", "quit"]
    _, out = run(*CYCLADES, typed=typed)
    after = out[out.index("Answer 2") :]
    listed = re.search(r"^ +3  (.*?) · ", after, re.M)
    assert listed is not None
    place = listed[1].split(",")[0].removeprefix("Build: ")
    assert f"builds a temple on {place}" in after


def test_a_refusal_quotes_the_clause_of_what_was_typed(run: Run) -> None:
    _, out = run(*CYCLADES, typed=["1", "move armies Thera Ios 1", "quit"])
    assert re.search(r"^\[cy:", out, re.M)


# -- saving --------------------------------------------------------------------------------------


def test_a_saved_game_comes_back_with_the_same_seat_bots_and_board(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(*CYCLADES, "--seat", "2", "--bot", "normal", typed=["1", "save", "save", "quit"])
    assert sorted(p.name for p in tmp_path.iterdir()) == ["cyclades-2.pelagos", "cyclades.pelagos"]
    text = (tmp_path / "cyclades.pelagos").read_text("utf-8")
    assert "seat p1: Bot 1 (normal)" in text
    assert "seat p2: Player 2" in text
    _, out = run("play", "--resume", "cyclades.pelagos", typed=["score", "quit"])
    assert "Thera①" in out  # the board
    gold = re.search(r"^Gold +(.*)$", out, re.M)
    assert gold is not None
    assert [n == "?" for n in gold[1].split()] == [True, False, True]  # one's own is known


def test_a_file_is_overwritten_only_when_it_is_meant(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text("dear", "utf-8")
    run(*CYCLADES, typed=[f"save {file}", "no", "quit"])
    assert file.read_text("utf-8") == "dear"
    run(*CYCLADES, typed=[f"save {file}", "yes", "quit"])
    assert file.read_text("utf-8").startswith("pelagos record")


def test_whoever_leaves_is_asked_whether_to_save_what_he_has_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = Terminal(*CYCLADES)
    assert table.read()
    assert not table.type("quit")  # nothing has been played
    table.close()
    table = Terminal(*CYCLADES)
    assert table.read()
    assert table.type("apollo")
    assert table.type("quit")
    assert say("en", "term-save-first") in table.screen
    assert not table.type("yes")
    table.close()
    table = Terminal("play", "--resume", "cyclades.pelagos")
    assert table.read()
    assert not table.type("quit")  # it is saved
    table.close()


def test_ctrl_c_offers_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = Terminal(*CYCLADES)
    assert table.read()
    assert table.type("apollo")
    assert table.interrupt()
    assert say("en", "term-save-first") in table.screen
    assert not table.type("y")
    assert table.close() == 0
    assert (tmp_path / "cyclades.pelagos").exists()


# -- numbers, names, ways ------------------------------------------------------------------------

EMPIRES = ["play", "mare_nostrum_empires", "--players", "3", "--seed", "3"]
LAGET = ["play", "laget_civilization", "--players", "3"]


def test_a_number_that_is_asked_for_stands_for_itself(run: Run) -> None:
    _, out = run(*LAGET, "--seed", "7", typed=["9", "2", "quit"])
    assert re.search(r"^ +0  0 cards", out, re.M)
    assert "numbers 0 to 5" in out
    assert "2: everyone" in out.split("numbers 0 to 5")[1]
    _, out = run(*EMPIRES, typed=["4", "quit"])
    assert re.search(r"^ +0  0", out, re.M)
    assert "Which 4 resources do you offer" in out


@pytest.mark.parametrize(
    ("lang", "typed", "low"), [("en", "ares", 2), ("ru", "АРЕС", 2), ("pl", "zeus", 3)]
)
def test_the_beginning_of_an_answer_leads_to_the_rest(
    run: Run, lang: str, typed: str, low: int
) -> None:
    _, out = run(*CYCLADES, "--lang", lang, typed=[typed, "3", "quit"])
    assert say(lang, "term-want-number", low=low, high=7) in out
    assert say(lang, "term-back") in out
    assert not re.search(say(lang, "term-unknown", typed=".*"), out)


def test_what_cards_to_name_is_told_again_when_too_few_are_named(run: Run) -> None:
    _, out = run(*EMPIRES, typed=["4", "2", "quit"])
    wanted = re.findall(r"Exactly \d+ of: \[1\] .*", out)
    assert len(wanted) == 2, out
    assert "[mne:2.1.d]" in out


@pytest.mark.parametrize(("word", "command"), [("look", "look"), ("card", "card")])
def test_a_command_without_its_name_says_how_it_is_written(
    run: Run, word: str, command: str
) -> None:
    _, out = run(*CYCLADES, typed=[word, "quit"])
    assert f"{word} {say('en', f'term-help-{command}')}" in " ".join(out.split())
    assert "“”" not in out


def test_a_proposal_is_taken_only_when_it_has_been_seen(run: Run) -> None:
    _, out = run(*CYCLADES, typed=["ok", "quit"])
    assert "Proposal: " in out
    assert "Sparta offers" not in out
    _, out = run(*CYCLADES, typed=["ok", "ok", "quit"])
    assert "Sparta offers" in out


def at(title: str, step: str, line: int = 0, **options: object) -> tuple[Game, int]:
    """A game of bots that has come to a question, at this line at the earliest."""
    rules, chance = load(title), Chance(3)
    sitting = Sitting.new(rules, 3, options, bytes(32))
    player = bot("greedy", title)
    while sitting.asked():
        seat = sitting.asked()[0]
        if sitting.question(seat).step == step and sitting.line >= line:
            return Game(sitting, "pl", {}, 1), seat
        sitting.answer(seat, player.choose(Seen(rules, sitting.board, seat), chance))
    raise AssertionError(f"{step} is never asked")


def test_a_plan_of_several_orders_is_given_in_names() -> None:
    game, seat = at("civilization", "seal_ships", 400, simultaneous_phases=True)
    asked = Asked(game, seat)
    shown = " ".join(asked.wanted() or wanted(asked.choices.space(), game))
    asked.choices.go([asked.choices.numbered()[1].deeper[0]])
    plan = asked.choices.space()
    assert is_plan(plan)
    for example in (example_of(plan, game), example_of(asked.question.space, game)):
        assert "_" not in shown + example
        typed = example.removeprefix("Na przykład: ")
        space = asked.question.space if typed.startswith("zdecyduj") else plan
        text = game.reader.notation(space, typed)
        assert space.holds(game.sitting.rules.read_in(game.sitting.board, space, text))


def test_places_of_others_and_what_stands_on_a_site_are_marked() -> None:
    game, seat = at("cyclades", "giant_target")
    game.introduce()
    view = game.sitting.view(seat)
    shown = "\n".join(line.plain for line in Asked(game, seat).lines(Console(width=100)))
    filled = [b for area in view["areas"].values() for b in area.get("slots", {}).values()]
    assert filled
    for building in set(filled):
        assert f"({game.words.name('building', game.words.box.ids['building'][building])})" in shown


def test_what_stands_on_a_site_is_told_once() -> None:
    game, seat = at("mare_nostrum_empires", "war_conquest")
    shown = "\n".join(line.plain for line in Asked(game, seat).lines(Console(width=100)))
    assert "Splądruj" in shown
    assert not re.search(r"(\w+) \(\1\)|(\(\w+\)) \(\w+\)", shown), shown


def test_the_map_without_colours_tells_land_from_sea_and_owners() -> None:
    game, seat = at("cyclades", "take_turn")
    view = game.sitting.view(seat)
    owned = {slug: seat_mark(owner_shown(view, slug)) for slug in view["areas"]}
    plain_map = picture(game.drawn, view, owned, 100, 30, in_colour=False).plain
    assert "▀" not in plain_map
    assert {" ", "░"} < set(plain_map)
    assert {"①", "②", "③"} < set(plain_map)


# -- what a stranger tries -----------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "piece"), [("en", "fleet"), ("ru", "флот"), ("pl", "flota")])
def test_the_card_of_a_piece_is_shown(run: Run, lang: str, piece: str) -> None:
    _, out = run(*CYCLADES, "--lang", lang, typed=[f"card {piece}", "quit"])
    words = Words("cyclades", lang, load("cyclades").box(3, {}))
    assert words.text("card-piece-fleet")[:40] in " ".join(out.split())


@pytest.mark.parametrize(("lang", "piece"), [("en", "temple"), ("ru", "храм"), ("pl", "świątynia")])
def test_a_piece_comes_before_the_many_places_that_bear_its_name(
    run: Run, lang: str, piece: str
) -> None:
    game = ("play", "laget_civilization", "--seed", "3", "--lang", lang)
    words = Words("laget_civilization", lang, load("laget_civilization").box(5, {}))
    _, out = run(*game, typed=[f"card {piece}", "quit"])
    assert words.text("card-piece-temple") in " ".join(out.split())
    _, out = run(*game, typed=[f"card {piece[:-1]}", "quit"])
    assert say(lang, "term-several") in out


def test_why_with_a_verb_tells_its_clause_at_any_question(run: Run) -> None:
    _, out = run(*CYCLADES, typed=["why build", "quit"])
    assert "[cy:11.1]" in out


def test_it_is_told_why_something_in_sight_cannot_be_had_though_its_verb_is_not_offered(
    run: Run,
) -> None:
    """Nobody has the gold for a creature after such a bid."""
    _, out = run(*CYCLADES, typed=["ares 7", "why pegasus", "quit"])
    assert re.search(r"Summon a creature: Pegasus: \[cy:8.3\]", out), out


CLOSING = {"done", "end", "halt", "stop", "pass", "ready"}


@pytest.mark.parametrize("title", TITLES)
def test_the_way_out_is_number_zero_in_every_title(title: str) -> None:
    rules, chance, looked = load(title), Chance(4), set[str]()
    board = rules.start(rules.box(3, {}))
    words = Words(title, "en", board.contents())
    while (step := rules.step(board)) is not None and board.round < 4:
        seat = rules.asked(board)[0]
        space = step.choices(board, seat)
        if isinstance(space, Menu) and space.kind == "verb":
            verbs = {words.box.slug("verb", id) for id in space.ids} & CLOSING
            ending = Choices(step, board, seat, space, words).ending()
            assert (ending is None) == (not verbs), (step.name, verbs)
            looked |= verbs
        rules.apply(board, seat, space.draw(chance))
    assert len(looked) >= enough(title, 1, draft=0)


@pytest.mark.parametrize("title", TITLES)
def test_a_piece_is_not_called_by_what_is_done_with_it(title: str) -> None:
    rules, chance, seen = load(title), Chance(4), set[str]()
    board = rules.start(rules.box(3, {}))
    words = Words(title, "en", board.contents())
    verbs = {words.name("verb", id) for id in range(len(words.box.names.get("verb", ())))}
    for _ in range(300):
        for area in rules.view(board, 0)["areas"].values():
            seen |= {text.split(" ×")[0] for text, _ in pieces(words, area["pieces"])}
        if rules.step(board) is None:
            break
        seat = rules.asked(board)[0]
        rules.apply(board, seat, rules.choices(board, seat).draw(chance))
    assert len(seen) >= enough(title, 2)
    assert not seen & verbs - {"City", "Tokens"}


def test_an_answer_is_known_by_any_of_its_words(run: Run) -> None:
    _, out = run(*CYCLADES, typed=["7 gp zeus", "quit"])
    assert "Sparta offers 7 GP to Zeus." in out
    _, out = run(*CYCLADES, typed=["xyzzy", "quit"])
    assert say("en", "term-unknown", typed="xyzzy") in out


def test_where_card_and_map_are_one_word_a_name_after_it_is_looked_up(run: Run) -> None:
    game = ["play", "mare_nostrum", "--seed", "5", "--lang", "ru"]
    _, out = run(*game, typed=["карта Колосс", "карта Рим", "выход"])
    words = " ".join(out.split())
    assert "Колосс. " in words or "Колосс · " in words
    assert say("ru", "term-neighbours") in words


def test_long_output_comes_in_pages_and_the_question_is_shown_again() -> None:
    table = Terminal("play", "civilization", "--seed", "3", "--lang", "en")
    assert table.read()
    assert "(civ:4.4)" in table.screen
    table.type("look nubia")
    assert "(civ:4.4)" not in table.screen  # it stands above
    table.type("help")
    assert "(civ:4.4)" in table.screen
    table.process.kill()
    table.close()


# -- the bazaar ----------------------------------------------------------------------------------

BAZAAR = ["play", "civilization", "--players", "3", "--seed", "3", "-o", "round_limit=12"]


def test_a_person_posts_an_offer_in_plain_words() -> None:
    table = Terminal(*BAZAAR)
    assert table.read()
    for _ in range(400):
        if "In words: make an offer" in table.screen:
            break
        assert table.type("ok"), table.screen
    held = re.search(r"Your hand: (.*)", table.screen)
    assert held is not None
    cards: list[str] = []
    for item in held[1].split(", "):
        name, _, number = item.partition(" ×")
        cards += [name] * int(number or 1)
    assert len(cards) >= 3
    table.type(f"make an offer {', '.join(cards[:3])} for 2 salt to p2")
    table.type("offers")
    assert re.search(r"\w+.*: 3 cards worth \d+", " ".join(table.everything.split()))
    assert "wants 2 × Salt" in " ".join(table.everything.split())
    table.process.kill()
    table.close()


@cache
def at_the_bazaar() -> tuple[Rules[Any], Position, int]:
    rules, chance = load("civilization"), Chance(3)
    sitting = Sitting.new(rules, 3, {"round_limit": 12}, bytes(32))
    player, names = bot("greedy", "civilization"), civilization()
    while True:
        if not sitting.asked():
            sitting.time_is_up()
            continue
        seat = sitting.asked()[0]
        if bazaar_of(sitting.question(seat).space, names) is not None:
            return rules, sitting.board, seat
        sitting.answer(seat, player.choose(Seen(rules, sitting.board, seat), chance))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_an_offer_can_be_typed_as_it_stands(lang: str) -> None:
    rules, board, seat = at_the_bazaar()
    names, space = Lexicon("civilization", board.contents(), lang), rules.choices(board, seat)
    text = bazaar_of(space, names)
    assert text is not None
    assert space.holds(rules.read_in(board, space, Reader(names, own_form).notation(space, text)))


def test_a_thing_with_a_card_is_told_once(run: Run) -> None:
    game = ["play", "laget_civilization", "--players", "3", "--seed", "5"]
    _, out = run(*game, typed=["card athens", "quit"])
    assert len(re.findall(r"^Athens \(city\)", out, re.M)) == 1
    assert say("en", "term-no-card") not in out
