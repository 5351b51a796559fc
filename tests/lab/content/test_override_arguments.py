from __future__ import annotations

import pytest

from gloaming.lab.content.override_arguments import parse_override
from gloaming.lab.content.overrides import BadOverride


def test_values_are_toml_or_words() -> None:
    assert parse_override("killer.hans.health=10") == ("killer.hans.health", 10)
    assert parse_override("girl.laurie.name = Laurie = L") == ("girl.laurie.name", "Laurie = L")
    assert parse_override("tile.t-1.doors=[true, false]") == ("tile.t-1.doors", [True, False])


@pytest.mark.parametrize("text", ["killer.hans.health", "=10"])
def test_a_key_and_a_value_are_needed(text: str) -> None:
    with pytest.raises(BadOverride, match="write KEY=VALUE"):
        parse_override(text)
