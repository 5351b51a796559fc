"""What differs in the content of two versions of a game, field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gloaming.engine.match.match import Game
from gloaming.lab.content.game_files import GameFiles
from gloaming.lab.content.overrides import override_pack, printed_entries


@dataclass(frozen=True)
class ContentChange:
    """A field of an entry whose printed value differs, or an entry that only one version has.

    table, entry: the table and the id of the entry in the content files; field: its name, "" for a whole entry; after:
    the value in the second version, None if it has none.
    """

    table: str
    entry: str
    field: str
    after: Any

    @property
    def key(self) -> str:
        """The key of an override that would make the change: `item.baseball-bat.weapon`."""
        return ".".join([part for part in (self.table, self.entry, self.field) if part])


def content_changes(before: GameFiles, after: GameFiles) -> list[ContentChange]:
    """Return the changes between two versions of a game, in the order of its content files."""
    old, new = (printed_entries(files.game, files.packs) for files in (before, after))
    changes: list[ContentChange] = []
    for table, entries in new.items():
        for id in [*entries, *[id for id in old[table] if id not in entries]]:
            first, second = old[table].get(id), entries.get(id)
            if first is None or second is None:
                changes.append(ContentChange(table, id, "", second))
                continue
            fields = [field for field in dict.fromkeys([*second, *first]) if first.get(field) != second.get(field)]
            changes += [ContentChange(table, id, field, second.get(field)) for field in fields]
    return changes


def apply_change(files: GameFiles, change: ContentChange) -> GameFiles:
    """Return a version of a game with one more change of a field. It may be invalid, which loading it shows."""
    entries = printed_entries(files.game, files.packs)
    return GameFiles(files.game, (*files.packs, override_pack(files.game, entries, {change.key: change.after})))


def changed_cards(before: Game, after: Game) -> dict[str, str]:
    """Return the cards and pieces of the second version that are new or differ from those of the first: id and name."""
    known = before.content()
    return {str(entry["id"]): str(entry["name"]) for entry in after.content() if entry not in known}
