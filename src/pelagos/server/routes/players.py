"""Players in numbers: a list for each title, and a page for each player who wants one."""

from typing import Any

from litestar import get
from litestar.params import FromPath

from pelagos.engine.rules import Rules
from pelagos.server.context import Language, Services, TheServices
from pelagos.server.errors import Refused
from pelagos.server.keys import face
from pelagos.server.people.ratings import Played as Game
from pelagos.server.people.ratings import Standing, against
from pelagos.server.present.phrases import phrase
from pelagos.server.types.people import (
    Opponent,
    PeopleShare,
    Played,
    PlayerInfo,
    RatedPlayer,
    SeatShare,
    TitleShare,
)
from pelagos.words import Words

LATEST = 20
PEOPLES = ("civilization", "nation", "empire", "city")
"""The kinds of names that the people of a seat may have."""
SURE_GAMES = 5
"""After this many games a rating says something."""


@get("/ratings/{title:str}")
async def ratings(services: TheServices, title: FromPath[str]) -> list[RatedPlayer]:
    """The players of a title who have a page, strongest first."""
    if title not in services.games.titles.names():
        raise Refused(404, "no_title", title=title)
    shown = await services.accounts.shown()
    found = await services.ratings.rated(title)
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
    reviewed, luck = await services.ratings.luck(account)
    return PlayerInfo(who, name, since, shares, opponents, latest, reviewed, round(luck, 4))


def _won(game: Game, account: str) -> bool:
    return any(x.won for x in game.sat if x.player == account)


async def _share(
    services: Services, account: str, title: str, games: list[Game], lang: str
) -> TitleShare:
    own = [game for game in games if game.title == title]
    all_ = await services.ratings.rated(title)
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
        found.best_streak,
        found.rank,
        len(all_),
        _peoples(found, rules, words),
    )


def _peoples(found: Standing, rules: Rules[Any], words: Words) -> list[PeopleShare]:
    """The peoples somebody has led, most often first; only those the box still has a name for."""
    box = rules.box(rules.players[-1], {})
    kinds = [kind for kind in PEOPLES if kind in box.names]
    told = []
    for slug, games in found.by_people.most_common():
        ids = [f"name-{kind}-{slug}" for kind in kinds]
        name = next((words.text(id) for id in ids if words.has(id)), "")
        if name:
            told.append(PeopleShare(name, games, found.won_by_people[slug]))
    return told


ROUTES = [ratings, player]
