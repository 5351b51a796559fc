"""The view of Final Girl for the page, the terminal and programs: its types, and the function that builds it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypedDict

from gloaming.engine.state.views import CommonView, as_seen
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.cards import PIECES
from gloaming.games.final_girl.constants import MOST_TIME, NORMAL, NOWHERE, PANIC_PHASE, PLANNING_PHASE
from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.pieces import PHASE_NAMES, SHORT_PHASES


class Space(TypedDict):
    """A space of the map. victims: the ordinary Victims there."""

    id: str
    victims: int
    girl: bool
    killer: bool


class Special(TypedDict):
    """A Special Victim in play. piece: its color; at: the id of its space."""

    id: str
    piece: Literal["white", "orange", "blue"]
    event: str
    at: str | None


class Passage(TypedDict):
    """Spaces that a card links for the girl. name: the name of the link; ends: empty without a link."""

    name: str
    ends: list[str]


class PlayerSeen(TypedDict):
    """Fields of the Final Girl and her board that are shown unchanged."""

    health: int
    white: bool
    horror: int
    time: int
    more_dice: int
    improvise: int
    covered: list[int]
    rewards: list[int]
    ultimate: bool
    hand: list[str]
    held: list[str]
    backpack: list[str]


class Player(PlayerSeen):
    """The Final Girl and her board. uses: the remaining uses of each Item that can be used several times."""

    girl: str
    extreme: bool
    most_health: int
    dice: list[int]
    most_time: int
    uses: dict[str, int]


class Minor(TypedDict):
    """A Minor Dark Power in play."""

    id: str
    health: int


class Killer(TypedDict):
    """The Killer and his board. hidden_powers: the number of face-down Dark Powers."""

    id: str
    health: int
    most_health: int
    white: bool
    row: int
    movement: int
    attack: int
    finale: str | None
    powers: list[str]
    hidden_powers: int
    minors: list[Minor]


class Deck(TypedDict):
    """The Item deck of a space: "?" for each hidden card."""

    id: str
    space: str
    cards: list[str]


class Roll(TypedDict):
    """The current Horror Roll. converted: the dice that were converted to successes; played: its Action card."""

    dice: list[int]
    converted: list[int]
    played: str | None


class Seen(CommonView):
    """Fields of the table that are shown unchanged."""

    round: int
    supply: int
    dead: int
    saved: int
    tableau: list[str]
    discard: list[str]
    terror: list[str]
    terror_drawn: list[str]
    terror_discard: list[str]
    event_deck: int
    event_discard: list[str]
    item_discard: list[str]
    damage: int
    tokens_shown: list[str]


class View(Seen):
    """Everything that the player may know about the table.

    tokens: the space of each token of films. phases: the short names of the phases; step: the index of the current
    one, -1 before the first turn; planning: whether cards can be bought; panic: whether Victims may panic.
    """

    phase: str
    phases: list[str]
    step: int
    planning: bool
    panic: bool
    location: str
    setup: str | None
    spaces: list[Space]
    specials: list[Special]
    tokens: dict[str, str | None]
    passages: list[Passage]
    minions: list[str | None]
    player: Player
    killer: Killer
    decks: list[Deck]
    events: list[str]
    roll: Roll


def dress(films: Sequence[Film], box: Box, seen: dict[str, Any]) -> View:
    """Return the view as map, boards and cards. It is made only from what the seat may see."""
    location = seen["location"]
    spaces = box.locations[location].spaces

    def at(space: int) -> str | None:
        return None if space == NOWHERE else spaces[space].id

    specials: list[Special] = []
    for kind in range(NORMAL):
        if seen["special_at"][kind] != NOWHERE:
            event = box.events[seen["special_card"][kind]]
            specials.append(
                {
                    "id": f"victim-{PIECES[kind]}",
                    "piece": PIECES[kind],
                    "event": event.id,
                    "at": at(seen["special_at"][kind]),
                }
            )
    killer = box.killers[seen["killer"]]
    row = killer.rows[seen["row"]]
    girl = box.girls[seen["girl"]]
    return {
        **as_seen(seen, Seen),
        "phase": PHASE_NAMES[seen["phase"]],
        "phases": list(SHORT_PHASES),
        "step": seen["phase"] - 1,
        "planning": seen["phase"] == PLANNING_PHASE,
        "panic": seen["phase"] == PANIC_PHASE,
        "location": box.locations[location].id,
        "setup": None if seen["setup"] == NOWHERE else box.setups[seen["setup"]].id,
        "spaces": [
            {
                "id": space.id,
                "victims": count,
                "girl": seen["girl_space"] == number,
                "killer": seen["killer_space"] == number,
            }
            for number, (space, count) in enumerate(zip(spaces, seen["victims"]))
        ],
        "specials": specials,
        "tokens": {token: at(seen[token]) for film in films for token in film.tokens},
        "passages": [
            {"name": name, "ends": [spaces[space].id for space in seen[field]]}
            for film in films
            for field, name in film.passages.items()
        ],
        "minions": [at(space) for space in seen["minions"]],
        "player": {
            **as_seen(seen, PlayerSeen),
            "girl": girl.id,
            "extreme": seen["extreme"] == 1,
            "most_health": girl.health,
            "dice": list(box.boards[seen["extreme"]].dice),
            "most_time": MOST_TIME,
            "uses": {box.item_piece(item): left for item, left in enumerate(seen["uses"]) if left > 0},
        },
        "killer": {
            "id": killer.id,
            "health": seen["killer_health"],
            "most_health": killer.health,
            "white": seen["killer_white"],
            "row": seen["row"],
            "movement": row.movement,
            "attack": row.attack,
            "finale": seen["finale_up"][0] if seen["finale_up"] else None,
            "powers": seen["powers_up"],
            "hidden_powers": seen["power"],
            "minors": [{"id": card, "health": left} for card, left in zip(seen["minors"], seen["minor_health"])],
        },
        "decks": [
            {"id": f"deck-{number}", "space": box.locations[location].decks[number], "cards": deck}
            for number, deck in enumerate(seen["decks"])
        ],
        "events": seen["events_here"],
        "roll": {
            "dice": list(seen["rolled"]),
            "converted": list(seen["converted"]),
            "played": None if seen["played"] < 0 else box.actions[seen["played"]].id,
        },
    }
