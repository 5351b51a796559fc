"""Why something is not allowed."""

from __future__ import annotations

from gloaming.games.final_girl.rules.attacking import prey_in_range
from gloaming.games.final_girl.rules.items import refusal, usable_by
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
            if not usable_by(s, item):
                return "It is another girl's own.", "FG-ITEM-6"
            return _why_not_used(s, step, item)
    return None


def _why_not_used(s: Table, step: str, item: int) -> tuple[str, str] | None:
    use = s.box.items[item].use
    weapon = s.box.items[item].weapon
    alone = weapon is not None and weapon.alone > 0
    if not alone and (use is None or use.when != "action"):
        return None
    clause = "FG-WEAPON-5" if alone else "FG-ITEM-7"
    if step != "action/take_action":
        return "It is used between actions in the Action phase.", clause
    if item in s.used:
        return "It has been used in this Action phase.", clause
    cost = 0
    if alone and weapon is not None:
        cost = weapon.alone
        if not prey_in_range(s, item):
            far = f"{weapon.least} to {weapon.most}" if weapon.least < weapon.most else f"{weapon.most}"
            return f"It shoots {far} spaces far, and no Enemy is there.", "FG-WEAPON-1"
    elif use is not None:
        cost = use.time
        why = refusal(s, use.effects)
        if why is not None:
            return why
    if cost > s.time:
        return f"It costs {cost} Time, and you have {max(s.time, 0)}.", clause
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
