"""The kinds of numbers in events: which values they can have, and the words and piece ids for each value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.engine.phrases import a
from gloaming.engine.rules.declarations import Number, Printed
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.cards import PIECES
from gloaming.games.final_girl.constants import HIGH, KILLER, LOW, MOST_TIME, NORMAL, NOWHERE, ON_GIRL
from gloaming.games.final_girl.pieces import PHASE_NAMES, special

BROKEN: Final = ("you choose", "the worst for you is taken", "chance decides")
"""The text for each setting for ties, in the order of TIES."""

ENDS: Final = {LOW: "its lowest", HIGH: "its highest"}

MOST: Final = 100
"""An upper limit for numbers in events, higher than any count in this game."""


def space_piece(box: Box, space: int) -> str:
    """Return the piece id of a space."""
    return f"space-{box.spaces[space].id}"


def minion_piece(box: Box, kind: int) -> str:
    """Return the piece id of the reference card of a kind of Minion."""
    return f"minion-{box.minions[kind].id}"


def victim(box: Box, kind: int, space: int) -> str:
    """Return the name of a Victim: "a Victim", or the name of a Special Victim.

    kind: the kind of Victim; space: any space of the Location, whose Events name the Special Victims.
    """
    for card in box.events_of[box.location_of[space]]:
        comes = box.events[card].special
        if comes is not None and comes.kind == kind:
            return special(box, card)
    return "a Victim" if kind == NORMAL else f"the {PIECES[kind]} Special Victim"


def about_victim(text: str) -> Callable[..., str]:
    """Return a function that formats an event text with the Victim and the last space of the event."""
    return lambda box, kind, *spaces: text.format(victim(box, kind, spaces[-1]), box.spaces[spaces[-1]].name)


def victim_piece(box: Box, kind: int) -> list[str]:
    """Return a list with the piece id of a Special Victim; an empty list for an ordinary Victim."""
    return [] if kind == NORMAL else [f"victim-{PIECES[kind]}"]


def _health(box: Box, health: int) -> str:
    return f"shows {health} health" if health else "is blank: no health is left"


NUMBER: Final[Number[Any]] = Number(MOST)

YES: Final[Number[Any]] = Number(2, id=lambda box, yes: ("no", "yes")[yes])

SPECIALS: Final[Number[Any]] = Number(1 << NORMAL)

ROUND: Final[Number[Any]] = Number(1_000)

FACE: Final[Number[Any]] = Number(7)

PHASE: Final[Number[Any]] = Number(len(PHASE_NAMES), lambda box, phase: PHASE_NAMES[phase])

HORROR: Final[Number[Any]] = Number(
    HIGH + 1, lambda box, horror: ENDS.get(horror, str(horror)), lambda box, _: "horror"
)

TIME: Final[Number[Any]] = Number(MOST_TIME + 2, least=-1)

CHANGE: Final[Number[Any]] = Number(2 * MOST, least=-MOST)

ROW: Final[Number[Any]] = Number(MOST, lambda box, row: str(row + 1), lambda box, row: "bloodlust")

HEALTH: Final[Number[Any]] = Number(MOST, lambda box, health: str(health), lambda box, health: "health")

TOKEN: Final[Number[Any]] = Number(MOST, _health)

DIE: Final[Number[Any]] = Number(MOST, lambda box, die: f"die {die + 1}", lambda box, die: f"die-{die}")

PRINCIPLE: Final[Number[Any]] = Number(len(BROKEN), lambda box, principle: BROKEN[principle])

SPACE: Final[Number[Box]] = Number(lambda box: len(box.spaces), lambda box, space: box.spaces[space].name, space_piece)

VICTIM: Final[Number[Any]] = Number(NORMAL + 1)

GIRL: Final[Number[Box]] = Number(lambda box: len(box.girls), lambda box, girl: box.girls[girl].name)

SETUP: Final[Number[Box]] = Number(lambda box: len(box.setups), lambda box, setup: box.setups[setup].name)

ACTION: Final[Number[Box]] = Number(
    lambda box: len(box.actions),
    lambda box, name: box.actions[name].name,
    lambda box, name: f"action-{box.actions[name].id}",
)

SPENT: Final[Printed[Box]] = Printed(
    lambda box: len(box.actions), lambda box, name: box.actions[name].name, id=lambda box, name: box.actions[name].id
)

ITEM: Final[Printed[Box]] = Printed(
    lambda box: len(box.items),
    lambda box, item: box.items[item].name,
    lambda box, item: box.item_piece(item),
    id=lambda box, item: box.items[item].id,
)

THE_ITEM: Final[Printed[Box]] = Printed(
    lambda box: len(box.items),
    lambda box, item: box.item_in_sentence(item),
    lambda box, item: box.item_piece(item),
    id=lambda box, item: box.items[item].id,
)

WEAPON: Final[Number[Box]] = Number(
    lambda box: len(box.items) + 1,
    lambda box, item: "bare hands" if item == NOWHERE else box.item_in_sentence(item),
    lambda box, item: [] if item == NOWHERE else [box.item_piece(item)],
    least=NOWHERE,
)

LOCATION: Final[Number[Box]] = Number(lambda box: len(box.locations))

DECK: Final[Number[Any]] = Number(
    lambda box: max([len(location.decks) for location in box.locations]),
    piece=lambda box, deck: f"deck-{deck}",
    id=lambda box, deck: f"deck-{deck}",
)

TERROR: Final[Printed[Box]] = Printed(
    lambda box: len(box.terrors),
    lambda box, card: box.terrors[card].name,
    lambda box, card: box.terror_piece(card),
    id=lambda box, card: box.terrors[card].id,
)

TERROR_TEXT: Final[Number[Box]] = Number(
    lambda box: len(box.terrors),
    lambda box, card: f"{box.terrors[card].name}: {box.says(box.terrors[card])}",
    lambda box, card: box.terror_piece(card),
)

EVENT: Final[Number[Box]] = Number(
    lambda box: len(box.events), lambda box, card: box.events[card].name, lambda box, card: box.event_piece(card)
)

EVENT_TEXT: Final[Number[Box]] = Number(
    lambda box: len(box.events),
    lambda box, card: f"{box.events[card].name}: {box.says(box.events[card])}",
    lambda box, card: box.event_piece(card),
)

SPECIAL: Final[Number[Box]] = Number(lambda box: len(box.events), special)

POWER: Final[Number[Box]] = Number(
    lambda box: len(box.powers),
    lambda box, card: f"{box.powers[card].name}: {box.says(box.powers[card])}",
    lambda box, card: box.power_piece(card),
)

FINALE: Final[Number[Box]] = Number(
    lambda box: len(box.finales),
    lambda box, card: f"{box.finales[card].name}: {box.says(box.finales[card])}",
    lambda box, card: box.finale_piece(card),
)

SAVES: Final[Number[Any]] = Number(
    lambda box: max([len(girl.saves) for girl in box.girls]) + 1,
    piece=lambda box, place: [] if place < 0 else [f"save-{place}"],
    least=-1,
)

ACTOR: Final[Number[Box]] = Number(
    lambda box: len(box.minions) + 1,
    lambda box, actor: "the Killer" if actor == KILLER else a(box.minions[actor].name),
    lambda box, actor: "killer" if actor == KILLER else minion_piece(box, actor),
    least=KILLER,
)

KIND: Final[Number[Box]] = Number(
    lambda box: len(box.minions), lambda box, kind: a(box.minions[kind].name), minion_piece
)

PREY: Final[Number[Any]] = Number(NORMAL + 3, least=ON_GIRL)


def _revealed(box: Box, what: str, of: str, card: str) -> str:
    """Return that a card is revealed, by the Killer if there is one. of: its Killer."""
    nobody = any([killer.nobody for killer in box.killers if killer.id == of])
    return f"The {what} is revealed: {card}" if nobody else f"The Killer reveals the {what} {card}"


def reveals_power(box: Box, power: int) -> str:
    """Return that a Dark Power is revealed, by the Killer if there is one."""
    return _revealed(box, "Dark Power", box.powers[power].of, POWER.words(box, power))


def reveals_finale(box: Box, finale: int) -> str:
    """Return that a Finale is revealed, by the Killer if there is one."""
    return _revealed(box, "Finale", box.finales[finale].of, FINALE.words(box, finale))
