"""The bot that searches: a tree over information sets, grown on redeals."""

from math import log, sqrt
from time import perf_counter
from typing import Any

from pelagos.bots.base import PLAYED, Chance, Seen, Thought
from pelagos.bots.mind import Mind, error
from pelagos.bots.planner import Planner, redeals, settled
from pelagos.engine.driver import first_of
from pelagos.engine.judgement import Judgement
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.engine.spaces import forced
from pelagos.engine.steps import Ask

FIELD = 6
"""Answers compared: the best by the planner's ranking."""

WORLDS, HALVINGS = 4, 3
"""The fewest redeals after which the worse half of the answers is dropped, and how often that
happens.
"""

EXPLORE = 1.0
"""Weight of exploration in choosing a branch below the first answer, in deviations of the rewards
there: a large difference in one title is a small one in another.
"""

WIDEN = 0.4
"""A node visited n times has at most WIDEN * sqrt(n) branches, but at least one: large spaces grow
slowly.
"""

DEPTH = 80
"""Answers at most of a playout beyond the tree, for each new age that it should see."""

CUSTOM = 3
"""Answers tried in a playout where there is no rule of thumb."""

RANKING = 20
"""Simulated answers the planner may spend on ranking the answers, for each playout."""

RANKED_ON = 400
"""Redeals the planner compares the best answers on, at most."""

RANKING_TIME = 0.6
"""The planner's share of a time limit."""

DOUBT, ENOUGH = 2.0, 8
"""By how many standard errors, and on how many redeals at least, an answer must be better than the
planner's to be preferred: the best of several answers looks better than it is."""


