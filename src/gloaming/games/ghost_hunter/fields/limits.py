"""The largest damage, rounds and lists that observations show, which no match should reach."""

from __future__ import annotations

from typing import Final

MOST_DAMAGE: Final = 120
LAST_ROUND: Final = 120
MOST_ROWS: Final = 12
