"""Rerolls of any dice of a Horror Roll: the dice that can be marked, one after another."""

from __future__ import annotations

from gloaming.engine.state.state import Option
from gloaming.games.final_girl.rules.horror_rolls import (
    could_bring,
    count_now,
    first_alike,
    least_success,
    outcomes,
    roll_again,
    rolled_for,
)
from gloaming.games.final_girl.state import State


def dice_to_mark(s: State) -> list[Option]:
    """Return the dice that can be marked for a reroll, and the option to reroll the marked ones. (FG-ROLL-5)

    An option is included only if it can change the outcome. Of several equal dice, the first is marked first.
    """
    marked = s.arg
    brings = outcomes(s, rolled_for(s))
    dice = len(s.rolled)
    options: list[Option] = []
    for die in range(marked.bit_length(), dice):
        rest = marked
        for other in range(die, dice):
            if first_alike(s, other, marked) >= die:
                rest |= 1 << other
        if rest >> die & 1 and matters(s, brings, rest):
            options.append(("mark", die))
    if marked and matters(s, brings, marked):
        options.append(("roll-marked",))
    return options


def matters(s: State, brings: list[int], marked: int) -> bool:
    """Return whether rerolling the marked dice could change the outcome. (FG-ROLL-5)"""
    now = count_now(s)
    least_face = least_success(s)
    least, dice = now, 0
    for die, face in enumerate(s.rolled):
        if marked >> die & 1:
            dice += 1
            if face >= least_face or die in s.converted:
                least -= 1
    return brings[least : least + dice + 1].count(brings[now]) <= dice or could_bring(s, brings, now, least + dice, 0)


def mark_die(s: State, option: Option) -> None:
    """Mark the chosen die, or reroll the marked dice. (FG-ROLL-5)"""
    if option[0] == "mark":
        s.run("choose dice", s.arg | 1 << option[1], s.args[1])
    else:
        roll_again(s, tuple([die for die in range(len(s.rolled)) if s.arg >> die & 1]))
