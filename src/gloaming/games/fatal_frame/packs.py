"""The cards of Fatal Frame, read from its own content and from packs that people add."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloaming.engine.effects import Effect
from gloaming.engine.game import Added
from gloaming.engine.packs import Packs
from gloaming.engine.schema import Schema
from gloaming.games.fatal_frame.box import Box, Ghost, Upgrade
from gloaming.games.fatal_frame.printed import FIRST_UPGRADE, KIND
from gloaming.games.fatal_frame.rules.verbs import VERBS

CORE: Final = Path(__file__).parent / "content"
SCHEMA: Final = Schema({Effect: VERBS})

TABLES: Final = {
    "ghost": "ghosts.toml",
    "item": "items.toml",
    "upgrade": "plays.toml",
    "action": "plays.toml",
    "exterior": "locations.toml",
    "interior": "locations.toml",
    "boss": "bosses.toml",
    "camera": "bosses.toml",
}
"""The file of each table."""


def read_box(*folders: Path) -> Box:
    """The box of the core cards and some packs. Raises BadContent, which names file, entry and field."""
    packs = Packs("fatal-frame", [CORE], folders, TABLES, SCHEMA)
    ghosts = packs.read("ghost", Ghost)
    upgrades = packs.read("upgrade", Upgrade)
    return Box(ghosts, upgrades, KIND, FIRST_UPGRADE, Added(packs.titles, packs.fingerprint()))


BOX = read_box()
"""What is in the box as it is sold."""
