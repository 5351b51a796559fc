"""Rules as flows of named steps.

A flow is a tuple of steps in the rulebook's own order. A step does something (`do`), asks one seat to
choose (`choose`), holds a window open for a seat (`window`), or runs another flow as long as something holds
(`repeat`). A flow that is run with arguments begins with what they are (`takes`); one that a card or place makes the
rules run says which (`because`). A `Program` is every flow of a game, laid out so that a place in the rules is one
whole number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

DO: Final = 0
CHOOSE: Final = 1
WINDOW: Final = 2
END: Final = 3
REPEAT: Final = 4
TAKES: Final = 5
BECAUSE: Final = 6

UNNAMED: Final = 2
"""The most arguments that a flow takes without names."""

PASS: Final[tuple[Any, ...]] = ("pass",)

NO_CAUSE: Final = -1
"""Stands in the arguments of a flow for the number of what runs it, where nothing of its own does."""

Cause = tuple[str, tuple[str, ...]]
"""What makes the rules ask: its name, and the ids of its pieces."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Named:
    """The arguments of a flow that names them. Nothing in it changes: copies share it.

    `make generate` writes a class for each such flow, with an attribute for each argument.
    """

    __slots__ = ()

    def numbers(self) -> tuple[int, ...]:
        """The arguments in the order in which the flow takes them."""
        raise NotImplementedError


class Step:
    """One step of a flow. Made by `do`, `choose`, `window`, `repeat`, `takes` and `because`."""

    __slots__ = (
        "kind",
        "name",
        "act",
        "offer",
        "take",
        "by",
        "prompt",
        "prompt_of",
        "rule",
        "window",
        "always",
        "asks",
        "holds",
        "flow",
        "arguments",
        "named",
        "cause",
    )

    def __init__(
        self,
        kind: int,
        name: str,
        *,
        act: Callable[[Any], None] | None = None,
        offer: Callable[[Any], list[tuple[Any, ...]]] | None = None,
        take: Callable[[Any, tuple[Any, ...]], None] | None = None,
        by: Callable[[Any], int] | None = None,
        prompt: str = "",
        prompt_of: Callable[[Any], str] | None = None,
        rule: str = "",
        always: bool = False,
        asks: Callable[[Any], bool] | None = None,
        holds: Callable[[Any], bool] | None = None,
        flow: str = "",
        arguments: tuple[str, ...] = (),
        named: tuple[str, ...] = (),
        cause: Callable[[Any, tuple[int, ...]], Cause | None] | None = None,
    ) -> None:
        self.kind: int = kind
        self.name: str = name
        self.act: Callable[[Any], None] | None = act
        self.offer: Callable[[Any], list[tuple[Any, ...]]] | None = offer
        self.take: Callable[[Any, tuple[Any, ...]], None] | None = take
        self.by: Callable[[Any], int] | None = by
        self.prompt: str = prompt
        self.prompt_of: Callable[[Any], str] | None = prompt_of
        self.rule: str = rule
        self.window: bool = kind == WINDOW
        self.always: bool = always
        self.asks: Callable[[Any], bool] | None = asks
        self.holds: Callable[[Any], bool] | None = holds
        self.flow: str = flow
        self.arguments: tuple[str, ...] = arguments
        self.named: tuple[str, ...] = named
        self.cause: Callable[[Any, tuple[int, ...]], Cause | None] | None = cause


Flow = tuple[Step, ...]


def do(act: Callable[[Any], None]) -> Step:
    """A step that does something. It may `run` a flow, come back `again`, or `leave` a flow."""
    return Step(DO, act.__name__, act=act)


def choose(
    prompt: str,
    offer: Callable[[Any], list[tuple[Any, ...]]],
    take: Callable[[Any, tuple[Any, ...]], None],
    *,
    rule: str,
    by: Callable[[Any], int] | None = None,
    always: bool | Callable[[Any], bool] = False,
    prompt_of: Callable[[Any], str] | None = None,
) -> Step:
    """A step that asks one seat to choose.

    `offer` lists the options and only reads; without an option the step is passed over. The list is the caller's: what
    may be done at any time is added to it. `take` applies one.
    `by` tells which seat is asked: without it, the seat whose turn it is. A single option is taken
    without asking, unless `always`: say so where others could learn about hidden cards from the silence; a function,
    where they could so only on some tables.
    `prompt_of` returns what is asked in place of `prompt`, where it names what lies on the table. Every seat reads it.
    """
    asks = None if isinstance(always, bool) else always
    return Step(
        CHOOSE,
        take.__name__,
        offer=offer,
        take=take,
        by=by,
        prompt=prompt,
        prompt_of=prompt_of,
        rule=rule,
        always=always is True,
        asks=asks,
    )


def window(
    prompt: str,
    offer: Callable[[Any], list[tuple[Any, ...]]],
    take: Callable[[Any, tuple[Any, ...]], None],
    *,
    rule: str,
    by: Callable[[Any], int] | None = None,
    always: bool = False,
) -> Step:
    """A step in which one seat may do any number of things, one at a time, until it passes.

    `offer` and `take` as for `choose`; the option to pass is added. With nothing to do the window does not
    open, unless `always`: say so where others could learn about hidden cards from that.
    """
    return Step(WINDOW, take.__name__, offer=offer, take=take, by=by, prompt=prompt, rule=rule, always=always)


def repeat(flow: str, holds: Callable[[Any], bool]) -> Step:
    """A step that runs a flow, again and again, as long as `holds` says so before each time; it may do things too."""
    return Step(REPEAT, holds.__name__, flow=flow, holds=holds)


