"""What things are called, and the ids of their pieces: `space-cabins`, `victim-blue`, `die-2`, `save-0`, `deck-1`."""

from __future__ import annotations

from gloaming.games.final_girl.content import ACTIONS, EVENTS, ITEMS, LOCATIONS, SPACES, TERRORS
from gloaming.games.final_girl.state import NORMAL, Table

PHASE_NAMES = ("Set-up", "Action phase", "Planning phase", "Killer phase", "Panic phase", "Upkeep phase")
KINDS = ("white", "orange", "blue")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def count(number: int, one: str, many: str = "") -> str:
    """A number and its noun."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def space_name(location: int, space: int) -> str:
    """A space in words."""
    return SPACES[location][space].name


def space_piece(location: int, space: int) -> str:
    """The id of a space."""
    return f"space-{SPACES[location][space].id}"


def victim(kind: int, card: int = -1) -> str:
    """A Victim in words. card: the Event of a Special Victim."""
    if kind == NORMAL:
        return "a Victim"
    return special(card) if card >= 0 else f"the {KINDS[kind]} Special Victim"


def special(card: int) -> str:
    """A Special Victim in words, by its Event."""
    return f"the {EVENTS[card][1].name.removeprefix('The ')}"


def victim_piece(location: int, kind: int, space: int) -> str:
    """The id of a Victim: a Special one's own, or that of the ordinary ones in a space."""
    return f"victims-{SPACES[location][space].id}" if kind == NORMAL else f"victim-{KINDS[kind]}"


def company(s: Table, normal: int, mask: int) -> str:
    """Who comes along."""
    who = [special(s.special_card[kind]) for kind in range(NORMAL) if mask >> kind & 1]
    if normal:
        who.insert(0, count(normal, "Victim"))
    return " with " + " and ".join(who) if who else ""


def action_name(name: int) -> str:
    """An Action card in words."""
    return ACTIONS[name].name


def item_name(item: int) -> str:
    """An Item in words."""
    return ITEMS[item][1].name


def terror_name(card: int) -> str:
    """A Terror card in words."""
    return TERRORS[card][2].name


def deck_name(location: int, deck: int) -> str:
    """An Item deck in words: its space."""
    name = LOCATIONS[location].decks[deck]
    return next(space.name for space in SPACES[location] if space.id == name)
