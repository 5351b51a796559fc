"""Mutated packs are refused with file, entry and field, or played to the end, while others play on as usual."""

from __future__ import annotations

import math
import os
import random
import threading
import time
from collections import Counter
from collections.abc import Callable

import pytest

from gloaming.server.limits.rate_limits import Limits, Rate
from gloaming.server.tables.table import Table
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

AT_ONCE = 4
"""The number of matches of bots at the same time."""

MOST_CHOICES = 20_000
"""The number of choices after which a match is taken for endless."""

SLOWEST = 0.1
"""Seconds within which 99 % of the choices of others are answered."""

ALONE = int(os.environ.get("MUTATED_PACKS", "0"))
"""The number of packs of `make mutated-packs`, which measures times, as nothing else runs; 0 among other tests."""


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


class Matches:
    """Matches of bots with accepted packs, some at the same time. counted: how they ended."""

    def __init__(self, house: House, person: Person) -> None:
        self.counted: Counter[str] = Counter()
        self._house = house
        self._person = person
        self._seats = {info["id"]: info["least_seats"] for info in person.http.get("/api/games").json()}
        self._playing: dict[int, Table] = {}

    def begin(self, number: int, pack: str) -> None:
        """Let bots play a match with a pack, which is deleted."""
        self.finish(AT_ONCE - 1)
        game = self._person.http.get(f"/api/workshop/packs/{pack}").json()["pack"]["game"]
        wanted = {"game": game, "seats": ["random"] * self._seats[game], "packs": [f"{pack}@1"]}
        opened = self._person.http.post("/api/tables", json=wanted)
        self._person.http.delete(f"/api/workshop/packs/{pack}")
        if opened.status_code == 201:
            self._playing[number] = self._house.table(opened.json()["id"])
        else:
            assert opened.status_code == 422, f"{number}: {opened.text}"
            self.counted["not started"] += 1

    def finish(self, most: int = 0) -> None:
        """Wait until at most `most` matches are left. A match may be long, but must go on."""
        while len(self._playing) > most:
            over = [number for number, table in self._playing.items() if table.over]
            for number in over:
                ended = self._playing.pop(number).session.ended
                assert ended is None or ended.why == "pack", f"{number}: {ended}"
                self.counted["played" if ended is None else "stopped"] += 1
            if not over:
                self._go_on()

    def _go_on(self) -> None:
        """Wait until one of the matches has gone on or has ended."""
        before = {number: table.play.rqid for number, table in self._playing.items()}
        assert max(before.values()) < MOST_CHOICES, f"a match does not end: {before}"
        until(lambda: any(table.over or table.play.rqid > before[number] for number, table in self._playing.items()))


@pytest.mark.parametrize(
    ("first", "packs", "matches"),
    [(0, 30, 2), pytest.param(1000, ALONE or 150, ALONE or 10, marks=[pytest.mark.sweep, pytest.mark.timeout(0)])],
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
    played = Matches(house, person)
    counted = played.counted
    with metered() as cost:
        for number in range(first, first + packs):
            end, text = upload(person, number)
            if end == "refused":
                assert any(part in text for part in (".toml", "the file: ")), f"{number}: {text}"
            elif counted["accepted"] < matches:
                played.begin(number, text)
            counted[end] += 1
        played.finish()
    p99 = other.end()
    print(f"\n{dict(counted)}; p99 of others {p99 * 1e3:.0f} ms, longest callback {cost.longest:.0f} ms")
    assert counted["refused"] > packs / 2 and counted["accepted"]
    if ALONE:
        assert cost.longest < SLOWEST * 1e3
        assert p99 < SLOWEST
