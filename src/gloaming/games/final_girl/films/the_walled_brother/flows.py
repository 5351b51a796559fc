"""The flows of the cards of the Walled Brother."""

from __future__ import annotations

from typing import Final

from gloaming.engine.flow import Flow, takes
from gloaming.games.final_girl.films.the_walled_brother.verbs.listen import come_out, outlets
from gloaming.games.final_girl.rules.ties import tie

FLOWS: Final[dict[str, Flow]] = {
    "listen": (
        takes("1 if the farthest Victim draws him, 0 if the loudest space does"),
        *tie("Where does he come out?", outlets, come_out, rule="FG-NOISE-3"),
    ),
}
