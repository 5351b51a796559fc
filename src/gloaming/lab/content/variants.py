"""Variants: a game with packs and overrides, as a value that any process can load."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from gloaming.engine.content.pack_limits import MANIFEST
from gloaming.engine.content.packs import manifest_of
from gloaming.engine.errors import BadContent
from gloaming.engine.match.match import Game
from gloaming.games import ids
from gloaming.lab.content.game_files import GameFiles
from gloaming.lab.content.overrides import override_pack, printed_entries, printed_value

AS_SOLD: Final = "as sold"
"""The name of a variant without packs and overrides."""


@dataclass(frozen=True)
class Variant:
    """A game with the content of its packs. It can be sent to other processes and machines.

    name: shown to people, unique in an experiment; files: the game and its packs, the pack of the overrides last;
    overrides: key and value of each override that is a number, text or truth value, for people and for response curves.
    Those that equal the printed value are among them, but change nothing.
    """

    name: str
    files: GameFiles
    overrides: tuple[tuple[str, str | int | float | bool], ...] = ()

    @property
    def is_as_sold(self) -> bool:
        """Whether the variant is the game without any change."""
        return not self.files.packs

    @property
    def id(self) -> str:
        """The id in work units: the name and a hash of the packs' files, or "" for the game as sold.

        A changed pack has another id, so that results of the old pack are never used for the new one.
        """
        if not self.files.packs:
            return ""
        return f"{self.name} @{blake2b(msgspec.json.encode(self.files), digest_size=4).hexdigest()}"

    def load(self) -> Game:
        """Return the game. It is loaded once in each process. Raises BadContent or UnknownGame."""
        return self.files.load()


def make_variant(
    game: str, packs: Sequence[Path] = (), overrides: Mapping[str, Any] | None = None, name: str = ""
) -> Variant:
    """Return a variant, after loading it once to check it.

    packs: the folders of packs, in load order; overrides: values by key, as in `overrides`; name: by default the names
    of the packs and overrides. Raises BadContent, BadOverride or UnknownGame.
    """
    for pack in packs:
        if game in ids() and (wanted := manifest_of(pack).game) != game:
            raise BadContent(f"{pack.name}/{MANIFEST}: field 'game': the pack is for {wanted!r}, not for {game!r}")
    files = GameFiles.read(game, packs)
    changes = dict(overrides or {})
    words = [*[pack.name for pack in files.packs], *map(format_override, changes.keys(), changes.values())]
    entries = printed_entries(game, files.packs) if changes else {}
    if changed := {key: value for key, value in changes.items() if printed_value(key, entries) != value}:
        files = GameFiles(game, (*files.packs, override_pack(game, entries, changed)))
    values = [(key, value) for key, value in changes.items() if isinstance(value, (str, int, float))]
    variant = Variant(name or ", ".join(words) or AS_SOLD, files, tuple(values))
    variant.load()
    return variant


def variant_name(id: str) -> str:
    """Return the name of the variant with an id."""
    return id.rpartition(" @")[0] or id or AS_SOLD


def format_override(key: str, value: object) -> str:
    """Return an override as a short text: `killer.hans.health=10`."""
    return f"{key}={value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)}"
