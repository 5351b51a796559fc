"""A table of Final Girl in the middle of a match, with its player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gloaming
from gloaming.engine.match.match import Match
from gloaming.engine.rules.machine import advance
from gloaming.engine.state.positions import dice_showing
from gloaming.games.final_girl.packs import BOX
from gloaming.games.final_girl.position import bonus_items
from tests.games.sitting import Sitting

GAME = gloaming.game("final-girl")

HANS, CAMP = "hans-the-butcher", "camp-happy-trails"
KILLER = [killer.id for killer in BOX.killers].index(HANS)
LOCATION = [location.id for location in BOX.locations].index(CAMP)
MAP = BOX.maps[LOCATION]
"""The film of these tests; the box may hold others."""

SPACE = MAP.number
ITEM = {item.id: number for number, item in enumerate(BOX.items)}
EVENT = {event.id: number for number, event in enumerate(BOX.events)}
FREE = ("walk", "walk", "focus", "focus", "weak-attack", "short-rest")


class Position(Sitting):
    """A match with everything that its player sees. Cards, spaces and Items have their ids, dice their faces."""

    def offers(self, what: str) -> bool:
        """Whether a button begins with these words."""
        return any([label.startswith(what) for label in self.labels])

    def pick(self, *labels: str, dice: Sequence[int] = ()) -> Position:
        """Choose options in sequence, each by its label or a unique beginning of it.

        dice: the faces that are rolled next.
        """
        if dice:
            self.roll(*dice)
        for label in labels:
            there = self.labels
            chosen = [i for i, offered in enumerate(there) if offered == label]
            chosen = chosen or [i for i, offered in enumerate(there) if offered.startswith(label)]
            assert len(chosen) == 1, f"{label!r} is on offer {len(chosen)} times; {self.prompt} {there}"
            self.match.pick(chosen[0])
            self.sound()
        return self

    def roll(self, *dice: int) -> None:
        """Set the faces that the next dice show."""
        state: Any = self.match._state
        state.dice = dice_showing([[face] for face in dice])

    def play(self, card: str, *dice: int) -> Position:
        """Play an Action card by name, roll these dice, and leave them unchanged."""
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
        """The Killer's space; "" while he is off the board."""
        return str(next((space["id"] for space in self.view["spaces"] if space["killer"]), ""))

    @property
    def minions(self) -> list[str]:
        """The spaces of the Minions, in the order in which they came."""
        return [str(minion["at"]) for minion in self.view["minions"]]

    @property
    def victims(self) -> dict[str, int]:
        """The ordinary Victims by space."""
        return {space["id"]: space["victims"] for space in self.view["spaces"] if space["victims"]}

    @property
    def specials(self) -> dict[str, str]:
        """The spaces of the Special Victims, by their Events."""
        return {special["event"]: special["at"] for special in self.view["specials"]}

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
        """Return the Item deck of a space, from the top, with hidden cards."""
        return [BOX.items[item].id for item in self.state.decks[BOX.locations[LOCATION].decks.index(space)]]

    def seen_deck(self, space: str) -> list[str]:
        """Return the Item deck of a space as the player sees it."""
        cards: list[str] = next(deck["cards"] for deck in self.view["decks"] if deck["space"] == space)
        return cards

    @property
    def terror(self) -> list[str]:
        """The Terror deck with hidden cards."""
        return [BOX.terror_ids[card] for card in self.state.terror]

    @property
    def dice(self) -> list[int]:
        """The dice on the table."""
        rolled: list[int] = self.view["roll"]["dice"]
        return rolled

    def told(self, seat: int | None = 0) -> list[str]:
        """Return the log in words."""
        return super().told(seat)

    def events(self, *verbs: str) -> list[list[Any]]:
        """Return the events as the girl knows them; or only those with these verbs."""
        return [entry["event"] for entry in self.match.events(0) if not verbs or entry["event"][0] in verbs]


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
    power: str = "",
    powers: Sequence[str] = (),
    finale: str = "",
    revealed: bool = False,
    girl_token: int = 0,
    killer_token: int = 0,
    covered: Sequence[int] = (),
    dice: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Position:
    """Set up a table at the start of a phase; the rules then run to the first prompt.

    Numbers are those printed; `row` of the Bloodlust track counts from 1. health, killer_health: full by default.
    specials: Events of Special Victims and their spaces. decks: Items by Search space, from the top; those not
    named hold one face-up card that no test needs. terror: from the top; ten cards by default. power: face down
    unless among `powers`, which are revealed. revealed: whether the Finale is. girl_token, killer_token: the health
    on the backs of the Final Health tokens. covered: Victim-Saved spaces, from 0. dice: the faces rolled next.
    power, finale: by default one that no test of Hans needs, or the first of another Killer. fields: any other fields
    of the state, with spaces by number; minions, minion_kinds: spaces and reference cards, also by id.
    """
    chosen = _chosen(**(options or {}))
    number = [killer.id for killer in BOX.killers].index(chosen["killer"])
    place = [location.id for location in BOX.locations].index(chosen["location"])
    chosen.setdefault("setup", "bonfire" if place == LOCATION else BOX.setups[BOX.setups_of[place][0]].id)
    power = power or ("wide-swing" if number == KILLER else BOX.powers[BOX.powers_of[number][0]].id)
    finale = finale or ("red-supper" if number == KILLER else BOX.finales[BOX.finales_of[number][0]].id)
    match = GAME.new(seats=1, seed=0, options={"girl": girl, **chosen})
    s: Any = match._state
    lasting = [*events, *(specials or {})]
    over = [BOX.events[event].id for event in BOX.events_of[place] if BOX.events[event].id not in lasting]
    deck = over if event_deck is None else list(event_deck)
    tokens = {token.health: token.id for token in BOX.tokens}
    shown = [bool(fields.get("white")), bool(fields.get("killer_white"))]
    backs = [[tokens[girl_token]], [] if BOX.killers[number].nobody else [tokens[killer_token]]]
    plain = [BOX.terror_ids[card] for card in BOX.terrors_of(number, place) if BOX.terrors[card].minor is None]
    position = {
        "phase": "turn" if phase == "action" else phase,
        "round": 0 if phase == "action" else 1,
        "at": at,
        "killer": killer or "",
        "health": health,
        "killer_health": killer_health,
        "time": time,
        "horror": horror,
        "row": row,
        "dead": dead,
        "victims": victims or {},
        "specials": specials or {},
        "covered": list(covered),
        "hand": list(hand),
        "discard": list(discard),
        "held": list(held),
        "backpack": list(backpack),
        "decks": _decks(s, [*held, *backpack], decks or {}, face_up),
        "terror": plain[:10] if terror is None else list(terror),
        "minors": minors or {},
        "events": lasting,
        "event_deck": deck,
        "event_discard": [event for event in over if event not in deck],
        "finale_up" if revealed else "finale": [finale],
        "power": [] if power in powers else [power],
        "powers": list(powers),
        "girl_token": [] if shown[0] else backs[0],
        "killer_token": [] if shown[1] else backs[1],
        "tokens_shown": [back for token, white in zip(backs, shown, strict=True) if white for back in token],
        "white": shown[0],
        "killer_white": shown[1],
        "rolls": list(dice),
    }
    assert GAME.rules.positions is not None
    GAME.rules.positions.arrange(s, position)
    s.power_box = tuple(sorted(s.power_box))
    if "minions" in fields:
        fields["minions"] = tuple([s.map.number.get(at, at) for at in fields["minions"]])
        cards = {minion.id: kind for kind, minion in enumerate(s.box.minions)}
        kinds = tuple([cards[kind] for kind in fields.get("minion_kinds", ())]) or s.kinds[:1] * len(fields["minions"])
        fields["minion_kinds"] = kinds
        fields.setdefault("minion_health", tuple([s.box.minions[kind].health for kind in kinds]))
    for name, value in fields.items():
        assert hasattr(s, name), f"the table has no field {name!r}"
        setattr(s, name, value)
    return Position(Match(GAME, match.settings, None, None, s, advance(s)))


def _decks(s: Any, here: Sequence[str], decks: Mapping[str, Sequence[str]], face_up: bool) -> dict[str, list[str]]:
    """Return the Item decks; those that no test names hold one card that no test needs."""
    own = BOX.items_of[s.location] + bonus_items(s)
    left = [BOX.items[item].id for item in own]
    left = [item for item in left if item not in (*here, *[item for deck in decks.values() for item in deck])]
    piles = {space: list(decks[space]) if space in decks else [left.pop()] for space in BOX.locations[s.location].decks}
    return {
        space: [item if face_up and not nth else f"?{item}" for nth, item in enumerate(pile)]
        for space, pile in piles.items()
    }


def new(seed: int = 0, **options: Any) -> Position:
    """A fresh match."""
    return Position(GAME.new(seats=1, seed=seed, options=_chosen(**options)))


def _chosen(**options: Any) -> dict[str, Any]:
    return {"killer": HANS, "location": CAMP, **options}


def _names(cards: tuple[int, ...]) -> list[str]:
    return sorted([BOX.actions[BOX.name_of[card]].id for card in cards])
