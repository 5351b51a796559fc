"""Cookies in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.client import Client, Cookies
from gloaming.client.cookies import BadCookieFile
from tests.client.seats import lasting
from tests.server.house import GAME, House


def test_cookies_in_a_file_keep_ones_seats_and_are_for_ones_own_eyes(house: House, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "cookies.json"

    async def story() -> None:
        table = await Client(house.address, Cookies(file)).open(GAME, ["human", "random"])
        assert file.stat().st_mode & 0o777 == 0o600
        assert (await Client(house.address, Cookies(file)).table(table.id)).seat == 0
        assert (await Client(house.address).table(table.id)).seat is None

    lasting(story())
    file.write_text("[1]")
    with pytest.raises(BadCookieFile, match="not a cookie file"):
        Cookies(file)
