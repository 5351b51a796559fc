"""What a seat has seen and done in a match, for information states: read once, never read again.

An information state has perfect recall, so it grows with the match. Its text must not: a search computes one for each
node. Entries are therefore hashed in blocks, and only the newest are kept as text. A history is immutable, so that
copies of a match share it.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from gloaming.engine.match.match import Match
from gloaming.engine.rules.actions import Actions
from gloaming.engine.state.log import Event

BLOCK: Final = 32
"""The number of entries that are hashed together."""

Choice = tuple[int, int, int]
"""A choice: how many events there were before it, the seat, and the number of the option as the seat counts."""


class Verbs:
    """The verbs of a game that a history counts: those of events, then those of options.

    events: the index of each verb of an event; size: the number of all verbs; names: a name for each count.
    """

    __slots__ = ("events", "size", "names", "_actions")

    def __init__(self, event_verbs: Sequence[str], actions: Actions) -> None:
        self.events: dict[str, int] = {verb: place for place, verb in enumerate(event_verbs)}
        self.size: int = len(event_verbs) + len(actions.shape)
        self.names: list[str] = [*event_verbs, *[verb.verb for verb in actions.shape]]
        self._actions: Actions = actions

    def of_action(self, number: int) -> int:
        """Return the index of the verb of an option by its number."""
        return len(self.events) + self._actions.parts(number).verb_index


class SeatHistory:
    """What a seat has seen and done up to some moment. Immutable.

    events, choices: how many events of the match, and how many choices of all seats, it has read. entries: the number
    of entries; hashed: a hash of all complete blocks of entries; newest: the entries after them; counts: how often the
    seat has seen each verb of events and chosen each verb of options, as in `Verbs`.
    """

    __slots__ = ("events", "choices", "entries", "hashed", "newest", "counts")

    def __init__(
        self, events: int, choices: int, entries: int, hashed: str, newest: tuple[str, ...], counts: tuple[int, ...]
    ) -> None:
        self.events: int = events
        self.choices: int = choices
        self.entries: int = entries
        self.hashed: str = hashed
        self.newest: tuple[str, ...] = newest
        self.counts: tuple[int, ...] = counts

    def parts(self) -> tuple[int, int, int, str, tuple[str, ...], tuple[int, ...]]:
        """Return the arguments that create an equal history."""
        return self.events, self.choices, self.entries, self.hashed, self.newest, self.counts

    def __str__(self) -> str:
        older = self.entries - len(self.newest)
        before = f"{older} entries {self.hashed}; " if older else ""
        return before + "; ".join(self.newest)


def extended(
    history: SeatHistory, match: Match, seat: int | None, choices: Sequence[Choice], verbs: Verbs
) -> SeatHistory:
    """Return a history up to the present of a match.

    seat: None for a spectator, who has no choices; choices: the choices of all seats that the history has not read.
    This takes time in proportion to what is new.
    """
    if not choices and history.events == match.event_count:
        return history
    counts = list(history.counts)
    newest = list(history.newest)
    first = history.events
    news = seen_events(match, seat, first)
    told = 0
    for before, chooser, number in choices:
        if chooser != seat:
            continue
        while first + told < before:
            _tell(news[told], newest, counts, verbs)
            told += 1
        newest.append(f"> {number}")
        counts[verbs.of_action(number)] += 1
    for event in news[told:]:
        _tell(event, newest, counts, verbs)
    added = len(newest) - len(history.newest)
    hashed = history.hashed
    whole = len(newest) // BLOCK * BLOCK
    for start in range(0, whole, BLOCK):
        hashed = blake2b("; ".join([hashed, *newest[start : start + BLOCK]]).encode(), digest_size=16).hexdigest()
    return SeatHistory(
        first + len(news),
        history.choices + len(choices),
        history.entries + added,
        hashed,
        tuple(newest[whole:]),
        tuple(counts),
    )


def _tell(event: Event, newest: list[str], counts: list[int], verbs: Verbs) -> None:
    newest.append(" ".join([str(part) for part in event]))
    counts[verbs.events[event[0]]] += 1


def seen_events(match: Match, seat: int | None, since: int) -> list[Any]:
    """Return the events from number `since` on as a seat knows them, without words: a faster `Match.events`.

    seat: None for a spectator.
    """
    state = match._state
    known = state.events.since(since)
    if seat is not None:
        for number, secret in state.secrets_of(seat, since):
            if number - since < len(known):
                known[number - since] = secret
    return known
