"""What a film brings: a Killer or a Location."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from gloaming.engine.declare import Declared
from gloaming.engine.effects import Effect
from gloaming.engine.flow import Flow
from gloaming.games.final_girl.box import Box, FilmRules
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import Standing, Trait


class Film:
    """A Killer or a Location; its folder is called as its id. verbs, traits, standings: what its cards alone can say.

    flows: that these run; rules: what it changes besides; fields, events, options: that it alone needs; tokens:
    the fields that hold the space where one lies; passages: those that hold spaces which a card links, and what the
    link is called.
    """

    def __init__(
        self,
        folder: Path,
        verbs: Sequence[type[Effect]],
        flows: Mapping[str, Flow],
        *,
        traits: Sequence[type[Trait]] = (),
        standings: Sequence[type[Standing]] = (),
        rules: FilmRules | None = None,
        fields: Sequence[type] = (),
        tokens: Sequence[str] = (),
        passages: Mapping[str, str] | None = None,
        events: Sequence[Declared[Box]] = (),
        options: Sequence[Declared[State]] = (),
    ) -> None:
        self.id = folder.name.replace("_", "-")
        self.folder, self.verbs, self.flows = folder, tuple(verbs), dict(flows)
        self.traits, self.standings, self.rules = tuple(traits), tuple(standings), rules
        self.fields = tuple(fields)
        self.events, self.options = tuple(events), tuple(options)
        self.tokens, self.passages = tuple(tokens), dict(passages or {})
