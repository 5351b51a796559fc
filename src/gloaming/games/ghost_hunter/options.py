"""The options of Ghost Hunter 13. Each declares a verb, a label and the numbers that it contains."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.engine.phrases import begun, listed
from gloaming.engine.rules.declarations import Declared, Number
from gloaming.engine.state import meanings
from gloaming.games.ghost_hunter import axes
from gloaming.games.ghost_hunter.constants import (
    CELLS,
    FLOORS,
    HUNTERS,
    NONE,
    SEATS,
    SEEN,
    SIDES,
    SLIDE,
    WAYS,
    WIDE,
    door_tile,
    door_way,
)
from gloaming.games.ghost_hunter.events import (
    DEED,
    EVENT,
    INSANITY,
    MONSTER,
    MOOD,
    PLAIN_ITEM,
    POOL,
    RAISE,
    SIDE,
    SUSPECT,
    TILE,
    TOKEN,
    WHO,
)
from gloaming.games.ghost_hunter.generated.flows import AgreeArgs, LayATileArgs, OpenArgs, PutBackArgs
from gloaming.games.ghost_hunter.pieces import cell_piece, seat_piece, way_piece
from gloaming.games.ghost_hunter.rules.answers import asked_hunter
from gloaming.games.ghost_hunter.rules.board import cell_beyond, printed_doors, turned
from gloaming.games.ghost_hunter.rules.card_words import line_words
from gloaming.games.ghost_hunter.rules.carrying import owner_of
from gloaming.games.ghost_hunter.rules.deeds.escort import companion_name
from gloaming.games.ghost_hunter.rules.minds import courts
from gloaming.games.ghost_hunter.rules.sentences import (
    FLOOR_NAMES,
    MOODS,
    RAISED,
    REPLIES,
    monster_does,
    way_name,
    with_the,
)
from gloaming.games.ghost_hunter.rules.turns import lands_on
from gloaming.games.ghost_hunter.rules.verbs.offer import Offer
from gloaming.games.ghost_hunter.rules.verbs.peek import pile
from gloaming.games.ghost_hunter.state import State

MANY: Final = 4
"""The number of possible Item offers from which they are shown in groups."""

HUNTER: Final[Number[Any]] = Number(
    HUNTERS,
    lambda s, hunter: s.sheet(hunter).name,
    lambda s, hunter: s.sheet(hunter).id,
    id=lambda s, hunter: s.sheet(hunter).id,
    axis=axes.HUNTER,
)
HUNTER_OR_YOU: Final = HUNTER.labeled(
    lambda s, hunter: (
        "yourself" if hunter == asked_hunter(s) and s.owner.count(s.owner[hunter]) == 1 else s.sheet(hunter).name
    )
)
"""A hunter on whom something is used, "yourself" for the asked player's only hunter."""
WAY_IDS: Final = (*SIDES, "far", "stairs", "slide", "climb")
"""The names of the ways out of a tile in the ids of options, in the order of their numbers."""
WAY: Final[Number[Any]] = Number(
    WAYS, lambda s, way: way_name(way), lambda s, way: way_piece(way), id=lambda s, way: WAY_IDS[way]
)
QUARTERS: Final[Number[Any]] = Number(4)
PLACE: Final[Number[Any]] = Number(SEEN)
SEAT: Final[Number[Any]] = Number(SEATS, id=lambda s, seat: seat_piece(seat), axis=meanings.SEAT)
REPLY: Final[Number[Any]] = Number(len(REPLIES), id=lambda s, reply: ("always", "in-need", "never")[reply])
NAMED_SUSPECT: Final = SUSPECT.labeled(lambda s, suspect: with_the(s.scenario_entry().suspects[suspect]))


def _which(s: State, tile: int) -> str:
    """Return the name of a tile on the map.

    If another tile has the same name, add the position relative to that tile.
    """
    name = s.box.names[tile]
    at = s.cell[tile]
    for other, there in enumerate(s.cell):
        if there >= 0 and other != tile and s.box.names[other] == name:
            if at // CELLS != there // CELLS:
                return f"{name} on the {FLOOR_NAMES[at // CELLS % len(FLOORS)]}"
            south, east = at // WIDE - there // WIDE, at % WIDE - there % WIDE
            sides = [side for side, lies in (("north", south < 0), ("south", south > 0)) if lies]
            sides += [side for side, lies in (("west", east < 0), ("east", east > 0)) if lies]
            return f"{'-'.join(sides)}ern {name}"
    return name


ON_THE_MAP: Final = TILE.labeled(_which)


