"""Information-set Monte Carlo tree search.

Single-observer ISMCTS (Cowling, Powley and Whitehouse 2012, Information Set Monte Carlo Tree Search, IEEE Transactions
on Computational Intelligence and AI in Games 4(2), algorithm 1): every iteration samples a consistent world, descends a
tree shared by all worlds, and compares only the options that are legal in that world. A new node is rated by the game's
evaluation instead of a playout, or by the mean of that evaluation and the learned win probabilities
(`PolicyModel.guides`). A game can add a playout to a horizon before the node is rated; the playout policy then also
sets the order in which new options are tried. Means are scaled to the range from the worst to the best branch, for
games whose evaluation changes little from one choice to the next (Schrittwieser and others 2020, Mastering Atari, Go,
chess and shogi by planning with a learned model, Nature 588, appendix B).
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.bots.seat_view import SeatView
from gloaming.bots.style import liked
from gloaming.engine.match.match import Match
from gloaming.engine.state.dice import Dice, seeded
from gloaming.engine.state.state import Option

EXPLORATION: Final = 1.0
"""The exploration constant."""

WIDENING: Final = 1.0
"""The rate of progressive widening in games with a playout policy, which orders the options."""

NARROWEST: Final = 0.05
"""The smallest range of branch values that is stretched to 0 to 1; a narrower range is treated as this wide."""


NOW: Final = ""
UNLEARNED: Final = "unlearned"
"""Values of `by` in `SearchBot`: NOW uses the current weights, UNLEARNED only the game's own evaluation."""

LOOK: Final = 16
"""The number of iterations between checks of whether the remaining iterations can still change the choice."""


class Node:
    """A node of the tree, reached by an option.

    seat: the seat that chose the option; offered: how often the option was legal at its parent; reward: the value for
    that seat, summed over visits.
    """

    __slots__ = ("seat", "visits", "offered", "reward", "children")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.visits: int = 0
        self.offered: int = 1
        self.reward: float = 0.0
        self.children: dict[Option, Node] = {}


def _width(visits: int) -> int:
    """Return how many options to try at a node with this many visits, in games with a playout policy.

    This is progressive widening (Coulom 2007, Computing Elo ratings of move patterns in the game of Go, ICGA Journal
    30(4)).
    """
    return 1 + int(WIDENING * sqrt(visits))


def decided(root: Node, left: int) -> bool:
    """Return whether no other option can catch up with the most visited one in the remaining iterations.

    left: the number of remaining iterations.
    """
    most = 0
    second = 0
    for child in root.children.values():
        if child.visits > most:
            second = most
            most = child.visits
        elif child.visits > second:
            second = child.visits
    return most > second + left


def _of_tree(chance: int, tree: int) -> Dice:
    return seeded(chance, f"tree {tree}")


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class SearchBot:
    """A bot that searches for a number of iterations or milliseconds, and takes the most visited option.

    The search stops early once no other option can reach as many visits in the remaining iterations. trees: the number
    of independent trees, whose visits are added up (root parallelization: Chaslot, Winands and van den Herik 2008,
    Parallel Monte-Carlo Tree Search, Computers and Games, section 4.2); several processes can grow the trees with the
    same result. by: NOW to use the current weights, UNLEARNED to use only the game's own evaluation, even in games
    whose search is guided by win probabilities. style: the id of a style, "" for none.
    """

    __slots__ = ("_dice", "_iterations", "_milliseconds", "_by", "_style", "trees", "iterations")

    def __init__(
        self,
        seed: int,
        *,
        iterations: int = 0,
        milliseconds: int = 0,
        by: str = NOW,
        style: str = "",
        trees: int = 1,
    ) -> None:
        self._dice: Dice = seeded(seed, "search bot")
        self._iterations: int = iterations
        self._milliseconds: int = milliseconds
        self._by: str = by
        self._style: str = style
        self.trees: int = trees
        self.iterations: int = 0
        """The number of iterations since the bot was created."""

    def choose(self, view: SeatView) -> int:
        """Return the index of the chosen option of the seat's open question."""
        decision = view.decision
        assert decision is not None
        count = len(decision.options)
        if count == 1:
            return 0
        if self.trees == 1:
            tried = self._grow(view, self._dice, 1)
        else:
            chance = self._dice.next()
            tried = [0] * count
            for tree in range(self.trees):
                of_tree = self._grow(view, _of_tree(chance, tree), self.trees)
                for i in range(count):
                    tried[i] += of_tree[i]
        return tried.index(max(tried))

    def tried(self, view: SeatView, tree: int, turns: int) -> list[int]:
        """Return how often one of the trees visits each option. `choose` adds up the visits of all trees.

        tree: the index of the tree, from 0; turns: the number of trees that share the bot's time limit, one after
        another. If there is only one option, no search runs and the result is [0].
        """
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            return [0]
        return self._grow(view, _of_tree(self._dice.next(), tree), turns)

    def _grow(self, view: SeatView, dice: Dice, turns: int) -> list[int]:
        decision = view.decision
        assert decision is not None
        root = Node(view.seat)
        deadline = perf_counter() + self._milliseconds / (1000.0 * turns)
        done = 0
        while True:
            self._iterate(root, view.imagine(dice.next()), dice)
            done += 1
            if self._iterations and done >= self._iterations:
                break
            if self._milliseconds and perf_counter() >= deadline:
                break
            if done % LOOK == 0 and self._iterations and decided(root, self._iterations - done):
                break
        self.iterations += done
        tried: list[int] = []
        for option in decision.options:
            child = root.children.get(option)
            tried.append(0 if child is None else child.visits)
        return tried

    def _iterate(self, root: Node, world: Match, dice: Dice) -> None:
        horizon = world.horizon()
        teams = world.teams()
        path = self._descend(root, world, dice)
        world.play_out(horizon, dice)
        values = world.evaluate() if self._by == UNLEARNED else world.values()
        values = world.value_for_team(values, teams)
        if self._style:
            values[root.seat] = liked(world, root.seat, values[root.seat], self._style)
        for node in path:
            node.visits += 1
            node.reward += values[node.seat]

    def _descend(self, root: Node, world: Match, dice: Dice) -> list[Node]:
        """Descend the tree to a new node, add the node, and return the path to it; stop early if the match ends."""
        path: list[Node] = []
        node = root
        guided = world.game.rules.playout is not None
        while True:
            decision = world.decision
            if decision is None:
                return path
            options = decision.options
            children = node.children
            new: list[int] = []
            low = 1.0
            high = 0.0
            for i in range(len(options)):
                child = children.get(options[i])
                if child is None:
                    new.append(i)
                    continue
                child.offered += 1
                mean = child.reward / child.visits
                low = min(low, mean)
                high = max(high, mean)
            if new and (not guided or len(options) - len(new) < _width(node.visits)):
                weights = world.policy_weights()
                if weights:
                    i = new[dice.weighted([weights[j] for j in new])]
                else:
                    i = new[dice.below(len(new))]
                added = Node(decision.seat)
                children[options[i]] = added
                path.append(added)
                world.pick(i)
                return path
            best_i = 0
            best_value = -1.0
            span = max(high - low, NARROWEST)
            for i in range(len(options)):
                child = children.get(options[i])
                if child is None:
                    continue
                value = (child.reward / child.visits - low) / span + EXPLORATION * sqrt(
                    log(child.offered) / child.visits
                )
                if value > best_value:
                    best_value = value
                    best_i = i
            node = children[options[best_i]]
            path.append(node)
            world.pick(best_i)
