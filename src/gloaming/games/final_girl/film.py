"""Films: Killers and Locations with their own rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from gloaming.engine.content.schema import classes_in
from gloaming.engine.flow import Flow
from gloaming.engine.rules.declarations import Declared
from gloaming.engine.rules.effects import Effect, Verb
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.constants import NOWHERE
from gloaming.games.final_girl.film_rules import FilmRules
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import OnRoll, Standing, Trait

T = TypeVar("T")


class Film:
    """A Killer or a Location with its own rules.

    The name of its folder is its id, with underscores instead of hyphens. The folder `verbs/` contains the verbs that
    only its cards have.

    - flows: its flows.
    - rules: its hooks into the common rules.
    - fields, events, options: its additions to these declarations.
    - tokens: the fields that hold the space of a token.
    - passages: the fields that hold linked spaces, each with the name of the link.
    - counts: the fields that hold a number between turns.
    - markers: the fields that hold how many markers lie in each space.
    """

    def __init__(
        self,
        folder: Path,
        flows: Mapping[str, Flow],
        *,
        rules: FilmRules | None = None,
        fields: Sequence[type] = (),
        tokens: Sequence[str] = (),
        passages: Mapping[str, str] | None = None,
        counts: Sequence[str] = (),
        markers: Sequence[str] = (),
        events: Sequence[Declared[Box]] = (),
        options: Sequence[Declared[State]] = (),
    ) -> None:
        self.id = folder.name.replace("_", "-")
        self.folder, self.flows, self.rules = folder, dict(flows), rules
        self.verbs: tuple[type[Effect], ...] = self._declared(Effect)
        self.standings: tuple[type[Standing], ...] = self._declared(Standing)
        self.on_rolls: tuple[type[OnRoll], ...] = self._declared(OnRoll)
        self.traits = tuple([trait for trait in self._declared(Trait) if not issubclass(trait, Standing)])
        self.words: tuple[type[Verb], ...] = (*self.verbs, *self.standings, *self.on_rolls, *self.traits)
        self.fields = tuple(fields)
        self.events, self.options = tuple(events), tuple(options)
        self.tokens, self.passages = tuple(tokens), dict(passages or {})
        self.counts, self.markers = tuple(counts), tuple(markers)

    @property
    def placed(self) -> dict[str, int | tuple[int, ...]]:
        """Return the fields of this film that a position can set, each with its value at the start of a match."""
        nothing: dict[str, int | tuple[int, ...]] = dict.fromkeys(self.tokens, NOWHERE)
        return nothing | dict.fromkeys(self.passages, ()) | dict.fromkeys(self.counts, 0)

    def _declared(self, kind: type[T]) -> tuple[type[T], ...]:
        folder = f"{__package__}.films.{self.folder.name}.verbs"
        return classes_in(folder, kind) if (self.folder / "verbs").is_dir() else ()
