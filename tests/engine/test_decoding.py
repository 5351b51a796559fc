"""Typed data out of JSON and plain data, in one thread and in several."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from gloaming.engine import decoding

SOURCES = Path(decoding.__file__).parents[1]

MANY_THREADS = """
import sys, threading
import msgspec
from gloaming.engine.decoding import convert, decode

sys.setswitchinterval(1e-6)

def meet(wanted, meeting, work):
    meeting.wait()
    work(wanted)

for number in range(60):
    inner = msgspec.defstruct(f"Inner{number}", [(f"a{at}", dict[str, list[int | str]], {}) for at in range(20)])
    outer = msgspec.defstruct(f"Outer{number}", [(f"b{at}", list[inner | None], []) for at in range(30)])
    meeting = threading.Barrier(3)
    works = (
        lambda wanted: convert({"b29": [{"a3": {"x": [1, "y"]}}]}, wanted),
        lambda wanted: decode(b'{"b0":[{"a19":{}}]}', wanted),
        lambda wanted: convert([{"b1": [None]}], list[wanted]),
    )
    threads = [threading.Thread(target=meet, args=(outer, meeting, work)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


class Door(msgspec.Struct):
    """Something to decode."""

    name: str
    locked: bool = False


def test_json_and_plain_data_become_objects() -> None:
    assert decoding.decode(b'{"name":"cellar"}', Door) == Door("cellar")
    assert decoding.decoder(Door).decode('{"name":"attic","locked":true}') == Door("attic", locked=True)
    assert decoding.convert([{"name": "cellar"}], list[Door]) == [Door("cellar")]
    assert decoding.convert(Door("attic"), Door, from_attributes=True) == Door("attic")


def test_what_does_not_fit_is_named() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"Expected `str`, got `int` - at `\$.name`"):
        decoding.convert({"name": 1}, Door)


def test_threads_that_meet_a_type_at_once_do_not_crash_the_process() -> None:
    subprocess.run([sys.executable, "-X", "faulthandler", "-c", MANY_THREADS], check=True)


def test_all_code_decodes_through_this_module() -> None:
    alone = re.compile(r"msgspec\.(convert|json\.Decoder|json\.decode\([^\n]*type=)")
    paths = [path for path in SOURCES.rglob("*.py") if alone.search(path.read_text("utf-8"))]
    assert [path.relative_to(SOURCES).as_posix() for path in paths] == ["engine/decoding.py"]
