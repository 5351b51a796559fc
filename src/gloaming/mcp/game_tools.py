"""The tools and resources about games: lists, rules and cards. None of them reads a match.

The docstrings of the tools are their descriptions for language models.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

from pydantic import Field

from gloaming import Game, Shelf
from gloaming.bots import BOT_KINDS
from gloaming.engine.content.clauses import clauses
from gloaming.engine.match.game_definition import seats_of
from gloaming.games.listing import listed
from gloaming.mcp.seat_table import TableRefusal
from gloaming.mcp.text_renderer import TextRenderer

GameId = Annotated[str, Field(description="The id of a game, such as final-girl. list_games returns the ids.")]

MOST_CLAUSES = 40
"""The maximum number of clauses that look_up_rule returns."""

MOST_CARDS = 20
"""The maximum number of cards that look_up_card returns with their texts."""


class GameTools:
    """The tools about the games of a shelf. A failed call raises GloamingError and changes nothing."""

    def __init__(self, shelf: Shelf, renderer: TextRenderer) -> None:
        self._shelf = shelf
        self._renderer = renderer

    async def list_games(self) -> str:
        """List the games: id, number of seats, minutes, and what each is about.

        Start here. Then read describe_game before you open a table.
        """
        lines = []
        for id, game in self._shelf.games().items():
            facts = listed(game)
            lines.append(
                f"{id}: {game.title}. {seats_of(game.seats)}, {_span(*facts['minutes'])} minutes. {game.summary}"
            )
        return "\n".join(lines)

    async def describe_game(self, game: GameId) -> str:
        """Explain how to play a game, in one page, with its setup options and the bots that play against you.

        Read this before the first match. look_up_rule has the exact rules.
        """
        played = self._shelf.game(game)
        facts = listed(played)
        bots = [f"  {spec}: {kind.help}" for spec, kind in BOT_KINDS.items() if kind.level]
        styles = [f"  Styles, as in hard:{facts['styles'][0]}: {', '.join(facts['styles'])}"] if facts["styles"] else []
        options = [_describe_setting(setting) for setting in facts["options"]] or ["  none"]
        return "\n".join(
            [
                self._renderer.how_to_play(played).rstrip(),
                f"\n{seats_of(played.seats).capitalize()}, {_span(*facts['minutes'])} minutes.",
                "\nSetup options for open_table:",
                *options,
                "\nBots, from weak to strong:",
                *bots,
                *styles,
            ]
        )

    async def look_up_rule(
        self,
        game: GameId,
        query: Annotated[
            str,
            Field(
                description="A clause id (DG-MASK-1), the beginning of one (DG-MASK), a chapter, or a word or phrase. "
                "Empty: list the chapters."
            ),
        ] = "",
    ) -> str:
        """Look up the exact rules of a game by clause id or by a word. Questions and reasons cite clause ids."""
        played = self._shelf.game(game)
        if not query.strip():
            chapters = [f"  {chapter}" for chapter in self._renderer.chapters(played)]
            return "\n".join(["Chapters. Call look_up_rule with a chapter or another word:", *chapters])
        found = self._renderer.find_rules(played, query)
        left_out = len(found) - MOST_CLAUSES
        more = [f"({left_out} more clauses match: use a longer phrase or a clause id.)"] if left_out > 0 else []
        return "\n".join([_join_clauses(found[:MOST_CLAUSES]), *more])

    async def look_up_card(
        self,
        game: GameId,
        query: Annotated[str, Field(description="The id or the name of a card or piece, or a part of its name.")],
    ) -> str:
        """Look up what a card, item, monster, ghost or place of a game does, by its name or id."""
        played = self._shelf.game(game)
        word = query.strip().lower()
        entries = played.content()
        found = [entry for entry in entries if word in (entry["id"], entry["name"].lower(), *entry["pieces"])]
        found = found or [entry for entry in entries if word and word in entry["name"].lower()]
        if not found:
            kinds = ", ".join(dict.fromkeys([entry["kind"] for entry in entries]))
            raise TableRefusal(
                f"no card of {played.title} is called {query!r}; use a part of a name. The kinds are: {kinds}; "
                f"the resource gloaming://cards/{played.id} lists all"
            )
        texts = _clause_texts(played)
        shown = [_describe_card(entry, texts) for entry in found[:MOST_CARDS]]
        rest = [f"Also: {', '.join([entry['name'] for entry in found[MOST_CARDS:]])}"] if found[MOST_CARDS:] else []
        return "\n".join([*shown, *rest])

    def read_rules(self, game: str) -> str:
        """Return all clauses of a game, under their chapters."""
        return _join_clauses(self._renderer.find_rules(self._shelf.game(game), ""))

    def read_cards(self, game: str) -> str:
        """Return all cards and pieces of a game with their texts, by kind."""
        played = self._shelf.game(game)
        texts, entries = _clause_texts(played), played.content()
        lines = []
        for kind, number in Counter([entry["kind"] for entry in entries]).items():
            lines.append(f"\n{kind.capitalize()} ({number})")
            lines += [_describe_card(entry, texts) for entry in entries if entry["kind"] == kind]
        return "\n".join(lines).strip()

    def read_how_to_play(self, game: str) -> str:
        """Return the short introduction to a game."""
        return self._renderer.how_to_play(self._shelf.game(game))


def _join_clauses(found: list[tuple[str, str, str]]) -> str:
    lines, last = [], ""
    for id, chapter, text in found:
        if chapter != last:
            lines.append(f"{chapter}")
            last = chapter
        lines.append(f"  {id}: {text}")
    return "\n".join(lines)


def _clause_texts(game: Game) -> dict[str, str]:
    return {clause.id: clause.rule.replace("**", "").replace("`", "") for clause in clauses(game.folder)}


def _describe_card(entry: dict[str, Any], texts: dict[str, str]) -> str:
    """Return a card's id, name, kind, copies and text; the clause about it comes last."""
    copies = f", {entry['copies']} copies" if entry["copies"] > 1 else ""
    rule = f" {entry['rule']}: {texts[entry['rule']]}" if entry["rule"] in texts else ""
    text = f" {entry['text']}" if entry["text"] else ""
    return f"- {entry['name']} [{entry['id']}] ({entry['kind']}{copies}).{text}{rule}"


def _describe_setting(facts: dict[str, Any]) -> str:
    if facts["kind"] == "number":
        values = f"a whole number from {facts['least']} to {facts['most']} (default {facts['default']})"
        if "names" in facts:
            values += ": " + "; ".join(
                [f"{number} {name}" for number, name in enumerate(facts["names"], facts["least"])]
            )
    elif facts["kind"] == "some":
        counts = ", ".join([f"{number} with {seats} seats" for seats, number in facts["counts"].items()])
        values = f"a list of some of {', '.join(facts['choices'])} ({counts})"
    else:
        default = facts["unset"].lower() if facts["default"] is None else facts["default"]
        values = f"one of {', '.join(facts['choices'])} (default: {default})"
    return f"  {facts['id']}: {values}. {facts['help']}"


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"
