"""Look for positions that make a challenge: an aim that can be reached from them, but seldom by chance.

For example: `python scripts/find_challenges.py final-girl --aim '{"win": true}' --matches 50`

It plays matches between bots and, at the learner's questions, plays on at random. What it prints can be pasted into a
file of the game's `teaching/challenges`. Of each position it says how often random play reaches the aim, and in how
many of other worlds, with dice and hidden cards that the learner could as well have met, the solution does so too:
few mean that a learner has to be lucky, not clever.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec

import gloaming
from gloaming.bots import SeatView, bot, seed_of
from gloaming.engine.match.match import Game, Match
from gloaming.teaching import Aim, Attempt, Challenge, begin


def main() -> None:
    """Print what is found, a line for each position."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--seats", default="human", help="as in the file: human,greedy")
    asked.add_argument("--options", default="{}", help="set-up options, as JSON")
    asked.add_argument("--aim", required=True, help="as JSON; see gloaming.teaching.Aim")
    asked.add_argument("--matches", type=int, default=20)
    asked.add_argument("--first", type=int, default=1, help="the first seed")
    asked.add_argument("--player", default="greedy", help="the bot that leads to the positions")
    asked.add_argument("--least", type=float, default=0.01, help="least share of random play that reaches the aim")
    asked.add_argument("--most", type=float, default=0.2, help="most of it")
    asked.add_argument("--tries", type=int, default=60, help="how often to play on at random")
    asked.add_argument("--choices", type=int, default=12, help="most choices of the learner to the aim")
    asked.add_argument("--after", type=int, default=0, help="only positions after so many choices of all")
    asked.add_argument("--before", type=int, default=1000, help="only positions before so many")
    asked.add_argument("--begin", default="", help="only positions whose question begins so")
    asked.add_argument("--worlds", type=int, default=20, help="in how many other worlds to try the solution")
    asked.add_argument("--steady", type=float, default=0.0, help="in what least share of them it has to do")
    wanted = asked.parse_args()
    game = gloaming.game(wanted.game)
    seats = wanted.seats.split(",")
    for seed in range(wanted.first, wanted.first + wanted.matches):
        for share, challenge in candidates(game, seats, seed, json.loads(wanted.options), wanted):
            made, solution = challenge.choices, challenge.solution
            steady = steadiness(game, challenge, wanted.worlds)
            if steady >= wanted.steady:
                print(
                    f"{share:4.0%} by chance, {steady:4.0%} of other worlds: "
                    f"seed = {seed}  choices = {made}  solution = {solution}",
                    flush=True,
                )


def candidates(
    game: Game, seats: list[str], seed: int, options: dict[str, Any], wanted: argparse.Namespace
) -> Iterator[tuple[float, Challenge]]:
    """The positions of one match, each with the share of random play that reaches the aim."""
    aim = msgspec.convert(json.loads(wanted.aim), Aim)
    match = game.new(seats=len(seats), seed=seed, options=options)
    while (decision := match.decision) is not None and len(match.choices or []) < wanted.before:
        if (
            seats[decision.seat] == "human"
            and len(match.choices or []) >= wanted.after
            and decision.prompt.startswith(wanted.begin)
        ):
            challenge = Challenge(
                id="",
                title="",
                summary="",
                seats=seats,
                seed=seed,
                options=options,
                choices=list(match.choices or []),
                aim=aim,
                solution=[],
            )
            reached, best = played_on(challenge, match, wanted)
            if wanted.least <= reached <= wanted.most:
                yield reached, msgspec.structs.replace(challenge, solution=best)
        spec = wanted.player if seats[decision.seat] == "human" else seats[decision.seat]
        match.pick(bot(spec, seed_of(match, decision.seat)).choose(SeatView(match, decision.seat)))


def played_on(challenge: Challenge, position: Match, wanted: argparse.Namespace) -> tuple[float, list[int]]:
    """The share of random play that reaches the aim, and the fewest choices of the learner that did."""
    attempt = Attempt(challenge, position.game)
    chance = random.Random(challenge.seed)
    reached = 0
    best: list[int] = []
    for _ in range(wanted.tries):
        if reached > wanted.most * wanted.tries:
            break
        match, mine = position.copy(), []
        while (judged := attempt.judge(match)) == "open" and match.decision is not None:
            seat = match.decision.seat
            if challenge.seats[seat] == "human":
                mine.append(chance.randrange(len(match.decision.options)))
                match.pick(mine[-1])
            else:
                match.pick(bot(challenge.seats[seat], seed_of(match, seat)).choose(SeatView(match, seat)))
            if len(mine) > wanted.choices:
                break
        if judged == "reached" and len(mine) <= wanted.choices:
            reached += 1
            best = mine if not best or len(mine) < len(best) else best
    return reached / wanted.tries, best


def steadiness(game: Game, challenge: Challenge, worlds: int) -> float:
    """In what share of the worlds that the learner cannot tell from this one the solution reaches the aim too."""
    if not worlds:
        return 0.0
    position = begin(game, challenge)
    wanted = worded(position, challenge)
    reached = 0
    for world in range(worlds):
        match = position.imagine(challenge.seat, world)
        attempt = Attempt(challenge, game)
        left = iter(wanted)
        while (judged := attempt.judge(match)) == "open" and match.decision is not None:
            seat = match.decision.seat
            if challenge.seats[seat] == "human":
                label = next(left, "")
                labels = [match.describe(i).label for i in range(len(match.decision.options))]
                if label not in labels:
                    break
                match.pick(labels.index(label))
            else:
                match.pick(bot(challenge.seats[seat], world).choose(SeatView(match, seat)))
        reached += judged == "reached"
    return reached / worlds


def worded(position: Match, challenge: Challenge) -> list[str]:
    """The solution as the words of its options."""
    match, labels = position.copy(), []
    for choice in challenge.solution:
        while match.decision is not None and challenge.seats[match.decision.seat] != "human":
            seat = match.decision.seat
            match.pick(bot(challenge.seats[seat], seed_of(match, seat)).choose(SeatView(match, seat)))
        labels.append(match.describe(match.find(choice) if isinstance(choice, str) else choice).label)
        match.pick(choice)
    return labels


if __name__ == "__main__":
    main()
