"""Which bots there are, and how they play a match out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from gloaming.bots.chance import RandomBot
from gloaming.bots.greedy import GreedyBot
from gloaming.bots.search import SearchBot
from gloaming.bots.sight import Sight
from gloaming.engine.errors import GloamingError
from gloaming.engine.match import Match


class UnknownBot(GloamingError):
    """No bot has this spec; the message lists what there is."""


class Bot(Protocol):
    """Something that chooses for a seat."""

    def choose(self, sight: Sight) -> int:
        """The number of the option to take of the seat's open question."""


class BotKind:
    """A kind of bot. spec: how it is asked for; help: what it does; make(argument, seed): the bot itself."""

    __slots__ = ("spec", "name", "help", "make")

    def __init__(self, spec: str, name: str, help: str, make: Callable[[str, int], Bot]) -> None:
        self.spec: str = spec
        self.name: str = name
        self.help: str = help
        self.make: Callable[[str, int], Bot] = make


def _random(argument: str, seed: int) -> Bot:
    if argument:
        raise UnknownBot(f"'random' takes no budget, not {argument!r}")
    return RandomBot(seed)


def _greedy(argument: str, seed: int) -> Bot:
    worlds = argument or "4"
    if not worlds.isdecimal() or not 1 <= int(worlds) <= 1000:
        raise UnknownBot(f"'greedy' takes 1 to 1000 worlds, as in 'greedy:8'; not {argument!r}")
    return GreedyBot(int(worlds), seed)


def _search(argument: str, seed: int) -> Bot:
    budget = argument or "500"
    number = budget.removesuffix("ms")
    if not number.isdecimal() or not 1 <= int(number) <= 1_000_000:
        raise UnknownBot(
            "'search' takes 1 to 1000000 iterations or milliseconds, as in 'search:500' or 'search:200ms'; "
            f"not {argument!r}"
        )
    if budget.endswith("ms"):
        return SearchBot(seed, milliseconds=int(number))
    return SearchBot(seed, iterations=int(number))


KINDS: Mapping[str, BotKind] = {
    "random": BotKind("random", "Random", "takes any option, each as likely as the next", _random),
    "greedy": BotKind("greedy", "Greedy", "looks one step ahead; greedy:8 imagines 8 worlds", _greedy),
    "search": BotKind(
        "search", "Search", "tree search; search:500 does 500 iterations, search:200ms takes 200 milliseconds", _search
    ),
}


def bot(spec: str, seed: int = 0) -> Bot:
    """The bot of a spec: its kind, and after a colon its budget, as in `search:500` or `search:200ms`.

    Raises UnknownBot.
    """
    kind, colon, argument = spec.partition(":")
    if kind not in KINDS or (colon and not argument):
        raise UnknownBot(f"no bot {spec!r}; there are: {', '.join(KINDS)}")
    return KINDS[kind].make(argument, seed)


def play(match: Match, bots: Sequence[Bot]) -> Match:
    """Let bots, one a seat, play the match to its end. Returns the match."""
    sights = [Sight(match, seat) for seat in range(match.seats)]
    while True:
        decision = match.decision
        if decision is None:
            return match
        match.pick(bots[decision.seat].choose(sights[decision.seat]))
