"""Analyses of finished matches: for those who may see them, one after another, and only once per match."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import msgspec
import pytest

import gloaming
from gloaming.bots.match_analysis import analysed
from gloaming.server.http.routes import analysis_routes
from gloaming.server.limits.rate_limits import Limits, Rate
from gloaming.server.limits.responses import Refusal
from gloaming.server.protocol.analysis_info import AnalysisInfo, BetterChoices
from gloaming.server.protocol.client_messages import Leave
from tests.server.house import GAME, House, Person, play_out


@pytest.fixture(scope="module")
def played(house: House) -> tuple[House, Person, str]:
    """A person, and the table of a finished match."""
    person = house.person()
    table = person.open("human", "random")
    play_out(person.connect(table), random.Random(3))
    return house, person, table


def ask(person: Person, table: str, what: str = "analysis") -> httpx.Response:
    return person.http.get(f"/api/tables/{table}/{what}")


def test_the_graph_of_a_match_is_what_its_record_says(played: tuple[House, Person, str]) -> None:
    _, person, table = played
    response = ask(person, table)
    assert response.status_code == 200, response.text
    shown = msgspec.json.decode(response.content, type=AnalysisInfo)
    expected = analysed(gloaming.replay(person.http.get(f"/api/tables/{table}/record").json()))
    assert shown.win_probabilities == [
        [round(probability, 4) for probability in moment] for moment in expected.win_probabilities
    ]
    assert [turn.number for turn in shown.turning_points] == expected.turning_points()
    assert all(len(turn.told) == len(shown.win_probabilities[0]) + 1 for turn in shown.turning_points)
    assert [(choice.seat, choice.said) for choice in shown.choices] == [
        (choice.seat, choice.said) for choice in expected.choices
    ]


def test_everyone_who_may_see_the_table_sees_its_graph(played: tuple[House, Person, str]) -> None:
    house, person, table = played
    assert ask(house.person(), table).content == ask(person, table).content
    kept = person.open("human", "random", spectators=False)
    play_out(person.connect(kept), random.Random(3))
    assert ask(house.person(), kept).json()["error"] == "no-spectators"
    assert ask(house.person(), kept, "better/0").json()["error"] == "no-spectators"


def test_players_have_their_names_in_it(open_house: Callable[..., House]) -> None:
    house = open_house()
    person = house.person()
    table = person.open("human", "random")
    person.http.post("/api/me", json={"name": "Mina", "mark": ""})
    play_out(person.connect(table), random.Random(3))
    assert "Mina" in ask(person, table).text
    assert "Player 1" not in ask(person, table).text


def test_better_choices_are_shown_by_seat(played: tuple[House, Person, str]) -> None:
    _, person, table = played
    chosen = msgspec.json.decode(ask(person, table).content, type=AnalysisInfo).choices
    shown = msgspec.json.decode(ask(person, table, "better/0").content, type=BetterChoices)
    assert 1 <= shown.looked <= 3
    assert len(shown.better) <= shown.looked
    for choice in shown.better:
        assert chosen[choice.number].seat == 0
        assert not chosen[choice.number].said.endswith(choice.label)
        assert choice.gain >= 0.02
    assert ask(person, table, "better/2").json()["error"] == "no-seat"
    assert ask(person, table, "better/-1").status_code == 404


@pytest.mark.parametrize("what", ["analysis", "better/0"])
def test_a_running_match_is_not_analyzed(house: House, what: str) -> None:
    person = house.person()
    table = person.open("human", "human")
    key = str(house.table(table).play.match.seed)
    response = ask(person, table, what)
    assert (response.status_code, response.json()["error"]) == (409, "not-over")
    assert key not in response.text


def test_a_daily_challenge_is_not_analyzed_while_others_play_it(
    open_house: Callable[..., House],
) -> None:
    house = open_house()
    person = house.person()
    person.http.post("/api/me", json={"name": "Ann", "mark": ""})
    table = person.http.post("/api/daily", json={"game": GAME}).json()["id"]
    play_out(person.connect(table), random.Random(3))
    for what in ("analysis", "better/0"):
        response = ask(person, table, what)
        assert (response.status_code, response.json()["error"]) == (409, "of-the-day")
        assert "win_probabilities" not in response.text


def test_a_match_ended_before_anything_was_chosen_has_no_graph(house: House) -> None:
    ann = house.person()
    table = ann.open("human", "human")
    line = ann.join(table)
    line.send(Leave(id="up"))
    line.wait(lambda now: now.ended is not None)
    assert ask(ann, table).json()["error"] == "no-choices"


@pytest.mark.slow
def test_a_match_is_analyzed_once_for_any_number_of_requests(
    open_house: Callable[..., House],
) -> None:
    house = open_house(limits=Limits(analyses=Rate(2, 1000.0)))
    person = house.person()
    table = person.open("human", "random")
    play_out(person.connect(table), random.Random(3))
    people = [house.person() for _ in range(4)]
    with ThreadPoolExecutor(4) as at_once:
        answers = list(at_once.map(lambda person: ask(person, table).content, people))
    assert len(set(answers)) == 1
    for _ in range(5):
        assert ask(person, table).content == answers[0]
        assert ask(person, table, "better/0").status_code == 200


def test_a_stranger_who_requests_graph_after_graph_has_to_wait_and_play_continues(
    open_house: Callable[..., House],
) -> None:
    house = open_house(limits=Limits(analyses=Rate(3, 1000.0)))
    ann, stranger = house.person(), house.person()
    stranger.open("human", "random")
    tables = []
    for seed in range(5):
        tables.append(ann.open("human", "random"))
        play_out(ann.connect(tables[-1]), random.Random(seed))
    answers = [ask(stranger, table) for table in tables]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert int(answers[-1].headers["Retry-After"]) > 0
    assert ask(ann, tables[4]).status_code == 200
    again = ann.open("human", "random")
    play_out(ann.connect(again), random.Random(9))


def test_a_person_with_two_running_analyses_has_to_wait() -> None:
    async def go() -> None:
        looks = analysis_routes.Analyzer(None)  # type: ignore[arg-type]
        done = asyncio.Event()

        async def look(_: object) -> None:
            await done.wait()

        requester = analysis_routes.AnalysisRequester("ann", "1.2.3.4")
        under_way = [looks._begin(requester, look) for _ in range(analysis_routes.MOST_AT_ONCE)]
        with pytest.raises(Refusal, match="of your analyses are already running"):
            looks._begin(requester, look)
        strangers = [analysis_routes.AnalysisRequester(f"{number}", "1.2.3.4") for number in range(20)]
        with pytest.raises(Refusal, match="of your analyses are already running"):
            under_way.extend([looks._begin(stranger, look) for stranger in strangers])
        elsewhere = [analysis_routes.AnalysisRequester(f"{number}", f"2.2.2.{number}") for number in range(100)]
        with pytest.raises(Refusal, match="many matches"):
            under_way.extend([looks._begin(neighbor, look) for neighbor in elsewhere])
        done.set()
        await asyncio.gather(*[task for task in asyncio.all_tasks() if task is not asyncio.current_task()])
        assert (looks._all_under_way, looks._under_way.total()) == (0, 0)
        await looks._begin(requester, look)

    asyncio.run(go())


def test_bots_at_tables_of_people_think_before_anybody_looks_into_a_match() -> None:
    assert analysis_routes.AnalysisRequester("ann", "1.2.3.4").asker.people is False
    assert analysis_routes.AnalysisRequester(None, "1.2.3.4").asker.identity == "at 1.2.3.4"


def test_a_failed_analysis_is_reported_and_can_be_requested_again(open_house: Callable[..., House]) -> None:
    house = open_house()
    person = house.person()
    table = person.open("human", "random")
    play_out(person.connect(table), random.Random(3))
    house.tables.bot_pool.deadline = 0.0
    response = ask(person, table)
    assert (response.status_code, response.json()["error"]) == (503, "no-analysis")
    house.tables.bot_pool.deadline = 60.0
    assert ask(person, table).status_code == 200


def test_a_match_too_long_is_refused(played: tuple[House, Person, str], monkeypatch: pytest.MonkeyPatch) -> None:
    _, person, table = played
    monkeypatch.setattr(analysis_routes, "MOST_CHOICES", 10)
    response = ask(person, table)
    assert (response.status_code, response.json()["error"]) == (409, "too-long")
    assert "At most 10" in response.json()["message"]


def test_only_a_few_analyses_are_cached(played: tuple[House, Person, str], monkeypatch: pytest.MonkeyPatch) -> None:
    house, _, table = played
    monkeypatch.setattr(analysis_routes, "MOST_KEPT", 2)
    looks = analysis_routes.Analyzer(house.tables.bot_pool)
    at_table = house.table(table)
    for name in "abc":
        kept = looks._of(type("Like", (), {"id": name, "play": at_table.play})())
        assert kept.choices == len(at_table.play.match.choices or [])
    assert list(looks._kept) == ["b", "c"]
