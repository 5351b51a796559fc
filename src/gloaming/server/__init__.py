"""The table on the network: tables, seats, sockets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gloaming import Shelf
    from gloaming.server.limits.proxies import Network


def serve(
    port: int = 8000,
    host: str = "127.0.0.1",
    *,
    data: Path | None = None,
    shared: str = "",
    pause: float = 0.3,
    most_tables: int = 200,
    keep_days: int = 90,
    metrics_to_all: bool = False,
    proxies: Sequence[Network] = (),
    allowed_hosts: Sequence[str] = (),
    audit: Path | None = None,
    shelf: Shelf | None = None,
) -> None:
    """Serve the browser table until interrupted, and print its address once it listens. port 0: any that is free.

    data: the folder in which tables are kept, None: in memory only; shared: the address of a PostgreSQL that keeps them
    for several servers, "" for none; pause: seconds between the moves of bots;
    most_tables: in memory at once; keep_days: how long ended tables are kept that nobody touches; metrics_to_all:
    /metrics not to this machine alone; proxies: where the proxies are that are believed on who asks; allowed_hosts:
    more names by which people reach the server; audit: the file of the audit log; shelf: the games that are played,
    without it as they are sold.
    """
    from gloaming.server.http.listener import listen

    listen(
        port,
        host,
        data=data,
        shared=shared,
        pause=pause,
        most_tables=most_tables,
        keep_days=keep_days,
        metrics_to_all=metrics_to_all,
        proxies=proxies,
        allowed_hosts=allowed_hosts,
        audit=audit,
        shelf=shelf,
    )
