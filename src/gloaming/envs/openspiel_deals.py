"""Deal the matches of a loaded OpenSpiel game, in an order that its random seed fixes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from gloaming.engine.errors import BadSetup
from gloaming.engine.match.match import Game, Match
from gloaming.envs.openspiel_history import SeatHistory, Verbs, extended

MOST_DECISIONS: Final = {
    "dont-go-in-there": 500,
    "final-girl": 1_000,
    "fatal-frame": 16_000,
    "follow-your-fear": 10_000,
    "ghost-hunter": 5_000,
}
"""The decisions after which a match ends without a winner: over four times those of the longest random match."""

OTHERWISE: Final = 20_000
"""The decisions after which a match of another game ends."""


class Deal:
    """A match before its first choice, shared by all states that begin with it.

    number: its number among the deals of a game, -1 for a chosen seed; histories: what each seat has seen of it, and
    last a spectator; observations: the observation of each seat that has been written so far.
    """

    __slots__ = ("number", "match", "histories", "observations")

    def __init__(self, number: int, match: Match, verbs: Verbs) -> None:
        self.number: int = number
        self.match: Match = match
        nothing = SeatHistory(0, 0, 0, "", (), (0,) * verbs.size)
        self.histories: tuple[SeatHistory, ...] = tuple(
            [extended(nothing, match, seat, (), verbs) for seat in (*range(match.seats), None)]
        )
        self.observations: dict[int, bytearray] = {}


class Deals:
    """Deals the matches of one loaded game: its seats, its set-up options and its random seed.

    OpenSpiel creates initial states for its own purposes, for each copy of a state and each question about the size of
    a tensor. Such states must neither cost a match nor change which matches follow. A state therefore takes a deal only
    when something asks for it, and gives it back if it is dropped before its first action.
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], seed: int | None) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.options: dict[str, Any] = game.settings(seats, options)
        self.verbs: Verbs = Verbs([event.verb for event in game.rules.events.declared], game.actions)
        self.seed: int = secrets.randbits(48) if seed is None else seed
        self.next: int = 0
        self.most_decisions: int = MOST_DECISIONS.get(game.id, OTHERWISE)
        self._last: Deal | None = None

    def take(self) -> Deal:
        """Return the next deal."""
        number = self.next
        self.next += 1
        if self._last is None or self._last.number != number:
            digest = blake2b(f"{self.seed} deal {number}".encode(), digest_size=6).digest()
            self._last = self._deal(number, int.from_bytes(digest, "big"))
        return self._last

    def give_back(self, deal: Deal) -> None:
        """Note that a deal has not been played. If it was the last one taken, it is dealt again."""
        if deal.number == self.next - 1 >= 0:
            self.next -= 1

    def forget(self) -> None:
        """Deal the next match again, after a change of `seed`."""
        self._last = None

    def chosen(self, seed: int | str) -> Deal:
        """Return the deal of a chosen seed: the match that `Game.new` deals with it. Raises BadSetup."""
        text = str(seed).strip()
        if not text.removeprefix("-").isdecimal():
            raise BadSetup(f"an initial state is chosen by its seed, a whole number, not {seed!r}")
        return self._deal(-1, int(text))

    def _deal(self, number: int, seed: int) -> Deal:
        match = self.game.new(seats=self.seats, seed=seed, options=self.options)
        return Deal(number, match, self.verbs)
