"""What the packs of a game may contain: their files, tables and entries."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.engine.content.schema import Schema


class PackFormat:
    """What the packs of a game may contain.

    game: the id of the game; files: the TOML file of each table; schema: decodes the entries; classes: the class of the
    entries of each table, in the order in which the game reads the tables; optional: the tables that may be empty.
    """

    __slots__ = ("game", "files", "schema", "classes", "optional")

    def __init__(self, game: str, files: Mapping[str, str], schema: Schema) -> None:
        self.game: str = game
        self.files: Mapping[str, str] = files
        self.schema: Schema = schema
        self.classes: dict[str, type] = {}
        self.optional: set[str] = set()

    def declare(self, table: str, cls: type, optional: bool) -> None:
        """Add a table. cls: the class of its entries; optional: whether the table may be empty."""
        self.classes[table] = cls
        if optional:
            self.optional.add(table)
