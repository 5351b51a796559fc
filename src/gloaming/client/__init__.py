"""The client of a server, for programs: open tables, join them, watch and choose.

Programs import the names below, and so does `gloaming.cli`. Of the server, the package imports only the protocol.

client = Client("http://127.0.0.1:8000/")
table = await client.open("dont-go-in-there", ["human", "greedy"])
async with client.at(table.id) as seat:
    async for update in seat:
        if update.prompt:
            await seat.choose(0)

`await client.open_tables()` returns the public tables of others; `await client.join_table(table.id)` takes a seat at
one of them. At a table with clocks, `update.clock` is the time left. When this client's time runs out, a substitute
bot chooses in its place until `await seat.return_to_seat()`.
"""

from __future__ import annotations

from gloaming.client.client_errors import NoSuchTable, RefusedByServer, Unreachable
from gloaming.client.cookies import Cookies
from gloaming.client.seat import Seat
from gloaming.client.server_client import Client

__all__ = ["Client", "Cookies", "NoSuchTable", "RefusedByServer", "Seat", "Unreachable"]
