"""Query the recorded data of a run with SQL, by DuckDB.

There are these tables: `matches` has a row per match, with the columns of the files; `seats` has a row per match and
seat; `cards` one per match, seat and card; `deaths` one per death; `entries` one per card, tile or other entry of the
games' content, with its name. The functions of MACROS write estimates with their intervals. Polars and pandas read the
same Parquet files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gloaming.engine.errors import GloamingError
from gloaming.extras import require
from gloaming.games import game as game_as_sold
from gloaming.lab.lab_error import LabError
from gloaming.lab.reports.run_folder import result_files
from gloaming.lab.statistics.intervals import Z, student_terms

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
    unnest(death_rounds) AS round{{situation}}
FROM matches
"""

_T: Final = " + ".join([f"{term} / df ** {order}" for order, term in enumerate(student_terms(Z), 1)])

MACROS: Final = f"""
CREATE MACRO _wilson(share, n, sign) AS greatest(0, least(1,
    (share + {Z * Z} / (2 * n) + sign * {Z} * sqrt(share * (1 - share) / n + {Z * Z} / (4 * n * n)))
    / (1 + {Z * Z} / n)));
CREATE MACRO _student(df) AS {Z} + {_T};
CREATE MACRO _reach(spread, n) AS {Z} * sqrt(greatest(0.0, spread) * n / nullif(n - 1, 0));
CREATE MACRO _shown(value, reach) AS printf('%.2f (%.2f to %.2f)', value, value - reach, value + reach);
CREATE MACRO _ratio(x, y) AS _shown(sum(x) / nullif(sum(y), 0), _reach(sum(x * x) - 2 * sum(x) / sum(y) * sum(x * y)
    + sum(x) / sum(y) * sum(x) / sum(y) * sum(y * y), count(x)) / sum(y));
CREATE MACRO share(x) AS printf('%.1f %% (%.1f to %.1f)', 100 * avg(x::DOUBLE),
    100 * _wilson(avg(x::DOUBLE), count(x), -1), 100 * _wilson(avg(x::DOUBLE), count(x), 1));
CREATE MACRO average(x) AS _shown(avg(x), _student(nullif(count(x) - 1, 0)) * stddev_samp(x) / sqrt(count(x)));
CREATE MACRO ratio(x, y) AS _ratio(CASE WHEN y IS NOT NULL THEN x::DOUBLE END,
    CASE WHEN x IS NOT NULL THEN y::DOUBLE END);
CREATE MACRO quartiles(x) AS
    printf('%g (%g to %g)', round(median(x), 1), round(quantile_cont(x, 0.25), 1), round(quantile_cont(x, 0.75), 1));
"""
"""Functions of queries. Each returns a text with a 95 % interval, or with the middle half of the values.

share(x): the share of true values of x, with the Wilson interval; average(x): the mean, with Student's interval;
ratio(x, y): the sum of x divided by the sum of y (W. Cochran 1977, section 6.4); quartiles(x): the median. The
intervals hold for rows that are independent observations. Rows in which a value is missing (NULL) do not count.
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
    with open_run(folder) as ask:
        return ask(sql)


@contextmanager
def open_run(folder: Path) -> Iterator[Callable[[str], Answer]]:
    """Yield a function that answers queries about a run; it and the arguments are like `run_query`."""
    duckdb = require("duckdb", "lab")
    with duckdb.connect() as database:

        def ask(sql: str) -> Answer:
            try:
                answer = database.execute(sql)
                names = [str(column[0]) for column in answer.description or []]
                return Answer(names, answer.fetchall() if names else [])
            except duckdb.Error as error:
                raise LabError(f"the query failed: {error}") from None
            except FileNotFoundError:
                raise LabError(f"{folder} has changed while it was read: repeat the query") from None

        ask(f"CREATE VIEW matches AS SELECT * FROM read_parquet({_files(folder)}, union_by_name = true)")
        columns = {str(row[0]) for row in ask("DESCRIBE matches").rows}
        first = ", first_seat = seat AS first" if "first_seat" in columns else ""
        ask(f"CREATE VIEW seats AS {SEATS.format(first=first)}")
        situation = ", unnest(death_situations) AS situation" if "death_situations" in columns else ""
        for view, query, column in (("cards", CARDS, "seen"), ("deaths", DEATHS.format(situation=situation), "deaths")):
            if column in columns:
                ask(f"CREATE VIEW {view} AS {query}")
        ask("CREATE TABLE entries (game VARCHAR, kind VARCHAR, id VARCHAR, name VARCHAR)")
        rows = _entries([str(row[0]) for row in ask("SELECT DISTINCT game FROM matches ORDER BY game").rows])
        if rows:
            database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
        ask(MACROS)
        yield ask


def _entries(games: list[str]) -> list[tuple[str, str, str, str]]:
    """Return game, kind, id and name of the entries of games; games that are unknown here have none."""
    found = []
    for name in games:
        try:
            content = game_as_sold(name).content()
        except GloamingError:
            continue
        found += [(name, str(entry["kind"]), str(entry["id"]), str(entry["name"])) for entry in content]
    return found


def _files(folder: Path) -> str:
    """Return the list of a run's files, in SQL. Raises LabError if there are none."""
    quoted = ["'" + str(path).replace("'", "''") + "'" for path in result_files(folder)]
    return f"[{', '.join(quoted)}]"
