"""Horror Rolls: the number of dice, conversions and rerolls."""

from __future__ import annotations

from typing import Final

from gloaming.engine.flow import PASS
from gloaming.engine.rules.effects import Line, Why
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import ACTION_PHASE, NOWHERE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead, ahead_of
from gloaming.games.final_girl.rules.saving import cards_to_gain, take_or_save, to_save
from gloaming.games.final_girl.rules.tracks import change_time
from gloaming.games.final_girl.rules.using import pay, to_use
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import MoreDice, OnRoll

WITHOUT_CARD: Final = (PASS[0], "convert", "discard", "save", "claim", "reroll-some")
"""The options during a Horror Roll that play no card. The last number of all others is the name of the card."""


def dice_to_roll(s: State) -> int:
    """Return the number of dice of the current Horror Roll: by the Horror Level and bonuses, at least 1.

    (FG-ROLL-1, FG-ROLL-7, FG-ROLL-8, FG-ROLL-9, FG-HEALTH-8, FG-ITEM-12)
    """
    return dice_with(s, s.weapon, s.arg)


def dice_with(s: State, item: int, name: int) -> int:
    """Return the number of dice that an Action card rolls with a weapon. item, name: -1 for none.

    (FG-ROLL-1, FG-ITEM-12)
    """
    count = s.box.boards[s.extreme].dice[s.horror] + s.more_dice
    if s.health == 1:
        count += 1
    if s.killer_health == 1:
        count += 1
    if s.ultimate and name >= 0:
        ultimate = s.box.girls[s.girl].ultimate
        if isinstance(ultimate, MoreDice) and ultimate.card == s.box.actions[name].id:
            count += ultimate.dice
    if s.girl_space in s.special_at:
        for kind, at in enumerate(s.special_at):
            if at == s.girl_space:
                special = s.box.events[s.special_card[kind]].special
                if special is not None:
                    count += special.dice
    if item >= 0 and name >= 0:
        weapon = s.box.items[item].weapon
        if weapon is not None and weapon.dice_for == s.box.actions[name].id:
            count += weapon.dice
    return max(1, count)


def roll_dice(s: State) -> None:
    """Roll the dice of a Horror Roll. (FG-ROLL-1, FG-SETUP-4)"""
    count = dice_to_roll(s)
    s.more_dice = 0
    rolled: list[int] = []
    while len(rolled) < count:
        rolled.append(1 + s.dice.below(6))
    s.rolled = tuple(rolled)
    s.converted = ()
    events.rolled(s, *s.rolled)


def count_now(s: State) -> int:
    """Count the dice that are successes now, by their faces or by conversion. (FG-ROLL-2, FG-ROLL-3, FG-ROLL-10)"""
    least = least_success(s)
    converted = s.converted
    count = 0
    for die, face in enumerate(s.rolled):
        if face >= least or die in converted:
            count += 1
    return count


def least_success(s: State) -> int:
    """Return the lowest face that is a success: 5, or 3 while 3 and 4 count as successes. (FG-ROLL-2, FG-ROLL-10)"""
    return 3 if s.improvise > 0 else 5


def rolled_for(s: State) -> int:
    """Return the name of the Action card that the current Horror Roll is for; -1 for none."""
    step, args, back = s.step, s.args, s.back
    while back is not None and s.program.flow_of[step] != "horror roll":
        step, args, _, back = back
    return args[0] if s.program.flow_of[step] == "horror roll" else NOWHERE


def outcomes(s: State, name: int) -> list[int]:
    """Return the outcome of each number of successes for an Action card. Equal numbers mean equal outcomes.

    name: -1 for a roll without a card, where each number of successes has a different outcome. Lines have the same
    outcome if they lead to the same predicted values; a line ends early when a Final Health token is turned over.

    (FG-ROLL-4, FG-REACT-3, FG-CARD-6)
    """
    most = len(s.rolled)
    if name < 0:
        return list(range(most + 1))
    action = s.box.actions[name]
    single, double = foreseen(s, action.success1), foreseen(s, action.success2)
    by_successes = [0, 1, 2]
    if len(action.failure) == 1:
        none = foreseen(s, action.failure[0])
        if none.same(single):
            by_successes[1] = 0
        if none.same(double):
            by_successes[2] = 0
    if single.same(double):
        by_successes[2] = by_successes[1]
    return [by_successes[min(successes, 2)] for successes in range(most + 1)]


