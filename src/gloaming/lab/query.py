"""Query the recorded data of a run with SQL, by DuckDB.

There are these tables: `matches` has a row per match, with the columns of the files; `seats` has a row per match and
seat; `cards` one per match, seat and card; `deaths` one per death. Polars and pandas read the same Parquet files.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gloaming.extras import require
from gloaming.lab.lab_error import LabError
from gloaming.lab.run_folder import result_files

_OF_MATCH: Final = "unit, game, variant, seats, options, deal_seed, bot_seed"

_SHARE: Final = "CASE WHEN list_contains(winners, seat) THEN 1.0 / len(winners) ELSE 0.0 END"

SEATS: Final = f"""
SELECT {_OF_MATCH}, seat, bots[seat + 1] AS bot, list_contains(winners, seat) AS won, {_SHARE} AS win_share,
    scores[seat + 1] AS score{{first}}
FROM (SELECT *, unnest(range(seats)) AS seat FROM matches)
"""

CARDS: Final = """
WITH seen AS (SELECT unit, unnest(seen) AS card, unnest(seen_by) AS seat FROM matches),
    played AS (SELECT unit, unnest(played) AS card, unnest(played_by) AS seat FROM matches),
    had AS (SELECT unit, card, seat FROM seen UNION SELECT unit, card, seat FROM played)
SELECT had.unit, game, variant, seats, options, deal_seed, bot_seed, had.seat, had.card,
    seen.card IS NOT NULL AS seen, played.card IS NOT NULL AS played,
    CASE WHEN list_contains(winners, had.seat) THEN 1.0 / len(winners) ELSE 0.0 END AS win_share
FROM had JOIN matches USING (unit)
    LEFT JOIN seen ON seen.unit = had.unit AND seen.card = had.card AND seen.seat = had.seat
    LEFT JOIN played ON played.unit = had.unit AND played.card = had.card AND played.seat = had.seat
"""

DEATHS: Final = f"""
SELECT {_OF_MATCH}, unnest(deaths) AS who, unnest(death_causes) AS cause, unnest(death_places) AS place,
    unnest(death_rounds) AS round
FROM matches
"""


@dataclass(frozen=True)
class Answer:
    """The answer to a query. columns: the names of the columns; rows: the values of each row."""

    columns: list[str]
    rows: list[tuple[Any, ...]]


def run_query(folder: Path, sql: str) -> Answer:
    """Return the answer to a query about a run.

    folder: the folder of the run. Raises MissingExtra without the extra `lab`; LabError, with the message of DuckDB,
    for an invalid query, or if the folder has no results.
    """
    duckdb = require("duckdb", "lab")
    with duckdb.connect() as database:
        try:
            database.execute(
                f"CREATE VIEW matches AS SELECT * FROM read_parquet({_files(folder)}, union_by_name = true)"
            )
            columns = {str(row[0]) for row in database.execute("DESCRIBE matches").fetchall()}
            first = ", first_seat = seat AS first" if "first_seat" in columns else ""
            database.execute(f"CREATE VIEW seats AS {SEATS.format(first=first)}")
            for view, query, column in (("cards", CARDS, "seen"), ("deaths", DEATHS, "deaths")):
                if column in columns:
                    database.execute(f"CREATE VIEW {view} AS {query}")
            answer = database.execute(sql)
            names = [str(column[0]) for column in answer.description or []]
            return Answer(names, answer.fetchall() if names else [])
        except duckdb.Error as error:
            raise LabError(f"the query failed: {error}") from None
        except FileNotFoundError:
            raise LabError(f"{folder} has changed while it was read: repeat the query") from None


def _files(folder: Path) -> str:
    """Return the list of a run's files, in SQL. Raises LabError if there are none."""
    quoted = ["'" + str(path).replace("'", "''") + "'" for path in result_files(folder)]
    return f"[{', '.join(quoted)}]"
