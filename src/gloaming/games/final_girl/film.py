"""What a film brings: a Killer or a Location."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from gloaming.engine.effects import Effect
from gloaming.engine.flow import Flow


class Film:
    """A Killer or a Location.

    folder: of its content; verbs: that its cards alone have; flows: that these run; fields: that it alone needs.
    """

    def __init__(
        self, folder: Path, verbs: Sequence[type[Effect]], flows: Mapping[str, Flow], fields: Sequence[type] = ()
    ) -> None:
        self.folder, self.verbs, self.flows, self.fields = folder, tuple(verbs), dict(flows), tuple(fields)
