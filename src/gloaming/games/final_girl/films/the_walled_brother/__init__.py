"""The Walled Brother, a Killer who hears."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.films.the_walled_brother.events import EVENTS
from gloaming.games.final_girl.films.the_walled_brother.fields import Fields
from gloaming.games.final_girl.films.the_walled_brother.flows import FLOWS
from gloaming.games.final_girl.films.the_walled_brother.options import OPTIONS
from gloaming.games.final_girl.films.the_walled_brother.rules import WalledRules

FILM: Final[Film] = Film(
    Path(__file__).parent,
    FLOWS,
    rules=WalledRules(),
    fields=[Fields],
    markers=("noise",),
    events=EVENTS,
    options=OPTIONS,
)
