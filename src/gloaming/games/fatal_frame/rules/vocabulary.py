"""Every verb that a card can use."""

from __future__ import annotations

from typing import Final

from gloaming.games.fatal_frame.rules.verbs.attach import Attach
from gloaming.games.fatal_frame.rules.verbs.attach_film import AttachFilm
from gloaming.games.fatal_frame.rules.verbs.banish import Banish
from gloaming.games.fatal_frame.rules.verbs.discard import Discard
from gloaming.games.fatal_frame.rules.verbs.displace import Displace
from gloaming.games.fatal_frame.rules.verbs.do import Do
from gloaming.games.fatal_frame.rules.verbs.draw import Draw
from gloaming.games.fatal_frame.rules.verbs.fit_orb import FitOrb
from gloaming.games.fatal_frame.rules.verbs.flash_die import FlashDie
from gloaming.games.fatal_frame.rules.verbs.hold import Hold
from gloaming.games.fatal_frame.rules.verbs.lead import Lead
from gloaming.games.fatal_frame.rules.verbs.lose import Lose
from gloaming.games.fatal_frame.rules.verbs.others_discard import OthersDiscard
from gloaming.games.fatal_frame.rules.verbs.put_out import PutOut
from gloaming.games.fatal_frame.rules.verbs.salvage import Salvage
from gloaming.games.fatal_frame.rules.verbs.scout import Scout
from gloaming.games.fatal_frame.rules.verbs.skip_turn import SkipTurn
from gloaming.games.fatal_frame.rules.verbs.snapshot import Snapshot
from gloaming.games.fatal_frame.rules.verbs.step import Step
from gloaming.games.fatal_frame.rules.verbs.take import Take
from gloaming.games.fatal_frame.rules.verbs.ward import Ward

EFFECTS: Final = (Draw, Discard, Lose, SkipTurn, Salvage, FitOrb, Scout, Step, Ward, FlashDie)
"""What happens to the player whose turn it is."""

DEEDS: Final = (Attach, AttachFilm, Do, Displace, Take, OthersDiscard, Banish, Lead, PutOut, Hold, Snapshot)
"""What Actions do."""
