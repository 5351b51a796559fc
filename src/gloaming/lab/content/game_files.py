"""Games with packs as values, which can be sent to other processes and machines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from gloaming.engine.content.pack_archive import unpacked
from gloaming.engine.match.match import Game
from gloaming.games import Shelf, game


class PackFiles(msgspec.Struct, frozen=True):
    """The content of a pack. name: the name of its folder; files: the names and texts of its TOML files."""

    name: str
    files: tuple[tuple[str, str], ...]

    @staticmethod
    def read(folder: Path) -> PackFiles:
        """Return the content of a pack's folder or archive. Raises BadContent, OSError or UnicodeDecodeError."""
        folder = unpacked(folder)
        found = sorted(path for path in folder.iterdir() if path.suffix.lower() == ".toml")
        return PackFiles(
            folder.resolve().name, tuple([(path.name, path.read_text(encoding="utf-8")) for path in found])
        )

    def write(self, parent: Path) -> Path:
        """Write the pack into a new folder in `parent`, and return the folder."""
        folder = parent / self.name
        folder.mkdir(parents=True)
        for name, text in self.files:
            (folder / name).write_text(text, encoding="utf-8")
        return folder


class GameFiles(msgspec.Struct, frozen=True):
    """A game with the contents of its packs. game: the id of the game."""

    game: str
    packs: tuple[PackFiles, ...] = ()

    @staticmethod
    def read(game: str, packs: Sequence[Path] = ()) -> GameFiles:
        """Return a game with the contents of the packs' folders or archives, of which other games' are left out.

        Raises BadContent or UnknownGame, as `Shelf` does.
        """
        of_game = Shelf(packs).game(game).packs
        if of_game is None:
            return GameFiles(game)
        from gloaming.engine.content.packs import manifest_of

        return GameFiles(game, tuple([PackFiles.read(pack) for pack in packs if manifest_of(pack).game == game]))

    def load(self) -> Game:
        """Return the game with its packs. Each process reads the packs once. Raises BadContent or UnknownGame."""
        return _load(self)


@cache
def _load(files: GameFiles) -> Game:
    if not files.packs:
        return game(files.game)
    with TemporaryDirectory(prefix="gloaming-packs-") as name:
        folders = [pack.write(Path(name) / str(number)) for number, pack in enumerate(files.packs)]
        return Shelf(folders).game(files.game)
