"""The state that all games share: the current turn, the position in the rules, dice, events and knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloaming.engine.errors import RulesFault
from gloaming.engine.flow import Named, Program
from gloaming.engine.state.dice import Dice
from gloaming.engine.state.log import Event, EventLog

Option = tuple[Any, ...]
"""An option: a verb and whole numbers."""

Place = tuple[int, tuple[int, ...]]
"""A position in the rules: the number of a step, and the arguments of the step's flow."""

Return = tuple[int, tuple[int, ...], Any, Any]
"""Where a flow returns to when it ends: earlier values of `step`, `args`, `named` and `back` of the state.

Copies of a match share this tuple.
"""

Mix = tuple[str, frozenset[int]]
"""A kind of cards (Zone.back), and a set of hidden cards of this kind.

All seats know that these cards could be exchanged only with one another.
"""

Secret = tuple[int, Event]
"""An event that only some seats know in full: the index of the event in the log, and the full event."""
SecretChain = tuple[int, Event, Any]
"""The index and full form of an event, and the previous chain of the same seats (None before their first secret event).

Copies of a match share this tuple.
"""


NO_CARDS: Final[frozenset[int]] = frozenset()


@mypyc_attr(acyclic=True)
class Trace:
    """Knowledge about hidden cards that some seats have and others lack. Immutable: copies of a match share it.

    knowers: the mask (one bit per seat) of the seats with the knowledge; back: the kind of the cards (Zone.back).
    If `drawn` is empty, the knowers have seen `only`, the single card in `cards`. Otherwise `only` is -1, and one of
    the cards in `drawn` was taken at random and hidden elsewhere, or these cards were put in an order that only the
    knowers saw: for all other seats, each of them may be where one of `cards` is.
    """

    __slots__ = ("knowers", "back", "cards", "drawn", "only")

    def __init__(self, knowers: int, back: str, cards: frozenset[int], drawn: frozenset[int] = NO_CARDS) -> None:
        self.knowers: int = knowers
        self.back: str = back
        self.cards: frozenset[int] = cards
        self.drawn: frozenset[int] = drawn
        self.only: int = -1
        if len(cards) == 1:
            for card in cards:
                self.only = card

    def parts(self) -> tuple[int, str, frozenset[int], frozenset[int]]:
        """Return the knowers, the back, `cards` and `drawn` as a tuple."""
        return self.knowers, self.back, self.cards, self.drawn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trace) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The data of a match. Each game adds its own fields, declared in `fields` of its `Rules`.

    turn: the seat whose turn it is. step: the number of the next step in `program`; args: the arguments of the step's
    flow; back: where to return when that flow ends; named: the arguments of a flow with named arguments, undefined in
    other flows. Nothing else stores the position in the rules.
    secrets: maps each mask of seats to the chain of events that only these seats know in full.
    todo: the waiting card effects (see `rules/effects.py`).
    mixes: public knowledge about which hidden cards could be exchanged; apart: for each back, the mask of the hidden
    cards whose places are public; traces: what only some seats know of hidden cards, in the order in which they learned
    it.
    """

    __slots__ = (
        "program",
        "seats",
        "turn",
        "step",
        "args",
        "named",
        "back",
        "dice",
        "events",
        "secrets",
        "todo",
        "mixes",
        "apart",
        "traces",
    )

    program: Program
    seats: int
    turn: int
    step: int
    args: tuple[int, ...]
    named: Any  # a step says what it is: `open: OpenArgs = s.named`
    back: Return | None
    dice: Dice
    events: EventLog
    secrets: dict[int, SecretChain]
    todo: tuple[Any, ...]
    mixes: tuple[Mix, ...]
    apart: tuple[tuple[str, int], ...]
    traces: tuple[Trace, ...]

    def begin(self, program: Program, seats: int, dice: Dice) -> None:
        """Initialize the state before the first step of the rules."""
        self.program = program
        self.seats = seats
        self.turn = 0
        self.step = program.first
        self.args = ()
        self.named = None
        self.back = None
        self.dice = dice
        self.events = EventLog()
        self.todo = ()
        self.secrets = {}
        self.mixes = ()
        self.apart = ()
        self.traces = ()

    def copy(self) -> State:
        """Return an independent copy of the state. Each game's generated class implements it."""
        raise RulesFault(f"{type(self).__name__} does not implement copy()")

    def copy_to(self, other: State) -> None:
        """Copy the fields that every game has to another state."""
        other.program = self.program
        other.seats = self.seats
        other.turn = self.turn
        other.step = self.step
        other.args = self.args
        other.named = self.named
        other.back = self.back
        other.dice = self.dice.copy()
        other.events = self.events.copy()
        other.todo = self.todo
        other.secrets = self.secrets.copy()
        other.mixes = self.mixes
        other.apart = self.apart
        other.traces = self.traces

    def run(self, flow: str, *args: int) -> None:
        """Run a flow next, with these arguments, and then continue after the current step."""
        self.back = (self.step, self.args, self.named, self.back)
        self.step = self.program.starts[flow]
        self.args = args

    def run_with(self, flow: str, args: tuple[int, ...]) -> None:
        """Run a flow next as `run` does, with the arguments as a tuple."""
        self.back = (self.step, self.args, self.named, self.back)
        self.step = self.program.starts[flow]
        self.args = args

    def run_named(self, flow: str, named: Named) -> None:
        """Run a flow with named arguments next, and then continue after the current step."""
        self.back = (self.step, self.args, self.named, self.back)
        self.step = self.program.starts[flow]
        self.args = ()
        self.named = named

    @property
    def arg(self) -> int:
        """The first argument of the running flow. The steps of the flow may change it."""
        return self.args[0]

    @arg.setter
    def arg(self, value: int) -> None:
        self.args = (value,) + self.args[1:]

    def again(self) -> None:
        """Repeat the current step afterwards. Call this before `run` in the same step."""
        self.step -= 1

    def leave(self, flow: str) -> None:
        """End a running flow now, and every flow that it has run. Raises RulesFault if the flow is not running."""
        program = self.program
        flow_of = program.flow_of
        step = self.step
        back = self.back
        while flow_of[step] != flow:
            if back is None:
                raise RulesFault(f"cannot leave '{flow}': it is not running")
            step, _, _, back = back
        if back is None:
            self.step = program.last
            self.args = ()
            self.back = None
        else:
            self.step, self.args, self.named, self.back = back

    def arguments(self) -> tuple[int, ...]:
        """Return all arguments of the running flow, whether they are named or not."""
        return _numbers(self.program, self.step, self.args, self.named)

    def places(self) -> list[Place]:
        """Return the current position in each running flow, outermost flow first; the last one is the next step."""
        places: list[Place] = [(self.step, self.arguments())]
        back = self.back
        while back is not None:
            step, args, named, back = back
            places.append((step, _numbers(self.program, step, args, named)))
        places.reverse()
        return places

    def stand(self, places: Sequence[Place]) -> None:
        """Restore the positions that `places` returned. `Match.check` reports a wrong number of named arguments."""
        self.back = None
        program = self.program
        last = len(places) - 1
        for number, (step, args) in enumerate(places):
            flow = program.flow_of[step]
            self.step = step
            self.args = args
            self.named = None
            if flow in program.named and len(args) == len(program.arguments[flow]):
                self.args = ()
                self.named = program.named[flow](*args)
            if number < last:
                back: Any = self.back  # not narrowed: mypyc would check the nested tuples
                self.back = (step, self.args, self.named, back)

    def tell(self, event: Event) -> None:
        """Log an event that all seats know in full."""
        self.events.append(event)

    def tell_only(self, knowers: int, secret: Event, public: Event) -> None:
        """Log an event with a secret.

        Seats in the mask `knowers` see the full event `secret`, all others the event `public`.
        """
        events = self.events
        self.secrets[knowers] = (events.full + events.recent, secret, self.secrets.get(knowers))
        events.append(public)

    def keep_secret(self, number: int, knowers: int, secret: Event) -> None:
        """Store the full form of an event that is already logged, for the seats in the mask `knowers`.

        number: the index of the event in the log; secret: the full event.
        """
        self.secrets[knowers] = (number, secret, self.secrets.get(knowers))

    def secrets_of(self, seat: int, since: int = 0) -> list[Secret]:
        """Return the events from index `since` on that this seat knows in full and other seats only in part."""
        known: list[Secret] = []
        for knowers, newest in self.secrets.items():
            if (knowers >> seat) & 1:
                known += secrets_since(newest, since)
        return known

    def hide_openly(self, card: int, back: str = "card") -> None:
        """Note that all seats saw where a card is hidden. Call this before hiding the card, for example in a hand."""
        if not self.apart_of(back) >> card & 1:
            self.remember(back, frozenset([card]))
        self.traces = _without_card(self.traces, back, card)

    def remember(self, back: str, cards: frozenset[int]) -> None:
        """Note as public knowledge that these hidden cards could be exchanged only with one another.

        For a single card, note that its place is public. This replaces earlier public knowledge about the cards. back:
        the kind of the cards.
        """
        alone = self.apart_of(back)
        mixes: list[Mix] = []
        for mix in self.mixes:
            if mix[0] != back or cards.isdisjoint(mix[1]):
                mixes.append(mix)
                continue
            rest = mix[1] - cards
            if len(rest) > 1:
                mixes.append((back, rest))
            else:
                for card in rest:
                    alone |= 1 << card
        if len(cards) > 1:
            mixes.append((back, cards))
            for card in cards:
                if alone >> card & 1:
                    alone -= 1 << card
        else:
            for card in cards:
                alone |= 1 << card
        self.mixes = tuple(mixes)
        apart = [pair for pair in self.apart if pair[0] != back]
        if alone:
            apart.append((back, alone))
        self.apart = tuple(apart)

    def apart_of(self, back: str) -> int:
        """Return the mask of the hidden cards with this back whose places are public."""
        for of, cards in self.apart:
            if of == back:
                return cards
        return 0

    def shuffle_openly(self, cards: Sequence[int], back: str = "card") -> None:
        """Note that cards which all seats have seen are shuffled and hidden together.

        From now on these cards could be exchanged with one another, even after they are moved to different places, but
        not with cards that were hidden before.
        """
        together = frozenset(cards)
        self.remember(back, together)
        if self.traces:
            self.traces = _without(self.traces, back, together)

    def show_only(self, knowers: int, card: int, back: str = "card") -> None:
        """Note that the seats in the mask `knowers` see a hidden card, which stays in place."""
        traces = self.traces
        for place, trace in enumerate(traces):
            if trace.only == card and trace.knowers == knowers and trace.back == back:
                traces = traces[:place] + traces[place + 1 :]
                break
        self.traces = (*traces, Trace(knowers, back, frozenset([card])))

    def draw_blind(self, knowers: int, card: int, among: Sequence[int], back: str = "card") -> None:
        """Note that a random one of several hidden cards with the same back is taken and hidden elsewhere.

        knowers: the mask of the seats that see which card it is; card: the card taken; among: all the hidden cards
        before the draw, including this one.
        """
        if len(among) > 1:
            cards = frozenset(among)
            self.traces += (Trace(knowers, back, cards, cards),)
        self.show_only(knowers, card, back)

    def rearrange_only(self, knowers: int, cards: Sequence[int], back: str = "card") -> None:
        """Note that hidden cards are put in a new order, which only the seats in the mask `knowers` know.

        cards: all these cards, as they lie now; for other seats, each may be where any of them is. Note which cards the
        knowers see only after this call.
        """
        among = frozenset(cards)
        if len(among) > 1 and not self.alike(among, back, knowers):
            self.traces += (Trace(knowers, back, among, among),)

    def alike(self, cards: frozenset[int], back: str, knowers: int = 0) -> bool:
        """Return whether no seat, except those in the mask `knowers`, can distinguish these hidden cards."""
        apart = self.apart_of(back)
        if apart and any([apart >> card & 1 for card in cards]):
            return False
        if any([of == back and not cards.isdisjoint(mix) and not cards <= mix for of, mix in self.mixes]):
            return False
        return not any(
            [
                trace.back == back
                and (len(trace.drawn) > 0 or trace.knowers & ~knowers != 0)
                and not cards.isdisjoint(trace.cards)
                for trace in self.traces
            ]
        )

    def seat_after(self, seat: int) -> int:
        """Return the next seat in turn order, which sits to the left."""
        seat += 1
        return 0 if seat == self.seats else seat

    def seat_before(self, seat: int) -> int:
        """Return the previous seat in turn order, which sits to the right."""
        return self.seats - 1 if seat == 0 else seat - 1


