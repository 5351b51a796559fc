"""Drafts for the tests of the workshop."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from gloaming.lab.content.overrides import as_in_pack, printed_entries
from gloaming.server.protocol.workshop_info import Draft


def printed(game: str, table: str, id: str = "") -> dict[str, Any]:
    """Return an entry of the box as a pack may have it. id: by default the first of its table."""
    entries = printed_entries(game)[table]
    return deepcopy(as_in_pack(entries[id or next(iter(entries))]))


def draft_with(game: str, table: str, *entries: Any, title: str = "My pack", **fields: Any) -> Draft:
    """Return a draft with entries of one table."""
    return Draft(game=game, title=title, entries={table: list(entries)}, **fields)