def _doors(s: State, tile: int) -> str:
    """Return the doors of a drawn tile before it is rotated, as text, "" for a Tower, whose doors
    depend on its floor.
    """
    return "" if s.box.tiles[tile].tower else _door_words(s.box.doors[tile])


def _door_words(doors: int) -> str:
    """Return a text that lists some doors. doors: one bit for each side."""
    return f"doors {listed([name for side, name in enumerate(SIDES) if doors >> side & 1])}" if doors else ""


def _companion(s: State) -> str:
    return companion_name(s.scenario_entry())


def _lead(s: State) -> str:
    """Return the label of the option to lead the companion, with the name of the hunter who leads the companion now."""
    leader = "" if s.led_by == NONE else f" instead of {s.sheet(s.led_by).name}"
    return f"Lead {_companion(s)}{leader}"


def _character(s: State, who: int) -> str:
    name = s.box.characters[who].name
    return f"Continue as {name}" if s.campaign and s.had[s.hunter] == who else name


def _go(s: State, way: int) -> str:
    there = lands_on(s, way)
    name = f"the {s.box.names[there]}" if there >= 0 else "an unopened room"
    return f"Go to {name}" if way != SLIDE else f"Slide {way_name(way)}"


def _by(s: State, way: int) -> str:
    return "" if way == SLIDE else f"by {way_name(way)}"


def _going(s: State, way: int) -> list[str]:
    there = lands_on(s, way)
    return [s.box.ids[there], way_piece(way)] if there >= 0 else [way_piece(way)]


def _opening(s: State, way: int) -> list[str]:
    return [way_piece(way), cell_piece(cell_beyond(s, s.at[s.hunter], way))]


def _beside(s: State, tile: int, way: int) -> list[str]:
    return [s.box.ids[tile], way_piece(way), cell_piece(cell_beyond(s, tile, way))]


def _laying(s: State) -> tuple[int, int]:
    """Return the tile that is being laid, and the cell where it will lie."""
    if s.program.flow_of[s.step] == "lay the pair":
        tile, door = s.args
        return tile, cell_beyond(s, door_tile(door), door_way(door))
    named: OpenArgs | LayATileArgs = s.named
    if isinstance(named, OpenArgs):
        return s.drawn[0], cell_beyond(s, named.tile, named.way)
    return s.drawn[0], cell_beyond(s, door_tile(named.door), door_way(named.door))


def _turning(s: State, quarters: int) -> list[str]:
    return [cell_piece(_laying(s)[1]), f"turn-{quarters}"]


def _leading(s: State, quarters: int) -> str:
    """Return a text that lists the doors of the tile that is being laid, rotated by these quarter turns."""
    return _door_words(turned(printed_doors(s, *_laying(s)), quarters))


def _turn(s: State, quarters: int) -> str:
    return ("As it lies", "A quarter turn", "A half turn", "Three quarter turns")[quarters]


def _raise(s: State, what: int) -> str:
    if what < 4:
        return f"Raise {RAISED[what]} to {s.ability(s.hunter, what) + 1}"
    most = s.most_hp(s.hunter) if what == 4 else s.first_mp(s.hunter)
    return f"Raise {RAISED[what]} to {most + 2}"


def _line(s: State, card: int, first: bool) -> str:
    for effect in s.box.event(card).does:
        if isinstance(effect, Offer):
            line = effect.first if first else effect.second
            words = line_words(line) if line else "do nothing"
            return words[:1].upper() + words[1:]
    return ""


def _top(s: State, place: int) -> str:
    look: PutBackArgs = s.named
    cards = pile(s, look.pile, look.hunter)
    seen = cards[len(cards) - look.left :]
    return f"{s.box.names[seen[place]]} lowest" if place < len(seen) else "Lowest"


def _mood(s: State, who: int, mood: int) -> str:
    alone = s.owner.count(s.owner[who]) == 1
    return f"Seem {MOODS[mood]}" if alone else f"{s.sheet(who).name} seems {MOODS[mood]}"


def _seeming(s: State, who: int, mood: int) -> str:
    alone = s.owner.count(s.owner[who]) == 1
    return f"{'You seem' if alone else f'{s.sheet(who).name} seems'} {MOODS[s.moods[who]]}; change to"


def _seemingly(s: State, who: int, mood: int) -> str:
    return MOODS[mood]


def _walk(s: State, monster: int, tile: int) -> str:
    return begun(f"{monster_does(s.box, monster, 'moves', 'move')} to the {_which(s, tile)}")


