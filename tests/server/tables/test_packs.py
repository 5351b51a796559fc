"""A server with packs: new tables use them, and earlier tables continue without."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import msgspec

import gloaming
from gloaming import Shelf
from gloaming.server.http.app import create_app
from gloaming.server.protocol.game_info import GameInfo
from gloaming.server.protocol.table_info import TableInfo
from tests.packs import pack
from tests.server.house import House, Person


def titles(person: Person, table: str) -> list[str]:
    """Return the packs of a table."""
    info = msgspec.json.decode(person.http.get(f"/api/tables/{table}").content, type=TableInfo)
    return info.packs.titles if info.packs else []


def test_a_table_is_played_with_the_packs_of_the_server(open_house: Callable[..., House], tmp_path: Path) -> None:
    person = open_house(shelf=Shelf([pack(tmp_path / "well")])).person()
    games = msgspec.json.decode(person.http.get("/api/games").content, type=list[GameInfo])
    titles_by_game = {game.id: game.packs.titles if game.packs else None for game in games}
    assert titles_by_game == {**dict.fromkeys(gloaming.games()), "fatal-frame": ["The Well"]}
    table = person.open("human", "greedy", game="fatal-frame")
    line = person.join(table)
    assert titles(person, table) == ["The Well"]
    assert line.update.packs is not None
    assert line.update.packs.titles == ["The Well"]
    line.wait(lambda now: now.prompt is not None)
    line.choose(0)
    line.wait(lambda now: now.prompt is not None)


def test_a_table_of_before_the_packs_goes_on_as_it_was(tmp_path: Path) -> None:
    data = tmp_path / "data"
    shelf = Shelf([pack(tmp_path / "well")])
    tables: list[str] = []
    cookies = httpx.Cookies()
    for packs, kept in [(None, [[]]), (shelf, [[], ["The Well"]])]:
        with closing(House(create_app(data=data, pause=0, shelf=packs))) as house:
            person = house.person()
            person.http.cookies.update(cookies)
            tables.append(person.open("human", "random", game="fatal-frame"))
            assert [titles(person, table) for table in tables] == kept
            cookies.update(person.http.cookies)
    with closing(House(create_app(data=data, pause=0))) as house:
        person = house.person()
        person.http.cookies.update(cookies)
        assert titles(person, tables[0]) == []
        answer = person.http.get(f"/api/tables/{tables[1]}")
        assert (answer.status_code, answer.json()["error"]) == (409, "other-rules")
        assert "cannot continue on this server" in answer.text
        assert "open it with the same packs" in answer.text


def test_the_cards_of_a_table_are_listed_for_those_who_may_see_it(open_house: Callable[..., House]) -> None:
    house = open_house()
    ann, bob = house.person(), house.person()
    table = ann.open("human", "random", spectators=False)
    assert (
        ann.http.get(f"/api/tables/{table}/content").json()
        == ann.http.get("/api/games/dont-go-in-there/content").json()
    )
    assert bob.http.get(f"/api/tables/{table}/content").status_code == 403
