"""The map of a Location: its spaces and their links."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta

from gloaming.engine.content.schema import Text
from gloaming.engine.rules.effects import Fault
from gloaming.games.final_girl.constants import ITEM_CARDS
from gloaming.games.final_girl.entry import Count, Grade, Part, Ruled, SpaceId

Face = Annotated[int, Meta(ge=1, le=6)]
Hundredths = Annotated[int, Meta(ge=0, le=100)]


@dataclass(frozen=True, kw_only=True)
class Space(Part):
    """A space. (FG-BOARD-2)

    id: its name in small letters with hyphens, unique among all Locations; cards print `old-mill` as Old Mill; at: its
    position, in percent of the map from the left and from the top; links: the adjacent spaces, each with the die faces
    that lead a panicking Victim there; on any other face the Victim stays; one_way: the adjacent spaces from which no
    way leads back; search: it is a Search space (orange), which can have an Item deck; exit: it is an Exit (green),
    where Victims are saved; water: it is at the water, for cards that need this; deep: it is deep water, where people
    may be but tokens cannot; named: the board prints its name; grade: how reliable its links and their die faces are,
    with the same values as the `grade` of entries.
    """

    id: str
    name: Text
    at: Annotated[tuple[Hundredths, ...], Meta(min_length=2, max_length=2)]
    links: Annotated[dict[SpaceId, list[Face]], Meta(max_length=6)]
    one_way: tuple[SpaceId, ...] = ()
    search: bool = False
    exit: bool = False
    water: bool = False
    deep: bool = False
    named: bool = False
    grade: Grade = "single"


@dataclass(frozen=True, kw_only=True)
class Location(Ruled):
    """A Location. (FG-SETUP-10, FG-SETUP-11, FG-SETUP-12, FG-SETUP-18)

    Every Location needs at least one Setup card, one Event, enough Items for its Item decks, and enough Terror cards:
    together with those of any Killer, at least as many as his Terror deck has. These cards name the Location in `of`.

    film: the film that it comes from: its title in small letters with hyphens; a random Final Girl is of its film or
    that of the Killer; decks: the Search spaces that have an Item deck; deck_sizes: the number of Items in each of
    these decks, by default four; spaces: its map, with at least one Exit and a path from every space to every other.
    """

    film: str
    decks: tuple[SpaceId, ...]
    deck_sizes: tuple[Count, ...] = ()
    spaces: Annotated[tuple[Space, ...], Meta(min_length=1, max_length=40)]
    text: Text

    def sizes(self) -> list[int]:
        """Return the number of Items in each Item deck. (FG-SETUP-11)"""
        return list(self.deck_sizes) or [ITEM_CARDS] * len(self.decks)

    def fault(self) -> Fault | None:
        """Check that each Item deck has a size, or none has."""
        if self.deck_sizes and len(self.deck_sizes) != len(self.decks):
            return "deck_sizes", f"{len(self.decks)} numbers, one for each of 'decks', or none"
        return None


class Map:
    """The spaces of a Location, numbered from 0, with links and distances.

    - first: the number of the Location's first space among the spaces of all Locations.
    - number: the number of each space, by its id.
    - links: by space, the adjacent spaces.
    - panic: by space and die face, where a panicking Victim goes; -1 if the Victim stays.
    - deck: by space, the number of its Item deck; -1 if it has none.
    - distance: by two spaces, the number of steps from the first to the second.
    - rings: by space and distance, the spaces at this distance from it.
    - toward: by target and current space, the next spaces on the shortest paths.
    """

    __slots__ = (
        "first",
        "spaces",
        "number",
        "links",
        "panic",
        "exit",
        "water",
        "deep",
        "deck",
        "distance",
        "rings",
        "toward",
    )

    def __init__(self, location: Location, first: int) -> None:
        spaces = location.spaces
        decks = location.decks
        self.first: Final = first
        self.spaces: Final = spaces
        number = {space.id: at for at, space in enumerate(spaces)}
        self.number: Final[dict[str, int]] = number
        self.links: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([number[other] for other in space.links]) for space in spaces]
        )
        self.panic: Final[tuple[tuple[int, ...], ...]] = tuple([_panic(space.links, number) for space in spaces])
        self.exit: Final[tuple[bool, ...]] = tuple([space.exit for space in spaces])
        self.water: Final[tuple[bool, ...]] = tuple([space.water for space in spaces])
        self.deep: Final[tuple[bool, ...]] = tuple([space.deep for space in spaces])
        self.deck: Final[tuple[int, ...]] = tuple(
            [decks.index(space.id) if space.id in decks else -1 for space in spaces]
        )
        self.distance: Final = distances(self.links)
        self.rings: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple([_rings(far) for far in self.distance])
        self.toward: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
            [_ways(self.links, [far[target] for far in self.distance]) for target in range(len(spaces))]
        )


def _panic(links: dict[str, list[int]], number: dict[str, int]) -> tuple[int, ...]:
    leads = [-1] * 7
    for other, faces in links.items():
        for face in faces:
            leads[face] = number[other]
    return tuple(leads)


def _rings(far: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Group the spaces by their distance, from 0. far: the distance of each space."""
    return tuple([tuple([space for space, steps in enumerate(far) if steps == n]) for n in range(max(far) + 1)])


def _ways(links: tuple[tuple[int, ...], ...], far: list[int]) -> tuple[tuple[int, ...], ...]:
    """Return by space the adjacent spaces that are one step nearer to a target. far: the distance of each space to it.

    (FG-STALK-2)
    """
    return tuple([tuple([other for other in near if far[other] == far[at] - 1]) for at, near in enumerate(links)])


def distances(links: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return a table of the number of steps along the links from each space to each other; -1 without a way.

    (FG-BOARD-1, FG-TARGET-2)
    """
    table: list[tuple[int, ...]] = []
    for start in range(len(links)):
        steps = [-1] * len(links)
        steps[start] = 0
        queue = [start]
        for space in queue:
            for other in links[space]:
                if steps[other] < 0:
                    steps[other] = steps[space] + 1
                    queue.append(other)
        table.append(tuple(steps))
    return tuple(table)
