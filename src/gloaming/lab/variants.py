"""Variants: a game with packs and overrides, as a value that any process can load."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from gloaming.engine.match.match import Game
from gloaming.games import game as game_as_sold
from gloaming.lab.overrides import override_pack
from gloaming.lab.pack_files import PackFiles, fingerprint, read_pack

AS_SOLD: Final = "as sold"
"""The name of a variant without packs and overrides."""

MOST_LOADED: Final = 64
"""The number of variants that a process keeps loaded."""


@dataclass(frozen=True)
class Variant:
    """A game with packs. It contains the text of its packs, so that it can be sent to other processes and machines.

    name: shown to people, unique in an experiment; packs: in load order, with the pack of the overrides as the last;
    overrides: key and value of each override, for people and for response curves.
    """

    game: str
    name: str = AS_SOLD
    packs: tuple[PackFiles, ...] = ()
    overrides: tuple[tuple[str, str | int | float | bool], ...] = ()

    @property
    def id(self) -> str:
        """The identity of the content: the game, with the hash of its packs if it has any.

        Variants with the same id play the same matches.
        """
        return f"{self.game}+{fingerprint(self.packs)}" if self.packs else self.game

    def load(self) -> Game:
        """Return the game. It is loaded once in each process. Raises BadContent or UnknownGame."""
        return _loaded(self.game, self.packs) if self.packs else game_as_sold(self.game)


@lru_cache(MOST_LOADED)
def _loaded(game: str, packs: tuple[PackFiles, ...]) -> Game:
    with TemporaryDirectory(prefix="gloaming-") as folder:
        written = [pack.write(Path(folder, str(number))) for number, pack in enumerate(packs)]
        return game_as_sold(game).with_packs(*written)


def make_variant(
    game: str, packs: Sequence[Path] = (), overrides: Mapping[str, Any] | None = None, name: str = ""
) -> Variant:
    """Return a variant, after loading it once to check it.

    packs: the folders of packs, in load order; overrides: values by key, as in `overrides`; name: the default is made of
    the packs and overrides. Raises BadContent, BadOverride or UnknownGame.
    """
    files = tuple([read_pack(pack) for pack in packs])
    if files:
        game_as_sold(game).with_packs(*packs)
    changes = dict(overrides or {})
    content = (*files, override_pack(game, files, changes)) if changes else files
    words = [*[pack.name for pack in files], *[f"{key}={_short(value)}" for key, value in changes.items()]]
    variant = Variant(
        game,
        name or ", ".join(words) or AS_SOLD,
        content,
        tuple([(key, value if isinstance(value, (str, int, float)) else _short(value)) for key, value in changes.items()]),
    )
    variant.load()
    return variant


def _short(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
