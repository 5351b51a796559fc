"""Classes that are compiled with mypyc."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src/gloaming"


def test_classes_that_can_be_pickled_are_constructed_completely_by_code_that_is_not_compiled() -> None:
    """mypyc 2.4 leaves out `__init__` of such a class unless it also allows interpreted subclasses."""
    decorators = [
        (file.relative_to(SOURCE).as_posix(), arguments)
        for file in SOURCE.rglob("*.py")
        for arguments in re.findall(r"(?m)^@mypyc_attr\((.*)\)$", file.read_text("utf-8"))
        if "serializable=True" in arguments
    ]
    assert len(decorators) > 5
    assert [found for found in decorators if "allow_interpreted_subclasses=True" not in found[1]] == []