def _reply(s: State, seat: int, reply: int) -> str:
    return f"Ask me {REPLIES[reply]}" if reply < 2 else "Do not ask me: let it happen, even a fall"


def _asking(s: State, seat: int, reply: int) -> str:
    return f"Ask me {REPLIES[s.replies[seat]]}; change to"


def _when(s: State, seat: int, reply: int) -> str:
    return REPLIES[reply] if reply < 2 else f"{REPLIES[reply]}: let it happen, even a fall"


def _numeral(s: State, card: int) -> str:
    free = s.program.flow_of[s.step] in ("ease", "calm")
    return f"Discard the {s.box.names[card]}" if free else f"Use the {_court(s)}: discard the {s.box.names[card]}"


def _help(s: State, other: int) -> str:
    return f"Use the {_court(s)}: take a number card from {s.sheet(other).name}"


def _court(s: State) -> str:
    """Return the name of the Court card or Ace that this option would discard. (GH-ACE-1)"""
    return s.box.names[courts(s, asked_hunter(s))[0]]


def _many_exchanges(s: State) -> bool:
    """Return whether the turn player can make at least MANY Item offers, so that they are shown in groups.

    (GH-CARRY-1)
    """
    if not s.item_point or s.program.flow_of[s.step] != "do something":
        return False
    own = len(s.held[s.hunter])
    held = [len(s.held[other]) for other in s.hunters_on(s.at[s.hunter]) if other != s.hunter]
    return own * len(held) + (own + 1) * sum(held) >= MANY


def _among(name: str) -> Callable[..., str]:
    """Return a function that returns this group name for an option while Item offers are shown in
    groups, otherwise "".
    """
    return lambda s, *numbers: name if _many_exchanges(s) else ""


def _with(s: State, other: int) -> str:
    """Return the name of the group for Item offers to a hunter, "" while the offers are not grouped."""
    return f"With {s.sheet(other).name}" if _many_exchanges(s) else ""


def _beside_the_name(words: Callable[..., str]) -> Callable[..., str]:
    """Return a function that returns the short label of an Item offer within its group, "" while the offers are not
    grouped.

    words: the function that returns the short label.
    """
    return lambda s, *numbers: words(s, *numbers) if _many_exchanges(s) else ""


def _swapping(s: State, card: int, theirs: int) -> str:
    return "Swap Items" if _many_exchanges(s) else ""


def _standing(s: State, who: int, what: int) -> str:
    return "Mood and standing answer"


def _swap(s: State, card: int, theirs: int) -> str:
    return f"Give the {s.box.names[card]} to {s.sheet(owner_of(s, theirs)).name} for the {s.box.names[theirs]}"


def _agree(s: State) -> str:
    exchange: AgreeArgs = s.named
    given, taken = exchange.given, exchange.wanted
    whom = s.sheet(s.hunter).name
    if given < 0:
        return f"Agree: give the {s.box.names[taken]} to {whom}"
    back = f", give the {s.box.names[taken]}" if taken >= 0 else ""
    return f"Agree: get the {s.box.names[given]} from {whom}{back}"


WAYS_OUT: Final = _among("Ways")
HERE: Final = _among("Here")

