"""What the measures of a game's balance share: their command line, matches that are kept in a file, Markdown tables."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from math import sqrt
from os import cpu_count
from pathlib import Path
from typing import Protocol, TypeVar

from gloaming.lab.engines.local import LocalEngine
from gloaming.lab.runner import map_items
from gloaming.lab.statistics import Z, wilson


class Kept(Protocol):
    """A match that was played. wanted: what tells it from the others of a run."""

    @property
    def wanted(self) -> tuple[str | int, ...]: ...

    def written(self) -> str:
        """The match as a line of JSON."""
        ...


P = TypeVar("P", bound=Kept)
W = TypeVar("W", bound=tuple[str | int, ...])


def asked(description: str | None, count: str) -> Namespace:
    """What the command line says: bots, count, keep, report, processes. count: what it is the number of."""
    parser = ArgumentParser(description=description)
    parser.add_argument("bots")
    parser.add_argument("count", type=int, help=count)
    parser.add_argument("--keep", type=Path, help="a file of matches, to go on with")
    parser.add_argument("--report", action="store_true", help="play no more, report on the kept matches")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1)
    return parser.parse_args()


def matches(arguments: Namespace, wanted: Sequence[W], play: Callable[[W], P], read: Callable[[str], P]) -> Iterator[P]:
    """Those of `arguments.keep`, then those that are played, each of which is kept there as it ends.

    read: a match from the line that it was written as.
    """
    kept = arguments.keep.read_text().splitlines() if arguments.keep and arguments.keep.exists() else []
    before = {match.wanted: match for match in map(read, kept)}
    yield from [before[key] for key in wanted if key in before]
    if arguments.report:
        return
    with LocalEngine(arguments.processes) as engine:
        for played in map_items(play, [key for key in wanted if key not in before], engine):
            if arguments.keep:
                with arguments.keep.open("a") as file:
                    print(played.written(), file=file)
            yield played


def share(won: float, of: int) -> str:
    """A share in percent with its interval (Wilson's, 95 %)."""
    if not of:
        return "-"
    low, high = wilson(won, of)
    return f"{won / of:.0%} ({low:.0%}-{high:.0%})"


Part = tuple[Hashable, float, float]
"""What a match or a seat adds to a ratio: the deal that it was played with, its part above, its part below the line."""


def ratio(parts: Iterable[Part]) -> tuple[float, float]:
    """A ratio of two sums and its standard error over deals: matches of one deal are alike, and count together.

    Of a single deal, or of none, the error is infinite.
    """
    deals: dict[Hashable, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for deal, above, below in parts:
        deals[deal][0] += above
        deals[deal][1] += below
    under = sum([below for _, below in deals.values()])
    if not under:
        return 0.0, float("inf")
    quotient = sum([above for above, _ in deals.values()]) / under
    if len(deals) < 2:
        return quotient, float("inf")
    squares = sum([(above - quotient * below) ** 2 for above, below in deals.values()])
    return quotient, sqrt(squares * len(deals) / (len(deals) - 1)) / under


def share_of_deals(parts: Sequence[Part]) -> str:
    """A share in percent with its interval over deals: Wilson's, 95 %, of as many trials as they are worth."""
    quotient, error = ratio(parts)
    trials = sum([below for _, _, below in parts])
    worth = trials
    if error:
        worth = min(trials, quotient * (1 - quotient) / error**2)
    of = max(1, round(worth))
    return share(quotient * of, of)


def ratio_of_deals(parts: Sequence[Part], places: int) -> str:
    """Format a ratio with its 95 % interval over deals, computed from the standard error. places: decimals."""
    quotient, error = ratio(parts)
    return f"{quotient:.{places}f} ({max(0.0, quotient - Z * error):.{places}f}-{quotient + Z * error:.{places}f})"


def row(*cells: object) -> None:
    """A line of a table."""
    print("| " + " | ".join([str(cell) for cell in cells]) + " |")


def head(*cells: str) -> None:
    """The top of a table."""
    row(*cells)
    row(*["---"] * len(cells))
