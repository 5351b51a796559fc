"""The games of this package, as sold or with content packs added."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from os import PathLike
from pathlib import Path
from typing import Any

from gloaming.engine.content.packs import manifest_of
from gloaming.engine.errors import BadSetup, DamagedCampaign, UnknownGame
from gloaming.engine.match.campaign_file import FORMAT, CampaignFile, read
from gloaming.engine.match.compatibility import check_kind
from gloaming.engine.match.match import Game, Match

_FOLDERS = {
    "dont-go-in-there": "dont_go_in_there",
    "final-girl": "final_girl",
    "fatal-frame": "fatal_frame",
    "follow-your-fear": "follow_your_fear",
    "ghost-hunter": "ghost_hunter",
}


def ids() -> tuple[str, ...]:
    """Return the ids of all games, without loading any."""
    return tuple(_FOLDERS)


def games() -> dict[str, Game]:
    """Return all games, by id."""
    return {name: game(name) for name in _FOLDERS}


def game(name: str) -> Game:
    """Return the game with an id, without packs. Raises UnknownGame, which lists the ids."""
    if name not in _FOLDERS:
        raise UnknownGame(f"no game {name!r}; there are: {', '.join(_FOLDERS)}")
    return _game(name)


@cache
def _game(name: str) -> Game:
    loaded: Game = import_module(f"gloaming.games.{_FOLDERS[name]}").GAME
    return loaded


def content_sources(name: str) -> tuple[tuple[Path, ...], dict[str, str]]:
    """Return the folders of a game's own content, and the file name of each table of entries. Raises UnknownGame."""
    packs = import_module(f"gloaming.games.{_FOLDERS[game(name).id]}.packs")
    core = packs.CORE
    return (core,) if isinstance(core, Path) else tuple(core), dict(packs.TABLES)


def table_titles(name: str) -> dict[str, tuple[str, str]]:
    """Return the name of each table of entries for people, and that of one entry, in order. Raises UnknownGame."""
    return dict(import_module(f"gloaming.games.{_FOLDERS[game(name).id]}.packs").TITLES)


def _pickled(origin: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """Pickle a game as its id, so that matches can be sent to other processes.

    Raises BadSetup for a game with packs.
    """
    if origin.packs is not None:
        raise BadSetup(
            f"{origin.cards()} cannot be pickled: use `with_packs` in the other process, and send `match.save()`"
        )
    return game, (origin.id,)


copyreg.pickle(Game, _pickled)


class Shelf:
    """All games, some of them with packs.

    packs: the folders of the packs, each of which names its game in `pack.toml`. Raises BadContent or UnknownGame.
    """

    def __init__(self, packs: Sequence[str | PathLike[str]] = ()) -> None:
        self.packs: tuple[Path, ...] = tuple([Path(pack) for pack in packs])
        folders: dict[str, list[Path]] = {}
        for pack in self.packs:
            folders.setdefault(manifest_of(pack).game, []).append(pack)
        self._with: dict[str, Game] = {name: game(name).with_packs(*own) for name, own in folders.items()}

    def games(self) -> dict[str, Game]:
        """Return all games, by id."""
        return {name: self.game(name) for name in _FOLDERS}

    def adds_to(self, name: str) -> bool:
        """Return whether a pack changes the game with this id."""
        return name in self._with

    def game(self, name: str) -> Game:
        """Return the game with an id, with its packs if it has any. Raises UnknownGame."""
        return self._with.get(name) or game(name)

    def load(self, save: Mapping[str, Any]) -> Match:
        """Load a save, with or without packs, and return its match. Raises DamagedSave, WrongVersion or UnknownGame."""
        check_kind(save, "save")
        return self._game_of(save).load(save)

    def replay(self, record: Mapping[str, Any], pause: Callable[[], None] | None = None) -> Match:
        """Replay a record, with or without packs, and return its match.

        pause: a function that is called every few choices, for callers that must let other threads run. Raises
        DamagedRecord, WrongVersion or UnknownGame.
        """
        check_kind(record, "record")
        return self._game_of(record).replay(record, pause)

    def campaign(self, data: Mapping[str, Any]) -> CampaignFile:
        """Read a campaign file and return the campaign. Raises DamagedCampaign, WrongVersion, BadSetup or
        UnknownGame.
        """
        if data.get("format") != FORMAT or not isinstance(data.get("game"), str):
            raise DamagedCampaign(f"this is not a campaign: 'format' must be {FORMAT!r}, and 'game' the id of a game")
        return read(self._game_of(data), data)

    def _game_of(self, data: Mapping[str, Any]) -> Game:
        return self.game(data["game"]) if data.get("packs") is not None else game(data["game"])
