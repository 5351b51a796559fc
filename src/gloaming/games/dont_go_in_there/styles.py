"""Ways to play that bots can have in Don't Go In There."""

from __future__ import annotations

from typing import Final

from gloaming.engine.style import Style
from gloaming.games.dont_go_in_there.state import State

MANY_GHOSTS: Final = 10.0
MANY_CURSES: Final = 20.0


def _few_ghosts(s: State, seat: int) -> float:
    return max(0.0, 1.0 - s.ghosts[seat] / MANY_GHOSTS)


def _light_cards(s: State, seat: int) -> float:
    return max(0.0, 1.0 - sum([s.box.curses[card] for card in s.tableau[seat]]) / MANY_CURSES)


STYLES: Final = (
    Style("careful", "keeps away from ghosts, even where its cards then cost it more Curses", _few_ghosts),
    Style(
        "reckless",
        "looks at the Curses on its cards alone, and takes any number of ghosts for lighter ones",
        _light_cards,
    ),
)
