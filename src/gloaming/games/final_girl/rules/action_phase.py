"""The Action phase: playing Action cards, and everything else that can be done between them."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why, resolve
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import ACTION_PHASE, MOST_HAND, NOWHERE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.attacking import choose_shot, prey_for, shots
from gloaming.games.final_girl.rules.discarding import discard, discards
from gloaming.games.final_girl.rules.horror_rolls import discard_action, names_of
from gloaming.games.final_girl.rules.items import items_to_use, use_item
from gloaming.games.final_girl.rules.movement import rush, rushes
from gloaming.games.final_girl.rules.saving import claim, claims, may_save, save, savings
from gloaming.games.final_girl.rules.using import refusal
from gloaming.games.final_girl.state import State

END: Final[Option] = ("end",)
REACTION: Final = ("{card} is a Reaction: it is played only when you are attacked.", "FG-REACT-1")
FOR_A_ROLL: Final = ("{card} is played after a Horror Roll.", "FG-ROLL-6")
PHASE_OVER: Final = ("The Action phase is over: you can only take your remaining rewards.", "FG-ACT-4")
REWARDS_FIRST: Final = ("First take your waiting rewards.", "FG-SAVE-3")
NOBODY_IN_REACH: Final = (
    "No Enemy is in your space or in reach of a weapon you hold that works with this card.",
    "FG-ATTACK-1",
)


def begin_action_phase(s: State) -> None:
    """Begin the Action phase with the Time from Planning or an Event; skip it if Time is below zero.

    (FG-ACT-1, FG-TIME-7)
    """
    s.phase = ACTION_PHASE
    s.round += 1
    s.killed_turn = 0
    s.used = ()
    s.rushed = False
    s.saves_now = 0
    for rules in s.rules.begin_action_phase:
        rules.begin_action_phase(s)
    s.ended = s.time < 0
    events.phase(s, ACTION_PHASE, s.round)
    if s.ended:
        events.no_time(s)


def act_until_over(s: State) -> bool:
    """Return whether another action follows: the phase has not ended, or a reward waits.

    (FG-ACT-4, FG-SAVE-3, FG-TIME-3)
    """
    return not s.ended or len(s.rewards) > 0


def rewards_wait(s: State) -> bool:
    """Return whether rewards must be taken before the phase ends. (FG-SAVE-3)"""
    return len(s.rewards) > 0


def actions(s: State) -> list[Option]:
    """Return everything that the Final Girl can do now between two actions.

    (FG-ACT-2, FG-ACT-3, FG-ACT-4, FG-SAVE-3)
    """
    options: list[Option] = []
    if over_refusal(s) is not None:
        return claims(s)
    names = names_of(s, s.hand)
    box = s.box
    if not s.rewards:
        always, plays = box.always, box.plays
        for name in names:
            play = plays[name]
            if play is not None and (always[name] or play_refusal(s, name) is None):
                options.append(play)
    if s.held:
        options += shots(s)
    if s.held or s.backpack:
        options += items_to_use(s)
    if s.ultimate:
        options += rushes(s)
    if may_save(s):
        options += savings(s)
    if s.rewards:
        options += claims(s)
    if s.time >= 0:
        discards = box.discards
        for name in names:
            options.append(discards[name])
    if not s.rewards:
        options.append(END)
    return options


def over_refusal(s: State) -> Why | None:
    """Return why nothing but taking rewards is possible if the phase has ended, else None. (FG-ACT-4, FG-SAVE-3)"""
    return PHASE_OVER if s.ended else None


def play_refusal(s: State, name: int) -> Why | None:
    """Return why an Action card cannot be played between actions, or None. name: the name of the card.

    (FG-CARD-4, FG-REACT-1, FG-ROLL-6, FG-SAVE-3, FG-ATTACK-1)
    """
    action = s.box.actions[name]
    if action.when != "action":
        return REACTION if action.when == "attacked" else FOR_A_ROLL
    if s.rewards:
        return REWARDS_FIRST
    if action.attack:
        return None if prey_for(s, name) else NOBODY_IN_REACH
    line = s.box.may_refuse[name]
    return refusal(s, line) if line else None


def take_action(s: State, option: Option) -> None:
    """Carry out the option that the player chose between two actions. (FG-ACT-2, FG-ACT-3, FG-ACT-4)"""
    verb: str = option[0]
    s.let_be = False
    if verb == "play":
        discard_action(s, option[1])
        s.played = option[1]
        s.weapon = NOWHERE
        events.played(s, option[1])
        s.run("play a card")
    elif verb == "discard":
        discard(s, option)
    elif verb == "use":
        use_item(s, option[1])
    elif verb == "shoot":
        choose_shot(s, option)
    elif verb == "rush":
        rush(s, option[2])
    elif verb == "save":
        save(s, option[1], option[2])
    elif verb == "claim":
        claim(s, option[1])
    else:
        s.ended = True
        s.leave("action phase")


def roll_for_card(s: State) -> None:
    """Make the Horror Roll that most Action cards require. (FG-CARD-1)"""
    s.run("horror roll", s.played)


def resolve_card(s: State) -> None:
    """Resolve the card's line for 2 or more successes, for 1, or a failure line of the player's choice.

    (FG-CARD-3, FG-CARD-5)
    """
    name = s.played
    for rules in s.rules.card_rolled:
        rules.card_rolled(s, name)
    if s.successes >= 2:
        resolve(s, s.box.actions[name].success2)
    elif s.successes == 1:
        resolve(s, s.box.actions[name].success1)
    elif len(s.box.actions[name].failure) == 1:
        resolve(s, s.box.actions[name].failure[0])
    else:
        s.run("failure")


def failure_lines(s: State) -> list[Option]:
    """Return the failure lines of the current card, from which the player chooses. (FG-CARD-5)"""
    return [("line", number) for number in range(len(s.box.actions[s.played].failure))]


def take_failure(s: State, option: Option) -> None:
    """Resolve the chosen failure line of the current card. (FG-CARD-5)"""
    resolve(s, s.box.actions[s.played].failure[option[1]])


def card_is_over(s: State) -> None:
    """Reset the current card, its weapon and its dice after the card has been resolved. (FG-CARD-2)"""
    s.played = NOWHERE
    s.weapon = NOWHERE
    s.rolled = ()
    s.converted = ()


# Taking Action cards by rewards


def gain_action(s: State, name: int) -> None:
    """Move an Action card of this name from the tableau to the hand; log it if there is none. (FG-SAVE-6)"""
    tableau = s.tableau
    first, last = s.box.first_of[name], s.box.last_of[name]
    for at, card in enumerate(tableau):
        if first <= card <= last:
            s.tableau = tableau[:at] + tableau[at + 1 :]
            hand = list(s.hand)
            hand.append(card)
            hand.sort()
            s.hand = tuple(hand)
            events.took(s, name)
            return
    events.not_in_tableau(s, name)


def check_hand(s: State) -> None:
    """Start the flow that makes the player discard if there are too many cards in hand. (FG-PLAN-4)"""
    s.run("too many cards")


def too_many(s: State) -> list[Option]:
    """Return the cards to discard if there are more than 10 in hand, for Time as long as Time can be gained.

    (FG-PLAN-4, FG-TIME-4)
    """
    if len(s.hand) <= MOST_HAND:
        return []
    return discards(s) or [("drop", name) for name in names_of(s, s.hand)]


def drop(s: State, option: Option) -> None:
    """Discard the chosen card, for Time if the option says so. (FG-PLAN-4)"""
    if option[0] == "discard":
        discard(s, option)
        return
    discard_action(s, option[1])
    events.dropped(s, option[1])
