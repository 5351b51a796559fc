"""Why something is not allowed."""

from __future__ import annotations

from gloaming.games.final_girl.rules.items import refusal
from gloaming.games.final_girl.rules.movement import ways
from gloaming.games.final_girl.state import ACTION_PHASE, MOST_HAND, PHASES, Table


def why_not(s: Table, seat: int, piece_id: str) -> tuple[str, str] | None:
    """Why this piece or place cannot be chosen now, and the clause that says so; None: it can, or there is none."""
    step = s.program.names[s.step]
    if piece_id.startswith("space-"):
        return _why_not_space(s, step, piece_id.removeprefix("space-"))
    if piece_id.startswith("item-"):
        return _why_not_item(s, step, piece_id)
    for card in s.discard:
        if s.box.action_ids[card] == piece_id:
            return "This card has been played or discarded: it is back after the next Planning phase.", "FG-PLAN-6"
    for card in s.tableau:
        if s.box.action_ids[card] == piece_id:
            return _why_not_bought(s, step, s.box.name_of[card])
    for card in s.hand:
        if s.box.action_ids[card] == piece_id:
            return _why_not_played(s, step, s.box.name_of[card])
    return None


def _why_not_space(s: Table, step: str, name: str) -> tuple[str, str] | None:
    space = s.map.number.get(name)
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
        if s.box.item_piece(item) == piece_id:
            if s.box.items[item].hands > 0 and item in s.backpack:
                return (
                    "It takes hands, and lies in the backpack: rearrange in Upkeep or when you gain an Item.",
                    "FG-ITEM-2",
                )
            use = s.box.items[item].use
            if use is not None and use.when == "action" and step != "action/take_action":
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
    if s.box.actions[name].cost > max(s.time, 0):
        return f"It costs {s.box.actions[name].cost} Time, and you have {max(s.time, 0)}.", "FG-PLAN-1"
    return None


def _why_not_played(s: Table, step: str, name: int) -> tuple[str, str] | None:
    title = s.box.actions[name].name
    if s.box.actions[name].when == "attacked" and step != "attack on you/react":
        return f"{title} is a Reaction: it is played only when you are attacked.", "FG-REACT-1"
    if s.box.actions[name].when == "roll" and step != "horror roll/change_roll":
        return f"{title} is played after a Horror Roll.", "FG-ROLL-6"
    if s.phase != ACTION_PHASE or step != "action/take_action":
        return (
            f"Action cards are played in the Action phase, one after the other; this is the {PHASES[s.phase]}.",
            "FG-ACT-2",
        )
    if s.rewards:
        return "First take the rewards that wait for you.", "FG-SAVE-3"
    if s.box.actions[name].attack:
        return "No Enemy is in your space or in reach of a weapon you hold.", "FG-ATTACK-1"
    return refusal(s, s.box.actions[name].success2)
