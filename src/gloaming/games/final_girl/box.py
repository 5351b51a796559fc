"""The box: all printed cards, boards and tokens as one immutable object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.engine.content.added_packs import AddedPacks
from gloaming.engine.content.copies import copy_ids
from gloaming.engine.rules.effects import Effect, Line
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.boards import Board, Girl, Killer, Minion, Token
from gloaming.games.final_girl.cards import Action, Event, Finale, Power, Setup, Terror
from gloaming.games.final_girl.constants import KILLER, MOST_TIME
from gloaming.games.final_girl.film_rules import RulesInPlay
from gloaming.games.final_girl.items import Item
from gloaming.games.final_girl.map import Location, Map, Space
from gloaming.games.final_girl.printed_names import Names, unlike_ids, with_names
from gloaming.games.final_girl.traits import ByEnemies, OnRoll, of_minions


class Box:
    """All printed cards, boards and tokens.

    A card is a number: an index into the tuple of its kind (`items`, `events`, ...). Copies of Terror cards and tokens
    have separate numbers. Action cards have two numbers: their name, an index into `actions`, and their card number,
    separate for each copy.

    Indexed by the number of an Action card:

    - name_of, cost_of, action_ids: its name, cost and id.
    - for_rolls: whether it is played after a Horror Roll.

    Indexed by the name of an Action card:

    - first_of, last_of: its first and last card number.
    - may_refuse: its effects for 2 or more successes that are sometimes impossible.
    - always: whether it can be played between any two actions.
    - on_rolls: its effect on a Horror Roll, or None.
    - plays: the option to play it between actions; None if it is played at other moments.
    - discards: the option to discard it.

    Other attributes:

    - free, dear: the Action cards that cost nothing, and the others.
    - buys: by Time and card, the option to buy the card; None if it costs more.
    - dearest: by Time, the last card that can be bought.
    - first_action, final_action: what opens the Killer phase, by Killer and by Finale: a Minion Action of the Minions
      alone, then a Killer Action of the Killer alone.
    - minions_in: by Killer and Location, the kinds of Minions that have one of them in `of`, the Killer's first.
    - spaces: the spaces of all Locations, one after the other; location_of: the Location of each space.
    - finales_of, powers_of, setups_of, events_of, items_of, bonus_of: the cards of each Killer, Location or Final Girl.
    - rules: by Killer and Location, the rule hooks of the films whose rules such a match needs.
    - terror_of, power_of: the numbers of Terror cards and Dark Powers, by their piece ids.
    - names: the printed names that differ from the names that belong to their ids.
    - added: the packs in this box and their entries.
    """

    __slots__ = (
        "actions",
        "name_of",
        "cost_of",
        "first_of",
        "last_of",
        "free",
        "dear",
        "may_refuse",
        "always",
        "for_rolls",
        "on_rolls",
        "plays",
        "discards",
        "buys",
        "dearest",
        "action_ids",
        "boards",
        "tokens",
        "girls",
        "killers",
        "minions",
        "minions_in",
        "finales",
        "first_action",
        "final_action",
        "powers",
        "terrors",
        "terror_ids",
        "terrors_by",
        "terror_of",
        "power_of",
        "locations",
        "maps",
        "spaces",
        "location_of",
        "setups",
        "events",
        "items",
        "finales_of",
        "powers_of",
        "setups_of",
        "events_of",
        "items_of",
        "bonus_of",
        "rules",
        "names",
        "added",
    )

    def __init__(
        self,
        *,
        actions: tuple[Action, ...],
        boards: tuple[Board, ...],
        tokens: tuple[Token, ...],
        girls: tuple[Girl, ...],
        killers: tuple[Killer, ...],
        minions: tuple[Minion, ...],
        finales: tuple[Finale, ...],
        powers: tuple[Power, ...],
        terrors: tuple[Terror, ...],
        locations: tuple[Location, ...],
        setups: tuple[Setup, ...],
        events: tuple[Event, ...],
        items: tuple[Item, ...],
        rules: tuple[tuple[RulesInPlay, ...], ...],
        added: AddedPacks,
    ) -> None:
        self.actions: Final = actions
        name_of: list[int] = []
        action_ids: list[str] = []
        for number, action in enumerate(actions):
            for id in copy_ids(action.id, action.copies):
                name_of.append(number)
                action_ids.append(id)
        self.name_of: Final[tuple[int, ...]] = tuple(name_of)
        self.cost_of: Final[tuple[int, ...]] = tuple([actions[name].cost for name in name_of])
        self.first_of: Final[tuple[int, ...]] = tuple([name_of.index(name) for name in range(len(actions))])
        self.last_of: Final[tuple[int, ...]] = tuple(
            [first + action.copies - 1 for first, action in zip(self.first_of, actions)]
        )
        self.free: Final[frozenset[int]] = frozenset([card for card, cost in enumerate(self.cost_of) if cost == 0])
        self.dear: Final[tuple[int, ...]] = tuple([card for card, cost in enumerate(self.cost_of) if cost > 0])
        self.may_refuse: Final[tuple[Line, ...]] = tuple([_may_refuse(action.success2) for action in actions])
        self.always: Final[tuple[bool, ...]] = tuple(
            [
                action.when == "action" and not action.attack and not line
                for action, line in zip(actions, self.may_refuse)
            ]
        )
        self.for_rolls: Final[tuple[bool, ...]] = tuple([actions[name].when == "roll" for name in name_of])
        self.on_rolls: Final[tuple[OnRoll | None, ...]] = tuple([action.on_roll for action in actions])
        self.plays: Final[tuple[Option | None, ...]] = tuple(
            [("play", name) if action.when == "action" else None for name, action in enumerate(actions)]
        )
        self.discards: Final[tuple[Option, ...]] = tuple([("discard", name) for name in range(len(actions))])
        self.buys: Final = _buys(self.name_of, self.cost_of)
        self.dearest: Final[tuple[int, ...]] = tuple([_last_bought(buys) for buys in self.buys])
        self.action_ids: Final[tuple[str, ...]] = tuple(action_ids)
        self.boards: Final = boards
        self.tokens: Final[tuple[Token, ...]] = tuple([token for token in tokens for _ in range(token.copies)])
        self.girls: Final = girls
        self.killers: Final = killers
        self.finales: Final = finales
        self.minions: Final = minions
        self.first_action: Final[tuple[Line, ...]] = tuple(
            [of_minions(killer.minions) + _of_killer(killer.first) for killer in killers]
        )
        self.final_action: Final[tuple[Line, ...]] = tuple(
            [of_minions(finale.minions) + _of_killer(finale.action) for finale in finales]
        )
        self.powers: Final = powers
        self.terrors: Final[tuple[Terror, ...]] = tuple([terror for terror in terrors for _ in range(terror.copies)])
        self.terror_ids: Final[tuple[str, ...]] = tuple(
            [id for card in terrors for id in copy_ids(card.id, card.copies)]
        )
        self.locations: Final = locations
        maps: list[Map] = []
        spaces: list[Space] = []
        location_of: list[int] = []
        for number, location in enumerate(locations):
            maps.append(Map(location, len(spaces)))
            spaces += location.spaces
            location_of += [number] * len(location.spaces)
        self.maps: Final[tuple[Map, ...]] = tuple(maps)
        self.spaces: Final[tuple[Space, ...]] = tuple(spaces)
        self.location_of: Final[tuple[int, ...]] = tuple(location_of)
        self.setups: Final = setups
        self.events: Final = events
        self.items: Final = items
        of = [killer.id for killer in killers]
        self.finales_of: Final = _by(of, [card.of for card in finales])
        self.powers_of: Final = _by(of, [card.of for card in powers])
        self.terrors_by: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
            [tuple([_of_both(self.terrors, killer, location) for location in locations]) for killer in killers]
        )
        self.minions_in: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
            [tuple([_kinds(minions, killer.id, location.id) for location in locations]) for killer in killers]
        )
        self.terror_of: Final = {self.terror_piece(number): number for number in range(len(self.terrors))}
        self.power_of: Final = {self.power_piece(number): number for number in range(len(powers))}
        of = [location.id for location in locations]
        self.setups_of: Final = _by(of, [card.of for card in setups])
        self.events_of: Final = _by(of, [card.of for card in events])
        self.items_of: Final = _by(of, [card.of for card in items])
        self.bonus_of: Final = _by([girl.id for girl in girls], [card.owner for card in items])
        self.rules: Final = rules
        self.names: Final[Names] = unlike_ids(spaces, {"Action": actions})
        self.added: Final = added

    def says(self, card: Event | Finale | Item | Power | Terror | Action) -> str:
        """Return the rules text of a card, with the printed names of the spaces and cards in it."""
        return with_names(card.says(), card, self.names)

    def action_piece(self, card: int) -> str:
        """Return the piece id of an Action card."""
        return self.action_ids[card]

    def terror_piece(self, card: int) -> str:
        """Return the piece id of a Terror card."""
        return f"terror-{self.terror_ids[card]}"

    def item_piece(self, card: int) -> str:
        """Return the piece id of an Item."""
        return f"item-{self.items[card].id}"

    def item_in_sentence(self, card: int) -> str:
        """Return an Item's name with an article, unless the name begins with its owner ("Laurie's Bow")."""
        item = self.items[card]
        owned = item.owner != "" and item.name.split()[0].endswith(("'s", "\u2019s"))
        return item.name if owned else f"the {item.name}"

    def event_piece(self, card: int) -> str:
        """Return the piece id of an Event."""
        return f"event-{self.events[card].id}"

    def finale_piece(self, card: int) -> str:
        """Return the piece id of a Finale."""
        return f"finale-{self.finales[card].id}"

    def power_piece(self, card: int) -> str:
        """Return the piece id of a Dark Power."""
        return f"power-{self.powers[card].id}"

    def token_piece(self, card: int) -> str:
        """Return the piece id of a black Final Health token."""
        return f"token-{card}"

    def girls_of(self, killer: int, location: int) -> list[int]:
        """Return the Final Girls of the boxes of a Killer and a Location; all if these boxes have none. (FG-SETUP-2)"""
        films = (self.killers[killer].film, self.locations[location].film)
        return [number for number, girl in enumerate(self.girls) if girl.film in films] or list(range(len(self.girls)))

    def terrors_of(self, killer: int, location: int) -> tuple[int, ...]:
        """Return the Terror cards that name this Killer or this Location."""
        return self.terrors_by[killer][location]


