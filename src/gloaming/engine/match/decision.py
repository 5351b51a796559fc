"""The open decision of a match."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gloaming.engine.state.state import Option


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """An open decision of one seat.

    options: the legal options, each a tuple of a verb and whole numbers; rule: the id of the clause behind the
    question.
    """

    __slots__ = ("seat", "prompt", "rule", "options")

    def __init__(self, seat: int, prompt: str, rule: str, options: tuple[Option, ...]) -> None:
        self.seat: int = seat
        self.prompt: str = prompt
        self.rule: str = rule
        self.options: tuple[Option, ...] = options

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, rule={self.rule!r}, options={self.options!r})"
