"""The flows of the cards of Hans the Butcher."""

from __future__ import annotations

from typing import Final

from gloaming.engine.flow import Flow
from gloaming.games.final_girl.films.hans_the_butcher.verbs.put_killer import farthest_victims, put_killer
from gloaming.games.final_girl.rules.ties import tie

FLOWS: Final[dict[str, Flow]] = {
    "put the Killer": tie("Where does he appear?", farthest_victims, put_killer, rule="FG-HANS-5"),
}
