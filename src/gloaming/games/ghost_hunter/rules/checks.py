"""Judge cards, and the checks of hunters that use them."""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.constants import ABILITIES, JUDGE_CARDS
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.state import State
from gloaming.games.ghost_hunter.traits import Spared

NO_ABILITY: Final = 4
"""The number that stands for "no ability" in a check, whose result is then the Judge card alone."""

ALL_CARDS: Final = (1 << JUDGE_CARDS) - 1


def judge(s: State, hunter: int) -> int:
    """Draw one of the ten Judge cards of a hunter and return its value, 1 to 10. All ten are shuffled first, unless the
    law "fate" applies.

    hunter: the hunter, or `s.hunters` for the Enemy. (GH-COMP-3, GH-CHECK-1, GH-CHECK-3, GH-SCENE-59)
    """
    if not s.law("fate"):
        return s.dice.below(JUDGE_CARDS) + 1
    spent = s.spent[hunter]
    left = [card for card in range(JUDGE_CARDS) if not spent >> card & 1]
    card = left[s.dice.below(len(left))]
    spent |= 1 << card
    s.spent[hunter] = 0 if spent == ALL_CARDS else spent
    return card + 1


def spared(s: State, hunter: int, card: int) -> bool:
    """Return whether a Special Feat or an Item lets a hunter pass the check of an Event card without drawing.

    (GH-CHECK-4)
    """
    name = s.box.ids[card] if 0 <= card < s.box.cards else ""
    return any(isinstance(trait, Spared) and name in trait.cards for trait in s.traits(hunter))


def is_trap(s: State, card: int) -> bool:
    """Return whether a card is an Event card of the kind TRAP. (GH-TRAP-1)"""
    if not s.box.first_event <= card < s.box.first_event + len(s.box.events):
        return False
    return s.box.event(card).kind == "trap"


def added_to(s: State, hunter: int, ability: int, card: int) -> int:
    """Return the total that a hunter adds to the Judge card in a check that a card asks for.

    (GH-CHECK-1, GH-CHECK-5, GH-TRAP-1)
    """
    more = 0
    if ability < NO_ABILITY:
        more = s.ability(hunter, ability) + s.bonus(hunter, ABILITIES[ability])
    if is_trap(s, card):
        more += s.bonus(hunter, "trap")
    return more


def passes(s: State, hunter: int, ability: int, least: int, card: int) -> bool:
    """Make a check and return whether it succeeds: the Judge card plus the bonus must be at least `least`.

    For example, a 3 with WP +1 fails a check of WP 5. Without an ability only the card counts. card: the number of the
    card that asks for the check. (GH-CHECK-1, GH-CHECK-2, GH-CHECK-4, GH-CHECK-5, GH-TRAP-1)
    """
    who = s.character[hunter]
    if spared(s, hunter, card):
        events.spared(s, who)
        s.note_progress()
        return True
    drawn = judge(s, hunter)
    more = added_to(s, hunter, ability, card)
    events.checked(s, who, ability, least, drawn, more)
    if drawn + more < least:
        return False
    s.note_progress()
    return True
