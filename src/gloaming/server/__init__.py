"""The Gloaming server: the HTTP API, the WebSockets of the tables, and the store of tables and accounts."""

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
    workshop: bool = True,
) -> None:
    """Serve tables to browsers until interrupted; print the server's address as soon as it listens.

    port: the TCP port, 0 for any free one.
    data: the folder for tables and keys, None to keep everything in memory.
    shared: the address of a PostgreSQL database that several servers share, "" for none.
    pause: the minimum seconds between two moves of bots.
    most_tables: the maximum number of tables in memory at once.
    keep_days: the days without a visit after which a finished table is deleted.
    metrics_to_all: whether other machines may read /metrics.
    proxies: the networks of the trusted proxies.
    allowed_hosts: host names that are accepted in addition to `host`.
    audit: the file of the audit log, None for no audit log.
    shelf: the games on offer, None for the published games.
    workshop: whether people can make packs in the workshop.
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
        workshop=workshop,
    )
