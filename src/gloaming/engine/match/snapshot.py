"""A match at one moment: everything that can be read from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from gloaming.engine.errors import IllegalChoice, UnknownSeat
from gloaming.engine.integers import as_integer
from gloaming.engine.match.branch import Branch
from gloaming.engine.match.campaign_definition import NextMatch
from gloaming.engine.match.decision import Decision
from gloaming.engine.match.game_definition import GameDefinition
from gloaming.engine.match.result import Result
from gloaming.engine.observation.observation import NOT_ASKED
from gloaming.engine.odds import Forecast
from gloaming.engine.phrases import begun_small
from gloaming.engine.rules.description import Description
from gloaming.engine.rules.machine import cause, prompt, seat_to_move
from gloaming.engine.state.determinization import InformationSet
from gloaming.engine.state.invariants import unsound
from gloaming.engine.state.known_cards import known_cards
from gloaming.engine.state.log import Event, Log
from gloaming.engine.state.state import Option, State
from gloaming.engine.state.zones import censored, disclosed


class Snapshot:
    """A match at one moment, read-only: decision, views, events and estimates.

    `Match` adds methods that change the match.
    """

    __slots__ = (
        "definition",
        "settings",
        "seed",
        "branched_from",
        "_choices",
        "_state",
        "_options",
        "_decision",
        "_information_sets",
    )

    definition: GameDefinition
    settings: Mapping[str, Any]
    seed: int | str | None
    branched_from: Branch | None
    """The starting point of a branch; None if the match started at the beginning of the game."""
    _choices: Log | None
    _state: State
    _options: list[Option]
    _decision: Decision | None
    _information_sets: dict[int | None, InformationSet] | None
    """The cached information set of each seat that has imagined worlds of this position; None before the first."""

    @property
    def choices(self) -> list[int] | None:
        """The index of the option chosen at each decision so far; None in an imagined world.

        In a branch, the list contains only the choices after the start of the branch.
        """
        return None if self._choices is None else self._choices.since(0)

    @property
    def seats(self) -> int:
        """The number of seats. Seats are numbered from 0."""
        return self._state.seats

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return not self._options

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the match is over."""
        decision = self._decision
        if decision is None and self._options:
            state = self._state
            step = state.program.steps[state.step]
            by = step.by
            seat = state.turn if by is None else by(state)
            decision = Decision(seat, prompt(state), step.rule, tuple(self._options))
            self._decision = decision
        return decision

    @property
    def cause(self) -> Description | None:
        """The card or place that causes the open question; None if the rules themselves cause it.

        It is also None when the match is over.
        """
        source = cause(self._state) if self._options else None
        return None if source is None else Description(source[0], source[1], [source])

    @property
    def question(self) -> str:
        """The prompt of the open question, after its cause: `Luck: which card?`; "" when the match is over."""
        decision = self.decision
        if decision is None:
            return ""
        source = self.cause
        return decision.prompt if source is None else f"{source.label}: {begun_small(decision.prompt)}"

    @property
    def result(self) -> Result | None:
        """The result of the match; None until the match is over."""
        return None if self._options else self.definition.rules.result(self._state)

    def next_matches(self) -> list[NextMatch]:
        """Return the matches that can follow this one in a campaign.

        Returns [] before the end of the match, for a branch, and in games without a campaign.
        """
        campaign = self.definition.campaign
        ends = not self._options and self.branched_from is None
        return [] if campaign is None or not ends else campaign.next_matches(self._state, self.settings)

    def party(self) -> dict[str, Any] | None:
        """Return the data that a campaign passes on to the next match; None in games without a campaign.

        While the match is running, and in a branch, this is the data that was passed on to this match.
        """
        campaign = self.definition.campaign
        if campaign is None:
            return None
        if self._options or self.branched_from is not None:
            carried: dict[str, Any] | None = self.settings[campaign.carried]
            return carried
        return campaign.party(self._state, self.settings)

    @property
    def event_count(self) -> int:
        """The number of events so far."""
        return len(self._state.events)

    def _why_illegal(self, i: object) -> str:
        if not self._options:
            return f"the match is over, so there is no option {i!r}"
        return f"no option {i!r}: pick a whole number from 0 to {len(self._options) - 1}"

    def spell(self, i: SupportsIndex) -> str:
        """Return the name of option `i`, which consists of its verb and ids: `fight seeker`. Raises IllegalChoice."""
        return self.definition.actions.spell(self._state, self._open(i))

    def find(self, name: str) -> int:
        """Return the index of the open option with this name.

        Options with the same name and label, such as those about copies of a card, are the same choice: the first is
        returned. Raises IllegalChoice if no option has the name (the message lists the names), or if several options
        have it but different labels.
        """
        if not self._options:
            raise IllegalChoice(self._why_illegal(name))
        actions = self.definition.actions
        names = [actions.spell(self._state, option) for option in self._options]
        numbers = [number for number in range(len(names)) if names[number] == name]
        if not numbers:
            open_now = ", ".join(dict.fromkeys(names))
            raise IllegalChoice(f"no option {name!r}: pick a whole number from 0 to {len(names) - 1}, or: {open_now}")
        labels = [self.describe(number).label for number in numbers]
        if labels.count(labels[0]) < len(labels):
            listed = ", ".join([f"{number} ({label})" for number, label in zip(numbers, labels)])
            raise IllegalChoice(f"the name {name!r} fits several options: pick one of them by its number: {listed}")
        return numbers[0]

    def describe(self, i: SupportsIndex) -> Description:
        """Return option `i` in words, with the ids of the cards and places that it refers to. Raises IllegalChoice."""
        return self.definition.rules.actions.describe(self._state, self._open(i))

    def odds(self, i: SupportsIndex) -> str:
        """Return the odds of the dice of option `i` as text, from what the seat to move knows; "" if it rolls no dice.

        Raises IllegalChoice.
        """
        return self.definition.rules.odds(self._state, self._open(i))

    def likely(self, i: SupportsIndex) -> str:
        """Return the cost and likely result of option `i` in a few words; "" if its label already says them.

        It is also "" if they are unknown. Raises IllegalChoice.
        """
        return self.definition.rules.likely(self._state, self._open(i))

    def forecast(self, i: SupportsIndex) -> list[Forecast]:
        """Return the numbers that tell what option `i` leads to, from what the seat to move knows; [] if unknown.

        Raises IllegalChoice.
        """
        return self.definition.rules.forecast(self._state, self._open(i))

    def _open(self, i: SupportsIndex) -> Option:
        number = as_integer(i)
        options = self._options
        if number is None or number < 0 or number >= len(options):
            raise IllegalChoice(self._why_illegal(i))
        return options[number]

    def why_not(self, seat: SupportsIndex, piece: str) -> tuple[str, str] | None:
        """Return why a seat may not choose a card or place now: a sentence and the id of a clause.

        piece: the id of the card or place. Returns None if the seat may choose it, or if the reason is unknown.
        """
        checked_seat = self._checked_seat(seat)
        if checked_seat is None or self._offers(checked_seat, piece):
            return None
        return self.definition.rules.why_not(self._state, checked_seat, piece)

    def _offers(self, seat: int, piece: str) -> bool:
        """Return whether one of a seat's open options refers to a card or place. piece: the id of the card or place."""
        decision = self.decision
        if decision is None or decision.seat != seat:
            return False
        return any([piece in self.describe(number).pieces for number in range(len(decision.options))])

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """Return everything that a seat may know of the table, as JSON data.

        seat: None for a spectator. Raises UnknownSeat.
        """
        seat = self._checked_seat(seat)
        rules = self.definition.rules
        state = self._state
        seen = censored(state, rules.fields, seat, rules.piece)
        seen["game"] = self.definition.id
        seen["seat"] = seat
        seen["seats"] = state.seats
        seen["turn"] = state.turn
        seen["over"] = not self._options
        seen["result"] = None if self._options else rules.result(state).as_json()
        seen["known"] = known_cards(state, rules.fields, seat, rules.piece)
        return dict(rules.dress(seen))

    def observe(self, seat: SupportsIndex, out: Any = None) -> Any:
        """Return everything that a seat may know of the table, as the vector that `game.observation` describes.

        out: a writable buffer of `game.observation.size` bytes, into which the vector is written: a numpy array of type
        uint8, an `array("B")` or the like; None for a new bytearray. Raises UnknownSeat, or ValueError for a buffer of
        another size.
        """
        return self.definition.observation.write(self._state, self._observing_seat(seat), self._asked(), out)

    def events(self, seat: SupportsIndex | None, since: int = 0, before: int | None = None) -> list[dict[str, Any]]:
        """Return the events from number `since` up to, but not including, `before`, as a seat knows them.

        Raises UnknownSeat.
        seat: None for a spectator; before: None for no upper limit. Each event is JSON data: number, event (a verb and
        whole numbers), text, and pieces (the ids of the cards and places that it refers to).
        """
        seat = self._checked_seat(seat)
        state = self._state
        since = max(since, state.events.lost)
        known = state.events.since(since) if before is None else state.events.between(since, before)
        if seat is not None:
            for number, secret in state.secrets_of(seat, since):
                if number - since < len(known):
                    known[number - since] = secret
        entries = []
        for number, event in enumerate(known, since):
            words = self.definition.rules.events.describe(event)
            entries.append({"number": number, "event": list(event), "text": words.label, "pieces": list(words.pieces)})
        return entries

    def narrate(self, event: Event, seat: SupportsIndex | None) -> str:
        """Return the text of an event for a seat, with "you" if this seat acts.

        seat: None for a spectator. Raises UnknownSeat.
        """
        rules = self.definition.rules
        seat = self._checked_seat(seat)
        own = "" if seat is None else rules.own_character(self._state, seat)
        return rules.events.narrate(event, seat, rules.character(self._state), own)

    def evaluate(self) -> list[float]:
        """Return the game's heuristic value of each seat, from 0 (lost) to 1 (won); exact when the match is over."""
        return self.definition.rules.evaluate(self._state)

    def win_probabilities(self) -> list[float]:
        """Return each seat's calibrated probability of winning, from 0 to 1; exact when the match is over.

        The probabilities are fitted to matches of the learned policy, or of the bot named by `PolicyModel.judged_by`.
        For games without a learned model this is `evaluate()`. Bots may call it only on imagined worlds, because it
        reads the whole state. Raises BadWeights.
        """
        learned = self.definition.rules.learned
        evaluated = self.definition.rules.evaluate(self._state)
        return evaluated if learned is None or not self._options else learned.win_probabilities(self._state, evaluated)

    def values(self) -> list[float]:
        """Return each seat's value for the tree search, from 0 to 1.

        This is `evaluate()`; in games that set `PolicyModel.guides`, it is the mean of `evaluate()` and
        `win_probabilities()`. Raises BadWeights.
        """
        learned = self.definition.rules.learned
        evaluated = self.definition.rules.evaluate(self._state)
        if learned is None or not learned.guides or not self._options:
            return evaluated
        probabilities = learned.win_probabilities(self._state, evaluated)
        return [(value + probability) / 2.0 for value, probability in zip(evaluated, probabilities)]

    def teams(self) -> list[int]:
        """Return the team of each seat: 0 or 1 in games in which seats can change sides.

        In other games, each seat is a team of its own.
        """
        teams = self.definition.rules.teams
        return list(range(self.seats)) if teams is None else teams(self._state)

    def value_for_team(self, values: list[float], teams: list[int]) -> list[float]:
        """Return the current value, from 0 to 1, of the team that each seat was on earlier.

        values: the current values of the seats, from `evaluate` or `values`; teams: the earlier result of `teams()`. In
        games in which no seat changes sides, return `values` unchanged.
        """
        rules = self.definition.rules
        if rules.teams is None:
            return values
        now = rules.teams(self._state)
        if self._options:
            return [values[seat] if now[seat] == teams[seat] else 1.0 - values[seat] for seat in range(len(values))]
        winning = [now[seat] for seat in rules.result(self._state).winners]
        return [1.0 if (0 in winning) == (team == 0) else 0.0 for team in teams]

    def style_score(self, style: str, seat: int) -> float:
        """Return how well a seat meets the goal of a play style, from 0 to 1.

        style: the id of the style. Raises UnknownStyle.
        """
        return self.definition.style(style).score(self._state, seat)

    def policy_weights(self) -> list[int]:
        """Return the relative weight of each legal option in the game's playout policy; [] in games without one."""
        playout = self.definition.rules.playout
        return [] if playout is None or not self._options else playout.policy(self._state, self._options)

    def policy(self) -> list[float]:
        """Return the learned policy of the seat to move: one probability per legal option, summing to 1.

        Returns [] in games without a learned policy and when the match is over. Raises BadWeights.
        """
        learned = self.definition.rules.learned
        if learned is None or not learned.plays or not self._options:
            return []
        return learned.policy(self._state, self._options)

    def horizon(self) -> int:
        """Return a number that changes at the point where a playout ends; 0 in games without a playout policy."""
        playout = self.definition.rules.playout
        return 0 if playout is None else playout.horizon(self._state)

    def check(self) -> list[str]:
        """Return a message for each violated invariant of the engine or the game; [] for a sound match."""
        return unsound(self._state, self.definition.rules.fields) + self.definition.rules.check(self._state)

    def _checked_seat(self, seat: SupportsIndex | None) -> int | None:
        if seat is None:
            return None
        number = as_integer(seat)
        if number is None or number < 0 or number >= self._state.seats:
            raise UnknownSeat(f"no seat {seat!r}: the seats are 0 to {self._state.seats - 1}, or None for a spectator")
        return number

    def _observing_seat(self, seat: SupportsIndex | None) -> int:
        checked_seat = self._checked_seat(seat)
        if checked_seat is None:
            raise UnknownSeat("a spectator has no observation: give a seat, not None")
        return checked_seat

    def _asked(self) -> int:
        state = self._state
        return seat_to_move(state, state.program.steps[state.step]) if self._options else NOT_ASKED

    def disclosed_since(self, before: Snapshot) -> bool:
        """Return whether dice were rolled or hidden information was revealed since `before`.

        before: an earlier position of this match.
        """
        return disclosed(before._state, self._state, self.definition.rules.fields)
