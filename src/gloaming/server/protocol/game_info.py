"""Games that can be played, their content and rules."""

from __future__ import annotations

from typing import Any

from gloaming.server.protocol.wire import Wire


class BotInfo(Wire, frozen=True):
    """A bot that can take a seat: its spec, as in `seats` of CreateTable, and what to call it.

    level: 1 (easy) to 4 (hardest) for the four levels; 0 for a bot asked for by kind and budget.
    """

    spec: str
    name: str
    help: str = ""
    level: int = 0


class StyleInfo(Wire, frozen=True):
    """A way to play that bots of a level can have, after a colon: `hard:fighter`. help: what it likes."""

    id: str
    help: str


class PacksInfo(Wire, frozen=True):
    """The packs that a game is played with. titles: in their order; fingerprint: of the cards, as rules read them."""

    titles: list[str]
    fingerprint: str


class GameInfo(Wire, frozen=True):
    """A game to choose. options: the set-up options, as forms need them: id, name, help, default, kind.

    packs: those that the server adds to it, None for the game as it is sold; lessons, challenges: their ids; styles:
    those that bots of a level can have.
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

    pieces: the ids of its copies, as views, events and options name them.
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
    """A clause of a game's rules. rule: its text without what was ruled where the rulebook leaves doubt."""

    id: str
    chapter: str
    text: str
    rule: str
