"""The option features of the learned policy in Follow Your Fear: the consequences of each option, as small whole
numbers.

The features use only what the seat to move knows: its own cards and public information, never other hands or piles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.glance import MARGINS, TOKEN_COUNTS, weakness
from gloaming.games.follow_your_fear.situation import Situation
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.threats import (
    Known,
)
from gloaming.games.follow_your_fear.tokens import RED

RETURNS: Final = ("return a token", "return a dragon")
"""The flows in which a token returns to the board."""


def compare(known: Known, s: State, options: Sequence[Option]) -> list[list[int]]:
    """Return the features of each option of the open question."""
    verb: str = options[0][0]
    if s.side[0] < 0:
        return [[s.box.design[option[1]]] if verb == "take" else [] for option in options]
    situation = Situation(known, s, s.controller if verb == "place" else s.turn)
    return [_of(situation, option) for option in options]


def _of(situation: Situation, option: Option) -> list[int]:
    """Return the features of one option."""
    seen = _OF_VERB.get(option[0])
    return [] if seen is None else seen(situation, option)


def _of_move(at: Situation, option: Option) -> list[int]:
    return at.way(at.there[option[1]], option[1], option[2])


def _of_summon(at: Situation, option: Option) -> list[int]:
    card: int = option[1]
    box = at.s.box
    return at.summoned(card, box.strength[card], at.known.times[card], box.pattern[card], at.known.guards[card])


def _of_flip(at: Situation, option: Option) -> list[int]:
    box = at.s.box
    return at.summoned(option[1], 0, 1, box.back[box.fear[option[1]]], 0)


def _of_the_end(at: Situation, option: Option) -> list[int]:
    s = at.s
    return [at.before, at.before * TOKEN_COUNTS + at.left, s.slots * MARGINS + at.before, s.phase]


def _of_staying(at: Situation, option: Option) -> list[int]:
    return [at.before + MARGINS * at.s.phase, at.later_margin, at.before * MARGINS + at.later_margin]


def _of_goal(at: Situation, option: Option) -> list[int]:
    s = at.s
    if s.program.flow_of[s.step] in RETURNS:
        return at.way(s.arg, option[1], option[1])
    return at.way(at.there[s.arg], s.arg, option[1])


def _of_place(at: Situation, option: Option) -> list[int]:
    return at.way(RED, option[1], option[1])


def _of_token(at: Situation, option: Option) -> list[int]:
    return at.chosen(option[1])


def _of_laying(at: Situation, option: Option) -> list[int]:
    return at.laid(at.s.arg)


def _of_discard(at: Situation, option: Option) -> list[int]:
    box = at.s.box
    card: int = option[1]
    reach = 1 if box.pattern[card] >= 0 else 0
    return [
        box.design[card],
        (min(max(box.strength[card], 0), 3) * 2 + reach) * 4 + min(at.known.guards[card], 3),
    ]


def _of_gathering(at: Situation, option: Option) -> list[int]:
    return [at.s.box.design[at.s.discards[option[1]][-1]]]


def _of_harvest(at: Situation, option: Option) -> list[int]:
    return [min(at.have[option[1] // 2], 3)]


def _of_tile(at: Situation, option: Option) -> list[int]:
    return at.corrupted(option[1])


def _of_player(at: Situation, option: Option) -> list[int]:
    s = at.s
    other: int = option[1]
    return [min(len(s.hands[other]), 9), len(s.standing[other]), weakness(s, other)]


_OF_VERB: Final[dict[str, Callable[[Situation, Option], list[int]]]] = {
    "move": _of_move,
    "summon": _of_summon,
    "flip": _of_flip,
    "end-phase": _of_the_end,
    "stay": _of_staying,
    "go": _of_goal,
    "place": _of_place,
    "token": _of_token,
    "lay": _of_laying,
    "pass": _of_laying,
    "discard": _of_discard,
    "gather": _of_gathering,
    "harvest": _of_harvest,
    "corrupt": _of_tile,
    "cleanse": _of_tile,
    "steal": _of_player,
    "spy": _of_player,
    "copy": _of_player,
}
"""The functions that compute the features of an option, by verb; options of other verbs have no features."""
