"""For all tests."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from hypothesis import settings

from .ports import port_of_its_own

settings.register_profile("no deadline", deadline=None)  # a busy machine is no failure
settings.load_profile("no deadline")


def pytest_collection_finish() -> None:
    """Let Python's collector of garbage never go through the tests and games again, and seldom through what is new.

    It takes a fifth of the processor's time otherwise where thousands of matches are played.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5000, 10, 10)


@pytest.fixture
def own_port() -> Iterator[int]:
    """A port that nobody else is given during a test."""
    with port_of_its_own() as port:
        yield port
