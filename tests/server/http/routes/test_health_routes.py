"""The health check and the metrics."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families as families
from starlette.requests import Request
from starlette.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from gloaming.server.http import sockets
from gloaming.server.http.routes import health_routes
from gloaming.server.http.routes.health_routes import _is_this_machine
from gloaming.server.limits.proxies import ProxyHeaders, TrustedProxies
from gloaming.server.limits.rate_limits import Limits, Rate
from gloaming.server.store.database import Transaction
from gloaming.server.store.sqlite import FILE, Store, StoreJob

if sys.platform == "linux":
    import resource

from tests.server.house import GAME, PATIENCE, House, Person, get, play_out, until
from tests.server.http.test_sockets import slow_line

Open = Callable[..., House]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the store time to answer on a busy machine."""
    monkeypatch.setattr(health_routes, "WAIT", PATIENCE)


def counted(house: House) -> dict[str, float]:
    """Return each metric, by name and label."""
    text = get(f"{house.address}/metrics").text
    return {
        sample.name + "".join([f" {value}" for value in sample.labels.values()]): sample.value
        for family in families(text)
        for sample in family.samples
    }


def test_a_server_without_a_store_is_healthy(house: House) -> None:
    response = get(f"{house.address}/healthz")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})


def test_a_server_whose_store_answers_is_healthy(open_house: Open, tmp_path: Path) -> None:
    assert get(f"{open_house(data=tmp_path).address}/healthz").json() == {"status": "ok"}


def test_a_server_whose_store_hangs_is_unhealthy_until_it_answers_again(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_routes, "WAIT", 0.1)
    house = open_house(data=tmp_path)
    assert house.tables.store is not None
    answering = threading.Event()
    house.tables.store.do_later(lambda base: answering.wait(PATIENCE))
    response = get(f"{house.address}/healthz")
    assert (response.status_code, response.json()["error"]) == (503, "store")
    answering.set()
    until(lambda: get(f"{house.address}/healthz").status_code == 200)


def test_a_server_whose_store_fails_is_unhealthy(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(data=tmp_path)

    def fail(*_: Any) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(house.tables.store, "_committed", fail)
    assert get(f"{house.address}/healthz").status_code == 503


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of a process that runs")
def test_a_server_that_cannot_write_is_unhealthy_says_why_and_recovers(tmp_path: Path) -> None:
    program = (sys.executable, "-m", "gloaming", "serve", "--port", "0", "--data", str(tmp_path))
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert get(f"{address}healthz").status_code == 200
        none, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, most))
        until(lambda: get(f"{address}healthz").status_code == 503)
        answer = get(f"{address}healthz").json()
        assert answer["error"] == "store"
        assert re.fullmatch(
            "Choices cannot be stored, so none is accepted. The store cannot be used: .+", answer["message"]
        )
        assert str(tmp_path) not in answer["message"]
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (none, most))
        until(lambda: get(f"{address}healthz").status_code == 200)
        process.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of a process that runs")
def test_a_server_on_a_full_disk_is_unhealthy_though_a_few_bytes_still_fit(tmp_path: Path) -> None:
    program = (sys.executable, "-m", "gloaming", "serve", "--port", "0", "--bot-delay", "0", "--data", str(tmp_path))
    with (
        subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process,
        ExitStack() as open_,
    ):
        open_.callback(process.kill)
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        body = {"game": GAME, "seats": ["human", "human"]}

        def opened() -> int:
            headers = {"Origin": address.rstrip("/")}
            return httpx.post(f"{address}api/tables", json=body, headers=headers, timeout=PATIENCE).status_code

        _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (300_000, most))
        until(lambda: opened() == 503)
        for _ in range(4):
            assert get(f"{address}healthz").status_code == 503
            assert opened() == 503
            time.sleep(health_routes.FRESH)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, most))
        until(lambda: get(f"{address}healthz").status_code == 200)
        assert opened() == 201
        assert get(f"{address}healthz").status_code == 200


def test_after_a_failed_write_a_server_is_unhealthy_until_as_much_can_be_written(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_routes, "FRESH", 0.0)
    house = open_house(data=tmp_path)
    store = house.tables.store
    assert isinstance(store, Store)
    committed, is_full = store._committed, threading.Event()

    def commit(jobs: list[StoreJob]) -> list[Any]:
        before = store._connection.total_changes

        def fill(base: Transaction) -> None:
            if is_full.is_set() and store._connection.total_changes > before + 1:
                raise sqlite3.OperationalError("database or disk is full")

        return committed([*jobs, StoreJob(fill, None)])[:-1]

    monkeypatch.setattr(store, "_committed", commit)
    is_full.set()
    assert get(f"{house.address}/healthz").status_code == 200, "a few bytes still fit"
    body = {"game": GAME, "seats": ["human", "human"]}
    assert house.person().http.post("/api/tables", json=body).status_code == 503
    assert [get(f"{house.address}/healthz").status_code for _ in range(3)] == [503] * 3
    is_full.clear()
    assert [get(f"{house.address}/healthz").status_code for _ in range(3)] == [200] * 3
    assert store._connection.execute("SELECT count(*) FROM pulse").fetchone() == (1,)


