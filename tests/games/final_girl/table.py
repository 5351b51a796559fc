"""A table of Final Girl in the middle of a match, and a player who sits at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import gloaming
from gloaming.engine.match.match import Match
from gloaming.engine.rules.machine import advance
from gloaming.engine.state.dice import Dice, seeded
from gloaming.engine.state.log import EventLog
from gloaming.engine.state.zones import EVERYONE
from gloaming.games.final_girl.constants import NORMAL, NOWHERE
from gloaming.games.final_girl.packs import BOX
from tests.games.sitting import Sitting

GAME = gloaming.game("final-girl")

HANS, CAMP = "hans-the-butcher", "camp-happy-trails"
KILLER = [killer.id for killer in BOX.killers].index(HANS)
LOCATION = [location.id for location in BOX.locations].index(CAMP)
MAP = BOX.maps[LOCATION]
"""The film of these tests, whatever other films the box holds."""

ACTION = {action.id: number for number, action in enumerate(BOX.actions)}
SPACE = MAP.number
ITEM = {item.id: number for number, item in enumerate(BOX.items)}
EVENT = {event.id: number for number, event in enumerate(BOX.events)}
POWER = {power.id: number for number, power in enumerate(BOX.powers)}
FINALE = {finale.id: number for number, finale in enumerate(BOX.finales)}
FREE = ("walk", "walk", "focus", "focus", "weak-attack", "short-rest")
PHASES = {
    "action": "turn/action_phase",
    "planning": "turn/planning_phase",
    "killer": "turn/killer_phase",
    "panic": "turn/panic_phase",
    "upkeep": "turn/upkeep_phase",
}


@cache
def falling(faces: tuple[int, ...]) -> int:
    """Dice, by their state, that will show these faces next."""
    for number in range(1, 1_000_000):
        dice = seeded(number)
        start = dice.state
        if all(1 + dice.below(6) == face for face in faces):
            return start
    raise AssertionError(f"no dice found that show {faces}")


class Position(Sitting):
    """A match, with what its player says and sees. Cards, spaces and Items go by their ids, dice by their faces."""

    def offers(self, what: str) -> bool:
        """Whether a button begins with these words."""
        return any([label.startswith(what) for label in self.labels])

    def pick(self, *labels: str, dice: Sequence[int] = ()) -> Position:
        """Choose by a label, or the beginning of one that no other option shares, one after the other.

        dice: the faces that are rolled next.
        """
        if dice:
            self.roll(*dice)
        for label in labels:
            there = self.labels
            chosen = [i for i, one in enumerate(there) if one == label]
            chosen = chosen or [i for i, one in enumerate(there) if one.startswith(label)]
            assert len(chosen) == 1, f"{label!r} is on offer {len(chosen)} times; {self.prompt} {there}"
            self.match.pick(chosen[0])
            self.sound()
        return self

    def roll(self, *dice: int) -> None:
        """The dice will show these faces next."""
        state: Any = self.match._state
        state.dice = Dice(falling(tuple(dice)))

    def play(self, card: str, *dice: int) -> Position:
        """Play an Action card by name, roll these dice, and leave them as they fell."""
        self.pick(f"Play {card}", dice=dice)
        while not self.over and self.prompt in ("Change the roll?", "Anything to do first?"):
            self.pick("Go on")
        return self

    def end_phase(self) -> Position:
        """End the Action phase."""
        return self.pick("End the Action phase")

    def to_killer(self) -> Position:
        """End the Action phase, and buy nothing."""
        self.end_phase()
        if not self.over and self.prompt == "Buy Action cards":
            self.pick("Go on")
        return self

    @property
    def view(self) -> dict[str, Any]:
        """All that the player sees."""
        return self.match.view(0)

    @property
    def phase(self) -> str:
        """The phase, in words."""
        return str(self.view["phase"])

    @property
    def health(self) -> int:
        """The girl's health, her Final Health token counted."""
        return int(self.view["player"]["health"])

    @property
    def time(self) -> int:
        """Time; -1 is the red space."""
        return int(self.view["player"]["time"])

    @property
    def horror(self) -> int:
        """The Horror Level; 0 and 7 are the ends of the track."""
        return int(self.view["player"]["horror"])

    @property
    def killer_health(self) -> int:
        """The Killer's health."""
        return int(self.view["killer"]["health"])

    @property
    def row(self) -> int:
        """The row of the Bloodlust track, from 1."""
        return int(self.view["killer"]["row"]) + 1

    @property
    def girl(self) -> str:
        """The girl's space."""
        return str(next(space["id"] for space in self.view["spaces"] if space["girl"]))

    @property
    def killer(self) -> str:
        """The Killer's space."""
        return str(next(space["id"] for space in self.view["spaces"] if space["killer"]))

    @property
    def victims(self) -> dict[str, int]:
        """The ordinary Victims by space."""
        return {space["id"]: space["victims"] for space in self.view["spaces"] if space["victims"]}

    @property
    def specials(self) -> dict[str, str]:
        """The spaces of the Special Victims, by their Events."""
        return {one["event"]: one["at"] for one in self.view["specials"]}

    @property
    def dead(self) -> int:
        """The Victims in the Dead space."""
        return int(self.view["dead"])

    @property
    def hand(self) -> list[str]:
        """The names of the Action cards in hand."""
        return _names(self.state.hand)

    @property
    def discard(self) -> list[str]:
        """The names of the Action cards in the discard pile."""
        return _names(self.state.discard)

    @property
    def tableau(self) -> list[str]:
        """The names of the Action cards in the tableau."""
        return _names(self.state.tableau)

    @property
    def held(self) -> list[str]:
        """The Items in the hands."""
        return [BOX.items[item].id for item in self.state.held]

    @property
    def backpack(self) -> list[str]:
        """The Items in the backpack."""
        return [BOX.items[item].id for item in self.state.backpack]

    def deck(self, space: str) -> list[str]:
        """The Item deck of a space, from the top, as it really lies."""
        return [BOX.items[item].id for item in self.state.decks[BOX.locations[LOCATION].decks.index(space)]]

    def seen_deck(self, space: str) -> list[str]:
        """The Item deck of a space as the player sees it."""
        found: list[str] = next(one["cards"] for one in self.view["decks"] if one["space"] == space)
        return found

    @property
    def terror(self) -> list[str]:
        """The Terror deck, as it really lies."""
        return [BOX.terror_ids[card] for card in self.state.terror]

    @property
    def dice(self) -> list[int]:
        """The dice on the table."""
        rolled: list[int] = self.view["roll"]["dice"]
        return rolled

    def told(self, seat: int | None = 0) -> list[str]:
        """All that has happened, in words."""
        return super().told(seat)

    def events(self, *verbs: str) -> list[list[Any]]:
        """What has happened, as the girl knows it; or only what has these verbs."""
        return [one["event"] for one in self.match.events(0) if not verbs or one["event"][0] in verbs]


