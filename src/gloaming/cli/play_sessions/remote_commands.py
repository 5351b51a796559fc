"""The commands that a person can type only at a server's table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gloaming.cli.command_errors import CommandError
from gloaming.cli.option_numbers import parse_whole_number
from gloaming.cli.play_sessions.base_session import PlayerLeft, TypedCommand
from gloaming.cli.play_sessions.remote_session import RemoteSession
from gloaming.cli.play_sessions.typed_commands import HELP, HINT, LOG, LOOKING_UP, WHY


def _undo(session: RemoteSession, _: str) -> None:
    newest = session.client.seat.newest
    undo = None if newest is None else newest.undo
    if undo is None or undo.seat != session.update.seat:
        raise CommandError("you have no choice that can be undone now")
    session.client.wait(session.client.seat.undo())
    session.changed = True
    if not undo.free:
        session.console.print("Waiting for the other players to agree.")


def _resign(session: RemoteSession, _: str) -> None:
    if session.agree("Resign? A bot takes over your seat, and the match counts as a loss for you."):
        session.client.wait(session.client.seat.resign())
        session.changed = True


def _end(session: RemoteSession, _: str) -> None:
    session.client.wait(session.client.seat.offer_end())
    newest = session.client.seat.newest
    if newest is None or newest.ended is None:
        session.console.print("Waiting for the other players to agree to end the match.")
    session.changed = True


def _leave(session: RemoteSession, _: str) -> None:
    session.client.wait(session.client.seat.leave())
    raise PlayerLeft


def _send(session: RemoteSession, argument: str) -> None:
    word, _, seat = argument.partition(" ")
    number = parse_whole_number(seat)
    if word != "away" or not number:
        raise CommandError("name the seat: `send away 2` frees the seat of Player 2 before the match begins")
    answer = session.client.wait(session.client.seat.remove(number - 1))
    if answer.status == "stale":
        raise CommandError(answer.reason)


def _quit(session: RemoteSession, _: str) -> None:
    session.quit()


REMOTE_COMMANDS: Final[Mapping[str, TypedCommand[RemoteSession]]] = {
    "why": WHY,
    "hint": HINT,
    "log": LOG,
    **LOOKING_UP,
    "undo": TypedCommand("undo", "undo your last choice; other players may have to agree", _undo),
    "resign": TypedCommand("resign", "give up your seat: a bot takes over, and the match counts as a loss", _resign),
    "end": TypedCommand("end", "offer to end the match without a result; all players must agree", _end),
    "leave": TypedCommand("leave", "leave before the match begins; this closes a table that you created", _leave),
    "send": TypedCommand("send away N", "free the seat of Player N at your table, before the match begins", _send),
    "help": HELP,
    "quit": TypedCommand("quit", "leave; the table stays, and you can come back", _quit),
}
