"""Ties, and how they are broken."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.engine.flow import Flow, choose, do
from gloaming.engine.state import Option
from gloaming.games.final_girl.constants import CHANCE, CHOOSE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.state import State


def tie(
    prompt: str, offer: Callable[[State], list[Option]], take: Callable[[State, Option], None], *, rule: str
) -> Flow:
    """A choice among equals: `offer` lists them through `tied`. (FG-AMBI-1)"""
    return (do(look_for_tie), choose(prompt, offer, take, rule=rule))


def look_for_tie(s: State) -> None:
    """Tell that the question after this step is a tie, and draw the lot for it where chance decides; else answer it.

    (FG-AMBI-1, FG-AMBI-3)
    """
    step = s.program.steps[s.step]
    offer, take = step.offer, step.take
    assert offer is not None and take is not None
    principle = s.ambiguity
    if principle == CHOOSE:
        options = offer(s)
    else:
        s.ambiguity = CHOOSE
        options = offer(s)
        s.ambiguity = principle
    if len(options) > 1:
        events.tie(s, len(options), principle)
        if principle == CHANCE:
            s.tie_lot = s.dice.below(5040)
        return
    s.step += 1
    if options:
        take(s, options[0])


def tied(s: State, options: list[Option], place: int = 1) -> list[Option]:
    """All tied options, or the one that the set-up's principle takes. place: which part of an option is its space.

    The worst for you is taken to be what is nearest to you. (FG-AMBI-1, FG-AMBI-2)
    """
    if s.ambiguity == CHOOSE or len(options) < 2:
        return options
    if s.ambiguity == CHANCE:
        return [options[s.tie_lot % len(options)]]
    far = s.map.distance[s.girl_space]
    worst = options[0]
    for option in options:
        if far[option[place]] < far[worst[place]]:
            worst = option
    return [worst]
