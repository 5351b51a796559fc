"""The causes of prompts. The flow `effects` takes the number of the card or reward that its effects are from."""

from __future__ import annotations

from typing import Final

from gloaming.engine.flow import Cause
from gloaming.games.final_girl.constants import MOST_HAND, NOWHERE
from gloaming.games.final_girl.state import State

SORTS: Final = 6
ITEM: Final = 0
TERROR: Final = 1
EVENT: Final = 2
FINALE: Final = 3
KILLER_ACTION: Final = 4
REWARD: Final = 5
"""Sorts of sources. The number of a source is that of the card, or of the space of a reward, from -1."""


def number_of(sort: int, card: int) -> int:
    """Return the number of a card among the sources of effects of all sorts."""
    return (card + 1) * SORTS + sort


def sayer(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the source of the line that is being resolved; None for a line within another."""
    if args[0] < 0:
        return None
    card, sort = divmod(args[0], SORTS)
    card -= 1
    box = s.box
    if sort == ITEM:
        return box.items[card].name, (box.item_piece(card),)
    if sort == TERROR:
        return box.terrors[card].name, (box.terror_piece(card),)
    if sort == EVENT:
        return box.events[card].name, (box.event_piece(card),)
    if sort == FINALE:
        return box.finales[card].name, (box.finale_piece(card),)
    if sort == KILLER_ACTION:
        return box.killers[card].name, ("killer",)
    return "Your reward", () if card < 0 else (f"save-{card}",)


def card_played(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the Action card that is being resolved."""
    if s.played == NOWHERE:
        return None
    action = s.box.actions[s.played]
    return action.name, (f"action-{action.id}",)


def roller(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the Action card whose lines a Horror Roll decides; None for other rolls."""
    return card_played(s, args) if args[0] >= 0 else None


def weapon_used(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the weapon of the attack."""
    return sayer(s, (number_of(ITEM, s.weapon),)) if s.weapon >= 0 else None


def event_drawn(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the Event that the flow was started with."""
    return sayer(s, (number_of(EVENT, args[0]),))


def item_of_roll(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the Item that lets dice be rerolled."""
    return sayer(s, (number_of(ITEM, args[1]),)) if args[1] >= 0 else None


def phase_ends(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the cause of the prompt before the Action phase ends. (FG-TIME-6)"""
    return ("The Action phase ends", ()) if s.program.names[s.step] == "action phase/discard" else None


def effect_comes(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the cause of the prompt before an effect of a line. (FG-TIME-6)"""
    return (f'Next is "{s.todo[0].words()}"', ()) if s.program.names[s.step] == "effect/discard" else None


def token_turns(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the cause of the prompt before a wound turns over the Killer's token. (FG-TIME-6)"""
    ask = s.program.names[s.step] == "wound the Killer/discard"
    return ("Next the Killer's Final Health token is turned over", ("killer",)) if ask else None


def full_hand(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the cause of a discard: too many cards in hand. (FG-PLAN-4)"""
    return f"The hand limit is {MOST_HAND} cards", ()
