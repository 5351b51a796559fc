"""Measure the balance of Ghost Hunter 13 with bots: `python bench/ghost_hunter.py policy 200 > BALANCE.md`.

Plays this number of matches for each scenario and party of one to four; a party of one is two hunters of a solo
player. Characters are dealt at random. Writes Markdown tables: wins by scenario, lengths, ways to fall, and each
hunter. `--keep FILE` writes every match to a file when it ends and reuses the matches in it, so that an interrupted run
can be resumed. `--report` plays no further matches and reports on those in the file.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from statistics import median, quantiles
from typing import Any

from balance import asked, head, matches, row, share

import gloaming
from gloaming.bots import SeatView, bot

GAME = "ghost-hunter"
SEATS = (1, 2, 3, 4)
SECONDS = 12
"""The seconds that a player is assumed to take for a choice."""

Wanted = tuple[str, int, int, int]
"""Bots, seats, scenario and seed of a match."""


class Played:
    """One match. choices: those of all seats; rounds; how: how it ended; hunters: the sheet of each and whether they
    stood at the end; falls: by HP or MP, and in or out of battle; back: how many times a fallen hunter came back.
    """

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        _, self.seats, self.scenario, _ = wanted
        self.choices = self.rounds = self.back = 0
        self.how = ""
        self.hunters: list[tuple[str, bool]] = []
        self.falls: Counter[str] = Counter()

    @property
    def won(self) -> bool:
        """Return whether the hunters won."""
        return self.how == "won"

    def written(self) -> str:
        """Return the match as a line of JSON."""
        return json.dumps({name: value for name, value in vars(self).items() if name not in ("seats", "scenario")})


def read(line: str) -> Played:
    """Return a match from its line."""
    data = json.loads(line)
    played = Played(tuple(data["wanted"]))
    played.choices, played.rounds, played.back, played.how = (
        data["choices"],
        data["rounds"],
        data["back"],
        data["how"],
    )
    played.hunters = [(name, stood) for name, stood in data["hunters"]]
    played.falls = Counter(data["falls"])
    return played


def play(wanted: Wanted) -> Played:
    """One match between bots of one kind."""
    spec, seats, scenario, seed = wanted
    game = gloaming.game(GAME)
    options: dict[str, Any] = {"scenario": scenario}
    if seats == 1:
        options["characters"] = 2
    match = game.new(seats=seats, seed=seed, options=options)
    bots = [bot(spec, seed * 10 + seat) for seat in range(seats)]
    chance = random.Random(seed)
    played = Played(wanted)
    while match.decision is not None:
        seat = match.decision.seat
        dealt = match.decision.options[0][0] == "character"
        choice = chance.randrange(len(match.decision.options)) if dealt else bots[seat].choose(SeatView(match, seat))
        match.pick(choice)
        played.choices += 1
    state: Any = match._state
    box = game.box
    if state.outcome == 1:
        played.how = "won"
    elif state.deadlocked:
        played.how = "deadlock"
    elif all(state.fares):
        played.how = "all fell"
    else:
        played.how = "time or mishap"
    played.rounds = state.round
    played.hunters = [(box.characters[who].name, not fares) for who, fares in zip(state.character, state.fares)]
    fighting, pool = False, 0
    for event in state.events:
        if event[0] == "battle":
            fighting = True
        elif event[0] in ("turn", "turned"):
            fighting = False
        elif event[0] == "fails":
            pool = event[2]
        elif event[0] == "fell":
            played.falls[f"{'insane' if pool else 'unconscious'}, {'in battle' if fighting else 'out of battle'}"] += 1
        elif event[0] == "returned":
            played.back += 1
    return played


def wins(played: Sequence[Played]) -> str:
    """How many of them the hunters have won."""
    return share(sum([match.won for match in played]), len(played))


def spread(numbers: Sequence[float]) -> str:
    """The median, and where four of five lie."""
    if len(numbers) < 2:
        return "-"
    tenths = quantiles(numbers, n=10)
    return f"{median(numbers):.0f} ({tenths[0]:.0f}-{tenths[-1]:.0f})"


def main() -> None:
    """Play, then print the tables."""
    arguments = asked(__doc__, "matches for each scenario and party")
    tales = gloaming.game(GAME).box.scenarios
    scenarios = range(1, len(tales) + 1)
    wanted = [
        (arguments.bots, seats, number, seed)
        for seed in range(arguments.count)
        for number in scenarios
        for seats in SEATS
    ]
    played = list(matches(arguments, wanted, play, read))
    print(
        f"# Balance\n\n`python bench/ghost_hunter.py {arguments.bots} {arguments.count}`: {len(played)} of "
        f"{len(wanted)} matches, between bots of one kind. Intervals are Wilson's, 95 %. A party of one "
        "is two hunters of one person; chance deals the hunters, and they are raised to the level of the scenario.\n"
    )
    print("## Wins of the hunters\n")
    head("scenario", "level", *[f"{seats} at the table" for seats in SEATS], "3 and 4")
    for number, tale in enumerate(tales, 1):
        own = [match for match in played if match.scenario == number]
        cells = [wins([match for match in own if match.seats == seats]) for seats in SEATS]
        row(f"{number} {tale.title}", tale.level, *cells, wins([match for match in own if match.seats > 2]))
    row("all", "", *[wins([match for match in played if match.seats == n]) for n in SEATS], wins(large(played)))
    print(
        f"\n## Lengths and ends\n\nWith three and four hunters. Minutes at {SECONDS} seconds a choice, those of all "
        f"one after the other. In brackets where four of five lie.\n"
    )
    head("scenario", "rounds", "choices of all", "minutes at the table", "all fell", "deadlock", "time or mishap")
    for number, tale in enumerate(tales, 1):
        own = large([match for match in played if match.scenario == number])
        ends = Counter([match.how for match in own])
        row(
            f"{number} {tale.title}",
            spread([match.rounds for match in own]),
            spread([match.choices for match in own]),
            spread([match.choices * SECONDS / 60 for match in own]),
            *[share(ends[how], len(own)) for how in ("all fell", "deadlock", "time or mishap")],
        )
    print("\n## Ways to fall\n\nFor each hunter of a party of three or four, in a match.\n")
    falls: Counter[str] = Counter()
    hunters = back = 0
    for match in large(played):
        falls.update(match.falls)
        hunters += len(match.hunters)
        back += match.back
    head("how", "a hunter falls so", "share of all falls")
    for how, times in falls.most_common():
        row(how, f"{times / max(1, hunters):.2f} times", f"{times / max(1, falls.total()):.0%}")
    row("comes back", f"{back / max(1, hunters):.2f} times", "")
    print("\n## The hunters\n\nIn parties of three and four, all scenarios.\n")
    head("hunter", "wins of parties with them", "stands at the end")
    names = [character.name for character in gloaming.game(GAME).box.characters]
    for name in sorted(names, key=lambda name: -rate(played, name)):
        with_them = [match for match in large(played) if name in [who for who, _ in match.hunters]]
        stood = sum([dict(match.hunters)[name] for match in with_them])
        row(name, wins(with_them), share(stood, len(with_them)))


def large(played: Sequence[Played]) -> list[Played]:
    """Those with three or four hunters, each of another person."""
    return [match for match in played if match.seats > 2]


def rate(played: Sequence[Played], name: str) -> float:
    """How often parties with a hunter win."""
    with_them = [match.won for match in large(played) if name in [who for who, _ in match.hunters]]
    return sum(with_them) / max(1, len(with_them))


if __name__ == "__main__":
    main()
