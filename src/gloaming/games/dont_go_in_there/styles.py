"""The styles of play that bots can have in Don't Go In There."""

from __future__ import annotations

from typing import Final

from gloaming.engine.learning.bot_styles import Style
from gloaming.games.dont_go_in_there.box import NOBODY_HERE
from gloaming.games.dont_go_in_there.state import State

MANY_GHOSTS: Final = 10.0
MOST_CURSES: Final = 4.0


def _few_ghosts(s: State, seat: int) -> float:
    return max(0.0, 1.0 - s.ghosts[seat] / MANY_GHOSTS)


def _light_cards(s: State, seat: int) -> float:
    """Return a score from 0 to 1: the fewer Curses the seat's cards have on average, the higher.

    Cards that its meeples are about to take are included.
    """
    curses = [s.box.curses[card] for card in s.tableau[seat] + s.dispelled[seat]]
    for board in range(len(s.spaces)):
        left = sorted([s.box.curses[card] for card in s.cards[board] if card >= 0])
        meeples = [meeple for meeple in s.spaces[board] if meeple != NOBODY_HERE]
        for pick in range(min(len(left), len(meeples))):
            if meeples[pick] == seat:
                curses.append(left[pick])
    if not curses:
        return 0.5
    return max(0.0, 1.0 - sum(curses) / len(curses) / MOST_CURSES)


STYLES: Final = (
    Style("careful", "avoids ghosts, even if its cards then have more Curses", _few_ghosts),
    Style(
        "reckless",
        "wants cards with few Curses and ignores ghosts",
        _light_cards,
        share=0.6,
    ),
)
