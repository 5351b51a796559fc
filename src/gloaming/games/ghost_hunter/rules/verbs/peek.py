"""The verb `peek`: look at the top cards of a pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import SEEN, STANDING, Cards
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import PutBackArgs
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.board import floor_of
from gloaming.games.ghost_hunter.rules.doors import pile_of
from gloaming.games.ghost_hunter.rules.rooms import KEEP, UNDER, kept_or_under
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Peek(Does):
    """Look at the top cards of a pile, and put them back in any order. A single card may go under the pile.
    (GH-EVENT-6)

    pile: the pile to look at: "tiles" the tiles of the hunter's floor, "events" the Event cards; cards: the number of
    cards to look at.
    """

    pile: Literal["tiles", "events"]
    cards: Annotated[int, Meta(ge=1, le=SEEN)]

    def do(self, s: State) -> None:
        kind = 0 if self.pile == "tiles" else 1
        top = pile(s, kind, s.args[1])
        seen = top[-self.cards :] if top else ()
        hunter = s.args[1]
        if seen and s.fares[hunter] == STANDING:
            back = "event" if kind else "tile"
            for card in reversed(seen):
                s.show_only(1 << s.owner[hunter], card, back)
                events.peeked(s, 1 << s.owner[hunter], s.character[hunter], kind, card)
            s.run_named("put back", PutBackArgs(s.args[0], hunter, kind, len(seen), 0))

    def refusal(self, s: State) -> Why | None:
        kind = 0 if self.pile == "tiles" else 1
        if s.fares[s.args[1]] != STANDING:
            return "Fallen hunters cannot look at cards.", "GH-ITEM-6"
        return None if pile(s, kind, s.args[1]) else ("The pile is empty.", "GH-EVENT-6")

    def words(self) -> str:
        what = "tile" if self.pile == "tiles" else "Event card"
        if self.cards == 1:
            return f"look at the top {what}, which may go under the pile"
        return f"look at the top {count(self.cards, what)}, and put them back in any order"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def pile(s: State, kind: int, hunter: int) -> Cards:
    """Return the cards of a pile. kind: 0 for the tiles of the hunter's floor, 1 for the Event cards."""
    if kind:
        return s.event_cards
    return s.piles[pile_of(s, floor_of(s.cell[s.at[hunter]]))] if s.piles else ()


def set_pile(s: State, kind: int, hunter: int, cards: Cards) -> None:
    """Replace the cards of a pile. kind: 0 for the tiles of the hunter's floor, 1 for the Event cards."""
    if kind:
        s.event_cards = cards
    else:
        s.piles[pile_of(s, floor_of(s.cell[s.at[hunter]]))] = cards


def places_of_one(s: State) -> list[Option]:
    """Return the options to put back a single card: on top, or under the pile if the pile has other cards.

    Return none if several cards were looked at. (GH-EVENT-6)
    """
    look: PutBackArgs = s.named
    if look.left != 1 or look.begun:
        return []
    return [KEEP, UNDER] if len(pile(s, look.pile, look.hunter)) > 1 else [KEEP]


def put_one_back(s: State, option: Option) -> None:
    """Put a single card back on top of the pile or under it.

    Only the player who looked at the card knows where. (GH-EVENT-6)
    """
    look: PutBackArgs = s.named
    hunter, kind = look.hunter, look.pile
    cards = pile(s, kind, hunter)
    back = "event" if kind else "tile"
    knower = 1 << s.owner[hunter]
    card = cards[-1]
    if option == UNDER:
        cards = (card,) + cards[:-1]
        set_pile(s, kind, hunter, cards)
    if len(cards) > 1:
        kept_or_under(s, knower, card, cards, back)
    s.show_only(knower, card, back)
    s.named = PutBackArgs(look.cause, hunter, kind, 0, 1)


def orders(s: State) -> list[Option]:
    """Return the options to choose which of the remaining cards is put back next; the first lies lowest.

    (GH-EVENT-6)
    """
    # In a save from before version 8 the question about a single card may still be open here.
    options = places_of_one(s)
    if options:
        return options
    look: PutBackArgs = s.named
    return [("top", place) for place in range(min(look.left, len(pile(s, look.pile, look.hunter))))]


def put_back(s: State, option: Option) -> None:
    """Put the chosen card back on the pile, and ask for the next one.

    Only the player who looked at the cards knows their order. (GH-EVENT-6)
    """
    if option[0] != "top":
        put_one_back(s, option)
        return
    look: PutBackArgs = s.named
    hunter, kind, left = look.hunter, look.pile, look.left
    cards = pile(s, kind, hunter)
    back = "event" if kind else "tile"
    knower = 1 << s.owner[hunter]
    seen = list(cards[len(cards) - left :])
    if not look.begun:
        s.rearrange_only(knower, seen, back)
    card = seen.pop(option[1])
    s.show_only(knower, card, back)
    set_pile(s, kind, hunter, cards[: len(cards) - left] + (card,) + tuple(seen))
    if left > 1:
        s.named = PutBackArgs(look.cause, hunter, kind, left - 1, 1)
        s.again()
