"""A second referee of conflict and calamities, written from the clauses in the plainest way."""

from pelagos.games.civilization.board import Board
from tests.civilization.oracle import LAND, tokens

CITY, TOKENS_NEEDED, CITY_STOCK = 5, 6, 9


def has(b: Board, seat: int, slug: str) -> bool:
    return bool(b.cards[seat] & (1 << b.box.find("card", slug)))


class War:
    """All conflicts of a round, on tables of its own."""

    def __init__(self, b: Board) -> None:
        self.b = b
        self.seats = list(b.ast)
        self.at = {(s, a): tokens(b, s, a) for s in self.seats for a in range(LAND)}
        self.city = list(b.city)
        self.stock = list(b.stock)
        self.waiting: list[int] = []

    def there(self, area: int) -> dict[int, int]:
        return {s: self.at[s, area] for s in self.seats if self.at[s, area]}

    def lose(self, seat: int, area: int, count: int) -> None:
        self.at[seat, area] -= count
        self.stock[seat] += count

    def fight(self, area: int, limit: int) -> None:
        """civ:11.5.1 civ:11.5.2 civ:11.5.3 civ:11.5.4: the order is that of the beginning."""
        begun = self.there(area)
        ranks = {s: (has(self.b, s, "metalworking"), n) for s, n in begun.items()}
        while ranks:
            for rank in sorted(set(ranks.values())):
                left = self.there(area)
                if len(left) < 2 or sum(left.values()) <= limit:
                    return
                for seat in left:
                    if ranks[seat] == rank:
                        self.lose(seat, area, 1)

    def open_field(self) -> None:
        """civ:11.1"""
        for area in range(LAND):
            if self.city[area] < 0:
                self.fight(area, self.b.box.limit[area])

    def before_the_walls(self) -> None:
        """civ:11.6.1 civ:11.6.3 civ:11.6.4 civ:11.7"""
        for area in range(LAND):
            owner = self.city[area]
            if owner < 0:
                continue
            self.fight(area, 0)
            for seat, count in self.there(area).items():
                if seat != owner:
                    if count >= (8 if has(self.b, owner, "engineering") else 7):
                        self.waiting.append(area)
                    else:
                        self.lose(seat, area, count)

    def attacker(self, area: int) -> int:
        (seat,) = [s for s in self.there(area) if s != self.city[area]]
        return seat

    def choice(self) -> tuple[int, set[int]]:
        """civ:11.8.2: who names the next assault, and which it may be."""
        seat = next(s for s in self.seats if any(self.city[a] == s for a in self.waiting))
        own = {a for a in self.waiting if self.city[a] == seat}
        if self.stock[seat] < TOKENS_NEEDED:
            own |= {a for a in self.waiting if self.attacker(a) == seat}
        return seat, own

    def assault(self, area: int) -> None:
        """civ:11.6.2 civ:11.8.1"""
        self.waiting.remove(area)
        owner, attacker = self.city[area], self.attacker(area)
        self.city[area] = -1
        if self.stock[owner] >= TOKENS_NEEDED:
            self.lose(owner, area, -TOKENS_NEEDED)
            self.fight(area, self.b.box.limit[area])
        elif self.city.count(attacker) < CITY_STOCK:
            self.city[area] = attacker


def strength(b: Board, seat: int) -> int:
    return sum(tokens(b, seat, a) for a in range(LAND)) + CITY * b.city.count(seat)


def met(loss: int, token_count: int, cities: int, points: int = CITY) -> int:
    """civ:22.2.12.2, word for word; F are the sums that can be formed."""
    sums = {t + points * c for t in range(token_count + 1) for c in range(cities + 1)}
    if max(sums) <= loss:
        return max(sums)
    return min(s for s in sums if s >= loss)


def any_units(b: Board, seat: int, loss: int) -> int:
    """What a loss of any units comes to."""
    return met(loss, sum(tokens(b, seat, a) for a in range(LAND)), b.city.count(seat))


def epidemic(b: Board, seat: int, loss: int) -> int:
    """civ:22.2.8.2: one token stays everywhere, so that a city counts 4."""
    able = sum(max(0, tokens(b, seat, a) - 1) for a in range(LAND))
    return met(loss, able, b.city.count(seat), CITY - 1)


def plain_units(b: Board, seat: int, plain: int) -> tuple[int, int]:
    """civ:22.2.7.1: tokens, and cities that do not stand on black sites."""
    black = 1
    areas = b.box.plain_areas[plain]
    exposed = [a for a in areas if b.city[a] == seat and b.box.site[a] != black]
    return sum(tokens(b, seat, a) for a in areas), len(exposed)


def flood(b: Board, seat: int, plain: int, loss: int) -> int:
    """civ:22.2.7.4"""
    if has(b, seat, "engineering"):
        loss = min(loss, 7)
    return met(loss, *plain_units(b, seat, plain))


def worst_plains(b: Board, seat: int) -> set[int]:
    """civ:22.2.7.3: where most of their points are, safe cities too."""
    points = {
        plain: sum(tokens(b, seat, a) + CITY * (b.city[a] == seat) for a in areas)
        for plain, areas in enumerate(b.box.plain_areas)
    }
    most = max(points.values())
    return {plain for plain, n in points.items() if n == most and n}


def disorder(b: Board, seat: int) -> int:
    """civ:22.2.9.1 civ:22.2.9.2 civ:22.2.9.3: how many cities are reduced."""
    kept = 4
    if has(b, seat, "law"):
        kept = 5
    if has(b, seat, "democracy"):
        kept = 6
    return max(0, b.city.count(seat) - kept)


def iconoclasm(b: Board, seat: int) -> int:
    """civ:22.2.10.1 civ:22.2.10.2 civ:22.2.10.3"""
    lost = 4
    if has(b, seat, "law"):
        lost = 3
    if has(b, seat, "philosophy"):
        lost = 2
    return min(lost, b.city.count(seat))


def heresy(b: Board, seat: int) -> int:
    """civ:22.2.10.4: how many of their cities another may have reduced."""
    if has(b, seat, "philosophy"):
        return 0
    return min(1 if has(b, seat, "law") else 2, b.city.count(seat))
