"""The end of the game: game-end effects, ghosts, and the winner."""

from __future__ import annotations

from gloaming.engine.match.result import Result
from gloaming.engine.phrases import count, players
from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.state import State


def trigger_game_end_cards(s: State) -> None:
    """1. Apply the game-end effects of all players' face-up cards, one card type after the other.

    (DG-END-1, DG-END-2)
    """
    for kind in s.types:
        for effect in s.box.end[kind]:
            effect.do(s, kind)


def count_ghosts(s: State) -> None:
    """2. Reveal all ghosts. The players with the most ghosts, also in a tie, gain 1 Curse for every 2 ghosts.

    (DG-END-3, DG-END-4)
    """
    s.revealed = True
    events.ghosts_revealed(s, *s.ghosts)
    most = max(s.ghosts)
    for seat in range(s.seats):
        if s.ghosts[seat] == most and most > 1:
            s.haunted[seat] = most // 2
            events.haunted(s, seat, most // 2)


def winners(s: State) -> list[int]:
    """3. Return the players with the fewest Curses and, among those, the fewest ghosts. Tied players share the victory.

    (DG-GOAL-1, DG-WIN-1, DG-WIN-2, DG-WIN-3)
    """
    scores = [(s.total(seat), s.ghosts[seat]) for seat in range(s.seats)]
    best = min(scores)
    return [seat for seat in range(s.seats) if scores[seat] == best]


def name_the_winner(s: State) -> None:
    """3. Announce the winners. (DG-WIN-1)"""
    events.won(s, *winners(s))


def result(s: State) -> Result:
    """Return the winners, the final Curses of each player, and the reason for the victory as text."""
    won = winners(s)
    curses = [s.total(seat) for seat in range(s.seats)]
    least = curses[won[0]]
    ghosts = s.ghosts[won[0]]
    if len(won) > 1:
        reason = f"{players(won)} share the victory with {count(least, 'Curse')} and {count(ghosts, 'ghost')} each."
    elif curses.count(least) > 1:
        reason = f"{players(won)} wins with {count(least, 'Curse')} and the fewest ghosts of those tied."
    else:
        reason = f"{players(won)} wins with the fewest Curses: {least}."
    return Result(won, curses, reason)