def takes(*arguments: str, **named: str) -> Step:
    """The first line of a flow that is run with arguments, and what they are: `s.run("discard", 2)`, `s.arg`.

    They are whole numbers, known to all as the place in the rules is. Three or more have names:
    `takes(hunter="whose turn it is", tile="where", first="1 for the first time")`. For such a flow `make generate`
    writes a class: `s.run_named("arrive", ArriveArgs(hunter, tile, 1))`, and then `s.named` is what was given.
    """
    return Step(TAKES, "takes", arguments=(*arguments, *named.values()), named=tuple(named))


def because(cause: Callable[[Any, tuple[int, ...]], Cause | None]) -> Step:
    """The first line of a flow, after `takes`: what makes the rules ask its questions and those of the flows it runs.

    cause(state, arguments of the flow): a card, place or the like; None where only the flow that runs this one knows.
    """
    return Step(BECAUSE, cause.__name__, cause=cause)


class Anytime:
    """What a seat may do whenever it is asked anything: functions, items, cards playable at any moment.

    `offer(state, seat, options)` adds such options to those of every open question of that seat. `take` applies
    one, often by running a flow, and the same question comes back. `verbs` are what these options begin
    with; no step's own option begins with one. `flows`: whose questions they join, where it is not every one.
    """

    __slots__ = ("verbs", "offer", "take", "flows")

    def __init__(
        self,
        verbs: tuple[str, ...],
        offer: Callable[[Any, int, list[tuple[Any, ...]]], None],
        take: Callable[[Any, tuple[Any, ...]], None],
        flows: frozenset[str] | None = None,
    ) -> None:
        self.flows: frozenset[str] | None = flows
        self.verbs: frozenset[str] = frozenset(verbs)
        self.offer: Callable[[Any, int, list[tuple[Any, ...]]], None] = offer
        self.take: Callable[[Any, tuple[Any, ...]], None] = take


class Place:
    """A place in the rules, with what the machine asks of its step each time.

    act: what the step does, None where it is of another kind; ends: whether its flow ends there; joined: whether what
    may be done at any time joins its question; into: where the flow begins that it repeats.
    """

    __slots__ = ("step", "act", "ends", "joined", "into")

    def __init__(self, step: Step, joined: bool, into: int) -> None:
        self.step: Step = step
        self.act: Callable[[Any], None] | None = step.act
        self.ends: bool = step.kind == END
        self.joined: bool = joined
        self.into: int = into


class Program:
    """Every flow of a game. `limit`: steps without a decision before the loop breaker stops the rules.

    places: each step where it lies; causes: what makes the rules do the flow of each; named: by flow the
    class of its arguments, where it names them.
    """

    __slots__ = (
        "steps",
        "places",
        "causes",
        "starts",
        "arguments",
        "named",
        "flow_of",
        "names",
        "numbers",
        "first",
        "last",
        "anytime",
        "limit",
    )

    def __init__(
        self,
        flows: Mapping[str, Flow],
        first: str,
        *,
        anytime: Anytime | None = None,
        named: Mapping[str, Callable[..., Named]] | None = None,
        limit: int = 10_000,
    ) -> None:
        steps: list[Step] = []
        starts: dict[str, int] = {}
        arguments: dict[str, tuple[str, ...]] = {}
        flow_of: list[str] = []
        causes: list[Callable[[Any, tuple[int, ...]], Cause | None] | None] = []
        for name, flow in flows.items():
            starts[name] = len(steps)
            arguments[name] = ()
            if flow and flow[0].kind == TAKES:
                arguments[name] = flow[0].arguments
                names = flow[0].named
                if len(names) != (len(arguments[name]) if len(arguments[name]) > UNNAMED else 0):
                    raise ValueError(f"'{name}' is to name its arguments if it takes more than {UNNAMED}, and else not")
                if names and (named is None or name not in named):
                    raise ValueError(f"the arguments of '{name}' have no class: run `make generate`")
                flow = flow[1:]
            cause = None
            if flow and flow[0].kind == BECAUSE:
                cause = flow[0].cause
                flow = flow[1:]
            for step in flow + (Step(END, "end"),):
                steps.append(step)
                flow_of.append(name)
                causes.append(cause)
        if arguments[first]:
            raise ValueError(f"nobody runs '{first}': it can take no arguments")
        self.steps: list[Step] = steps
        self.causes: list[Callable[[Any, tuple[int, ...]], Cause | None] | None] = causes
        self.starts: dict[str, int] = starts
        self.named: dict[str, Callable[..., Named]] = dict(named or {})
        self.arguments: dict[str, tuple[str, ...]] = arguments
        self.flow_of: list[str] = flow_of
        self.names: list[str] = [f"{flow}/{step.name}" for flow, step in zip(flow_of, steps)]
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        if len(self.numbers) != len(self.names):
            twice = sorted({name for name in self.names if self.names.count(name) > 1})
            raise ValueError(f"two steps of one flow share a name: {', '.join(twice)}")
        for step in steps:
            if step.kind == REPEAT:
                if step.flow not in starts:
                    raise ValueError(f"'{step.name}' repeats '{step.flow}', and there is no such flow")
                if arguments[step.flow]:
                    raise ValueError(f"'{step.name}' repeats '{step.flow}', which takes arguments")
        self.first: int = starts[first]
        self.last: int = starts[first] + len(flows[first])
        self.anytime: Anytime | None = anytime
        joined = None if anytime is None else anytime.flows
        self.places: list[Place] = [
            Place(step, anytime is not None and (joined is None or flow in joined), starts.get(step.flow, 0))
            for step, flow in zip(steps, flow_of, strict=True)
        ]
        self.limit: int = limit
