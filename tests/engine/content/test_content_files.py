"""Content files: every mistake names file, entry and field."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gloaming import BadContent
from gloaming.engine.content.content_files import read


class Lamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    oil: int


def write(folder: Path, text: str) -> Path:
    path = folder / "lamps.toml"
    path.write_text(text)
    return path


def test_entries_are_read_in_the_order_written(tmp_path: Path) -> None:
    path = write(tmp_path, '[[lamp]]\nid = "b"\noil = 1\n[[lamp]]\nid = "a"\noil = 2\n')
    assert read(path, "lamp", Lamp) == [Lamp("b", 1), Lamp("a", 2)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[lamp]", "lamps.toml: not TOML: .*line 1"),
        ("", r"lamps.toml: it has no \[\[lamp\]\]"),
        ("lamp = 3", r"lamps.toml: it has no \[\[lamp\]\]"),
        ("lamp = [3]", "lamps.toml: lamp 1: Expected `object`"),
        ('[[lamp]]\nid = "a"\n', "lamps.toml: lamp a: Object missing required field `oil`"),
        ('[[lamp]]\nid = "a"\noil = "much"\n', r"lamps.toml: lamp a: Expected `int`, got `str` - at `\$.oil`"),
        ('[[lamp]]\nid = "a"\noil = 1\nwick = 2\n', "lamps.toml: lamp a: Object contains unknown field `wick`"),
        ("[[lamp]]\noil = 1\n", "lamps.toml: lamp 1: Object missing required field `id`"),
        ('[[lamp]]\nid = "a"\noil = 1\n[[lamp]]\nid = "a"\noil = 2\n', "lamps.toml: lamp a: field 'id' appears twice"),
    ],
)
def test_a_mistake_names_file_entry_and_field(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        read(write(tmp_path, text), "lamp", Lamp)
