"""What must hold in every game: the engine's own part of `Match.check`."""

from __future__ import annotations

from gloaming.engine.state import State


def unsound(state: State) -> list[str]:
    """What cannot be, whatever the game, in words."""
    return wrong_arguments(state)


def wrong_arguments(state: State) -> list[str]:
    """The flows that run without the arguments they take, or with others."""
    broken: list[str] = []
    program = state.program
    for step, args in (*state.stack, (state.step, state.args)):
        flow = program.flow_of[step]
        wanted = program.arguments[flow]
        if len(args) != len(wanted):
            broken.append(f"'{flow}' takes {', '.join(wanted) or 'nothing'}, not {args}")
    return broken
