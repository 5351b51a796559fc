"""Packs as zip archives: one pack each, read within limits."""

from __future__ import annotations

import io
import stat
import struct
import zipfile
from pathlib import Path
from zlib import compressobj

import pytest

from gloaming import BadContent, Shelf, game
from gloaming.engine.content.pack_archive import (
    MOST_ARCHIVE_BYTES,
    MOST_FILES,
    read_archive,
    unpacked,
    write_archive,
)
from gloaming.engine.content.pack_limits import MOST_BYTES
from gloaming.lab.content.game_files import GameFiles, PackFiles
from tests.packs import pack

MANIFEST = 'game = "fatal-frame"\n'


def zipped(*files: tuple[str | zipfile.ZipInfo, str | bytes], kind: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return an archive with these files."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", kind) as archive:
        for name, data in files:
            archive.writestr(name, data)
    return written.getvalue()


def link(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name)
    entry.create_system = 3
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    return entry


def test_an_archive_plays_as_its_folder(tmp_path: Path) -> None:
    folder = pack(tmp_path / "well")
    files = PackFiles.read(folder)
    archive = tmp_path / "The Well.zip"
    archive.write_bytes(write_archive(files.name, files.files))
    by_folder, by_archive = (game("fatal-frame").with_packs(path) for path in (folder, archive))
    assert by_archive.cards() == by_folder.cards()
    assert PackFiles.read(archive) == files
    assert Shelf([archive]).game("fatal-frame").cards() == by_folder.cards()
    assert GameFiles.read("fatal-frame", [archive]) == GameFiles.read("fatal-frame", [folder])
    assert unpacked(archive) == unpacked(archive)
    assert unpacked(folder) == folder


def test_the_same_pack_gives_the_same_archive() -> None:
    files = [("pack.toml", MANIFEST), ("ghosts.toml", "# äöü\n")]
    assert write_archive("mine", files) == write_archive("mine", reversed(files))
    assert read_archive(write_archive("mine", files), "x.zip") == ("mine", tuple(sorted(files)))


def test_a_pack_may_be_at_the_top_and_next_to_other_files() -> None:
    data = zipped(
        ("pack.toml", MANIFEST),
        ("ghosts.toml", "x = 1"),
        ("readme.txt", b"\xff"),
        ("pictures/ghost.png", b"\x89PNG"),
        ("__MACOSX/._pack.toml", b"\xff"),
    )
    assert read_archive(data, "mine.zip") == ("mine", (("ghosts.toml", "x = 1"), ("pack.toml", MANIFEST)))


def test_errors_in_an_archive_name_file_entry_and_field(tmp_path: Path) -> None:
    archive = tmp_path / "mine.zip"
    archive.write_bytes(zipped(("pack.toml", MANIFEST), ("ghosts.toml", '[[ghost]]\nid = "x"\nname = 5\n')))
    with pytest.raises(BadContent, match=r"mine/ghosts\.toml: ghost x: field 'name': a text"):
        game("fatal-frame").with_packs(archive)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not a zip archive"),
        (b"PK\x03\x04" + b"\0" * 99, "not a zip archive"),
        (zipped(("pack.toml", MANIFEST))[:-30], "not a zip archive"),
        (b"\0" * (MOST_ARCHIVE_BYTES + 1), "the maximum is"),
        (zipped(), r"needs a pack\.toml"),
        (zipped(("ghosts.toml", "")), r"needs a pack\.toml"),
        (zipped(("a/b/pack.toml", MANIFEST)), r"needs a pack\.toml"),
        (zipped(("a/pack.toml", MANIFEST), ("b/pack.toml", MANIFEST)), "one pack in one folder, not in a, b"),
        (zipped(("a/pack.toml", MANIFEST), ("ghosts.toml", "")), "one pack in one folder"),
        (zipped(("../pack.toml", MANIFEST)), r"'\.\./pack\.toml' is not the path"),
        (zipped(("/pack.toml", MANIFEST)), "is not the path"),
        (zipped(("a\\..\\..\\pack.toml", MANIFEST)), "is not the path"),
        (zipped(("c:pack.toml", MANIFEST)), "is not the path"),
        (zipped(("a\u202e/pack.toml", MANIFEST)), "printable"),
        (zipped((f"{'a' * 81}/pack.toml", MANIFEST)), "at most 80"),
        (zipped(("pack.toml", MANIFEST), (link("ghosts.toml"), "/etc/passwd")), "is a link"),
        (zipped(("pack.toml", MANIFEST), *[(f"{at}.txt", "") for at in range(MOST_FILES)]), "101 files"),
        (zipped(("pack.toml", MANIFEST), ("ghosts.toml", b"\xff")), r"mine\.zip: ghosts\.toml: not UTF-8"),
        (zipped(("pack.toml", MANIFEST), ("ghosts.toml", "#" * (MOST_BYTES + 1))), "more than 262144 bytes"),
        (
            zipped(("pack.toml", MANIFEST), *[(f"{at}.toml", "#" * MOST_BYTES) for at in range(9)]),
            "more than 2097152 bytes",
        ),
        (zipped(("pack.toml", MANIFEST), kind=zipfile.ZIP_LZMA)[:40], "not a zip archive"),
    ],
    ids=lambda value: value if isinstance(value, str) else "data",  # archives hold the time at which they were written
)
def test_an_archive_that_is_no_pack_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadContent, match=reason) as refused:
        read_archive(data, "mine.zip")
    assert str(refused.value).startswith("mine.zip: ")


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_file_that_appears_twice_is_refused() -> None:
    with pytest.raises(BadContent, match=r"pack\.toml appears twice"):
        read_archive(zipped(("pack.toml", MANIFEST), ("pack.toml", MANIFEST)), "mine.zip")


def test_an_encrypted_file_is_refused() -> None:
    data = bytearray(zipped(("pack.toml", MANIFEST)))
    for header, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(header) + place] |= 1
    with pytest.raises(BadContent, match="is encrypted"):
        read_archive(bytes(data), "mine.zip")


def test_a_file_that_is_larger_than_the_archive_says_is_not_unpacked_further() -> None:
    packer = compressobj(9, wbits=-15)
    bomb = packer.compress(b"#" * 200_000_000) + packer.flush()
    data = bytearray(zipped(("pack.toml", MANIFEST), ("ghosts.toml", bomb), kind=zipfile.ZIP_STORED))
    for header, place in ((b"PK\x03\x04", 8), (b"PK\x01\x02", 10)):
        at = data.rindex(header)
        data[at + place : at + place + 2] = struct.pack("<H", zipfile.ZIP_DEFLATED)
    with pytest.raises(BadContent, match=r"mine\.zip: .*(bytes|not a zip archive)"):
        read_archive(bytes(data), "mine.zip")


def test_every_damage_of_an_archive_is_refused_or_harmless() -> None:
    data = zipped(("mine/pack.toml", MANIFEST), ("mine/ghosts.toml", "# a long comment\n" * 20))
    refused = 0
    for at in range(len(data)):
        for change in (1, 0x80):
            damaged = bytearray(data)
            damaged[at] ^= change
            try:
                read_archive(bytes(damaged), "mine.zip")
            except BadContent:
                refused += 1
    assert refused > len(data)
