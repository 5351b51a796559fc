"""What the numbers in the fields of Final Girl refer to, for observations."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.state.meanings import Axis, numbered
from gloaming.games.final_girl.constants import NORMAL, PHASES


def _ids(cards: Any) -> list[str]:
    return [card.id for card in cards]


TERROR: Final = Axis("terror", lambda box: [f"terror-{card.id}" for card in box.terrors])
ITEM: Final = Axis("item", lambda box: [f"item-{card.id}" for card in box.items])
EVENT: Final = Axis("event", lambda box: [f"event-{card.id}" for card in box.events])
FINALE: Final = Axis("finale", lambda box: [f"finale-{card.id}" for card in box.finales])
POWER: Final = Axis("power", lambda box: [f"power-{card.id}" for card in box.powers])
HEALTH_TOKEN: Final = Axis("token", lambda box: [f"token-{token.health}" for token in box.tokens])
ACTION: Final = Axis("action", lambda box: [box.actions[name].id for name in box.name_of])
ACTION_NAME: Final = Axis("action", lambda box: _ids(box.actions))
KILLER_NAME: Final = Axis("killer", lambda box: _ids(box.killers))
LOCATION: Final = Axis("location", lambda box: _ids(box.locations))
GIRL: Final = Axis("girl", lambda box: _ids(box.girls))
SETUP: Final = Axis("setup", lambda box: _ids(box.setups))
SPACE: Final = Axis("space", lambda box: _most("space", [location.spaces for location in box.locations]))
"""The spaces of a Location; their number is that of the Location with the most spaces."""
DECK: Final = Axis("deck", lambda box: _most("deck", [location.decks for location in box.locations]))
BOARD: Final = Axis("board", lambda box: _ids(box.boards))
PHASE: Final = Axis("phase", lambda box: PHASES)
VICTIM: Final = Axis("victim", lambda box: ("white", "orange", "blue", "normal"))
SPECIAL: Final = Axis("victim", lambda box: ("white", "orange", "blue")[:NORMAL])
SAVED: Final = numbered("saved", 20)
MINION: Final = numbered("minion", 12)
MINION_CARD: Final = Axis("minion-card", lambda box: _ids(box.minions))
DIE: Final = numbered("die", 12)


def _most(name: str, lists: Any) -> list[str]:
    return [f"{name}{number}" for number in range(max([len(entries) for entries in lists]))]
