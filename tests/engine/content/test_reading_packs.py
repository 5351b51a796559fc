"""Packs: folders of TOML of which a box is read, checked with file, entry and field named."""

from __future__ import annotations

import ast
import gc
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from gloaming import BadContent
from gloaming.engine.content.pack_entries import MOST_LETTERS
from gloaming.engine.content.pack_limits import MOST_BYTES, MOST_ENTRIES
from gloaming.engine.content.packs import Packs
from gloaming.engine.content.schema import Schema


@dataclass(frozen=True, kw_only=True)
class Glass:
    """A part of it."""

    tint: Literal["red", "clear"] = "clear"


@dataclass(frozen=True, kw_only=True)
class Lamp:
    """A card of a game made up for these tests."""

    id: str
    name: str
    light: Annotated[int, Meta(ge=1, le=9)]
    text: str = ""
    kind: Literal["oil", "wax"] = "oil"
    glass: tuple[Glass, ...] = ()


Write = Callable[..., Path]


@pytest.fixture
def pack(tmp_path: Path) -> Write:
    """Writes a folder of files; unless told otherwise a pack of lamps."""

    def written(name: str, lamps: str = "", manifest: str = 'game = "lamps"', **files: str) -> Path:
        folder = tmp_path / name
        folder.mkdir()
        if manifest:
            (folder / "pack.toml").write_text(manifest)
        if lamps:
            (folder / "lamps.toml").write_text(lamps)
        for file, text in files.items():
            (folder / f"{file}.toml").write_text(text)
        return folder

    return written


@pytest.fixture
def core(pack: Write) -> Path:
    return pack("content", lamp("candle", 1) + lamp("lantern", 3), manifest="")


def lamp(id: str, light: int, more: str = "") -> str:
    return f'[[lamp]]\nid = "{id}"\nname = "A lamp"\nlight = {light}\n{more}\n'


def packs(core: Path, *folders: Path) -> Packs:
    return Packs("lamps", [core], folders, {"lamp": "lamps.toml"}, Schema({}))


def lights(core: Path, *folders: Path) -> dict[str, int]:
    return {entry.id: entry.light for entry in packs(core, *folders).read("lamp", Lamp)}


def test_a_pack_adds_entries_after_those_of_the_game(core: Path, pack: Write) -> None:
    assert list(lights(core, pack("more", lamp("torch", 5))).items()) == [("candle", 1), ("lantern", 3), ("torch", 5)]


def test_a_pack_replaces_an_entry_of_the_same_id_in_its_place(core: Path, pack: Write) -> None:
    assert list(lights(core, pack("brighter", lamp("candle", 2))).items()) == [("candle", 2), ("lantern", 3)]


def test_the_later_of_two_packs_has_the_last_word(core: Path, pack: Write) -> None:
    first, two = pack("one", lamp("candle", 4)), pack("two", lamp("candle", 5))
    assert lights(core, first, two)["candle"] == 5
    assert lights(core, two, first)["candle"] == 4


def test_a_readme_in_a_pack_is_left_alone(core: Path, pack: Write) -> None:
    folder = pack("more", lamp("torch", 5))
    (folder / "README.md").write_text("Three more lamps.")
    assert "torch" in lights(core, folder)


def test_the_fingerprint_is_of_what_rules_read(core: Path, pack: Write) -> None:
    def fingerprint(*folders: Path) -> str:
        read = packs(core, *folders)
        read.read("lamp", Lamp)
        return read.fingerprint()

    assert fingerprint() == fingerprint()
    assert fingerprint(pack("said", lamp("candle", 1, 'text = "It flickers."'))) == fingerprint()
    assert fingerprint(pack("brighter", lamp("candle", 2))) != fingerprint()
    wax = lamp("candle", 1, 'kind = "wax"')
    assert fingerprint(pack("wax", wax)) == fingerprint(pack("said-of-wax", f'{wax}text = "It drips."\n'))


