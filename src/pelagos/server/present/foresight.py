"""What an answer would do, before it is given: at a table, and at a lesson."""

from collections.abc import Sequence

from pelagos.bots import Chance
from pelagos.engine.errors import NotAllowed
from pelagos.server.present.odds import battle_info
from pelagos.server.present.preview import preview_of
from pelagos.server.present.render import Renderer, Scene
from pelagos.server.types.answers import PreviewInfo
from pelagos.table import Sitting
from pelagos.table.preview import outlooks, wins_now


def preview_info(
    renderer: Renderer,
    scene: Scene,
    sitting: Sitting,
    seat: int,
    value: object,
    lang: str,
    then: Sequence[str] = (),
) -> PreviewInfo:
    """What an answer of `seat` would change, the battle it leads to, and whether it wins; `then`
    are its next answers, which are given with it.
    """
    rules, board = sitting.rules, sitting.board
    words = renderer.words(scene, lang)
    rules.choices(board, seat)  # or a refusal: it is not asked
    try:
        found = outlooks(rules, board, seat, value, Chance(sitting.line), then=then)
    except NotAllowed as error:
        return PreviewInfo(False, [], False, renderer.explain(error, words).problem)
    told, more = preview_of(found, seat, words, rules.places)
    battle = battle_info(found.battle, words) if found.battle else None
    wins = wins_now(rules, board, seat, value, Chance(sitting.line))
    final = sitting.is_final(seat, value) or (bool(then) and found.chance)
    return PreviewInfo(final, told, more, None, battle, wins)
