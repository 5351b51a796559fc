"""Ties, and how they are broken."""

from __future__ import annotations

from gloaming.engine.state import Option
from gloaming.games.final_girl.printed import DISTANCE
from gloaming.games.final_girl.state import CHANCE, CHOOSE, Table


def draw_lot(s: Table) -> None:
    """Where chance breaks ties, it is asked before the question. (FG-AMBI-1)"""
    if s.ambiguity == CHANCE:
        s.lot = s.dice.below(5040)


def tied(s: Table, options: list[Option], place: int = 1) -> list[Option]:
    """All tied options, or the one that the set-up's principle takes. place: which part of an option is its space.

    The worst for you is taken to be what is nearest to you. (FG-AMBI-1, FG-AMBI-2)
    """
    if s.ambiguity == CHOOSE or len(options) < 2:
        return options
    if s.ambiguity == CHANCE:
        return [options[s.lot % len(options)]]
    far = DISTANCE[s.location][s.girl_space]
    worst = options[0]
    for option in options:
        if far[option[place]] < far[worst[place]]:
            worst = option
    return [worst]
