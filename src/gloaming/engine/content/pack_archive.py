"""Packs as zip archives: read them within limits, unpack and write them.

An archive contains one pack, whose `pack.toml` is at the top or in a folder. Other files than TOML are ignored.
"""

from __future__ import annotations

import io
import stat
import zipfile
import zlib
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from gloaming.engine.content.pack_limits import MANIFEST, MOST_BYTES
from gloaming.engine.errors import BadContent

SUFFIX: Final = ".zip"

MOST_ARCHIVE_BYTES: Final = 1024 * 1024
"""The maximum size of an archive, in bytes."""

MOST_FILES: Final = 100
"""The maximum number of files and folders in an archive."""

MOST_UNPACKED: Final = 2 * 1024 * 1024
"""The maximum size of all TOML files in an archive when unpacked, in bytes."""

LONGEST_NAME: Final = 80
"""The maximum length of the name of a file or folder in an archive, in characters."""

EARLIEST: Final = (1980, 1, 1, 0, 0, 0)
"""The date of files in archives that this module writes, so that the same pack gives the same bytes."""

JUNK: Final = "__MACOSX"
"""A folder that some systems add to archives; its files, and others of theirs, have names that begin with "._"."""


class ArchivedPack(NamedTuple):
    """The content of a pack's archive. name: the name of the pack's folder; files: the TOML files, as name and text."""

    name: str
    files: tuple[tuple[str, str], ...]


def read_archive(data: bytes, archive: str) -> ArchivedPack:
    """Return the pack in an archive. archive: the file name, for error messages. Raises BadContent."""
    if len(data) > MOST_ARCHIVE_BYTES:
        raise BadContent(f"{archive}: {len(data)} bytes; the maximum is {MOST_ARCHIVE_BYTES}")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as opened:
            return _pack_in(opened, archive)
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, RuntimeError) as error:
        why = "" if "not a zip file" in str(error) else f": {error}"
        raise BadContent(f"{archive}: not a zip archive that can be read{why}") from None


def _pack_in(opened: zipfile.ZipFile, archive: str) -> ArchivedPack:
    entries = opened.infolist()
    if len(entries) > MOST_FILES:
        raise BadContent(f"{archive}: {len(entries)} files; the maximum is {MOST_FILES}")
    files: dict[PurePosixPath, zipfile.ZipInfo] = {}
    for entry in entries:
        path = _checked_path(entry, archive)
        if entry.is_dir() or path.suffix.lower() != ".toml" or path.parts[0] == JUNK or path.name.startswith("._"):
            continue
        if path in files:
            raise BadContent(f"{archive}: {path} appears twice")
        files[path] = entry
    folders = {path.parent for path in files}
    manifests = [path for path in files if path.name == MANIFEST and len(path.parts) <= 2]
    if not manifests:
        raise BadContent(f"{archive}: a pack needs a {MANIFEST}, at the top of the archive or in a folder")
    if len(folders) > 1:
        names = ", ".join(sorted([str(folder) for folder in folders]))
        raise BadContent(f"{archive}: an archive contains the TOML files of one pack in one folder, not in {names}")
    folder = manifests[0].parent.name or PurePosixPath(archive).stem
    if sum([entry.file_size for entry in files.values()]) > MOST_UNPACKED:
        raise BadContent(f"{archive}: the unpacked TOML files have more than {MOST_UNPACKED} bytes")
    return ArchivedPack(
        folder, tuple([(path.name, _text(opened, files[path], f"{archive}: {path}")) for path in sorted(files)])
    )


def _checked_path(entry: zipfile.ZipInfo, archive: str) -> PurePosixPath:
    """Return the path of a file or folder in an archive. Raises BadContent if it leaves the archive or is a link."""
    name = entry.filename
    path = PurePosixPath(name)
    shown = repr(name[:LONGEST_NAME])
    if "\\" in name or ":" in name or path.is_absolute() or not path.parts or ".." in path.parts:
        raise BadContent(f"{archive}: {shown} is not the path of a file inside the archive")
    if not name.isprintable() or any([len(part) > LONGEST_NAME for part in path.parts]):
        raise BadContent(f"{archive}: {shown}: a name has at most {LONGEST_NAME} printable characters")
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise BadContent(f"{archive}: {shown} is a link; a pack cannot contain links")
    if entry.flag_bits & 1:
        raise BadContent(f"{archive}: {shown} is encrypted; make an archive without a password")
    return path


def _text(opened: zipfile.ZipFile, entry: zipfile.ZipInfo, where: str) -> str:
    """Return the text of a file. No more than the limit is unpacked, even if the archive gives another size."""
    with opened.open(entry) as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise BadContent(f"{where}: more than {MOST_BYTES} bytes; that is the maximum")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadContent(f"{where}: not UTF-8: {error}") from None


def write_archive(name: str, files: Iterable[tuple[str, str]]) -> bytes:
    """Return an archive with a pack: a folder with the files. The same pack gives the same bytes.

    name: the name of the folder; files: names and texts of the TOML files.
    """
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, text in sorted(files):
            entry = zipfile.ZipInfo(f"{name}/{file}", EARLIEST)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, text.encode("utf-8"))
    return written.getvalue()


_UNPACKED: dict[bytes, TemporaryDirectory[str]] = {}
"""The folders of unpacked archives, by a hash of the path and content. They are deleted when the process ends."""


def unpacked(pack: Path) -> Path:
    """Return the folder of a pack: of an archive a temporary folder, of any other path the path itself.

    Raises BadContent.
    """
    if pack.suffix.lower() != SUFFIX or not pack.is_file():
        return pack
    size = pack.stat().st_size
    if size > MOST_ARCHIVE_BYTES:
        raise BadContent(f"{pack.name}: {size} bytes; the maximum is {MOST_ARCHIVE_BYTES}")
    data = pack.read_bytes()
    archived = read_archive(data, pack.name)
    key = blake2b(pack.name.encode("utf-8", "surrogateescape") + b"\0" + data, digest_size=16).digest()
    if key not in _UNPACKED:
        folder = TemporaryDirectory(prefix="gloaming-pack-")
        (Path(folder.name) / archived.name).mkdir()
        for file, text in archived.files:
            (Path(folder.name) / archived.name / file).write_text(text, encoding="utf-8", newline="")
        _UNPACKED[key] = folder
    return Path(_UNPACKED[key].name) / archived.name
