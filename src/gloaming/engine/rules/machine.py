"""The machine that walks through the rules, from one question to the next."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.engine.errors import EndlessRules
from gloaming.engine.flow import PASS, Cause, Step
from gloaming.engine.state.state import Option, State


def advance(state: State) -> list[Option]:
    """Do what the rules say until a seat has to choose. Returns its options: none when the match is over."""
    options = walk(state, state.program.limit)
    if options is None:
        raise endless(state)
    return options


def endless(state: State) -> EndlessRules:
    """What to raise where the rules take as many steps as they may and come to no question."""
    program = state.program
    return EndlessRules(
        f"the rules took {program.limit} steps without a decision, the last at '{program.names[state.step]}'"
    )


def walk(state: State, most: int) -> list[Option] | None:
    """Do so many steps of the rules at most. Returns the options as `advance` does; None where they go on."""
    program = state.program
    places = program.places
    times: i64 = most
    for _done in range(times):  # not `_`, which mypyc takes for an object
        number: i64 = state.step
        place = places[number]
        act = place.act
        if act is not None:
            state.step = number + 1
            act(state)
            continue
        if place.ends:
            back = state.back
            if back is None:
                return []
            state.step, state.args, state.named, state.back = back
            continue
        step = place.step
        offer = step.offer
        if offer is not None:
            options = offer(state)
            if step.window and (options or step.always):
                options.append(PASS)
            if not options:
                state.step = number + 1
                continue
            if place.joined:
                at_any_time(state, step, options)
            if len(options) > 1 or step.always:
                return options
            asks = step.asks
            if asks is not None and asks(state):
                return options
            take(state, options[0])
            continue
        holds = step.holds
        assert holds is not None
        if holds(state):
            state.back = (number, state.args, state.named, state.back)
            state.step = place.into
            state.args = ()
        else:
            state.step = number + 1
    return None


def open_options(state: State) -> list[Option]:
    """The options of the question that the next step asks. None: nothing to ask."""
    program = state.program
    number = state.step
    step = program.steps[number]
    offer = step.offer
    assert offer is not None
    options = offer(state)
    if step.window and (options or step.always):
        options.append(PASS)
    if options and program.places[number].joined:
        at_any_time(state, step, options)
    return options


def at_any_time(state: State, step: Step, options: list[Option]) -> None:
    """Add what the seat that a step asks may do whenever it is asked anything."""
    anytime = state.program.anytime
    assert anytime is not None
    by = step.by
    anytime.offer(state, state.turn if by is None else by(state), options)


def asked(state: State, step: Step) -> int:
    """The seat that the question belongs to."""
    by = step.by
    return state.turn if by is None else by(state)


def prompt(state: State) -> str:
    """What the open question asks."""
    step = state.program.steps[state.step]
    of = step.prompt_of
    return step.prompt if of is None else of(state)


def cause(state: State) -> Cause | None:
    """What makes the rules ask now: a card, place or the like; None where they do so by themselves."""
    causes = state.program.causes
    for step, args in reversed(state.places()):
        of = causes[step]
        if of is not None:
            source = of(state, args)
            if source is not None:
                return source
    return None


def take(state: State, option: Option) -> None:
    """Apply an option of the open question, and stand at the step after it, or where the option leads."""
    program = state.program
    anytime = program.anytime
    if anytime is not None and option[0] in anytime.verbs:
        anytime.take(state, option)
        return
    number = state.step
    step = program.steps[number]
    act = step.take
    assert act is not None
    if not step.window:
        state.step = number + 1
    elif option is PASS or (len(option) == 1 and option == PASS):
        state.step = number + 1
        return
    act(state, option)
