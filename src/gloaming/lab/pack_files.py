"""Packs in memory: they travel to other processes and machines, which have no access to the folder."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from gloaming.engine.content.packs import MANIFEST, manifest_of, toml


@dataclass(frozen=True)
class PackFiles:
    """The content of a pack. name: the name of its folder; files: the name and text of each TOML file, by name."""

    name: str
    files: tuple[tuple[str, str], ...]

    def write(self, folder: Path) -> Path:
        """Write the pack into a new folder inside `folder`, and return the new folder."""
        made = folder / self.name
        made.mkdir(parents=True)
        for name, text in self.files:
            (made / name).write_text(text, encoding="utf-8", newline="")
        return made


def read_pack(folder: Path) -> PackFiles:
    """Read a pack's files. Raises BadContent if it is not a pack, or if a file is no TOML, too large or a link."""
    manifest_of(folder)
    paths = sorted([path for path in folder.iterdir() if path.suffix.lower() == ".toml"])
    for path in paths:
        toml(path, f"{folder.name}/{path.name}")
    return PackFiles(folder.resolve().name, tuple([(path.name, path.read_text("utf-8-sig")) for path in paths]))


def pack_of(name: str, game: str, files: Iterable[tuple[str, str]]) -> PackFiles:
    """Return a pack for a game from the names and texts of its files, without its manifest, which is added."""
    return PackFiles(name, tuple(sorted([(MANIFEST, f'game = "{game}"\ntitle = "{name}"\n'), *files])))


def fingerprint(packs: Iterable[PackFiles]) -> str:
    """Return a hash of the packs' files, in load order: 12 hexadecimal digits."""
    hashed = blake2b(digest_size=6)
    for pack in packs:
        for name, text in pack.files:
            hashed.update(f"{len(name)} {len(text)} {name}{text}".encode())
        hashed.update(b"/")
    return hashed.hexdigest()
