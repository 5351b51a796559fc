"""The state common to all games: whose turn it is, the position in the rules, dice and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloaming.engine.errors import RulesFault
from gloaming.engine.flow import Named, Program
from gloaming.engine.state.dice import Dice
from gloaming.engine.state.log import Event, EventLog

Option = tuple[Any, ...]
"""What may be chosen: a verb and whole numbers."""

Place = tuple[int, tuple[int, ...]]
"""A place in the rules: the number of a step, and the arguments of its flow."""

Return = tuple[int, tuple[int, ...], Any, Any]
"""A place to go back to: `step`, `args`, `named` and `back` of the state as they were. Copies share them."""

Mix = tuple[str, frozenset[int]]
"""A back, and cards of it that everybody knows to be exchangeable among themselves alone, wherever they lie hidden."""

Secret = tuple[int, Event]
"""The number of an event, and the event as its knowers see it."""
SecretChain = tuple[int, Event, Any]
"""A secret, and the one before it that the same seats know, None before the first. Copies share them."""


NO_CARDS: Final[frozenset[int]] = frozenset()


@mypyc_attr(acyclic=True)
class Trace:
    """What some know of hidden cards and others do not. Nothing in it changes: copies share it.

    knowers: the mask of the seats that know; back: of the cards. Where `drawn` is empty, they have seen `only`, the one
    card of `cards`. Else `only` is -1, and one of the cards `drawn` was taken at random and hidden elsewhere, or they
    were put into an order that only those who know have seen: to all others, each may lie where one of `cards` does.
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
        """All of it: who know, the back and both sets of cards."""
        return self.knowers, self.back, self.cards, self.drawn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trace) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The plain data of a match. Each game adds its own fields, declared in `fields` of its `Game`.

    `step` is the number of the step that is next in `program`, `args` the arguments of the flow it stands in, `back`
    where to go back to when it ends. A flow that names its arguments has them in `named`, which is out of date in
    others. Nothing else remembers where the match is.
    `secrets`: by the mask of the seats that know them whole, the last event that others know in part.
    `todo`: the effects that wait (see `effects`). `mixes`: what everybody knows of cards that lie hidden now, and
    `apart`: of a back the mask of those of which everybody knows where each lies; `traces`: what some seats alone know
    of them, in the order in which they came to know it.
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
        """Stand before the first step of the rules."""
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
        """The same position, sharing nothing that can change."""
        raise RulesFault(f"{type(self).__name__} does not say how to copy itself")

    def copy_to(self, other: State) -> None:
        """Give the fields that every table has to a new table."""
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
        """Do the steps of a flow next, with the arguments that it takes, then go on after this step."""
        self.back = (self.step, self.args, self.named, self.back)
        self.step = self.program.starts[flow]
        self.args = args

    def run_with(self, flow: str, args: tuple[int, ...]) -> None:
        """The same with the arguments in a tuple."""
        self.back = (self.step, self.args, self.named, self.back)
        self.step = self.program.starts[flow]
        self.args = args

    def run_named(self, flow: str, named: Named) -> None:
        """The same with a flow that names its arguments."""
        self.back = (self.step, self.args, self.named, self.back)
        self.step = self.program.starts[flow]
        self.args = ()
        self.named = named

    @property
    def arg(self) -> int:
        """The first argument of the flow that runs; its steps may change it, for as long as it runs."""
        return self.args[0]

    @arg.setter
    def arg(self, value: int) -> None:
        self.args = (value,) + self.args[1:]

    def again(self) -> None:
        """Come back to this step; after `run` in the same step it would be too late to say so."""
        self.step -= 1

    def leave(self, flow: str) -> None:
        """End a flow here and now, and every flow that it opened."""
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
        """All arguments of the flow that runs, whether it names them or not."""
        return _numbers(self.program, self.step, self.args, self.named)

    def places(self) -> list[Place]:
        """The places of all flows that run, the first flow of the rules first, that of the next step last."""
        places: list[Place] = [(self.step, self.arguments())]
        back = self.back
        while back is not None:
            step, args, named, back = back
            places.append((step, _numbers(self.program, step, args, named)))
        places.reverse()
        return places

    def stand(self, places: Sequence[Place]) -> None:
        """Stand at places as `places` gives them. A wrong number of named arguments stays a tuple: `check` finds it."""
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
        """Let everyone know what happened."""
        self.events.append(event)

    def tell_only(self, knowers: int, secret: Event, public: Event) -> None:
        """Let the seats in the mask `knowers` know what happened, and the others its public half."""
        events = self.events
        self.secrets[knowers] = (events.full + events.recent, secret, self.secrets.get(knowers))
        events.append(public)

    def keep_secret(self, number: int, knowers: int, secret: Event) -> None:
        """What the seats in the mask `knowers` know of the event of a number."""
        self.secrets[knowers] = (number, secret, self.secrets.get(knowers))

    def secrets_of(self, seat: int, since: int = 0) -> list[Secret]:
        """What a seat knows whole, and others in part, of the events from a number on."""
        known: list[Secret] = []
        for knowers, newest in self.secrets.items():
            if (knowers >> seat) & 1:
                known += secrets_since(newest, since)
        return known

    def hide_openly(self, card: int, back: str = "card") -> None:
        """A card is hidden, and all saw where: to be said before it is, for instance as it goes into a hand."""
        if not self.apart_of(back) >> card & 1:
            self.remember(back, frozenset([card]))
        self.traces = _without_card(self.traces, back, card)

    def remember(self, back: str, cards: frozenset[int]) -> None:
        """All know these cards of a back to be exchangeable among themselves alone, and of a single one where it lies.

        Whatever was known of them before is out of date.
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
        """The mask of the cards of a back of which everybody knows where each lies."""
        for of, cards in self.apart:
            if of == back:
                return cards
        return 0

    def shuffle_openly(self, cards: Sequence[int], back: str = "card") -> None:
        """Cards that all have seen are hidden together, shuffled.

        From here on they could be each other, wherever they go, and none of the cards that were hidden already.
        """
        together = frozenset(cards)
        self.remember(back, together)
        if self.traces:
            self.traces = _without(self.traces, back, together)

    def show_only(self, knowers: int, card: int, back: str = "card") -> None:
        """The seats in the mask `knowers` see a card that lies hidden, and it stays there."""
        traces = self.traces
        for place, trace in enumerate(traces):
            if trace.only == card and trace.knowers == knowers and trace.back == back:
                traces = traces[:place] + traces[place + 1 :]
                break
        self.traces = (*traces, Trace(knowers, back, frozenset([card])))

    def draw_blind(self, knowers: int, card: int, among: Sequence[int], back: str = "card") -> None:
        """A card is taken at random out of hidden cards whose fronts cannot be told apart, and hidden elsewhere.

        The seats in the mask `knowers` see which one; `among`: all of them, the card too, as they lay.
        """
        if len(among) > 1:
            cards = frozenset(among)
            self.traces += (Trace(knowers, back, cards, cards),)
        self.show_only(knowers, card, back)

    def rearrange_only(self, knowers: int, cards: Sequence[int], back: str = "card") -> None:
        """The seats in the mask `knowers` alone know in which order hidden cards lie from now on.

        cards: all of them, as they lie now; to everybody else each may lie where one of them does. What the knowers see
        of it is to be said after this.
        """
        among = frozenset(cards)
        if len(among) > 1 and not self.alike(among, back, knowers):
            self.traces += (Trace(knowers, back, among, among),)

    def alike(self, cards: frozenset[int], back: str, knowers: int = 0) -> bool:
        """Whether nobody, but for the seats in the mask `knowers`, knows of hidden cards which is which of them."""
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
        """The seat to the left: the next in turn order."""
        seat += 1
        return 0 if seat == self.seats else seat

    def seat_before(self, seat: int) -> int:
        """The seat to the right: the one before in turn order."""
        return self.seats - 1 if seat == 0 else seat - 1


def _numbers(program: Program, step: int, args: tuple[int, ...], named: Named | None) -> tuple[int, ...]:
    return args if named is None or program.flow_of[step] not in program.named else named.numbers()


def cards_in(mask: int) -> list[int]:
    """The cards of a mask."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def _without(traces: tuple[Trace, ...], back: str, cards: frozenset[int]) -> tuple[Trace, ...]:
    """Traces of other cards than those that everybody has seen since."""
    kept: list[Trace] = []
    for trace in traces:
        if trace.back != back or trace.cards.isdisjoint(cards):
            kept.append(trace)
        elif len(trace.drawn) > 2 and len(trace.cards - cards) > 1:
            kept.append(Trace(trace.knowers, back, trace.cards - cards, trace.drawn - cards))
    return tuple(kept)


def _without_card(traces: tuple[Trace, ...], back: str, card: int) -> tuple[Trace, ...]:
    """The same where everybody has seen a single card, as happens often."""
    for place in range(len(traces) - 1, -1, -1):
        trace = traces[place]
        if trace.back == back and (trace.only == card if trace.only >= 0 else card in trace.cards):
            rest = _without(traces[place : place + 1], back, frozenset([card]))
            traces = traces[:place] + rest + traces[place + 1 :]
    return traces


def secrets_since(newest: SecretChain | None, since: int) -> list[Secret]:
    """A secret and those before it, the last first, down to an event of a number."""
    known: list[Secret] = []
    while newest is not None and newest[0] >= since:
        number, event, newest = newest
        known.append((number, event))
    return known
