"""The events of Final Girl: the numbers and the log text of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.phrases import count, listed
from gloaming.engine.rules.declarations import Declared, each
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.constants import KILLER, MOST_HAND, NORMAL, ON_ALL, ON_GIRL
from gloaming.games.final_girl.event_numbers import (
    ACTION,
    ACTOR,
    CHANGE,
    DECK,
    DIE,
    EVENT,
    EVENT_TEXT,
    FACE,
    FINALE,
    GIRL,
    HEALTH,
    HORROR,
    ITEM,
    KIND,
    LOCATION,
    NUMBER,
    PHASE,
    POWER,
    PREY,
    PRINCIPLE,
    ROUND,
    ROW,
    SAVES,
    SETUP,
    SPACE,
    SPECIAL,
    SPECIALS,
    SPENT,
    TERROR,
    TERROR_TEXT,
    THE_ITEM,
    TIME,
    TOKEN,
    VICTIM,
    WEAPON,
    YES,
    about_victim,
    minion_piece,
    reveals_finale,
    reveals_power,
    space_piece,
    victim,
    victim_piece,
)
from gloaming.games.final_girl.pieces import deck_name
from gloaming.games.final_girl.sentences import dice_more, line_text


def _attack(box: Box, actor: int, space: int, on: int, damage: int) -> str:
    return _attacks(box, actor, space, on, damage, "the Final Girl")


def _attack_you(box: Box, actor: int, space: int, on: int, damage: int) -> str:
    return _attacks(box, actor, space, on, damage, "you")


def _attacks(box: Box, actor: int, space: int, on: int, damage: int, girl: str) -> str:
    whom = girl if on == ON_GIRL else "everyone" if on == ON_ALL else victim(box, on, space)
    return (
        f"{ACTOR.words(box, actor)} attacks {whom} at {box.spaces[space].name}{f': {damage} damage' if damage else ''}."
    )


def _attacked(box: Box, on: int) -> list[str]:
    return ["girl"] if on == ON_GIRL else [] if on == ON_ALL else victim_piece(box, on)


def _stands(box: Box, actor: int, space: int) -> list[str]:
    return ["killer" if actor == KILLER else minion_piece(box, actor), space_piece(box, space)]


def pointing_at(*pieces: str) -> Callable[..., list[str]]:
    """Return a function that returns these piece ids for an event, independent of its numbers."""
    return lambda box, *numbers: list(pieces)


def _dice(box: Box, *faces: int) -> list[str]:
    return [f"die-{die}" for die in range(len(faces))]


def _faces(faces: tuple[int, ...]) -> str:
    return ", ".join(map(str, faces))


def _time(box: Box, by: int, left: int) -> str:
    what = f"{abs(by)} Time is {'gained' if by > 0 else 'lost'}"
    return f"{what}: {left} left." if left >= 0 else f"{what}: the marker is in the red."


def _followers(box: Box, space: int, normal: int, mask: int) -> str:
    who = [count(normal, "Victim")] if normal else []
    who += [victim(box, kind, space) for kind in range(NORMAL) if mask >> kind & 1]
    return f" with {listed(who)}" if who else ""


def _moved(box: Box, start: int, end: int, normal: int, mask: int) -> str:
    return f"She goes to {box.spaces[end].name}{_followers(box, end, normal, mask)}."


def _you_moved(box: Box, start: int, end: int, normal: int, mask: int) -> str:
    return f"You go to {box.spaces[end].name}{_followers(box, end, normal, mask)}."


def _claimed(box: Box, girl: int, place: int) -> str:
    line = box.girls[girl].after if place < 0 else box.girls[girl].saves[place]
    return f"Reward: {line_text(line)}."


def about_deck(words: str) -> Callable[..., str]:
    """Return a function that formats an event text with the Item deck's space and the names of the event's Items."""
    return lambda box, location, deck, *items: words.format(
        deck_name(box, location, deck), *[box.items[item].name for item in items]
    )


def spaces_and_victim(box: Box, kind: int, *spaces: int) -> list[str]:
    """Return the piece ids of an event about a Victim: those of its spaces and of the Special Victim."""
    return [*[space_piece(box, space) for space in spaces], *victim_piece(box, kind)]


def _panicked(box: Box, kind: int, face: int, start: int, end: int) -> str:
    where = "stays" if start == end else f"runs to {box.spaces[end].name}"
    return f"{victim(box, kind, start)} at {box.spaces[start].name} panics, rolls a {face} and {where}."


def _ran(box: Box, start: int, end: int, ending: str) -> str:
    return f"stay{ending}" if start == end else f"run{ending} to {box.spaces[end].name}"


def _improvise(box: Box, phase: int) -> str:
    return f"3 and 4 are successes {'for the rest of the Action phase' if phase else 'on the next Horror Roll'}."


EVENTS: Final[tuple[Declared[Box], ...]] = (
    Declared("tie", "Tie between {targets} options: {broken}.", targets=ROUND, broken=PRINCIPLE),
    Declared(
        "setup",
        "{setup}. {girl} is the Final Girl.",
        you="{setup}. You are {girl}, the Final Girl.",
        setup=SETUP,
        girl=GIRL,
    ),
    Declared("phase", "Turn {round}: the {phase}.", begins=True, phase=PHASE, round=ROUND),
    Declared("phase-cut", "The {phase} ends here.", phase=PHASE),
    # Action cards and Horror Rolls
    Declared("no-time", "Time is below zero: the Action phase is skipped."),
    Declared("played", "She plays {card}.", you="You play {card}.", card=ACTION),
    Declared("discarded", "She discards {card} for Time.", you="You discard {card} for Time.", card=ACTION),
    Declared(
        "dropped",
        f"She discards {{card}}: the hand limit is {MOST_HAND} cards.",
        you=f"You discard {{card}}: the hand limit is {MOST_HAND} cards.",
        card=ACTION,
    ),
    Declared("took", "She takes {card}.", you="You take {card}.", card=ACTION),
    Declared("not-in-tableau", "No {card} card is in the tableau.", card=ACTION),
    Declared("nothing-so-cheap", "No card in the tableau is cheap enough."),
    Declared("rolled", lambda box, *dice: f"Horror Roll: {_faces(dice)}.", pieces=_dice, dice=each(FACE)),
    Declared("rolled-again", lambda box, *dice: f"Reroll: {_faces(dice)}.", pieces=_dice, dice=each(FACE)),
    Declared(
        "converted", "{first} and {second} are discarded: {die} becomes a success.", die=DIE, first=SPENT, second=SPENT
    ),
    Declared("successes", lambda box, number: f"{count(number, 'success', 'successes')}.", number=NUMBER),
    Declared("improvise", _improvise, phase=YES),
    Declared(
        "more-dice",
        lambda box, number: f"The next Horror Roll gets {dice_more(number)}.",
        number=CHANGE,
    ),
    # Tracks
    Declared("horror", "The Horror Level is now {level}.", level=HORROR),
    Declared("horror-beyond", "Horror is at its highest: Bloodlust rises instead.", pieces=pointing_at("horror")),
    Declared("time", _time, pieces=pointing_at("time"), by=CHANGE, left=TIME),
    Declared(
        "no-time-gained",
        lambda box, time: (
            "Time is below zero: none can be gained."
            if time < 0
            else f"Time is at its maximum, {time}: none is gained."
        ),
        pieces=pointing_at("time"),
        time=TIME,
    ),
    Declared("no-time-lost", "Time is below zero: no more can be lost.", pieces=pointing_at("time")),
    Declared("time-reset", "Time is set back to {time}.", time=TIME),
    Declared(
        "healed",
        "She recovers {by} health: {health} now.",
        you="You recover {by} health: {health} now.",
        by=NUMBER,
        health=HEALTH,
    ),
    Declared("all-health", "She is at full health.", you="You are at full health.", pieces=pointing_at("health")),
    Declared(
        "hurt",
        "She loses {by} health.",
        you="You lose {by} health.",
        pieces=pointing_at("health"),
        by=NUMBER,
        scene="Hurt",
    ),
    Declared(
        "girl-token",
        "Her Final Health token {token}.",
        you="Your Final Health token {token}.",
        pieces=pointing_at("health"),
        token=TOKEN,
        scene="The last heart is turned over",
    ),
    Declared(
        "girl-returns",
        "She comes back to life, with {health} health.",
        you="You come back to life, with {health} health.",
        health=HEALTH,
    ),
    Declared(
        "girl-dead", "The Final Girl dies.", you="You die.", pieces=pointing_at("girl", "health"), scene="The end"
    ),
    Declared("killer-healed", "The Killer recovers {by} health: {health} now.", by=NUMBER, health=NUMBER),
    Declared("killer-hurt", "The Killer loses {by} health.", by=NUMBER),
    Declared(
        "killer-token",
        "His Final Health token {token}.",
        pieces=pointing_at("killer"),
        token=TOKEN,
        scene="The last of his health",
    ),
    Declared("killer-returns", "The Killer comes back to life, with {health} health.", health=NUMBER),
    Declared("killer-dead", "The Killer dies.", pieces=pointing_at("killer"), scene="The Killer is dead"),
    Declared("bloodlust", "Bloodlust rises to row {row}.", row=ROW, scene="Bloodlust rises"),
    Declared(
        "bloodlust-full",
        "Bloodlust is at its maximum: the Final Effect happens.",
        pieces=pointing_at("bloodlust"),
        scene="Bloodlust is at its maximum",
    ),
    # Moves and Victims
    Declared("moved", _moved, you=_you_moved, start=SPACE, end=SPACE, normal=NUMBER, specials=SPECIALS),
    Declared(
        "saved",
        about_victim("{} escapes through {}."),
        pieces=spaces_and_victim,
        victim=VICTIM,
        space=SPACE,
        scene="Saved",
    ),
    Declared("claimed", _claimed, girl=GIRL, place=SAVES),
    Declared(
        "ultimate",
        lambda box, girl: f"{box.girls[girl].name} has her Ultimate Ability: {box.girls[girl].ability()}",
        you=lambda box, girl: f"You have your Ultimate Ability: {box.girls[girl].ability()}",
        scene="The Ultimate Ability",
        girl=GIRL,
    ),
    Declared(
        "killed",
        about_victim("{} dies at {}."),
        pieces=spaces_and_victim,
        victim=VICTIM,
        space=SPACE,
        scene="A Victim dies",
    ),
    Declared("follows-in-death", "The other Victim dies too."),
    Declared(
        "arrived",
        lambda box, number, space: f"{count(number, 'new Victim')} at {box.spaces[space].name}.",
        number=NUMBER,
        space=SPACE,
    ),
    Declared(
        "panicked",
        _panicked,
        pieces=lambda box, kind, face, start, end: spaces_and_victim(box, kind, start, end),
        victim=VICTIM,
        face=FACE,
        start=SPACE,
        end=SPACE,
    ),
    Declared(
        "girl-panicked",
        lambda box, face, start, end: f"She panics, rolls a {face} and {_ran(box, start, end, 's')}.",
        you=lambda box, face, start, end: f"You panic, roll a {face} and {_ran(box, start, end, '')}.",
        pieces=lambda box, face, start, end: ["girl", space_piece(box, end)],
        face=FACE,
        start=SPACE,
        end=SPACE,
    ),
    Declared("event-discarded", "{event} is discarded.", event=EVENT),
    Declared(
        "special-arrives",
        "A new Victim arrives at {space}: {event}.",
        pieces=lambda box, kind, space, event: spaces_and_victim(box, kind, space),
        victim=VICTIM,
        space=SPACE,
        event=SPECIAL,
    ),
    Declared(
        "special",
        "A Victim at {space} is now {event}.",
        pieces=lambda box, kind, space, event: spaces_and_victim(box, kind, space),
        victim=VICTIM,
        space=SPACE,
        event=SPECIAL,
    ),
    # Items
    Declared("nothing-here", "There is nothing to find here."),
    Declared("gained", "She gains {item}.", you="You gain {item}.", item=THE_ITEM),
    Declared("item-discarded", "She has used up {item}.", you="You have used up {item}.", item=THE_ITEM),
    Declared("used", "She uses {item}.", you="You use {item}.", item=THE_ITEM),
    Declared("shot", "She shoots with {item}.", you="You shoot with {item}.", item=THE_ITEM),
    Declared("armed", "She attacks with {weapon}.", you="You attack with {weapon}.", weapon=WEAPON),
    Declared(
        "struck",
        "She strikes the Killer for {damage} damage.",
        you="You strike the Killer for {damage} damage.",
        damage=NUMBER,
    ),
    Declared(
        "put-below",
        about_deck("The other Item goes to the bottom of the Item deck at the {}."),
        location=LOCATION,
        deck=DECK,
    ),
    Declared(
        "put-on-top",
        about_deck("{1} goes back on top of the Item deck at the {0}."),
        location=LOCATION,
        deck=DECK,
        item=ITEM,
    ),
    Declared("deck-opens", about_deck("Top Item at the {}: {}."), location=LOCATION, deck=DECK, item=ITEM),
    # The Killer
    Declared("power", reveals_power, power=POWER, scene="A Dark Power"),
    Declared("power-hurt", "{card} takes the damage first: {health} health left.", card=TERROR, health=NUMBER),
    Declared("power-lost", "The Killer loses {card}.", card=TERROR),
    Declared("minor", "{card} stays in play until it has no health left.", card=TERROR),
    Declared("terror", "Terror card {card}", card=TERROR_TEXT, scene="Terror"),
    Declared("terror-discarded", "A Terror card is discarded: {card}.", card=TERROR),
    Declared("no-victims", "No Victim is left: the next Terror card is drawn instead."),
    Declared("finale", reveals_finale, finale=FINALE, scene="The Finale"),
    Declared(
        "stalked",
        "The Killer moves to {end}.",
        pieces=lambda box, start, end: [space_piece(box, start), space_piece(box, end), "killer"],
        start=SPACE,
        end=SPACE,
    ),
    Declared(
        "attack",
        _attack,
        you=_attack_you,
        pieces=lambda box, actor, space, on, damage: [*_stands(box, actor, space), *_attacked(box, on)],
        actor=ACTOR,
        space=SPACE,
        on=PREY,
        damage=NUMBER,
        scene="An attack",
    ),
    Declared(
        "missed",
        lambda box, actor, space: f"{ACTOR.words(box, actor)} attacks, but no one is at {box.spaces[space].name}.",
        pieces=_stands,
        actor=ACTOR,
        space=SPACE,
    ),
    Declared(
        "stayed",
        lambda box, actor, space: (
            f"{ACTOR.words(box, actor)} stays at {box.spaces[space].name}: the target is there already."
        ),
        pieces=_stands,
        actor=ACTOR,
        space=SPACE,
    ),
    Declared("reduced", "The attack is reduced to {damage} damage.", damage=NUMBER),
    Declared("unhurt", "She is unhurt.", you="You are unhurt."),
    Declared(
        "minion-moved",
        "{minion} moves to {end}.",
        pieces=lambda box, kind, start, end: [space_piece(box, start), space_piece(box, end), minion_piece(box, kind)],
        minion=KIND,
        start=SPACE,
        end=SPACE,
    ),
    Declared("minion-dead", "{minion} dies at {space}.", minion=KIND, space=SPACE),
    Declared("minion-spawned", "{minion} comes into play at {space}.", minion=KIND, space=SPACE),
    Declared("minion-rises", "The dead Victim rises at {space}: {minion}.", minion=KIND, space=SPACE),
    Declared("no-minion", "No token is left for {minion}.", minion=KIND),
    Declared("film-won", "She has survived.", you="You have survived."),
    # Events
    Declared("event", "Event {event}", event=EVENT_TEXT, scene="An Event"),
    Declared("event-ignored", "{event} finds no Victim and is discarded.", event=EVENT),
    Declared(
        "minion-hurt",
        "{minion} at {space} is hit: {health} health left.",
        minion=KIND,
        space=SPACE,
        health=NUMBER,
    ),
)
