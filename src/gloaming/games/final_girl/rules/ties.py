"""Ties, such as equally near targets, and how they are broken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloaming.engine.flow import Flow, choose, do
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import CHANCE, CHOOSE, WORST
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.state import State

LOTS: Final = 5040
"""The number of equally likely results from which one is drawn if chance breaks a tie. (FG-AMBI-1)"""


def tie(
    prompt: str,
    offer: Callable[[State], list[Option]],
    take: Callable[[State, Option], None],
    *,
    rule: str,
    prompt_of: Callable[[State], str] | None = None,
) -> Flow:
    """Return the steps of a flow that break a tie, by the setting for ties. (FG-AMBI-1)

    offer: the function that lists the options and passes them through `tied`; take: the function that carries out the
    chosen option; prompt_of: the function that returns a prompt for the state, which replaces `prompt`.
    """
    return (do(look_for_tie), choose(prompt, offer, take, rule=rule, prompt_of=prompt_of))


def look_for_tie(s: State) -> None:
    """Prepare a possible tie: with several options, log the tie, and draw a random number if chance decides.

    With at most one option, carry it out and skip the prompt.

    (FG-AMBI-1, FG-AMBI-3)
    """
    step = s.program.steps[s.step]
    offer, take = step.offer, step.take
    assert offer is not None and take is not None
    how = s.ambiguity
    s.ambiguity = ~how
    options = offer(s)
    s.ambiguity = how
    if len(options) > 1:
        events.tie(s, len(options), how)
        if how == CHANCE:
            s.tie_lot = s.dice.below(LOTS)
        return
    s.step += 1
    if options:
        take(s, options[0])


def principle(s: State) -> int:
    """Return how ties are broken: CHOOSE, WORST or CHANCE. (FG-AMBI-1)"""
    return s.ambiguity if s.ambiguity >= 0 else ~s.ambiguity


def onward(s: State, spaces: Sequence[int]) -> list[tuple[int, int]]:
    """Return the spaces to which a tie may lead, each with its weight in the random draw; 1 unless chance decides.

    (FG-AMBI-1, FG-AMBI-2)
    """
    how = principle(s)
    if how == CHANCE:
        return [(space, len(range(at, LOTS, len(spaces)))) for at, space in enumerate(spaces)]
    if how == WORST:
        return [(nearest(s, spaces), 1)]
    return [(space, 1) for space in spaces]


def nearest(s: State, spaces: Sequence[int]) -> int:
    """Return the space nearest to the girl, the first of equally near ones. (FG-AMBI-2)"""
    far = s.map.distance[s.girl_space]
    best = spaces[0]
    for space in spaces:
        if far[space] < far[best]:
            best = space
    return best


def tied(s: State, options: list[Option], place: int = 1) -> list[Option]:
    """Return all tied options, or only the one that the setting for ties selects. (FG-AMBI-1, FG-AMBI-2)

    place: the index of the space in an option. The option nearest to the girl is considered the worst for her.
    """
    if s.ambiguity <= CHOOSE or len(options) < 2:
        return options
    if s.ambiguity == CHANCE:
        return [options[s.tie_lot % len(options)]]
    spaces: list[int] = [option[place] for option in options]
    return [options[spaces.index(nearest(s, spaces))]]
