"""The ids of tables, which are part of their addresses."""

from __future__ import annotations

import re
import secrets
from typing import Final

from gloaming.server.limits.responses import Refusal

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"

PLAIN: Final = re.compile(r"[\w-]{1,64}", re.ASCII)


def new_table_id() -> str:
    """Return a random id that cannot be guessed."""
    return "".join([secrets.choice(LETTERS) for _ in range(12)])


def is_table_id(text: str) -> bool:
    """Return whether a text can be the id of a table.

    Other ids are not looked up in the store, because PostgreSQL might reject them with an error.
    """
    return PLAIN.fullmatch(text) is not None


def unknown_table() -> Refusal:
    """Return the refusal of a request for a table that does not exist."""
    return Refusal(404, "unknown-table", "There is no such table. It may have been deleted long after its end.")
