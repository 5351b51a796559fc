"""Events and Special Victims."""

from __future__ import annotations

from gloaming.engine.rules.effects import resolve
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.causes import EVENT, number_of
from gloaming.games.final_girl.rules.items_against_killer import stops_or_not
from gloaming.games.final_girl.rules.ties import tied
from gloaming.games.final_girl.rules.victims import put_on
from gloaming.games.final_girl.state import State


def draw_event(s: State) -> None:
    """Draw an Event. It stays in the discard pile until it takes effect. (FG-EVENT-1, FG-EVENT-4, FG-ITEM-29)"""
    if not s.event_deck:
        return
    event = s.event_deck[0]
    s.event_deck = s.event_deck[1:]
    s.event_discard += (event,)
    s.stop_kept = False
    events.event(s, event)
    s.run("event", event)


def stops_before_event(s: State) -> list[Option]:
    """Return the Items that can be used against the Killer before an Event comes into play. (FG-ITEM-29)

    An Event that happens once is excluded, since its effects have prompts of their own.
    """
    printed = s.box.events[s.arg]
    special = printed.special
    if printed.stays is not None or (special is not None and (special.at != "" or sum(s.victims) > 0)):
        return stops_or_not(s)
    return []


def take_effect(s: State) -> None:
    """Resolve the drawn Event, or put it into play. (FG-EVENT-1, FG-EVENT-2, FG-EVENT-3, FG-SPECIAL-4)"""
    event = s.arg
    printed = s.box.events[event]
    special = printed.special
    if special is not None and special.at:
        take_back(s, event)
        s.events_here += (event,)
        s.stop_kept = False
        s.special_card = s.special_card[: special.kind] + (event,) + s.special_card[special.kind + 1 :]
        space = s.space_named(special.at)
        events.special_arrives(s, special.kind, s.at(space), event)
        put_on(s, space, special.kind)
    elif special is not None:
        if sum(s.victims) == 0:
            events.event_ignored(s, event)
        else:
            take_back(s, event)
            s.run("special victim", event)
    elif printed.stays is not None:
        take_back(s, event)
        s.events_here += (event,)
        s.stop_kept = False
        begin_standing(s, event)
    else:
        resolve(s, printed.effects, number_of(EVENT, event))


def take_back(s: State, event: int) -> None:
    """Remove an Event from the discard pile. (FG-EVENT-2)"""
    at = s.event_discard.index(event)
    s.event_discard = s.event_discard[:at] + s.event_discard[at + 1 :]


def begin_standing(s: State, event: int) -> None:
    """Carry out what the rule of an Event does when it comes into play."""
    stays = s.box.events[event].stays
    if stays is not None:
        stays.begin(s, event)


def victims_to_single_out(s: State) -> list[Option]:
    """Return the spaces whose ordinary Victims can become the Event's Special Victim.

    While the Killer is off the board, the distance counts from the nearest Minion, or else from the Final Girl.

    (FG-SPECIAL-1, FG-MINION-13)
    """
    special = s.box.events[s.arg].special
    from_killer = special is not None and special.chosen == "farthest-killer"
    far = s.map.distance[s.girl_space]
    if from_killer and s.killer_space >= 0:
        far = s.map.distance[s.killer_space]
    elif from_killer and s.minions:
        away = [s.map.distance[minion] for minion in s.minions]
        far = tuple([min([distance[space] for distance in away]) for space in range(len(far))])
    best = -1
    options: list[Option] = []
    for space in range(len(s.victims)):
        if s.victims[space] > 0:
            worth = far[space] if from_killer else 99 - far[space]
            if worth > best:
                best = worth
                options = []
            if worth == best:
                options.append(("single-out", space))
    return tied(s, options)


def single_out(s: State, option: Option) -> None:
    """Replace an ordinary Victim in the chosen space by the Event's Special Victim. (FG-SPECIAL-1)"""
    event = s.arg
    special = s.box.events[event].special
    assert special is not None
    kind = special.kind
    space: int = option[1]
    s.victims[space] -= 1
    s.supply += 1
    s.special_at = s.special_at[:kind] + (space,) + s.special_at[kind + 1 :]
    s.special_card = s.special_card[:kind] + (event,) + s.special_card[kind + 1 :]
    s.events_here += (event,)
    s.stop_kept = False
    events.special(s, kind, s.at(space), event)
