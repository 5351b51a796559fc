"""The odds and likely results of options, computed from public information."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from gloaming.engine.phrases import count, listed
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.rules.board import is_hidden, occupant
from gloaming.games.follow_your_fear.rules.capture import fear_left
from gloaming.games.follow_your_fear.rules.mats import defense_of, makes_vanish, strength, tokens_on
from gloaming.games.follow_your_fear.rules.summoning import line, powered
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.sums import copied
from gloaming.games.follow_your_fear.tokens import FEAR, RED, SPIRIT


def odds(s: State, option: Option) -> str:
    """Return the odds of a random card from a hand, by the backs of the cards; "" for options without a random card.

    (FY-STEAL-1, FY-PEEK-2, FY-INFO-1)
    """
    if option[0] not in ("steal", "spy"):
        return ""
    backs = Counter([s.box.backs[card] for card in s.hands[option[1]]])
    cards = listed([f"{number} {back.capitalize()}" for back, number in sorted(backs.items())])
    return f"One of {count(len(s.hands[option[1]]), 'card')} at random: {cards}."


def likely(s: State, option: Option) -> str:
    """Return the likely result of an option in words; "" if there is nothing to predict.

    For a move that captures, this is Strength against Defense and the outcome; for a random card, the size of the hand;
    for Copy, the copied Defense; for a captured token to be laid, a note if it would be wasted. (FY-CAPTURE-3,
    FY-VANISH-1, FY-END-1, FY-STEAL-1, FY-COPY-1, FY-COPY-5, FY-BONUS-8, FY-BONUS-11)
    """
    says = _LIKELY.get(option[0])
    return "" if says is None else says(s, option)


def _of_move(s: State, option: Option) -> str:
    return _capture(s, option[1], option[2])


def _of_hand(s: State, option: Option) -> str:
    return f"one of {count(len(s.hands[option[1]]), 'card')}"


def _of_copy(s: State, option: Option) -> str:
    asking = 1 << s.turn if s.phase == SPIRIT else 0
    return f"{copied(s.marks, option[1], asking)} now"


def _of_laying(s: State, option: Option) -> str:
    return _token(s)


_LIKELY: Final[dict[str, Callable[[State, Option], str]]] = {
    "move": _of_move,
    "steal": _of_hand,
    "spy": _of_hand,
    "copy": _of_copy,
    "lay": _of_laying,
}
"""The functions that describe the likely result of an option, by verb."""


def _token(s: State) -> str:
    """Return a note if a captured token would be wasted or cancel an effect on the card being summoned; otherwise
    "".
    """
    if not powered(s, 1):
        return "one alone changes nothing"
    mat = s.mat()
    if tokens_on(s, mat, s.arg):
        return ""
    return ", ".join([text for power in line(s, mat, s.arg) if (text := power.second_use(s))])


def _capture(s: State, start: int, end: int) -> str:
    kind = occupant(s, end)
    if kind < 0:
        return ""
    parts = [f"Strength {strength(s)} against {defense_of(s, kind)}"]
    if kind >= RED and fear_left(s) == 1:
        parts.append("wins")
    elif _falls_too(s, start, kind):
        parts.append("the attacker disappears")
    return ", ".join(parts)


def _falls_too(s: State, start: int, kind: int) -> bool:
    """Return whether Disappear would take the token that captures. kind: the captured token. (FY-VANISH-1, FY-VANISH-5,
    FY-HIDE-2)
    """
    if is_hidden(s, start):
        return False
    if kind < RED:
        if not makes_vanish(s, 2 * kind):
            return False
        if len(s.standing[kind]) > 1:
            return True
        ends = len(s.banished) == s.seats - 2
        return not ends and not (s.turn in s.banished and fear_left(s) == 1)
    return any([makes_vanish(s, 2 * seat + FEAR) for seat in range(s.seats) if seat != s.turn])
