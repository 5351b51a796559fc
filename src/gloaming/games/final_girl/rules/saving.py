"""Saving Victims, and their rewards."""

from __future__ import annotations

from gloaming.engine.rules.effects import Line, resolve
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import ACTION_PHASE, NORMAL
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.causes import REWARD, number_of
from gloaming.games.final_girl.rules.minions import held
from gloaming.games.final_girl.rules.tracks import AtOnce
from gloaming.games.final_girl.rules.verbs.either import Either
from gloaming.games.final_girl.rules.victims import (
    count_at,
    discard_events,
    kinds_at,
    leave_play,
    on_board,
    take_off,
    turn_over_card,
    unlock,
    unlocked,
)
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import GivesCard, MayEndPhase, WithinRoll


def may_save(s: State) -> bool:
    """Return whether the Final Girl is at an Exit with Victims in the Action phase, so that she can save.

    (FG-SAVE-1)
    """
    return s.phase == ACTION_PHASE and s.map.exit[s.girl_space] and count_at(s, s.girl_space) > 0


def all_held(s: State) -> bool:
    """Return whether Minions or rules of a film hold every Victim in the girl's space. (FG-MINION-10)"""
    space = s.girl_space
    return bool(s.minions or s.rules.holds) and held(s, space) >= count_at(s, space)


def savings(s: State) -> list[Option]:
    """Return the Victims who can be saved, each with the Victim-Saved spaces that they can cover.

    (FG-SAVE-1, FG-SAVE-2, FG-SAVE-4, FG-MINION-10)
    """
    options: list[Option] = []
    if not may_save(s) or all_held(s):
        return options
    places = [-1]
    if not s.ultimate:
        places = [place for place in range(len(s.box.girls[s.girl].saves)) if place not in s.covered]
    for kind in kinds_at(s, s.girl_space):
        if kind != NORMAL and saved_last(s, kind) and on_board(s) > 1:
            continue
        for place in places:
            options.append(("save", kind, place))
    return options


def saved_last(s: State, kind: int) -> bool:
    """Return whether a Special Victim can be saved only as the last living Victim. kind: the kind of Victim."""
    special = s.box.events[s.special_card[kind]].special
    return special is not None and special.last


def save(s: State, kind: int, place: int) -> None:
    """Save a Victim, and let the reward of the covered space wait. (FG-SAVE-2, FG-SAVE-5)

    kind: the kind of Victim; place: the Victim-Saved space, or -1 once the girl has her Ultimate Ability.
    """
    s.let_be = False
    cost = cost_of_save(s)
    take_off(s, s.girl_space, kind)
    s.saved += 1
    s.saves_now += 1
    s.rewards += (place,)
    if place >= 0:
        s.covered += (place,)
    events.saved(s, kind, s.at(s.girl_space))
    if kind != NORMAL:
        s.covered_special += 1 if place >= 0 else 0
        leave_play(s, kind)
    discard_events(s, "saved")
    resolve(s, cost)


def cost_of_save(s: State) -> Line:
    """Return the effects that Events in play add to saving another Victim in this Action phase."""
    cost: Line = ()
    if s.saves_now > 0:
        for event in s.events_here:
            cost += s.box.events[event].when("further-save")
    return cost


def claims(s: State) -> list[Option]:
    """Return the waiting rewards that can be taken now. (FG-SAVE-3)"""
    if not s.rewards:
        return []
    places = sorted(set(s.rewards))
    if s.running("horror roll"):
        last = len(s.rewards) == 1 and not s.ultimate and len(s.covered) == len(s.box.girls[s.girl].saves)
        also = unlocked(s) if last else ()
        places = [place for place in places if within_roll(reward(s, place) + also)]
    return [("claim", place) for place in places]


def within_roll(line: Line) -> bool:
    """Return whether the effects of a reward are possible during a roll: they make no roll and let no Enemy act.

    (FG-SAVE-3)
    """
    for effect in line:
        if isinstance(effect, Either):
            if effect.for_each != "once" or not all([within_roll(alternative) for alternative in effect.of]):
                return False
        elif not isinstance(effect, (AtOnce, MayEndPhase, GivesCard, WithinRoll)):
            return False
    return True


def to_save(s: State) -> list[Option]:
    """Return the saves and rewards that are possible in the middle of a card. (FG-SAVE-1, FG-SAVE-3)"""
    options = savings(s)
    if s.rewards and s.phase == ACTION_PHASE:
        options += claims(s)
    return options


def take_or_save(s: State, option: Option) -> None:
    """Carry out the chosen save, or take the chosen reward. (FG-SAVE-1, FG-SAVE-3)"""
    if option[0] == "save":
        save(s, option[1], option[2])
    else:
        claim(s, option[1])


def cards_to_gain(s: State, options: list[Option]) -> list[int]:
    """Return the names of the Action cards that the rewards of these options could give. (FG-SAVE-6)"""
    names: list[int] = []
    for place in sorted({option[-1] for option in options}):
        for effect in reward(s, place):
            if isinstance(effect, GivesCard):
                names += effect.cards(s)
    return names


def reward(s: State, place: int) -> Line:
    """Return the effects of the reward for a saved Victim. (FG-SAVE-2, FG-SAVE-5, FG-GIRL-1, FG-GIRL-3)

    place: the covered Victim-Saved space, or -1 for a Victim saved after the girl gained her Ultimate Ability.
    """
    return s.box.girls[s.girl].after if place < 0 else s.box.girls[s.girl].saves[place]


def claim(s: State, place: int) -> None:
    """Take a waiting reward; turn over the girl's card if it was the last one and all spaces are covered.

    (FG-SAVE-3, FG-SAVE-4)
    """
    s.let_be = False
    number = s.rewards.index(place)
    s.rewards = s.rewards[:number] + s.rewards[number + 1 :]
    events.claimed(s, s.girl, place)
    if turn_over_card(s):
        unlock(s)
    resolve(s, reward(s, place), number_of(REWARD, place))
