"""Signing in with passkeys, and attacks on it."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest

from gloaming.server.accounts import passkey_challenges, passkeys
from gloaming.server.limits.rate_limits import Limits, Rate
from gloaming.server.store.backups import back_up, restore
from gloaming.server.store.sqlite import FILE
from tests.server.authenticator import Authenticator
from tests.server.house import House, Person

Open = Callable[..., House]


def at_home(house: House) -> Person:
    """Return a new person who reaches the server as localhost, which passkeys need."""
    person = house.person()
    person.http.headers["Origin"] = origin(house)
    person.http.base_url = httpx.URL(origin(house))
    return person


def origin(house: House) -> str:
    return f"http://localhost:{house.port}"


def asked(person: Person, what: str) -> dict[str, Any]:
    """Return the options for registering ("me/passkeys") or using ("passkeys") a passkey."""
    answer = person.http.post(f"/api/{what}/ask")
    assert answer.status_code == 200, answer.text
    options: dict[str, Any] = answer.json()["options"]
    return options


def keep(person: Person, device: Authenticator, name: str = "", **lies: Any) -> httpx.Response:
    made = device.make(asked(person, "me/passkeys"), **lies)
    return person.http.post("/api/me/passkeys", json={"credential": made, "name": name})


def use(person: Person, device: Authenticator, **lies: Any) -> httpx.Response:
    return shown(person, device.show(asked(person, "passkeys"), **lies))


def shown(person: Person, credential: dict[str, Any]) -> httpx.Response:
    return person.http.post("/api/passkeys/use", json={"credential": credential})


@pytest.fixture
def served(open_house: Open) -> House:
    return open_house()


@pytest.fixture
def device(served: House) -> Authenticator:
    return Authenticator(origin(served))


@pytest.fixture
def ann(served: House, device: Authenticator) -> Person:
    """A person with a name, a table and a passkey."""
    ann = at_home(served)
    ann.http.post("/api/me", json={"name": "Ann", "mark": "cat"})
    ann.open("human", "random")
    assert keep(ann, device, "My phone").status_code == 201
    return ann


def test_a_person_comes_back_to_name_and_seats_on_a_new_browser(
    served: House, ann: Person, device: Authenticator
) -> None:
    again = at_home(served)
    back = use(again, device)
    assert back.json() == {"name": "Ann", "mark": "cat"}
    (table,) = again.http.get("/api/tables").json()
    assert table["seat"] == 0
    (kept,) = again.http.get("/api/me/passkeys").json()
    assert (kept["name"], kept["host"]) == ("My phone", "localhost")
    assert kept["used"] > kept["made"] > 0
    assert len(again.http.get("/api/me/sessions").json()) == 2


def test_a_device_gets_a_persons_name_and_not_their_identity(served: House, ann: Person) -> None:
    options = asked(ann, "me/passkeys")
    assert options["user"]["name"] == "Ann"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    assert len(options["excludeCredentials"]) == 1
    (identity,) = {sitter for table in served.tables.awake.values() for sitter in table.seating.sitters if sitter}
    assert identity not in json.dumps(options)
    assert options["user"]["id"] == asked(ann, "me/passkeys")["user"]["id"]


def test_the_cookie_of_a_challenge_is_closed_to_scripts_and_other_sites(served: House) -> None:
    cookie = at_home(served).http.post("/api/passkeys/ask").headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=strict", "max-age=300"))


def test_a_challenge_answered_once_is_answered_no_more(served: House, ann: Person, device: Authenticator) -> None:
    again = at_home(served)
    credential = device.show(asked(again, "passkeys"))
    cookies = dict(again.http.cookies)
    assert shown(again, credential).status_code == 200
    thief = at_home(served)
    thief.http.cookies.update({name: value for name, value in cookies.items() if name.endswith("asked")})
    refused = shown(thief, credential)
    assert (refused.status_code, refused.json()["error"]) == (409, "stale-challenge")
    assert thief.http.get("/api/tables").json() == []


def test_a_challenge_of_another_browser_or_for_something_else_is_refused(
    served: House, ann: Person, device: Authenticator
) -> None:
    again, thief = at_home(served), at_home(served)
    credential = device.show(asked(again, "passkeys"))
    assert shown(thief, credential).status_code == 409
    asked(thief, "passkeys")
    assert shown(thief, credential).status_code == 400
    made = device.make(asked(ann, "me/passkeys"))
    asked(ann, "passkeys")
    assert ann.http.post("/api/me/passkeys", json={"credential": made}).status_code == 409
    assert thief.http.get("/api/tables").json() == []


def test_a_challenge_is_void_when_the_identity_has_changed(served: House, ann: Person, device: Authenticator) -> None:
    bob = at_home(served)
    bob.open("human", "random")
    made = device.make(asked(bob, "me/passkeys"))
    assert use(bob, device, passkey=device.held[0]).status_code == 200
    assert bob.http.post("/api/me/passkeys", json={"credential": made}).status_code == 409


def test_an_old_challenge_is_refused(
    served: House, ann: Person, device: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    again = at_home(served)
    credential = device.show(asked(again, "passkeys"))
    monkeypatch.setattr(passkey_challenges, "GOOD_FOR", -1)
    assert shown(again, credential).status_code == 409


@pytest.mark.parametrize(
    "lies", [{"origin": "http://evil.example"}, {"origin": "https://localhost"}, {"rp": "evil.example"}]
)
def test_passkeys_of_other_places_are_refused(
    served: House, ann: Person, device: Authenticator, lies: dict[str, Any]
) -> None:
    assert use(at_home(served), device, **lies).status_code == 400
    assert keep(ann, device, **lies).status_code == 400
    assert len(ann.http.get("/api/me/passkeys").json()) == 1


def test_a_passkey_copied_and_counted_back_is_refused(served: House, ann: Person, device: Authenticator) -> None:
    assert use(at_home(served), device, count=9).status_code == 200
    for count in (9, 8, 0):
        assert use(at_home(served), device, count=count).status_code == 400
    assert use(at_home(served), device, count=10).status_code == 200


def test_a_passkey_passes_for_nobody_elses(served: House, ann: Person, device: Authenticator) -> None:
    bob, other_device = at_home(served), Authenticator(origin(served))
    bob.open("human", "random")
    assert keep(bob, other_device).status_code == 201
    mine, other_key = device.held[0], other_device.held[0]
    assert keep(bob, other_device, id=mine.id).status_code == 409
    thief = at_home(served)
    forged = other_device.show(asked(thief, "passkeys"))
    forged["response"]["userHandle"] = mine.handle
    assert shown(thief, forged).status_code == 400
    forged = other_device.show(asked(thief, "passkeys"))
    forged["id"] = forged["rawId"] = device.show(asked(thief, "passkeys"))["id"]
    assert shown(thief, forged).status_code in (400, 409)
    assert other_key.handle != mine.handle
    (kept,) = ann.http.get("/api/me/passkeys").json()
    assert bob.http.post("/api/me/passkeys/remove", json={"id": kept["id"]}).status_code == 404
    assert len(ann.http.get("/api/me/passkeys").json()) == 1


def test_a_passkey_that_was_removed_is_one_no_more(served: House, ann: Person, device: Authenticator) -> None:
    (kept,) = ann.http.get("/api/me/passkeys").json()
    assert ann.http.post("/api/me/passkeys/remove", json={"id": kept["id"]}).json() == []
    refused = use(at_home(served), device)
    assert (refused.status_code, refused.json()["error"]) == (404, "unknown-passkey")


def test_a_person_has_so_many_passkeys_and_no_more(
    served: House, ann: Person, device: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = device.make(asked(ann, "me/passkeys"))
    monkeypatch.setattr(passkeys, "MOST_PASSKEYS", 1)
    refused = ann.http.post("/api/me/passkeys", json={"credential": made})
    assert (refused.status_code, refused.json()["error"]) == (409, "too-many")
    assert 'gloaming_limited_total{limit="passkeys"}' in ann.http.get("/metrics").text


def test_who_shows_wrong_passkeys_or_asks_too_often_has_to_wait(open_house: Open) -> None:
    house = open_house(limits=Limits(passkeys=Rate(20, 60.0), guessing=Rate(3, 60.0)))
    person, device = at_home(house), Authenticator(origin(house))
    person.open("human", "random")
    device.make(asked(person, "me/passkeys"))
    assert [use(person, device).status_code for _ in range(5)] == [404, 404, 404, 429, 429]
    while person.http.post("/api/passkeys/ask").status_code == 200:
        pass
    assert person.http.get("/api/me/passkeys").status_code == 429
    numbers = person.http.get("/metrics").text
    assert all(f'gloaming_limited_total{{limit="passkey-{limit}"}}' in numbers for limit in ("asking", "guessing"))


@pytest.mark.parametrize("path", ["me/passkeys/ask", "passkeys/ask"])
def test_at_a_numeric_address_passkeys_are_refused_with_the_reason(open_house: Open, path: str) -> None:
    person = open_house().person()
    person.open("human", "random")
    refused = person.http.post(f"/api/{path}")
    assert (refused.status_code, refused.json()["error"]) == (409, "no-passkeys-here")
    assert "http://localhost" in refused.json()["message"]


def test_behind_a_proxy_a_passkey_is_good_for_the_name_that_it_passes_on(open_house: Open) -> None:
    house = open_house(proxies=[ip_network("127.0.0.1")], allowed_hosts=["table.example"])
    person, device = house.person(), Authenticator("https://table.example")
    headers = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", "Host": "table.example"}
    person.http.headers.update({**headers, "Origin": device.origin})

    def post(path: str, **body: Any) -> httpx.Response:
        """Post without encryption, so that the client has to send its cookies explicitly."""
        answer = person.http.post(f"/api/{path}", json=body)
        for cookie in answer.headers.get_list("set-cookie"):
            name, _, value = cookie.partition(";")[0].partition("=")
            assert name.startswith("__Host-gloaming")
            cookies[name] = value
        person.http.headers["Cookie"] = "; ".join([f"{name}={value}" for name, value in cookies.items()])
        return answer

    cookies: dict[str, str] = {}
    post("me", name="Ann", mark="")
    options = post("me/passkeys/ask").json()["options"]
    assert options["rp"]["id"] == "table.example"
    kept = post("me/passkeys", credential=device.make(options))
    assert (kept.status_code, kept.json()["host"]) == (201, "table.example")
    wrong = device.show(post("passkeys/ask").json()["options"], origin="http://table.example")
    assert post("passkeys/use", credential=wrong).status_code == 400
    right = device.show(post("passkeys/ask").json()["options"])
    assert post("passkeys/use", credential=right).json()["name"] == "Ann"


def test_who_is_nobody_yet_keeps_no_passkey(served: House) -> None:
    person = at_home(served)
    assert person.http.post("/api/me/passkeys/ask").status_code == 403
    assert person.http.get("/api/me/passkeys").status_code == 403


NONSENSE: list[Any] = [
    *({}, {"id": 1}, {"id": "x", "response": None}, {"id": "\0", "rawId": "\0"}, {"id": "é" * 300}),
    {"id": "eA", "rawId": "eA", "type": "public-key", "response": {"userHandle": "", "clientDataJSON": "e30"}},
    {
        "id": "eA",
        "rawId": "eA",
        "type": "public-key",
        "response": {"clientDataJSON": "e30", "attestationObject": "oA", "authenticatorData": "", "signature": ""},
    },
]


@pytest.mark.parametrize("number", range(len(NONSENSE)))
def test_nonsense_is_refused_and_fails_nothing(served: House, ann: Person, number: int) -> None:
    asked(ann, "me/passkeys")
    assert ann.http.post("/api/me/passkeys", json={"credential": NONSENSE[number]}).status_code == 400
    asked(ann, "passkeys")
    assert shown(ann, NONSENSE[number]).status_code == 404
    assert len(ann.http.get("/api/me/passkeys").json()) == 1


def test_nothing_of_a_deleted_person_signs_in(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann, device = at_home(house), Authenticator(origin(house))
    ann.http.post("/api/me", json={"name": "Ann", "mark": "cat"})
    keep(ann, device)
    again = at_home(house)
    assert use(again, device).status_code == 200
    assert ann.http.post("/api/me/delete").status_code == 200
    assert use(at_home(house), device).status_code == 404
    assert again.http.get("/api/me").json() == {"name": "", "mark": ""}
    house.close()
    base = sqlite3.connect(tmp_path / FILE)
    assert [base.execute(f"SELECT count(*) FROM {name}").fetchone() for name in ("sessions", "passkeys")] == [
        (0,),
        (0,),
    ]
    base.close()


def test_passkeys_and_sessions_are_in_a_backup(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path / "data")
    ann, device = at_home(house), Authenticator(origin(house))
    ann.http.post("/api/me", json={"name": "Ann", "mark": "cat"})
    keep(ann, device)
    back_up(tmp_path / "data", tmp_path / "copy")
    house.close()
    restore(tmp_path / "copy", tmp_path / "new")
    house = open_house(port=house.port, data=tmp_path / "new")
    again = at_home(house)
    again.http.cookies.update(ann.http.cookies)
    assert again.http.get("/api/me").json()["name"] == "Ann"
    assert use(at_home(house), device).json()["name"] == "Ann"


def test_the_audit_log_lists_passkeys_and_sessions_without_secrets(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path / "data", audit=tmp_path / "audit")
    ann, device = at_home(house), Authenticator(origin(house))
    ann.http.post("/api/me", json={"name": "Ann", "mark": "cat"})
    keep(ann, device)
    again = at_home(house)
    use(again, device)
    ann.http.post("/api/me/sessions", json={})
    again.http.post("/api/me/sign-out")
    text = (tmp_path / "audit").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    whats = [entry["what"] for entry in lines]
    assert "POST /api/me/passkeys" in whats
    (whose,) = {entry["who"] for entry in lines if entry["what"] == "POST /api/me/passkeys"}
    assert whose
    assert [entry["who"] for entry in lines if entry["what"] == "POST /api/passkeys/use"] == [whose]
    assert [entry["who"] for entry in lines if entry["what"] == "POST /api/me/sessions"] == [whose]
    for person in (ann, again):
        assert all(value not in text for value in person.http.cookies.values())
    assert all(str(held.handle) not in text for held in device.held)


def test_a_server_starts_without_what_only_passkeys_need() -> None:
    """The import would add half to the time of a start."""
    program = "import sys, gloaming.server.http.app; sys.exit('webauthn' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0
