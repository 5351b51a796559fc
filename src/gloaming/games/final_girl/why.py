"""Reasons why a piece or place cannot be chosen."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why
from gloaming.games.final_girl.constants import ACTION_PHASE, KILLER_PHASE, NOWHERE, PHASES
from gloaming.games.final_girl.pieces import victim_piece
from gloaming.games.final_girl.rules.action_phase import FOR_A_ROLL, REACTION, over_refusal, play_refusal
from gloaming.games.final_girl.rules.attacking import shot_refusal
from gloaming.games.final_girl.rules.conversions import spend_first, spend_second
from gloaming.games.final_girl.rules.horror_rolls import card_refusal
from gloaming.games.final_girl.rules.movement import ways
from gloaming.games.final_girl.rules.planning import buy_refusal
from gloaming.games.final_girl.rules.saving import all_held, saved_last
from gloaming.games.final_girl.rules.using import hold_refusal, use_refusal
from gloaming.games.final_girl.rules.victims import kinds_at, on_board
from gloaming.games.final_girl.state import State

BETWEEN: Final = "action/take_action"
"""The step with the prompt between two actions."""

DEFEND: Final = "attack on you/react"
"""The step with the prompt to defend against an attack."""

CHANGE: Final = "horror roll/change_roll"
"""The step with the prompt to change a Horror Roll."""

ASKS_FOR_CARDS: Final = {REACTION: DEFEND, FOR_A_ROLL: CHANGE}
"""The step at which a card can be played, by the reason why it cannot be played between actions."""

ATTACKS: Final = ("play a card/choose_weapon", "play a reaction/choose_weapon")
"""The steps at which the player chooses a weapon for an attack."""

USED_BETWEEN: Final = "It is used between actions in the Action phase."

USED: Final[dict[str, Why]] = {
    "action": (USED_BETWEEN, "FG-ITEM-7"),
    "roll": ("It is used after a Horror Roll.", "FG-ROLL-5"),
    "attacked": ("It is used when you are attacked.", "FG-ITEM-7"),
    "killer": ("It is used in the Killer phase, with the Killer in your space.", "FG-ITEM-29"),
}
"""The reasons that say when an Item is used, by its `Use.when`."""

ASKS_FOR_ITEMS: Final = {"action": BETWEEN, "roll": CHANGE, "attacked": DEFEND}
"""The step at which an Item can be used, by its `Use.when`. Items against the Killer have several steps."""

NO_PREY: Final = ("No Enemy in reach of this card is there.", "FG-ATTACK-1")
NOT_STRUCK: Final = ("The attack is on the Minions of another space.", "FG-MINION-2")

NOT_THERE: Final[dict[str, Why]] = {
    "enemy step/take_way": ("It is not next on a shortest way to the target.", "FG-STALK-2"),
    "killer action/take_target": ("It is not one of the tied targets.", "FG-TARGET-3"),
    "play a card/choose_prey": NO_PREY,
    "strike a Minion/strike_minion": NOT_STRUCK,
    "special victim/single_out": ("No Victim that the Event could choose is there.", "FG-SPECIAL-1"),
}
"""The reason why a space cannot be chosen, by step."""

FIRST_CARD: Final = "convert a die/spend_one"
SECOND_CARD: Final = "convert a die/spend_other"
"""FIRST_CARD, SECOND_CARD: the steps at which the player chooses the two cards to discard that convert a die."""

CHOOSE_IT_SECOND: Final = ("Choose the other card first, then this one.", "FG-ROLL-3")
CHOOSE_IT_FIRST: Final = ("It can only be the first of the two cards.", "FG-ROLL-3")

MOVE_LATER: Final = ("You move when a card or a reward lets you.", "FG-MOVE-1")

HELD: Final = ("Minions hold every Victim here: strike them first.", "FG-MINION-10")

NO_KILLER: Final = ("There is no Killer: attack the Minions.", "FG-MINION-12")
NOT_ATTACKED: Final = ("Attack Minions with an Action card or a weapon that reaches their space.", "FG-MINION-1")
KILLER_AWAY: Final = ("The Killer is off the board and cannot be attacked now.", "FG-MINION-13")

ROLL_FIRST: Final = ("First finish the roll.", "FG-ROLL-4")
CHANGE_FIRST: Final = ("First finish this change of the roll.", "FG-ROLL-5")
DEFEND_FIRST: Final = ("First finish this defense.", "FG-REACT-2")
ACTION_FIRST: Final = ("First finish the action.", "FG-ACT-2")
NOT_NOW: Final = ("You can use it after something else has happened.", "FG-ITEM-29")

A_WEAPON: Final = ("It is a weapon: you choose it when you attack with an Action card.", "FG-WEAPON-3")
NOT_THIS_ATTACK: Final = ("It does not fit this attack.", "FG-WEAPON-1")
BY_ITSELF: Final = ("It works by itself: you do not use it.", "FG-ITEM-7")


def why_not(s: State, seat: int, piece_id: str) -> Why | None:
    """Return the reason and its clause why a piece or place cannot be chosen now.

    Return None if it can be chosen or no reason is known.
    """
    step = s.program.names[s.step]
    if piece_id == "killer" and s.killer_space == NOWHERE:
        return NO_KILLER if s.box.killers[s.killer].nobody else KILLER_AWAY
    if piece_id.startswith("minion-"):
        return NOT_ATTACKED
    if piece_id.startswith("space-"):
        return _why_not_space(s, step, piece_id.removeprefix("space-"))
    if piece_id.startswith(("victim-", "victims-")):
        return _why_not_saved(s, piece_id)
    if piece_id.startswith("item-"):
        return _why_not_item(s, step, piece_id)
    for card in s.discard:
        if s.box.action_ids[card] == piece_id:
            return "This card was played or discarded: it returns after the next Planning phase.", "FG-PLAN-6"
    for card in s.tableau:
        if s.box.action_ids[card] == piece_id:
            return _why_not_bought(s, step, s.box.name_of[card])
    for card in s.hand:
        if s.box.action_ids[card] == piece_id:
            return _over(s, step) or _why_not_played(s, step, s.box.name_of[card])
    return None


def _over(s: State, step: str) -> Why | None:
    """Return the reason why nothing can be done between actions if the Action phase is over, else None."""
    return over_refusal(s) if step == BETWEEN else None


def _why_not_space(s: State, step: str, name: str) -> Why | None:
    space = s.map.number.get(name)
    if space is None:
        return None
    if step != "step/take_step":
        for rules in s.rules.why_not_space:
            why = rules.why_not_space(s, step, space)
            if why is not None:
                return why
        return NOT_THERE.get(step, MOVE_LATER)
    if space == s.girl_space:
        return "You stand here.", "FG-MOVE-1"
    if space not in ways(s, s.girl_space):
        return "No line leads there from your space.", "FG-BOARD-1"
    return None


def _why_not_saved(s: State, piece_id: str) -> Why | None:
    """Return why a Victim with the girl can neither follow nor be saved, or None.

    Minions can hold all Victims there, and a Special Victim may have to wait for the others.
    """
    if s.phase != ACTION_PHASE:
        return None
    if all_held(s) and piece_id in [victim_piece(s, kind, s.girl_space) for kind in kinds_at(s, s.girl_space)]:
        return HELD
    if not s.map.exit[s.girl_space]:
        return None
    if on_board(s) < 2:
        return None
    for kind, at in enumerate(s.special_at):
        if at == s.girl_space and saved_last(s, kind) and victim_piece(s, kind, at) == piece_id:
            event = s.box.events[s.special_card[kind]]
            return f"{event.name} can be saved only when no other Victim lives.", event.rule or "FG-SPECIAL-1"
    return None


def _why_not_item(s: State, step: str, piece_id: str) -> Why | None:
    for item in s.backpack + s.held:
        if s.box.item_piece(item) == piece_id:
            return _over(s, step) or hold_refusal(s, item) or _why_not_used(s, step, item)
    return None


def _why_not_used(s: State, step: str, item: int) -> Why | None:
    card = s.box.items[item]
    use, weapon = card.use, card.weapon
    if weapon is not None and weapon.alone > 0:
        if step != BETWEEN:
            return USED_BETWEEN, "FG-WEAPON-5"
        least, most = weapon.least, weapon.most
        return _filled(
            s, shot_refusal(s, item, weapon), cost=weapon.alone, range=f"{least} to {most}" if least < most else most
        )
    if use is None:
        return BY_ITSELF if weapon is None else NOT_THIS_ATTACK if step in ATTACKS else A_WEAPON
    if use.when == "killer":
        if s.phase != KILLER_PHASE or s.killer_space != s.girl_space:
            return USED[use.when]
        return _filled(s, use_refusal(s, item, use), cost=use.time) or _first(s, step) or NOT_NOW
    if step != ASKS_FOR_ITEMS[use.when]:
        return _first_for(s, step, use.when) or USED[use.when]
    return _filled(s, use_refusal(s, item, use), cost=use.time)


def _why_not_bought(s: State, step: str, name: int) -> Why | None:
    if step != "planning phase/buy":
        return "Action cards are bought in the Planning phase.", "FG-PLAN-1"
    return _filled(s, buy_refusal(s, name), cost=s.box.actions[name].cost)


def _why_not_played(s: State, step: str, name: int) -> Why | None:
    if step == CHANGE and s.box.on_rolls[name] is not None:
        return card_refusal(s, name)
    if step == FIRST_CARD:
        return None if ("spend", name) in spend_first(s) else CHOOSE_IT_SECOND
    if step == SECOND_CARD:
        return None if ("spend", name) in spend_second(s) else CHOOSE_IT_FIRST
    if step == DEFEND and s.box.actions[name].when == "attacked":
        return None
    why = play_refusal(s, name)
    if step == BETWEEN or (why in ASKS_FOR_CARDS and step != ASKS_FOR_CARDS[why]):
        return _first_for(s, step, s.box.actions[name].when) or _filled(s, why, card=s.box.actions[name].name)
    if s.phase == ACTION_PHASE:
        return _first(s, step) or ACTION_FIRST
    return (
        f"Action cards are played in the Action phase; this is the {PHASES[s.phase]}.",
        "FG-ACT-2",
    )


def _first(s: State, step: str) -> Why | None:
    """Return the reason that a Horror Roll or a defense must be finished first, or None."""
    if s.running("horror roll"):
        return ROLL_FIRST
    return DEFEND_FIRST if step != DEFEND and s.running("attack on you") else None


def _first_for(s: State, step: str, when: str) -> Why | None:
    """Return which defense or change of the roll must be finished before a card or Item of this moment, or None."""
    if when == "attacked":
        return _first(s, step) if s.running("attack on you") else None
    return CHANGE_FIRST if when == "roll" and s.running("horror roll") else None


def _filled(s: State, why: Why | None, **slots: object) -> Why | None:
    """Replace the slots in a reason, such as {cost}, by their values."""
    if why is None:
        return None
    text, rule = why
    for slot, value in {"time": max(s.time, 0), **slots}.items():
        text = text.replace(f"{{{slot}}}", str(value))
    return text, rule
