"""Drafts with changed copies of entries of the box."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from gloaming.lab.content.overrides import printed_entries


def copied(game: str, table: str, copied_id: str, /, **changes: Any) -> dict[str, Any]:
    """Return a draft as JSON with a copy of an entry of the box, which is changed. Without an id, it replaces it."""
    entry = deepcopy(printed_entries(game)[table][copied_id]) | changes
    return {"game": game, "title": "Mine", "entries": {table: [entry]}}


def new_killer(name: str) -> dict[str, Any]:
    """Return a draft as JSON with a new Killer: a copy of Hans the Butcher with one Finale and one Dark Power."""
    entries = deepcopy(printed_entries("final-girl"))
    parts: dict[str, tuple[str, dict[str, Any]]] = {
        "killer": ("hans-the-butcher", {"terror_cards": 8}),
        "finale": ("thirst", {"of": "ann"}),
        "power": ("wide-swing", {"of": "ann"}),
    }
    made = {
        table: [entries[table][id] | changes | {"id": "ann" if table == "killer" else f"ann-{table}", "name": name}]
        for table, (id, changes) in parts.items()
    }
    return {"game": "final-girl", "title": "Mine", "entries": made}
