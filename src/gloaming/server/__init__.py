"""The server of the browser table: HTTP API, WebSockets and store."""

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
    """Serve the browser table until interrupted, and print its address once it listens.

    port: 0 for any free one.
    data: folder for tables and keys, None: in memory only.
    shared: address of a PostgreSQL database that several servers share, "" for none.
    pause: seconds between the moves of bots.
    most_tables: tables in memory at once.
    keep_days: days after which an unused finished table is deleted.
    metrics_to_all: whether other machines may read /metrics.
    proxies: networks of the trusted proxies.
    allowed_hosts: more host names of this server.
    audit: file of the audit log.
    shelf: the games on offer, None: the published ones.
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
