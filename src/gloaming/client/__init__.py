"""Programs at served tables: open one, join, watch, choose.

client = Client("http://127.0.0.1:8000/")
table = await client.open("dont-go-in-there", ["human", "greedy"])
async with client.at(table.id) as seat:
    async for sitting in seat:
        if sitting.prompt:
            await seat.choose(0)

Others' tables that are open to all are in `await client.open_tables()`; `await client.sit_down(table.id)` takes a seat
there. Where a table has clocks, `sitting.clock` says what is left of ours; when it is over, a bot chooses for us until
`await seat.come_back()`.
"""

from __future__ import annotations

from gloaming.client.client import Client
from gloaming.client.errors import NoSuchTable, RefusedByServer, Unreachable
from gloaming.client.identity import Cookies
from gloaming.client.seat import Seat

__all__ = ["Client", "Cookies", "NoSuchTable", "RefusedByServer", "Seat", "Unreachable"]