def _buys(name_of: tuple[int, ...], cost_of: tuple[int, ...]) -> tuple[tuple[Option | None, ...], ...]:
    """Return the option to buy each card, for each amount of Time; None if the card costs more."""
    buys: list[Option] = [("buy", name) for name in range(len(name_of))]
    return tuple(
        [
            tuple([buys[name] if cost <= time else None for name, cost in zip(name_of, cost_of)])
            for time in range(MOST_TIME + 1)
        ]
    )


def _last_bought(buys: tuple[Option | None, ...]) -> int:
    """Return the last card that has an option in `buys`; -1 if no card has one."""
    return max([card for card, option in enumerate(buys) if option is not None], default=-1)


def _of_killer(line: Line) -> Line:
    """Return a Killer Action as the Killer performs it without Minions."""
    return tuple([effect.by(KILLER) if isinstance(effect, ByEnemies) else effect for effect in line])


def _kinds(minions: Sequence[Minion], killer: str, location: str) -> tuple[int, ...]:
    """Return the kinds of Minions of a Killer, then those of a Location."""
    return tuple([kind for of in (killer, location) for kind, minion in enumerate(minions) if minion.of == of])


def _of_both(terrors: tuple[Terror, ...], killer: Killer, location: Location) -> tuple[int, ...]:
    """Return the Terror cards that name this Killer or this Location."""
    return tuple([number for number, card in enumerate(terrors) if card.of == killer.id or card.of == location.id])


def _may_refuse(line: Line) -> Line:
    """Return the effects of a line that override `refusal`, so that they are sometimes impossible."""
    return tuple([effect for effect in line if type(effect).refusal is not Effect.refusal])


def _by(owners: Sequence[object], of: Sequence[object]) -> tuple[tuple[int, ...], ...]:
    """Group card numbers by owner. of: the owner of each card."""
    return tuple([tuple([number for number, name in enumerate(of) if name == owner]) for owner in owners])