def test_damage_found_at_run_time_is_logged_as_critical_and_keeps_the_server_unhealthy(
    open_house: Open, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house = open_house(data=tmp_path)
    store = house.tables.store
    assert store is not None
    assert get(f"{house.address}/healthz").status_code == 200

    def find(*_: Any) -> None:
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error

    store.do_later(find)
    until(lambda: get(f"{house.address}/healthz").status_code == 503)
    message = get(f"{house.address}/healthz").json()["message"]
    assert "is damaged (database disk image is malformed): stop the server and restore a backup" in message
    loud = [logged for logged in caplog.records if logged.levelname == "CRITICAL"]
    assert [str(tmp_path / FILE) in logged.getMessage() for logged in loud] == [True]


def test_however_often_it_is_asked_it_writes_only_now_and_then(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_routes, "FRESH", 3600.0)
    house = open_house(data=tmp_path)
    store = house.tables.store
    assert store is not None
    checks = itertools.count()
    check = store.check

    async def counted_check() -> None:
        next(checks)
        await check()

    monkeypatch.setattr(store, "check", counted_check)
    assert {get(f"{house.address}/healthz").status_code for _ in range(20)} == {200}
    assert next(checks) == 1


def test_choices_bots_tables_and_sockets_are_counted(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    before = counted(house)
    ann = house.person()
    table = ann.open("human", "random")
    line = ann.join(table)
    line.wait(lambda now: now.prompt is not None)
    rqid = line.prompt.rqid
    assert line.choose(0, id="1").status == "taken"
    assert line.choose(0, id="1", rqid=rqid).status == "repeated"
    assert line.choose(0, id="2", rqid=rqid).status == "stale"
    assert line.choose(0, id="3", rqid=rqid + 99).status == "refused"
    until(lambda: counted(house)["gloaming_bot_seconds_count"] > before["gloaming_bot_seconds_count"])
    now = counted(house)
    for status in ("taken", "repeated", "stale", "refused"):
        assert now[f"gloaming_choices_total {status}"] - before[f"gloaming_choices_total {status}"] == 1
    assert now["gloaming_stored_seconds_count"] - before["gloaming_stored_seconds_count"] == 1
    assert (now["gloaming_tables"], now["gloaming_sockets"]) == (1, 1)
    line.connection.close()
    until(lambda: counted(house)["gloaming_sockets"] == 0)


def test_faults_are_counted_by_where_they_are(
    house: House, person: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = counted(house)
    with monkeypatch.context() as broken:
        broken.setattr(house.tables.bot_pool, "choose", lambda *_: 1 / 0)
        play_out(person.join(person.open("human", "random")), random.Random(1))
    now = counted(house)
    assert now["gloaming_faults_total bot"] > before["gloaming_faults_total bot"]
    assert now["gloaming_faults_total rules"] == before["gloaming_faults_total rules"]


def test_sockets_closed_for_slow_reading_are_counted(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SLOW", 0.2)
    house = open_house(send_buffer=2048)
    before = counted(house)["gloaming_slow_readers_total"]
    ann, bob = house.person(), house.person()
    table = ann.open("human", "random", "random", "random", "random", seed=1)
    slow_line(bob, table)
    until(lambda: len(house.table(table).watchers) == 1)
    play_out(ann.join(table), random.Random(1))
    until(lambda: counted(house)["gloaming_slow_readers_total"] == before + 1)


def test_metrics_name_no_table_and_no_person(house: House, person: Person) -> None:
    table = person.open("human", "random")
    play_out(person.join(table), random.Random(1))
    text = get(f"{house.address}/metrics").text
    assert table not in text
    assert all(value not in text for value in person.http.cookies.values())
    assert str(house.table(table).play.match.seed) not in text


@pytest.mark.parametrize("path", ["/healthz", "/metrics"])
def test_a_strangers_host_is_refused_here_too(house: House, path: str) -> None:
    response = get(house.address + path, headers={"Host": "evil.example"})
    assert (response.status_code, response.json()["error"]) == (403, "bad-host")


@pytest.mark.parametrize(
    "header",
    [
        *(
            "Forwarded",
            "X-Forwarded-For",
            "X-Forwarded-Host",
            "X-Forwarded-Proto",
            "X-Forwarded-By",
            "X-Real-IP",
            "Via",
        ),
        *("X-Client-IP", "X-Cluster-Client-IP", "True-Client-IP", "CF-Connecting-IP", "X-Original-Forwarded-For"),
        *("X-ProxyUser-Ip", "Client-IP", "Fastly-Client-IP", "X-Envoy-External-Address"),
    ],
)
@pytest.mark.parametrize("value", ["192.0.2.1", "127.0.0.1", ""])
def test_metrics_are_not_served_through_a_proxy_on_this_machine(house: House, header: str, value: str) -> None:
    response = get(f"{house.address}/metrics", headers={header: value})
    assert (response.status_code, response.json()["error"]) == (403, "not-here")


def test_metrics_are_not_served_through_a_proxy_that_passes_on_only_its_public_name(open_house: Open) -> None:
    house = open_house(allowed_hosts=["table.example"])
    for host, status in (("table.example", 403), ("localhost", 200), ("127.0.0.1:80", 200), ("[::1]:80", 200)):
        assert get(f"{house.address}/metrics", headers={"Host": host}).status_code == status


@pytest.mark.parametrize(
    ("peer", "here"),
    [
        (("127.0.0.1", 1), True),
        (("127.9.9.9", 1), True),
        (("::1", 1), True),
        (("192.0.2.1", 1), False),
        (("2001:db8::1", 1), False),
        (("testclient", 1), False),
        (None, False),
    ],
)
def test_metrics_are_for_addresses_of_this_machine(peer: tuple[str, int] | None, here: bool) -> None:
    scope = {"type": "http", "client": peer, "headers": [(b"host", b"localhost")]}
    assert _is_this_machine(Request(scope)) is here


def test_metrics_are_not_for_a_proxy_elsewhere_that_asks_for_this_machine() -> None:
    seen = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(Request(scope))

    headers = [(b"host", b"localhost"), (b"x-forwarded-for", b"127.0.0.1")]
    scope = {"type": "http", "client": ("192.0.2.1", 1), "headers": headers}
    asyncio.run(ProxyHeaders(app, TrustedProxies([ip_network("192.0.2.0/24")]))(scope, None, None))  # type: ignore[arg-type]
    [request] = seen
    assert request.client is not None and request.client.host == "127.0.0.1"
    request.scope["headers"] = headers[:1]
    assert not _is_this_machine(Request(request.scope))


def test_metrics_are_served_to_all_with_the_option(open_house: Open) -> None:
    through = {"X-Forwarded-For": "192.0.2.1"}
    assert get(f"{open_house().address}/metrics", headers=through).status_code == 403
    assert get(f"{open_house(metrics_to_all=True).address}/metrics", headers=through).status_code == 200


def test_the_dashboard_shows_every_number_and_no_other(house: House) -> None:
    numbers = get(f"{house.address}/metrics").text
    names = {
        sample.name for family in families(numbers) for sample in family.samples if not sample.name.endswith("_created")
    }
    board = json.loads((Path(__file__).parents[4] / "docs" / "grafana.json").read_text())
    shown = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"gloaming_\w+", target["expr"])
    }
    assert shown <= names
    assert {name for name in names if not name.endswith(("_sum", "_count"))} <= shown
    assert len({panel["title"] for panel in board["panels"]}) == len(board["panels"])


def test_what_a_limit_refuses_is_counted_by_the_limit(open_house: Open) -> None:
    house = open_house(
        limits=Limits(opening=Rate(1, 600.0), guessing=Rate(1, 600.0), spectators_of_address=1, sockets=1)
    )
    before = counted(house)
    ann, eve = house.person(), house.person()
    table = [ann.open("human", "human") for _ in range(2)][1]
    assert ann.http.post("/api/tables", json={"game": GAME, "seats": ["human", "human"]}).status_code == 429
    assert [eve.take("guess").status_code for _ in range(2)] == [404, 429]
    ann.join(table)
    eve.join(table)
    for person in (ann, eve):
        with pytest.raises(InvalidStatus):
            person.join(table)
    assert ann.http.post("/api/me", content="x" * 20_000).status_code == 413
    after = counted(house)
    for limit in ("opening", "guessing", "own-sockets", "address-spectators", "bodies"):
        name = f"gloaming_limited_total {limit}"
        assert after[name] == before[name] + 1, limit
