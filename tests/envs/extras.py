"""Libraries that only extras install: tests that need one are skipped without it, except in CI."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

import pytest


def require_library(name: str) -> Any:
    """Return an imported library. Without it, skip the test or module that calls this; in CI, raise the error."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if os.environ.get("CI") == "true" or error.name != name.partition(".")[0]:
            raise
        pytest.skip(f"{name} is not installed: pip install -e '.[gym,pettingzoo,openspiel]'", allow_module_level=True)
