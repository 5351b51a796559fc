"""What the numbers in the fields of Ghost Hunter 13 refer to, for observations."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.state.meanings import Axis, members, numbered
from gloaming.games.ghost_hunter.constants import CLUES, HUNTERS, PILES, POOLS, RAISES, SIDES

USES: Final = 4
"""How many times a scenario can use the same token."""


def _first_hunter(s: Any, seat: int) -> int:
    """Return the first hunter that a seat plays; the first hunter of all for the Host."""
    return s.owner.index(seat) if seat in s.owner else 0


HUNTER: Final = Axis(
    "hunter", lambda box: members(HUNTERS), count=lambda s: s.hunters, start=_first_hunter, reads=("owner",)
)
TILE: Final = Axis("tile", lambda box: box.ids[: box.first_event])
EVENT: Final = Axis("event", lambda box: box.ids[box.first_event : box.first_item], first=lambda box: box.first_event)
ITEM: Final = Axis("item", lambda box: box.ids[box.first_item : box.first_insanity], first=lambda box: box.first_item)
ITEM_NUMBER: Final = Axis("item", lambda box: box.ids[box.first_item : box.first_insanity])
INSANITY: Final = Axis(
    "insanity", lambda box: box.ids[box.first_insanity : box.first_role], first=lambda box: box.first_insanity
)
ROLE: Final = Axis("role", lambda box: box.ids[box.first_role : box.first_ticket], first=lambda box: box.first_role)
TICKET: Final = Axis("ticket", lambda box: box.ids[box.first_ticket :], first=lambda box: box.first_ticket)
SOURCE: Final = Axis("source", lambda box: (*box.ids, "scenario"))
"""All cards, and the scenario: what can cause a question."""
CHARACTER: Final = Axis("character", lambda box: [character.id for character in box.characters])
MONSTER: Final = Axis("monster", lambda box: [monster.id for monster in box.monsters])
SCENARIO: Final = Axis("scenario", lambda box: [scenario.id for scenario in box.scenarios])
TOKEN: Final = Axis("token", lambda box: [f"{name}/{use + 1}" for use in range(USES) for name in box.token_names])
COUNTER: Final = Axis("counter", lambda box: box.counter_names)
RULE: Final = Axis(
    "rule", lambda box: [f"rule{number}" for number in range(max([len(s.rules) for s in box.scenarios]))]
)
SIDE: Final = Axis("side", lambda box: SIDES)
WAY: Final = Axis("way", lambda box: (*SIDES, "far"))
ABILITY: Final = Axis("raised", lambda box: RAISES)
POOL: Final = Axis("pool", lambda box: POOLS)
FARES: Final = Axis("state", lambda box: ("standing", "fallen", "enemy", "guest"))
ENDING: Final = Axis("outcome", lambda box: ("going-on", "won", "lost"))
PILE: Final = numbered("pile", PILES)
CLUE: Final = numbered("clue", CLUES)
LAW: Final = numbered("law", 16)
DEED: Final = numbered("deed", 8)
SUSPECT: Final = numbered("suspect", 3)
