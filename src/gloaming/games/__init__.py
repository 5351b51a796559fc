"""The games of this package, as sold or with content packs added."""

from __future__ import annotations

import copyreg
import re
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from os import PathLike
from pathlib import Path
from threading import Lock
from typing import Any, Final

from gloaming.engine.content.added_packs import AddedPacks
from gloaming.engine.content.packs import manifest_of
from gloaming.engine.errors import BadSetup, DamagedCampaign, UnknownGame, WrongVersion
from gloaming.engine.match.campaign_file import FORMAT, CampaignFile, read
from gloaming.engine.match.compatibility import check_kind
from gloaming.engine.match.match import Game, Match

CONTENT: Final = re.compile(r"[a-z0-9]{1,24}@[0-9]{1,6}#([0-9a-f]{32})", re.ASCII)
"""The name of the content of a pack of a server's workshop: PACK@VERSION#DIGEST."""

MOST_CONTENTS: Final = 4
"""The maximum number of workshop packs in a match."""

MOST_GAMES: Final = 24
"""The maximum number of games with workshop packs that a Shelf keeps in memory."""

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
    contents: a folder with the packs of a server's workshop, in subfolders named by the digests of their contents; None
    for no workshop. A match with workshop packs has no other packs.
    """

    def __init__(self, packs: Sequence[str | PathLike[str]] = (), contents: Path | None = None) -> None:
        self.packs: tuple[Path, ...] = tuple([Path(pack) for pack in packs])
        self.contents = contents
        folders: dict[str, list[Path]] = {}
        for pack in self.packs:
            folders.setdefault(manifest_of(pack).game, []).append(pack)
        self._with: dict[str, Game] = {name: game(name).with_packs(*own) for name, own in folders.items()}
        self._made: OrderedDict[tuple[str, ...], Game] = OrderedDict()
        self._lock = Lock()

    def games(self) -> dict[str, Game]:
        """Return all games, by id."""
        return {name: self.game(name) for name in _FOLDERS}

    def adds_to(self, name: str) -> bool:
        """Return whether a pack changes the game with this id."""
        return name in self._with

    def game(self, name: str) -> Game:
        """Return the game with an id, with its packs if it has any. Raises UnknownGame."""
        return self._with.get(name) or game(name)

    def game_with(self, name: str, contents: Sequence[str]) -> Game:
        """Return the published game with an id and workshop packs, which are loaded if they are not in memory.

        contents: the names of the packs' contents. Raises WrongVersion if one is not here, UnknownGame or BadContent.
        """
        key = (name, *contents)
        with self._lock:
            if key in self._made:
                self._made.move_to_end(key)
                return self._made[key]
        made = game(name).with_packs(*[self._folder(content) for content in contents])
        added: AddedPacks = made.box.added
        added.contents = tuple(contents)
        made.packs = added  # also if the packs change only texts, so that saves name them
        with self._lock:
            self._made[key] = made
            while len(self._made) > MOST_GAMES:
                self._made.popitem(last=False)
        return made

    def load(self, save: Mapping[str, Any]) -> Match:
        """Load a save, with or without packs, and return its match. Raises DamagedSave, WrongVersion or UnknownGame."""
        check_kind(save, "save")
        return self.game_of(save).load(save)

    def replay(self, record: Mapping[str, Any], pause: Callable[[], None] | None = None) -> Match:
        """Replay a record, with or without packs, and return its match.

        pause: a function that is called every few choices, for callers that must let other threads run. Raises
        DamagedRecord, WrongVersion or UnknownGame.
        """
        check_kind(record, "record")
        return self.game_of(record).replay(record, pause)

    def campaign(self, data: Mapping[str, Any]) -> CampaignFile:
        """Read a campaign file and return the campaign. Raises DamagedCampaign, WrongVersion, BadSetup or
        UnknownGame.
        """
        if data.get("format") != FORMAT or not isinstance(data.get("game"), str):
            raise DamagedCampaign(f"this is not a campaign: 'format' must be {FORMAT!r}, and 'game' the id of a game")
        return read(self.game_of(data), data)

    def game_of(self, data: Mapping[str, Any]) -> Game:
        """Return the game of a save, record or campaign file, with the packs that it names.

        Raises WrongVersion, UnknownGame or BadContent.
        """
        contents = contents_in(data)
        if contents and self.contents is not None:
            return self.game_with(data["game"], contents)
        return self.game(data["game"]) if data.get("packs") is not None else game(data["game"])

    def _folder(self, content: str) -> Path:
        """Return the folder of a workshop pack. Raises WrongVersion if it is not here."""
        named = CONTENT.fullmatch(content)
        folder = None if named is None or self.contents is None else self.contents / named[1]
        if folder is None or not folder.is_dir():
            raise WrongVersion(f"its pack {content.partition('#')[0][:40]!r} of a workshop is not here")
        return folder


def contents_in(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the names of the contents of workshop packs in a save, record or campaign file; () if it has none.

    Raises WrongVersion if they are not such names.
    """
    packs = data.get("packs")
    contents = packs.get("contents") if isinstance(packs, Mapping) else None
    if contents is None:
        return ()
    if not isinstance(contents, list | tuple) or not 0 < len(contents) <= MOST_CONTENTS:
        raise WrongVersion(f"'contents' of its packs must be a list of 1 to {MOST_CONTENTS} names")
    if not all([isinstance(name, str) and CONTENT.fullmatch(name) for name in contents]):
        raise WrongVersion("'contents' of its packs must be names as PACK@VERSION#DIGEST")
    return tuple(contents)
