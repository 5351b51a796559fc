"""What a Target Fear card tells of its deck. (FY-COMP-5)"""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.follow_your_fear.box import FearCard, Stats
from gloaming.games.follow_your_fear.rules.verbs.corrupt import Corrupt
from gloaming.games.follow_your_fear.rules.verbs.defense import Defense
from gloaming.games.follow_your_fear.rules.verbs.move import Move
from gloaming.games.follow_your_fear.rules.verbs.strength import Strength

PLAIN = (Strength, Defense, Move, Corrupt)


def stats_of(cards: Sequence[FearCard]) -> Stats:
    """The sums and counts of a deck, as a Target Fear card prints them."""
    told = dict.fromkeys(("strength", "defense", "corrupt", "move", "tricks", "needs"), 0)
    for card in cards:
        for power in card.powers:
            if isinstance(power, Strength):
                told["strength"] += power.n * card.copies
            elif isinstance(power, Defense):
                told["defense"] += power.n * card.copies
            elif isinstance(power, Corrupt):
                told["corrupt"] += power.n * card.copies
        told["move"] += card.copies * any([isinstance(power, Move) for power in card.powers])
        told["tricks"] += card.copies * any([not isinstance(power, PLAIN) for power in card.powers])
        told["needs"] += card.copies * bool(card.needs)
    return Stats(**told)
