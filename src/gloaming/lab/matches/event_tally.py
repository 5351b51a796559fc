"""Read what a game records from the event log of a finished match, in one pass."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from gloaming.engine.match.match import Game, Match
from gloaming.engine.rules.declarations import HIDDEN, Number
from gloaming.engine.state.log import Event
from gloaming.engine.state.state import secrets_since

Action = Callable[["EventTally", Event], None]


class EventTally:
    """What has been read from a log so far.

    cards: for each of `seen` and `played`, the seats of each card as a bit mask, in order of the first appearance.
    lists: the values of each listed number, by the name of its column.
    cause, place, situation: those of the last events that name the cause, place or situation of a death.
    deaths: who died, cause, place, round and situation of each death.
    """

    __slots__ = ("everyone", "first", "round", "counts", "cards", "lists", "cause", "place", "situation", "deaths")

    def __init__(self, seats: int) -> None:
        self.everyone = (1 << seats) - 1
        self.first: int | None = None
        self.round = 0
        self.counts: dict[str, int] = {}
        self.cards: tuple[dict[str, int], dict[str, int]] = ({}, {})
        self.lists: dict[str, list[str]] = {}
        self.cause = ""
        self.place = ""
        self.situation = ""
        self.deaths: list[tuple[str, str, str, int, str]] = []


class TallyProgram:
    """The actions for each verb of a game's events, compiled from what the game declares."""

    def __init__(self, game: Game) -> None:
        self._box = game.box
        self._declared = {declared.verb: declared for declared in game.rules.events.declared}
        self._entries = frozenset([str(entry["id"]) for entry in game.content()])
        self._recorded = game.result_fields.recorded
        self._actions: dict[str, list[Action]] = {}
        recorded = self._recorded
        if recorded.first:
            self._add(recorded.first, self._first)
        for name in recorded.rounds:
            self._add(name, self._round)
        for verb in recorded.counts.values():
            self._actions.setdefault(verb, []).append(_count)
        for column, name in recorded.lists.items():
            self._add(name, partial(self._list, column))
        if recorded.cards is not None:
            for which, names in enumerate((recorded.cards.seen, recorded.cards.played)):
                for name in names:
                    self._add(name, self._card_action(which))
        deaths = recorded.deaths
        if deaths is not None:
            if not deaths.field:
                self._add(deaths.place, self._place)
            self._place_words = self._words(deaths.place)
            for name, cause in deaths.causes.items():
                if "." in name:
                    self._add(name, self._cause)
                else:
                    self._actions.setdefault(name, []).append(_named_cause(cause))
            for verb, situation in deaths.situations.items():
                self._actions.setdefault(verb, []).append(_named_situation(situation))
            self._actions.setdefault(deaths.verb, []).append(self._death(f"{deaths.verb}.{deaths.of}"))

    def run(self, match: Match, tally: EventTally) -> None:
        """Read the log of a match."""
        deaths = self._recorded.deaths
        if deaths is not None and deaths.field:
            tally.place = self._place_words(getattr(match._state, deaths.field))
        actions_of = self._actions
        for event in _events(match):
            actions = actions_of.get(event[0])
            if actions is not None:
                for action in actions:
                    action(tally, event)

    def columns(self, tally: EventTally) -> dict[str, Any]:
        """Return the columns that come from the log."""
        recorded = self._recorded
        found: dict[str, Any] = {"first_seat": tally.first, "rounds": tally.round}
        for name, verb in recorded.counts.items():
            found[name] = tally.counts.get(verb, 0)
        for name in recorded.lists:
            found[name] = tally.lists.get(name, [])
        for how, cards in zip(("seen", "played"), tally.cards, strict=True):
            pairs = [(id, seat) for id, mask in cards.items() for seat in range(mask.bit_length()) if mask >> seat & 1]
            found[how] = [id for id, _ in pairs]
            found[f"{how}_by"] = [seat for _, seat in pairs]
        for number, name in enumerate(("deaths", "death_causes", "death_places", "death_rounds", "death_situations")):
            found[name] = [death[number] for death in tally.deaths]
        return found

    def _add(self, name: str, make: Callable[[str], Action]) -> None:
        self._actions.setdefault(name.partition(".")[0], []).append(make(name))

    def _number(self, name: str) -> tuple[Number[Any], int]:
        """Return a number of an event and its index in the event, from 1."""
        verb, _, number = name.partition(".")
        numbers = self._declared[verb].numbers
        return numbers[number], list(numbers).index(number) + 1

    def _words(self, name: str) -> Callable[[int], str]:
        """Return a function that returns a number in words, cached."""
        number, _ = self._number(name)
        known: dict[int, str] = {}

        def words(value: int) -> str:
            text = known.get(value)
            if text is None:
                text = known[value] = number.words(self._box, value)
            return text

        return words

    def _first(self, name: str) -> Action:
        _, at = self._number(name)

        def first(tally: EventTally, event: Event) -> None:
            if tally.first is None:
                tally.first = event[at]

        return first

    def _round(self, name: str) -> Action:
        _, at = self._number(name)

        def note_round(tally: EventTally, event: Event) -> None:
            tally.round = event[at]

        return note_round

    def _list(self, column: str, name: str) -> Action:
        number, at = self._number(name)
        words = self._words(name)
        known: dict[int, str] = {}

        def note_value(tally: EventTally, event: Event) -> None:
            value = event[at]
            text = known.get(value)
            if text is None:
                text = known[value] = self._entry(number, value) or words(value)
            tally.lists.setdefault(column, []).append(text)

        return note_value

    def _card_action(self, which: int) -> Callable[[str], Action]:
        def make(name: str) -> Action:
            number, at = self._number(name)
            numbers = list(self._declared[name.partition(".")[0]].numbers)
            seat_at = numbers.index("seat") + 1 if "seat" in numbers else 0
            end = None if number.many else at + 1
            known: dict[int, str] = {}

            def note_card(tally: EventTally, event: Event) -> None:
                seats = 1 << event[seat_at] if seat_at else tally.everyone
                cards = tally.cards[which]
                for value in event[at:end]:
                    id = known.get(value)
                    if id is None:
                        id = known[value] = self._entry(number, value)
                    if id:
                        cards[id] = cards.get(id, 0) | seats

            return note_card

        return make

    def _entry(self, number: Number[Any], value: int) -> str:
        """Return the id of the entry of a card, which all copies of the card share; "" for a hidden card."""
        if value == HIDDEN:
            return ""
        ids = number.pieces(self._box, value)
        if not ids:
            return ""
        head, _, copy = ids[0].rpartition("-")
        return head if ids[0] not in self._entries and len(copy) == 1 and copy.isalpha() else ids[0]

    def _place(self, name: str) -> Action:
        _, at = self._number(name)
        words = self._words(name)

        def note_place(tally: EventTally, event: Event) -> None:
            tally.place = words(event[at])

        return note_place

    def _cause(self, name: str) -> Action:
        _, at = self._number(name)
        words = self._words(name)

        def note_cause(tally: EventTally, event: Event) -> None:
            tally.cause = words(event[at])

        return note_cause

    def _death(self, name: str) -> Action:
        at = 0 if name.endswith(".") else self._number(name)[1]
        words = self._words(name) if at else str

        def note_death(tally: EventTally, event: Event) -> None:
            who = words(event[at]) if at else ""
            tally.deaths.append((who, tally.cause, tally.place, tally.round, tally.situation))

        return note_death


def _count(tally: EventTally, event: Event) -> None:
    tally.counts[event[0]] = tally.counts.get(event[0], 0) + 1


def _named_cause(cause: str) -> Action:
    def note_cause(tally: EventTally, event: Event) -> None:
        tally.cause = cause

    return note_cause


def _named_situation(situation: str) -> Action:
    def note_situation(tally: EventTally, event: Event) -> None:
        tally.situation = situation

    return note_situation


def _events(match: Match) -> list[Event]:
    """Return all events in full: with the numbers that only some seats know."""
    state = match._state
    lost = state.events.lost
    events = state.events.since(lost)
    for newest in state.secrets.values():
        for number, secret in secrets_since(newest, lost):
            events[number - lost] = secret
    return events
