"""Rows: the results of units."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Row = dict[str, Any]
"""The result of a unit: one value per column."""

Columns = Mapping[str, str]
"""The columns of rows in their order: the type of each, one of TYPES. A value may also be None."""

TYPES: Final = ("str", "int", "float", "bool", "list[str]", "list[int]", "list[float]", "list[bool]")
"""The types of columns. Whole numbers have 64 bits."""
