"""The films: one folder per Killer or Location, with its content, verbs and flows. Register new films here."""

from __future__ import annotations

from typing import Final

from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.films import camp_happy_trails, hans_the_butcher

FILMS: Final[tuple[Film, ...]] = (hans_the_butcher.FILM, camp_happy_trails.FILM)
