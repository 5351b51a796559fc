"""`gloaming verify`: check that the dice of a served match were fair."""

from __future__ import annotations

import hmac
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from gloaming import Shelf
from gloaming.cli.arguments import Packs
from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.cli.files import read_json
from gloaming.cli.rendering.match_origin import describe_branch, warn_about_version
from gloaming.engine.errors import DamagedRecord, GloamingError
from gloaming.engine.match.match import Match
from gloaming.engine.match.record_hints import hints_of
from gloaming.engine.phrases import count, listed
from gloaming.engine.state.dice import commitment as commitment_to
from gloaming.engine.state.dice import is_key
from gloaming.engine.state.dice_commitment import CommitReveal, commit_reveal_of

NOT_SHOWN = (
    "So nothing was changed after the start. This does not show how the key was made: the operator of the server could "
    "have made many and kept one."
)
"""What a commitment to a key that the server made alone leaves open."""

MIXED = (
    "The key is mixed from shares of {whose}. Each was promised before any was shown, so none of them chose the dice "
    "alone, not even the operator of the server, unless all of them cheated together."
)
LEFT_OUT = (
    "{whose} promised a share and did not show it in time, so it is not in the key. The last player to show a "
    "share, together with the server, could choose between two keys."
)


class Unfair(GloamingError):
    """The record is not that of the match whose commitment was published."""


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a served match that is over.")],
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="What the table showed at the start (default: the commitment in the record)."),
    ] = None,
    pack: Packs = None,
) -> None:
    """Check that the dice of a served match were fair.

    Exit code 0: fair; 1: not fair; 2: cannot be checked.
    """
    console = make_console()
    data = read_json(record)
    try:
        shares = commit_reveal_of(data)
        match = _checked(data, shares, _published(data, commitment), Shelf(pack or ()))
        hints = hints_of(data)
    except Unfair as error:
        console.print(f"Not fair: {error}", soft_wrap=True)
        raise typer.Exit(1) from None
    except GloamingError as error:
        raise CommandError(f"{record}: cannot be checked: {error}") from None
    _show_fair(console, match, shares, own=commitment is None)
    warn_about_version(console, data, match)
    if hints:
        taken = "A hint was" if len(hints) == 1 else "Hints were"
        choices = listed([str(choice + 1) for choice in hints])
        console.print(f"{taken} taken, by the record, for choice {choices}.", soft_wrap=True)


def _published(data: dict[str, Any], given: str | None) -> str:
    """Return the commitment that was published at the start. Raises CommandError."""
    published = data.get("commitment") if given is None else given.strip().lower()
    if not published:
        raise CommandError("the record carries no commitment: give the one that the table showed with --commitment")
    if not is_key(published):
        raise CommandError(f"a commitment has 64 hexadecimal digits, not {str(published)[:80]!r}")
    return str(published)


def _checked(data: dict[str, Any], shares: CommitReveal | None, published: str, shelf: Shelf) -> Match:
    """Return the match of the record, to its end. Raises Unfair, CommandError and others."""
    key = data.get("seed")
    if not is_key(key):
        if isinstance(key, int):
            raise CommandError(
                "its seed is a whole number that was chosen when the table was opened: such a match proves nothing"
            )
        raise CommandError("it holds no key: the seed of a served match has 64 hexadecimal digits")
    promised = commitment_to(str(key) if shares is None else shares.server)
    if not hmac.compare_digest(promised, published):
        own = "its key" if shares is None else "the server's share"
        raise Unfair(f"{own} gives the commitment {promised}, and {published} was published.")
    for seat in () if shares is None else shares.broken():
        raise Unfair(f"the share of Player {seat + 1} is not the one that was promised.")
    if shares is not None and shares.key != key:
        raise Unfair(f"its shares give the key {shares.key}, and the match was played with {key}.")
    shelf.replay({**data, "choices": []})
    try:
        match = shelf.replay(data)
    except DamagedRecord as error:
        raise Unfair(f"its key is the one promised, but with it the choices make no match: {error}.") from None
    if not match.over:
        made = count(len(data["choices"]), "choice")
        raise CommandError(
            f"its key is the one promised, but after its {made} the match is not over: choices are missing"
        )
    return match


def _players(seats: list[int]) -> list[str]:
    return [f"Player {seat + 1}" for seat in seats]


def _show_fair(console: Console, match: Match, shares: CommitReveal | None, *, own: bool) -> None:
    result = match.result
    assert result is not None
    choices = len(match.choices or [])
    console.print("Fair: the key is the one promised at the start, and all dice and cards come from it.")
    if match.branched_from is not None:
        console.print(
            f"{describe_branch(match.branched_from)}: what was hidden then, and all dice since, come from the new key."
        )
    if shares is None or not shares.taken:
        console.print(NOT_SHOWN, soft_wrap=True)
    else:
        console.print(MIXED.format(whose=listed(["the server", *_players(shares.taken)])), soft_wrap=True)
    if shares is not None and shares.left_out:
        console.print(LEFT_OUT.format(whose=listed(_players(shares.left_out))), soft_wrap=True)
    if own:
        read, them = ("promise was", "it") if shares is None else ("promises were", "them")
        console.print(f"The {read} read from the record: compare {them} with what the table showed at the start.")
    if shares is not None:
        for seat in shares.taken:
            console.print(f"Player {seat + 1} promised {shares.promised[seat]}.", soft_wrap=True)
    console.print(f"{match.game.title}, {count(match.seats, 'seat')}, {count(choices, 'choice')}. {result.reason}")
    scores = ", ".join([f"Player {seat + 1}: {score}" for seat, score in enumerate(result.scores)])
    console.print(f"{scores}. The key proves the dice, not the choices: check that this is the result you saw.")
