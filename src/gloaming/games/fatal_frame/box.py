"""The box: lookup tables of all cards and Locations. It is immutable, and all copies of a match share it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.engine.content.added_packs import AddedPacks
from gloaming.engine.content.copies import copy_ids
from gloaming.engine.rules.effects import Effect, Line
from gloaming.games.fatal_frame.cards import Action, Deed, Item, Part, Sort
from gloaming.games.fatal_frame.entry import Copied, Printed
from gloaming.games.fatal_frame.ghosts import GIFTS, Boss, Ghost, White
from gloaming.games.fatal_frame.locations import Exterior, Interior
from gloaming.games.fatal_frame.upgrades import Camera, Film, Function, Orb, Upgrade


class Box:
    """Lookup tables of all cards, Locations and Bosses.

    Each copy of a card in the main deck has a card number. All copies of an entry share a kind number: first Ghosts,
    then Items, Upgrades and Actions. The card number of a Boss is `first_boss` plus the Boss's own number.

    Indexed by card: `kind`; `piece`, the id of the card; `card`, the entry of the card; `ghost`, the entry of a Ghost;
    `gives`, the verb of an Upgrade, None for other cards; `effect`, the effect of a Function, None for other cards and
    for Functions that add to a die; `costs_orb`, whether a Function costs a Spirit Orb; `adds`, the amount that a
    Function adds to a die, 0 for other cards; `orb_adds`, the amount that a Spirit Orb adds to a die, 0 for other
    cards; `film_dice`, the dice that a Film adds, 0 for other cards; `value`, the Album Value; `gift`, for each gift,
    the number that a Ghost gives; `card_sort`, the sort of the card.
    Indexed by kind: `entry`; `sort`; `part`, the sort of an Upgrade, None for other cards; `deed`, the verb of an
    Action; `played_at`, the rooms where an Item can be played; `outdoors` and `indoors`, whether a Ghost may be at
    Exterior or Interior Locations.
    Indexed by Interior Location: `room_adds`, `room_subtracts`, `room_dice` and `room_spares`, the lasting effects.
    Indexed by id: `names`; the numbers `number` (of cards), `kind_number`, `exterior_number`, `interior_number` and
    `boss_number`.
    `twin`: for each Exterior Location, the number of the twin of its house, -1 for none; `helpers`: for each Boss, the
    kinds of Ghosts that help against it.
    `added`: the content of packs. Records and saves include it, because they are only valid with these cards.
    """

    __slots__ = (
        "ghosts",
        "items",
        "upgrades",
        "actions",
        "exteriors",
        "interiors",
        "bosses",
        "camera",
        "added",
        "entry",
        "kind",
        "piece",
        "card",
        "ghost",
        "gives",
        "effect",
        "adds",
        "costs_orb",
        "orb_adds",
        "film_dice",
        "value",
        "gift",
        "card_sort",
        "outdoors",
        "indoors",
        "room_adds",
        "room_subtracts",
        "room_dice",
        "room_spares",
        "sort",
        "part",
        "deed",
        "played_at",
        "first_item",
        "first_upgrade",
        "first_action",
        "first_boss",
        "names",
        "number",
        "kind_number",
        "exterior_number",
        "interior_number",
        "boss_number",
        "shrine",
        "twin",
        "helpers",
    )

    def __init__(
        self,
        ghosts: tuple[Ghost, ...],
        items: tuple[Item, ...],
        upgrades: tuple[Upgrade, ...],
        actions: tuple[Action, ...],
        exteriors: tuple[Exterior, ...],
        interiors: tuple[Interior, ...],
        bosses: tuple[Boss, ...],
        camera: Camera,
        added: AddedPacks,
    ) -> None:
        self.ghosts: Final = ghosts
        self.items: Final = items
        self.upgrades: Final = upgrades
        self.actions: Final = actions
        self.exteriors: Final = exteriors
        self.interiors: Final = interiors
        self.bosses: Final = bosses
        self.camera: Final = camera
        self.added: Final = added
        entry: list[Copied] = [*ghosts, *items, *upgrades, *actions]
        kind = []
        piece = []
        for number in range(len(entry)):
            printed = entry[number]
            for id in copy_ids(printed.id, printed.copies):
                kind.append(number)
                piece.append(id)
        self.entry: Final[tuple[Printed, ...]] = tuple(entry)
        self.kind: Final[tuple[int, ...]] = tuple(kind)
        self.piece: Final[tuple[str, ...]] = tuple(piece + [boss.id for boss in bosses])
        self.card: Final[tuple[Printed, ...]] = tuple([entry[number] for number in kind] + list(bosses))
        self.first_item: Final[int] = len(ghosts)
        self.first_upgrade: Final[int] = len(ghosts) + len(items)
        self.first_action: Final[int] = len(ghosts) + len(items) + len(upgrades)
        self.first_boss: Final[int] = len(kind)
        self.ghost: Final[tuple[Ghost, ...]] = tuple([ghosts[number] for number in kind if number < len(ghosts)])
        cards = self.card
        self.gives: Final[tuple[Film | Orb | Function | None, ...]] = tuple(
            [card.gives if isinstance(card, Upgrade) else None for card in cards]
        )
        gives = self.gives
        self.effect: Final[tuple[Effect | None, ...]] = tuple(
            [give.do if isinstance(give, Function) else None for give in gives]
        )
        self.adds: Final[tuple[int, ...]] = tuple([give.add if isinstance(give, Function) else 0 for give in gives])
        self.costs_orb: Final[tuple[bool, ...]] = tuple(
            [isinstance(give, Function) and give.cost == "orb" for give in gives]
        )
        self.orb_adds: Final[tuple[int, ...]] = tuple([give.add if isinstance(give, Orb) else 0 for give in gives])
        self.film_dice: Final[tuple[int, ...]] = tuple([give.dice if isinstance(give, Film) else 0 for give in gives])
        self.value: Final[tuple[int, ...]] = tuple(
            [card.value if isinstance(card, Ghost | Item) else 0 for card in cards]
        )
        self.gift: Final[dict[str, tuple[int, ...]]] = {
            gives: tuple([ghost.gift(gives) for ghost in self.ghost]) for gives in GIFTS
        }
        self.outdoors: Final[tuple[bool, ...]] = tuple([ghost.outdoors for ghost in ghosts])
        self.indoors: Final[tuple[bool, ...]] = tuple([ghost.indoors for ghost in ghosts])
        self.room_adds: Final[tuple[int, ...]] = tuple([room.adds for room in interiors])
        self.room_subtracts: Final[tuple[int, ...]] = tuple([room.subtracts for room in interiors])
        self.room_dice: Final[tuple[int, ...]] = tuple([room.more_dice for room in interiors])
        self.room_spares: Final[tuple[bool, ...]] = tuple([room.no_effects for room in interiors])
        self.sort: Final[tuple[Sort, ...]] = tuple([sort_of(printed) for printed in entry])
        sort = self.sort
        self.card_sort: Final[tuple[Sort, ...]] = tuple([sort[number] for number in kind])
        self.part: Final[tuple[Part | None, ...]] = tuple(
            [printed.sort if isinstance(printed, Upgrade) else None for printed in entry]
        )
        self.deed: Final[tuple[Deed | None, ...]] = tuple(
            [printed.does if isinstance(printed, Action) else None for printed in entry]
        )
        self.names: Final[dict[str, str]] = {printed.id: printed.name for printed in self.every()}
        self.number: Final[dict[str, int]] = numbered(self.piece)
        self.kind_number: Final[dict[str, int]] = numbered([printed.id for printed in entry])
        self.exterior_number: Final[dict[str, int]] = numbered([place.id for place in exteriors])
        self.interior_number: Final[dict[str, int]] = numbered([room.id for room in interiors])
        self.boss_number: Final[dict[str, int]] = numbered([boss.id for boss in bosses])
        rooms = self.interior_number
        self.played_at: Final[tuple[tuple[int, ...], ...]] = tuple(
            [
                tuple([rooms[name] for name in printed.locations]) if isinstance(printed, Item) else ()
                for printed in entry
            ]
        )
        self.shrine: Final[int] = [place.shrine for place in exteriors].index(True)
        self.twin: Final[tuple[int, ...]] = tuple(
            [self.exterior_number[place.twin] if place.twin else -1 for place in exteriors]
        )
        self.helpers: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([self.kind_number[name] for name in boss.bonus]) for boss in bosses]
        )

    def upgrade(self, card: int) -> Upgrade:
        """Return the entry of an Upgrade. card: the card number."""
        return self.upgrade_kind(self.kind[card])

    def upgrade_kind(self, kind: int) -> Upgrade:
        """Return the entry of an Upgrade. kind: the kind number."""
        return self.upgrades[kind - self.first_upgrade]

    def power(self, fought: int) -> int:
        """Return the Power of a Ghost or Boss. fought: the card number."""
        first = self.first_boss
        return self.bosses[fought - first].power if fought >= first else self.ghost[fought].power

    def white(self, fought: int) -> White | None:
        """Return the white text of a Ghost or Boss that is triggered by dice, None if there is none.

        fought: the card number.
        """
        first = self.first_boss
        return self.bosses[fought - first].white if fought >= first else self.ghost[fought].white

    def name(self, card: int) -> str:
        """Return the name of a card or Boss."""
        return self.card[card].name

    def the(self, card: int) -> str:
        """Return the name of a card or Boss with its article, such as `the Seeker`."""
        return f"the {self.card[card].name}"

    def every(self) -> list[Printed]:
        """Return the entries of all cards, Locations and Bosses, and of the Camera."""
        return [*self.entry, *self.exteriors, *self.interiors, *self.bosses, self.camera]


def sort_of(card: Printed) -> Sort:
    """Return the sort of a card in the main deck: "ghost", "item", "upgrade" or "action"."""
    if isinstance(card, Ghost):
        return "ghost"
    if isinstance(card, Item):
        return "item"
    return "upgrade" if isinstance(card, Upgrade) else "action"


def numbered(ids: Sequence[str]) -> dict[str, int]:
    """Return a dictionary from each id to its index."""
    return {ids[number]: number for number in range(len(ids))}


def line(white: White | None) -> Line:
    """Return the effects of a white text: one effect, or none without a white text."""
    return () if white is None else (white.do,)
