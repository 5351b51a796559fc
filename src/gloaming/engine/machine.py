"""The machine that walks through the rules, from one question to the next."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.engine.errors import EndlessRules
from gloaming.engine.flow import CHOOSE, PASS, WINDOW, Cause, Step
from gloaming.engine.state import Option, State


def advance(state: State) -> list[Option]:
    """Do what the rules say until a seat has to choose. Returns its options: none when the match is over."""
    program = state.program
    options = walk(state, program.limit)
    if options is None:
        raise EndlessRules(
            f"the rules took {program.limit} steps without a decision, the last at '{program.names[state.step]}'"
        )
    return options


def walk(state: State, most: int) -> list[Option] | None:
    """Do so many steps of the rules at most. Returns the options as `advance` does; None where they go on."""
    program = state.program
    acts, steps, extended, into = program.acts, program.steps, program.extended, program.into
    times: i64 = most
    for _done in range(times):  # not `_`, which mypyc takes for an object
        number: i64 = state.step
        act = acts[number]
        if act is not None:
            state.step = number + 1
            act(state)
            continue
        step = steps[number]
        offer = step.offer
        if offer is not None:
            options = offer(state)
            if extended[number]:
                options = with_others(state, step, options)
            if len(options) > 1 or (step.always and options):
                return options
            if not options:
                state.step = number + 1
            else:
                take(state, options[0])
        elif step.holds is None:
            back = state.back
            if back is None:
                return []
            state.step, state.args, state.back = back
        elif step.holds(state):
            state.back = (state.step, state.args, state.back)
            state.step = into[number]
            state.args = ()
        else:
            state.step = number + 1
    return None


def open_options(state: State, step: Step) -> list[Option]:
    """The options of a question: the step's own, then what may be done at any time. None: nothing to ask."""
    offer = step.offer
    assert offer is not None
    return with_others(state, step, offer(state))


def with_others(state: State, step: Step, options: list[Option]) -> list[Option]:
    """A step's own options, with passing in a window and what may be done at any time, where there is a question."""
    if step.kind == WINDOW and (options or step.always):
        options.append(PASS)
    if options:
        program = state.program
        anytime = program.anytime
        if anytime is not None and program.joined[state.step]:
            more = anytime.offer(state, asked(state, step))
            if more:
                options += more
    return options


def asked(state: State, step: Step) -> int:
    """The seat that the question belongs to."""
    by = step.by
    return state.turn if by is None else by(state)


def cause(state: State) -> Cause | None:
    """What makes the rules ask now: a card, place or the like; None where they do so by themselves."""
    causes = state.program.causes
    for step, args in reversed(state.places()):
        of = causes[step]
        if of is not None:
            found = of(state, args)
            if found is not None:
                return found
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
    if step.kind == CHOOSE:
        state.step = number + 1
    elif option is PASS or option == PASS:
        state.step = number + 1
        return
    act(state, option)
