"""Every verb that a card or room can use."""

from __future__ import annotations

from typing import Final

from gloaming.games.dont_go_in_there.rules.verbs.ascending import Ascending
from gloaming.games.dont_go_in_there.rules.verbs.change_die import ChangeDie
from gloaming.games.dont_go_in_there.rules.verbs.discard_half_ghosts import DiscardHalfGhosts
from gloaming.games.dont_go_in_there.rules.verbs.dispel_half import DispelHalf
from gloaming.games.dont_go_in_there.rules.verbs.dispel_named import DispelNamed
from gloaming.games.dont_go_in_there.rules.verbs.dispel_pair import DispelPair
from gloaming.games.dont_go_in_there.rules.verbs.dispel_set import DispelSet
from gloaming.games.dont_go_in_there.rules.verbs.dispel_total import DispelTotal
from gloaming.games.dont_go_in_there.rules.verbs.dispel_type import DispelType
from gloaming.games.dont_go_in_there.rules.verbs.face_down import FaceDown
from gloaming.games.dont_go_in_there.rules.verbs.first_to_total import FirstToTotal
from gloaming.games.dont_go_in_there.rules.verbs.ghosts_on_space import GhostsOnSpace
from gloaming.games.dont_go_in_there.rules.verbs.keep_one import KeepOne
from gloaming.games.dont_go_in_there.rules.verbs.most_curses import MostCurses
from gloaming.games.dont_go_in_there.rules.verbs.pass_ghosts import PassGhosts
from gloaming.games.dont_go_in_there.rules.verbs.reroll_dice import RerollDice
from gloaming.games.dont_go_in_there.rules.verbs.take_ghosts import TakeGhosts

CLAIM_VERBS: Final = (
    TakeGhosts,
    DispelSet,
    DispelPair,
    DispelTotal,
    FirstToTotal,
    DiscardHalfGhosts,
    PassGhosts,
    DispelType,
)
"""What a type of card may do right after one of it is taken."""

END_VERBS: Final = (DispelNamed, KeepOne, MostCurses, DispelHalf)
"""What a type of card may do at the end of the game."""

ROOM_VERBS: Final = (GhostsOnSpace, RerollDice, ChangeDie, Ascending, FaceDown)
"""What a room may do."""
