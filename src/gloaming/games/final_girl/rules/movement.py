"""Movement, Victims who follow, and saving on the way."""

from __future__ import annotations

from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import KILLER, MOST_FOLLOWERS, NORMAL
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.discarding import discard, discards
from gloaming.games.final_girl.rules.minions import held
from gloaming.games.final_girl.rules.saving import claim, claims, save, savings
from gloaming.games.final_girl.rules.using import usable
from gloaming.games.final_girl.rules.victims import count_at, put_on, take_off
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import Rush, more


def ways(s: State, space: int) -> list[int]:
    """Return the spaces adjacent to a space for the Final Girl: on the map, and by Events in play. (FG-MOVE-1)"""
    adjacent = list(s.map.links[space])
    for event in s.events_here:
        stays = s.box.events[event].stays
        if stays is not None:
            for other in stays.ways(s, space):
                if other not in adjacent:
                    adjacent.append(other)
    return adjacent


def keep_moving(s: State) -> None:
    """Offer the next step while steps are left; after the last one, offer saves and rewards. (FG-MOVE-1, FG-SAVE-1)

    They are not offered if the player has declined them during the same move.
    """
    if s.steps > 0:
        s.again()
        s.run("step")
    elif s.let_be:
        return
    elif savings(s):
        s.again()
        s.run("arrival")
    elif s.rewards:
        s.again()
        s.run("arrival with rewards")


def follow_limit(s: State) -> int:
    """Return the maximum number of Victims who can follow the Final Girl. (FG-FOLLOW-1, FG-ITEM-2)"""
    limit = 2
    for event in s.events_here:
        limit += more(s.box.events[event].stays, "followers")
    for item in usable(s):
        limit += more(s.box.items[item].holds, "followers")
    if s.ultimate:
        limit += more(s.box.girls[s.girl].ultimate, "followers")
    return max(0, min(limit, MOST_FOLLOWERS))


def companies(s: State, to_killer: bool) -> list[tuple[int, int]]:
    """Return the groups of Victims who can follow the Final Girl, as pairs of numbers.

    The first number counts the ordinary Victims; the second is a mask of Special Victims, one bit for each kind.
    to_killer: whether the destination is the Killer's space.

    (FG-FOLLOW-1, FG-FOLLOW-2, FG-MINION-3, FG-MINION-10)
    """
    limit = follow_limit(s)
    if s.minions or s.rules.holds:
        limit = min(limit, max(0, count_at(s, s.girl_space) - held(s, s.girl_space)))
    masks = [0]
    if s.girl_space in s.special_at:
        for kind, at in enumerate(s.special_at):
            if at == s.girl_space and (not to_killer or fearless(s, kind)):
                masks += [mask | 1 << kind for mask in masks]
    groups: list[tuple[int, int]] = []
    for mask in masks:
        special = (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)
        most = 0 if to_killer else min(s.victims[s.girl_space], limit - special)
        if special <= limit:
            for normal in range(most + 1):
                groups.append((normal, mask))
    return groups


def fearless(s: State, kind: int) -> bool:
    """Return whether a Special Victim follows even into the Killer's space. kind: the kind of Victim."""
    special = s.box.events[s.special_card[kind]].special
    return special is not None and special.fearless


def steps_to_take(s: State) -> list[Option]:
    """Return the options during a move: steps with followers, saves, rewards, discards, and stopping.

    (FG-MOVE-1, FG-MOVE-2, FG-SAVE-1, FG-TIME-4)
    """
    options: list[Option] = []
    anywhere = companies(s, False)
    for space in ways(s, s.girl_space):
        for normal, mask in companies(s, True) if space == s.killer_space else anywhere:
            options.append(("step", space, normal, mask))
    options += savings(s)
    options += claims(s)
    options += discards(s)
    options.append(("stay",))
    return options


def arrivals(s: State) -> list[Option]:
    """Return the options at the end of a move, before the rest of the card's line: saves, rewards, discards.

    (FG-SAVE-1, FG-SAVE-3, FG-TIME-4)
    """
    return savings(s) + claims(s) + discards(s) + [("stay",)]


def arrive(s: State, option: Option) -> None:
    """Carry out the option chosen at the end of a move. (FG-SAVE-1)"""
    take_step(s, option)


def take_step(s: State, option: Option) -> None:
    """Carry out the option chosen during a move. (FG-MOVE-1, FG-MOVE-2, FG-MOVE-3)"""
    verb: str = option[0]
    if verb == "stay":
        s.steps = 0
        s.let_be = True
        s.leave("move")
    elif verb == "save":
        save(s, option[1], option[2])
    elif verb == "claim":
        claim(s, option[1])
    elif verb == "discard":
        discard(s, option)
    else:
        s.steps -= 1
        go(s, option[1], option[2], option[3])


def go(s: State, space: int, normal: int, mask: int) -> None:
    """Move the Final Girl to a space together with her followers. (FG-MOVE-1, FG-FOLLOW-1)

    normal: the number of ordinary Victims; mask: the Special Victims, one bit for each kind.
    """
    s.let_be = False
    before = s.girl_space
    s.girl_space = space
    events.moved(s, s.at(before), s.at(space), normal, mask)
    for kind in range(NORMAL):
        if mask >> kind & 1:
            take_off(s, before, kind)
            put_on(s, space, kind)
    for _ in range(normal):
        take_off(s, before, NORMAL)
        put_on(s, space, NORMAL)


# An Ultimate Ability


def rushes(s: State) -> list[Option]:
    """Return the Enemies near enough to rush to with the Ultimate Ability, once in each Action phase. (FG-GIRL-4)"""
    options: list[Option] = []
    ultimate = s.box.girls[s.girl].ultimate
    if s.ultimate and isinstance(ultimate, Rush) and not s.rushed:
        within = ultimate.within
        far = s.map.distance[s.girl_space]
        if s.killer_space >= 0 and 0 < far[s.killer_space] <= within:
            options.append(("rush", KILLER, s.killer_space))
        for number, space in enumerate(s.minions):
            if 0 < far[space] <= within:
                options.append(("rush", number, space))
    return options


def rush(s: State, space: int) -> None:
    """Move the Final Girl to an Enemy's space with her Ultimate Ability, without followers and for free. (FG-GIRL-4)"""
    s.rushed = True
    go(s, space, 0, 0)
