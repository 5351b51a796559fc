"""The description of an option or event in words."""

from __future__ import annotations

from collections.abc import Sequence


class Description:
    """An option or event in words.

    label: the text for a button or the log; pieces: the ids of the cards and places that the option or event refers to;
    names: the names of cards and places in the label, with their ids.

    For options only: detail: the text in brackets at the end of the label; short: the label without this text; group:
    the name of the place that the option is about, "" for none; within: the label next to that name; folded: the
    heading of the collapsed section that contains the option, "" for none.
    """

    __slots__ = ("label", "names", "pieces", "short", "detail", "group", "within", "folded")

    def __init__(
        self,
        label: str,
        pieces: Sequence[str] = (),
        names: Sequence[tuple[str, tuple[str, ...]]] = (),
        *,
        short: str = "",
        detail: str = "",
        group: str = "",
        within: str = "",
        folded: str = "",
    ) -> None:
        self.label: str = label
        self.pieces: tuple[str, ...] = tuple(pieces)
        self.names: tuple[tuple[str, tuple[str, ...]], ...] = tuple(names)
        self.short: str = short or label
        self.detail: str = detail
        self.group: str = group
        self.within: str = within
        self.folded: str = folded

    def __repr__(self) -> str:
        return f"Description({self.label!r}, pieces={self.pieces!r})"
