"""The limits of packs and the name of their manifest."""

from __future__ import annotations

from typing import Final

MANIFEST: Final = "pack.toml"
"""The name of the file in a pack that gives the pack's game and title."""

MOST_BYTES: Final = 256 * 1024
"""The maximum size of a TOML file, in bytes."""

MOST_ENTRIES: Final = 500
"""The maximum number of entries in a table."""
