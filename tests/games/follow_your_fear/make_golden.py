"""Rewrite the golden records: `make golden`.

A golden record is a whole match: its choices, its log and its result. A difference means that the rules or the cards
have changed, and a change of the rules needs a new version of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from gloaming import Match
from gloaming.engine.state.dice import Dice, seeded
from gloaming.games.follow_your_fear.constants import SIZE
from gloaming.games.follow_your_fear.rules.verbs.strength import Strength
from gloaming.games.follow_your_fear.tokens import BLUE, RED, SPIRIT
from tests.games.follow_your_fear.table import SOLD

FOLDER = Path(__file__).parent / "golden"


def last_token(match: Match) -> bool:
    """Return whether a player captured the last Fear token in their own Spirit Phase."""
    state: Any = match._state
    return state.winner >= 0 and not state.outlasted and state.phase == SPIRIT


def last_player(match: Match) -> bool:
    """Return whether a player has outlasted all others."""
    state: Any = match._state
    return bool(state.outlasted)


def banished_fear_phase(match: Match) -> bool:
    """A banished player has captured with the Fear."""
    fallen: set[int] = set()
    for event in match.events(None):
        verb, *numbers = event["event"]
        if verb == "captured" and numbers[0] in fallen:
            return True
        if verb == "banished":
            fallen.add(numbers[0])
    return False


def disappear_at_the_end(match: Match) -> bool:
    """The card Disappear has taken the token that decided the match."""
    verbs = [event["event"][0] for event in match.events(None)]
    state: Any = match._state
    return state.winner >= 0 and "vanished" in verbs[-3:]


def one_colour_left(match: Match) -> bool:
    """Return whether one colour of dragons ran out before the last of the other was captured."""
    state: Any = match._state
    events = [event["event"] for event in match.events(None)]
    fallen = [event[2] for event in events if event[0] in ("captured", "vanished") and event[2] >= RED]
    return state.winner >= 0 and not state.outlasted and fallen[-1] == fallen[-2]


def decks_shuffled_anew(match: Match) -> bool:
    """Return whether the Fear deck and a type of Spirits were reshuffled before a player won."""
    verbs = {event["event"][0] for event in match.events(None)}
    state: Any = match._state
    return state.winner >= 0 and {"reshuffled", "rebuilt", "healed", "stole"} <= verbs


CASES: dict[str, tuple[int, str, Callable[[Match], bool]]] = {
    "last-token": (2, "heights", last_token),
    "last-player": (3, "heights", last_player),
    "banished-fear-phase": (4, "heights", banished_fear_phase),
    "disappear-at-the-end": (4, "dark", disappear_at_the_end),
    "loneliness": (2, "loneliness", one_colour_left),
    "decks-shuffled-anew": (4, "forgotten", decks_shuffled_anew),
}


def eager(match: Match, chance: Dice) -> int:
    """A choice of a player who captures where that can be, hoards Strength and goes where there is something to take.

    Now and then it chooses by chance alone.
    """
    assert match.decision is not None
    options = match.decision.options
    anything = chance.below(len(options))
    if chance.below(8) == 0:
        return anything
    state: Any = match._state
    verb = options[0][0]
    if verb == "move":
        return _to_capture(state, list(options))
    summons = [i for i, option in enumerate(options) if option[0] == "summon"]
    strong = [i for i in summons if any(isinstance(power, Strength) for power in state.box.powers[options[i][1]])]
    if strong and state.slots > 1:
        return strong[chance.below(len(strong))]
    moving = [i for i in summons if any(hasattr(power, "pattern") for power in state.box.powers[options[i][1]])]
    if moving:
        return moving[chance.below(len(moving))]
    flips = [i for i, option in enumerate(options) if option[0] == "flip"]
    if flips:
        return flips[chance.below(len(flips))]
    return summons[chance.below(len(summons))] if summons else anything


def _to_capture(state: Any, options: list[tuple[Any, ...]]) -> int:
    """The move that captures, or else comes nearest to a token that may be captured."""
    if state.phase == SPIRIT:
        wanted = [*state.standing[RED], *state.standing[BLUE]]
    else:
        wanted = [tile for seat in range(state.seats) if seat != state.turn for tile in state.standing[seat]]

    def far(option: tuple[Any, ...]) -> int:
        if option[0] != "move":
            return SIZE
        return min(
            [max(abs(tile // SIZE - option[2] // SIZE), abs(tile % SIZE - option[2] % SIZE)) for tile in wanted],
            default=SIZE,
        )

    return min(range(len(options)), key=lambda i: far(options[i]))


def played(seats: int, fear: str, seed: int) -> Match:
    """A match that eager players have played to its end."""
    match = SOLD.new(seats=seats, seed=seed, options={"fear": fear})
    chance = seeded(seed)
    while match.decision:
        match.pick(eager(match, chance))
    return match


def found(seats: int, fear: str, wanted: Callable[[Match], bool]) -> Match:
    """The match of the first seed that ends as wanted."""
    return next(match for seed in range(20_000) if wanted(match := played(seats, fear, seed)))
