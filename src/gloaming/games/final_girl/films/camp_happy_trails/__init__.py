"""Camp Happy Trails, a Location."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.films.camp_happy_trails.events import EVENTS
from gloaming.games.final_girl.films.camp_happy_trails.fields import Fields
from gloaming.games.final_girl.films.camp_happy_trails.flows import FLOWS
from gloaming.games.final_girl.films.camp_happy_trails.options import OPTIONS
from gloaming.games.final_girl.films.camp_happy_trails.rules import CampRules

FILM: Final[Film] = Film(
    Path(__file__).parent,
    FLOWS,
    rules=CampRules(),
    fields=[Fields],
    tokens=("boat", "fireworks", "trap"),
    passages={"tunnel": "drain"},
    counts=("trap_damage", "next_time"),
    events=EVENTS,
    options=OPTIONS,
)
