"""Backups: one file with all of a data folder, made while a server may run, and restored where none does."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

import gloaming
from gloaming.engine.decoding import decode
from gloaming.server.store.database import StoreFault
from gloaming.server.store.sqlite import FILE, LOCK, layout_of, locked

FORMAT: Final = "gloaming-backup-1"

CONTENTS: Final = "backup.json"
"""The BackupContents, as JSON, among the files of a backup."""

MOST_CONTENTS: Final = 4 * 1024 * 1024
"""The longest CONTENTS that is read."""

NAME: Final = re.compile(r"[\w-][\w.-]*(/[\w-][\w.-]*)?")
"""Names of files in a backup: in the data folder, or in a folder in it."""

STAGE: Final = ".restoring"

PIECE: Final = 1024 * 1024
"""Bytes that are read at once."""


class BackupFile(msgspec.Struct, frozen=True):
    """A file in a backup. sha256: in hexadecimal."""

    size: int
    sha256: str


class BackupContents(msgspec.Struct, frozen=True):
    """What a backup holds. at: when it was made, in ISO 8601; tables: how many."""

    format: str
    gloaming: str
    at: str
    tables: int
    files: dict[str, BackupFile]


def back_up(folder: Path, file: Path) -> BackupContents:
    """Write all of a data folder, as it is at one moment, to a new file. A server may be running.

    Raises StoreFault, and then leaves no file.
    """
    if not (folder / FILE).is_file():
        raise StoreFault(f"{folder} holds no tables. Name the folder that was given to `gloaming serve --data`.")
    if file.exists():
        raise StoreFault(f"{file} already exists. Name a new file.")
    if file.resolve().is_relative_to(folder.resolve()):
        raise StoreFault(f"{file} is inside the data folder. Name a file elsewhere, preferably on another disk.")
    with _as_store_faults(folder, file), tempfile.TemporaryDirectory(prefix=f".{file.name}.", dir=file.parent) as made:
        copy, draft = Path(made) / FILE, Path(made) / "draft"
        _copy(folder / FILE, copy)
        parts = {FILE: copy} | {_name(folder, path): path for path in _beside(folder)}
        with os.fdopen(_private(draft), "wb") as written:
            with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as packed:
                files = {name: _pack(packed, name, part) for name, part in parts.items()}
                at = datetime.now(UTC).isoformat(timespec="seconds")
                contents = BackupContents(FORMAT, gloaming.__version__, at, _checked(copy), files)
                packed.writestr(CONTENTS, msgspec.json.format(msgspec.json.encode(contents)))
            written.flush()
            os.fsync(written.fileno())
        os.replace(draft, file)
    return contents


def restore(file: Path, folder: Path) -> BackupContents:
    """Restore a backup into a new or empty folder, after checking all of it.

    Raises StoreFault, and then leaves the folder as it was.
    """
    with _as_store_faults(file, folder):
        _refuse_unless_empty(folder)
        there, whole = folder.exists(), False
        stage = folder / STAGE
        try:
            with closing(locked(folder)):
                stage.mkdir(mode=0o700)
                contents = _unpack(file, stage)
                # The tables come last: a folder with tables is complete.
                for name in sorted(contents.files, key=lambda name: name == FILE):
                    target = folder / name
                    target.parent.mkdir(mode=0o700, exist_ok=True)
                    os.replace(stage / name, target)
                whole = True
        finally:
            shutil.rmtree(stage, ignore_errors=True)
            if not whole:
                (folder / LOCK).unlink(missing_ok=True)
                if not there:
                    folder.rmdir()
    return contents


@contextmanager
def _as_store_faults(*names: Path) -> Iterator[None]:
    """Raise errors of files, databases and archives as StoreFault."""
    shown = " and ".join([str(name) for name in names])
    try:
        yield
    except (zipfile.BadZipFile, zlib.error, msgspec.MsgspecError, KeyError) as error:
        raise StoreFault(f"{names[0]} is not a backup of Gloaming, or is damaged: {error}") from None
    except OSError as error:
        raise StoreFault(f"{error.filename or shown}: {error.strerror or error}") from None
    except sqlite3.Error as error:
        raise StoreFault(f"{names[0]} cannot be read: {error}") from None


def _copy(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, while others may write to it."""
    os.close(_private(target))
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as connection,
        closing(sqlite3.connect(target)) as copy,
    ):
        connection.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


