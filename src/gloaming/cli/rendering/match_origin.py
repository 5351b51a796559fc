"""Describe the origin of a recorded match: a branch, or another version of the rules."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from gloaming.engine.match.branch import Branch
from gloaming.engine.match.match import Match
from gloaming.engine.phrases import count, player


def warn_about_version(console: Console, data: dict[str, Any], match: Match) -> None:
    """Warn if a match was recorded under another version of the rules, as its choices may now mean something else."""
    if data.get("version") != match.game.version:
        console.print(
            f"It was recorded under version {data.get('version')} of the rules and is replayed under version "
            f"{match.game.version}, so it may go differently.",
            soft_wrap=True,
        )


def describe_branch(branch: Branch) -> str:
    """Describe the position of another match at which a match was branched."""
    return f"Branched from another match after {count(len(branch.choices), 'choice')}, as {player(branch.seat)} knew it"
