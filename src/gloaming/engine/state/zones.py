"""Declare who sees which part of the state. `view` and `imagine` use only these declarations: audit them for leaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from gloaming.engine.state.meanings import Meaning
from gloaming.engine.state.state import State, secrets_since

ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"
LOOKED: Final = "looked"

EVERYONE: Final = -1
"""The mask of a card that all seats and spectators may see. A mask is a whole number with one bit per seat."""

SPECTATOR: Final = 60
"""The number of the bit that stands for spectators in a mask. Only EVERYONE has this bit set."""

NO_CARD: Final = -1
"""The value of an empty place in a zone."""

FACE_DOWN: Final = "?"
"""The text by which a view shows a hidden card, followed by the word for its back if there are several backs.

A view shows an empty place as None.
"""


class Zone:
    """A field of the state that holds cards: a tuple of card numbers (a pile), or a list of piles.

    seen: who sees the cards: ALL; OWNER (the owner of each pile); NOBODY (a view shows only the number of cards);
    LOOKED (the seats in the card's mask, which the field named by `looked` holds).
    back: the kind of the cards. Cards of one kind are numbered together, and for a seat that cannot see them, they
    could be exchanged with one another.
    backs: for a kind with several backs, the word for each card's back, by card number. Then only cards with the same
    word could be exchanged, and a view shows a hidden card as "?" and the word.
    mixed: whether the order of the backs in this zone is not visible, although the zone holds cards with several backs.
    ordered: whether each pile is sorted by card number, in imagined worlds too; otherwise a card's position would
    reveal its identity.
    owners: the field with the owner of each pile of an OWNER zone (default: the seat with the pile's number).
    holds: returns the cards that can lie hidden in a pile, as all seats know, from the state and the pile's number
    (default: all cards). Allowed only for kinds that declare `backs` with one word for all cards, and of which no card
    is drawn blind. Piles are dealt at random in the order of zones and of their numbers, each from the cards that the
    pile can hold.
    piece: returns the id of a card, in games with several kinds (default: the game's `piece`).
    of: what the cards stand for in observations; None in games without observations.
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
        "of",
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
        of: Meaning | None = None,
    ) -> None:
        if holds is not None and not backs:
            raise ValueError(f"'{name}' has 'holds', so its cards need 'backs'")
        self.owners: str = owners
        self.holds: Callable[[Any, int], frozenset[int]] | None = holds
        self.ordered: bool = ordered
        self.backs: tuple[str, ...] = backs
        words = sorted(set(backs))
        self.numbers: list[int] = [words.index(word) for word in backs]
        """The number of each card's back."""
        self.mixed: bool = mixed
        self.name: str = name
        self.seen: str = seen
        self.back: str = back
        self.many: bool = many
        self.looked: str = looked
        self.piece: Callable[[int], str] | None = piece
        self.of: Meaning | None = of

    def piles(self, state: State) -> list[tuple[int, ...]]:
        """Return every pile of the zone."""
        cards = getattr(state, self.name)
        return cards if self.many else [cards]

    def masks(self, state: State, pile: int) -> tuple[int, ...]:
        """Return for each card of a pile in a LOOKED zone the mask of the seats that have seen the card."""
        looked = getattr(state, self.looked)
        masks: tuple[int, ...] = looked[pile] if self.many else looked
        return masks

    def owner(self, state: State, pile: int) -> int:
        """Return the seat that sees a pile of an OWNER zone. pile: the index of the pile."""
        if not self.owners:
            return pile
        seats: Sequence[int] = getattr(state, self.owners)
        return seats[pile]

    def face_down(self, card: int) -> str:
        """Return the text by which a view shows a card that the seat cannot see."""
        return FACE_DOWN + self.backs[card] if self.backs else FACE_DOWN

    def sees(self, state: State, seat: int | None, pile: int, place: int) -> bool:
        """Return whether a seat may see a card.

        seat: None for a spectator; pile, place: the pile and the card's place in it.
        """
        if self.seen == ALL:
            return True
        if self.seen == NOBODY:
            return False
        if self.seen == OWNER:
            return seat is not None and seat == self.owner(state, pile)
        mask = self.masks(state, pile)[place]
        return mask == EVERYONE or (seat is not None and (mask >> seat) & 1 == 1)


class Value:
    """A field of the state without cards: plain JSON data of the given type.

    seen: who sees the value: ALL; OWNER (each seat sees its own entry of the list, and None for the others; once the
    field named by `revealed` is true, all see the list); NOBODY.
    added: whether saves of earlier releases lack the field, which then keeps its initial value.
    grows: whether the value is a tuple with a number for each printed card, which is shorter in saves of earlier
    releases with fewer cards; the numbers that it lacks keep their initial values.
    of: what the value stands for in observations; None in games without observations.

    Every change of an OWNER value must be public, so that a seat can keep count: imagined worlds keep the value.
    """

    __slots__ = ("name", "type", "seen", "revealed", "added", "grows", "of")

    def __init__(
        self,
        name: str,
        type: object,
        seen: str = ALL,
        *,
        revealed: str = "",
        added: bool = False,
        grows: bool = False,
        of: Meaning | None = None,
    ) -> None:
        self.of: Meaning | None = of
        self.added: bool = added
        self.grows: bool = grows
        self.name: str = name
        self.type: object = type
        self.seen: str = seen
        self.revealed: str = revealed


Field = Zone | Value


def censored(state: State, fields: Sequence[Field], seat: int | None, name_of: Callable[[int], str]) -> dict[str, Any]:
    """Return every declared field as a seat may see it, with ids in place of card numbers.

    seat: None for a spectator; name_of: returns the id of a card.
    """
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
    """Return a copy of a list and of the lists in it, so that later changes of the state do not affect a view."""
    return [value[:] if isinstance(value, list) else value for value in values]


def disclosed(before: State, after: State, fields: Sequence[Field]) -> bool:
    """Return whether anything was revealed between two positions.

    This means that dice were rolled, or that a card, value or secret was shown to some seat.
    """
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
    """Count how often a seat sees each card, by kind and card. seat: None for a spectator."""
    seen: dict[tuple[str, int], int] = {}
    for field in fields:
        if isinstance(field, Zone) and field.seen != NOBODY:
            for number, pile in enumerate(field.piles(state)):
                for place, card in enumerate(pile):
                    if card != NO_CARD and field.sees(state, seat, number, place):
                        seen[field.back, card] = seen.get((field.back, card), 0) + 1
    return seen
