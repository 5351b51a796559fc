"""How balanced Follow Your Fear is among bots: `python bench/follow_your_fear.py search:50 60 > BALANCE.md`.

So many matches for each Fear and number of seats; chance says who plays first. Writes Markdown tables: lengths, the
first seat, each Fear, each card and each attribute. `--keep FILE` writes every match to a file as it ends and takes
those that it holds already: a run that was cut goes on there. `--told` plays no more and tells of what it holds.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import mean, median, quantiles
from typing import Any

from balance import asked, head, matches, row, share

import gloaming
from gloaming.bots import Sight, bot
from gloaming.cli.wilson import wilson

GAME = "follow-your-fear"

Wanted = tuple[str, int, str, int]
"""Bots, seats, Fear and seed of a match."""


class Played:
    """One match. summoned: the cards that each seat summoned; first: who played first; captures: of each seat."""

    def __init__(self, wanted: Wanted, rounds: int, first: int, winners: Sequence[int], how: str) -> None:
        self.wanted = wanted
        _, self.seats, self.fear, _ = wanted
        self.rounds, self.first, self.how = rounds, first, how
        self.winners = list(winners)
        self.summoned: list[set[str]] = [set() for _ in range(self.seats)]
        self.fear_captures = self.player_captures = 0
        self.attributes: Counter[str] = Counter()

    def written(self) -> str:
        """The match as a line of JSON."""
        told = {name: value for name, value in vars(self).items() if name not in ("seats", "fear")}
        return json.dumps({**told, "summoned": [sorted(cards) for cards in self.summoned]})


def read(line: str) -> Played:
    """A match from its line."""
    told = json.loads(line)
    played = Played(tuple(told["wanted"]), told["rounds"], told["first"], told["winners"], told["how"])
    played.summoned = [set(cards) for cards in told["summoned"]]
    played.fear_captures, played.player_captures = told["fear_captures"], told["player_captures"]
    played.attributes = Counter(told["attributes"])
    return played


def attribute(power: Any) -> str:
    """An attribute without its number, a Move without its pattern."""
    words = power.short().split()
    return (
        "Move" if hasattr(power, "pattern") else " ".join([word for word in words if not word.lstrip("+-").isdigit()])
    )


def play(wanted: Wanted) -> Played:
    """One match between bots of one kind."""
    spec, seats, fear, seed = wanted
    game = gloaming.game(GAME)
    match = game.new(seats=seats, seed=seed, options={"fear": fear})
    bots = [bot(spec, seed * 10 + seat) for seat in range(seats)]
    while match.decision is not None:
        seat = match.decision.seat
        match.pick(bots[seat].choose(Sight(match, seat)))
    view: Any = match.view(None)
    assert match.result is not None
    how = (
        "broken off"
        if view["winner"] is None
        else "banished Fear"
        if "banishes" in match.result.reason
        else "outlasted"
    )
    played = Played(wanted, view["round"], view["first"], match.result.winners, how)
    names = game.box.names
    for event in match._state.events:
        if event[0] == "summoned":
            played.summoned[event[1]].add(names[event[2]])
            played.attributes.update([attribute(power) for power in game.box.powers[event[2]]])
        elif event[0] == "flipped":
            played.attributes["Move of a back"] += 1
        elif event[0] == "captured":
            if event[2] >= 4:
                played.fear_captures += 1
            else:
                played.player_captures += 1
    return played


def main() -> None:
    """Play, then print the tables."""
    told_to = asked(__doc__, "matches for each Fear and number of seats")
    game = gloaming.game(GAME)
    fears = [fear.id for fear in game.box.fears]
    wanted = [(told_to.bots, n, fear, seed) for seed in range(told_to.count) for fear in fears for n in (2, 3, 4)]
    played = list(matches(told_to, wanted, play, read))
    print(
        f"# Balance\n\n`python bench/follow_your_fear.py {told_to.bots} {told_to.count}`: {len(played)} of "
        f"{len(wanted)} matches, between bots of one kind, spread over Fears and numbers of seats. Intervals are "
        "Wilson's, 95 %.\n"
    )
    print("## Length, and who plays first\n")
    head("seats", "rounds: median", "10-90 %", "outlasted", "broken off", "first seat wins", "an even share")
    for seats in (2, 3, 4):
        own = [one for one in played if one.seats == seats]
        rounds = [one.rounds for one in own]
        tenths = quantiles(rounds, n=10)
        first = sum([1 / len(one.winners) for one in own if one.first in one.winners])
        row(
            seats,
            f"{median(rounds):.0f}",
            f"{tenths[0]:.0f}-{tenths[-1]:.0f}",
            share(sum([one.how == "outlasted" for one in own]), len(own)),
            share(sum([one.how == "broken off" for one in own]), len(own)),
            share(first, len(own)),
            f"{1 / seats:.0%}",
        )
    early = share(sum([one.rounds < 3 for one in played]), len(played))
    print(f"\nEnded before round 3: {early}.\n\n## The Fears\n")
    head(
        "Fear",
        "difficulty",
        "rounds at 2, 3, 4",
        "outlasted",
        "own turns a Fear token",
        "tokens it took, a seat and round",
        "its share of captures",
    )
    for fear in sorted(game.box.fears, key=lambda one: one.difficulty):
        own = [one for one in played if one.fear == fear.id]
        turns = sum([one.rounds * one.seats for one in own])
        taken = sum([one.player_captures for one in own])
        lost = sum([one.fear_captures for one in own])
        row(
            fear.name,
            fear.difficulty,
            ", ".join([f"{median([one.rounds for one in own if one.seats == seats]):.0f}" for seats in (2, 3, 4)]),
            share(sum([one.how == "outlasted" for one in own]), len(own)),
            f"{turns / max(1, lost):.1f}",
            f"{mean([one.player_captures / one.seats / one.rounds for one in own]):.2f}",
            share(taken, taken + lost),
        )
    print("\n## The cards\n\nHow often a seat won that summoned the card at least once, beside an even share (1.00).\n")
    head("card", "seats", "won, of an even share", "about")
    told: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for one in played:
        for seat, names in enumerate(one.summoned):
            won = (seat in one.winners) / len(one.winners)
            for name in names:
                told[name].append((won, 1 / one.seats))
    for name, results in sorted(
        told.items(), key=lambda item: -sum([won for won, _ in item[1]]) / sum([even for _, even in item[1]])
    ):
        won = sum([one for one, _ in results])
        even = sum([one for _, one in results])
        low, high = wilson(won, len(results))
        scale = len(results) / even
        row(name, len(results), f"{won / even:.2f}", f"{low * scale:.2f}-{high * scale:.2f}")
    summoned = set(told)
    never = sorted({one.name for one in (*game.box.spirits, *game.box.fear_cards)} - summoned)
    print(f"\nNever summoned: {', '.join(never) or 'none'}.\n\n## The attributes\n")
    head("attribute", "times summoned in a match")
    used: Counter[str] = Counter()
    for one in played:
        used.update(one.attributes)
    for name, times in used.most_common():
        row(name, f"{times / len(played):.2f}")
    unused = sorted({attribute(power) for powers in game.box.powers for power in powers} - set(used))
    print(f"\nNever used: {', '.join(unused) or 'none'}.")


if __name__ == "__main__":
    main()
