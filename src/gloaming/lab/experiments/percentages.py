"""Read shares that people write as numbers or percentages."""

from __future__ import annotations

import re
from typing import Final

from gloaming.lab.lab_error import LabError

_SHARE: Final = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,6})?)\s*(%?)")

MOST: Final = 0.5
"""The largest half width of an interval of a share that says anything."""


def parse_share(value: object) -> float:
    """Return the share that `"2%"`, `"0.02"` or `0.02` stands for. Raises LabError if it is not from 0 to 0.5."""
    found = _SHARE.fullmatch(str(value).strip())
    share = 0.0 if found is None else float(found[1]) / (100 if found[2] else 1)
    if not 0 < share < MOST:
        raise LabError(f"{value!r}: write a percentage above 0% and below 50%, as in 2%, or its share, as in 0.02")
    return share
