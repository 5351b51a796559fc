"""Backups: made while people play, restored elsewhere, and never from a damaged file."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import stat
import threading
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from gloaming.server.store.backups import back_up, restore
from gloaming.server.store.database import StoreFault
from gloaming.server.store.sqlite import FILE, LOCK, Store
from tests.server.house import GAME, House, choose_patiently, lay_out_as, until
from tests.server.store.test_sqlite import moved, spoiled

Open = Callable[..., House]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a table of two."""
    folder = tmp_path / "data"
    Store(folder).close()
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        base.execute("INSERT INTO tables VALUES ('one', ?, '[]', 'ann', 1, 0, 0, 0, 1, NULL, 1, NULL)", (GAME,))
    (folder / "identity.key").write_bytes(b"k" * 32)
    return folder


def test_a_backup_of_a_running_server_holds_all_that_was_acknowledged_before(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path / "data")
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human")
    bob.sit(table)
    lines = [ann.join(table), bob.join(table)]
    ann.http.post(f"/api/tables/{table}/report", json={"words": "The lamp flickers"})
    counts: list[int] = []
    ended = threading.Event()

    def chosen() -> int:
        return len(house.table(table).play.match.choices or [])

    def back_up_after(least: int) -> None:
        until(lambda: chosen() >= least)
        before = chosen()
        back_up(tmp_path / "data", tmp_path / f"{least}.backup")
        counts.append(before)

    def copy() -> None:
        for number in range(6):
            back_up_after(number)
        ended.set()

    copying = threading.Thread(target=copy)
    copying.start()
    chance = random.Random(1)
    while not ended.is_set() and not house.table(table).play.match.over:
        seat = lines[0].wait(lambda now: now.seq >= house.table(table).seq).waiting_for
        assert seat is not None
        lines[seat].wait(lambda now: now.prompt is not None)
        choose_patiently(lines[seat], chance.randrange(len(lines[seat].prompt.options)))
    copying.join()
    record = house.table(table).play.match.record()
    house.close()
    assert counts == sorted(counts)
    assert counts[-1] > 0
    for number, before in enumerate(counts):
        restored = tmp_path / f"restored-{number}"
        assert restore(tmp_path / f"{number}.backup", restored).tables == 1
        with closing(sqlite3.connect(restored / FILE)) as base:
            kept = [json.loads(data)["option"] for (data,) in base.execute("SELECT data FROM log ORDER BY number")]
        assert len(kept) >= before
        assert kept == record["choices"][: len(kept)]
    again = open_house(port=house.port, data=tmp_path / "restored-5")
    assert moved(ann, again).join(table).update.seat == 0
    assert len(list((tmp_path / "restored-5" / "reports").iterdir())) == 1


def test_a_backup_and_what_is_restored_are_closed_to_others(folder: Path, tmp_path: Path) -> None:
    back_up(folder, tmp_path / "file")
    restore(tmp_path / "file", tmp_path / "new")
    files = [tmp_path / "file", *(tmp_path / "new").iterdir()]
    assert {file.name for file in files} == {"file", FILE, LOCK, "identity.key"}
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    assert (tmp_path / "new" / "identity.key").read_bytes() == b"k" * 32


def test_a_backup_takes_the_place_of_nothing(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("a letter")
    with pytest.raises(StoreFault, match="mine already exists"):
        back_up(folder, tmp_path / "mine")
    with pytest.raises(StoreFault, match="Name a file elsewhere"):
        back_up(folder, folder / "copy")
    with pytest.raises(StoreFault, match=r"nowhere.*No such file"):
        back_up(folder, tmp_path / "nowhere" / "copy")
    with pytest.raises(StoreFault, match="holds no tables"):
        back_up(tmp_path, tmp_path / "copy")
    assert sorted(os.listdir(tmp_path)) == ["data", "mine"]
    assert (tmp_path / "mine").read_text() == "a letter"


def test_a_damaged_store_makes_no_backup_and_says_so(folder: Path, tmp_path: Path) -> None:
    spoiled(folder / FILE)
    with pytest.raises(StoreFault, match=rf"{FILE}.*damaged|malformed"):
        back_up(folder, tmp_path / "copy")
    assert sorted(os.listdir(tmp_path)) == ["data"]


def test_nothing_is_restored_into_a_folder_in_use_or_with_anything_in_it(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloaming.server.store.sqlite.PATIENCE", 0.1)
    back_up(folder, tmp_path / "copy")
    before = (folder / FILE).read_bytes()
    with pytest.raises(StoreFault, match=r"is not empty: it contains identity\.key"):
        restore(tmp_path / "copy", folder)
    store = Store(folder)
    with pytest.raises(StoreFault, match=r"a server is using .*\. Stop it"):
        restore(tmp_path / "copy", folder)
    store.close()
    assert (folder / FILE).read_bytes() == before
    (tmp_path / "empty").mkdir()
    restore(tmp_path / "copy", tmp_path / "empty")
    Store(tmp_path / "empty").close()


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-100])


def flip(file: Path) -> None:
    """Damage the compressed bytes of the tables."""
    with zipfile.ZipFile(file) as packed:
        at = packed.getinfo(FILE).header_offset + 30 + len(FILE)
    content = bytearray(file.read_bytes())
    content[at : at + 40] = bytes(40 * [0xFF])
    file.write_bytes(content)


def rewrite(file: Path, name: str, change: Callable[[bytes], bytes]) -> None:
    with zipfile.ZipFile(file) as packed:
        parts = {part: packed.read(part) for part in packed.namelist()}
    with zipfile.ZipFile(file, "w") as packed:
        for part, content in parts.items():
            packed.writestr(part, change(content) if part == name else content)


def other_base(file: Path) -> None:
    rewrite(file, FILE, lambda content: content[:5000] + b"\xff" * 100 + content[5100:])


def other_format(file: Path) -> None:
    rewrite(file, "backup.json", lambda content: content.replace(b"backup-1", b"backup-9"))


def escaping(file: Path) -> None:
    rewrite(file, "backup.json", lambda content: content.replace(b"identity.key", b"../identity.key"))


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda file: file.write_bytes(b"no archive"), "not a backup of Gloaming"),
        (lambda file: file.unlink(), "No such file"),
        (cut, "not a backup of Gloaming, or is damaged"),
        (flip, "not a backup of Gloaming, or is damaged"),
        (other_base, f"is damaged: {FILE} does not match its checksum"),
        (other_format, "has the format 'gloaming-backup-9'"),
        (escaping, "a backup cannot contain"),
    ],
)
def test_a_damaged_backup_is_named_and_the_folder_left_as_it_was(
    folder: Path, tmp_path: Path, spoil: Callable[[Path], object], message: str
) -> None:
    file = tmp_path / "copy"
    back_up(folder, file)
    spoil(file)
    (tmp_path / "empty").mkdir()
    for target in ("new", "empty"):
        with pytest.raises(StoreFault, match=message):
            restore(file, tmp_path / target)
    assert not (tmp_path / "new").exists()
    assert list((tmp_path / "empty").iterdir()) == []


def test_a_backup_of_an_earlier_schema_is_migrated_when_it_is_served(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path / "data")
    ann = house.person()
    table = ann.open("human", "human")
    house.close()
    lay_out_as(tmp_path / "data", 4, ann)
    back_up(tmp_path / "data", tmp_path / "copy")
    restore(tmp_path / "copy", tmp_path / "new")
    house = open_house(port=house.port, data=tmp_path / "new")
    assert moved(ann, house).join(table).update.seat == 0
