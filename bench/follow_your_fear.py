"""Measure the balance of Follow Your Fear among bots: `python bench/follow_your_fear.py policy:3 100 > BALANCE.md`.

The count is the number of deals for each Fear and number of seats. Each deal is played once per seat, with that seat
first: the piles are the same, and the bots keep their seats. Intervals are over deals. It prints Markdown tables of
lengths, the first seat, each Fear, each card and each attribute. `--keep FILE` writes every match to a file as it ends
and skips those that the file already has, so that an interrupted run can resume. `--report` plays no matches and
reports on the file.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import median, quantiles
from typing import Any

from balance import Part, asked, head, matches, ratio, ratio_of_deals, row, share, share_of_deals

import gloaming
from gloaming import Match
from gloaming.bots import SeatView, bot
from gloaming.lab.statistics import Z

GAME = "follow-your-fear"
SEATS = (2, 3, 4)

Wanted = tuple[str, int, str, int, int]
"""Bots, seats, Fear and deal of a match, and the seat that plays first."""


class Played:
    """One match. summoned: the cards that each seat summoned; fear_captures: how often Fear was captured;
    player_captures: how many tokens of players it took.
    """

    def __init__(self, wanted: Wanted, rounds: int, winners: Sequence[int], how: str) -> None:
        self.wanted = wanted
        _, self.seats, self.fear, self.deal, self.first = wanted
        self.rounds, self.how = rounds, how
        self.winners = list(winners)
        self.summoned: list[set[str]] = [set() for _ in range(self.seats)]
        self.fear_captures = self.player_captures = 0
        self.attributes: Counter[str] = Counter()

    @property
    def dealt(self) -> tuple[int, str, int]:
        """What tells its deal from all others."""
        return self.seats, self.fear, self.deal

    @property
    def captures(self) -> int:
        """How many tokens were captured, of both sides."""
        return self.fear_captures + self.player_captures

    def won(self, seat: int) -> float:
        """The share of a seat in the victory."""
        return (seat in self.winners) / len(self.winners)

    def written(self) -> str:
        """The match as a line of JSON."""
        again = ("seats", "fear", "deal", "first")
        data = {name: value for name, value in vars(self).items() if name not in again}
        return json.dumps({**data, "summoned": [sorted(cards) for cards in self.summoned]})


def read(line: str) -> Played:
    """A match from its line."""
    data = json.loads(line)
    played = Played(tuple(data["wanted"]), data["rounds"], data["winners"], data["how"])
    played.summoned = [set(cards) for cards in data["summoned"]]
    played.fear_captures, played.player_captures = data["fear_captures"], data["player_captures"]
    played.attributes = Counter(data["attributes"])
    return played


def attribute(power: Any) -> str:
    """An attribute without its number, a Move without its pattern."""
    words = power.short().split()
    return (
        "Move" if hasattr(power, "pattern") else " ".join([word for word in words if not word.lstrip("+-").isdigit()])
    )


def begin(seats: int, fear: str, deal: int, first: int) -> Match:
    """A match of a deal, with the seat that is Player 1 of the book."""
    match = gloaming.game(GAME).new(seats=seats, seed=deal, options={"fear": fear})
    state: Any = match._state
    state.first = first
    state.turn = state.last()
    return match


def play(wanted: Wanted) -> Played:
    """One match between bots of one kind."""
    spec, seats, fear, deal, first = wanted
    match = begin(seats, fear, deal, first)
    bots = [bot(spec, deal * 10 + seat) for seat in range(seats)]
    while match.decision is not None:
        seat = match.decision.seat
        match.pick(bots[seat].choose(SeatView(match, seat)))
    view: Any = match.view(None)
    assert match.result is not None
    how = (
        "broken off"
        if view["winner"] is None
        else "banished Fear"
        if "banishes" in match.result.reason
        else "outlasted"
    )
    played = Played(wanted, view["round"], match.result.winners, how)
    box = gloaming.game(GAME).box
    for event in match._state.events:
        if event[0] == "summoned":
            played.summoned[event[1]].add(box.names[event[2]])
            played.attributes.update([attribute(power) for power in box.powers[event[2]]])
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
    arguments = asked(__doc__, "deals for each Fear and number of seats")
    game = gloaming.game(GAME)
    fears = [fear.id for fear in game.box.fears]
    wanted = [
        (arguments.bots, seats, fear, deal, first)
        for deal in range(arguments.count)
        for fear in fears
        for seats in SEATS
        for first in range(seats)
    ]
    played = list(matches(arguments, wanted, play, read))
    deals = Counter([match.dealt for match in played])
    whole = sum([times == dealt[0] for dealt, times in deals.items()])
    print(
        f"# Balance\n\n`python bench/follow_your_fear.py {arguments.bots} {arguments.count}`: {len(played)} of "
        f"{len(wanted)} matches, between bots of one kind, spread over Fears and numbers of seats. They are of "
        f"{len(deals)} deals; {whole} of these were played with mirrored seats: once per seat, with a different seat "
        "playing first each time. Intervals are those of 95 % over deals, as matches of one deal are alike.\n"
    )
    print("## Length, and who plays first\n")
    head("seats", "matches", "rounds: median", "10-90 %", "outlasted", "broken off", "first seat wins", "an even share")
    for seats in SEATS:
        own = [match for match in played if match.seats == seats]
        rounds = [match.rounds for match in own]
        tenths = quantiles(rounds, n=10)
        row(
            seats,
            len(own),
            f"{median(rounds):.0f}",
            f"{tenths[0]:.0f}-{tenths[-1]:.0f}",
            share_of_deals([(match.dealt, match.how == "outlasted", 1) for match in own]),
            share_of_deals([(match.dealt, match.how == "broken off", 1) for match in own]),
            share_of_deals([(match.dealt, match.won(match.first), 1) for match in own]),
            f"{1 / seats:.0%}",
        )
    advantage, error = ratio([(match.dealt, match.won(match.first) - 1 / match.seats, 1) for match in played])
    print(
        f"\nAt all numbers of seats together the first seat wins {advantage * 100:+.1f} points of an even share "
        f"({(advantage - Z * error) * 100:+.1f} to {(advantage + Z * error) * 100:+.1f})."
    )
    early = share(sum([match.rounds < 3 for match in played]), len(played))
    print(f"\nEnded before round 3: {early}.\n\n## The Fears\n")
    print(
        "How hard a Fear is: how many of all captures are its own, and how long its tokens stand, in turns of players "
        "for each that is captured.\n"
    )
    head("Fear", "difficulty", "its share of captures", "turns a Fear token", "rounds at 2, 3, 4", "outlasted")
    for fear in sorted(game.box.fears, key=lambda rated: rated.difficulty):
        own = [match for match in played if match.fear == fear.id]
        row(
            fear.name,
            fear.difficulty,
            share_of_deals([(match.dealt, match.player_captures, match.captures) for match in own]),
            ratio_of_deals([(match.dealt, match.rounds * match.seats, match.fear_captures) for match in own], 1),
            ", ".join([f"{median([match.rounds for match in own if match.seats == seats]):.0f}" for seats in SEATS]),
            share_of_deals([(match.dealt, match.how == "outlasted", 1) for match in own]),
        )
    print("\n## The cards\n")
    print("How often a seat that summoned the card at least once won, relative to an even share (1.00).\n")
    head("card", "seats", "won, of an even share")
    wins: dict[str, list[Part]] = defaultdict(list)
    for match in played:
        for seat, names in enumerate(match.summoned):
            for name in names:
                wins[name].append((match.dealt, match.won(seat), 1 / match.seats))
    for name in sorted(wins, key=lambda name: -ratio(wins[name])[0]):
        row(name, len(wins[name]), ratio_of_deals(wins[name], 2))
    never = sorted({spirit.name for spirit in (*game.box.spirits, *game.box.fear_cards)} - set(wins))
    print(f"\nNever summoned: {', '.join(never) or 'none'}.\n\n## The attributes\n")
    head("attribute", "times summoned in a match")
    used: Counter[str] = Counter()
    for match in played:
        used.update(match.attributes)
    for name, times in used.most_common():
        row(name, f"{times / len(played):.2f}")
    unused = sorted({attribute(power) for powers in game.box.powers for power in powers} - set(used))
    print(f"\nNever used: {', '.join(unused) or 'none'}.")


if __name__ == "__main__":
    main()
