"""Structs for the games on offer, their cards and other content, and their rules."""

from __future__ import annotations

from typing import Any

from gloaming.server.protocol.wire import Wire


class BotInfo(Wire, frozen=True):
    """A bot that can take a seat.

    spec: the text that chooses the bot in `seats` of CreateTable.
    level: the strength of the bot from 1 (easy) to 4 (hardest); 0 for a bot that is chosen by its kind and thinking
    budget.
    """

    spec: str
    name: str
    help: str = ""
    level: int = 0


class StyleInfo(Wire, frozen=True):
    """A playing style for bots, written after a colon in the spec of a bot, as in `hard:fighter`.

    help: what a bot with this style prefers.
    """

    id: str
    help: str


class PacksInfo(Wire, frozen=True):
    """The content packs with which a game is played.

    titles: the titles of the packs, in the order in which they are loaded.
    fingerprint: a hash of everything in the packs that the rules read.
    workshop: for packs of the workshop, each pack as PACK@VERSION, in the order of `titles`.
    """

    titles: list[str]
    fingerprint: str
    workshop: list[str] = []


class GameInfo(Wire, frozen=True):
    """A game that the server offers.

    options: the settings of a match as form fields with id, name, help, default and kind.
    bots: the bots that can play the game.
    packs: the packs that the server adds to the game, None for the game as published.
    lessons: the ids of the lessons.
    challenges: the ids of the challenges.
    styles: the styles that bots can have in this game.
    workshop: whether packs for the game can be made in the workshop.
    """

    id: str
    title: str
    summary: str
    least_seats: int
    most_seats: int
    least_minutes: int
    most_minutes: int
    options: list[dict[str, Any]]
    bots: list[BotInfo]
    packs: PacksInfo | None = None
    lessons: list[str] = []
    challenges: list[str] = []
    styles: list[StyleInfo] = []
    workshop: bool = True


class ContentEntry(Wire, frozen=True):
    """A card, room or other entry of a game's content.

    copies: the number of copies of the entry in the game.
    facts: the entry's numbers and other values, by name.
    pieces: the ids of the copies, as used in views, events and options.
    """

    id: str
    kind: str
    name: str
    copies: int
    source: str
    text: str
    rule: str
    facts: dict[str, Any]
    pieces: list[str]


class ClauseInfo(Wire, frozen=True):
    """A clause of a game's rules.

    text: the whole clause.
    rule: the clause without our rulings on points that the rulebook leaves open.
    """

    id: str
    chapter: str
    text: str
    rule: str