class Node:
    """What a seat has learnt about one of its answers: visits, the sum of the rewards and the sum
    of their squares.
    """

    __slots__ = ("branches", "reward", "squares", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.reward = 0.0
        self.squares = 0.0
        self.branches: dict[tuple[int, str, object], Node] = {}


class Search:
    """Information-set Monte-Carlo tree search.

    The answers that the planner ranks highest are all tried on the same redeals with the same
    chance, and the worse half is dropped again and again. Below each grows a tree of what the seats
    would do next: chance is sampled and not branched on, every seat looks after itself, and beyond
    the tree all follow the title's rules of thumb for some rounds.
    """

    name = "search"

    def __init__(
        self, judgement: Judgement[Any], playouts: int = 300, seconds: float | None = None
    ) -> None:
        self.judgement = judgement
        self.playouts = playouts
        self.seconds = seconds
        self.planner = Planner(judgement, RANKING * playouts, RANKED_ON, patient=True)
        self.playout_decisions = 0

    @property
    def decisions(self) -> int:
        """Simulated answers so far, in the ranking and in the tree."""
        return self.planner.decisions + self.playout_decisions

    def choose(self, seen: Seen, rng: Chance) -> object:
        return self.think(seen, rng).weighed[0][0]

    def think(self, seen: Seen, rng: Chance) -> Thought:
        """The answers with the win they promise, 0 to 1000, best first."""
        until = ranked_until = None
        if self.seconds is not None:
            begun = perf_counter()
            until = begun + self.seconds
            ranked_until = begun + RANKING_TIME * self.seconds
        ranked = self.planner.think(seen, rng, ranked_until)
        if len(ranked.weighed) == 1:
            return ranked
        tree = _Tree(Mind(seen.rules, self.judgement), seen.seat)
        field = [answer for answer, _ in ranked.weighed[:FIELD]]
        rewards: dict[object, list[float]] = {answer: [] for answer in field}
        grown = since = 0
        began = 0.0 if until is None else perf_counter()

        def spent() -> bool:
            return grown >= self.playouts if until is None else perf_counter() >= until

        def affordable() -> float:
            if until is None:
                return self.playouts
            return grown * (until - began) / max(1e-6, perf_counter() - began)

        while not spent():
            world, seed = seen.redeal(rng), rng.below(1 << 30)
            found: list[float] = []
            for answer in field:
                if found and spent():
                    break
                found.append(tree.grow(world.copy(), answer, Chance(seed)))
                grown += 1
            if len(found) < len(field):
                break
            for answer, reward in zip(field, found, strict=True):
                rewards[answer].append(reward)
            since += 1
            if since >= redeals(affordable(), HALVINGS, len(field), WORLDS):
                since = 0
                first, *others = field
                others.sort(key=lambda a: -sum(rewards[a]))
                field = [first, *others[: len(field) // 2]]
            if len(field) == 2 and since % WORLDS == 0 and settled(*[rewards[a] for a in field]):
                break
        self.playout_decisions += tree.mind.decisions
        times = len(rewards[field[0]])
        return Thought(_order(field, rewards), PLAYED, times) if times else ranked


def _order(field: list[object], rewards: dict[object, list[float]]) -> list[tuple[object, float]]:
    """The answers by their mean reward; the planner's, the first, unless another is better beyond
    doubt."""
    n = len(rewards[field[0]])
    means = {a: sum(r) / len(r) for a, r in rewards.items() if r}
    planned = field[0]
    best = max(field, key=lambda a: means[a])
    doubt = DOUBT * error(rewards[best], rewards[planned])
    if n < ENOUGH or means[best] - means[planned] < doubt:
        best = planned
    others = sorted([a for a in means if a != best], key=lambda a: (a not in field, -means[a]))
    return [(a, means[a]) for a in (best, *others)]


class _Tree:
    def __init__(self, mind: Mind, seat: int) -> None:
        self.mind = mind
        self.rules: Rules[Any] = mind.rules
        self.seat = seat
        self.root = Node()

    def grow(self, b: Position, answer: object, rng: Chance) -> float:
        """One playout: an answer, down its tree, one new branch, on by rules of thumb, and back.

        Returns what it has brought to the seat that thinks.
        """
        mind, rules = self.mind, self.rules
        step = rules.step(b)
        assert step is not None
        node = self.root.branches.setdefault((self.seat, step.name, answer), Node())
        path = [(node, self.seat)]
        mind.apply(b, self.seat, answer)
        fresh = False
        while not fresh and (step := rules.step(b)) is not None:
            seat = first_of(b.waiting)
            space = step.choices(b, seat)
            if seat < 0 or forced(space):
                mind.apply(b, seat, space.draw(rng))
                continue
            answer, node, fresh = self._follow(node, b, step, seat, rng)
            mind.apply(b, seat, answer)
            path.append((node, seat))
        ages = mind.judgement.horizon
        mind.play_on(b, rng, ages, ages * DEPTH, CUSTOM)
        rewards = {seat: mind.worth(b, seat) for seat in dict.fromkeys([s for _, s in path])}
        for reached, who in path:
            reached.visits += 1
            reached.reward += rewards[who]
            reached.squares += rewards[who] ** 2
        return rewards[self.seat]

    def _follow(
        self, node: Node, b: Position, step: Ask[Any, object], seat: int, rng: Chance
    ) -> tuple[object, Node, bool]:
        """The answer to try at a node, its branch, and whether the branch is new."""
        space = step.choices(b, seat)
        if len(node.branches) >= max(1.0, WIDEN * sqrt(node.visits)):
            known = [
                (answer, branch)
                for (who, name, answer), branch in node.branches.items()
                if who == seat and name == step.name and space.holds(answer)
            ]
            if known:
                return *promising(known), False
        first = not node.branches
        answer = self.mind.careful(b, step, seat, rng, CUSTOM) if first else space.draw(rng)
        key = (seat, step.name, answer)
        fresh = key not in node.branches
        return answer, node.branches.setdefault(key, Node()), fresh


def promising(known: list[tuple[object, Node]]) -> tuple[object, Node]:
    """The branch with the best mean, with a bonus for branches seldom visited."""
    visits = sum([branch.visits for _, branch in known])
    mean = sum([branch.reward for _, branch in known]) / visits
    variance = max(0.0, sum([branch.squares for _, branch in known]) / visits - mean * mean)
    lead = EXPLORE * EXPLORE * variance * log(visits + 1)
    return max(known, key=lambda k: k[1].reward / k[1].visits + sqrt(lead / k[1].visits))
