"""Every verb of an effect, and how effects stand in packs and in saves."""

from __future__ import annotations

from typing import Final

from gloaming.engine.effects import Effect
from gloaming.engine.schema import Schema
from gloaming.games.final_girl.films import FILMS
from gloaming.games.final_girl.rules.verbs.act import Act, EnemyActs
from gloaming.games.final_girl.rules.verbs.add_victims import AddVictims
from gloaming.games.final_girl.rules.verbs.bloodlust import Bloodlust
from gloaming.games.final_girl.rules.verbs.damage import Damage
from gloaming.games.final_girl.rules.verbs.discard_terror import DiscardTerror
from gloaming.games.final_girl.rules.verbs.draw_event import DrawEvent
from gloaming.games.final_girl.rules.verbs.draw_terror import DrawTerror
from gloaming.games.final_girl.rules.verbs.ease_rolls import EaseRolls
from gloaming.games.final_girl.rules.verbs.either import Either, ForEachSuccess
from gloaming.games.final_girl.rules.verbs.end import End
from gloaming.games.final_girl.rules.verbs.heal import Heal
from gloaming.games.final_girl.rules.verbs.heal_killer import HealKiller
from gloaming.games.final_girl.rules.verbs.horror import Horror
from gloaming.games.final_girl.rules.verbs.ignore import Ignore
from gloaming.games.final_girl.rules.verbs.lose import Lose
from gloaming.games.final_girl.rules.verbs.move import Move
from gloaming.games.final_girl.rules.verbs.needs_victim import NeedsVictim
from gloaming.games.final_girl.rules.verbs.reduce import Reduce
from gloaming.games.final_girl.rules.verbs.reveal_power import RevealPower
from gloaming.games.final_girl.rules.verbs.roll_again import RollAgain
from gloaming.games.final_girl.rules.verbs.search import Search
from gloaming.games.final_girl.rules.verbs.take_action import TakeAction
from gloaming.games.final_girl.rules.verbs.time import Time
from gloaming.games.final_girl.traits import STANDINGS, TRAITS, OnRoll, Standing, Trait

VERBS: Final[tuple[type[Effect], ...]] = (
    Act,
    AddVictims,
    Bloodlust,
    Damage,
    DiscardTerror,
    DrawEvent,
    DrawTerror,
    EaseRolls,
    Either,
    End,
    Heal,
    HealKiller,
    Horror,
    Ignore,
    Lose,
    Move,
    NeedsVictim,
    Reduce,
    RevealPower,
    Search,
    TakeAction,
    Time,
    *[verb for film in FILMS for verb in film.verbs],
)
"""What cards can say."""

RULES: Final[tuple[type[Standing], ...]] = (*STANDINGS, *[one for film in FILMS for one in film.standings])
"""What cards can say as long as they stay."""

ABILITIES: Final[tuple[type[Trait], ...]] = (*TRAITS, *[one for film in FILMS for one in film.traits])
"""What Dark Powers and Ultimate Abilities can say."""

ON_ROLLS: Final[tuple[type[OnRoll], ...]] = (RollAgain,)
"""What Action cards can say that are played on a Horror Roll."""

PRINTED: Final = Schema({Effect: VERBS, Standing: RULES, Trait: ABILITIES, OnRoll: ON_ROLLS})
"""How cards stand in packs."""

WAITING: Final = Schema({Effect: (*VERBS, EnemyActs, ForEachSuccess)})
"""How effects that wait stand in saves: also what cards only lead to."""
