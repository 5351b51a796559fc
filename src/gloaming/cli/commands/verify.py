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
    "Nothing was changed after the start. This does not prove that the key was random: the server's operator could "
    "have generated many keys and picked one."
)
"""The caveat for a key that the server made alone: what its commitment does not prove."""

MIXED = (
    "The key combines shares of {whose}. Each share was committed before any was revealed, so nobody chose the dice "
    "alone, not even the server's operator, unless all of them colluded."
)
LEFT_OUT = (
    "{whose} did not reveal a committed share in time, so it is not part of the key. The last player to reveal a share "
    "could, together with the server, choose between 2 keys."
)


class Unfair(GloamingError):
    """Raised when a record is not that of the match whose commitment was published."""


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished match on a server.")],
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="The commitment shown at the start (default: from the record)."),
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
        taken = "a hint was" if len(hints) == 1 else "hints were"
        choices = listed([str(choice + 1) for choice in hints])
        console.print(f"According to the record, {taken} taken for choice {choices}.", soft_wrap=True)


def _published(data: dict[str, Any], given: str | None) -> str:
    """Return the commitment that was published at the start of the match, from the command line or the record.

    Raises CommandError if there is none.
    """
    published = data.get("commitment") if given is None else given.strip().lower()
    if not published:
        raise CommandError("the record has no commitment: give the one that the table showed with --commitment")
    if not is_key(published):
        raise CommandError(f"a commitment has 64 hexadecimal digits, not {str(published)[:80]!r}")
    return str(published)


def _checked(data: dict[str, Any], shares: CommitReveal | None, published: str, shelf: Shelf) -> Match:
    """Check a record against the published commitment, and return its match, replayed to the end.

    Raises Unfair if they do not match, CommandError if they cannot be checked, and the errors of replaying.
    """
    key = data.get("seed")
    if not is_key(key):
        if isinstance(key, int):
            raise CommandError("its seed was chosen when the table was created, so there is nothing to verify")
        raise CommandError("it has no key: the seed of a match on a server has 64 hexadecimal digits")
    promised = commitment_to(str(key) if shares is None else shares.server)
    if not hmac.compare_digest(promised, published):
        own = "its key" if shares is None else "the server's share"
        raise Unfair(f"{own} gives the commitment {promised}, but {published} was published.")
    for seat in () if shares is None else shares.broken():
        raise Unfair(f"the share of Player {seat + 1} does not match the commitment.")
    if shares is not None and shares.key != key:
        raise Unfair(f"its shares give the key {shares.key}, but the match was played with {key}.")
    shelf.replay({**data, "choices": []})
    try:
        match = shelf.replay(data)
    except DamagedRecord as error:
        raise Unfair(f"its key matches the commitment, but the choices are not legal with it: {error}.") from None
    if not match.over:
        made = count(len(data["choices"]), "choice")
        raise CommandError(
            f"its key matches the commitment, but after its {made} the match is not over: choices are missing"
        )
    return match


def _players(seats: list[int]) -> list[str]:
    return [f"Player {seat + 1}" for seat in seats]


def _show_fair(console: Console, match: Match, shares: CommitReveal | None, *, own: bool) -> None:
    result = match.result
    assert result is not None
    choices = len(match.choices or [])
    console.print("Fair: the key matches the commitment from the start, and all dice and cards come from it.")
    if match.branched_from is not None:
        console.print(
            f"{describe_branch(match.branched_from)}: cards hidden then and all later dice come from the new key."
        )
    if shares is None or not shares.taken:
        console.print(NOT_SHOWN, soft_wrap=True)
    else:
        console.print(MIXED.format(whose=listed(["the server", *_players(shares.taken)])), soft_wrap=True)
    if shares is not None and shares.left_out:
        console.print(LEFT_OUT.format(whose=listed(_players(shares.left_out))), soft_wrap=True)
    if own:
        read, them = ("commitment was", "it") if shares is None else ("commitments were", "them")
        console.print(f"The {read} read from the record: compare {them} with what the table showed at the start.")
    if shares is not None:
        for seat in shares.taken:
            console.print(f"Commitment of Player {seat + 1}: {shares.promised[seat]}", soft_wrap=True)
    console.print(f"{match.game.title}, {count(match.seats, 'seat')}, {count(choices, 'choice')}. {result.reason}")
    scores = ", ".join([f"Player {seat + 1}: {score}" for seat, score in enumerate(result.scores)])
    console.print(f"{scores}. The key proves the dice, not the choices: check that this is the result you saw.")
