"""Every attribute that a card can have. (FY-MANY-1)"""

from __future__ import annotations

from typing import Final

from gloaming.games.follow_your_fear.rules.verbs.copy import Copy
from gloaming.games.follow_your_fear.rules.verbs.corrupt import Corrupt
from gloaming.games.follow_your_fear.rules.verbs.defense import Defense
from gloaming.games.follow_your_fear.rules.verbs.disappear import Disappear
from gloaming.games.follow_your_fear.rules.verbs.harvest import Harvest
from gloaming.games.follow_your_fear.rules.verbs.heal import Heal
from gloaming.games.follow_your_fear.rules.verbs.hide import Hide
from gloaming.games.follow_your_fear.rules.verbs.let_go import LetGo
from gloaming.games.follow_your_fear.rules.verbs.move import Move
from gloaming.games.follow_your_fear.rules.verbs.multiply import Multiply
from gloaming.games.follow_your_fear.rules.verbs.peek import Peek
from gloaming.games.follow_your_fear.rules.verbs.plus_card import PlusCard
from gloaming.games.follow_your_fear.rules.verbs.plus_fear_card import PlusFearCard
from gloaming.games.follow_your_fear.rules.verbs.poison import Poison
from gloaming.games.follow_your_fear.rules.verbs.push import Push
from gloaming.games.follow_your_fear.rules.verbs.steal import Steal
from gloaming.games.follow_your_fear.rules.verbs.strength import Strength
from gloaming.games.follow_your_fear.rules.verbs.strength_defense import StrengthDefense
from gloaming.games.follow_your_fear.rules.verbs.swap import Swap
from gloaming.games.follow_your_fear.rules.verbs.symbol import Symbol
from gloaming.games.follow_your_fear.rules.verbs.teleport import Teleport

VERBS: Final = (
    Strength,
    Defense,
    Harvest,
    Move,
    PlusCard,
    PlusFearCard,
    Symbol,
    Multiply,
    Heal,
    Corrupt,
    Copy,
    Steal,
    Teleport,
    Swap,
    Peek,
    Push,
    Poison,
    Disappear,
    Hide,
    StrengthDefense,
    LetGo,
)
"""In the order of the rulebook's appendix."""
