"""Which bots there are, and how they play a match out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from gloaming.bots.chance import RandomBot
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
    return RandomBot(seed)


KINDS: Mapping[str, BotKind] = {
    "random": BotKind("random", "Random", "takes any option, each as likely as the next", _random),
}


def bot(spec: str, seed: int = 0) -> Bot:
    """The bot of a spec: its kind, and after a colon its budget, as in `search:500` or `search:200ms`.

    Raises UnknownBot.
    """
    kind, _, argument = spec.partition(":")
    if kind not in KINDS or not re.fullmatch(r"\w*", argument):
        raise UnknownBot(f"no bot {spec!r}; there are: " + ", ".join(one.spec for one in KINDS.values()))
    return KINDS[kind].make(argument, seed)


def play(match: Match, bots: Sequence[Bot]) -> Match:
    """Let bots, one a seat, play the match to its end. Returns the match."""
    sights = [Sight(match, seat) for seat in range(match.seats)]
    while True:
        decision = match.decision
        if decision is None:
            return match
        match.pick(bots[decision.seat].choose(sights[decision.seat]))
