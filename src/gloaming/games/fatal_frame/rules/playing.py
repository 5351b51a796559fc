"""Play cards: Ghosts, Items, Upgrades and Actions."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.constants import CELLS, MOVE, NOTHING, PLAY
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.rules.cards import detach, held, kinds_of, of_kind, without
from gloaming.games.fatal_frame.rules.following import put_in_stack
from gloaming.games.fatal_frame.rules.stacks import lowest_power
from gloaming.games.fatal_frame.state import State

Spot = tuple[int, bool, int]
"""A Location with players: the seat that fights there first, whether the Location is Exterior, and the lowest Power
there."""

TOO_STRONG: Final = ("The Ghost must have less Power than the weakest Ghost already there.", "FF-STACK-4")
NOBODY_INDOORS: Final = ("It can only be played at an Interior Location, and no player is at one.", "FF-STACK-2")
NOBODY_OUTDOORS: Final = ("It can only be played at an Exterior Location, and no player is at one.", "FF-STACK-2")
ELSEWHERE: Final = ("It can only be played at {rooms}.", "FF-ITEM-2")
HAUNTED: Final = ("You cannot play an Item while a Ghost is at your Location.", "FF-ITEM-3")
FULL_OF_ORBS: Final = ("Your Camera has no room for another Spirit Orb.", "FF-UPGRADE-6")
SAME_FILM: Final = (
    "You already have this Film, and you cannot replace an Upgrade with an identical one.",
    "FF-UPGRADE-5",
)
SAME_FUNCTIONS: Final = (
    "You already have this Function twice, and you cannot replace an Upgrade with an identical one.",
    "FF-UPGRADE-5",
)


def play_phase(s: State) -> None:
    """4. Let the player play 1 card, unless the player failed a fight and chose to move.

    (FF-PLAY-1, FF-FIGHT-5, FF-FIGHT-6)
    """
    if s.only != MOVE:
        s.phase = PLAY
        s.run("play")


def plays(s: State) -> list[Option]:
    """Return the options to play a card from the hand in each possible way, or pass. (FF-PLAY-1, FF-PLAY-4)"""
    options: list[Option] = []
    box = s.box
    spots: list[Spot] = []
    for kind in kinds_of(box, s.hand[s.turn]):
        if kind < box.first_item:
            spots = spots or _spots(s)
            _ghost_plays(box, kind, spots, options)
        elif kind < box.first_upgrade:
            _item_play(s, kind, options)
        elif kind < box.first_action:
            _upgrade_plays(s, kind, options)
        else:
            deed = box.deed[kind]
            assert deed is not None
            deed.offer(s, kind, options)
    options.append(("pass",))
    return options


def refusal(s: State, kind: int) -> Why | None:
    """Return why a kind of card in hand cannot be played in the Play step now; None if it can."""
    deed = s.box.deed[kind]
    if deed is not None:
        return deed.refusal(s)
    if kind < s.box.first_item:
        return _ghost_plays(s.box, kind, _spots(s), [])
    return _item_play(s, kind, []) if kind < s.box.first_upgrade else _upgrade_plays(s, kind, [])


def _spots(s: State) -> list[Spot]:
    """Return each Location with players once, with the seat that fights there first. (FF-LOCATION-2, FF-STACK-1)"""
    spots: list[Spot] = []
    for seat in range(s.seats):
        place = s.place(seat)
        if place >= 0 and s.fights_first(seat):
            spots.append((seat, place < CELLS, lowest_power(s, place)))
    return spots


def _ghost_plays(box: Box, kind: int, spots: list[Spot], options: list[Option]) -> Why | None:
    """Append an option for each player on whom the Ghost can be played. Return the reason if there is none.

    (FF-STACK-1, FF-STACK-2, FF-STACK-4)
    """
    before = len(options)
    why = NOBODY_INDOORS if box.indoors[kind] else NOBODY_OUTDOORS
    power = box.ghosts[kind].power
    outdoors = box.outdoors[kind]
    indoors = box.indoors[kind]
    for seat, outside, lowest in spots:
        if outdoors if outside else indoors:
            if power < lowest:
                options.append(("ghost", kind, seat))
            else:
                why = TOO_STRONG
    return None if len(options) > before else why


def _item_play(s: State, kind: int, options: list[Option]) -> Why | None:
    """Append the option to play an Item at a Location on its list without Ghosts.

    Return the reason if this is impossible. (FF-ITEM-2, FF-ITEM-3)
    """
    seat = s.turn
    if s.room(seat) not in s.box.played_at[kind]:
        return ELSEWHERE
    if s.here() or s.boss[seat]:
        return HAUNTED
    options.append(("item", kind))
    return None


def _upgrade_plays(s: State, kind: int, options: list[Option]) -> Why | None:
    """Append the options to add an Upgrade to the Camera or to replace a different Film or Function.

    Return the reason if there are none. (FF-UPGRADE-2, FF-UPGRADE-4, FF-UPGRADE-5, FF-UPGRADE-6)
    """
    seat = s.turn
    part = s.box.part
    sort = part[kind]
    camera = s.box.camera
    if sort == "orb":
        if s.orbs(seat) >= camera.orbs:
            return FULL_OF_ORBS
        options.append(("upgrade", kind, NOTHING))
        return None
    old: list[int] = []
    kind_of = s.box.kind
    for card in s.camera[seat]:
        other = kind_of[card]
        if part[other] == sort:
            old.append(other)
    if len(old) < (1 if sort == "film" else camera.functions):
        options.append(("upgrade", kind, NOTHING))
        return None
    before = len(options)
    for number in range(len(old)):
        if old[number] != kind and old[number] not in old[:number]:
            options.append(("upgrade", kind, old[number]))
    if len(options) > before:
        return None
    return SAME_FILM if sort == "film" else SAME_FUNCTIONS


def play_first(s: State, option: Option) -> None:
    """Play the first card of the turn. After a Ghost, the player may play a second card. (FF-PLAY-1, FF-PLAY-2)"""
    if option[0] == "ghost":
        s.run("second card")
    play(s, option)


def play_second(s: State, option: Option) -> None:
    """Play the second and last card of the turn, even if it is a Ghost. (FF-PLAY-2, FF-PLAY-3)"""
    play(s, option)


def play(s: State, option: Option) -> None:
    """Play the chosen card from the hand, or pass. (FF-PLAY-1, FF-PLAY-4, FF-STACK-3, FF-ITEM-4)"""
    seat = s.turn
    verb = option[0]
    if verb == "pass":
        events.passed(s, seat)
        return
    kind: int = option[1]
    card = of_kind(s.box, s.hand[seat], kind)
    s.hand[seat] = without(s.hand[seat], card)
    if verb == "ghost":
        place = s.place(option[2])
        events.haunted(s, seat, card, *s.seats_at(place))
        put_in_stack(s, place, card)
    elif verb == "item":
        s.items[seat] += (card,)
        events.found(s, seat, card)
    elif verb == "upgrade":
        if option[2] >= 0:
            old = held(s, seat, option[2])
            s.camera[seat] = without(s.camera[seat], old)
            s.discard += (old,)
            events.replaced(s, seat, old)
            detach(s, old)
        s.camera[seat] += (card,)
        events.upgraded(s, seat, card)
    else:
        play_action(s, card, option)


def play_action(s: State, card: int, option: Option) -> None:
    """Apply an Action, which takes precedence over the rules, and then discard the Action. (FF-ACTION-1, FF-COMP-2)"""
    s.played = (card,)
    events.acted(s, s.turn, card)
    s.run("action")
    deed = s.box.deed[s.box.kind[card]]
    assert deed is not None
    deed.play(s, card, option)


def put_away(s: State) -> None:
    """Discard the Action that was played, unless it has been attached to a card. (FF-ACTION-1)"""
    s.discard += s.played
    s.played = ()