def _checked(file: Path) -> int:
    """Check all pages and indices of a database. Return how many tables it holds. Raises StoreFault or others."""
    with closing(sqlite3.connect(file)) as connection:
        if layout_of(connection, file) is None:
            raise StoreFault(f"{file.name} holds no tables yet. Serve the folder first.")
        (problem,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if problem != "ok":
            raise StoreFault(f"{file.name} is damaged: {problem}")
        (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


def _beside(folder: Path) -> list[Path]:
    """Return the other files of a data folder: the secret key, reports and the like."""
    ours = {LOCK, *[FILE + end for end in ("", "-wal", "-shm", "-journal")]}
    paths = [
        path for path in sorted([*folder.glob("*"), *folder.glob("*/*")]) if path.is_file() and not path.is_symlink()
    ]
    return [path for path in paths if _name(folder, path) not in ours and NAME.fullmatch(_name(folder, path))]


def _name(folder: Path, file: Path) -> str:
    return file.relative_to(folder).as_posix()


def _pack(packed: zipfile.ZipFile, name: str, file: Path) -> BackupFile:
    size, digest = 0, hashlib.sha256()
    with file.open("rb") as opened, packed.open(name, "w", force_zip64=True) as target:
        while piece := opened.read(PIECE):
            size += len(piece)
            digest.update(piece)
            target.write(piece)
    return BackupFile(size, digest.hexdigest())


def _unpack(file: Path, stage: Path) -> BackupContents:
    """Extract all files of a backup into a folder, and check each. Raises StoreFault or others."""
    with zipfile.ZipFile(file) as packed:
        with packed.open(CONTENTS) as listing:
            contents = decode(listing.read(MOST_CONTENTS), BackupContents)
        if contents.format != FORMAT:
            raise StoreFault(f"{file} has the format {contents.format!r}; this release reads {FORMAT}")
        if FILE not in contents.files:
            raise StoreFault(f"{file} is damaged: it holds no {FILE}")
        for name, part in contents.files.items():
            if not NAME.fullmatch(name):
                raise StoreFault(f"{file} is damaged: a backup cannot contain {name!r}")
            target = stage / name
            target.parent.mkdir(mode=0o700, exist_ok=True)
            with packed.open(name) as source, os.fdopen(_private(target), "wb") as opened:
                _bring(source.read, opened.write, part, f"{file} is damaged: {name} does not match its checksum")
                opened.flush()
                os.fsync(opened.fileno())
    tables = _checked(stage / FILE)
    if tables != contents.tables:
        raise StoreFault(f"{file} is damaged: it holds {tables} tables, not {contents.tables}")
    return contents


def _bring(read: Callable[[int], bytes], write: Callable[[bytes], int], part: BackupFile, damaged: str) -> None:
    left, digest = part.size, hashlib.sha256()
    while left > 0 and (piece := read(min(PIECE, left))):
        left -= len(piece)
        digest.update(piece)
        write(piece)
    if left or read(1) or digest.hexdigest() != part.sha256:
        raise StoreFault(damaged)


def _refuse_unless_empty(folder: Path) -> None:
    """Raise StoreFault if a folder contains anything except an unused lock."""
    if not folder.exists():
        return
    there = sorted(path.name for path in folder.iterdir())
    if LOCK in there and _is_in_use(folder):
        raise StoreFault(f"a server is using {folder}. Stop it, and name a new or empty folder.")
    foreign = [name for name in there if name != LOCK]
    if foreign:
        raise StoreFault(
            f"{folder} is not empty: it contains {foreign[0]}. Name a new or empty folder, or move it away."
        )


def _is_in_use(folder: Path) -> bool:
    try:
        locked(folder).close()
    except sqlite3.OperationalError:
        return True
    return False


def _private(file: Path) -> int:
    """Create a file that only its owner can read, as it holds hands and secret keys. Return its descriptor."""
    return os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
