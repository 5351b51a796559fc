"""Delete the data that the store holds about one person."""

from __future__ import annotations

import re

import msgspec

from gloaming.engine.decoding import decode
from gloaming.engine.phrases import player
from gloaming.server.protocol.result_info import ResultInfo
from gloaming.server.store.database import Transaction
from gloaming.server.store.friend_store import delete_friend


def delete_results(transaction: Transaction, identity: str, nobody: str) -> None:
    """Delete a person's results, and remove the person's name from the results of other players.

    nobody: a new identity that replaces the person's identity in archived matches and daily challenges.
    """
    own = transaction.execute("SELECT told FROM results WHERE identity = ?", (identity,)).fetchall()
    for (result_json,) in own:
        result = decode(result_json, ResultInfo)
        rows = transaction.execute(
            "SELECT identity, told FROM results WHERE table_id = ? AND identity <> ?", (result.table, identity)
        ).fetchall()
        for other_identity, text in rows:
            row = (unnamed(text, result.seat), other_identity, result.table)
            transaction.execute("UPDATE results SET told = ? WHERE identity = ? AND table_id = ?", row)
    sitter = f'"{identity}"'
    endings = "UPDATE endings SET seating = replace(seating, ?, ?) WHERE seating LIKE ?"
    transaction.execute(endings, (sitter, f'"{nobody}"', f"%{sitter}%"))
    for table in ("results", "learned"):
        transaction.execute(f"DELETE FROM {table} WHERE identity = ?", (identity,))
    delete_friend(transaction, identity)
    transaction.execute("UPDATE tries SET identity = ? WHERE identity = ?", (nobody, identity))


def delete_seats(transaction: Transaction, identity: str, nobody: str) -> None:
    """Delete a person's profile, and remove the person's identity from tables.

    nobody: a new identity that replaces the person's identity there.
    """
    for table in ("people", "unwelcome", "chat"):
        transaction.execute(f"DELETE FROM {table} WHERE identity = ?", (identity,))
    transaction.execute("UPDATE sitters SET identity = ? WHERE identity = ?", (nobody, identity))
    transaction.execute("UPDATE tables SET opener = ? WHERE opener = ?", (nobody, identity))


def unnamed(text: str, seat: int) -> str:
    """Return a result, as JSON, in which the name of the player in `seat` is replaced by `Player N`."""
    result = decode(text, ResultInfo)
    name, plain = result.players[seat].name, player(seat)
    players = [
        msgspec.structs.replace(player_result, name=plain) if number == seat else player_result
        for number, player_result in enumerate(result.players)
    ]
    reason = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", plain, result.reason) if name else result.reason
    return msgspec.json.encode(msgspec.structs.replace(result, players=players, reason=reason)).decode()
