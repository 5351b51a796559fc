"""The log reports failures, and no secrets."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

import gloaming
from gloaming.server.monitoring.logs import JsonLines, PlainLines, log_to, redacted
from tests.server.house import GAME, PATIENCE, House, get, until

Open = Callable[..., House]

KEY = "0123456789abcdef" * 4


@pytest.fixture
def lines() -> Iterator[dict[str, io.StringIO]]:
    """All log lines, as the server writes them, and without the removal of secrets."""
    written = {"served": io.StringIO(), "unhushed": io.StringIO()}
    handlers = {name: logging.StreamHandler(stream) for name, stream in written.items()}
    handlers["served"].setFormatter(JsonLines())
    handlers["unhushed"].setFormatter(logging.Formatter("%(message)s"))
    root = logging.getLogger()
    for handler in handlers.values():
        root.addHandler(handler)
    yield written
    for handler in handlers.values():
        root.removeHandler(handler)


def record(message: str, *values: object, **more: Any) -> logging.LogRecord:
    logger = logging.getLogger("gloaming.server.tables.table")
    return logger.makeRecord(logger.name, logging.ERROR, "", 0, message, values, None, extra=more)


def test_a_line_is_json_with_time_level_logger_message_and_fields() -> None:
    line = json.loads(JsonLines().format(record("it failed on %d", 7, table="abc", seat=1, secret="x")))
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "error",
        "logger": "gloaming.server.tables.table",
        "message": "it failed on 7",
        "table": "abc",
        "seat": 1,
    }


def test_a_fault_is_one_line_too() -> None:
    entry = record("it failed\nbadly")
    try:
        raise ValueError(KEY)
    except ValueError:
        entry.exc_info = sys.exc_info()
    line = JsonLines().format(entry)
    assert "\n" not in line
    assert "ValueError: ..." in json.loads(line)["error"]
    assert KEY not in line + PlainLines().format(entry)


def test_a_terminal_gets_plain_lines() -> None:
    line = PlainLines().format(record("it failed", table="abc"))
    assert line.endswith(" error: it failed table=abc")


def test_what_looks_like_a_secret_is_hushed_and_names_are_not() -> None:
    assert redacted(f"key {KEY}.") == "key ...."
    assert redacted("Xk3-dQ_9vWq1LmN0pRst2A.Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4") == "..."
    assert redacted("timeout_graceful_shutdown in ConnectionClosedError") == (
        "timeout_graceful_shutdown in ConnectionClosedError"
    )


def test_a_match_with_faults_bad_cookies_and_invites_leaves_no_secret_in_the_log(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: dict[str, io.StringIO]
) -> None:
    house = open_house(data=tmp_path)
    ann, bob, forger = house.person(), house.person(), house.person()
    table = ann.open("human", "human", "random")
    codes = [ann.invite(table, 1), ann.invite(table, 1)]
    assert [bob.take(code).status_code for code in codes] == [404, 200]
    forged = ann.cookie[:-4] + "AAAA"
    assert forger.http.get("/api/tables", headers={"Cookie": forged}).json() == []
    assert forger.join(table, headers={"Cookie": forged}).update.seat is None
    with pytest.raises(InvalidStatus):
        forger.join("nowhere", headers={"Cookie": ann.cookie})
    match = house.table(table).play.match
    key = str(match.seed)
    with monkeypatch.context() as broken:
        broken.setattr(house.tables.bot_pool, "choose", lambda *_: 1 / 0)
        broken.setattr(gloaming.game(GAME).rules, "why_not", lambda *_: 1 / 0)
        broken.setattr(gloaming.game(GAME).rules, "dress", lambda seen: seen[key])
        rows = {0: ann.join(table), 1: bob.join(table)}
        to_move = house.table(table).play.asked
        if to_move in rows:
            assert rows[to_move].choose(0).status == "refused"
        rows[0].connection.send('{"type":"why-not","id":"1","piece":"' + codes[0] + '"}')
        rows[0].connection.send("nonsense " + codes[0])
        until(lambda: "failed" in lines["served"].getvalue())
    people = [line for person in (ann, bob) for line in (person.cookie, person.cookie.split("=")[1].split(".")[0])]
    choices = json.dumps(house.table(table).play.match.record()["choices"])
    house.close()
    served = lines["served"].getvalue()
    assert served
    assert all(json.loads(line)["level"] for line in served.splitlines())
    assert table in served
    for secret in [
        *people,
        *codes,
        forged,
        key,
        "gloaming-record",
        "gloaming-save",
        *([choices] if choices != "[]" else []),
    ]:
        assert secret not in served
    for secret in [*people, *codes, forged]:
        assert secret not in lines["unhushed"].getvalue()


def test_a_server_writes_json_lines_to_stderr(tmp_path: Path) -> None:
    program = (
        "import gloaming, gloaming.server; gloaming.game('dont-go-in-there').content = lambda: 1 / 0; "
        "gloaming.server.serve(0)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert get(f"{address}api/games/{GAME}/content").status_code == 500
        process.terminate()
        _, printed = process.communicate(timeout=PATIENCE)
    entries = [json.loads(line) for line in printed.splitlines()]
    assert any(["ZeroDivisionError" in line.get("error", "") for line in entries])


def test_no_other_handler_writes_beside_ours() -> None:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    try:
        log_to(stream)
        logging.getLogger("gloaming.server.tables.table").info("here")
        logging.getLogger("uvicorn.error").warning("there")
        logging.getLogger("uvicorn.error").info("not told")
        logging.getLogger("uvicorn.error").exception("Invalid UTF-8 sequence received from client.")
        logging.getLogger("uvicorn.error").error("ASGI callable returned without completing handshake.")
    finally:
        root.handlers[:] = before
        root.setLevel(level)
    assert [json.loads(line)["message"] for line in stream.getvalue().splitlines()] == ["here", "there"]
