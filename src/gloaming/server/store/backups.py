"""Make and restore backups: a backup is one file with the complete content of a server's data folder.

A backup can be made while a server uses the folder. It can only be restored to a new or empty folder.
"""

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
"""The name of the file in a backup that holds the BackupContents as JSON."""

MOST_CONTENTS: Final = 4 * 1024 * 1024
"""The maximum size of the file CONTENTS, in bytes."""

NAME: Final = re.compile(r"[\w-][\w.-]*(/[\w-][\w.-]*)?")
"""The permitted names of files in a backup: a file in the data folder, or in a subfolder of the data folder."""

STAGE: Final = ".restoring"

PIECE: Final = 1024 * 1024
"""The number of bytes that are read at once."""


class BackupFile(msgspec.Struct, frozen=True):
    """The size and checksum of a file in a backup.

    sha256: the SHA-256 of the content, in hexadecimal.
    """

    size: int
    sha256: str


class BackupContents(msgspec.Struct, frozen=True):
    """The description of a backup.

    format: the format of the backup.
    gloaming: the version of the release that made the backup.
    at: the time at which the backup was made, in ISO 8601.
    tables: the number of game tables in the backup.
    files: the files by name.
    """

    format: str
    gloaming: str
    at: str
    tables: int
    files: dict[str, BackupFile]


def back_up(folder: Path, file: Path) -> BackupContents:
    """Write a consistent backup of a data folder to a new file. A server may be using the folder.

    Raises StoreFault; then no file is left behind.
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
    """Restore a backup to a new or empty folder, after checking every file in the backup.

    Raises StoreFault; then the folder is left as it was.
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
    """Convert errors of files, databases and archives into StoreFault."""
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
    """Copy a database to a new file while other processes may write to the database. The copy is consistent."""
    os.close(_private(target))
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as connection,
        closing(sqlite3.connect(target)) as copy,
    ):
        connection.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


def _checked(file: Path) -> int:
    """Check the integrity of a database, and return the number of game tables in it.

    Raises StoreFault or sqlite3.Error.
    """
    with closing(sqlite3.connect(file)) as connection:
        if layout_of(connection, file) is None:
            raise StoreFault(f"{file.name} holds no tables yet. Serve the folder first.")
        (problem,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if problem != "ok":
            raise StoreFault(f"{file.name} is damaged: {problem}")
        (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


def _beside(folder: Path) -> list[Path]:
    """Return the files of a data folder other than the database and the lock: the secret key, reports and so on."""
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
    """Extract all files of a backup to the folder `stage` and check each against its checksum.

    Raises StoreFault, or an error that `_as_store_faults` converts.
    """
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
    """Raise StoreFault if a folder contains anything except a lock that no server uses."""
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
    """Create a file that only the operator's account can read, because it holds players' hands and secret keys.

    Return the file descriptor.
    """
    return os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
