"""Measure win rates and defeats of a bot in Final Girl: `python bench/final_girl.py search:200 300`.

Options such as `--girl laurie --board normal --first 90001` limit the matches and set the first seed.
"""

from __future__ import annotations

from argparse import ArgumentParser
from statistics import mean, median
from typing import Any

from rich.console import Console
from rich.table import Table

import gloaming
from gloaming.bots import SeatView, bot
from gloaming.lab.statistics import wilson


def play(spec: str, girl: str, board: str, seed: int) -> dict[str, Any]:
    """Play a match and return its last view."""
    match = gloaming.game("final-girl").new(seats=1, seed=seed, options={"girl": girl, "board": board})
    chooser = bot(spec, seed)
    while match.decision is not None:
        match.pick(chooser.choose(SeatView(match, 0)))
    return match.view(0)


def main() -> None:
    """Print a row for each girl and board."""
    parser = ArgumentParser(description="Measure win rates and defeats of a bot in Final Girl.")
    parser.add_argument("spec")
    parser.add_argument("count", type=int)
    parser.add_argument("--girl", nargs="+", default=["laurie", "reiko"])
    parser.add_argument("--board", nargs="+", default=["normal", "extreme"])
    parser.add_argument("--first", type=int, default=0)
    arguments = parser.parse_args()
    spec, count = arguments.spec, arguments.count
    table = Table(title=f"{spec}, {count} matches per row")
    for name in ("girl", "board", "won", "95 %", "turns", "saved", "dead", "Killer left", "Ultimate", "in the Finale"):
        table.add_column(name)
    for girl in arguments.girl:
        for board in arguments.board:
            views = [play(spec, girl, board, seed) for seed in range(arguments.first, arguments.first + count)]
            won = [view for view in views if view["result"]["winners"]]
            lost = [view for view in views if not view["result"]["winners"]]
            low, high = wilson(len(won), count)
            table.add_row(
                girl,
                board,
                f"{len(won) / count:.1%}",
                f"{low:.1%}-{high:.1%}",
                f"{median([view['round'] for view in lost])}",
                f"{mean([view['saved'] for view in views]):.1f}",
                f"{mean([view['dead'] for view in views]):.1f}",
                f"{mean([view['killer']['health'] for view in lost]):.1f}",
                f"{mean([view['player']['ultimate'] for view in views]):.0%}",
                f"{mean([view['killer']['finale'] is not None for view in lost]):.0%}",
            )
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
