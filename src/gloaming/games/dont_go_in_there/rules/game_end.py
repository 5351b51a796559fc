"""Game end: the cards that act then, the ghosts, the winner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.engine.game import Result
from gloaming.engine.words import count, players
from gloaming.games.dont_go_in_there import content
from gloaming.games.dont_go_in_there.content import TYPES
from gloaming.games.dont_go_in_there.rules.cards import dispel, highest
from gloaming.games.dont_go_in_there.state import CURSES, NAMES, Table


def trigger_game_end_cards(s: Table) -> None:
    """1. The face-up game-end cards of all players act, type by type. (DG-END-1, DG-END-2)"""
    for kind in s.types:
        for act, effect in AT_THE_END[kind]:
            act(s, kind, effect)


def dispel_named(s: Table, kind: int, effect: content.DispelNamed) -> None:
    """Amulet: each dispels one of the value it names, all at the same time.

    (DG-AMULET-1, DG-AMULET-2, DG-AMULET-3)
    """
    for seat in range(s.seats):
        held = s.face_up(seat, kind)
        named = [NAMES[card] for card in held]
        gone = []
        for card in held:
            if CURSES[card] in named:
                named.remove(CURSES[card])
                gone.append(card)
        dispel(s, seat, gone)


def keep_one(s: Table, kind: int, effect: content.KeepOne) -> None:
    """Cat: with 9 ghosts or fewer, all but the lowest. (DG-CAT-1, DG-CAT-2, DG-CAT-3)"""
    for seat in range(s.seats):
        if s.ghosts[seat] <= effect.most_ghosts:
            held = s.face_up(seat, kind)
            dispel(s, seat, highest(held, len(held) - 1) if held else [])


def most_curses(s: Table, kind: int, effect: content.MostCurses) -> None:
    """Music Box: whoever has most Curses on them, ties included, dispels 2. (DG-MUSICBOX-1, DG-MUSICBOX-2)"""
    held = [s.face_up(seat, kind) for seat in range(s.seats)]
    curses = [sum([CURSES[card] for card in cards]) for cards in held]
    most = max(curses)
    for seat in range(s.seats):
        if curses[seat] == most:
            dispel(s, seat, highest(held[seat], effect.dispel))


def dispel_half(s: Table, kind: int, effect: content.DispelHalf) -> None:
    """Portrait: half of them, rounded down. (DG-PORTRAIT-1)"""
    for seat in range(s.seats):
        held = s.face_up(seat, kind)
        dispel(s, seat, highest(held, len(held) // 2))


def count_ghosts(s: Table) -> None:
    """2. Ghosts are revealed; who has the most, ties included, gains a Curse for every 2. (DG-END-3, DG-END-4)"""
    s.revealed = True
    s.tell(("ghosts-revealed",) + tuple(s.ghosts))
    most = max(s.ghosts)
    for seat in range(s.seats):
        if s.ghosts[seat] == most and most > 1:
            s.haunted[seat] = most // 2
            s.tell(("haunted", seat, most // 2))


def winners(s: Table) -> list[int]:
    """3. The fewest Curses win; of those tied, the fewest ghosts; still tied, they share.

    (DG-GOAL-1, DG-WIN-1, DG-WIN-2, DG-WIN-3)
    """
    scores = [(s.curses(seat), s.ghosts[seat]) for seat in range(s.seats)]
    best = min(scores)
    return [seat for seat in range(s.seats) if scores[seat] == best]


def name_the_winner(s: Table) -> None:
    """3. Tell who has won. (DG-WIN-1)"""
    s.tell(("won",) + tuple(winners(s)))


def result(s: Table) -> Result:
    """Who won, the Curses of each, and why."""
    won = winners(s)
    curses = [s.curses(seat) for seat in range(s.seats)]
    least = curses[won[0]]
    ghosts = s.ghosts[won[0]]
    if len(won) > 1:
        reason = f"{players(won)} share the victory with {count(least, 'Curse')} and {count(ghosts, 'ghost')} each."
    elif curses.count(least) > 1:
        reason = f"{players(won)} wins with {count(least, 'Curse')} and the fewest ghosts of those tied."
    else:
        reason = f"{players(won)} wins with the fewest Curses: {least}."
    return Result(won, curses, reason)


EndAct = Callable[[Table, int, Any], None]

VERBS: Final[dict[type, EndAct]] = {
    content.DispelNamed: dispel_named,
    content.KeepOne: keep_one,
    content.MostCurses: most_curses,
    content.DispelHalf: dispel_half,
}

AT_THE_END: Final[list[list[tuple[EndAct, Any]]]] = [
    [(VERBS[type(effect)], effect) for effect in one.effects] if one.when == "end" else [] for one in TYPES
]
