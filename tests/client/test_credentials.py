"""The address of a server, and the promises of shares."""

from __future__ import annotations

import random
from hashlib import sha256

import pytest

from gloaming.client import Client, RefusedByServer
from gloaming.engine.state.dice import commitment
from tests.client.seats import lasting, play_out
from tests.server.house import GAME, House


@pytest.mark.parametrize("url", ["ftp://127.0.0.1/", "http://", "http://127.0.0.1:x/"])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(RefusedByServer, match="the address of a server looks like"):
        Client(url)


def test_the_promise_seen_at_the_start_vouches_for_the_record_at_the_end(house: House) -> None:
    async def story() -> None:
        client = Client(house.address)
        table = await client.open(GAME, ["human", "random"])
        async with client.at(table.id) as seat, client.at(table.id) as early:
            promised = (await anext(early)).commitment
            last = await play_out(seat, random.Random(3))
        assert len(promised) == 64
        assert last.dice is not None
        assert commitment(last.dice.server) == promised
        mixed = bytes.fromhex(last.dice.server + last.dice.shown[0])
        assert (last.dice.taken, last.key) == ([0], sha256(mixed).hexdigest())
        assert house.table(table.id).play.match.record()["seed"] == last.key

    lasting(story())
