"""Read overrides from the command line: `killer.hans.health=10`."""

from __future__ import annotations

import tomllib
from typing import Any

from gloaming.lab.content.overrides import BadOverride


def parse_override(text: str) -> tuple[str, Any]:
    """Return the key and value of `KEY=VALUE`. A value that is no TOML, such as a word, is a text.

    Raises BadOverride if there is no equals sign.
    """
    key, equals, value = text.partition("=")
    if not equals or not key.strip():
        raise BadOverride(f"{text!r}: write KEY=VALUE, as in killer.hans.health=10")
    try:
        return key.strip(), tomllib.loads(f"value = {value.strip()}")["value"]
    except tomllib.TOMLDecodeError:
        return key.strip(), value.strip()
