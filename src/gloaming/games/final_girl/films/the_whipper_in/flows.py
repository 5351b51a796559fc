"""The flows of the cards of the Whipper-In."""

from __future__ import annotations

from typing import Final

from gloaming.engine.flow import Flow
from gloaming.games.final_girl.films.the_whipper_in.verbs.put_with_pack import fullest, ride_up
from gloaming.games.final_girl.rules.ties import tie

FLOWS: Final[dict[str, Flow]] = {
    "put with the pack": tie("Where does he ride up?", fullest, ride_up, rule="FG-HUNT-7"),
}
