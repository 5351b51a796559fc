"""Mutated packs are refused with file, entry and field, or played to the end, while others play on as usual."""

from __future__ import annotations

import math
import random
import threading
import time
from collections import Counter
from collections.abc import Callable

import pytest

from gloaming.server.limits.rate_limits import Limits, Rate
from tests.server.house import PATIENCE, House, Person, until
from tests.server.meter import metered
from tests.server.workshop.mutations import archive_of, mutated

MANY = Rate(1_000_000, 0.0001)

LIMITS = Limits(
    requests=MANY,
    opening=MANY,
    opening_for_days=MANY,
    checks=MANY,
    packs=MANY,
    messages=MANY,
    all_messages=MANY,
    messages_for_days=MANY,
)

SLOWEST = 0.1
"""Seconds within which 99 % of the choices of others are answered."""


class Player:
    """A person who plays matches with a bot in another thread. seconds: how long each choice took."""

    def __init__(self, person: Person) -> None:
        self.seconds: list[float] = []
        self._person = person
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def _play(self) -> None:
        while not self._ends.is_set():
            line = self._person.join(self._person.open("human", "random"))
            while not self._ends.is_set():
                now = line.wait(lambda now: now.waiting_for in (now.seat, None))
                if now.waiting_for is None:
                    break
                start = time.perf_counter()
                assert line.choose(0).status == "taken"
                self.seconds.append(time.perf_counter() - start)
                time.sleep(0.02)
            line.connection.close()

    def end(self) -> float:
        """Stop playing, and return the seconds within which 99 % of the choices were answered."""
        self._ends.set()
        self._thread.join(PATIENCE)
        return sorted(self.seconds)[math.ceil(len(self.seconds) * 0.99) - 1]


def upload(person: Person, number: int) -> tuple[str, str]:
    """Import a mutated pack. Return "refused" with the message, or "accepted" with the id of the pack that is saved."""
    chance = random.Random(number)
    answer = person.http.post("/api/workshop/import", content=archive_of(mutated(chance), chance))
    if answer.status_code != 200:
        assert answer.status_code == 422, f"{number}: {answer.text}"
        return "refused", str(answer.json()["message"])
    saved = person.http.post("/api/workshop/packs", json={"draft": answer.json()})
    assert saved.status_code == 201, f"{number}: {saved.text}"
    return "accepted", str(saved.json()["id"])


def play_with(house: House, person: Person, number: int, pack: str) -> str:
    """Let bots play a match with a pack to its end. Return how it ended."""
    game = person.http.get(f"/api/workshop/packs/{pack}").json()["pack"]["game"]
    seats = next(info["least_seats"] for info in person.http.get("/api/games").json() if info["id"] == game)
    wanted = {"game": game, "seats": ["random"] * seats, "packs": [f"{pack}@1"]}
    opened = person.http.post("/api/tables", json=wanted)
    person.http.delete(f"/api/workshop/packs/{pack}")
    if opened.status_code != 201:
        assert opened.status_code == 422, f"{number}: {opened.text}"
        return "not started"
    table = house.table(opened.json()["id"])
    until(lambda: table.over)
    ended = table.session.ended
    assert ended is None or ended.why == "pack"
    return "played" if ended is None else "stopped"


@pytest.mark.parametrize(
    ("first", "packs", "matches"), [(0, 30, 2), pytest.param(1000, 10_000, 10_000, marks=pytest.mark.sweep)]
)
def test_mutated_packs_are_refused_or_played_while_others_play_on(
    open_house: Callable[..., House], first: int, packs: int, matches: int
) -> None:
    house = open_house(limits=LIMITS, most_tables=500)
    person = house.person()
    house.tables.workshop.pool.deadline = PATIENCE
    upload(person, 0)
    other = Player(house.person())
    until(lambda: len(other.seconds) > 3)
    counted: Counter[str] = Counter()
    with metered() as cost:
        for number in range(first, first + packs):
            end, text = upload(person, number)
            if end == "refused":
                assert any(part in text for part in ("toml", "zip file", "title", "pack")), f"{number}: {text}"
            elif counted["accepted"] < matches:
                counted[play_with(house, person, number, text)] += 1
            counted[end] += 1
    p99 = other.end()
    print(f"\n{dict(counted)}; p99 of others {p99 * 1e3:.0f} ms, longest callback {cost.longest:.0f} ms")
    assert counted["refused"] > packs / 2 and counted["accepted"]
    assert cost.longest < SLOWEST * 1e3
    if packs > 1000:
        assert p99 < SLOWEST
