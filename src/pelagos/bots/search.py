"""The bot that searches: a tree over information sets, grown on redeals."""

from math import exp, log, sqrt
from time import perf_counter
from typing import Any

from pelagos.bots.base import Chance, Seen
from pelagos.bots.mind import Mind
from pelagos.bots.planner import Planner
from pelagos.engine.judgement import Judgement
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.engine.seats import CLOCK, FATE
from pelagos.engine.steps import Ask

EXPLORE = 0.5
"""Weight of the unexplored in choosing a branch."""

WIDEN = 1.5
"""A node visited n times has at most WIDEN * sqrt(n) + 1 branches: large spaces grow slowly."""

DEPTH = 24
"""Answers of a playout beyond the tree before the board is judged."""

SCALE = 150.0
"""A lead of so much judged value makes a win about 73 % likely."""


TRUST = 0.02
"""How much more of the win than the planner's answer another must promise to be preferred."""


class Node:
    """What a seat has learnt about one of its answers: visits and the sum of its rewards."""

    __slots__ = ("branches", "reward", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.reward = 0.0
        self.branches: dict[tuple[int, str, object], Node] = {}


class Search:
    """Information-set Monte-Carlo tree search.

    Each playout is on a new redeal and follows the tree by what the seats would do there; chance
    is sampled and not branched on. Every seat in the tree is taken to look after itself.
    """

    name = "search"

    def __init__(
        self, judgement: Judgement[Any], playouts: int = 300, seconds: float | None = None
    ) -> None:
        self.judgement = judgement
        self.playouts = playouts
        self.seconds = seconds
        self.planner = Planner(judgement, effort=300)
        self.decisions = 0

    def choose(self, seen: Seen, rng: Chance) -> object:
        return self.weigh(seen, rng)[0][0]

    def weigh(self, seen: Seen, rng: Chance) -> list[tuple[object, float]]:
        """The answers with the win they promise, 0 to 1000, best first."""
        until = None if self.seconds is None else perf_counter() + self.seconds
        ranked = [answer for answer, _ in self.planner.weigh(seen, rng)]
        if len(ranked) == 1:
            return [(ranked[0], 0.0)]
        tree = _Tree(Mind(seen.rules, self.judgement), seen, ranked)
        while tree.root.visits < self.playouts if until is None else perf_counter() < until:
            tree.grow(seen.redeal(rng), rng)
        self.decisions += tree.mind.decisions
        found = [(key[2], n.reward / n.visits) for key, n in tree.branches() if n.visits]
        if not found:
            return [(ranked[0], 0.0)]
        planned = dict(found).get(ranked[0])
        if planned is not None and found[0][1] < planned + TRUST:
            found.remove((ranked[0], planned))
            found.insert(0, (ranked[0], planned))
        return [(answer, 1000 * share) for answer, share in found]


class _Tree:
    def __init__(self, mind: Mind, seen: Seen, ranked: list[object]) -> None:
        self.mind = mind
        self.rules: Rules[Any] = seen.rules
        self.seat = seen.seat
        self.ranked = ranked
        self.root = Node()

    def branches(self) -> list[tuple[tuple[int, str, object], Node]]:
        """The answers tried, the most visited first."""
        return sorted(self.root.branches.items(), key=lambda pair: -pair[1].visits)

    def grow(self, b: Position, rng: Chance) -> None:
        """One playout: down the tree, one new branch, on by quick answers, and back."""
        node = self.root
        path: list[tuple[Node, int]] = [(node, self.seat)]
        mind, rules = self.mind, self.rules
        seat = self.seat
        while True:
            step = rules.step(b)
            if step is None:
                break
            asked = b.waiting
            if FATE in asked:
                mind.apply(b, FATE, step.choices(b, FATE).draw(rng))
                continue
            if node is not self.root:
                seat = asked[0] if asked[0] != CLOCK or len(asked) == 1 else asked[1]
            if seat == CLOCK:
                mind.apply(b, seat, step.choices(b, seat).draw(rng))
                continue
            answer, branch, fresh = self._follow(node, b, step, seat, rng)
            mind.apply(b, seat, answer)
            path.append((branch, seat))
            node = branch
            if fresh:
                mind.play_on(b, rng, DEPTH)
                break
        rewards = self.rewards(b)
        for reached, who in path:
            reached.visits += 1
            reached.reward += rewards[who]

    def _follow(
        self, node: Node, b: Position, step: Ask[Any, object], seat: int, rng: Chance
    ) -> tuple[object, Node, bool]:
        """The answer to try at a node, its branch, and whether the branch is new."""
        room = len(node.branches) < WIDEN * sqrt(node.visits) + 1
        space = step.choices(b, seat)
        if room:
            answer = self._new_answer(node, b, step, seat, rng)
            key = (seat, step.name, answer)
            if key not in node.branches and space.holds(answer):
                branch = node.branches[key] = Node()
                return answer, branch, True
        best: tuple[object, Node] | None = None
        best_score = -1.0
        lead = log(node.visits + 1)
        for (who, name, answer), branch in node.branches.items():
            if who != seat or name != step.name or not space.holds(answer):
                continue
            score = branch.reward / branch.visits + EXPLORE * sqrt(lead / branch.visits)
            if score > best_score:
                best, best_score = (answer, branch), score
        if best is None:
            answer = self.mind.quick(b, step, seat, rng)
            branch = node.branches[(seat, step.name, answer)] = Node()
            return answer, branch, True
        return best[0], best[1], False

    def _new_answer(
        self, node: Node, b: Position, step: Ask[Any, object], seat: int, rng: Chance
    ) -> object:
        if node is self.root:
            n = len(node.branches)
            return self.ranked[n] if n < len(self.ranked) else self.ranked[0]
        if not node.branches:
            return self.mind.quick(b, step, seat, rng)
        return step.choices(b, seat).draw(rng)

    def rewards(self, b: Position) -> list[float]:
        """Each seat's chance to win, as the board is judged."""
        players = b.contents().players
        result = self.rules.result(b) if self.rules.over(b) else None
        if result is not None:
            share = 1 / len(result.winners)
            return [share if s in result.winners else 0.0 for s in range(players)]
        values = [self.mind.judgement.value(b, s) for s in range(players)]
        top = max(values)
        weights = [exp((v - top) / SCALE) for v in values]
        total = sum(weights)
        return [w / total for w in weights]
