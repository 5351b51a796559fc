"""The Photo Album: capturing Ghosts, and discarding one when the Album has too many."""

from __future__ import annotations

from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.constants import ALBUM
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.rules.cards import detach, draw, lose, without
from gloaming.games.fatal_frame.state import State


def capture(s: State, card: int) -> None:
    """Move a captured Ghost from its stack to the current player's Photo Album.

    (FF-ALBUM-1, FF-ALBUM-2, FF-ATTACH-6)
    """
    seat = s.turn
    place = s.place(seat)
    s.ghosts[place] = without(s.ghosts[place], card)
    detach(s, card)
    more = s.gift(seat, "draw-on-capture")
    s.album[seat] += (card,)
    events.captured(s, seat, card)
    if more:
        draw(s, seat, more)
    if len(s.album[seat]) > ALBUM:
        s.run("full album")


def album_to_thin(s: State) -> list[Option]:
    """Return the options of a player with too many Ghosts in the Album: which Ghost to discard. (FF-ALBUM-3)"""
    seen: list[int] = []
    options: list[Option] = []
    for card in s.album[s.turn]:
        kind = s.box.kind[card]
        if kind not in seen:
            seen.append(kind)
            options.append(("give-up", kind))
    return options


def give_up(s: State, option: Option) -> None:
    """Discard the chosen Ghost from the Album. (FF-ALBUM-3)"""
    for card in s.album[s.turn]:
        if s.box.kind[card] == option[1]:
            lose(s, s.turn, card)
            return
