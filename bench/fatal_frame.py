"""Measure the balance of Fatal Frame with bots: `python bench/fatal_frame.py search:100 400 > BALANCE.md`.

Every match is between equal bots, with seeds from 0, at 2, 3 and 4 seats.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from functools import partial
from os import cpu_count
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import gloaming
from gloaming.bots import bot, play
from gloaming.lab.engines.local import LocalEngine
from gloaming.lab.runner import map_items
from gloaming.lab.statistics import wilson

SEATS = (2, 3, 4)
PLAYED = {"acted", "haunted", "found", "upgraded"}


def watch(spec: str, seats: int, seed: int) -> dict[str, Any]:
    """Play a match and return its statistics: rounds, winner, first player, Bosses, and cards drawn and played."""
    match = gloaming.game("fatal-frame").new(seats=seats, seed=seed)
    match = play(match, [bot(spec, 10 * seed + seat) for seat in range(seats)])
    view = match.view(None)
    result = match.result
    assert result is not None
    drawn: list[set[str]] = [set() for _ in range(seats)]
    played: list[set[str]] = [set() for _ in range(seats)]
    met: Counter[str] = Counter()
    thrown_out = 0
    boss = ""
    for seat in range(seats):
        for entry in match.events(seat):
            verb, pieces = entry["event"][0], entry["pieces"]
            if verb == "drew" and entry["event"][1] == seat and len(pieces) > 1:
                drawn[seat].add(name(pieces[1]))
            elif verb in PLAYED and entry["event"][1] == seat:
                played[seat].add(name(pieces[1]))
            elif seat == 0 and verb == "boss-appeared":
                met[pieces[1]] += 1
            elif seat == 0 and verb == "thrown-out":
                thrown_out += 1
            elif seat == 0 and verb == "won":
                boss = pieces[1]
    return {
        "rounds": view["round"],
        "winner": result.winners[0],
        "first": view["first"],
        "points": result.scores[result.winners[0]],
        "choices": len(match.choices or ()),
        "met": met,
        "boss": boss,
        "thrown out": thrown_out,
        "drawn": drawn,
        "played": played,
    }


def name(piece: str) -> str:
    """Return the card of a copy: `seeker` for `seeker-b`."""
    head, _, tail = piece.rpartition("-")
    return head if len(tail) == 1 else piece


def percent(wins: float, trials: int) -> str:
    """Format a share with its interval."""
    low, high = wilson(wins, trials)
    return f"{wins / trials:.1%} ({low:.1%} to {high:.1%})"


def lengths(seen: dict[int, list[dict[str, Any]]]) -> None:
    """Print rounds, choices and wins of the first player, by number of players."""
    print(
        "| players | matches | rounds: median | middle half | 1 in 10 longer than | choices: median "
        "| won by the first player | even share |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for seats, matches in seen.items():
        rounds = [match["rounds"] for match in matches]
        quarter = quantiles(rounds, n=4)
        first = sum(match["winner"] == match["first"] for match in matches)
        print(
            f"| {seats} | {len(matches)} | {median(rounds):g} | {quarter[0]:g} to {quarter[2]:g} "
            f"| {quantiles(rounds, n=10)[8]:g} | {median(match['choices'] for match in matches):g} "
            f"| {percent(first, len(matches))} | {1 / seats:.1%} |"
        )


def bosses(matches: list[dict[str, Any]]) -> None:
    """Print how often each Boss was met and beaten."""
    met: Counter[str] = sum((match["met"] for match in matches), Counter())
    beaten = Counter(match["boss"] for match in matches)
    print("| Boss | met | share of the matches won | beaten when met |")
    print("|---|---|---|---|")
    for entry in gloaming.game("fatal-frame").content():
        if entry["kind"] == "boss":
            id = entry["id"]
            print(
                f"| {entry['name']} | {met[id]} | {percent(beaten[id], len(matches))} "
                f"| {percent(beaten[id], max(1, met[id]))} |"
            )


def cards(seen: dict[int, list[dict[str, Any]]]) -> None:
    """Print for each card how often it is played when drawn, and its relative win rate."""
    drew: Counter[str] = Counter()
    used: Counter[str] = Counter()
    won: Counter[str] = Counter()
    won_using: Counter[str] = Counter()
    due: defaultdict[str, float] = defaultdict(float)
    due_using: defaultdict[str, float] = defaultdict(float)
    for seats, matches in seen.items():
        for match in matches:
            for seat in range(seats):
                mine = match["winner"] == seat
                for card in match["drawn"][seat]:
                    drew[card] += 1
                    won[card] += mine
                    due[card] += 1 / seats
                    if card in match["played"][seat]:
                        used[card] += 1
                        won_using[card] += mine
                        due_using[card] += 1 / seats
    usual = sum(won.values()) / sum(due.values())
    usual_using = sum(won_using.values()) / sum(due_using.values())
    print(f"\nWins against the even share, all cards drawn: {usual:.3f}; all cards played: {usual_using:.3f}.\n")
    print("| card | kind | copies | drawn | then played | wins when drawn (95 %) | wins when played (95 %) |")
    print("|---|---|---|---|---|---|---|")
    rows = []
    for entry in gloaming.game("fatal-frame").content():
        id = entry["id"]
        if entry["kind"] not in ("ghost", "item", "upgrade", "action") or not drew[id]:
            continue
        low, high = wilson(won[id], drew[id])
        scale = drew[id] / due[id] / usual
        text = f"{won[id] / due[id] / usual:.2f} ({low * scale:.2f} to {high * scale:.2f})"
        using = "-"
        if used[id]:
            low, high = wilson(won_using[id], used[id])
            scale_using = used[id] / due_using[id] / usual_using
            share = won_using[id] / due_using[id] / usual_using
            using = f"{share:.2f} ({low * scale_using:.2f} to {high * scale_using:.2f})"
        share = used[id] / drew[id]
        row = f"| {entry['name']} | {entry['kind']} | {entry['copies']} | {drew[id]} | {share:.0%} | {text} | {using} |"
        rows.append((won[id] / due[id], row))
    for _, row in sorted(rows, reverse=True):
        print(row)


def main() -> None:
    """Print the tables as Markdown."""
    spec, count = sys.argv[1], int(sys.argv[2])
    seen = {}
    with LocalEngine(cpu_count() or 1) as engine:
        for seats in SEATS:
            seen[seats] = list(map_items(partial(watch, spec, seats), range(count), engine))
    every = [match for matches in seen.values() for match in matches]
    print("# The balance of Fatal Frame, measured\n")
    command = f"python bench/{Path(__file__).name} {spec} {count}"
    print(f"`{command}`: {count} matches at each number of players, seeds 0 to {count - 1},")
    print(f"every seat a bot `{spec}`. Intervals are Wilson's, 95 %.\n\n## Length and seats\n")
    lengths(seen)
    thrown = sum(match["thrown out"] for match in every) / len(every)
    points = sum(match["points"] for match in every) / len(every)
    print(f"\nOn average, {thrown:.1f} players per match are thrown out of the Shrine,", end=" ")
    print(f"and the winner has {points:.1f} Album Points.")
    print("\n## Bosses\n")
    bosses(every)
    print("\n## Cards\n\nA ratio of 1 means that players win with this card at the average rate.")
    cards(seen)


if __name__ == "__main__":
    main()
