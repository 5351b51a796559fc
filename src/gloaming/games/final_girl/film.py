"""What a film brings: a Killer or a Location."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from gloaming.engine.effects import Effect
from gloaming.engine.flow import Flow
from gloaming.games.final_girl.box import LocationRules, Standing


class Film:
    """A Killer or a Location; its folder is called as its id. verbs, standings: what its cards alone can say.

    flows: that these run; rules: what a Location changes besides; fields: of the state, that it alone needs.
    """

    def __init__(
        self,
        folder: Path,
        verbs: Sequence[type[Effect]],
        flows: Mapping[str, Flow],
        *,
        standings: Sequence[type[Standing]] = (),
        rules: LocationRules | None = None,
        fields: Sequence[type] = (),
    ) -> None:
        self.id = folder.name.replace("_", "-")
        self.folder, self.verbs, self.flows = folder, tuple(verbs), dict(flows)
        self.standings, self.rules, self.fields = tuple(standings), rules, tuple(fields)
