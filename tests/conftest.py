"""Fixtures for all tests."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from hypothesis import settings

from .ports import port_of_its_own

settings.register_profile("no deadline", deadline=None)  # a busy machine is no failure
settings.load_profile("no deadline")


def pytest_collection_finish() -> None:
    """Exclude tests and games from Python's garbage collection, and collect new objects rarely.

    Collection otherwise takes a fifth of the processor time where thousands of matches are played.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5000, 10, 10)


@pytest.fixture
def own_port() -> Iterator[int]:
    """Reserve a port during a test."""
    with port_of_its_own() as port:
        yield port
