"""Check the invariants of a state of Don't Go In There."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.engine.state.invariants import each_once
from gloaming.engine.state.zones import EVERYONE, NO_CARD, Field
from gloaming.games.dont_go_in_there.box import NOBODY_HERE, SLOTS, SPACES
from gloaming.games.dont_go_in_there.state import State


def check(fields: Sequence[Field], s: State) -> list[str]:
    """Return a message for each invariant that the state violates."""
    broken = _shape(s)
    return broken or _cards(fields, s) + _meeples(s) + _ghosts(s) + _room_resolved(s)


def _shape(s: State) -> list[str]:
    broken = []
    boards = len(s.box.boards)
    for name in ("room", "cards", "looked", "spaces"):
        if len(getattr(s, name)) != boards:
            broken.append(f"'{name}' needs one entry for each of {boards} boards")
    for name in ("supply", "ghosts", "tableau", "dispelled", "haunted"):
        if len(getattr(s, name)) != s.seats:
            broken.append(f"'{name}' needs one entry for each of {s.seats} seats")
    if broken:
        return broken
    for board in range(len(s.room)):
        room = s.room[board]
        there = room != NOBODY_HERE
        if there and room not in s.box.boards[board]:
            broken.append(f"board {board} cannot show room {room}")
        if len(s.cards[board]) != SLOTS * there or len(s.looked[board]) != SLOTS * there:
            broken.append(f"board {board} has {len(s.cards[board])} slots for cards, not {SLOTS * there}")
        if len(s.spaces[board]) != SPACES * there:
            broken.append(f"board {board} has {len(s.spaces[board])} spaces, not {SPACES * there}")
        for meeple in s.spaces[board]:
            if not NOBODY_HERE <= meeple < s.seats:
                broken.append(f"board {board} holds a meeple of seat {meeple}, which does not exist")
    for kind in s.types + s.first_reached:
        if not 0 <= kind < len(s.box.types):
            broken.append(f"there is no card type {kind}")
    if not (0 <= s.resolver < s.seats and 0 <= s.board < boards and 0 <= s.space < SPACES and 0 <= s.slot < SLOTS):
        broken.append("the acting seat, board, space or slot does not exist")
    if s.resolving and s.room[s.board] == NOBODY_HERE:
        broken.append("a removed board is being resolved")
    if any(face not in (0, 1) for face in s.rolled) or len(s.rolled) > SLOTS * max(s.box.dice):
        broken.append(f"the dice cannot show {s.rolled}")
    return broken


def _cards(fields: Sequence[Field], s: State) -> list[str]:
    wanted = [card for card, kind in enumerate(s.box.kind) if kind in s.types]
    broken = each_once(s, fields, "card", "card of the types in play", wanted)
    if len(s.deck) % SLOTS:
        broken.append(f"the deck must be a multiple of {SLOTS} cards, not {len(s.deck)}")
    for board in range(len(s.room)):
        room = s.room[board]
        if not s.resolving and NO_CARD in s.cards[board]:
            broken.append(f"a card is missing on board {board}, but no room is being resolved")
        if room != NOBODY_HERE:
            hidden = s.box.effect[room].hidden_slot()
            if any(mask != EVERYONE for slot, mask in enumerate(s.looked[board]) if slot != hidden):
                broken.append(f"a card is face down in the {s.box.rooms[room].name}")
    return broken


def _meeples(s: State) -> list[str]:
    broken = []
    standing = [meeple for spaces in s.spaces for meeple in spaces]
    for seat in range(s.seats):
        if s.supply[seat] < 0 or s.supply[seat] + standing.count(seat) != s.meeples:
            broken.append(f"seat {seat} has {s.supply[seat]} + {standing.count(seat)} meeples, not {s.meeples}")
    for board in range(len(s.room)):
        most = 3 if s.resolving and board == s.board else 2
        if SPACES - s.spaces[board].count(NOBODY_HERE) > most and s.spaces[board]:
            broken.append(f"there are more than {most} meeples on board {board}")
    return broken


def _ghosts(s: State) -> list[str]:
    counted = [0] * s.seats
    for event in s.events:
        if event[0] == "ghosts":
            counted[event[1]] += event[2]
        elif event[0] == "passed":
            counted[event[1]] -= event[3]
            counted[event[2]] += event[3]
    if counted != s.ghosts or min(s.ghosts) < 0:
        return [f"the ghosts in the log add up to {counted}, not {s.ghosts}"]
    return []


def _room_resolved(s: State) -> list[str]:
    """Check that `resolving` and the board and space of the acting meeple fit the current step."""
    flow = s.program.flow_of[s.step]
    if s.resolving != (flow not in ("turn", "match")):
        return [f"'resolving' is {s.resolving}, which does not fit the step '{s.program.names[s.step]}'"]
    if not s.resolving:
        return []
    standing = [meeple for meeple in s.spaces[s.board] if meeple != NOBODY_HERE]
    cards = SLOTS - s.cards[s.board].count(NO_CARD)
    if flow == "resolve a room":
        sound = len(standing) == cards == 3 and s.turn == s.resolver
    else:
        sound = standing[:1] == [s.spaces[s.board][s.space]] and cards == len(standing) - (flow == "name a type")
        if flow == "name a type" and sound:
            sound = s.card in s.tableau[standing[0]]
    return [] if sound else [f"board {s.board} and space {s.space} do not fit the step '{s.program.names[s.step]}'"]
