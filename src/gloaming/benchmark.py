"""Benchmarks through the public API: the speed that a researcher's own loop would get."""

from __future__ import annotations

import platform
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final

from rich.box import SIMPLE
from rich.table import Table

import gloaming
from gloaming.bots import SeatView
from gloaming.bots.search_bot import SearchBot
from gloaming.engine.match.match import Game, Match
from gloaming.engine.match.settings import OneOf
from gloaming.engine.phrases import count
from gloaming.engine.rules import machine

COMPILED: Final = not str(machine.__file__).endswith(".py")
"""Whether this installation is compiled by mypyc."""


OWN_RULES: Final = {"final-girl": "killer"}
"""The option of a game whose choices change the rules: each choice is measured."""


def measure(seconds: float = 1.0) -> dict[str, Any]:
    """Benchmark every game at its smallest and largest number of seats. seconds: the time for each measurement.

    Return, for each game, decisions and matches per second of random play, set-up included; microseconds per copied
    match and per imagined world in the middle of a match; and iterations per second of the search bot.
    """
    games = {name: {**play.pace(seconds), **play.costs(seconds)} for name, play in plays().items()}
    return {
        "version": gloaming.__version__,
        "python": platform.python_version(),
        "compiled": COMPILED,
        "games": games,
    }


def plays() -> dict[str, Play]:
    """Return a `Play` for every game at its smallest and largest number of seats, by the name shown in the results.

    Final Girl is measured once for each Killer, because each film has its own rules.
    """
    plays_by_name = {}
    for game in gloaming.games().values():
        for seats in sorted({game.seats.start, game.seats.stop - 1}):
            name = f"{game.id}, {count(seats, 'seat')}"
            plays_by_name[name] = Play(game, seats)
            for setting in game.options:
                if isinstance(setting, OneOf) and setting.id == OWN_RULES.get(game.id):
                    for choice in setting.choices:
                        if choice != setting.default:
                            plays_by_name[f"{name}, {choice}"] = Play(game, seats, {setting.id: choice})
    return plays_by_name


class Play:
    """The benchmark of one game at one number of seats: random matches, copies, imagined worlds and searches."""

    def __init__(self, game: Game, seats: int, options: dict[str, str] | None = None) -> None:
        self._game = game
        self._seats = seats
        self._options = options or {}
        self._chance = Random(1).random  # as the loops of the peers in bench/peers.py
        self._decisions = self._matches = 0

    def pace(self, seconds: float) -> dict[str, float]:
        """Play whole random matches for at least `seconds`, and return the decisions and matches per second."""
        game, seats, options, chance = self._game, self._seats, self._options, self._chance
        decisions = 0
        seed = self._matches
        started = perf_counter()
        while (spent := perf_counter() - started) < seconds:
            match = game.new(seats=seats, seed=seed, options=options)
            while (decision := match.decision) is not None:
                match.pick(int(chance() * len(decision.options)))
                decisions += 1
            seed += 1
        matches = seed - self._matches
        self._decisions += decisions
        self._matches = seed
        return {"decisions_per_s": decisions / spent, "matches_per_s": matches / spent}

    def costs(self, seconds: float) -> dict[str, float]:
        """Measure copies, imagined worlds and searches. seconds: the time for each measurement.

        Return microseconds per copy and per imagined world, halfway through a match of average length, and the search
        bot's iterations per second at the first question of a match.
        """
        match = midway(self._game, self._seats, self._decisions // self._matches // 2, self._options)
        return {
            "copy_us": _time(match.copy, seconds),
            "imagine_us": _time(lambda: match.imagine(0, 1), seconds),
            "search_iterations_per_s": _search(
                self._game.new(seats=self._seats, seed=1, options=self._options), seconds
            ),
        }


def midway(game: Game, seats: int, decisions: int, options: dict[str, str] | None = None) -> Match:
    """Play random matches by ascending seed, and return the first one that is still open after `decisions` choices."""
    chance = Random(1).random
    seed = 0
    while True:
        match = game.new(seats=seats, seed=seed, options=options or {})
        for _ in range(decisions):
            if (decision := match.decision) is None:
                break
            match.pick(int(chance() * len(decision.options)))
        if match.decision is not None:
            return match
        seed += 1


def _time(act: Callable[[], object], seconds: float) -> float:
    done = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds / 2:
        for _ in range(200):
            act()
        done += 200
    return 1e6 * spent / done


def _search(match: Match, seconds: float) -> float:
    decision = match.decision
    assert decision is not None
    bot = SearchBot(1, milliseconds=int(1000 * seconds))
    started = perf_counter()
    bot.choose(SeatView(match, decision.seat))
    return bot.iterations / (perf_counter() - started)


def report(figures: dict[str, Any]) -> Table:
    """Return the results of `measure` as a table for the terminal."""
    build = "compiled" if figures["compiled"] else "plain"
    table = Table(
        title=f"Gloaming {figures['version']}, {build}, Python {figures['python']}", title_justify="left", box=SIMPLE
    )
    table.add_column("game", no_wrap=True)
    for name in ("decisions\n/s", "matches\n/s", "copy\nus", "imagine\nus", "searches\n/s"):
        table.add_column(name, justify="right")
    for name, row in figures["games"].items():
        table.add_row(
            name,
            f"{row['decisions_per_s']:,.0f}",
            f"{row['matches_per_s']:,.0f}",
            f"{row['copy_us']:.1f}",
            f"{row['imagine_us']:.1f}",
            f"{row['search_iterations_per_s']:,.0f}",
        )
    return table
