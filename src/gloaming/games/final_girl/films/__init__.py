"""The films: one folder per Killer or Location, with its content, verbs and flows. Register new films here."""

from __future__ import annotations

from typing import Final

from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.films import (
    camp_happy_trails,
    fallowmere_park,
    hans_the_butcher,
    harrowcell_priory,
    low_water,
    the_walled_brother,
    the_whipper_in,
)

FILMS: Final[tuple[Film, ...]] = (
    hans_the_butcher.FILM,
    camp_happy_trails.FILM,
    the_whipper_in.FILM,
    fallowmere_park.FILM,
    the_walled_brother.FILM,
    harrowcell_priory.FILM,
    low_water.FILM,
)
