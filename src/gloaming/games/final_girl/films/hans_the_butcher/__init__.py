"""Hans the Butcher, a Killer."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.films.hans_the_butcher.events import EVENTS
from gloaming.games.final_girl.films.hans_the_butcher.flows import FLOWS
from gloaming.games.final_girl.films.hans_the_butcher.options import OPTIONS
from gloaming.games.final_girl.films.hans_the_butcher.verbs.put_killer import PutKiller

FILM: Final[Film] = Film(Path(__file__).parent, [PutKiller], FLOWS, events=EVENTS, options=OPTIONS)