def given(
    phase: str = "action",
    *,
    girl: str = "laurie",
    at: str = "sw-exit",
    killer: str | None = "north-woods",
    victims: Mapping[str, int] | None = None,
    specials: Mapping[str, str] | None = None,
    hand: Sequence[str] = FREE,
    discard: Sequence[str] = (),
    health: int = 0,
    killer_health: int = 0,
    time: int = 6,
    horror: int = 3,
    row: int = 1,
    dead: int = 0,
    held: Sequence[str] = (),
    backpack: Sequence[str] = (),
    decks: Mapping[str, Sequence[str]] | None = None,
    face_up: bool = True,
    terror: Sequence[str] | None = None,
    minors: Mapping[str, int] | None = None,
    events: Sequence[str] = (),
    event_deck: Sequence[str] | None = None,
    power: str = "wide-swing",
    powers: Sequence[str] = (),
    finale: str = "red-supper",
    revealed: bool = False,
    girl_token: int = 0,
    killer_token: int = 0,
    covered: Sequence[int] = (),
    dice: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Position:
    """A table at the start of a phase; then the rules go on to the first question.

    Numbers are those printed; `row` of the Bloodlust track counts from 1. health, killer_health: full unless given.
    specials: Events of Special Victims and their spaces. decks: Items by Search space, from the top; those not named
    hold one face-up card that nobody has asked for. terror: from the top; ten cards when not given. power: lies
    face down unless among `powers`, which are revealed. revealed: whether the Finale is. girl_token, killer_token: the
    health on the backs of the Final Health tokens. covered: Victim-Saved spaces, from 0. dice: the faces rolled
    next. fields: any others of the state.
    """
    match = GAME.new(seats=1, seed=0, options=_chosen(girl=girl, setup="bonfire", **(options or {})))
    s: Any = match._state
    s.girl_space = SPACE[at]
    s.killer_space = NOWHERE if killer is None else SPACE[killer]
    s.victims = [(victims or {}).get(space, 0) for space in SPACE]
    assert set(victims or {}) <= set(SPACE), f"there is no such space: {victims}"
    s.supply = s.most_victims - sum(s.victims) - len(covered) - dead
    s.dead, s.saved, s.covered = dead, len(covered), tuple(covered)
    s.health = health or BOX.girls[s.girl].health
    s.killer_health = killer_health or BOX.killers[KILLER].health
    s.time, s.horror, s.row = time, horror, row - 1
    _lay_actions(s, hand, discard)
    _lay_items(s, held, backpack, decks or {}, face_up)
    _lay_terror(s, terror, minors or {})
    _lay_events(s, events, event_deck, specials or {})
    own = [number for number in BOX.powers_of[KILLER] if s.epic or not BOX.powers[number].epic]
    s.powers_up = tuple([POWER[one] for one in powers])
    s.power = () if POWER[power] in s.powers_up else (POWER[power],)
    s.power_box = tuple([one for one in own if one not in s.powers_up + s.power])
    s.finale, s.finale_up = ((), (FINALE[finale],)) if revealed else ((FINALE[finale],), ())
    s.finale_box = tuple([one for one in BOX.finales_of[KILLER] if one != FINALE[finale]])
    tokens = list(range(len(BOX.tokens)))
    for name, back, white in (("girl_token", girl_token, "white"), ("killer_token", killer_token, "killer_white")):
        token = next(one for one in tokens if BOX.tokens[one].health == back)
        tokens.remove(token)
        setattr(s, name, () if fields.get(white) else (token,))
        s.tokens_shown += (token,) if fields.get(white) else ()
    s.token_box = tuple(tokens)
    s.todo, s.tunnel, s.secrets, s.events = (), (), {}, EventLog()
    s.steps, s.ended, s.next_time, s.round = 0, False, 0, 0 if phase == "action" else 1
    for name, value in fields.items():
        assert hasattr(s, name), f"the table has no field {name!r}"
        setattr(s, name, value)
    if dice:
        s.dice = Dice(falling(tuple(dice)))
    s.stand([(s.program.numbers["match/take_turns"], ()), (s.program.numbers[PHASES[phase]], ())])
    return Position(Match(GAME, match.settings, None, None, s, advance(s)))


def new(seed: int = 0, **options: Any) -> Position:
    """A fresh match."""
    return Position(GAME.new(seats=1, seed=seed, options=_chosen(**options)))


def _chosen(**options: Any) -> dict[str, Any]:
    return {"killer": HANS, "location": CAMP, **options}


def _names(cards: tuple[int, ...]) -> list[str]:
    return sorted([BOX.actions[BOX.name_of[card]].id for card in cards])


def _lay_actions(s: Any, hand: Sequence[str], discard: Sequence[str]) -> None:
    left = list(range(len(BOX.name_of)))
    piles: list[list[int]] = [[], []]
    for pile, names in zip(piles, (hand, discard), strict=True):
        for name in names:
            card = next((one for one in left if BOX.name_of[one] == ACTION[name]), None)
            assert card is not None, f"there are not so many cards named {name!r}"
            left.remove(card)
            pile.append(card)
    s.hand, s.discard, s.tableau = tuple(piles[0]), tuple(piles[1]), tuple(left)


def _lay_items(
    s: Any, held: Sequence[str], backpack: Sequence[str], decks: Mapping[str, Sequence[str]], face_up: bool
) -> None:
    s.held = tuple([ITEM[name] for name in held])
    s.backpack = tuple([ITEM[name] for name in backpack])
    s.item_discard = ()
    s.uses = tuple([BOX.items[item].uses if item in s.held + s.backpack else 0 for item in range(len(BOX.items))])
    named = [ITEM[name] for deck in decks.values() for name in deck]
    here = list(BOX.items_of[s.location] + (BOX.bonus_of[s.girl] if s.bonus else ()))
    box = [item for item in here if item not in s.held + s.backpack and item not in named]
    for number, space in enumerate(BOX.locations[s.location].decks):
        pile = [ITEM[name] for name in decks[space]] if space in decks else [box.pop()]
        s.decks[number] = tuple(pile)
        s.decks_looked[number] = tuple([EVERYONE if face_up and not place else 0 for place in range(len(pile))])
    s.item_box = tuple(box)


def _lay_terror(s: Any, terror: Sequence[str] | None, minors: Mapping[str, int]) -> None:
    left = list(BOX.terrors_of(KILLER, LOCATION))

    def take(name: str) -> int:
        card = next((one for one in left if name in (BOX.terror_ids[one], BOX.terrors[one].id)), None)
        assert card is not None, f"there are not so many Terror cards {name!r}"
        left.remove(card)
        return card

    s.minors = tuple([take(name) for name in minors])
    s.minor_health = tuple(minors.values())
    if terror is None:
        s.terror = tuple([card for card in left if BOX.terrors[card].minor is None][:10])
    else:
        s.terror = tuple([take(name) for name in terror])
    s.terror_looked = (0,) * len(s.terror)
    s.terror_box = tuple([card for card in left if card not in s.terror])
    s.terror_drawn = s.terror_discard = ()


def _lay_events(s: Any, events: Sequence[str], event_deck: Sequence[str] | None, specials: Mapping[str, str]) -> None:
    s.special_at, s.special_card = (NOWHERE,) * NORMAL, (NOWHERE,) * NORMAL
    s.events_here = tuple([EVENT[name] for name in (*events, *specials)])
    for name, space in specials.items():
        special = BOX.events[EVENT[name]].special
        assert special is not None
        kind = special.kind
        s.special_at = s.special_at[:kind] + (SPACE[space],) + s.special_at[kind + 1 :]
        s.special_card = s.special_card[:kind] + (EVENT[name],) + s.special_card[kind + 1 :]
    rest = [event for event in BOX.events_of[LOCATION] if event not in s.events_here]
    s.event_deck = tuple(rest if event_deck is None else [EVENT[name] for name in event_deck])
    s.event_discard = tuple([event for event in rest if event not in s.event_deck])
