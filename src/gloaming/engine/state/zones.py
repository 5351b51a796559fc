"""Who sees what. From the declarations here come `view` and `imagine`: the one place to audit for leaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from gloaming.engine.state.state import State, secrets_since

ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"
LOOKED: Final = "looked"

EVERYONE: Final = -1
"""The mask of a card that all may see, spectators included."""

SPECTATOR: Final = 60
"""The place of a spectator in a mask: set in EVERYONE alone."""

NO_CARD: Final = -1
"""An empty place in a zone."""

FACE_DOWN: Final = "?"
"""What a view shows of a card that its seat may not see, with the word for its back where there are several; an empty
place is shown as None."""


class Zone:
    """A field of the state that holds cards: a tuple of card numbers, or a list of them, one a seat or place.

    `seen`: ALL; OWNER (the seat of the same number in the list); NOBODY (a view shows only how many);
    LOOKED (the field `looked` holds, for every card, the mask of the seats that have seen it).
    `back`: cards with the same back are of one kind, numbered together, and exchangeable to who cannot see them.
    `backs`: where the cards of a kind have several backs, the word for each card's, by its number; then only cards of
    the same are exchangeable, and a view shows "?" and the word. `mixed`: nobody can see in which order the backs lie
    in this zone, which everybody knows to hold cards of several.
    `ordered`: a pile is kept in the order of its cards' numbers, in an imagined world too, so that no place tells of
    its card; cards of one back are numbered together.
    `owners`: the field that says which seat owns each pile of an OWNER zone; without it the seat of the pile's number.
    `holds`: from the state and the number of a pile the cards that could be hidden in it, as everybody knows; without
    it any. For kinds with `backs`, all of the same, of which none are drawn blind. Piles are dealt in the order of
    zones and of their numbers, each by lot from what it could hold.
    `piece`: the id of a card, in a game with several kinds; without it the game's own `piece` tells.
    """

    __slots__ = (
        "name",
        "seen",
        "back",
        "many",
        "looked",
        "piece",
        "backs",
        "numbers",
        "mixed",
        "ordered",
        "owners",
        "holds",
    )

    def __init__(
        self,
        name: str,
        seen: str,
        *,
        back: str = "card",
        many: bool = False,
        looked: str = "",
        piece: Callable[[int], str] | None = None,
        backs: tuple[str, ...] = (),
        mixed: bool = False,
        ordered: bool = False,
        owners: str = "",
        holds: Callable[[Any, int], frozenset[int]] | None = None,
    ) -> None:
        if holds is not None and not backs:
            raise ValueError(f"'{name}' says what it holds: its cards need backs")
        self.owners: str = owners
        self.holds: Callable[[Any, int], frozenset[int]] | None = holds
        self.ordered: bool = ordered
        self.backs: tuple[str, ...] = backs
        words = sorted(set(backs))
        self.numbers: list[int] = [words.index(word) for word in backs]
        """The number of each card's back among all that there are."""
        self.mixed: bool = mixed
        self.name: str = name
        self.seen: str = seen
        self.back: str = back
        self.many: bool = many
        self.looked: str = looked
        self.piece: Callable[[int], str] | None = piece

    def piles(self, state: State) -> list[tuple[int, ...]]:
        """Every pile of the zone."""
        cards = getattr(state, self.name)
        return cards if self.many else [cards]

    def masks(self, state: State, pile: int) -> tuple[int, ...]:
        """Who has looked at each card of a pile of a LOOKED zone."""
        looked = getattr(state, self.looked)
        masks: tuple[int, ...] = looked[pile] if self.many else looked
        return masks

    def owner(self, state: State, pile: int) -> int:
        """The seat that sees a pile of an OWNER zone."""
        if not self.owners:
            return pile
        seats: Sequence[int] = getattr(state, self.owners)
        return seats[pile]

    def face_down(self, card: int) -> str:
        """What a view shows of a card that its seat may not see."""
        return FACE_DOWN + self.backs[card] if self.backs else FACE_DOWN

    def sees(self, state: State, seat: int | None, pile: int, place: int) -> bool:
        """Whether the seat (None: a spectator) may see the card at a place of a pile."""
        if self.seen == ALL:
            return True
        if self.seen == NOBODY:
            return False
        if self.seen == OWNER:
            return seat is not None and seat == self.owner(state, pile)
        mask = self.masks(state, pile)[place]
        return mask == EVERYONE or (seat is not None and (mask >> seat) & 1 == 1)