@pytest.mark.parametrize(
    ("lamps", "message"),
    [
        (lamp("torch", 10), r"bad/lamps.toml: lamp torch: field 'light': a whole number, 9 at most"),
        (
            lamp("torch", 1, "colour = 2"),
            r"bad/lamps.toml: lamp torch: field 'colour': there is no such field; it may be id or",
        ),
        (
            '[[lamp]]\nid = "torch"\nname = "Torch"\n',
            r"bad/lamps.toml: lamp torch: field 'light': required but missing",
        ),
        (
            '[[lamp]]\nname = "Torch"\nlight = 1\n',
            r"bad/lamps.toml: lamp number 1: field 'id': required but missing",
        ),
        ("[[lamp]]\nid = 3\n", r"bad/lamps.toml: lamp number 1: "),
        ("lamp = 3", r"bad/lamps.toml: lamp: a list of at most"),
        (
            lamp("torch", 1).replace("[[lamp]]", "[lamp]"),
            r"bad/lamps.toml: lamp: each entry begins with \[\[lamp\]\], with two brackets on each side$",
        ),
        ("lamp = [3]", r"bad/lamps.toml: lamp number 1: a table, not a whole number"),
        (lamp("torch", 1) * 2, "bad/lamps.toml: lamp torch: field 'id' appears twice"),
        (lamp("Torch", 1), "bad/lamps.toml: lamp Torch: field 'id': use lowercase letters"),
        (lamp("../torch", 1), "field 'id': use lowercase letters"),
        (lamp("t" * 41, 1), "field 'id': use lowercase letters"),
        (
            lamp("torch", 1, f'text = "{"o" * (MOST_LETTERS + 1)}"'),
            "lamp torch: a text has 2001 characters; the maximum is 2000",
        ),
        ("".join([lamp(f"torch-{i}", 1) for i in range(MOST_ENTRIES + 1)]), "lamp: a list of at most 500 entries"),
        (lamp("torch", 1).replace("A lamp", ""), "bad/lamps.toml: lamp torch: field 'name': '' is blank; a name needs"),
        (lamp("torch", 1).replace("A lamp", "  "), "bad/lamps.toml: lamp torch: field 'name': '  ' is blank"),
        (lamp("", 1), "bad/lamps.toml: lamp number 1: field 'id': use lowercase letters"),
        (
            lamp("torch", 1, f"{'.'.join('a' * 16)} = 1"),
            "bad/lamps.toml: lamp torch: field 'a': there is no such field",
        ),
        (
            lamp("torch", 1, f"text.{'.'.join('a' * 15)} = 1"),
            "bad/lamps.toml: lamp torch: field 'text': a text, not a table",
        ),
        (
            lamp("torch", 1, f"{'.'.join('a' * 16)} = 1"),
            "field 'a': there is no such field; it may be id or name or light or",
        ),
        (
            lamp("torch", 1, f"{'.'.join('a' * 3000)} = 1"),
            "bad/lamps.toml: line 5: a key of more than 16 parts",
        ),
        (lamp("torch", 1, 'kind = "gas"'), "lamp torch: field 'kind': there is no 'gas'; it may be 'oil' or 'wax'"),
        (
            lamp("torch", 1, 'glass = [{ tint = "blue" }]'),
            r"field 'glass\[0\]\.tint': there is no 'blue'; it may be 'red' or 'clear'",
        ),
        (
            lamp("torch", 1, "glass = [{ tone = 1 }]"),
            r"field 'glass\[0\]\.tone': there is no such field; it may be tint$",
        ),
        (lamp("torch", 1).replace("A lamp", "A\\u001b[31m lamp"), r"lamp torch: '\\x1b' is not a printable character"),
        (lamp("torch", 1, 'text = "\\u202egnp"'), r"lamp torch: '\\u202e' is not a printable character"),
        (lamp("torch", 1, 'text = "one\\u2028two"'), r"lamp torch: '\\u2028' is not a printable character"),
        (lamp("torch", 1).replace("A lamp", "\\u3164"), r"lamp torch: '\\u3164' is not a printable character"),
        (lamp("torch", 1).replace("A lamp", "A" + "\\u0301" * 5), "lamp torch: more than 4 accents on a letter"),
        (
            lamp("torch", 1).replace("A lamp", "A\\nlamp"),
            r"lamp torch: field 'name': '\\n' is not a printable character",
        ),
        (
            lamp("torch", 1).replace("A lamp", "L" * 81),
            "lamp torch: field 'name': it has 81 characters; the maximum is 80",
        ),
        (lamp("torch", 1).replace("light = 1", f"light = {'9' * 5000}"), "bad/lamps.toml: not TOML: "),
        (
            lamp("torch", 1).replace('"A lamp"', "Torch"),
            r"not TOML: Invalid value \(at line 3, column 8\); a text needs straight quotes; true and false are",
        ),
        (
            lamp("torch", 1, 'glass = [{ tint = "red", }]'),
            r"not TOML: Invalid .*; a table in \{ \} must be on one line, without a comma before the \}$",
        ),
        (lamp("torch", 1, "light = 2"), "not TOML: Cannot overwrite a value .*; a field appears twice in one entry$"),
        ("[[lamp]", "bad/lamps.toml: not TOML: "),
        ('[[ghost]]\nid = "seeker"\n', "bad/lamps.toml: this file has no table 'ghost'; it may have lamp"),
        (f"# {'o' * MOST_BYTES}", f"bad/lamps.toml: {MOST_BYTES + 2} bytes; the maximum is {MOST_BYTES}"),
    ],
)
def test_what_is_wrong_is_told_with_file_entry_and_field(core: Path, pack: Write, lamps: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        lights(core, pack("bad", lamps))


def test_a_file_that_the_game_does_not_read_is_told_and_not_passed_over(core: Path, pack: Write) -> None:
    with pytest.raises(
        BadContent, match=r"bad/lamp\.toml: a pack of this game has no such file; it may have lamps\.toml"
    ):
        lights(core, pack("bad", lamp=lamp("torch", 1)))


@pytest.mark.parametrize("lamps", ["", "# My lamps will stand here.\n", "lamp = []\n"])
def test_a_file_without_an_entry_is_told_and_not_taken_for_a_pack(core: Path, pack: Write, lamps: str) -> None:
    folder = pack("bad")
    (folder / "lamps.toml").write_text(lamps)
    with pytest.raises(BadContent, match=r"bad/lamps\.toml: it has no entry; each begins with \[\[lamp\]\]$"):
        lights(core, folder)


@pytest.mark.parametrize(
    ("manifest", "message"),
    [
        ("", "bad/pack.toml: a pack needs this file"),
        ('game = "chess"', "bad/pack.toml: field 'game': the pack is for 'chess', not for 'lamps'"),
        ("game = 3", "bad/pack.toml: field 'game': a text, not a whole number"),
        (
            'game = "lamps"\ncode = "boot.py"',
            "bad/pack.toml: field 'code': there is no such field; it may be game or title",
        ),
        ('game = "lamps"\ntitle = "\\u001b[2J"', r"bad/pack.toml: field 'title': '\\x1b' is not a printable character"),
        (
            f'game = "lamps"\ntitle = "{"L" * 81}"',
            "bad/pack.toml: field 'title': it has 81 characters; the maximum is 80",
        ),
    ],
)
def test_a_pack_says_which_game_it_is_for(core: Path, pack: Write, manifest: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        packs(core, pack("bad", lamp("torch", 1), manifest=manifest))


def test_a_pack_with_nothing_in_it_is_told_what_it_may_have(core: Path, pack: Write) -> None:
    folder = pack("bad")
    (folder / "lamps.tml").write_text(lamp("torch", 1))
    with pytest.raises(BadContent, match=r"bad: nothing but pack.toml; a pack of this game may have lamps.toml"):
        packs(core, folder)


def test_a_file_whose_name_is_written_otherwise_is_told_and_not_passed_over(core: Path, pack: Write) -> None:
    folder = pack("bad")
    (folder / "Lamps.TOML").write_text(lamp("torch", 1))
    with pytest.raises(
        BadContent, match=r"bad/Lamps.TOML: a pack of this game has no such file; it may have lamps.toml"
    ):
        packs(core, folder)


def test_a_file_that_begins_with_a_mark_of_its_encoding_is_read(core: Path, pack: Write) -> None:
    folder = pack("more")
    (folder / "lamps.toml").write_text(lamp("torch", 5), encoding="utf-8-sig")
    assert lights(core, folder)["torch"] == 5


def test_a_pack_that_is_no_folder(core: Path, tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="nowhere: there is no such folder"):
        packs(core, tmp_path / "nowhere")


def test_who_names_a_file_of_a_pack_is_told_to_name_its_folder(core: Path, pack: Write) -> None:
    with pytest.raises(BadContent, match=r"lamps\.toml: a pack is a folder or a \.zip file; give the folder"):
        packs(core, pack("more", lamp("torch", 5)) / "lamps.toml")


def test_a_pack_reads_nothing_outside_its_folder(core: Path, pack: Write, tmp_path: Path) -> None:
    outside = tmp_path / "outside.toml"
    outside.write_text(lamp("torch", 1))
    folder = pack("bad")
    (folder / "lamps.toml").symlink_to(outside)
    with pytest.raises(BadContent, match=r"bad/lamps\.toml: this is not a regular file"):
        lights(core, folder)


def test_a_table_that_no_pack_fills(core: Path) -> None:
    with pytest.raises(BadContent, match=r"content/oils.toml: it has no \[\[oil\]\]"):
        Packs("lamps", [core], (), {"lamp": "lamps.toml", "oil": "oils.toml"}, Schema({})).read("oil", Lamp)


def test_nothing_of_the_source_that_schemas_are_read_from_stays_in_memory(core: Path) -> None:
    packs(core).read("lamp", Lamp)
    gc.unfreeze()
    gc.collect()
    left = [item for item in gc.get_objects() if isinstance(item, ast.ClassDef)]
    gc.freeze()
    assert not left
