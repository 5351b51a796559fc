"""What cards do: a verb a file. What a card says is done in the order in which it says it. (FF-TERM-5)"""

from __future__ import annotations

from gloaming.games.fatal_frame.rules.verbs.discard import Discard
from gloaming.games.fatal_frame.rules.verbs.draw import Draw
from gloaming.games.fatal_frame.rules.verbs.fit_orb import FitOrb
from gloaming.games.fatal_frame.rules.verbs.flash_die import FlashDie
from gloaming.games.fatal_frame.rules.verbs.lose import Lose
from gloaming.games.fatal_frame.rules.verbs.salvage import Salvage
from gloaming.games.fatal_frame.rules.verbs.scout import Scout
from gloaming.games.fatal_frame.rules.verbs.skip_turn import SkipTurn
from gloaming.games.fatal_frame.rules.verbs.step import Step
from gloaming.games.fatal_frame.rules.verbs.ward import Ward

VERBS = (Draw, Discard, Lose, SkipTurn, Salvage, FitOrb, Scout, Step, Ward, FlashDie)
"""Every verb of an effect."""