def foreseen(s: State, line: Line) -> Ahead:
    """Predict the outcome of a line. Damage that cannot be prevented counts only up to the girl's health.

    (FG-ROLL-5)
    """
    ahead = ahead_of(s, line)
    if ahead.damage > ahead.health and not answers(s):
        ahead.damage = ahead.health
    return ahead


def answers(s: State) -> bool:
    """Return whether the Final Girl has another Reaction or Item against the current attack. (FG-REACT-2)"""
    for card in s.hand:
        if s.box.actions[s.box.name_of[card]].when == "attacked":
            return True
    return len(to_use(s, "attacked")) > 0


def further(s: State, spent: int) -> int:
    """Return how many more successes other changes of the roll could add. spent: cards that this change uses up."""
    convertible = 0
    if s.improvise == 0:
        for die, face in enumerate(s.rolled):
            if (face == 3 or face == 4) and die not in s.converted:
                convertible += 1
    items = len(to_use(s, "roll")) if s.held or s.backpack else 0
    return min(convertible, max(0, len(s.hand) - spent) // 2) + max(0, for_rolls(s) - min(spent, 1)) + items


def for_rolls(s: State) -> int:
    """Return the number of cards in hand that are played after a Horror Roll. (FG-ROLL-6)"""
    played_on_rolls = s.box.for_rolls
    count = 0
    for card in s.hand:
        if played_on_rolls[card]:
            count += 1
    return count


def changes(s: State) -> list[Option]:
    """Return the options to change the current Horror Roll, except those that cannot change its outcome.

    The options include saves and rewards, which may bring a card that changes the roll.

    (FG-ROLL-3, FG-ROLL-5, FG-ROLL-6, FG-TIME-4, FG-SAVE-1)
    """
    options: list[Option] = []
    rolled, hand = s.rolled, s.hand
    partial: list[int] = []
    if s.improvise == 0 and len(hand) >= 2:
        for die, face in enumerate(rolled):
            if (face == 3 or face == 4) and die not in s.converted and first_alike(s, die) == die:
                partial.append(die)
    cards = for_rolls(s) > 0
    items = to_use(s, "roll") if s.held or s.backpack else []
    saves = to_save(s)
    if not (partial or cards or items or saves):
        return options
    now = count_now(s)
    brings = outcomes(s, s.arg)
    if partial and now < len(rolled) and could_bring(s, brings, now, now + 1, 2):
        for die in partial:
            options.append(("convert", die))
    if brings.count(brings[now]) < len(brings):
        if cards:
            dice = dice_that_count(s, brings, now)
            for name in names_of(s, hand):
                on_roll = s.box.on_rolls[name]
                if on_roll is not None:
                    options += on_roll.offers(s, name, dice)
        options += [("reroll-some", item) for item in items]
    if options and s.phase == ACTION_PHASE:
        options += saves
        if s.time >= 0:
            discards = s.box.discards
            for name in names_of(s, hand):
                options.append(discards[name])
    elif saves and not options and brings[now:].count(brings[now]) < len(brings) - now:
        return saves if may_bring_change(s, brings, now, saves) else options
    return options


def may_bring_change(s: State, brings: list[int], now: int, saves: list[Option]) -> bool:
    """Return whether a reward could give a card that improves the roll, if no other change is possible.

    (FG-SAVE-1, FG-ROLL-5)
    """
    gained = cards_to_gain(s, saves)
    if any([s.box.on_rolls[name] is not None for name in gained]):
        return True
    if not gained or not s.hand or s.improvise > 0 or now == len(s.rolled) or brings[now + 1] == brings[now]:
        return False
    return any([face in (3, 4) and die not in s.converted for die, face in enumerate(s.rolled)])


def could_bring(s: State, brings: list[int], least: int, most: int, spent: int) -> bool:
    """Return whether a change could lead to another outcome than `least` successes have. (FG-ROLL-5)

    brings: the outcome of each number of successes; most: the successes after the change; spent: the cards that it uses
    up. Further changes are taken into account.
    """
    if brings[least] != brings[most]:
        return True
    if brings[most:].count(brings[most]) == len(brings) - most:
        return False
    reach = most + further(s, spent) + 1
    return brings[most:reach].count(brings[most]) < len(brings[most:reach])


def first_alike(s: State, die: int, marked: int = 0) -> int:
    """Return the first unmarked die that is equal to a die.

    Equal dice show the same face, and both or neither are converted. Only the first of them is offered. (FG-ROLL-5)
    marked: the dice that are marked for a reroll, one bit each.
    """
    rolled, converted = s.rolled, s.converted
    made = die in converted
    for other in range(die):
        if rolled[other] == rolled[die] and (other in converted) == made and not marked >> other & 1:
            return other
    return die


def alike(s: State, die: int, marked: int = 0) -> list[int]:
    """Return the unmarked dice that show the same face as a die and are converted like it. (FG-ROLL-5)"""
    first = first_alike(s, die, marked)
    dice = [other for other in range(len(s.rolled)) if not marked >> other & 1]
    return [other for other in dice if first_alike(s, other, marked) == first]


def dice_that_count(s: State, brings: list[int], now: int) -> list[int]:
    """Return the dice whose reroll could change the outcome, possibly together with further changes. (FG-ROLL-5)

    Of several equal dice, only the first is included. brings: the outcome of each number of successes; now: the current
    number of successes.
    """
    least = least_success(s)
    dice: list[int] = []
    for die, face in enumerate(s.rolled):
        if first_alike(s, die) != die:
            continue
        without = now - 1 if face >= least or die in s.converted else now
        if could_bring(s, brings, without, without + 1, 1):
            dice.append(die)
    return dice


def on_roll_of(s: State, option: Option) -> OnRoll | None:
    """Return the effect of the card that an option plays on the current Horror Roll; None if it plays none.

    (FG-ROLL-6)
    """
    if s.program.flow_of[s.step] != "horror roll" or option[0] in WITHOUT_CARD:
        return None
    name: int = option[-1]
    return s.box.on_rolls[name]


def card_refusal(s: State, name: int) -> Why | None:
    """Return why an Action card for Horror Rolls cannot be played on the current roll, or None.

    (FG-ROLL-5, FG-ROLL-6)
    """
    on_roll = s.box.on_rolls[name]
    if on_roll is None:
        return None
    return on_roll.refusal(s, name, dice_that_count(s, outcomes(s, s.arg), count_now(s)))


def names_of(s: State, cards: tuple[int, ...]) -> list[int]:
    """Return the names of Action cards, each once, in the order of the tableau."""
    name_of = s.box.name_of
    names: list[int] = []
    last = NOWHERE
    for card in cards:
        name = name_of[card]
        if name > last:
            last = name
            names.append(name)
        elif name < last:  # a hand of an earlier save lies as its cards came
            return names_of(s, tuple(sorted(cards)))
    return names


def change_roll(s: State, option: Option) -> None:
    """Carry out the chosen change of the Horror Roll. (FG-ROLL-3, FG-ROLL-5, FG-ROLL-6, FG-TIME-4, FG-SAVE-1)"""
    verb: str = option[0]
    if verb == "convert":
        s.run("convert a die", option[1], NOWHERE)
    elif verb == "discard":
        discard_for_time(s, option[1])
    elif verb == "save" or verb == "claim":
        take_or_save(s, option)
    elif verb == "reroll-some":
        item = option[1]
        use = s.box.items[item].use
        assert use is not None and use.on_roll is not None
        if not use.discard:
            events.used(s, item)
        pay(s, item, use)
        use.on_roll.use(s, item)
    else:
        name = option[-1]
        on_roll = on_roll_of(s, option)
        assert on_roll is not None
        discard_action(s, name)
        events.played(s, name)
        on_roll.take(s, option)


def discard_action(s: State, name: int) -> None:
    """Move an Action card of this name from the hand to the discard pile. (FG-CARD-2, FG-PLAN-6)"""
    hand = s.hand
    first, last = s.box.first_of[name], s.box.last_of[name]
    for at, card in enumerate(hand):
        if first <= card <= last:
            s.hand = hand[:at] + hand[at + 1 :]
            s.discard += (card,)
            return


def discard_for_time(s: State, name: int) -> None:
    """Discard an Action card of this name for 1 Time. (FG-TIME-4)"""
    s.let_be = False
    discard_action(s, name)
    events.discarded(s, name)
    change_time(s, 1)


def roll_again(s: State, dice: tuple[int, ...]) -> None:
    """Reroll the given dice; they are no longer converted. (FG-ROLL-5, FG-ROLL-6)"""
    rolled = list(s.rolled)
    for die in dice:
        rolled[die] = 1 + s.dice.below(6)
    s.rolled = tuple(rolled)
    s.converted = tuple([die for die in s.converted if die not in dice])
    events.rolled_again(s, *s.rolled)


def count_successes(s: State) -> None:
    """Store the final number of successes of the Horror Roll. (FG-ROLL-2, FG-ROLL-4)"""
    s.successes = count_now(s)
    if s.improvise == 1:
        s.improvise = 0
    events.successes(s, s.successes)
