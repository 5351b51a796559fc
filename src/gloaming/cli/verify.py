"""`gloaming verify`: were the dice of a served match fair?"""

from __future__ import annotations

import hmac
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from gloaming import Shelf
from gloaming.cli.arguments import Packs
from gloaming.cli.files import read_json
from gloaming.cli.screen import Refused, screen
from gloaming.engine.dice import commitment as committed
from gloaming.engine.dice import is_key
from gloaming.engine.errors import DamagedRecord, GloamingError
from gloaming.engine.hints import hints_of
from gloaming.engine.match import Match
from gloaming.engine.words import listed

NOT_SHOWN = (
    "So nothing was changed after the start. How the key came about it does not show: whoever runs the server could "
    "have made many and kept the one they liked."
)
"""What a commitment leaves open."""


class Unfair(GloamingError):
    """The record is not that of the match whose commitment was published."""


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a served match that is over.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="What the table showed at the start; else the record's own.")
    ] = None,
    pack: Packs = None,
) -> None:
    """Check that a served match kept its promised dice.

    Exit code 0: fair; 1: not fair; 2: it cannot be told.
    """
    console = screen()
    data = read_json(record)
    try:
        match = _checked(data, _published(data, commitment), Shelf(pack or ()))
        hints = hints_of(data)
    except Unfair as error:
        console.print(f"Not fair: {error}", soft_wrap=True)
        raise typer.Exit(1) from None
    except GloamingError as error:
        raise Refused(f"{record}: cannot tell: {error}") from None
    _say_fair(console, match, own=commitment is None)
    if hints:
        taken = "A hint was" if len(hints) == 1 else "Hints were"
        choices = listed([str(one + 1) for one in hints])
        console.print(f"{taken} taken, by the record, for choice {choices}.", soft_wrap=True)


def _published(data: dict[str, Any], given: str | None) -> str:
    """The commitment that was published at the start. Raises Refused."""
    said = data.get("commitment") if given is None else given.strip().lower()
    if not said:
        raise Refused("the record carries no commitment: give the one that the table showed with --commitment")
    if not is_key(said):
        raise Refused(f"a commitment has 64 hexadecimal digits, not {str(said)[:80]!r}")
    return str(said)


def _checked(data: dict[str, Any], published: str, shelf: Shelf) -> Match:
    """The match of the record, to its end. Raises Unfair, Refused and others."""
    key = data.get("seed")
    if not is_key(key):
        if isinstance(key, int):
            raise Refused("its seed is a whole number, chosen by whoever opened it: such a match proves nothing")
        raise Refused("it holds no key: the seed of a served match has 64 hexadecimal digits")
    if not hmac.compare_digest(committed(str(key)), published):
        raise Unfair(f"its key gives the commitment {committed(str(key))}, and {published} was published.")
    shelf.replay({**data, "choices": []})
    try:
        match = shelf.replay(data)
    except DamagedRecord as error:
        raise Unfair(f"its key is the one promised, but with it the choices make no match: {error}.") from None
    if not match.over:
        count = len(data["choices"])
        raise Refused(f"its key is the one promised, but after its {count} choices the match is not over: some lack")
    return match


def _say_fair(console: Console, match: Match, *, own: bool) -> None:
    result = match.result
    assert result is not None
    choices = len(match.choices or [])
    console.print("Fair: the key is the one promised at the start, and all dice and cards come from it.")
    console.print(NOT_SHOWN, soft_wrap=True)
    if own:
        console.print("The promise was read from the record: compare it with what the table showed at the start.")
    console.print(f"{match.game.title}, {match.seats} seats, {choices} choices. {result.reason}")
    scores = ", ".join([f"Player {seat + 1}: {score}" for seat, score in enumerate(result.scores)])
    console.print(f"{scores}. A key vouches for the dice alone: this is the end you saw if the choices are yours.")
