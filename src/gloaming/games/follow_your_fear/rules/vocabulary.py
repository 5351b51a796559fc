"""The attributes that a card can have: the classes in `verbs/`. (FY-MANY-1)"""

from __future__ import annotations

from typing import Final

from gloaming.engine.content.schema import classes_in
from gloaming.games.follow_your_fear.cards import Attribute

VERBS: Final = classes_in("gloaming.games.follow_your_fear.rules.verbs", Attribute)
