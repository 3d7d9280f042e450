"""Players in numbers: a list for each title, and a page for whoever wants one."""

from litestar import get
from litestar.params import FromPath

from pelagos.server.context import Language, Services, TheServices
from pelagos.server.errors import Refused
from pelagos.server.keys import face
from pelagos.server.people.ratings import Played as Game
from pelagos.server.people.ratings import Standing, against, rated
from pelagos.server.present.phrases import phrase
from pelagos.server.types.people import (
    Opponent,
    Played,
    PlayerInfo,
    RatedPlayer,
    SeatShare,
    TitleShare,
)

LATEST = 20
SURE_GAMES = 5
"""After so many games a rating says something."""


@get("/ratings/{title:str}")
async def ratings(services: TheServices, title: FromPath[str]) -> list[RatedPlayer]:
    """The players of a title who have a page, strongest first."""
    if title not in services.games.titles.names():
        raise Refused(404, "no_title", title=title)
    shown = await services.accounts.shown()
    found = rated(await services.ratings.games(title))
    listed = [x for x in found.values() if x.player in shown]
    listed.sort(key=lambda x: (-x.strength, x.player))
    return [
        RatedPlayer(face(x.player), shown[x.player][0], x.games, x.won, round(x.strength, 1))
        for x in listed
    ]


@get("/players/{who:str}")
async def player(services: TheServices, language: Language, who: FromPath[str]) -> PlayerInfo:
    """The page of a player who wants one; `who` is what their picture is drawn from."""
    shown = await services.accounts.shown()
    account = next((id for id in shown if face(id) == who), None)
    if account is None:
        raise Refused(404, "no_player")
    name, since = shown[account]
    games = await services.ratings.games(player=account)
    titles = sorted({game.title for game in games})
    shares = [await _share(services, account, title, games, language) for title in titles]
    met = against(games, account)
    nobody = phrase(language, "a-player")
    opponents = [
        Opponent(face(id), shown[id][0] if id in shown else nobody, *numbers)
        for id, numbers in sorted(met.items(), key=lambda item: (-item[1][0], item[0]))
    ]
    latest = [Played(g.table, _won(g, account)) for g in reversed(games[-LATEST:])]
    return PlayerInfo(who, name, since, shares, opponents, latest)


def _won(game: Game, account: str) -> bool:
    return any(x.won for x in game.sat if x.player == account)


async def _share(
    services: Services, account: str, title: str, games: list[Game], lang: str
) -> TitleShare:
    own = [game for game in games if game.title == title]
    all_ = rated(await services.ratings.games(title))
    found = all_.get(account, Standing(account))
    rules = services.games.titles.rules(title)
    words = services.games.titles.words(title, lang, rules.box(rules.players[0], {}))
    seats = [SeatShare(n, found.by_seat[n], found.won_by_seat[n]) for n in sorted(found.by_seat)]
    return TitleShare(
        title,
        words.text("title"),
        found.games,
        found.won,
        sum(1 / game.players for game in own),
        found.places / max(1, found.games),
        round(found.strength, 1),
        found.games >= SURE_GAMES,
        found.streak,
        seats,
    )


ROUTES = [ratings, player]
