"""All verbs that cards can have, and the schemas that read them in packs and saves."""

from __future__ import annotations

from typing import Final

from gloaming.engine.content.schema import Schema, classes_in
from gloaming.engine.rules.effects import Effect
from gloaming.games.final_girl.films import FILMS
from gloaming.games.final_girl.rules.verbs.act import EnemyActs
from gloaming.games.final_girl.rules.verbs.either import ForEachSuccess
from gloaming.games.final_girl.traits import STANDINGS, TRAITS, OnRoll, Standing, Trait

OWN_VERBS: Final = "gloaming.games.final_girl.rules.verbs"

LED_TO: Final = (EnemyActs, ForEachSuccess)
"""Effects that cards cannot have: other effects create them while they are carried out."""

VERBS: Final[tuple[type[Effect], ...]] = (
    *[verb for verb in classes_in(OWN_VERBS, Effect) if verb not in LED_TO],
    *[verb for film in FILMS for verb in film.verbs],
)
"""The verbs of effects that cards can have."""

RULES: Final[tuple[type[Standing], ...]] = (*STANDINGS, *[standing for film in FILMS for standing in film.standings])
"""The standing rules that cards can have."""

ABILITIES: Final[tuple[type[Trait], ...]] = (*TRAITS, *[trait for film in FILMS for trait in film.traits])
"""The traits that Dark Powers and Ultimate Abilities can have."""

ON_ROLLS: Final[tuple[type[OnRoll], ...]] = (
    *classes_in(OWN_VERBS, OnRoll),
    *[on_roll for film in FILMS for on_roll in film.on_rolls],
)
"""The verbs that Action cards and Items can have for use on a Horror Roll."""

PRINTED: Final = Schema({Effect: VERBS, Standing: RULES, Trait: ABILITIES, OnRoll: ON_ROLLS})
"""The schema that reads the verbs of cards in content files and packs."""

WAITING: Final = Schema({Effect: (*VERBS, *LED_TO)})
"""The schema that reads the queued effects in a save."""
