"""Describe a match as a position from which it can continue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gloaming.engine.state.positions import dice_state, spare
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.constants import NORMAL, NOWHERE
from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.position_fields import FACE_DOWN, LOOKED_AT, PLAIN, Count, Names
from gloaming.games.final_girl.rules.searching import GIRL_LOOKED
from gloaming.games.final_girl.state import State

ASKED: Final = {"action/take_action": "action", "planning phase/buy": "planning"}
"""The phase of the position described at a prompt, by the name of the prompt's step."""


def describe(films: Sequence[Film], s: State) -> dict[str, Any]:
    """Return the position of a match, including the cards of all hidden piles.

    Raise ValueError if no position can begin at the current step.
    """
    box = s.box
    step = s.program.names[s.step]
    if step not in ASKED:
        raise ValueError(f"no position begins at '{step}', but at one of: {', '.join(ASKED)}")
    spaces = [space.id for space in s.map.spaces]
    decks = box.locations[s.location].decks
    items = [item.id for item in box.items]
    marks = {0: FACE_DOWN, GIRL_LOOKED: LOOKED_AT}
    kinds = [kind for kind in range(NORMAL) if s.special_at[kind] != NOWHERE]
    return {
        "phase": ASKED[step],
        "at": spaces[s.girl_space],
        **({} if s.killer_space == NOWHERE else {"killer": spaces[s.killer_space]}),
        "round": s.round,
        "supply": s.supply,
        **{name: list(getattr(s, name)) for name in ("covered", "rewards") if getattr(s, name)},
        **spare(
            {
                "girl": box.girls[s.girl].id,
                "setup": box.setups[s.setup].id,
                "health": s.health,
                "killer_health": s.killer_health,
                "row": s.row + 1,
                **{name: getattr(s, name) for name in PLAIN if name != "round"},
                "ended": s.ended and ASKED[step] == "action",
                "victims": {space: count for space, count in zip(spaces, s.victims) if count},
                "specials": {box.events[s.special_card[kind]].id: spaces[s.special_at[kind]] for kind in kinds},
                "saved": s.saved,
                "hand": _actions(box, s.hand),
                "discard": _actions(box, s.discard),
                "held": [items[item] for item in s.held],
                "backpack": [items[item] for item in s.backpack],
                "item_discard": [items[item] for item in s.item_discard],
                "decks": {
                    space: [marks.get(known, "") + items[item] for item, known in zip(deck, looked)]
                    for space, deck, looked in zip(decks, s.decks, s.decks_looked)
                    if deck
                },
                "deck_sizes": {space: len(deck) for space, deck in zip(decks, s.decks) if deck},
                "uses": {
                    items[item]: s.uses[item] for item in s.held + s.backpack if s.uses[item] != box.items[item].uses
                },
                "used": [items[item] for item in s.used],
                "terror": [
                    (LOOKED_AT if known else "") + box.terrors[card].id
                    for card, known in zip(s.terror, s.terror_looked)
                ],
                "terror_size": len(s.terror),
                "terror_discard": [box.terrors[card].id for card in s.terror_discard],
                "minors": {box.terror_ids[card]: health for card, health in zip(s.minors, s.minor_health)},
                "events": [box.events[card].id for card in s.events_here],
                "event_deck": [box.events[card].id for card in s.event_deck],
                "event_discard": [box.events[card].id for card in s.event_discard],
                "finale": [box.finales[card].id for card in s.finale],
                "finale_up": [box.finales[card].id for card in s.finale_up],
                "power": [box.powers[card].id for card in s.power],
                "powers": [box.powers[card].id for card in s.powers_up],
                "power_box": [box.powers[card].id for card in s.power_box],
                "girl_token": [box.tokens[token].id for token in s.girl_token],
                "killer_token": [box.tokens[token].id for token in s.killer_token],
                "tokens_shown": [box.tokens[token].id for token in s.tokens_shown],
                "minions": [spaces[space] for space in s.minions],
                "minion_kinds": [box.minions[kind].id for kind in s.minion_kinds],
                "minion_health": list(s.minion_health),
                "film": _film_values(films, s),
                "dice": dice_state(s.dice),
            }
        ),
    }


def _actions(box: Box, cards: Sequence[int]) -> Names:
    return [box.actions[box.name_of[card]].id for card in cards]


def _film_values(films: Sequence[Film], s: State) -> dict[str, str | Names | int | dict[str, Count]]:
    """Return the values of the films' fields, except those that have their initial value."""
    spaces = [space.id for space in s.map.spaces]
    values: dict[str, str | Names | int | dict[str, Count]] = {}
    for film in films:
        for name in film.markers:
            there = {space: count for space, count in zip(spaces, getattr(s, name)) if count}
            values |= {name: there} if there else {}
        for name, nothing in film.placed.items():
            value = getattr(s, name)
            if isinstance(value, tuple):
                value = [spaces[space] for space in value]
            elif name in film.tokens and value != nothing:
                value = spaces[value]
            values |= {} if value in (nothing, []) else {name: value}
    return values
