"""Every verb of an effect, and how effects stand in packs and in saves."""

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
"""What no card says, and cards only lead to."""

VERBS: Final[tuple[type[Effect], ...]] = (
    *[verb for verb in classes_in(OWN_VERBS, Effect) if verb not in LED_TO],
    *[verb for film in FILMS for verb in film.verbs],
)
"""What cards can say."""

RULES: Final[tuple[type[Standing], ...]] = (*STANDINGS, *[standing for film in FILMS for standing in film.standings])
"""What cards can say as long as they stay."""

ABILITIES: Final[tuple[type[Trait], ...]] = (*TRAITS, *[trait for film in FILMS for trait in film.traits])
"""What Dark Powers and Ultimate Abilities can say."""

ON_ROLLS: Final[tuple[type[OnRoll], ...]] = (
    *classes_in(OWN_VERBS, OnRoll),
    *[on_roll for film in FILMS for on_roll in film.on_rolls],
)
"""What Action cards and Items can say that are for a Horror Roll."""

PRINTED: Final = Schema({Effect: VERBS, Standing: RULES, Trait: ABILITIES, OnRoll: ON_ROLLS})
"""How cards stand in packs."""

WAITING: Final = Schema({Effect: (*VERBS, *LED_TO)})
"""How effects that wait stand in saves."""
