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
from gloaming.games.final_girl.films.camp_happy_trails.verbs.call import Call
from gloaming.games.final_girl.films.camp_happy_trails.verbs.deadly import Deadly
from gloaming.games.final_girl.films.camp_happy_trails.verbs.drift import Drift
from gloaming.games.final_girl.films.camp_happy_trails.verbs.end_killer_phase import EndKillerPhase
from gloaming.games.final_girl.films.camp_happy_trails.verbs.fire import Fire
from gloaming.games.final_girl.films.camp_happy_trails.verbs.moor_boat import MoorBoat
from gloaming.games.final_girl.films.camp_happy_trails.verbs.pairs import Pairs
from gloaming.games.final_girl.films.camp_happy_trails.verbs.panic import Panic
from gloaming.games.final_girl.films.camp_happy_trails.verbs.peek_terror import PeekTerror
from gloaming.games.final_girl.films.camp_happy_trails.verbs.place_fireworks import PlaceFireworks
from gloaming.games.final_girl.films.camp_happy_trails.verbs.place_trap import PlaceTrap
from gloaming.games.final_girl.films.camp_happy_trails.verbs.read_map import ReadMap
from gloaming.games.final_girl.films.camp_happy_trails.verbs.sail import Sail
from gloaming.games.final_girl.films.camp_happy_trails.verbs.sleepwalk import Sleepwalk
from gloaming.games.final_girl.films.camp_happy_trails.verbs.start_with_time import StartWithTime
from gloaming.games.final_girl.films.camp_happy_trails.verbs.take_item import TakeItem
from gloaming.games.final_girl.films.camp_happy_trails.verbs.tunnel import Tunnel

VERBS: Final = (
    Call,
    Drift,
    EndKillerPhase,
    Fire,
    MoorBoat,
    Panic,
    PeekTerror,
    PlaceFireworks,
    PlaceTrap,
    ReadMap,
    Sail,
    Sleepwalk,
    StartWithTime,
    TakeItem,
)

FILM: Final[Film] = Film(
    Path(__file__).parent,
    VERBS,
    FLOWS,
    standings=[Deadly, Pairs, Tunnel],
    rules=CampRules(),
    fields=[Fields],
    tokens=("boat", "fireworks", "trap"),
    passages={"tunnel": "drain"},
    events=EVENTS,
    options=OPTIONS,
)
