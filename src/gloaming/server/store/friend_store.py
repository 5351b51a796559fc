"""The SQL for people who have played together, for the invites they send each other, and for their ratings."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple

from gloaming.server.store.database import Transaction

MOST_SHOWN: Final = 12
"""The maximum number of people in the list of those with whom a person has played."""

MOST_KEPT: Final = 300
"""The maximum number of rows about the people with whom a person has played."""

MOST_CALLS: Final = 20
"""The maximum number of open invites from other players that a person is shown."""


class PlayedWith(NamedTuple):
    """A person with whom another has played. last: Unix time of the end of their last match."""

    identity: str
    matches: int
    last: float


class StoredRating(NamedTuple):
    """The rating of a person in a game. mu and sigma: the mean and the standard deviation of their skill."""

    game: str
    mu: float
    sigma: float
    matches: int


def add_played(transaction: Transaction, table: str, people: Sequence[str], at: float) -> None:
    """Store that people have finished a match with each other."""
    for identity, other in permutations(people, 2):
        played = "INSERT INTO played_with VALUES (?, ?, ?, ?) ON CONFLICT (identity, other, table_id) DO NOTHING"
        transaction.execute(played, (identity, other, table, at))
    for identity in people:
        oldest = "SELECT at FROM played_with WHERE identity = ? ORDER BY at DESC LIMIT 1 OFFSET ?"
        trim = f"DELETE FROM played_with WHERE identity = ? AND at <= ({oldest})"
        transaction.execute(trim, (identity, identity, MOST_KEPT))


def played_with(transaction: Transaction, identity: str) -> Sequence[PlayedWith]:
    """Return the people with whom a person has finished matches, the latest first."""
    query = (
        "SELECT other, count(*), max(at) FROM played_with WHERE identity = ? "
        "GROUP BY other ORDER BY max(at) DESC LIMIT ?"
    )
    return [PlayedWith(*row) for row in transaction.execute(query, (identity, MOST_SHOWN)).fetchall()]


def add_call(transaction: Transaction, table: str, identity: str) -> None:
    """Store that a person is invited to a table, unless the person has declined an invite to it.

    Delete the person's oldest invites if there are too many.
    """
    call = (
        "INSERT INTO called_to VALUES (?, ?, ?) ON CONFLICT (table_id, identity) "
        "DO UPDATE SET at = excluded.at WHERE called_to.at > 0"
    )
    transaction.execute(call, (table, identity, time.time()))
    oldest = "SELECT at FROM called_to WHERE identity = ? ORDER BY at DESC LIMIT 1 OFFSET ?"
    transaction.execute(
        f"DELETE FROM called_to WHERE identity = ? AND at <= ({oldest})", (identity, identity, MOST_CALLS)
    )


def calls_of(transaction: Transaction, identity: str) -> Sequence[str]:
    """Return the ids of the tables to which a person is invited, the latest first."""
    query = "SELECT table_id FROM called_to WHERE identity = ? AND at > 0 ORDER BY at DESC LIMIT ?"
    return [id for (id,) in transaction.execute(query, (identity, MOST_CALLS)).fetchall()]


def decline_call(transaction: Transaction, table: str, identity: str) -> None:
    """Store that a person has declined the invite to a table: its time is 0."""
    transaction.execute("UPDATE called_to SET at = 0 WHERE table_id = ? AND identity = ?", (table, identity))


def delete_call(transaction: Transaction, table: str, identity: str) -> None:
    """Delete the invite of a person to a table."""
    transaction.execute("DELETE FROM called_to WHERE table_id = ? AND identity = ?", (table, identity))


def turn_rating(transaction: Transaction, identity: str, *, on: bool) -> None:
    """Store whether a person's matches are rated."""
    if on:
        transaction.execute("INSERT INTO raters VALUES (?) ON CONFLICT (identity) DO NOTHING", (identity,))
    else:
        transaction.execute("DELETE FROM raters WHERE identity = ?", (identity,))


def is_rated(transaction: Transaction, identity: str) -> bool:
    """Return whether a person has turned ratings on."""
    return transaction.execute("SELECT 1 FROM raters WHERE identity = ?", (identity,)).fetchone() is not None


def ratings_of(transaction: Transaction, identity: str) -> Sequence[StoredRating]:
    """Return the ratings of a person in all games."""
    query = "SELECT game, mu, sigma, matches FROM ratings WHERE identity = ? ORDER BY game"
    return [StoredRating(*row) for row in transaction.execute(query, (identity,)).fetchall()]


def rating_of(transaction: Transaction, identity: str, game: str) -> StoredRating | None:
    """Return the rating of a person in a game, None if they have none."""
    query = "SELECT game, mu, sigma, matches FROM ratings WHERE identity = ? AND game = ?"
    row = transaction.execute(query, (identity, game)).fetchone()
    return None if row is None else StoredRating(*row)


def set_rating(transaction: Transaction, identity: str, rating: StoredRating, at: float) -> None:
    """Store the new rating of a person in a game."""
    transaction.execute(
        "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (identity, game) "
        "DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, at = excluded.at",
        (identity, rating.game, rating.mu, rating.sigma, rating.matches, at),
    )


def begin_rating(transaction: Transaction, table: str, at: float) -> bool:
    """Store that the match at a table has been rated. Return False if it was rated before."""
    rated = "INSERT INTO rated VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING"
    return transaction.execute(rated, (table, at)).rowcount > 0


def delete_friend(transaction: Transaction, identity: str) -> None:
    """Delete what is stored about a person and those with whom they have played, and their ratings."""
    for table in ("played_with", "called_to", "raters", "ratings"):
        transaction.execute(f"DELETE FROM {table} WHERE identity = ?", (identity,))
    transaction.execute("DELETE FROM played_with WHERE other = ?", (identity,))
    transaction.execute("DELETE FROM chat_reports WHERE reporter = ? OR reported = ?", (identity, identity))
