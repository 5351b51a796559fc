"""A match as a state of an OpenSpiel game: whose turn it is, information states, copies and pickles.

Nothing here needs OpenSpiel. A Playthrough is the only attribute of `GloamingState` (`envs/openspiel_state.py`), which
OpenSpiel copies with `copy.deepcopy` and stores with `pickle`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final

from gloaming.engine.match.match import Match
from gloaming.engine.match.observer import Observer
from gloaming.engine.state.log import Log
from gloaming.envs.openspiel_deals import Deal, Deals
from gloaming.envs.openspiel_history import Choice, SeatHistory, extended
from gloaming.games import game as find_game

TERMINAL: Final = -4
"""The number that OpenSpiel returns instead of a player when the game is over (`pyspiel.PlayerId.TERMINAL`)."""

SHARED: Final = frozenset({"dont-go-in-there", "follow-your-fear"})
"""The games that always have a winner. Their winners share 1, so that the returns of a match sum to 1."""


class Playthrough:
    """A match that is played in OpenSpiel.

    deals: the deals of the loaded game, from which the match is taken when it is first needed. Copies share histories
    and logs, so they take the same time at each decision of a match.
    """

    __slots__ = (
        "deals",
        "moves",
        "_match",
        "_deal",
        "_histories",
        "_choices",
        "_texts",
        "_labels",
        "_observers",
        "_player",
    )

    def __init__(self, deals: Deals, deal: Deal | None = None) -> None:
        self.deals: Deals = deals
        self.moves: int = 0
        """The number of decisions so far."""
        self._match: Match | None = None
        self._deal: Deal | None = deal
        """The deal, which can be given back until the first action or the first copy; then None."""
        self._histories: list[SeatHistory] = []
        self._choices: Log = Log()
        self._texts: dict[int, str] = {}
        self._labels: dict[int, str] | None = None
        self._observers: dict[int, Observer | None] = {}
        self._player: int | None = None

    @property
    def match(self) -> Match:
        """The match. Do not change it: `act` also keeps what the seats have seen and done."""
        match = self._match
        if match is None:
            deal = self._deal
            if deal is None:
                deal = self._deal = self.deals.take()
            self._histories = list(deal.histories)
            match = self._match = deal.match.copy()
        return match

    def __del__(self) -> None:
        if self._deal is not None:
            self.deals.give_back(self._deal)

    @property
    def over(self) -> bool:
        """Whether the match is over, or has reached its last decision."""
        return self.player == TERMINAL

    @property
    def player(self) -> int:
        """The seat to move; TERMINAL when the match is over."""
        player = self._player
        if player is None:
            decision = None if self.moves >= self.deals.most_decisions else self.match.decision
            player = self._player = TERMINAL if decision is None else decision.seat
        return player

    def act(self, number: int) -> None:
        """Choose the open option with this number of `Match.legal_actions`. Raises IllegalChoice."""
        match = self.match
        player = self.player
        before = match.event_count
        match.act(number)
        self._deal = None
        self.moves += 1
        self._choices.append((before, player, number))
        self._player = None
        self._texts = {}
        self._labels = None

    def label(self, player: int, number: int) -> str:
        """Return an action in words: the label of an open option, otherwise its verb and numbers.

        Open options with equal labels, such as those about copies of a card, get their numbers in brackets.
        """
        if player == self.player:
            labels = self._labels
            if labels is None:
                labels = self._labels = self._open_labels()
            if number in labels:
                return labels[number]
        parts = self.match.game.actions.parts(number)
        return " ".join([parts.verb, *map(str, parts.values)])

    def _open_labels(self) -> dict[int, str]:
        match = self.match
        numbers = match.legal_actions()
        labels = [match.describe(place).label for place in range(len(numbers))]
        return {
            number: label if labels.count(label) == 1 else f"{label} ({number})"
            for number, label in zip(numbers, labels)
        }

    def returns(self) -> list[float]:
        """Return the return of each seat, from 0 to 1; only zeros before the end."""
        match = self.match
        result = match.result
        seats = range(match.seats)
        shares = match.game.id in SHARED
        if result is None or not result.winners:
            return [1.0 / match.seats if self.over and shares else 0.0 for _ in seats]
        share = 1.0 / len(result.winners) if shares else 1.0
        return [share if seat in result.winners else 0.0 for seat in seats]

    def observe(self, seat: int, out: Any) -> None:
        """Write the observation of a seat into a buffer of `game.observation.size` bytes. Raises UnknownSeat."""
        match = self.match
        deal = self._deal
        if deal is not None:
            known = deal.observations.get(seat)
            if known is None:
                known = deal.observations[seat] = match.observe(seat)
            memoryview(out).cast("B")[:] = known
        elif seat not in self._observers:  # The first time it is faster to write everything than to remember it.
            self._observers[seat] = None
            match.observe(seat, out)
        else:
            observer = self._observers[seat]
            if observer is None:
                observer = self._observers[seat] = match.observer(seat)
            observer.observe(out)

    def history(self, seat: int) -> SeatHistory:
        """Return what a seat has seen and done. In an imagined world, other seats have done nothing before it began."""
        match = self.match
        known = self._histories[seat]
        choices: Sequence[Choice] = self._choices.since(known.choices)
        new = extended(known, match, seat, choices, self.deals.verbs)
        self._histories[seat] = new
        return new

    def information_state(self, seat: int) -> str:
        """Return a text that identifies what a seat has seen and done, what it sees now, and its legal actions.

        The length of the text is bounded. Raises UnknownSeat.
        """
        match = self.match
        text = self._texts.get(seat)
        if text is None:
            vector = bytearray(match.game.observation.size)
            self.observe(seat, vector)
            sees = blake2b(vector, digest_size=16).hexdigest()
            may = sorted(match.legal_actions()) if seat == self.player else []
            text = f"seat {seat}: {self.history(seat)}\nsees {sees}\nmay {' '.join(map(str, may))}"
            self._texts[seat] = text
        return text

    def imagine(self, seat: int, seed: int) -> Playthrough:
        """Return a random world that is consistent with what a seat knows, with new dice. Raises UnknownSeat."""
        match = self.match
        world = Playthrough(self.deals)
        world._match = match.imagine(seat, seed)
        own = self.history(seat)
        spectator = self._seen_by_all()
        world._histories = [own if other == seat else spectator for other in range(match.seats)] + [spectator]
        world._choices = self._choices.copy()
        world.moves = self.moves
        return world

    def _seen_by_all(self) -> SeatHistory:
        """Return what a spectator has seen."""
        choices: Sequence[Choice] = self._choices.since(self._histories[-1].choices)
        known = extended(self._histories[-1], self.match, None, choices, self.deals.verbs)
        self._histories[-1] = known
        return known

    def __copy__(self) -> Playthrough:
        copied = Playthrough(self.deals)
        copied._match = self.match.copy()
        self._deal = None
        copied.moves = self.moves
        copied._histories = self._histories.copy()
        copied._choices = self._choices.copy()
        copied._texts = self._texts
        copied._player = self._player
        return copied

    def __deepcopy__(self, memo: dict[int, Any]) -> Playthrough:
        return self.__copy__()

    def __reduce__(self) -> tuple[Callable[..., Playthrough], tuple[Any, ...]]:
        match = self.match
        self._deal = None
        histories = [history.parts() for history in self._histories]
        return restored, (match.save(), self.moves, histories, self._choices.since(0))


def restored(save: dict[str, Any], moves: int, histories: list[Any], choices: list[Choice]) -> Playthrough:
    """Return a playthrough from its pickle."""
    match = find_game(save["game"]).load(save)
    play = Playthrough(Deals(match.game, match.seats, save["options"], None))
    play._match = match
    play.moves = moves
    play._histories = [SeatHistory(*parts) for parts in histories]
    play._choices = Log(choices)
    return play
