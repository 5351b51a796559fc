"""Generated from flows.py by `make generate`: do not edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.flow import Named


class LetGoArgs(Named):
    """The arguments of the flow `let go`.

    card: the card; most: how many at most; gone: how many so far.
    """

    __slots__ = ("card", "most", "gone")

    def __init__(self, card: int, most: int, gone: int) -> None:
        self.card: Final[int] = card
        self.most: Final[int] = most
        self.gone: Final[int] = gone

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.card, self.most, self.gone)


class CaptureArgs(Named):
    """The arguments of the flow `capture`.

    start: from; end: to; kind: who is displaced; fallen: the Fear token that has fallen.
    """

    __slots__ = ("start", "end", "kind", "fallen")

    def __init__(self, start: int, end: int, kind: int, fallen: int) -> None:
        self.start: Final[int] = start
        self.end: Final[int] = end
        self.kind: Final[int] = kind
        self.fallen: Final[int] = fallen

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.start, self.end, self.kind, self.fallen)


NAMED: Final[dict[str, Callable[..., Named]]] = {
    "let go": LetGoArgs,
    "capture": CaptureArgs,
}
