"""TOML that would take a parser longer than its length allows is refused before it is parsed."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import pytest

import gloaming
from gloaming import BadContent
from gloaming.engine.content.pack_limits import MOST_BYTES
from gloaming.engine.content.packs import toml
from gloaming.engine.content.toml_limits import MOST_NESTED, MOST_PARTS, excess

HALF = MOST_BYTES // 2 - 20
SECONDS = 5.0
"""What the slowest of these files may take on a busy machine; parsed, one of them took 26."""

REFUSED = {
    "a dotted key": "a" + ".a" * HALF + " = 1",
    "a dotted key with spaces": "a" + " . a" * (HALF // 2) + " = 1",
    "a dotted key of texts": '"a"' + '."a"' * (HALF // 2) + " = 1",
    "a dotted key in a table in braces": "x = {a" + ".a" * HALF + " = 1}",
    "a table's name": "[a" + ".a" * (HALF // 2) + "]\n" + "k = 1\n" * (HALF // 6),
    "a table's name among many": "[[a" + ".a" * (HALF // 2) + "]]\n" + "k = 1\n" * (HALF // 6),
    "arrays": "x = " + "[" * HALF + "]" * HALF,
    "tables in braces": "x = " + "{a=" * (HALF // 2) + "1" + "}" * (HALF // 2),
    "arrays and tables in turns": "x = " + "[{a=" * (HALF // 4) + "1" + "}]" * (HALF // 4),
}
HOSTILE = {
    **REFUSED,
    "quotes": '"' * (2 * HALF),
    "apostrophes": "'" * (2 * HALF),
    "quotes after backslashes": 'x = """' + '\\"""' * (HALF // 2),
    "a text without an end": 'x = "' + "\\" * (2 * HALF),
    "many texts without an end": 'x = "a\n' * (HALF // 4),
    "pairs of quotes": 'x = """' + '""a' * (HALF // 2),
    "a comment": "#" * (2 * HALF),
    "many keys": "".join([f"k{number} = 1\n" for number in range(HALF // 6)]),
    "many tables": "".join([f"[k{number}]\n" for number in range(HALF // 6)]),
    "a number": "x = 0x" + "f" * (2 * HALF),
    "a long array": "x = [" + "1," * HALF + "]",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "lamps.toml"


@pytest.mark.parametrize("name", REFUSED)
def test_keys_of_many_parts_and_deep_nesting_are_refused(name: str, file: Path) -> None:
    file.write_text(REFUSED[name])
    with pytest.raises(BadContent) as refused:
        toml(file, "bad/lamps.toml")
    assert str(refused.value) in (
        f"bad/lamps.toml: line 1: a key of more than {MOST_PARTS} parts",
        f"bad/lamps.toml: line 1: arrays and tables nested more than {MOST_NESTED} deep",
    )


@pytest.mark.parametrize("name", HOSTILE)
def test_no_file_of_a_pack_takes_long(name: str, file: Path) -> None:
    file.write_text(HOSTILE[name])
    assert file.stat().st_size <= MOST_BYTES
    begun = perf_counter()
    with suppress(BadContent):
        toml(file, "bad/lamps.toml")
    assert perf_counter() - begun < SECONDS


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c = 1.5",
        '"a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q" = 1',
        "x = " + "[" * MOST_NESTED + "]" * MOST_NESTED,
        "x = [" + "1.5, " * 100 + "]",
        'x = "' + "a." * 100 + '"',
        "x = '" + "[" * 100 + "'",
        'x = """' + "[." * 100 + '\n\\""" " ""\n"""""',
        "x = '''" + "{." * 100 + "\n'''''",
        "x = 1 # " + "[." * 100,
        "x = [ # " + '"[' * 100 + "\n1]",
        "[a.b]\nx = 1\n[[a.c]]\n",
    ],
)
def test_what_stands_in_texts_and_comments_does_not_count(text: str) -> None:
    assert excess(text) == ""
    tomllib.loads(text)


def test_the_line_is_named_and_what_follows_a_text_counts() -> None:
    nested = "[" * (MOST_NESTED + 1)
    assert excess(f'x = """\n[\n"""\ny = {nested}') == f"line 4: arrays and tables nested more than {MOST_NESTED} deep"
    assert excess("x = '''a'''''\ny." + "y." * MOST_PARTS) == f"line 2: a key of more than {MOST_PARTS} parts"


@pytest.mark.parametrize("id", list(gloaming.games()))
def test_the_files_of_the_games_stay_within_half_of_the_limits(id: str) -> None:
    for path in gloaming.game(id).folder.rglob("*.toml"):
        text = path.read_text(encoding="utf-8")
        assert excess(text) == ""
        assert _depth(tomllib.loads(text)) <= MOST_NESTED // 2


def _depth(data: object) -> int:
    if isinstance(data, dict):
        return 1 + max(map(_depth, data.values()), default=0)
    return 1 + max(map(_depth, data), default=0) if isinstance(data, list) else 0
