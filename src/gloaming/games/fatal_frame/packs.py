"""The cards of Fatal Frame, read from packs: folders of TOML files. A later one replaces entries by their id."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec

from gloaming.engine.effects import Effect
from gloaming.engine.errors import BadContent
from gloaming.engine.schema import Schema
from gloaming.games.fatal_frame.box import Box, Ghost, Printed, Upgrade
from gloaming.games.fatal_frame.printed import FIRST_UPGRADE, KIND
from gloaming.games.fatal_frame.rules.verbs import VERBS

CORE = Path(__file__).parent / "content"
SCHEMA = Schema({Effect: VERBS})

WORDS = ("name", "text", "source", "rule", "known")

P = TypeVar("P", bound=Printed)


def read_box(*folders: Path) -> Box:
    """The box of some packs, the core first. Raises BadContent, which names file, entry and field."""
    packs = (CORE, *folders)
    ghosts = read(packs, "ghosts.toml", "ghost", Ghost)
    upgrades = read(packs, "plays.toml", "upgrade", Upgrade)
    return Box(ghosts, upgrades, KIND, FIRST_UPGRADE, fingerprint(ghosts, upgrades))


def fingerprint(*tables: Sequence[Printed]) -> str:
    """A hash of all that the rules read of the cards; names and texts may change without it."""
    told = [[{**SCHEMA.plain(one), **dict.fromkeys(WORDS)} for one in table] for table in tables]
    return blake2b(msgspec.json.encode(told), digest_size=8).hexdigest()


def read(packs: Sequence[Path], file: str, table: str, cls: type[P]) -> tuple[P, ...]:
    """The entries of one table, those of later packs in the place of earlier ones."""
    found: dict[str, P] = {}
    for pack in packs:
        if not (pack / file).exists():
            continue
        for entry in tomllib.loads((pack / file).read_text(encoding="utf-8")).get(table, []):
            try:
                one = SCHEMA.read(entry, cls)
            except msgspec.ValidationError as error:
                raise BadContent(f"{pack.name}/{file}: {table} {entry.get('id', '?')}: {error}") from None
            found[one.id] = one
    return tuple(found.values())


BOX = read_box()
"""What is in the box as it is sold."""
