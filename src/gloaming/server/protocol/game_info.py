"""The games on offer, their content and their rules."""

from __future__ import annotations

from typing import Any

from gloaming.server.protocol.wire import Wire


class BotInfo(Wire, frozen=True):
    """A bot that can take a seat. spec: its value in `seats` of CreateTable.

    level: 1 (easy) to 4 (hardest); 0 for a bot that is chosen by its kind and thinking budget.
    """

    spec: str
    name: str
    help: str = ""
    level: int = 0


class StyleInfo(Wire, frozen=True):
    """A playing style for bots, written after a colon: `hard:fighter`. help: what such a bot prefers."""

    id: str
    help: str


class PacksInfo(Wire, frozen=True):
    """The packs that a game is played with. titles: in loading order; fingerprint: a hash of the cards' rules."""

    titles: list[str]
    fingerprint: str


class GameInfo(Wire, frozen=True):
    """A game on offer. options: its settings, as form fields: id, name, help, default, kind.

    packs: that the server adds, None for the game as published; lessons, challenges: their ids; styles: for its bots.
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


class ContentEntry(Wire, frozen=True):
    """A card, room or other entry of a game. facts: its numbers, by name.

    copies: how many there are; pieces: their ids, as used in views, events and options.
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
    """A clause of a game's rules. rule: its text without our rulings on points that the rulebook leaves open."""

    id: str
    chapter: str
    text: str
    rule: str
