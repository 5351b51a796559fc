"""Structs for the workshop: packs that people make in the page, their drafts, checks, versions and play tests.

A draft has the data of a pack's TOML files as JSON: for each table its entries, with the fields that the files name.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gloaming.server.protocol.game_info import ContentEntry
from gloaming.server.protocol.wire import Count, Wire, Word

Title = Annotated[str, msgspec.Meta(max_length=80)]
Line = Annotated[str, msgspec.Meta(max_length=200)]


class Draft(Wire, frozen=True):
    """A pack as its author edits it.

    game: the id of the game.
    title: the title of the pack, which is shown to people.
    entries: for each table, such as "killer", its entries in order.
    replaces: the ids of entries of others that the pack replaces on purpose, as in `pack.toml`.
    """

    game: Word
    title: Title = ""
    entries: dict[Word, list[dict[str, Any]]] = {}
    replaces: list[Word] = []


class DraftFault(Wire, frozen=True):
    """A fault of a draft.

    table: the table of the faulty entry, "" for the pack as a whole.
    number: the position of the entry in its table, from 0; -1 for the table or the pack as a whole.
    field: the path of the field, such as "effects[0].count"; "" for the entry as a whole.
    reason: what is wrong, and what is allowed.
    message: the whole message, as `gloaming content --pack` prints it.
    """

    table: Word
    number: int
    field: str
    reason: str
    message: str


class FieldWords(Wire, frozen=True):
    """The generated rules text of one verb in an entry. field: the path of the verb, such as "effects[0]"."""

    table: Word
    number: int
    field: str
    words: str


class EntryChange(Wire, frozen=True):
    """A difference between a draft and the box.

    kind: "new" for an entry that the box does not have, "changed" for one that replaces an entry of the box.
    fields: for a changed entry, the fields that differ: path, printed value, and value in the draft; None for a field
    that has its default.
    """

    table: Word
    id: str
    kind: Literal["new", "changed"]
    fields: list[tuple[str, Any, Any]] = []


class DraftReport(Wire, frozen=True):
    """The reply to POST /api/workshop/check, whose body is a Draft.

    faults: the faults, those that can be found at once; [] if the pack can be played.
    content: the cards and pieces of the game with the pack that differ from those of the box. If the pack is faulty,
    those of the entries that are valid on their own, as far as they can be shown.
    words: the generated texts of the verbs in valid entries.
    changes: what differs from the box.
    pieces: by table and entry id, the public ids of the cards and pieces of the draft's entries, as in WorkshopGame.
    options: the settings of a match with the pack as form fields, as in GameInfo; [] if nothing of it can be played.
    """

    faults: list[DraftFault] = []
    content: list[ContentEntry] = []
    words: list[FieldWords] = []
    changes: list[EntryChange] = []
    pieces: dict[str, dict[str, list[str]]] = {}
    options: list[dict[str, Any]] = []


class TableKind(Wire, frozen=True):
    """A table of a game's packs.

    id: the name of the table, such as "killer".
    title: its name for people, such as "Killers".
    file: the TOML file of a pack that holds it.
    singular: the name of one entry, such as "Killer".
    required: whether a match needs entries of this table, so that the box always has some.
    """

    id: Word
    title: str
    singular: str
    file: str
    required: bool = True


class WorkshopGame(Wire, frozen=True):
    """GET /api/workshop/games/ID: what the editor needs to know of a game.

    schema: the JSON Schema of the game's packs, as `game.pack_schema()` returns it.
    tables: the tables in the order in which the editor lists them.
    entries: the entries of the box as a pack may have them, by table.
    pieces: by table and entry id, the public ids of the entry's cards and pieces, as views and content name them.
    """

    schema: dict[str, Any]
    tables: list[TableKind]
    entries: dict[str, list[dict[str, Any]]]
    pieces: dict[str, dict[str, list[str]]]


class PackVersion(Wire, frozen=True):
    """A saved version of a pack. number: counted from 1; saved: Unix time; note: what its author wrote about it."""

    number: int
    saved: float
    note: Line = ""


class WorkshopPack(Wire, frozen=True):
    """A pack of the workshop.

    GET /api/workshop/packs returns your packs and the featured ones, each as WorkshopPack.

    author: the name of the author, "" for an author without a name.
    yours: whether you are the author.
    shared: whether everybody with the link can see and play the pack.
    featured: whether the operator shows it to everybody.
    versions: the versions, the newest first.
    entries: the number of entries in the newest version.
    """

    id: Word
    game: Word
    title: Title
    author: str
    yours: bool
    shared: bool
    featured: bool
    versions: list[PackVersion]
    entries: int


class PackContent(Wire, frozen=True):
    """GET /api/workshop/packs/ID?version=N: a version of a pack, by default the newest, and its draft."""

    pack: WorkshopPack
    version: int
    draft: Draft


class SavePack(Wire, frozen=True):
    """POST /api/workshop/packs, or PUT /api/workshop/packs/ID: save a draft as a new pack or a new version.

    Answered with WorkshopPack. A draft that equals the newest version makes no new version. A faulty draft is refused
    with status 422; the message is that of its first fault.

    base: the number of the version that was edited; saving is refused with status 409 if there is a newer one, which
    another browser of the author saved. 0 for a new pack.
    """

    draft: Draft
    note: Line = ""
    base: Count = 0


class SharePack(Wire, frozen=True):
    """POST /api/workshop/packs/ID/share: share a pack by link, or stop. Answered with WorkshopPack."""

    shared: bool


class PackOfTable(Wire, frozen=True):
    """A pack of the workshop with which a table is played, shown to people before they join.

    title, author: as in WorkshopPack; changes: what differs from the box; content: the cards and pieces that differ.
    """

    pack: Word
    version: int
    title: str
    author: str
    changes: list[EntryChange]
    content: list[ContentEntry]


class StartComparison(Wire, frozen=True):
    """POST /api/workshop/comparisons: compare a draft with the box on the same deals. Answered with Comparison.

    entry: the table and id of the entry whose use by bots is counted, None to count none.
    options: the settings of the matches, by id, such as the Killer.
    """

    draft: Draft
    entry: tuple[Word, Word] | None = None
    options: dict[Word, Any] = {}


class Comparison(Wire, frozen=True):
    """A comparison of a draft with the box; GET /api/workshop/comparisons/ID returns it while it runs.

    state: "waiting" for its turn, "playing", "done", "stopped" by its author, or "failed".
    played: the number of deals that both versions have played; most: how many are expected at most.
    summary: the effect on wins, on length and the use of the card, in one or two sentences; "" until something is
    known.
    difference, interval: the difference in wins (percentage points) and its 95 % interval, None until known.
    length: the difference of the mean length, in turns or rounds, None until known.
    used: the share of matches with the card in sight in which bots used it, None if no card is counted.
    problem: why it failed.
    verdict: "" while the interval does not allow one; "too hard" and "too easy" are for places and scenarios.
    fair: the differences that are called fair, in percentage points.
    ends: what a difference below 0 and one above 0 means.
    """

    id: Word
    state: Literal["waiting", "playing", "done", "stopped", "failed"]
    played: int
    most: int
    summary: str = ""
    difference: float | None = None
    interval: tuple[float, float] | None = None
    length: float | None = None
    used: float | None = None
    problem: str = ""
    verdict: Literal["", "fair", "too strong", "too weak", "too hard", "too easy"] = ""
    fair: tuple[float, float] = (-5.0, 5.0)
    ends: tuple[str, str] = ("Players win less", "Players win more")
