"""The texts and pieces of events that a template cannot express."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.engine.phrases import count, listed
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.constants import KILLER, NORMAL, ON_ALL, ON_GIRL
from gloaming.games.final_girl.event_numbers import ACTOR, minion_piece, space_piece, victim, victim_piece
from gloaming.games.final_girl.pieces import deck_name
from gloaming.games.final_girl.sentences import line_text


def attack_words(box: Box, actor: int, space: int, on: int, damage: int) -> str:
    """Return the text of an attack."""
    return _attacks(box, actor, space, on, damage, "the Final Girl")


def attack_on_you(box: Box, actor: int, space: int, on: int, damage: int) -> str:
    """Return the text of an attack for the player."""
    return _attacks(box, actor, space, on, damage, "you")


def _attacks(box: Box, actor: int, space: int, on: int, damage: int, girl: str) -> str:
    whom = girl if on == ON_GIRL else "everyone" if on == ON_ALL else victim(box, on, space)
    return (
        f"{ACTOR.words(box, actor)} attacks {whom} at {box.spaces[space].name}{f': {damage} damage' if damage else ''}."
    )


def attacked(box: Box, on: int) -> list[str]:
    """Return the piece ids of the target of an attack."""
    return ["girl"] if on == ON_GIRL else [] if on == ON_ALL else victim_piece(box, on)


def standing(box: Box, actor: int, space: int) -> list[str]:
    """Return the piece ids of an acting Enemy and its space."""
    return ["killer" if actor == KILLER else minion_piece(box, actor), space_piece(box, space)]


def pointing_at(*pieces: str) -> Callable[..., list[str]]:
    """Return a function that returns these piece ids for an event, independent of its numbers."""
    return lambda box, *numbers: list(pieces)


def dice_pieces(box: Box, *faces: int) -> list[str]:
    """Return the piece ids of rolled dice."""
    return [f"die-{die}" for die in range(len(faces))]


def faces_words(faces: tuple[int, ...]) -> str:
    """Return the faces of dice as a list in words."""
    return ", ".join(map(str, faces))


def time_words(box: Box, by: int, left: int) -> str:
    """Return the text of Time gained or lost."""
    what = f"{abs(by)} Time is {'gained' if by > 0 else 'lost'}"
    return f"{what}: {left} left." if left >= 0 else f"{what}: the marker is in the red."


def _followers(box: Box, space: int, normal: int, mask: int) -> str:
    who = [count(normal, "Victim")] if normal else []
    who += [victim(box, kind, space) for kind in range(NORMAL) if mask >> kind & 1]
    return f" with {listed(who)}" if who else ""


def moved_words(box: Box, start: int, end: int, normal: int, mask: int) -> str:
    """Return the text of a step of the girl."""
    return f"She goes to {box.spaces[end].name}{_followers(box, end, normal, mask)}."


def you_moved_words(box: Box, start: int, end: int, normal: int, mask: int) -> str:
    """Return the text of a step for the player."""
    return f"You go to {box.spaces[end].name}{_followers(box, end, normal, mask)}."


def claimed_words(box: Box, girl: int, place: int) -> str:
    """Return the text of a reward."""
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


def panicked_words(box: Box, kind: int, face: int, start: int, end: int) -> str:
    """Return the text of a Victim's panic."""
    where = "stays" if start == end else f"runs to {box.spaces[end].name}"
    return f"{victim(box, kind, start)} at {box.spaces[start].name} panics, rolls a {face} and {where}."


def ran_words(box: Box, start: int, end: int, ending: str) -> str:
    """Return where the girl runs in panic. ending: the ending of the verb."""
    return f"stay{ending}" if start == end else f"run{ending} to {box.spaces[end].name}"


def improvise_words(box: Box, phase: int) -> str:
    """Return the text of an easier roll."""
    return f"3 and 4 are successes {'for the rest of the Action phase' if phase else 'on the next Horror Roll'}."
