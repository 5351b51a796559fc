"""An independent referee that checks the events of whole matches against the rulebook."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gloaming.engine.state.dice import seeded
from gloaming.engine.state.log import Event
from gloaming.games.fatal_frame.ghosts import Ghost
from gloaming.games.fatal_frame.packs import BOX
from tests.games.fatal_frame.table import Position, new


def ghost(card: int) -> Ghost:
    """Return a Ghost of the main deck."""
    entry = BOX.entry[BOX.kind[card]]
    assert isinstance(entry, Ghost)
    return entry


def power(fought: int) -> int:
    """Return the Power of a Ghost or Boss."""
    return BOX.bosses[fought - BOX.first_boss].power if fought >= BOX.first_boss else ghost(fought).power


class Referee:
    """A referee that follows the events and raises on a violation."""

    def __init__(self) -> None:
        self.seat = -1
        self.drew = False
        self.failed = False
        self.plays = 0
        self.last_played_ghost = False
        self.least = 0
        self.fought = -1
        self.dice: list[int] = []
        self.boss_die = 0

    def read(self, verb: str, *rest: int) -> None:
        """Process the next event."""
        act = getattr(self, f"on_{verb.replace('-', '_')}", None)
        if act is not None:
            act(*rest)

    def on_turn(self, seat: int, _: int) -> None:
        """Start a new turn."""
        self.seat, self.drew, self.failed, self.plays, self.last_played_ghost, self.least = (
            seat,
            False,
            False,
            0,
            False,
            0,
        )

    def on_drew(self, seat: int, _: int) -> None:
        """Only the current player draws."""
        if self.seat >= 0:
            assert seat == self.seat
            self.drew = True

    def on_faced(self, seat: int, fought: int) -> None:
        """Fights come after the draw, at one Location in ascending Power, and none after a failure."""
        assert seat == self.seat
        assert self.drew
        assert not self.failed
        assert not self.plays
        assert power(fought) >= self.least
        self.fought, self.least = fought, power(fought)

    def on_rolled(self, _: int, boss_die: int, *dice: int) -> None:
        """1 to 4 dice, and the Boss die against a Boss alone."""
        assert 1 <= len(dice) <= 4
        assert (boss_die > 0) == (self.fought >= BOX.first_boss)
        self.dice, self.boss_die = list(dice), boss_die

    def on_added(self, _: int, more: int, *dice: int) -> None:
        """No die above 6."""
        self.dice = [min(6, die + more) for die in self.dice]
        assert tuple(self.dice) == dice

    def on_subtracted(self, _: int, less: int, *dice: int) -> None:
        """No die below 1."""
        self.dice = [max(1, die - less) for die in self.dice]
        assert tuple(self.dice) == dice

    def on_raised(self, _: int, number: int, value: int) -> None:
        """A die is raised to at most 6, by an Orb or Blast."""
        before = self.boss_die if number < 0 else self.dice[number]
        assert value in (before + 1, min(6, before + 2))
        assert value <= 6
        if number < 0:
            self.boss_die = value
        else:
            self.dice[number] = value

    def on_captured(self, _: int, card: int) -> None:
        """A Ghost is captured by a die above its Power, or by a card."""
        if self.fought == card:
            assert max(self.dice) > power(card)
            self.fought = -1
        else:
            assert self.plays
            assert power(card) <= 3

    def on_struck(self, _: int, boss: int, beads: int, life: int) -> None:
        """Each 6 removes one bead, at most two."""
        sixes = self.dice.count(6)
        assert min(sixes, beads + life) <= beads <= 2 * sixes

    def on_failed(self, _: int, fought: int) -> None:
        """A player fails without a die above the Power, or against a Boss with beads."""
        assert fought >= BOX.first_boss or max(self.dice) <= power(fought)
        self.failed, self.fought = True, -1

    def on_thrown_out(self, _: int, die: int) -> None:
        """A final die must equal the Boss die."""
        assert die == self.boss_die
        assert die in self.dice

    def on_stood_firm(self, _: int) -> None:
        """A final die must equal the Boss die here too."""
        assert self.boss_die in self.dice

    def on_followed(self, seat: int, card: int) -> None:
        """Only Chase Ghosts follow, and only the current player."""
        assert seat == self.seat
        assert ghost(card).chase

    def on_vanished(self, card: int) -> None:
        """Only blue Ghosts vanish."""
        assert ghost(card).blue

    def on_haunted(self, seat: int, card: int, *on: int) -> None:
        """A Ghost is played, on one player or on those at one Location."""
        assert on
        self._plays(seat, True)

    def on_found(self, seat: int, _: int) -> None:
        """An Item is played."""
        self._plays(seat, False)

    def on_upgraded(self, seat: int, _: int) -> None:
        """An Upgrade is played."""
        self._plays(seat, False)

    def on_acted(self, seat: int, _: int) -> None:
        """An Action is played."""
        self._plays(seat, False)

    def _plays(self, seat: int, is_ghost: bool) -> None:
        assert seat == self.seat
        assert self.plays == 0 or (self.plays == 1 and self.last_played_ghost)
        self.plays += 1
        self.last_played_ghost = is_ghost

    def on_went(self, seat: int, *_: int) -> None:
        """At another Location the order of Ghosts starts again."""
        if seat == self.seat:
            self.least = 0

    on_left = on_put_out = on_walked = on_went

    def on_entered(self, seat: int, house: int, *rooms: int) -> None:
        """A path has as many Interior Locations as the house."""
        self.on_went(seat)
        assert len(rooms) == BOX.exteriors[house].rooms
        assert len(set(rooms)) == len(rooms)
        assert all([0 <= room < len(BOX.interiors) for room in rooms])


def played(seats: int, seed: int, most: int) -> Iterator[tuple[Position, list[Event]]]:
    """Play a random match, and yield the events since each previous choice."""
    table = new(seats, seed)
    chance = seeded(seed, "referee")
    seen = 0
    while not table.over and seen < most:
        events = table.state.events.since(seen)
        seen += len(events)
        yield table, events
        table.match.pick(chance.below(len(table.options)))
    yield table, table.state.events.since(seen)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_referee_has_no_objection(seats: int, seed: int) -> None:
    referee = Referee()
    for table, events in played(seats, seed, 3000):
        for verb, *rest in events:
            referee.read(str(verb), *rest)
            if str(verb) == "boss-appeared":
                assert table.points(rest[0]) >= table.view()["threshold"]
        table.sound()
