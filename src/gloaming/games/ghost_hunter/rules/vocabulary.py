"""Every verb of tiles and cards, and every verb of scenarios."""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.rules.deeds.accuse import Accuse
from gloaming.games.ghost_hunter.rules.deeds.add import Add
from gloaming.games.ghost_hunter.rules.deeds.affect import Affect
from gloaming.games.ghost_hunter.rules.deeds.alter import Alter
from gloaming.games.ghost_hunter.rules.deeds.clear import Clear
from gloaming.games.ghost_hunter.rules.deeds.end_match import EndMatch
from gloaming.games.ghost_hunter.rules.deeds.escort import Escort
from gloaming.games.ghost_hunter.rules.deeds.lay_token import LayToken
from gloaming.games.ghost_hunter.rules.deeds.place_tile import PlaceTile
from gloaming.games.ghost_hunter.rules.deeds.proclaim import Proclaim
from gloaming.games.ghost_hunter.rules.deeds.read import Read
from gloaming.games.ghost_hunter.rules.deeds.remove import Remove
from gloaming.games.ghost_hunter.rules.deeds.roam import Roam
from gloaming.games.ghost_hunter.rules.deeds.seal import Seal
from gloaming.games.ghost_hunter.rules.deeds.shift import Shift
from gloaming.games.ghost_hunter.rules.deeds.spawn import Spawn
from gloaming.games.ghost_hunter.rules.deeds.take_token import TakeToken
from gloaming.games.ghost_hunter.rules.verbs.antidote import Antidote
from gloaming.games.ghost_hunter.rules.verbs.bleed import Bleed
from gloaming.games.ghost_hunter.rules.verbs.calm import Calm
from gloaming.games.ghost_hunter.rules.verbs.change_places import ChangePlaces
from gloaming.games.ghost_hunter.rules.verbs.check import Check
from gloaming.games.ghost_hunter.rules.verbs.confine import Confine
from gloaming.games.ghost_hunter.rules.verbs.daze import Daze
from gloaming.games.ghost_hunter.rules.verbs.door_marker import DoorMarker
from gloaming.games.ghost_hunter.rules.verbs.drift import Drift
from gloaming.games.ghost_hunter.rules.verbs.extra_move import ExtraMove
from gloaming.games.ghost_hunter.rules.verbs.find_item import FindItem
from gloaming.games.ghost_hunter.rules.verbs.free_attack import FreeAttack
from gloaming.games.ghost_hunter.rules.verbs.go_back import GoBack
from gloaming.games.ghost_hunter.rules.verbs.heal import Heal
from gloaming.games.ghost_hunter.rules.verbs.hurt import Hurt
from gloaming.games.ghost_hunter.rules.verbs.lay_tiles import LayTiles
from gloaming.games.ghost_hunter.rules.verbs.learn_mp_attack import LearnMpAttack
from gloaming.games.ghost_hunter.rules.verbs.lock import Lock
from gloaming.games.ghost_hunter.rules.verbs.lose import Lose
from gloaming.games.ghost_hunter.rules.verbs.madden import Madden
from gloaming.games.ghost_hunter.rules.verbs.offer import Offer
from gloaming.games.ghost_hunter.rules.verbs.peek import Peek
from gloaming.games.ghost_hunter.rules.verbs.reflect import Reflect
from gloaming.games.ghost_hunter.rules.verbs.slide import Slide
from gloaming.games.ghost_hunter.rules.verbs.stop_moving import StopMoving
from gloaming.games.ghost_hunter.rules.verbs.tally import Tally

VERBS: Final = (
    Offer,
    Antidote,
    Bleed,
    Calm,
    ChangePlaces,
    Check,
    Confine,
    Daze,
    DoorMarker,
    Drift,
    ExtraMove,
    FindItem,
    FreeAttack,
    GoBack,
    Heal,
    Hurt,
    LayTiles,
    LearnMpAttack,
    Lock,
    Lose,
    Madden,
    Peek,
    Reflect,
    Slide,
    StopMoving,
    Tally,
)
"""What tiles and cards do: `Offer` first, for it holds all the others."""

DEEDS: Final = (
    Accuse,
    Add,
    Affect,
    Alter,
    Clear,
    EndMatch,
    Escort,
    LayToken,
    PlaceTile,
    Proclaim,
    Read,
    Remove,
    Roam,
    Seal,
    Shift,
    Spawn,
    TakeToken,
)
"""What the rules of scenarios do."""
