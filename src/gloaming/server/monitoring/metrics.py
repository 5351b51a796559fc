"""Prometheus metrics. They contain no table, person or secret."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()

CHOICES: Final = Counter("gloaming_choices", "Choices sent by people, by outcome", ["status"], registry=REGISTRY)
FAULTS: Final = Counter(
    "gloaming_faults", "Failures of rules, bots, store, server or workshop", ["where"], registry=REGISTRY
)
BOT_SECONDS: Final = Histogram(
    "gloaming_bot_seconds",
    "Time from a bot's question to its choice or failure, waiting for a free process included",
    buckets=(0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0),
    registry=REGISTRY,
)
STORED_SECONDS: Final = Histogram(
    "gloaming_stored_seconds",
    "Time from receiving a person's choice until it was taken and, where there is a store, stored",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0),
    registry=REGISTRY,
)
MESSAGES: Final = Counter("gloaming_messages", "Messages read from sockets, of any kind", registry=REGISTRY)
SLOW_READERS: Final = Counter("gloaming_slow_readers", "Sockets closed because they were not read", registry=REGISTRY)
REFUSED_SOCKETS: Final = Counter(
    "gloaming_refused_sockets", "Sockets that were refused, for any reason", registry=REGISTRY
)
CLOSED_CONNECTIONS: Final = Counter(
    "gloaming_closed_connections",
    "Connections closed: silent, unread, only pings or parts of messages, or no room",
    ["why"],
    registry=REGISTRY,
)
LIMITED: Final = Counter(
    "gloaming_limited", "Requests refused because a limit was reached, by limit", ["limit"], registry=REGISTRY
)
WAITING_BOTS: Final = Gauge("gloaming_waiting_bots", "Bot choices that wait for a free process", registry=REGISTRY)
TABLES: Final = Gauge("gloaming_tables", "Tables in memory", registry=REGISTRY)
CONNECTIONS: Final = Gauge("gloaming_connections", "Open connections, sockets included", registry=REGISTRY)
MOST_CONNECTIONS: Final = Gauge(
    "gloaming_most_connections", "Connections that the limit on open files allows; 0: unknown", registry=REGISTRY
)
SOCKETS: Final = Gauge("gloaming_sockets", "Open sockets", registry=REGISTRY)

for _status in ("taken", "repeated", "stale", "refused"):
    CHOICES.labels(_status)
for _limit in (
    *("opening", "joining", "guessing", "inviting", "records", "moments", "replays", "reports", "results", "naming"),
    *("requests", "analyses", "connecting", "waking", "listing", "deletions", "stored", "chat"),
    *("own-analyses", "address-analyses", "server-analyses"),
    *("checks", "check-seconds", "packs", "comparisons"),
    *(
        "messages",
        "own-sockets",
        "address-sockets",
        "server-sockets",
        "address-spectators",
        "server-spectators",
        "address-reports",
    ),
    *("table-watchers", "tables", "disk", "bodies", "connections", "blocked"),
    *("sessions", "passkeys", "passkey-asking", "passkey-guessing"),
):
    LIMITED.labels(_limit)
for _why in ("silent", "unread", "pings", "parts", "full"):
    CLOSED_CONNECTIONS.labels(_why)
for _where in ("rules", "bot", "store", "server", "packs", "checks", "comparisons"):
    FAULTS.labels(_where)


def chosen(status: str, seconds: float) -> None:
    """Count a person's choice by its status. seconds: the time from the choice's arrival to its result."""
    CHOICES.labels(status).inc()
    if status == "taken":
        STORED_SECONDS.observe(seconds)


def failed(where: str) -> None:
    """Count a failure. where: what failed, such as "rules", "bot", "store" or "server"."""
    FAULTS.labels(where).inc()


def limited(limit: str) -> None:
    """Count a refused request. limit: the name of the limit that refused it."""
    LIMITED.labels(limit).inc()


def exposition(tables: int, sockets: int, waiting_bots: int, connections: int, most_connections: int | None) -> bytes:
    """Return all metrics in the text format of Prometheus, with the given values as the current gauges."""
    TABLES.set(tables)
    SOCKETS.set(sockets)
    WAITING_BOTS.set(waiting_bots)
    CONNECTIONS.set(connections)
    MOST_CONNECTIONS.set(most_connections or 0)
    return generate_latest(REGISTRY)
