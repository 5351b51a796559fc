"""A draft of Fatal Frame for tests."""

from __future__ import annotations

from typing import Any

SEEKER: dict[str, Any] = {
    "id": "seeker",
    "name": "Seeker of the Well",
    "power": 4,
    "zone": "both",
    "chase": True,
    "value": 2,
    "copies": 2,
    "text": "It has been waiting.",
    "source": "ours",
}
"""An entry of Fatal Frame, which replaces the Seeker of the box."""

GAME = "fatal-frame"


def draft(title: str = "The Well", **fields: Any) -> dict[str, Any]:
    """Return a draft with a stronger Seeker. fields: the fields that differ from those of SEEKER."""
    return {"game": GAME, "title": title, "entries": {"ghost": [{**SEEKER, **fields}]}}