def _numbers(program: Program, step: int, args: tuple[int, ...], named: Named | None) -> tuple[int, ...]:
    return args if named is None or program.flow_of[step] not in program.named else named.numbers()


def cards_in(mask: int) -> list[int]:
    """Return the numbers of the cards in a mask: a whole number with one bit per card."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def _without(traces: tuple[Trace, ...], back: str, cards: frozenset[int]) -> tuple[Trace, ...]:
    """Return the traces without cards that all seats have seen since.

    Traces that then carry no information are dropped.
    """
    kept: list[Trace] = []
    for trace in traces:
        if trace.back != back or trace.cards.isdisjoint(cards):
            kept.append(trace)
        elif len(trace.drawn) > 2 and len(trace.cards - cards) > 1:
            kept.append(Trace(trace.knowers, back, trace.cards - cards, trace.drawn - cards))
    return tuple(kept)


def _without_card(traces: tuple[Trace, ...], back: str, card: int) -> tuple[Trace, ...]:
    """Return the traces without one card that all seats have seen since: a faster `_without` for one card."""
    for place in range(len(traces) - 1, -1, -1):
        trace = traces[place]
        if trace.back == back and (trace.only == card if trace.only >= 0 else card in trace.cards):
            rest = _without(traces[place : place + 1], back, frozenset([card]))
            traces = traces[:place] + rest + traces[place + 1 :]
    return traces


def secrets_since(newest: SecretChain | None, since: int) -> list[Secret]:
    """Return the secrets of a chain with event indexes from `since` on, newest first."""
    known: list[Secret] = []
    while newest is not None and newest[0] >= since:
        number, event, newest = newest
        known.append((number, event))
    return known
