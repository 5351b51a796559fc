"""The Whipper-In, a Killer with Hounds."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.films.the_whipper_in.events import EVENTS
from gloaming.games.final_girl.films.the_whipper_in.flows import FLOWS
from gloaming.games.final_girl.films.the_whipper_in.options import OPTIONS
from gloaming.games.final_girl.films.the_whipper_in.rules import WhipperInRules

FILM: Final[Film] = Film(Path(__file__).parent, FLOWS, rules=WhipperInRules(), events=EVENTS, options=OPTIONS)
