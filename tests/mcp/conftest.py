"""A server at whose tables assistants sit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from gloaming.server.http.app import create_app
from tests.server.house import House


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    """A server on which bots do not pause."""
    with closing(House(create_app(pause=0))) as opened:
        yield opened
