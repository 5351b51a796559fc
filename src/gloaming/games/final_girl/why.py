"""Why something is not allowed."""

from __future__ import annotations

from gloaming.games.final_girl.content import ACTIONS
from gloaming.games.final_girl.printed import (
    ATTACKS,
    COST,
    DECK,
    HANDS,
    NAME_OF,
    REACTS,
    REROLLS,
    SEARCHES,
    SPACE_NUMBERS,
    USE_WHEN,
    WHEN,
)
from gloaming.games.final_girl.rules.movement import ways
from gloaming.games.final_girl.state import ACTION_PHASE, MOST_HAND, PHASES, Table, action_piece, item_piece


def why_not(s: Table, seat: int, piece_id: str) -> tuple[str, str] | None:
    """Why this piece or place cannot be chosen now, and the clause that says so; None: it can, or there is none."""
    step = s.program.names[s.step]
    if piece_id.startswith("space-"):
        return _why_not_space(s, step, piece_id.removeprefix("space-"))
    if piece_id.startswith("item-"):
        return _why_not_item(s, step, piece_id)
    for card in s.discard:
        if action_piece(card) == piece_id:
            return "This card has been played or discarded: it is back after the next Planning phase.", "FG-PLAN-6"
    for card in s.tableau:
        if action_piece(card) == piece_id:
            return _why_not_bought(s, step, NAME_OF[card])
    for card in s.hand:
        if action_piece(card) == piece_id:
            return _why_not_played(s, step, NAME_OF[card])
    return None


def _why_not_space(s: Table, step: str, name: str) -> tuple[str, str] | None:
    space = SPACE_NUMBERS[s.location].get(name)
    if space is None:
        return None
    if step != "step/take_step":
        return "You move when a card or a reward lets you.", "FG-MOVE-1"
    if space == s.girl_space:
        return "You stand here.", "FG-MOVE-1"
    if space not in ways(s, s.girl_space):
        return "No line leads there from your space.", "FG-BOARD-1"
    return None


def _why_not_item(s: Table, step: str, piece_id: str) -> tuple[str, str] | None:
    for item in s.backpack + s.held:
        if item_piece(item) == piece_id:
            if HANDS[item] > 0 and item in s.backpack:
                return (
                    "It takes hands, and lies in the backpack: rearrange in Upkeep or when you gain an Item.",
                    "FG-ITEM-2",
                )
            if USE_WHEN[item] == WHEN.index("action") and step != "action/take_action":
                return "It is used between actions in the Action phase.", "FG-ITEM-7"
            if item in s.used:
                return "It has been used in this Action phase.", "FG-ITEM-7"
            return None
    return None


def _why_not_bought(s: Table, step: str, name: int) -> tuple[str, str] | None:
    if step != "planning phase/buy":
        return "Action cards are bought in the Planning phase.", "FG-PLAN-1"
    if len(s.hand) >= MOST_HAND:
        return f"You hold {MOST_HAND} cards: no more can be bought.", "FG-PLAN-3"
    if COST[name] > max(s.time, 0):
        return f"It costs {COST[name]} Time, and you have {max(s.time, 0)}.", "FG-PLAN-1"
    return None


def _why_not_played(s: Table, step: str, name: int) -> tuple[str, str] | None:
    title = ACTIONS[name].name
    if REACTS[name] and step != "attack on you/react":
        return f"{title} is a Reaction: it is played only when you are attacked.", "FG-REACT-1"
    if REROLLS[name] and step != "horror roll/change_roll":
        return f"{title} is played after a Horror Roll.", "FG-ROLL-6"
    if s.phase != ACTION_PHASE or step != "action/take_action":
        return (
            f"Action cards are played in the Action phase, one after the other; this is the {PHASES[s.phase]}.",
            "FG-ACT-2",
        )
    if s.rewards:
        return "First take the rewards that wait for you.", "FG-SAVE-3"
    if SEARCHES[name] and DECK[s.location][s.girl_space] < 0:
        return "This is no Search space.", "FG-SEARCH-1"
    if SEARCHES[name]:
        return "There are no Items left here.", "FG-SEARCH-5"
    if ATTACKS[name]:
        return "No Enemy is in your space or in reach of a weapon you hold.", "FG-ATTACK-1"
    return None
