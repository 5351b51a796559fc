"""Run the rules from one decision to the next."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.engine.errors import EndlessRules
from gloaming.engine.flow import PASS, Cause, Step
from gloaming.engine.state.state import Option, State


def advance(state: State) -> list[Option]:
    """Run the rules until a seat has to choose.

    Return the legal options; [] when the match is over. Raises EndlessRules.
    """
    options = walk(state, state.program.limit)
    if options is None:
        raise endless(state)
    return options


def endless(state: State) -> EndlessRules:
    """Return the error for rules that reach the step limit without a decision."""
    program = state.program
    return EndlessRules(
        f"the rules took {program.limit} steps without a decision, the last at '{program.names[state.step]}'"
    )


def walk(state: State, most: int) -> list[Option] | None:
    """Run at most `most` steps. Return the options of the next question, or [] when the match is over.

    Returns None if more steps are needed to reach the next question.
    """
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
    """Return the options of the question that the current step asks; [] if there are none."""
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
    """Append to `options` the options that are available to the seat to move at any time."""
    anytime = state.program.anytime
    assert anytime is not None
    by = step.by
    anytime.offer(state, state.turn if by is None else by(state), options)


def seat_to_move(state: State, step: Step) -> int:
    """Return the seat that has to choose at this step."""
    by = step.by
    return state.turn if by is None else by(state)


def prompt(state: State) -> str:
    """Return the prompt of the open question."""
    step = state.program.steps[state.step]
    of = step.prompt_of
    return step.prompt if of is None else of(state)


def cause(state: State) -> Cause | None:
    """Return the card, place or the like that causes the open question; None if the rules themselves cause it."""
    causes = state.program.causes
    for step, args in reversed(state.places()):
        of = causes[step]
        if of is not None:
            source = of(state, args)
            if source is not None:
                return source
    return None


def take(state: State, option: Option) -> None:
    """Apply an option of the open question, and move to the next step or to where the option leads."""
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
