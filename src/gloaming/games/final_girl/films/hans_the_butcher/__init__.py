"""Hans the Butcher, a Killer."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.films.hans_the_butcher.events import EVENTS
from gloaming.games.final_girl.films.hans_the_butcher.fields import Fields
from gloaming.games.final_girl.films.hans_the_butcher.flows import FLOWS
from gloaming.games.final_girl.films.hans_the_butcher.options import OPTIONS
from gloaming.games.final_girl.films.hans_the_butcher.rules import HansRules

FILM: Final[Film] = Film(
    Path(__file__).parent,
    FLOWS,
    rules=HansRules(),
    fields=[Fields],
    events=EVENTS,
    options=OPTIONS,
)
