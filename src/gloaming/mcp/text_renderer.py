"""The interface through which this package draws tables and rules as the terminal does."""

from __future__ import annotations

from typing import Any, Protocol

from gloaming import Game


class TextRenderer(Protocol):
    """Draws games as plain text. `gloaming.cli` implements it, which this package must not import."""

    def draw(self, game: Game, view: dict[str, Any]) -> str:
        """Return the table in a seat's view."""

    def legend(self, game: Game, view: dict[str, Any]) -> str:
        """Return the explanation of the pieces in play, "" for none."""

    def how_to_play(self, game: Game) -> str:
        """Return the short introduction to a game."""

    def chapters(self, game: Game) -> list[str]:
        """Return the titles of the chapters of a game's rules."""

    def find_rules(self, game: Game, query: str) -> list[tuple[str, str, str]]:
        """Return the id, the chapter and the text of the clauses that match a query, all for "".

        query: the id of a clause, its beginning, or a word. Raises UnknownRule if no clause matches.
        """

    def find_pieces(self, game: Game, view: dict[str, Any], query: str) -> list[tuple[str, str]]:
        """Return the ids and names of the pieces on the table that a name or an id fits."""

    def piece_names(self, game: Game, view: dict[str, Any]) -> list[str]:
        """Return the names of the pieces and places on the table."""
