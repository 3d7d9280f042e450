"""What you have learnt: kept by the browser, and by your account if you have one."""

from litestar import put
from litestar.params import JSONBody

from pelagos import lessons
from pelagos.lessons import course
from pelagos.lessons.puzzles import puzzle_rows
from pelagos.server.context import TheServices, TheVisitor
from pelagos.server.storage.learnt import LESSON, PUZZLE
from pelagos.server.types.learning import Learnt


@put("/me/learnt", status_code=200)
async def learnt(services: TheServices, visitor: TheVisitor, data: JSONBody[Learnt]) -> Learnt:
    """Adds what this browser knows to what your account knows, and tells both.

    Without an account nothing is kept here, and the answer is what was sent.
    """
    own = _existing(data, services.games.titles.names())
    if visitor.account is None:
        return own
    known = await services.learnt.of(visitor.account)
    fresh = {
        LESSON: _fresh(own.lessons, known[LESSON]),
        PUZZLE: _fresh(own.puzzles, known[PUZZLE]),
    }
    if fresh[LESSON] or fresh[PUZZLE]:
        await services.learnt.add(visitor.account, fresh)
        known = await services.learnt.of(visitor.account)
    return Learnt(known[LESSON], known[PUZZLE])


def _fresh(own: dict[str, list[str]], known: dict[str, list[str]]) -> dict[str, list[str]]:
    found = {title: [n for n in names if n not in known.get(title, [])]
             for title, names in own.items()}  # fmt: skip
    return {title: names for title, names in found.items() if names}


def _existing(data: Learnt, offered: list[str]) -> Learnt:
    """What of it there is: a course may have lost a lesson since, and anybody may send anything."""
    taught = [title for title in lessons.taught() if title in offered]
    done = {t: {x.name for x in course(t).lessons} for t in taught if t in data.lessons}
    solved = {t: {x.name for x in puzzle_rows(t)} for t in taught if t in data.puzzles}
    return Learnt(
        {t: sorted(names & set(data.lessons[t])) for t, names in done.items()},
        {t: sorted(names & set(data.puzzles[t])) for t, names in solved.items()},
    )


ROUTES = [learnt]
