"""Packs as zip files, as people export and import them."""

from __future__ import annotations

import io
import zipfile
import zlib
from pathlib import PurePosixPath
from typing import Final

from gloaming.engine.content.packs import MANIFEST, MOST_BYTES
from gloaming.engine.errors import BadContent
from gloaming.lab.content.game_files import PackFiles

MOST_FILES: Final = 40
"""The maximum number of files in a zip file."""

LONGEST_NAME: Final = 60

IGNORED: Final = ("__MACOSX", ".DS_Store", "Thumbs.db", "desktop.ini")
"""Files and folders that file managers add to zip files."""

UNTIMED: Final = (2020, 1, 1, 0, 0, 0)
"""The time of the files in a zip file, so that the same pack always gives the same zip file."""


def zip_of(files: PackFiles) -> bytes:
    """Return a pack as a zip file that contains its folder."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.files:
            archive.writestr(zipfile.ZipInfo(f"{files.name}/{name}", UNTIMED), text, zipfile.ZIP_DEFLATED)
    return written.getvalue()


def files_in_zip(data: bytes) -> PackFiles:
    """Return the pack in a zip file, whose files are in one folder or none. Raises BadContent, which names the file."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _files(archive)
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError, RuntimeError) as error:
        raise BadContent(f"this zip file cannot be read: {error}. Export the pack again.") from None


def _files(archive: zipfile.ZipFile) -> PackFiles:
    listed = [entry for entry in archive.infolist() if not entry.is_dir()]
    found: dict[str, str] = {}
    folders: set[str] = set()
    if len(listed) > MOST_FILES:
        raise BadContent(f"this zip file has {len(listed)} files; the maximum is {MOST_FILES}")
    for entry in listed:
        path = PurePosixPath(entry.filename)
        if any([part in IGNORED or part.startswith("._") for part in path.parts]):
            continue
        name = path.name[:LONGEST_NAME]
        if path.suffix.lower() != ".toml" or len(path.parts) > 2 or len(path.name) > LONGEST_NAME:
            raise BadContent(f"{str(path)[:LONGEST_NAME]}: a pack has only TOML files, in one folder")
        with archive.open(entry) as opened:
            text = opened.read(MOST_BYTES + 1)
        if len(text) > MOST_BYTES:
            raise BadContent(f"{name}: more than {MOST_BYTES} bytes; that is the maximum of a file")
        if name in found:
            raise BadContent(f"{name}: the zip file has this file twice")
        try:
            found[name] = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise BadContent(f"{name}: not UTF-8: {error}") from None
        folders.add("" if len(path.parts) == 1 else path.parts[0])
    if len(folders) > 1:
        raise BadContent(f"this zip file has {len(folders)} folders; put the files of one pack into one folder")
    if MANIFEST not in found:
        raise BadContent(f"{MANIFEST}: this zip file has no such file; a pack needs it to name its game")
    folder = "".join([letter for letter in next(iter(folders)) if letter.isalnum() or letter in "-_"])[:LONGEST_NAME]
    return PackFiles(folder or "pack", tuple(sorted(found.items())))