class Value:
    """A field of the state that holds anything but cards: plain JSON data of the given type.

    `seen`: ALL; OWNER (each seat sees its own entry of the list, the others None) until the field named
    `revealed` is true; NOBODY. An OWNER value must be one whose every change is told to all, so that who counts
    may know it: imagined worlds keep it. `added`: saves from before there was the field lack it, and it is then what it
    is at the start.
    """

    __slots__ = ("name", "type", "seen", "revealed", "added")

    def __init__(self, name: str, type: object, seen: str = ALL, *, revealed: str = "", added: bool = False) -> None:
        self.added: bool = added
        self.name: str = name
        self.type: object = type
        self.seen: str = seen
        self.revealed: str = revealed


Field = Zone | Value


def censored(state: State, fields: Sequence[Field], seat: int | None, name_of: Callable[[int], str]) -> dict[str, Any]:
    """Every declared field as the seat may know it, cards by name. None: a spectator."""
    seen: dict[str, Any] = {}
    for field in fields:
        if isinstance(field, Zone):
            seen[field.name] = _seen_zone(state, field, seat, name_of)
        else:
            _see_value(seen, state, field, seat)
    return seen


def _seen_zone(state: State, zone: Zone, seat: int | None, name_of: Callable[[int], str]) -> Any:
    name_of = zone.piece or name_of
    shown: list[Any] = []
    for number, pile in enumerate(zone.piles(state)):
        if zone.seen == NOBODY:
            shown.append(len(pile))
            continue
        cards: list[str | None] = []
        for place, card in enumerate(pile):
            if card == NO_CARD:
                cards.append(None)
            else:
                cards.append(name_of(card) if zone.sees(state, seat, number, place) else zone.face_down(card))
        shown.append(cards)
    return shown if zone.many else shown[0]


def _see_value(seen: dict[str, Any], state: State, field: Value, seat: int | None) -> None:
    if field.seen == NOBODY:
        return
    value = getattr(state, field.name)
    if field.seen == ALL or (field.revealed and getattr(state, field.revealed)):
        seen[field.name] = _apart(value) if isinstance(value, (list, tuple)) else value
    else:
        seen[field.name] = [cards if owner == seat else None for owner, cards in enumerate(value)]


def _apart(values: Sequence[Any]) -> list[Any]:
    """The same values in lists that the state does not change."""
    return [value[:] if isinstance(value, list) else value for value in values]


def disclosed(before: State, after: State, fields: Sequence[Field]) -> bool:
    """Whether anyone came to know something between two positions of a match: dice rolled, or a card or value shown."""
    if before.dice.state != after.dice.state or _secret_count(before) != _secret_count(after):
        return True
    for field in fields:
        if isinstance(field, Value) and field.revealed:
            if getattr(after, field.revealed) and not getattr(before, field.revealed):
                return True
    for seat in range(-1, before.seats):
        viewer = None if seat < 0 else seat
        known = _cards_seen(before, fields, viewer)
        for card, count in _cards_seen(after, fields, viewer).items():
            if count > known.get(card, 0):
                return True
    return False


def _secret_count(state: State) -> int:
    return sum([len(secrets_since(newest, 0)) for newest in state.secrets.values()])


def _cards_seen(state: State, fields: Sequence[Field], seat: int | None) -> dict[tuple[str, int], int]:
    """How many of each card lie where a seat (None: a spectator) sees them."""
    seen: dict[tuple[str, int], int] = {}
    for field in fields:
        if isinstance(field, Zone) and field.seen != NOBODY:
            for number, pile in enumerate(field.piles(state)):
                for place, card in enumerate(pile):
                    if card != NO_CARD and field.sees(state, seat, number, place):
                        seen[field.back, card] = seen.get((field.back, card), 0) + 1
    return seen
