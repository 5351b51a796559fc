"""Define the rules of a game as flows of named steps.

A flow is a tuple of steps in the order of the rulebook. A step acts (`do`), asks one seat to choose (`choose`), lets a
seat act any number of times (`window`), or repeats another flow while a condition holds (`repeat`). A flow with
arguments begins by declaring them (`takes`). A flow that a card or place starts declares that cause (`because`). A
`Program` numbers the steps of all flows of a game, so that one whole number identifies the current step.
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
"""The maximum number of arguments that a flow may take without naming them."""

PASS: Final[tuple[Any, ...]] = ("pass",)

NO_CAUSE: Final = -1
"""The value of a flow's cause argument when no card or place caused the flow."""

Cause = tuple[str, tuple[str, ...]]
"""The card, place or the like that causes a question: its name, and its ids in views."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Named:
    """The named arguments of a flow. Immutable: copies of a match share the object.

    `make generate` writes a subclass for each flow with named arguments, with one attribute per argument.
    """

    __slots__ = ()

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order in which the flow takes them."""
        raise NotImplementedError


class Step:
    """One step of a flow, created by `do`, `choose`, `window`, `repeat`, `takes` or `because`."""

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
    """Return a step that calls `act` with the state.

    `act` may run a flow next (`run`), repeat this step afterwards (`again`), or end a flow (`leave`).
    """
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
    """Return a step that asks one seat to choose an option.

    `offer` returns the legal options and only reads the state; if it returns none, the step is skipped. It must return
    a new list, because options that are available at any time are appended to that list. `take` applies the chosen
    option.

    `by` returns the seat to move (default: the seat whose turn it is). A single option is taken without asking, unless
    `always` is set. Set `always` where skipping the question would reveal hidden information; it can be a function of
    the state.

    `prompt_of` returns a prompt that replaces `prompt`, for example to name a card on the table. Every seat sees the
    prompt. rule: the id of the clause behind the question.
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
    """Return a step in which one seat may act any number of times, until it passes.

    `offer`, `take`, `rule` and `by` work as for `choose`; the option to pass is added. If `offer` returns no option,
    the step is skipped, unless `always` is set. Set `always` where skipping the step would reveal hidden information.
    """
    return Step(WINDOW, take.__name__, offer=offer, take=take, by=by, prompt=prompt, rule=rule, always=always)


def repeat(flow: str, holds: Callable[[Any], bool]) -> Step:
    """Return a step that repeats a flow while `holds` returns true.

    `holds` is called before each repetition and may change the state.
    """
    return Step(REPEAT, holds.__name__, flow=flow, holds=holds)


def takes(*arguments: str, **named: str) -> Step:
    """Declare the arguments of a flow. The returned step must be the first of the flow.

    Arguments are whole numbers, and public, because the position in the rules is public. Run the flow with
    `s.run("discard", 2)` and read the argument as `s.arg`. Three or more arguments need names:
    `takes(hunter="whose turn it is", tile="where", first="1 for the first time")`. For such a flow, `make generate`
    writes a class: call `s.run_named("arrive", ArriveArgs(hunter, tile, 1))`, and read `s.named`.
    """
    return Step(TAKES, "takes", arguments=(*arguments, *named.values()), named=tuple(named))


def because(cause: Callable[[Any, tuple[int, ...]], Cause | None]) -> Step:
    """Declare the cause of a flow's questions, and of the questions of flows that it runs.

    The returned step must be the first of the flow, or the second after `takes`. cause(state, arguments): return the
    card, place or the like; None if only the calling flow knows the cause.
    """
    return Step(BECAUSE, cause.__name__, cause=cause)


class Anytime:
    """Options that a seat has at every decision: functions, items, or cards that are playable at any time.

    verbs: the verbs of these options; no step may offer an option with one of them.
    offer(state, seat, options): append the options that are available at any time to the options of the open question.
    take(state, option): apply such an option, often by running a flow; then the same question is asked again.
    flows: the names of the flows whose questions get these options; None for all flows.
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
    """A step of a program, with the values that the machine reads whenever it reaches the step.

    act: the action of a `do` step, otherwise None; ends: whether the step ends its flow; joined: whether options that
    are available at any time are added to its question; into: for a `repeat` step, the number of the first step of the
    repeated flow.
    """

    __slots__ = ("step", "act", "ends", "joined", "into")

    def __init__(self, step: Step, joined: bool, into: int) -> None:
        self.step: Step = step
        self.act: Callable[[Any], None] | None = step.act
        self.ends: bool = step.kind == END
        self.joined: bool = joined
        self.into: int = into


class Program:
    """All flows of a game, with their steps numbered.

    flows: the steps of each flow, by name; first: the name of the flow that runs the match; anytime: the options that
    are available at any time; named: the argument class of each flow that names its arguments; limit: the maximum
    number of steps between two decisions, after which EndlessRules is raised.

    Attributes, by step number: places: the steps as the machine reads them; causes: the cause function of the step's
    flow.
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
                    raise ValueError(f"'{name}' must name its arguments if, and only if, it takes more than {UNNAMED}")
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
            raise ValueError(f"'{first}' is the first flow: it cannot take arguments")
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
                    raise ValueError(f"'{step.name}' repeats '{step.flow}', but there is no such flow")
                if arguments[step.flow]:
                    raise ValueError(f"'{step.name}' repeats '{step.flow}', but that flow takes arguments")
        self.first: int = starts[first]
        self.last: int = starts[first] + len(flows[first])
        self.anytime: Anytime | None = anytime
        joined = None if anytime is None else anytime.flows
        self.places: list[Place] = [
            Place(step, anytime is not None and (joined is None or flow in joined), starts.get(step.flow, 0))
            for step, flow in zip(steps, flow_of, strict=True)
        ]
        self.limit: int = limit