OPTIONS: Final[tuple[Declared[Any], ...]] = (
    Declared("character", _character, who=WHO),
    Declared("raise", _raise, what=RAISE),
    Declared("later", "Keep the raise for a later scenario"),
    Declared("go", _go, pieces=_going, detail=_by, group=WAYS_OUT, way=WAY),
    Declared("open", "Open {way}", pieces=_opening, group=WAYS_OUT, way=WAY),
    Declared("break-out", "Try to break out of the room", group=WAYS_OUT),
    Declared("pick-lock", "Try to open the locks", group=WAYS_OUT),
    Declared("unlock", "Open the locks of the {tile} with a Key", group=WAYS_OUT, tile=TILE),
    Declared("stay", "Stay, and make a Falling check", group=WAYS_OUT),
    Declared("act", "{deed}", group=HERE, deed=DEED),
    Declared("use", "Use the {card} on {on}", group=HERE, card=PLAIN_ITEM, on=HUNTER_OR_YOU),
    Declared("find", "Take the face-down Item here", group=HERE),
    Declared(
        "give",
        "Give the {card} to {other}",
        group=lambda s, card, other: _with(s, other),
        within=_beside_the_name(lambda s, card, other: f"Give the {s.box.names[card]}"),
        card=PLAIN_ITEM,
        other=HUNTER,
    ),
    Declared(
        "ask-for",
        "Ask {other} for the {card}",
        group=lambda s, card, other: _with(s, other),
        within=_beside_the_name(lambda s, card, other: f"Ask for the {s.box.names[card]}"),
        card=PLAIN_ITEM,
        other=HUNTER,
    ),
    Declared(
        "swap",
        _swap,
        group=lambda s, card, theirs: _with(s, owner_of(s, theirs)),
        within=_beside_the_name(lambda s, card, theirs: f"{s.box.names[card]} for {s.box.names[theirs]}"),
        folded=_swapping,
        card=PLAIN_ITEM,
        theirs=PLAIN_ITEM,
    ),
    Declared("pick-up", "Pick up the {card}", group=HERE, card=PLAIN_ITEM),
    Declared("drop", "Drop the {card}", folded=lambda s, card: "Drop an Item", card=PLAIN_ITEM),
    Declared("carry", "Take {token}", group=HERE, token=TOKEN),
    Declared("hand", "Hand {token} to {other}", group=HERE, token=TOKEN, other=HUNTER),
    Declared("lay-down", "Put down {token}", group=HERE, token=TOKEN),
    Declared("lead", _lead, group=HERE),
    Declared("leave", lambda s: f"Leave {_companion(s)} here", group=HERE),
    Declared("treat", "Treat {other}", group=HERE, other=HUNTER),
    Declared("ease", _numeral, group=HERE, card=INSANITY),
    Declared("help", _help, group=HERE, other=HUNTER),
    Declared("end-turn", "End the turn", goes_on=True),
    Declared("agree", _agree, pieces=lambda s: [s.box.ids[card] for card in s.arguments()[1:] if card >= 0]),
    Declared("decline", "Decline", goes_on=True),
    Declared("lay", "Lay the {tile}", detail=_doors, tile=TILE),
    Declared("turn", _turn, pieces=_turning, detail=_leading, quarters=QUARTERS),
    Declared("apart", "Apart from all other tiles"),
    Declared("beside", "At the {tile}, beyond {way}", pieces=_beside, tile=ON_THE_MAP, way=WAY),
    Declared(
        "mood", _mood, keeps_open=True, group=_seeming, within=_seemingly, folded=_standing, who=HUNTER, mood=MOOD
    ),
    Declared("answers", _reply, keeps_open=True, group=_asking, within=_when, folded=_standing, seat=SEAT, reply=REPLY),
    Declared("cancel", lambda s: f"Cancel the damage with the {_court(s)}"),
    Declared("reflect", "Turn the damage back with the Mirror"),
    Declared("let-it-be", "Let it happen", goes_on=True, stands=("GH-ACE-4", "GH-ACE-11")),
    Declared("pass", "Do nothing", goes_on=True, stands=("GH-FALL-2",)),
    Declared("lose", "Lose the {card}", card=PLAIN_ITEM),
    Declared("take-first", lambda s, card: _line(s, card, True), card=EVENT),
    Declared("take-second", lambda s, card: _line(s, card, False), card=EVENT),
    Declared("swap-with", "Change places with {other}", other=HUNTER),
    Declared("mark", "On the wall in the {side}", pieces=lambda s, side: [way_piece(side)], side=SIDE),
    Declared("top", _top, place=PLACE),
    Declared("keep", "Leave it on top", goes_on=True),
    Declared("under", "Put it under the pile"),
    Declared("fight-on", "Fight on", goes_on=True),
    Declared("escape", "Escape to the {tile}", tile=ON_THE_MAP),
    Declared("join", "Join"),
    Declared("stay-out", "Do not join", goes_on=True),
    Declared("attack", "Attack {pool}", pool=POOL),
    Declared("aim", "Attack {monster}", monster=MONSTER),
    Declared("ready", "Fight without an Item", goes_on=True),
    Declared("fight", "Fight {other} for one round", other=HUNTER),
    Declared("walk", _walk, monster=MONSTER, tile=TILE),
    Declared("ransom", "Give up the {card} for {other}", card=PLAIN_ITEM, other=HUNTER),
    Declared("haunt", "Haunt {other}", other=HUNTER),
    Declared("lure", "Lure the Enemy closer"),
    Declared("break-shutter", "Break the shutter open"),
    Declared("rearrange", "Swap the {tile} and the {other}", tile=ON_THE_MAP, other=ON_THE_MAP),
    Declared("fold", "Fold the {tile} away", tile=ON_THE_MAP),
    Declared("advance", "Advance the clock"),
    Declared("rub-out", "Rub out the {tile}", tile=ON_THE_MAP),
    Declared("accuse", "Accuse {suspect}", suspect=NAMED_SUSPECT),
)
