"""Search for challenges: positions from which a goal can be reached, but rarely by random play.

For example: `python scripts/find_challenges.py final-girl --aim '{"win": true}' --matches 50`

It plays matches between bots and, at the learner's questions, continues with random play. You can paste the output into
a file of the game's `teaching/challenges`. For each position it prints how often random play reaches the goal, and in
what share of other consistent worlds (other dice and hidden cards) the solution reaches it too. A small share means
that the learner needs luck.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

import gloaming
from gloaming.bots import SeatView, bot, seed_of
from gloaming.cli.engine_option import LOCAL, make_engine
from gloaming.engine.match.match import Game, Match
from gloaming.lab.runs.runner import map_items
from gloaming.teaching import Aim, Attempt, Challenge, begin


def main() -> None:
    """Print the challenges, one line for each position."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", default="human", help="as in the file: human,greedy")
    parser.add_argument("--options", default="{}", help="setup options, as JSON")
    parser.add_argument("--aim", required=True, help="as JSON; see gloaming.teaching.Aim")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--player", default="greedy", help="the bot that plays to the positions")
    parser.add_argument("--least", type=float, default=0.01, help="minimum share of random play that reaches the goal")
    parser.add_argument("--most", type=float, default=0.2, help="maximum share")
    parser.add_argument("--tries", type=int, default=60, help="number of random continuations")
    parser.add_argument("--choices", type=int, default=12, help="maximum number of learner choices")
    parser.add_argument("--after", type=int, default=0, help="only positions after this many choices")
    parser.add_argument("--before", type=int, default=1000, help="only positions before this many choices")
    parser.add_argument("--begin", default="", help="only positions whose question starts with this text")
    parser.add_argument("--worlds", type=int, default=20, help="number of other worlds to try the solution in")
    parser.add_argument("--steady", type=float, default=0.0, help="minimum share of them in which it must work")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes; the result is the same")
    parser.add_argument("--ray", nargs="?", const=LOCAL, help="search on a Ray cluster, as `gloaming sim` does")
    arguments = parser.parse_args()
    seeds = range(arguments.first, arguments.first + arguments.matches)
    with make_engine(arguments.jobs, arguments.ray) as engine:
        for lines in map_items(partial(search, arguments), seeds, engine):
            for line in lines:
                print(line, flush=True)


def search(arguments: argparse.Namespace, seed: int) -> list[str]:
    """Return a line for each challenge of a match."""
    game = gloaming.game(arguments.game)
    lines = []
    for share, challenge in candidates(
        game, arguments.seats.split(","), seed, json.loads(arguments.options), arguments
    ):
        steady = steadiness(game, challenge, arguments.worlds)
        if steady >= arguments.steady:
            lines.append(
                f"{share:4.0%} by chance, {steady:4.0%} of other worlds: "
                f"seed = {seed}  choices = {challenge.choices}  solution = {challenge.solution}"
            )
    return lines


def candidates(
    game: Game, seats: list[str], seed: int, options: dict[str, Any], arguments: argparse.Namespace
) -> Iterator[tuple[float, Challenge]]:
    """Yield positions of a match, each with the share of random play that reaches the goal."""
    aim = msgspec.convert(json.loads(arguments.aim), Aim)
    match = game.new(seats=len(seats), seed=seed, options=options)
    while (decision := match.decision) is not None and len(match.choices or []) < arguments.before:
        if (
            seats[decision.seat] == "human"
            and len(match.choices or []) >= arguments.after
            and decision.prompt.startswith(arguments.begin)
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
            reached, best = played_on(challenge, match, arguments)
            if arguments.least <= reached <= arguments.most:
                yield reached, msgspec.structs.replace(challenge, solution=best)
        spec = arguments.player if seats[decision.seat] == "human" else seats[decision.seat]
        match.pick(bot(spec, seed_of(match, decision.seat)).choose(SeatView(match, decision.seat)))


def played_on(challenge: Challenge, position: Match, arguments: argparse.Namespace) -> tuple[float, list[int]]:
    """Return the share of random play that reaches the goal, and the shortest solution."""
    attempt = Attempt(challenge, position.game)
    chance = random.Random(challenge.seed)
    reached = 0
    best: list[int] = []
    for _ in range(arguments.tries):
        if reached > arguments.most * arguments.tries:
            break
        match, mine = position.copy(), []
        while (judged := attempt.judge(match)) == "open" and match.decision is not None:
            seat = match.decision.seat
            if challenge.seats[seat] == "human":
                mine.append(chance.randrange(len(match.decision.options)))
                match.pick(mine[-1])
            else:
                match.pick(bot(challenge.seats[seat], seed_of(match, seat)).choose(SeatView(match, seat)))
            if len(mine) > arguments.choices:
                break
        if judged == "reached" and len(mine) <= arguments.choices:
            reached += 1
            best = mine if not best or len(mine) < len(best) else best
    return reached / arguments.tries, best


def steadiness(game: Game, challenge: Challenge, worlds: int) -> float:
    """Return the share of worlds consistent with the learner's view in which the solution also works."""
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
    """Return the solution as the labels of its options."""
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
