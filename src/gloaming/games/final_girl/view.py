"""The view of Final Girl that the web page, the terminal and programs receive: its types and how it is built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypedDict

from gloaming.engine.state.views import CommonView, as_seen
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.cards import PIECES
from gloaming.games.final_girl.constants import MOST_TIME, NORMAL, NOWHERE, PANIC_PHASE, PLANNING_PHASE
from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.pieces import PHASE_NAMES, SHORT_PHASES
from gloaming.games.final_girl.traits import more


class Space(TypedDict):
    """A space of the map.

    victims: the number of ordinary Victims in it; girl, killer: whether the Final Girl or the Killer is in it.
    """

    id: str
    victims: int
    girl: bool
    killer: bool


class Special(TypedDict):
    """A Special Victim in play.

    piece: the color of its piece; event: the id of the Event that brought it; at: the id of its space.
    """

    id: str
    piece: Literal["white", "orange", "blue"]
    event: str
    at: str | None


class Passage(TypedDict):
    """Spaces that a card links for the Final Girl.

    name: the name of the link; ends: the ids of the linked spaces, empty while there is no link.
    """

    name: str
    ends: list[str]


class PlayerSeen(TypedDict):
    """Fields of the Final Girl and her board that the view copies from the state."""

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
    """The Final Girl and her board.

    uses: the remaining uses of each Item that can be used several times; extreme: whether the board for Extreme Horror
    Mode is used.
    """

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
    """The Killer and his board.

    movement, attack: the numbers of the Bloodlust row, with the bonuses of his Dark Powers; hidden_powers: the number
    of face-down Dark Powers in play; exists: whether there is a Killer, not only Minions.
    """

    id: str
    exists: bool
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


class Minion(TypedDict):
    """A Minion on the board.

    kind: the id of its reference card; at: the id of its space.
    """

    kind: str
    at: str
    health: int


class MinionCard(TypedDict):
    """The reference card of a kind of Minion in play.

    movement, attack: the printed numbers or those of the Bloodlust row, with the bonuses of Dark Powers; tokens: how
    many more can come.
    """

    id: str
    movement: int
    attack: int
    tokens: int


class Deck(TypedDict):
    """The Item deck of a space.

    cards: the ids of the Items, "?" for each hidden one; the top Item is first.
    """

    id: str
    space: str
    cards: list[str]


class Roll(TypedDict):
    """The current Horror Roll.

    converted: the indexes of the dice that were converted to successes; played: the Action card that is being resolved.
    """

    dice: list[int]
    converted: list[int]
    played: str | None


class Seen(CommonView):
    """Fields of the game that the view copies from the state."""

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
    """Everything that the player may know about the match.

    tokens: the id of the space of each token of the films; markers: how many markers of a film lie in each space that
    has any, by the name of the markers. phase: the full name of the current phase; phases: the short
    names of all phases; step: the index of the current phase in `phases`, -1 before the first turn; planning: whether
    it is the Planning phase, in which cards can be bought; panic: whether it is the Panic phase.
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
    markers: dict[str, dict[str, int]]
    minions: list[Minion]
    minion_cards: list[MinionCard]
    player: Player
    killer: Killer
    decks: list[Deck]
    events: list[str]
    roll: Roll


def dress(films: Sequence[Film], box: Box, seen: dict[str, Any]) -> View:
    """Return the view with map, boards and cards. seen: the fields of the state that the seat may see."""
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
        "markers": {
            name: {space.id: count for space, count in zip(spaces, seen[name]) if count}
            for film in films
            for name in film.markers
            if any(seen[name])
        },
        "minions": [
            {"kind": box.minions[kind].id, "at": spaces[space].id, "health": health}
            for space, kind, health in zip(seen["minions"], seen["minion_kinds"], seen["minion_health"])
        ],
        "minion_cards": [
            {
                "id": card.id,
                "movement": (card.movement or row.movement) + _bonus(box, seen, "minion-moves"),
                "attack": (card.attack or row.attack) + _bonus(box, seen, "minion-attack"),
                "tokens": card.tokens - seen["minion_kinds"].count(kind),
            }
            for kind in box.minions_in[seen["killer"]][location]
            for card in [box.minions[kind]]
        ],
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
            "exists": not killer.nobody,
            "health": seen["killer_health"],
            "most_health": killer.health,
            "white": seen["killer_white"],
            "row": seen["row"],
            "movement": row.movement + _bonus(box, seen, "moves"),
            "attack": row.attack + _bonus(box, seen, "attack"),
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


def _bonus(box: Box, seen: dict[str, Any], to: str) -> int:
    """Return the bonus that the Dark Powers in play give to a number. to: as in More."""
    minors = [box.terrors[box.terror_of[piece]].more(to) for piece in seen["minors"]]
    return sum(minors) + sum([more(box.powers[box.power_of[piece]].trait, to) for piece in seen["powers_up"]])
