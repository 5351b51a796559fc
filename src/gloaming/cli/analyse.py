"""`gloaming analyse`: who stood how in a finished match, where it turned, and what would have been better."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from gloaming import Shelf
from gloaming.bots import adviser, bot
from gloaming.bots.match_analysis import Analysis, Better, analysed, before, better
from gloaming.cli.arguments import Packs
from gloaming.cli.files import of_file
from gloaming.cli.graph import graph
from gloaming.cli.screen import Refused, screen
from gloaming.cli.showing import fared
from gloaming.cli.undo import leads_to
from gloaming.engine.match.match import Match
from gloaming.engine.odds import percent
from gloaming.engine.phrases import count, listed, player

OFF: Final = "off"

NOTICED: Final = 0.02
"""The least change of a chance that is told."""


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a save, of a finished match.")],
    search: Annotated[
        str | None,
        typer.Option(
            metavar="SPEC", help=f"The bot that looks for better choices, as in search:400; {OFF}: none looks."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON and nothing else.")] = False,
    pack: Packs = None,
) -> None:
    """Show where a finished match turned, and better choices.

    For each seat there is a graph of its chance to win after each choice. The same file gives the same answer, unless
    SPEC is a bot that thinks for so many milliseconds.
    """
    if search is not None and search != OFF:
        bot(search)
    match = of_file(file, lambda data: _finished(data, Shelf(pack or ())))
    spec = adviser(match.game) if search is None else search
    analysis = analysed(match)
    with screen(stderr=True).status("Looking for better choices"):
        found = [] if spec == OFF else list(_better(match, analysis, spec))
    if as_json:
        print(json.dumps(as_data(match, analysis, found, spec), indent=1))
    else:
        _show(screen(), match, analysis, found, spec)


def _finished(data: dict[str, Any], shelf: Shelf) -> Match:
    """The match of a record or a save, over. Raises DamagedRecord, DamagedSave, Refused and others."""
    if data.get("format") == "gloaming-save-1":
        match = shelf.load(data)
        if not leads_to(match):
            raise Refused("the choices in this save do not lead to its position, so that it cannot be looked into")
    else:
        match = shelf.replay(data)
    if not match.over:
        made = count(len(match.choices or []), "choice")
        raise Refused(f"after {made} the match is not over: only a finished match is looked into")
    return match


Found = Sequence[tuple[int, Better]]
"""The numbers of choices, from 0, and what would have been better."""


def _better(match: Match, analysis: Analysis, spec: str) -> Iterator[tuple[int, Better]]:
    choices = match.choices or []
    for seat in range(match.seats):
        for number in sorted(analysis.doubts(seat)):
            found = better(before(match, number), choices[number], spec)
            if found is not None:
                yield number, found


def as_data(match: Match, analysis: Analysis, found: Found, spec: str) -> dict[str, Any]:
    """The analysis as JSON data. Choices are numbered from 1, players from 0; chances lie between 0 and 1."""
    result = match.result
    assert result is not None
    return {
        "format": "gloaming-analysis-1",
        "game": match.game.id,
        "seats": match.seats,
        "winners": list(result.winners),
        "chances": [[round(one, 4) for one in moment] for moment in analysis.win_probabilities],
        "choices": [
            {
                "choice": one.number + 1,
                "seat": one.seat,
                "options": one.options,
                "where": one.where,
                "question": one.question,
                "label": one.label,
            }
            for one in analysis.choices
        ],
        "turning_points": [number + 1 for number in analysis.turning_points()],
        "search": spec,
        "better": [
            {
                "choice": number + 1,
                "seat": one.seat,
                "option": one.option,
                "label": one.label,
                "gain": round(one.gain, 4),
                "standard_error": round(one.error, 4),
            }
            for number, one in found
        ],
    }


def _show(console: Console, match: Match, analysis: Analysis, found: Found, spec: str) -> None:
    result = match.result
    assert result is not None
    made = count(len(analysis.choices), "choice")
    console.print(f"{match.game.title}, {count(match.seats, 'seat')}, {made}. {result.reason}", soft_wrap=True)
    console.print("Chance to win after each choice, as the game reckons with all cards open:")
    encoding = (console.encoding or "").lower()
    for seats, win_probabilities in together(analysis):
        names = [", ".join([player(seat), *fared(seat, result.winners, result.sides)]) for seat in seats]
        console.print()
        console.print(Text("; ".join(names), style="bold"))
        for line in graph(win_probabilities, blocks=encoding.startswith("utf")):
            console.print(line, no_wrap=True, overflow="ignore", crop=False)
    _show_turns(console, analysis)
    if spec != OFF:
        _show_better(console, analysis, found, spec)


def together(analysis: Analysis) -> list[tuple[list[int], list[float]]]:
    """The seats whose chances were the same all along, with these."""
    lines: dict[tuple[float, ...], list[int]] = {}
    for seat in range(len(analysis.win_probabilities[0])):
        lines.setdefault(tuple([moment[seat] for moment in analysis.win_probabilities]), []).append(seat)
    return [(seats, list(win_probabilities)) for win_probabilities, seats in lines.items()]


def _show_turns(console: Console, analysis: Analysis) -> None:
    turns = analysis.turning_points()
    console.print()
    console.print(Text("Turning points" if turns else "No single choice turned this match.", style="bold"))
    for number in turns:
        _show_choice(console, analysis, number)
        changes: dict[str, list[str]] = {}
        for seat in range(len(analysis.win_probabilities[0])):
            if abs(analysis.change(number, seat)) >= NOTICED:
                then, now = (percent(analysis.win_probabilities[moment][seat]) for moment in (number, number + 1))
                changes.setdefault(f"from {then} to {now}", []).append(player(seat))
        told = "; ".join([f"{listed(seats)} {change}" for change, seats in changes.items()])
        console.print(Padding(f"{told}.", (0, 0, 0, 4)))


def _show_better(console: Console, analysis: Analysis, found: Found, spec: str) -> None:
    console.print()
    if not found:
        console.print(f"Better choices: {spec} found none among those that cost most.")
        return
    console.print(Text("Better choices", style="bold"))
    console.print(f"By {spec}, from what the player could know then:")
    for number, one in found:
        _show_choice(console, analysis, number)
        gain = f"{100 * one.gain:.0f} more matches in 100, give or take {max(100 * one.error, 1):.0f}"
        console.print(Padding(f"Better: {one.label}. That wins about {gain}.", (0, 0, 0, 4)))


def _show_choice(console: Console, analysis: Analysis, number: int) -> None:
    one = analysis.choices[number]
    where = f" ({one.where})" if one.where else ""
    told = f"Choice {number + 1}, {player(one.seat)}{where}: {one.said}."
    console.print(Padding(told, (0, 0, 0, 2)))
