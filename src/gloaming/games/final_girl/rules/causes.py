"""The causes shown with prompts: the card or rule that leads to each.

The flow `effects` stores the source of its effects as one number, which combines the sort of source with the card.
"""

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
POWER: Final = 6
ULTIMATE: Final = 7
"""Sorts of sources of effects.

A source is a card or, for a reward, its Victim-Saved space: -1 for a reward after the Ultimate Ability.
"""

LATER: Final = 1 << 16
"""Added to the numbers of the sorts from SORTS on, so that the numbers of the others in saves stay valid."""


def number_of(sort: int, card: int) -> int:
    """Return the number under which the flow `effects` stores a source. sort: such as ITEM; card: the card."""
    return (card + 1) * SORTS + sort if sort < SORTS else LATER + (card + 1) * SORTS + sort - SORTS


def sayer(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the source of the line that is being resolved, as the cause of a prompt; None if it is not stored."""
    if args[0] < 0:
        return None
    later = args[0] >= LATER
    card, sort = divmod(args[0] - LATER if later else args[0], SORTS)
    card -= 1
    box = s.box
    if later:
        if sort + SORTS == POWER:
            return box.powers[card].name, (box.power_piece(card),)
        return "Your Ultimate Ability", ()
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
    """Return the Action card that is being resolved, as the cause of a prompt; None without a card."""
    if s.played == NOWHERE:
        return None
    action = s.box.actions[s.played]
    return action.name, (f"action-{action.id}",)


def roller(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the Action card for which dice are rolled, as the cause of a prompt; None for other rolls."""
    return card_played(s, args) if args[0] >= 0 else None


def weapon_used(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the weapon of the attack, as the cause of a prompt; None for bare hands."""
    return sayer(s, (number_of(ITEM, s.weapon),)) if s.weapon >= 0 else None


def event_drawn(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the Event with which the current flow was started, as the cause of a prompt."""
    return sayer(s, (number_of(EVENT, args[0]),))


def item_of_roll(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the Item that rerolls dice, as the cause of a prompt; None if no Item does."""
    return sayer(s, (number_of(ITEM, args[1]),)) if args[1] >= 0 else None


def phase_ends(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the cause of the prompt before the Action phase ends. (FG-TIME-6)"""
    return ("The Action phase ends", ()) if s.program.names[s.step] == "action phase/discard" else None


def effect_comes(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the cause of the prompt before an effect: its text. (FG-TIME-6)"""
    return (f'Next is "{s.todo[0].words()}"', ()) if s.program.names[s.step] == "effect/discard" else None


def token_turns(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the cause of the prompt before damage turns over the Killer's Final Health token. (FG-TIME-6)"""
    ask = s.program.names[s.step] == "wound the Killer/discard"
    return ("Next the Killer's Final Health token is turned over", ("killer",)) if ask else None


def full_hand(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the cause of the prompt to discard a card: the hand limit. (FG-PLAN-4)"""
    return f"The hand limit is {MOST_HAND} cards", ()
