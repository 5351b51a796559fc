"""Every verb states in its own file what bots expect of it, even if they have no opinion."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest

import gloaming
from gloaming import Game
from gloaming.engine.rules.effects import Effect, Verb
from gloaming.games.ghost_hunter.scenarios import Condition, Trigger

IDLE = (Trigger, Condition)
"""Moments and conditions, which do nothing: their base classes have no opinion of any."""

GAMES = list(gloaming.games().values())


def verbs_of(game: Game) -> Iterator[type[Verb]]:
    """Yield the verbs that the modules of a game declare, without base classes."""
    package = import_module(f"gloaming.games.{game.folder.name}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        for verb in vars(import_module(module.name)).values():
            if isinstance(verb, type) and issubclass(verb, Verb) and verb.__module__ == module.name:
                if not verb.__subclasses__() and not issubclass(verb, IDLE):
                    yield verb


def answers(verb: type[Verb]) -> bool:
    """Return whether the file of a verb implements it, and not only a base class elsewhere."""
    return any("expect" in vars(base) for base in verb.__mro__ if base.__module__ == verb.__module__)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_verb_says_in_its_file_what_bots_expect_of_it(game: Game) -> None:
    verbs = list(verbs_of(game))
    assert len(verbs) > 10
    silent = [verb.__name__ for verb in verbs if not answers(verb)]
    assert not silent, f"no 'expect' in their files (NO_OPINION is an answer): {', '.join(silent)}"


def test_a_verb_without_an_answer_is_found() -> None:
    class Silent(Effect):
        pass

    assert not answers(Silent)
    with pytest.raises(NotImplementedError):
        Silent().expect(None)
